/** Events, links and conditions that stand on few cards each, by what they speak of: where it went from, how it lay there, whose battle it is, what was activated. */
import type { Condition, EventPattern, Filter, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { together } from './events.ts';
import { activationOf } from './links.ts';
import { asFilter, both, either, oneOrList, type Noun } from './noun.ts';

export function rarerEvents(g: YgoGrammar): void {
  gone(g);
  summoned(g);
  battles(g);
  answered(g);
  lying(g);
  kinds(g);
  attachedTo(g);
}

const plain = ({ where, whose }: Noun): boolean => !where && !whose;
const one = (event: EventPattern['event'], more: object = {}): Draft => ({ event, ...more });

/** Cards that went somewhere: how they lay there, because of what. */
function gone(g: YgoGrammar): void {
  g.table('cause', { 'to activate an effect , or by an effect': [{ cause: 'cost' }, { cause: 'effect' }] });
  for (const [words, activator] of [['<a|an>', {}], ["<an opponent's|your opponent's>", { by: 'opponent' }]] as const) g.rule('effectOf', `an effect activated by ${words} {bare}`, ({ bare }) => (plain(bare) ? { cause: 'effect', ...activator, activated: true, with: asFilter(bare) } : undefined));
  for (const [words, zone] of [['Extra', 'extra'], ['Main', 'main']] as const) g.rule('source', `from <the|your> ${words} Monster Zone`, () => ({ from: 'monsters', $card: { zone } }));
  g.rule('undergone', 'sent {toGy} or added to your Extra Deck face-up because it was used {asMaterial}', ({ toGy, asMaterial }) => [one('sent', { ...toGy, cause: 'material', with: asMaterial }), one('returned', { to: 'extra-deck', cause: 'material', with: asMaterial, $becomes: { face: 'up' } })]);
  g.rule('undergone', 'Tributed for the Tribute Summon of <a|an> {bare} and sent {toGy}', ({ bare, toGy }) => (plain(bare) ? [one('tributed', { cause: 'rule', with: asFilter(bare), ...toGy })] : undefined));
  g.rule('undergone', 'Set <on|to> your field', () => [one('set', { $becomes: { controller: 'you' } })]);
  for (const how of ['Fusion', 'Synchro', 'Xyz', 'Link'] as const)
    g.rule('asMaterial', `as [a|an] ${how} material for {names} or <a|an> [{adjectives}] {head} that mentions it`, ({ names, adjectives, head }) => (typeof names.name === 'string' ? { is: how.toLowerCase(), any: [names, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: names.name })] } : undefined));
  g.rule('event', '{subject} <is|are> sent {toGy} or banished , {cause}', ({ subject, toGy, cause }) => together(subject, [...cause.map((more) => one('sent', { ...toGy, ...more })), ...cause.map((more) => one('banished', more))]));
  g.rule('others', '<a|an> {a:bare} , except {x:names} , or <a|an> {b:bare} ,', ({ a, x, b }) => (a.filter.not ? undefined : either([both(asFilter(a), { not: x }), asFilter(b)])));
  for (const [words, damage] of [['battle or effect', ['battle-damage', 'effect-damage']]] as const) g.rule('event', `{a:fighter} inflicts ${words} damage to your opponent`, ({ a }) => [{ event: [...damage], with: a, player: 'opponent' }]);
} // prettier-ignore

/** Summons, and what has been of one. */
function summoned(g: YgoGrammar): void {
  g.rule('manner', ', and is now pointed to by <a|an> {bare}', ({ bare }) => (plain(bare) ? [{ $becomes: { pointedToBy: asFilter(bare) } }] : undefined));
  g.rule('manner', ", and is now pointed to by <an opponent's|your opponent's> {bare}", ({ bare }) => (plain(bare) ? [{ $becomes: { pointedToBy: both(asFilter(bare), { controller: 'opponent' }) } }] : undefined));
  g.rule('thisWhere', 'that was {how:summonWords} Summoned this turn', ({ how }) => ({ summoned: oneOrList(how), summonedThisTurn: true }));
  g.table('thisHow', { 'face-up Normal Summoned/Set': { face: 'up', summoned: 'normal' } });
  g.table('condition', { 'this Normal Summoned/Set card is [face-up] on the field': { is: 'this', like: { summoned: 'normal' } } });
  g.rule('post', '[,] that was Ritual Summoned using <a|an> {a:bare} , or was {how:summonWords} Summoned using <a|an> {b:bare} as material', ({ a, how, b }) => (plain(a) && plain(b) ? { filter: { any: [{ summoned: 'ritual', madeWith: asFilter(a) }, { summoned: oneOrList(how), madeWith: asFilter(b) }] } } : undefined));
} // prettier-ignore

const is = (what: 'attacker' | 'attack-target', like: Filter): Condition => ({ is: what, like });
/** Moments of a battle. */
function battles(g: YgoGrammar): void {
  g.table('side', { 'the monster equipped with this card by <this|its> effect': { oneOf: 'equipped' } });
  g.table('subject', { 'the monster equipped with this card by <this|its> effect': { oneOf: 'equipped' } });
  for (const word of ['if', 'when'] as const) {
    g.rule('occasionPart', `at the end of the Damage Step , ${word} {a:side} <was|is> attacked by {b:others}`, ({ a, b }) => (a.this ? { $battle: { of: 'this' }, on: { event: 'step', timing: 'end' }, timing: 'if', condition: { all: [is('attack-target', a), is('attacker', JSON.parse(JSON.stringify(b).replaceAll('{"$what":{"$ref":"it"}}', '"this"')) as Filter)] } } : undefined));
    g.rule('occasionPart', `${word} {a:side} , or {b:others} , is targeted for an attack`, ({ a, b }) => ({ timing: word, on: { event: 'attack-declared' }, condition: { any: [is('attack-target', a), is('attack-target', b)] }, $battle: { of: 'target' } }));
    g.rule('occasionPart', `${word} {a:others} battles an opponent's monster and inflicts battle damage to <them|your opponent>`, ({ a }) => ({ timing: word, on: { event: 'battle-damage', with: a, player: 'opponent' }, condition: { exists: { where: 'monsters', filter: { oneOf: 'attack-target' } } } }));
  }
  g.rule('occasionPart', 'if damage calculation is performed involving {a:side} , at the end of the Battle Phase', ({ a }) => (a.this ? { on: { event: 'step', step: 'end' }, timing: 'if', condition: { happened: { event: 'battled', card: a } } } : undefined));
  g.rule('occasionPart', 'if damage calculation is performed involving {a:side}', ({ a }) => (a.this ? { on: { event: 'battled', card: a }, timing: 'if' } : undefined));
} // prettier-ignore

/** What is activated: from where, by what, instead of what else. */
function answered(g: YgoGrammar): void {
  for (const word of ['If', 'When'] as const) {
    const timing = word === 'When' ? 'when' : 'if';
    // What is targeted by either is the same.
    g.rule('occasionPart', `${word} {link} , or <targets it|when your opponent's monster targets one> for an attack`, ({ link }) => {
      const [only, more] = [link].flat();
      return timing === 'when' && only?.targets && !more && only.by === 'opponent' ? { timing, respondsTo: only, on: { event: 'attack-declared', card: { controller: 'opponent' }, with: only.targets } } : undefined;
    });
    g.rule('occasionPart', `${word} your opponent would {how:summonWords} Summon {others} , or activates {kind:linkKind}`, ({ how, others, kind }) => (timing === 'when' ? { timing, on: { event: 'summon-attempt', how: oneOrList(how), by: 'opponent', ...(Object.keys(others).join() === 'kind' ? {} : { card: others }) }, respondsTo: oneOrList([kind].flat().map((link) => ({ ...link, by: 'opponent' as const }))) } : undefined));
  }
  for (const [where, more] of [["on your opponent's field", { by: 'opponent', place: 'field' }], ['on the field', { place: 'field' }], ["in your opponent's GY", { by: 'opponent', place: 'graveyard' }]] as const)
    g.rule('link', `{others} activates its effect ${where}`, ({ others }) => (others.kind === 'monster' && !others.controller && !others.place ? ({ what: 'effect', ...more, kind: 'monster', ...(Object.keys(others).length > 1 && { card: (({ kind: _kind, ...rest }) => rest)(others) }) } as LinkPattern) : undefined));
  // A Trap that is a monster by then.
  g.rule('occasionPart', 'if a Continuous Trap activates its effect in your Monster Zone', () => ({ timing: 'if', on: { event: 'activated', what: 'effect', card: { kind: 'trap', property: 'continuous', place: 'monsters', controller: 'you' } } }));
  g.rule('linkTail', 'that <targets|target> exactly 1 {bare}', ({ bare }) => ({ targets: asFilter(bare), targetsOnly: true }));
  g.rule('linkTail', 'that <targets|target> {names} , or <a|an> [{adjectives}] {head} that mentions it , that you control', ({ names, adjectives, head }) => (typeof names.name === 'string' ? { targets: { any: [names, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: names.name })], controller: 'you' } } : undefined));
  g.rule('link', "your opponent activates a monster effect in their hand or GY , or when your opponent's banished monster effect is activated", () => ({ by: 'opponent', what: 'effect', kind: 'monster', place: ['hand', 'graveyard', 'banished'] }));
  // So many this turn.
  for (const [who, by] of [['you have', 'you'], ['<your opponent has|they have>', 'opponent']] as const)
    g.rule('condition', `${who} activated {n:number} or more {linkNoun} this turn` as '{n:number} {linkNoun}', ({ n, linkNoun }) => { const happened = activationOf({ ...linkNoun, by }); return happened && { happened, count: { min: n } }; });
} // prettier-ignore

/** Where this card lies, because of what, and how it lay where it came from. */
function lying(g: YgoGrammar): void {
  g.rule('occasionPart', "during each of your opponent's Standby Phases", () => ({ phases: ['standby'], whoseTurn: 'opponent' }));
  g.rule('occasionPart', 'and was sent there {source}', ({ source }) => (source['$card'] ? undefined : { condition: { is: 'this', like: { did: { event: 'sent', to: 'graveyard', ...source } } } }));
  g.rule('occasionPart', ', and this card is already face-up in your Spell & Trap Zone', () => ({ $already: true }));
  const THERE = 'if this card is in <the|your> GY because it was';
  const past = (events: readonly Draft[], card: Filter): Draft | undefined => {
    const all = together({ this: true, ...card }, events)?.map((event): Condition => ({ happened: event }));
    return all && { $from: 'graveyard', condition: all.length === 1 ? all[0] : { any: all } };
  };
  for (const [words, card] of [['Set on your field', { face: 'down', controller: 'you' }], ['face-up', { face: 'up' }], ['in your possession', { owner: 'you', controller: 'you' }]] as const) {
    g.rule('occasionPart', `${THERE} sent there [{source}] [{cause}] this turn while [it was] ${words}` as '[{source}] [{cause}]', ({ source, cause }) => past((cause ?? [{}]).map((more) => one('sent', { to: 'graveyard', ...source, ...more })), card));
    g.rule('occasionPart', `${THERE} {befallen} this turn while [it was] ${words}` as '{befallen}', ({ befallen }) => past(befallen.map((each) => ({ ...each, to: 'graveyard' })), card));
  }
  g.rule('occasionPart', `${THERE} sent there this turn as a Tribute for a [successful] Tribute Summon`, () => past([one('tributed', { cause: 'rule', to: 'graveyard' })], {}));
  g.rule('condition', '<a|an> {bare} was {befallen} during this turn , while you controlled it', ({ bare, befallen }) => { const all = plain(bare) ? together(both(asFilter(bare), { controller: 'you' }), befallen) : undefined; return all && (all.length === 1 ? { happened: all[0] } : { any: all.map((happened) => ({ happened })) }); });
  g.table('fated', { 'activated its effect': [{ event: 'activated', what: 'effect' }] });
} // prettier-ignore

/** What lies on the field: of which names, so many and no more. */
function kinds(g: YgoGrammar): void {
  g.rule('post', '[,] whose original name is {a:quoted} [or {b:quoted}]', ({ a, b }) => ({ filter: { originalName: b === undefined ? a : [a, b] } }));
  const there = (originalName: string): Condition => ({ exists: { where: 'monsters', whose: 'you', filter: { originalName } } });
  g.rule('condition', 'you control monsters whose original names are {a:quoted} and {b:quoted}', ({ a, b }) => ({ all: [there(a), there(b)] }));
  g.rule('condition', 'you control only 1 face-up monster', () => ({ exists: { where: 'monsters', whose: 'you', filter: { face: 'up' } }, count: 1 }));
  for (const [words, position] of [['Attack', 'attack'], ['Defense', 'defense']] as const)
    g.rule('condition', `the only monster you control is 1 {bare} in face-up ${words} Position`, ({ bare }) => (plain(bare) ? { all: [{ exists: { where: 'monsters', whose: 'you', filter: both(bare.filter, { face: 'up', position }) }, count: 1 }, { exists: { where: 'monsters', whose: 'you' }, count: 1 }] } : undefined));
  g.rule('condition', '<a|an> {a:bare} [,] and <a|an> {b:bare} [,] are on the field', ({ a, b }) => (plain(a) && plain(b) ? { all: [a, b].map((bare): Condition => ({ exists: { where: 'field', filter: asFilter(bare) } })) } : undefined));
  g.rule('condition', 'you control no monsters , or only {bare} , in your Main Monster Zone', ({ bare }) => (plain(bare) ? { not: { exists: { where: 'monsters', whose: 'you', filter: { zone: 'main', not: asFilter(bare) } } } } : undefined));
} // prettier-ignore

/** What a card has attached to it. */
function attachedTo(g: YgoGrammar): void {
  g.rule('post', 'that has both <a|an> {a:bare} and <a|an> {b:bare} as [Xyz] material', ({ a, b }) => (plain(a) && plain(b) ? { filter: { all: [{ attached: asFilter(a) }, { attached: asFilter(b) }] } } : undefined));
  const material = (filter: Filter): Condition => ({ exists: { where: 'materials', whose: 'you', filter: both({ oneOf: 'materials' }, filter) } });
  g.rule('condition', 'this card has at least {n:number} [Xyz] materials ( 1 {a:monsterKinds} , 1 {b:monsterKinds} , and 1 {c:monsterKinds} monster )', ({ n, a, b, c }) => ({ all: [{ is: 'this', like: { materials: { min: n } } }, ...[a, b, c].map((kind) => material(both({ kind: 'monster' }, kind)))] }));
} // prettier-ignore
