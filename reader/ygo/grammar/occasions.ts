/** When an effect can or must be activated: what stands before the colon. */
import type { Condition, EventPattern, Filter, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { conditions } from './conditions.ts';
import { events } from './events.ts';
import { links } from './links.ts';
import { oneOrList } from './noun.ts';

export function occasions(g: YgoGrammar): void {
  events(g);
  links(g);
  conditions(g);
  parts(g);
}

function parts(g: YgoGrammar): void {
  g.rule('occasion', '{a:occasionPart}', ({ a }) => a);
  g.rule('occasion', '{a:occasionPart} [,] {b:occasion}', ({ a, b }) => together(a, b));
  g.rule('occasionPart', 'once per turn', () => ({ limit: { per: 'turn', of: 'copy' } }));
  g.rule('occasionPart', 'twice per turn', () => ({ limit: { per: 'turn', of: 'copy', times: 2 } }));
  g.rule('occasionPart', 'once per Chain', () => ({ limit: { per: 'chain', of: 'copy' } }));
  g.rule('occasionPart', 'once per Duel', () => ({ limit: { per: 'duel', of: 'copy' } }));
  g.rule('occasionPart', 'once per battle', () => ({ limit: { per: 'battle', of: 'copy' } }));
  g.rule('occasionPart', '<up to thrice per turn|thrice per turn>', () => ({ limit: { per: 'turn', of: 'copy', times: 3 } }));
  g.rule('occasionPart', '( Quick Effect )', () => ({ $quick: true }));
  g.rule('occasionPart', '<( except during the Damage Step )|except during the Damage Step>', () => ({ damageStep: false }));
  for (const [word, timing] of [['If', 'if'], ['When', 'when']] as const) {
    g.rule('occasionPart', `${word} {event}`, ({ event }) => happens(timing, event));
    g.rule('occasionPart', `${word} {event} , except {x:exception}`, ({ event, x }) => (event.some(({ card }) => !card || card.not || card.this) ? undefined : { timing, on: oneOrList(event.map((one) => ({ ...one, card: { ...one.card, not: x } }))) }));
    g.rule('occasionPart', `${word} {event} , even during the Damage Step`, ({ event }) => ({ timing, on: oneOrList(event), damageStep: true }));
    g.rule('occasionPart', `${word} {event} ( even during the Damage Step )`, ({ event }) => ({ timing, on: oneOrList(event), damageStep: true }));
    g.rule('occasionPart', `${word} {a:event} , {b:event} [,] or {c:event}`, ({ a, b, c }) => ({ timing, on: [...a, ...b, ...c] }));
    g.rule('occasionPart', `${word} {event} and {conditions}`, ({ event, conditions }) => ({ ...happens(timing, event), condition: conditions }));
    g.rule('occasionPart', `${word} {link} and {conditions}`, ({ link, conditions }) => { const answer = timing === 'if' ? activated(link) : { timing, respondsTo: link }; return answer && { ...answer, condition: conditions }; });
    g.rule('occasionPart', `${word} {a:event} , or <if|when> {b:event}`, ({ a, b }) => ({ timing, on: [...a, ...b] }));
    g.rule('occasionPart', `${word} {a:event} or <if|when> {b:event}`, ({ a, b }) => ({ timing, on: [...a, ...b] }));
    g.rule('occasionPart', `${word} {event} while {conditions}`, ({ event, conditions }) => ({ ...happens(timing, event), condition: conditions }));
    g.rule('occasionPart', `${word} an attack is declared involving this card and <an opponent's monster|a monster your opponent controls>`, () => ({ timing, on: { event: 'attack-declared' }, condition: { is: 'battling', like: { controller: 'opponent' } } }));
    g.rule('occasionPart', `${word} {link}`, ({ link }) => (timing === 'if' ? activated(link) : { timing, respondsTo: link }));
    g.rule('occasionPart', `${word} {conditions}`, ({ conditions }) => ({ condition: conditions }));
  }
  g.rule('occasionPart', 'while <you control this monster|you control this face-up card|this card is face-up on the field|this card is on the field|this monster is on the field|this card is in the Monster Zone|this card is in your Monster Zone|this card is face-up in the Monster Zone|this card is on your field|this card is face-up on your field|you control this card|you control this face-up monster>', () => ({}));
  g.rule('occasionPart', '<up to twice per turn>', () => ({ limit: { per: 'turn', of: 'copy', times: 2 } }));
  g.rule('occasionPart', 'during the Damage Step', () => ({ steps: ['damage'] }));
  for (const word of ['if', 'when'] as const) {
    const pair = (one: Filter): Condition => ({ any: [{ all: [{ is: 'attacker', like: one }, { is: 'attack-target', like: { controller: 'opponent' } }] }, { is: 'attack-target', like: one }] });
    g.rule('occasionPart', `${word} {others} battles <an opponent's monster|a monster your opponent controls|your opponent's monster>`, ({ others }) => (others.controller === 'you' ? { condition: pair(others) } : undefined));
    g.rule('occasionPart', `${word} an attack is declared involving {others} and <an opponent's monster|a monster your opponent controls>`, ({ others }) => (others.controller === 'you' ? { timing: word, on: { event: 'attack-declared' }, condition: pair(others) } : undefined));
    g.rule('occasionPart', `${word} this card inflicts battle damage to your opponent by a direct attack`, () => ({ timing: word, on: { event: 'battle-damage', with: { this: true }, player: 'opponent' }, condition: { not: { exists: { where: 'monsters', filter: { oneOf: 'attack-target' } } } } }));
  }
  g.rule('occasionPart', 'you can', () => ({ $optional: true }));
  g.rule('occasionPart', 'each time {event}', ({ event }) => ({ timing: 'each-time', on: oneOrList(event) }));
  g.rule('occasionPart', "( in either player's turn )", () => ({ $quick: true }));
  g.rule('occasionPart', "once per opponent's turn", () => ({ limit: { per: 'turn', of: 'copy' }, whoseTurn: 'opponent' }));
  g.rule('occasionPart', 'during damage calculation', () => ({ $calculation: true }));
  g.rule('occasionPart', 'while {conditions}', ({ conditions }) => ({ condition: conditions }));
  g.rule('occasionPart', '<during your {phases}>', ({ phases }) => ({ phases, whoseTurn: 'you' }));
  g.rule('occasionPart', "during your opponent's {phases}", ({ phases }) => ({ phases, whoseTurn: 'opponent' }));
  g.rule('occasionPart', "during <the|either player's|each> {phases}", ({ phases }) => ({ phases }));
  g.rule('occasionPart', 'during your turn', () => ({ whoseTurn: 'you' }));
  g.rule('occasionPart', "during your opponent's turn", () => ({ whoseTurn: 'opponent' }));
  g.rule('occasionPart', "during either player's turn", () => ({ $quick: true }));
  g.rule('occasionPart', "during your or your opponent's turn", () => ({ $quick: true }));
  const earlier = { '<battled|battled this turn>': 'battled', '<attacked|attacked this turn|declared an attack this turn>': 'attack-declared' } as const;
  for (const [words, event] of Object.entries(earlier)) {
    g.rule('occasionPart', `if this card ${words}`, () => ({ condition: { happened: { event, card: { this: true } } } }));
    g.rule('occasionPart', `if the equipped monster ${words}`, () => ({ condition: { happened: { event, card: { oneOf: 'equipped' } } } }));
  }
  g.rule('occasionPart', "if this card battled <an opponent's monster|a monster|a monster your opponent controls>", () => ({ condition: { happened: { event: 'battled', card: { this: true } } } }));
  g.rule('occasionPart', 'if this card is in the GY because it was destroyed on the field and sent there this turn', () => ({ $from: 'graveyard', condition: { happened: { event: 'destroyed', card: { this: true }, from: 'field', to: 'graveyard' } } }));
  g.rule('occasionPart', 'if this card is in the GY because it was sent there this turn', () => ({ $from: 'graveyard', condition: { happened: { event: 'sent', card: { this: true }, to: 'graveyard' } } }));
  g.rule('occasionPart', 'if this card is in the GY because it was sent there from the field this turn', () => ({ $from: 'graveyard', condition: { happened: { event: 'sent', card: { this: true }, from: 'field', to: 'graveyard' } } }));
  g.rule('occasionPart', "during your opponent's Main Phase or Battle Phase", () => ({ phases: ['main1', 'battle', 'main2'], whoseTurn: 'opponent' }));
  g.rule('occasionPart', 'during the Main Phase or Battle Phase', () => ({ phases: ['main1', 'battle', 'main2'] }));
  for (const [words, event] of [['Normal Summoned', { event: 'summoned', how: 'normal', card: { this: true } }], ['Special Summoned', { event: 'summoned', how: 'special', card: { this: true } }], ['Normal or Special Summoned', { event: 'summoned', how: ['normal', 'special'], card: { this: true } }], ['Synchro Summoned', { event: 'summoned', how: 'synchro', card: { this: true } }], ['sent to the GY', { event: 'sent', to: 'graveyard', card: { this: true } }], ['banished', { event: 'banished', card: { this: true } }], ['destroyed', { event: 'destroyed', card: { this: true } }]] as const) {
    const from = words === 'sent to the GY' ? { $from: 'graveyard' } : words === 'banished' ? { $from: 'banished' } : {};
    g.rule('occasionPart', `during the End Phase of the turn this card <is|was> ${words}`, () => ({ phases: ['end'], condition: { happened: event }, ...from }));
  }
  g.rule('occasionPart', 'if this card was Normal Summoned or flipped face-up this turn', () => ({ condition: { any: [{ happened: { event: 'summoned', card: { this: true }, how: ['normal', 'flip'] } }, { happened: { event: 'flipped', card: { this: true } } }] } }));
  g.rule('occasionPart', 'during the End Phase of the turn this card <is|was> Normal Summoned or flipped face-up', () => ({ phases: ['end'], condition: { any: [{ happened: { event: 'summoned', card: { this: true }, how: ['normal', 'flip'] } }, { happened: { event: 'flipped', card: { this: true } } }] } }));
  const foe = "<an opponent's|your opponent's|an opponent's face-up> monster";
  for (const word of ['if', 'when'] as const) {
    g.rule('occasionPart', `${word} this card declares an attack on ${foe}`, () => ({ timing: word, on: { event: 'attack-declared', card: { this: true } }, condition: { is: 'attack-target', like: { controller: 'opponent' } } }));
    g.rule('occasionPart', `${word} your opponent declares a direct attack`, () => ({ timing: word, on: { event: 'attack-declared', card: { controller: 'opponent' } }, condition: { not: { exists: { where: 'monsters', filter: { oneOf: 'attack-target' } } } } }));
  }
  g.rule('occasionPart', 'except the turn this card was sent to the GY', () => ({ condition: { not: { happened: { event: 'sent', card: { this: true }, to: 'graveyard' } } } }));
  g.rule('occasionPart', 'at the start of <the|your> Battle Phase', () => ({ $start: 'battle' }));
  const battles = { any: [{ is: 'attacker', like: { this: true } }, { is: 'attack-target', like: { this: true } }] };
  const STEPS: Record<string, object> = {
    'at the start of the Damage Step': { on: { event: 'step', timing: 'start' }, timing: 'if' },
    'before damage calculation': { on: { event: 'step', timing: 'before-calculation' }, timing: 'if' },
    'after damage calculation': { on: { event: 'battled' }, timing: 'if' },
    'at the end of the Damage Step': { on: { event: 'step', timing: 'end' }, timing: 'if' },
    'at the end of the Battle Phase': { on: { event: 'step', step: 'end' }, timing: 'if' },
  };
  for (const [phrase, moment] of Object.entries(STEPS)) g.rule('occasionPart', phrase, () => moment);
  for (const word of ['if', 'when'] as const) {
    g.rule('occasionPart', `${word} this card battles`, () => ({ condition: battles }));
    g.rule('occasionPart', `${word} this card battles <an opponent's monster|a monster your opponent controls|your opponent's monster>`, () => ({ condition: { is: 'battling', like: { controller: 'opponent' } } }));
    g.rule('occasionPart', `${word} this card battles a monster`, () => ({ condition: { is: 'battling', like: {} } }));
    g.rule('occasionPart', `${word} this card attacks`, () => ({ condition: { is: 'attacker', like: { this: true } } }));
    g.rule('occasionPart', `${word} this card attacks {target:others}`, ({ target }) => ({ condition: { all: [{ is: 'attacker', like: { this: true } }, { is: 'attack-target', like: target }] } }));
    g.rule('occasionPart', `${word} this card is targeted for an attack`, () => ({ timing: word, on: { event: 'attack-declared' }, condition: { is: 'attack-target', like: { this: true } } }));
    g.rule('occasionPart', `${word} {others} is targeted for an attack`, ({ others }) => ({ timing: word, on: { event: 'attack-declared' }, condition: { is: 'attack-target', like: others } }));
    g.rule('occasionPart', `${word} <an opponent's monster|a monster your opponent controls|your opponent's monster> declares a direct attack`, () => ({ timing: word, on: { event: 'attack-declared', card: { controller: 'opponent' } }, condition: { not: { exists: { where: 'monsters', filter: { oneOf: 'attack-target' } } } } }));
  }
  const there = { condition: { not: { happened: { event: 'sent', card: { this: true }, to: 'graveyard' } } } };
  for (const word of ['if', 'while', 'and', 'and while', 'and if'] as const) {
    for (const [phrase, from] of [['in your hand or on your field', ['hand', 'field']], ['in your hand or field', ['hand', 'field']], ['in your hand , field , or GY', ['hand', 'field', 'graveyard']], ['currently banished', 'banished'], ['in your Spell & Trap Zone', 'spells-traps'], ['in your Field Zone', 'field-zone'], ['in your hand', 'hand'], ['in your GY', 'graveyard'], ['in the GY', 'graveyard'], ['in your hand or GY', ['hand', 'graveyard']], ['in your GY or banished', ['graveyard', 'banished']]] as const)
      g.rule('occasionPart', `${word} this card is ${phrase}`, () => ({ $from: from }));
    g.rule('occasionPart', `${word} this card is in your GY <( except the turn it was sent there )|, except the turn it was sent there|except the turn it was sent there>`, () => ({ $from: 'graveyard', ...there }));
  }
  g.rule('occasionPart', 'when this card is activated', () => ({ $activation: true }));
  g.rule('occasionPart', 'except the turn it was sent there', () => there);
  g.rule('occasionPart', 'and {conditions}', ({ conditions }) => ({ condition: conditions }));
} // prettier-ignore
/** "When a monster activates its effect" is answered in the Chain. */
function happens(timing: 'if' | 'when', event: readonly EventPattern[]): Draft {
  if (timing === 'if' || event.some((one) => one.event !== 'activated')) return { timing, on: oneOrList(event) };
  return {
    timing,
    respondsTo: oneOrList(event.map(({ what, card }) => ({ ...(what && { what }), ...(card && { card }) }))),
  };
}
/** "If a card is activated": not in answer to it, but when the Chain has resolved. */
function activated(link: LinkPattern | LinkPattern[]): Draft | undefined {
  if (Array.isArray(link) || link.targets) return undefined;
  const { by, what, kind, card, place } = link;
  const who: Filter = { ...card, ...(kind && { kind }), ...(place && { place }) };
  return { timing: 'if', on: { event: 'activated', ...(by && { by }), ...(what && { what }), ...(Object.keys(who).length > 0 && { card: who }) } };
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
