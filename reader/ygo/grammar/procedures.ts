/** How a card is Summoned: conditions it sets, and its own ways. */
import type { Condition, Filter, LinkPattern, Place } from '../../../engine/ygo/effects/schema.ts';
import { knowsWhom } from './continuous.ts';
import type { Context, Draft, YgoGrammar } from './categories.ts';
import { asFilter, both, either, groupOf, isPointer, oneOrList, type Noun, type What } from './noun.ts';
import { exists } from './conditions.ts';

export function procedures(g: YgoGrammar): void {
  conditions(g);
  tributed(g);
  onlyBy(g);
  paid(g);
  own(g);
  contact(g);
  tributes(g);
  xyz(g);
}
const condition = (summoning: object): Draft => ({ kind: 'condition', summoning });
const one = (draft: Draft | undefined): Draft[] | undefined => draft && [draft];

function conditions(g: YgoGrammar): void {
  g.table('statement', {
    '[This card] cannot be Normal <Summoned/Set|Summoned or Set>': [condition({ cannotNormalSummon: true })],
    '[This card] cannot be Special Summoned': [condition({ cannotSpecialSummon: true })],
    'A Fusion Summon of this <card|monster> can only be <done|conducted> with the above <Fusion Materials|materials|Fusion material Monsters>': [condition({ noSubstitutes: true })],
    "This card's <Summon|Special Summon|Normal Summon> cannot be negated": [condition({ cannotBeNegated: true })],
    'You can Set this card from your hand to your Spell & Trap Zone as a Spell [Card]': [condition({ maySetAs: 'spell' })],
  });
  const unless = (onlyIf: Condition): Draft[] => [condition({ onlyIf })];
  for (const words of ['Cannot be Summoned', 'This card cannot be Summoned', 'Cannot be Normal or Special Summoned', 'This card cannot be Normal or Special Summoned'] as const) {
    g.rule('statement', `${words} [,] unless {conditions}`, ({ conditions }) => unless(conditions));
    g.rule('statement', `${words} [,] <if|while> {conditions}`, ({ conditions }) => unless({ not: conditions }));
  }
  // Never face-up.
  g.rule('statement', 'If you can Pendulum Summon Level {n:number} , you can Pendulum Summon this face-up card <from|in> your Extra Deck', ({ n }) => [condition({ pendulumLevel: n })]);
  g.rule('statement', 'This card can only attack <if|while> {conditions}', ({ conditions }) => [{ kind: 'continuous', condition: { not: conditions }, ongoing: [{ rule: 'cannot', what: 'attack' }] }]);
  g.rule('statement', '[This card] cannot be Normal Summoned ( but can be Normal Set )', () => [condition({ normalOnlyIf: { any: [] } })]);
  g.rule('statement', '[This card] cannot be Normal or Special Summoned', () => [condition({ normalOnlyIf: { any: [] } }), condition({ cannotSpecialSummon: true })]);
  g.rule('statement', '[This card] cannot be Special Summoned by other ways', () => [condition({ onlyBy: 'own' })]);
  for (const how of ['Fusion', 'Ritual', 'Synchro', 'Xyz', 'Link'] as const) g.rule('statement', `This <card|monster> can only be Special Summoned by ${how} Summon [( from the Extra Deck )]`, () => [condition({ onlyBy: how.toLowerCase() })]);
  const ways = (how: string, more: Draft = {}): Draft[] => [{ kind: 'condition', from: ['hand', 'deck', 'extra-deck'], ...more, ongoing: [{ rule: 'cannot', what: 'special-summon', cards: 'this', how }] }];
  g.rule('statement', '[This card] cannot be {how:summonWord} Summoned', ({ how }) => (how === 'normal' || how === 'special' || how === 'flip' || how === 'tribute' ? undefined : ways(how)));
  g.rule('statement', '[This card] cannot be {how:summonWord} Summoned [,] except during {phases}', ({ how, phases }) => (how === 'normal' || how === 'special' || how === 'flip' || how === 'tribute' ? undefined : ways(how, { condition: { not: { phase: oneOrList(phases) } } })));
  const summon = (places: readonly Place[]): Draft[] => [{ kind: 'condition', from: oneOrList(places), ongoing: [{ rule: 'cannot', what: 'special-summon', cards: 'this' }] }];
  g.rule('statement', '[This card] cannot be Special Summoned from <the|your> {places}', ({ places }) => summon(places));
  g.rule('statement', '[This card] cannot be Special Summoned from <the|your> {places} <unless|, unless> {conditions}', ({ places, conditions }) => summon(places).map((one) => ({ ...one, condition: { not: conditions } })));
  g.rule('statement', '[This card] cannot be Special Summoned from <the|your> GY <the turn|during the turn> <this card|it> was sent <to the GY|there>', () => summon(['graveyard']).map((one) => ({ ...one, condition: { is: 'this', like: { didThisTurn: { event: 'sent', to: 'graveyard' } } } })));
  for (const words of ['Cannot be Normal Summoned', 'This card cannot be Normal Summoned'] as const) {
    g.rule('statement', `${words} [,] unless {conditions}`, ({ conditions }) => [condition({ normalOnlyIf: conditions })]);
    g.rule('statement', `${words} [,] <if|while> {conditions}`, ({ conditions }) => [condition({ normalOnlyIf: { not: conditions } })]);
  }
  // Nor turned face-up.
  const flips = (onlyIf: Condition, unless: Condition): Draft[] => [condition({ normalOnlyIf: onlyIf }), { kind: 'condition', set: true, condition: unless, ongoing: [{ rule: 'cannot', what: 'flip-summon', cards: 'this' }] }];
  for (const words of ['Cannot be Normal or Flip Summoned', 'This card cannot be Normal or Flip Summoned'] as const) {
    g.rule('statement', `${words} [,] unless {conditions}`, ({ conditions }) => flips(conditions, { not: conditions }));
    g.rule('statement', `${words} [,] <if|while> {conditions}`, ({ conditions }) => flips({ not: conditions }, conditions));
  }
  g.rule('statement', 'You can only {how:summonWord} Summon {name:quoted} once per turn', ({ how, name }, context) => (name === context.name ? [condition({ limit: 1, ...(how !== 'special' && { limitOf: how }) })] : undefined));
  g.rule('statement', 'You can only Special Summon 1 {name:quoted} per turn', ({ name }, context) => (name === context.name ? [condition({ limit: 1 })] : undefined));
} // prettier-ignore

/** "If you Tribute Summon this card, all Tributes must be WIND." */
function tributed(g: YgoGrammar): void {
  const MUST = 'If you Tribute Summon this card , <all Tributes|the Tribute(s)> must be';
  g.rule('statement', `${MUST} {adjectives}` as '{adjectives}', ({ adjectives }) => [condition({ tributesLike: adjectives })]);
  g.rule('statement', `${MUST} [<a|an>] {bare}` as '{bare}', ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : [condition({ tributesLike: asFilter(bare) })]));
} // prettier-ignore

/** "Must first be Fusion Summoned." */
function onlyBy(g: YgoGrammar): void {
  const others = '[( in which case you do not use {name:quoted} )] [[,] and cannot be Special Summoned by other ways]';
  for (const [first, more] of [['', {}], [' first', { firstOnly: true }]] as const) {
    const must = `Must${first} be` as const;
    const by = (...ways: (string | undefined)[]): Draft[] => [condition({ onlyBy: ways.length === 1 ? ways[0] : ways, ...more })];
    for (const how of ['Fusion', 'Ritual', 'Synchro', 'Xyz', 'Link'] as const)
      g.rule('statement', `${must} ${how} Summoned [<with|using> the above <${how} materials|materials>] ${others}`, () => by(how.toLowerCase()));
    const ritual = (filter: Filter): Draft[] => [condition({ onlyBy: 'ritual', ...more, withoutTributing: filter })];
    g.rule('statement', `${must} Ritual Summoned [,] without using {names}`, ({ names }) => ritual(names));
    for (const without of ['without using [any]', 'using monsters , and you cannot use'] as const)
      g.rule('statement', `${must} Ritual Summoned [,] ${without} {bare}` as '{bare}', ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : ritual(asFilter(bare))));
    g.rule('statement', `${must} either {a:summonWord} or {b:summonWord} Summoned ${others}`, ({ a, b }) => by(a, b));
    g.rule('statement', `${must} {a:summonWord} Summoned or {b:summonWord} Summoned ${others}`, ({ a, b }) => by(a, b));
    g.rule('statement', `${must} Special Summoned by its own <procedure|method> ${others}`, () => by('own'));
    g.rule('statement', `${must} Special Summoned by its own effect ${others}`, () => [condition({ onlyBy: ['own', 'effect'], ...more, onlyByCard: { this: true } })]);
    g.rule('statement', `${must} Special Summoned by <card effect|a card effect> ${others}`, () => by('effect'));
    const card = (filter: Filter): Draft[] => [condition({ onlyBy: 'effect', ...more, onlyByCard: filter })];
    g.rule('statement', `${must} Special Summoned <with|by|by the effect of|with the effect of> {names} ${others}`, ({ names }) => card(names));
    g.rule('statement', `${must} Special Summoned with {names} ( or by its own effect )`, ({ names }, context) => card({ any: [names, { name: context.name }] }));
    for (const [how, kind] of [['Fusion', 'fusion'], ['Ritual', 'ritual'], ['Synchro', 'synchro'], ['Xyz', 'xyz'], ['Link', 'link']] as const)
      g.rule('statement', `${must} [either] ${how} Summoned [,] or Special Summoned <with|by|by the effect of|with the effect of> {names} ${others}`, ({ names }) => [condition({ onlyBy: [kind, 'effect'], ...more, onlyByCard: names })]);
    g.rule('statement', `${must} Special Summoned <by|with> {effectOf} ${others}`, ({ effectOf: { by: whose, with: of } }) => (whose || !of || of.this ? undefined : card(of)));
  }
  for (const cannot of ['This card cannot be Special Summoned [,] except', 'Cannot be Special Summoned [,] except'] as const) {
    g.rule('statement', `${cannot} <with|by|by the effect of|with the effect of> {names}`, ({ names }) => [condition({ onlyBy: 'effect', onlyByCard: names })]);
    g.rule('statement', `${cannot} <with|by> {effectOf}`, ({ effectOf: { by: whose, with: of } }) => (whose || !of || of.this || typeof of.name === 'string' ? undefined : [condition({ onlyBy: 'effect', onlyByCard: of })]));
    g.rule('statement', `${cannot} <with|by> the effect of <a|an> {a:bare} or [<a|an>] {b:bare}`, ({ a, b }) => ([a, b].some((noun) => noun.where || noun.whose || Object.keys(noun.filter).length === 0) ? undefined : [condition({ onlyBy: 'effect', onlyByCard: either([asFilter(a), asFilter(b)]) })]));
    g.rule('statement', `${cannot} by its own effect`, () => [condition({ onlyBy: ['own', 'effect'], onlyByCard: { this: true } })]);
    g.rule('statement', `${cannot} by {how:summonWord} Summon`, ({ how }) => [condition({ onlyBy: how })]);
  }
} // prettier-ignore

/** "By Tributing 1 Warrior monster": what is done to Summon it. */
function paid(g: YgoGrammar): void {
  const cost = (verb: string, what: What, where?: Place, more: object = {}): Draft => {
    const each = (single: What): Draft => ({ do: verb, cards: { $what: single, ...(where && { $in: [where] }) }, ...more });
    return 'several' in what ? { all: what.several.map(each) } : each(what);
  };
  g.rule('pay', 'Tributing {what}', ({ what }) => cost('tribute', what, 'monsters'));
  g.rule('pay', 'Tributing {bare}', ({ bare }) => (bare.noun === 'name' && !bare.where && !bare.whose ? cost('tribute', { ...bare, count: 1 }, 'monsters') : undefined));
  g.rule('pay', '<banishing {what}|removing {what} from play>', ({ what }) => cost('banish', what));
  g.rule('pay', 'banishing {what} , face-down', ({ what }) => cost('banish', what, undefined, { face: 'down' }));
  g.rule('pay', 'banishing {what} face-down', ({ what }) => cost('banish', what, undefined, { face: 'down' }));
  g.rule('pay', 'discarding {what}', ({ what }) => cost('discard', what, 'hand'));
  g.rule('pay', 'sending {what} to the GY', ({ what }) => cost('send', what));
  g.rule('pay', 'sending {what} to the GY , except {x:exception}', ({ what, x }) => (!('several' in what) && !isPointer(what) && !what.filter.not ? cost('send', { ...what, filter: { ...what.filter, not: x } }) : undefined));
  g.rule('pay', "returning {what} to <the hand|your hand|its owner's hand|the owner's hand|their owners' hands|the hand/Extra Deck>", ({ what }) => cost('return', what, undefined, { to: 'hand' }));
  g.rule('pay', "returning {what} to <the hand|your hand|its owner's hand|the owner's hand|their owners' hands> , except {x:exception}", ({ what, x }) => (!('several' in what) && !isPointer(what) && !what.filter.not ? cost('return', { ...what, filter: { ...what.filter, not: x } }, undefined, { to: 'hand' }) : undefined));
  g.rule('pay', 'shuffling {what} into the <Deck|Deck/Extra Deck|Extra Deck>', ({ what }) => cost('return', what, undefined, { to: 'deck' }));
  g.rule('pay', 'placing {what} on the bottom of <the|your> Deck', ({ what }) => cost('return', what, undefined, { to: 'deck-bottom' }));
  g.rule('pay', 'revealing {what}', ({ what }) => cost('reveal', what, 'hand'));
  // "Revealing "X" in your hand": one card of that name.
  g.rule('pay', 'revealing {bare}', ({ bare }) => (bare.noun === 'name' && bare.where?.join() === 'hand' && bare.whose === 'you' ? cost('reveal', { ...bare, count: 1 }) : undefined));
  g.rule('pay', 'destroying {what}', ({ what }) => cost('destroy', what));
  g.rule('pay', 'paying {n:number} LP', ({ n }) => ({ do: 'pay-life', amount: n }));
  g.rule('pay', 'paying half your LP', () => ({ do: 'pay-life', amount: 'half' }));
  g.rule('pay', 'detaching {n:number} [Xyz] material(s) from <a monster you control|monsters you control|your field>', ({ n }) => ({ do: 'detach', count: n, from: { where: 'monsters', whose: 'you' } }));
  g.rule('pay', 'removing {n:number} {kind:counterName} from <your field|anywhere on your field>', ({ n, kind }) => ({ do: 'remove-counters', kind, count: n, from: { where: 'field', whose: 'you' } }));
  g.rule('pay', 'removing {n:number} {kind:counterName} from anywhere on the field', ({ n, kind }) => ({ do: 'remove-counters', kind, count: n, from: { where: 'field' } }));
  g.rule('paying', '{a:pay}', ({ a }) => a);
  g.rule('paying', '{a:pay} <and|, and> {b:pay}', ({ a, b }) => ({ all: [a, b] }));
} // prettier-ignore

function own(g: YgoGrammar): void {
  for (const [phrase, from] of [['from your hand', 'hand'], ['from your GY', 'graveyard'], ['from your hand or GY', ['hand', 'graveyard']], ['from your Extra Deck', 'extra-deck'], ['from your hand or Deck', ['hand', 'deck']], ['from your Deck', 'deck'], ['from your face-up Extra Deck', 'extra-deck'], ['from your hand , Deck , or GY', ['hand', 'deck', 'graveyard']]] as const) {
    g.rule('fromWhere', phrase, () => ({ from }));
    g.rule('fromWhere', `( ${phrase} )`, () => ({ from }));
  }
  const way = (...parts: (Draft | undefined)[]): Draft | undefined => {
    const { position, to, ...rest } = Object.assign({}, ...parts.filter(Boolean)) as { position?: string; to?: string } & Draft;
    if (position === 'face-down' || Object.keys(rest).some((key) => !['from', 'do', 'if', 'restricts', 'then', 'zone'].includes(key))) return undefined;
    return { kind: 'procedure', procedure: { summon: 'own', ...rest, ...(position && { position }), ...(to === 'opponent' && { to }) } };
  };
  // Where it is said not, it is the hand.
  const main = (draft: Draft[] | undefined, { monster }: Context): Draft[] | undefined => (monster.some((kind) => ['fusion', 'synchro', 'xyz', 'link'].includes(kind)) ? undefined : draft);
  const SUMMON = 'you can Special Summon this card {fromWhere} [{tails:operationTails}] [[,] by {paying}]';
  g.rule('statement', 'You can Special Summon this card by {paying}', ({ paying }, context) => main(one(way({ from: 'hand' }, { do: paying })), context));
  // What its player cannot do afterwards.
  const forRest = (rules: readonly Draft[]): Draft => (knowsWhom(rules) ? { restricts: { until: 'end-of-turn', rules } } : { unsaid: true });
  const REST = ', but {rules:rulesOf} for the rest of this turn';
  const both = (a: Condition | undefined, b: Condition | undefined): Draft | undefined => (a && b ? { if: { all: [a, b] } } : a || b ? { if: a ?? b } : undefined);
  for (const [begin, end] of [['', ''], ['If {a:conditions} , ', ''], ['While {a:conditions} , ', ''], ['', ' [,] <if|while> {b:conditions}'], ['If {a:conditions} , ', ' [,] while {b:conditions}'], ['During your turn , if {a:conditions} , ', '']] as const) {
    const pattern = `${begin}${SUMMON}${end}` as 'If {a:conditions} , you can {fromWhere} [{tails:operationTails}] [{paying}] while {b:conditions}';
    g.rule('statement', pattern, ({ fromWhere, tails, paying, a, b }) => one(way(fromWhere, tails, paying && { do: paying }, both(a, b))));
    g.rule('statement', `${pattern} , <but|and if you do ,|and> {consequence}` as `${typeof pattern} {consequence}`, ({ fromWhere, tails, paying, a, b, consequence }) => one(way(fromWhere, tails, paying && { do: paying }, both(a, b), consequence)));
    g.rule('statement', `${pattern} ${REST}`, ({ fromWhere, tails, paying, a, b, rules }) => one(way(fromWhere, tails, paying && { do: paying }, both(a, b), forRest(rules))));
    g.rule('statement', `${pattern} ${REST} , except {exception}`, ({ fromWhere, tails, paying, a, b, rules, exception }) => {
      const [rule] = rules;
      return rules.length === 1 && rule?.['what'] === 'special-summon' ? one(way(fromWhere, tails, paying && { do: paying }, both(a, b), forRest([{ ...rule, filter: { ...(rule['filter'] as Filter | undefined), not: exception } }]))) : undefined;
    });
  }
  g.rule('statement', 'If this is the only card in your hand , you can Special Summon it {fromWhere}', ({ fromWhere }) => (JSON.stringify(fromWhere) === '{"from":"hand"}' ? one(way(fromWhere, { if: { not: { exists: { where: 'hand', whose: 'you', filter: { other: true } } } } })) : undefined));
  for (const [first, more] of [['', {}], [' first', { firstOnly: true }]] as const) {
    const must = (made: Draft | undefined): Draft[] | undefined => made && [condition({ onlyBy: 'own', ...more }), made];
    const begin = `Must${first} be Special Summoned {fromWhere} [{tails:operationTails}]` as const;
    const end = '[, and cannot be Special Summoned by other ways|and cannot be Special Summoned by other ways]';
    g.rule('statement', `Must${first} be Special Summoned by {paying} ${end}`, ({ paying }, context) => main(must(way({ from: 'hand' }, { do: paying })), context));
    g.rule('statement', `${begin} [,] by {paying} ${end}`, ({ fromWhere, tails, paying }) => must(way(fromWhere, tails, { do: paying })));
    g.rule('statement', `${begin} [,] by {paying} [,] while {conditions} ${end}`, ({ fromWhere, tails, paying, conditions }) => must(way(fromWhere, tails, { do: paying }, { if: conditions })));
    g.rule('statement', `${begin} [,] <while|if> {conditions} ${end}`, ({ fromWhere, tails, conditions }) => must(way(fromWhere, tails, { if: conditions })));
    g.rule('statement', `${begin} [,] by controlling {n:number} or more {bare} ${end}`, ({ fromWhere, tails, n, bare }) => (bare.where ? undefined : must(way(fromWhere, tails, { if: { exists: groupOf({ ...bare, whose: 'you' }), count: { min: n } } }))));
    g.rule('statement', `${begin} [,] by having {having} ${end}`, ({ fromWhere, tails, having }) => must(way(fromWhere, tails, { if: having })));
    g.rule('statement', `${begin} [,] by having {having} while {conditions} ${end}`, ({ fromWhere, tails, having, conditions }) => must(way(fromWhere, tails, { if: { all: [having, conditions] } })));
    g.rule('statement', `${begin} [,] during a Duel in which your opponent has activated {kind:linkKind} [{tail:linkTail}] ${end}`, ({ fromWhere, tails, kind, tail }) => { const past = inDuel(kind, tail); return past && must(way(fromWhere, tails, { if: past })); });
  }
  g.rule('statement', '[This card] cannot be Special Summoned [,] except by {paying}', ({ paying }, context) => main([condition({ onlyBy: 'own' }), way({ from: 'hand' }, { do: paying })!], context));
  for (const [words, position] of [['Attack', 'attack'], ['Defense', 'defense']] as const)
    g.rule('statement', `<This card|This monster> can only be Special Summoned [{fromWhere}] , in [face-up] ${words} Position , by {paying}`, ({ fromWhere, paying }, context) => main([condition({ onlyBy: 'own' }), way(fromWhere ?? { from: 'hand' }, { position, do: paying })!], context));
  g.rule('statement', '[This card] cannot be Special Summoned [,] except by having {having}', ({ having }, context) => main([condition({ onlyBy: 'own' }), way({ from: 'hand' }, { if: having })!], context));
  g.rule('statement', '<This card|This monster> can only be Special Summoned [{fromWhere}] by {paying}', ({ fromWhere, paying }, context) => main([condition({ onlyBy: 'own' }), way(fromWhere ?? { from: 'hand' }, { do: paying })!], context));
  g.rule('having', 'only {bare} ( min . 1 )', ({ bare }) => (bare.where?.length === 1 && bare.where[0] === 'graveyard' && bare.noun === 'monster' ? { all: [exists(bare), { not: exists({ ...bare, filter: { not: asFilter({ noun: 'monster', filter: bare.filter }), kind: 'monster' } }) }] } : undefined));
  g.rule('having', '<a|an> {a:bare} , but no {b:bare}', ({ a, b }) => (a.where && b.where && !a.distinct && !b.distinct ? { all: [exists(a), { not: exists(b) }] } : undefined));
  for (const [count, bounds] of [['exactly {n:number}', (n: number) => n], ['{n:number} or more', (n: number) => ({ min: n })]] as const)
    g.rule('having', `${count} {bare}` as '{n:number} {bare}', ({ n, bare }) => (bare.where ? exists(bare, bounds(n)) : undefined));
} // prettier-ignore

/** What the opponent has activated at some time in this Duel. */
function inDuel(kind: LinkPattern | LinkPattern[], tail: LinkPattern | undefined): Condition | undefined {
  if (Array.isArray(kind) || (tail && Object.keys(tail).join() !== 'place')) return undefined;
  const card = both(kind.card, kind.kind && { kind: kind.kind }, tail?.place && { place: tail.place });
  return {
    happened: {
      event: 'activated',
      by: 'opponent',
      ...(kind.what && { what: kind.what }),
      ...(Object.keys(card).length > 0 && { card }),
    },
    during: 'duel',
  };
}

/** Summoned from the Extra Deck with what the first line names, without a Fusion Summon. */
function contact(g: YgoGrammar): void {
  const THE = '<the above cards|the above monsters|the above Fusion Materials|the above materials>';
  const MINE = `${THE} <you control|from your field>`;
  const above = (doing: Draft, where: Place[] = ['monsters']): Draft => ({ $above: { ...doing, where } });
  const ways: [string, Draft][] = [
    [`shuffling ${MINE} into the <Deck|Deck/Extra Deck|Extra Deck>`, above({ do: 'return', to: 'deck' })],
    [`banishing ${MINE}`, above({ do: 'banish' })],
    [`banishing ${MINE} and/or from your GY`, above({ do: 'banish' }, ['monsters', 'graveyard'])],
    [`banishing ${THE} from your hand , field , and/or GY`, above({ do: 'banish' }, ['hand', 'monsters', 'graveyard'])],
    [`banishing ${THE} from your field <and/or|or> GY`, above({ do: 'banish' }, ['monsters', 'graveyard'])],
    [`sending ${MINE} to the GY`, above({ do: 'send' })],
    [`sending ${THE} from either field to the GY`, above({ do: 'send', whose: 'either' })],
    [`Tributing ${THE} [you control]`, above({ do: 'tribute' })],
    [`shuffling ${THE} from your hand , field , and/or GY into the <Deck|Deck/Extra Deck>`, above({ do: 'return', to: 'deck' }, ['hand', 'monsters', 'graveyard'])],
    [`returning ${MINE} to the <Deck|Extra Deck>`, above({ do: 'return', to: 'deck' })],
    [`sending ${THE} from any Monster Zones to the GY`, above({ do: 'send', whose: 'either' })],
  ];
  const from = '<( from your Extra Deck )|from your Extra Deck>';
  const made = (doing: Draft): Draft => ({ kind: 'procedure', procedure: { summon: 'contact-fusion', from: 'extra-deck', do: doing } });
  for (const [words, doing] of ways)
    for (const [first, more] of [['', {}], [' first', { firstOnly: true }]] as const) {
      const others = '[( in which case you do not use {name:quoted} )] [[,] and cannot be Special Summoned by other ways]';
      g.rule('statement', `Must${first} be Special Summoned ${from} [,] by ${words} ${others}` as 'x', () => [condition({ onlyBy: 'own', ...more }), made(doing)]);
      g.rule('statement', `Must${first} be either Fusion Summoned , or Special Summoned [${from}] [,] by ${words} ${others}` as 'x', () => [condition({ onlyBy: ['fusion', 'own'], ...more }), made(doing)]);
    }
  for (const [words, doing] of ways) g.rule('statement', `This <card|monster> can only be Special Summoned ${from} [,] by ${words}`, () => [condition({ onlyBy: 'own' }), made(doing)]);
  for (const [first, more] of [['', {}], [' first', { firstOnly: true }]] as const) {
    for (const [words, position] of [['Attack', 'attack'], ['Defense', 'defense']] as const)
      g.rule('statement', `Must${first} be either Fusion Summoned , or Special Summoned [${from}] in [face-up] ${words} Position [,] by {paying}`, ({ paying }) => { const way = made(paying); return [condition({ onlyBy: ['fusion', 'own'], ...more }), { ...way, procedure: { ...(way['procedure'] as object), position } }]; });
    g.rule('statement', `Must${first} be either Fusion Summoned , or Special Summoned [${from}] [,] by {paying} [( in which case you do not use {name:quoted} )]` as '{paying}', ({ paying }) => [condition({ onlyBy: ['fusion', 'own'], ...more }), made(paying)]);
    g.rule('statement', `Must${first} be either Fusion Summoned , or Special Summoned [${from}] [,] by {paying} , except {x:exception} ( in which case you do not use {name:quoted} )`, ({ paying, x }) => { const paid = lastExcept(paying, x); return paid && [condition({ onlyBy: ['fusion', 'own'], ...more }), made(paid)]; });
    // What is no Fusion Monster comes so from the Extra Deck by its own procedure.
    for (const [how, kind] of [['Synchro', 'synchro'], ['Xyz', 'xyz'], ['Link', 'link']] as const)
      g.rule('statement', `Must${first} be either ${how} Summoned , or Special Summoned ${from} [,] by {paying}` as '{paying}', ({ paying }) => [condition({ onlyBy: [kind, 'own'], ...more }), { kind: 'procedure', procedure: { summon: 'own', from: 'extra-deck', do: paying } }]);
  }
} // prettier-ignore

/** "1 monster from your hand and 1 Dragon you control, except "X"": of the last of them. */
function lastExcept(paying: Draft, x: Filter): Draft | undefined {
  const parts = (paying['all'] as Draft[] | undefined) ?? [paying];
  const last = parts.at(-1)!;
  const what = (last['cards'] as { $what?: What } | undefined)?.$what;
  if (!what || 'several' in what || isPointer(what) || what.filter.not) return undefined;
  const put = { ...last, cards: { ...(last['cards'] as object), $what: { ...what, filter: { ...what.filter, not: x } } } };
  return parts.length === 1 ? put : { ...paying, all: [...parts.slice(0, -1), put] };
} // prettier-ignore

/** "But its original ATK becomes 1900": as long as its effects are not negated, Set so, too; what else is done when it is Summoned is done then. */
function lessThen(procedure: Draft, tributes: number, consequence: Draft): Draft[] | undefined {
  const made = procedure['procedure'] as Draft;
  const then = consequence['then'] as Draft[] | undefined;
  const original = then?.every(({ do: doing, cards, stat, until }) => doing === 'modify' && cards === 'this' && /^original-/.test(String(stat)) && until === undefined);
  if (!then || !original) return then && !made['faceUp'] ? undefined : [{ ...procedure, procedure: { ...made, ...consequence } }];
  const ongoing = then.map(({ do: _do, cards: _cards, join: _join, ...rest }) => ({ rule: 'modify', ...rest }));
  const condition: Condition = { all: [{ is: 'this', like: { summoned: [tributes === 0 ? 'normal' : 'tribute', 'set', 'flip'] } }, { amount: { from: 'made-with' }, is: tributes }] };
  return [{ kind: 'continuous', condition, ongoing }, procedure];
} // prettier-ignore
/** Normal Summons that need fewer Tributes, or others. */
function tributes(g: YgoGrammar): void {
  const tribute = (more: object): Draft => ({ kind: 'procedure', procedure: { summon: 'tribute', alternative: true, ...more } });
  const TRIBUTES = [['without <Tributing|Tributes>', 0], ['with 1 Tribute', 1]] as const;
  for (const [how, tributes] of TRIBUTES)
    for (const [summon, more] of [['<Normal|Tribute> Summon this card', { faceUp: true }], ['<Normal|Tribute> Summon/Set this card', {}], ['<Normal|Tribute> Summon or Set this card', {}], ['<Normal|Tribute> Summon this card face-up', { faceUp: true }]] as const)
      for (const [begin, end] of [['', ''], ['If {conditions} , ', ''], ['While {conditions} , ', ''], ['', ' <if|while> {conditions}']] as const) {
        const pattern = `${begin}you can ${summon} ${how}${end}` as 'If {conditions} , you can';
        g.rule('statement', pattern, ({ conditions }) => [tribute({ tributes, ...more, ...(conditions && { if: conditions }) })]);
        g.rule('statement', `${pattern} , but {consequence}` as 'If {conditions} , you can {consequence}', ({ conditions, consequence }) => lessThen(tribute({ tributes, ...more, ...(conditions && { if: conditions }) }), tributes, consequence));
      }
  for (const [mode, more] of [['', {}], ['face-up', { faceUp: true }], ['in [face-up] Attack Position', { faceUp: true }]] as const)
    for (const [summon, also] of [['You can Tribute Summon this <card|monster>', {}], ['You can Normal Summon this <card|monster>', { faceUp: true }], ['This card can be Tribute Summoned', {}], ['This card can be Normal Summoned', { faceUp: true }]] as const)
      for (const begin of ['', 'If {conditions} , '] as const)
        g.rule('statement', `${begin}${summon} ${mode} by Tributing {n:number} {bare}` as 'If {conditions} , {n:number} {bare}', ({ conditions, n, bare }) => (bare.where || bare.whose ? undefined : [tribute({ tributes: n, ...also, ...more, ...(conditions && { if: conditions }), materials: [{ count: n, filter: asFilter(bare) }] })]));
  // No other way.
  const needs = (n: number, noun: Noun, more: object): Draft[] | undefined => (noun.where || noun.whose ? undefined : [{ kind: 'procedure', procedure: { summon: 'tribute', tributes: n, ...more, materials: [{ count: n, filter: asFilter(noun) }] } }]);
  g.rule('statement', 'Requires {n:number} {series:quoted} Tributes to Normal Summon/Set', ({ n, series }) => needs(n, { noun: 'monster', filter: { series } }, {}));
  g.rule('statement', 'Requires {n:number} {series:quoted} Tributes to Normal Summon ( cannot be Normal Set )', ({ n, series }) => needs(n, { noun: 'monster', filter: { series } }, { faceUp: true }));
  const costly = (n: number, more: object): Draft[] => [{ kind: 'procedure', procedure: { summon: 'tribute', tributes: n, ...more } }];
  g.rule('statement', 'Requires {n:number} Tributes to Normal Summon ( cannot be Normal Set )', ({ n }) => costly(n, { faceUp: true }));
  g.rule('statement', 'Must be Normal Summoned/Set by Tributing {n:number} {bare}', ({ n, bare }) => needs(n, bare, {}));
  const fewer = (noun: Noun, more: object): Draft[] | undefined => (noun.where || noun.whose || Object.keys(noun.filter).length === 0 ? undefined : [{ kind: 'continuous', ongoing: [{ rule: 'tributes', ...more, for: asFilter(noun) }] }]);
  for (const [end, less] of [['for 1 less Tribute', 1], ['without Tributing', 2]] as const) {
    g.rule('statement', `You can <Normal|Tribute> Summon {bare} ${end}`, ({ bare }) => fewer(bare, { less }));
    g.rule('statement', `Both players can <Normal|Tribute> Summon {bare} ${end}`, ({ bare }) => fewer(bare, { whose: 'either', less }));
  }
  const instead = (noun: Noun, more: object): Draft[] | undefined => (noun.where && noun.whose === 'you' ? [{ kind: 'condition', from: 'hand', ongoing: [{ rule: 'tributes', for: { this: true }, also: groupOf(noun), ...more, faceUp: true }] }] : undefined);
  g.rule('statement', 'To Tribute Summon this card face-up , you can Tribute <a|an> {bare} , instead of a monster', ({ bare }) => instead(bare, { most: 1 }));
  g.rule('statement', 'To Tribute Summon this card face-up , you can Tribute {bare} , as well as monsters', ({ bare }) => instead(bare, {}));
  g.rule('statement', 'You can Tribute {n:number} monsters to Tribute Summon ( but not Set ) this card', ({ n }) => [tribute({ tributes: n, faceUp: true })]);
} // prettier-ignore

/** "You can also Xyz Summon this card by using 1 Rank 4 Xyz Monster you control." */
function xyz(g: YgoGrammar): void {
  const USINGS = [['You can also Xyz Summon this card [by] using', {}], ['During your Main Phase 2 , you can also Xyz Summon this card [by] using', { if: { phase: 'main2' } }], ['Once per turn , you can also Xyz Summon this card [by] using', { limit: { per: 'turn', of: 'name' } }]] as const;
  const NAMED = [['You can also Xyz Summon {name:quoted} [by] using', {}], ['Once per turn , you can also Xyz Summon {name:quoted} [by] using', { limit: { per: 'turn', of: 'name' } }]] as const;
  const END = '[<as material|as the material|as the Xyz material|as Xyz material|as an Xyz material>]';
  const TRANSFER = '( transfer its materials [to this card] )';
  const material = (noun: Noun): Filter | undefined => (noun.where && noun.whose === 'you' ? asFilter({ noun: noun.noun, filter: noun.filter }) : undefined);
  const alternative = (count: number, filter: Filter | undefined, more: object = {}): Draft[] | undefined =>
    filter && [{ kind: 'procedure', procedure: { summon: 'xyz', alternative: true, ...more, materials: [{ count, filter }] } }];
  // "Once per turn, if …".
  for (const [end, more] of [[END, {}], [`${END} ${TRANSFER}`, { transfer: true }]] as const)
    g.rule('statement', `Once per turn , if {conditions} , you can also Xyz Summon {name:quoted} by using {n:number} {bare} ${end}` as '{conditions} {name:quoted} {n:number} {bare}', ({ conditions, name, n, bare }, context) => (name === context.name ? alternative(n, material(bare), { if: conditions, limit: { per: 'turn', of: 'name' }, ...more }) : undefined));
  for (const [end, more] of [[END, {}], [`${END} ${TRANSFER}`, { transfer: true }]] as const)
    for (const [using, limit] of [...USINGS, ...NAMED]) {
      const made = (name: string | undefined, context: Context, count: number, bare: Noun): Draft[] | undefined => (name === undefined || name === context.name ? alternative(count, material(bare), { ...limit, ...more }) : undefined);
      g.rule('statement', `${using} {n:number} {bare} ${end}` as '{name:quoted} {n:number} {bare}', ({ name, n, bare }, context) => made(name, context, n, bare));
      for (const one of ['{n:number}', '<a|an>'] as const)
        g.rule('statement', `${using.replace('[by] using', 'by {pay} <and|, and|, then> using')} ${one} {bare} ${end}` as '{name:quoted} {pay} {n:number} {bare}', ({ name, pay, n, bare }, context) => made(name, context, n ?? 1, bare)?.map((one) => ({ ...one, procedure: { ...(one['procedure'] as object), do: pay } })));
      g.rule('statement', `${using} <a|an> {bare} ${end}` as '{name:quoted} {bare}', ({ name, bare }, context) => made(name, context, 1, bare));
      g.rule('statement', `${using} <a|an> {bare} ${end} , except {names}` as '{name:quoted} {bare} {names}', ({ name, bare, names }, context) => (bare.filter.not ? undefined : made(name, context, 1, { ...bare, filter: { ...bare.filter, not: names } })));
      g.rule('statement', `${using} <a|an> {bare} with {m:number} or more materials ${end}` as '{name:quoted} {bare} {m:number}', ({ name, bare, m }, context) => made(name, context, 1, { ...bare, filter: { ...bare.filter, materials: { min: m } } }));
      g.rule('statement', `${using} {bare} ${end}` as '{name:quoted} {bare}', ({ name, bare }, context) => (bare.noun === 'name' ? made(name, context, 1, bare) : undefined));
    }
} // prettier-ignore
