/** Occasions and conditions that stand on few cards each: moments, who did it, what an occasion asks of its event. */
import type { Condition, Filter, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { held } from './conditions.ts';
import { asFilter, both, oneOrList } from './noun.ts';

export function rarer(g: YgoGrammar): void {
  moments(g);
  happened(g);
  faceUpAlready(g);
  asked(g);
  material(g);
}

/** When in a turn. */
function moments(g: YgoGrammar): void {
  for (const [name, phase] of [['Standby', 'standby'], ['End', 'end'], ['Draw', 'draw']] as const)
    for (const [words, whoseTurn] of [['your', 'you'], ["your opponent's", 'opponent']] as const) {
      g.rule('occasionPart', `once during each of ${words} ${name} Phases`, () => ({ phases: [phase], whoseTurn, limit: { per: 'turn', of: 'copy' } }));
      if (phase === 'standby') g.rule('occasionPart', `at the start of ${words} ${name} Phase`, () => ({ phases: [phase], whoseTurn, condition: { start: 'phase' } }));
    }
} // prettier-ignore

/** Who did it, by what. */
function happened(g: YgoGrammar): void {
  // Of another card "this card's effect" can mean no other.
  g.rule('event', '{others} <is|are> destroyed by this card\'s effect', ({ others }) => [{ event: 'destroyed', cause: 'effect', card: others, with: { this: true } }]);
  for (const word of ['if', 'when'] as const)
    g.rule('occasionPart', `${word} you take damage from an attack involving this card , or from an opponent's card effect`, () => ({ timing: word, on: [{ event: 'battle-damage', player: 'you', with: { any: [{ this: true }, { oneOf: 'battling' }] } }, { event: 'effect-damage', player: 'you', by: 'opponent' }] }));
  for (const [who, player] of [['you take', 'you'], ['your opponent takes', 'opponent']] as const)
    g.rule('event', `${who} damage from <a battle|battles> involving this card`, () => [{ event: 'battle-damage', player, with: { any: [{ this: true }, { oneOf: 'battling' }] } }]);
  for (const [words, to] of [['', {}], [' and sent to the GY', { to: 'graveyard' }]] as const) g.rule('undergone', `destroyed by battle${words} while attacking <a monster|an opponent's monster>`, () => [{ event: 'destroyed', cause: 'battle', ...to, $card: { oneOf: 'attacker' } }]);
  g.rule('condition', "the total {stat} of [the] monsters used for this card's {how:summonWord} Summon <were|was> {bounds}", ({ stat, how, bounds }) => ({ all: [{ is: 'this', like: { summoned: how } }, { amount: { stat, of: 'made-with' }, is: bounds }] }));
  const is = (like: Filter): Condition => ({ is: 'this', like });
  g.rule('condition', 'you control this card that was {how:summonWord} Summoned , or {other:summonWord} Summoned by {effectOf}', ({ how, other, effectOf }) => ({ any: [is({ summoned: how }), is({ did: { event: 'summoned', how: other, ...effectOf } })] }));
  g.rule('manner', 'in <the|an> Extra Monster Zone', () => [{ $becomes: { zone: 'extra' } }]);
} // prettier-ignore

/** "A Spell/Trap Card that is already face-up on the field activates its effect": no card that is activated. */
function faceUpAlready(g: YgoGrammar): void {
  for (const [words, kind] of [['Spell', 'spell'], ['Trap', 'trap'], ['Spell/Trap', ['spell', 'trap']]] as const)
    for (const [where, by] of [['on the field', {}], ["on your opponent's field", { by: 'opponent' }], ['on your field', { by: 'you' }]] as const)
      g.rule('link', `<a|an> [{adjectives}] [{property}] <${words}|${words} Card> that is already face-up ${where} activates its effect` as '[{adjectives}] [{property}]', ({ adjectives, property }) => { const card = both(adjectives, property === undefined ? {} : { property }); return { ...by, what: 'effect', kind, place: 'field', ...(Object.keys(card).length > 0 && { card }) } as LinkPattern; });
} // prettier-ignore

/** What is asked besides: how it was when it was activated, how much damage, what lies no longer there. */
function asked(g: YgoGrammar): void {
  for (const [who, whose] of [['you', 'you'], ['<your opponent|they>', 'opponent']] as const)
    for (const verb of ['control', 'have'] as const)
      g.rule('condition', `you activated <this card|this effect> while ${who} ${verb === 'control' ? 'controlled' : 'had'} {list:someList}` as '{list:someList}', ({ list }) => { const so = held(list, whose, verb === 'control'); return so && { whenActivated: so }; });
  g.rule('condition', 'you took {bounds} damage', ({ bounds }) => (typeof bounds === 'number' ? undefined : { amount: { from: 'event' }, is: bounds }));
  g.rule('condition', '{pointer} is no longer on the field', ({ pointer }) => (pointer.$ref === 'this' ? undefined : ({ not: { is: { $what: pointer }, like: { place: 'field' } } } as never)));
  g.rule('condition', 'you do not control {names}', ({ names }) => ({ not: { exists: { where: 'field', whose: 'you', filter: names } } }));
  for (const [who, mine, theirs] of [['they control', 'opponent', 'you'], ['your opponent controls', 'opponent', 'you']] as const)
    for (const [noun, where] of [['monsters', 'monsters'], ['cards', 'field']] as const)
      if (who === 'they control') g.rule('condition', `${who} more ${noun} than you [do]`, () => ({ amount: { count: { where, whose: mine } }, is: { min: { sum: [{ count: { where, whose: theirs } }, 1] } } }));
  g.rule('condition', "your opponent has more monsters in their GY than you do", () => ({ amount: { count: { where: 'graveyard', whose: 'opponent', filter: { kind: 'monster' } } }, is: { min: { sum: [{ count: { where: 'graveyard', whose: 'you', filter: { kind: 'monster' } } }, 1] } } }));
  for (const [who, by] of [['you', 'you'], ['your opponent', 'opponent']] as const)
    g.rule('condition', `${who} <has|have> activated {kind:linkKind} during this turn` as '{kind:linkKind}', ({ kind }) => {
      const all = [kind].flat().map(({ what, kind: of, card, ...rest }) => (Object.keys(rest).length > 0 ? undefined : { happened: { event: 'activated' as const, by, ...(what && { what }), ...((of ?? card) && { card: { ...card, ...(of && { kind: of }) } }) } }));
      return all.every((one) => one !== undefined) ? (all.length === 1 ? all[0] : { any: all }) : undefined;
    });
} // prettier-ignore

/** For one of three kinds of Summon; a monster Summoned with this card. */
function material(g: YgoGrammar): void {
  g.rule('materialFor', '<a|an> {a:summonWord} , {b:summonWord} , or {c:summonWord} Summon', ({ a, b, c }) => ({ is: [a, b, c] }));
  g.rule('materialFor', '<a|an> {a:summonWord} or {b:summonWord} Summon', ({ a, b }) => ({ is: [a, b] }));
  g.rule('pointer', 'the [<Fusion|Synchro|Xyz|Link>] Monster that used this card as material', () => ({ $ref: 'that', noun: 'monster' }));
  const plain = (bare: { where?: unknown; whose?: unknown }): boolean => !bare.where && !bare.whose;
  g.rule('condition', 'this card was {how:summonWord} Summoned using {n:number} or more {bare} as material', ({ how, n, bare }) => (plain(bare) ? { all: [{ is: 'this', like: { summoned: oneOrList([how]) } }, { amount: { count: 'made-with', like: asFilter(bare) }, is: { min: n } }] } : undefined));
} // prettier-ignore
