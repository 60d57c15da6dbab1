/** Rules that hold for a while as sentences of what always holds say them: "this turn, your opponent cannot … in response to …"; what is tied to a phase, to cards that are there now. */
import type { Against, Until } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { knowsWhom } from './continuous.ts';
import { cards, groupOf, isPointer, type Noun, type Pointer, type What } from './noun.ts';

export function lingering(g: YgoGrammar): void {
  likeContinuous(g);
  inPhases(g);
  shielded(g);
  ofThem(g);
}
const held = (rules: readonly Draft[], until: Until): Draft[] => [
  { do: 'apply', until, rules, ...(until === 'while-face-up' && { $while: { $ref: 'it' } }) },
];

/** Rules about links, damage, cards that go to the GY name for themselves what they are about. */
const FOR_ITSELF: ReadonlySet<unknown> = new Set(['cannot-respond', 'negate-links', 'redirect', 'cannot-be-negated']);
const forItself = ({ rule, cards: whose, inResponseTo, what }: Draft): boolean => (rule === 'cannot' && what === 'have-summon-negated') || (FOR_ITSELF.has(rule) && (rule !== 'redirect' || (typeof whose === 'object' && whose !== null && 'where' in whose))) || (rule === 'cannot-activate' && inResponseTo !== undefined); // prettier-ignore
function likeContinuous(g: YgoGrammar): void {
  for (const pattern of ['{until} [,] {rules:rulesOf}', '{rules:rulesOf} {until}'] as const)
    g.rule('laterAction', pattern, ({ rules, until }) => (rules.every(forItself) ? held(rules, until) : undefined));
  for (const [words, until] of [
    ['this turn', 'end-of-turn'],
    ['for the rest of this turn', 'end-of-turn'],
  ] as const)
    g.rule('laterAction', `${words} , {a:rulesOf} , also {b:rulesOf}` as '{a:rulesOf} {b:rulesOf}', ({ a, b }) =>
      a.every(forItself) &&
      b.every((rule) => forItself(rule) && !('while' in rule)) &&
      b.some(({ inResponseTo }) => inResponseTo)
        ? held([...a, ...b], until)
        : undefined,
    );
}

/** "Neither player can activate Trap Cards during the Battle Phase of this turn": only in that phase. */
function inPhases(g: YgoGrammar): void {
  for (const [name, phase] of [['Battle', 'battle'], ['Standby', 'standby'], ['End', 'end']] as const)
    for (const words of [`during the ${name} Phase [of] this turn`, `during this turn's ${name} Phase`] as const) {
      const then = (rules: readonly Draft[]): Draft[] => held(rules.map((rule) => ({ ...rule, while: { phase } })), 'end-of-turn');
      g.rule('laterAction', `{playerRule} ${words}` as '{playerRule}', ({ playerRule }) => then(playerRule));
      g.rule('laterAction', `${words} , {playerRule}` as '{playerRule}', ({ playerRule }) => then(playerRule));
    }
} // prettier-ignore

/** "Neither player can target Dragon monsters you currently control with card effects, also they cannot be destroyed by card effects". */
function shielded(g: YgoGrammar): void {
  const on = (whom: What, rules: readonly Draft[], until: Until): Draft[] | undefined => {
    if (isPointer(whom)) return [{ do: 'apply', to: cards(whom), until, rules }];
    const noun = whom as Noun;
    if (noun.noun === 'name' || 'several' in whom || noun.distinct || noun.same || noun.total) return undefined;
    return noun.now ? [{ do: 'apply', to: cards({ ...noun, count: 'all' }), until, rules }] : held(rules.map((rule) => ({ ...rule, cards: groupOf(noun) })), until);
  };
  for (const [who, whose] of [['your opponent cannot', 'opponent'], ['neither player can', undefined]] as const)
    for (const [words, category] of [['{whom:alike}', 'alike'], ['{whom:pointer}', 'pointer']] as const)
      for (const [effects, kind] of [['<card effects|effects>', {}], ['monster effects', { kind: 'monster' }], ['Spell/Trap effects', { kind: ['spell', 'trap'] }]] as const) {
        type Said = '{until} {whom:alike} {predicate}';
        const by: Against = { cause: 'effect', ...(kind as Against), ...(whose && { whose }) };
        const rule = { rule: 'cannot', what: 'be-targeted', by };
        const alone = (whom: What): boolean => 'kind' in by || (!isPointer(whom) && (whom as Noun).now === true);
        const TARGET = `${who} target ${words} with ${effects}`;
        for (const also of [', also they {predicate}', ', and they {predicate}', ', also it {predicate}'] as const)
          g.rule('laterAction', `{until} [,] ${TARGET} ${also}` as Said, ({ until, whom, predicate }) => (category === 'pointer' && also.includes('they') ? undefined : on(whom, [rule, ...predicate], until)));
        g.rule('laterAction', `{until} [,] ${TARGET}` as Said, ({ until, whom }) => (alone(whom) ? on(whom, [rule], until) : undefined));
        g.rule('laterAction', `${TARGET} {until}` as Said, ({ until, whom }) => (alone(whom) ? on(whom, [rule], until) : undefined));
      }
  for (const who of ['your opponent cannot', "monsters your opponent controls cannot", "your opponent's monsters cannot"] as const) {
    const unseen = [{ rule: 'cannot', what: 'be-attacked' }];
    if (who === 'your opponent cannot') {
      g.rule('laterAction', `${who} target {bare} for attacks {until}`, ({ bare, until }) => on(bare, unseen, until));
      g.rule('laterAction', `${who} target {it:pointer} for attacks {until}`, ({ it, until }) => on(it, unseen, until));
      g.rule('laterAction', `{until} [,] ${who} target {bare} for attacks`, ({ bare, until }) => on(bare, unseen, until));
      g.rule('laterAction', `{until} [,] ${who} target {it:pointer} for attacks`, ({ it, until }) => on(it, unseen, until));
    }
  }
  g.rule('laterAction', 'your opponent cannot target {it:pointer} with card effects until the end of their turn', ({ it }) => [{ do: 'apply', to: cards(it), until: 'end-of-opponents-turn', rules: [{ rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', whose: 'opponent' } }] }]);
} // prettier-ignore

/** What cannot be done with, to cards spoken of: "you cannot attack with it this turn", "its effects that activate on the field". */
function ofThem(g: YgoGrammar): void {
  for (const [words, what] of [['attack', 'attack'], ['<declare attacks|declare an attack>', 'declare-attack']] as const) {
    const no = (it: What, until: Until): Draft[] => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'cannot', what }] }];
    g.rule('laterAction', `you cannot ${words} with {it:pointer} {until}`, ({ it, until }) => no(it, until));
    g.rule('laterAction', `{until} [,] you cannot ${words} with {it:pointer}`, ({ it, until }) => no(it, until));
    const only = (it: What, until: Until): Draft[] => [{ do: 'apply', until, rules: [{ rule: 'cannot', what, cards: { where: 'monsters', whose: 'you', filter: { noneOf: cards(it) } } }] }];
    g.rule('laterAction', `{until} [,] you can only ${words} with {it:pointer}`, ({ it, until }) => only(it, until));
    g.rule('laterAction', `you can only ${words} with {it:pointer} {until}`, ({ it, until }) => only(it, until));
  }
  g.rule('laterAction', 'during the Battle Phase this turn , {rules:rulesOf}', ({ rules }) => (knowsWhom(rules) && rules.every((rule) => rule['while'] === undefined) ? [{ do: 'apply', until: 'end-of-turn', rules: rules.map((rule) => ({ ...rule, while: { phase: 'battle' } })) }] : undefined));
  g.rule('laterAction', 'while it is face-up on your field , {rules:rulesOf}', ({ rules }) => (rules.every(forItself) ? [{ do: 'apply', until: 'while-face-up', rules: rules.map((rule) => ({ ...rule, while: { is: 'this', like: { controller: 'you' } } })), $while: { $ref: 'it' } }] : undefined));
  g.rule('action', '{until} [,] negate {whose:possessive} effects [( if any )]', ({ until, whose }) => [{ do: 'negate-effects', cards: cards(whose), until }]);
  const UNHARMED = 'your opponent takes no [battle] damage from <attacks|battles> involving {it:pointer}';
  const unharmed = (it: Pointer, until: Until): Draft[] => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'battle-damage', player: 'opponent', change: 'none' }] }];
  g.rule('laterAction', UNHARMED, ({ it }) => (it.$ref === 'this' ? undefined : unharmed(it, 'leaves')));
  for (const pattern of [`{until} [,] ${UNHARMED}`, `${UNHARMED} {until}`] as const) g.rule('laterAction', pattern as '{until} {it:pointer}', ({ it, until }) => unharmed(it, until));
  const there = (it: What, place: string, until: Until): Draft[] => [{ do: 'apply', until, rules: [{ rule: 'cannot-activate', what: { what: 'effect', card: { oneOf: cards(it) }, place } }] }];
  g.rule('laterAction', '{whose:possessive} effects that activate on the field cannot be activated {until}', ({ whose, until }) => there(whose, 'field', until));
  g.rule('laterAction', '{it:pointer} cannot activate <its|their> effects on the field {until}', ({ it, until }) => there(it, 'field', until));
  g.rule('laterAction', '{it:pointer} cannot activate <its Pendulum Effect(s)|their Pendulum Effect(s)> {until}', ({ it, until }) => there(it, 'pendulum-zone', until));
  // "If it battles this turn, your opponent takes …" is about its battles.
  const TAKEN = 'your opponent takes <any|the> battle damage you would have taken from <attacks|battles> involving {it:pointer}';
  g.rule('timeless', TAKEN, ({ it }) => [{ do: 'apply', to: cards(it), rules: [{ rule: 'battle-damage', player: 'you', change: 'opponent-takes-it' }] }]);
  g.rule('laterAction', `{until} [,] ${TAKEN}`, ({ it, until }) => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'battle-damage', player: 'you', change: 'opponent-takes-it' }] }]);
  for (const [how, change] of [['halved', 'half'], ['doubled', 'double']] as const)
    for (const [whom, player] of [['you take', 'you'], ['your opponent takes', 'opponent']] as const)
      g.rule('action', `<any|all|the> <battle damage|damage> ${whom} from that battle <is|becomes> ${how}`, () => [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'battle-damage', player, change }] }]);
  for (const player of ['a player', 'you'] as const)
    g.rule('laterAction', `any effect that would inflict damage to ${player} {until} increases <their|your> LP by the same amount [,] instead`, ({ until }) => [{ do: 'apply', until, rules: [{ rule: 'effect-damage', player: player === 'you' ? 'you' : 'either', change: 'gain-instead' }] }]);
  g.rule('laterAction', 'your opponent takes <any|the> effect damage you would have taken from their card effects {until} [,] instead', ({ until }) => [{ do: 'apply', until, rules: [{ rule: 'effect-damage', player: 'you', change: 'opponent-takes-it', from: { controller: 'opponent' } }] }]);
  for (const pattern of ['{until} [,] your opponent takes any effect damage you would have taken [,] instead', 'your opponent takes any effect damage you would have taken {until} [,] instead'] as const)
    g.rule('laterAction', pattern, ({ until }) => [{ do: 'apply', until, rules: [{ rule: 'effect-damage', player: 'you', change: 'opponent-takes-it' }] }]);
  for (const [words, rules] of [['effect damage', ['effect-damage']], ['battle damage', ['battle-damage']], ['damage', ['battle-damage', 'effect-damage']]] as const)
    g.rule('laterAction', `<both players|each player> <take|takes> no [further] ${words} {until}`, ({ until }) => [{ do: 'apply', until, rules: rules.map((rule) => ({ rule, player: 'either', change: 'none' })) }]);
  g.rule('laterAction', `<any|the> battle damage {it:pointer} inflicts to a player is halved`, ({ it }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until: 'leaves', rules: [{ rule: 'battle-damage', player: 'either', change: 'half' }] }]));
  g.rule('playerRule', 'you cannot draw [any] cards by card effects', () => [{ rule: 'cannot', what: 'draw', player: 'you' }]);
  g.rule('playerRule', "cards cannot be added from <either player's|the> Deck to the hand", () => ['add-from-deck', 'draw'].map((what) => ({ rule: 'cannot', what, player: 'either' })));
  g.rule('playerRule', '{who:forbiddenTo} Summon a monster', ({ who }) => (['normal-summon', 'flip-summon', 'special-summon'] as const).map((what) => ({ rule: 'cannot', what, player: who })));
  // "For each of them, this card gains 1 additional attack": so many more.
  const MORE = 'gains 1 additional attack during each Battle Phase this turn';
  const more = (it: What, each: unknown): Draft[] => [{ do: 'apply', to: cards(it), until: 'end-of-turn', rules: [{ rule: 'attacks', times: { sum: [1, each] } }] }];
  g.rule('action', `{each} , {it:pointer} ${MORE}`, ({ each, it }) => more(it, each));
} // prettier-ignore
