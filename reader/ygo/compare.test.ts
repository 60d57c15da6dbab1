/** Two declarations that say the same, and beside them one that does not: for each thing that goes without saying or can be said in two ways. */
import { expect, test } from 'vitest';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import { canonicalParts } from './compare.ts';

type Kind = 'monster' | 'spell' | 'trap';
const parts = (effect: object, kind: Kind): string[] => canonicalParts({ gist: { de: '', en: '' }, ...effect } as unknown as Effect, kind); // prettier-ignore
const does = (...resolve: object[]) => ({ kind: 'ignition', resolve });
const holds = (...ongoing: object[]) => ({ kind: 'continuous', ongoing });
const asks = (condition: object) => ({ kind: 'ignition', condition, resolve: [{ do: 'draw', count: 1 }] });
const answers = (on: object, more: object = {}) => ({ kind: 'trigger', timing: 'if', on, resolve: [{ do: 'draw', count: 1 }], ...more }); // prettier-ignore
const destroys = (cards: unknown) => does({ do: 'destroy', cards });
const among = (filter: object, where: unknown = 'field') => destroys({ choose: 1, where, filter });
const draw = { do: 'draw', count: 1 };
const burn = { do: 'damage', to: 'opponent', amount: 500 };
const summons = (more: object) => does({ do: 'fusion-summon', ...more });

interface Pair {
  says: string;
  a: object;
  alike: object;
  other: object;
  kind?: Kind;
}
const PAIRS: Pair[] = [
  { says: 'sentences for people', a: does(draw), alike: { ...does(draw), gist: { de: 'a', en: 'b' } }, other: does(burn) },
  { says: 'the order of a list', a: among({ race: ['Dragon', 'Fiend'] }), alike: among({ race: ['Fiend', 'Dragon'] }), other: among({ race: ['Dragon'] }) },
  { says: 'a list of one', a: among({ race: ['Dragon'] }), alike: among({ race: 'Dragon' }), other: among({ race: 'Fiend' }) },
  { says: 'what only monsters have', a: among({ kind: 'monster', level: 4 }, 'graveyard'), alike: among({ level: 4 }, 'graveyard'), other: among({ kind: 'monster' }, 'graveyard') },
  { says: 'what is known of a face-up card', a: among({ face: 'up', level: 4 }), alike: among({ level: 4 }), other: among({ face: 'down', level: 4 }) },
  { says: 'Attack Position is face-up', a: among({ face: 'up', position: 'attack' }), alike: among({ position: 'attack' }), other: among({ position: 'defense' }) },
  { says: 'what is Summoned from the Extra Deck', a: among({ summoned: 'special', summonedFrom: 'extra-deck' }), alike: among({ summonedFrom: 'extra-deck' }), other: among({ summoned: 'special' }) },
  { says: 'what all alternatives ask for', a: among({ any: [{ level: 4, race: 'Dragon' }, { level: 4, race: 'Fiend' }] }), alike: among({ level: 4, any: [{ race: 'Dragon' }, { race: 'Fiend' }] }), other: among({ any: [{ level: 4, race: 'Dragon' }, { race: 'Fiend' }] }) },
  { says: 'the field holds its zones', a: destroys({ choose: 1, where: ['field', 'monsters'] }), alike: destroys({ choose: 1, where: 'field' }), other: destroys({ choose: 1, where: 'monsters' }) },
  { says: 'monsters on the field', a: among({ kind: 'monster', level: 4 }), alike: among({ kind: 'monster', level: 4 }, 'monsters'), other: among({ kind: 'monster', level: 4 }, 'hand') },
  { says: 'either player’s cards', a: destroys({ where: 'field', whose: 'either' }), alike: destroys({ where: 'field' }), other: destroys({ where: 'field', whose: 'you' }) },
  { says: 'any number is at least one', a: destroys({ choose: 'any-number', where: 'field' }), alike: destroys({ choose: { min: 1 }, where: 'field' }), other: destroys({ choose: 1, where: 'field' }) },
  { says: 'the phases of an Ignition Effect', a: { ...does(draw), phases: ['main1', 'main2'] }, alike: does(draw), other: { ...does(draw), kind: 'quick' } },
  { says: 'a turn as a condition', a: asks({ turn: 'you' }), alike: { ...does(draw), whoseTurn: 'you' }, other: { ...does(draw), whoseTurn: 'opponent' } },
  { says: 'none exist', a: asks({ exists: { where: 'monsters', whose: 'you' }, count: 0 }), alike: asks({ not: { exists: { where: 'monsters', whose: 'you' } } }), other: asks({ exists: { where: 'monsters', whose: 'you' } }) },
  { says: 'no materials', a: asks({ not: { is: 'this', like: { materials: { min: 1 } } } }), alike: asks({ is: 'this', like: { materials: 0 } }), other: asks({ is: 'this', like: { materials: { min: 1 } } }) },
  { says: 'who attacks', a: asks({ is: 'this', like: { oneOf: 'attacker' } }), alike: asks({ is: 'attacker', like: { this: true } }), other: asks({ is: 'attack-target', like: { this: true } }) },
  { says: 'what battles is a monster', a: asks({ is: 'attacker', like: { kind: 'monster', level: 4 } }), alike: asks({ is: 'attacker', like: { level: 4 } }), other: asks({ is: 'attacker', like: { level: 5 } }) },
  { says: 'all of lists in lists', a: asks({ all: [{ turn: 'you' }, { all: [{ phase: 'end' }, { lifePoints: { max: 4000 } }] }] }), alike: asks({ all: [{ turn: 'you' }, { phase: 'end' }, { lifePoints: { max: 4000 } }] }), other: asks({ all: [{ turn: 'you' }, { phase: 'end' }] }) },
  { says: 'effects that are negated are negated', a: does({ do: 'apply', to: 'targets', rules: [{ rule: 'negate-effects' }], until: 'end-of-turn' }), alike: does({ do: 'negate-effects', cards: 'targets', until: 'end-of-turn' }), other: does({ do: 'negate-effects', cards: 'targets' }) },
  { says: 'until it leaves', a: does({ do: 'modify', cards: 'targets', stat: 'atk', op: '+', value: 500, until: 'leaves' }), alike: does({ do: 'modify', cards: 'targets', stat: 'atk', op: '+', value: 500 }), other: does({ do: 'modify', cards: 'targets', stat: 'atk', op: '+', value: 500, until: 'end-of-turn' }) },
  { says: 'this card keeps it while it is face-up', a: does({ do: 'apply', to: 'this', rules: [{ rule: 'attacks', times: 2 }], until: 'while-this-face-up' }), alike: does({ do: 'apply', to: 'this', rules: [{ rule: 'attacks', times: 2 }], until: 'leaves' }), other: does({ do: 'apply', to: 'this', rules: [{ rule: 'attacks', times: 2 }], until: 'end-of-turn' }) },
  { says: 'what has a condition hangs on what was done', a: does(draw, { ...burn, join: 'and', if: { turn: 'you' } }), alike: does(draw, { ...burn, join: 'and-if-you-do', if: { turn: 'you' } }), other: does(draw, { ...burn, join: 'then', if: { turn: 'you' } }) },
  { says: 'what was asked before', a: does({ ...draw, if: { turn: 'you' } }, { ...burn, join: 'and-if-you-do', if: { turn: 'you' } }), alike: does({ ...draw, if: { turn: 'you' } }, { ...burn, join: 'and-if-you-do' }), other: does(draw, { ...burn, join: 'and-if-you-do', if: { turn: 'you' } }) },
  { says: 'one draws one’s own cards', a: does({ ...draw, whose: 'opponent', by: 'opponent' }), alike: does({ ...draw, whose: 'opponent' }), other: does(draw) },
  { says: 'its own materials', a: does({ do: 'detach', count: 1, from: 'this' }), alike: does({ do: 'detach', count: 1 }), other: does({ do: 'detach', count: 2 }) },
  { says: 'one pays with one’s own cards', a: { ...does(draw), cost: { do: 'discard', cards: { choose: 1, where: 'hand', whose: 'you' } } }, alike: { ...does(draw), cost: { do: 'discard', cards: { choose: 1, where: 'hand' } } }, other: { ...does(draw), cost: { do: 'discard', cards: { choose: 2, where: 'hand' } } } },
  { says: 'to the Graveyard', a: does({ do: 'discard', cards: { choose: 1, where: 'hand' }, to: 'graveyard' }), alike: does({ do: 'discard', cards: { choose: 1, where: 'hand' } }), other: does({ do: 'send', cards: { choose: 1, where: 'hand' } }) },
  { says: 'an amount less another', a: does({ ...burn, amount: { difference: [{ stat: 'atk', of: 'this' }, 500] } }), alike: does({ ...burn, amount: { sum: [{ stat: 'atk', of: 'this' }, -500] } }), other: does({ ...burn, amount: { sum: [{ stat: 'atk', of: 'this' }, 500] } }) },
  { says: 'Life Points as an amount', a: asks({ is: 'you', amount: { lifePoints: 'you' } }), alike: asks({ is: 'you', lifePoints: 'you' }), other: asks({ is: 'you', lifePoints: 'opponent' }) },
  { says: 'one of each is each by itself', a: does({ do: 'destroy', cards: { choose: 2, where: 'field', oneOfEach: true, filter: { any: [{ attribute: 'LIGHT' }, { attribute: 'DARK' }] } } }), alike: does({ all: [{ do: 'destroy', cards: { choose: 1, where: 'field', filter: { attribute: 'LIGHT' } } }, { do: 'destroy', cards: { choose: 1, where: 'field', filter: { attribute: 'DARK' } } }] }), other: does({ do: 'destroy', cards: { choose: 2, where: 'field', filter: { any: [{ attribute: 'LIGHT' }, { attribute: 'DARK' }] } } }) },
  { says: 'what was just affected needs no name', a: does({ do: 'destroy', cards: { choose: 1, where: 'field' }, named: 'x' }, { do: 'banish', cards: { named: 'x' }, join: 'and-if-you-do' }), alike: does({ do: 'destroy', cards: { choose: 1, where: 'field' } }, { do: 'banish', cards: 'affected', join: 'and-if-you-do' }), other: does({ do: 'destroy', cards: { choose: 1, where: 'field' } }, { do: 'banish', cards: 'this', join: 'and-if-you-do' }) },
  { says: 'what was done to the targets', a: { ...does({ do: 'destroy', cards: 'targets' }, { do: 'banish', cards: 'affected', join: 'then' }), targets: [{ choose: 1, where: 'field' }] }, alike: { ...does({ do: 'destroy', cards: 'targets' }, { do: 'banish', cards: 'targets', join: 'then' }), targets: [{ choose: 1, where: 'field' }] }, other: { ...does({ do: 'destroy', cards: 'targets' }, { do: 'banish', cards: 'this', join: 'then' }), targets: [{ choose: 1, where: 'field' }] } },
  { says: 'several rules one after the other', a: does({ do: 'apply', to: 'targets', rules: [{ rule: 'attacks', times: 2 }, { rule: 'cannot', what: 'attack' }] }), alike: does({ do: 'apply', to: 'targets', rules: [{ rule: 'attacks', times: 2 }] }, { do: 'apply', to: 'targets', rules: [{ rule: 'cannot', what: 'attack' }], join: 'also' }), other: does({ do: 'apply', to: 'targets', rules: [{ rule: 'attacks', times: 2 }] }) },
  { says: 'a rule about this card', a: holds({ rule: 'cannot', what: 'attack', cards: 'this' }), alike: holds({ rule: 'cannot', what: 'attack' }), other: holds({ rule: 'cannot', what: 'attack', cards: 'equipped' }) },
  { says: 'one Summon more', a: holds({ rule: 'extra-normal-summon', times: 1 }), alike: holds({ rule: 'extra-normal-summon' }), other: holds({ rule: 'extra-normal-summon', times: 2 }) },
  { says: 'either player’s battle damage', a: holds({ rule: 'battle-damage', change: 'none', player: 'either' }), alike: holds({ rule: 'battle-damage', change: 'none' }), other: holds({ rule: 'battle-damage', change: 'none', player: 'you' }) },
  { says: 'nobody targets by battle', a: holds({ rule: 'cannot', what: 'be-targeted', by: { cause: 'effect' } }), alike: holds({ rule: 'cannot', what: 'be-targeted' }), other: holds({ rule: 'cannot', what: 'be-targeted', by: { kind: 'spell' } }) },
  { says: 'what cannot be Summoned is a monster', a: holds({ rule: 'cannot', what: 'special-summon', filter: { kind: 'monster', race: 'Dragon' } }), alike: holds({ rule: 'cannot', what: 'special-summon', filter: { race: 'Dragon' } }), other: holds({ rule: 'cannot', what: 'special-summon' }) },
  { says: 'a condition that lasts', a: { kind: 'condition', ongoing: [{ rule: 'cannot', what: 'attack' }] }, alike: holds({ rule: 'cannot', what: 'attack' }), other: holds({ rule: 'cannot', what: 'be-tributed' }) },
  { says: 'rules of one effect or of two', a: holds({ rule: 'cannot', what: 'attack', while: { turn: 'you' } }), alike: { ...holds({ rule: 'cannot', what: 'attack' }), condition: { turn: 'you' } }, other: holds({ rule: 'cannot', what: 'attack' }) },
  { says: 'itself redirected', a: holds({ rule: 'redirect', to: 'banished', from: 'field', cards: { where: 'field', filter: { this: true, face: 'up' } } }), alike: holds({ rule: 'redirect', to: 'banished' }), other: holds({ rule: 'redirect', to: 'hand' }) },
  { says: 'controlled is on the field', a: answers({ event: 'destroyed', card: { controller: 'you' }, from: 'field' }), alike: answers({ event: 'destroyed', card: { controller: 'you' } }), other: answers({ event: 'destroyed', card: { controller: 'opponent' } }) },
  { says: 'who Summons does it himself', a: answers({ event: 'summoned', player: 'opponent' }), alike: answers({ event: 'summoned', by: 'opponent' }), other: answers({ event: 'summoned', by: 'you' }) },
  { says: 'Summoned to whose field', a: answers({ event: 'summoned', becomes: { controller: 'you' } }), alike: answers({ event: 'summoned', card: { controller: 'you' } }), other: answers({ event: 'summoned', card: { controller: 'opponent' } }) },
  { says: 'Summoned face-up', a: answers({ event: 'summoned', card: { level: 4 }, becomes: { face: 'up' } }), alike: answers({ event: 'summoned', card: { level: 4, face: 'up' } }), other: answers({ event: 'summoned', card: { level: 5 } }) },
  { says: 'a Tribute Summon is a Normal Summon', a: answers({ event: 'summoned', how: ['normal', 'tribute'] }), alike: answers({ event: 'summoned', how: 'normal' }), other: answers({ event: 'summoned', how: 'tribute' }) },
  { says: 'mandatory triggers do not miss the timing', a: answers({ event: 'sent' }, { must: true, timing: 'when' }), alike: answers({ event: 'sent' }, { must: true }), other: answers({ event: 'sent' }, { timing: 'when' }) },
  { says: 'what is attacked', a: answers({ event: 'attack-declared', with: { level: 4 } }), alike: answers({ event: 'attack-declared' }, { condition: { is: 'attack-target', like: { level: 4 } } }), other: answers({ event: 'attack-declared' }) },
  { says: 'what a monster activates is an effect', a: answers({ event: 'activated', card: { kind: 'monster' }, what: 'effect' }), alike: answers({ event: 'activated', card: { kind: 'monster' } }), other: answers({ event: 'activated', card: { kind: 'spell' } }) },
  { says: 'where an effect of a monster works', a: { ...does(draw), from: 'monsters' }, alike: does(draw), other: { ...does(draw), from: 'hand' } },
  { says: 'where a Spell lies', a: { ...does(draw), from: 'spells-traps' }, alike: does(draw), other: { ...does(draw), from: 'graveyard' }, kind: 'spell' },
  { says: 'face-up on the field to activate', a: { ...does(draw), condition: { is: 'this', like: { face: 'up', place: 'field' } } }, alike: does(draw), other: { ...does(draw), condition: { is: 'this', like: { face: 'up', place: 'graveyard' } } } },
  { says: 'a card that is activated is none it chooses', a: { kind: 'activation', resolve: [{ do: 'destroy', cards: { choose: 1, where: 'field', filter: { other: true } } }] }, alike: { kind: 'activation', resolve: [{ do: 'destroy', cards: { choose: 1, where: 'field' } }] }, other: does({ do: 'destroy', cards: { choose: 1, where: 'field', filter: { other: true } } }), kind: 'spell' },
  { says: 'what the engine counts by itself', a: { ...does(draw), limit: { per: 'turn', of: 'name', counts: 'use' } }, alike: { ...does(draw), limit: { per: 'turn', of: 'name' } }, other: { ...does(draw), limit: { per: 'turn', of: 'copy' } } },
  { says: 'usual materials', a: summons({ what: { is: 'fusion' }, materials: [{ where: ['hand', 'monsters'], whose: 'you' }], from: 'extra-deck' }), alike: summons({}), other: summons({ materials: [{ where: ['graveyard'], whose: 'you' }] }) },
  { says: 'materials from several places', a: summons({ materials: [{ where: 'hand' }, { where: 'graveyard' }] }), alike: summons({ materials: [{ where: ['graveyard', 'hand'] }] }), other: summons({ materials: [{ where: ['graveyard'] }] }) },
  { says: 'kinds of counters', a: does({ do: 'place-counters', kind: 'Spell Counter', count: 1, cards: 'this' }), alike: does({ do: 'place-counters', kind: 'spell', count: 1, cards: 'this' }), other: does({ do: 'place-counters', kind: 'bunny', count: 1, cards: 'this' }) },
  { says: 'destroyed by battle with this card', a: answers({ event: 'destroyed', cause: 'battle', with: { this: true }, card: { controller: 'opponent', kind: 'monster' } }), alike: answers({ event: 'destroyed', cause: 'battle', with: { this: true } , card: {} }), other: answers({ event: 'destroyed', cause: 'effect', with: { this: true } }) },
  { says: 'what battles this card is on the other side', a: asks({ is: 'battling', like: { controller: 'opponent', level: 4 } }), alike: asks({ is: 'battling', like: { level: 4 } }), other: asks({ is: 'battling', like: { level: 5 } }) },
  { says: 'picked, then done', a: does({ do: 'single-out', cards: { choose: 1, where: 'deck' } }, { do: 'add', cards: 'affected', join: 'and' }), alike: does({ do: 'add', cards: { choose: 1, where: 'deck' } }), other: does({ do: 'single-out', cards: { choose: 1, where: 'deck' } }) },
  { says: 'a restriction first or last', a: does({ do: 'apply', rules: [{ rule: 'cannot', what: 'special-summon', others: true }], until: 'end-of-turn' }, { ...draw, join: 'also' }), alike: does(draw, { do: 'apply', rules: [{ rule: 'cannot', what: 'special-summon' }], until: 'end-of-turn', join: 'also' }), other: does(draw) },
]; // prettier-ignore
test.each(PAIRS)('$says', ({ a, alike, other, kind = 'monster' }) => {
  expect(parts(alike, kind)).toEqual(parts(a, kind));
  expect(parts(other, kind)).not.toEqual(parts(a, kind));
});
