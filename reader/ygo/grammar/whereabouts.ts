/** Where this card has to be for its effect: "if this card is in your GY, except the turn it was sent there". */
import type { YgoGrammar } from './categories.ts';

const PLACES = {
  'in your hand or on your field': ['hand', 'field'],
  'in your hand or field': ['hand', 'field'],
  'in your hand , field , or GY': ['hand', 'field', 'graveyard'],
  'in your hand or face-up on your field': ['hand', 'field'],
  '<in your field or GY|on the field or in the GY|on your field or in your GY>': ['field', 'graveyard'],
  'in your GY or banishment': ['graveyard', 'banished'],
  '<currently banished|already banished|in your banishment>': 'banished',
  'in your Spell & Trap Zone': 'spells-traps',
  'in your Field Zone': 'field-zone',
  'in your Pendulum Zone': 'pendulum-zone',
  'in the Pendulum Zone': 'pendulum-zone',
  '<treated as a Continuous Spell|a Continuous Spell>': 'spells-traps',
  'face-up in your Extra Deck': 'extra-deck',
  'in your hand': 'hand',
  '<in your GY|in the GY>': 'graveyard',
  'in your hand or GY': ['hand', 'graveyard'],
  'in your GY or banished': ['graveyard', 'banished'],
} as const;

export function whereabouts(g: YgoGrammar): void {
  g.rule('occasionPart', '<while|as long as> <you control this monster|you control this face-up card|this card is face-up on the field|this card is on the field|this monster is on the field|this card is on your field|this card is face-up on your field|you control this card|you control this face-up monster|this card is face-up in your Spell & Trap Zone>', () => ({}));
  // Its own activation is none of them.
  g.rule('occasionPart', '<while|as long as> <this card is already face-up on the field|this card is already on the field|this card is already face-up in your Spell & Trap Zone>', () => ({ $already: true }));
  g.rule('occasionPart', '<while|as long as> this card is [face-up] in <the|your> Monster Zone', (_, { kind }) => (kind === 'monster' ? {} : { $from: 'monsters' }));
  g.rule('occasionPart', 'if you control this card', () => ({}));
  g.rule('occasionPart', 'if this card is in <the|your> Monster Zone', (_, { kind }) => (kind === 'monster' ? {} : { $from: 'monsters' }));
  g.rule('occasionPart', 'if this card is equipped [to a monster] by {effectOf}', ({ effectOf }) => (effectOf.with ? { $from: 'spells-traps', condition: { is: 'this', like: { isEquip: true, did: { event: 'equipped', ...effectOf } } } } : undefined));
  g.rule('occasionPart', '<while|as long as> [this card is] equipped [to a monster] by {effectOf}', ({ effectOf }) => (effectOf.with ? { $from: 'spells-traps', condition: { is: 'this', like: { isEquip: true, did: { event: 'equipped', ...effectOf } } } } : undefined));
  const there = { condition: { not: { happened: { event: 'sent', card: { this: true }, to: 'graveyard' } } } };
  for (const word of ['if', 'while', 'and', 'and while', 'and if'] as const)
  {
    for (const [phrase, from] of Object.entries(PLACES)) g.rule('occasionPart', `${word} this card is ${phrase}`, () => ({ $from: from }));
    g.rule('occasionPart', `${word} this card is [treated as] a Continuous Trap`, () => ({ $from: 'spells-traps', $trap: true }));
  }
  for (const [phrase, from] of [['in your GY', 'graveyard'], ['in your hand', 'hand']] as const)
    g.rule('occasionPart', `<if|while> {a:condition} , {b:condition} , and this card is ${phrase}`, ({ a, b }) => ({ $from: from, condition: { all: [a, b] } }));
  g.rule('occasionPart', '<if|while> this card is in your GY and {conditions}', ({ conditions }) => ({ $from: 'graveyard', condition: conditions }));
  g.rule('occasionPart', 'except the turn this card was Special Summoned', () => ({ condition: { not: { is: 'this', like: { summoned: 'special', summonedThisTurn: true } } } }));
  g.rule('occasionPart', '<while|and while> this card is banished', () => ({ $from: 'banished' }));
  g.rule('occasionPart', '<( except the turn it was sent there )|, except the turn it was sent there|except the turn it was sent there|except the turn this card was sent to the GY|( except the turn this card was sent to the GY )|( except the turn this card was sent there )|, except the turn this card was sent to your GY>', () => there);
  g.rule('occasionPart', ', except the turn this card was sent to your GY ( and except during the Damage Step )', () => ({ damageStep: false, ...there }));
  g.rule('occasionPart', '<( except during the Damage Step , or the turn this card was sent to the GY )|( except during the Damage Step or the turn this card was sent to the GY )>', () => ({ damageStep: false, ...there }));
} // prettier-ignore
