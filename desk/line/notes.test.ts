/** What is said of a card beside its name, in every wording of both languages; what is counted where nobody is named. */
import { expect, test } from 'vitest';
import { countedIn, oneOf, NOBODY } from './counted.ts';
import { noNotes } from './items.ts';
import { readCard, severalCards } from './notes.ts';

const isCard = (name: string): boolean => ['sangan', 'jinzo', 'dark hole', 'mask (side)', 'scapegoat effect'].includes(name.toLowerCase()); // prettier-ignore
/** Only what was noted. */
function noted(text: string): string {
  const { name, notes } = readCard(text, isCard);
  const plain = new Map(Object.entries(noNotes()).map(([key, value]) => [key, JSON.stringify(value)]));
  const said = Object.entries(notes).filter(([key, value]) => JSON.stringify(value) !== plain.get(key));
  return `${text} => ${name} ${JSON.stringify(Object.fromEntries(said))}`;
}
const beside = (...notes: string[]) => notes.map((note) => `Sangan (${note})`);
const NOTES = [
  'Sangan', 'sangan ', 'the effect of Sangan', 'den Effekt von Sangan', "B's Sangan", 'B: Sangan', 'effects of Sangan', 'Sangan effect', 'Sangan Effekt', 'Sangan-effect', 'Sangan effect 2', 'Sangan Effekt 3', 'Sangan-Effekt 1', 'Scapegoat effect',
  ...beside('tribute Jinzo', 'tributing Jinzo and Sangan', 'Tribut von Jinzo', 'opfert Jinzo', 'bietet an Jinzo', 'using Jinzo + Sangan', 'material: Jinzo', 'Materialien Jinzo', 'discard Jinzo', 'discarding Jinzo', 'wirft ab Jinzo', 'abwerfen: Jinzo', 'banish Jinzo', 'banishes Jinzo', 'verbannt Jinzo', 'send Jinzo', 'sends Jinzo', 'legt Jinzo', 'sendet Jinzo'),
  ...beside('set', 'gesetzt', 'hand', 'from the hand', 'in his hand', 'aus der Hand', 'von ihrer Hand', 'field', 'on the field', 'face-up', 'faceup', 'Feld', 'Spielfeld', 'auf dem Feld', 'offen', 'gy', 'graveyard', 'from the GY', 'in gy', 'Friedhof', 'im Friedhof', 'vom Friedhof', 'banished', 'verbannt', 'pendulum zone', 'Pendelzone', 'in the scale', 'in seiner Pendelskala'),
  ...beside('effect 2', 'Effekt 2', 'attack', 'defense', 'defence', 'Verteidigung', 'Angriff', 'attack position', 'Verteidigungsposition', 'in defense', 'face-down defense', '3 counters', '2 Spell Counters', '1 Zählmarke', '2 materials', '2 Material', 'no material', 'ohne Material', '1500', '1500 ATK', 'ATK 1500', '2000 DEF', '1500/1200', 'level 4', 'Stufe 4', 'A', 'B', 'yes', 'ja', 'no', 'nein', 'heads', 'tails', 'Kopf', 'Zahl', 'negated', 'annulliert', 'this turn', 'in diesem Zug', 'last turn', 'just set', 'summoned this turn', 'blue', ''),
  ...['in defense', 'in Defense Position', 'in attack mode', 'in Verteidigungsposition', 'in offener Angriffsposition', 'in face-up defense position', "in B's graveyard", 'im Friedhof von B', "on A's field", 'auf dem Feld von A', "from B's GY", 'graveyard of A', 'with 2 materials', 'with no materials', 'mit 2 Material', 'mit einem Material', 'ohne Material', 'without any Xyz material', 'with three xyz materials', 'with 3 Spell Counters', 'mit 2 Zählmarken', 'holding 1 counter', 'with a friend'].map((behind) => `Sangan ${behind}`),
  ...['a face-down', 'the set', 'face-down', 'verdeckten', 'ein gesetztes', 'einen verdeckten', 'face-up', 'an face-up', 'offenes', 'the face-up', 'Continuous Trap', 'Set', 'das Monster', 'the Effect Monster', 'his Xyz monster', 'Quick-Play Spell Card', 'Schnell-Zauberkarte', 'Konterfalle', 'seine permanente Falle', 'the face-up Field Spell', 'Link-Monster', 'gesetzte Zauberkarte'].map((before) => `${before} Sangan`),
  // Of a name that is no card's yet.
  ...['a face-down', 'face-down', 'verdeckten', 'ein gesetztes', 'einen verdeckten', 'the set', 'his set', 'face-up', 'an face-up', 'offenes', 'ein offener', 'der gesetzte', 'einem verdeckten', 'B’s face-down'].map((before) => `${before} Sangann`),
  'Sangan (set) (hand)', 'Sangan (set, B)', 'Sangan (tribute Jinzo) effect 2', 'Mask (side)', 'Mask (back)', 'Sangan  (gy)   Jinzo',
]; // prettier-ignore
test('what is said of a card', () => expect(NOTES.map(noted).join('\n')).toMatchSnapshot());

test('several cards', () => {
  const read = (text: string) => `${text} => ${severalCards(text, isCard).map(({ name }) => name).join(' | ')}`; // prettier-ignore
  const all = ['Sangan', 'Sangan and Jinzo', 'Sangan und Jinzo', 'Sangan, Jinzo', 'Sangan + Jinzo', 'Sangan & Jinzo', 'Sangan, Jinzo and Dark Hole', '2 monsters', 'a face-up card and Sangan', 'Sangan with Jinzo']; // prettier-ignore
  expect(all.map(read).join('\n')).toMatchSnapshot();
});

const COUNTS = ['2', '12', 'a', 'an', 'no', 'keine', 'keinerlei', 'one', 'ein', 'eine', 'two', 'zwei', 'three', 'drei', 'four', 'vier', 'five', 'fünf', 'six', 'sechs']; // prettier-ignore
const KINDS = ['card', 'cards', 'Handkarten', 'Karte', 'Karten', 'Monster', 'monsters', 'Monstern', 'set cards', 'gesetzte Karten', 'Spell', 'Spell Cards', 'Traps', 'Trap card', 'Zauber', 'Zauberkarten', 'Falle', 'Fallen', 'Fallenkarten']; // prettier-ignore
const OF_A_KIND = ['face-up monsters', 'offene Monster', 'other cards', 'weitere Karten', 'set monsters', 'face-down monsters', 'gesetzte Monster', 'verdeckte Monster', 'DARK monsters', 'FINSTERNIS-Monster', 'Level 4 monsters', 'Stufe-4-Monster', 'Dragon monsters', 'Drachen-Monster', 'Beast-Warrior monsters', 'Xyz monsters', 'DARK Level 4 monsters', 'monsters mit Stufe 4', 'Monster der Stufe 4', 'Effect Monsters', 'Effektmonster', 'Tuner monsters', 'green monsters', 'monsters there']; // prettier-ignore
test('so many of a kind', () => {
  const read = (text: string) => `${text} => ${JSON.stringify(countedIn(text)) ?? 'nothing'}`;
  const all = [...COUNTS.map((count) => `${count} cards`), ...KINDS.map((kind) => `2 ${kind}`), ...OF_A_KIND.map((kind) => `3 ${kind}`), 'cards', 'many cards', '123 cards', 'Sangan']; // prettier-ignore
  expect(all.map(read).join('\n')).toMatchSnapshot();
});

const ONES = ['a card', 'the set card', 'eine verdeckte Karte', 'das Monster', 'a face-up monster', 'ein offenes Monster', 'his backrow', "B's set card", '1 monster', 'set monster', 'face-down card', 'a monster in the graveyard', "a card on B's field", 'die Karte auf der Hand', 'ein Monster im Friedhof von B', 'backrow', 'monster', 'two cards', 'a card there', 'Sangan', '']; // prettier-ignore
const BODIES = ['the', 'it', 'a monster', 'the effect', 'eine Karte', 'ihn', 'seine Monster', 'den Angriff', 'nothing', 'nichts', 'damit', 'this card', 'Sangan', 'the Sangan', 'monstrous', '']; // prettier-ignore
test('one nobody named, and words that name nobody', () => {
  const one = (text: string) => `${text} => ${JSON.stringify(oneOf(text)) ?? 'nothing'}`;
  expect([...ONES.map(one), ...BODIES.map((text) => `${text} => ${NOBODY.test(text)}`)].join('\n')).toMatchSnapshot();
});
