/** What old cards everybody knows say in words of their own: what is declared for as long as they stay, how long they stay, what nobody does with such a monster. */
import { staysOnField } from '../../../engine/ygo/cards.ts';
import type { Condition } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { about } from './continuous.ts';
import { asFilter, groupOf } from './noun.ts';
import { forbids } from './rules.ts';

export function wellKnown(g: YgoGrammar): void {
  declaring(g);
  staying(g);
  forbidden(g);
  counted(g);
  firstOfTheTurn(g);
  chosenBlindly(g);
  setTargets(g);
  turned(g);
}

/** "Activate this card by declaring 1 Monster Type. All face-up monsters on the field become that Type." */
function declaring(g: YgoGrammar): void {
  g.rule('statement', 'Activate [this card] by declaring 1 {what:declared}', ({ what }, context) => (context.kind !== 'monster' && context.property !== 'equip' && staysOnField(context) ? [{ kind: 'activation', resolve: [{ do: 'declare', what }] }] : undefined));
  for (const [word, what, declared] of [['Type', 'race', 'type'], ['Attribute', 'attribute', 'attribute']] as const)
    g.rule('rulesOf', `{whom} <becomes|become> <that|the declared> ${word}` as '{whom}', ({ whom }) => about(whom, [{ rule: 'treated-as', as: { what, of: { $declared: declared } } }]));
} // prettier-ignore

/** "This card remains on the field for 2 of your opponent's turns." */
function staying(g: YgoGrammar): void {
  const THERE: Condition = { is: 'this', like: { place: 'spells-traps', face: 'up' } };
  g.rule('statement', "This card is on the field for {n:number} of your opponent's turns", ({ n }, context) => (context.kind === 'monster' || staysOnField(context) ? undefined : [{ kind: 'activation', stays: true, resolve: [{ do: 'later', at: { phase: 'end', whose: 'opponent', nth: n }, then: [{ do: 'destroy', cards: 'this', if: THERE }] }] }]));
} // prettier-ignore

/** What players cannot do with monsters like that. */
function forbidden(g: YgoGrammar): void {
  g.rule('playerRule', '{who:forbiddenTo} Normal or Special Summon {a:bare} or declare an attack with a {b:bare}', ({ who, a, b }) => {
    if (a.where || a.whose || a.filter.not || Object.keys(a.filter).length === 0 || JSON.stringify(a) !== JSON.stringify(b)) return undefined;
    const like = asFilter(a);
    return [...forbids(who, 'normal-summon', like), ...forbids(who, 'special-summon', like), { rule: 'cannot', what: 'declare-attack', cards: groupOf({ ...a, where: ['field'], ...(who !== 'either' && { whose: who as 'you' }) }) }];
  });
  g.rule('rulesOf', 'this card cannot be destroyed by battle with <a|an> {bare} , <also|and> you take no battle damage from that battle', ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' || Object.keys(bare.filter).length === 0 ? undefined : [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle', card: bare.filter } }, { rule: 'battle-damage', player: 'you', change: 'none', while: { is: 'battling', like: bare.filter } }]));
  // In that turn only: not in the rest of this one.
  const NEXT = ['normal-summon', 'set-monster', 'special-summon'].map((what): Draft => ({ ...forbids('opponent', what)[0], while: { turn: 'opponent' } }));
  g.rule('operations', 'your opponent cannot Normal Summon , Set and / or Special Summon during their next turn', () => [{ do: 'apply', until: 'end-of-opponents-turn', rules: NEXT }]);
} // prettier-ignore

/** What is asked of hands, of the GY, of the Extra Deck. */
function counted(g: YgoGrammar): void {
  const spells = { exists: { where: 'hand', whose: 'opponent', filter: { kind: 'spell' } } } as const satisfies Condition;
  g.rule('condition', 'they have a Spell(s) in their hand', () => spells);
  g.rule('operations', 'they gain {n:number} LP if they have a Spell(s) in their hand at resolution', ({ n }) => [{ do: 'gain-life', to: 'opponent', amount: n, if: spells }]);
  const tributed = { summoned: 'tribute' } as const;
  g.rule('condition', 'you are the only player that controls a Tribute Summoned monster', () => ({ all: [{ exists: { where: 'monsters', whose: 'you', filter: tributed } }, { not: { exists: { where: 'monsters', whose: 'opponent', filter: tributed } } }] }));
  g.rule('rulesOf', 'if you have only 1 original Type of monster in your GY , all monsters you control with the same Type gain {n:number} ATK', ({ n }) => {
    const yours = { where: 'graveyard', whose: 'you', filter: { kind: 'monster' } } as const;
    return [{ rule: 'modify', cards: { where: 'monsters', whose: 'you', filter: { face: 'up', sameAs: { what: 'race-as-printed', as: yours } } }, stat: 'atk', op: '+', value: n, while: { amount: { count: yours, distinct: 'original-race' }, is: 1 } }];
  });
} // prettier-ignore

/** "Negate the effect of your opponent's first Spell Card or effect that resolves each turn while you control a Spellcaster": once per turn, whether anybody wants it or not. */
function firstOfTheTurn(g: YgoGrammar): void {
  const first = (kind: 'monster' | 'spell' | 'trap', holding: Condition, more: object): Draft[] => [{ rule: 'negate-links', what: { by: 'opponent', kind, ...(kind === 'monster' && { what: 'effect' }) }, limit: { per: 'turn', of: 'copy' }, ...more, while: holding }];
  for (const [words, kind] of [["the effect of your opponent's first Spell Card or effect", 'spell'], ["the effect of your opponent's first Trap Card or effect", 'trap'], ["your opponent's first monster effect", 'monster']] as const)
    for (const [end, more] of [['', {}], [' , and if you do , [or if it did not have an effect ,] destroy that card', { destroy: true }]] as const)
      g.rule('rulesOf', `negate ${words} that resolves each turn while {conditions}${end}` as '{conditions}', ({ conditions }) => first(kind, conditions, more));
} // prettier-ignore

/** A card nobody has looked at decides: "Special Summon it if it is a monster. Otherwise, …". */
function chosenBlindly(g: YgoGrammar): void {
  const found = { named: 'shown' } as const;
  const summoned = (like: object, join: string): Draft => ({ do: 'special-summon', cards: found, if: { is: found, like: { kind: 'monster', ...like } }, join });
  g.rule('operations', 'your opponent chooses 1 random card from your hand , then if it is a monster that can be Special Summoned , Special Summon it', () => [{ do: 'reveal', cards: { choose: 1, by: 'random', where: 'hand', whose: 'you' }, named: 'shown' }, summoned({}, 'then')]);
  g.rule('operations', "excavate the top card of your opponent's Deck , and if it is a monster that can be Normal <Summoned/Set|Summoned or Set> , Special Summon it to your field", () => [{ do: 'excavate', count: 1, whose: 'opponent', named: 'shown' }, summoned({ normalSummonable: true }, 'and-if-you-do')]);
  g.rule('continuation', "Otherwise , add that card to your opponent's hand", () => [{ do: 'otherwise', then: [{ do: 'add', cards: found }], join: 'also' }]);
  g.rule('operations', 'each player chooses 1 {bare} they control , then shuffles it into the Deck', ({ bare }) => {
    if (bare.where || bare.whose || bare.noun !== 'monster') return undefined;
    const one = (whose: 'you' | 'opponent'): Draft => ({ do: 'return', cards: { choose: 1, ...groupOf({ ...bare, where: ['monsters'], whose }), ...(whose === 'opponent' && { by: whose }) }, to: 'deck', ...(whose === 'opponent' && { by: whose, join: 'and' }) });
    return [one('you'), one('opponent')];
  });
  g.rule('action', 'detach {n:number} [Xyz] material(s) from a monster', ({ n }) => [{ do: 'detach', count: n, from: { where: 'monsters' } }]);
  g.rule('occasionPart', 'if this card was banished while face-up on your field [,] this turn', () => ({ $from: 'banished', condition: { happened: { event: 'banished', from: 'field', card: { this: true, face: 'up', controller: 'you' } } } }));
  g.rule('operations', 'the turn player must Tribute 1 face-up monster , and if they do , inflict damage to their opponent equal to half the original ATK of the Tributed monster', () => [
    { do: 'tribute', by: 'turn-player', cards: { choose: 1, where: 'monsters', filter: { face: 'up' } } },
    { do: 'damage', to: 'turn-players-opponent', amount: { stat: 'original-atk', of: 'affected', asIt: 'was', times: 0.5 }, join: 'and-if-you-do' },
  ]);
} // prettier-ignore

/** What it is tells only who looks at it: "(If the target is Set, reveal it, and destroy it if it is a Spell Card. Otherwise, return it to its original position.)" */
function setTargets(g: YgoGrammar): void {
  for (const [word, kind, other] of [['Spell', 'spell', 'Trap'], ['Trap', 'trap', 'Spell']] as const) {
    g.rule('addition', `( If the target is Set , reveal it , and destroy it if it is a ${word} Card . Otherwise , return it to its original position . )`, () => ({ to: 'set-target', put: { kind } }));
    g.rule('addition', `If it is a ${word} Card , it is destroyed`, () => ({ to: 'set-target', put: { kind } }));
    g.rule('addition', `If it is a ${word} Card , return it to its original position`, () => ({ to: 'set-other', put: { kind: other.toLowerCase() } }));
  }
  for (const shown of ['( If <the target|that target|that card> is Set , reveal it . )', 'If the targeted card is Set , pick up and see the card'] as const) g.rule('addition', shown, () => ({ to: 'set-shown', put: {} }));
  g.rule('reminder', '( If attacked , this effect resolves after damage calculation . )', () => ({}));
} // prettier-ignore

/** What becomes something else: what is gained damage, what is attacked the player; whose monsters are whose; what may be done once. */
function turned(g: YgoGrammar): void {
  for (const words of ["any effect of increasing your opponent's LP is changed to inflict the same amount of points in damage to your opponent", 'any effect that would make your opponent gain LP inflicts the same amount of damage to them [,] instead'] as const)
    g.rule('rulesOf', words, () => [{ rule: 'instead', of: 'life-gain', player: 'opponent', do: [{ do: 'damage', to: 'opponent', amount: { from: 'event' } }] }]);
  g.rule('rulesOf', '<the control|control> of all monsters on the field returns to <the|their> owners', () => [{ rule: 'control', by: 'owner', cards: { where: 'monsters' } }]);
  g.rule('rulesOf', 'neither player can Special Summon {n:number} or more monsters at the same time', ({ n }) => forbids('either', 'special-summon', undefined, { atOnce: n }));
  g.rule('action', 'make <the|that> attack a direct attack [instead]', () => [{ do: 'change-attack-target', to: 'player' }]);
  const once: Draft[] = [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'activate-from', what: { kind: 'trap' }, from: 'hand', times: 1 }] }];
  g.rule('laterAction', 'during this turn , you can activate 1 Trap Card from your hand', () => once);
  g.rule('action', 'activate 1 Trap Card from your hand this turn', () => once);
  g.rule('post', '[,] whose name includes {whose:possessive} name [,]', ({ whose }) => (whose.$ref === 'this' || whose.plural ? undefined : { filter: { nameIncludes: { $what: whose } } as never }));
  g.rule('statement', "An opponent's monster that battles this card cannot declare an attack during your opponent's next 2 turns", () => [{ kind: 'unclassified', timing: 'each-time', on: { event: 'battled', card: { this: true } }, resolve: [{ do: 'apply', to: 'battling', until: 'end-of-opponents-second-turn', rules: [{ rule: 'cannot', what: 'declare-attack' }] }] }]);
  // As it was when it was destroyed: whose field, in which position.
  g.rule('operations', 'Special Summon that monster to the same field it was on , in the same battle position it was in when destroyed', () =>
    (['you', 'opponent'] as const).flatMap((to) => (['attack', 'defense'] as const).map((position, i): Draft => ({ do: 'special-summon', cards: 'event', to, position, if: { is: 'event', like: { controller: to, position }, asIt: 'was' }, ...((to === 'opponent' || i > 0) && { join: 'also' }) }))));
  g.rule('statement', "This card's ATK/DEF are equal to the highest ATK on the field + {n:number} , except {name:quoted}", ({ n, name }) => [{ kind: 'continuous', ongoing: (['atk', 'def'] as const).map((stat) => ({ rule: 'modify', stat, op: '=', value: { sum: [{ stat: 'atk', of: { where: 'monsters', filter: { face: 'up', not: { name } } }, each: 'highest' }, n] } })) }]);
  g.rule('lasting', 'until the end of <their|your opponent\'s> 2nd turn after this effect\'s activation', () => 'end-of-opponents-second-turn');
} // prettier-ignore
