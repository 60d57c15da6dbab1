/** Material that is treated as something else: a non-Tuner, of another Level, in place of another. */
import type { Filter, SummonKind } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { holds } from './continuous.ts';
import { asFilter, both, groupOf, type Noun } from './noun.ts';

export function asMaterial(g: YgoGrammar): void {
  forRituals(g);
  itself(g);
  others(g);
  besides(g);
  company(g);
  unless(g);
  substitutes(g);
  forTuner(g);
}
/** "When you Ritual Summon a monster, you can banish this card from your GY as 1 of the monsters required for the Ritual Summon." */
function forRituals(g: YgoGrammar): void {
  const BANISH = 'you can banish this card from your GY as 1 of the monsters required for the Ritual Summon';
  const also = (what?: Filter): Draft[] => [holds([{ rule: 'may-be-material', cards: 'this', how: 'ritual', to: 'banished', ...(what && { for: what }) }], { from: 'graveyard' })];
  g.rule('statement', `When you [would] Ritual Summon [a monster] , ${BANISH}`, () => also());
  g.rule('statement', `When you [would] Ritual Summon <a|an> {bare} , ${BANISH}`, ({ bare }) => { const what = kindOf(bare); return what && also(what); });
} // prettier-ignore
const rule = (how: SummonKind, more: Draft, what?: Filter): Draft => ({
  rule: 'as-material',
  how,
  ...(what && { for: what }),
  ...more,
});
/** For the Summon of what: any, of this kind. */
const kindOf = (noun: Noun | undefined): Filter | undefined => (noun && !noun.where && !noun.whose && Object.keys(noun.filter).length > 0 ? asFilter(noun) : undefined); // prettier-ignore

/** "If this card you control would be used as Synchro Material, you can treat it as a non-Tuner." */
function itself(g: YgoGrammar): void {
  for (const word of ['Synchro', 'Xyz'] as const) {
    const how = word.toLowerCase() as SummonKind;
    const THIS = '<this card|this card you control|this card on the field>';
    const begins = [
      `If ${THIS} <would be|is> used as [a|an] ${word} material [Monster]`,
      `When ${THIS} is used as [a|an] ${word} material [Monster]`,
      `If you use ${THIS} as [a|an] ${word} material [Monster]`,
      `If this card is used for [a|an] ${word} Summon`,
    ] as const;
    const said = (end: string, make: (slots: { n?: number; m?: number }) => Draft[]): void => {
      for (const begin of begins) {
        g.rule('statement', `${begin} , ${end}` as '{n:number} {m:number}', (slots) => [holds(make(slots).map((more) => rule(how, more)))]);
        g.rule('statement', `${begin} for <a|an|the ${word} Summon of a|the ${word} Summon of an> {bare} , ${end}` as '{bare} {n:number} {m:number}', ({ bare, ...slots }) => { const what = kindOf(bare); return what && [holds(make(slots).map((more) => rule(how, more, what)))]; });
      }
      g.rule('statement', `If this card is used for the ${word} Summon of <a|an> {bare} , ${end}` as '{bare} {n:number} {m:number}', ({ bare, ...slots }) => { const what = kindOf(bare); return what && [holds(make(slots).map((more) => rule(how, more, what)))]; });
    };
    const levels = ({ n, m }: { n?: number; m?: number }): Draft[] => [n, m].filter((level) => level !== undefined).map((level) => ({ level }));
    said('<you can treat it as|it can be treated as> a Level {n:number} monster', levels);
    said('<you can treat it as|it can be treated as> a Level {n:number} or {m:number} monster', levels);
    const used = [['{n:number}', `[when used] for <a|the> ${word} Summon`], ['{n:number} or {m:number}', `[when used] for <a|the> ${word} Summon`]] as const;
    for (const [level, end] of used) {
      const pattern = `This card [on the field] can be treated as a Level ${level} monster ${end}` as '{n:number} {m:number}';
      g.rule('statement', pattern, (slots) => [holds(levels(slots).map((more) => rule(how, more)))]);
      g.rule('statement', `${pattern} of <a|an> {bare}` as '{n:number} {m:number} {bare}', ({ bare, ...slots }) => { const what = kindOf(bare); return what && [holds(levels(slots).map((more) => rule(how, more, what)))]; });
    }
    if (how !== 'synchro') continue;
    for (const [kind, words] of [['non-tuner', 'a non-Tuner [monster]'], ['tuner', 'a Tuner [monster]']] as const) {
      said(`<you can treat it as|it can be treated as> ${words}`, () => [{ kind }]);
      g.rule('statement', `<For a Synchro Summon , you can treat this card as ${words}|You can treat this card as ${words} for a Synchro Summon|You can treat this card as ${words} when used as Synchro material|This card can be treated as ${words} for a Synchro Summon>`, () => [holds([rule(how, { kind })])]);
    }
  }
} // prettier-ignore

/** "For this card's Synchro Summon, you can treat 1 Dragon monster you control as a Tuner." */
function others(g: YgoGrammar): void {
  const own = (how: SummonKind, more: Draft): Draft[] => [{ kind: 'condition', from: 'extra-deck', ongoing: [rule(how, more, { this: true })] }];
  for (const [words, kind] of [['a Tuner', 'tuner'], ['a non-Tuner', 'non-tuner']] as const) {
    g.rule('statement', `For this card's Synchro Summon , you can treat {n:number} {bare} as a Level {level:number} ${words.slice(2)}`, ({ n, bare, level }) => (bare.where && bare.whose === 'you' ? own('synchro', { cards: groupOf(bare), kind, level, most: n }) : undefined));
    g.rule('statement', `For this card's Synchro Summon , you can treat {n:number} {bare} as ${words}`, ({ n, bare }) => (bare.where && bare.whose === 'you' ? own('synchro', { cards: groupOf(bare), kind, most: n }) : undefined));
  }
  for (const word of ['Synchro', 'Xyz'] as const)
    g.rule('statement', `For this card's ${word} Summon , you can treat {bare} as Level {n:number} monsters for material`, ({ n, bare }) => (bare.where && bare.whose === 'you' ? own(word.toLowerCase() as SummonKind, { cards: groupOf(bare), level: n }) : undefined));
} // prettier-ignore

/** "If this card would be used as Synchro Material, 1 Tuner in your hand can be used as 1 of the other materials." */
function besides(g: YgoGrammar): void {
  for (const word of ['Fusion', 'Synchro', 'Xyz', 'Link'] as const) {
    const how = word.toLowerCase() as SummonKind;
    const material = (bare: Noun, most?: number, what?: Filter): Draft[] | undefined => (bare.where?.join() === 'hand' && bare.whose === 'you' ? [holds([{ rule: 'may-be-material', cards: groupOf(bare), how, ...(what && { for: what }), with: { this: true }, ...(most !== undefined && { most }) }])] : undefined);
    // From the hand itself, beside such a monster.
    g.rule('statement', `If <a|an> {bare} would be used as ${word} material for <a|an> {what:bare} , this card in your hand can also be used as material` as '{bare} {what:bare}', ({ bare, what }) => { const to = kindOf(what); return to && bare.where?.join() === 'field' && bare.whose === 'you' ? [holds([{ rule: 'may-be-material', how, for: to, with: asFilter(bare) }], { from: 'hand' })] : undefined; });
    const IF = `If this card <on the field|you control> would be used as ${word} material`;
    g.rule('statement', `If this ${word} Summoned <monster|card> would be used as [a|an] ${word} material , {n:number} {bare} can be used as 1 of the other materials` as '{n:number} {bare}', ({ n, bare }) => material(bare, n)?.map((record) => ({ ...record, condition: { is: 'this', like: { summoned: how } } })));
    g.rule('statement', `${IF} for <a|an> {what:bare} , {bare} can be used as the non-Tuner ${word} materials` as '{what:bare} {bare}', ({ what, bare }) => { const to = kindOf(what); return to && material({ ...bare, filter: both(bare.filter, { not: { is: 'tuner' } }) }, undefined, to); });
    g.rule('statement', `${IF} , {n:number} {bare} can be used as 1 of the other materials` as '{n:number} {bare}', ({ n, bare }) => material(bare, n));
    g.rule('statement', `${IF} for <a|an> {what:bare} , you can also use {n:number} {bare} as material` as '{what:bare} {n:number} {bare}', ({ what, n, bare }) => { const to = kindOf(what); return to && material(bare, n, to); });
    g.rule('statement', `${IF} for <a|an> {what:bare} , {bare} can <also be used|be used> as material` as '{what:bare} {bare}', ({ what, bare }) => { const to = kindOf(what); return to && material(bare, undefined, to); });
  }
} // prettier-ignore

/** "If this card is used as Synchro Material, all other Synchro Materials must be WATER." */
function company(g: YgoGrammar): void {
  for (const word of ['Synchro', 'Xyz', 'Link', 'Fusion'] as const) {
    const MATERIAL = `[${word}] material(s) [Monsters|Monster]`;
    const other = (like: Filter): Draft[] => [holds([{ rule: 'other-material', how: word.toLowerCase(), like }])];
    g.rule('statement', `Cannot be used as [a|an] ${word} material [Monster] , except for the ${word} Summon of <a|an> {what:bare} , and all other materials must be {bare}` as '{what:bare} {bare}', ({ what, bare }) => { const [to, like] = [kindOf(what), kindOf(bare)]; return to && like && [holds([{ rule: 'cannot', what: 'be-material', how: word.toLowerCase(), for: { not: to } }, { rule: 'other-material', how: word.toLowerCase(), like }])]; });
    if (word === 'Synchro') for (const be of ['are', 'must be'] as const) g.rule('statement', `[<If|When> this card is used as [a|an] Synchro material [Monster] ,] the other Synchro material(s) [Monsters] ${be} {bare} in your hand or on your field`, ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : [holds([{ rule: 'may-be-material', cards: { where: 'hand', whose: 'you', filter: asFilter(bare) }, how: 'synchro', with: { this: true } }, { rule: 'other-material', how: 'synchro', like: asFilter(bare) }])]));
    const plain = (bare: Noun): Filter | undefined => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : asFilter(bare));
    for (const [begin, others] of [[`<If this card is used|When using this card> as [a|an] ${word} material [Monster] , [all] [the] other ${MATERIAL}`, true], [`The other ${word} material(s) [Monsters]`, false]] as const) {
      g.rule('statement', `${begin} must be {adjectives}` as '{adjectives}', ({ adjectives }) => (others ? other(adjectives) : undefined));
      g.rule('statement', `${begin} must be [<a|an>] {bare}` as '{bare}', ({ bare }) => { const like = plain(bare); return like && other(like); });
      g.rule('statement', `${begin} cannot be {adjectives}` as '{adjectives}', ({ adjectives }) => other({ not: adjectives }));
      g.rule('statement', `${begin} cannot be [<a|an>] {bare}` as '{bare}', ({ bare }) => { const like = plain(bare); return like && other({ not: like }); });
    }
  }
} // prettier-ignore

/** "Cannot be used as material for a Fusion, Synchro, or Xyz Summon, unless all other materials are Dragon monsters." */
function unless(g: YgoGrammar): void {
  g.rule('statement', '[This card] cannot be used as [a] material for [a|an] {words:summonWords} Summon , unless all [the] other materials are {bare}', ({ words, bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : [holds([{ rule: 'other-material', how: words.length === 1 ? words[0] : [...words], like: asFilter(bare) }])]));
} // prettier-ignore

/** "For a Synchro Summon, you can substitute this card for any 1 X Tuner." */
function forTuner(g: YgoGrammar): void {
  g.rule('statement', 'For a Synchro Summon , you can substitute this card for any 1 {series:quoted} Tuner', ({ series }) => [{ kind: 'condition', ongoing: [{ rule: 'tuner-substitute', series }] }]);
} // prettier-ignore

/** "You can substitute this card for any 1 Fusion Material …, but the other Fusion Materials must be correct." */
function substitutes(g: YgoGrammar): void {
  const MATERIAL = 'any 1 <Fusion material|Fusion material Monster|Fusion - material Monster> [<whose name is [specifically] <listed|mentioned> on the Fusion Monster [Card]|mentioned by name on the Fusion Monster [Card]>]';
  const CORRECT = '[, but the other <Fusion material(s)|Fusion material Monster(s)|material(s)> must be correct]';
  const stands = (from?: unknown): Draft[] => [{ kind: 'condition', ...(from !== undefined && { from }), ongoing: [{ rule: 'fusion-substitute' }] }];
  for (const card of ['this card', 'this monster'] as const) {
    g.rule('statement', `You can substitute ${card} for ${MATERIAL} ${CORRECT}`, () => stands());
    g.rule('statement', `${card} can be used as a substitute for ${MATERIAL} ${CORRECT}`, () => stands());
  }
  g.rule('statement', `This card in your {places} can be used as a substitute for ${MATERIAL} ${CORRECT}`, ({ places }) => stands(places));
} // prettier-ignore
