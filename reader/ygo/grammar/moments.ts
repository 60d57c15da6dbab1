/** What happens by itself at some moment, without a Chain: each time …, in a Standby Phase or the card is destroyed, where a condition is not met. */
import type { Condition, EventPattern, Filter, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, Situation, YgoGrammar } from './categories.ts';
import { holds } from './continuous.ts';
import { asCost, payable } from './costs.ts';
import { asFilter, groupOf } from './noun.ts';

export function moments(g: YgoGrammar): void {
  eachTime(g);
  selfDestruct(g);
  won(g);
  countedDown(g);
  left(g);
  upkeep(g);
}

function eachTime(g: YgoGrammar): void {
  const each = (on: object, resolve: readonly Draft[], link = false): Draft[] => [{ kind: 'unclassified', timing: 'each-time', on, ...(link && { afterLink: true }), resolve }];
  const place = (kind: string, count: number): Draft => ({ do: 'place-counters', cards: 'this', kind, count });
  const upTo = (drafts: Draft[], kind: string, max: number | undefined): Draft[] => drafts.map((one) => ({ ...one, ...(max && { condition: { not: { is: 'this', like: { counters: { kind, min: max } } } } }) }));
  for (const [word, kind] of [['Spell', 'spell'], ['Trap', 'trap']] as const)
    g.rule('statement', `Each time a ${word} [Card] is activated , place {n:number} {kind:counterName} on this card when that ${word} [Card] resolves [( max . {max:number} )]`, ({ n, kind: counter, max }) => upTo(each({ event: 'activated', what: 'card', card: { kind } }, [place(counter, n)], true), counter, max));
  g.rule('statement', 'Each time {event} , place {n:number} {kind:counterName} on this card [( max . {max:number} )]', ({ event, n, kind, max }) => (event.length === 1 ? upTo(each(event[0]!, [place(kind, n)]), kind, max) : undefined));
  // "While this card has material, each time …".
  const during = ({ condition, cards }: Situation, drafts: Draft[] | undefined): Draft[] | undefined => (condition && cards === undefined ? drafts?.map((one) => ({ ...one, condition })) : undefined);
  const plain = (drafts: readonly Draft[]): boolean => drafts.every((one) => one['do'] !== 'place-counters' && !one['optional'] && !isForEach(one));
  const happens = (event: EventPattern[], drafts: readonly Draft[]): Draft[] | undefined => (plain(drafts) ? each(event.length === 1 ? event[0]! : event, drafts) : undefined);
  const follows = (link: LinkPattern | LinkPattern[], drafts: readonly Draft[]): Draft[] | undefined => { const on = activated(link); return on && plain(drafts) ? each(on, drafts, true) : undefined; };
  const THEN = '<immediately after it resolves|when it resolves|immediately after that card resolves|when that effect resolves|when that card resolves|immediately after the card or effect resolves|when that card or effect resolves>';
  g.rule('statement', 'Each time {event} , {operations}', ({ event, operations }) => happens(event, operations));
  for (const [end, most] of [['', undefined], [' ( max . {max:number} )', true]] as const)
    g.rule('statement', `Each time {link} , place {n:number} {kind:counterName} on this card ${THEN}${end}` as '{link} {n:number} {kind:counterName} [{max:number}]', ({ link, n, kind, max }) => { const on = activated(link); return on && upTo(each(on, [place(kind, n)], true), kind, most && max); });
  g.rule('statement', 'Each time {event} while this card is face-up on the field , {operations}', ({ event, operations }) => happens(event, operations));
  g.rule('statement', '{operations} each time {event}', ({ event, operations }) => happens(event, operations));
  g.rule('statement', '{a:situation} , each time {event} , {operations}', ({ a, event, operations }) => during(a, happens(event, operations)));
  for (const pattern of [`each time {link} , {operations} ${THEN}`, `each time {link} , ${THEN} , {operations}`] as const) {
    g.rule('statement', pattern as '{link} {operations}', ({ link, operations }) => follows(link, operations));
    g.rule('statement', `{a:situation} , ${pattern}` as '{a:situation} {link} {operations}', ({ a, link, operations }) => during(a, follows(link, operations)));
  }
  // "For each": as many as it happened to at once.
  const forEach = (event: readonly EventPattern[], doing: Draft): Draft[] | undefined => (event.length === 1 ? each(event[0]!, [doing]) : undefined);
  const EACH = 'for each [<of those cards|sent card|of them|card|monster|card destroyed|card banished|monster destroyed|card sent>]';
  g.rule('statement', `Each time {event} , [immediately] inflict {n:number} damage to your opponent ${EACH}` as '{event} {n:number}', ({ event, n }) => forEach(event, { do: 'damage', to: 'opponent', amount: { count: 'event', times: n } }));
  g.rule('statement', `Each time {event} , place {n:number} {kind:counterName} on this card ${EACH} [( max . {max:number} )]` as '{event} {n:number} {kind:counterName} [{max:number}]', ({ event, n, kind, max }) => { const drafts = forEach(event, { do: 'place-counters', cards: 'this', kind, count: { count: 'event', times: n }, ...(max && { most: max }) }); return drafts; });
  const theirs = (event: readonly EventPattern[]): boolean => event.length === 1 && /"(?:controller|owner|player|by)":"opponent"/.test(JSON.stringify(event)) && !JSON.stringify(event).includes('"you"');
  g.rule('statement', `Each time {event} , inflict {n:number} damage to them ${EACH}` as '{event} {n:number}', ({ event, n }) => (theirs(event) ? forEach(event, { do: 'damage', to: 'opponent', amount: { count: 'event', times: n } }) : undefined));
  // The player whose card it was.
  for (const [word, kind] of [['Spell', 'spell'], ['Trap', 'trap']] as const) {
    const toll = (n: number): Draft[] => each({ event: 'activated', what: 'card', card: { kind } }, [{ do: 'damage', to: { controllerOf: 'event' }, amount: n }], true);
    g.rule('statement', `Each time a ${word} [Card] is activated , immediately after it resolves , the player [that|who] activated it takes {n:number} damage` as '{n:number}', ({ n }) => toll(n));
    g.rule('statement', `Each time a player activates a ${word} [Card] , they take {n:number} damage immediately after it resolves` as '{n:number}', ({ n }) => toll(n));
  }
  // "Inflict 200 damage to them": to the player who did it.
  const toThem = (n: number): Draft[] => [{ do: 'damage', to: 'opponent', amount: n }];
  g.rule('statement', `Each time {link} , inflict {n:number} damage to them ${THEN}`, ({ link, n }) => (!Array.isArray(link) && link.by === 'opponent' ? follows(link, toThem(n)) : undefined));
} // prettier-ignore
/** As many as something was done to: of an event, not of an operation (`forEach`). */
const isForEach = ({ amount }: Draft): boolean => JSON.stringify(amount ?? 0).includes('"$amount"');
/** The activation of such a link, as what happens. */
function activated(link: LinkPattern | LinkPattern[]): EventPattern | undefined {
  if (Array.isArray(link) || link.targets || link.includes) return undefined;
  const { by, what, kind, card, place } = link;
  const who: Filter = { ...card, ...(kind && { kind }), ...(place && { place }) };
  return { event: 'activated', ...(by && { by }), ...(what && { what }), ...(Object.keys(who).length > 0 && { card: who }) };
} // prettier-ignore

/** "Destroy this card during your 3rd End Phase after activation." */
function countedDown(g: YgoGrammar): void {
  const NTH = { '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5 } as const;
  for (const [words, doing] of [['Destroy this card', 'destroy'], ['Send this card to the GY', 'send']] as const)
    for (const [name, phase] of [['Standby', 'standby'], ['End', 'end']] as const)
      for (const [whose, who] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
        for (const [ordinal, nth] of Object.entries(NTH)) {
          const pattern = `${words} during ${whose} ${ordinal} ${name} Phase after activation` as const;
          // Beside what the activation does already.
          g.rule('addition', pattern, () => ({ to: 'card-later', put: { later: { do: 'later', at: { phase, whose: who, ...(nth > 1 && { nth }) }, then: [{ do: doing, cards: 'this' }] } } }));
          g.rule('statement', pattern, (_, { property }) => property === 'equip' ? undefined : [{ kind: 'activation', resolve: [{ do: 'later', at: { phase, whose: who, ...(nth > 1 && { nth }) }, then: [{ do: doing, cards: 'this' }] }] }]);
        }
} // prettier-ignore

/** "When 3 Rock Counters are on this card, you win the Duel." */
function won(g: YgoGrammar): void {
  const wins = (condition: Condition, more: Draft = {}): Draft[] => [holds([{ rule: 'wins', if: condition }], more)];
  g.rule('statement', '<If|When> {conditions} , you win the Duel', ({ conditions }) => wins(conditions));
  g.rule('statement', '<If|When> the number of materials on this card becomes {n:number} , you win the Duel', ({ n }) => wins({ is: 'this', like: { materials: { min: n } } }));
  g.rule('statement', 'If you have {a:quoted} , {b:quoted} , {c:quoted} [,] and {d:quoted} in addition to this card in your hand , you win the Duel', ({ a, b, c, d }) => wins({ all: [a, b, c, d].map((name) => ({ exists: { where: 'hand', whose: 'you', filter: { name } } })) }, { from: 'hand' }));
} // prettier-ignore

function selfDestruct(g: YgoGrammar): void {
  const gone = (condition: Condition, more: object = {}): Draft[] => [holds([{ rule: 'self-destruct', if: condition, ...more }])];
  const SENT = { send: true };
  g.rule('statement', '<If|When|While> {conditions} , send this <card|monster> to the GY', ({ conditions }) => gone(conditions, SENT));
  g.rule('statement', 'Send this card to the GY <if|when|while> {conditions}', ({ conditions }) => gone(conditions, SENT));
  g.rule('statement', 'If you control <a|an> {bare} that <is|are> not <a|an> {other:bare} , send this card to the GY', ({ bare, other }) => bare.where || other.where ? undefined : gone({ exists: groupOf({ ...bare, whose: 'you', filter: { ...bare.filter, not: asFilter({ noun: 'card', filter: other.filter }) } }) }, SENT));
  g.rule('statement', 'If you control a monster other than the equipped monster , send this card to the GY', () => gone({ exists: { where: 'monsters', whose: 'you', filter: { noneOf: 'equipped' } } }, SENT));
  g.rule('statement', '<If|When|While> {conditions} , destroy this [face-up] card', ({ conditions }) => gone(conditions));
  g.rule('statement', 'Destroy this [face-up] card <if|when|while> {conditions}', ({ conditions }) => gone(conditions));
  g.rule('statement', 'Destroy this card unless {conditions}', ({ conditions }) => gone({ not: conditions }));
  g.rule('statement', 'If you control <a|an> {bare} that <is|are> not <a|an> {other:bare} , destroy this card', ({ bare, other }) => bare.where || other.where ? undefined : gone({ exists: groupOf({ ...bare, whose: 'you', filter: { ...bare.filter, not: asFilter({ noun: 'card', filter: other.filter }) } }) }));
  g.rule('statement', 'If this card is in face-up Defense Position , destroy it', () => gone({ is: 'this', like: { face: 'up', position: 'defense' } }));
  g.rule('statement', 'If you do not control {names} , destroy this card', ({ names }) => gone({ not: { exists: { where: 'field', whose: 'you', filter: names } } }));
} // prettier-ignore

/** What happens in a phase by itself where no colon makes it an effect. */
const CHANGES = new Set(['modify', 'damage', 'gain-life', 'lose-life', 'place-counters', 'remove-counters', 'send']);
/** Counters put on a card of one's choice: whether that starts a Chain, no colon tells. */
const picks = (one: Draft): boolean =>
  one['do'] === 'place-counters' &&
  typeof (one['cards'] as { $what?: { count?: unknown } } | undefined)?.$what?.count === 'number';
/** "Once per turn, during your Standby Phase, pay 500 LP or destroy this card." */
function upkeep(g: YgoGrammar): void {
  const otherwise = (then: readonly Draft[]): Draft => ({ do: 'otherwise', join: 'also', then });
  const DESTROY: Draft[] = [{ do: 'destroy', cards: 'this' }];
  // What is paid is a cost of the card staying; what cannot be one is done, or the card is destroyed.
  const or = (first: readonly Draft[]): object => payable(first) ? { cost: first.length === 1 ? asCost(first[0]!) : { all: first.map(asCost) }, resolve: DESTROY } : { resolve: [...first.map((one, i) => (i === 0 ? { ...one, optional: true } : one)), otherwise(DESTROY)] };
  const at = (phase: string, whose: 'you' | 'opponent' | undefined, does: object): Draft[] => [{ kind: 'unclassified', must: true, ...(whose && { whoseTurn: whose }), phases: [phase], ...does }];
  g.rule('statement', 'Destroy this card during the End Phase if {conditions}', ({ conditions }) => at('end', undefined, { condition: conditions, resolve: DESTROY }));
  const OR = '[,] or <destroy this card|this card is destroyed|this card will be destroyed>';
  for (const [name, phase] of [['Standby', 'standby'], ['End', 'end']] as const)
    for (const [words, whose] of [[`<Once per turn [,] during your ${name} Phase|During your ${name} Phase|During each of your ${name} Phases|Once per turn [,] during each of your ${name} Phases>`, 'you'], [`<Once per turn [,] during the ${name} Phase|During each ${name} Phase|During each player's ${name} Phase>`, undefined], [`<During your opponent's ${name} Phase|During each of your opponent's ${name} Phases>`, 'opponent']] as const) {
      g.rule('statement', `${words} , [you must] {operations} [( this is not optional )] ${OR}`, ({ operations }) => at(phase, whose, or(operations)));
      // What a Spell or Trap inflicts then starts a Chain: no upkeep.
      g.rule('statement', `${words} , {operations}`, ({ operations }, { kind, property }) => (!(kind !== 'monster' && (property === 'continuous' || property === 'equip' || property === 'field') && operations.some((one) => one['do'] === 'damage' && one['to'] === 'opponent')) && operations.every((one) => CHANGES.has(String(one['do'])) && !one['optional'] && !picks(one)) ? at(phase, whose, { resolve: operations }) : undefined));
      g.rule('statement', `${words} , destroy this card unless you {operations}`, ({ operations }) => at(phase, whose, or(operations)));
    }
} // prettier-ignore

/** "If this face-up card leaves the field, skip the Battle Phase of your next turn." */
function left(g: YgoGrammar): void {
  for (const [name, phase] of [['Battle Phase', 'battle'], ['Draw Phase', 'draw'], ['Main Phase 1', 'main1']] as const)
    for (const [words, whose] of [[`skip the ${name} of your next turn`, 'you'], [`skip your next ${name}`, 'you']] as const)
      g.rule('statement', `If this face-up card leaves the field , ${words}`, () => [{ kind: 'unclassified', must: true, on: { event: 'leaves-field', card: { this: true, face: 'up' } }, resolve: [{ do: 'skip', phase, whose }] }]);
} // prettier-ignore
