/** What happened: "this card is sent to the GY", "a monster is Special Summoned". */
import type { EventPattern, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asFilter, both, either, oneOrList } from './noun.ts';

export function events(g: YgoGrammar): void {
  subjects(g);
  happenings(g);
  battles(g);
}

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
  g.rule('others', '<a|an|1 or more> {alike} [,]', ({ alike }) => asFilter(alike));
  g.rule('others', 'another {alike} [,]', ({ alike }) => both(asFilter(alike), { other: true }));
  g.rule('others', '<a|an> {a:bare} [,] or <a|an> {b:bare} [,]', ({ a, b }) => (a.where || a.whose ? undefined : { ...(b.where || b.whose ? asFilter({ ...b, noun: 'card', filter: either([asFilter({ ...a }), asFilter({ noun: b.noun, filter: b.filter })]) }) : either([asFilter(a), asFilter(b)])) }));
  g.rule('others', '{bare}', ({ bare }) => asFilter(bare));
  g.rule('others', "<an opponent's|your opponent's|another opponent's> {bare}", ({ bare }) => both(asFilter(bare), { controller: 'opponent' }));
  g.rule('others', 'your {bare}', ({ bare }) => both(asFilter(bare), { controller: 'you' }));
  g.rule('others', 'your other {bare}', ({ bare }) => both(asFilter(bare), { controller: 'you', other: true }));

  g.rule('subject', '{others}', ({ others }) => others);
  g.table('subject', { 'the equipped monster': { oneOf: 'equipped' }, 'the monster equipped with this card': { oneOf: 'equipped' } });
} // prettier-ignore

/** What happened to it. */
function happenings(g: YgoGrammar): void {
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
    'by your opponent\'s attack or card effect': { by: 'opponent', cause: ['battle', 'effect'] },
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
    'detached from an Xyz Monster and sent to the GY': one('detached', { to: 'graveyard' }),
    'detached from an Xyz Monster and sent to the GY to activate that monster\'s effect': one('detached', { cause: 'cost', to: 'graveyard' }),
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
  g.rule('undergone', "{summonWords} Summoned to your opponent's field", ({ summonWords }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $becomes: { controller: 'opponent' } }));
  g.rule('undergone', "Summoned to your opponent's field", () => ({ ...one('summoned'), $becomes: { controller: 'opponent' } }));
  g.rule('undergone', 'Summoned to your field', () => ({ ...one('summoned'), $becomes: { controller: 'you' } }));
  g.rule('undergone', '{summonWords} Summoned to a zone(s) a Link Monster points to', ({ summonWords }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $becomes: { pointedToBy: { is: 'link' } } }));
  g.rule('undergone', '{summonWords} Summoned by the effect of {names}', ({ summonWords, names }) => one('summoned', { how: oneOrList(summonWords), cause: 'effect', with: names }));
  g.rule('undergone', '{summonWords} Summoned by <a|an> {series:quoted} card effect', ({ summonWords, series }) => one('summoned', { how: oneOrList(summonWords), cause: 'effect', with: { series } }));
  g.rule('undergone', '{summonWords} Summoned by <a monster effect|the effect of a monster>', ({ summonWords }) => one('summoned', { how: oneOrList(summonWords), cause: 'effect', with: { kind: 'monster' } }));
  g.rule('undergone', '{summonWords} Summoned by a card effect', ({ summonWords }) => one('summoned', { how: oneOrList(summonWords), cause: 'effect' }));
  g.rule('undergone', '{how:summonWords} Summoned using {names} as material', ({ how, names }) => ({ ...one('summoned', { how: oneOrList(how) }), $card: { madeWith: names } }));
  g.rule('undergone', '{how:summonWords} Summoned using <a|an> {bare} as material', ({ how, bare }) => (bare.where ? undefined : { ...one('summoned', { how: oneOrList(how) }), $card: { madeWith: asFilter(bare) } }));
  g.rule('undergone', 'Tribute Summoned by Tributing <a|an|at least 1> {bare}', ({ bare }) => (bare.where ? undefined : { ...one('summoned', { how: 'tribute' }), $card: { madeWith: asFilter(bare) } }));
  g.rule('fate', '<returns|return> [{source}] to <the|your> hand', ({ source }) => one('returned', { ...source, to: 'hand' }));
  g.rule('undergone', 'shuffled [{source}] into the Deck [{cause}]', ({ source, cause }) => one('returned', { ...source, ...cause, to: 'deck' }));
  g.rule('undergone', 'returned [{source}] to the Extra Deck [{cause}]', ({ source, cause }) => one('returned', { ...source, ...cause, to: 'extra-deck' }));
  g.rule('undergone', "added [{source}] to <your opponent's|their> hand [, except by drawing it|, except by drawing them|( except by drawing it )|( except by drawing them )]", ({ source }) => one('added', { ...source, to: 'hand', player: 'opponent' }));
  g.rule('undergone', 'added [{source}] to your hand <( except by drawing it )|( except by drawing them )>', ({ source }) => one('added', { ...source, to: 'hand', player: 'you' }));
  g.table('undergone', {
    'targeted by a card effect': one('targeted', { cause: 'effect' }),
    "targeted by your opponent's card effect": one('targeted', { cause: 'effect', by: 'opponent' }),
  });
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
    g.rule('undergone', `sent to the GY for a ${how} Summon`, () => material);
    g.rule('undergone', `sent to the GY as [a] ${how} material for a ${how} Summon`, () => material);
    g.rule('undergone', `sent to the GY as ${how} material for <a|an|the ${how} Summon of a|the ${how} Summon of an> {bare}`, ({ bare }) => (bare.where ? undefined : { ...material, with: both({ is: how.toLowerCase() }, bare.filter) }));
    g.rule('undergone', `sent to the GY as material for the ${how} Summon of <a|an> {bare}`, ({ bare }) => (bare.where ? undefined : { ...material, with: both({ is: how.toLowerCase() }, bare.filter) }));
    g.rule('undergone', `used as ${how} material`, () => ({ event: 'used-as-material', ...used }));
  }
  g.rule('event', '{subject} {fate}', ({ subject, fate }) => [happening(subject, fate)]);
  g.rule('event', '{subject} {a:fate} or {b:fate}', ({ subject, a, b }) => [happening(subject, a), happening(subject, b)]);
  g.rule('event', '{subject} {a:fate} , or {b:fate}', ({ subject, a, b }) => [happening(subject, a), happening(subject, b)]);
  g.rule('event', '{subject} {a:fate} [,] or {b:undergone}', ({ subject, a, b }) => [happening(subject, a), happening(subject, b)]);
  for (const [words, by] of [['you {summonWords} Summon', 'you'], ['your opponent {summonWords} Summons', 'opponent']] as const) {
    g.rule('event', `${words} {others}`, ({ summonWords, others }) => [{ event: 'summoned', how: oneOrList(summonWords), by, card: cameFrom(others) }]);
    g.rule('event', `${words} <a monster(s)|1 or more monsters> from {where}`, ({ summonWords, where }) => (where.filter ? undefined : [{ event: 'summoned', how: oneOrList(summonWords), by, card: { kind: 'monster', summonedFrom: oneOrList(where.where) } }]));
  }
  g.rule('event', 'your opponent Summons {others}', ({ others }) => [{ event: 'summoned', by: 'opponent', card: cameFrom(others) }]);
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
  const BEATEN = "<an opponent's monster|a monster|a monster your opponent controls|your opponent's monster>";
  for (const [words, more] of [['', {}], [' and sends it to the GY', { to: 'graveyard' }]] as const) {
    g.rule('event', `the equipped monster destroys ${BEATEN} by battle${words}`, () => [{ event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: { oneOf: 'equipped' }, ...more }]);
    g.rule('event', `<this attacking card|this card attacks and> destroys ${BEATEN} by battle${words}`, () => [{ event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: { this: true, oneOf: 'attacker' }, ...more }]);
    g.rule('event', `this card destroys <a|an> {bare} by battle${words}`, ({ bare }) => (Object.keys(bare.filter).length === 0 || bare.where || bare.whose ? undefined : [{ event: 'destroyed', cause: 'battle', card: both(asFilter(bare), { controller: 'opponent' }), with: { this: true }, ...more }]));
  }
  g.rule('event', 'the equipped monster inflicts battle damage to your opponent', () => [{ event: 'battle-damage', with: { oneOf: 'equipped' }, player: 'opponent' }]);
  g.rule('event', 'you take {n:number} or more {kind:damageKind} damage', ({ n, kind }) => [{ event: kind, player: 'you', amount: { min: n } }]);
  g.rule('event', 'your opponent takes {kind:damageKind} damage', ({ kind }) => [{ event: kind, player: 'opponent' }]);
  g.table('damageKind', { battle: 'battle-damage', effect: 'effect-damage', 'battle or effect': ['battle-damage', 'effect-damage'] });
  g.rule('event', "{others} destroys <an opponent's monster|a monster|a monster your opponent controls|your opponent's monster> by battle", ({ others }) => [{ event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: others }]);
  g.rule('event', "{others} destroys <an opponent's monster|a monster|a monster your opponent controls|your opponent's monster> by battle and sends it to the GY", ({ others }) => [{ event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: others, to: 'graveyard' }]);
  g.rule('undergone', '{summonWords} Summoned to a zone this card points to', ({ summonWords }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $becomes: { pointedToBy: { this: true } } }));
  g.rule('undergone', '{summonWords} Summoned to a zone ( s ) this card points to', ({ summonWords }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $becomes: { pointedToBy: { this: true } } }));
  g.rule('undergone', 'added [{source}] to your hand by a card effect', ({ source }) => one('added', { ...source, to: 'hand', player: 'you', cause: 'effect' }));
  g.rule('cause', "by <an opponent's|your opponent's> card ( [either] by battle or [by] card effect )", () => ({ cause: ['battle', 'effect'], by: 'opponent' }));
  g.rule('event', '{others} inflicts battle damage to your opponent', ({ others }) => [{ event: 'battle-damage', with: others, player: 'opponent' }]);
  g.rule('event', '{others} would be {how:summonWords} Summoned', ({ others, how }) => [{ event: 'summon-attempt', how: oneOrList(how), card: others }]);
} // prettier-ignore
/** Of a monster Summoned, "from the Extra Deck" is where it came from. */
function cameFrom({ place, owner: _owner, ...rest }: Filter): Filter {
  return place === undefined ? { ...rest, ...(_owner && { owner: _owner }) } : { ...rest, summonedFrom: place };
}
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
