/**
 * The coarse look at a text never misses what the card does: over all declared cards whose printed text is known, everything the declaration's
 * operations and rules touch is among what a look at the text names.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { YgoCard } from '../engine/case/schema.ts';
import type { Effect, Ongoing, OperationName } from '../engine/ygo/effects/schema.ts';
import '../engine/ygo/wiring.ts';
import { declaredBy } from '../engine/ygo/operations/declared.ts';
import { couldBeSuch } from '../engine/ygo/unread/meets.ts';
import type { YgoTouch } from '../engine/ygo/touches.ts';
import { contentDir } from '../rules-db/build.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { loadContent } from '../rules-db/content.ts';
import { ygoBoxes } from '../reader/frame/boxes.ts';
import { sentences } from '../reader/frame/sentences.ts';
import { look } from '../reader/ygo/touches.ts';

/** What a word of the effect language touches; one of several is enough. */
const DOES: Partial<Record<OperationName, readonly YgoTouch[]>> = {
  destroy: ['destruction'],
  send: ['sending'],
  discard: ['sending'],
  tribute: ['sending'],
  banish: ['banishing'],
  return: ['returning', 'adding'],
  add: ['adding'],
  draw: ['drawing'],
  'special-summon': ['special-summon'],
  'fusion-summon': ['special-summon'],
  'ritual-summon': ['special-summon'],
  'synchro-summon': ['special-summon'],
  'xyz-summon': ['special-summon'],
  'link-summon': ['special-summon'],
  token: ['special-summon'],
  'normal-summon': ['normal-summon'],
  set: ['setting'],
  'change-position': ['position'],
  'take-control': ['control'],
  'switch-control': ['control'],
  equip: ['equipping'],
  attach: ['equipping'],
  detach: ['sending'],
  'negate-activation': ['negation'],
  'negate-effect': ['negation'],
  'negate-effects': ['negation'],
  'negate-summon': ['negation'],
  'negate-attack': ['attack'],
  'end-battle-phase': ['turn'],
  skip: ['turn'],
  damage: ['effect-damage'],
  'gain-life': ['life-points'],
  'lose-life': ['life-points'],
  'set-life': ['life-points'],
  'place-counters': ['counters'],
  'remove-counters': ['counters'],
  win: ['winning'],
};
const HOLDS: Partial<Record<Ongoing['rule'], readonly YgoTouch[]>> = {
  'negate-effects': ['negation'],
  'negate-links': ['negation'],
  'cannot-activate': ['activation'],
  'cannot-respond': ['activation'],
  'as-material': ['material'],
  'fusion-substitute': ['material'],
  'tuner-substitute': ['material'],
  'instead-of-destruction': ['destruction'],
  control: ['control'],
  'must-attack': ['attack'],
  attacks: ['attack'],
  piercing: ['battle-damage'],
  'battle-damage': ['battle-damage'],
  'effect-damage': ['effect-damage'],
  'extra-normal-summon': ['normal-summon'],
  'self-destruct': ['destruction'],
  wins: ['winning'],
};
const FORBIDS: Record<string, readonly YgoTouch[]> = {
  attack: ['attack'],
  'attack-directly': ['attack'],
  'be-attacked': ['attack'],
  'normal-summon': ['normal-summon'],
  'special-summon': ['special-summon'],
  'be-targeted': ['targeting'],
  'be-destroyed': ['destruction'],
  draw: ['drawing'],
  'change-control': ['control'],
  'be-tributed': ['sending'],
  'be-material': ['material'],
};

const GOES: Record<string, readonly YgoTouch[]> = {
  banished: ['banishing'],
  deck: ['returning'],
  hand: ['returning'],
  'spells-traps': ['destruction', 'equipping'],
};

/** Everything in a declaration that touches something, as alternatives each. */
function touched(value: unknown): (readonly YgoTouch[])[] {
  if (Array.isArray(value)) return value.flatMap(touched);
  if (typeof value !== 'object' || value === null) return [];
  const said = value as { do?: OperationName; rule?: Ongoing['rule']; what?: string; stat?: string; to?: string };
  const own = [
    ...(said.do && DOES[said.do] ? [DOES[said.do]!] : []),
    ...(said.rule && HOLDS[said.rule] ? [HOLDS[said.rule]!] : []),
    ...(said.rule === 'redirect' && said.to && GOES[said.to] ? [GOES[said.to]!] : []),
    ...(said.rule === 'cannot' && said.what && FORBIDS[said.what] ? [FORBIDS[said.what]!] : []),
    ...((said.do === 'modify' || said.rule === 'modify') && (said.stat === 'atk' || said.stat === 'def')
      ? [['atk-def'] as const]
      : []),
  ];
  return [...own, ...Object.values(value).flatMap(touched)];
}

const shared = sharedDir();
interface Row {
  name: { en?: string };
  text?: { en?: string };
  pendulum_effect?: { en?: string };
}
const rows = shared
  ? gunzipSync(readFileSync(join(shared, 'data/ygo-cards.jsonl.gz')))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
  : [];
const texts = new Map(rows.map((row) => [row.name.en, row]));

// The printed texts are no part of the repository.
describe.skipIf(rows.length === 0)('with the printed texts of ../shared/data', () => {
  const declared = loadContent(contentDir, undefined).cards.filter(({ game }) => game === 'ygo') as unknown as {
    card: YgoCard & { effects?: Effect[] };
  }[];
  test('the coarse look misses nothing a declaration does, nor what a card answers of it', () => {
    const missed: string[] = [];
    let looked = 0;
    for (const { card } of declared) {
      const name = typeof card.name === 'string' ? card.name : card.name.en;
      const text = texts.get(name);
      if (!card.effects || !text?.text?.en) continue;
      looked++;
      const printed = {
        ...card,
        effects: undefined,
        text: { en: text.text.en },
        ...(text.pendulum_effect?.en && { pendulumText: { en: text.pendulum_effect.en } }),
      };
      const looks = ygoBoxes(printed as YgoCard).flatMap(({ box, en }) =>
        look(card)(
          sentences(en).map(({ from, to }) => en.slice(from, to)),
          box,
        ),
      );
      const named = new Set(looks.flatMap(({ touches }) => touches.map(({ what }) => what)));
      if (named.has('everything')) continue;
      for (const one of touched(card.effects))
        if (!one.some((what) => named.has(what))) missed.push(`${name}: ${one.join(' or ')}`);
      const unread = looks.map((one) => ({ ...one, text: { de: '', en: '' }, box: 'text' as const }));
      for (const { resolve = [], targets = [] } of card.effects) {
        const { will, may } = declaredBy(resolve, { targets });
        for (const does of [...will, ...may])
          if (!couldBeSuch(unread, { includes: does })) missed.push(`${name}: ${does}`);
      }
    }
    expect(looked).toBeGreaterThan(1000);
    expect(missed).toEqual([]);
  });
});

test('"Gains … for each material it has" speaks of its own card, and goes on with nothing a player uses', () => {
  const [, gain] = look({ name: 'Example', kind: 'monster', monster: ['effect'] })(
    ['You can Special Summon this card (from your hand) by discarding 1 card.', 'Gains 300 ATK for each relic it has.'],
    'text',
  );
  expect(gain).toEqual({ touches: [{ what: 'atk-def', self: true }] });
});
test('where cards are taken from, a sentence says that goes on with what another one did', () => {
  const looks = look({ name: 'Example', kind: 'spell', property: 'normal' })(
    [
      'Excavate the top 3 cards of your Deck.',
      'Your opponent chooses 1, then it is added to the hand.',
      'You can inflict 500 damage.',
    ],
    'text',
  );
  expect(looks.map(({ touches }) => touches.some(({ what }) => what === 'deck'))).toEqual([true, true, false]);
});
test('two cards that are targeted are no cost', () => {
  const [both, one] = look({ name: 'Example', kind: 'trap', property: 'normal' })(
    [
      "Target 1 card in your opponent's GY and 1 of their banished cards; switch them.",
      'Target 1 card on the field and discard 1 card; destroy it.',
    ],
    'text',
  );
  expect(both?.costs).toBeUndefined();
  expect(one?.costs).toEqual([{ what: 'sending' }]);
});
test('what holds of the damage of its own card goes on with nothing a player uses', () => {
  const [, halved] = look({ name: 'Example', kind: 'monster', monster: ['effect'] })(
    ['Once per turn, you can draw 1 card.', 'Any battle damage this card inflicts while it has material is halved.'],
    'text',
  );
  expect(halved?.optional).toBeUndefined();
});
test('what others gain, too, is not said of its own card alone', () => {
  const [gain] = look({ name: 'Example', kind: 'monster', monster: ['effect'] })(
    ['Gains 300 ATK and other Dragons you control gain 100 ATK.'],
    'text',
  );
  expect(gain?.touches).not.toContainEqual({ what: 'atk-def', self: true });
});
test('what is done "instead" is no effect a player leaves out', () => {
  const [kept] = look({ name: 'Example', kind: 'monster', monster: ['effect'] })(
    ["You can put your opponent's monsters destroyed by battle on top of the Deck instead of sending them to the GY."],
    'text',
  );
  expect(kept?.optional).toBeUndefined();
});
test.each([
  ['at its moment', 'Banish any monsters that battle with it at the end of the Damage Step.'],
  ['as long as it lies there', 'It gains ATK equal to its Level x 100.'],
  ['for each player', 'Each player can Special Summon a maximum of 3 monsters from the Extra Deck.'],
  ['where something is so', 'Destroy this card if a card in your Pendulum Zone is destroyed.'],
])('a card that stays does something %s, not when it is activated', (_when, sentence) => {
  const [, later] = look({ name: 'Example', kind: 'spell', property: 'equip' })(['Equip only to a Warrior monster.', sentence], 'text'); // prettier-ignore
  expect(later?.on).toBeUndefined();
});
test('what it does when it is activated is asked about then', () => {
  const [deed] = look({ name: 'Example', kind: 'trap', property: 'continuous' })(
    ['Special Summon 1 "Example" monster from your Deck, and if you do, equip it with this card.'],
    'text',
  );
  expect(deed?.on).toEqual([{ what: 'activation', self: true }]);
});

test.each([
  [true, 'You can draw 1 card.'],
  [true, 'Once per turn, either player can draw 1 card.'],
  [true, 'During your Main Phase: You can draw 1 card.'],
  [true, 'When a card is destroyed: Once per turn, you can draw 1 card.'],
  [false, 'Draw 1 card.'],
  [false, 'You can only draw 1 card.'],
  [false, 'During your Main Phase: Draw 1 card.'],
  [false, 'Destroy 1 monster, and if you do, you can draw 1 card.'],
  [false, 'This card cannot attack, but you can draw 1 card.'],
  [false, 'If this card would be destroyed, you can banish 1 card instead.'],
])('nobody has to use it: %s. %s', (optional, text) => {
  const [one] = look({ name: 'Example', kind: 'monster', monster: ['effect'] })([text], 'text');
  expect(one?.optional ?? false).toBe(optional);
});
