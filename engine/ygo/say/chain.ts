/** What is said about a chain: activation, cost, resolution, triggers. One function per sentence, both languages. Official terms only. */
import { say } from '../../ruling/say.ts';
import type { Player } from '../../case/schema.ts';
import type { Catalogue } from '../../ruling/say.ts';
import type { Localized } from '../../ruling/schema.ts';
import { lifePoints, cards, countersNamed, n } from './names.ts';
import { keyed } from '../../keyed.ts';

export const sayChain = {
  activates: (p: {
    player: Player;
    card: Localized;
    chain: number;
    link: number;
    /** Nothing where nobody read what kind of effect it is. */
    speed: number | undefined;
    effect: number | undefined;
    trigger: boolean;
  }) => {
    const what =
      p.effect === undefined
        ? p.card
        : say(`den ${p.effect}. Effekt von ${p.card.de}`, `effect ${p.effect} of ${p.card.en}`);
    return say(
      `Spieler ${p.player} aktiviert ${what.de}: Kettenglied ${p.link}${p.speed === undefined ? '' : ` (Zaubergeschwindigkeit ${p.speed})`}${p.trigger ? ', ausgelöst' : ''}.`,
      `Player ${p.player} activates ${what.en}: Chain Link ${p.link}${p.speed === undefined ? '' : ` (Spell Speed ${p.speed})`}${p.trigger ? ', triggered' : ''}.`,
    );
  },
  targets: (p: { card: Localized; targets: Localized[] }) =>
    say(`${p.card.de} wählt als Ziel: ${cards(p.targets).de}.`, `${p.card.en} targets ${cards(p.targets).en}.`),
  paysLife: (p: { player: Player; amount: number }) =>
    say(
      `Spieler ${p.player} bezahlt ${p.amount} Life Points als Kosten.`,
      `Player ${p.player} pays ${lifePoints(p.amount)} as a cost.`,
    ),
  givesUpDraw: (p: { player: Player }) =>
    say(`Spieler ${p.player} verzichtet auf seine normale Ziehung.`, `Player ${p.player} gives up their normal draw.`),
  costCards: (p: { player: Player; what: string; cards: Localized[] }) => {
    const verbs: Record<string, [string, string]> = {
      discard: ['wirft', 'discards'],
      tribute: ['bietet', 'Tributes'],
      send: ['legt', 'sends'],
      banish: ['verbannt', 'banishes'],
      reveal: ['zeigt', 'reveals'],
      return: ['legt', 'returns'],
      detach: ['hängt', 'detaches'],
      destroy: ['zerstört', 'destroys'],
      'change-position': ['ändert die Kampfposition von', 'changes the battle position of'],
    };
    const tails: Record<string, [string, string]> = {
      discard: [' als Kosten ab', ' as a cost'],
      tribute: [' als Tribut an (Kosten)', ' as a cost'],
      send: [' als Kosten auf den Friedhof', ' to the Graveyard as a cost'],
      banish: [' als Kosten', ' as a cost'],
      reveal: [' als Kosten vor', ' as a cost'],
      return: [' als Kosten zurück', ' as a cost'],
      detach: [' als Kosten ab', ' as a cost'],
      destroy: [' als Kosten', ' as a cost'],
      'change-position': [' als Kosten', ' as a cost'],
    };
    const [vde, ven] = keyed(verbs, p.what) ?? ['bezahlt', 'pays'];
    const [tde, ten] = keyed(tails, p.what) ?? ['', ''];
    return say(
      `Spieler ${p.player} ${vde} ${cards(p.cards).de}${tde}.`,
      `Player ${p.player} ${ven} ${cards(p.cards).en}${ten}.`,
    );
  },
  costCounters: (p: { player: Player; count: number; kind: string; place: boolean }) => {
    const { de, en } = countersNamed(p);
    return say(
      `Spieler ${p.player} ${p.place ? 'legt' : 'entfernt'} ${de} als Kosten.`,
      `Player ${p.player} ${p.place ? 'places' : 'removes'} ${en} as a cost.`,
    );
  },
  costReplaced: (p: { card: Localized; by: Localized }) =>
    say(
      `${p.card.de} wird wegen ${p.by.de} verbannt statt auf den Friedhof gelegt; sie wurde nicht auf den Friedhof gelegt.`,
      `Because of ${p.by.en}, ${p.card.en} is banished instead of being sent to the Graveyard; it was not sent there.`,
    ),
  passes: (p: { player: Player }) => say(`Spieler ${p.player} passt.`, `Player ${p.player} passes.`),
  bothPass: (p: { chain: number; links: number }) =>
    say(
      p.links === 1
        ? 'Beide Spieler fügen nichts hinzu: Kettenglied 1 wird aufgelöst.'
        : `Beide Spieler fügen nichts mehr hinzu: Die Kette aus ${p.links} Gliedern wird rückwärts aufgelöst.`,
      p.links === 1
        ? 'Neither player adds anything: Chain Link 1 resolves.'
        : `Neither player adds anything more: the Chain of ${p.links} links resolves backwards.`,
    ),
  resolves: (p: { card: Localized; link: number }) =>
    say(`Kettenglied ${p.link}: ${p.card.de} wird aufgelöst.`, `Chain Link ${p.link}: ${p.card.en} resolves.`),
  resolvesThoughGone: (p: { card: Localized; link: number; destroyed: boolean }) =>
    say(
      `Kettenglied ${p.link}: ${p.card.de} wird aufgelöst, obwohl die Karte nicht mehr auf dem Spielfeld liegt: ${p.destroyed ? 'zerstört' : 'weg'} heißt nicht annulliert.`,
      `Chain Link ${p.link}: ${p.card.en} resolves although the card is no longer on the field: ${p.destroyed ? 'destroyed' : 'gone'} does not mean negated.`,
    ),
  activationNegated: (p: { card: Localized; link: number; by: Localized }) =>
    say(
      `Kettenglied ${p.link}: Die Aktivierung von ${p.card.de} wurde durch ${p.by.de} annulliert; nichts wird aufgelöst.`,
      `Chain Link ${p.link}: the activation of ${p.card.en} was negated by ${p.by.en}; nothing resolves.`,
    ),
  effectNegated: (p: { card: Localized; link: number; by: Localized }) =>
    say(
      `Kettenglied ${p.link}: Der Effekt von ${p.card.de} ist durch ${p.by.de} annulliert und bewirkt nichts; die Aktivierung bleibt gültig.`,
      `Chain Link ${p.link}: the effect of ${p.card.en} is negated by ${p.by.en} and does nothing; the activation stands.`,
    ),
  cardGone: (p: { card: Localized; link: number }) =>
    say(
      `Kettenglied ${p.link}: ${p.card.de} muss offen auf dem Spielfeld bleiben und liegt dort nicht mehr; der Effekt bewirkt nichts.`,
      `Chain Link ${p.link}: ${p.card.en} has to stay face-up on the field and is no longer there; its effect does nothing.`,
    ),
  staysWithoutTarget: (p: { card: Localized }) =>
    say(
      `${p.card.de} bleibt offen liegen, wirkt aber nicht: Das Ziel ist nicht mehr da.`,
      `${p.card.en} stays face-up without effect: its target is gone.`,
    ),
  beginsToApply: (p: { card: Localized }) =>
    say(`${p.card.de} bleibt offen liegen und wirkt ab jetzt.`, `${p.card.en} stays face-up and applies from now on.`),
  behindIt: () => say('Vorher ist die Kette aufgelöst worden.', 'Before it the Chain has resolved.'),
  staysNegated: (p: { card: Localized }) =>
    say(`${p.card.de} bleibt offen auf dem Spielfeld liegen.`, `${p.card.en} stays face-up on the field.`),
  cleanUp: (p: { cards: Localized[] }) =>
    say(
      `Die Kette ist aufgelöst: ${cards(p.cards).de} ${n(p.cards, 'wird', 'werden zusammen')} auf den Friedhof gelegt (nicht zerstört).`,
      `The Chain has resolved: ${cards(p.cards).en} ${n(p.cards, 'is', 'are')} sent to the Graveyard${p.cards.length > 1 ? ' together' : ''} (not destroyed).`,
    ),
  chainCut: (p: { link: number }) =>
    say(
      `Das Duell ist entschieden; Kettenglied ${p.link} wird nicht mehr aufgelöst.`,
      `The Duel is decided; Chain Link ${p.link} is not resolved any more.`,
    ),
  equips: (p: { card: Localized; to: Localized }) =>
    say(`${p.card.de} rüstet ${p.to.de} aus.`, `${p.card.en} equips ${p.to.en}.`),
  activatedByEffect: (p: { card: Localized; what: Localized }) =>
    say(
      `${p.card.de} aktiviert ${p.what.de}; dafür beginnt keine Kette.`,
      `${p.card.en} activates ${p.what.en}; that starts no chain.`,
    ),
  notUsed: (p: { card: Localized }) =>
    say(`${p.card.de}: Davon wird kein Gebrauch gemacht.`, `${p.card.en}: this is not used.`),
  targetGone: (p: { card: Localized }) =>
    say(
      `${p.card.de}: Das Ziel ist kein gültiges Ziel mehr.`,
      `${p.card.en}: the target is no longer a correct target.`,
    ),
  missedTiming: (p: { card: Localized }) =>
    say(
      `${p.card.de} verpasst das Timing: „Wenn … kannst du“, aber das war nicht das Letzte, was geschehen ist.`,
      `${p.card.en} misses the timing: "when … you can", but that was not the last thing to happen.`,
    ),
  timingNotMissed: (p: { card: Localized; must: boolean }) =>
    say(
      `${p.card.de} verpasst das Timing nicht: ${p.must ? 'Der Effekt ist verpflichtend' : 'Er sagt „Falls“, nicht „Wenn“'}; dass danach noch anderes geschah, macht nichts.`,
      `${p.card.en} does not miss the timing: ${p.must ? 'the effect is mandatory' : 'it says "if", not "when"'}; that other things happened afterwards does not matter.`,
    ),
  triggerLost: (p: { card: Localized }) =>
    say(
      `${p.card.de} kann nicht aktiviert werden: Die Karte liegt nicht mehr dort, wo sie ausgelöst wurde.`,
      `${p.card.en} cannot activate: the card is no longer where it was when it triggered.`,
    ),
  triggersGather: (p: { cards: Localized[] }) =>
    say(
      `Gleichzeitig ausgelöst, in dieser Reihenfolge in der Kette: ${cards(p.cards).de}.`,
      `Triggered at the same time, on the Chain in this order: ${cards(p.cards).en}.`,
    ),
  triggerNotUsed: (p: { card: Localized; player: Player }) =>
    say(
      `Spieler ${p.player} aktiviert den freiwilligen Effekt von ${p.card.de} nicht.`,
      `Player ${p.player} does not activate the optional effect of ${p.card.en}.`,
    ),
  triggerCannot: (p: { card: Localized }) =>
    say(
      `${p.card.de} wird ausgelöst, kann aber nicht aktiviert werden.`,
      `${p.card.en} triggers but cannot be activated.`,
    ),
} satisfies Catalogue;
