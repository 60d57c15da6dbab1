/**
 * Random games with the library's cards: legal moves at random (as `now` offers them), questions answered at random. Whatever happens, a ruling keeps its
 * promises: changes replay, steps cite, cards are neither made nor lost, ids carry no meaning, same input same bytes.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { prizeCount } from '../engine/case/ptcg.ts';
import { readCase } from '../engine/case/read.ts';
import type { CardRef, PokemonInPlay, PtcgCard, PtcgCase, PtcgMove, PtcgState } from '../engine/case/schema.ts';
import { now, rule } from '../engine/rule.ts';
import { applyChanges } from '../engine/ruling/patch.ts';
import { RulingSchema, type NowOption, type PtcgRuling } from '../engine/ruling/schema.ts';
import { content, library } from './scenarios.ts';

const cards = content.cards.filter((c) => c.game === 'ptcg').map((c) => c.card as unknown as PtcgCard);
const nameOf = (card: PtcgCard): string => (typeof card.name === 'string' ? card.name : (card.name.en ?? '?'));
const inPlay = cards.filter((c) => c.kind === 'pokemon' && c.stage !== 'v-union' && c.stage !== 'legend').map(nameOf);
const others = cards.map(nameOf);
const energies = [
  ...['Fire', 'Water', 'Grass', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal'],
  ...cards.filter((c) => c.kind === 'energy').map(nameOf),
];
const tools = cards.filter((c) => c.trainer === 'tool').map(nameOf);
const stadiums = cards.filter((c) => c.trainer === 'stadium').map(nameOf);

const pokemon = fc.record({
  card: fc.constantFrom(...inPlay),
  energy: fc.array(fc.constantFrom(...energies), { maxLength: 4 }),
  tools: fc.array(fc.constantFrom(...tools), { maxLength: 1 }),
  damage: fc.integer({ min: 0, max: 12 }).map((n) => n * 10),
});
const player = fc.record({
  active: pokemon,
  bench: fc.array(pokemon, { minLength: 1, maxLength: 3 }),
  hand: fc.array(fc.constantFrom(...others), { maxLength: 6 }),
  discard: fc.array(fc.constantFrom(...others), { maxLength: 3 }),
  prizes: fc.integer({ min: 1, max: 6 }),
});
const state: fc.Arbitrary<PtcgState> = fc.record({
  stadium: fc.option(fc.record({ card: fc.constantFrom(...stadiums), owner: fc.constantFrom('A' as const, 'B' as const) }), { nil: null }),
  players: fc.record({ A: player, B: player }),
}); // prettier-ignore
const picks = fc.array(fc.nat(), { minLength: 40, maxLength: 40 });

/** How many cards there are, wherever they lie; Prize cards and unknown cards of the deck count as what they are. */
function cardCount(board: PtcgState): number {
  const inPlayCount = (p: PokemonInPlay): number => 1 + (p.energy?.length ?? 0) + (p.tools?.length ?? 0) + (p.under?.length ?? 0);
  const list = (refs: readonly CardRef[] | undefined): number => refs?.length ?? 0;
  const each = (['A', 'B'] as const).map((side) => {
    const p = board.players?.[side];
    const all = [...(p?.active ? [p.active] : []), ...(p?.bench ?? [])] as PokemonInPlay[];
    return all.reduce((n, q) => n + inPlayCount(q), 0) + list(p?.hand) + list(p?.discard) + list(p?.lostZone) + (p?.deck?.count ?? 0) + (prizeCount(p?.prizes) ?? 0);
  });
  return each.reduce((a, b) => a + b, 0) + (board.stadium ? 1 : 0);
} // prettier-ignore

function moveFor(option: NowOption, theCase: PtcgCase, pick: (n: number) => number): PtcgMove | undefined {
  const { by, card, effect, targets } = option;
  const mine = (): string[] => {
    if (targets) return targets.flatMap(({ from }) => from);
    const p = (rule(theCase, library) as PtcgRuling).final.players?.[by];
    return ([p?.active, ...(p?.bench ?? [])] as (PokemonInPlay | null)[]).flatMap((q) => (q?.id ? [q.id] : []));
  };
  const one = (list: string[]): string => list[pick(list.length)] ?? '';
  switch (option.do) {
    case 'attack':
      return { by, do: 'attack', attack: effect ?? 1 };
    case 'retreat':
      return { by, do: 'retreat', to: one(mine()) };
    case 'bench':
    case 'play':
      return { by, do: option.do, card };
    case 'use':
      // By its name: the Pokémon it is attached to may have an Ability of its own.
      return { by, do: 'use', card: option.name.en };
    case 'ability':
      return { by, do: 'ability', pokemon: card, ability: option.name.en };
    case 'evolve':
      return { by, do: 'evolve', card, pokemon: one(mine()) };
    case 'attach':
      return { by, do: 'attach', card, to: one(mine()) };
    case 'promote':
      return { by, do: 'promote', pokemon: card };
    default:
      return undefined;
  }
}

/** Plays on until nothing goes any further; answers what stops it. */
function playOn(start: PtcgState, picked: readonly number[], watch: (theCase: PtcgCase, ruling: PtcgRuling) => void): void {
  const read = readCase({ game: 'ptcg', state: start, moves: [] }, { library });
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path} ${p.message.en}`).join('; '));
  let theCase = read.case as PtcgCase;
  let next = 0;
  const pick = (n: number): number => (n <= 1 ? 0 : (picked[next++ % picked.length] ?? 0) % n);
  for (let turn = 0; turn < 6; turn++) {
    const ruling = rule(theCase, library) as PtcgRuling;
    watch(theCase, ruling);
    if (ruling.verdict === 'illegal' || ruling.verdict === 'over') return;
    const open = ruling.branches ? ruling.decisions.find((d) => d.id === ruling.branches?.[0]?.decision) : undefined;
    const question = open ?? (ruling.verdict === 'needs-facts' ? ruling.open.at(-1) : undefined);
    if (question) {
      const answers = question.answers ?? [];
      if (answers.length === 0) return;
      const answer = answers[pick(answers.length)]!.value;
      theCase = { ...theCase, moves: [...(theCase.moves ?? []), { by: question.by === 'judge' ? 'A' : question.by, do: 'decide', question: question.id, answer }] };
      continue;
    }
    const legal = now(theCase, library).options.filter((o) => o.legal && o.when === 'now');
    const option = legal[pick(legal.length)];
    const { by } = option ?? { by: ruling.final.turn?.player ?? 'A' };
    const move = option && moveFor(option, theCase, pick);
    theCase = { ...theCase, moves: [...(theCase.moves ?? []), move ?? { by, do: 'end-turn' }] };
  }
} // prettier-ignore

const all = (ruling: PtcgRuling): PtcgRuling[] => [ruling, ...(ruling.branches ?? []).flatMap((b) => all(b.ruling as PtcgRuling))]; // prettier-ignore

test('random games keep every promise', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(state, picks, (start, picked) => {
      playOn(start, picked, (theCase, ruling) => {
        expect(v.safeParse(RulingSchema, ruling).issues?.map((i) => `${v.getDotPath(i)} ${i.message}`)).toBeUndefined();
        for (const r of all(ruling)) {
          const replayed = applyChanges(r.initial, r.steps.flatMap((s) => s.changes)); // prettier-ignore
          expect(replayed).toEqual(r.final);
          if (r.verdict !== 'needs-facts' && !r.branches) expect(cardCount(r.final)).toBe(cardCount(ruling.initial));
        }
        expect(JSON.stringify(rule(theCase, library))).toBe(JSON.stringify(ruling));
      });
    }),
    { numRuns: 150, seed: 7 },
  );
});

test('what may be done now is legal as a move, and what may not is not', { timeout: 60_000 }, () => {
  const sure = ['attack', 'bench', 'play', 'use', 'ability', 'promote', 'attach', 'evolve', 'retreat'];
  fc.assert(
    fc.property(state, picks, (start, picked) => {
      let checked = 0;
      playOn(start, picked, (theCase, ruling) => {
        if (ruling.verdict !== 'resolved' || ruling.branches || checked++ > 1) return;
        for (const option of now(theCase, library).options) {
          if (option.legal === null || option.when === 'after-pass') continue;
          if (!sure.includes(option.do) || (option.by !== ruling.final.turn?.player && option.do !== 'promote'))
            continue;
          // A promotion still owed is asked for, whatever the move.
          if (option.do !== 'promote' && Object.values(ruling.final.players ?? {}).some((p) => !p?.active)) continue;
          const move = moveFor(option, theCase, () => 0);
          if (!move) continue;
          const moved = rule({ ...theCase, moves: [...(theCase.moves ?? []), move] }, library);
          expect([option.do, option.card, option.name.en, moved.verdict !== 'illegal']).toEqual([option.do, option.card, option.name.en, option.legal]); // prettier-ignore
        }
      });
    }),
    { numRuns: 60, seed: 31 },
  );
});

test('a board a ruling ends with is a case again', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(state, picks, (start, picked) => {
      playOn(start, picked, (_, ruling) => {
        if (ruling.verdict !== 'resolved') return;
        const again = readCase({ game: 'ptcg', state: ruling.final, moves: [] }, { library });
        if (!again.ok) throw new Error(again.problems.map((p) => `${p.path} ${p.message.en}`).join('; '));
      });
    }),
    { numRuns: 40, seed: 11 },
  );
});

/** Ids for every card named on the board, `mark` in each. */
function withMarks(start: PtcgState): PtcgState {
  let n = 0;
  const id = (): string => `«${String(n++).padStart(3, '0')}»`;
  const ref = (card: CardRef): CardRef => ({ ...(typeof card === 'string' ? { card } : card), id: id() });
  const one = (p: PokemonInPlay): PokemonInPlay => ({ ...p, id: id(), energy: (p.energy ?? []).map(ref), tools: (p.tools ?? []).map(ref) }); // prettier-ignore
  const side = (p: NonNullable<NonNullable<PtcgState['players']>['A']>) => ({
    ...p,
    active: one(p.active as PokemonInPlay),
    bench: (p.bench as PokemonInPlay[]).map(one),
    hand: (p.hand ?? []).map(ref),
    discard: (p.discard ?? []).map(ref),
  });
  return { ...start, players: { A: side(start.players!.A!), B: side(start.players!.B!) } };
}

test('ids carry no meaning', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(state, picks, (start, picked) => {
      playOn(withMarks(start), picked, (theCase, ruling) => {
        const rename = (text: string): string => text.replace(/«(\d+)»/g, (_, n: string) => `«${999 - Number(n)}»`);
        const renamed = JSON.parse(rename(JSON.stringify(theCase))) as PtcgCase;
        expect(JSON.stringify(rule(renamed, library))).toBe(rename(JSON.stringify(ruling)));
      });
    }),
    { numRuns: 60, seed: 23 },
  );
});
