/** With what a monster spoken of was Summoned: its material, its Tributes ("1 monster in your GY used as its material"). */
import type { Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import type { Pointer } from './noun.ts';

/** The material of the cards spoken of. */
const usedFor = (pointer: Pointer): object => ({ madeWith: { $what: pointer } });
const IT: Pointer = { $ref: 'it' };
/** Of the Summon that is answered, also where the answer is that something was used for it. */
const THAT_SUMMON = { madeWith: 'event' } as const;

export function used(g: YgoGrammar): void {
  const was = (of: object): { filter: Filter } => ({ filter: { oneOf: of } as Filter });
  g.rule('post', '[,] used as its material', () => was(usedFor(IT)));
  g.rule('post', '[,] <used|that was used|that were used|Tributed|that was Tributed|that were Tributed> for <that|the> {how:summonWord} Summon' as '{how:summonWord}', () => was(THAT_SUMMON));
  g.rule('post', '[,] that was used for its {how:summonWord} Summon', () => was(usedFor(IT)));
  const MATERIAL = '<Fusion|Synchro|Xyz|Link|Ritual> material(s)';
  g.rule('noun', `{n:number} of the ${MATERIAL} in your GY that was used for its {how:summonWord} Summon` as '{n:number} {how:summonWord}', ({ n }) => ({ noun: 'monster', count: n, where: ['graveyard'], whose: 'you', ...was(usedFor(IT)) }));
  g.rule('noun', '{n:number} of the monsters in your GY that was Tributed for that Ritual Summon', ({ n }) => ({ noun: 'monster', count: n, where: ['graveyard'], whose: 'you', ...was(THAT_SUMMON) }));
  allOfThem(g);
} // prettier-ignore

/** "If all the materials that were used for its Fusion Summon are in your GY, you can Special Summon all of them". */
function allOfThem(g: YgoGrammar): void {
  const there = (of: object, more: Filter): { if: Condition; do: Draft } => {
    const lying = { where: 'graveyard', whose: 'you', filter: { ...more, oneOf: of } };
    const used = { count: of, ...(more.is && { like: { kind: 'monster', ...more } }) };
    return {
      if: { amount: { count: lying }, is: { min: 1, equals: used } } as unknown as Condition,
      do: { do: 'special-summon', cards: lying },
    };
  };
  // "All the Synchro Monsters that were used": the other material does not matter.
  for (const kinds of ['<materials|monsters|Fusion material Monsters|Fusion materials|Synchro materials>', '{kind:monsterKind} Monsters'] as const)
    for (const [words, of] of [['its {how:summonWord} Summon', () => usedFor(IT)], ['the {how:summonWord} Summon of {it:pointer}', (it: Pointer) => usedFor(it)]] as const)
      for (const [can, more] of [['you can Special Summon', { optional: true }], ['Special Summon', {}]] as const)
        g.rule('action', `if all [of] [the] ${kinds} that were used for ${words} are in your GY , ${can} <all of them|them>` as '[{kind:monsterKind}] {it:pointer}', ({ kind, it }) => { const one = there(of(it ?? IT), kind ? { is: kind } : {}); return [{ ...one.do, ...more, if: one.if }]; });
} // prettier-ignore
