// The same said otherwise is the same play: however many spaces, in either language, with the words that may be left out and without them.
import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import { inLineWords } from './sentence/sentence.ts';
import { readAction } from './action.ts';

const CARDS = ['jinzo', 'raigeki', 'dark magician', 'number 39'];
const isCard = (name: string): boolean => CARDS.includes(name.toLowerCase());
const read = (text: string): object => ({ ...readAction(text, true, isCard), written: '' });

test.each([
  ['beschwört Jinzo', 'hat Jinzo beschworen'],
  ['beschwört Jinzo', 'hat  Jinzo  beschworen'],
  ['beschwört Dark Magician', 'hat Dark Magician gerufen'],
  ['normalbeschwört Jinzo', 'hat Jinzo normalbeschworen'],
  ['spezialbeschwört Jinzo', 'hat Jinzo spezialbeschworen'],
  ['A tributbeschwört Jinzo', 'A hat Jinzo tributbeschworen'],
  ['activates Raigeki → Jinzo', 'destroys Jinzo with Raigeki'],
  ['activates Raigeki → Jinzo', 'destroys Jinzo of B with Raigeki'],
  ['activates Raigeki → Jinzo', 'zerstört Jinzo  von  A mit Raigeki'],
  ['activates Raigeki → Dark Magician', 'destroys Dark Magician of a with Raigeki'],
  ['Number 39 with 2 materials', 'Number 39 with two materials'],
  ['Number 39 with 2 materials', 'Number 39 mit ZWEI Materialien'],
  ['Number 39 with 3 materials', 'Number 39 mit drei Materialien'],
  ['Number 39 with 1 material', 'Number 39 with a material'],
  ['Number 39 with 0 materials', 'Number 39 ohne Material'],
])('%s: %s', (plain, otherwise) => expect(read(otherwise)).toEqual(read(plain)));

test.each(['hat Jinzo beschworen und', 'x hat Jinzo beschworen', 'hatJinzo beschworen', 'hat Jinzobeschworen', 'hat beschworen'])(
  '%s is no Summon of Jinzo',
  (text) => expect(read(text)).not.toMatchObject({ does: 'normal-summon', card: { name: 'Jinzo' } }),
); // prettier-ignore

const find = ((_game: string, name: string) =>
  CARDS.includes(name.toLowerCase())
    ? { is: 'named', name, card: { name, kind: 'monster', level: /^dark/i.test(name) ? 7 : 6 } }
    : undefined) as unknown as (game: string, name: string) => { card: YgoCard } | undefined;
const plainly = (line: string): string => inLineWords(line, (name) => find('ygo', name)?.card).line;
test.each([
  ['A: Raigeki, chain link 2 Jinzo', 'A: Raigeki, Jinzo'],
  ['A spielt Raigeki auf den Magier', 'A plays Raigeki → Magier'],
  ['A activates Raigeki on the Wizard', 'A activates Raigeki → Wizard'],
  ['A: Raigeki > Kettenglied 2: B: Jinzo', 'A: Raigeki > B: Jinzo'],
  ['Chain Link 10: Jinzo', 'Jinzo'],
  ['A: Raigeki; chain link 2 B: Jinzo', 'A: Raigeki; B: Jinzo'],
  ['A: Raigeki;  chain  link  2 :  B: Jinzo', 'A: Raigeki; B: Jinzo'],
  ['CL2 B: Jinzo\ncl 3 A: Raigeki', 'B: Jinzo\nA: Raigeki'],
  ['A summons Jinzo (tribute a monster)', 'A summons Jinzo'],
  ['A summons Dark Magician (tribute the two monsters), B: Raigeki', 'A summons Dark Magician, B: Raigeki'],
  // So many as its Level does not ask for are told for a reason.
  ['A summons Jinzo (tribute the two monsters)', 'A summons Jinzo (tribute the two monsters)'],
  ['A beschwört Dark Magician (tribute die 2 Monster)', 'A summons Dark Magician'],
  // Words of a name and of what is said about a link stay.
  ['A: the chain link 2 of Jinzo', 'A: the chain link 2 of Jinzo'],
  ['A: Chain Link two', 'A: Chain Link two'],
  ['A: CL 2', 'A: CL 2'],
  ['A summons Jinzo (tribute Dark Magician)', 'A summons Jinzo (tribute Dark Magician)'],
])('%s: the line’s own words', (line, plain) => expect(plainly(line)).toBe(plain));
