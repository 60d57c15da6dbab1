/** In which way a rule is asked for (when, who, how many) tells it from a neighbour that says the same words. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRulesDb } from '../build.ts';
import { openRulesDb, type RulesDb } from '../rules-db.ts';
import { meaningOfText } from './meaning.ts';
import { unpacked } from './question-bytes.ts';
import { Questions, type QuestionData } from './questions.ts';

const rule = (id: string) => `
- id: ygo.stone.${id}
  title: { en: Passing the stone (${id}), de: Stein weitergeben (${id}) }
  text: { en: The stone is passed., de: Der Stein wird weitergegeben. }
  topic: stone
  rulesets: [ygo-9.0]
  sources: [{ doc: book, confidence: A }]
`;
const content = {
  'documents.yaml': '- { id: book, title: { en: Book, de: Buch }, game: ygo, authority: official, confidence: A }',
  'rules/ygo/a.yaml': rule('moment') + rule('player'),
  'asked/ygo/a.yaml': `
ygo.stone.moment:
  en: [When is the stone passed?, When do I pass the stone?]
  de: [Wann wird der Stein weitergegeben?, Wann gebe ich den Stein weiter?]
ygo.stone.player:
  en: [Who passes the stone?, Who gets the stone?]
  de: [Wer gibt den Stein weiter?, Wer bekommt den Stein?]
`,
};

const dir = mkdtempSync(join(tmpdir(), 'kinds-'));
let db: RulesDb;
beforeAll(() => {
  for (const [name, text] of Object.entries(content)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  buildRulesDb(join(dir, 'rules.db'), { content: dir });
  db = openRulesDb(join(dir, 'rules.db'), { integrity: true });
});
afterAll(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

test('what is asked for with "when" is worth more for a question that asks when, what is asked for with "who" less', () => {
  const of = db.searcher.of.db;
  const rows = of.prepare('SELECT name, data FROM question').all() as { name: string; data: Uint8Array }[];
  const data = unpacked(new Map(rows.map(({ name, data }) => [name, data])));
  const entry = (id: string) => of.prepare('SELECT id FROM entry WHERE ref = ?').pluck().get(`ygo.stone.${id}`);
  const meaning = meaningOfText('when is the stone passed to the next one', db.searcher.language);
  const gained = (id: string) => {
    const worth = (given: QuestionData) =>
      new Questions(given).ask(meaning).find((answer) => answer.entry === entry(id))!.worth;
    return worth(data) - worth({ ...data, kinds: new Uint32Array() });
  };
  expect(gained('moment')).toBeGreaterThan(1);
  expect(gained('player')).toBeLessThan(-1);
});
