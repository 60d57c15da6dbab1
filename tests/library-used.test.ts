/**
 * Every declared effect of the Yu-Gi-Oh! library is held by a scenario: taken out of its card, some scenario's expectation fails. (A card that merely
 * lies about in a scenario proves nothing about its declaration.)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseYaml } from '../rules-db/content-yaml.ts';
import { root } from '../build/fresh.mjs';
import type { Case, YgoCard } from '../engine/case/schema.ts';
import { nameKey } from '../engine/case/names.ts';
import { rule } from '../engine/rule.ts';
import type { Effect } from '../engine/ygo/effects/schema.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { contentDir } from '../rules-db/build.ts';
import { content, differences, library, readScenario, scenarioFiles, type Expectation } from './scenarios.ts';

/** Files of which every effect is held, not only one of each card; but for texts that are not modelled. */
const HELD_WHOLLY = [
  'battle-more',
  'battle-tricks',
  'burning-abyss-tellarknight-shaddoll',
  'chain-basics',
  'chance-and-luck',
  'classic-monsters',
  'classic-spells',
  'classic-traps',
  'closed-windows',
  'edison-format',
  'extra-deck-monsters',
  'gained-and-changed',
  'goat-format',
  'hand-traps-today',
  'hat-format',
  'materials-and-zones',
  'modern-decks',
  'today-maliss-horus-primite',
  'today-memento-gimmick-puppet',
  'today-voiceless-crystron',
];
/** The files of whose cards each is held. */
const HELD = [
  ...HELD_WHOLLY,
  'decks-of-today',
  'floodgates',
  'hand-traps',
  'negation',
  'played-earlier',
  'played-today',
  'removal',
  'revival',
  'searching',
  'snake-eye',
  'staples',
  'summoning',
  'synchro-monsters',
  'traps-and-spells-today',
  'xyz-monsters',
];
const cardsOf = (files: readonly string[]): YgoCard[] =>
  files.flatMap((file) => parseYaml(readFileSync(join(contentDir, 'cards/ygo', `${file}.yaml`), 'utf8')) as YgoCard[]);
const held = new Set(cardsOf(HELD).map(nameOf));
const cards = content.cards
  .filter((c) => c.game === 'ygo')
  .map((c) => c.card as unknown as YgoCard)
  .filter((card) => held.has(nameOf(card)));
function nameOf({ name }: YgoCard): string {
  return typeof name === 'string' ? name : (name.en ?? '');
}

type Left = ReadonlyMap<YgoCard, Set<number>>;

/** Positions of a card's effects that no scenario needs: first those are asked that name the card, then, for what is left of what must be held, all that come upon it. */
function unheld(): Left {
  const left = new Map(cards.map((card) => [card, new Set((card.effects ?? []).map((_, i) => i))]));
  const files = scenarioFiles(join(root, 'scenarios/ygo')).map((file) => ({
    file,
    text: nameKey(readFileSync(file, 'utf8')),
  }));
  const called = new Map(cards.map((card) => [card, [...new Set(Object.values(card.name).map(nameKey))]]));
  const isOpen = (card: YgoCard): boolean => [...left.get(card)!].some((effect) => isWanted(card, effect, left));
  for (const { file, text } of files)
    holdBy(file, left, () =>
      cards.filter((card) => isOpen(card) && called.get(card)!.some((name) => text.includes(name))),
    );
  if (missing(left).length > 0) for (const { file } of files) holdBy(file, left, cardsAskedFor);
  return left;
}
/** Takes away what a scenario holds of the cards it is about. */
function holdBy(file: string, left: Left, about: (asked: Case) => Iterable<YgoCard>): void {
  const { case: theCase, runs } = readScenario(join(root, 'scenarios'), file);
  for (const { ruleset, expect: expected } of runs) {
    const asked = { ...theCase, ruleset };
    for (const card of about(asked))
      for (const effect of left.get(card) ?? [])
        if (isWanted(card, effect, left) && fails(asked, expected, card, effect)) left.get(card)?.delete(effect);
  }
}
/** Whether anything must still hold it: of most cards one effect is enough. */
const isWanted = (card: YgoCard, effect: number, left: Left): boolean =>
  isBare(card, left) || (isWhole(card) && isModelled(card, effect));
function cardsAskedFor(asked: Case): Set<YgoCard> {
  const found = new Set<YgoCard>();
  const note = (card: YgoCard | undefined): YgoCard | undefined => (card && found.add(card), card);
  rule(asked, { ...library, ygo: (name, print) => note(library.ygo(name, print)) });
  return found;
}
function fails(asked: Case, expected: Expectation, card: YgoCard, effect: number): boolean {
  const without = { ...card, effects: card.effects?.filter((_, i) => i !== effect) ?? [] };
  const poorer = (found: YgoCard | undefined): YgoCard | undefined => (found === card ? without : found);
  const ruling = rule(asked, { ...library, ygo: (name, print) => poorer(library.ygo(name, print)) });
  return differences(JSON.parse(JSON.stringify(ruling)) as Ruling, expected).length > 0;
}

const wholly = new Set(cardsOf(HELD_WHOLLY).map(nameOf));
const isWhole = (card: YgoCard): boolean => wholly.has(nameOf(card));
const effectOf = ({ effects }: YgoCard, effect: number): Effect => effects![effect] as Effect;
const isModelled = (card: YgoCard, effect: number): boolean => effectOf(card, effect).unmodelled === undefined;
/** Whether it has effects and none of them is held. */
const isBare = (card: YgoCard, left: Left): boolean =>
  (card.effects?.length ?? 0) > 0 && left.get(card)?.size === card.effects?.length;
/** Cards without an effect that is held, and effects of cards of which each must be. */
function missing(left: Left): string[] {
  const without = cards.filter((card) => isBare(card, left));
  const parts = cards
    .filter(isWhole)
    .flatMap((card) =>
      [...left.get(card)!]
        .filter((effect) => isModelled(card, effect))
        .map((effect) => `${nameOf(card)}: ${effectOf(card, effect).gist?.en}`),
    );
  return [...without.map(nameOf), ...parts];
}

test('every declared card is used with an effect of its own in a scenario, in most files with each of them', () => {
  expect(missing(unheld())).toEqual([]);
}, 300_000);
