/** What holds: predicates of cards ("cannot be destroyed by battle") and rules for players ("you cannot Special Summon"). */
import type { Against, Filter } from '../../../engine/ygo/effects/schema.ts';
import { asFilter } from './noun.ts';
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
    'by battle or <card effects|card effect|by card effects|by card effect|by a card effect>': by({
      cause: ['battle', 'effect'],
    }),
    'by <a card effect>': by({ cause: 'effect' }),
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
    'cannot be targeted by card effects': cannot('be-targeted', { by: { cause: 'effect' } }),
    "cannot be targeted by your opponent's card effects": cannot('be-targeted', { by: { cause: 'effect', whose: 'opponent' } }),
    'can attack <directly|your opponent directly>': [{ rule: 'attacks', directly: true }],
    '<can attack twice|can make a second attack> during each Battle Phase': [{ rule: 'attacks', times: 2 }],
    'can attack twice during each Battle Phase': [{ rule: 'attacks', times: 2 }],
    'inflicts piercing battle damage [to your opponent]': [{ rule: 'piercing' }],
    'must attack , if able': [{ rule: 'must-attack' }],
    'can attack all monsters your opponent controls , once each': [{ rule: 'attacks', allMonsters: true }],
    'can attack all monsters your opponent controls once each': [{ rule: 'attacks', allMonsters: true }],
  }); // prettier-ignore
  g.table('unaffectedBy', {
    "<other card effects|other cards' effects|the effects of other cards>": { cause: 'effect', card: { other: true } },
    "your opponent's <card effects|effects|cards' effects>": { cause: 'effect', whose: 'opponent' },
    "your opponent's activated effects": { cause: 'effect', whose: 'opponent', activated: true },
    "your opponent's monster effects": { cause: 'effect', whose: 'opponent', kind: 'monster' },
    'activated effects': { cause: 'effect', activated: true },
    'monster effects': { cause: 'effect', kind: 'monster' },
    "other monsters' effects": { cause: 'effect', kind: 'monster', card: { other: true } },
    '<Spell effects|the effects of Spells|Spell Cards|Spell Card effects>': { cause: 'effect', kind: 'spell' },
    '<Trap effects|the effects of Traps|Trap Cards|Trap Card effects>': { cause: 'effect', kind: 'trap' },
    '<Spell/Trap effects|Spell and Trap effects|Spell/Trap Cards|Spells/Traps|Spell or Trap effects>': { cause: 'effect', kind: ['spell', 'trap'] },
    "your opponent's <Spell/Trap effects|Spell and Trap effects>": { cause: 'effect', whose: 'opponent', kind: ['spell', 'trap'] },
  });
  g.rule('predicate', '<is|are> unaffected by {by:unaffectedBy}', ({ by }) => [{ rule: 'unaffected', by }]);
  const both = (by: Against): object[] => [...cannot('be-targeted', { by: { ...by, cause: 'effect' } }), ...cannot('be-destroyed', { by: { ...by, cause: 'effect' } })];
  g.rule('predicate', 'cannot be <targeted or destroyed|destroyed or targeted> by card effects', () => both({}));
  g.rule('predicate', "cannot be <targeted or destroyed|destroyed or targeted> by your opponent's card effects", () => both({ whose: 'opponent' }));
  g.rule('predicate', 'cannot be targeted by <Spell/Trap effects|Spell or Trap effects|Spell/Trap Cards or effects>', () => cannot('be-targeted', { by: { cause: 'effect', kind: ['spell', 'trap'] } }));
  g.rule('predicate', 'cannot be targeted by monster effects', () => cannot('be-targeted', { by: { cause: 'effect', kind: 'monster' } }));
  g.rule('predicate', 'cannot be destroyed {by:against}', ({ by }) => cannot('be-destroyed', { by }));
  g.rule('predicate', 'cannot be destroyed {by:against} , and cannot be targeted by card effects', () => undefined);
  g.rule('predicate', 'cannot be used as [a] {how:summonWords} material', ({ how }) => cannot('be-material', { how: how.length === 1 ? how[0] : how }));
  g.rule('predicate', '<has|have> <its|their> effects negated', () => [{ rule: 'negate-effects' }]);
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
  g.rule('playerRule', '{who:forbiddenTo} Special Summon {bare}', ({ who, bare }) => bare.where || bare.whose || bare.filter.not || Object.keys(asFilter(bare)).length < 2 ? undefined : cannot(who, 'special-summon', asFilter(bare)));
  g.rule('playerRule', '{who:forbiddenTo} Normal Summon/Set', ({ who }) => [...cannot(who, 'normal-summon'), ...cannot(who, 'set-monster')]);
  g.rule('playerRule', '{who:forbiddenTo} Normal or Special Summon [monsters]', ({ who }) => [...cannot(who, 'normal-summon'), ...cannot(who, 'special-summon')]);
  g.rule('playerRule', '{who:forbiddenTo} Normal or Special Summon [monsters] , except {exception}', ({ who, exception }) => [...cannot(who, 'normal-summon', { not: exception }), ...cannot(who, 'special-summon', { not: exception })]);
  g.rule('playerRule', '{who:forbiddenTo} conduct <your|their> Battle Phase', ({ who }) => cannot(who, 'enter-battle-phase'));
  g.rule('playerRule', '{who:forbiddenTo} {activating}', ({ who, activating }) => [{ rule: 'cannot-activate', ...(who !== 'either' && { whose: who }), what: activating }]);
  g.table('activating', {
    'activate cards or effects': {},
    'activate monster effects': { what: 'effect', kind: 'monster' },
    '<activate the effects of monsters|activate effects of monsters>': { what: 'effect', kind: 'monster' },
    'activate <monster effects|the effects of monsters|effects of monsters> <in|from> the hand': { what: 'effect', kind: 'monster', place: 'hand' },
    'activate <monster effects|the effects of monsters|effects of monsters> in the GY': { what: 'effect', kind: 'monster', place: 'graveyard' },
    'activate <monster effects|the effects of monsters|effects of monsters> on the field': { what: 'effect', kind: 'monster', place: 'field' },
    'activate <cards or effects|effects> in the GY': { place: 'graveyard' },
    'activate the effects of Special Summoned monsters': { what: 'effect', kind: 'monster', card: { summoned: 'special' } },
    'activate Spell/Trap Cards': { what: 'card', kind: ['spell', 'trap'] },
    'activate Spell Cards': { what: 'card', kind: 'spell' },
    'activate Trap Cards': { what: 'card', kind: 'trap' },
    'activate Spell/Trap Cards or effects': { kind: ['spell', 'trap'] },
    'activate <Spells/Traps|Spell/Trap effects>': undefined,
    'activate Trap Cards or effects': { kind: 'trap' },
    'activate Spell Cards or effects': { kind: 'spell' },
  });
} // prettier-ignore
