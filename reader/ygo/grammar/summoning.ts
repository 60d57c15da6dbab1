/** Summons by an effect: from where, how, with what material; Tokens. */
import { BELOW } from './bestowing.ts';
import type { Amount, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { except } from './moving.ts';
import { asFilter, cards, groupOf, isNoun, isPointer, type Noun, type Pointer, type What } from './noun.ts';

export function summoning(g: YgoGrammar): void {
  tails(g);
  specialSummons(g);
  tokensAndTrapMonsters(g);
  saidFirst(g);
}
const summon = (what: What, tails: Draft | undefined): Draft[] => [
  { do: 'special-summon', cards: cards(what), ...tails },
];
/** How: in which position, to which zone, with what negated. */
function tails(g: YgoGrammar): void {
  const table: Record<string, object> = {
    '[,] <negating its effects|negating their effects>': { effectsNegated: true },
    '( but <negate its effects|its effects are negated|negate their effects|their effects are negated> )': { effectsNegated: true },
    '<, but with its effects negated|but with its effects negated|, but with their effects negated|but its effects are negated ( if any )|, but its effects are negated ( if any )|, but their effects are negated ( if any )>': { effectsNegated: true },
    ', in Attack Position': { position: 'attack' },
    ', in Defense Position': { position: 'defense' },
    ', in face-up Defense Position': { position: 'defense' },
    ', in face-up Attack Position': { position: 'attack' },
    "to their field": { to: 'opponent' },
    'in Attack Position': { position: 'attack' },
    'in face-up Attack Position': { position: 'attack' },
    'in Defense Position': { position: 'defense' },
    'in face-up Defense Position': { position: 'defense' },
    'in face-down Defense Position': { position: 'face-down' },
    ', in face-down Defense Position': { position: 'face-down' },
    'to your field': {},
    'face-up on your field': {},
    "<to|on> <your|the> opponent's field": { to: 'opponent' },
    'on your field': {},
    "[,] to <its owner's field|their owners' fields>": { to: 'owner' },
    '[,] ignoring its Summoning conditions': { ignoringConditions: true },
    '[,] ignoring their Summoning conditions': { ignoringConditions: true },
    '[,] but <its|their> effects ( if any ) are negated': { effectsNegated: true },
    '[,] but <negate its effects|its effects are negated|negate their effects|their effects are negated|with its effects negated>': { effectsNegated: true },
    'with its effects negated': { effectsNegated: true },
    'with their effects negated': { effectsNegated: true },
    '[,] to <your zone|a zone|a zones> this card points to': { zone: { pointedToBy: { this: true } } },
    '[,] to your zones this card points to': { zone: { pointedToBy: { this: true } } },
    '[,] to <your zone|a zone|your zones|any zone|any zones> a <Link Monster points|Link Monsters points|Link Monsters point> to': { zone: { pointedToBy: { is: 'link' } } },
  };
  for (const [phrase, meaning] of Object.entries(table)) g.rule('operationTail', phrase, () => meaning);
  const ZONES = '[,] <to your zone(s)|to a zone(s)|to your zones|in a zone>';
  g.rule('operationTail', `${ZONES} [that] {pointer} points to`, ({ pointer }) => (pointer.$ref === 'this' ? undefined : { zone: { pointedToBy: { oneOf: cards(pointer) } } }));
  g.rule('operationTail', `${ZONES} your {bare} <points|point> to`, ({ bare }) => (bare.where || bare.whose ? undefined : { zone: { pointedToBy: asFilter({ ...bare, whose: 'you', where: ['field'] }) } }));
  g.rule('operationTail', `${ZONES} <a|an> {bare} <points|point> to`, ({ bare }) => (bare.noun === 'monster' && JSON.stringify(bare.filter) === '{"is":"link"}' && !bare.where ? undefined : { zone: { pointedToBy: asFilter(bare) } }));
  g.rule('operationTail', 'to <the|an|your> Extra Monster Zone', () => ({ zone: { only: 'extra' } }));
  g.rule('operationTail', '( This is treated as <a|an> {how:summonWord} Summon [.] )', ({ how }) => ({ as: how }));
  g.rule('operationTail', '( this is treated as a Special Summon {source:countedSource} )', ({ source }) => ({ countsAs: source }));
  g.rule('operationTails', '{a:operationTail}', ({ a }) => a);
  g.rule('operationTails', '{a:operationTail} {b:operationTails}', ({ a, b }) => Object.keys(a).some((key) => key in b) ? undefined : { ...a, ...b });
} // prettier-ignore
/** Special Summons of cards. */
function specialSummons(g: YgoGrammar): void {
  g.rule('action', 'Special Summon {what} [{tails:operationTails}]', ({ what, tails }) => summon(what, tails));
  g.rule('action', "Special Summon {a:noun} [to your field] and {b:noun} to <their|your opponent's> field", ({ a, b }) => (a.count === undefined || b.count === undefined || !a.where || !b.where ? undefined : [...summon(a, undefined), { ...summon(b, { to: 'opponent' })[0]!, join: 'and' }]));
  // To either field: two ways to do it.
  g.rule('action', "Special Summon {what} to <either field|either player's field> [{tails:operationTails}]", ({ what, tails }) => (tails && 'to' in tails ? undefined : [{ do: 'choose', options: [{ do: summon(what, tails) }, { do: summon(what, { ...tails, to: 'opponent' }) }] }]));
  g.rule('action', 'Special Summon [,] to either field [,] {what}', ({ what }) => (isNoun(what) && what.where ? [{ do: 'choose', options: [{ do: summon(what, undefined) }, { do: summon(what, { to: 'opponent' }) }] }] : undefined));
  // Two positions to choose from: two ways to do it.
  for (const [words, up] of [['in face-up or face-down Defense Position', 'defense'], ['in face-up Defense Position or face-down Defense Position', 'defense'], ['in [face-up] Attack Position or [in] face-down Defense Position', 'attack'], ['in Attack or face-down Defense Position', 'attack'], ['in Attack or Defense Position', undefined]] as const) {
    g.rule('action', `Special Summon {what} ${words} [{tails:operationTails}]`, ({ what, tails }) => inEither(what, tails, up));
    g.rule('action', `Special Summon {what} ${words} [,] except {x:exception}` as '{what} {x:exception}', ({ what, x }) => (isNoun(what) && !what.filter.not ? inEither({ ...what, filter: { ...what.filter, not: x } }, undefined, up) : undefined));
    g.rule('action', `Special Summon from {where} [,] {what} [,] ${words}`, ({ where, what }) => (isNoun(what) && what.where === undefined && !where.filter ? inEither({ ...what, where: where.where, ...(where.whose && { whose: where.whose === 'their' ? 'opponent' : where.whose }) }, undefined, up) : undefined));
    g.rule('action', `Special Summon {what} [{to:operationTails}] , ${words}`, ({ what, to }) => inEither(what, to, up));
  }
  g.rule('action', 'Special Summon {what} {tails:operationTails} {where:sourcePlace}', ({ what, tails, where }) => 'noun' in what && !('$ref' in what) && what.where === undefined ? summon({ ...what, ...where } as Noun, tails) : undefined);
  for (const [words, many] of [['up to', (value: Amount) => ({ min: 1, max: value })], ['equal to', (value: Amount) => ({ min: value, max: value })]] as const)
    g.rule('action', `Special Summon {alike} {tails:operationTails} , ${words} {value}`, ({ alike, tails, value }) => (alike.count === undefined ? summon({ ...alike, count: many(value) }, tails) : undefined));
  g.rule('sourcePlace', 'from {where}', ({ where }) => ({ where: where.where, ...(where.whose && { whose: where.whose === 'their' ? 'opponent' : where.whose }) }));
  g.rule('action', 'Special Summon {what} [{tails:operationTails}] [,] except {x:exception}', ({ what, tails, x }) => except(what, x, (cards) => ({ do: 'special-summon', cards, ...tails })));
  g.rule('action', 'Special Summon {what} [{tails:operationTails}] [,] except {x:exception} {more:operationTails}', ({ what, tails, x, more }) => (Object.keys(tails ?? {}).some((key) => key in more) ? undefined : except(what, x, (cards) => ({ do: 'special-summon', cards, ...tails, ...more }))));
  // "As a Tuner": from the Summon on.
  g.rule('action', 'Special Summon {what} [{tails:operationTails}] as a Tuner', ({ what, tails }) => (isPointer(what) ? [...summon(what, tails), { do: 'apply', to: cards(what.$ref === 'this' ? { $ref: 'this' } : { $ref: 'it' }), until: 'leaves', rules: [{ rule: 'treated-as', kind: 'tuner' }], join: 'and' }] : undefined));
  g.rule('action', 'Special Summon {what} as a Tuner {where:sourcePlace}', ({ what, where }) => (isNoun(what) && what.count === 1 && !what.where ? [...summon({ ...what, ...where } as Noun, undefined), { do: 'apply', to: cards({ $ref: 'it' }), until: 'leaves', rules: [{ rule: 'treated-as', kind: 'tuner' }], join: 'and' }] : undefined));
} // prettier-ignore
/** Normal Summons, Tokens, Traps that become monsters. */
function tokensAndTrapMonsters(g: YgoGrammar): void {
  g.rule('action', 'Tribute Summon {what} [face-up]', ({ what }) => [{ do: 'normal-summon', cards: cards(what, ['hand']), how: 'tribute' }]);
  g.rule('action', 'Normal Summon {what} [,] as an additional Normal Summon', ({ what }) => (isNoun(what) && what.where ? [{ do: 'normal-summon', cards: cards(what) }] : undefined));
  g.rule('action', 'Normal Summon {what}', ({ what }) => [{ do: 'normal-summon', cards: cards(what, ['hand']) }]);
  g.rule('action', 'Special Summon {n:number} {name:quoted} ( {body:tokenBody} ) [{tails:operationTails}]', ({ n, name, body, tails }) => tokens(n, name, body, tails));
  const body = ({ race, attribute, level, atk, def, is: tuner }: Record<string, unknown>, is: string): object => ({ is: tuner ? [is, 'tuner'] : [is], race, attribute, level, atk, def });
  for (const kind of ['Normal', 'Effect'] as const) {
    const is = kind.toLowerCase();
    if (kind === 'Effect')
      for (const [still, words] of [[{ still: 'trap' }, '<also still a Trap|still treated as a Trap>'], [{}, 'NOT treated as a Trap']] as const)
        g.rule('action', `Special Summon {pointer} [{tails:operationTails}] as an Effect Monster ( {t:tokenBody} ) with <the following <effect|effects>|this effect|these effects> ( this card is ${words} )` as '{pointer} [{tails:operationTails}] {t:tokenBody}', ({ pointer, t, tails }) => (pointer.$ref === 'this' ? [{ do: 'special-summon', cards: cards(pointer), asMonster: { ...body(t, is), ...still }, ...tails }, { do: 'apply', to: cards(pointer), until: 'leaves', rules: [{ rule: 'gains-effects', effects: [BELOW] }], join: 'and' }] : undefined));
    g.rule('action', `Special Summon {pointer} {tails:operationTails} as <a|an> ${kind} Monster ( {t:tokenBody} )`, ({ pointer, t, tails }) => (pointer.$ref === 'this' ? [{ do: 'special-summon', cards: cards(pointer), asMonster: body(t, is), ...tails }] : undefined));
    g.rule('action', `Special Summon {pointer} as <a|an> ${kind} Monster ( {t:tokenBody} ) [{tails:operationTails}]`, ({ pointer, t, tails }) => [{ do: 'special-summon', cards: cards(pointer), asMonster: body(t, is), ...tails }]);
    g.rule('action', `Special Summon {pointer} [{tails:operationTails}] as <a|an> ${kind} Monster ( {t:tokenBody} ) <( this card is also still a Trap )|( this card is still treated as a Trap )|. ( This card is also still a Trap . )>`, ({ pointer, t, tails }) => [{ do: 'special-summon', cards: cards(pointer), asMonster: { ...body(t, is), still: 'trap' }, ...tails }]);
    g.rule('action', `Special Summon {pointer} [{tails:operationTails}] as <a|an> ${kind} Monster ( {t:tokenBody} ) ( this card is NOT treated as a Trap )`, ({ pointer, t, tails }) => [{ do: 'special-summon', cards: cards(pointer), asMonster: body(t, is), ...tails }]);
  }
  // As many as its player says.
  const upTo = (max: Amount, name: string, body: object, tails: Draft | undefined): Draft[] | undefined => { const [one] = tokens({ from: 'declared' }, name, body, tails) ?? []; return one && [{ do: 'declare', what: 'number', is: { min: 1, max } }, { ...one, join: 'and' }]; };
  g.rule('action', 'Special Summon up to {n:number} {name:quoted} ( {body:tokenBody} ) [{tails:operationTails}]', ({ n, name, body, tails }) => upTo(n, name, body, tails));
  g.rule('action', 'Special Summon [<a number of|any number of>] {name:quoted} ( {body:tokenBody} ) [{tails:operationTails}] [,] up to {value}', ({ name, body, tails, value }) => upTo(value, name, body, tails));
  g.rule('action', 'Special Summon {n:number} {name:quoted} ( {body:levelless} ) with the same Level [{tails:operationTails}]', ({ n, name, body, tails }) => tokens(n, name, { ...body, level: { stat: 'level', of: cards({ $ref: 'it' }) } }, tails));
  g.rule('action', 'Special Summon [a number of] {name:quoted} ( {body:tokenBody} ) [{tails:operationTails}] [,] equal to {value}', ({ name, body, tails, value }) => tokens(value, name, body, tails));
  g.rule('action', "Special Summon {n:number} {name:quoted} ( {body:tokenBody} ) to <both players' fields|each player's field> [{tails:operationTails}]", ({ n, name, body, tails }) => { const [a] = tokens(n, name, body, tails) ?? []; const [b] = tokens(n, name, body, { ...tails, to: 'opponent' }) ?? []; return a && b && [a, { ...b, join: 'and' }]; });
  g.rule('action', 'Special Summon {n:number} {name:quoted} ( {body:tokenBody} ) and {m:number} {other:quoted} ( {second:tokenBody} ) [{tails:operationTails}]', ({ n, name, body, m, other, second, tails }) => { const [a] = tokens(n, name, body, tails) ?? []; const [b] = tokens(m, other, second, tails) ?? []; return a && b && [a, { ...b, join: 'and' }]; });
  g.rule('action', 'Special Summon as many {name:quoted} ( {body:tokenBody} ) [{tails:operationTails}] as possible [{more:operationTails}]', ({ name, body, tails, more }) => tokens('as-many-as-possible', name, body, { ...tails, ...more }));
  g.rule('action', 'Special Summon <an equal number of|that many> {name:quoted} ( {body:tokenBody} ) [{tails:operationTails}]', ({ name, body, tails }) => tokens({ $amount: true } as never, name, body, tails));
  g.rule('action', 'Special Summon {n:number} {name:quoted} ( {body:levelless} ) with the declared Level [{tails:operationTails}]', ({ n, name, body, tails }) => tokens(n, name, { ...body, level: { from: 'declared' } }, tails));
  g.rule('action', 'Special Summon [,] {tails:operationTails} [,] {what}', ({ tails, what }) => (isNoun(what) && what.where ? summon(what, tails) : undefined));
  g.rule('action', 'Special Summon [,] {before:operationTails} [,] {what} {tails:operationTails}', ({ before, what, tails }) => (isNoun(what) && what.where && !Object.keys(before).some((key) => key in tails) ? summon(what, { ...before, ...tails }) : undefined));
  g.rule('action', 'Special Summon {n:number} {name:quoted} ( {body:levelless} ) with <the same Level as|a Level equal to> {level:levelOf} [{tails:operationTails}]', ({ n, name, body, level, tails }) => tokens(n, name, { ...body, level }, tails));
  g.rule('levelOf', '{pointer}', ({ pointer }) => ({ stat: 'level', of: cards(pointer) }));
  g.rule('levelOf', '{pointer} had on the field', ({ pointer }) => ({ stat: 'level', of: cards(pointer), asIt: 'was' }) as never);
  g.rule('levelOf', '{value}', ({ value }) => value);
  g.rule('levelless', '{race} / {attribute} / ATK {atk:number} / DEF {def:number}', (body) => body);
  g.rule('tokenBody', '{race} / Tuner / {attribute} / Level {level:number} / ATK {atk:number} / DEF {def:number}', (body) => ({ ...body, is: 'tuner' }));
  g.rule('tokenBody', '{race} , {attribute} , Level {level:number} , ATK {atk:number} , DEF {def:number}', ({ race, attribute, level, atk, def }) => ({ atk, def, level, race, attribute }));
  g.rule('tokenBody', '{race} / {attribute} / Level {level:number} / ATK {atk:number} / DEF {def:number}', ({ race, attribute, level, atk, def }) => ({ atk, def, level, race, attribute }));
} // prettier-ignore
/** From where is said first; immediately after the effect. */
function saidFirst(g: YgoGrammar): void {
  g.rule('action', '{immediately}', ({ immediately }) => immediately);
  g.rule('immediately', 'immediately after this effect resolves [,] {action}', ({ action }) => action.every((one) => SUMMONING.has(String(one['do']))) ? action : undefined);
  g.rule('action', 'Special Summon [,] from {where} [,] {before:operationTails} , {what} [{tails:operationTails}]', ({ where, before, what, tails }) => (isNoun(what) && what.where === undefined && !Object.keys(tails ?? {}).some((key) => key in before) && !where.filter ? summon({ ...what, where: where.where, ...(where.whose && { whose: where.whose === 'their' ? 'opponent' : where.whose }) }, { ...before, ...tails }) : undefined));
  g.rule('action', 'Special Summon , from {where} , {what} [{tails:operationTails}]', ({ where, what, tails }) => (isNoun(what) && what.where === undefined && !where.filter ? summon({ ...what, where: where.where, ...(where.whose && { whose: where.whose === 'their' ? 'opponent' : where.whose }) }, tails) : undefined));
  g.rule('action', 'Special Summon from {where} [,] {what} [{tails:operationTails}]', ({ where, what, tails }) => isNoun(what) && what.where === undefined ? summon({ ...what, where: where.where, ...(where.whose && { whose: where.whose === 'their' ? 'opponent' : where.whose }) }, tails) : undefined);
  fusions(g);
  byMaterial(g);
} // prettier-ignore
function inEither(what: What, tails: Draft | undefined, up: 'attack' | 'defense' | undefined): Draft[] | undefined {
  if (tails && 'position' in tails) return undefined;
  const way = (position: string): object => ({
    do: [{ do: 'special-summon', cards: cards(what), ...tails, position }],
  });
  return up === undefined
    ? [{ do: 'special-summon', cards: cards(what), ...tails }]
    : [{ do: 'choose', options: [way(up), way('face-down')] }];
}
const SUMMONING = new Set(['single-out', 'normal-summon', 'synchro-summon', 'xyz-summon', 'link-summon', 'special-summon', 'fusion-summon', 'ritual-summon']); // prettier-ignore
function tokens(
  count: Amount | 'as-many-as-possible',
  name: string,
  body: object,
  tails: Draft | undefined,
): Draft[] | undefined {
  const { to, position, ...rest } = (tails ?? {}) as { to?: string; position?: string };
  if (Object.keys(rest).length > 0 || position === 'face-down') return undefined;
  return [
    {
      do: 'token',
      name: { en: name, de: name },
      count,
      ...body,
      ...(to === 'opponent' && { whose: 'opponent' }),
      ...(position && { position }),
    },
  ];
}

/** Fusion Summons: what, from where the material comes and where it goes, what must be among it. */
function fusions(g: YgoGrammar): void {
  fusionMaterial(g);
  fusionSummons(g);
  fusionIncluding(g);
}
const AS = '[as [its] <Fusion material|material|materials|Fusion Materials>]';
const from = (
  {
    where,
    whose,
    filter,
  }: { where?: readonly string[] | undefined; whose?: string | undefined; filter?: Filter | undefined },
  more: object = {},
): object | undefined =>
  where && whose !== 'their'
    ? {
        where: where.map((place) => (place === 'field' ? 'monsters' : place)),
        ...(whose && { whose }),
        // In a zone for Spells and Traps it is a Monster Card only.
        filter: {
          ...(where.some((place) => place === 'pendulum-zone' || place === 'spells-traps')
            ? { printedKind: 'monster' }
            : { kind: 'monster' }),
          ...filter,
        },
        ...more,
      }
    : undefined;
const fusion = ({ where, ...bare }: Noun, { $including, ...material }: Draft, more: Draft = {}): Draft[] | undefined =>
  where?.join() !== 'extra-deck'
    ? undefined
    : [
        {
          do: 'fusion-summon',
          what: { $filter: { noun: bare.noun, filter: bare.filter } },
          from: 'extra-deck',
          materials: material['whose']
            ? [material]
            : (['you', 'opponent'] as const).map((whose) => ({ ...material, whose })),
          ...($including !== undefined && { including: $including }),
          ...more,
        },
      ];
/** "1 "X" Fusion Monster or 1 "Y" from your Extra Deck". */
const either = (noun: Noun): Noun | undefined => (noun.count === 1 && noun.filter.any && !noun.only ? noun : undefined);
/** What is used. */
function fusionMaterial(g: YgoGrammar): void {
  g.rule('fusionMaterial', `[only] {bare} ${AS}`, ({ bare }) =>
    bare.noun === 'monster' && !bare.only && !bare.distinct && !bare.including && !bare.total ? from(bare) : undefined,
  );
  g.rule('fusionMaterial', `monsters <from|on> <either field|the field|both fields> ${AS}`, () =>
    from({ where: ['field'] }),
  );
  g.rule(
    'fusionMaterial',
    `<its materials|the materials|materials|its Fusion Materials|the Fusion Materials|Fusion Materials> [<mentioned|listed|whose names are listed> on it] from {where} ${AS}`,
    ({ where }) => from(where),
  );
  g.rule(
    'fusionMaterial',
    `Fusion Materials [<mentioned|listed> on it] , that are all {bare} , from {where} ${AS}`,
    ({ bare, where }) =>
      bare.where || bare.whose || where.filter ? undefined : from({ ...where, filter: bare.filter }),
  );
  g.rule(
    'fusionMaterial',
    `this card [<you control|on the field|in your hand|from your field|from your hand|in your GY|from your GY>] and {bare} ${AS}`,
    ({ bare }) => {
      const { other: _other, ...filter } = bare.filter;
      return bare.noun === 'monster' ? from({ ...bare, filter }, { $including: 'this' }) : undefined;
    },
  );
}
/** The Fusion Summon, and where its material goes. */
function fusionSummons(g: YgoGrammar): void {
  g.rule('action', 'Fusion Summon 1 [more] {bare} [,] using {m:fusionMaterial}', ({ bare, m }) => fusion(bare, m));
  g.rule('action', 'Fusion Summon {noun} [,] using {m:fusionMaterial}', ({ noun, m }) => {
    const one = either(noun);
    return one && fusion(one, m);
  });
  // "Using 2 monsters": as few as a Fusion Summon takes, and no more.
  g.rule('action', `Fusion Summon 1 {bare} [,] using {n:number} {m:bare} ${AS}`, ({ bare, n, m }) => {
    const material = n === 2 && m.noun === 'monster' && m.whose === 'you' && m.where ? from(m, { most: 2 }) : undefined;
    return material && fusion(bare, material as Draft);
  });
  g.rule('action', 'Fusion Summon 1 {bare} [,] by banishing {m:fusionMaterial}', ({ bare, m }) =>
    fusion(bare, m, { materialsTo: 'banished' }),
  );
  const AS_MATERIAL = '[as <material|materials|Fusion material|Fusion Materials>]';
  g.rule(
    'action',
    `Fusion Summon 1 {bare} [,] by shuffling {m:fusionMaterial} into the Deck ${AS_MATERIAL}`,
    ({ bare, m }) => fusion(bare, m, { materialsTo: 'deck' }),
  );
  // "By shuffling the Fusion Materials listed on it into the Deck, from among your cards on the field, in your GY, and/or your face-up banished cards".
  g.rule(
    'action',
    'Fusion Summon 1 {bare} [,] by shuffling [<the|its>] <Fusion Materials|materials> [<mentioned|listed> on it] into the Deck , from [among] your <cards|monsters> {places:among}',
    ({ bare, places }) => fusion(bare, from({ ...places, whose: 'you' }) as Draft, { materialsTo: 'deck' }),
  );
  g.table('among', {
    'on the field and/or your face-up banished cards': {
      where: ['field', 'banished'],
      filter: { any: [{ place: 'field' }, { face: 'up' }] },
    },
    '<on the field , in your GY , and/or your face-up banished cards|on the field , GY , and/or face-up banished cards|on the field , in your GY , and/or face-up banished>':
      {
        where: ['field', 'graveyard', 'banished'],
        filter: { any: [{ place: 'field' }, { face: 'up' }] },
      },
  });
  const BOTTOM = 'on the bottom of the Deck [in any order]';
  g.rule('action', `Fusion Summon 1 {bare} [,] by placing {m:fusionMaterial} [,] ${BOTTOM}`, ({ bare, m }) =>
    fusion(bare, m, { materialsTo: 'deck-bottom' }),
  );
  g.rule(
    'action',
    `Fusion Summon 1 {bare} [,] by placing {m:fusionMaterial} , including this card [<from|in> your <GY|hand>] [,] ${BOTTOM}`,
    ({ bare, m }) => fusion(bare, { ...m, $including: 'this' }, { materialsTo: 'deck-bottom' }),
  );
}
/** What must be among the material. */
function fusionIncluding(g: YgoGrammar): void {
  // "Including a Warrior monster": among the material.
  for (const [by, more] of [
    ['using', {}],
    ['by banishing', { materialsTo: 'banished' }],
    ['by shuffling', { materialsTo: 'deck' }],
  ] as const)
    for (const [which, count] of [
      ['<a|an|>', 1],
      ['{n:number}', undefined],
      ['{n:number} or more', undefined],
      ['at least {n:number}', undefined],
    ] as const)
      g.rule(
        'action',
        `Fusion Summon 1 {bare} [,] ${by} {m:fusionMaterial} ${by === 'by shuffling' ? 'into the Deck ' : ''}[,] including ${which} {one:bare} ${AS}` as '{bare} {m:fusionMaterial} {one:bare} [{n:number}]',
        ({ bare, m, one, n }) => {
          const including = among(count ?? n ?? 1, one);
          const said = which !== '<a|an|>' || one.noun === 'name' || one.noun === 'monster';
          return including && said ? fusion(bare, { ...m, $including: including }, more) : undefined;
        },
      );
  g.rule(
    'action',
    `Fusion Summon 1 {bare} [,] using {m:fusionMaterial} [,] including {it:pointer} ${AS}`,
    ({ bare, m, it }) => (it.$ref === 'this' ? undefined : fusion(bare, { ...m, $including: cards(it) })),
  );
  const ALSO =
    ', including this card [<you control|on the field|in your hand|from your hand|on your field|from your field|from your GY>]';
  // "Using monsters on either field, including this card, but you cannot use other monsters you control as material".
  g.rule(
    'action',
    `Fusion Summon 1 {bare} [,] using monsters on either field ${ALSO} , but you cannot use other monsters you control as [Fusion] material` as '{bare}',
    ({ bare }) => {
      const [one, more] = fusion(bare, { $including: 'this' }) ?? [];
      const monsters = { where: 'monsters' };
      return one && !more
        ? [
            {
              ...one,
              materials: [
                { ...monsters, whose: 'opponent', filter: { kind: 'monster', face: 'up' } },
                { ...monsters, whose: 'you', filter: { kind: 'monster', this: true } },
              ],
            },
          ]
        : undefined;
    },
  );
  g.rule('action', `Fusion Summon 1 {bare} [,] using {m:fusionMaterial} ${ALSO}`, ({ bare, m }) =>
    fusion(bare, { ...m, $including: 'this' }),
  );
  g.rule('action', `Fusion Summon 1 {bare} [,] by banishing {m:fusionMaterial} ${ALSO}`, ({ bare, m }) =>
    fusion(bare, { ...m, $including: 'this' }, { materialsTo: 'banished' }),
  );
}

/** "Including a Warrior monster": so many like this among the material. */
const among = (n: number, one: Noun): object | undefined => ((one.where && one.where.join() !== 'field') || one.distinct || one.same ? undefined : { filter: asFilter(one), min: n }); // prettier-ignore

/** Synchro, Xyz and Link Summons while an effect resolves; Ritual Summons. */
function byMaterial(g: YgoGrammar): void {
  const OWN = { where: 'monsters', whose: 'you' };
  const made = (kind: string, bare: Noun, more: object = {}): Draft[] | undefined => (bare.where && bare.where.join() !== 'extra-deck' ? undefined : [{ do: `${kind.toLowerCase()}-summon`, what: { $filter: { noun: bare.noun, filter: bare.filter } }, ...more }]);
  for (const kind of ['Synchro', 'Xyz', 'Link'] as const) {
    const with_ = (pointer: Pointer): object => ({ from: 'extra-deck', materials: [OWN], including: cards(pointer.$ref === 'this' ? { $ref: 'this' } : pointer) });
    g.rule('action', `${kind} Summon 1 {bare}`, ({ bare }) => made(kind, bare));
    // "1 "X" Synchro Monster or 1 "Y"".
    g.rule('action', `${kind} Summon {noun}`, ({ noun: { count, ...noun } }) => (count === 1 && noun.filter.any && !noun.only ? made(kind, noun) : undefined));
    // These cards and no others.
    const only = (bare: Noun, pointer: Pointer): Draft[] | undefined => (pointer.plural ? made(kind, bare, { from: 'extra-deck', using: cards(pointer) }) : undefined);
    g.rule('action', `${kind} Summon 1 {bare} [,] using only {pointer} [as <material|materials>]`, ({ bare, pointer }) => only(bare, pointer));
    g.rule('action', `${kind} Summon 1 {bare} [,] using {pointer} only`, ({ bare, pointer }) => only(bare, pointer));
    // Two cards and no others: chosen together, under one name.
    const pair = (bare: Noun, a: Pointer, b: Pointer): Draft[] | undefined => {
      const summon = a.where || b.where || a.$ref === 'rest' || b.$ref === 'rest' ? undefined : made(kind, bare, { from: 'extra-deck', using: { named: 'material' } });
      return summon && [{ do: 'single-out', $aside: true, cards: { where: 'monsters', filter: { any: [a, b].map((one) => (one.$ref === 'this' ? { this: true } : { oneOf: cards(one) })) } }, named: 'material' }, { ...summon[0], join: 'and-if-you-do' }];
    };
    for (const words of ['using only {a:pointer} [you control] and {b:pointer} [you control] [as <material|materials>]', 'using {a:pointer} [you control] and {b:pointer} [you control] only'] as const)
      g.rule('action', `${kind} Summon 1 {bare} [,] [by] ${words}`, ({ bare, a, b }) => pair(bare, a, b));
    g.rule('action', `${kind} Summon 1 {bare} [,] using {pointer} [<you control>] [as material]`, ({ bare, pointer }) => made(kind, bare, with_(pointer)));
    g.rule('action', `${kind} Summon using {pointer} [you control]`, ({ pointer }) => made(kind, { noun: 'monster', filter: { is: kind.toLowerCase() } }, with_(pointer)));
    const any: Noun = { noun: 'monster', filter: { is: kind.toLowerCase() } };
    g.rule('action', `${kind} Summon using <monsters|materials> you control [as <material|materials>]`, () => made(kind, any));
    for (const [words, bare] of [[`${kind} Summon`, any], [`${kind} Summon 1 {bare} [,]`, undefined]] as const) {
      g.rule('action', `${words} using only {m:bare} , including this card` as '[{bare}] {m:bare}', ({ bare: one = bare!, m }) => (m.where?.join() === 'field' && m.whose === 'you' ? made(kind, one, { from: 'extra-deck', materials: [groupOf(m)], including: cards({ $ref: 'this' }) }) : undefined));
      g.rule('action', `${words} using only monsters you control [as <material|materials>] , including {pointer}` as '[{bare}] {pointer}', ({ bare: one = bare!, pointer }) => made(kind, one, with_(pointer)));
    }
    g.rule('action', `${kind} Summon 1 {bare} [,] using <materials|monsters> you control [,] including {pointer}`, ({ bare, pointer }) => made(kind, bare, with_(pointer)));
    g.rule('action', `${kind} Summon 1 {bare} [,] using <materials|monsters> [you control] [as <material|materials>] [,] including <this face-up card|this card> [you control]`, ({ bare }) => made(kind, bare, with_({ $ref: 'this' })));
    g.rule('action', `${kind} Summon 1 {bare} [,] using <materials|monsters> you control [as <material|materials>]`, ({ bare }) => made(kind, bare));
    // A card that points to none of the opponent's monsters with this, for they are no material.
    g.rule('action', `${kind} Summon 1 {bare} [,] using only <materials|monsters> this card points to [as <material|materials>]`, ({ bare }) => made(kind, bare, { from: 'extra-deck', materials: [{ where: 'monsters', whose: 'you', filter: { pointedToBy: { this: true } } }] }));
    for (const [which, count] of [['<a|an>', 1], ['{n:number} or more', undefined], ['at least {n:number}', undefined]] as const)
      g.rule('action', `${kind} Summon 1 {bare} [,] using <materials|monsters> you control [as <material|materials>] [,] including ${which} {one:bare}` as '{bare} {one:bare} [{n:number}]', ({ bare, one, n }) => { const including = among(count ?? n ?? 1, one); return including && made(kind, bare, { from: 'extra-deck', materials: [OWN], including }); });
    g.rule('action', `${kind} Summon using <materials|monsters> you control [as <material|materials>] [,] including <a|an> {one:bare}` as '{one:bare}', ({ one }) => { const including = among(1, one); return including && made(kind, any, { from: 'extra-deck', materials: [OWN], including }); });
    g.rule('action', `${kind} Summon 1 {bare} [,] using [only] {m:bare} [as <material|materials>]`, ({ bare, m }) => (m.where?.join() === 'field' && m.whose === 'you' && Object.keys(m.filter).length > 0 ? made(kind, bare, { from: 'extra-deck', materials: [groupOf(m)] }) : undefined));
  }
  // "Special Summon 1 Xyz Monster from your Extra Deck, using this card as material": these cards are all its material.
  const USING = '[,] [by] using {m:pointer} [as [the|an] <material|Xyz material>]';
  const over = (what: What, m: Pointer, transfer?: true): Draft[] | undefined => {
    if (!isNoun(what) || what.count !== 1 || what.where?.join() !== 'extra-deck' || what.distinct || what.same || m.plural) return undefined;
    return [{ do: 'xyz-summon', what: { $filter: { noun: what.noun, filter: what.filter } }, from: 'extra-deck', using: cards(m), ...(transfer && { transfer }) }];
  };
  const TREATED = "( This is treated as an Xyz Summon <, transfer <its|this card's> materials [to the Summoned monster]|. Transfer <its|this card's> materials to the Summoned monster [.]> )";
  for (const [before, of] of [['Special Summon {what}', (what: What) => what], ['Special Summon [,] from your Extra Deck , {what}', (what: What): What => (isNoun(what) && !what.where ? { ...what, where: ['extra-deck'], whose: 'you' } : what)]] as const) {
    g.rule('action', `${before} ${USING}`, ({ what, m }) => over(of(what), m));
    g.rule('action', `${before} ${USING} ( This is treated as an Xyz Summon [.] )`, ({ what, m }) => over(of(what), m));
    g.rule('action', `${before} ${USING} ${TREATED}`, ({ what, m }) => over(of(what), m, true));
    g.rule('operations', `${before} ${USING} , but {b:laterAction} ${TREATED}`, ({ what, m, b }) => { const made = over(of(what), m, true); return made && [...made, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1)]; });
  }
  rituals(g);
} // prettier-ignore

const RITUAL_FROM: ReadonlySet<string> = new Set(['hand', 'deck', 'graveyard', 'banished', 'extra-deck']);
/** "By Tributing monsters from your hand or field whose total Levels equal or exceed its Level". */
function rituals(g: YgoGrammar): void {
  const ritual = (bare: Noun, material: Noun, exactLevel: boolean, more: object = {}): Draft[] | undefined => {
    const from = bare.where ?? ['hand'];
    // Kinds of which each lies somewhere: of all of them it is said where.
    const kinds = material.noun === 'monster' || (material.noun === 'card' && material.filter.any?.every((one) => one.kind === 'monster'));
    if (!from.every((place) => RITUAL_FROM.has(place)) || bare.whose === 'opponent' || !material.where || material.whose === 'opponent' || !kinds || material.count !== undefined || material.including || material.only) return undefined;
    const where = material.where.map((place) => (place === 'field' ? 'monsters' : place));
    return [{ do: 'ritual-summon', what: { $filter: { noun: bare.noun, filter: bare.filter } }, from: from.length === 1 ? from[0] : from, materials: [{ where: where.length === 1 ? where[0] : where, whose: 'you', filter: { kind: 'monster', ...material.filter } }], ...(exactLevel && { exactLevel: true }), ...more }];
  };
  const ITS = "<its Level|the Level of the Ritual Monster|that Ritual Monster's Level|the Level of that Ritual Monster|the Ritual Monster's Level|the Level of the Ritual Monster you Ritual Summon>";
  const total = '<equal or exceed|equals or exceeds>';
  g.rule('action', `Ritual Summon 1 {bare} [,] by Tributing {m:bare} [,] including this card [<on your field|you control|in your hand>] [,] whose total Levels ${total} ${ITS}`, ({ bare, m }) => ritual(bare, m, false, { including: 'this' }));
  for (const [by, goes] of [['Tributing', {}], ['banishing', { materialsTo: 'banished' }]] as const)
    for (const [words, exact] of [[`whose total Levels ${total}`, false], ['whose total Levels <exactly equal|equal>', true]] as const) {
      g.rule('action', `Ritual Summon 1 {bare} [,] by ${by} {m:alike} [,] ${words} ${ITS}` as '{bare} {m:alike}', ({ bare, m }) => ritual(bare, m, exact, goes));
      // What must be among it.
      for (const [which, filter] of [['<a|an> {one:bare}', undefined], ['{names}', 'names']] as const) {
        type Said = '{bare} {m:alike} {one:bare} {names}';
        const put = ({ bare, m, one, names }: { bare: Noun; m: Noun; one: Noun; names: Filter }): Draft[] | undefined => { const including = filter ? { filter: names, min: 1 } : among(1, one); return including && ritual(bare, m, exact, { ...goes, including }); };
        g.rule('action', `Ritual Summon 1 {bare} [,] by ${by} {m:alike} [,] including ${which} [,] ${words} ${ITS}` as Said, put as never);
        g.rule('action', `Ritual Summon 1 {bare} [,] by ${by} {m:alike} [,] ${words} ${ITS} , including ${which}` as Said, put as never);
      }
    }
  // "Tribute monsters from your hand or field, then Ritual Summon 1 Ritual Monster whose Level equals the total Levels of those monsters".
  g.rule('operations', 'Tribute {m:alike} , then Ritual Summon 1 {bare} whose Level <equals|exactly equals|equals exactly> the total Levels of <those|the Tributed> monsters', ({ m, bare }) => ritual(bare, m, true));
} // prettier-ignore
