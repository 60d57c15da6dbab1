/** Battles as occasions: "when an opponent's monster declares an attack", "if this card battles", "when this card is targeted for an attack". */
import type { Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asFilter, both, oneOrList } from './noun.ts';

const NO_TARGET: Condition = { not: { exists: { where: 'monsters', filter: { oneOf: 'attack-target' } } } };
const FOE = "<an opponent's monster|a monster your opponent controls|your opponent's monster>";

export function attacks(g: YgoGrammar): void {
  // Who fights: this card, the monster it is equipped to, a monster like that.
  g.table('side', { '<this card|this face-up card>': { this: true }, '<the equipped monster|the monster equipped with this card|the monster this card is equipped to|a monster equipped with this card>': { oneOf: 'equipped' } });
  g.rule('side', 'this {thisHow} <card|monster>', ({ thisHow }) => (thisHow.face === 'up' && Object.keys(thisHow).length === 1 ? undefined : { this: true, ...thisHow }));
  g.rule('side', 'this <card|monster> {thisWhere}', ({ thisWhere }) => (thisWhere.any || thisWhere.place || thisWhere.controller || thisWhere.owner ? undefined : { this: true, ...thisWhere }));
  g.rule('side', '{others}', ({ others }) => others);
  fights(g);
  declared(g);
  conditions(g);
} // prettier-ignore

const is = (what: 'attacker' | 'attack-target' | 'battling', like: Filter): Condition => ({ is: what, like });
/** Either of them attacks. */
const between = (a: Filter, b: Filter): Condition => ({ any: [{ all: [is('attacker', a), is('attack-target', thanIt(b, a.this ? 'this' : 'attacker'))] }, { all: [is('attacker', thanIt(b, a.this ? 'this' : 'attack-target')), is('attack-target', a)] }] }); // prettier-ignore
const plain = (filter: Filter): Filter => {
  const { kind, ...rest } = filter;
  return kind === 'monster' ? rest : filter;
};
/** "A monster with a higher ATK": than who battles it. */
const thanIt = (filter: Filter, ref: 'this' | 'attacker' | 'attack-target'): Filter => JSON.parse(JSON.stringify(filter).replaceAll('{"$what":{"$ref":"it"}}', JSON.stringify(ref))) as Filter; // prettier-ignore
/** The battle under way is one of this card, of the two; which of them can be spoken of ("that monster") besides. */
function battle(a: Filter, b?: Filter): Draft | undefined {
  if (b?.this) return a.this ? undefined : battle(b, a);
  const alone = { any: [is('attacker', a), is('attack-target', a)] };
  if (a.this) return { $battle: { of: 'this', ...(b === undefined && { alone: true }) }, condition: Object.keys(a).length > 1 ? (b ? between(a, plain(b)) : alone) : b ? { is: 'battling', like: thanIt(plain(b), 'this') } : alone };
  if (b === undefined) return { $battle: a.controller ? { of: 'one', whose: a.controller } : {}, condition: alone };
  // "An opponent's monster": which side that is follows from the other.
  const any = Object.keys(plain(b)).join() === 'controller' && a.controller === 'you';
  return { $battle: { of: a.oneOf === 'equipped' ? 'equipped' : 'two' }, condition: any ? { any: [{ all: [is('attacker', a), is('attack-target', plain(b))] }, is('attack-target', a)] } : between(a, plain(b)) };
} // prettier-ignore
/** `b`: what is attacked; told from the other where it is another player's. */
const attacker = (a: Filter, more: object = {}, b?: Filter): Draft => ({ $battle: a.this ? { of: 'this' } : a.oneOf === 'equipped' && b ? { of: 'equipped' } : a.controller && b?.controller && a.controller !== b.controller ? { of: 'two' } : {}, ...more }); // prettier-ignore
const target = (a: Filter, more: object = {}): Draft => ({
  $battle: a.this ? { of: 'this', alone: true } : { of: 'target' },
  ...more,
});

function fights(g: YgoGrammar): void {
  for (const word of ['if', 'when'] as const) {
    g.rule('occasionPart', `${word} {a:side} <battles|battle>`, ({ a }) => battle(a));
    g.rule('occasionPart', `${word} {a:side} <battles|battle> {b:others}`, ({ a, b }) => battle(a, b));
    g.rule('occasionPart', `${word} {a:side} attacks`, ({ a }) => attacker(a, { ...(a.this && { $battle: { of: 'this', alone: true } }), condition: is('attacker', a) }));
    g.rule('occasionPart', `${word} {a:side} attacks {b:others}`, ({ a, b }) => attacker(a, { condition: { all: [is('attacker', a), is('attack-target', thanIt(plain(b), a.this ? 'this' : 'attacker'))] } }, b));
    g.rule('occasionPart', `${word} {a:side} <is attacked|is being attacked>`, ({ a }) => target(a, { condition: is('attack-target', a) }));
    g.rule('occasionPart', `${word} {a:side} <is attacked|is being attacked> by {b:others}`, ({ a, b }) => target(a, { condition: { all: [is('attack-target', a), is('attacker', thanIt(plain(b), a.this ? 'this' : 'attack-target'))] } }));
    g.rule('occasionPart', `${word} {a:side} is attacking`, ({ a }) => attacker(a, { condition: is('attacker', a) }));
    g.rule('occasionPart', `${word} {a:side} is attacking {b:others} , during the Damage Step`, ({ a, b }) => attacker(a, { steps: ['damage'], condition: { all: [is('attacker', a), is('attack-target', thanIt(plain(b), a.this ? 'this' : 'attacker'))] } }, b));
    g.rule('occasionPart', `${word} {a:side} <is attacking or being attacked|attacks or is attacked|is attacked or attacks>`, ({ a }) => battle(a));
    g.rule('occasionPart', `at the start of the Damage Step , ${word} {a:side} attacked {b:others}`, ({ a, b }) => attacker(a, { on: { event: 'step', timing: 'start' }, timing: 'if', condition: { all: [is('attacker', a), is('attack-target', thanIt(plain(b), a.this ? 'this' : 'attacker'))] } }, b));
    for (const order of [`after damage calculation , ${word} {a:side} <destroys|destroyed> {b:beaten} by battle`, `${word} {a:side} destroys {b:beaten} by battle , after damage calculation`] as const)
      g.rule('occasionPart', order as '{a:side} {b:beaten}', ({ a, b }) => (a.this && Object.keys(a).length === 1 ? { $battle: { of: 'this' }, on: { event: 'battled', card: a }, timing: 'if', condition: { is: 'battling', like: { ...b, destroyedByBattle: true } } } : a.this || a.oneOf || !a.controller ? undefined : { $battle: { of: 'two' }, on: { event: 'battled' }, timing: 'if', condition: between(a, { ...b, destroyedByBattle: true }) }));
    g.rule('occasionPart', `after damage calculation , ${word} this card is destroyed by battle with {b:others}`, ({ b }) => ({ $battle: { of: 'this' }, on: { event: 'battled', card: { this: true } }, timing: 'if', condition: { all: [{ is: 'this', like: { destroyedByBattle: true } }, is('battling', plain(b))] } }));
    for (const order of [`before damage calculation , ${word} {a:side} is targeted for an attack`, `${word} {a:side} is targeted for an attack , before damage calculation`] as const)
      g.rule('occasionPart', order as '{a:side}', ({ a }) => target(a, { on: { event: 'step', timing: 'before-calculation' }, timing: 'if', condition: is('attack-target', a) }));
    g.rule('occasionPart', `before damage calculation , ${word} {a:side} attacked {b:others}`, ({ a, b }) => attacker(a, { on: { event: 'step', timing: 'before-calculation' }, timing: 'if', condition: { all: [is('attacker', a), is('attack-target', thanIt(plain(b), a.this ? 'this' : 'attacker'))] } }, b));
    g.rule('occasionPart', `${word} this card attacks and battles`, () => ({ $battle: { of: 'this' }, condition: { all: [is('attacker', { this: true }), is('battling', {})] } }));
    g.rule('occasionPart', `at the end of the Damage Step , ${word} this card attacked and is still on the field`, () => ({ $battle: { of: 'this' }, on: { event: 'step', timing: 'end' }, timing: 'if', condition: is('attacker', { this: true }) }));
    for (const kept of [`at the end of the Damage Step , ${word} {a:side} <battled|battles> {b:others} , but <the|that> opponent's monster was not destroyed by the battle`, `${word} {a:side} battles {b:others} , and your opponent still controls that monster at the end of the Damage Step`] as const)
      g.rule('occasionPart', kept as '{a:side} {b:others}', ({ a, b }) => { const fought = a.this || b.controller !== 'opponent' ? undefined : battle(a, { ...b, destroyedByBattle: false }); return fought && { ...fought, on: { event: 'step', timing: 'end' }, timing: 'if' }; });
    g.rule('occasionPart', `at the end of the Damage Step , ${word} {a:side} <attacked|attacks> {b:others} , but <the|that> opponent's monster was not destroyed by the battle`, ({ a, b }) => (b.controller !== 'opponent' ? undefined : attacker(a, { on: { event: 'step', timing: 'end' }, timing: 'if', condition: { all: [is('attacker', a), is('attack-target', { ...plain(b), destroyedByBattle: false })] } }, b)));
    for (const order of [`after damage calculation , ${word} {a:others} is destroyed by battle`, `${word} {a:others} is destroyed by battle , after damage calculation`] as const)
      g.rule('occasionPart', order as '{a:others}', ({ a }) => (a.this || !a.controller ? undefined : { on: { event: 'battled' }, timing: 'if', condition: { any: [is('attacker', { ...a, destroyedByBattle: true }), is('attack-target', { ...a, destroyedByBattle: true })] } }));
    // It is still there when the Damage Step ends.
    for (const verb of ['battled', 'battles'] as const)
      g.rule('occasionPart', `at the end of the Damage Step , ${word} this card ${verb} {b:others} , but <the|that> opponent's monster was not destroyed by the battle`, ({ b }) => ({ $battle: { of: 'this' }, on: { event: 'step', timing: 'end' }, timing: 'if', condition: is('battling', { ...plain(b), destroyedByBattle: false }) }));
    g.rule('occasionPart', `at the end of the Damage Step , ${word} {b:others} that battled this card is not destroyed`, ({ b }) => ({ $battle: { of: 'this' }, on: { event: 'step', timing: 'end' }, timing: 'if', condition: is('battling', { ...plain(b), destroyedByBattle: false }) }));
    for (const order of [`after damage calculation , ${word} {a:side} attacked {b:others}`, `${word} {a:side} attacked {b:others} , after damage calculation`] as const)
      g.rule('occasionPart', order as '{a:side} {b:others}', ({ a, b }) => attacker(a, { on: { event: 'battled' }, timing: 'if', condition: { all: [is('attacker', a), is('attack-target', thanIt(plain(b), a.this ? 'this' : 'attacker'))] } }, b));
    g.rule('occasionPart', `${word} {a:side} attacks directly`, ({ a }) => ({ condition: { all: [is('attacker', a), NO_TARGET] } }));
  }
} // prettier-ignore

/** A direct attack, or one on such a monster. */
const directOr = (a: Filter, b: Filter): Condition => ({ any: [{ all: [is('attacker', a), NO_TARGET] }, is('attack-target', b)] }); // prettier-ignore
const DAMAGES = { event: 'battle-damage', with: { this: true }, player: 'opponent' } as const;
/** Declared: an event of its own. */
function declared(g: YgoGrammar): void {
  const same = (a: Filter): Filter => (a.this || a.oneOf ? a : plain(a));
  for (const word of ['if', 'when'] as const) {
    const at = (card: Filter | undefined, more: object = {}): Draft => ({ timing: word, on: { event: 'attack-declared', ...(card && { card }) }, ...more });
    g.rule('occasionPart', `${word} <an attack is declared|any player's monster declares an attack|either player's monster declares an attack>`, () => at(undefined));
    g.rule('occasionPart', `${word} an attack is declared involving 2 {bare}`, ({ bare }) => (bare.where || bare.whose ? undefined : at(undefined, { condition: { all: [is('attacker', asFilter(bare)), is('attack-target', asFilter(bare))] } })));
    g.rule('occasionPart', `${word} an attack is declared involving {a:side}`, ({ a }) => at(undefined, battle(a)));
    g.rule('occasionPart', `${word} an attack is declared involving {a:side} and {b:others}`, ({ a, b }) => { const more = battle(a, b); return more && at(undefined, more); });
    // Linked either way.
    g.rule('occasionPart', `${word} an attack is declared involving this card , linked to <a|an> {bare} , and {b:others}`, ({ bare, b }) => { const more = bare.where || bare.whose ? undefined : battle({ this: true }, b); return more && at(undefined, { ...more, condition: { all: [more['condition'] as Condition, { is: 'this', like: { any: [{ pointedToBy: asFilter(bare) }, { pointsTo: asFilter(bare) }] } }] } }); });
    g.rule('occasionPart', `${word} {a:side} declares an attack <on|that targets|targeting> {b:side}`, ({ a, b }) => at(a, { $battle: { of: a.this ? 'this' : 'two' }, condition: is('attack-target', same(b)) }));
    g.rule('occasionPart', `${word} {a:side} <targets|selects> {b:side} for an attack`, ({ a, b }) => at(a, { ...(a.this && { $battle: { of: 'this' } }), condition: is('attack-target', same(b)) }));
    g.rule('occasionPart', `${word} {a:side} declares a direct attack`, ({ a }) => at(Object.keys(plain(a)).length > 0 ? plain(a) : a, { condition: NO_TARGET }));
    g.rule('occasionPart', `${word} {a:side} declares a direct attack , if its ATK is greater than or equal to your LP`, ({ a }) => (a.this ? undefined : at(both(a, { atk: { min: { lifePoints: 'you' } } }), { condition: NO_TARGET })));
    g.rule('occasionPart', `${word} {a:side} declares a direct attack , or ${word} {b:side} is <targeted|selected> for an attack`, ({ a, b }) => (a.this || b.this ? undefined : at(undefined, { condition: directOr(a, same(b)) })));
    g.rule('occasionPart', `${word} you take [battle] damage from a battle involving {a:side}`, ({ a }) => ({ timing: word, on: { event: 'battle-damage', player: 'you' }, condition: { any: [is('attacker', a), is('attack-target', a)] } }));
    g.rule('occasionPart', `${word} you take battle damage while this card is attacking`, () => ({ timing: word, on: { event: 'battle-damage', player: 'you' }, condition: is('attacker', { this: true }) }));
    g.rule('occasionPart', `${word} your opponent declares a direct attack`, () => at({ controller: 'opponent' }, { condition: NO_TARGET }));
    g.rule('occasionPart', `${word} your opponent targets {a:side} for an attack`, ({ a }) => at({ controller: 'opponent' }, target(a, { condition: is('attack-target', same(a)) })));
    g.rule('occasionPart', `${word} your opponent declares an attack`, () => at({ controller: 'opponent' }));
    g.rule('occasionPart', `${word} {a:side} is <targeted|selected> for an attack`, ({ a }) => at(undefined, target(a, { condition: is('attack-target', same(a)) })));
    g.rule('occasionPart', `${word} {a:side} is <targeted|selected> for an attack by {b:others}`, ({ a, b }) => at(b, { condition: is('attack-target', same(a)) }));
    g.rule('occasionPart', `${word} this card inflicts battle damage to your opponent by <attacking a monster|attacking an opponent's monster>`, () => ({ timing: word, on: DAMAGES, condition: { all: [is('attacker', { this: true }), { not: NO_TARGET }] } }));
    g.rule('occasionPart', `${word} this card inflicts battle damage to your opponent by battle with a monster`, () => ({ timing: word, on: DAMAGES, condition: { not: NO_TARGET } }));
  }
  for (const [word, timing] of [['if', 'if'], ['when', 'when'], ['each time', 'each-time']] as const)
    g.rule('occasionPart', `${word} {event} by a direct attack`, ({ event }) => (event.every((one) => one.event === 'battle-damage') ? { timing, on: oneOrList(event), condition: NO_TARGET } : undefined));
  // Of two occasions one: what is attacked is said of the attack.
  g.rule('alternative', '{a:side} <is targeted|is selected> for an attack', ({ a }) => [{ event: 'attack-declared', with: a }]);
  g.rule('alternative', '[your opponent] targets {a:side} for an attack', ({ a }) => [{ event: 'attack-declared', card: { controller: 'opponent' }, with: a }]);
  g.rule('alternative', "{b:side} targets {a:side} for an attack", ({ a, b }) => [{ event: 'attack-declared', card: b, with: a }]);
} // prettier-ignore

/** What has been of the battle, or this turn. */
function conditions(g: YgoGrammar): void {
  const happened = (event: 'battled' | 'attack-declared', card: Filter): Condition => ({ happened: { event, card } });
  // Of a battle that is over but for what follows from it (`registersOf`).
  const pair = (a: Filter): Draft => (a.this ? {} : { $battle: { of: a.oneOf === 'equipped' ? 'equipped' : 'two' } });
  for (const [words, event] of [['<battled|battled this turn>', 'battled'], ['<attacked|attacked this turn|declared an attack this turn>', 'attack-declared']] as const)
    g.rule('occasionPart', `if {a:side} ${words}`, ({ a }) => ({ condition: happened(event, a) }));
  // There is one Battle Phase in a turn.
  g.rule('occasionPart', 'at the end of the Battle Phase , if {a:side} is targeted for an attack', ({ a }) => (a.this ? { on: { event: 'step', step: 'end' }, timing: 'if', condition: { happened: { event: 'attack-declared', with: a } } } : undefined));
  for (const order of ['if {a:side} is targeted for an attack , at the end of the Battle Phase'] as const)
    g.rule('occasionPart', order, ({ a }) => (a.this ? { on: { event: 'step', step: 'end' }, timing: 'if', condition: { happened: { event: 'attack-declared', with: a } } } : undefined));
  g.rule('occasionPart', 'during <a|the> Battle Phase in which {a:side} battles', ({ a }) => (a.this || !a.controller ? undefined : { phases: ['battle'], condition: { any: [is('attacker', a), is('attack-target', a), happened('battled', a)] } }));
  const struck = (how: Filter = {}, foe?: Filter): Draft => ({ $battle: { of: 'this' }, condition: { all: [{ is: 'attack-target', like: { this: true, ...how } }, ...(foe ? [{ is: 'attacker', like: JSON.parse(JSON.stringify(foe).replaceAll('{"$what":{"$ref":"it"}}', '"this"')) as Filter }] : [])] } });
  g.rule('occasionPart', 'at the end of the Damage Step , if this [{thisHow}] card was attacked by {foe}', ({ thisHow, foe }) => (thisHow?.oneOf ? undefined : { on: { event: 'step', timing: 'end' }, timing: 'if', ...struck(thisHow, foe) }));
  g.rule('occasionPart', 'if this card attacked or was attacked [this turn]', () => ({ condition: happened('battled', { this: true }) }));
  g.rule('occasionPart', `if {a:side} battled <a monster|${FOE.slice(1, -1)}> [this turn|this Battle Phase]`, ({ a }) => ({ ...pair(a), condition: { happened: { event: 'battled', card: a, with: { kind: 'monster' } } } }));
  g.rule('occasionPart', 'if {a:side} battled {b:others} [this turn]', ({ a, b }) => (Object.keys(plain(b)).join() === 'controller' || Object.keys(plain(b)).length === 0 ? undefined : { ...pair(a), condition: { happened: { event: 'battled', card: a, with: b } } }));
  g.rule('occasionPart', 'if {a:side} attacked {b:others} this turn', ({ a, b }) => ({ condition: { happened: { event: 'attack-declared', card: a, with: b } } }));
  g.rule('occasionPart', 'at the end of the Battle Phase , if {a:side} attacked {b:others} [this turn]', ({ a, b }) => ({ on: { event: 'step', step: 'end' }, timing: 'if', condition: { happened: { event: 'attack-declared', card: a, with: b } } }));
  // In this battle, not in one before.
  g.rule('occasionPart', 'at the end of the Damage Step , if {a:side} attacked {b:others}', ({ a, b }) => attacker(a, { on: { event: 'step', timing: 'end' }, timing: 'if', condition: { all: [is('attacker', a), is('attack-target', thanIt(plain(b), a.this ? 'this' : 'attacker'))] } }, b));
  for (const [words, more] of [['', {}], [' and sent it to the GY', { to: 'graveyard' }]] as const)
    g.rule('occasionPart', `if {a:side} destroyed {b:beaten} by battle${words} [this turn|this Battle Phase]`, ({ a, b }) => ({ condition: { happened: { event: 'destroyed', cause: 'battle', card: b, with: a, ...more } } }));
  g.rule('occasionPart', 'if this card inflicted battle damage to your opponent [this turn]', () => ({ condition: { happened: { event: 'battle-damage', with: { this: true }, player: 'opponent' } } }));
} // prettier-ignore
