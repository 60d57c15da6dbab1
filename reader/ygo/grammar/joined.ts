/** How operations are joined: "and if you do", "then", "but", "also", "instead". */
import type { Condition, Filter, Operation } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, Joining, YgoGrammar } from './categories.ts';
import { inPlaceOf } from './choosing.ts';
import { knowsWhom } from './continuous.ts';
import { exceptThose } from './forbidden.ts';
import { type Pointer, type What, asFilter, both, cards, isNoun, isPointer } from './noun.ts';
import { players } from './players.ts';
import { said } from './said-after.ts';

export function joined(g: YgoGrammar): void {
  joins(g);
  withBut(g);
  inARowOf(g);
  butLater(g);
}
const join = (join: Operation['join'], more: { optional?: true } = {}): Joining => ({ join, ...more });
/** "Special Summon it, but banish it when it leaves the field": what is said of the card only where it was done. */
const but = (b: readonly Draft[]): Draft[] => [
  { ...(b[0] && ofTheLast(b[0])), join: /"\$(?:what|named)"/.test(JSON.stringify(b[0])) ? 'and-if-you-do' : 'also' },
  ...b.slice(1),
];
/** "This turn, it cannot attack, also its effects are negated": both this turn. */
const sharesTime = (a: readonly Draft[], join: Joining, b: readonly Draft[]): boolean =>
  (join.join === 'also' || join.join === 'and') &&
  (b[0]?.['do'] === 'negate-effects' || b[0]?.['do'] === 'apply') &&
  b[0]['until'] === 'leaves' &&
  !JSON.stringify(b[0]).includes('redirect') &&
  a.some((one) => one['until'] !== undefined && one['until'] !== 'leaves');
/** "Its name becomes "X", also it is treated as a Tuner, until the End Phase": both until then (`whiles`). */
const renames = (a: readonly Draft[], b: readonly Draft[]): boolean =>
  a.length === 1 &&
  b.length === 1 &&
  a[0]!['until'] === 'leaves' &&
  b[0]!['do'] === 'apply' &&
  b[0]!['until'] !== 'leaves' &&
  [a, b].every(([one]) => JSON.stringify(one!['rules'] ?? '').includes('"treated-as"'));
/** "Detach all materials from this card and attach them to that monster": from one to the other (`scarce-deeds.ts`). */
const rehung = (a: readonly Draft[], [b]: readonly Draft[]): boolean =>
  a.at(-1)?.['do'] === 'detach' &&
  b?.['do'] === 'attach' &&
  JSON.stringify(b['cards']).startsWith('{"$what":{"$ref":"it","plural"');
/** "Its ATK becomes 0, and its effects are negated, until the End Phase": the time said last is not that of the last alone. */
const halfTimed = (a: readonly Draft[], { join }: Joining, [b]: readonly Draft[]): boolean =>
  join === 'and' &&
  a.at(-1)?.['do'] === 'modify' &&
  a.at(-1)!['until'] === undefined &&
  b?.['do'] === 'negate-effects' &&
  b['until'] !== undefined &&
  b['until'] !== 'leaves' &&
  JSON.stringify(a.at(-1)!['cards']) === JSON.stringify(b['cards']);
const leads = (a: readonly Draft[], [b]: readonly Draft[]): boolean =>
  a.some((one) => one['$leads']) &&
  b !== undefined &&
  ['modify', 'apply', 'negate-effects', 'take-after'].includes(String(b['do'])) &&
  (b['until'] === undefined || b['until'] === 'leaves');
/** "X monsters cannot be targeted, also they cannot be destroyed": one rule after the other for the same cards (`rules.ts`). */
const ofTheSame = (a: readonly Draft[], b: readonly Draft[]): boolean => {
  const [last, to] = [a.at(-1), (b[0]?.['to'] as { $what?: What } | undefined)?.$what];
  return (
    last?.['do'] === 'apply' &&
    last['to'] === undefined &&
    b[0]?.['do'] === 'apply' &&
    to !== undefined &&
    isPointer(to) &&
    to.$ref === 'it' &&
    to.plural === true &&
    JSON.stringify(last['rules']).includes('"cards":{"where"')
  );
};
/** "It cannot attack, also its effects are negated while it is face-up on the field": both as long (`timeless`). */
const bothWhile = (a: readonly Draft[], b: readonly Draft[]): boolean =>
  a.length === 1 &&
  b.length === 1 &&
  a[0]!['do'] === 'apply' &&
  a[0]!['until'] === 'leaves' &&
  b[0]!['until'] === 'while-face-up' &&
  JSON.stringify(a[0]!['to']) === JSON.stringify(b[0]!['cards'] ?? b[0]!['to']);
const led = (one: Draft): Draft => {
  if (!one['$leads']) return one;
  const { $leads: _leads, ...rest } = one;
  return rest;
};
/** "Both players discard 2 cards, then draw 2 cards": both draw, too. */
const bothDraw = (a: readonly Draft[], b: readonly Draft[]): boolean =>
  a.at(-1)?.['by'] === 'either' && b[0]?.['do'] === 'draw' && b[0]['whose'] === undefined && b[0]['by'] === undefined;
/** "It can make a second attack, and if it does, …": what happens when it attacks. */
const whenItAttacks = (a: readonly Draft[], { join }: Joining): boolean =>
  join === 'and-if-you-do' && JSON.stringify(a.at(-1)?.['rules'] ?? '').startsWith('[{"rule":"attacks"');
/** One card of a hand, looked at: what becomes of it is told with it (`further-deeds.ts`). */
const peeked = (a: readonly Draft[]): boolean => a.at(-1)?.['do'] === 'look' && a.at(-1)!['random'] !== undefined;
/** Cards looked at that go back on top (`moving.ts`). */
const putBack = (a: readonly Draft[], b: readonly Draft[]): boolean =>
  a.at(-1)?.['do'] === 'look' &&
  (b[0]?.['to'] === 'deck-top' ||
    (b[0]?.['do'] === 'choose' && /"\$ref":"it"[^[]*"to":"deck-top"/.test(JSON.stringify(b[0]))));
/** "Special Summon it, but its ATK becomes 0". */
const CHANGED: ReadonlySet<unknown> = new Set(['modify', 'lose-life', 'damage']);
const becomes = (one: Draft): boolean =>
  one['do'] === 'apply' && /^\[\{"rule":"treated-as","(?:race|attribute)"/.test(JSON.stringify(one['rules']));
const changes = (b: readonly Draft[], a: readonly Draft[]): boolean =>
  b.length > 0 &&
  b.every(
    (one) =>
      (CHANGED.has(one['do']) ||
        becomes(one) ||
        (one['do'] === 'negate-effects' && a.at(-1)?.['do'] === 'take-control')) &&
      !one['optional'],
  );
const CHANGES = new Set(['modify', 'apply', 'negate-effects', 'later']);
const onlyChanges = (all: readonly Draft[]): boolean => all.every((one) => CHANGES.has(String(one['do'])));
/** "Until the end of this turn, it gains 500 ATK, and if it does, this card loses 500 ATK": both until then. */
const afterwards = (a: readonly Draft[], join: Joining, b: readonly Draft[]): Draft[] => {
  const until = leads(a, b) ? a.find((one) => one['$leads'])!['until'] : undefined;
  const same =
    until === undefined
      ? 0
      : 1 +
        b
          .slice(1)
          .findIndex((one) => one['join'] !== 'and' || one['do'] !== b[0]!['do'] || one['until'] !== b[0]!['until']);
  const upTo = until !== undefined && same === 0 ? b.length : same;
  return b.map((one, i) => ({ ...one, ...(i === 0 && join), ...(i < upTo && { until }) }));
};
/** "Then, if it is no monster, send it to the GY, also destroy this card": both only if it is; what players may not do from then on is said of all. */
function inScope(a: readonly Draft[], join: Joining, b: readonly Draft[]): readonly Draft[] {
  const [first, only] = [b[0], a.length === 1 ? a[0] : undefined];
  // What was excavated goes back whatever it was.
  const ofAll =
    !first ||
    ((first['do'] === 'apply' || first['do'] === 'skip') && first['to'] === undefined) ||
    JSON.stringify(first).includes('"oneOf":{"named":"shown"}');
  if (!only?.['$ahead'] || join.join !== 'also' || ofAll || first['if'] || first['optional']) return b;
  return [{ ...first, if: only['if'] }, ...b.slice(1)];
}
/** "During the End Phase of this turn, destroy it, and if you do, draw 1 card": both then. */
const PUT_OFF = new Set(['destroy', 'banish', 'send', 'return', 'add', 'special-summon', 'draw', 'discard', 'damage', 'gain-life', 'lose-life', 'tribute', 'take-control', 'change-position', 'set', 'place']); // prettier-ignore
const putOff = (all: readonly Draft[]): boolean => all.every((one) => PUT_OFF.has(String(one['do'])) && !('until' in one)); // prettier-ignore
const hangs = ({ join }: Joining): boolean => join === 'and-if-you-do' || join === 'then';
const late = (a: readonly Draft[], join: Joining, b: readonly Draft[]): boolean => a.at(-1)?.['do'] === 'later' && hangs(join) && putOff(b); // prettier-ignore
/** How operations are joined. */
function joins(g: YgoGrammar): void {
  g.table('join', {
    ', then [,]': join('then'),
    ', and if you do ,': join('and-if-you-do'),
    ', but if you do ,': join('and-if-you-do'),
    'and if you do ,': join('and-if-you-do'),
    ', and if you do': join('and-if-you-do'),
    '[,] and': join('and'),
    ', also': join('also'),
    ', also ,': join('also'),
    ', also [,] in either case ,': join('also'),
    ', and if you <banish|banished|destroy|destroyed|send|sent|return|returned> any ,': join('and-if-you-do'),
    ', and if you <banished|destroyed|sent|returned> at least 1 [to the <hand|GY>] ,': join('and-if-you-do'),
    ', and if <it is|they are> ,': join('and-if-you-do'),
    ', also , after that ,': join('also-after-that'),
    ', then , if you do ,': join('then'),
    ', and if <it does|they do|you do that|you did take damage|you take damage> ,': join('and-if-you-do'),
    ', and then': join('then'),

    ', and , if you do ,': join('and-if-you-do'),
  });
  said(g);
  instead(g);
} // prettier-ignore
/** "Special Summon it, but its ATK becomes 0". */
function withBut(g: YgoGrammar): void {
  // "You cannot Special Summon, but you can Normal Summon 1 Dragon monster in addition to your Normal Summon/Set".
  const allowed = (b: readonly Draft[]): boolean => b.length === 1 && JSON.stringify(b[0]!['rules'] ?? '').startsWith('[{"rule":"extra-normal-summon"');
  g.rule('operations', '{a:doing} , but {b:action}', ({ a, b }) => (allowed(b) ? [...a, { ...b[0], join: 'also' }] : changes(b, a) ? [...a, ...but(b)] : undefined));
  g.rule('operations', '{a:doing} , but {b:action} {join} {c:operations}', ({ a, b, join, c }) => (changes(b, a) ? [...a, ...but(b), { ...c[0], ...join }, ...c.slice(1)] : undefined));
  g.rule('operations', '{a:doing} ( but {b:action} )', ({ a, b }) => (changes(b, a) ? [...a, ...but(b)] : undefined));
  // "But its effects are negated until the end of this turn".
  const silenced = (a: readonly Draft[], until: Draft['until'], plural: object): Draft[] | undefined => (a.at(-1)?.['do'] !== 'special-summon' || a.at(-1)!['effectsNegated'] ? undefined : [...a, ...but([{ do: 'negate-effects', cards: cards({ $ref: 'it', ...plural }), until }])]);
  for (const [words, plural] of [['<its effects are negated|negate its effects>', {}], ['<their effects are negated|negate their effects>', { plural: true }]] as const) {
    g.rule('operations', `{a:doing} , but ${words} {until}` as '{a:doing} {until}', ({ a, until }) => silenced(a, until, plural));
    g.rule('operations', `{a:doing} , but ${words} {until} {join} {c:operations}` as '{a:doing} {until} {join} {c:operations}', ({ a, until, join, c }) => { const all = silenced(a, until, plural); return all && [...all, { ...c[0], ...join }, ...c.slice(1)]; });
  }
} // prettier-ignore
/** One after the other. */
function inARowOf(g: YgoGrammar): void {
  g.rule('operations', '{a:doing}', ({ a }) => a);
  // "Reveal 1 card, add 1 card, then …": what is shown or chosen first is what the others are about.
  const FIRST: ReadonlySet<unknown> = new Set(['reveal', 'single-out']);
  g.rule('operations', '{a:doing} , {b:doing} {join} {c:operations}', ({ a, b, join, c }) => (a.length === 1 && FIRST.has(a[0]!['do']) && !a[0]!['by'] && !FIRST.has(b[0]!['do']) && !a[0]!['optional'] && !b[0]!['optional'] && join.join !== 'also' ? [...a, { ...b[0], join: 'and' }, ...b.slice(1), { ...c[0], ...join }, ...c.slice(1)] : undefined));
  // "…, also you cannot Special Summon the turn you activate this card": before, too (`meaning/effect.ts`).
  const TURN = '<the turn|during the turn> you activate <this card|this effect>';
  const limiting = (a: readonly Draft[], rules: readonly Draft[] | undefined): Draft[] | undefined => (rules && knowsWhom(rules) ? [...a.slice(0, -1), { ...a.at(-1), $restricts: rules }] : undefined);
  g.rule('operations', `{a:doing} , also {rules:rulesOf} ${TURN}` as '{a:doing} {rules:rulesOf}', ({ a, rules }) => limiting(a, rules));
  for (const words of [`{a:doing} , also {rules:rulesOf} ${TURN} , except {exception}`, `{a:doing} , also {rules:rulesOf} , except {exception} , ${TURN}`] as const)
    g.rule('operations', words as '{a:doing} {rules:rulesOf} {exception}', ({ a, rules, exception }) => limiting(a, exceptThose(rules, exception)));
  const inARow = (a: readonly Draft[], b: readonly Draft[], join: Operation['join'] = 'also'): Draft[] | undefined => (a.some((one) => one['until'] !== undefined && one['until'] !== 'leaves') ? undefined : [...a, { ...b[0], join: join! }, ...b.slice(1)]);
  g.rule('chain', '{a:doing} , also {b:operations}', ({ a, b }) => (onlyChanges(a) ? inARow(a, b) : undefined));
  g.rule('chain', '{a:doing} [,] and {b:doing}', ({ a, b }) => (onlyChanges([...a, ...b]) ? inARow(a, b, 'and') : undefined));
  g.rule('chain', '{a:doing} , {b:chain}', ({ a, b }) => (onlyChanges(a) ? inARow(a, b) : undefined));
  g.rule('operations', '{a:doing} , {b:chain}', ({ a, b }) => inARow(a, b));
  // "You take no damage from that battle, your opponent gains LP equal to its ATK, also return this card to the hand".
  const OF_PLAYERS = new Set(['gain-life', 'lose-life', 'damage', 'draw']);
  g.rule('operations', '{a:doing} , {b:doing} , also {c:operations}', ({ a, b, c }) => (onlyChanges(a) && b.every((one) => OF_PLAYERS.has(String(one['do'])) && !one['optional']) && !c[0]!['optional'] ? [...a, { ...b[0], join: 'also' }, ...b.slice(1), { ...c[0], join: 'also' }, ...c.slice(1)] : undefined));
  g.rule('operations', '{a:doing} , but {b:action} , {c:chain}', ({ a, b, c }) => { const all = onlyChanges(b) && b[0]?.['do'] !== 'negate-effects' ? inARow(b, c) : undefined; return all && [...a, ...but(all)]; });
} // prettier-ignore
/** "Take control of it, but it cannot declare an attack": as long as that; what is done only if. */
function butLater(g: YgoGrammar): void {
  // "Take control of it until the End Phase, but it cannot declare an attack": as long as that.
  const whileHeld = (a: readonly Draft[], b: readonly Draft[]): Draft[] => { const held = a.at(-1); return held?.['do'] === 'take-control' && held['until'] !== undefined ? b.map((one) => (one['do'] === 'apply' && one['until'] === 'leaves' ? { ...one, until: held['until'] === 'end-phase' ? 'end-of-turn' : held['until'] } : one)) : [...b]; };
  g.rule('operations', '{a:doing} , but {b:laterAction}', ({ a, b }) => { const all = whileHeld(a, b); return sharesTime(a, { join: 'also' }, all) ? undefined : [...a, ...but(all).map((one, i) => (i === 0 && all[0] !== b[0] ? { ...one, join: 'and' } : one))]; });
  g.rule('operations', '{a:doing} , but {b:laterAction} ( this is a Quick Effect )', ({ a, b }) => [{ ...a[0], $quick: true }, ...a.slice(1), ...but(b)]);
  g.rule('operations', '{a:doing} ( but {b:laterAction} )', ({ a, b }) => [...a, ...but(b)]);
  // "Special Summon it (but banish it when it leaves the field) or add it to your hand".
  const orAdded = (a: readonly Draft[], so: readonly Draft[]): Draft[] | undefined => {
    const what = (a[0]?.['cards'] as { $what?: What } | undefined)?.$what;
    return a[0]?.['do'] === 'special-summon' && what && isPointer(what) && !a[0]['optional'] ? [{ do: 'choose', options: [{ do: so }, { do: [{ do: 'add', cards: cards(what) }] }] }] : undefined;
  };
  g.rule('operations', '{a:action} ( but {b:laterAction} ) or add it to your hand', ({ a, b }) => (a.length === 1 ? orAdded(a, [...a, ...but(b)]) : undefined));
  g.rule('operations', '{a:action} or add it to your hand', ({ a }) => (a.length === 2 ? orAdded(a, a) : undefined));
  g.rule('operations', '{a:doing} ( but {b:laterAction} , <also|and> {c:action} )', ({ a, b, c }) => (onlyChanges(c) && !sharesTime(b, { join: 'also' }, c) ? [...a, ...but(b), { ...c[0], join: 'also' }, ...c.slice(1)] : undefined));
  g.rule('operations', '{a:doing} ( but {b:laterAction} , <also|and> {c:action} ) {join} {d:operations}', ({ a, b, c, join, d }) => (onlyChanges(c) && !sharesTime(b, { join: 'also' }, c) && !sharesTime([...b, ...c], join, d) ? [...a, ...but(b), { ...c[0], join: 'also' }, ...c.slice(1), { ...d[0], ...join }, ...d.slice(1)] : undefined));
  g.rule('operations', '{a:doing} ( but {b:action} ) {join} {c:operations}', ({ a, b, join, c }) => (changes(b, a) ? [...a, ...but(b), { ...c[0], ...join }, ...c.slice(1)] : undefined));
  // "But if it is a Dragon monster, it cannot attack".
  const onlyIf = (b: readonly Draft[], conditions: Condition): Draft[] | undefined => (b.some((one) => one['if'] || one['optional']) ? undefined : but(b).map((one) => ({ ...one, if: conditions })));
  g.rule('operations', '{a:doing} , but if {conditions} , {b:laterAction}', ({ a, conditions, b }) => { const all = onlyIf(b, conditions); return all && [...a, ...all]; });
  g.rule('operations', '{a:doing} , but if {conditions} , {it:pointer} {predicate} and <its|their> effects are negated', ({ a, conditions, it, predicate }) => {
    const both: Draft[] = [{ do: 'apply', to: cards(it), until: 'leaves', rules: predicate }, { do: 'negate-effects', cards: cards(it), until: 'leaves', join: 'and' }];
    const all = it.$ref === 'this' ? undefined : onlyIf(both, conditions);
    return all && [...a, ...all];
  });
  // "But if it is no Dragon monster, negate its effects, also it cannot attack": both only then.
  g.rule('operations', '{a:doing} , but if {conditions} , {b:action} , also {c:laterAction}', ({ a, conditions, b, c }) => { const all = onlyChanges([...b, ...c]) && ![...b, ...c].some((one) => one['do'] === 'later') && !sharesTime(b, { join: 'also' }, c) ? onlyIf([...b, { ...c[0], join: 'also' }, ...c.slice(1)], conditions) : undefined; return all && [...a, ...all]; });
  // "And if you do that, and both destroyed monsters were WIND, …".
  g.rule('operations', '{a:doing} , and if you do [that] , and {conditions} , {b:operations}', ({ a, conditions, b }) => (b[0]!['if'] ? undefined : [...a, { ...b[0], if: conditions, join: 'and-if-you-do' }, ...b.slice(1)]));
  // One of two kinds, each with what is done to it.
  g.rule('operations', 'if {x:conditions} , {a:action} , or if {y:conditions} , {b:action}', ({ x, a, y, b }) => (a.length === 1 && b.length === 1 && ![...a, ...b].some((one) => one['if'] || one['optional']) ? [{ do: 'choose', options: [{ if: x, do: a }, { if: y, do: b }] }] : undefined));
  g.rule('operations', '{a:doing} ( but {b:laterAction} ) {join} {c:operations}', ({ a, b, join, c }) => (sharesTime(b, join, c) ? undefined : [...a, ...but(b), { ...c[0], ...join }, ...c.slice(1)]));
  g.rule('operations', '{a:doing} , but {b:laterAction} {join} {c:operations}', ({ a, b, join, c }) => (sharesTime(b, join, c) ? undefined : [...a, ...but(b), { ...c[0], ...join }, ...c.slice(1)]));
  g.rule('action', 'if {conditions} , {action}', ({ conditions, action }) => (action.some((one) => one['if']) ? undefined : action.map((one, i) => ({ ...one, if: conditions, ...(i === 0 && { $ahead: true }) }))));
  g.rule('operations', '{a:doing} , otherwise [,] {b:operations}', ({ a, b }) => (a.some((one) => one['if']) ? [...a, { do: 'otherwise', then: b, join: 'also' }] : undefined));
  g.rule('action', 'you {action}', ({ action }) => (action.some((one) => one['by'] ?? one['optional']) || JSON.stringify(action).includes('"named":"shown"') ? undefined : action));
  g.rule('action', 'you can [also] {action}', ({ action }) => action.map((one, i) => (i === 0 ? { ...one, optional: true } : one)));
  g.rule('action', 'you must {action}', ({ action }) => (action.some((one) => one['by'] ?? one['optional']) ? undefined : action));
  g.rule('operations', '{a:doing} [,] or [,] if you <have none|do not have any> [in your hand] , {b:operations}', ({ a, b }) => (a.length === 1 && !a[0]!['optional'] ? [...a, { do: 'otherwise', then: b, join: 'also' }] : undefined));
  const EXTRA = (during: string): string => `${during} you can Normal Summon 1 {bare} [this turn|during your Main Phase this turn] [,] [except {x:exception} ,] in addition to your Normal Summon/Set [this turn] [( You can only gain this effect once per turn [.] )]`;
  for (const during of ['', '<during your Main Phase this turn|this turn> ,'] as const)
    g.rule('action', EXTRA(during) as '{bare} [{x:exception}]', ({ bare, x }) => (x && bare.filter.not ? undefined : [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'extra-normal-summon', filter: both(asFilter(bare), x && { not: x }), times: 1 }] }]));
  const TRIBUTE = 'Tribute Summon 1 monster';
  for (const words of [`${TRIBUTE} during your Main Phase this turn [,] in addition to your Normal Summon/Set [this turn]`, `during your Main Phase this turn , you can ${TRIBUTE} [,] in addition to your Normal Summon/Set`, `you can ${TRIBUTE} in addition to your Normal Summon/Set this turn`] as const)
    g.rule('action', `${words} [( You can only gain this effect once per turn [.] )]`, () => [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'extra-normal-summon', tribute: true, times: 1 }] }]);
  for (const [words, of] of [["<that card's|that [Normal|Quick-Play] Spell's|that [Normal|Counter] Trap's|that Spell/Trap's|that Spell Card's|that Trap Card's>", { $ref: 'that', noun: 'card' }], ["that target's", { $ref: 'target' }]] as const)
    for (const phrase of [`apply ${words} <effect|activation effect|effect when that card is activated>`, `<this effect|this card's effect> becomes ${words} <effect|activation effect|activated effect|effect when that card is activated>`]) g.rule('action', phrase, () => [{ do: 'copy-effect', of: cards(of) }]);
  g.rule('operations', '{a:doing} {join} {b:operations}', ({ a, join, b }) => late(a, join, b) || sharesTime(a, join, b) || halfTimed(a, join, b) || rehung(a, b) || (leads(a, b) && join.join !== 'and-if-you-do' && join.join !== 'also') || renames(a, b) || putBack(a, b) || ofTheSame(a, b) || bothWhile(a, b) || whenItAttacks(a, join) || bothDraw(a, b) || peeked(a) ? undefined : [...a.map(led), ...afterwards(a, join, inScope(a, join, b))]);
  g.rule('operations', '{moment} [,] {a:timely} {join} {b:operations}', ({ moment, a, join, b }) => (hangs(join) && putOff(b) && putOff(a) ? [{ do: 'later', at: moment, then: [...a, { ...b[0], ...join }, ...b.slice(1)] }] : undefined));
  // "Reveal 1 monster in your hand, shuffle it into the Deck, then draw 1 card".
  g.rule('operations', '{a:action} , {b:action} , then [,] {c:operations}', ({ a, b, c }) => (a.length === 1 && b.length === 1 && a[0]!['do'] === 'reveal' && ['return', 'discard', 'banish', 'send', 'special-summon'].includes(String(b[0]!['do'])) && ![...a, ...b].some((one) => one['optional'] ?? one['if'] ?? one['by']) && isItself(b[0]!) ? [...a, { ...b[0], join: 'and-if-you-do' }, { ...c[0], join: 'then' }, ...c.slice(1)] : undefined));
  players(g);
} // prettier-ignore
/** Done to "it". */
const isItself = (one: Draft): boolean => { const what = (one['cards'] as { $what?: What } | undefined)?.$what; return what !== undefined && isPointer(what) && what.$ref === 'it' && !what.plural; }; // prettier-ignore

/** "Special Summon this card, but banish it …": "it" is what was just done something to. */
function ofTheLast(one: Draft): Draft {
  const { cards, to } = one as { cards?: { $what?: What }; to?: { $what?: What } };
  const near = (of: { $what?: What }): object => ({ ...of, $what: { ...(of.$what as Pointer), near: true } });
  const isIt = (of: { $what?: What } | undefined): of is { $what: Pointer } => of?.$what !== undefined && isPointer(of.$what) && of.$what.$ref === 'it';
  return { ...one, ...(isIt(cards) && { cards: near(cards) }), ...(isIt(to) && { to: near(to) }) };
} // prettier-ignore
/** "Destroy it, or if you control a Dragon monster, you can banish it instead". */
function instead(g: YgoGrammar): void {
  const OR = '[,] <or|but> [,] if {conditions} [,]';
  const except = (action: readonly Draft[], x: Filter | undefined, tails: Draft | undefined): Draft[] | undefined => {
    const [one, more] = action;
    const cards = one?.['cards'] as { $what?: What } | undefined;
    if (!x && !tails) return [...action];
    if (!one || more || !cards?.$what || (tails && one['do'] !== 'special-summon')) return undefined;
    if (!x) return [{ ...one, ...tails }];
    return isNoun(cards.$what) && !cards.$what.filter.not
      ? [
          {
            ...one,
            cards: { ...cards, $what: { ...cards.$what, filter: { ...cards.$what.filter, not: x } } },
            ...tails,
          },
        ]
      : undefined;
  };
  g.rule(
    'doing',
    `{a:action} ${OR} {b:action} [,] instead [, except {x:exception}] [{tails:operationTails}]` as '{a:action} {conditions} {b:action} [{x:exception}] [{tails:operationTails}]',
    ({ a, b, conditions, x, tails }) => {
      const other = except(b, x, tails);
      return other && either(a, other, conditions);
    },
  );
  // "Either add 1 "X" to your hand, or, if …, you can add 1 "Y" instead".
  g.rule(
    'doing',
    `either {a:action} ${OR} {b:action} [,] instead` as '{a:action} {conditions} {b:action}',
    ({ a, b, conditions }) => either(a, b, conditions),
  );
  // What one "can" do if something is so stands in its place without "instead", too.
  g.rule('doing', `{a:action} ${OR} {b:action}` as '{a:action} {conditions} {b:action}', ({ a, b, conditions }) =>
    b[0]?.['optional'] ? either(a, b, conditions) : undefined,
  );
  // "Add 1 "X" from your Deck to your hand, or, if …, you can add 1 Dragon monster instead": the rest is said once.
  for (const [verb, may, optional] of [
    ['add', '', {}],
    ['send', '', {}],
    ['add', 'you can ', { optional: true }],
    ['send', 'you can ', { optional: true }],
  ] as const)
    g.rule(
      'doing',
      `[either] {a:action} ${OR} ${may}${verb} {what} [,] instead [, except {x:exception}]` as '{a:action} {conditions} {what} [{x:exception}]',
      ({ a, conditions, what, x }) => {
        const other =
          isNoun(what) && a[0]?.['do'] === verb
            ? except([{ do: verb, cards: cards(what), ...optional }], x, undefined)
            : undefined;
        return other && either(a, other, conditions);
      },
    );
}
/** Done, or if something is so another thing in its place. */
export function either(a: readonly Draft[], b: readonly Draft[], conditions: Condition): Draft[] | undefined {
  const [first, other] = [a[0]!, b[0]!];
  // "2 instead": of the same kind, not of those spoken of.
  if (JSON.stringify(other).includes('"near":true')) return undefined;
  if (a.length !== 1 || b.length !== 1 || first['optional'] || first['if'] || other['if']) return undefined;
  const { optional, ...said } = other;
  const does = inPlaceOf(first, said);
  if (!does) return undefined;
  return optional
    ? [{ do: 'choose', options: [{ do: [first] }, { if: conditions, do: [does] }] }]
    : [
        { ...does, if: conditions },
        { do: 'otherwise', ...unlessSo(conditions), then: [first], join: 'also' },
      ];
}
/** "Instead": not done where the other cannot be, either. Of what is spoken of, only the first can be asked. */
function unlessSo(so: Condition): { if?: Condition } {
  if (JSON.stringify(so).includes('"$')) return {};
  return { if: 'not' in so ? so.not : { not: so } };
}
