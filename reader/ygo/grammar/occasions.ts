/** When an effect can or must be activated: what stands before the colon. Its parts hold together: how often, what happened, when, where this card has to be. */
import type { EventPattern, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import { attacks } from './attacks.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { conditions } from './conditions.ts';
import { events } from './events.ts';
import { fates } from './fates.ts';
import { activationOf, links } from './links.ts';
import { asFilter, both, oneOrList } from './noun.ts';
import { normalDraw } from './normal-draw.ts';
import { phases } from './phases.ts';
import { rarerEvents } from './rarer-events.ts';
import { rarerOccasions } from './rarer-occasions.ts';
import { rarer } from './rarer.ts';
import { seldomOccasions } from './seldom-occasions.ts';
import { whereabouts } from './whereabouts.ts';

export function occasions(g: YgoGrammar): void {
  events(g);
  links(g);
  conditions(g);
  g.rule('occasion', '{a:occasionPart}', ({ a }) => a);
  g.rule('occasion', '{a:occasionPart} {b:occasion}', ({ a, b }) => together(a, b));
  // "If this card is flipped face-up, during each player's End Phase": not at once, but in every such phase from then on.
  g.rule('occasion', '{a:occasionPart} , {b:occasion}', ({ a, b }) =>
    a['on'] && !a['$thisWay'] && b['phases'] ? undefined : together(a, b),
  );
  often(g);
  happenings(g);
  attacks(g);
  phases(g);
  whereabouts(g);
  rarer(g);
  rarerEvents(g);
  rarerOccasions(g);
  seldomOccasions(g);
  normalDraw(g);
  fates(g);
}
/** Parts of an occasion hold together; what two of them say of the same is no occasion. */
export function together(a: Draft, b: Draft): Draft | undefined {
  // Of this card itself `events.ts` says it.
  if (stays(a, b) || stays(b, a)) return undefined;
  if (b['$already'])
    return a['on']
      ? {
          ...a,
          on: oneOrList(
            [a['on'] as EventPattern]
              .flat()
              .map((on) =>
                on.event === 'activated' && !on.card?.this ? { ...on, card: { ...on.card, other: true as const } } : on,
              ),
          ),
        }
      : a;
  const out: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    if (!(key in out)) out[key] = value;
    else if (key === 'condition') out['condition'] = { all: [out['condition'], value] };
    else if (key === 'limit') out['limit'] = [out['limit'], value];
    else return undefined;
  }
  return out;
}

/** Is asked what this card is like of an event it does not outlast, or that is told of this card itself? */
const stays = (event: Draft, asked: Draft): boolean =>
  asked['$stays'] !== undefined &&
  ([event['on'] ?? []].flat() as EventPattern[]).some(
    (on) => on.with?.this === true || (LEAVES.has(String(on.event)) && on.card?.this === true),
  );
/** What has happened to this card when it is asked about: what it was like is said of the event. */
const LEAVES: ReadonlySet<string> = new Set(['destroyed', 'sent', 'banished', 'returned', 'tributed', 'discarded', 'leaves-field', 'detached']); // prettier-ignore

function often(g: YgoGrammar): void {
  const LIMITS: Record<string, object> = {
    'once per turn': { per: 'turn' },
    '<twice per turn|up to twice per turn>': { per: 'turn', times: 2 },
    '<up to thrice per turn|thrice per turn|up to three times per turn|three times per turn>': { per: 'turn', times: 3 },
    'once per Chain': { per: 'chain' },
    'once per Duel': { per: 'duel' },
    '<once per battle|once per battle involving this card>': { per: 'battle' },
    // A copy is counted anew when it has left the field or was turned face-down.
    'once [,] while this card is in your Pendulum Zone': { per: 'duel' },
    'once [,] while <face-up on the field|this card is face-up on the field|this face-up card is on the field>': { per: 'duel' },
  };
  for (const [words, limit] of Object.entries(LIMITS)) g.rule('occasionPart', words, () => ({ limit: { of: 'copy', ...limit } }));
  g.rule('occasionPart', 'once [,] while this card is in <the|your> GY', () => ({ limit: { of: 'copy', per: 'duel' }, $from: 'graveyard' }));
  g.rule('occasionPart', 'once per Battle Phase', () => ({ limit: { of: 'copy', per: 'phase' }, phases: ['battle'] }));
  g.rule('occasionPart', "<once per opponent's turn|once per your opponent's turn>", () => ({ limit: { per: 'turn', of: 'copy' }, whoseTurn: 'opponent' }));
  g.rule('occasionPart', '<once per your turn|once during each of your turns>', () => ({ limit: { per: 'turn', of: 'copy' }, whoseTurn: 'you' }));
  g.rule('occasionPart', '( Quick Effect )', () => ({ $quick: true }));
  g.rule('occasionPart', "( in either player's turn )", () => ({ $quick: true }));
  g.rule('occasionPart', 'you can', () => ({ $optional: true }));
  g.rule('occasionPart', '<( except during the Damage Step )|except during the Damage Step>', () => ({ damageStep: false }));
  g.rule('occasionPart', '<( even during the Damage Step )|even during the Damage Step>', () => ({ damageStep: true }));
  g.rule('occasionPart', '<( except during the Draw Phase or Damage Step )|( except during the Draw Phase or the Damage Step )>', () => ({ damageStep: false, phases: ['standby', 'main1', 'battle', 'main2', 'end'] }));
  g.rule('occasionPart', '<( except during the Draw Phase )|, except during the Draw Phase>', () => ({ phases: ['standby', 'main1', 'battle', 'main2', 'end'] }));
} // prettier-ignore

function happenings(g: YgoGrammar): void {
  for (const [word, timing] of [['If', 'if'], ['When', 'when']] as const) {
    g.rule('occasionPart', `${word} {event}`, ({ event }) => happens(timing, event));
    g.rule('occasionPart', `${word} {event} , except {x:exception}`, ({ event, x }) => (event.some(({ card, with: other }) => !card || card.not || card.this || other) ? undefined : { timing, on: oneOrList(event.map((one) => ({ ...one, card: { ...one.card, not: x } }))) }));
    g.rule('occasionPart', `${word} {a:event} , {b:event} [,] or {c:event}`, ({ a, b, c }) => ({ timing, on: [...a, ...b, ...c] }));
    g.rule('occasionPart', `${word} {a:event} [,] or <if|when> {b:alternative}`, ({ a, b }) => ({ timing, on: [...a, ...b] }));
    g.rule('occasionPart', `${word} {a:event} ( except during the Damage Step ) , or <if|when> {b:alternative}`, ({ a, b }) => ({ timing, on: [...a, ...b], damageStep: false }));
    g.rule('occasionPart', `${word} {a:event} , or {b:event}`, ({ a, b }) => ({ timing, on: [...a, ...b] }));
    g.rule('occasionPart', `${word} {event} and {conditions}`, ({ event, conditions: also }) => ({ ...happens(timing, event), condition: also }));
    g.rule('occasionPart', `${word} {link}`, ({ link }) => (timing === 'if' ? activated(link) : { timing, respondsTo: link }));
    g.rule('occasionPart', `${word} {link} and {conditions}`, ({ link, conditions: also }) => { const answer = timing === 'if' ? activated(link) : { timing, respondsTo: link }; return answer && { ...answer, condition: also }; });
    g.rule('occasionPart', `${word} {link} as Chain Link {n:number} or higher`, ({ link, n }) => (timing === 'if' ? undefined : { timing, respondsTo: link, condition: { amount: { from: 'links' }, is: { min: n } } }));
    g.rule('occasionPart', `${word} {a:event} [,] or [${word.toLowerCase() as 'if'}] {link}`, ({ a, link }) => eitherOf(timing, a, link));
    g.rule('occasionPart', `${word} {link} [,] or [if|when] {b:alternative}`, ({ link, b }) => (timing === 'if' ? undefined : { timing, respondsTo: link, on: oneOrList(b) }));
    g.rule('occasionPart', `${word} {conditions}`, ({ conditions: condition }) => ({ condition }));
    g.rule('occasionPart', `${word} {link} , {a:condition} , and {b:condition}`, ({ link, a, b }) => { const answer = timing === 'if' ? activated(link) : { timing, respondsTo: link }; return answer && { ...answer, condition: { all: [a, b] } }; });
    g.rule('occasionPart', `${word} you do`, () => ({ timing, on: { event: 'summoned', card: { this: true } }, $thisWay: 'done' }));
    if (timing === 'if') g.rule('occasionPart', 'if this card is <shuffled|returned> into the Extra Deck this way', () => ({ timing, on: { event: 'returned', to: 'extra-deck', cause: 'effect', with: { this: true }, card: { this: true } } }));
    // What "this way" is, the sentence before says.
    g.rule('occasionPart', `${word} [this card is] <{how:summonWord} Summoned|Summoned> this way`, ({ how }) => ({ timing, on: { event: 'summoned', card: { this: true }, ...(how && how !== 'special' && { how }) }, $thisWay: true }));
  }
  g.rule('occasionPart', 'when {a:event} , or if {link}', ({ a, link }) => (a.every(({ event }) => event === 'attack-declared') ? eitherOf('if', a, link) : undefined));
  g.rule('occasionPart', '<while|as long as|and|and if> {conditions}', ({ conditions: condition }) => ({ condition }));
  g.rule('occasionPart', 'while this card is Set', () => ({ set: true }));
  g.rule('occasionPart', 'when this card declares an attack , if it is the only monster you control', () => ({ timing: 'when', on: { event: 'attack-declared', card: { this: true } }, condition: { not: { exists: { where: 'monsters', whose: 'you', filter: { other: true } } } } }));
  // A card like the one whose activation is answered.
  g.rule('occasionPart', 'while <a|an> {bare} with its same name is in <the|either> <GY|GYs>', ({ bare }) => (bare.where || bare.whose ? undefined : { condition: { exists: { where: 'graveyard', filter: both(asFilter(bare), { sameAs: { what: 'name', as: 'link' } }) } } }));
  // What this card is like while it happens: asked of a card that is still there.
  g.rule('occasionPart', 'while it {state}', ({ state }) => ({ condition: { is: 'this', like: state }, $stays: true }));
  g.rule('alternative', '{event}', ({ event }) => event);
  g.rule('occasionPart', 'each time {event}', ({ event }) => ({ timing: 'each-time', on: oneOrList(event) }));
  g.rule('occasionPart', 'each time {link}', ({ link }) => { const happened = activated(link); return happened && { ...happened, timing: 'each-time' }; });
  g.rule('occasionPart', 'when <this card is activated|you activate this card>', () => ({ $activation: true }));
} // prettier-ignore
/** What happened, or a link that is answered: of "if" both are events ("when this card declares an attack, or if a card is activated": nothing can come between an attack and what is done). */
function eitherOf(
  timing: 'if' | 'when',
  event: readonly EventPattern[],
  link: LinkPattern | LinkPattern[],
): Draft | undefined {
  // "When a monster on the field activates its effect, or a Spell that is face-up activates its effect": both are links.
  const answered = event.every((one) => one.event === 'activated')
    ? (happens(timing, event)['respondsTo'] as LinkPattern | LinkPattern[] | undefined)
    : undefined;
  if (answered) return { timing, respondsTo: ofAnyCard([answered, link].flat()) };
  if (timing === 'when') return { timing, on: oneOrList(event), respondsTo: link };
  const all = [link].flat().map(activationOf);
  return all.every((one) => one !== undefined) ? { timing, on: [...event, ...all] } : undefined;
}
/** Links alike but for the kind of card, of all kinds together: of any card. */
function ofAnyCard(links: LinkPattern[]): LinkPattern | LinkPattern[] {
  const plain = links.map(({ card: { kind: of, place: at, ...card } = {}, kind = of, place = at, ...rest }) => ({
    kind,
    link: { ...rest, ...(place && { place }), ...(Object.keys(card).length > 0 && { card }) },
  }));
  const same = plain.every(({ link }) => JSON.stringify(link) === JSON.stringify(plain[0]?.link));
  const kinds = new Set(plain.flatMap(({ kind }) => kind ?? []));
  return same && kinds.size === 3 ? plain[0]!.link : links;
}
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
  const all = (Array.isArray(link) ? link : [link]).map(activationOf);
  return all.every((one) => one !== undefined) ? { timing: 'if', on: oneOrList(all) } : undefined;
}
