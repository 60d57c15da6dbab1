/** The sentences of Yu-Gi-Oh! rulings, as a judge speaks them: one function per sentence, both languages. Official terms only. */
import type { BattleStep, DamageTiming, Phase, Player } from '../case/schema.ts';
import { list, same, type Catalogue } from '../ruling/say.ts';
import type { Localized } from '../ruling/schema.ts';

export const playerName = (player: Player): Localized => ({ de: `Spieler ${player}`, en: `Player ${player}` });
const both = (de: string, en: string): Localized => ({ de, en });
const cards = (names: readonly Localized[]): Localized =>
  names.length === 0 ? both('keine Karte', 'no card') : list(names);
/** Singular or plural word for a list of cards. */
const n = (names: readonly unknown[], one: string, many: string): string => (names.length === 1 ? one : many);

export const PHASE_NAMES: Record<Phase, Localized> = {
  draw: same('Draw Phase'),
  standby: same('Standby Phase'),
  main1: same('Main Phase 1'),
  battle: same('Battle Phase'),
  main2: same('Main Phase 2'),
  end: same('End Phase'),
};
export const STEP_NAMES: Record<BattleStep, Localized> = {
  start: same('Start Step'),
  battle: same('Battle Step'),
  damage: same('Damage Step'),
  end: same('End Step'),
};
export const TIMING_NAMES: Record<DamageTiming, Localized> = {
  start: both('Beginn des Damage Steps', 'start of the Damage Step'),
  'before-calculation': both('vor der Schadensberechnung', 'before damage calculation'),
  calculation: both('Schadensberechnung', 'damage calculation'),
  'after-calculation': both('nach der Schadensberechnung', 'after damage calculation'),
  end: both('Ende des Damage Steps', 'end of the Damage Step'),
};
const ZONE_NAMES: Record<string, Localized> = {
  hand: both('auf der Hand', 'in the hand'),
  graveyard: both('im Friedhof', 'in the Graveyard'),
  banished: both('verbannt', 'banished'),
  deck: both('im Deck', 'in the Deck'),
  'extra-deck': both('im Extra Deck', 'in the Extra Deck'),
  field: both('auf dem Spielfeld', 'on the field'),
  monsters: both('in der Monsterzone', 'in the Monster Zone'),
  'spells-traps': both('in der Zauber- & Fallenzone', 'in the Spell & Trap Zone'),
  'field-zone': both('in der Spielfeldzone', 'in the Field Zone'),
  'pendulum-zone': both('in der Pendelzone', 'in the Pendulum Zone'),
  materials: both('als Material angehängt', 'attached as material'),
};
export const placeName = (place: string): Localized => ZONE_NAMES[place] ?? same(place);
const TO: Record<string, Localized> = {
  hand: both('auf die Hand', 'to the hand'),
  deck: both('ins Deck', 'to the Deck'),
  'deck-top': both('oben auf das Deck', 'to the top of the Deck'),
  'deck-bottom': both('unter das Deck', 'to the bottom of the Deck'),
  'extra-deck': both('ins Extra Deck', 'to the Extra Deck'),
};
const POSITIONS: Record<string, Localized> = {
  attack: both('in Angriffsposition', 'in Attack Position'),
  defense: both('in Verteidigungsposition', 'in Defense Position'),
  'face-down': both('in verdeckter Verteidigungsposition', 'in face-down Defense Position'),
};

export const say = {
  // ─── activation ───
  activates: (p: {
    player: Player;
    card: Localized;
    chain: number;
    link: number;
    speed: number;
    effect: number | undefined;
    trigger: boolean;
  }) => {
    const what =
      p.effect === undefined
        ? p.card
        : both(`den ${p.effect}. Effekt von ${p.card.de}`, `effect ${p.effect} of ${p.card.en}`);
    return both(
      `Spieler ${p.player} aktiviert ${what.de}: Kettenglied ${p.link} (Zaubergeschwindigkeit ${p.speed})${p.trigger ? ', ausgelöst' : ''}.`,
      `Player ${p.player} activates ${what.en}: Chain Link ${p.link} (Spell Speed ${p.speed})${p.trigger ? ', triggered' : ''}.`,
    );
  },
  targets: (p: { card: Localized; targets: Localized[] }) =>
    both(`${p.card.de} wählt als Ziel: ${cards(p.targets).de}.`, `${p.card.en} targets ${cards(p.targets).en}.`),
  paysLife: (p: { player: Player; amount: number }) =>
    both(
      `Spieler ${p.player} bezahlt ${p.amount} Life Points als Kosten.`,
      `Player ${p.player} pays ${p.amount} Life Points as a cost.`,
    ),
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
    const [vde, ven] = verbs[p.what] ?? ['bezahlt', 'pays'];
    const [tde, ten] = tails[p.what] ?? ['', ''];
    return both(
      `Spieler ${p.player} ${vde} ${cards(p.cards).de}${tde}.`,
      `Player ${p.player} ${ven} ${cards(p.cards).en}${ten}.`,
    );
  },
  costCounters: (p: { player: Player; count: number; kind: string; place: boolean }) =>
    both(
      `Spieler ${p.player} ${p.place ? 'legt' : 'entfernt'} ${p.count} × ${p.kind} als Kosten.`,
      `Player ${p.player} ${p.place ? 'places' : 'removes'} ${p.count} × ${p.kind} as a cost.`,
    ),
  costReplaced: (p: { card: Localized; by: Localized }) =>
    both(
      `${p.card.de} wird wegen ${p.by.de} verbannt statt auf den Friedhof gelegt; sie wurde nicht auf den Friedhof gelegt.`,
      `Because of ${p.by.en}, ${p.card.en} is banished instead of being sent to the Graveyard; it was not sent there.`,
    ),
  passes: (p: { player: Player }) => both(`Spieler ${p.player} passt.`, `Player ${p.player} passes.`),
  bothPass: (p: { chain: number; links: number }) =>
    both(
      p.links === 1
        ? 'Beide Spieler fügen nichts hinzu: Kettenglied 1 wird aufgelöst.'
        : `Beide Spieler fügen nichts mehr hinzu: Die Kette aus ${p.links} Gliedern wird rückwärts aufgelöst.`,
      p.links === 1
        ? 'Neither player adds anything: Chain Link 1 resolves.'
        : `Neither player adds anything more: the Chain of ${p.links} links resolves backwards.`,
    ),

  // ─── resolution ───
  resolves: (p: { card: Localized; link: number }) =>
    both(`Kettenglied ${p.link}: ${p.card.de} wird aufgelöst.`, `Chain Link ${p.link}: ${p.card.en} resolves.`),
  resolvesThoughGone: (p: { card: Localized; link: number; destroyed: boolean }) =>
    both(
      `Kettenglied ${p.link}: ${p.card.de} wird aufgelöst, obwohl die Karte nicht mehr auf dem Spielfeld liegt: ${p.destroyed ? 'zerstört' : 'weg'} heißt nicht annulliert.`,
      `Chain Link ${p.link}: ${p.card.en} resolves although the card is no longer on the field: ${p.destroyed ? 'destroyed' : 'gone'} does not mean negated.`,
    ),
  activationNegated: (p: { card: Localized; link: number; by: Localized }) =>
    both(
      `Kettenglied ${p.link}: Die Aktivierung von ${p.card.de} wurde durch ${p.by.de} annulliert; nichts wird aufgelöst.`,
      `Chain Link ${p.link}: the activation of ${p.card.en} was negated by ${p.by.en}; nothing resolves.`,
    ),
  effectNegated: (p: { card: Localized; link: number; by: Localized }) =>
    both(
      `Kettenglied ${p.link}: Der Effekt von ${p.card.de} ist durch ${p.by.de} annulliert und bewirkt nichts; die Aktivierung bleibt gültig.`,
      `Chain Link ${p.link}: the effect of ${p.card.en} is negated by ${p.by.en} and does nothing; the activation stands.`,
    ),
  cardGone: (p: { card: Localized; link: number }) =>
    both(
      `Kettenglied ${p.link}: ${p.card.de} muss offen auf dem Spielfeld bleiben und liegt dort nicht mehr; der Effekt bewirkt nichts.`,
      `Chain Link ${p.link}: ${p.card.en} has to stay face-up on the field and is no longer there; its effect does nothing.`,
    ),
  beginsToApply: (p: { card: Localized }) =>
    both(`${p.card.de} bleibt offen liegen und wirkt ab jetzt.`, `${p.card.en} stays face-up and applies from now on.`),
  staysNegated: (p: { card: Localized }) =>
    both(`${p.card.de} bleibt offen auf dem Spielfeld liegen.`, `${p.card.en} stays face-up on the field.`),
  cleanUp: (p: { cards: Localized[] }) =>
    both(
      `Die Kette ist aufgelöst: ${cards(p.cards).de} ${n(p.cards, 'wird', 'werden zusammen')} auf den Friedhof gelegt (nicht zerstört).`,
      `The Chain has resolved: ${cards(p.cards).en} ${n(p.cards, 'is', 'are')} sent to the Graveyard${p.cards.length > 1 ? ' together' : ''} (not destroyed).`,
    ),
  chainCut: (p: { link: number }) =>
    both(
      `Das Duell ist entschieden; Kettenglied ${p.link} wird nicht mehr aufgelöst.`,
      `The Duel is decided; Chain Link ${p.link} is not resolved any more.`,
    ),

  // ─── operations ───
  destroys: (p: { card: Localized; cards: Localized[] }) =>
    both(`${p.card.de} zerstört ${cards(p.cards).de}.`, `${p.card.en} destroys ${cards(p.cards).en}.`),
  sends: (p: { card: Localized; cards: Localized[] }) =>
    both(
      `${p.card.de} legt ${cards(p.cards).de} auf den Friedhof (nicht zerstört).`,
      `${p.card.en} sends ${cards(p.cards).en} to the Graveyard (not destroyed).`,
    ),
  tributes: (p: { card: Localized; cards: Localized[] }) =>
    both(
      `${p.card.de}: ${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} als Tribut angeboten.`,
      `${p.card.en}: ${cards(p.cards).en} ${n(p.cards, 'is', 'are')} Tributed.`,
    ),
  reveals: (p: { card: Localized; cards: Localized[] }) =>
    both(
      `${p.card.de}: ${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} vorgezeigt.`,
      `${p.card.en}: ${cards(p.cards).en} ${n(p.cards, 'is', 'are')} revealed.`,
    ),
  discards: (p: { player: Player; cards: Localized[] }) =>
    both(
      `Spieler ${p.player} wirft ${cards(p.cards).de} durch den Effekt ab.`,
      `Player ${p.player} discards ${cards(p.cards).en} by the effect.`,
    ),
  banishes: (p: { card: Localized; cards: Localized[]; down: boolean }) =>
    both(
      `${p.card.de} verbannt ${cards(p.cards).de}${p.down ? ' verdeckt' : ''}.`,
      `${p.card.en} banishes ${cards(p.cards).en}${p.down ? ' face-down' : ''}.`,
    ),
  returns: (p: { card: Localized; cards: Localized[]; to: string }) =>
    both(
      `${p.card.de} gibt ${cards(p.cards).de} ${TO[p.to]?.de ?? p.to} zurück.`,
      `${p.card.en} returns ${cards(p.cards).en} ${TO[p.to]?.en ?? p.to}.`,
    ),
  adds: (p: { player: Player; cards: Localized[] }) =>
    both(
      `Spieler ${p.player} fügt ${cards(p.cards).de} der Hand hinzu (nicht gezogen).`,
      `Player ${p.player} adds ${cards(p.cards).en} to the hand (not drawn).`,
    ),
  draws: (p: { player: Player; count: number }) =>
    both(
      `Spieler ${p.player} zieht ${p.count} ${p.count === 1 ? 'Karte' : 'Karten'}.`,
      `Player ${p.player} draws ${p.count} ${p.count === 1 ? 'card' : 'cards'}.`,
    ),
  cannotDraw: (p: { player: Player }) =>
    both(
      `Spieler ${p.player} muss ziehen und kann nicht: Spieler ${p.player} verliert.`,
      `Player ${p.player} has to draw and cannot: Player ${p.player} loses.`,
    ),
  specialSummons: (p: { player: Player; cards: Localized[]; position: string }) =>
    both(
      `Spieler ${p.player} beschwört ${cards(p.cards).de} als Spezialbeschwörung ${POSITIONS[p.position]?.de ?? ''}.`,
      `Player ${p.player} Special Summons ${cards(p.cards).en} ${POSITIONS[p.position]?.en ?? ''}.`,
    ),
  summonedBy: (p: { player: Player; card: Localized; kind: string; materials: Localized[] }) =>
    both(
      `Spieler ${p.player} beschwört ${p.card.de} (${p.kind}) mit ${cards(p.materials).de}.`,
      `Player ${p.player} ${p.kind} Summons ${p.card.en} using ${cards(p.materials).en}.`,
    ),
  setsCards: (p: { player: Player; cards: Localized[] }) =>
    both(`Spieler ${p.player} setzt ${cards(p.cards).de}.`, `Player ${p.player} Sets ${cards(p.cards).en}.`),
  places: (p: { cards: Localized[]; to: string }) =>
    both(
      `${cards(p.cards).de} ${n(p.cards, 'liegt', 'liegen')} jetzt offen ${placeName(p.to).de}.`,
      `${cards(p.cards).en} ${n(p.cards, 'is', 'are')} now face-up ${placeName(p.to).en}.`,
    ),
  changesPosition: (p: { cards: Localized[]; to: string }) =>
    both(
      `${cards(p.cards).de} ${n(p.cards, 'ist', 'sind')} jetzt ${POSITIONS[p.to]?.de ?? p.to}.`,
      `${cards(p.cards).en} ${n(p.cards, 'is', 'are')} now ${POSITIONS[p.to]?.en ?? p.to}.`,
    ),
  returnsToField: (p: { cards: Localized[] }) =>
    both(
      `${cards(p.cards).de} ${n(p.cards, 'kehrt', 'kehren')} auf das Spielfeld zurück (nicht beschworen).`,
      `${cards(p.cards).en} ${n(p.cards, 'returns', 'return')} to the field (not Summoned).`,
    ),
  takesControl: (p: { player: Player; cards: Localized[] }) =>
    both(
      `Spieler ${p.player} übernimmt die Kontrolle über ${cards(p.cards).de}.`,
      `Player ${p.player} takes control of ${cards(p.cards).en}.`,
    ),
  controlNow: (p: { player: Player; card: Localized }) =>
    both(`Spieler ${p.player} kontrolliert jetzt ${p.card.de}.`, `Player ${p.player} now controls ${p.card.en}.`),
  noZoneToReturn: (p: { player: Player; card: Localized }) =>
    both(
      `${p.card.de} müsste zu Spieler ${p.player} zurückkehren; dort ist keine Monsterzone frei, und es wird zerstört.`,
      `${p.card.en} would return to Player ${p.player}, who has no free Monster Zone: it is destroyed.`,
    ),
  endsWithSource: (p: { cards: Localized[] }) =>
    both(
      `Für ${cards(p.cards).de} endet, was nur galt, solange die Karte offen auf dem Spielfeld lag.`,
      `For ${cards(p.cards).en}, what lasted only while that card was face-up on the field ends.`,
    ),
  eachTime: (p: { card: Localized; player: Player }) =>
    both(
      `${p.card.de} gilt noch: Spieler ${p.player} führt den Effekt sofort aus, ohne Kette.`,
      `${p.card.en} still applies: Player ${p.player} carries its effect out at once, without a Chain.`,
    ),
  equips: (p: { card: Localized; to: Localized }) =>
    both(`${p.card.de} rüstet ${p.to.de} aus.`, `${p.card.en} equips ${p.to.en}.`),
  restricts: (p: { card: Localized; player: Player }) =>
    both(
      `In diesem Zug gilt für Spieler ${p.player}, was ${p.card.de} ab der Aktivierung nicht zulässt.`,
      `From its activation on, Player ${p.player} is bound this turn by what ${p.card.en} does not allow.`,
    ),
  overLimit: (p: { by: Localized; player: Player; cards: Localized[]; sent: boolean }) =>
    both(
      `${p.by.de} lässt Spieler ${p.player} nicht so viele: ${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} ${p.sent ? 'auf den Friedhof gelegt' : 'zerstört'}.`,
      `${p.by.en} does not let player ${p.player} have so many: ${cards(p.cards).en} ${n(p.cards, 'is', 'are')} ${p.sent ? 'sent to the Graveyard' : 'destroyed'}.`,
    ),
  whichKept: (p: { by: Localized; player: Player }) =>
    both(`${p.by.de}: Was behält Spieler ${p.player}?`, `${p.by.en}: what does player ${p.player} keep?`),
  whichExcavated: (p: { card: Localized }) =>
    both(
      `${p.card.de}: Welche Karten werden aufgedeckt, bis eine passt? Sie sind im Fall nicht genannt.`,
      `${p.card.en}: which cards are excavated until one fits? The case does not name them.`,
    ),
  movesZone: (p: { cards: Localized[]; zone: number | string }) =>
    both(
      `${cards(p.cards).de} ${n(p.cards, 'wechselt', 'wechseln')} in Zone ${p.zone}.`,
      `${cards(p.cards).en} ${n(p.cards, 'moves', 'move')} to zone ${p.zone}.`,
    ),
  activatedByEffect: (p: { card: Localized; what: Localized }) =>
    both(
      `${p.card.de} aktiviert ${p.what.de}; dafür beginnt keine Kette.`,
      `${p.card.en} activates ${p.what.en}; that starts no chain.`,
    ),
  insteadOf: (p: { by: Localized; player: Player; of: string }) =>
    both(
      `${p.by.de}: Für Spieler ${p.player} geschieht etwas anderes ${{ 'normal-draw': 'statt der normalen Ziehung', 'battle-damage': 'statt des Kampfschadens', 'effect-damage': 'statt des Effektschadens' }[p.of] ?? ''}.`,
      `${p.by.en}: for player ${p.player} something else happens instead of ${{ 'normal-draw': 'the normal draw', 'battle-damage': 'the battle damage', 'effect-damage': 'the effect damage' }[p.of] ?? ''}.`,
    ),
  attaches: (p: { cards: Localized[]; to: Localized }) =>
    both(
      `${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} als Material an ${p.to.de} angehängt.`,
      `${cards(p.cards).en} ${n(p.cards, 'is', 'are')} attached to ${p.to.en} as material.`,
    ),
  detaches: (p: { cards: Localized[] }) =>
    both(
      `${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} abgehängt.`,
      `${cards(p.cards).en} ${n(p.cards, 'is', 'are')} detached.`,
    ),
  negatesActivation: (p: { card: Localized; what: Localized; link: number }) =>
    both(
      `${p.card.de} annulliert die Aktivierung von ${p.what.de} (Kettenglied ${p.link}).`,
      `${p.card.en} negates the activation of ${p.what.en} (Chain Link ${p.link}).`,
    ),
  negatesEffect: (p: { card: Localized; what: Localized; link: number }) =>
    both(
      `${p.card.de} annulliert den Effekt von ${p.what.de} (Kettenglied ${p.link}).`,
      `${p.card.en} negates the effect of ${p.what.en} (Chain Link ${p.link}).`,
    ),
  negatesEffects: (p: { card: Localized; cards: Localized[] }) =>
    both(
      `${p.card.de} annulliert die Effekte von ${cards(p.cards).de}.`,
      `${p.card.en} negates the effects of ${cards(p.cards).en}.`,
    ),
  negatesSummon: (p: { card: Localized; what: Localized }) =>
    both(
      `${p.card.de} annulliert die Beschwörung von ${p.what.de}.`,
      `${p.card.en} negates the Summon of ${p.what.en}.`,
    ),
  negatesAttack: (p: { card: Localized; attacker: Localized }) =>
    both(
      `${p.card.de} annulliert den Angriff von ${p.attacker.de}.`,
      `${p.card.en} negates the attack of ${p.attacker.en}.`,
    ),
  changesAttackTarget: (p: { target: Localized }) =>
    both(`Das neue Angriffsziel ist ${p.target.de}.`, `The new attack target is ${p.target.en}.`),
  endsBattlePhase: (p: { card: Localized }) =>
    both(`${p.card.de} beendet die Battle Phase.`, `${p.card.en} ends the Battle Phase.`),
  damages: (p: { player: Player; amount: number; left: number }) =>
    both(
      `Spieler ${p.player} erhält ${p.amount} Effektschaden und hat noch ${p.left} Life Points.`,
      `Player ${p.player} takes ${p.amount} effect damage and has ${p.left} Life Points left.`,
    ),
  noDamage: (p: { player: Player; by: Localized }) =>
    both(
      `Spieler ${p.player} erhält wegen ${p.by.de} keinen Schaden.`,
      `Because of ${p.by.en}, Player ${p.player} takes no damage.`,
    ),
  gainsLife: (p: { player: Player; amount: number; left: number }) =>
    both(
      `Spieler ${p.player} erhält ${p.amount} Life Points und hat jetzt ${p.left}.`,
      `Player ${p.player} gains ${p.amount} Life Points and has ${p.left} now.`,
    ),
  losesLife: (p: { player: Player; amount: number; left: number }) =>
    both(
      `Spieler ${p.player} verliert ${p.amount} Life Points (kein Schaden) und hat noch ${p.left}.`,
      `Player ${p.player} loses ${p.amount} Life Points (not damage) and has ${p.left} left.`,
    ),
  setsLife: (p: { player: Player; left: number }) =>
    both(
      `Die Life Points von Spieler ${p.player} werden ${p.left}.`,
      `Player ${p.player}'s Life Points become ${p.left}.`,
    ),
  modifies: (p: { cards: Localized[]; stat: string; op: string; value: number }) => {
    const stat = p.stat.toUpperCase().replace('ORIGINAL-', '');
    const change =
      p.op === '=' ? both(`werden ${p.value}`, `becomes ${p.value}`) : both(`${p.op}${p.value}`, `${p.op}${p.value}`);
    return both(`${stat} von ${cards(p.cards).de}: ${change.de}.`, `${stat} of ${cards(p.cards).en}: ${change.en}.`);
  },
  applies: (p: { card: Localized; gist: Localized | undefined }) =>
    both(
      `${p.card.de} wirkt ab jetzt${p.gist ? `: ${p.gist.de}` : '.'}`,
      `${p.card.en} applies from now on${p.gist ? `: ${p.gist.en}` : '.'}`,
    ),
  counters: (p: { cards: Localized[]; kind: string; count: number; place: boolean }) =>
    both(
      p.place
        ? `${p.count} × ${p.kind} auf ${cards(p.cards).de}.`
        : `${p.count} × ${p.kind} von ${cards(p.cards).de} entfernt.`,
      p.place
        ? `${p.count} × ${p.kind} placed on ${cards(p.cards).en}.`
        : `${p.count} × ${p.kind} removed from ${cards(p.cards).en}.`,
    ),
  tokens: (p: { player: Player; count: number; name: Localized }) =>
    both(
      `Spieler ${p.player} beschwört ${p.count} Spielmarke(n) „${p.name.de}“.`,
      `Player ${p.player} Special Summons ${p.count} ${p.name.en}${p.count === 1 ? '' : 's'}.`,
    ),
  shuffles: (p: { player: Player }) =>
    both(`Spieler ${p.player} mischt das Deck.`, `Player ${p.player} shuffles the Deck.`),
  looks: () => both('Die Karten werden angesehen.', 'The cards are looked at.'),
  excavates: (p: { cards: Localized[] }) =>
    both(`Aufgedeckt: ${cards(p.cards).de}.`, `Excavated: ${cards(p.cards).en}.`),
  coin: (p: { results: ('heads' | 'tails')[] }) =>
    both(
      `Münzwurf: ${p.results.map((r) => (r === 'heads' ? 'Kopf' : 'Zahl')).join(', ')}.`,
      `Coin toss: ${p.results.join(', ')}.`,
    ),
  die: (p: { results: number[] }) => both(`Würfelwurf: ${p.results.join(', ')}.`, `Die roll: ${p.results.join(', ')}.`),
  declares: (p: { player: Player; value: Localized }) =>
    both(`Spieler ${p.player} deklariert: ${p.value.de}.`, `Player ${p.player} declares: ${p.value.en}.`),
  chooses: (p: { player: Player; what: Localized }) =>
    both(`Spieler ${p.player} wählt: ${p.what.de}`, `Player ${p.player} chooses: ${p.what.en}`),
  later: (p: { card: Localized }) =>
    both(`Der Rest von ${p.card.de} folgt später.`, `The rest of ${p.card.en} follows later.`),
  laterNow: (p: { card: Localized }) =>
    both(`Jetzt folgt der Rest von ${p.card.de}.`, `Now the rest of ${p.card.en} follows.`),
  durationsEnd: (p: { cards: Localized[]; moment: string }) => {
    const when =
      {
        'end-of-chain': both('Ende der Kette', 'End of the Chain'),
        'end-of-damage-step': both('Ende des Damage Steps', 'End of the Damage Step'),
        'end-of-battle-phase': both('Ende der Battle Phase', 'End of the Battle Phase'),
        'end-phase': both('End Phase', 'End Phase'),
        'end-of-turn': both('Ende des Zuges', 'End of the turn'),
        'standby-phase': both('Standby Phase', 'Standby Phase'),
      }[p.moment] ?? both('Jetzt', 'Now');
    return p.cards.length > 0
      ? both(
          `${when.de}: Was nur bis dahin galt, endet (${cards(p.cards).de}).`,
          `${when.en}: what lasted until then ends (${cards(p.cards).en}).`,
        )
      : both(`${when.de}: Was nur bis dahin galt, endet.`, `${when.en}: what lasted until then ends.`);
  },
  replacesEffect: (p: { card: Localized; what: Localized }) =>
    both(`${p.card.de} ersetzt den Effekt von ${p.what.de}.`, `${p.card.en} replaces the effect of ${p.what.en}.`),
  skipsPhase: (p: { player: Player; phase: Localized }) =>
    both(`Spieler ${p.player} überspringt: ${p.phase.de}.`, `Player ${p.player} skips: ${p.phase.en}.`),
  wins: (p: { player: Player; card: Localized }) =>
    both(`Spieler ${p.player} gewinnt durch ${p.card.de}.`, `Player ${p.player} wins by ${p.card.en}.`),
  drawByEffect: (p: { card: Localized }) =>
    both(`Das Duell endet durch ${p.card.de} unentschieden.`, `The Duel is a draw by ${p.card.en}.`),

  // ─── why not ───
  nothingToDo: (p: { card: Localized }) =>
    both(
      `${p.card.de}: Es gibt nichts, worauf das wirken könnte.`,
      `${p.card.en}: there is nothing this could apply to.`,
    ),
  notWithout: (p: { card: Localized }) =>
    both(
      `${p.card.de}: Das davor ist nicht geschehen, also geschieht auch dies nicht.`,
      `${p.card.en}: what comes before did not happen, so this does not happen either.`,
    ),
  notAllOfThem: (p: { card: Localized }) =>
    both(
      `${p.card.de}: Das wirkt nur, wenn es auf alle wirken kann.`,
      `${p.card.en}: this applies only if it can apply to all of them.`,
    ),
  conditionNotMet: (p: { card: Localized }) =>
    both(`${p.card.de}: Die Bedingung dafür ist nicht erfüllt.`, `${p.card.en}: the condition for this is not met.`),
  notUsed: (p: { card: Localized }) =>
    both(`${p.card.de}: Davon wird kein Gebrauch gemacht.`, `${p.card.en}: this is not used.`),
  targetGone: (p: { card: Localized }) =>
    both(
      `${p.card.de}: Das Ziel ist kein gültiges Ziel mehr.`,
      `${p.card.en}: the target is no longer a correct target.`,
    ),
  spared: (p: { card: Localized; by: Localized; why: string }) =>
    p.why === 'instead'
      ? both(
          `${p.card.de} wird nicht zerstört: ${p.by.de} tut etwas anderes stattdessen.`,
          `${p.card.en} is not destroyed: ${p.by.en} does something else instead.`,
        )
      : p.why === 'unaffected'
        ? both(`${p.card.de} ist davon unbetroffen (${p.by.de}).`, `${p.card.en} is unaffected (${p.by.en}).`)
        : both(
            `${p.card.de} kann nicht zerstört werden (${p.by.de}).`,
            `${p.card.en} cannot be destroyed (${p.by.en}).`,
          ),
  redirected: (p: { card: Localized; by: Localized }) =>
    both(
      `${p.card.de} wird wegen ${p.by.de} verbannt statt auf den Friedhof gelegt.`,
      `Because of ${p.by.en}, ${p.card.en} is banished instead of being sent to the Graveyard.`,
    ),
  noZone: (p: { player: Player }) =>
    both(`Spieler ${p.player} hat keine freie Zone.`, `Player ${p.player} has no free zone.`),
  isForbidden: (p: { what: Localized; by: Localized }) =>
    both(`${p.what.de}: verboten durch ${p.by.de}.`, `${p.what.en}: forbidden by ${p.by.en}.`),
  isOutdone: () => both('anderes gilt seitdem', 'something else applies since'),
  isUnaffected: () => both('Das Monster ist davon unbetroffen.', 'The monster is unaffected.'),
  anEffectInForce: () => both('ein Effekt, der gerade gilt', 'an effect in force'),
  equipLost: (p: { cards: Localized[]; how: string }) =>
    both(
      `${cards(p.cards).de}: Das ausgerüstete Monster ist weg oder verdeckt; die Karte wird ${p.how === 'destroyed' ? 'zerstört' : 'auf den Friedhof gelegt, nicht zerstört'}.`,
      `${cards(p.cards).en}: the equipped monster is gone or face-down; the card is ${p.how === 'destroyed' ? 'destroyed' : 'sent to the Graveyard, not destroyed'}.`,
    ),
  bothAtZero: () =>
    both(
      'Beide Spieler haben 0 Life Points: Das Duell endet unentschieden.',
      'Both players have 0 Life Points: the Duel is a draw.',
    ),
  atZero: (p: { player: Player }) =>
    both(`Spieler ${p.player} hat 0 Life Points und verliert.`, `Player ${p.player} has 0 Life Points and loses.`),
  loop: () =>
    both(
      'Die andauernden Effekte heben sich gegenseitig endlos auf.',
      'The continuous effects negate each other in an endless loop.',
    ),

  // ─── triggers ───
  missedTiming: (p: { card: Localized }) =>
    both(
      `${p.card.de} verpasst das Timing: „Wenn … kannst du“, aber das war nicht das Letzte, was geschehen ist.`,
      `${p.card.en} misses the timing: "when … you can", but that was not the last thing to happen.`,
    ),
  timingNotMissed: (p: { card: Localized; must: boolean }) =>
    both(
      `${p.card.de} verpasst das Timing nicht: ${p.must ? 'Der Effekt ist verpflichtend' : 'Er sagt „Falls“, nicht „Wenn“'}; dass danach noch anderes geschah, macht nichts.`,
      `${p.card.en} does not miss the timing: ${p.must ? 'the effect is mandatory' : 'it says "if", not "when"'}; that other things happened afterwards does not matter.`,
    ),
  triggerLost: (p: { card: Localized }) =>
    both(
      `${p.card.de} kann nicht aktiviert werden: Die Karte liegt nicht mehr dort, wo sie ausgelöst wurde.`,
      `${p.card.en} cannot activate: the card is no longer where it was when it triggered.`,
    ),
  triggersGather: (p: { cards: Localized[] }) =>
    both(
      `Gleichzeitig ausgelöst, in dieser Reihenfolge in der Kette: ${cards(p.cards).de}.`,
      `Triggered at the same time, on the Chain in this order: ${cards(p.cards).en}.`,
    ),
  triggerNotUsed: (p: { card: Localized; player: Player }) =>
    both(
      `Spieler ${p.player} aktiviert den freiwilligen Effekt von ${p.card.de} nicht.`,
      `Player ${p.player} does not activate the optional effect of ${p.card.en}.`,
    ),
  triggerCannot: (p: { card: Localized }) =>
    both(
      `${p.card.de} wird ausgelöst, kann aber nicht aktiviert werden.`,
      `${p.card.en} triggers but cannot be activated.`,
    ),

  // ─── questions ───
  whichAppliedFirst: (p: { a: Localized; b: Localized }) =>
    both(`Was wirkte zuerst, ${p.a.de} oder ${p.b.de}?`, `Which began to apply first, ${p.a.en} or ${p.b.en}?`),
  whichTarget: (p: { card: Localized }) => both(`Was ist das Ziel von ${p.card.de}?`, `What does ${p.card.en} target?`),
  whichCards: (p: { card: Localized; count: string; player: Player }) =>
    both(
      `${p.card.de}: Welche Karten wählt Spieler ${p.player} (${p.count})?`,
      `${p.card.en}: which cards does Player ${p.player} choose (${p.count})?`,
    ),
  whichSearched: (p: { card: Localized; player: Player }) =>
    both(
      `${p.card.de}: Welche Karte nimmt Spieler ${p.player} aus dem Deck?`,
      `${p.card.en}: which card does Player ${p.player} take from the Deck?`,
    ),
  whichCost: (p: { card: Localized; player: Player }) =>
    both(
      `Womit bezahlt Spieler ${p.player} die Kosten von ${p.card.de}?`,
      `With what does Player ${p.player} pay the cost of ${p.card.en}?`,
    ),
  whichOrder: (p: { player: Player }) =>
    both(
      `In welcher Reihenfolge legt Spieler ${p.player} die eigenen Effekte auf die Kette?`,
      `In which order does Player ${p.player} put the own effects on the Chain?`,
    ),
  whichOption: (p: { card: Localized }) =>
    both(`Welcher Punkt von ${p.card.de} wird gewählt?`, `Which option of ${p.card.en} is chosen?`),
  whichCoin: (p: { card: Localized }) =>
    both(`Wie fällt die Münze für ${p.card.de}?`, `How does the coin for ${p.card.en} fall?`),
  whichDie: (p: { card: Localized }) =>
    both(`Was zeigt der Würfel für ${p.card.de}?`, `What does the die for ${p.card.en} show?`),
  whichDeclared: (p: { card: Localized }) =>
    both(`Was wird für ${p.card.de} deklariert?`, `What is declared for ${p.card.en}?`),
  useIt: (p: { card: Localized; player: Player }) =>
    both(`${p.card.de}: Macht Spieler ${p.player} davon Gebrauch?`, `${p.card.en}: does Player ${p.player} use this?`),
  whichPosition: (p: { player: Player; cards: Localized[] }) =>
    both(
      `In welcher Position beschwört Spieler ${p.player} ${cards(p.cards).de}?`,
      `In which position does Player ${p.player} Summon ${cards(p.cards).en}?`,
    ),
  inAttackPosition: (p: { cards: Localized[] }) =>
    both(`In Angriffsposition beschworen: ${cards(p.cards).de}.`, `Summoned in Attack Position: ${cards(p.cards).en}.`),
  attackPosition: () => both('Angriffsposition', 'Attack Position'),
  defensePosition: () => both('Verteidigungsposition', 'Defense Position'),
  cardList: (list: Localized[]) => cards(list),
  yes: () => both('ja', 'yes'),
  no: () => both('nein', 'no'),
  heads: () => both('Kopf', 'heads'),
  tails: () => both('Zahl', 'tails'),
  notModelled: (p: { card: Localized; text: Localized }) =>
    both(
      `${p.card.de}: Dieser Text ist nicht modelliert; was geschieht? „${p.text.de}“`,
      `${p.card.en}: this text is not modelled; what happens? “${p.text.en}”`,
    ),
  activatedUndeclared: (p: { card: Localized; text: Localized }) =>
    both(
      `Darf ${p.card.de} hier aktiviert werden (Bedingung, Kosten, Ziele)? Der Text ist nicht modelliert: „${p.text.de}“`,
      `May ${p.card.en} be activated here (condition, cost, targets)? Its text is not modelled: “${p.text.en}”`,
    ),
  undeclaredMatters: (p: { card: Localized; text: Localized }) =>
    both(
      `Ändert ${p.card.de} etwas? Der Text ist nicht modelliert: „${p.text.de}“`,
      `Does ${p.card.en} change anything? Its text is not modelled: “${p.text.en}”`,
    ),
  changesNothing: () => both('Nein, hier ändert der Text nichts.', 'No, the text changes nothing here.'),
  unmodelledMove: (p: { what: string }) =>
    both(`Diese Aktion kann noch nicht beurteilt werden: ${p.what}.`, `This action cannot be judged yet: ${p.what}.`),
} satisfies Catalogue;
