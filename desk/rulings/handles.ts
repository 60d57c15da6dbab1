// The handles of a verdict: what was assumed and, told otherwise, gives another answer – with that answer.
import { withCaseCards } from '../../engine/case/cards.ts';
import { emptyLibrary, type Library } from '../../engine/library.ts';
import { say } from '../../engine/ruling/say.ts';
import type { Case, Player, PtcgCase, YgoCase } from '../../engine/case/schema.ts';
import type { Decision, Fact, Ruling } from '../../engine/ruling/schema.ts';
import type { HandleView } from '../contract.ts';
import { ASKS_UNREAD, UNREAD, withoutUnread } from '../line/unread.ts';
import { assuming } from './assumed.ts';
import { spliceMoves } from './splice.ts';

/** More are not read at a table. */
const MOST = 8;
type Otherwise = Pick<HandleView, 'path' | 'text' | 'question' | 'answers' | 'case'>;
type Words = HandleView['text'];

/**
 * Rules the case with each assumption turned; those that give another answer, and a play that is possible. What was turned is an assumption of the
 * handle's case (`Case.assumed`) as it was before: it can be turned back. What else the case assumes is told with each answer, as with `ruling`.
 */
export function handlesOf(
  of: Case,
  ruling: Ruling,
  rule: (of: Case) => Ruling,
  library: Library = emptyLibrary,
): HandleView[] {
  if (ruling.verdict === 'illegal') return [];
  const others = [
    ...unreadDropped(of),
    ...ruling.assumptions.flatMap((fact) => toldOtherwise(of, fact, library)),
    ...ruling.decisions.flatMap((decision) => decidedOtherwise(of, decision)),
  ];
  return others.slice(0, MOST).flatMap((other) => {
    const played = rule(other.case);
    const then = assuming(played, other.case);
    return (played.verdict === 'illegal' && other.path !== UNREAD) || sameAnswer(then, ruling)
      ? []
      : [{ ...other, verdict: then.verdict, headline: then.headline }];
  });
}
/** The words of the line that were not read change nothing: the judge says so. */
function unreadDropped(of: Case): Otherwise[] {
  const unread = (of.assumed as Fact[] | undefined)?.find(({ path }) => path === UNREAD);
  if (!unread?.text) return [];
  const text = say(`${unread.text.de} ändert nichts`, `${unread.text.en} changes nothing`);
  return [{ path: UNREAD, text, answers: ASKS_UNREAD, case: withoutUnread(of) }];
}
/** Who wins is the answer, whatever else is told of it. */
const sameAnswer = (a: Ruling, b: Ruling): boolean =>
  a.over && b.over ? a.over.winner === b.over.winner : a.headline.en === b.headline.en;

/** The case with what was taken (`fact`) taken otherwise. */
function turned<C extends Case>(of: C, { path, value }: Pick<Fact, 'path' | 'value'>, to: unknown, text: Words): C {
  const others = (of.assumed ?? []).filter(
    (one) => one.path !== path || JSON.stringify(one.value) !== JSON.stringify(value),
  );
  return { ...of, assumed: [...others, { path, value: to, text: sentence(text) }] };
}
const sentence = ({ de, en }: Words): Words => say(`${de}.`, `${en}.`);
/** What stands on one side of the board instead of what was taken to. */
interface Instead {
  value: unknown;
  text: Words;
  side: object;
}
const instead = <C extends Case>(of: C, player: Player, fact: Fact, { value, text, side }: Instead): Otherwise => ({
  path: fact.path,
  text,
  case: turned(onSide(of, player, side), fact, value, text),
});

function toldOtherwise(of: Case, fact: Fact, library: Library): Otherwise[] {
  const { path, value } = fact;
  const [, player, zone] = /^\/players\/([AB])\/(\w+)$/.exec(path) ?? [];
  if (player !== 'A' && player !== 'B') return [];
  if (of.game === 'ptcg') {
    if (zone === 'bench' && Array.isArray(value) && value.length === 0) return [benched(of, player, fact)];
    if (zone === 'bench' && typeof value === 'string') return withoutBench(of, player, fact, value);
    if (zone === 'prizes') return prizesLeft(of, player, fact);
  } else if (zone === 'monsters' && typeof value === 'string') return positioned(of, player, fact, value, library);
  return [];
}

/** The last ones decide; once they are assumed, all of them are what it was taken for at first. */
function prizesLeft(of: PtcgCase, player: Player, fact: Fact): Otherwise[] {
  const isTurned = of.state?.players?.[player]?.prizes !== undefined;
  return (isTurned ? [1, 2, 6] : [1, 2])
    .filter((left) => left !== fact.value)
    .map((left) => {
      const de = `${player} hat noch ${left} ${left === 1 ? 'Preiskarte' : 'Preiskarten'}`;
      const en = `${player} has ${left} Prize ${left === 1 ? 'card' : 'cards'} left`;
      return instead(of, player, fact, { value: left, text: say(de, en), side: { prizes: left } });
    });
}
/** A Pokémon nobody named, so that the Bench is not empty. */
const SOMEBODY = { key: 'Benched Pokémon', name: say('Pokémon auf der Bank', 'Benched Pokémon') };
function benched(of: PtcgCase, player: Player, fact: Fact): Otherwise {
  const text = say(`${player} hat ein Pokémon auf der Bank`, `${player} has a Benched Pokémon`);
  const cards = { ...of.cards, [SOMEBODY.key]: { name: SOMEBODY.name, kind: 'pokemon', hp: 60, stage: 'basic' } };
  const side = { bench: [{ card: SOMEBODY.key }] };
  return instead({ ...of, cards } as PtcgCase, player, fact, { value: SOMEBODY.key, text, side });
}
/** The Pokémon that was taken to be on the Bench is not there. */
function withoutBench(of: PtcgCase, player: Player, fact: Fact, name: string): Otherwise[] {
  const bench = of.state?.players?.[player]?.bench ?? [];
  const others = bench.filter((one) => (typeof one === 'string' ? one : one.card) !== name);
  // Where others were told of, the Bench is not empty without it.
  if (bench.length === 0 || others.length > 0) return [];
  const text = say(`${player} hat kein Pokémon auf der Bank`, `${player} has no Benched Pokémon`);
  return [instead(of, player, fact, { value: [], text, side: { bench: [] } })];
}
/** A monster taken to be in Attack Position is in Defense Position; and back, where that was only assumed. */
function positioned(of: YgoCase, player: Player, fact: Fact, name: string, library: Library): Otherwise[] {
  const monsters = of.state?.players?.[player]?.monsters ?? [];
  const index = monsters.findIndex((m) => (typeof m === 'string' ? m : m?.card) === name);
  const entry = monsters[index];
  const monster = typeof entry === 'string' ? { card: entry } : entry;
  if (!monster || monster.face === 'down') return [];
  const named = withCaseCards(of, library).ygo(name)?.name;
  const { de = name, en = name } = typeof named === 'object' ? named : {};
  const words = {
    attack: say(`${de} liegt in Angriffsposition`, `${en} is in Attack Position`),
    defense: say(`${de} liegt in Verteidigungsposition`, `${en} is in Defense Position`),
  };
  const now = monster.position;
  if (now !== undefined && fact.text?.en !== sentence(words[now]).en) return [];
  const to = now === 'defense' ? 'attack' : 'defense';
  const put = monsters.map((m, i) => (i === index ? { ...monster, position: to } : m));
  return [instead(of, player, fact, { value: name, text: words[to], side: { monsters: put } })];
}
function onSide<C extends Case>(of: C, player: Player, side: object): C {
  const players = of.state?.players;
  return { ...of, state: { ...of.state, players: { ...players, [player]: { ...players?.[player], ...side } } } };
}

/** What nobody decided was taken as decided: every other answer. */
function decidedOtherwise(of: Case, { id, given, answer, answers, move, by, text }: Decision): Otherwise[] {
  const moves = (of.moves ?? []) as object[];
  const path = (at: number) => `/moves/${at}`;
  // One that was turned before is a move, and still an assumption.
  const turnedAt = moves.findIndex(
    (one, at) => 'question' in one && one.question === id && of.assumed?.some((fact) => fact.path === path(at)),
  );
  if (given !== 'assumed' && turnedAt < 0) return [];
  const at = turnedAt < 0 ? move : turnedAt;
  return (answers ?? [])
    .filter(({ value }) => JSON.stringify(value) !== JSON.stringify(answer))
    .map((other) => {
      const decided = { by: by === 'judge' ? 'A' : by, do: 'decide', question: id, answer: other.value };
      const words = say(`${text.de} ${other.text.de}`, `${text.en} ${other.text.en}`);
      const next = spliceMoves(of, at, turnedAt < 0 ? 0 : 1, decided);
      const assumed = turned(next, { path: path(at), value: decided }, decided, words);
      return { path: id, text: words, question: true as const, case: assumed };
    });
}
