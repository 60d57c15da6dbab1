/** Where the grammar ends in a sentence nobody read. */
import type { PtcgCard } from '../../engine/case/schema.ts';
import type { NameList } from '../reading.ts';
import { ptcgBoxes } from '../frame/boxes.ts';
import { tokenize, type Token } from '../frame/tokens.ts';
import { CANON } from './canon.ts';
import { grammar } from './grammar/grammar.ts';
import { contextOf } from './read.ts';

export interface Failure {
  category: string;
  tokens: readonly Token[];
  /** Index into `tokens` of the first token no pattern could go on with. */
  at: number;
}

export function failuresIn(card: PtcgCard, sentence: string, names: NameList): Failure[] {
  const box = ptcgBoxes(card).find(({ en }) => en.includes(sentence));
  if (!box) return [];
  const words = tokenize(sentence, CANON).words;
  const tokens = words.at(-1)?.word === '.' ? words.slice(0, -1) : words;
  const kind = box.box.replace(/\/.*/, '');
  return [{ category: kind, tokens, at: grammar().furthest('sentence', tokens, contextOf(card, box, names)) }];
}
