/** Which game is asked about: the one that is named, whose card is named, whose ruleset is chosen, that is played. */
import { afterAll, expect, test } from 'vitest';
import { compiled } from '../fixture.ts';

const rule = (game: string) => `
- id: ${game}.attack.twice
  title: { en: One attack each turn, de: Ein Angriff in jedem Zug }
  text: { en: A fighter attacks once each turn., de: Ein Kämpfer greift einmal in jedem Zug an. }
  topic: attack
  rulesets: [${game}-current]
  sources: [{ doc: ${game}, confidence: A }]
`;
const document = (game: string) => `- { id: ${game}, title: { en: Book, de: Buch }, game: ${game}, authority: official, confidence: A }\n`; // prettier-ignore
const { db, close } = compiled({
  'documents.yaml': document('ygo') + document('ptcg'),
  'rules/ygo/a.yaml': rule('ygo'),
  'rules/ptcg/a.yaml': rule('ptcg'),
  'cards/ygo/a.yaml': '- { name: { en: Paper Samurai, de: Papiersamurai }, kind: monster, monster: [normal], atk: 1, def: 1, level: 1 }\n', // prettier-ignore
  'cards/ptcg/a.yaml': '- { name: { en: Papermon Grande, de: Großpapiermon }, kind: pokemon }\n',
});
afterAll(close);
const first = (query: string, options = {}) => db.search(query, options).find(({ kind }) => kind === 'rule')?.id;

test.each([
  ['the game that is named', 'how often does a fighter attack in yu-gi-oh', {}, 'ygo'],
  ['the game that is named', 'how often does a fighter attack in pokemon', {}, 'ptcg'],
  ['that of a card in the question', 'how often does the fighter Paper Samurai attack', {}, 'ygo'],
  ['that of a card in the question', 'how often does the fighter Papermon Grande attack', {}, 'ptcg'],
  ['that of a card by its German name', 'wie oft greift der Kämpfer Großpapiermon an', {}, 'ptcg'],
  ['the one that is played', 'how often does a fighter attack', { playing: 'ptcg' }, 'ptcg'],
  ['the one that is played', 'how often does a fighter attack', { playing: 'ygo' }, 'ygo'],
  ['a card before what is played', 'how often does the fighter Paper Samurai attack', { playing: 'ptcg' }, 'ygo'],
  ['the one of a single ruleset', 'how often does a fighter attack', { rulesets: ['ptcg-current'] }, 'ptcg'],
  ['the one of a single ruleset', 'how often does a fighter attack', { rulesets: ['ygo-current'] }, 'ygo'],
])('%s: %s %o', (_, query, options, game) => expect(first(query, options)).toBe(`${game}.attack.twice`));
