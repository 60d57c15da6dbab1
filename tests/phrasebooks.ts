/** Both grammars as the phrasebook asks them. */
import { createHash } from 'node:crypto';
import { nameKey } from '../engine/case/names.ts';
import { CANON } from '../reader/ptcg/canon.ts';
import type { Context as PtcgContext } from '../reader/ptcg/grammar/phrases.ts';
import type { Context as YgoContext } from '../reader/ygo/grammar/categories.ts';
import { grammar as ptcgGrammar } from '../reader/ptcg/grammar/grammar.ts';
import { grammar as ygoGrammar } from '../reader/ygo/grammar/grammar.ts';
import { canon } from '../reader/ygo/words/canon.ts';
import type { Asked } from './phrasebook.ts';

export const ygo = (): Asked<YgoContext> => ({
  grammar: ygoGrammar(),
  canon,
  terminals: {
    number: ['2', '3', '1'],
    quoted: ['"Ash"', '"Bee"', '"Own Name"'],
    counterName: ['Spell Counter'],
    quotedEffect: ['"Draw 1 card"'],
  },
  context: () => ({ name: 'Own Name', kind: 'monster', monster: ['effect'], property: undefined }),
});
export const ptcg = (): Asked<PtcgContext> => {
  const names = new Set(['Ralts', 'Gardevoir'].map(nameKey));
  const attacks = new Map([[nameKey('Psyshot'), 'Psyshot']]);
  return {
    grammar: ptcgGrammar(),
    canon: CANON,
    terminals: {
      n: ['2', '3', '1'],
      cardName: ['Ralts', 'Gardevoir'],
      cardNameOf: ["Ralts's"],
      attackName: ['Psyshot'],
      namePart: ['"Rotom"'],
    },
    context: (text) => ({
      text,
      box: 'attack',
      kind: 'pokemon',
      names,
      own: new Set<string>(),
      attacks,
      damage: new Map(),
      copiesOf: 'Kirlia',
      baseName: 'Kirlia',
    }),
  };
};

/** What a meaning is pinned by. */
export const short = (value: string): string => createHash('sha256').update(value).digest('hex').slice(0, 8);
