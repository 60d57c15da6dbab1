/** Whether: "if …". */
import { nameKey } from '../../../engine/case/names.ts';
import { ENERGY_TYPES } from '../../../engine/case/schema.ts';
import type { CardFilter, Count, PokemonFilter, Predicate, Side, Who } from '../../../engine/ptcg/effects/schema.ts';
import { both, DONE, FLIP, type PtcgGrammar } from './phrases.ts';

const who = (is: PokemonFilter, of: Who): Predicate => ({ test: 'pokemon', who: of, is });

export function tests(g: PtcgGrammar): void {
  g.rule('test', '{a:test1}', ({ a }) => a);
  g.rule('test', '{a:test1} and [if] {b:test1}', ({ a, b }) => together(a, b));
  g.rule('test', '{a:test1}, and if {b:test1}', ({ a, b }) => together(a, b));
  g.rule('test', '{a:test1}, {b:test1}, and if {c:test1}', ({ a, b, c }) => ({ all: [a, b, c] }));
  flips(g);
  whatItIs(g);
  whatItHas(g);
  stadiums(g);
  comparisons(g);
  happened(g);
  cards(g);
  aboutOne(g);
  aboutAll(g);
  inPlay(g);
}

/** Coins: "both of them are heads". */
function flips(g: PtcgGrammar): void {
  const coin = (is: 'heads' | 'tails' | 'all-heads' | 'all-tails'): Predicate => ({ test: 'coin', flip: FLIP, is });
  g.table('test1', {
    heads: coin('heads'),
    tails: coin('tails'),
    'the coin flip is heads': coin('heads'),
    '<both|all> [of them] are heads': coin('all-heads'),
    '<both|all> [of them] are tails': coin('all-tails'),
    'both coins are heads': coin('all-heads'),
    '<either|any> [of them] is tails': { not: coin('all-heads') },
    '<either|any> [of them] are tails': { not: coin('all-heads') },
    '1 or both of them are tails': { not: coin('all-heads') },
    '1 or both of them are heads': { not: coin('all-tails') },
    '<either|any> [of them] is heads': { not: coin('all-tails') },
    'at least 1 [of them] is heads': { not: coin('all-tails') },
    'at least 1 of them is tails': { not: coin('all-heads') },
  });
  const heads = (): Count => ({ count: 'heads', flip: FLIP });
  g.rule('test1', '<only|exactly> {n} of them <is|are> heads', ({ n }) => ({ test: 'count', of: heads(), number: n }));
  g.rule('test1', '{n} of them <is|are> heads', ({ n }) => ({ test: 'count', of: heads(), number: n }));
  g.rule('test1', 'at least {n} of them are heads', ({ n }) => ({
    test: 'count',
    of: heads(),
    number: { atLeast: n },
  }));
  g.rule('test1', '{n} or more of them are heads', ({ n }) => ({ test: 'count', of: heads(), number: { atLeast: n } }));
}

/** What a Pokémon is: its kind, its state, where it is, what became of it this turn. */
function whatItIs(g: PtcgGrammar): void {
  g.rule('is', 'is {conditions}', ({ conditions }) => ({ condition: conditions }));
  g.rule('is', 'is {a:condition} or {b:condition}', ({ a, b }) => ({ condition: [a, b] }));
  g.rule('is', '<is|are> [a|an] {pokemon}', ({ pokemon }) => pokemon);
  g.rule('is', "isn't {conditions}", ({ conditions }) => ({ not: { condition: conditions } }));
  g.rule('is', 'is a {a:pokemon} or [a|an] {b:pokemon}', ({ a, b }) => a.label && b.label && Object.keys(a).length === 1 && Object.keys(b).length === 1 ? { label: [a.label, b.label].flat() } : { any: [a, b] }); // prettier-ignore
  g.rule('is', "isn't [a|an] {pokemon}", ({ pokemon }) => ({ not: pokemon }));
  g.table('is', {
    '<is|are> affected by a special condition': { condition: 'any' },
    '<is|are> affected by any special conditions': { condition: 'any' },
    '[already] <has|have> any damage counters on <it|them>': { damaged: true },
    '<has|have> no damage counters on <it|them>': { damaged: false },
    "doesn't have any damage counters on it": { damaged: false },
    'has a pokémon tool [card] attached [to it]': { tool: true },
    'has any pokémon tools attached [to it]': { tool: true },
    'has no pokémon tool [card] attached [to it]': { tool: false },
    '<has|have> an ability': { hasAbility: true },
    'has any abilities': { hasAbility: true },
    'has no abilities': { hasAbility: false },
    "doesn't have a rule box": { ruleBox: false },
    'has a rule box': { ruleBox: true },
    'is in the active spot': { where: 'active' },
    'is on your bench': { where: 'bench' },
    'is on the bench': { where: 'bench' },
    'moved from your bench to the active spot this turn': { thisTurn: 'moved-to-active' },
    'was on the bench and became your active pokémon this turn': { thisTurn: 'moved-to-active' },
    'moved from the bench to the active spot this turn': { thisTurn: 'moved-to-active' },
    'evolved during this turn': { thisTurn: 'evolved' },
    'evolved this turn': { thisTurn: 'evolved' },
    'has full HP': { damaged: false },
    'has no retreat cost': { retreatCost: 0 },
  });
  g.rule('is', 'evolved from {name:cardName} <during this turn|this turn>', ({ name }) => ({
    thisTurn: 'evolved',
    evolvedFrom: name,
  }));
  g.rule('is', "didn't evolve from {name:cardName} during this turn", ({ name }) => ({
    not: { thisTurn: 'evolved', evolvedFrom: name },
  }));
  g.table('is', {
    "didn't move from <your bench|the bench> to the active spot this turn": { not: { thisTurn: 'moved-to-active' } },
    "wasn't on the bench and didn't become your active pokémon this turn": { not: { thisTurn: 'moved-to-active' } },
    'moved to the active spot this turn': { thisTurn: 'moved-to-active' },
    'has no damage counters on it before this attack does damage': { damaged: false },
    'was on the bench and became an active pokémon this turn': { thisTurn: 'moved-to-active' },
    'is a tag team': { label: 'TAG TEAM' },
    'was put into play this turn': { thisTurn: 'played' },
    'came into play this turn': { thisTurn: 'played' },
    'is benched': { where: 'bench' },
    'has any special conditions': { condition: 'any' },
    "isn't affected by a special condition": { not: { condition: 'any' } },
  });
}

/** What a Pokémon has: Energy, damage counters, HP, a Retreat Cost, a name. */
function whatItHas(g: PtcgGrammar): void {
  g.rule('is', '<has|have> any {energy} attached [to <it|them>]', ({ energy: { cards: _, ...energy } }) => ({
    energy,
  }));
  g.rule('is', 'has {energy} attached [to it]', ({ energy: { cards: _, ...energy } }) => ({ energy }));
  g.rule('is', 'has <a|an> {energy} attached [to it]', ({ energy: { cards: _, ...energy } }) => ({ energy }));
  g.rule('is', 'has no {energy} attached [to it]', ({ energy: { cards: _, ...energy } }) => ({ not: { energy } }));
  g.rule('is', "doesn't have any {energy} attached [to it]", ({ energy: { cards: _, ...energy } }) => ({ not: { energy } })); // prettier-ignore
  g.rule('is', 'has <at least {n}|{n} or more> {energy} attached [to it]' as '{n}{energy}', ({ n, energy: { cards: _, ...energy } }) => ({ energy: { ...energy, atLeast: n } })); // prettier-ignore
  g.rule('is', 'has <a|an> {name:cardName} [card] attached [to it]', ({ name }) => (/Energy$/.test(name) ? undefined : { tool: name })); // prettier-ignore
  g.rule('is', '[already] has {n} or more damage counters on it', ({ n }) => ({ counters: { atLeast: n } }));
  g.rule('is', 'has at least {n} damage counters on it', ({ n }) => ({ counters: { atLeast: n } }));
  g.rule('is', 'has exactly {n} damage counter(s) on it', ({ n }) => ({ counters: n }));
  g.rule('is', 'has {n} HP or less remaining', ({ n }) => ({ remainingHp: { atMost: n } }));
  g.rule('is', 'has {n} or less HP remaining', ({ n }) => ({ remainingHp: { atMost: n } }));
  g.rule('is', 'has {n} HP or more remaining', ({ n }) => ({ remainingHp: { atLeast: n } }));
  g.rule('is', 'has a retreat cost of {n} or more', ({ n }) => ({ retreatCost: { atLeast: n } }));
  g.rule('is', '<has|have> at least {n} damage counter(s) on <it|them>', ({ n }) => ({ counters: { atLeast: n } }));
  g.rule('is', 'has a retreat cost of exactly {n}', ({ n }) => ({ retreatCost: n }));
  g.rule('is', 'has {type} resistance', ({ type }) => ({ resistance: type }));
  g.rule('is', 'has the {attackName} ability', ({ attackName }) => ({
    any: [{ attack: attackName }, { ability: attackName }],
  }));
  g.rule('is', 'has {type} weakness', ({ type }) => ({ weakness: type }));
  g.rule('is', '{named}', ({ named }) => named);
  g.rule('is', 'has {part:namePart} in its name', ({ part }) => ({ nameIncludes: part }));
  g.rule('is', 'has {a:namePart} or {b:namePart} in its name', ({ a, b }) => ({
    any: [{ nameIncludes: a }, { nameIncludes: b }],
  }));
  g.rule('is', 'has {a:namePart}, {b:namePart}, or {c:namePart} in its name', ({ a, b, c }) => ({
    any: [a, b, c].map((nameIncludes) => ({ nameIncludes })),
  }));
  g.rule('is', 'has any resistance', () => ({ any: ENERGY_TYPES.map((resistance) => ({ resistance })) }));
  g.rule(
    'is',
    '<has|have> {n} or <less|fewer> {energy} attached [to it]',
    ({ n, energy: { cards: _, ...energy } }) => ({ not: { energy: { ...energy, atLeast: n + 1 } } }),
  );
  g.rule('is', 'has exactly {n} {energy} attached [to it]', ({ n, energy: { cards: _, ...energy } }) => ({
    energy: { ...energy, atLeast: n },
    not: { energy: { ...energy, atLeast: n + 1 } },
  }));
}

/** Stadiums: "there is no Stadium in play". */
function stadiums(g: PtcgGrammar): void {
  g.table('test1', {
    'there is [any|a] stadium [card] in play': { test: 'stadium' },
    'any stadium [card] is in play': { test: 'stadium' },
    'you have <a|any> stadium [card] in play': { test: 'stadium', of: 'you' },
    'your opponent has a stadium [card] in play': { test: 'stadium', of: 'opponent' },
    'a stadium [card] is in play': { test: 'stadium' },
    'there is no stadium [card] in play': { test: 'stadium', none: true },
    'no stadium [card] is in play': { test: 'stadium', none: true },
  });
  g.rule('test1', '{name:cardName} is in play', ({ name }) => ({ any: [{ test: 'stadium', name }, { test: 'in-play', which: { name } }] })); // prettier-ignore
}

/** "You have more Prize cards remaining than your opponent." */
function comparisons(g: PtcgGrammar): void {
  const compare = (count: 'prizes-left' | 'hand', is: 'more' | 'fewer' | 'equal'): Predicate => {
    const of = (side: Side): Count => count === 'hand' ? { count: 'cards', in: 'hand', of: side } : { count: 'prizes-left', of: side }; // prettier-ignore
    return { test: 'compare', a: of('you'), is, than: of('opponent') };
  };
  g.table('test1', {
    'you have more prize cards remaining than your opponent': compare('prizes-left', 'more'),
    'you have more prize cards left than your opponent': compare('prizes-left', 'more'),
    'you have fewer prize cards remaining than your opponent': compare('prizes-left', 'fewer'),
    'you have fewer cards in your hand than your opponent': compare('hand', 'fewer'),
    'you have more cards in your hand than your opponent': compare('hand', 'more'),
    'your opponent has more cards in their hand than you': compare('hand', 'fewer'),
    'you have the same number of cards in your hand as your opponent': compare('hand', 'equal'),
    "you don't have the same number of cards in your hand as your opponent": { not: compare('hand', 'equal') },
    "this pokémon has more energy attached [to it] than your opponent's active pokémon": { test: 'compare', a: { count: 'energy', on: 'self' }, is: 'more', than: { count: 'energy', on: 'opponent-active' } },
    'your opponent has more pokémon in play than you': { test: 'compare', a: { count: 'pokemon', which: { of: 'you' } }, is: 'fewer', than: { count: 'pokemon', which: { of: 'opponent' } } },
    'this pokémon has fewer HP remaining than your opponent\'s active pokémon': { test: 'compare', a: { count: 'remaining-hp', of: 'self' }, is: 'fewer', than: { count: 'remaining-hp', of: 'opponent-active' } },
    "this pokémon has less HP remaining than your opponent's active pokémon": { test: 'compare', a: { count: 'remaining-hp', of: 'self' }, is: 'fewer', than: { count: 'remaining-hp', of: 'opponent-active' } },
    "your opponent's active pokémon has more HP remaining than this pokémon": { test: 'compare', a: { count: 'remaining-hp', of: 'opponent-active' }, is: 'more', than: { count: 'remaining-hp', of: 'self' } },
    "this pokémon has fewer remaining HP than your opponent's active pokémon": { test: 'compare', a: { count: 'remaining-hp', of: 'self' }, is: 'fewer', than: { count: 'remaining-hp', of: 'opponent-active' } },
    "your opponent has more prize cards remaining than you": compare('prizes-left', 'fewer'),
    "you have fewer pokémon in play than your opponent": { test: 'compare', a: { count: 'pokemon', which: { of: 'you' } }, is: 'fewer', than: { count: 'pokemon', which: { of: 'opponent' } } },
    "your opponent has fewer benched pokémon than you": { test: 'compare', a: { count: 'pokemon', which: { of: 'you', where: 'bench' } }, is: 'more', than: { count: 'pokemon', which: { of: 'opponent', where: 'bench' } } },
    "your opponent has more benched pokémon than you": { test: 'compare', a: { count: 'pokemon', which: { of: 'you', where: 'bench' } }, is: 'fewer', than: { count: 'pokemon', which: { of: 'opponent', where: 'bench' } } },
    "you have more energy in play than your opponent": { test: 'compare', a: { count: 'energy', on: { each: { of: 'you' } } }, is: 'more', than: { count: 'energy', on: { each: { of: 'opponent' } } } },
    "your opponent's active pokémon has more energy attached [to it] than this pokémon": { test: 'compare', a: { count: 'energy', on: 'opponent-active' }, is: 'more', than: { count: 'energy', on: 'self' } },
    "this pokémon and your opponent's active pokémon have the same number of energy attached [to them]": { test: 'compare', a: { count: 'energy', on: 'self' }, is: 'equal', than: { count: 'energy', on: 'opponent-active' } },
  }); // prettier-ignore
}

/** What happened: "you played a Supporter card from your hand this turn". */
function happened(g: PtcgGrammar): void {
  const LAST = "<during your opponent's last turn|during their last turn>";
  const BY_DAMAGE =
    "by damage from <an attack|an opponent's attack|an attack from your opponent's pokémon|an attack used by your opponent's pokémon>";
  for (const who of ['any of your {pokemon} were', '{n} of your {pokemon} was', '1 or more of your {pokemon} were'])
    for (const [by, byDamage] of [['', undefined], [BY_DAMAGE, true]] as const)
      g.rule('test1', `${who} knocked out ${by} ${LAST}` as '{pokemon}[{n}]', ({ pokemon, n }) => {
        const which = ofCard(pokemon);
        return which && (n ?? 1) === 1 ? { test: 'happened', event: { what: 'knocked-out', by: 'you', when: 'last-turn', ...(byDamage && { byDamage }), ...(Object.keys(which).length > 0 && { which }) } } : undefined;
      }); // prettier-ignore
  const played = (which: CardFilter, card?: string): Predicate => {
    const event = (what: 'supporter-played' | 'card-played', of: CardFilter): Predicate => ({
      test: 'happened',
      event: {
        what,
        by: 'you',
        when: 'this-turn',
        ...(Object.keys(of).length > 0 && { which: of }),
        ...(card !== undefined && { card }),
      },
    });
    const { kind: _, trainer, ...rest } = which;
    if (trainer === 'supporter') return event('supporter-played', rest);
    return trainer === undefined || Array.isArray(trainer)
      ? { any: [event('supporter-played', which), event('card-played', which)] }
      : event('card-played', which);
  };
  for (const [words, wrap] of [
    ['you played', (p: Predicate): Predicate => p],
    ["you didn't play", (p: Predicate): Predicate => ({ not: p })],
  ] as const)
    for (const when of ['<during this turn|this turn>']) {
      g.rule('test1', `${words} <a|an|any> {card} from your hand ${when}` as '{card}', ({ card }) => (card.name === undefined ? wrap(played(card)) : undefined)); // prettier-ignore
      g.rule('test1', `${words} {name:cardName} from your hand ${when}` as '{name:cardName}', ({ name }, { own }) =>
        own.has(nameKey(name)) ? undefined : wrap(played({}, name)),
      );
    }
  g.rule('test1', '<1|any> of your pokémon used {attackName} during your last turn', ({ attackName }) => ({ test: 'happened', event: { what: 'attack-used', by: 'you', when: 'last-turn', card: attackName } })); // prettier-ignore
  g.rule('test1', 'this pokémon used {attackName} during your last turn', ({ attackName }) => ({ test: 'happened', event: { what: 'attack-used', by: 'you', when: 'last-turn', card: attackName, pokemon: 'self' } })); // prettier-ignore
  g.table('test1', {
    'this pokémon was healed during this turn': { test: 'happened', event: { what: 'healed', when: 'this-turn', pokemon: 'self' } },
    "this pokémon was damaged by an attack during your opponent's last turn": { test: 'happened', event: { what: 'damaged', when: 'last-turn', pokemon: 'self' } },
    'you did any damage with this attack': { test: 'count', of: { count: 'damage-done' }, number: { atLeast: 10 } },
    'you go second': { test: 'turn', of: 'you', goesFirst: false },
    'you go first': { test: 'turn', of: 'you', goesFirst: true },
    "it's your first turn": { test: 'turn', of: 'you', first: true },
  }); // prettier-ignore
}

/** How many cards are in a hand, deck or pile, how many Prize cards remain. */
function cards(g: PtcgGrammar): void {
  g.rule('test1', "you can't discard {n} cards [in this way]", ({ n }) => ({ test: 'count', of: { count: 'done', by: DONE }, number: { atMost: n - 1 } })); // prettier-ignore
  g.rule('test1', "you don't have exactly {n} cards in your hand", ({ n }) => ({ not: { test: 'count', of: { count: 'cards', in: 'hand', of: 'you' }, number: n } })); // prettier-ignore
  g.rule('test1', 'there are {n} or fewer cards in your deck', ({ n }) => ({ test: 'count', of: { count: 'cards', in: 'deck', of: 'you' }, number: { atMost: n } })); // prettier-ignore
  const CARDS: readonly (readonly [string, Side])[] = [
    ['you have', 'you'],
    ['your opponent has', 'opponent'],
  ];
  for (const [has, of] of CARDS) {
    const hand: Count = { count: 'cards', in: 'hand', of };
    const their = of === 'you' ? 'your' : 'their';
    g.rule('test1', `${has} no [other] cards in ${their} hand`, () => ({ test: 'count', of: hand, number: 0 }));
    g.rule('test1', `${has} {n} or more cards in ${their} hand` as '{n}', ({ n }) => ({ test: 'count', of: hand, number: { atLeast: n } })); // prettier-ignore
    g.rule('test1', `${has} at least {n} card(s) in ${their} hand` as '{n}', ({ n }) => ({ test: 'count', of: hand, number: { atLeast: n } })); // prettier-ignore
    g.rule('test1', `${has} {n} or <fewer|less> cards in ${their} hand` as '{n}', ({ n }) => ({ test: 'count', of: hand, number: { atMost: n } })); // prettier-ignore
    g.rule('test1', `${has} exactly {n} card(s) in ${their} hand` as '{n}', ({ n }) => ({ test: 'count', of: hand, number: n })); // prettier-ignore
    const prizes: Count = { count: 'prizes-left', of };
    g.rule('test1', `${has} {n} or <fewer|less> prize cards remaining` as '{n}', ({ n }) => ({ test: 'count', of: prizes, number: { atMost: n } })); // prettier-ignore
    g.rule('test1', `${has} {n} or more prize cards remaining` as '{n}', ({ n }) => ({ test: 'count', of: prizes, number: { atLeast: n } })); // prettier-ignore
    g.rule('test1', `${has} [only|exactly] {n} prize card(s) remaining` as '{n}', ({ n }) => ({ test: 'count', of: prizes, number: n })); // prettier-ignore
    g.rule('test1', `${has} only {n} prize card(s) left` as '{n}', ({ n }) => ({
      test: 'count',
      of: prizes,
      number: n,
    }));
    g.rule('test1', `${has} exactly {a:n} or {b:n} prize cards remaining` as '{a:n}{b:n}', ({ a, b }) => ({ any: [a, b].map((number): Predicate => ({ test: 'count', of: prizes, number })) })); // prettier-ignore
    g.rule('test1', `${has} exactly {a:n}, {b:n}, or {c:n} prize cards remaining` as '{a:n}{b:n}{c:n}', ({ a, b, c }) => ({ any: [a, b, c].map((number): Predicate => ({ test: 'count', of: prizes, number })) })); // prettier-ignore
    g.rule('test1', `${has} {n} or more cards in the lost zone` as '{n}', ({ n }) => ({ test: 'count', of: { count: 'cards', in: 'lost-zone', of }, number: { atLeast: n } })); // prettier-ignore
    g.rule('test1', `${has} at least {n} {card} in ${their} discard pile` as '{n}{card}', ({ n, card }) => ({ test: 'count', of: { count: 'cards', in: 'discard', of, which: card }, number: { atLeast: n } })); // prettier-ignore
    g.rule('test1', `${has} {n} or more {card} in ${their} discard pile` as '{n}{card}', ({ n, card }) => ({ test: 'count', of: { count: 'cards', in: 'discard', of, which: card }, number: { atLeast: n } })); // prettier-ignore
    g.rule('test1', `${of === 'you' ? "you don't have" : "your opponent doesn't have"} {n} or more {card} in ${their} discard pile` as '{n}{card}', ({ n, card }) => ({ not: { test: 'count', of: { count: 'cards', in: 'discard', of, which: card }, number: { atLeast: n } } })); // prettier-ignore
    g.rule('test1', `{card} <is|are> in ${of === 'you' ? 'your' : "your opponent's"} discard pile` as '{card}', ({ card }) => ({ test: 'count', of: { count: 'cards', in: 'discard', of, which: card }, number: { atLeast: 1 } })); // prettier-ignore
    g.rule('test1', `${has} [any] {card} in ${their} discard pile` as '{card}', ({ card }) => ({ test: 'count', of: { count: 'cards', in: 'discard', of, which: card }, number: { atLeast: 1 } })); // prettier-ignore
  }
  g.rule('test1', "your opponent doesn't have exactly {a:n} or {b:n} prize cards remaining", ({ a, b }) => ({ not: { any: [a, b].map((number): Predicate => ({ test: 'count', of: { count: 'prizes-left', of: 'opponent' }, number })) } })); // prettier-ignore
  g.rule('test1', 'you put {n} cards on the bottom of your deck in this way', ({ n }) => ({ test: 'count', of: { count: 'done', by: DONE }, number: { atLeast: n } })); // prettier-ignore
}

/** One Pokémon: "this Pokémon has no damage counters on it". */
function aboutOne(g: PtcgGrammar): void {
  g.rule('test1', '{who} {is}', ({ who: of, is }) => typeof of === 'object' && !('chosen' in of) ? undefined : who(is, of)); // prettier-ignore
  g.rule('test1', 'the retreat cost of {who} is {cost} or more', ({ who: of, cost }) => cost.type === 'Colorless' ? { test: 'count', of: { count: 'retreat-cost', of }, number: { atLeast: cost.n } } : undefined); // prettier-ignore
  g.rule('test1', '{who} is a {a:pokemon}, or if it is {b:conditions}', ({ who: of, a, b }) => ({ any: [who(a, of), who({ condition: b }, of)] })); // prettier-ignore
  g.rule('test1', '{whose} remaining HP is {n} or less', ({ whose, n }) => who({ remainingHp: { atMost: n } }, whose));
  g.rule('test1', '{whose} maximum HP is {n} or more', ({ whose, n }) => who({ hp: { atLeast: n } }, whose));
  g.rule('test1', 'the {pokemon} this card is attached to {is}', ({ pokemon, is }) =>
    who({ ...pokemon, ...is }, 'self'),
  );
  g.rule('test1', 'this card is attached to <a|an> {pokemon}', ({ pokemon }) => who(pokemon, 'self'));
  g.rule('test1', 'this pokémon has at least {n} extra {energy} attached [to it] (in addition to this attack\'s cost)', ({ n, energy: { type } }) =>
    Array.isArray(type) ? undefined : { test: 'count', of: { count: 'extra-energy', type }, number: { atLeast: n } }); // prettier-ignore
}

/** "All of your Pokémon in play are …", "any of your Pokémon have …". */
function aboutAll(g: PtcgGrammar): void {
  g.rule('test1', 'all of {those} {b:is}', ({ those, b }) => ({
    not: { test: 'in-play', which: { ...those, not: b } },
  }));
  g.rule('test1', 'any of {those} {b:is}', ({ those, b }) => {
    const which = both(those, b);
    return which && { test: 'in-play', which };
  });
  g.rule('test1', '{those} {b:is}', ({ those, b }) => {
    const which = those.where === 'active' ? undefined : both(those, b);
    return which && { test: 'in-play', which };
  });
  g.rule('test1', '[any of] {those} <has|have> any damage counters on them', ({ those }) => ({ test: 'in-play', which: { ...those, damaged: true } })); // prettier-ignore
  g.rule('test1', 'all of {those} [in play] are {b:kindOfPokemon}', ({ those, b }) => ({ not: { test: 'in-play', which: { ...those, not: b } } })); // prettier-ignore
}

/** Which Pokémon, and how many, are in play or on a Bench. */
function inPlay(g: PtcgGrammar): void {
  g.rule('test1', 'you have {n} or fewer {pokemon} [in play]', ({ n, pokemon }) => ({ test: 'in-play', which: { of: 'you', ...pokemon }, number: { atMost: n } })); // prettier-ignore
  g.rule('test1', 'you have <any|a|an> {pokemon} [in play]', ({ pokemon }) => ({ test: 'in-play', which: { of: 'you', ...pokemon } })); // prettier-ignore
  g.rule('test1', 'you have {pokemon} in play', ({ pokemon }) => ({
    test: 'in-play',
    which: { of: 'you', ...pokemon },
  }));
  g.rule('test1', 'you have no {pokemon} [in play]', ({ pokemon }) => ({ not: { test: 'in-play', which: { of: 'you', ...pokemon } } })); // prettier-ignore
  g.rule('test1', "you don't have any {pokemon} [in play]", ({ pokemon }) => ({ not: { test: 'in-play', which: { of: 'you', ...pokemon } } })); // prettier-ignore
  g.rule('test1', 'you have {a:pokemon} and {b:pokemon} in play', ({ a, b }) => ({ all: [{ test: 'in-play', which: { of: 'you', ...a } }, { test: 'in-play', which: { of: 'you', ...b } }] })); // prettier-ignore
  g.rule('test1', 'you have [at least] {n} [or more] {pokemon} in play', ({ n, pokemon }) => ({ test: 'in-play', which: { of: 'you', ...pokemon }, number: { atLeast: n } })); // prettier-ignore
  g.rule('test1', 'your opponent has <any|a|an> {pokemon} [in play]', ({ pokemon }) => ({ test: 'in-play', which: { of: 'opponent', ...pokemon } })); // prettier-ignore
  g.rule('test1', 'your opponent has no {pokemon} [in play]', ({ pokemon }) => ({ not: { test: 'in-play', which: { of: 'opponent', ...pokemon } } })); // prettier-ignore
  g.rule('test1', 'your opponent has {n} or more {pokemon} [in play]', ({ n, pokemon }) => ({ test: 'in-play', which: { of: 'opponent', ...pokemon }, number: { atLeast: n } })); // prettier-ignore
  for (const [place, where] of [
    ['on your bench', { of: 'you', where: 'bench' }],
    ["on your opponent's bench", { of: 'opponent', where: 'bench' }],
  ] as const) {
    g.rule('test1', `you have [any|a|an] {pokemon} ${place}` as '{pokemon}', ({ pokemon }) => ({ test: 'in-play', which: { ...where, ...pokemon } })); // prettier-ignore
    g.rule('test1', `{name:cardName} is ${place}` as '{name:cardName}', ({ name }) => ({ test: 'in-play', which: { ...where, name } })); // prettier-ignore
    g.rule('test1', `{a:cardName} and {b:cardName} are ${place}` as '{a:cardName}{b:cardName}', ({ a, b }) => ({ all: [{ test: 'in-play', which: { ...where, name: a } }, { test: 'in-play', which: { ...where, name: b } }] })); // prettier-ignore
    g.rule('test1', `you have no {pokemon} ${place}` as '{pokemon}', ({ pokemon }) => ({ not: { test: 'in-play', which: { ...where, ...pokemon } } })); // prettier-ignore
  }
  g.rule('test1', "you don't have {a:cardName} and {b:cardName} on your bench", ({ a, b }) => ({
    not: { all: [a, b].map((name): Predicate => ({ test: 'in-play', which: { of: 'you', where: 'bench', name } })) },
  }));
  g.rule('test1', "you don't have [any|a|an] {pokemon} on your bench", ({ pokemon }) => ({
    not: { test: 'in-play', which: { of: 'you', where: 'bench', ...pokemon } },
  }));
  g.rule('test1', "you don't have {pokemon} in play", ({ pokemon }) => ({
    not: { test: 'in-play', which: { of: 'you', ...pokemon } },
  }));
  g.rule('test1', 'you have at least {n} [other] {pokemon} in play', ({ n, pokemon }) => ({
    test: 'in-play',
    which: { of: 'you', self: false, ...pokemon },
    number: { atLeast: n },
  }));
  g.rule('test1', '<a|an> {pokemon} is on your bench', ({ pokemon }) => ({
    test: 'in-play',
    which: { of: 'you', where: 'bench', ...pokemon },
  }));
  g.rule('test1', 'that player has [exactly] {n} {pokemon} in play', ({ n, pokemon }, { box }) =>
    box === 'text' ? { test: 'in-play', which: { of: 'you', ...pokemon }, number: n } : undefined,
  );
  g.rule('test1', 'that player has [any] {pokemon} in play', ({ pokemon }, { box }) =>
    box === 'text' ? { test: 'in-play', which: { of: 'you', ...pokemon } } : undefined,
  );
  g.rule('test1', 'you have [at least] {n} [or more] {energy} in play', ({ n, energy: { cards, ...energy } }) => ({ test: 'count', of: { count: cards ? 'energy-cards' : 'energy', on: { each: { of: 'you' } }, ...energy }, number: { atLeast: n } })); // prettier-ignore
  g.rule('cardNamesAnd', '{a:cardName} and {b:cardName}', ({ a, b }) => [a, b]);
  g.rule('cardNamesAnd', '{a:cardName}, {more:cardNamesAnd}', ({ a, more }) => [a, ...more]);
  g.rule('cardNamesAnd', '{a:cardName}, and {b:cardName}', ({ a, b }) => [a, b]);
  g.rule('test1', 'you have {names:cardNamesAnd} in play', ({ names }) => names.length < 3 ? undefined : { all: names.map((name): Predicate => ({ test: 'in-play', which: { of: 'you', name } })) }); // prettier-ignore
}
/** Both; what is said of one turn or of one Pokémon is one condition. */
function together(a: Predicate, b: Predicate): Predicate {
  if ('test' in a && 'test' in b && a.test === 'turn' && b.test === 'turn' && a.of === b.of) return { ...a, ...b };
  return { all: [a, b] };
}
/** What a Knocked Out Pokémon was, as a card. */
function ofCard(pokemon: PokemonFilter): Record<string, unknown> | undefined {
  const { type, name, nameIncludes, stage, label, ruleBox, ...rest } = pokemon;
  if (Object.keys(rest).length > 0) return undefined;
  return { ...(type && { type }), ...(name && { name }), ...(nameIncludes && { nameIncludes }), ...(stage && { stage }), ...(label && { label }), ...(ruleBox !== undefined && { ruleBox }) };
} // prettier-ignore
