// What nobody named must not decide: a Pokémon the line does not name is not Knocked Out by damage, and a Bench it does not speak of is not empty.
import type { Player, PtcgCase, PtcgMove } from '../../engine/case/schema.ts';
import { questionName } from '../../engine/ruling/record.ts';
import type { Ruling } from '../../engine/ruling/schema.ts';
import type { Judge } from './board.ts';
import { newAssumptions } from './names.ts';
import type { Filled } from './pokemon-board.ts';
import { isUnnamed, nobodyNamed, ON_BENCH, SOMEBODY } from './pokemon-nobody.ts';
import { isPrinting } from './pokemon-prints.ts';
import { other } from './table.ts';

/** Attacks of one line that may each come to such a question. */
const AT_MOST = 6;

/** The line with what was so filled in, as far as its ruling would otherwise end or be asked there. */
export function withoutEnd(line: Filled, judge: Judge): Filled {
  let filled = line;
  for (let n = 0; n < AT_MOST; n++) {
    const ruling = judge(filled.case);
    const next = survives(filled, ruling) ?? withBench(filled, ruling, judge);
    if (!next) break;
    filled = next;
  }
  return filled;
}

/** Every ruling of a ruling: itself and its branches. */
const branches = (ruling: Ruling): Ruling[] => [
  ruling,
  ...(ruling.branches ?? []).flatMap((branch) => branches(branch.ruling)),
];

/** "Knocked Out with 30 damage?" of a Pokémon nobody named: no; the first time whatever the damage is, in every branch. */
function survives({ case: theCase, assumptions, ...told }: Filled, ruling: Ruling): Filled | undefined {
  const said = theCase.moves ?? [];
  const answered = new Set(said.flatMap((move) => (move.do === 'decide' ? [move.question] : [])));
  const asked = branches(ruling)
    .flatMap(({ open }) => open)
    .find(({ id, move }) => move !== undefined && isUnnamed(id) && id.includes('/knocked-out/'));
  if (!asked || answered.has(asked.id)) return undefined;
  const whatever = questionName(asked.id);
  const question = answered.has(whatever) ? asked.id : whatever;
  const by = theCase.state?.turn?.player ?? 'A';
  const moves = [...said.slice(0, asked.move), { by, do: 'decide', question, answer: false } as const, ...said.slice(asked.move)];
  const assumed = newAssumptions();
  assumed.add('', false, `${SOMEBODY.de} wird dadurch nicht kampfunfähig.`, `${SOMEBODY.en} is not Knocked Out by it.`);
  return { ...told, case: { ...theCase, moves }, assumptions: [...assumptions, ...assumed.facts] };
} // prettier-ignore

/** A player without a Pokémon left, whose Bench nobody spoke of, has one there; unless an attack counts it. */
function withBench(filled: Filled, ruling: Ruling, judge: Judge): Filled | undefined {
  const over = branches(ruling).filter(({ verdict }) => verdict === 'over');
  const isUnknown = (one: Player): boolean =>
    over.some(({ assumptions = [] }) => assumptions.some(({ path }) => path === `/players/${one}/bench`));
  // Who is named there need not be all: only a number says so.
  const isNamed = (one: Player): boolean =>
    (filled.case.state?.players?.[one]?.bench ?? []).length > 0 &&
    filled.told?.has(`${one}/bench`) !== true &&
    over.some(({ over: end }) => end?.winner === other(one) && end.reasons.some(({ code }) => code === 'no-pokemon'));
  const player = (['A', 'B'] as const).find((one) => isUnknown(one) || isNamed(one));
  if (!player) return ofOtherPrinting(filled, ruling, judge);
  const next = benchedBy(filled, player);
  const damage = (one: Ruling) =>
    branches(one).flatMap((branch) => (branch.damage ?? []).map((each) => JSON.stringify(each)));
  const after = new Set(damage(judge(next.case)));
  return damage(ruling).every((each) => after.has(each)) ? next : undefined;
}
/** Another printing that the ruling tells of may have no Pokémon left, too. */
function ofOtherPrinting(filled: Filled, ruling: Ruling, judge: Judge): Filled | undefined {
  const attack = filled.case.moves?.find((move) => move.do === 'attack');
  const printed = ruling.assumptions.some(({ path }) => isPrinting(path));
  if (attack?.do !== 'attack' || !printed || ruling.verdict === 'illegal' || hasBench(filled.case, other(attack.by)))
    return undefined;
  const next = benchedBy(filled, other(attack.by));
  const after = judge(next.case);
  const isSame = JSON.stringify(ruling.damage) === JSON.stringify(after.damage) && after.verdict === ruling.verdict;
  return isSame && after.headline.en !== ruling.headline.en ? next : undefined;
}
const hasBench = ({ state }: PtcgCase, player: Player): boolean => state?.players?.[player]?.bench !== undefined;
/** An attack that asks for cards of a hand the line says nothing of finds some there, where so it does something. */
export function withHand(filled: Filled, judge: Judge): Filled {
  const attack = filled.case.moves?.find((move) => move.do === 'attack');
  if (attack?.do !== 'attack' || filled.told?.has(`${attack.by}/hand`)) return filled;
  const before = judge(filled.case);
  const { by } = attack;
  if (!before.assumptions.some(({ path }) => path === `/players/${by}/hand`)) return filled;
  const copy: PtcgCase = structuredClone(filled.case);
  (((copy.state ??= {}).players ??= {})[by] ??= {}).hand = ['?', '?', '?'];
  const after = judge(copy);
  const asks = after.verdict === 'needs-facts' && before.verdict !== 'needs-facts';
  const inVain = ({ headline }: Ruling): boolean => headline.en.includes('nothing comes of it');
  const total = ({ damage = [] }: Ruling): number => damage.reduce((sum, one) => sum + one.total, 0);
  if (asks || !(total(after) > total(before) || (inVain(before) && !inVain(after)))) return filled;
  const assumed = newAssumptions();
  assumed.add(`/players/${by}/hand`, ['?', '?', '?'], `${by}: Drei Karten sind in der Hand.`, `${by}: three cards are in the hand.`);
  return { ...filled, case: copy, assumptions: [...filled.assumptions, ...assumed.facts] };
} // prettier-ignore
/** How often Energy was moved or attached. */
const moves = ({ steps }: Ruling): number => steps.filter(({ kind, outcome }) => outcome === 'applied' && /^(?:(?:move|attach)-energy|switch)$/.test(kind)).length; // prettier-ignore
/** An attack whose text does something to a Bench, where the line names nobody there, finds one. */
export function withBenchHit(filled: Filled, judge: Judge, effects: (move: PtcgMove) => readonly unknown[]): Filled {
  const attack = filled.case.moves?.find((move) => move.do === 'attack');
  if (attack?.do !== 'attack' || !/"bench"|"do":"switch"/.test(JSON.stringify(effects(attack)))) return filled;
  // What is done to one's own may lead to the other's.
  return [other(attack.by), attack.by, other(attack.by)].reduce((line, player) => {
    if (hasBench(line.case, player) || line.told?.has(`${player}/bench`)) return line;
    const next = { ...line, ...benchedBy(line, player) };
    const [before, after] = [judge(line.case), judge(next.case)];
    const own = player === attack.by;
    // One's own may be asked for Energy before anything is done to it.
    const searches = own && after.open.some(({ id, answers = [] }) => id.endsWith('/energy') && answers.length === 0);
    const moved = own && moves(after) > moves(before);
    const hits = ({ outcomes }: Ruling): number => outcomes.filter(({ card }) => card.startsWith(ON_BENCH.en)).length;
    const isHit = searches || moved || hits(after) > hits(before);
    const { damage = [] } = before;
    const same = searches || JSON.stringify(damage) === JSON.stringify(after.damage?.slice(0, damage.length));
    return isHit && same ? next : line;
  }, filled);
}
/** A Benched Pokémon nobody spoke of is not counted by an attack: without it the ruling says that the Bench is not given. */
export function withoutCounted(filled: Filled, judge: Judge): Filled {
  const { case: theCase, assumptions } = filled;
  const attacks = (theCase.moves ?? []).filter((move) => move.do === 'attack');
  const before = attacks.length === 0 ? undefined : judge(theCase);
  const damageOf = ({ damage = [] }: Ruling): string => JSON.stringify(damage.map(({ total }) => total));
  if (!before || before.verdict !== 'resolved') return filled;
  for (const { by } of attacks) {
    const path = `/players/${by}/bench`;
    const isNobodys = (theCase.state?.players?.[by]?.bench ?? []).every((one) => (typeof one === 'string' ? one : one.card) === ON_BENCH.en);
    if (!isNobodys || filled.told?.has(`${by}/bench`) || !assumptions.some((one) => one.path === path && one.value === ON_BENCH.en)) continue;
    if (JSON.stringify(theCase.moves).includes(ON_BENCH.en)) continue;
    const copy = structuredClone(theCase);
    delete copy.state!.players![by]!.bench;
    const after = judge(copy);
    if (after.verdict === 'resolved' && damageOf(after) !== damageOf(before))
      return { ...filled, case: copy, assumptions: assumptions.filter((one) => one.path !== path) };
  }
  return filled;
} // prettier-ignore
/** "Spore Ball -> Snorlax, heads": a coin the attack does not flip is that of the Checkup behind it. */
export function withCheckupCoins(filled: Filled, judge: Judge): Filled {
  const moves = filled.case.moves ?? [];
  const ruling = moves.some((move) => move.do === 'attack' && move.coins) ? judge(filled.case) : undefined;
  const unused = ruling?.assumptions.find(({ path }) => /^\/moves\/\d+\/coins$/.test(path));
  const at = Number(unused?.path.split('/')[2]);
  const attack = moves[at];
  const asks = ruling && branches(ruling).some(({ open }) => open.some(({ what }) => what === 'coin'));
  if (attack?.do !== 'attack' || !asks || moves[at + 1]?.do === 'checkup') return filled;
  const coins = attack.coins ?? [];
  const left = Array.isArray(unused?.value) ? unused.value.length : 0;
  const own = coins.slice(0, coins.length - left);
  const { coins: _, ...rest } = attack;
  const mended = { ...rest, ...(own.length > 0 && { coins: own }) };
  const copy = { ...filled.case, moves: moves.toSpliced(at, 1, mended, { do: 'checkup', coins: coins.slice(own.length) }) };
  const after = judge(copy);
  return after.assumptions.some(({ path }) => path.endsWith('/coins')) || after.illegal?.move === at + 1 ? filled : { ...filled, case: copy };
} // prettier-ignore
function benchedBy({ case: theCase, assumptions, ...told }: Filled, player: Player): Filled {
  const copy: PtcgCase = structuredClone(theCase);
  const { name, card } = nobodyNamed(ON_BENCH);
  const side = (((copy.state ??= {}).players ??= {})[player] ??= {});
  side.bench = [...(side.bench ?? []), name];
  const assumed = newAssumptions();
  assumed.add(`/players/${player}/bench`, name, `${player}: Ein Pokémon ist auf der Bank.`, `${player}: a Pokémon is on the Bench.`);
  return { ...told, case: { ...copy, cards: { ...copy.cards, [name]: card } }, assumptions: [...assumptions, ...assumed.facts] };
} // prettier-ignore
