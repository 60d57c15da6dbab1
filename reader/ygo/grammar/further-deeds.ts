/** More that is done, each on few cards: effects of all cards of a name silenced, cards attached with what they wear, what those that were changed become. */
import type { Condition, Filter, Until } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { knowsWhom } from './continuous.ts';
import { exceptFor } from './forbidden.ts';
import { asFilter, both, cards, groupOf, isNoun, isPointer, type Noun, type Pointer, type What } from './noun.ts';
import { scaled } from './values.ts';

export function furtherDeeds(g: YgoGrammar): void {
  silenced(g);
  attached(g);
  counted(g);
  asLongAs(g);
  eitherWay(g);
  fought(g);
  forThem(g);
  forbidden(g);
  ritual(g);
  kept(g);
  likeOthers(g);
  small(g);
}

/** "Its effects are negated, as well as the activated effects and effects on the field of monsters with the same original name": of all of them, this one among them. */
function silenced(g: YgoGrammar): void {
  const all = (of: Pointer, noun: 'card' | 'monster', until: Until): Draft[] => {
    const filter = { sameAs: { what: 'original-name', as: cards(of) } };
    return [{ do: 'apply', until, rules: [{ rule: 'negate-effects', cards: { where: noun === 'monster' ? 'monsters' : 'field', filter } }, { rule: 'negate-links', what: { card: filter } }] }];
  };
  const WELL = ', as well as the activated effects and effects on the field of';
  for (const [words, noun] of [['cards', 'card'], ['monsters', 'monster']] as const)
    for (const same of ['with <the|its> same original name', 'with <that|its> original name'] as const) {
      const OF = `${WELL} ${words} ${same}`;
      type Said = '{until} {whose:possessive}';
      g.rule('laterAction', `{until} [,] {whose:possessive} effects are negated ${OF}` as Said, ({ until, whose }) => all(whose, noun, until));
      g.rule('laterAction', `negate {whose:possessive} effects ${OF} [,] {until}` as Said, ({ until, whose }) => all(whose, noun, until));
      g.rule('laterAction', `negate {whose:possessive} effects {until} ${OF}` as Said, ({ until, whose }) => all(whose, noun, until));
    }
} // prettier-ignore

/** "Special Summon 1 monster, and if you do, attach this card and its Equip Cards to it": those first, while it still wears them. */
function attached(g: YgoGrammar): void {
  const worn = { where: 'spells-traps', filter: { oneOf: 'equips' } };
  const MADE = '[( This is treated as an Xyz Summon [.] )]';
  g.rule('operations', `Special Summon {what} , and if you do , attach this card and its Equip Cards to <that monster|it> as [Xyz] material ${MADE}` as 'Special Summon {what}', ({ what }) => (isNoun(what) && what.count === 1 && what.where?.join() === 'extra-deck' ? [
    { do: 'special-summon', cards: cards(what), as: 'xyz', named: 'made' },
    { do: 'attach', cards: worn, to: { named: 'made' }, join: 'and-if-you-do' },
    { do: 'attach', cards: cards({ $ref: 'this' }), to: { named: 'made' }, join: 'and' },
  ] : undefined));
} // prettier-ignore

/** "Any of those monsters that are Level 2 or higher become Level 1 as long as they have a Counter". */
function counted(g: YgoGrammar): void {
  const those: Pointer = { $ref: 'it', plural: true };
  for (const stat of ['Level', 'Rank'] as const)
    g.rule('laterAction', `any of those monsters that are {adjectives} become ${stat} {n:number} <as long as|while> they have <a|an> {kind:counterName}`, ({ adjectives, n, kind }) => [
      { do: 'apply', to: cards({ noun: 'monster', count: 'all', filter: adjectives, among: those }), until: 'leaves', rules: [{ rule: 'modify', stat: stat.toLowerCase(), op: '=', value: n, while: { is: 'this', like: { counters: { kind, min: 1 } } } }] },
    ]);
} // prettier-ignore

/** "Place 1 Bunny Ear Counter on it, and it cannot be destroyed by battle as long as it has that Counter". */
function asLongAs(g: YgoGrammar): void {
  for (const [it, has, plural] of [['it', 'it has', {}], ['they', 'they have', { plural: true }]] as const)
    g.rule('operations', `place {n:number} {kind:counterName} on {what} , and ${it} {predicate} <as long as|while> ${has} that Counter` as '{n:number} {kind:counterName} {what} {predicate}', ({ n, kind, what, predicate }) => (predicate.some((rule) => rule['while']) ? undefined : [
      { do: 'place-counters', cards: cards(what), kind, count: n },
      { do: 'apply', to: cards({ $ref: 'it', near: true, ...plural }), until: 'leaves', rules: predicate.map((rule) => ({ ...rule, while: { is: 'this', like: { counters: { kind, min: 1 } } } })), join: 'and-if-you-do' },
    ]));
} // prettier-ignore

/** Where that is not so: of so many, less. */
function otherwise(so: Condition): Condition {
  const least = 'exists' in so && typeof so.count === 'object' ? so.count.min : undefined;
  return 'exists' in so && typeof least === 'number' ? { exists: so.exists, count: { max: least - 1 } } : { not: so };
}
/** What is looked at, called, Summoned in one of two ways. */
function eitherWay(g: YgoGrammar): void {
  const chosen = { named: 'chosen' };
  g.rule('operations', "[{a:doing} {join}] look at 1 random card in your opponent's hand , then [,] if it <is|was> a monster , you can Special Summon it to your field", ({ a, join }) => [
    ...(a ?? []),
    // The card that is looked at is the one that may come.
    { do: 'single-out', cards: { choose: 1, by: 'random', where: 'hand', whose: 'opponent' }, named: 'chosen', ...join },
    { do: 'special-summon', cards: chosen, optional: true, if: { is: chosen, like: { kind: 'monster' } }, join: 'then' },
  ]);
  g.rule('operations', "if that card is in your opponent's hand , they must discard all copies of it , otherwise you discard {n:number} random card(s)", ({ n }) => {
    const there = { where: 'hand', whose: 'opponent', filter: { $named: true } };
    return [{ do: 'discard', by: 'opponent', cards: there, if: { exists: there } as never }, { do: 'otherwise', then: [{ do: 'discard', cards: { choose: n, by: 'random', where: 'hand', whose: 'you' } }], join: 'also' }];
  });
  g.rule('operations', "Special Summon {n:number} {name:quoted} ( {body:tokenBody} ) [{tails:operationTails}] , which cannot be Tributed , and if {conditions} when this effect resolves , the Token's ATK/DEF become {m:number} instead", ({ n, name, body, tails, conditions, m }) => {
    const { position, ...rest } = (tails ?? {}) as { position?: string };
    if (n !== 1 || Object.keys(rest).length > 0 || position === 'face-down') return undefined;
    const token = (more: object): Draft => ({ do: 'token', name: { en: name, de: name }, count: 1, ...(body as object), ...more, ...(position && { position }), ongoing: [{ rule: 'cannot', what: 'be-tributed' }] });
    return [{ ...token({}), if: otherwise(conditions) }, { ...token({ atk: m, def: m }), if: conditions, join: 'also' }];
  });
} // prettier-ignore

/** Battles: whom alone monsters attack, what each of both becomes. */
function fought(g: YgoGrammar): void {
  for (const pattern of ['{until} [,] <your monsters|monsters you control> cannot attack , except to attack {it:pointer}', '<your monsters|monsters you control> cannot attack {until} , except to attack {it:pointer}'] as const)
    g.rule('laterAction', pattern, ({ until, it }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', until, rules: onlyAt(it, 'you') }]));
  g.rule('action', 'inflict {n:number} damage to the owner of the monster(s)', ({ n }) => [{ do: 'damage', to: { ownerOf: cards({ $ref: 'that', noun: 'monster', orOne: true }) }, amount: n }]);
  g.rule('action', 'it will inflict piercing battle damage', () => [{ do: 'apply', to: cards({ $ref: 'it' }), until: 'leaves', rules: [{ rule: 'piercing' }] }]);
  g.rule('laterAction', '{it:pointer} gains the ability {until} to make a second attack during each Battle Phase', ({ it, until }) => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'attacks', times: 2 }] }]);
  const FIGHTING: Filter = { any: [{ oneOf: 'attacker' }, { oneOf: 'attack-target' }] };
  for (const [a, b] of [['atk', 'def'], ['def', 'atk']] as const)
    g.rule('action', `the ${a.toUpperCase()} of each monster in that battle becomes equal to <their|its> current ${b.toUpperCase()} [,] {until}` as '{until}', ({ until }) => [{ do: 'modify', cards: { where: 'monsters', filter: FIGHTING }, stat: a, op: '=', value: { own: b }, until }]);
  g.rule('action', 'for that battle , {it:pointer} cannot be destroyed and the battle damage you take is halved', ({ it }) => [
    { do: 'apply', to: cards(it), until: 'end-of-damage-step', rules: [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' } }] },
    { do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'battle-damage', player: 'you', change: 'half' }], join: 'and' },
  ]);
} // prettier-ignore

/** What monsters alone can be attacked, what lies there cannot be activated, how cards are used as material this turn. */
function forThem(g: YgoGrammar): void {
  const FACE_UP: Condition = { is: 'this', like: { controller: 'you', face: 'up' } };
  const aimed = (it: Pointer, until: Until): Draft[] | undefined => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'cannot', what: 'be-attacked', by: { whose: 'opponent' }, cards: { where: 'monsters', whose: 'you', filter: { noneOf: cards(it) } }, while: FACE_UP }] }]);
  const ONLY = "your opponent's monsters can only target <that monster|it> for attacks";
  g.rule('laterAction', `{until} [,] while {it:pointer} is face-up on your field , ${ONLY}` as '{until} {it:pointer}', ({ it, until }) => aimed(it, until));
  g.rule('laterAction', `while you control that face-up monster , ${ONLY}`, () => aimed({ $ref: 'that', noun: 'monster' }, 'leaves'));
  g.rule('laterAction', '{until} [,] while you control that Token in your Monster Zone , your opponent cannot target other monsters for attacks [, except that one]', ({ until }) => aimed({ $ref: 'that', noun: 'token' }, until));
  g.rule('laterAction', 'while this card is face-up on the field , its target(s) cannot be activated', () => [{ do: 'apply', until: 'while-this-face-up', rules: [{ rule: 'cannot-activate', what: { card: { oneOf: cards({ $ref: 'target', plural: true }) } } }] }]);
  g.rule('laterAction', '{until} [,] you can treat {it:pointer} as a Tuner if used as Synchro material', ({ until, it }) => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'as-material', how: 'synchro', kind: 'tuner' }] }]);
  g.rule('laterAction', '{it:pointer} can be treated as a Level {n:number} monster {until} [,] if used for the {how:summonWord} Summon of <a|an> {bare}', ({ until, it, n, how, bare }) => (bare.where || bare.whose ? undefined : [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'as-material', how, for: asFilter(bare), level: n }] }]));
  // For each of several Summoned: as long as it is one's own, face-up.
  g.rule('laterAction', 'for each one , as long as it <is|remains> face-up in your Monster Zone , {a:playerRule} [, except {x:exception}]', ({ a, x }) => {
    const rules = a.map((rule) => (x ? exceptFor(rule, x) : rule));
    return rules.every((rule) => rule !== undefined) ? [{ do: 'apply', to: cards({ $ref: 'it', plural: true }), until: 'while-face-up', rules: rules.map((rule) => ({ ...rule, while: { is: 'this', like: { controller: 'you' } } })) }] : undefined;
  });
  // Nobody answers that Summon.
  for (const [who, whose] of [['your opponent cannot', { whose: 'opponent' }], ['neither player can', {}]] as const)
    g.rule('operations', `{a:doing} , also ${who} activate cards or effects when a monster is Fusion Summoned this way` as '{a:doing}', ({ a }) => (a.at(-1)?.['do'] === 'fusion-summon' ? [...a, { do: 'apply', until: 'end-of-turn', rules: [{ rule: 'cannot-activate', ...whose, what: {}, inResponseTo: { event: 'summoned', card: { oneOf: 'affected' } } }], join: 'also' }] : undefined));
  g.rule('laterAction', '{until} [,] your opponent cannot activate cards , also cards your opponent controls cannot activate their effects', ({ until }) => [{ do: 'apply', until, rules: [{ rule: 'cannot-activate', whose: 'opponent', what: { what: 'card' } }, { rule: 'cannot-activate', what: { what: 'effect', card: { place: 'field', controller: 'opponent' } } }] }]);
  g.rule('action', 'draw {n:number} cards , or draw {m:number} cards instead , if {conditions}', ({ n, m, conditions }) => [{ do: 'draw', count: m, if: conditions }, { do: 'otherwise', then: [{ do: 'draw', count: n }], join: 'also' }]);
  g.rule('action', "this card's name/Type/Attribute become the same as the original name/Type/Attribute of {pointer} [{until}]", ({ pointer, until }) => [{ do: 'apply', to: 'this', until: until ?? 'leaves', rules: [{ rule: 'treated-as', as: { what: ['original-name', 'original-race', 'original-attribute'], of: cards(pointer) } }] }]);
  g.rule('action', '{until} , this card\'s name/Type/Attribute become the same as the original name/Type/Attribute of {pointer}', ({ pointer, until }) => [{ do: 'apply', to: 'this', until, rules: [{ rule: 'treated-as', as: { what: ['original-name', 'original-race', 'original-attribute'], of: cards(pointer) } }] }]);
  const more = (it: Pointer): Draft[] => [{ do: 'modify', cards: cards(it), stat: 'level', op: '+', value: { from: { $declared: 'level' } } as never }];
  g.rule('operations', "[{until} ,] reduce this card's Level by the declared Level , and if you do , increase the Level of the other monster by the same amount", ({ until }) => [{ do: 'modify', cards: 'this', stat: 'level', op: '-', value: { from: { $declared: 'level' } } as never, ...(until && { until }) }, { ...more({ $ref: 'target' })[0], ...(until && { until }), join: 'and-if-you-do' }]);
  const piercing = (bare: Noun): Draft => ({ rule: 'piercing', cards: groupOf({ ...bare, where: ['field'], whose: 'you' }) });
  g.rule('laterAction', '{until} [,] your monsters cannot attack , except to attack {it:pointer} , and if your {bare} attacks a Defense Position monster , inflict piercing battle damage [to your opponent]', ({ until, it, bare }) => (it.$ref === 'this' || bare.where || bare.whose ? undefined : [{ do: 'apply', until, rules: [...onlyAt(it, 'you'), piercing(bare)] }]));
  for (const pattern of ["<your opponent's monsters|monsters your opponent controls> cannot attack {until} , except to attack {it:pointer}", "{until} [,] <your opponent's monsters|monsters your opponent controls> cannot attack , except to attack {it:pointer}"] as const)
    g.rule('laterAction', pattern, ({ until, it }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', until, rules: onlyAt(it, 'opponent') }]));
} // prettier-ignore
/** Those monsters attack only this one. */
const onlyAt = (it: Pointer, whose: 'you' | 'opponent'): Draft[] => [
  { rule: 'cannot', what: 'attack-directly', cards: { where: 'monsters', whose } },
  { rule: 'cannot', what: 'be-attacked', by: { whose }, cards: { where: 'monsters', whose: whose === 'you' ? 'opponent' : 'you', filter: { noneOf: cards(it) as never } } },
]; // prettier-ignore

/** What players cannot do, told wider. */
function forbidden(g: YgoGrammar): void {
  const none = (until: Until, rules: readonly (Draft | undefined)[]): Draft[] | undefined => (rules.every((rule) => rule !== undefined) ? [{ do: 'apply', until, rules }] : undefined);
  g.rule('laterAction', '{until} [,] {a:playerRule} , except {x:exception} , nor activate the Pendulum Effect of {names}', ({ until, a, x, names }) => none(until, [...a.map((rule) => exceptFor(rule, x)), { rule: 'cannot-activate', whose: 'you', what: { what: 'effect', place: 'pendulum-zone', card: names } }]));
  // "Also they cannot …": your opponent, as long.
  g.rule('laterAction', '{until} [,] your opponent cannot {activating} , also they cannot Special Summon monsters from <the|either> GY', ({ until, activating }) => none(until, [...activating.map((what) => ({ rule: 'cannot-activate', whose: 'opponent', what })), { rule: 'cannot', what: 'special-summon', player: 'opponent', filter: { place: 'graveyard' } }]));
  g.rule('activating', 'activate cards or effects that target <a monster(s)|monsters>', () => [{ targets: { kind: 'monster' } }]);
  g.rule('laterAction', "{until} [,] your opponent takes no damage from {adjectives} monsters' effects", ({ until, adjectives }) => [{ do: 'apply', until, rules: [{ rule: 'effect-damage', player: 'opponent', change: 'none', from: { kind: 'monster', ...adjectives } }] }]);
  g.rule('laterAction', "your opponent takes no damage from {adjectives} monsters' effects {until}", ({ until, adjectives }) => [{ do: 'apply', until, rules: [{ rule: 'effect-damage', player: 'opponent', change: 'none', from: { kind: 'monster', ...adjectives } }] }]);
  const milled = (until: Until): Draft[] => [{ do: 'apply', until, rules: [{ rule: 'cannot', what: 'send-to-graveyard', player: 'either', filter: { place: 'deck' } }] }];
  g.rule('laterAction', 'neither player can send cards from <the|their> Deck to the GY {until}', ({ until }) => milled(until));
  g.rule('laterAction', '{until} [,] neither player can send cards from <the|their> Deck to the GY', ({ until }) => milled(until));
  const TURN = '<the turn|during the turn> this effect is activated';
  g.rule('operations', `{a:doing} , also this card cannot {deed} ${TURN}` as '{a:doing} {deed}', ({ a, deed }) => (knowsWhom(deed) || deed.every((rule) => rule['cards'] === undefined) ? [...a.slice(0, -1), { ...a.at(-1), $restricts: deed }] : undefined));
} // prettier-ignore

/** The activation effect of the Ritual Spell that was paid: "apply that card's activation effect that Ritual Summons a monster". */
function ritual(g: YgoGrammar): void {
  const copy = (): Draft[] => [{ do: 'copy-effect', of: cards({ $ref: 'cost' }) }];
  g.rule('action', "apply that card's activation effect that Ritual Summons a monster", copy);
  g.rule('action', "<this effect|this card's effect> becomes that card's effect that Ritual Summons a monster when <the|that> card is activated", copy);
} // prettier-ignore

/** Names nobody may use, cards that cannot come, what protects a card in several ways. */
function kept(g: YgoGrammar): void {
  const unnamed = (it: Pointer, what: object, until: Until, whose: 'you' | 'opponent' = 'you', trait = 'name'): Draft[] => [{ do: 'apply', until, rules: [{ rule: 'cannot-activate', whose, what: { ...what, card: { sameAs: { what: trait, as: cards(it) } } } }] }];
  const IT: Pointer = { $ref: 'it' };
  g.rule('laterAction', '{until} [,] you cannot activate it , or activate cards , or the effects of cards , with its name', ({ until }) => unnamed(IT, {}, until));
  g.rule('laterAction', '{until} [,] you cannot activate their effects , or the effects of cards with their names', ({ until }) => unnamed({ ...IT, plural: true }, { what: 'effect' }, until));
  g.rule('laterAction', '{until} [,] you cannot activate its effects , or the effects of cards with its name', ({ until }) => unnamed(IT, { what: 'effect' }, until));
  g.rule('laterAction', 'your opponent cannot activate the effects of that destroyed monster , or of monsters with its same original name [,] {until}', ({ until }) => unnamed({ $ref: 'done', done: 'destroyed', noun: 'monster' }, { what: 'effect' }, until, 'opponent', 'original-name'));
  const absent = (it: Pointer, until: Until): Draft[] | undefined => (it.$ref === 'this' ? undefined : [{ do: 'apply', until, rules: [{ rule: 'cannot', what: 'special-summon', player: 'either', filter: { oneOf: cards(it) } }] }]);
  g.rule('laterAction', '{it:pointer} cannot be Special Summoned {until}', ({ it, until }) => absent(it, until));
  g.rule('laterAction', '{it:pointer} {a:predicate} , your opponent cannot target <it|that monster|that card> with card effects , also <it|that monster> {b:predicate}', ({ it, a, b }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until: 'leaves', rules: [...a, { rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', whose: 'opponent' } }, ...b] }]));
  // "Special Summon 1 "X", its ATK becomes 3300, then …".
  g.rule('operations', '{a:doing} , {b:action} , then {c:operations}', ({ a, b, c }) => (a.length === 1 && b.length === 1 && a[0]!['do'] === 'special-summon' && b[0]!['do'] === 'modify' && b[0]!['until'] === undefined && ofIt(b[0]!) && ![...a, ...b].some((one) => one['optional'] ?? one['if']) ? [...a, { ...b[0], join: 'and-if-you-do' }, { ...c[0], join: 'then' }, ...c.slice(1)] : undefined));
  g.rule('action', "change this card's Type to {whose:possessive} original Type [{until}]", ({ whose, until }) => [{ do: 'apply', to: 'this', until: until ?? 'leaves', rules: [{ rule: 'treated-as', as: { what: 'original-race', of: cards(whose) } }] }]);
  g.rule('action', 'your opponent gains {n:number} LP {each}', ({ n, each }) => [{ do: 'gain-life', to: 'opponent', amount: scaled(n, each) }]);
  g.rule('action', 'your opponent loses {n:number} LP {each}', ({ n, each }) => [{ do: 'lose-life', to: 'opponent', amount: scaled(n, each) }]);
  g.rule('action', 'banish 1 of that declared card from your Deck', () => [{ do: 'banish', cards: { choose: 1, where: 'deck', whose: 'you', filter: { $named: true } } }]);
} // prettier-ignore
const ofIt = (one: Draft): boolean => /^\{"\$what":\{"\$ref":"it"\}\}$/.test(JSON.stringify(one['cards']));

/** Tokens with the values of other monsters. */
function likeOthers(g: YgoGrammar): void {
  const token = (name: string, body: object, tails: Draft | undefined): Draft[] | undefined => {
    const { to, position, ...rest } = (tails ?? {}) as { to?: string; position?: string };
    return Object.keys(rest).length > 0 || position === 'face-down' ? undefined : [{ do: 'token', name: { en: name, de: name }, count: 1, ...body, ...(to === 'opponent' && { whose: 'opponent' }), ...(position && { position }) }];
  };
  // What the next sentence says its values become: until then they are 0 (`left.ts` leaves the effect open where nobody reads that).
  g.rule('action', 'Special Summon 1 {name:quoted} ( {race} / {attribute} / Level {level:number} / ATK ? / DEF ? ) [{tails:operationTails}]', ({ name, race, attribute, level, tails }) => token(name, { race, attribute, level, atk: 0, def: 0 }, tails));
  g.rule('action', 'Special Summon 1 {name:quoted} ( {race} / {attribute} / Level {level:number} / ATK ? / DEF {def:number} ) [{tails:operationTails}]', ({ name, race, attribute, level, def, tails }) => token(name, { race, attribute, level, atk: 0, def }, tails));
  const of = (stat: string, it: Pointer): object => ({ stat, of: cards(it) });
  const TRIBUTED: Pointer = { $ref: 'done', done: 'tributed', noun: 'monster', plural: true };
  g.rule('action', "Special Summon 1 {name:quoted} ( {race} / {attribute} / Level {level:number} / ATK ? / DEF ? ) [{tails:operationTails}] ( this Token's ATK/DEF become the <combined|total> original ATK/DEF of the Tributed monsters )", ({ name, race, attribute, level, tails }) => token(name, { race, attribute, level, atk: of('original-atk', TRIBUTED), def: of('original-def', TRIBUTED) }, tails));
  g.rule('action', 'Special Summon 1 {name:quoted} ( {race} / {attribute} / Level ? / ATK ? / DEF {def:number} ) with the same Level/ATK as the original Level/ATK of {it:pointer} [{tails:operationTails}]', ({ name, race, attribute, def, it, tails }) => token(name, { race, attribute, level: of('original-level', it), atk: of('original-atk', it), def }, tails));
} // prettier-ignore

/** Small things: who gains, what a card becomes, what is turned over. */
function small(g: YgoGrammar): void {
  g.rule('action', 'make 1 player gain {n:number} LP', ({ n }) => [{ do: 'choose', options: (['you', 'opponent'] as const).map((to) => ({ do: [{ do: 'gain-life', to, amount: n }] })) }]);
  g.rule('action', 'change the Attribute of this card', () => [{ do: 'declare', what: 'attribute' }, { do: 'apply', to: 'this', until: 'leaves', rules: [{ rule: 'treated-as', as: { what: 'attribute', of: 'declared' } }], join: 'and' }]);
  // What is Set is shown to tell whether it is one of them.
  g.rule('action', '{a:action} ( if a card is Set , reveal it )', ({ a }) => (a.length === 1 && a[0]!['do'] === 'destroy' ? a : undefined));
  g.rule('operations', 'banish {what} , but return <it|them> <in|during> your next Standby Phase', ({ what }) => (onField(what) ? [{ do: 'banish', cards: cards(what), until: 'your-next-standby-phase' }] : undefined));
  // Of all that is said after it.
  const JOINED: readonly unknown[] = [undefined, 'also', 'and'];
  g.rule('operations', 'unless {conditions} , {b:operations}', ({ conditions, b }) => (b.some((one) => one['if'] ?? one['optional']) || !b.every((one) => JOINED.includes(one['join'])) ? undefined : b.map((one) => ({ ...one, if: { not: conditions } satisfies Condition }))));
  // "Either add it to your hand or (if it is a Pendulum Monster) place it in your Pendulum Zone".
  g.rule('operations', 'take {what} , and either add it to your hand or ( if it is a Pendulum Monster ) place it in your Pendulum Zone', ({ what }) => {
    if (!isNoun(what) || what.count !== 1) return undefined;
    const chosen = { $what: what };
    return [{ do: 'choose', options: [{ do: [{ do: 'add', cards: chosen }] }, { do: [{ do: 'place', cards: { $what: { ...what, filter: both(what.filter, { is: 'pendulum' }) } }, to: 'pendulum-zone' }] }] }];
  });
  g.rule('laterAction', 'return <it|this card> to the Extra Deck when it leaves the field', () => [{ do: 'apply', to: cards({ $ref: 'it' }), until: 'leaves', rules: [{ rule: 'redirect', when: 'leaves-field', to: 'deck' }] }]);
  // "It gains 1000 ATK, but is changed to face-down Defense Position during the End Phase".
  g.rule('laterAction', '{it:pointer} {gains} , but <is|are> changed to face-down Defense Position {moment}', ({ it, gains, moment }) => [
    ...gains.map(({ rule: _rule, ...one }, i): Draft => ({ do: 'modify', cards: cards(it), ...one, ...(i > 0 && { join: 'and' }) })),
    { do: 'later', at: moment, then: [{ do: 'change-position', cards: cards(it), to: 'face-down' }], join: 'also' },
  ]);
  g.rule('condition', 'you activated <this effect|this card> during the turn your opponent activated a card or effect', () => ({ happened: { event: 'activated', by: 'opponent' } }));
  g.rule('linkTail', 'in <the|your|their> GY or banishment', () => ({ place: ['graveyard', 'banished'] }));
  g.rule('action', 'increase {whose:possessive} {stat} by that number [,] [{until}]', ({ whose, stat, until }) => [{ do: 'modify', cards: cards(whose), stat, op: '+', value: { $amount: true }, ...(until && { until }) }]);
} // prettier-ignore
/** Both on the field, where they come back to. */
const onField = (what: What): boolean =>
  'several' in what
    ? what.several.every(onField)
    : isPointer(what)
      ? (what.where ?? ['field']).join() === 'field'
      : what.where?.join() === 'field';
