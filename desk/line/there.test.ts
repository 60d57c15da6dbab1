/** What a piece of a line says about where cards lie: for each board every wording of both languages says just that; beside it what says nothing of it. Invented cards. */
import { expect, test } from 'vitest';
import type { Item, NamedCard } from './items.ts';
import { hiddenAsTold, listsJoined, readThere } from './there.ts';

const NAMES = ['heron', 'crane', 'pike', 'salt, sand and sea', 'no cards'];
const isCard = (name: string): boolean => NAMES.includes(name.trim().toLowerCase());
/** A card, what nobody named of it, and what is noted. */
function card({ name, card: placed, notes: { cost, unknown, ...notes } }: NamedCard): string {
  const of = placed ? `${(placed.name as { de: string }).de} ${placed.kind}` : undefined;
  const said = Object.entries(notes).map(([key, value]) => `${key} ${String(value)}`);
  return [name, ...(of ? [`= ${of}`] : []), ...said, ...cost.map((one) => one.name), ...unknown.map((one) => `? ${one}`)].join(', '); // prettier-ignore
}
function told(piece: string): string {
  const there = readThere(piece, isCard);
  return there ? [`${there.player}:`, ...there.cards.map(card), ...(there.none ? [`none in ${there.none}`] : [])].join(' | ') : 'nothing'; // prettier-ignore
}

test.each<[string, string[]]>([
  ['B: | Heron', ['B has Heron', 'B hat Heron', 'B controls Heron', 'B kontrolliert Heron', 'B: has Heron', 'b has got Heron', 'B has only Heron', 'B hat nur noch Heron', 'B has just Heron', 'B hat bloß Heron']],
  ['B: | Heron | Crane', ['B has Heron and Crane', 'B hat Heron und Crane', 'B controls Heron + Crane', 'B has Heron & Crane']],
  ['B: | Heron, place hand', ['B has Heron in hand', 'B has Heron in his hand', 'B hat Heron auf der Hand', 'B has Heron in the hand', 'B hat Heron in seiner Hand', "B's hand: Heron", 'Hand von B: Heron', 'in der Hand von B: Heron', "B's Heron is in the hand"]],
  ['B: | Heron, place graveyard', ['B has Heron in the GY', 'B has Heron in graveyard', 'B hat Heron im Friedhof', 'B hat Heron auf dem Friedhof', "B's GY: Heron", "B's graveyard: Heron", 'Friedhof von B: Heron', 'im Friedhof von B: Heron', "in B's GY: Heron", "B's Heron is in the graveyard", "B's Heron liegt im Friedhof", "B's Heron lies in the GY", 'B hat Heron im Friedhof liegen']],
  ['B: | Heron, place field', ['B has Heron on the field', 'B hat Heron auf dem Feld', 'B hat Heron auf dem Spielfeld', 'B has Heron face-up', 'B hat Heron offen', 'B has Heron faceup', "B's field: Heron", 'Spielfeld von B: Heron', 'auf dem Feld von B: Heron', "B's Heron is face-up", 'B hat Heron offen liegen']],
  ['B: | Heron, place banished', ['B has Heron banished', 'B hat Heron verbannt', "B's banished: Heron", "B's banished cards: Heron", "B's banished zone: Heron", "B's verbannte Karten: Heron", 'B has a banished Heron', 'B hat einen verbannten Heron', 'B hat eine verbannte Heron', "B's Heron is banished", "B's Heron ist verbannt"]],
  ['B: | Heron, place pendulum', ['B has Heron in the pendulum zone', 'B has Heron in his pendulum zone', 'B hat Heron in der Pendelzone', 'B has Heron in the scale', 'B has Heron as a scale', 'B hat Heron in seiner Pendelskala']],
  ['B: | Crane, place set', ['B has Crane set', 'B hat Crane gesetzt', "B's Crane is set", "B's Crane ist gesetzt"]],
  ['B: | Crane, faceDown true', ['B has Crane face-down', 'B hat Crane verdeckt', 'B has a face-down Crane', 'B hat einen verdeckten Crane', "B's Crane is face-down"]],
  ['B: | Salt, Sand and Sea', ['B has Salt, Sand and Sea']],
  ['B: | ?, exactly true | ?, exactly true', ['B controls two cards', 'B kontrolliert 2 Karten']],
  ['B: | ?, exactly true, place hand | ?, exactly true, place hand', ['B has 2 cards', 'B hat zwei Karten', 'B has only 2 cards', 'B has 2 cards in hand', 'B hat 2 Karten auf der Hand', 'B hat zwei Handkarten']],
  ['B: | ?, exactly true, monster true', ['B has 1 monster', 'B has one monster']],
  ['B: | ?, monster true', ['B has a monster', 'B hat ein Monster', 'B controls a monster']],
  ['B: | ?, exactly true, place set | ?, exactly true, place set', ['B has 2 set cards', 'B hat zwei gesetzte Karten', 'B has two Set cards']],
  ['B: | ?, exactly true, monster true, faceDown true | ?, exactly true, monster true, faceDown true', ['B has 2 face-down monsters', 'B hat zwei verdeckte Monster', 'B has two set monsters']],
  ['B: | a face-up card, = eine offene Karte spell', ['B has a face-up card']],
  ['B: | a face-up card, = eine offene Karte spell, exactly true | a face-up card, = eine offene Karte spell, exactly true', ['B has 2 face-up cards', 'B hat zwei offene Karten']],
  ['B: | a Spell Card, = eine Zauberkarte spell, exactly true | a Spell Card, = eine Zauberkarte spell, exactly true', ['B has 2 Spells', 'B hat zwei Zauber', 'B has 2 Spell Cards', 'B hat zwei Zauberkarten']],
  ['B: | a Trap Card, = eine Fallenkarte trap, exactly true | a Trap Card, = eine Fallenkarte trap, exactly true', ['B has 2 Traps', 'B hat zwei Fallen', 'B has 2 Trap cards']],
  ['B: | a monster (DARK), = ein Monster (FINSTERNIS) monster, exactly true, monster true | a monster (DARK), = ein Monster (FINSTERNIS) monster, exactly true, monster true', ['B has 2 DARK monsters', 'B hat zwei FINSTERNIS-Monster']],
  ['B: | none in field', ['B has no monsters', 'B hat keine Monster', 'B controls no monsters', 'B has nothing', 'B hat nichts', 'B has no cards on the field', 'B controls nothing on the field']],
  ['B: | none in hand', ['B has no cards in hand', 'B hat keine Karten auf der Hand', 'B hat keine Handkarten', 'B has nothing in hand']],
  ['B: | none in graveyard', ['B has no cards in the GY', 'B hat keine Karten im Friedhof', 'B hat nichts im Friedhof', 'B has no monsters in the graveyard']],
])('%s', (expected, pieces) => {
  expect(pieces.map((piece) => [piece, told(piece)])).toEqual(pieces.map((piece) => [piece, expected]));
}); // prettier-ignore
test.each([
  'Heron',
  'B: Heron',
  'B activates Heron',
  'has Heron',
  'B hat Heron aktiviert',
  'B has summoned Heron',
  'C has Heron',
  'B has',
])('%s: nothing', (piece) => expect(told(piece)).toBe('nothing'));

test('what is joined by commas is one list, where each of it is a card', () => {
  const joined = (line: string) => listsJoined(line, isCard);
  expect(joined('A has Heron, Crane and Pike')).toBe('A has Heron and Crane and Pike');
  expect(joined('A hat Heron, Crane und Pike; B: Heron')).toBe('A hat Heron and Crane und Pike; B: Heron');
  expect(joined('A controls Heron, Crane, and Pike, B: Heron')).toBe('A controls Heron and Crane and Pike, B: Heron');
  for (const line of [
    'A has Heron, Crane',
    'A has Heron and Crane, Pike',
    'A has Heron, attacks and Pike',
    'A: Heron, Crane and Pike',
    'A has Heron, Nobody and Crane',
  ])
    // prettier-ignore
    expect(joined(line)).toBe(line);
});

test('a monster that is attacked face-down lies so from the beginning, unless the line says how it lies', () => {
  const notes = { cost: [], unknown: [] };
  const attack = (faceDown?: boolean): Item => ({ is: 'action', does: 'attack', targets: [{ name: 'HERON', notes: { ...notes, ...(faceDown && { faceDown }) } }], written: '' }); // prettier-ignore
  const lies = (more: object, does: Item) => {
    const [there] = hiddenAsTold([{ is: 'there', player: 'A', cards: [{ name: 'Heron', notes: { ...notes, ...more } }] }, does]); // prettier-ignore
    return there?.is === 'there' && there.cards[0]?.notes.faceDown;
  };
  expect(lies({}, attack(true))).toBe(true);
  expect(lies({}, attack())).toBeUndefined();
  expect(lies({ position: 'attack' }, attack(true))).toBeUndefined();
  expect(lies({ place: 'hand' }, attack(true))).toBeUndefined();
  expect(lies({ faceDown: false }, attack(true))).toBe(false);
});
