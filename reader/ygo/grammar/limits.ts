/** How often: sentences that limit other effects. The name in them has to be the card's own. */
import type { Condition, Limit } from '../../../engine/ygo/effects/schema.ts';
import { exceptThose } from './forbidden.ts';
import { knowsWhom } from './continuous.ts';
import type { LimitSentence, YgoGrammar } from './categories.ts';

const SCOPES = {
  'this effect': 'previous',
  'the following effect': 'next',
  'each effect': 'each',
  'each <of these effects|of the following effects|of these following effects>': 'following',
  'each of the <preceding|previous> effects': 'preceding',
  'each Pendulum Effect': 'each',
  'each monster effect': 'each',
  'the preceding effect': 'previous',
  'the effect': 'each',
  "this card's effect": 'each',
  "this card's effects": 'each',
  'the previous effect': 'previous',
} as const;

export function limits(g: YgoGrammar): void {
  often(g);
  const own = (quoted: string, name: string): boolean => quoted === name;
  const of = (scope: LimitSentence['scope'], per: Partial<Limit>, more: Partial<Limit> = {}): LimitSentence => ({ scope, limit: { ...per, of: 'name', ...more } as Limit });
  for (const [phrase, scope] of Object.entries(SCOPES)) {
    g.rule('limited', `You can [only] use ${phrase} of {name:quoted} {per}`, ({ name, per }, context) => (own(name, context.name) ? of(scope, per) : undefined));
    g.rule('limited', `You can only activate ${phrase} of {name:quoted} {per}`, ({ name, per }, context) => (own(name, context.name) ? of(scope, per, { counts: 'activate' }) : undefined));
    g.rule('limited', `You can only apply ${phrase} of {name:quoted} {per}`, ({ name, per }, context) => (own(name, context.name) ? of(scope, per) : undefined));
  }
  g.rule('limited', 'You can only <use|apply> this effect {per}', ({ per }) => ({ scope: 'previous', limit: { ...per, of: 'copy' } as Limit }));
  for (const [phrase, scope] of [['this effect', 'previous'], ['each of these effects', 'following'], ['the preceding effect', 'previous'], ["this card's effect", 'each']] as const)
    for (const [verb, counts] of [['<used|applied>', {}], ['activated', { counts: 'activate' }]] as const) {
      g.rule('limited', `${phrase} can only be ${verb} {per}`, ({ per }) => ({ scope, limit: { ...per, of: 'copy', ...counts } as Limit }));
      g.rule('limited', `${phrase} can be ${verb} only {per}`, ({ per }) => ({ scope, limit: { ...per, of: 'copy', ...counts } as Limit }));
    }
  for (const [phrase, scope] of [['the effect of', 'each'], ['each effect of', 'each'], ['this effect of', 'previous']] as const)
    for (const [verb, counts] of [['<used|applied>', {}], ['activated', { counts: 'activate' }]] as const)
      g.rule('limited', `${phrase} {name:quoted} can only be ${verb} {per}`, ({ name, per }, context) => (own(name, context.name) ? of(scope, per, counts as Partial<Limit>) : undefined));
  g.rule('limited', 'each effect can only be used {per}', ({ per }) => ({ scope: 'bullets', limit: { ...per, of: 'copy' } as Limit }));
  g.rule('limited', 'You can use this effect only {per}', ({ per }) => ({ scope: 'previous', limit: { ...per, of: 'copy' } as Limit }));
  g.rule('limited', 'You can only activate this effect {per}', ({ per }) => ({ scope: 'previous', limit: { ...per, of: 'copy', counts: 'activate' } as Limit }));
  g.rule('limited', 'You can only <activate|activate 1|use 1> {name:quoted} {per}', ({ name, per }, context) => (own(name, context.name) ? of('card', per, { counts: 'activate' }) : undefined));
  g.rule('limited', 'You can [only] activate up to {n:number} {name:quoted} per turn', ({ n, name }, context) => (own(name, context.name) ? of('card', { per: 'turn', times: n }, { counts: 'activate' }) : undefined));
  g.rule('limited', 'This effect can only activate {per}', ({ per }) => ({ scope: 'previous', limit: { ...per, of: 'copy', counts: 'activate' } as Limit }));
  g.rule('limited', 'You can only use 1 {name:quoted} effect {per} , and only once that turn', ({ name, per }, context) => (own(name, context.name) ? of('each', per, { group: 'one-of-these' }) : undefined));
  for (const [phrase, scope] of [['of the following effects', 'following'], ['of these effects', 'following'], ['of the preceding effects', 'preceding'], ['of the previous effects', 'preceding']] as const)
    g.rule('limited', `You can only use 1 ${phrase} of {name:quoted} {per} , and only once that turn`, ({ name, per }, context) => (own(name, context.name) ? of(scope, per, { group: 'one-of-these' }) : undefined));
  g.rule('limited', 'You can only use each <of these effects|of the following effects> {per}', ({ per }) => ({ scope: 'following', limit: { ...per, of: 'copy' } as Limit }));
  together(g);
} // prettier-ignore

function often(g: YgoGrammar): void {
  const times: Record<string, number | undefined> = { once: undefined, twice: 2, thrice: 3, 'three times': 3, 'up to twice': 2, 'up to thrice': 3, 'up to three times': 3, 'up to four times': 4, 'up to 3 times': 3 }; // prettier-ignore
  for (const [words, n] of Object.entries(times))
    for (const [phrase, per] of [
      ['per turn', 'turn'],
      ['per Chain', 'chain'],
      ['per Duel', 'duel'],
      ['each turn', 'turn'],
    ] as const)
      g.rule('per', `${words} ${phrase}`, () => ({ per, ...(n && { times: n }) }));
  // As long as it lies there it is the same copy.
  g.table('per', {
    '<once while this card is face-up on the field|once while face-up on the field|once while this card remains face-up on the field>':
      { per: 'duel', of: 'copy' },
    'per turn': { per: 'turn' },
    'per Duel': { per: 'duel' },
  });
}

/** A limit and what cannot be done in the turn of the activation. */
function together(g: YgoGrammar): void {
  const turn = "<the turn|during the turn> you activate <either of this card's effects|any of this card's effects|either of these effects|any of these effects|this effect|either effect|this card|these effects>";
  g.rule('limitSentence', '{limited}', ({ limited }) => limited);
  g.rule('limitSentence', '{limited} , and can only activate them while {conditions}', ({ limited, conditions }) => ({ ...limited, asks: conditions }));
  g.rule('limitSentence', '{limited} , and can only activate it <while|if> {conditions}', ({ limited, conditions }) => ({ ...limited, asks: conditions }));
  g.rule('limitSentence', '{limited} , and its previous effect only {per}', ({ limited, per }) => (limited.scope === 'previous' ? { ...limited, before: { ...per, of: 'name' } } : undefined));
  // When it can be activated, but for a case.
  const unless = (asks: Condition, conditions: Condition): LimitSentence => ({ scope: 'card', limit: [], asks: { any: [asks, conditions] } });
  for (const [words, turn] of [['your turn', 'you'], ["your opponent's turn", 'opponent']] as const) g.rule('limitSentence', `You can only activate this card during ${words} , unless {conditions}`, ({ conditions }) => unless({ turn }, conditions));
  g.rule('limitSentence', 'You can only activate this card during the {phases} , unless {conditions}', ({ phases, conditions }) => unless({ phase: phases.length === 1 ? phases[0]! : phases }, conditions));
  // "And cannot Special Summon …": said of the same player.
  g.rule('limitSentence', `{limited} , and cannot Special Summon [monsters] ${turn}`, ({ limited }) => ({ ...limited, restricts: { rules: [{ rule: 'cannot', what: 'special-summon', player: 'you' }] } }));
  const chain: Limit = { per: 'chain', of: 'name', group: 'same-chain', counts: 'activate' };
  g.rule('limitSentence', '{limited} , and cannot activate more than 1 in the same Chain', ({ limited }) => ({ ...limited, limit: [limited.limit, chain].flat() }));
  g.rule('limitSentence', 'You cannot activate these effects in the same Chain', () => ({ scope: 'each', limit: { ...chain, of: 'copy' } }));
  g.rule('limitSentence', 'You cannot activate the following effects of {name:quoted} in the same Chain', ({ name }, context) => (name === context.name ? { scope: 'following', limit: chain } : undefined));
  g.rule('limitSentence', 'You cannot activate these effects of {name:quoted} in the same Chain', ({ name }, context) => (name === context.name ? { scope: 'each', limit: chain } : undefined));
  g.rule('limitSentence', `{limited} <, also|, and> {rules:rulesOf} ${turn}`, ({ limited, rules }) => (knowsWhom(rules) ? { ...limited, restricts: { rules } } : undefined));
  g.rule('limitSentence', `{limited} <, also|, and> {rules:rulesOf} ${turn} , except {exception}`, ({ limited, rules, exception }) => {
    const others = exceptThose(rules, exception);
    return others && { ...limited, restricts: { rules: others } };
  });
} // prettier-ignore
