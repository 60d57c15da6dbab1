/** By whom or what something happened: "by an opponent's card effect", "to activate a WATER monster's effect", "from your hand". */
import type { EventPattern, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter, both, oneOrList } from './noun.ts';

type Cause = Partial<EventPattern>;

export function causes(g: YgoGrammar): void {
  effects(g);
  agents(g);
  sources(g);
  materials(g);
}

/** Whose effect, of what card. */
function effects(g: YgoGrammar): void {
  g.table('effectOf', { '<card effect|card effects|an effect|the effect of a card>': { cause: 'effect' }, '<its effect|its own effect|this card\'s effect|this effect>': { cause: 'effect', with: { this: true } } });
  const by = (more: Cause, kind: Filter): Cause => ({ cause: 'effect', ...more, ...(Object.keys(kind).length > 0 && { with: kind }) });
  for (const [words, whose] of [['<a|an>', {}], ['your', { by: 'you' }], ["<an opponent's|your opponent's>", { by: 'opponent' }]] as const) {
    g.rule('effectOf', `${words} {kind:effectKind}`, ({ kind }) => by(whose, kind));
    const of = words === '<a|an>' ? words : words === 'your' ? '<your|one of your>' : words;
    g.rule('effectOf', `<the effect of|an effect of|the effects of> ${of} {bare}`, ({ bare }) => (bare.where && bare.where.join() !== 'field' ? undefined : by(whose, asFilter(bare))));
  }
  for (const [words, kind] of [['Spell', 'spell'], ['Trap', 'trap'], ['Spell/Trap', ['spell', 'trap']]] as const) g.rule('effectOf', `[<a|an>] ${words} Card or effect`, () => by({}, { kind: oneOrList([kind].flat()) } as Filter));
  g.rule('effectOf', '<the effect of|an effect of> {names}', ({ names }) => by({}, names));
  for (const [words, whose] of [['an', {}], ["<an opponent's|your opponent's>", { by: 'opponent' }]] as const)
    for (const [of, kind] of [['', {}], ['monster', { kind: 'monster' }], ['Spell', { kind: 'spell' }], ['Trap', { kind: 'trap' }], ['Spell/Trap', { kind: ['spell', 'trap'] }]] as const)
      g.rule('effectOf', `${words} activated ${of} <effect|effects>`, () => by({ ...whose, activated: true }, kind as unknown as Filter));
  g.rule('effectOf', 'another card\'s effect', () => by({}, { other: true }));
  g.rule('effectKind', "[{adjectives}] <card|card's> effect", ({ adjectives }) => adjectives ?? {});
  g.rule('effectKind', "[{adjectives}] [{kinds:monsterKinds}] <monster effect|monster's effect|monster card's effect>", ({ adjectives, kinds }) => both({ kind: 'monster' }, adjectives, kinds));
  for (const [words, kind] of [["<Spell|Spell Card|Spell's|Spell Card's>", 'spell'], ["<Trap|Trap Card|Trap's|Trap Card's>", 'trap'], ["<Spell/Trap|Spell/Trap Card|Spell/Trap's>", ['spell', 'trap']]] as const)
    g.rule('effectKind', `[{adjectives}] [{property}] ${words} effect`, ({ adjectives, property }) => both({ kind } as Filter, adjectives, property === undefined ? {} : { property }));
} // prettier-ignore

/** Each of several is an event of its own, where one pattern cannot say both. */
function agents(g: YgoGrammar): void {
  g.table('cause', {
    'by battle': [{ cause: 'battle' }],
    'by battle or effect': [{ cause: ['battle', 'effect'] }],
    "<by|because of> <an opponent's|your opponent's> effect": [{ cause: 'effect', by: 'opponent' }],
    '<by your opponent|because of your opponent|by an opponent>': [{ by: 'opponent' }],
    "<by|because of> <your opponent's|an opponent's> card": [{ by: 'opponent' }],
    "<by|because of> <an opponent's|your opponent's> attack or card effect": [{ by: 'opponent', cause: ['battle', 'effect'] }],
    "<by|because of> <an opponent's|your opponent's> card ( [either] by battle or [by] card effect )": [{ cause: ['battle', 'effect'], by: 'opponent' }],
    "to activate that monster's effect": [{ cause: 'cost' }],
    'by a Spell Card , Trap Card , or card effect': [{ cause: 'effect' }],
  });
  g.rule('cause', '<by|because of> {effectOf}', ({ effectOf }) => [effectOf]);
  g.rule('cause', '<by|because of> {a:effectOf} [,] or [by] {b:effectOf}', ({ a, b }) => [a, b]);
  const either = (effect: Cause): Cause[] => (effect.by || effect.with ? [{ cause: 'battle' }, effect] : [{ cause: ['battle', 'effect'] }]);
  g.rule('cause', 'by battle [,] or [by] {effectOf}', ({ effectOf }) => either(effectOf));
  g.rule('cause', 'by {effectOf} [,] or by battle', ({ effectOf }) => either(effectOf));
  g.rule('cause', 'by battle with {others}', ({ others }) => [{ cause: 'battle', ...winner(others) }]);
  g.rule('cause', 'to activate <a card or effect|a card>', () => [{ cause: 'cost' }]);
  g.rule('cause', 'by {a:effectOf} [,] or to activate {b:effectOf}', ({ a, b: { cause: _effect, ...whose } }) => [a, { cause: 'cost', ...whose }]);
  g.rule('cause', 'to activate {effectOf}', ({ effectOf: { cause: _effect, ...whose } }) => [{ cause: 'cost', ...whose }]);
} // prettier-ignore
/** "With an opponent's monster": the opponent did it. */
export function winner(filter: Filter): Cause {
  const { controller, kind, ...rest } = filter;
  const plain = Object.keys(rest).length === 0;
  if (controller === 'opponent' && plain && kind === 'monster') return { by: 'opponent' };
  if (controller === 'opponent' && Object.keys(rest).join() === 'oneOf') return { by: 'opponent', with: rest };
  return { with: filter };
}

function sources(g: YgoGrammar): void {
  g.rule('source', 'from {where}', ({ where: { where, whose, filter } }) => {
    const field = where.some((place) => ['field', 'monsters', 'spells-traps', 'field-zone', 'pendulum-zone'].includes(place));
    const of = whose === 'their' ? 'opponent' : whose;
    const card = both(filter, of && field ? { controller: of } : {});
    // This card comes from its owner's hand, Deck, Graveyard: known without being said.
    const whoseCard = of && !field ? { $owns: of } : {};
    return { from: oneOrList(where), ...whoseCard, ...(Object.keys(card).length > 0 && { $card: card }) };
  });
  g.rule('source', "from its owner's hand or field", () => ({ from: ['hand', 'field'], $card: { owner: 'you', controller: 'you' } }));
  g.rule('source', 'from <the|your> Deck or <the|your> field', () => ({ from: ['deck', 'field'] }));
  g.table('toGy', { 'to the GY': { to: 'graveyard' }, 'to your GY': { to: 'graveyard', $owner: 'you' }, "<to your opponent's GY|to their GY>": { to: 'graveyard', $owner: 'opponent' } });
} // prettier-ignore

/** For what Summon something was material. */
function materials(g: YgoGrammar): void {
  for (const how of ['Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual'] as const) {
    const is = how.toLowerCase();
    g.rule('materialFor', `<a|an|the> ${how} Summon`, () => ({ is }));
    g.rule('materialFor', `<the ${how} Summon of a|the ${how} Summon of an|a ${how} Summon of a|a ${how} Summon of an> {bare}`, ({ bare }) => (bare.where ? undefined : both({ is }, bare.filter)));
    g.rule('materialFor', `the ${how} Summon of {names}`, ({ names }) => both({ is }, names));
    for (const other of ['Fusion', 'Synchro', 'Xyz', 'Link'] as const)
      if (other !== how) g.rule('materialFor', `the ${how} or ${other} Summon of <a|an> {bare}`, ({ bare }) => (bare.where ? undefined : both({ is: [is, other.toLowerCase()] }, bare.filter)));
    g.rule('asMaterial', `as [a|an] ${how} <material|material Monster>`, () => ({ is }));
    g.rule('asMaterial', `as [a|an] ${how} material [Monster] for <a|an|the> ${how} Summon`, () => ({ is }));
    g.rule('asMaterial', `as [a|an] ${how} material for <a|an> {bare}`, ({ bare }) => (bare.where ? undefined : both({ is }, bare.filter)));
    g.rule('asMaterial', `as [a|an] ${how} material for {materialFor}`, ({ materialFor }) => (materialFor.is === is ? materialFor : undefined));
  }
  g.rule('asMaterial', 'as material for <a|an> {bare}', ({ bare }) => (bare.where || bare.filter.is === undefined ? undefined : bare.filter));
  g.rule('asMaterial', '<as material for|for> {materialFor}', ({ materialFor }) => materialFor);
} // prettier-ignore
