/** What holds: predicates of cards ("cannot be destroyed by battle") and rules for players ("you cannot Special Summon"). */
import type { Against, Filter } from '../../../engine/ygo/effects/schema.ts';
import { asFilter } from './nouns.ts';
import type { YgoGrammar } from './categories.ts';

export function rules(g: YgoGrammar): void {
  against(g);
  predicates(g);
  forPlayers(g);
}

/** By what: "by battle", "by your opponent's card effects". */
function against(g: YgoGrammar): void {
  const by = (one: Against): Against => one;
  g.table('against', {
    'by battle': by({ cause: 'battle' }),
    'by <card effects|card effect|effects>': by({ cause: 'effect' }),
    'by battle or <card effects|card effect>': by({ cause: ['battle', 'effect'] }),
    "by your opponent's <card effects|effects>": by({ cause: 'effect', whose: 'opponent' }),
    "by <your opponent's|an opponent's> card effect": by({ cause: 'effect', whose: 'opponent' }),
    'by <monster effects|monster effect>': by({ cause: 'effect', kind: 'monster' }),
    'by <Spell effects|Spell Cards|Spell Card effects|the effects of Spells>': by({ cause: 'effect', kind: 'spell' }),
    'by <Trap effects|Trap Cards|Trap Card effects|the effects of Traps>': by({ cause: 'effect', kind: 'trap' }),
    'by <Spell/Trap effects|Spell or Trap effects>': by({ cause: 'effect', kind: ['spell', 'trap'] }),
    "by your opponent's monster effects": by({ cause: 'effect', kind: 'monster', whose: 'opponent' }),
    "by your opponent's <Spell/Trap effects>": by({ cause: 'effect', kind: ['spell', 'trap'], whose: 'opponent' }),
  });
}

function predicates(g: YgoGrammar): void {
  const cannot = (what: string, more: object = {}): object[] => [{ rule: 'cannot', what, ...more }];
  g.table('predicate', {
    'cannot attack': cannot('attack'),
    'cannot declare an attack': cannot('declare-attack'),
    'cannot attack directly': cannot('attack-directly'),
    'is treated as a Tuner': [{ rule: 'treated-as', kind: 'tuner' }],
    'cannot be attacked': cannot('be-attacked'),
    'cannot be Tributed': cannot('be-tributed'),
    'cannot change <its|their> battle position(s)': cannot('change-position'),
    'cannot be targeted by card effects': cannot('be-targeted'),
    "cannot be targeted by your opponent's card effects": cannot('be-targeted', { by: { whose: 'opponent' } }),
    'can attack directly': [{ rule: 'attacks', directly: true }],
    '<can attack twice|can make a second attack> during each Battle Phase': [{ rule: 'attacks', times: 2 }],
    'can attack twice during each Battle Phase': [{ rule: 'attacks', times: 2 }],
    'must attack , if able': [{ rule: 'must-attack' }],
    'can attack all monsters your opponent controls , once each': [{ rule: 'attacks', allMonsters: true }],
    'can attack all monsters your opponent controls once each': [{ rule: 'attacks', allMonsters: true }],
    'is unaffected by <other card effects|other cards\' effects>': [{ rule: 'unaffected', by: { cause: 'effect', card: { other: true } } }],
    "<is|are> unaffected by your opponent's <card effects|effects>": [{ rule: 'unaffected', by: { cause: 'effect', whose: 'opponent' } }],
    "<is|are> unaffected by your opponent's activated effects": [{ rule: 'unaffected', by: { cause: 'effect', whose: 'opponent', activated: true } }],
    '<is|are> unaffected by <Spell effects|the effects of Spells|Spell Cards>': [{ rule: 'unaffected', by: { cause: 'effect', kind: 'spell' } }],
    '<is|are> unaffected by <Trap effects|the effects of Traps|Trap Cards>': [{ rule: 'unaffected', by: { cause: 'effect', kind: 'trap' } }],
    '<is|are> unaffected by <Spell/Trap effects|Spell and Trap effects|Spell/Trap Cards>': [{ rule: 'unaffected', by: { cause: 'effect', kind: ['spell', 'trap'] } }],
  }); // prettier-ignore
  g.rule('predicate', 'cannot be destroyed {by:against}', ({ by }) => cannot('be-destroyed', { by }));
  g.rule('predicate', 'cannot be destroyed {by:against} , and cannot be targeted by card effects', () => undefined);
  g.rule('predicate', 'cannot be used as [a] {how:summonWords} material', ({ how }) => cannot('be-material', { how: how.length === 1 ? how[0] : how }));
  g.rule('predicate', 'cannot be used as material for [a] {how:summonWords} Summon', ({ how }) => cannot('be-material', { how: how.length === 1 ? how[0] : how }));
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const) {
    g.rule('gains', `${verb} {n:number} {stats}`, ({ n, stats }) => stats.map((stat) => ({ rule: 'modify', stat, op, value: n })));
    g.rule('gains', `${verb} {n:number} {stats} {each}`, ({ n, stats, each }) => stats.map((stat) => ({ rule: 'modify', stat, op, value: { ...(each as object), times: n } })));
    g.rule('gains', `${verb} {stats} equal to {value}`, ({ stats, value }) => stats.map((stat) => ({ rule: 'modify', stat, op, value })));
  }
} // prettier-ignore

/** "You cannot Special Summon monsters from the Extra Deck, except Fusion Monsters". */
function forPlayers(g: YgoGrammar): void {
  const cannot = (player: string, what: string, filter?: Filter): object[] => [{ rule: 'cannot', what, player, ...(filter && Object.keys(filter).length > 0 && { filter }) }];
  g.table('forbiddenTo', { 'you cannot': 'you', 'your opponent cannot': 'opponent', 'neither player can': 'either', 'players cannot': 'either' });
  for (const [summon, what] of [['Special Summon', 'special-summon'], ['Normal Summon', 'normal-summon']] as const) {
    g.rule('playerRule', `{who:forbiddenTo} ${summon} [monsters]`, ({ who }) => cannot(who, what));
    g.rule('playerRule', `{who:forbiddenTo} ${summon} [monsters] , except {exception}`, ({ who, exception }) => cannot(who, what, { not: exception }));
  }
  g.rule('playerRule', '{who:forbiddenTo} Special Summon [monsters] from the Extra Deck', ({ who }) => cannot(who, 'special-summon', { place: 'extra-deck' }));
  g.rule('playerRule', '{who:forbiddenTo} Special Summon [monsters] from the Extra Deck , except {exception}', ({ who, exception }) => cannot(who, 'special-summon', { place: 'extra-deck', not: exception }));
  g.rule('playerRule', '{who:forbiddenTo} Special Summon {bare}', ({ who, bare }) => bare.where || bare.whose || Object.keys(asFilter(bare)).length < 2 ? undefined : cannot(who, 'special-summon', asFilter(bare)));
  g.rule('playerRule', '{who:forbiddenTo} conduct <your|their> Battle Phase', ({ who }) => cannot(who, 'enter-battle-phase'));
  g.rule('playerRule', '{who:forbiddenTo} {activating}', ({ who, activating }) => [{ rule: 'cannot-activate', ...(who !== 'either' && { whose: who }), what: activating }]);
  g.table('activating', {
    'activate cards or effects': {},
    'activate monster effects': { what: 'effect', kind: 'monster' },
    '<activate the effects of monsters>': { what: 'effect', kind: 'monster' },
    'activate Spell/Trap Cards': { what: 'card', kind: ['spell', 'trap'] },
    'activate Spell Cards': { what: 'card', kind: 'spell' },
    'activate Trap Cards': { what: 'card', kind: 'trap' },
    'activate Spell/Trap Cards or effects': { kind: ['spell', 'trap'] },
    'activate <Spells/Traps|Spell/Trap effects>': undefined,
    'activate Trap Cards or effects': { kind: 'trap' },
    'activate Spell Cards or effects': { kind: 'spell' },
  });
} // prettier-ignore
