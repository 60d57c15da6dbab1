/** What is said after an action: which cards, if what, a word in parentheses. */
import type { Condition } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { type Noun, type What, isNoun, merge } from './noun.ts';

/** What is said after an action: which cards, if what, that it goes on without this card. */
export function said(g: YgoGrammar): void {
  asSaid(g);
  inParentheses(g);
}
/** "The turn player takes 500 damage if they control a Dragon": not the opponent. */
const ofWhoeverHasTheTurn = ({ to, by }: Draft, conditions: Condition): boolean =>
  (to === 'turn-player' || by === 'turn-player') && JSON.stringify(conditions).includes('"whose":"opponent"');
/** With a condition, a word in parentheses. */
function asSaid(g: YgoGrammar): void {
  g.rule('doing', '{action}', ({ action }) => action);
  g.rule('doing', '{action} [,] {posts}', ({ action, posts }) => described(action, posts));
  g.rule('doing', '{action} [,] if {conditions}', ({ action, conditions }) =>
    action.some((one) => one['if'] || one['effectsNegated'] || ofWhoeverHasTheTurn(one, conditions))
      ? undefined
      : action.map((one) => ({ ...one, if: conditions })),
  );
  g.rule('doing', '{action} [,] unless {conditions}', ({ action, conditions }) =>
    action.some((one) => one['if'] || one['effectsNegated'] || one['do'] === 'apply')
      ? undefined
      : action.map((one) => ({ ...one, if: { not: conditions } })),
  );
  g.rule('doing', '{action} ( for no effect )', ({ action }) =>
    action.some((one) => one['do'] === 'tribute') ? action : undefined,
  );
  g.rule('doing', '{action} ( this is not optional )', ({ action }) =>
    action.some((one) => one['optional']) ? undefined : action,
  );
  g.rule('doing', '{action} ( this is a Quick Effect )', ({ action }) => [
    { ...action[0], $quick: true },
    ...action.slice(1),
  ]);
}
/** Words that say how much, who chooses, how long. */
function inParentheses(g: YgoGrammar): void {
  // As many as there are, where there are fewer.
  g.rule('doing', '{action} ( or <their|your> entire Deck [,] if less than {n:number} )', ({ action, n }) =>
    action.length === 1 &&
    action[0]!['do'] === 'send' &&
    (action[0]!['cards'] as { by?: unknown; choose?: unknown } | undefined)?.by === 'top' &&
    (action[0]!['cards'] as { choose?: unknown }).choose === n
      ? action
      : undefined,
  );
  // "If any" goes without saying: to nothing nothing is done.
  g.rule('doing', '{action} ( if any )', ({ action }) => action);
  // Of the lowest or highest there may be several.
  g.rule('doing', '{action} ( your choice [,] if tied )', ({ action }) =>
    action.length === 1 && /"(?:only|each)":"(?:lowest|highest)/.test(JSON.stringify(action)) ? action : undefined,
  );
  // As much as can be done is done.
  g.rule('doing', '{action} ( if possible )', ({ action }) =>
    action.some((one) => one['optional']) ? undefined : action,
  );
  // The other player chooses.
  g.rule('doing', '{action} ( [of] their choice )', ({ action }) => {
    const [only, more] = action;
    const what = (only?.['cards'] as { $what?: What } | undefined)?.$what;
    return only && !more && !only['by'] && what && isNoun(what) && typeof what.count === 'number' && !what.by
      ? [{ ...only, cards: { ...(only['cards'] as object), $what: { ...what, by: 'opponent' } } }]
      : undefined;
  });
  // The Flip Effects of what is turned face-up.
  g.rule(
    'doing',
    "{action} ( [but] <Flip effects|Flip monsters' effects> are not activated [at this time] )",
    ({ action }) =>
      action.every((one) => one['do'] === 'change-position')
        ? action.map((one) => ({ ...one, flipEffects: false }))
        : undefined,
  );
  g.rule('doing', '{action} ( permanently )', ({ action }) =>
    action.every((one) => one['do'] === 'modify' && !one['until']) ? action : undefined,
  );
  // What has no end goes on without this card as it is.
  const endless = (one: Draft): boolean =>
    (['modify', 'apply', 'negate-effects'].includes(String(one['do'])) || one['effectsNegated'] === true) &&
    one['until'] !== 'while-this-face-up' &&
    one['$while'] === undefined;
  g.rule('doing', '{action} ( even if this card <leaves the field|is no longer equipped> )', ({ action }) =>
    action.every(endless) ? action : undefined,
  );
}
/** "Add 1 monster to your hand from your Deck, except "X"": said of the one kind of card the action names. */
function described(action: readonly Draft[], posts: Partial<Noun>): Draft[] | undefined {
  const nouns = action.filter((one) => { const what = (one['cards'] as { $what?: What } | undefined)?.$what; return what && isNoun(what); });
  // Of one of two kinds it was said already.
  if (nouns.some((one) => { const { noun, filter } = (one['cards'] as { $what: Noun }).$what; return noun === 'card' && filter.any !== undefined; })) return undefined;
  // Of what was said before another deed it is not said; nor twice where a player's own cards are.
  if (nouns[0] !== action.at(-1) || (posts.whose && typeof nouns[0]?.['by'] === 'object')) return undefined;
  // Where other cards are spoken of, it could be said of them.
  if (nouns.length !== 1 || JSON.stringify(action).split('"noun":').length !== 2 || JSON.stringify(action).replace(JSON.stringify((nouns[0]!['cards'] as { $what: Noun }).$what), '').includes('"where":')) return undefined;
  if (JSON.stringify((nouns[0]!['cards'] as { $what: Noun }).$what.count).includes('"where":')) return undefined;
  const named = nouns[0]!['cards'] as { $what: Noun };
  // "Except monsters equipped with an Equip Card": said of the exception.
  if (named.$what.filter.not?.kind !== undefined && !posts.where) return undefined;
  // Where they are was said already: it is said of something else.
  if (Object.keys(posts).join() === 'where' && posts.where!.join() === named.$what.where?.join()) return undefined;
  const $what = merge(named.$what, posts);
  return $what && action.map((one) => (one === nouns[0] ? { ...one, cards: { ...named, $what } } : one));
} // prettier-ignore
