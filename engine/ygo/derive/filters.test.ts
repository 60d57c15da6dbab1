/** Which monsters of one field each word of a filter means: a Spell that destroys all such tells. */
import { expect, test } from 'vitest';
import type { YgoCard, YgoMonster, YgoPlayer } from '../../case/schema.ts';
import { ruled } from '../battle/testing.ts';
import { FilterSchema } from '../effects/filters.ts';
import { A, B, cards, gist } from './testing.ts';

const ORDER = ['Plain', 'Sky Dragon', 'Counted', 'Tuner', 'Fiend', 'Linked', 'Scaled', 'Gone', 'Number 39: Sky King', 'Sword', 'Lasts']; // prettier-ignore

/** `targets`: what the Spell targets; `choose`: what is declared first; `ongoing`: what holds besides; `down`: every monster lies face-down. */
interface Besides {
  targets?: string;
  choose?: { what: string; name?: string; number?: number };
  ongoing?: object[];
  down?: boolean;
}
const lying = (side: YgoPlayer, down = false): YgoPlayer =>
  down ? { ...side, monsters: side.monsters!.map((one) => ({ ...(one as YgoMonster), face: 'down', position: 'defense' })) } : side; // prettier-ignore
function meant(filter: object, where = 'monsters', { targets, choose, ongoing, down }: Besides = {}): string[] {
  const { what, ...said } = choose ?? {};
  const resolve = [...(what ? [{ do: 'declare', what }] : []), { do: 'destroy', cards: { where, filter } }];
  const all = { name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist, ...(targets && { targets: [{ where: 'monsters', choose: 1 }] }), resolve }] } as YgoCard; // prettier-ignore
  const holds = { ...cards['Lasts']!, ...(ongoing && { effects: [{ kind: 'continuous', gist, ongoing }] as never }) };
  const { verdict, illegal, outcomes } = ruled({
    cards: { ...cards, Lasts: holds, All: all },
    state: { turn: { number: 3 } } as never,
    A: { ...lying(A, down), hand: ['All'] },
    B: lying(B, down),
    moves: [{ by: 'A', do: 'activate', card: 'All', ...(targets && { targets: [targets] }), ...(what && { choose: said }) }],
  }); // prettier-ignore
  if (illegal) return illegal.reasons[0]?.code === 'does-nothing' ? [] : illegal.reasons.map(({ code }) => code);
  if (verdict !== 'resolved') return [verdict];
  const gone = outcomes.filter(({ became }) => became === 'destroyed').map(({ card }) => card);
  return ORDER.filter((card) => gone.includes(card));
}
const KING = 'Number 39: Sky King';
const MONSTERS = ORDER.slice(0, 9);
const but = (...left: string[]): string[] => MONSTERS.filter((one) => !left.includes(one));
const called = (name: string) => ({ where: 'monsters', filter: { name } });
const ROWS: [object, string[], Besides?][] = [
  [{ race: 'Dragon' }, ['Sky Dragon']],
  [{ race: ['dragon', 'Fiend'] }, ['Sky Dragon', 'Tuner']],
  [{ attribute: 'DARK' }, ['Tuner']],
  [{ name: 'plain' }, ['Plain']],
  [{ series: 'Sky' }, ['Sky Dragon', KING]],
  [{ mentions: 'Sky Dragon' }, ['Tuner']],
  [{ is: 'tuner' }, ['Tuner']],
  [{ is: 'normal' }, ['Plain', 'Sky Dragon']],
  [{ is: 'effect' }, ['Counted', 'Tuner', 'Linked', 'Scaled', KING]],
  [{ is: 'extra-deck' }, ['Linked', 'Gone', KING]],
  [{ is: ['fusion', 'link'] }, ['Linked', 'Gone']],
  [{ number: { min: 1 } }, [KING]],
  [{ number: 38 }, []],
  [{ atk: { min: 2000 } }, ['Sky Dragon', KING]],
  [{ atk: { max: 1000 } }, ['Counted', 'Tuner', 'Gone']],
  [{ atk: 1500 }, ['Plain', 'Linked']],
  [{ 'original-atk': 1000 }, ['Plain', 'Counted', 'Tuner']],
  [{ changed: 'atk' }, ['Plain']],
  [{ def: { min: 2000 } }, ['Sky Dragon', 'Gone', KING]],
  [{ 'original-def': 3000 }, ['Gone']],
  [{ level: { min: 5, max: 7 } }, ['Sky Dragon', 'Scaled']],
  [{ level: 4 }, ['Plain', 'Counted']],
  [{ 'original-level': 8 }, ['Gone']],
  [{ rank: 4 }, [KING]],
  [{ link: 2 }, ['Linked']],
  [{ scale: 'odd' }, ['Scaled']],
  [{ scale: 'even' }, []],
  [{ scale: { min: 3 } }, ['Scaled']],
  [{ face: 'down' }, ['Fiend']],
  [{ position: 'defense' }, ['Sky Dragon', 'Tuner', 'Fiend']],
  [{ position: 'attack', controller: 'you' }, ['Plain', 'Counted']],
  [{ controller: 'you' }, ['Plain', 'Sky Dragon', 'Counted']],
  [{ owner: 'you' }, ['Plain', 'Counted']],
  [{ summoned: 'normal' }, ['Plain', 'Sky Dragon']],
  [{ summoned: 'tribute' }, ['Sky Dragon']],
  [{ summoned: 'special' }, ['Linked', 'Scaled', 'Gone', KING]],
  [{ summoned: ['link', 'xyz'] }, ['Linked', KING]],
  [{ summonedFrom: 'extra-deck' }, ['Linked', 'Gone', KING]],
  [{ summonedFrom: ['hand', 'deck'] }, ['Scaled']],
  [{ summonedThisTurn: true }, ['Scaled']],
  [{ attackedThisTurn: true }, ['Counted']],
  [{ counters: { min: 1 } }, ['Counted']],
  [{ counters: { kind: 'Spell', min: 3 } }, []],
  [{ counters: { kind: 'Spell Counter', min: 2 } }, ['Counted']],
  [{ mayHave: 'Spell' }, ['Counted']],
  [{ materials: { min: 2 } }, [KING]],
  [{ materials: 1 }, []],
  [{ attached: { race: 'Fiend' } }, [KING]],
  [{ attached: { race: 'Dragon' } }, []],
  [{ equipped: true }, ['Plain']],
  [{ equippedWith: { kind: 'spell' } }, ['Plain']],
  [{ equippedWith: { kind: 'trap' } }, []],
  [{ normalSummonable: true }, ['Plain', 'Sky Dragon', 'Counted', 'Tuner', 'Scaled']],
  [{ zone: 'extra' }, [KING]],
  [{ zone: 'center' }, ['Linked']],
  [{ zone: 'leftmost' }, ['Plain', 'Tuner']],
  [{ pointedToBy: { is: 'link' } }, ['Fiend', 'Scaled']],
  [{ linked: true }, ['Fiend', 'Linked', 'Scaled']],
  [{ coLinked: true }, []],
  [{ pointsTo: { face: 'down' } }, ['Linked']],
  [{ materialOf: { where: 'monsters', filter: { is: 'fusion' } } }, ['Plain', 'Tuner']],
  [{ sameAs: { what: 'race', as: { where: 'monsters', filter: { name: 'Tuner' } } } }, ['Tuner']],
  [{ sameAs: { what: 'level', as: { where: 'monsters', filter: { name: 'Plain' } } } }, ['Plain', 'Counted']],
  [{ sameAs: { what: 'column', as: { where: 'monsters', filter: { name: 'Plain' } } } }, ['Plain', 'Gone']],
  [{ sameAs: { what: 'attribute', as: { where: 'monsters', filter: { name: 'Sky Dragon' } } } }, ['Sky Dragon']],
  [{ any: [{ race: 'Dragon' }, { is: 'link' }] }, ['Sky Dragon', 'Linked']],
  [{ all: [{ level: 4 }, { not: { is: 'normal' } }] }, ['Counted']],
  [{ not: { face: 'up' } }, ['Fiend']],
  [{ name: 'Fiend' }, []],
  [{ printedKind: 'monster' }, MONSTERS],
  [{ printedKind: ['spell', 'trap'] }, []],
  [{ kind: 'monster' }, MONSTERS],
  [{ property: 'normal' }, []],
  [{ originalName: 'sky dragon' }, ['Sky Dragon']],
  [{ inOriginalName: 'Sky' }, ['Sky Dragon', KING]],
  // An archetype is no card of it; a card is not spoken of on itself.
  [{ mentionsOneOf: 'Sky' }, ['Tuner']],
  [{ mentionsOneOf: 'Pla' }, ['Gone']],
  [{ mentionsOneOf: 'Plain' }, []],
  [{ is: 'extra-deck', listsMaterial: { name: 'plain' } }, ['Gone']],
  [{ is: 'extra-deck', listsMaterial: { name: 'Plai' } }, []],
  [{ is: 'extra-deck', listsMaterial: { series: 'lai' } }, ['Gone']],
  [{ is: ['link', 'xyz'], listsMaterial: { is: 'tuner' } }, []],
  // One of the cards it names may be a Tuner; what has no line of material is asked for.
  [{ is: 'fusion', listsMaterial: { is: 'tuner' } }, ['needs-facts']],
  [{ listsMaterial: { name: 'Plain' } }, ['needs-facts']],
  [{ tossesCoin: true }, ['Linked']],
  [{ mentionedOn: called('Tuner') }, ['Sky Dragon']],
  [{ mentionedOn: called('Gone') }, ['Plain', 'Tuner']],
  [{ mentionsCard: called('Sky Dragon') }, ['Tuner']],
  [{ mentionsCard: called('Plain') }, ['Gone']],
  [{ nameIncludes: 'targets' }, ['Plain'], { targets: 'Plain' }],
  [{ nameIncludes: 'targets' }, [], { targets: 'Fiend' }],
  [{ 'original-rank': 4 }, [KING]],
  [{ 'original-rank': { max: 3 } }, []],
  [{ 'original-race': ['dragon', 'Fiend'] }, ['Sky Dragon', 'Tuner']],
  [{ 'original-attribute': ['WIND', 'DARK'] }, ['Sky Dragon', 'Tuner']],
  [{ place: 'monsters' }, MONSTERS],
  [{ place: ['hand', 'graveyard'] }, []],
  [{ this: true }, []],
  [{ other: true }, MONSTERS],
  [{ ids: ['Plain', 'Fiend'] }, ['Plain', 'Fiend']],
  [{ oneOf: 'targets' }, ['Fiend'], { targets: 'Fiend' }],
  [{ noneOf: 'targets' }, but('Fiend'), { targets: 'Fiend' }],
  [{ destroyedByBattle: true }, []],
  [{ destroyedByBattle: false }, MONSTERS],
  // Of what lay there from the start nobody has said with what it was Summoned, or what happened to it.
  [{ madeWith: { race: 'Fiend' } }, []],
  [{ any: [{ race: 'Dragon' }, { madeWithSame: 'name' }] }, ['Sky Dragon']],
  [{ any: [{ race: 'Dragon' }, { did: { event: 'summoned' } }] }, ['Sky Dragon']],
  [{ any: [{ race: 'Dragon' }, { did: { event: 'targeted' } }] }, ['Sky Dragon', 'Tuner'], { targets: 'Tuner' }],
  [{ any: [{ race: 'Dragon' }, { didThisTurn: { event: 'summoned' } }] }, ['Sky Dragon']],
  [{ any: [{ race: 'Dragon' }, { didThisTurn: { event: 'targeted' } }] }, ['Sky Dragon', 'Tuner'], { targets: 'Tuner' }],
  [{ declared: 'race' }, ['Sky Dragon'], { choose: { what: 'type', name: 'Dragon' } }],
  [{ declared: 'race' }, ['Tuner'], { choose: { what: 'type', name: 'Fiend' } }],
  [{ declared: 'attribute' }, ['Tuner'], { choose: { what: 'attribute', name: 'DARK' } }],
  [{ declared: 'level' }, ['Plain', 'Counted'], { choose: { what: 'level', number: 4 } }],
  [{ declared: 'kind' }, but('Fiend'), { choose: { what: 'kind', name: 'monster' } }],
  [{ declared: 'name' }, ['Plain'], { choose: { what: 'name', name: 'plain' } }],
  [{ declared: 'name' }, [], { choose: { what: 'name', name: 'Fiend' } }],
  [{ declared: 'race' }, []],
  // Plain is an EARTH Warrior of Level 4, with 1500 ATK now and 1000 DEF.
  [{ inCommon: { as: 'targets', count: 0 } }, ['Sky Dragon'], { targets: 'Plain' }],
  [{ inCommon: { as: 'targets', count: 1 } }, ['Tuner'], { targets: 'Plain' }],
  [{ inCommon: { as: 'targets', count: 2 } }, ['Gone', KING], { targets: 'Plain' }],
  [{ inCommon: { as: 'targets', count: 3 } }, ['Linked', 'Scaled'], { targets: 'Plain' }],
  [{ inCommon: { as: 'targets', count: 4 } }, ['Counted'], { targets: 'Plain' }],
  [{ inCommon: { as: 'targets', count: 5 } }, ['Plain'], { targets: 'Plain' }],
  [{ inColumn: 1 }, ['Plain', 'Gone']],
  [{ inColumn: 3 }, ['Linked']],
  [{ unmodelled: 'x' }, ['needs-facts']],
  [{ sameAs: { what: 'name', as: called('Plain') } }, ['Plain']],
  [{ sameAs: { what: 'original-name', as: called('Plain') } }, ['Plain']],
  [{ sameAs: { what: 'original-race', as: called('Tuner') } }, ['Tuner']],
  [{ sameAs: { what: 'original-attribute', as: called('Tuner') } }, ['Tuner']],
  [{ sameAs: { what: 'original-level', as: called('Plain') } }, ['Plain', 'Counted']],
  [{ sameAs: { what: 'number', as: called('Plain') } }, []],
  [{ sameAs: { what: 'number', as: called(KING) } }, [KING]],
  [{ sameAs: { what: 'controller', as: called('Plain') } }, ['Plain', 'Sky Dragon', 'Counted']],
  [{ sameAs: { what: 'near-column', as: called('Plain') } }, ['Plain', 'Sky Dragon', 'Scaled', 'Gone']],
  [{ sameAs: { what: 'near-column', as: called('Scaled') } }, ['Plain', 'Sky Dragon', 'Linked', 'Scaled', 'Gone']],
  [{ sameAs: { what: 'adjacent-zone', as: called('Plain') } }, ['Sky Dragon']],
  [{ sameAs: { what: 'adjacent-zone', as: called('Scaled') } }, ['Linked', 'Gone']],
  [{ sameAs: { what: 'kind', as: called('Plain') } }, but('Fiend')],
  [{ sameAs: { what: 'monster-kind', as: called('Plain') } }, []],
  [{ sameAs: { what: 'monster-kind', as: called('Gone') } }, ['Gone']],
  [{ sameAs: { what: 'race-as-printed', as: called('Tuner') } }, ['Tuner']],
  [{ differsFrom: { what: 'name', as: called('Plain') } }, but('Plain', 'Fiend')],
  [{ differsFrom: { what: 'original-name', as: called('Plain') } }, but('Plain', 'Fiend')],
  [{ differsFrom: { what: 'race', as: called('Plain') } }, ['Sky Dragon', 'Tuner']],
  [{ differsFrom: { what: 'original-race', as: called('Plain') } }, ['Sky Dragon', 'Tuner']],
  [{ differsFrom: { what: 'attribute', as: called('Plain') } }, ['Sky Dragon', 'Tuner']],
  [{ differsFrom: { what: 'original-attribute', as: called('Plain') } }, ['Sky Dragon', 'Tuner']],
  // What has no Level has no other one.
  [{ differsFrom: { what: 'level', as: called('Plain') } }, ['Sky Dragon', 'Tuner', 'Scaled', 'Gone']],
  [{ differsFrom: { what: 'original-level', as: called('Plain') } }, ['Sky Dragon', 'Tuner', 'Scaled', 'Gone']],
]; // prettier-ignore
test.each(ROWS)('%j', (filter, such, besides) => expect(meant(filter, 'monsters', besides)).toEqual(such));

/** The words that say nothing of what is printed on a card: they mean a face-down one, too. */
const OF_ANY = ['printedKind', 'kind', 'face', 'position', 'controller', 'owner', 'place', 'other', 'ids', 'oneOf', 'noneOf', 'inColumn', 'zone', 'counters', 'summoned', 'summonedFrom', 'summonedThisTurn', 'attackedThisTurn', 'materials', 'attached', 'equipped', 'equippedWith', 'destroyedByBattle', 'pointedToBy', 'pointsTo', 'linked', 'not', 'did', 'didThisTurn', 'unmodelled']; // prettier-ignore
test('of a face-down monster nothing printed is asked', () => {
  const found = ROWS.flatMap(([filter, , besides]) => {
    const [word] = Object.keys(filter);
    const such = OF_ANY.includes(word!) ? [] : meant(filter, 'monsters', { ...besides, down: true });
    return such.length > 0 ? [[filter, such]] : [];
  });
  expect(found).toEqual([]);
});

test('each word of a filter is asked for', () => {
  const words = Object.keys((FilterSchema as unknown as { getter: () => { entries: object } }).getter().entries);
  const elsewhere = ['isEquip', 'canEquip'];
  const asked = ROWS.flatMap(([filter]) => JSON.stringify(filter));
  expect(words.filter((word) => !elsewhere.includes(word) && !asked.some((row) => row.includes(`"${word}":`)))).toEqual([]); // prettier-ignore
});

/** Scaled is a FIRE Zombie of Level 6 called Renamed: what is so now, what was printed. */
const CHANGED = [
  { rule: 'treated-as', cards: called('Scaled'), race: 'Zombie', attribute: 'FIRE' },
  { rule: 'treated-as', cards: { where: 'monsters', filter: { originalName: 'Scaled' } }, name: 'Renamed' },
  { rule: 'modify', cards: { where: 'monsters', filter: { originalName: 'Scaled' } }, stat: 'level', op: '+', value: 1 },
]; // prettier-ignore
const WARRIORS = ['Plain', 'Counted', 'Linked', 'Gone', KING];
const WITH_SCALED = ['Plain', 'Counted', 'Linked', 'Scaled', 'Gone', KING];
test.each<[object, string[]]>([
  [{ race: 'Zombie' }, ['Scaled']],
  [{ race: 'Warrior' }, WARRIORS],
  [{ 'original-race': 'Zombie' }, []],
  [{ 'original-race': 'Warrior' }, WITH_SCALED],
  [{ attribute: 'FIRE' }, ['Scaled']],
  [{ attribute: 'EARTH' }, WARRIORS],
  [{ 'original-attribute': 'FIRE' }, []],
  [{ 'original-attribute': 'EARTH' }, WITH_SCALED],
  [{ level: 6 }, ['Scaled']],
  [{ level: 5 }, []],
  [{ 'original-level': 6 }, []],
  [{ 'original-level': 5 }, ['Scaled']],
  [{ changed: 'level' }, ['Scaled']],
  [{ name: 'Renamed' }, ['Scaled']],
  [{ name: 'Scaled' }, []],
  [{ originalName: 'Renamed' }, []],
  [{ originalName: 'Scaled' }, ['Scaled']],
  [{ inOriginalName: 'Renam' }, []],
  [{ inOriginalName: 'cal' }, ['Scaled']],
  [{ series: 'Renam' }, ['Scaled']],
  [{ sameAs: { what: 'race', as: called('Renamed') } }, ['Scaled']],
  [{ sameAs: { what: 'original-race', as: called('Renamed') } }, WITH_SCALED],
  [{ sameAs: { what: 'race-as-printed', as: called('Renamed') } }, WARRIORS],
  [{ sameAs: { what: 'original-attribute', as: called('Renamed') } }, WITH_SCALED],
  [{ sameAs: { what: 'level', as: called('Renamed') } }, ['Scaled']],
  [{ sameAs: { what: 'original-level', as: called('Renamed') } }, ['Scaled']],
  [{ sameAs: { what: 'original-name', as: called('Renamed') } }, ['Scaled']],
  [{ differsFrom: { what: 'original-race', as: called('Renamed') } }, ['Sky Dragon', 'Tuner']],
])('changed: %j', (filter, such) => expect(meant(filter, 'monsters', { ongoing: CHANGED })).toEqual(such));

test.each<[object, string[]]>([
  [{ kind: 'trap' }, ['Lasts']],
  [{ kind: ['spell', 'trap'], face: 'up' }, ['Sword', 'Lasts']],
  [{ property: 'equip' }, ['Sword']],
  [{ property: ['continuous', 'field'] }, ['Lasts']],
  [{ isEquip: true }, ['Sword']],
  [{ place: 'spells-traps', other: true }, ['Sword', 'Lasts']],
  [{ printedKind: ['spell', 'trap'] }, ['Sword', 'Lasts']],
])('on the whole field: %j', (filter, such) => expect(meant(filter, 'field').filter((id) => id !== 'All')).toEqual(such)); // prettier-ignore
test('on the whole field: what could be equipped to the target', () => {
  expect(meant({ canEquip: 'targets' }, 'field', { targets: 'Tuner' })).toEqual(['Sword']);
  expect(meant({ canEquip: 'targets' }, 'field', { targets: 'Fiend' })).toEqual([]);
});

test.each([{ madeWithSame: 'name' }, { did: { event: 'banished' } }])(
  'what nobody says of a card that lies there from the start is assumed, of one that came since it is known: %j',
  (filter) => {
    const all = { name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist, resolve: [{ do: 'destroy', cards: { where: 'monsters', filter: { any: [{ race: 'Dragon' }, filter] } } }] }] } as YgoCard; // prettier-ignore
    const moves = [
      { by: 'A', do: 'normal-summon', card: 'Came' },
      { by: 'A', do: 'activate', card: 'All' },
    ] as never;
    const { assumptions } = ruled({ cards: { ...cards, All: all, Came: cards['Plain']! }, A: { ...A, hand: ['All', 'Came'] }, B, moves }); // prettier-ignore
    const assumed = assumptions.flatMap(({ path, value }) => (path.startsWith('/did/') ? `${path.split('/')[2]} ${String(value)}` : [])); // prettier-ignore
    expect(assumed).toEqual(but('Sky Dragon').map((one) => `${one} false`));
  },
);
