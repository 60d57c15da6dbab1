// A line of Yu-Gi-Oh! that was not read whole, laid out: each card it names where the line says it lies, else where such a card lies when somebody speaks of it so.
import type { Phase, Player, YgoCard, YgoCase } from '../../../engine/case/schema.ts';
import { staysOnField } from '../../../engine/ygo/cards.ts';
import type { TextOf } from '../asked.ts';
import { newAssumptions, names, type Assumptions } from '../names.ts';
import { many } from '../placeholders.ts';
import { FACE_DOWN, FACE_UP } from '../sentence/lexicon.ts';
import type { Token } from '../sentence/tokens.ts';
import { onFieldZone, Table, type PlacedAs, type Zone } from '../table.ts';
import { isHandTrap, zoneOfUse } from '../usable.ts';
import type { Clause } from './clauses.ts';
import { isState, Mentions, saidOf, type Copy, type Mention, type Speech } from './mentions.ts';
import type { Laid } from './laid-out.ts';
import { saysWhose, saysTurn, type Taken } from './taken.ts';
import type { Word } from './words.ts';

const said = (word: Word): Token | undefined => (word.is === 'said' ? (word.said as Token) : undefined);

const ZONES: Record<Extract<Token, { is: 'place' }>['place'], Zone | 'there'> = {
  hand: 'hand', gy: 'graveyard', field: 'there', banished: 'banished', deck: 'deck', 'extra deck': 'extraDeck', 'pendulum zone': 'pendulum',
}; // prettier-ignore
/** Where the words say that a card is; where it goes is a play. */
const BARE_PLACES: readonly (readonly [RegExp, Zone])[] = [
  [/^(?:gy|grave|graveyard|friedhof)$/i, 'graveyard'],
  [/^hand$/i, 'hand'],
  [/^deck$/i, 'deck'],
  [/^(?:banished|verbannte?[nrs]?)$/i, 'banished'],
];
function placeSaid(word: Word, at: number, { words }: Clause): { zone: Zone | 'there'; whose?: Player } | undefined {
  const token = said(word);
  if (token?.is === 'place') return token.to ? undefined : { zone: ZONES[token.place], ...(token.whose && { whose: token.whose }) };
  const zone = token?.is === 'word' && BARE_PLACES.find(([words]) => words.test(token.text))?.[1];
  const before = words[at - 1];
  // "sends X to grave" is where it goes.
  if (!zone || (before?.is === 'preposition' && before.role === 'answer')) return undefined;
  return { zone, ...(before?.is === 'whose' && (before.player === 'A' || before.player === 'B') && { whose: before.player }) };
} // prettier-ignore
/** "gesetztes Monster" is of no card that is named. */
const OF_NOBODY = /^(?:monster|cards?|karten?|spells?|traps?|zauber|falle|continuous)/i;
function faceSaid(word: Word, at: number, { words }: Clause, n: number): 'up' | 'down' | undefined {
  if (word.is !== 'said') return undefined;
  // "ein gesetztes Monster: X" says which.
  const says = words.slice(at + 1, n).some(({ is, text }) => (is === 'sign' || is === 'said') && /^[:=]$/.test(text));
  if (OF_NOBODY.test(words[at + 1]?.text ?? '') && !says) return undefined;
  const text = word.text.toLowerCase();
  return FACE_DOWN.test(text) ? 'down' : FACE_UP.test(text) ? 'up' : undefined;
}
function positionSaid(word: Word): 'attack' | 'defense' | undefined {
  const token = said(word);
  if (token?.is === 'position') return token.position;
  if (token?.is !== 'word') return undefined;
  return /^(?:defen[sc]e|def|verteidigung(?:sposition|sposi?\.?)?)$/i.test(token.text) ? 'defense' : /^(?:angriffspos(?:ition)?\.?|atk-position)$/i.test(token.text) ? 'attack' : undefined;
} // prettier-ignore

const HOSTILE = /^(?:destroy|pop|blow|blew|bounc|hit|zerstör|vernicht|spreng|schieß|räum|treff|triff)/;
const isHostile = ({ deed, role, at }: Mention): boolean => {
  if (role === 'on') return deed === undefined || !['have', 'be', 'lie', 'equip', 'summon', 'set'].includes(deed.kind);
  if (!deed || deed.at > at || (role !== 'object' && role !== 'answer')) return false;
  return ['attack', 'negate', 'take', 'target'].includes(deed.kind) || (deed.kind === 'do' && HOSTILE.test(deed.text));
};
export const YGO_SPEECH: Speech = {
  hostile: isHostile,
  sideOfPlace: (clause, at) => saidOf(clause, at, (word, n) => placeSaid(word, n, clause))?.said.whose,
}; // prettier-ignore

/** Where a card lies, and how much of that the line says. */
interface Lies extends PlacedAs {
  zone: Zone;
  told: boolean;
}

export class YgoLaid {
  private readonly taken: Taken;
  private readonly text: TextOf;
  private readonly assumed: Assumptions = newAssumptions();
  private readonly table = new Table(this.assumed);
  private turn: Player = 'A';
  constructor(taken: Taken, text: TextOf) {
    this.taken = taken;
    this.text = text;
  }

  lay(clauses: readonly Clause[], ruleset: string | undefined): Laid {
    const { copies } = new Mentions(clauses, YGO_SPEECH);
    const state = this.moment(clauses, copies);
    const facts = clauses.reduce((count, clause) => count + this.lifePoints(clause), 0);
    for (const copy of copies) this.put(copy);
    for (const clause of clauses) saysWhose(clause, this.taken);
    const { players, cards } = this.table;
    const laid: YgoCase = {
      game: 'ygo',
      ...(ruleset !== undefined && { ruleset }),
      ...(Object.keys(cards).length > 0 && { cards }),
      state: { ...state, players },
    };
    return { case: laid, assumptions: this.assumed.facts, copies, facts };
  }

  // ── Moments and Life Points ──

  private moment(clauses: readonly Clause[], copies: readonly Copy[]): Pick<NonNullable<YgoCase['state']>, 'turn' | 'phase'> {
    const turn = saysTurn(clauses, this.taken, (word) => {
      const token = said(word);
      return token?.is === 'moment' && token.moment === '' ? token.whose : undefined;
    }) ?? clauses.flatMap(({ words }) => words.flatMap((word, at) => {
      const token = said(words[at + 1] ?? word);
      const isTurn = word.is === 'whose' && token?.is === 'ended' && token.what === 'turn' && (word.player === 'A' || word.player === 'B');
      if (isTurn) for (const one of [word, words[at + 1]!]) this.taken.take(one);
      return isTurn ? [word.player as Player] : [];
    }))[0];
    const phases = clauses.flatMap(({ words }) => words.flatMap((word) => {
      const token = said(word);
      const phase = token?.is === 'moment' ? PHASES[token.moment] : undefined;
      return phase && token ? [{ phase, word, whose: token.is === 'moment' ? token.whose : undefined }] : [];
    }));
    // Whoever attacks does so in his own turn.
    const acts = clauses.find(({ words, by }) => by && words.some((word) => word.is === 'verb' && word.verbs.some(({ kind }) => kind === 'attack')));
    const plays = copies.flatMap(({ mentions }) => mentions).filter((one) => isPlayed(one) && one.clause.by).toSorted((one, two) => one.word.start - two.word.start)[0];
    const only = phases.length === 1 ? phases[0] : undefined;
    this.turn = turn ?? only?.whose ?? acts?.by ?? plays?.clause.by ?? clauses.find(({ by }) => by)?.by ?? 'A';
    const told = only?.whose === undefined || only.whose === this.turn ? only : undefined;
    if (told) this.taken.take(told.word);
    if (!turn) this.assumed.add('/turn/player', this.turn, `${this.turn} ist am Zug.`, `It is ${this.turn}'s turn.`);
    const attacks = copies.some(({ mentions }) => mentions.some(({ deed }) => deed?.kind === 'attack'));
    const phase = told?.phase ?? (attacks ? 'battle' : undefined);
    if (!told && attacks) this.assumed.add('/phase', 'battle', 'Es ist die Battle Phase.', 'It is the Battle Phase.');
    return { turn: { player: this.turn }, ...(phase && { phase }) };
  } // prettier-ignore

  /** "B at 2000", "B (500 LP)", "LP 4000": what a player has; what he pays or takes is a play. */
  private lifePoints({ words, by, within }: Clause): number {
    let found = 0;
    for (const [at, word] of words.entries()) {
      const points = lifeSaid(word, words[at + 1]);
      const told = words.slice(0, at).findLast(({ is }) => is === 'player' || is === 'verb');
      const isDone = told?.is === 'verb' && !told.verbs.some(({ kind }) => kind === 'have' || kind === 'be' || kind === 'lie');
      const whose = words.slice(0, at).findLast(({ is }) => is === 'player');
      const inside = within?.clause.words.slice(0, within.behind).at(-1);
      const player = whose?.is === 'player' && whose.player !== 'other' ? whose.player : inside?.is === 'player' && inside.player !== 'other' ? inside.player : by;
      if (points === undefined || isDone || !player || this.table.players[player].lifePoints !== undefined) continue;
      this.table.players[player].lifePoints = points;
      this.taken.take({ start: word.start, stop: (said(word)?.is === 'life' ? word : words[at + 1]!).stop });
      found++;
    }
    return found;
  } // prettier-ignore

  // ── Cards ──

  private put({ card, name, player, told, mentions }: Copy): void {
    const lies = this.whereLies(card as YgoCard, player, mentions);
    this.table.put({ name, card: card as YgoCard }, player, lies.zone, { ...lies, said: lies.told && told });
    for (const { word, clause, at } of mentions) {
      this.taken.take(word);
      for (const tells of [placeSaid, faceSaid, positionSaid] as const) {
        const there = saidOf<unknown>(clause, at, (one, n) => tells(one, n, clause, at));
        if (there && this.stands(tells, lies, there.said)) this.taken.take(clause.words[there.at]!);
      }
    }
    if (lies.told && !told) {
      const { de, en } = names(card as YgoCard, name);
      this.assumed.add(`/players/${player}/${lies.zone}`, name, `${de} gehört zu ${player}.`, `${en} is ${player}'s.`);
    }
  }
  /** Whether what the words say is what lies there. */
  private stands(tells: unknown, lies: Lies, there: unknown): boolean {
    if (tells === faceSaid) return (lies.face ?? 'up') === there;
    if (tells === positionSaid) return lies.zone === 'monsters' && (lies.position ?? 'attack') === there;
    const { zone } = there as { zone: Zone | 'there' };
    return zone === lies.zone || (zone === 'there' && ['monsters', 'spellsTraps', 'field', 'pendulum'].includes(lies.zone));
  } // prettier-ignore

  private whereLies(card: YgoCard, player: Player, mentions: readonly Mention[]): Lies {
    const [first] = mentions;
    const heard = mentions.map((one) => ({ one, lies: this.saidOfLying(card, one) }));
    // What is played at first lies where it is played from, whatever becomes of it.
    const told = heard.find(({ one, lies }) => lies && (one === first || !isPlayed(first!)));
    return told?.lies ?? { ...this.guess(card, player, first!), told: false };
  }
  /** Where this place of the line says that it lies. */
  private saidOfLying(card: YgoCard, { clause, at }: Mention): Lies | undefined {
    const place = saidOf(clause, at, (word, n) => placeSaid(word, n, clause))?.said.zone;
    const face = saidOf(clause, at, (word, n) => faceSaid(word, n, clause, at))?.said;
    const position = saidOf(clause, at, positionSaid)?.said;
    if (place && place !== 'there') return { zone: place, told: true };
    if (clause.within?.clause.words.some(({ text }) => /^(?:skalen?|scales?)$/i.test(text))) return { zone: 'pendulum', told: true };
    if (!place && !face && !position) return undefined;
    const zone = onFieldZone(card);
    return { zone, face: face ?? 'up', ...(position && { position }), told: true };
  }
  private guess(card: YgoCard, player: Player, mention: Mention): Omit<Lies, 'told'> {
    const { deed, role, clause } = mention;
    const kind = deed?.kind ?? (clause.words[0]?.is === 'player' ? 'play' : 'lie');
    const acts = role === 'object' || role === 'subject' || (role === 'with' && kind !== 'summon' && kind !== 'merge' && kind !== 'attack');
    if (card.kind !== 'monster') return this.spellOrTrap(card, player, mention, kind);
    const isMaterial = role === 'with' && (kind === 'summon' || kind === 'merge') && deed?.form === 'participle';
    if (isMaterial) return { zone: 'graveyard' };
    if (role === 'for' && kind === 'tribute') return { zone: 'hand' };
    if (deed && acts && role === 'object') {
      if (deed.form !== 'participle' && (kind === 'summon' || kind === 'merge')) return { zone: isOfExtraDeck(card) ? 'extraDeck' : 'hand' };
      if (kind === 'discard' || (kind === 'set' && deed.form !== 'participle')) return { zone: 'hand' };
      if (kind === 'flip') return { zone: 'monsters', face: 'down' };
      if (kind === 'do' && SEARCHED.test(deed.text)) return { zone: 'deck' };
    }
    const isNamedAlone = deed === undefined && role !== 'on';
    if (((PLAYED.has(kind) && acts) || isNamedAlone) && !isOfExtraDeck(card)) {
      const effects = this.text(card).effects.filter((effect) => effect.kind === 'quick' || effect.kind === 'ignition' || effect.kind === 'trigger');
      const trap = effects.find((effect) => isHandTrap(effect));
      const inHand = trap && !effects.some(({ from }) => from === undefined || many(from).includes('field'));
      if (inHand) return { zone: 'hand' };
      const [effect] = effects;
      const zone = effect?.from === undefined ? 'monsters' : zoneOfUse(card, many(effect.from));
      return { zone };
    }
    return { zone: 'monsters' };
  } // prettier-ignore
  private spellOrTrap(card: YgoCard, player: Player, { role, deed }: Mention, kind: string): Omit<Lies, 'told'> {
    const isIt = role === 'with' ? !['summon', 'merge', 'have'].includes(kind) : role === 'object' || role === 'subject';
    const isPlay = isIt && (PLAYED.has(kind) || ['flip', 'set', 'equip'].includes(kind) || (role === 'with' && kind !== 'lie' && kind !== 'be'));
    const wasPlayed = deed?.form === 'participle' && kind !== 'discard';
    if (staysOnField(card) && (!isPlay || wasPlayed)) return { zone: onFieldZone(card), face: 'up' };
    if (card.kind === 'trap') return { zone: 'spellsTraps' };
    const fromHand = player === this.turn || card.property !== 'quick-play';
    return fromHand ? { zone: 'hand' } : { zone: 'spellsTraps' };
  }
}
const PHASES: Readonly<Record<string, Phase>> = {
  'draw phase': 'draw', 'standby phase': 'standby', 'main phase 1': 'main1', 'main phase 2': 'main2', 'battle phase': 'battle', 'end phase': 'end',
}; // prettier-ignore
const AIMS: ReadonlySet<string> = new Set(['attack', 'target', 'take']);
const PLAYED: ReadonlySet<string> = new Set(['play', 'chain', 'respond', 'negate', 'trigger', 'use']);
const SEARCHED = /^(?:search|add|fetch|such|sucht)/;
const isPlayed = ({ deed, clause }: Mention): boolean => (deed ? !isState(deed) && !AIMS.has(deed.kind) : clause.words[0]?.is === 'player');
const isOfExtraDeck = ({ monster }: YgoCard): boolean => (monster ?? []).some((kind) => ['fusion', 'synchro', 'xyz', 'link'].includes(kind));
function lifeSaid(word: Word, next: Word | undefined): number | undefined {
  const token = said(word);
  if (token?.is === 'life') return token.points;
  return token?.is === 'word' && /^(?:lp|lebenspunkte)$/i.test(token.text) && next && /^\d{1,5}$/.test(next.text) ? Number(next.text) : undefined;
} // prettier-ignore
