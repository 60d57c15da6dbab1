/** When an effect can or must be activated: what stands before the colon. */
import type { Condition, EventPattern, Filter, LinkPattern, Place } from '../../../engine/ygo/effects/schema.ts';
import { asFilter } from './nouns.ts';
import { both, groupOf, type Noun } from './noun.ts';
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
    'this card': { this: true },
    'this <face-up card|face-up monster>': { this: true, face: 'up' },
    'this <Set card|face-down card>': { this: true, face: 'down' },
    'this card in <your|its owner\'s> possession': { this: true, owner: 'you', controller: 'you' },
    'this card in its owner\'s <possession|control>': { this: true, owner: 'you', controller: 'you' },
    'this card you control': { this: true, controller: 'you' },
    it: { this: true },
  });
  g.rule('subject', 'this {how:summonWord} Summoned card', ({ how }) => ({ this: true, summoned: how }));
  g.rule('subject', 'this {how:summonWord} Summoned card <in your possession|you control>', ({ how }) => ({ this: true, summoned: how, controller: 'you' }));
  g.rule('subject', "this {how:summonWord} Summoned card in its owner's <possession|control>", ({ how }) => ({ this: true, summoned: how, owner: 'you', controller: 'you' }));
  g.rule('others', '<a|an|1 or more> {bare}', ({ bare }) => asFilter(bare));
  g.rule('others', 'another {bare}', ({ bare }) => both(asFilter(bare), { other: true }));
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
    "by your opponent": { by: 'opponent' },
    'by your card effect': { cause: 'effect', by: 'you' },
  });
  g.rule('cause', 'by the effect of <a|an> {bare}', ({ bare }) => ({ cause: 'effect', with: asFilter(bare) }));
  g.table('source', { 'from the field': { from: 'field' }, 'from the hand': { from: 'hand' }, 'from your hand': { from: 'hand' }, 'from the Deck': { from: 'deck' }, 'from your Deck': { from: 'deck' }, 'from the GY': { from: 'graveyard' }, 'from your GY': { from: 'graveyard' }, 'from the Monster Zone': { from: 'monsters' }, 'from the Spell & Trap Zone': { from: 'spells-traps' }, 'from the Extra Deck': { from: 'extra-deck' }, 'from your field': { from: 'field' } });
  g.rule('source', 'from the {a:place} or {b:place}', ({ a, b }) => ({ from: [a, b] }));
  g.rule('source', 'from your {a:place} or {b:place}', ({ a, b }) => ({ from: [a, b] }));
  g.table('fate', {
    '<is|are> banished': one('banished'),
    '<is|are> banished face-up': one('banished', { becomes: { face: 'up' } }),
    '<is|are> Tributed': one('tributed'),
    '<is|are> discarded': one('discarded'),
    '<is|are> discarded to the GY': one('discarded', { to: 'graveyard' }),
    '<is|are> discarded to the GY by card effect': one('discarded', { to: 'graveyard', cause: 'effect' }),
    '<leaves|leave> the field': one('leaves-field'),
    '<is|are> sent to the GY': one('sent', { to: 'graveyard' }),
    '<is|are> sent to your GY': { ...one('sent', { to: 'graveyard' }), $owner: 'you' },
    "<is|are> sent to your opponent's GY": { ...one('sent', { to: 'graveyard' }), $owner: 'opponent' },
    '<is|are> flipped face-up': one('flipped'),
    '<is|are> returned to the hand': one('returned', { to: 'hand' }),
    '<is|are> added to your hand': one('added', { to: 'hand', player: 'you' }),
    "<is|are> added to your opponent's hand": one('added', { to: 'hand', player: 'opponent' }),
    '<declares|declare> an attack': one('attack-declared'),
    '<is|are> Set': one('set'),
    'activates <its|an> effect': one('activated', { what: 'effect' }),
  });
  g.rule('fate', '<is|are> {summonWords} Summoned', ({ summonWords }) => one('summoned', { how: oneOrList(summonWords) }));
  g.rule('fate', '<is|are> Summoned', () => one('summoned'));
  g.rule('fate', '<is|are> {summonWords} Summoned from {where}', ({ summonWords, where }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $card: { summonedFrom: oneOrList(where.where) } }));
  g.rule('fate', '<is|are> {summonWords} Summoned by the effect of <a|an> {bare}', ({ summonWords, bare }) => one('summoned', { how: oneOrList(summonWords), cause: 'effect', with: asFilter(bare) }));
  g.rule('fate', '<is|are> {summonWords} Summoned to <your field>', ({ summonWords }) => ({ ...one('summoned', { how: oneOrList(summonWords) }), $becomes: { controller: 'you' } }));
  g.rule('fate', '<is|are> destroyed', () => one('destroyed'));
  g.rule('fate', '<is|are> destroyed {cause}', ({ cause }) => one('destroyed', cause));
  g.rule('fate', '<is|are> destroyed {cause} and sent to the GY', ({ cause }) => one('destroyed', { ...cause, to: 'graveyard' }));
  g.rule('fate', '<is|are> destroyed {cause} and sent to your GY', ({ cause }) => ({ ...one('destroyed', { ...cause, to: 'graveyard' }), $owner: 'you' }));
  g.rule('fate', '<is|are> destroyed and sent to the GY', () => one('destroyed', { to: 'graveyard' }));
  g.rule('fate', '<is|are> destroyed and sent to your GY', () => ({ ...one('destroyed', { to: 'graveyard' }), $owner: 'you' }));
  g.rule('fate', '<is|are> sent {source} to the GY', ({ source }) => one('sent', { ...source, to: 'graveyard' }));
  g.rule('fate', '<is|are> sent {source} to your GY', ({ source }) => ({ ...one('sent', { ...source, to: 'graveyard' }), $owner: 'you' }));
  g.rule('fate', '<is|are> sent to the GY {cause}', ({ cause }) => one('sent', { ...cause, to: 'graveyard' }));
  g.rule('fate', '<is|are> sent {source} to the GY {cause}', ({ source, cause }) => one('sent', { ...source, ...cause, to: 'graveyard' }));
  g.rule('fate', '<leaves|leave> the field {cause}', ({ cause }) => one('leaves-field', cause));
  g.rule('fate', '<is|are> banished {cause}', ({ cause }) => one('banished', cause));
  g.rule('fate', '<is|are> banished {source}', ({ source }) => one('banished', source));
  g.rule('event', '{subject} {fate}', ({ subject, fate }) => [happening(subject, fate)]);
  g.rule('event', '{subject} {a:fate} or {b:fate}', ({ subject, a, b }) => [happening(subject, a), happening(subject, b)]);
  g.rule('event', '{subject} {a:fate} , or {b:fate}', ({ subject, a, b }) => [happening(subject, a), happening(subject, b)]);
  g.rule('event', 'you {summonWords} Summon {others}', ({ summonWords, others }) => [{ event: 'summoned', how: oneOrList(summonWords), by: 'you', card: others }]);
  g.rule('event', 'your opponent {summonWords} Summons {others}', ({ summonWords, others }) => [{ event: 'summoned', how: oneOrList(summonWords), by: 'opponent', card: others }]);
  g.rule('event', '<you take|you have taken> <battle|effect> damage', () => undefined);
  g.table('event', {
    'you take battle damage': [{ event: 'battle-damage', player: 'you' }],
    'you take effect damage': [{ event: 'effect-damage', player: 'you' }],
    'you take damage': [{ event: ['battle-damage', 'effect-damage'], player: 'you' }],
    'you take battle or effect damage': [{ event: ['battle-damage', 'effect-damage'], player: 'you' }],
    'you gain LP': [{ event: 'life-gained', player: 'you' }],
    'this card inflicts battle damage to your opponent': [{ event: 'battle-damage', with: { this: true }, player: 'opponent' }],
    "a monster(s) would be Summoned": [{ event: 'summon-attempt' }],
    'your opponent would Summon a monster(s)': [{ event: 'summon-attempt', by: 'opponent' }],
    'your opponent draws a card(s)': [{ event: 'drawn', player: 'opponent' }],
  });
  g.rule('event', '{others} inflicts battle damage to your opponent', ({ others }) => [{ event: 'battle-damage', with: others, player: 'opponent' }]);
  g.rule('event', '{others} would be {how:summonWords} Summoned', ({ others, how }) => [{ event: 'summon-attempt', how: oneOrList(how), card: others }]);
} // prettier-ignore
type Fate = Omit<EventPattern, 'card'> & { $card?: Filter; $owner?: 'you' | 'opponent'; $becomes?: Filter };
function happening(subject: Filter, fate: object): EventPattern {
  const { $card, $owner, $becomes, ...rest } = fate as Fate;
  const self = subject.this === true;
  const card = both(subject, $card, $owner && !(self && !subject.owner && false) ? { owner: $owner } : undefined);
  return { ...rest, card, ...($becomes && { becomes: $becomes }) } as EventPattern;
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
  g.rule('linkKind', 'the effect of <a|an> {bare}', ({ bare }) => ({ what: 'effect', card: asFilter(bare) }));
  g.rule('link', 'your opponent activates {kind:linkKind}', ({ kind }) => ({ by: 'opponent', ...kind }));
  g.rule('link', 'you activate {kind:linkKind}', ({ kind }) => ({ by: 'you', ...kind }));
  g.rule('link', '{kind:linkKind} [,] is activated', ({ kind }) => kind);
  g.rule('link', 'your opponent activates {kind:linkKind} {inPlace}', ({ kind, inPlace }) => ({ by: 'opponent', ...kind, place: inPlace }));
  g.rule('link', '{kind:linkKind} is activated {inPlace}', ({ kind, inPlace }) => ({ ...kind, place: inPlace }));
  g.rule('link', 'your opponent activates {kind:linkKind} that targets {targets:others}', ({ kind, targets }) => ({ by: 'opponent', ...kind, targets }));
  g.rule('link', '{kind:linkKind} is activated that targets {targets:others}', ({ kind, targets }) => ({ ...kind, targets }));
  g.rule('link', 'your opponent activates {kind:linkKind} that targets this card', ({ kind }) => ({ by: 'opponent', ...kind, targets: { this: true } }));
  g.rule('link', '{kind:linkKind} is activated that targets this card', ({ kind }) => ({ ...kind, targets: { this: true } }));
  g.table('inPlace', { 'on the field': 'field', 'in the hand': 'hand', 'in the GY': 'graveyard', 'in the hand or GY': ['hand', 'graveyard'], 'in the GY or banishment': ['graveyard', 'banished'], 'on the field or in the GY': ['field', 'graveyard'], 'in the hand , GY , or banishment': ['hand', 'graveyard', 'banished'] });
} // prettier-ignore

function conditions(g: YgoGrammar): void {
  const exists = (noun: Noun, count?: number | object): Condition => ({ exists: groupOf({ ...noun }), ...(count !== undefined && { count }) });
  const mine = (noun: Noun, whose: 'you' | 'opponent'): Noun => ({ ...noun, whose });
  for (const [who, whose] of [['you control', 'you'], ['your opponent controls', 'opponent'], ['you have', 'you'], ['your opponent has', 'opponent']] as const) {
    const control = who.includes('control');
    g.rule('condition', `${who} <a|an|another> {bare}`, ({ bare }) => (control === !bare.where ? exists(mine(bare, whose)) : undefined));
    g.rule('condition', `${who} no {bare}`, ({ bare }) => (control === !bare.where ? { not: exists(mine(bare, whose)) } : undefined));
    g.rule('condition', `${who} {n:number} or more {bare}`, ({ n, bare }) => (control === !bare.where ? exists(mine(bare, whose), { min: n }) : undefined));
    g.rule('condition', `${who} {n:number} or less {bare}`, ({ n, bare }) => (control === !bare.where ? exists(mine(bare, whose), { max: n }) : undefined));
    g.rule('condition', `${who} {names}`, ({ names }) => (control ? exists({ noun: 'name', filter: names, whose }) : undefined));
  }
  g.rule('condition', '{names} is in your GY', ({ names }) => exists({ noun: 'name', filter: names, whose: 'you', where: ['graveyard'] }));
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
    g.rule('occasionPart', `${word} {link}`, ({ link }) => ({ timing, respondsTo: link }));
    g.rule('occasionPart', `${word} {conditions}`, ({ conditions }) => ({ condition: conditions }));
  }
  g.rule('occasionPart', 'while {conditions}', ({ conditions }) => ({ condition: conditions }));
  g.rule('occasionPart', '<during your {phases}>', ({ phases }) => ({ phases, whoseTurn: 'you' }));
  g.rule('occasionPart', "during your opponent's {phases}", ({ phases }) => ({ phases, whoseTurn: 'opponent' }));
  g.rule('occasionPart', "during <the|either player's|each> {phases}", ({ phases }) => ({ phases }));
  g.rule('occasionPart', 'during your turn', () => ({ whoseTurn: 'you' }));
  g.rule('occasionPart', "during your opponent's turn", () => ({ whoseTurn: 'opponent' }));
  g.rule('occasionPart', "during either player's turn", () => ({ $quick: true }));
  g.rule('occasionPart', "during your or your opponent's turn", () => ({ $quick: true }));
  g.rule('occasionPart', '<if this card is in your {place}>', ({ place }) => ({ $from: place }));
  g.rule('occasionPart', 'except the turn this card was sent to the GY', () => ({ condition: { not: { happened: { event: 'sent', card: { this: true }, to: 'graveyard' } } } }));
  g.rule('occasionPart', 'at the start of <the|your> Battle Phase', () => ({ $start: 'battle' }));
  g.rule('occasionPart', 'and {conditions}', ({ conditions }) => ({ condition: conditions }));
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
