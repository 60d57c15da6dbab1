// What a line leaves out is filled in the likeliest way. Where another way, in which the same plays are possible, gives another answer, the headline says
// what holds then. Tried are other cards laid out for a play, an attacked monster in the other position, material of which a monster's own text speaks,
// whether what triggered has resolved, and one card more where the line tells of none.
// A way that only makes a play impossible says nothing.
import { idOf } from '../../engine/case/ids.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import { say } from '../../engine/ruling/say.ts';
import type { Fact, Localized, Ruling, YgoRuling } from '../../engine/ruling/schema.ts';
import { withOneMore, type Judge } from './board.ts';
import type { Filter } from '../../engine/ygo/effects/schema.ts';
import type { FilledYgo } from './fill.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { DECIDING, isWhich } from './unsaid.ts';
import type { Action, Item } from './items.ts';
import { fromExtra } from './materials.ts';
import { names } from './names.ts';
import type { CardText } from './asked.ts';

export interface Trying {
  judge: Judge & { spent: () => boolean };
  find: CardFinder;
  fill: (items: readonly Item[]) => FilledYgo;
  /** The card of a play. */
  known: (action: Action) => { card: YgoCard | undefined; text: CardText };
  /** The line on a table on which it can have been played. */
  on: (line: FilledYgo) => FilledYgo;
}
/** Another way to fill the line in. */
interface Otherwise {
  line: FilledYgo;
  /** The move it is about. */
  move: number;
  /** Up to this item every play must be possible so. */
  upTo: number;
  /** What is otherwise. */
  when: Localized;
  /** What counts: what becomes of the cards the line names, the players' Life Points too, or whatever the headline says. */
  counts: 'cards' | 'life-points' | 'all';
}
type Tries = (items: readonly Item[], line: FilledYgo, trying: Trying) => Generator<Otherwise>;
/** So many ways of one kind are tried. */
const TRIED = 6;

/** The line with what holds otherwise: of each kind the first that gives another answer. */
export function otherwise(items: readonly Item[], line: FilledYgo, trying: Trying): FilledYgo {
  const ruling = trying.judge(line.case);
  // What is supposed already, or asked, needs no second condition.
  const isOpen = ruling.verdict === 'needs-facts' || line.assumptions.some(({ path }) => isWhich(path) || path === DECIDING.history);
  if (isOpen || (ruling.illegal && !line.items.includes(items.length - 1))) return line;
  const facts = KINDS.flatMap((kind) => {
    let tried = 0;
    for (const other of kind(items, line, trying)) {
      if (tried++ === TRIED || trying.judge.spent()) break;
      const then = trying.judge(other.line.case);
      if (!answersElse({ line, ruling }, { line: other.line, ruling: then }, other, namesIn(items))) continue;
      const { de, en } = then.headline;
      return [{ path: `/moves/${other.move}/which`, value: other.move, text: say(`${other.when.de}: ${de}`, `${other.when.en}: ${en}`) }];
    }
    return [];
  });
  return facts.length > 0 ? { ...line, assumptions: [...line.assumptions, ...facts] } : line;
} // prettier-ignore

// ── the ways ──

/** Other cards for a play that was possible only with what was laid out for it. */
function* tables(_: readonly Item[], line: FilledYgo, { on }: Trying): Generator<Otherwise> {
  for (const { item, laid, line: otherLine } of line.otherTables ?? []) {
    const plain = otherLine();
    const other = plain && on(plain);
    const there = other?.assumptions.filter((fact) => !line.assumptions.some((one) => same(one, fact))) ?? [];
    if (!other || there.length === 0) continue;
    const [here, instead] = [laid, there].map((facts) => told(facts, other));
    const when = say(
      `Angenommen ist dabei: ${here!.de}. Ist es stattdessen so: ${instead!.de}, dann gilt`,
      `This supposes that ${here!.en}. If instead ${instead!.en}`,
    );
    yield { line: other, move: Math.max(line.items.indexOf(item), 0), upTo: item, when, counts: 'all' };
  }
}
const same = (a: Fact, b: Fact): boolean => a.text?.en === b.text?.en;
const told = (facts: readonly Fact[], { case: { cards } }: FilledYgo): Localized => {
  const texts = facts.flatMap(({ text, value }) => {
    const [series] = (typeof value === 'string' && cards && keyed(cards, value)?.series) || [];
    return text ? [{ de: plain(text.de, series && `„${series}“`), en: plain(text.en, series && `“${series}”`) }] : [];
  });
  return { de: texts.map(({ de }) => de).join('; '), en: texts.map(({ en }) => en).join(' and ') };
};
/** "a monster (“Exosister”) of A is face-up on the field": a card nobody named, of whom, of which archetype. */
const plain = (text: string, series: string | undefined): string =>
  text
    .replace(/\.$/, '')
    .replace(/^([AB]): ((?:eine?|an?) .+?) (liegt|ist|wurde|is|was) /, `$2 (${series ? `${series}, ` : ''}$1) $3 `)
    .replace(/^[AB]: /, '');

/** An attacked monster of which nobody said how it lies. */
function* positions(items: readonly Item[], line: FilledYgo): Generator<Otherwise> {
  for (const [move, attack] of (line.case.moves ?? []).entries()) {
    const at = line.items[move] ?? 0;
    const item = items[at];
    const other = attack.do === 'attack' && item?.is === 'action' && !item.supposed ? defending(line, attack.target) : undefined;
    const when = say('In Verteidigungsposition', 'In Defense Position');
    if (other) yield { line: other, move, upTo: at, when, counts: 'cards' };
  }
} // prettier-ignore
/** The same with this monster in Defense Position, where nothing tells how it lies. */
function defending(line: FilledYgo, id: string): FilledYgo | undefined {
  const { state } = line.case;
  for (const player of ['A', 'B'] as const) {
    const side = state?.players?.[player];
    const at = side?.monsters?.findIndex((one) => one !== null && idOf(one) === id) ?? -1;
    const there = side?.monsters?.[at];
    if (!side || !there) continue;
    const lies = typeof there === 'string' ? { card: there } : there;
    if (lies.position !== undefined || lies.face !== undefined) return undefined;
    const monsters = side.monsters!.with(at, { ...lies, position: 'defense' });
    return { ...line, case: { ...line.case, state: { ...state, players: { ...state?.players, [player]: { ...side, monsters } } } } };
  }
  return undefined;
} // prettier-ignore

/** Monsters of which nobody said how they came, where a text that is played speaks of Special Summoned ones. */
function* cameSpecially(items: readonly Item[], line: FilledYgo, { known, find }: Trying): Generator<Otherwise> {
  const played = items.findLastIndex((item) => item.is === 'action' && SPEAKS_OF_SUMMONED.test(JSON.stringify(known(item).text.effects)));
  const { state } = line.case;
  if (played < 0 || !state?.players) return;
  const came: Localized[] = [];
  const side = (player: Player) => {
    const { monsters, ...others } = state.players?.[player] ?? {};
    return { ...others, ...(monsters && { monsters: monsters.map((one) => {
      const lies = one !== null && typeof one === 'string' ? { card: one } : one;
      const found = lies && find('ygo', lies.card);
      const card = found && 'card' in found ? (found.card as YgoCard) : undefined;
      if (!lies || !card || card.kind !== 'monster' || lies.since || lies.face === 'down' || fromExtra(card)) return one;
      came.push(names(card, lies.card));
      return { ...lies, since: { how: 'special' as const } };
    }) }) };
  };
  const players = { ...state.players, A: side('A'), B: side('B') };
  if (came.length === 0) return;
  const [de, en] = [came.map((one) => one.de).join(', '), came.map((one) => one.en).join(', ')];
  const when = came.length > 1 ? say(`Wurden ${de} als Spezialbeschwörung beschworen`, `If ${en} were Special Summoned`) : say(`Wurde ${de} als Spezialbeschwörung beschworen`, `If ${en} was Special Summoned`);
  yield { line: { ...line, case: { ...line.case, state: { ...state, players } } }, move: Math.max(line.items.indexOf(played), 0), upTo: played, when, counts: 'cards' };
} // prettier-ignore
const SPEAKS_OF_SUMMONED = /"summoned":(?:"special"|\[[^\]]*"special")/;

/** Material of which the monster's own text speaks ("if this card was Link Summoned using a Level 7 or higher monster"), where the line tells of none. */
function* material(items: readonly Item[], line: FilledYgo, { fill, on, known }: Trying): Generator<Otherwise> {
  for (const [at, item] of items.entries()) {
    if (item.is !== 'action' || item.supposed || !item.card || !/-summon$/.test(item.does)) continue;
    const { notes } = item.card;
    if (notes.cost.length > 0 || (notes.materials ?? notes.madeOf ?? notes.madeWith) !== undefined) continue;
    const { card, text } = known(item);
    const { de, en } = names(card, item.card.name);
    const when = say(`Ist ${de} mit Material gemacht, von dem der eigene Text spricht`, `If ${en} was made with material of which its own text speaks`);
    for (const madeWith of madeWithIn(text.effects)) {
      const with_ = { ...item, card: { ...item.card, notes: { ...notes, madeWith } } };
      yield { line: on(fill(items.with(at, with_))), move: Math.max(line.items.indexOf(at), 0), upTo: at, when, counts: 'cards' };
    }
  }
} // prettier-ignore
/** The kinds of material a text speaks of. */
const madeWithIn = (effects: CardText['effects']): Filter[] =>
  effects.flatMap(({ condition }) =>
    condition && 'like' in condition && condition.is === 'this' ? (condition.like.madeWith ?? []) : [],
  );

/** One card more in a hand, where the line does not say how many are there, or where it tells of no card at all. */
function* oneMore(items: readonly Item[], line: FilledYgo, { find }: Trying): Generator<Otherwise> {
  for (const [zone, when] of MORE)
    for (const player of ['A', 'B'] as const) {
      const { [zone]: there } = line.case.state?.players?.[player] ?? {};
      const other = zone === 'hand' || there === undefined ? withOneMore(line, player, zone, find) : undefined;
      if (other)
        yield { line: other, move: 0, upTo: items.length - 1, when: when(player), counts: zone === 'hand' ? 'all' : 'life-points' };
    }
} // prettier-ignore
const MORE: readonly [Parameters<typeof withOneMore>[2], (player: Player) => Localized][] = [
  ['hand', (player) => say(`Hat ${player} noch eine Karte auf der Hand`, `With one more card in ${player}'s hand`)],
  ['monsters', (player) => say(`Kontrolliert ${player} ein weiteres Monster`, `With another monster on ${player}'s side`)],
  ['spellsTraps', (player) => say(`Liegt bei ${player} eine weitere Zauber- oder Fallenkarte`, `With another Spell or Trap on ${player}'s side`)],
  ['graveyard', (player) => say(`Liegt im Friedhof von ${player} ein Monster`, `With a monster in ${player}'s Graveyard`)],
]; // prettier-ignore

/** "A flips X; B: Y": whether Y answers what triggered at the Summon, or comes when that has resolved, the sign does not tell. */
function* behindTrigger(items: readonly Item[], line: FilledYgo, { fill, on, judge }: Trying): Generator<Otherwise> {
  const { chain = [] } = judge(line.case) as YgoRuling;
  const { moves = [] } = line.case;
  for (const [at, item] of items.entries()) {
    if (item.is !== 'chain-ends' || item.supposed || item.again) continue;
    const [summon, answer] = [at - 1, at + 1].map((n) => moves[line.items.indexOf(n)]);
    if (summon === undefined || answer?.do !== 'activate' || !/-summon$/.test(summon.do) || !('card' in summon)) continue;
    const triggered = chain.find(({ card }) => card === summon.card && card !== answer.card);
    if (!triggered || !chain.some((link) => link.card === answer.card && link.chain === triggered.chain)) continue;
    const when = say('Ist schon aufgelöst, was bei der Beschwörung ausgelöst wurde', 'If what triggered at the Summon has resolved by then');
    const resolved: Item = { is: 'chain-ends', again: true, supposed: true };
    const other = on(fill(items.toSpliced(at + 1, 0, resolved)));
    yield { line: { ...other, items: other.items.map((n) => (n > at ? n - 1 : n)) }, move: line.items.indexOf(at + 1), upTo: at, when, counts: 'all' };
  }
} // prettier-ignore

const KINDS: readonly Tries[] = [tables, positions, cameSpecially, material, behindTrigger, oneMore];

// ── what is compared ──

interface Answered {
  line: FilledYgo;
  ruling: Ruling;
}
/** Whether the line comes to another answer so. */
function answersElse(here: Answered, there: Answered, { upTo, counts }: Otherwise, named: readonly string[]): boolean {
  if (there.ruling.verdict === 'needs-facts' || there.ruling.branches) return false;
  const [now, then] = [here, there].map(stopsAt);
  if (then !== undefined && (then <= upTo || (now !== undefined && then < now))) return false;
  if (now !== then) return true;
  if (now !== undefined || saysSame(here.ruling, there.ruling)) return false;
  if (counts === 'life-points' && JSON.stringify(here.ruling.players) !== JSON.stringify(there.ruling.players))
    return true;
  return counts === 'all' || became(here, named) !== became(there, named);
}
/** The item at which it is illegal. */
const stopsAt = ({ line, ruling }: Answered): number | undefined => ruling.illegal && line.items[ruling.illegal.move];
/** What holds only if nothing lies in a place, and what is optional and was not used, is told besides. */
const saysSame = ({ headline: { en: one } }: Ruling, { headline: { en: other } }: Ruling): boolean =>
  one.replace(NOT_GIVEN, '') === other.replace(NOT_GIVEN, '');
const NOT_GIVEN = / (?:This holds if nothing [^.]*\(not given\)|The optional part of [^.]* is taken as not used)\./g;
/** What becomes of the links and of the cards the line names. */
function became({ ruling }: Answered, named: readonly string[]): string {
  const isNamed = (id: string): boolean => named.includes(nameKey(id.replace(/#\d+$/u, '')));
  const outcomes = ruling.outcomes.flatMap(({ card, became: what }) => (isNamed(card) ? [[card, what]] : []));
  const links = ((ruling as YgoRuling).chain ?? []).map(({ card, outcome }) => [card, outcome]);
  return JSON.stringify([ruling.verdict, outcomes, links]);
}
/** The cards the line names. */
const namesIn = (items: readonly Item[]): string[] =>
  items
    .flatMap((item) => (item.is === 'there' ? item.cards : item.is === 'action' ? [...(item.card ? [item.card] : []), ...item.targets] : []))
    .map(({ name }) => nameKey(name)); // prettier-ignore
