// For tests: a small knowledge base of invented cards, compiled like the real one, and a desk over it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { buildRulesDb } from '../rules-db/build.ts';

const gist = { de: 'Ein erfundener Effekt.', en: 'An invented effect.' };
const YGO = [
  {
    name: { en: 'Second Dawn', de: 'Zweite Morgenröte' },
    aliases: ['dawn'],
    kind: 'spell',
    property: 'normal',
    effects: [
      {
        kind: 'activation',
        gist,
        targets: [{ where: 'graveyard', whose: 'either', filter: { kind: 'monster' }, choose: 1 }],
        resolve: [{ do: 'special-summon', cards: 'targets' }],
      },
    ],
  },
  {
    name: { en: 'Silent Test Gale', de: 'Stiller Testwind' },
    kind: 'spell',
    property: 'quick-play',
    effects: [
      {
        kind: 'activation',
        gist,
        targets: [{ where: ['spells-traps', 'field-zone'], whose: 'either', filter: { other: true }, choose: 1 }],
        resolve: [{ do: 'destroy', cards: 'targets' }],
      },
    ],
  },
  {
    name: { en: 'Costly Decree', de: 'Teurer Erlass' },
    kind: 'trap',
    property: 'counter',
    effects: [
      {
        kind: 'activation',
        gist,
        cost: { do: 'discard', cards: { where: 'hand', choose: 1 } },
        resolve: [{ do: 'negate-activation' }],
      },
    ],
  },
  {
    name: { en: 'Dark Exhibit', de: 'Dunkles Exponat' },
    kind: 'monster',
    monster: ['normal'],
    level: 7,
    atk: 2500,
    def: 2100,
    race: 'Spellcaster',
    attribute: 'DARK',
  },
  {
    name: { en: 'Dark Example', de: 'Dunkles Beispiel' },
    kind: 'monster',
    monster: ['normal'],
    level: 4,
    atk: 1500,
    def: 800,
    race: 'Fiend',
    attribute: 'DARK',
  },
  {
    name: { en: 'Warden, the Example', de: 'Wächter, das Beispiel' },
    kind: 'monster',
    monster: ['normal'],
    level: 3,
    atk: 900,
    def: 800,
    race: 'Fiend',
    attribute: 'DARK',
  },
  {
    name: { en: 'Hand Helper', de: 'Handhelfer' },
    kind: 'monster',
    monster: ['effect'],
    level: 2,
    atk: 300,
    def: 200,
    race: 'Fiend',
    attribute: 'DARK',
    effects: [
      {
        kind: 'quick',
        gist,
        from: 'hand',
        cost: { do: 'discard', cards: 'this' },
        resolve: [{ do: 'negate-activation' }],
      },
    ],
  },
];
const PTCG = [
  {
    name: { en: 'Testmander ex', de: 'Testmanda-ex' },
    prints: ['TST 007'],
    kind: 'pokemon',
    stage: 'basic',
    hp: 200,
    types: ['Fire'],
    labels: ['ex'],
    attacks: [
      { name: { en: 'Sample Flame', de: 'Probeflamme' }, cost: ['Fire', 'Colorless'], damage: 60 },
      { name: { en: 'Second Sample', de: 'Zweite Probe' }, cost: ['Fire'], damage: 20 },
    ],
  },
];
const RULES = [
  {
    id: 'ygo.chain.test-order', title: { en: 'Test order', de: 'Testreihenfolge' }, text: { en: 'Chains resolve backwards.', de: 'Ketten werden rückwärts aufgelöst.' },
    topic: 'chain', rulesets: ['ygo-9.0', 'ygo-current'], covers: ['ygo9.chain.test'], sources: [{ doc: 'test-book', confidence: 'A' }], variants: ['ygo.chain.test-order-old'],
  },
  {
    id: 'ygo.chain.test-order-old', title: { en: 'Old test order', de: 'Alte Testreihenfolge' }, text: { en: 'Chains resolved otherwise.', de: 'Ketten wurden anders aufgelöst.' },
    topic: 'chain', rulesets: ['ygo-2004'], sources: [{ doc: 'test-book', confidence: 'A' }],
  },
]; // prettier-ignore

/** Writes and compiles the content; `remove` takes the folder away again. */
export function fixtureRules(): { rules: string; data: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'desk-fixture-'));
  const write = (path: string, value: unknown) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), stringify(value));
  };
  write('content/documents.yaml', [
    {
      id: 'test-book',
      title: { en: 'Test book', de: 'Testbuch' },
      game: 'ygo',
      authority: 'official',
      confidence: 'A',
    },
  ]);
  write('content/rules/ygo/chain.yaml', RULES);
  write('content/terms/ygo.yaml', []);
  write('content/cards/ygo/test.yaml', YGO);
  write('content/cards/ptcg/test.yaml', PTCG);
  write('scenarios/ygo/example.yaml', {
    game: 'ygo', title: { en: 'An example', de: 'Ein Beispiel' }, topic: 'chain', ruleset: 'ygo-9.0',
    case: { game: 'ygo', ruleset: 'ygo-9.0' }, expect: { verdict: 'resolved', rules: ['ygo.chain.test-order'] },
  }); // prettier-ignore
  const rules = join(folder, 'rules.db');
  buildRulesDb(rules, { content: join(folder, 'content'), scenarios: join(folder, 'scenarios') });
  return { rules, data: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
