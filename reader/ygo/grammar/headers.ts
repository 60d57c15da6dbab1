/** What stands above bullets: effects to choose from, effects that are gained. */
import { bestowing } from './bestowing.ts';
import { payable } from './costs.ts';
import type { Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Grant, YgoGrammar } from './categories.ts';
import { labels } from './labels.ts';
import { asFilter, both, oneOrList } from './noun.ts';
import { THIS_WAY } from './subjects.ts';

export function headers(g: YgoGrammar): void {
  options(g);
  kindsBelow(g);
  grants(g);
  bestowing(g);
  labels(g);
}

function options(g: YgoGrammar): void {
  chosenOptions(g);
  furtherBelow(g);
}
/** "You can activate 1 of these effects", with what is paid and targeted. */
function chosenOptions(g: YgoGrammar): void {
  const CHOOSE =
    '<activate|use|select and activate> <1|one> of <these effects|the following effects|these appropriate effects|the effects below>';
  const EACH = '( but you can only use each <effect|of these effects> of {name:quoted} {per} )';
  for (const [words, limited] of [
    [CHOOSE, false],
    [`${CHOOSE} ${EACH}`, true],
  ] as const) {
    // Each bullet by itself, if it says so.
    const limit = (name: string | undefined, per: object | undefined, own: string): object | undefined =>
      !limited ? {} : name === own ? { limit: { ...per, of: 'name' } } : undefined;
    const pattern = words as typeof EACH;
    g.rule('optionHeader', pattern, ({ name, per }, context) => limit(name, per, context.name));
    g.rule('optionHeader', `{operations} <, then|and|, and> ${pattern}`, ({ operations, name, per }, context) => {
      const more = limit(name, per, context.name);
      return more && payable(operations) ? { cost: operations, ...more } : undefined;
    });
    g.rule('optionHeader', `{target} [,] <then|and> ${pattern}`, ({ target, name, per }, context) => {
      const more = limit(name, per, context.name);
      return more && { targets: target, ...more };
    });
  }
  // What is paid or done to use one: "You can banish this card from your GY to activate 1 of these effects".
  g.rule('optionHeader', `{operations} to ${CHOOSE}`, ({ operations }) =>
    payable(operations) ? { cost: operations } : undefined,
  );
  g.rule('optionHeader', `{target} [,] to ${CHOOSE}`, ({ target }) => ({ targets: target }));
  g.rule('optionHeader', `{before} [,] to ${CHOOSE}`, ({ before }) =>
    before.cost && before.targets && !before.or ? before : undefined,
  );
  g.rule('optionHeader', `{before} [,] <then|and> ${CHOOSE}`, ({ before }) =>
    before.cost && before.targets && !before.or ? before : undefined,
  );
  // What follows from the activation, whatever it does.
  g.rule('optionHeader', `${CHOOSE} , but {action} after activation`, ({ action }) =>
    action.every((one) => one['do'] === 'skip') ? { put: { afterActivation: action } } : undefined,
  );
  for (const words of [
    ', but {consequence}',
    '; also {consequence}',
    ', also {consequence}',
    '( also {consequence} )',
    '; but {consequence}',
  ] as const)
    g.rule('optionHeader', `${CHOOSE} ${words}` as '{consequence}', ({ consequence }) =>
      consequence['restricts'] ? { put: consequence } : undefined,
    );
}
/** What goes on in the bullet. */
function furtherBelow(g: YgoGrammar): void {
  chosen(g);
  const THEN = 'apply <this effect|the following effect>';
  g.table('moreBelow', {
    [`Then [,] you can ${THEN}`]: { join: 'then', optional: true },
    [`Then [,] ${THEN}`]: { join: 'then' },
    [`After that , you can ${THEN}`]: { join: 'also-after-that', optional: true },
    [`After choosing a card , [then] you can ${THEN}`]: { join: 'then', optional: true },
    [`You can also immediately ${THEN}`]: { join: 'also', optional: true },
  });
  g.rule('moreBelow', `Then , if {conditions} , you can ${THEN}`, ({ conditions }) => ({
    join: 'then',
    optional: true,
    if: conditions,
  }));
  g.rule(
    'moreBelow',
    'If this card was Tribute Summoned by Tributing <a|an> {bare} , add this additional effect',
    ({ bare }) =>
      bare.where || bare.whose
        ? undefined
        : {
            join: 'also-after-that',
            adds: true,
            if: { is: 'this', like: { summoned: 'tribute', madeWith: bare.filter } },
          },
  );
  g.rule('moreBelow', `If {conditions} , you can ${THEN} instead`, ({ conditions }) => ({
    join: 'also',
    if: conditions,
    instead: true,
  }));
  g.rule(
    'applyOnce',
    'You cannot apply that same effect of {name:quoted} <for the rest of this turn|again this turn> [( even if this card leaves the field )]',
    ({ name }, context) => (name === context.name ? true : undefined),
  );
  // What each of them asks for.
  g.rule('optionHeader', '{mustBe} to activate <either|any|each> of these effects', ({ mustBe }) => ({ asks: mustBe }));
  g.rule('bothIf', 'If {conditions} , you can apply both effects in sequence', ({ conditions }) => conditions);
  g.rule('chooser', 'Unless {conditions} , your opponent chooses the effect', ({ conditions }) => conditions);
}
/** "1 of the following monsters": of the kinds in the bullets. */
function kindsBelow(g: YgoGrammar): void {
  for (const [words, noun] of [['monsters', 'monster'], ['cards', 'card']] as const)
    g.rule('noun', `{n:number} of <the following|these> ${words} [{posts}]` as '{n:number} [{posts}]', ({ n, posts }) => (posts?.filter && Object.keys(posts.filter).some((key) => key !== 'not') ? undefined : { noun, count: n, ...posts, filter: { ...posts?.filter, $bullets: true } as never }));
  g.rule('kindBelow', '[1] {alike}', ({ alike }) => alike);
  g.rule('kindBelow', '[1] {adjectives}', ({ adjectives }) => (adjectives.series ? undefined : { noun: 'monster', filter: adjectives }));
  g.rule('kindBelow', '[1] {names} or 1 [{adjectives}] {head} that mentions it', ({ names, adjectives, head }) => (typeof names.name === 'string' ? { noun: 'card', filter: { any: [names, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: names.name })] } } : undefined));
} // prettier-ignore
/** Of which one is chosen when it resolves: alone, or after something else is done. */
function chosen(g: YgoGrammar): void {
  const ANY = '<these effects|the following effects|these effects immediately after this effect resolves|the following effects immediately after this effect resolves>';
  const MORE = `, or [,] if {conditions} , you can apply`;
  const ways = [
    [`apply 1 of ${ANY}`, {}],
    [`your opponent chooses 1 of ${ANY} [<for you to apply|, and you apply that effect|and you apply that effect>]`, { by: 'opponent' }],
  ] as const;
  const all = [
    [`apply 1 of ${ANY} ${MORE} both [of them|effects|of these effects] [,] [in sequence]`, 'all'],
    [`apply 1 of ${ANY} ${MORE} any of <them|these effects> [,] in sequence`, 'any'],
    [`apply 1 of ${ANY} ${MORE} all of <them|these effects> [,] in sequence`, 'all'],
  ] as const;
  const put = (words: string, how: (conditions: Condition | undefined) => object): void => {
    const w = words as '{conditions}';
    g.rule('optionHeader', w, ({ conditions }) => ({ choose: true, ...how(conditions) }));
    g.rule('optionHeader', `{before} ; ${w}`, ({ before, conditions }) => (before.or ? undefined : { ...before, choose: true, ...how(conditions) }));
    g.rule('optionHeader', `{before} ; if {when:conditions} , ${w}` as '{before} {when:conditions} {conditions}', ({ before, when, conditions }) => (before.or ? undefined : { ...before, choose: true, if: when, ...how(conditions) }));
    for (const [can, optional] of [['', {}], ['you can ', { optional: true as const }]] as const) {
      if (words.startsWith('your') && can) continue;
      g.rule('optionHeader', `{operations} {join} ${can}${w}` as '{operations} {join} {conditions}', ({ operations, join, conditions }) => (join.optional ? undefined : { choose: true, first: operations, join: { ...join, ...optional }, ...how(conditions) }));
      g.rule('optionHeader', `{operations} {join} if {when:conditions} , ${can}${w}` as '{operations} {join} {when:conditions} {conditions}', ({ operations, join, when, conditions }) => (join.optional ? undefined : { choose: true, first: operations, join: { ...join, ...optional }, if: when, ...how(conditions) }));
      g.rule('optionHeader', `{before} ; {operations} {join} ${can}${w}` as '{before} {operations} {join} {conditions}', ({ before, operations, join, conditions }) => (before.or || join.optional ? undefined : { ...before, choose: true, first: operations, join: { ...join, ...optional }, ...how(conditions) }));
      g.rule('optionHeader', `{before} ; {operations} {join} if {when:conditions} , ${can}${w}` as '{before} {operations} {join} {when:conditions} {conditions}', ({ before, operations, join, when, conditions }) => (before.or || join.optional ? undefined : { ...before, choose: true, first: operations, join: { ...join, ...optional }, if: when, ...how(conditions) }));
    }
  };
  for (const [words, by] of ways) put(words, () => by);
  const AGAIN = 'you cannot apply that same effect of {name:quoted} again this turn';
  for (const words of [`apply 1 of ${ANY} , but ${AGAIN}`, `apply 1 of ${ANY} ( but ${AGAIN} )`] as const) {
    const w = words as '{name:quoted}';
    g.rule('optionHeader', w, ({ name }, context) => (name === context.name ? { choose: true, once: 'turn' } : undefined));
    g.rule('optionHeader', `{before} ; ${w}`, ({ before, name }, context) => (before.or || name !== context.name ? undefined : { ...before, choose: true, once: 'turn' }));
  }
  // Bullets of what holds for a while.
  const WHILE: readonly [string, object][] = [[`apply 1 of ${ANY} {until}`, {}], [`{until} , apply 1 of ${ANY}`, {}], [`apply 1 of ${ANY} to this card {until}`, { to: 'this' }]];
  for (const [words, to] of WHILE) {
    const w = words as '{until}';
    g.rule('optionHeader', w, ({ until }) => ({ choose: true, until: { until, ...to } }));
    g.rule('optionHeader', `{before} <;|, then> ${w}`, ({ before, until }) => (before.or ? undefined : { ...before, choose: true, until: { until, ...to } }));
  }
  for (const [words, both] of all) put(words, (conditions) => ({ together: { which: both, if: conditions! } }));
} // prettier-ignore

/** "If this card has "X" as material, it gains this effect." */
function grants(g: YgoGrammar): void {
  const GAINS = '<gains|gain> <this effect|these effects|the following effect|the following effects|the following effect ( s )>';
  const IT = '<it|this card|this face-up card>';
  for (const word of ['if', 'while'] as const) {
    g.rule('grant', `${word} {conditions} , ${IT} ${GAINS}`, ({ conditions }): Grant => ({ to: 'this', condition: conditions }));
    g.rule('grant', `${word} this card has {names} as <material|a material|Xyz material|an Xyz material> , ${IT} ${GAINS}`, ({ names }): Grant => ({ to: 'this', condition: { exists: { where: 'materials', whose: 'you', filter: { oneOf: 'materials', ...names } } } }));
    g.rule('grant', `${word} this card has <a|an> {bare} as <material|a material|Xyz material|an Xyz material> , ${IT} ${GAINS}`, ({ bare }): Grant | undefined => (bare.where ? undefined : { to: 'this', condition: { exists: { where: 'materials', whose: 'you', filter: { oneOf: 'materials', ...asFilter(bare) } } } }));
  }
  // As it was Summoned.
  const NOW = `<is|was> {how:summonWords} Summoned`;
  const summoned = (like: Filter): Grant => ({ to: 'this', condition: { is: 'this', like } });
  g.rule('grant', `if this card ${NOW} [from {where}] , ${IT} ${GAINS}` as '{how:summonWords} [{where}]', ({ how, where }) => (where?.filter ?? where?.whose ? undefined : summoned({ summoned: oneOrList(how), ...(where && { summonedFrom: oneOrList(where.where) }) })));
  g.rule('grant', `if this card ${NOW} using <a|an> {bare} as material , ${IT} ${GAINS}` as '{how:summonWords} {bare}', ({ how, bare }) => (bare.where || bare.whose ? undefined : summoned({ summoned: oneOrList(how), madeWith: asFilter(bare) })));
  g.rule('grant', `[<this card|it>] ${GAINS} while {conditions}` as '{conditions}', ({ conditions }): Grant => ({ to: 'this', condition: conditions }));
  const APPLY = 'apply <this effect|these effects|the following effect|the following effects>';
  g.rule('grant', `while {conditions} , ${APPLY}` as '{conditions}', ({ conditions }): Grant => ({ to: 'this', condition: conditions }));
  g.rule('grant', `${APPLY} while {conditions}` as '{conditions}', ({ conditions }): Grant => ({ to: 'this', condition: conditions }));
  const HAS = 'that has this card as <material|a material|Xyz material|an Xyz material>';
  g.rule('grant', `<a|an> {bare} ${HAS} ${GAINS}`, ({ bare }): Grant | undefined => {
    const { is, kind: _kind, ...rest } = asFilter(bare);
    return bare.where || is !== 'xyz' ? undefined : { to: 'holder', from: 'materials', ...(Object.keys(rest).length > 0 && { condition: { is: 'holder', like: rest } }) };
  });
  // With what it was Summoned, too.
  const MATERIALS = 'as <material|materials|Xyz material|Xyz materials>';
  const made = (inner: object, from?: 'field'): Grant => ({ to: 'made', madeWithThis: { how: 'xyz', ...(from && { from }) }, inner: inner as Condition });
  const only = (filter: Filter): object => ({ amount: { count: 'made-with', like: { not: filter } }, is: 0 });
  for (const [words, from] of [['this card', undefined], ['this card on the field', 'field']] as const) {
    g.rule('grant', `an Xyz Monster that was Summoned using only ${words} and other {bare} ${MATERIALS} ${GAINS}` as '{bare}', ({ bare }, { name }) => (bare.where || bare.whose || typeof bare.filter.series !== 'string' || !name.includes(bare.filter.series) ? undefined : made(only(asFilter(bare)), from)));
    g.rule('grant', `an Xyz Monster that was Summoned using only {bare} ${MATERIALS} , including ${words} , ${GAINS}` as '{bare}', ({ bare }) => (bare.where || bare.whose ? undefined : made(only(asFilter(bare)), from)));
    g.rule('grant', `an Xyz Monster that was Summoned using {n:number} or more monsters , including ${words} , ${MATERIALS} ${GAINS}` as '{n:number}', ({ n }) => made({ amount: { from: 'made-with' }, is: { min: n } }, from));
  }
  g.rule('grant', `<if Summoned this way|if this card is Summoned this way|if this card was Summoned this way> , ${IT} ${GAINS}`, (): Grant => ({ to: 'this', condition: { is: 'this', like: { did: { ...THIS_WAY, cause: 'procedure' } } } as Condition }));
  // It keeps what it was Summoned with.
  g.rule('grant', `{made:offspring} ${GAINS}`, ({ made }): Grant => ({ to: 'made', madeWithThis: made }));
  const OWN = (like: Filter): Grant => ({ to: 'holder', from: 'materials', condition: { is: 'holder', like } });
  g.rule('grant', `an Xyz Monster whose original Type is {race} and has this card as <material|Xyz material> ${GAINS}`, ({ race }) => OWN({ 'original-race': race }));
  g.rule('grant', `an Xyz Monster whose original Attribute is {attribute} and has this card as <material|Xyz material> ${GAINS}`, ({ attribute }) => OWN({ 'original-attribute': attribute }));
} // prettier-ignore
