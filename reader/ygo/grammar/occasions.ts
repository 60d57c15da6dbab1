/** When an effect can or must be activated: what stands before the colon. */
import type { Condition, EventPattern, Filter, LinkPattern, Place } from '../../../engine/ygo/effects/schema.ts';
import { asFilter } from './nouns.ts';
import { both, either, groupOf, type Noun } from './noun.ts';
import type { Draft, YgoGrammar } from './categories.ts';

export function occasions(g: YgoGrammar): void {
  subjects(g);
  events(g);
  battles(g);
  links(g);
  conditions(g);
  parts(g);
}
const oneOrList = <T>(list: readonly T[]): T | T[] => (list.length === 1 ? list[0]! : [...list]);

/** Whose fate the event is. */
function subjects(g: YgoGrammar): void {
  g.table('subject', {
    it: { this: true },
  });
  g.table('thisHow', { 'face-up': { face: 'up' }, Set: { face: 'down' }, 'face-down': { face: 'down' }, attacking: { oneOf: 'attacker' } });
  g.rule('thisHow', '{how:summonWords} Summoned', ({ how }) => ({ summoned: oneOrList(how) }));
  g.rule('thisHow', 'face-up {how:summonWords} Summoned', ({ how }) => ({ face: 'up', summoned: oneOrList(how) }));
  g.table('thisWhere', {
    '<in your possession|in its owner\'s possession|in its owner\'s control|in its owner\'s Monster Zone|you control in its owner\'s control>': { owner: 'you', controller: 'you' },
    'you control': { controller: 'you' },
    'on the field': { place: 'field' },
    'on your field': { place: 'field', controller: 'you' },
    'in the Monster Zone': { place: 'monsters' },
    'in your Monster Zone': { place: 'monsters', controller: 'you' },
    'in the Spell & Trap Zone': { place: 'spells-traps' },
    'in the Field Zone': { place: 'field-zone' },
    'in your Field Zone': { place: 'field-zone', controller: 'you' },
    'in your Pendulum Zone': { place: 'pendulum-zone', controller: 'you' },
    'in the Pendulum Zone': { place: 'pendulum-zone' },
    'in your GY': { place: 'graveyard' },
    'in your hand': { place: 'hand' },
  });
  g.rule('subject', 'this [{thisHow}] <card|monster> [{thisWhere}] [,]', ({ thisHow, thisWhere }) => ({ this: true, ...thisHow, ...thisWhere }));
  g.rule('others', '<a|an|1 or more> {bare}', ({ bare }) => asFilter(bare));
  g.rule('others', 'another {bare}', ({ bare }) => both(asFilter(bare), { other: true }));
  g.rule('others', '<a|an> {a:bare} or {b:bare}', ({ a, b }) => (a.where || a.whose || b.where || b.whose ? undefined : either([asFilter(a), asFilter(b)])));
  g.rule('others', '{bare}', ({ bare }) => asFilter(bare));
  g.rule('others', "<an opponent's|your opponent's|another opponent's> {bare}", ({ bare }) => both(asFilter(bare), { controller: 'opponent' }));
  g.rule('others', 'your {bare}', ({ bare }) => both(asFilter(bare), { controller: 'you' }));
  g.rule('subject', '{others}', ({ others }) => others);
} // prettier-ignore

/** What happened to it. */
function events(g: YgoGrammar): void {
  const one = (event: EventPattern['event'], more: Omit<EventPattern, 'event'> = {}): Omit<EventPattern, 'card'> => ({ event, ...more });
  g.table('cause', {
    'by battle': { cause: 'battle' },
    'by battle or card effect': { cause: ['battle', 'effect'] },
    'by <card effect|a card effect>': { cause: 'effect' },
    "by <your opponent's|an opponent's> card effect": { cause: 'effect', by: 'opponent' },
    "by <your opponent's|an opponent's> card": { by: 'opponent' },
    "<because of|by> an opponent's effect": { cause: 'effect', by: 'opponent' },
    "because of <your opponent's|an opponent's> card effect": { cause: 'effect', by: 'opponent' },
    "because of <your opponent's|an opponent's> card": { by: 'opponent' },
    'by a monster effect': { cause: 'effect', with: { kind: 'monster' } },
    'by a Spell effect': { cause: 'effect', with: { kind: 'spell' } },
    'by a Trap effect': { cause: 'effect', with: { kind: 'trap' } },
    "by battle with an opponent's monster": { cause: 'battle', by: 'opponent' },
    'by the effect of a card': { cause: 'effect' },
    "by your opponent": { by: 'opponent' },
    'by your card effect': { cause: 'effect', by: 'you' },
  });
  g.rule('cause', 'by the effect of <a|an> {bare}', ({ bare }) => ({ cause: 'effect', with: asFilter(bare) }));
  g.table('source', { 'from the field': { from: 'field' }, 'from the hand': { from: 'hand' }, 'from your hand': { from: 'hand' }, 'from the Deck': { from: 'deck' }, 'from your Deck': { from: 'deck' }, 'from the GY': { from: 'graveyard' }, 'from your GY': { from: 'graveyard' }, 'from the Monster Zone': { from: 'monsters' }, 'from the Spell & Trap Zone': { from: 'spells-traps' }, 'from the Extra Deck': { from: 'extra-deck' }, 'from your field': { from: 'field' } });
  g.rule('source', 'from the {a:place} or {b:place}', ({ a, b }) => ({ from: [a, b] }));
  g.rule('source', 'from your {a:place} or {b:place}', ({ a, b }) => ({ from: [a, b] }));
  g.table('fate', {
    '<declares|declare> an attack': one('attack-declared'),
    'activates <its|an> effect': one('activated', { what: 'effect' }),
  });
  g.table('undergone', {
    'banished face-up': one('banished', { becomes: { face: 'up' } }),
    'Tributed': one('tributed'),
    'discarded': one('discarded'),
    'flipped face-up': one('flipped'),
    "added to your opponent's hand": one('added', { to: 'hand', player: 'opponent' }),
    'Set': one('set'),
    'equipped to a monster': one('equipped'),
    'detached from an Xyz Monster': one('detached'),
    'detached from an Xyz Monster to activate that monster\'s effect': one('detached', { cause: 'cost' }),
  });
  g.rule('fate', '<is|are> {undergone}', ({ undergone }) => undergone);
  g.rule('undergone', '{summonWords} Summoned', ({ summonWords }) => one('summoned', { how: oneOrList(summonWords) }));
  g.rule('undergone', 'Summoned', () => one('summoned'));
  g.rule('undergone', '{summonWords} Summoned from {where}', ({ summonWords, where }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $card: { summonedFrom: oneOrList(where.where) } }));
  g.rule('undergone', '{summonWords} Summoned by the effect of <a|an> {bare}', ({ summonWords, bare }) => one('summoned', { how: oneOrList(summonWords), cause: 'effect', with: asFilter(bare) }));
  g.rule('undergone', '{summonWords} Summoned to <your field>', ({ summonWords }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $becomes: { controller: 'you' } }));
  g.table('toGy', { 'to the GY': { to: 'graveyard' }, 'to your GY': { to: 'graveyard', $owner: 'you' }, "to your opponent's GY": { to: 'graveyard', $owner: 'opponent' } });
  g.rule('undergone', 'destroyed [{cause}]', ({ cause }) => one('destroyed', cause));
  g.rule('undergone', 'destroyed [{cause}] [,] and [is] sent {toGy}', ({ cause, toGy }) => one('destroyed', { ...cause, ...toGy }));
  g.rule('undergone', 'sent [{source}] {toGy} [{cause}]', ({ source, toGy, cause }) => one('sent', { ...source, ...toGy, ...cause }));
  g.rule('undergone', 'discarded {toGy} [{cause}]', ({ toGy, cause }) => one('discarded', { ...toGy, ...cause }));
  g.rule('fate', '<leaves|leave> the field [{cause}]', ({ cause }) => one('leaves-field', cause));
  g.rule('fate', '<leaves|leave> the field because of {cause}', () => undefined);
  g.rule('undergone', 'banished [{source}] [{cause}]', ({ source, cause }) => one('banished', { ...source, ...cause }));
  g.rule('undergone', 'returned [{source}] to <the|your> hand [{cause}]', ({ source, cause }) => one('returned', { ...source, ...cause, to: 'hand' }));
  g.rule('undergone', 'added [{source}] to your hand', ({ source }) => one('added', { ...source, to: 'hand', player: 'you' }));
  g.rule('undergone', 'added to your hand , except by drawing <it|them>', () => one('added', { to: 'hand', player: 'you' }));
  g.rule('undergone', 'added from your Deck to your hand [,] except by drawing <it|them>', () => one('added', { from: 'deck', to: 'hand', player: 'you' }));
  g.rule('undergone', 'Tributed {cause}', ({ cause }) => one('tributed', cause));
  g.rule('undergone', 'Tributed for a Tribute Summon', () => one('tributed', { cause: 'rule' }));
  // "By battle or an opponent's card effect": two events.
  const twice = (more: object = {}): Draft[] => [one('destroyed', { cause: 'battle', ...more }), one('destroyed', { cause: 'effect', by: 'opponent', ...more })];
  for (const [phrase, more] of [['', {}], [' and sent to the GY', { to: 'graveyard' }], [' and sent to your GY', { to: 'graveyard', $owner: 'you' }]] as const)
    g.rule('event', `{subject} <is|are> destroyed by battle or <an opponent's card effect|by an opponent's card effect|your opponent's card effect>${phrase}`, ({ subject }) => twice(more).map((fate) => happening(subject, fate)));
  for (const how of ['Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual'] as const) {
    const used = { how: how.toLowerCase() };
    const material = one('sent', { to: 'graveyard', cause: 'material', with: { is: how.toLowerCase() } });
    g.rule('undergone', `sent to the GY as ${how} material`, () => material);
    g.rule('undergone', `sent to the GY as material for a ${how} Summon`, () => material);
    g.rule('undergone', `sent {source} to the GY as ${how} material`, ({ source }) => ({ ...material, ...source }));
    g.rule('undergone', `used as ${how} material`, () => ({ event: 'used-as-material', ...used }));
  }
  g.rule('event', '{subject} {fate}', ({ subject, fate }) => [happening(subject, fate)]);
  g.rule('event', '{subject} {a:fate} or {b:fate}', ({ subject, a, b }) => [happening(subject, a), happening(subject, b)]);
  g.rule('event', '{subject} {a:fate} , or {b:fate}', ({ subject, a, b }) => [happening(subject, a), happening(subject, b)]);
  g.rule('event', '{subject} {a:fate} [,] or {b:undergone}', ({ subject, a, b }) => [happening(subject, a), happening(subject, b)]);
  g.rule('event', 'you {summonWords} Summon {others}', ({ summonWords, others }) => [{ event: 'summoned', how: oneOrList(summonWords), by: 'you', card: others }]);
  g.rule('event', 'your opponent {summonWords} Summons {others}', ({ summonWords, others }) => [{ event: 'summoned', how: oneOrList(summonWords), by: 'opponent', card: others }]);
  g.rule('event', '<you take|you have taken> <battle|effect> damage', () => undefined);
  g.table('event', {
    'you take battle damage': [{ event: 'battle-damage', player: 'you' }],
    'you take effect damage': [{ event: 'effect-damage', player: 'you' }],
    'you take damage': [{ event: ['battle-damage', 'effect-damage'], player: 'you' }],
    'you take battle or effect damage': [{ event: ['battle-damage', 'effect-damage'], player: 'you' }],
    'you gain LP': [{ event: 'life-gained', player: 'you' }],
    'you draw this card': [{ event: 'drawn', player: 'you', card: { this: true } }],
    'this card inflicts battle damage to your opponent': [{ event: 'battle-damage', with: { this: true }, player: 'opponent' }],
    'your opponent would Special Summon a monster(s)': [{ event: 'summon-attempt', how: 'special', by: 'opponent' }],
    'your opponent adds a card(s) from <the|their> Deck to <the|their> hand': [{ event: ['added', 'drawn'], from: 'deck', player: 'opponent' }],
    "a monster(s) would be Summoned": [{ event: 'summon-attempt' }],
    'your opponent would Summon a monster(s)': [{ event: 'summon-attempt', by: 'opponent' }],
    'your opponent draws a card(s)': [{ event: 'drawn', player: 'opponent' }],
  });
  g.rule('event', "{others} destroys <an opponent's monster|a monster|a monster your opponent controls|your opponent's monster> by battle", ({ others }) => [{ event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: others }]);
  g.rule('event', "{others} destroys <an opponent's monster|a monster|a monster your opponent controls|your opponent's monster> by battle and sends it to the GY", ({ others }) => [{ event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: others, to: 'graveyard' }]);
  g.rule('undergone', '{summonWords} Summoned to a zone this card points to', ({ summonWords }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $becomes: { pointedToBy: { this: true } } }));
  g.rule('undergone', '{summonWords} Summoned to a zone ( s ) this card points to', ({ summonWords }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $becomes: { pointedToBy: { this: true } } }));
  g.rule('undergone', 'added [{source}] to your hand by a card effect', ({ source }) => one('added', { ...source, to: 'hand', player: 'you', cause: 'effect' }));
  g.rule('cause', "by <an opponent's|your opponent's> card ( [either] by battle or [by] card effect )", () => ({ cause: ['battle', 'effect'], by: 'opponent' }));
  g.rule('event', '{others} inflicts battle damage to your opponent', ({ others }) => [{ event: 'battle-damage', with: others, player: 'opponent' }]);
  g.rule('event', '{others} would be {how:summonWords} Summoned', ({ others, how }) => [{ event: 'summon-attempt', how: oneOrList(how), card: others }]);
} // prettier-ignore
const MOVES = new Set([
  'destroyed',
  'sent',
  'banished',
  'returned',
  'tributed',
  'discarded',
  'leaves-field',
  'detached',
]);
type Fate = Omit<EventPattern, 'card'> & { $card?: Filter; $owner?: 'you' | 'opponent'; $becomes?: Filter };
function happening(subject: Filter, fate: object): EventPattern {
  const { $card, $owner, $becomes, ...rest } = fate as Fate;
  // Where it was when it was moved is where it came from.
  const { place, ...who } = subject;
  const moved = place !== undefined && MOVES.has(String(rest.event)) && rest.from === undefined;
  const card = both(moved ? who : subject, $card, $owner && { owner: $owner });
  return { ...rest, ...(moved && { from: place }), card, ...($becomes && { becomes: $becomes }) } as EventPattern;
}

function battles(g: YgoGrammar): void {
  g.rule(
    'event',
    "this card destroys <an opponent's monster|a monster|a monster your opponent controls|your opponent's monster> by battle",
    () => [{ event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: { this: true } }],
  );
  g.rule(
    'event',
    "this card destroys <an opponent's monster|a monster|a monster your opponent controls|your opponent's monster> by battle and sends it to the GY",
    () => [
      { event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: { this: true }, to: 'graveyard' },
    ],
  );
  g.rule('event', "<an opponent's monster|a monster your opponent controls> declares a direct attack", () => undefined);
}

/** Chain links that are answered. */
function links(g: YgoGrammar): void {
  const link = (pattern: LinkPattern): LinkPattern => pattern;
  g.table('linkKind', {
    'a card or effect': link({}),
    'a monster effect': link({ what: 'effect', kind: 'monster' }),
    "a monster's effect": link({ what: 'effect', kind: 'monster' }),
    'a <Spell/Trap Card>': link({ what: 'card', kind: ['spell', 'trap'] }),
    'a <Spell/Trap Card or effect|Spell/Trap Card , or effect|Spell or Trap Card or effect>': link({ kind: ['spell', 'trap'] }),
    'a <Spell Card>': link({ what: 'card', kind: 'spell' }),
    'a <Trap Card>': link({ what: 'card', kind: 'trap' }),
    'a <Spell Card or effect|Spell Card , or effect>': link({ kind: 'spell' }),
    'a <Trap Card or effect>': link({ kind: 'trap' }),
  });
  g.rule('linkKind', '<a Spell/Trap Card , or monster effect ,|a Spell/Trap Card or monster effect>', () => [{ what: 'card', kind: ['spell', 'trap'] }, { what: 'effect', kind: 'monster' }]);
  g.rule('linkKind', '{names}', ({ names }) => ({ what: 'card', card: names }));
  g.rule('linkKind', 'the effect of <a|an> {bare}', ({ bare }) => ({ what: 'effect', card: asFilter(bare) }));
  g.rule('link', 'your opponent activates {kind:linkKind}', ({ kind }) => each(kind, { by: 'opponent' }));
  g.rule('link', 'you activate {kind:linkKind}', ({ kind }) => each(kind, { by: 'you' }));
  g.rule('link', '{kind:linkKind} [,] is activated', ({ kind }) => kind);
  g.rule('link', 'your opponent activates {kind:linkKind} {inPlace}', ({ kind, inPlace }) => each(kind, { by: 'opponent', place: inPlace }));
  g.rule('link', '{kind:linkKind} is activated {inPlace}', ({ kind, inPlace }) => each(kind, { place: inPlace }));
  g.rule('link', 'your opponent activates {kind:linkKind} that targets {targets:others}', ({ kind, targets }) => each(kind, { by: 'opponent', targets }));
  g.rule('link', '{kind:linkKind} is activated that targets {targets:others}', ({ kind, targets }) => each(kind, { targets }));
  g.rule('link', 'your opponent activates {kind:linkKind} that targets this card', ({ kind }) => each(kind, { by: 'opponent', targets: { this: true } }));
  g.rule('link', '{kind:linkKind} is activated that targets this card', ({ kind }) => each(kind, { targets: { this: true } }));
  g.table('inPlace', { 'on the field': 'field', 'in the hand': 'hand', 'in the GY': 'graveyard', 'in the hand or GY': ['hand', 'graveyard'], 'in the GY or banishment': ['graveyard', 'banished'], 'on the field or in the GY': ['field', 'graveyard'], 'in the hand , GY , or banishment': ['hand', 'graveyard', 'banished'] });
} // prettier-ignore

const each = (kind: LinkPattern | LinkPattern[], more: LinkPattern): LinkPattern | LinkPattern[] => Array.isArray(kind) ? kind.map((one) => ({ ...one, ...more })) : { ...kind, ...more }; // prettier-ignore

function conditions(g: YgoGrammar): void {
  const exists = (noun: Noun, count?: number | object): Condition => ({ exists: groupOf({ ...noun }), ...(count !== undefined && { count }) });
  const mine = (noun: Noun, whose: 'you' | 'opponent'): Noun => ({ ...noun, whose });
  for (const [who, whose] of [['you control', 'you'], ['your opponent controls', 'opponent'], ['you have', 'you'], ['your opponent has', 'opponent']] as const) {
    const control = who.includes('control');
    g.rule('condition', `${who} <a|an> {bare}`, ({ bare }) => (control === !bare.where ? exists(mine(bare, whose)) : undefined));
    g.rule('condition', `${who} another {bare}`, ({ bare }) => (control === !bare.where ? exists(mine({ ...bare, filter: both(bare.filter, { other: true }) }, whose)) : undefined));
    g.rule('condition', `${who} no {bare}`, ({ bare }) => (control === !bare.where ? { not: exists(mine(bare, whose)) } : undefined));
    g.rule('condition', `${who} {n:number} or more {bare}`, ({ n, bare }) => (control === !bare.where ? exists(mine(bare, whose), { min: n }) : undefined));
    g.rule('condition', `${who} {n:number} or less {bare}`, ({ n, bare }) => (control === !bare.where ? exists(mine(bare, whose), { max: n }) : undefined));
    g.rule('condition', `${who} {names}`, ({ names }) => (control ? exists({ noun: 'name', filter: names, whose }) : undefined));
  }
  g.rule('condition', '{names} is in your GY', ({ names }) => exists({ noun: 'name', filter: names, whose: 'you', where: ['graveyard'] }));
  g.rule('condition', 'only your opponent controls a monster', () => ({ all: [{ exists: { where: 'monsters', whose: 'opponent' } }, { not: { exists: { where: 'monsters', whose: 'you' } } }] }));
  g.rule('condition', 'you have <a|an> {bare} in your other Pendulum Zone', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['pendulum-zone'], whose: 'you', filter: both(bare.filter, { other: true }) })));
  g.rule('condition', 'this card is equipped to a monster', () => ({ is: 'this', like: { isEquip: true } }));
  g.rule('condition', "this card's ATK is {bounds}", ({ bounds }) => ({ is: 'this', like: { atk: bounds } }));
  g.rule('condition', '{names} is in <a|the|your> Field Zone', ({ names }) => exists({ noun: 'name', filter: names, where: ['field-zone'] }));
  g.rule('condition', 'you control no other monsters', () => ({ not: { exists: { where: 'monsters', whose: 'you', filter: { other: true } } } }));
  g.rule('condition', 'you control no monsters , or all monsters you control are {bare}', ({ bare }) => ({ not: { exists: { where: 'monsters', whose: 'you', filter: { not: asFilter(bare) } } } }));
  g.rule('condition', '<there is|there are> <a|an> {bare}', ({ bare }) => exists(bare));
  g.rule('condition', '<a|an> {bare} is on the field', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['field'] })));
  g.rule('condition', '{names} is on the field', ({ names }) => exists({ noun: 'name', filter: names, where: ['field'] }));
  g.rule('condition', 'your opponent controls more monsters than you <do|>', () => ({ amount: { count: { where: 'monsters', whose: 'opponent' } }, is: { min: { sum: [{ count: { where: 'monsters', whose: 'you' } }, 1] } } }));
  g.rule('condition', 'your opponent controls more cards than you <do|>', () => ({ amount: { count: { where: 'field', whose: 'opponent' } }, is: { min: { sum: [{ count: { where: 'field', whose: 'you' } }, 1] } } }));
  g.rule('condition', "your LP are <lower|less> than your opponent's", () => ({ not: { lifePoints: 'you', is: { min: { lifePoints: 'opponent' } } } }));
  g.rule('condition', 'your LP are {n:number} or less', ({ n }) => ({ lifePoints: 'you', is: { max: n } }));
  g.rule('condition', 'this card is in Defense Position', () => ({ is: 'this', like: { position: 'defense' } }));
  g.rule('condition', 'this card is in Attack Position', () => ({ is: 'this', like: { position: 'attack' } }));
  g.rule('condition', 'this card was {how:summonWords} Summoned this turn', ({ how }) => ({ is: 'this', like: { summoned: oneOrList(how), summonedThisTurn: true } }));
  g.rule('condition', 'this card was {how:summonWords} Summoned', ({ how }) => ({ is: 'this', like: { summoned: oneOrList(how) } }));
  g.rule('condition', 'this card has {n:number} or more {kind:counterName}', ({ n, kind }) => ({ is: 'this', like: { counters: { kind, min: n } } }));
  g.rule('conditions', '{a:condition}', ({ a }) => a);
  g.rule('conditions', '{a:condition} and {b:condition}', ({ a, b }) => ({ all: [a, b] }));
  g.rule('conditions', '{a:condition} or {b:condition}', ({ a, b }) => ({ any: [a, b] }));
} // prettier-ignore

function parts(g: YgoGrammar): void {
  g.rule('occasion', '{a:occasionPart}', ({ a }) => a);
  g.rule('occasion', '{a:occasionPart} [,] {b:occasion}', ({ a, b }) => together(a, b));
  g.rule('occasionPart', 'once per turn', () => ({ limit: { per: 'turn', of: 'copy' } }));
  g.rule('occasionPart', 'twice per turn', () => ({ limit: { per: 'turn', of: 'copy', times: 2 } }));
  g.rule('occasionPart', 'once per Chain', () => ({ limit: { per: 'chain', of: 'copy' } }));
  g.rule('occasionPart', '<once while this card is face-up on the field|once while face-up on the field>', () => undefined);
  g.rule('occasionPart', '( Quick Effect )', () => ({ $quick: true }));
  g.rule('occasionPart', '<( except during the Damage Step )|except during the Damage Step>', () => ({ damageStep: false }));
  for (const [word, timing] of [['If', 'if'], ['When', 'when']] as const) {
    g.rule('occasionPart', `${word} {event}`, ({ event }) => ({ timing, on: oneOrList(event) }));
    g.rule('occasionPart', `${word} {a:event} , or <if|when> {b:event}`, ({ a, b }) => ({ timing, on: [...a, ...b] }));
    g.rule('occasionPart', `${word} {a:event} or <if|when> {b:event}`, ({ a, b }) => ({ timing, on: [...a, ...b] }));
    g.rule('occasionPart', `${word} {event} while {conditions}`, ({ event, conditions }) => ({ timing, on: oneOrList(event), condition: conditions }));
    g.rule('occasionPart', `${word} an attack is declared involving this card and <an opponent's monster|a monster your opponent controls>`, () => ({ timing, on: { event: 'attack-declared' }, condition: { is: 'battling', like: { controller: 'opponent' } } }));
    g.rule('occasionPart', `${word} {link}`, ({ link }) => (timing === 'if' ? activated(link) : { timing, respondsTo: link }));
    g.rule('occasionPart', `${word} {conditions}`, ({ conditions }) => ({ condition: conditions }));
  }
  g.rule('occasionPart', 'while <you control this monster|you control this face-up card|this card is face-up on the field|this card is on the field|this monster is on the field|this card is in the Monster Zone>', () => ({}));
  g.rule('occasionPart', '<up to twice per turn>', () => ({ limit: { per: 'turn', of: 'copy', times: 2 } }));
  g.rule('occasionPart', 'during the Damage Step', () => ({ steps: ['damage'] }));
  for (const word of ['if', 'when'] as const) {
    const pair = (one: Filter): Condition => ({ any: [{ all: [{ is: 'attacker', like: one }, { is: 'attack-target', like: { controller: 'opponent' } }] }, { is: 'attack-target', like: one }] });
    g.rule('occasionPart', `${word} {others} battles <an opponent's monster|a monster your opponent controls|your opponent's monster>`, ({ others }) => (others.controller === 'you' ? { condition: pair(others) } : undefined));
    g.rule('occasionPart', `${word} an attack is declared involving {others} and <an opponent's monster|a monster your opponent controls>`, ({ others }) => (others.controller === 'you' ? { timing: word, on: { event: 'attack-declared' }, condition: pair(others) } : undefined));
    g.rule('occasionPart', `${word} this card inflicts battle damage to your opponent by a direct attack`, () => ({ timing: word, on: { event: 'battle-damage', with: { this: true }, player: 'opponent' }, condition: { not: { exists: { where: 'monsters', filter: { oneOf: 'attack-target' } } } } }));
  }
  g.rule('occasionPart', 'you can', () => ({ $optional: true }));
  g.rule('occasionPart', "once per opponent's turn", () => ({ limit: { per: 'turn', of: 'copy' }, whoseTurn: 'opponent' }));
  g.rule('occasionPart', 'during damage calculation', () => ({ $calculation: true }));
  g.rule('occasionPart', 'while {conditions}', ({ conditions }) => ({ condition: conditions }));
  g.rule('occasionPart', '<during your {phases}>', ({ phases }) => ({ phases, whoseTurn: 'you' }));
  g.rule('occasionPart', "during your opponent's {phases}", ({ phases }) => ({ phases, whoseTurn: 'opponent' }));
  g.rule('occasionPart', "during <the|either player's|each> {phases}", ({ phases }) => ({ phases }));
  g.rule('occasionPart', 'during your turn', () => ({ whoseTurn: 'you' }));
  g.rule('occasionPart', "during your opponent's turn", () => ({ whoseTurn: 'opponent' }));
  g.rule('occasionPart', "during either player's turn", () => ({ $quick: true }));
  g.rule('occasionPart', "during your or your opponent's turn", () => ({ $quick: true }));
  g.rule('occasionPart', 'except the turn this card was sent to the GY', () => ({ condition: { not: { happened: { event: 'sent', card: { this: true }, to: 'graveyard' } } } }));
  g.rule('occasionPart', 'at the start of <the|your> Battle Phase', () => ({ $start: 'battle' }));
  const battles = { any: [{ is: 'attacker', like: { this: true } }, { is: 'attack-target', like: { this: true } }] };
  const STEPS: Record<string, object> = {
    'at the start of the Damage Step': { on: { event: 'step', timing: 'start' }, timing: 'if' },
    'before damage calculation': { on: { event: 'step', timing: 'before-calculation' }, timing: 'if' },
    'after damage calculation': { on: { event: 'battled' }, timing: 'if' },
    'at the end of the Damage Step': { on: { event: 'step', timing: 'end' }, timing: 'if' },
    'at the end of the Battle Phase': { on: { event: 'step', step: 'end' }, timing: 'if' },
  };
  for (const [phrase, moment] of Object.entries(STEPS)) g.rule('occasionPart', phrase, () => moment);
  for (const word of ['if', 'when'] as const) {
    g.rule('occasionPart', `${word} this card battles`, () => ({ condition: battles }));
    g.rule('occasionPart', `${word} this card battles <an opponent's monster|a monster your opponent controls|your opponent's monster>`, () => ({ condition: { is: 'battling', like: { controller: 'opponent' } } }));
    g.rule('occasionPart', `${word} this card battles a monster`, () => ({ condition: { is: 'battling', like: {} } }));
    g.rule('occasionPart', `${word} this card attacks`, () => ({ condition: { is: 'attacker', like: { this: true } } }));
    g.rule('occasionPart', `${word} this card attacks {target:others}`, ({ target }) => ({ condition: { all: [{ is: 'attacker', like: { this: true } }, { is: 'attack-target', like: target }] } }));
    g.rule('occasionPart', `${word} this card is targeted for an attack`, () => ({ timing: word, on: { event: 'attack-declared' }, condition: { is: 'attack-target', like: { this: true } } }));
    g.rule('occasionPart', `${word} {others} is targeted for an attack`, ({ others }) => ({ timing: word, on: { event: 'attack-declared' }, condition: { is: 'attack-target', like: others } }));
    g.rule('occasionPart', `${word} <an opponent's monster|a monster your opponent controls|your opponent's monster> declares a direct attack`, () => ({ timing: word, on: { event: 'attack-declared', card: { controller: 'opponent' } }, condition: { not: { exists: { where: 'monsters', filter: { oneOf: 'attack-target' } } } } }));
  }
  const there = { condition: { not: { happened: { event: 'sent', card: { this: true }, to: 'graveyard' } } } };
  for (const word of ['if', 'while'] as const) {
    for (const [phrase, from] of [['in your hand', 'hand'], ['in your GY', 'graveyard'], ['in the GY', 'graveyard'], ['in your hand or GY', ['hand', 'graveyard']], ['in your GY or banished', ['graveyard', 'banished']]] as const)
      g.rule('occasionPart', `${word} this card is ${phrase}`, () => ({ $from: from }));
    g.rule('occasionPart', `${word} this card is in your GY <( except the turn it was sent there )|, except the turn it was sent there|except the turn it was sent there>`, () => ({ $from: 'graveyard', ...there }));
  }
  g.rule('occasionPart', 'when this card is activated', () => ({ $activation: true }));
  g.rule('occasionPart', 'except the turn it was sent there', () => there);
  g.rule('occasionPart', 'and {conditions}', ({ conditions }) => ({ condition: conditions }));
} // prettier-ignore
/** "If a card is activated": not in answer to it, but when the Chain has resolved. */
function activated(link: LinkPattern | LinkPattern[]): Draft | undefined {
  if (Array.isArray(link) || link.targets) return undefined;
  const { by, what, kind, card, place } = link;
  const who: Filter = { ...card, ...(kind && { kind }), ...(place && { place }) };
  return { timing: 'if', on: { event: 'activated', ...(by && { by }), ...(what && { what }), ...(Object.keys(who).length > 0 && { card: who }) } };
} // prettier-ignore
/** Parts of an occasion hold together; what two of them say of the same is no occasion. */
function together(a: Draft, b: Draft): Draft | undefined {
  const out: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    if (!(key in out)) out[key] = value;
    else if (key === 'condition') out['condition'] = { all: [out['condition'], value] };
    else return undefined;
  }
  return out;
}
export type { Place };
