/** What happened: "this card is sent to the GY by a card effect", "your opponent Special Summons a monster". */
import {
  many,
  type EventPattern,
  type Filter,
  type OneOrMany,
  type Place,
} from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { causes, winner } from './causes.ts';
import { activationOf } from './links.ts';
import { asFilter, both, oneOrList } from './noun.ts';
import { subjects } from './subjects.ts';
import { summons } from './summoned.ts';

export function events(g: YgoGrammar): void {
  subjects(g);
  causes(g);
  summons(g);
  moved(g);
  changed(g);
  players(g);
  fought(g);
  put(g);
}
export const one = (event: EventPattern['event'], more: object = {}): Draft => ({ event, ...more });
/** Each for each cause; without one as it is. */
export const by = (fate: Draft, cause: readonly object[] | undefined): Draft[] =>
  cause ? cause.map((more) => ({ ...fate, ...more })) : [fate];

/** Does what is added come from the Deck, as far as the text says? */
const mayBeDrawn = (source: Draft | undefined): boolean =>
  source?.['from'] === undefined || many(source['from'] as OneOrMany<Place>).includes('deck');
/** What became of cards that left where they were. */
function moved(g: YgoGrammar): void {
  destroyedOrSent(g);
  discardedOrBanished(g);
  returnedOrLeft(g);
}
const OTHERS = ['effect', 'cost', 'rule', 'procedure', 'material', 'action'];
/** By any effect but one: what it is not says who did it. */
const byOthers = (
  event: EventPattern['event'],
  more: object,
  { by: whose, with: not }: Partial<EventPattern>,
): Draft[] | undefined =>
  whose || !not
    ? undefined
    : [
        one(event, {
          ...more,
          cause: 'effect',
          with: not.this && Object.keys(not).length === 1 ? { other: true } : { not },
        }),
      ];
const because = (fate: Draft, wearer: Filter, why: readonly Draft[]): Draft[] | undefined =>
  together(wearer, why)?.map(({ card, ...rest }) => ({
    ...fate,
    because: { ...rest, ...(card && Object.keys(card).length > 0 && { card }) },
  }));
/** Destroyed, sent to the Graveyard. */
function destroyedOrSent(g: YgoGrammar): void {
  g.rule('undergone', 'destroyed [{cause}]', ({ cause }) => by(one('destroyed'), cause));
  g.rule('undergone', 'destroyed [{cause}] [,] and [is] sent {toGy} [{more:cause}]', ({ cause, toGy, more }) => (cause && more ? undefined : by(one('destroyed', toGy), cause ?? more)));
  g.rule('undergone', 'destroyed [{cause}] [,] and [is] sent from <the|your> field {toGy} [{more:cause}]', ({ cause, toGy, more }) => (cause && more ? undefined : by(one('destroyed', { ...toGy, from: 'field' }), cause ?? more)));
  g.rule('undergone', 'destroyed by card effect , except {names} , or by battle', ({ names }) => [one('destroyed', { cause: 'effect', with: { not: names } }), one('destroyed', { cause: 'battle' })]);
  for (const [words, to] of [['', {}], [' and sent to the GY', { to: 'graveyard' }]] as const) g.rule('undergone', `destroyed [{cause}]${words} while <equipped to a monster|equipped>` as 'destroyed [{cause}] while <equipped to a monster|equipped>', ({ cause }) => by(one('destroyed', { ...to, $card: { isEquip: true } }), cause));
  g.rule('undergone', 'destroyed , except by battle', () => [one('destroyed', { cause: OTHERS })]);
  g.rule('undergone', 'sent [{source}] {toGy} , except <by battle|by being destroyed by battle|when destroyed by battle>', ({ source, toGy }) => [one('sent', { ...source, ...toGy, cause: OTHERS })]);
  const ELSEWHERE: Place[] = ['field', 'hand', 'deck', 'extra-deck', 'banished', 'materials'];
  g.rule('undergone', 'sent {toGy} , except from {where}', ({ toGy, where: { where, whose, filter } }) => (whose || filter ? undefined : [one('sent', { ...toGy, from: ELSEWHERE.filter((place) => !where.includes(place)) })]));
  g.rule('undergone', 'excavated from the Deck and sent {toGy} [{cause}]', ({ toGy, cause }) => by(one('sent', { from: 'deck', ...toGy, excavated: true }), cause));
  g.rule('undergone', 'destroyed by <card effect|a card effect> , except by {effectOf}', ({ effectOf }) => byOthers('destroyed', {}, effectOf));
  g.rule('undergone', 'destroyed by card effect , except by {effectOf} , or by battle', ({ effectOf }) => { const others = byOthers('destroyed', {}, effectOf); return others && [...others, one('destroyed', { cause: 'battle' })]; });
  g.rule('undergone', 'sent [{source}] {toGy} while <equipped to a monster|equipped>', ({ source, toGy }) => [one('sent', { ...source, ...toGy, $card: both(source?.['$card'] as Filter | undefined, { isEquip: true }) })]);
  g.rule('undergone', 'Tributed for <the Tribute Summon of a|the Tribute Summon of an> {bare}', ({ bare }) => (bare.where ? undefined : [one('tributed', { cause: 'rule', with: asFilter(bare) })]));
  g.rule('undergone', 'used {asMaterial} and added to your Extra Deck face-up', ({ asMaterial }) => [one('returned', { to: 'extra-deck', cause: 'material', with: asMaterial, $becomes: { face: 'up' } })]);
  g.rule('undergone', 'Tributed and added to the Extra Deck face-up', () => [one('tributed', { to: 'extra-deck' })]);
  g.rule('undergone', 'used {asMaterial} , and sent to the GY or banished', ({ asMaterial }) => [one('sent', { to: 'graveyard', cause: 'material', with: asMaterial }), one('banished', { cause: 'material', with: asMaterial })]);
  g.table('whileIn', { 'in your Monster Zone': { from: 'monsters', $card: { controller: 'you' } },  "in its owner's Monster Zone": { from: 'monsters', $card: { owner: 'you', controller: 'you' } }, "in its owner's Spell & Trap Zone": { from: 'spells-traps', $card: { owner: 'you', controller: 'you' } }, "in its owner's possession": { $card: { owner: 'you', controller: 'you' } }, 'in your Monster Zone or Pendulum Zone': { from: ['monsters', 'pendulum-zone'], $card: { controller: 'you' } }, 'in the Monster Zone or Pendulum Zone': { from: ['monsters', 'pendulum-zone'] }, 'in the Monster Zone': { from: 'monsters' } });
  g.rule('undergone', 'destroyed {cause} while {whileIn}', ({ cause, whileIn }) => (cause.length > 1 && cause.some((one) => one.cause === 'battle') ? undefined : by(one('destroyed', whileIn), cause)));
  g.rule('undergone', 'destroyed by battle with {others} , or {cause} while {whileIn}', ({ others, cause, whileIn }) => [one('destroyed', { cause: 'battle', ...winner(others) }), ...by(one('destroyed', whileIn), cause)]);
  g.rule('undergone', 'destroyed by {effectOf} , or by battle with their attacking monster , and sent {toGy}', ({ effectOf, toGy }) => (effectOf.by !== 'opponent' ? undefined : [one('destroyed', { ...toGy, ...effectOf }), one('destroyed', { ...toGy, cause: 'battle', by: 'opponent', with: { oneOf: 'attacker' } })]));
  g.rule('undergone', 'sent [{source}] {toGy} by card effect [,] or <by being|because it was> destroyed by battle', ({ source, toGy }) => [one('sent', { ...source, ...toGy, cause: 'effect' }), one('sent', { ...source, ...toGy, cause: 'battle' })]);
  g.rule('undergone', 'sent [{source}] {toGy} while equipped to this card', ({ source, toGy }) => [one('sent', { from: 'field', ...source, ...toGy, $card: both(source?.['$card'] as Filter | undefined, { oneOf: 'equips' }) })]);
  g.rule('undergone', "Tributed to activate a card or effect other than this card's", () => [one('tributed', { cause: 'cost', with: { other: true } })]);
  g.rule('undergone', 'added [{source}] to the hand [{cause}]', ({ source, cause }) => by(one(mayBeDrawn(source) ? ['added', 'drawn'] : 'added', { ...source, to: 'hand' }), cause));
  g.rule('undergone', 'destroyed , except by {effectOf}', ({ effectOf }) => { const others = byOthers('destroyed', {}, effectOf); return others && [...others, one('destroyed', { cause: ['battle', ...OTHERS.filter((cause) => cause !== 'effect')] })]; });
  g.rule('undergone', 'destroyed by card effect , except by {names}', ({ names }) => [one('destroyed', { cause: 'effect', with: { not: names } })]);
  g.rule('undergone', 'destroyed by battle , or {cause} while {whileIn}', ({ cause, whileIn }) => [one('destroyed', { cause: 'battle' }), ...by(one('destroyed', whileIn), cause)]);
  g.rule('undergone', 'sent [{source}] {toGy} [{cause}]', ({ source, toGy, cause }) => by(one('sent', { ...source, ...toGy }), cause));
  g.rule('undergone', 'sent [{source}] {toGy} {asMaterial}', ({ source, toGy, asMaterial }) => [one('sent', { ...source, ...toGy, cause: 'material', with: asMaterial })]);
  g.rule('undergone', 'used {asMaterial}', ({ asMaterial: { is, ...rest } }) => (Object.keys(rest).length > 0 ? undefined : [one('used-as-material', { how: is })]));
} // prettier-ignore
/** Discarded, banished, sent because its monster was. */
function discardedOrBanished(g: YgoGrammar): void {
  g.rule('undergone', 'discarded [{source}] [{toGy}] [{cause}]', ({ source, toGy, cause }) => by(one('discarded', { ...source, ...toGy }), cause));
  g.rule('undergone', 'banished [{source}] [{cause}]', ({ source, cause }) => by(one('banished', source), cause));
  for (const face of ['up', 'down'] as const) g.rule('undergone', `banished [{source}] face-${face} [{cause}]`, ({ source, cause }) => by(one('banished', { ...source, $becomes: { face } }), cause));
  // An Equip Card goes when its monster does.
  g.table('wearer', { '<the equipped monster|the monster equipped with this card|the monster this card is equipped to>': {}, '<the equipped monster you control|the equipped monster you controlled>': { controller: 'you' } });
  g.rule('undergone', 'sent {toGy} because {wearer} <is|was> {why:undergone}', ({ toGy, wearer, why }) => because(one('sent', toGy), wearer, why));
  g.rule('undergone', 'destroyed because {wearer} <is|was> {why:undergone}', ({ wearer, why }) => because(one('destroyed'), wearer, why));
  g.rule('event', '{wearer} {why:fate} and this card is sent {toGy}', ({ wearer, why, toGy }) => { const all = because(one('sent', toGy), wearer, why); return all && together({ this: true }, all); });
} // prettier-ignore
/** Tributed, detached, returned, added, gone from the field. */
function returnedOrLeft(g: YgoGrammar): void {
  g.rule('undergone', 'added [{source}] to <your|the> Extra Deck face-up [{cause}]', ({ source, cause }) => by(one('returned', { ...source, to: 'extra-deck', $becomes: { face: 'up' } }), cause));
  g.rule('undergone', 'Tributed [{cause}]', ({ cause }) => by(one('tributed'), cause));
  g.rule('undergone', 'Tributed and sent {toGy}', ({ toGy }) => [one('tributed', toGy)]);
  g.rule('undergone', 'Tributed for a Tribute Summon', () => [one('tributed', { cause: 'rule' })]);
  g.rule('undergone', 'detached from an Xyz Monster [{cause}]', ({ cause }) => by(one('detached'), cause));
  g.rule('undergone', 'detached from an Xyz Monster and sent {toGy} [{cause}]', ({ toGy, cause }) => by(one('detached', toGy), cause));
  const TO = { 'to <the|your|their|its owner\'s> hand': 'hand', 'to the Deck': 'deck', 'to the Extra Deck': 'extra-deck', 'to the hand or Deck': ['hand', 'deck'], 'to the hand or Extra Deck': ['hand', 'extra-deck'] } as const;
  for (const [words, to] of Object.entries(TO)) {
    g.rule('undergone', `returned [{source}] ${words} [{cause}]`, ({ source, cause }) => by(one('returned', { ...source, to }), cause));
    g.rule('fate', `<returns|return> [{source}] ${words} [{cause}]`, ({ source, cause }) => by(one('returned', { ...source, to }), cause));
  }
  for (const [words, to] of Object.entries({ 'into <the|your> Deck': 'deck', 'into <the|your> Extra Deck': 'extra-deck', 'into <the|your> Deck or Extra Deck': ['deck', 'extra-deck'], 'into the Deck / Extra Deck': ['deck', 'extra-deck'] } as const))
    g.rule('undergone', `shuffled [{source}] ${words} [{cause}]`, ({ source, cause }) => by(one('returned', { ...source, to }), cause));
  // A drawn card is added from the Deck to the hand, unless the text excepts it.
  const DRAWN = '<, except by drawing it|, except by drawing them|except by drawing it|except by drawing them|( except by drawing it )|( except by drawing them )>';
  for (const [words, player] of [['your', 'you'], ["<your opponent's|their>", 'opponent']] as const) {
    g.rule('undergone', `added [{source}] to ${words} hand [{cause}]`, ({ source, cause }) => by(one(mayBeDrawn(source) ? ['added', 'drawn'] : 'added', { ...source, to: 'hand', player }), cause));
    g.rule('undergone', `added [{source}] to ${words} hand [{cause}] ${DRAWN}`, ({ source, cause }) => by(one('added', { ...source, to: 'hand', player }), cause));
  }
  g.rule('fate', '<leaves|leave> the field [{cause}]', ({ cause }) => by(one('leaves-field'), cause));
  g.rule('fate', '<leaves|leave> the field [{cause}] while its owner controls it', ({ cause }) => by(one('leaves-field', { $card: { owner: 'you', controller: 'you' } }), cause));
  g.rule('fate', 'has left the field [{cause}] , and is now in the GY or banished', ({ cause }) => by(one('leaves-field', { to: ['graveyard', 'banished'] }), cause));
  g.rule('fate', '<leaves|leave> the field , except by {effectOf}', ({ effectOf }) => { const others = byOthers('leaves-field', {}, effectOf); return others && [...others, one('leaves-field', { cause: ['battle', ...OTHERS.filter((cause) => cause !== 'effect')] })]; });
  g.rule('fate', '<leaves|leave> your field [{cause}]', ({ cause }) => by(one('leaves-field', { $card: { controller: 'you' } }), cause));
} // prettier-ignore

/** What became of cards that stay. */
function changed(g: YgoGrammar): void {
  g.table('undergone', {
    'flipped face-up': [one('flipped')],
    'flipped face-down': [one('position-changed', { $card: { face: 'up' }, $becomes: { face: 'down' } })],
    Set: [one('set')],
    '<equipped to a monster|equipped to a monster on the field>': [one('equipped')],
    // Cards equipped to this one.
    'equipped to this card': [one('equipped', { $card: { oneOf: 'equips' } })],
  });
  g.table('fate', { '<becomes equipped to this card|become equipped to this card|equips to this card>': [one('equipped', { $card: { oneOf: 'equips' } })], '<becomes equipped to a monster|becomes equipped to a monster on the field>': [one('equipped')] });
  g.rule('event', 'this card becomes equipped with {others}', ({ others }) => [{ event: 'equipped', card: both(others, { oneOf: 'equips' }) }]);
  g.rule('event', 'either player equips {others} to this card', ({ others }) => [{ event: 'equipped', card: both(others, { oneOf: 'equips' }) }]);
  g.rule('undergone', 'targeted {cause}', ({ cause }) => by(one('targeted'), cause));
  g.table('fate', { '<<declares|declare> an attack|declare their attacks>': [one('attack-declared')], 'activates <its|an> effect': [one('activated', { what: 'effect' })] });
  const POSITIONS = { 'Attack Position': { position: 'attack' }, 'face-up Attack Position': { position: 'attack', face: 'up' }, 'Defense Position': { position: 'defense' }, 'face-up Defense Position': { position: 'defense', face: 'up' }, 'face-down Defense Position': { position: 'defense', face: 'down' } } as const;
  for (const [words, position] of Object.entries(POSITIONS)) g.rule('inPosition', words, () => position);
  g.rule('undergone', 'changed to {to:inPosition} [{cause}]', ({ to, cause }) => by(one('position-changed', { $becomes: to }), cause));
  g.rule('undergone', 'changed from {from:inPosition} to {to:inPosition} [{cause}]', ({ from, to, cause }) => by(one('position-changed', { $card: from, $becomes: to }), cause));
  g.rule('event', 'the battle position of {subject} is changed', ({ subject }) => together(subject, [one('position-changed')]));
  g.rule('event', 'the battle position of {subject} is changed ( and is [now] face-up )', ({ subject }) => together(subject, [one('position-changed', { $becomes: { face: 'up' } })]));
  g.rule('event', "a monster's battle position is changed", () => together({ kind: 'monster' }, [one('position-changed')]));
  g.rule('event', "this card's battle position is changed", () => together({ this: true }, [one('position-changed')]));
  g.rule('event', 'control of {subject} <changes|is changed|is switched|switches>', ({ subject }) => together(subject, [one('control-changed')]));
} // prettier-ignore

/** What a player does or suffers. */
function players(g: YgoGrammar): void {
  g.table('event', {
    'you gain LP': [{ event: 'life-gained', player: 'you' }],
    'your opponent gains LP': [{ event: 'life-gained', player: 'opponent' }],
    'you pay LP': [{ event: 'life-paid', player: 'you' }],
    'you draw this card': [{ event: 'drawn', player: 'you', card: { this: true } }],
    'your opponent adds a card(s) from <the|their> Deck to <the|their> hand [, including drawing]': [{ event: ['added', 'drawn'], from: 'deck', player: 'opponent' }],
    'your opponent adds a card(s) from <the|their> GY to <the|their> hand': [{ event: 'added', from: 'graveyard', player: 'opponent' }],
    'your opponent adds a card(s) from <the|their> Deck to <the|their> hand , except by drawing <it|them>': [{ event: 'added', from: 'deck', player: 'opponent' }],
    'a monster(s) would be Summoned': [{ event: 'summon-attempt' }],
    'your opponent would Summon a monster(s)': [{ event: 'summon-attempt', by: 'opponent' }],
    'your opponent adds a card(s) to <the|their> hand': [{ event: ['added', 'drawn'], to: 'hand', player: 'opponent' }],
    'material is detached from a monster(s) on the field': [{ event: 'detached' }],
    'your opponent adds a card(s) from <the|their> Deck to <the|their> hand , except by drawing <it|them> , by their card effect': [{ event: 'added', from: 'deck', player: 'opponent', by: 'opponent', cause: 'effect' }],
    "a monster's attack is negated": [{ event: 'attack-negated', card: { kind: 'monster' } }],
    'your opponent draws a card(s)': [{ event: 'drawn', player: 'opponent' }],
    'you draw a card(s)': [{ event: 'drawn', player: 'you' }],
    '<this card inflicts battle damage to your opponent|your opponent takes battle damage from this card|your opponent takes battle damage from a battle involving this card>': [{ event: 'battle-damage', with: { this: true }, player: 'opponent' }],
    '<the equipped monster|the monster equipped with this card> inflicts battle damage to your opponent': [{ event: 'battle-damage', with: { oneOf: 'equipped' }, player: 'opponent' }],
  });
  g.table('damageKind', { battle: 'battle-damage', effect: 'effect-damage', 'battle or effect': ['battle-damage', 'effect-damage'] });
  g.rule('damageOf', '{damageKind} damage', ({ damageKind }) => damageKind);
  g.rule('damageOf', '[any] damage', () => ['battle-damage', 'effect-damage'] as never);
  for (const [words, player] of [['you take', 'you'], ['your opponent takes', 'opponent']] as const) {
    g.rule('event', `${words} {kind:damageOf}`, ({ kind }) => [{ event: kind, player }]);
    g.rule('event', `${words} {n:number} or more {kind:damageOf}`, ({ n, kind }) => [{ event: kind, player, amount: { min: n } }]);
    g.rule('event', `${words} {kind:damageOf} {effect:cause}`, ({ kind, effect: [first, more] }) => (!first || more || !first.with || kind === 'battle-damage' ? undefined : [{ event: kind, player, ...first }]));
  }
  for (const [words, player] of [['you draw', 'you'], ['your opponent draws', 'opponent']] as const) g.rule('event', `${words} {others}` as '{others}', ({ others }) => (Object.keys(others).length === 0 ? undefined : [{ event: 'drawn', player, card: others }]));
  g.rule('event', 'your opponent takes effect damage from {others}', ({ others }) => [{ event: 'effect-damage', player: 'opponent', with: others }]);
  g.rule('event', 'this {thisHow} card inflicts battle damage to your opponent', ({ thisHow }) => [{ event: 'battle-damage', with: { this: true, ...thisHow }, player: 'opponent' }]);
  g.rule('event', 'this {thisHow} card inflicts battle damage to your opponent by attacking', ({ thisHow }) => (thisHow.oneOf ? undefined : [{ event: 'battle-damage', with: { this: true, ...thisHow, oneOf: 'attacker' }, player: 'opponent' }]));
  g.rule('event', '<the equipped monster|the monster equipped with this card> inflicts battle damage', () => [{ event: 'battle-damage', with: { oneOf: 'equipped' } }]);
  g.rule('event', 'you negate the activation of {a:linkKind} [, or {b:linkKind}]', ({ a, b }) => [a, b ?? []].flat(2).map((link) => activationOf(link)).map((one) => one && { ...one, event: 'activation-negated', by: 'you' as const }) as EventPattern[]);
  g.rule('event', '{others} inflicts battle damage to your opponent', ({ others }) => [{ event: 'battle-damage', with: others, player: 'opponent' }]);
  g.rule('event', 'it inflicts battle damage to your opponent', (_, { property }) => (property === 'equip' ? [{ event: 'battle-damage', with: { oneOf: 'equipped' }, player: 'opponent' }] : undefined));
  g.rule('event', '{others} inflicts battle damage to a player', ({ others }) => [{ event: 'battle-damage', with: others }]);
  g.rule('event', 'effect damage is inflicted', () => [{ event: 'effect-damage' }]);
  for (const [words, player] of [['you take', 'you'], ['your opponent takes', 'opponent']] as const) {
    g.rule('event', `${words} battle damage from <an opponent's attacking monster|your opponent's attacking monster>`, () => [{ event: 'battle-damage', player, by: 'opponent', with: { oneOf: 'attacker' } }]);
    for (const [whose, by] of [['a card effect', {}], ["<an opponent's|your opponent's> card effect", { by: 'opponent' }]] as const) {
      g.rule('event', `${words} damage from ${whose}`, () => [{ event: 'effect-damage', player, ...by }]);
      g.rule('event', `${words} damage by battle or [by] ${whose}`, () => [{ event: 'battle-damage', player }, { event: 'effect-damage', player, ...by }]);
    }
  }
  g.rule('event', 'your opponent would {how:summonWords} Summon exactly {n:number} {alike}', ({ how, n, alike }) => [{ event: 'summon-attempt', how: oneOrList(how), by: 'opponent', count: n, ...(Object.keys(asFilter(alike)).join() === 'kind' ? {} : { card: asFilter(alike) }) }]);
  g.rule('event', '{others} would be {how:summonWords} Summoned', ({ others, how }) => [{ event: 'summon-attempt', how: oneOrList(how), card: others }]);
} // prettier-ignore

/** "Destroys an opponent's monster by battle and sends it to the GY." */
function fought(g: YgoGrammar): void {
  g.rule('fighter', '{a:subject1}', ({ a }) => a);
  g.table('fighter', { '<this attacking card|this card attacks and>': { this: true, oneOf: 'attacker' }, '<the equipped monster|the monster equipped with this card|the monster this card is equipped to|a monster equipped with this card>': { oneOf: 'equipped' } });
  g.rule('fighter', '{others}', ({ others }) => others);
  // On an Equip Card "it" is who wears it.
  g.rule('fighter', 'it', (_, { property }) => (property === 'equip' ? { oneOf: 'equipped' } : undefined));
  // By another, or another by it.
  const involving = (others: Filter, x: Filter, more: object): EventPattern[] => [{ event: 'destroyed', cause: 'battle', card: both(others, x), ...more }, { event: 'destroyed', cause: 'battle', card: others, with: x, ...more }] as EventPattern[];
  for (const [words, more] of [['', {}], [' , and sent to the GY', { to: 'graveyard' }]] as const)
    g.rule('event', `<a monster|a monster(s)> is destroyed by battle involving {x:others}${words}` as '{x:others}', ({ x }) => (x.controller ? involving({ kind: 'monster' }, x, more) : undefined));
  g.rule('event', '{fighter} destroys a monster by battle that is owned by your opponent', ({ fighter }) => [{ event: 'destroyed', cause: 'battle', card: { owner: 'opponent' }, with: fighter }]);
  g.rule('event', '{subject} declares an attack while pointing to <a|an> {bare}', ({ subject, bare }) => (subject.this ? [{ event: 'attack-declared', card: both(subject, { pointsTo: asFilter(bare) }) }] : undefined));
  g.rule('event', '{subject} declares an attack while equipped', ({ subject }) => (subject.this ? [{ event: 'attack-declared', card: both(subject, { equipped: true }) }] : undefined));
  g.table('beaten', { "<an opponent's monster(s)|a monster|a monster your opponent controls|your opponent's monster|any monsters|1 or more monsters|1 monster on your opponent's field>": { controller: 'opponent' } });
  for (const whose of ['<a|an>', "<an opponent's|your opponent's>"] as const)
    g.rule('beaten', `${whose} {bare}`, ({ bare }) => (Object.keys(bare.filter).length === 0 || bare.where || bare.whose ? undefined : both(asFilter(bare), { controller: 'opponent' })));
  g.rule('event', '{fighter} destroys {beaten} by battle [,] while <it|this card> {state}', ({ fighter, beaten, state }) => (fighter.this ? [{ event: 'destroyed', cause: 'battle', card: beaten, with: both(fighter, state) }] : undefined));
  g.rule('event', 'this card inflicts battle damage to your opponent [,] while <it|this card> {state}', ({ state }) => [{ event: 'battle-damage', with: both({ this: true }, state), player: 'opponent' }]);
  g.rule('event', '{fighter} destroys {beaten} by its attack', ({ fighter, beaten }) => (fighter.this || fighter.oneOf === 'equipped' ? [{ event: 'destroyed', cause: 'battle', card: beaten, with: both(fighter, { oneOf: 'attacker' }) }] : undefined));
  for (const [words, more] of [['', {}], [' and sends it to <the|their> GY', { to: 'graveyard' }]] as const)
  {
    // "A monster", beaten by whoever's monster that is, may be anyone's.
    g.rule('event', `{fighter} destroys {beaten} by battle${words}`, ({ fighter, beaten }) => (anyones(fighter) && Object.keys(beaten).join() === 'controller' ? undefined : [{ event: 'destroyed', cause: 'battle', card: beaten, with: fighter, ...more }]));
    g.rule('event', `{fighter} destroys a monster by battle${words}`, ({ fighter }) => (anyones(fighter) ? [{ event: 'destroyed', cause: 'battle', card: { kind: 'monster' }, with: fighter, ...more }] : undefined));
  }
} // prettier-ignore

/** A monster of no one in particular. */
const anyones = ({ this: itself, oneOf, controller }: Filter): boolean => !itself && !oneOf && !controller;

/** Whose fate it is, and what else befell it. */
function put(g: YgoGrammar): void {
  g.rule('fate', '<is|are> {undergone}', ({ undergone }) => undergone);
  g.rule('befallen', '{undergone}', ({ undergone }) => undergone);
  g.rule('befallen', '{a:undergone} or {b:undergone}', ({ a, b }) => [...a, ...b]);
  // So many at one moment.
  g.rule('event', '{n:number} or more {alike} {fate} [at the same time]', ({ n, alike, fate }) => (n < 2 ? undefined : together(asFilter(alike), fate.map((each) => ({ ...each, count: { min: n } })))));
  g.rule('event', 'exactly {n:number} {alike} ( and no other <cards|card|monsters|monster> ) {fate}', ({ n, alike, fate }) => together(asFilter(alike), fate.map((each) => ({ ...each, count: n }))));
  g.rule('event', 'exactly {n:number} {alike} {fate}', ({ n, alike, fate }) => together(asFilter(alike), fate.map((each) => ({ ...each, count: n }))));
  g.rule('event', 'the activation of {others} is negated [{cause}]', ({ others, cause }) => by({ event: 'activation-negated', what: 'card', card: others }, cause) as unknown as EventPattern[]);
  g.rule('event', '{subject} {fate}', ({ subject, fate }) => together(subject, fate));
  // What it was like when that happened.
  g.rule('event', '{subject} {fate} [,] while <it|this card> {state}', ({ subject, fate, state }) => (subject.this ? together(both(subject, state), fate) : undefined));
  // What is said last is said of both.
  g.rule('event', '{subject} <is|are> sent {toGy} , or banished , {cause}', ({ subject, toGy, cause }) => together(subject, [...by(one('sent', toGy), cause), ...by(one('banished'), cause)]));
  g.rule('event', '{subject} <is|are> sent {toGy} , or banished , {source}', ({ subject, toGy, source }) => together(subject, [one('sent', { ...source, ...toGy }), one('banished', source)]));
  g.rule('event', '{subject} <is|are> Tributed [,] or banished [,] {cause}', ({ subject, cause }) => together(subject, [...by(one('tributed'), cause), ...by(one('banished'), cause)]));
  g.rule('event', '{subject} {a:fate} [,] or {b:fate}', ({ subject, a, b }) => together(subject, [...a, ...b]));
  // "Added to your hand or shuffled into the Deck by a card effect": by whom is said of both.
  const alsoOf = (a: readonly Draft[], b: readonly Draft[]): readonly Draft[] => {
    const [last, another] = b;
    const { cause, by: whose, with: card, activated } = (last ?? {}) as Partial<EventPattern>;
    const says = { ...(cause && { cause }), ...(whose && { by: whose }), ...(card && { with: card }), ...(activated && { activated }) };
    const moved = (one: Draft): boolean => [one['event']].flat().every((event) => MOVES.has(String(event)) || event === 'added' || event === 'drawn');
    if (another || Object.keys(says).length === 0 || a.some((one) => (one['cause'] ?? one['by'] ?? one['with']) !== undefined || !moved(one))) return a;
    return a.map((one) => ({ ...one, ...([one['event']].flat().includes('drawn') && { event: 'added' }), ...says }));
  };
  // "Destroyed by battle and sent to the GY or banished": destroyed in both cases.
  const bothDestroyed = (a: readonly Draft[], b: readonly Draft[]): boolean => a.at(-1)?.['event'] === 'destroyed' && a.at(-1)?.['to'] !== undefined && b.length === 1 && JSON.stringify(b[0]) === '{"event":"banished"}';
  // "Destroyed by battle, or destroyed by a card effect, and sent to your GY": sent there in both cases.
  const alsoSent = (a: readonly Draft[], b: readonly Draft[]): readonly Draft[] => {
    const [one, more] = b;
    const { to, $owner, $owns } = (one ?? {}) as Fate;
    const same = !more && one?.['event'] === 'destroyed' && to !== undefined && a.every((each) => each['event'] === 'destroyed' && each['to'] === undefined);
    return same ? a.map((each) => ({ ...each, to, ...($owner && { $owner }), ...($owns && { $owns }) })) : a;
  };
  g.rule('event', '{subject} {a:fate} or {b:undergone}', ({ subject, a, b }) => (bothDestroyed(a, b) ? undefined : together(subject, [...alsoOf(alsoSent(a, b), b), ...b])));
  g.rule('event', '{subject} {a:fate} , or {b:undergone}', ({ subject, a, b }) => together(subject, [...alsoSent(a, b), ...b]));
  g.rule('event', '{subject} {a:fate} , {b:undergone} [,] or {c:undergone}', ({ subject, a, b, c }) => together(subject, [...a, ...b, ...c]));
} // prettier-ignore
const MOVES = new Set(['destroyed', 'sent', 'banished', 'returned', 'tributed', 'discarded', 'leaves-field', 'detached']); // prettier-ignore
type Fate = Omit<EventPattern, 'card'> & {
  $card?: Filter;
  $owner?: 'you' | 'opponent';
  $owns?: 'you' | 'opponent';
  $becomes?: Filter;
};
export function together(subject: Filter, fates: readonly Draft[]): EventPattern[] | undefined {
  const all = fates.map((fate) => happening(subject, fate as Fate));
  return all.every((event) => event !== undefined) ? all : undefined;
}
function happening(subject: Filter, { $card, $owner, $owns, $becomes, ...rest }: Fate): EventPattern | undefined {
  // "Its effect" is that of this card only where this card is spoken of.
  if (rest.with?.this && !subject.this) return undefined;
  // Where it was when it was moved is where it came from.
  const { place, ...who } = subject;
  const moves = place !== undefined && MOVES.has(String(rest.event));
  if (moves && rest.from !== undefined) return undefined;
  const owns = $owns === 'you' && subject.this ? undefined : $owns;
  const card = both(moves ? who : subject, $card, owns && { owner: owns }, $owner && { owner: $owner });
  return { ...rest, ...(moves && { from: place }), card, ...($becomes && { becomes: $becomes }) } as EventPattern;
}
