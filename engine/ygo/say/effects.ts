/** What is said about what an effect, or a rule, does to the board. One function per sentence, both languages. Official terms only. */
import { list, same, say } from '../../ruling/say.ts';
import type { Player } from '../../case/schema.ts';
import type { Catalogue } from '../../ruling/say.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { Operation } from '../effects/operations.ts';
import type { Effect, Stat } from '../effects/schema.ts';
import { lifePoints, cards, countersNamed, n, placeName, STAT_NAMES, TO, POSITIONS } from './names.ts';
import { keyed } from '../../keyed.ts';
import { other } from '../board/duel.ts';

/** Of an effect's words what it does: what stands behind its condition and, where it has a cost or targets, behind these; not inside names. */
function doing(gist: string, { cost, targets }: Pick<Effect, 'cost' | 'targets'>): string {
  const bare = gist.replace(/["„“”][^"„“”]*["“”]/g, (name) => ' '.repeat(name.length));
  const condition = bare.lastIndexOf(': ');
  const paid = cost || targets ? bare.indexOf('; ', condition + 1) : -1;
  const from = Math.max(condition, paid);
  const does = gist.slice(from < 0 ? 0 : from + 2);
  return does.charAt(0).toUpperCase() + does.slice(1);
}

/** Said in place of its name where a card does something to itself. */
export const ITSELF = say('sich selbst', 'itself');
const onlyItself = (names: readonly Localized[]): boolean => names.length === 1 && names[0] === ITSELF;
/** What is done once and over: no clause about it says what lasts. */
const AT_ONCE: ReadonlySet<string> = new Set<Operation['do']>(['activate', 'add', 'banish', 'damage', 'destroy', 'draw', 'excavate', 'fusion-summon', 'look', 'place', 'return', 'set', 'shuffle', 'special-summon', 'token']); // prettier-ignore
/** Of what an effect does the part that lasts: the clause that stands where the operation does among the effect's; all of it where no clause is plainly its own. */
function lasting(gist: string, effect: Effect, op: Operation): string {
  const all = doing(gist, effect);
  const { resolve = [] } = effect;
  const at = resolve.indexOf(op);
  if (at < 0 || resolve.length < 2 || resolve.some((one) => one !== op && !AT_ONCE.has(one.do))) return all;
  const clauses = all.split('; ');
  const own =
    clauses.length === resolve.length
      ? clauses[at]
      : at === resolve.length - 1 && clauses.length > 1
        ? clauses.at(-1)
        : undefined;
  if (own === undefined) return all;
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}${own.endsWith('.') ? '' : '.'}`;
}

/** The words of the effects one of several results bestows (a coin's): the effect's own sentence does not say which. */
function gainedWords(effect: Effect | undefined, op: Operation): Localized | undefined {
  if (op.do !== 'apply' || effect?.resolve?.includes(op)) return undefined;
  const gists = op.rules
    .map((one) => (one.rule === 'gains-effects' ? one.effects.map(({ gist }) => gist) : [undefined]))
    .flat();
  const known = gists.filter((gist) => gist !== undefined);
  return known.length > 0 && known.length === gists.length
    ? say(known.map(({ de }) => de).join(' '), known.map(({ en }) => en).join(' '))
    : undefined;
}

export const sayEffect = {
  destroys: (p: { card: Localized; cards: Localized[] }) =>
    say(`${p.card.de} zerstört ${cards(p.cards).de}.`, `${p.card.en} destroys ${cards(p.cards).en}.`),
  sends: (p: { card: Localized; cards: Localized[] }) =>
    say(
      onlyItself(p.cards)
        ? `${p.card.de} kommt auf den Friedhof (nicht zerstört).`
        : `${p.card.de} legt ${cards(p.cards).de} auf den Friedhof (nicht zerstört).`,
      `${p.card.en} sends ${cards(p.cards).en} to the Graveyard (not destroyed).`,
    ),
  tributes: (p: { card: Localized; cards: Localized[] }) =>
    say(
      `${p.card.de}: ${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} als Tribut angeboten.`,
      `${p.card.en}: ${cards(p.cards).en} ${n(p.cards, 'is', 'are')} Tributed.`,
    ),
  reveals: (p: { card: Localized; cards: Localized[] }) =>
    say(
      `${p.card.de}: ${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} vorgezeigt.`,
      `${p.card.en}: ${cards(p.cards).en} ${n(p.cards, 'is', 'are')} revealed.`,
    ),
  /** Each player his own. */
  discards: (p: { each: readonly { player: Player; cards: Localized[] }[] }) => {
    const one = p.each.map(({ player, cards: his }) => ({
      de: `Spieler ${player} wirft ${cards(his).de} durch den Effekt ab`,
      en: `Player ${player} discards ${cards(his).en} by the effect`,
    }));
    return say(`${one.map(({ de }) => de).join('; ')}.`, `${one.map(({ en }) => en).join('; ')}.`);
  },
  banishes: (p: { card: Localized; cards: Localized[]; down: boolean }) =>
    say(
      `${p.card.de} verbannt ${cards(p.cards).de}${p.down ? ' verdeckt' : ''}.`,
      `${p.card.en} banishes ${cards(p.cards).en}${p.down ? ' face-down' : ''}.`,
    ),
  /** `home`: monsters that go to the Extra Deck instead. */
  returns: (p: { card: Localized; cards: Localized[]; to: string; home?: Localized[] }) => {
    const { home = [], cards: there, to } = p;
    const [all, place] = home.length > 0 && there.length === 0 ? [home, 'extra-deck'] : [there, to];
    const apart = there.length > 0 && home.length > 0 ? cards(home) : undefined;
    const extra = say(apart ? ` und ${apart.de} ins Extra Deck` : '', apart ? ` and ${apart.en} to the Extra Deck` : '');
    return say(
      onlyItself([...there, ...home])
        ? `${p.card.de} kehrt ${keyed(TO, place)?.de ?? place} zurück.`
        : `${p.card.de} gibt ${cards(all).de} ${keyed(TO, place)?.de ?? place}${extra.de} zurück.`,
      `${p.card.en} returns ${cards(all).en} ${keyed(TO, place)?.en ?? place}${extra.en}.`,
    );
  }, // prettier-ignore
  removesTokens: (p: { card: Localized; cards: Localized[] }) =>
    say(
      `${p.card.de} entfernt ${cards(p.cards).de} vom Spielfeld (eine Spielmarke kommt nirgendwohin).`,
      `${p.card.en} removes ${cards(p.cards).en} from the field (a Token goes nowhere else).`,
    ),
  adds: (p: { player: Player; cards: Localized[] }) =>
    say(
      `Spieler ${p.player} fügt ${cards(p.cards).de} der Hand hinzu (nicht gezogen).`,
      `Player ${p.player} adds ${cards(p.cards).en} to the hand (not drawn).`,
    ),
  draws: (p: { player: Player; count: number }) =>
    say(
      `Spieler ${p.player} zieht ${p.count} ${p.count === 1 ? 'Karte' : 'Karten'}.`,
      `Player ${p.player} draws ${p.count} ${p.count === 1 ? 'card' : 'cards'}.`,
    ),
  cannotDraw: (p: { player: Player }) =>
    say(
      `Spieler ${p.player} muss ziehen und kann nicht: Spieler ${p.player} verliert.`,
      `Player ${p.player} has to draw and cannot: Player ${p.player} loses.`,
    ),
  neitherCanDraw: () =>
    say(
      'Beide Spieler müssen gleichzeitig ziehen und können nicht: Das Duell endet unentschieden.',
      'Both players have to draw at once and cannot: the Duel is a draw.',
    ),
  normalSummons: (p: { player: Player; card: Localized }) =>
    say(
      `Spieler ${p.player} beschwört ${p.card.de} durch den Effekt als Normalbeschwörung.`,
      `Player ${p.player} Normal Summons ${p.card.en} by the effect.`,
    ),
  specialSummons: (p: { player: Player; cards: Localized[]; position: string }) =>
    say(
      `Spieler ${p.player} beschwört ${cards(p.cards).de} als Spezialbeschwörung ${keyed(POSITIONS, p.position)?.de ?? ''}.`,
      `Player ${p.player} Special Summons ${cards(p.cards).en} ${keyed(POSITIONS, p.position)?.en ?? ''}.`,
    ),
  summonedBy: (p: { player: Player; card: Localized; kind: string; materials: Localized[] }) =>
    say(
      `Spieler ${p.player} beschwört ${p.card.de} (${p.kind}) mit ${cards(p.materials).de}.`,
      `Player ${p.player} ${p.kind} Summons ${p.card.en} using ${cards(p.materials).en}.`,
    ),
  setsCards: (p: { player: Player; cards: Localized[] }) =>
    say(`Spieler ${p.player} setzt ${cards(p.cards).de}.`, `Player ${p.player} Sets ${cards(p.cards).en}.`),
  places: (p: { cards: Localized[]; to: string }) =>
    say(
      `${cards(p.cards).de} ${n(p.cards, 'liegt', 'liegen')} jetzt offen ${placeName(p.to).de}.`,
      `${cards(p.cards).en} ${n(p.cards, 'is', 'are')} now face-up ${placeName(p.to).en}.`,
    ),
  changesPosition: (p: { cards: Localized[]; to: string }) =>
    say(
      `${cards(p.cards).de} ${n(p.cards, 'ist', 'sind')} jetzt ${keyed(POSITIONS, p.to)?.de ?? p.to}.`,
      `${cards(p.cards).en} ${n(p.cards, 'is', 'are')} now ${keyed(POSITIONS, p.to)?.en ?? p.to}.`,
    ),
  returnsToField: (p: { cards: Localized[] }) =>
    say(
      `${cards(p.cards).de} ${n(p.cards, 'kehrt', 'kehren')} auf das Spielfeld zurück (nicht beschworen).`,
      `${cards(p.cards).en} ${n(p.cards, 'returns', 'return')} to the field (not Summoned).`,
    ),
  takesControl: (p: { player: Player; cards: Localized[] }) =>
    say(
      `Spieler ${p.player} übernimmt die Kontrolle über ${cards(p.cards).de}.`,
      `Player ${p.player} takes control of ${cards(p.cards).en}.`,
    ),
  /** `card` is now the player's, `other` his opponent's. */
  switchesControl: (p: { player: Player; card: Localized; other: Localized }) =>
    say(
      `Spieler ${p.player} übernimmt die Kontrolle über ${p.card.de}, Spieler ${other(p.player)} über ${p.other.de}.`,
      `Player ${p.player} takes control of ${p.card.en}, Player ${other(p.player)} of ${p.other.en}.`,
    ),
  controlNow: (p: { player: Player; card: Localized }) =>
    say(`Spieler ${p.player} kontrolliert jetzt ${p.card.de}.`, `Player ${p.player} now controls ${p.card.en}.`),
  ownGainsLost: (p: { cards: Localized[] }) =>
    say(
      `Was ${list(p.cards).de} durch den eigenen Effekt erhalten hat, ist mit der Annullierung der Effekte verloren, auch wenn diese endet.`,
      `What ${list(p.cards).en} gained by its own effect is lost with the negation of its effects, even when that ends.`,
    ),
  endsWithSource: (p: { cards: Localized[] }) =>
    say(
      `Für ${cards(p.cards).de} endet, was nur galt, solange die Karte offen auf dem Spielfeld lag.`,
      `For ${cards(p.cards).en}, what lasted only while that card was face-up on the field ends.`,
    ),
  eachTime: (p: { card: Localized; player: Player }) =>
    say(
      `${p.card.de} gilt noch: Spieler ${p.player} führt den Effekt sofort aus, ohne Kette.`,
      `${p.card.en} still applies: Player ${p.player} carries its effect out at once, without a Chain.`,
    ),
  restricts: (p: { card: Localized; player: Player }) =>
    say(
      `In diesem Zug gilt für Spieler ${p.player}, was ${p.card.de} ab der Aktivierung nicht zulässt.`,
      `From its activation on, Player ${p.player} is bound this turn by what ${p.card.en} does not allow.`,
    ),
  overLimit: (p: { by: Localized; player: Player; cards: Localized[]; sent: boolean }) =>
    say(
      `Unter ${p.by.de} darf Spieler ${p.player} nicht so viele kontrollieren: ${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} ${p.sent ? 'auf den Friedhof gelegt' : 'zerstört'}.`,
      `Under ${p.by.en}, player ${p.player} may not control so many: ${cards(p.cards).en} ${n(p.cards, 'is', 'are')} ${p.sent ? 'sent to the Graveyard' : 'destroyed'}.`,
    ),
  switchesZones: (p: { cards: Localized[] }) =>
    say(`${cards(p.cards).de} tauschen ihre Zonen.`, `${cards(p.cards).en} switch their zones.`),
  movesZone: (p: { cards: Localized[]; zone: number | string }) =>
    say(
      `${cards(p.cards).de} ${n(p.cards, 'wechselt', 'wechseln')} in Zone ${p.zone}.`,
      `${cards(p.cards).en} ${n(p.cards, 'moves', 'move')} to zone ${p.zone}.`,
    ),
  attaches: (p: { cards: Localized[]; to: Localized }) =>
    say(
      `${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} als Material an ${p.to.de} angehängt.`,
      `${cards(p.cards).en} ${n(p.cards, 'is', 'are')} attached to ${p.to.en} as material.`,
    ),
  detaches: (p: { cards: Localized[] }) =>
    say(
      `${cards(p.cards).de} ${n(p.cards, 'wird', 'werden')} abgehängt.`,
      `${cards(p.cards).en} ${n(p.cards, 'is', 'are')} detached.`,
    ),
  negatesActivation: (p: { card: Localized; what: Localized; link: number }) =>
    say(
      `${p.card.de} annulliert die Aktivierung von ${p.what.de} (Kettenglied ${p.link}).`,
      `${p.card.en} negates the activation of ${p.what.en} (Chain Link ${p.link}).`,
    ),
  negatesEffect: (p: { card: Localized; what: Localized; link: number }) =>
    say(
      `${p.card.de} annulliert den Effekt von ${p.what.de} (Kettenglied ${p.link}).`,
      `${p.card.en} negates the effect of ${p.what.en} (Chain Link ${p.link}).`,
    ),
  negatesEffects: (p: { card: Localized; cards: Localized[] }) =>
    say(
      `${p.card.de} annulliert die Effekte von ${cards(p.cards).de}.`,
      `${p.card.en} negates the effects of ${cards(p.cards).en}.`,
    ),
  negatesSummon: (p: { card: Localized; what: Localized }) =>
    say(
      `${p.card.de} annulliert die Beschwörung von ${p.what.de}.`,
      `${p.card.en} negates the Summon of ${p.what.en}.`,
    ),
  negatesAttack: (p: { card: Localized; attacker: Localized }) =>
    say(
      `${p.card.de} annulliert den Angriff von ${p.attacker.de}.`,
      `${p.card.en} negates the attack of ${p.attacker.en}.`,
    ),
  changesAttackTarget: (p: { target: Localized }) =>
    say(`Das neue Angriffsziel ist ${p.target.de}.`, `The new attack target is ${p.target.en}.`),
  makesDirect: () => say('Der Angriff ist jetzt ein direkter Angriff.', 'The attack is a direct attack now.'),
  changesTarget: (p: { card: Localized; target: Localized }) =>
    say(`Das neue Ziel von ${p.card.de} ist ${p.target.de}.`, `The new target of ${p.card.en} is ${p.target.en}.`),
  endsBattlePhase: (p: { card: Localized }) =>
    say(`${p.card.de} beendet die Battle Phase.`, `${p.card.en} ends the Battle Phase.`),
  damages: (p: { player: Player; amount: number; left: number }) =>
    say(
      `Spieler ${p.player} erhält ${p.amount} Effektschaden und hat noch ${p.left} Life Points.`,
      `Player ${p.player} takes ${p.amount} effect damage and has ${lifePoints(p.left)} left.`,
    ),
  gainsLife: (p: { player: Player; amount: number; left: number }) =>
    say(
      `Spieler ${p.player} erhält ${p.amount} Life Points und hat jetzt ${p.left}.`,
      `Player ${p.player} gains ${lifePoints(p.amount)} and has ${p.left} now.`,
    ),
  losesLife: (p: { player: Player; amount: number; left: number }) =>
    say(
      `Spieler ${p.player} verliert ${p.amount} Life Points (kein Schaden) und hat noch ${p.left}.`,
      `Player ${p.player} loses ${lifePoints(p.amount)} (not damage) and has ${p.left} left.`,
    ),
  setsLife: (p: { player: Player; left: number }) =>
    say(
      `Die Life Points von Spieler ${p.player} werden ${p.left}.`,
      `Player ${p.player}'s Life Points become ${p.left}.`,
    ),
  switchesValues: (p: { cards: Localized[] }) =>
    say(
      `ATK und DEF von ${cards(p.cards).de} werden vertauscht.`,
      `The ATK and DEF of ${cards(p.cards).en} are switched.`,
    ),
  modifies: (p: { cards: Localized[]; stat: Stat; op: string; value: number }) => {
    const stat = STAT_NAMES[p.stat];
    const become = /ATK|DEF/.test(stat.de) ? 'werden' : 'wird';
    const does =
      p.op === '='
        ? say(` ${become} ${p.value}`, ` becomes ${p.value}`)
        : p.op === '×' && p.value === 0.5
          ? say(` ${become} halbiert`, ' is halved')
          : p.op === '×' && p.value === 2
            ? say(` ${become} verdoppelt`, ' is doubled')
            : same(`: ${p.op}${p.value}`);
    return say(`${stat.de} von ${cards(p.cards).de}${does.de}.`, `${stat.en} of ${cards(p.cards).en}${does.en}.`);
  },
  applies: (p: { card: Localized; effect: Effect | undefined; op: Operation; to: Localized[] }) => {
    const itself = p.to.length === 1 && p.to[0]?.en === p.card.en;
    const [auf, to] = p.to.length > 0 && !itself ? [` auf ${list(p.to).de}`, ` to ${list(p.to).en}`] : ['', ''];
    const { card, effect } = p;
    const gained = gainedWords(effect, p.op);
    const gist = gained ?? effect?.gist;
    if (!gist) return say(`${card.de} wirkt ab jetzt${auf}.`, `${card.en} applies from now on${to}.`);
    // Words nobody has in German are not quoted in English.
    const words = (language: 'de' | 'en'): string =>
      gained || !effect ? gist[language] : lasting(gist[language], effect, p.op);
    const german = gist.de === gist.en ? ', wie der Kartentext sagt.' : `: ${words('de')}`;
    return say(`${card.de} wirkt ab jetzt${auf}${german}`, `${card.en} applies from now on${to}: ${words('en')}`);
  },
  counters: (p: { cards: Localized[]; kind: string; count: number; place: boolean }) => {
    const { de, en } = countersNamed(p);
    return p.place
      ? say(`${de} auf ${cards(p.cards).de} gelegt.`, `${en} placed on ${cards(p.cards).en}.`)
      : say(`${de} von ${cards(p.cards).de} entfernt.`, `${en} removed from ${cards(p.cards).en}.`);
  },
  tokens: (p: { player: Player; count: number; name: Localized }) =>
    say(
      `Spieler ${p.player} beschwört ${p.count} ${p.count === 1 ? 'Spielmarke' : 'Spielmarken'} „${p.name.de}“.`,
      `Player ${p.player} Special Summons ${p.count} ${p.name.en}${p.count === 1 ? '' : 's'}.`,
    ),
  shuffles: (p: { player: Player }) =>
    say(`Spieler ${p.player} mischt das Deck.`, `Player ${p.player} shuffles the Deck.`),
  looks: () => say('Die Karten werden angesehen.', 'The cards are looked at.'),
  excavates: (p: { cards: Localized[] }) =>
    say(`Aufgedeckt: ${cards(p.cards).de}.`, `Excavated: ${cards(p.cards).en}.`),
  coin: (p: { results: ('heads' | 'tails')[]; called: boolean }) =>
    p.called
      ? say(
          `Münzwurf: ${p.results[0] === 'heads' ? 'richtig' : 'falsch'} vorausgesagt.`,
          `Coin toss: called ${p.results[0] === 'heads' ? 'right' : 'wrong'}.`,
        )
      : say(
          `Münzwurf: ${p.results.map((r) => (r === 'heads' ? 'Kopf' : 'Zahl')).join(', ')}.`,
          `Coin toss: ${p.results.join(', ')}.`,
        ),
  die: (p: { results: number[] }) => say(`Würfelwurf: ${p.results.join(', ')}.`, `Die roll: ${p.results.join(', ')}.`),
  declares: (p: { player: Player; value: Localized }) =>
    say(`Spieler ${p.player} deklariert: ${p.value.de}.`, `Player ${p.player} declares: ${p.value.en}.`),
  chooses: (p: { player: Player; what: Localized }) =>
    say(`Spieler ${p.player} wählt: ${p.what.de}`, `Player ${p.player} chooses: ${p.what.en}`),
  later: (p: { card: Localized }) =>
    say(`Der Rest von ${p.card.de} folgt später.`, `The rest of ${p.card.en} follows later.`),
  laterNow: (p: { card: Localized }) =>
    say(`Jetzt folgt der Rest von ${p.card.de}.`, `Now the rest of ${p.card.en} follows.`),
  durationsEnd: (p: { cards: Localized[]; moment: string }) => {
    const when =
      keyed(
        {
          'end-of-chain': say('Ende der Kette', 'End of the Chain'),
          'end-of-damage-step': say('Ende des Damage Steps', 'End of the Damage Step'),
          'end-of-phase': say('Ende der Phase', 'End of the phase'),
          'end-of-battle-phase': say('Ende der Battle Phase', 'End of the Battle Phase'),
          'end-phase': say('End Phase', 'End Phase'),
          'end-of-turn': say('Ende des Zuges', 'End of the turn'),
          'standby-phase': say('Standby Phase', 'Standby Phase'),
        },
        p.moment,
      ) ?? say('Jetzt', 'Now');
    return p.cards.length > 0
      ? say(
          `${when.de}: Was nur bis dahin galt, endet (${cards(p.cards).de}).`,
          `${when.en}: what lasted until then ends (${cards(p.cards).en}).`,
        )
      : say(`${when.de}: Was nur bis dahin galt, endet.`, `${when.en}: what lasted until then ends.`);
  },
  replacesEffect: (p: { card: Localized; what: Localized }) =>
    say(`${p.card.de} ersetzt den Effekt von ${p.what.de}.`, `${p.card.en} replaces the effect of ${p.what.en}.`),
  skipsPhase: (p: { player: Player; phase: Localized }) =>
    say(`Spieler ${p.player} überspringt: ${p.phase.de}.`, `Player ${p.player} skips: ${p.phase.en}.`),
  becomesPhase: (p: { phase: Localized }) => say(`Es wird die ${p.phase.de}.`, `It becomes the ${p.phase.en}.`),
  wins: (p: { player: Player; card: Localized }) =>
    say(`Spieler ${p.player} gewinnt durch ${p.card.de}.`, `Player ${p.player} wins by ${p.card.en}.`),
  drawByEffect: (p: { card: Localized }) =>
    say(`Das Duell endet durch ${p.card.de} unentschieden.`, `The Duel is a draw by ${p.card.en}.`),
  equipLost: (p: { cards: Localized[]; how: string }) =>
    say(
      `${cards(p.cards).de}: Das ausgerüstete Monster ist weg oder verdeckt; die Karte wird ${p.how === 'destroyed' ? 'zerstört' : 'auf den Friedhof gelegt, nicht zerstört'}.`,
      `${cards(p.cards).en}: the equipped monster is gone or face-down; the card is ${p.how === 'destroyed' ? 'destroyed' : 'sent to the Graveyard, not destroyed'}.`,
    ),
  bothAtZero: () =>
    say(
      'Beide Spieler haben 0 Life Points: Das Duell endet unentschieden.',
      'Both players have 0 Life Points: the Duel is a draw.',
    ),
  atZero: (p: { player: Player }) =>
    say(`Spieler ${p.player} hat 0 Life Points und verliert.`, `Player ${p.player} has 0 Life Points and loses.`),
  inAttackPosition: (p: { cards: Localized[] }) =>
    say(`In Angriffsposition beschworen: ${cards(p.cards).de}.`, `Summoned in Attack Position: ${cards(p.cards).en}.`),
} satisfies Catalogue;
