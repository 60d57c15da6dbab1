/** Monster Zones by where they lie: "in your center Main Monster Zone", "in its same column"; monsters that move from one to another. */
import type { Filter, Place, ZonePlace } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { cards, isNoun, type What } from './noun.ts';

const OUTER: Filter = { any: [{ zone: 'leftmost' }, { zone: 'rightmost' }] };
export function zones(g: YgoGrammar): void {
  for (const place of ['leftmost', 'center', 'rightmost'] as const) lying(g, place);
  for (const [words, whose] of [['your', { whose: 'you' }], ["your opponent's", { whose: 'opponent' }], ['the', {}]] as const)
    g.rule('post', `in ${words} leftmost or rightmost Main Monster Zone(s)`, () => ({ where: ['monsters'] as Place[], ...whose, filter: OUTER }));
  g.rule('condition', 'this card is in <the|your> leftmost or rightmost Main Monster Zone', () => ({ is: 'this', like: OUTER }));
  columns(g);
  moving(g);
  beside(g);
  pointedTo(g);
} // prettier-ignore

/** One of the five. */
function lying(g: YgoGrammar, place: ZonePlace): void {
  const ZONE = `${place} Main Monster Zone(s)`;
  const there = { where: ['monsters'] as Place[], filter: { zone: place } };
  g.rule('post', `in your ${ZONE}`, () => ({ ...there, whose: 'you' }));
  g.rule('post', `in <your opponent's|their> ${ZONE}`, () => ({ ...there, whose: 'opponent' }));
  g.rule('post', `in the ${ZONE}`, () => there);
  // There is one at most.
  g.rule('noun', `the monster in your ${place} Main Monster Zone`, () => ({ noun: 'monster', count: 'all', ...there, whose: 'you' }));
  g.rule('condition', `this card is in <the|your> ${place} Main Monster Zone`, () => ({ is: 'this', like: { zone: place } }));
  g.rule('state', `is in <the|your> ${place} Main Monster Zone`, () => ({ zone: place }));
  g.rule('situation', `while in <the|your> ${place} Main Monster Zone`, () => ({ condition: { is: 'this', like: { zone: place } } }));
  g.rule('manner', `to <the|your> ${place} Main Monster Zone`, () => [{ $becomes: { zone: place } }]);
  g.rule('manner', `to a zone that is not the ${place} Main Monster Zone`, () => [{ $becomes: { not: { zone: place } } }]);
  g.rule('operationTail', `to your ${place} Main Monster Zone`, () => ({ zone: { only: 'main', place } }));
} // prettier-ignore

function columns(g: YgoGrammar): void {
  g.rule('post', "in your Main Monster Zones of this card's column and its adjacent columns", () => ({ where: ['monsters'] as Place[], whose: 'you', filter: { zone: 'main', sameAs: { what: 'near-column', as: 'this' } } }));
  // Where the card itself lies until then.
  g.rule('action', 'Special Summon {it:pointer} to your [Main] Monster Zone in its same column [{tails:operationTails}]', ({ it, tails }) => (tails && 'zone' in tails ? undefined : [{ do: 'special-summon', cards: cards(it), ...tails, zone: { only: 'main', column: cards(it) } }]));
  const own = (from: Draft, column: object, tails: Draft | undefined): Draft[] | undefined => (tails && Object.keys(tails).some((key) => key !== 'position') ? undefined : [{ kind: 'procedure', procedure: { summon: 'own', ...from, ...tails, zone: { only: 'main', column } } }]);
  g.rule('statement', 'If {n:number} or more cards are in the same column , you can Special Summon this card {fromWhere} in that column', ({ n, fromWhere }) => own(fromWhere, { cards: { min: n } }, undefined));
  g.rule('statement', 'If there is a column with no cards , you can Special Summon this card {fromWhere} [{tails:operationTails}] to your zone in that column', ({ fromWhere, tails }) => own(fromWhere, { cards: 0 }, tails));
} // prettier-ignore

function moving(g: YgoGrammar): void {
  for (const [zone, player] of [['your Spell & Trap Zone', 'you'], ["<your opponent's|their> Spell & Trap Zone", 'opponent'], ["<either player's|the|a> Spell & Trap Zone", undefined]] as const)
    g.rule('event', `{subject} <is|are> placed in ${zone} [as <a Continuous Spell|Continuous Spells>]`, ({ subject }) => { const { controller: _, ...card } = subject; return subject.controller ? undefined : [{ event: 'placed', to: 'spells-traps', card, ...(player && { player }) }]; });
  g.rule('event', '<this card|this card in the Monster Zone> moves to another <Monster Zone|Main Monster Zone>', () => [{ event: 'zone-changed', card: { this: true } }]);
  g.rule('event', '<a card|a monster> in the Monster Zone moves to another Monster Zone', () => [{ event: 'zone-changed' }]);
  const SWITCH = 'switch the locations of';
  // Two of one choice, or one of each.
  const one = (what: What): boolean => !isNoun(what) || what.count === 1 || (what.count === 'all' && what.filter.zone === 'center');
  g.rule('action', `${SWITCH} {a:what} [in your Main Monster Zone] and {b:what}`, ({ a, b }) => (one(a) && one(b) ? [{ do: 'switch-zones', cards: [cards(a), cards(b)] }] : undefined));
  g.rule('action', `${SWITCH} {what}`, ({ what }) => (isNoun(what) && what.count === 2 && what.where ? [{ do: 'switch-zones', cards: cards(what) }] : undefined));
} // prettier-ignore

/** Zones left and right of a card, and before and behind it. */
function beside(g: YgoGrammar): void {
  const ZONES = '<Monster Zones and Spell & Trap Zones|Monster Zones and / or Spell & Trap Zones>';
  for (const [words, whose] of [["either player's", {}], ["<your opponent's|their>", { whose: 'opponent' }]] as const)
    g.rule('post', `in ${words} Main Monster Zone(s)`, () => ({ where: ['monsters'] as Place[], ...whose, filter: { zone: 'main' as const } }));
  const adjacent = (as: unknown): Filter => ({ sameAs: { what: 'adjacent-zone', as: as as never } });
  g.rule('post', `in this card's adjacent ${ZONES}`, () => ({ where: ['field'] as Place[], filter: adjacent('this') }));
  g.rule('post', `in <its|that monster's|that card's> adjacent ${ZONES}`, () => ({ where: ['field'] as Place[], filter: adjacent({ $what: { $ref: 'it' } }) }));
  for (const words of ['an adjacent', '<an unused|an unoccupied> adjacent', 'an adjacent ( horizontal ) <unused|unoccupied>', 'an adjacent ( horizontal )'] as const)
    g.rule('action', `move {what} [you control] to ${words} <Main Monster Zone|Monster Zone>` as '{what}', ({ what }) => { const step = (it: What): Draft => ({ do: 'move-zone', cards: cards(it), zone: { adjacentTo: cards(it), only: 'main' } }); if (!isNoun(what)) return /unused|unoccupied/.test(words) ? [step(what)] : undefined; return what.count === 1 && what.where ? [{ do: 'single-out', cards: cards(what) }, { ...step({ $ref: 'it' }), join: 'and' }] : undefined; });
} // prettier-ignore

/** Zones a Link Monster points to. */
function pointedTo(g: YgoGrammar): void {
  const by = (pointedToBy: Filter): Draft => ({ zone: { only: 'main', pointedToBy } });
  g.rule('operationTail', "to <your opponent's|their> <zone(s)|Monster Zone(s)> this card points to", () => ({ to: 'opponent', zone: { pointedToBy: { this: true } } }));
  g.rule('action', 'place {what} in a zone this card points to and take control of it [{until}]', ({ what, until }) => [{ do: 'take-control', cards: cards(what), zone: { pointedToBy: { this: true } }, ...(until && { until }) }]);
  const CONTROLLER = "on its controller's field";
  g.rule('action', `move {what} to another Main Monster Zone ${CONTROLLER}`, ({ what }) => [{ do: 'move-zone', cards: cards(what), zone: { only: 'main' } }]);
  for (const words of [`a Main Monster Zone it points to ${CONTROLLER}`, 'your Main Monster Zone it points to'] as const)
    g.rule('action', `move {it:pointer} [you control] to ${words}` as '{it:pointer}', ({ it }) => [{ do: 'move-zone', cards: cards(it), ...by({ oneOf: cards(it) as never }) }]);
  g.rule('action', `move {what} to <their|its controller's> [Main] Monster Zone this card points to`, ({ what }) => [{ do: 'move-zone', cards: cards(what), ...by({ this: true }) }]);
} // prettier-ignore
