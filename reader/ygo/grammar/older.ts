/**
 * Texts from before cards were written with colons and semicolons (2011): "When this card is destroyed by battle, you can select 1 monster and destroy it." What
 * today stands before the colon and the semicolon is found by its words. Only what such a text says without doubt is read: cards it chooses where everybody
 * sees them are targets if it says "select", else nobody knows.
 */
import { staysOnField } from '../../../engine/ygo/cards.ts';
import { type Context, type Draft, type OlderBody, type OlderEffect, type YgoGrammar } from './categories.ts';
import { payable } from './costs.ts';
import { together } from './occasions.ts';
import { placed } from './pointers.ts';
import { olderCounters } from './older-counters.ts';
import { olderRules } from './older-rules.ts';
import { cards, isNoun, type Noun, type What } from './noun.ts';

export function older(g: YgoGrammar): void {
  bodies(g);
  begun(g);
  effects(g);
  olderCounters(g);
  olderRules(g);
}

function effects(g: YgoGrammar): void {
  g.rule('olderEffect', '{occasion} [,] you can {olderBody}', ({ occasion, olderBody }, context) => effect(context, occasion, true, olderBody));
  // "When it is Summoned, if you control a Dragon, draw 1 card": asked of the occasion.
  g.rule('olderEffect', '{occasion} , {olderBody}', ({ occasion, olderBody }, context) => (olderBody.operations[0]?.['$ahead'] ? undefined : effect(context, occasion, olderBody.by === true, olderBody)));
  g.rule('olderEffect', 'you can {olderBody}', ({ olderBody }, context) => (olderBody.before ? effect(context, {}, true, olderBody) : undefined));
  // "As long as this card is in face-up Attack Position, gain 500 LP during each of your Standby Phases."
  g.rule('olderEffect', '{a:situation} , {olderBody} {occasion}', ({ a, olderBody, occasion }, context) => (inPhase(occasion) && a.condition && !a.cards && !a.self && occasion['condition'] === undefined ? effect(context, { ...occasion, condition: a.condition }, false, olderBody) : undefined));
  for (const [name, phase] of [['Standby', 'standby'], ['End', 'end']] as const) {
    const theirs = (context: Context, whose: 'you' | 'opponent', operations: Draft[]): OlderEffect | undefined => effect(context, { timing: 'during', phases: [phase], whoseTurn: whose }, false, { operations });
    g.rule('olderEffect', `inflict {n:number} damage to your opponent during each of their ${name} Phases` as '{n:number}', ({ n }, context) => theirs(context, 'opponent', [{ do: 'damage', to: 'opponent', amount: n }]));
    g.rule('olderEffect', `this card's controller takes {n:number} damage during each of their ${name} Phases` as '{n:number}', ({ n }, context) => theirs(context, 'you', [{ do: 'damage', to: 'you', amount: n }]));
  }
  fought(g);
  // "You can pay 500 Life Points to draw 1 card once per turn during your Main Phase", "you can Tribute this card while “X” is on the field to …".
  g.rule('olderEffect', 'you can {olderBody} {occasion}', ({ olderBody, occasion }, context) => (Object.keys(occasion).every((key) => ['limit', 'phases', 'whoseTurn'].includes(key)) ? effect(context, occasion, true, olderBody) : undefined));
  g.rule('olderEffect', 'you can {cost:operations} while {conditions} to {olderBody}', ({ cost, conditions, olderBody }, context) => { const body = paying(cost, olderBody); return body && effect(context, { condition: conditions }, true, body); });
  // "Tribute 1 monster to draw 1 card": whoever wants to.
  g.rule('olderEffect', '{olderBody}', ({ olderBody }, context) => (olderBody.before?.cost && usedAtWill(context, olderBody) ? effect(context, {}, true, olderBody) : undefined));
  // "This card returns to its owner's hand during the End Phase of the turn it is Normal Summoned."
  const inPhase = ({ phases, on }: Draft): boolean => phases !== undefined && on === undefined;
  g.rule('olderEffect', "this card returns to <its|the> owner's hand {occasion}", ({ occasion }, context) => (inPhase(occasion) ? effect(context, occasion, false, { operations: [{ do: 'return', cards: 'this', to: 'hand' }] }) : undefined));
  g.rule('olderEffect', 'this card returns to <the|your> Extra Deck {occasion}', ({ occasion }, context) => (inPhase(occasion) ? effect(context, occasion, false, { operations: [{ do: 'return', cards: 'this', to: 'extra-deck' }] }) : undefined));
  g.rule('olderEffect', '{olderBody} {occasion}', ({ olderBody, occasion }, context) => (inPhase(occasion) ? effect(context, occasion, false, olderBody) : undefined));
  g.rule('olderEffect', '{a:occasion} , {olderBody} {b:occasion}', ({ a, olderBody, b }, context) => { const all = inPhase(b) && together(a, b); return all ? effect(context, all, false, olderBody) : undefined; });
} // prettier-ignore

/** "If this card battles a Fiend monster, destroy that monster at the end of the Damage Step", "… without applying damage calculation". */
function fought(g: YgoGrammar): void {
  const MOMENTS = [['at the start of the Damage Step [( without damage calculation )]', { event: 'step', timing: 'start' }], ['at the end of the Damage Step', { event: 'step', timing: 'end' }], ['after damage calculation', { event: 'battled' }]] as const;
  // Who fights whom, and nothing else happened.
  const at = (context: Context, on: object, fight: Draft, optional: boolean, operations: Draft[]): OlderEffect | undefined => (fight['$battle'] === undefined || fight['on'] !== undefined || fight['condition'] === undefined || openlyChosen(operations) ? undefined : effect(context, { ...fight, on, timing: 'if' }, optional, { operations }));
  const KILL = 'destroy <the monster|that monster|it> [immediately] [with this card\'s effect] without [flipping it face-up or] applying damage calculation';
  for (const [can, optional] of [['', false], ['you can ', true]] as const) {
    for (const [words, on] of MOMENTS) g.rule('olderEffect', `{occasion} , ${can}{operations} ${words}` as '{occasion} {operations}', ({ occasion, operations }, context) => at(context, on, occasion, optional, operations));
    g.rule('olderEffect', `{occasion} , ${can}${KILL}` as '{occasion}', ({ occasion }, context) => at(context, { event: 'step', timing: 'start' }, occasion, optional, [{ do: 'destroy', cards: cards({ $ref: 'that', noun: 'monster' }) }]));
  }
} // prettier-ignore

/** No activation of a Spell or Trap: of one that stays on the field, that is what selects something. */
const usedAtWill = (context: Context, { before, unsaid }: OlderBody): boolean =>
  context.kind === 'monster' ||
  (staysOnField(context) && context.property !== 'equip' && (!before?.targets || unsaid === true));

/** What is paid, selected, done. */
function bodies(g: YgoGrammar): void {
  g.rule('selected', 'select {noun}', ({ noun }) => (open(noun) ? [noun] : undefined));
  g.rule('selected', 'select {a:noun} and [select] {b:noun}', ({ a, b }) => (open(a) && open(b) ? [placed(a, b), b] : undefined));
  g.rule('olderBody', '{operations}', ({ operations }) => {
    // Of what it answers, not only what it does to it (`older-counters.ts`).
    if (unevenly(operations) || answersKind(operations)) return undefined;
    // A text that says "and if you do" says "target", too, where it targets.
    if (openlyChosen(operations) && operations.some((one) => one['join'] === 'and-if-you-do')) return undefined;
    return openlyChosen(operations) ? aiming(operations) : { operations };
  });
  // "All monsters on the field are changed to Defense Position": what is done when it resolves.
  for (const [words, to] of [['face-up Defense Position', 'face-up-defense'], ['face-up Attack Position', 'face-up-attack'], ['Defense Position', 'defense'], ['Attack Position', 'attack']] as const) g.rule('olderBody', `{what} <is|are> changed to ${words}` as '{what}', ({ what }, { kind }) => (kind !== 'monster' && isNoun(what) && what.count === 'all' ? { operations: [{ do: 'change-position', cards: cards(what), to }] } : undefined));
  g.rule('olderBody', 'increase your LP by {value}', ({ value }) => ({ operations: [{ do: 'gain-life', to: 'you', amount: value }] }));
  g.rule('olderBody', 'select {noun} and Set it', ({ noun }) => (noun.count === 1 && noun.where?.join() === 'deck' ? { operations: [{ do: 'set', cards: cards(noun) }] } : undefined));
  g.rule('olderBody', '{selected}', ({ selected: targets }) => ({ before: { targets }, operations: [] }));
  g.rule('olderBody', '{selected} [,] and {operations}', ({ selected: targets, operations }) => (openlyChosen(operations) || unevenly(operations) ? undefined : { before: { targets }, operations }));
  // "Select 1 monster to return it to the hand", "select 1 monster, destroy it, and inflict 500 damage".
  for (const join of ['to', ','] as const)
    g.rule('olderBody', `{selected} ${join} {operations}` as '{selected} {operations}', ({ selected: targets, operations }) => (openlyChosen(operations) || unevenly(operations) || operations[0]!['optional'] ? undefined : { before: { targets }, operations }));
  g.rule('olderBody', 'select and {operations}', ({ operations }) => selecting(operations) ?? unseen(operations));
  g.rule('olderBody', '{cost:operations} to {olderBody}', ({ cost, olderBody }) => paying(cost, olderBody));
  g.rule('olderBody', '{cost:operations} , except this card , to {olderBody}', ({ cost, olderBody }) => { const others = otherThanThis(cost); return others && paying(others, olderBody); });
  g.rule('olderBody', 'by {cost:paying} , {olderBody}', ({ cost, olderBody }) => { const body = paying(gerund(cost), olderBody); return body && gerund(cost).every((one) => 'cards' in one || one['do'] === 'pay-life') ? { ...body, by: true } : undefined; });
  g.rule('olderBody', '{cost:operations} [,] and {olderBody}', ({ cost, olderBody }) => (((olderBody.before?.targets && !olderBody.unsaid) || olderBody.occasion) && !cost.some((one) => one['do'] === 'change-position') ? paying(cost, olderBody) : undefined));
} // prettier-ignore
/** "Negate the activation of your opponent's Spell Card": a card of that kind. */
const answersKind = ([first]: readonly Draft[]): boolean => first?.['do'] === 'negate-activation' && first['$theirs'] === true; // prettier-ignore
/** What is paid before it. */
const paying = (cost: readonly Draft[], body: OlderBody): OlderBody | undefined =>
  payable(cost) && !body.before?.cost ? { ...body, before: { ...body.before, cost: [...cost] } } : undefined;
/** "Send 1 card you control to the GY, except this card". */
function otherThanThis([only, more]: readonly Draft[]): Draft[] | undefined {
  const what = (only?.['cards'] as { $what?: What } | undefined)?.$what;
  if (!only || more || !what || !isNoun(what) || what.filter.other || what.filter.not) return undefined;
  return [{ ...only, cards: { ...(only['cards'] as object), $what: { ...what, filter: { ...what.filter, other: true } } } }];
} // prettier-ignore
const gerund = (cost: Draft): Draft[] => (cost['all'] as Draft[] | undefined) ?? [cost];
const HIDDEN: readonly unknown[] = ['hand', 'deck', 'extra-deck'];
// "A monster(s) whose total Levels …": one or more.
// "Equip Cards" in the Graveyard are none that are equipped.
const open = ({ count, where, by, among, total, only, filter }: Noun): boolean =>
  !(filter.isEquip && where?.some((place) => place === 'graveyard' || place === 'banished')) &&
  count !== undefined &&
  count !== 'all' &&
  !by &&
  !among &&
  !only &&
  !(total && count === 1) &&
  !where?.some((place) => HIDDEN.includes(place));
/** "Select and destroy 1 monster": what is done is done to the targets. */
function selecting([first, ...more]: readonly Draft[]): OlderBody | undefined {
  const what = (first?.['cards'] as { $what?: What } | undefined)?.$what;
  // "Destroy 1 monster and 1 Spell on the field".
  if (first && what && 'several' in what && what.several.every((one) => isNoun(one) && open(one) && typeof one.count === 'number') && !openlyChosen(more) && first['do'] !== 'discard')
    return { before: { targets: [...what.several] }, operations: [{ ...first, cards: cards({ $ref: 'target', plural: true }) }, ...more] };
  // Cards in a hand are never targeted.
  if (!first || first['do'] === 'discard' || !what || !isNoun(what) || !open(what) || openlyChosen(more)) return undefined;
  const plural = what.count === 1 ? {} : { plural: true as const };
  return { before: { targets: [what] }, operations: [{ ...first, cards: cards({ $ref: 'target', ...plural }) }, ...more] };
} // prettier-ignore

/** "Select and send 1 card from your Deck to the GY": of hidden cards none is a target. */
function unseen(operations: readonly Draft[]): OlderBody | undefined {
  const what = (operations[0]?.['cards'] as { $what?: What } | undefined)?.$what;
  return what && isNoun(what) && what.where?.every((place) => HIDDEN.includes(place)) && !openlyChosen(operations) ? { operations } : undefined;
} // prettier-ignore

/** "Its ATK becomes 3000, and its effects are negated, until the End Phase": a time said last may be that of both. */
function unevenly(operations: readonly Draft[]): boolean {
  const lasting = operations.filter((one) => ['modify', 'apply', 'negate-effects'].includes(String(one['do'])));
  const endless = lasting.filter(({ until }) => until === undefined || until === 'leaves');
  return endless.length > 0 && endless.length < lasting.length;
}

/** "Destroy 1 monster on the field": as if it was selected. */
function aiming(operations: readonly Draft[]): OlderBody | undefined {
  const [first] = operations;
  const { count, whose, several } = ((first?.['cards'] as { $what: Noun } | undefined)?.$what ?? {}) as Partial<Noun> & { several?: unknown };
  if (several) { const body = selecting(operations); return body && { ...body, unsaid: true }; }
  // One's own cards may be what is paid for what the next sentence says.
  if (whose === 'you' && ['banish', 'send'].includes(String(first!['do']))) return undefined;
  const { min, max: most } = (typeof count === 'object' ? count : {}) as { min?: unknown; max?: unknown };
  const asMany = typeof min === 'object' && JSON.stringify(min) === JSON.stringify(most);
  // "Destroy monsters equal to the number of …": which ones is only chosen then, no text of the kind selects them.
  if (asMany) return { operations };
  const some = typeof count === 'number' || JSON.stringify(count ?? {}) === JSON.stringify({ min: 1, max: (count as { max?: unknown } | undefined)?.max });
  const body = some && (first!['do'] !== 'place-counters' || typeof first!['count'] === 'number') ? selecting(operations) : undefined;
  return body && { ...body, unsaid: true };
} // prettier-ignore

/** Sentences that only begin what the next one goes on with: when a card can be activated, what is paid. */
function begun(g: YgoGrammar): void {
  for (const word of ['Activate only', 'Activate', 'Activate this card only', 'You can only activate this card', 'You can activate this card', 'You can activate this card only', 'This card can only be activated', 'This card can be activated only'] as const) {
    g.rule('activateOnly', `${word} {occasion}`, ({ occasion }) => (occasion['$quick'] || occasion['$optional'] || occasion['limit'] ? undefined : { occasion }));
  }
  g.rule('activateOnly', '{operations} [to activate this card]', ({ operations }) => (operations.every(own) && payable(operations) ? { before: { cost: operations } } : undefined));
  g.rule('activateOnly', 'Activate [this card] by {cost:paying}', ({ cost }) => (payable(gerund(cost)) ? { before: { cost: gerund(cost) } } : undefined));
  g.rule('activateOnly', 'Activate [this card] only as Chain Link {n:number} or higher', ({ n }) => ({ occasion: { condition: { amount: { from: 'links' }, is: { min: n - 1 } } } }));
  g.rule('activateOnly', '{selected} [to activate this card]', ({ selected }) => ({ before: { targets: selected } }));
  g.rule('activateOnly', '{operations} <to|and> {selected} [to activate this card]', ({ operations, selected }) => (operations.every(own) && payable(operations) ? { before: { cost: operations, targets: selected } } : undefined));
} // prettier-ignore
/** What can be nothing but a payment where it begins a text: a number of one's own cards, or Life Points. */
function own(one: Draft): boolean {
  if (one['do'] === 'pay-life') return true;
  const what = (one['cards'] as { $what?: What } | undefined)?.$what;
  if (!['discard', 'tribute', 'banish', 'send', 'reveal'].includes(String(one['do'])) || !what || !isNoun(what)) return false;
  const { count, where, whose, by, filter } = what;
  // "2 “Example Dragons”" are no cards of that name.
  if (typeof count === 'number' && count > 1 && typeof filter.name === 'string' && filter.name.endsWith('s')) return false;
  return typeof count === 'number' && !by && whose !== 'opponent' && (whose === 'you' || !where || where.join() === 'hand') && !where?.some((place) => place.endsWith('deck'));
} // prettier-ignore

function effect(context: Context, when: Draft, optional: boolean, { before, operations, unsaid, occasion: implied }: OlderBody): OlderEffect | undefined {
  if (implied || when['$optional'] || when['$activation'] || when['timing'] === 'each-time' || operations.some((one) => one['optional'])) return undefined;
  // What holds while something is so is no effect that is activated.
  if (!optional && when['on'] === undefined && when['phases'] === undefined && when['respondsTo'] === undefined) return undefined;
  // What a player chooses to do is done once, and stays.
  if (!optional && operations.some((one) => (one['do'] === 'apply' || one['do'] === 'modify') && one['until'] === undefined && when['on'] === undefined)) return undefined;
  // Before texts said "(Quick Effect)": what a player may do in damage calculation is as fast.
  const told = context.kind === 'monster' && optional && when['$calculation'] ? { ...when, $quick: true } : when;
  const occasion = told['respondsTo'] === undefined || context.kind !== 'monster' ? told : answering(told, operations);
  return occasion && { occasion, optional, operations, ...(before && { before }), ...(unsaid && { unsaid }) };
} // prettier-ignore
/** What a monster does to a link it answers is a Quick Effect; what it does else when something is activated, the text does not say. */
function answering(occasion: Draft, operations: readonly Draft[]): Draft | undefined {
  const negates = operations.some((one) => one['do'] === 'negate-activation' || one['do'] === 'negate-effect');
  return negates ? { ...occasion, $quick: true } : undefined;
}

/** Does it choose cards that lie open? Then it may target, and the text does not say. (Tributes are never targets.) */
export function openlyChosen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(openlyChosen);
  const { do: what, count, where, by } = value as { do?: unknown; count?: unknown; where?: unknown[]; by?: unknown };
  if (what === 'tribute') return false;
  // Of all that can be, none is chosen.
  if (what === 'destroy' && JSON.stringify(value).includes('"count":"as-many-as-possible"')) return false;
  if ('noun' in value && !('$ref' in value) && !('among' in value) && count !== undefined && count !== 'all' && by === undefined) return !where?.some((place) => HIDDEN.includes(place));
  return Object.values(value).some(openlyChosen);
} // prettier-ignore
