// The handles of a verdict: what was assumed and, told otherwise, gives another answer – with that answer.
import { withCaseCards } from '../../engine/case/cards.ts';
import { emptyLibrary, type Library } from '../../engine/library.ts';
import { say } from '../../engine/ruling/say.ts';
import type { Case, PtcgCase, YgoCase } from '../../engine/case/schema.ts';
import type { Decision, Fact, Ruling } from '../../engine/ruling/schema.ts';
import type { HandleView } from '../contract.ts';

/** More are not read at a table. */
const MOST = 8;
type Otherwise = Pick<HandleView, 'path' | 'text' | 'question' | 'case'>;

/** Rules the case with each assumption told otherwise; those that give another answer, and a play that is possible. */
export function handlesOf(
  of: Case,
  ruling: Ruling,
  rule: (of: Case) => Ruling,
  library: Library = emptyLibrary,
): HandleView[] {
  if (ruling.verdict === 'illegal') return [];
  const others = [
    ...ruling.assumptions.flatMap((fact) => toldOtherwise(of, fact, library)),
    ...ruling.decisions.flatMap((decision) => decidedOtherwise(of, decision)),
  ];
  return others.slice(0, MOST).flatMap((other) => {
    const then = rule(other.case);
    return then.verdict === 'illegal' || sameAnswer(then, ruling)
      ? []
      : [{ ...other, verdict: then.verdict, headline: then.headline }];
  });
}
/** Who wins is the answer, whatever else is told of it. */
const sameAnswer = (a: Ruling, b: Ruling): boolean =>
  a.over && b.over ? a.over.winner === b.over.winner : a.headline.en === b.headline.en;

function toldOtherwise(of: Case, { path, value }: Fact, library: Library): Otherwise[] {
  const [, player, zone] = /^\/players\/([AB])\/(\w+)$/.exec(path) ?? [];
  if (player !== 'A' && player !== 'B') return [];
  if (of.game === 'ptcg') {
    if (zone === 'bench' && Array.isArray(value) && value.length === 0)
      return [{ path, text: say(`${player} hat ein Pokémon auf der Bank`, `${player} has a Benched Pokémon`), case: benched(of, player) }]; // prettier-ignore
    if (zone === 'bench' && typeof value === 'string') return withoutBench(of, player, path, value);
    if (zone === 'prizes')
      return [1, 2]
        .filter((left) => left !== value)
        .map((left) => ({
          path,
          text: say(`${player} hat noch ${left} ${left === 1 ? 'Preiskarte' : 'Preiskarten'}`, `${player} has ${left} Prize ${left === 1 ? 'card' : 'cards'} left`),
          case: onSide(of, player, { prizes: left }),
        })); // prettier-ignore
  } else if (zone === 'monsters' && typeof value === 'string') return positioned(of, player, path, value, library);
  return [];
}

/** A Pokémon nobody named, so that the Bench is not empty. */
const SOMEBODY = { key: 'Benched Pokémon', name: say('Pokémon auf der Bank', 'Benched Pokémon') };
function benched(of: PtcgCase, player: 'A' | 'B'): PtcgCase {
  const cards = { ...of.cards, [SOMEBODY.key]: { name: SOMEBODY.name, kind: 'pokemon', hp: 60, stage: 'basic' } };
  return onSide({ ...of, cards } as PtcgCase, player, { bench: [{ card: SOMEBODY.key }] });
}
/** The Pokémon that was taken to be on the Bench is not there. */
function withoutBench(of: PtcgCase, player: 'A' | 'B', path: string, name: string): Otherwise[] {
  const bench = of.state?.players?.[player]?.bench ?? [];
  const others = bench.filter((one) => (typeof one === 'string' ? one : one.card) !== name);
  if (others.length === bench.length) return [];
  const text = say(`${player} hat kein Pokémon auf der Bank`, `${player} has no Benched Pokémon`);
  return [{ path, text, case: onSide(of, player, { bench: others }) }];
}
/** A monster taken to be in Attack Position is in Defense Position. */
function positioned(of: YgoCase, player: 'A' | 'B', path: string, name: string, library: Library): Otherwise[] {
  const monsters = of.state?.players?.[player]?.monsters ?? [];
  const index = monsters.findIndex((m) => typeof m === 'object' && m !== null && m.card === name);
  const monster = monsters[index];
  if (!monster || typeof monster === 'string' || monster.position !== undefined || monster.face === 'down') return [];
  const turned = monsters.map((m, i) => (i === index ? { ...monster, position: 'defense' as const } : m));
  const named = withCaseCards(of, library).ygo(name)?.name;
  const { de = name, en = name } = typeof named === 'object' ? named : {};
  const text = say(`${de} liegt in Verteidigungsposition`, `${en} is in Defense Position`);
  return [{ path, text, case: onSide(of, player, { monsters: turned }) }];
}
function onSide<C extends Case>(of: C, player: 'A' | 'B', side: object): C {
  const players = of.state?.players;
  return { ...of, state: { ...of.state, players: { ...players, [player]: { ...players?.[player], ...side } } } };
}

/** What nobody decided was taken as decided: every other answer. */
function decidedOtherwise(of: Case, { id, given, answer, answers, move, by, text }: Decision): Otherwise[] {
  if (given !== 'assumed') return [];
  return (answers ?? [])
    .filter(({ value }) => JSON.stringify(value) !== JSON.stringify(answer))
    .map((other) => {
      const moves = [...((of.moves ?? []) as object[])];
      moves.splice(move, 0, { by: by === 'judge' ? 'A' : by, do: 'decide', question: id, answer: other.value });
      const words = (lang: 'de' | 'en') => `${text[lang]} ${other.text[lang]}`;
      return { path: id, text: say(words('de'), words('en')), question: true as const, case: { ...of, moves } as Case };
    });
}
