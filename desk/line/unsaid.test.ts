/** Which reasons against a play only hang on what a line does not say – then it is asked – and which stand, whatever lay there: for each guard a line that meets it and one that does not. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Reason } from '../../engine/ruling/schema.ts';
import type { CardText } from './asked.ts';
import { noNotes, type Action, type Item, type NamedCard, type Notes } from './items.ts';
import { unsaid } from './unsaid.ts';
import type { Stopped } from './ways/stopped.ts';

const MONSTER: YgoCard = { name: 'Crane', kind: 'monster', monster: ['effect'], level: 4, effects: [] };
const card = (name: string, notes: Partial<Notes> = {}): NamedCard => ({ name, notes: { ...noNotes(), ...notes } });
const play = (does: Action['does'], more: Partial<Action> = {}): Action => ({ is: 'action', by: 'A', does, card: card('Heron'), targets: [], written: '', ...more }); // prettier-ignore
const HERON = play('activate');
const there = (player: 'A' | 'B', ...cards: NamedCard[]): Item => ({ is: 'there', player, cards });
const bare = (player: 'A' | 'B', none: 'field' | 'hand' | 'graveyard' = 'field'): Item => ({ is: 'there', player, cards: [], none }); // prettier-ignore
const reasonOf = (code: string, more: object = {}): Reason => ({ code, text: { de: '', en: '' }, rules: [], ...more }) as unknown as Reason; // prettier-ignore
const effects = (...all: object[]): CardText => ({ effects: all, unread: [] }) as unknown as CardText;
const TRIED = { rulings: 3, all: true, kinds: [] };
/** Whether it is asked: the line's items, the last of which is refused. */
function asked(items: readonly Item[], codes: readonly (string | Reason)[], text: CardText = effects({ number: 1, kind: 'activation' })): boolean {
  const stopped: Stopped = { items, at: items.length - 1, by: 'A', card: undefined, text, reasons: [], known: () => ({ card: MONSTER, text }) };
  const fact = unsaid(stopped, codes.map((one) => (typeof one === 'string' ? reasonOf(one) : one)), TRIED);
  if (fact) expect(fact.path).toBe('/moves/unsaid');
  return fact !== undefined;
} // prettier-ignore

type Case = [string, Item[], (string | Reason)[], CardText?];
const YOURS = { where: 'monsters', whose: 'you' };
const SUPPOSED = play('normal-summon', { supposed: true, card: card('a monster') });
test.each<Case>([
  ['nothing stands against it', [HERON], []],
  ['only a hint', [HERON], ['resolve-first']],
  ['another moment', [HERON], ['timing']],
  ['another phase', [HERON], ['wrong-phase']],
  ['another step, and cards', [HERON], ['wrong-step', 'condition', 'resolve-first']],
  ['another turn', [HERON], ['not-your-turn']],
  ["another turn, of the opponent's", [HERON], ['not-opponents-turn']],
  ['another turn that is only supposed', [{ is: 'turn', player: 'A', supposed: true }, HERON], ['not-your-turn']],
  ['no cards', [HERON], ['cost']],
  ['no target', [HERON], ['no-target']],
  ['a target, where none is named', [HERON], ['target']],
  ['another link', [HERON], ['wrong-link']],
  ['it does nothing', [HERON], ['does-nothing']],
  ['the Damage Step, where what came before is only supposed', [SUPPOSED, HERON], ['damage-step']],
  ['where the card lies', [HERON], ['wrong-place']],
  ['it forbids it where it lies itself', [HERON], ['forbidden'], effects({ number: 1, ongoing: [{ rule: 'cannot-activate' }] })],
  ['a condition that is no absence', [HERON], ['condition'], effects({ number: 1, condition: { exists: YOURS } })],
  ['an absence, where what came before is supposed', [SUPPOSED, HERON], ['condition'], effects({ number: 1, condition: { not: { exists: YOURS } } })],
  ['a condition, where targets are named: other cards make it true', [play('activate', { targets: [card('Crane')] })], ['condition']],
  ['what it does besides, where targets are named', [play('activate', { targets: [card('Crane')] })], ['does-nothing'], effects({ number: 1, resolve: [{ do: 'destroy', cards: { where: 'monsters' } }] })],
  ['what pays for the link says what may answer it', [play('activate', { by: 'B', card: card('Pike') }), HERON], ['cannot-respond'], effects({ number: 1, cannotBeRespondedTo: { as: 'cost' } })],
  ['monsters of a player of whom nothing is said', [there('B', card('Crane')), HERON], ['condition'], effects({ number: 1, condition: { exists: YOURS } })],
  ['cards in a hand of which nothing is said', [bare('A', 'graveyard'), HERON], ['condition'], effects({ number: 1, condition: { exists: { where: 'hand' } } })],
])('asked: %s', (_, items, codes, text) => expect(asked(items, codes, text)).toBe(true)); // prettier-ignore

const BATTLE = effects({ number: 1, condition: { like: {}, is: 'attack-target' } });
const LINKS = effects({ number: 1, condition: { amount: { from: 'links' }, is: { min: 3 } } });
const SECOND = effects({ number: 1, condition: { all: [{ amount: { from: 'links' }, is: 2 }] } });
test.each<Case>([
  ['what no card on the table and no moment takes away', [HERON], ['once-per-turn']],
  ['one of two reasons', [HERON], ['timing', 'once-per-turn']],
  ['the moment, where a play stands before it', [play('normal-summon'), HERON], ['timing']],
  ['the moment, behind another activation', [play('activate', { supposed: true }), HERON], ['timing']],
  ['the moment, where the phase is said', [{ is: 'phase', phase: 'end' }, HERON], ['wrong-phase']],
  ['the moment, where the step is said', [{ is: 'step', step: 'damage' }, HERON], ['wrong-step']],
  ['the turn, where it is said', [{ is: 'turn', player: 'B' }, HERON], ['not-your-turn']],
  ['the Damage Step, where nothing is supposed', [HERON], ['damage-step']],
  ['where it lies, where that is noted', [play('activate', { card: card('Heron', { place: 'hand' }) })], ['wrong-place']],
  ['where it lies, where the line has told of it', [there('A', card('Heron')), HERON], ['wrong-place']],
  ['what another card forbids', [HERON], ['forbidden']],
  ['what it forbids itself, where the line tells of a card', [there('A', card('Crane')), HERON], ['forbidden'], effects({ number: 1, ongoing: [{ rule: 'cannot-activate' }] })],
  ['a target, where one is named', [play('activate', { targets: [card('Crane')] })], ['target']],
  ['a cost, where what pays is named', [play('activate', { card: card('Heron', { cost: [{ how: 'discard', name: 'Crane' }] }) })], ['cost']],
  ['it does nothing, and what it says stands', [HERON], [reasonOf('does-nothing', { says: 'x' })]],
  ['it does nothing, five monsters lying there', [there('A', ...[1, 2, 3, 4, 5].map((n) => card(`M${n}`))), HERON], ['does-nothing']],
  ['a link the line says is answered', [play('activate', { by: 'B', card: card('Pike') }), HERON], ['wrong-link']],
  ['no monsters may be there', [HERON], ['condition'], effects({ number: 1, condition: { not: { exists: YOURS } } })],
  ['no more than so many may be there', [HERON], ['condition'], effects({ number: 1, condition: { exists: YOURS, count: 0 } })],
  ['no more than two may be there', [HERON], ['condition'], effects({ number: 1, condition: { exists: YOURS, count: { max: 2 } } })],
  ['nothing may have happened', [HERON], ['condition'], effects({ number: 1, condition: { happened: { event: 'summoned' }, count: 0 } })],
  ['all of it is an absence', [HERON], ['condition'], effects({ number: 1, condition: { all: [{ not: { exists: YOURS } }, { start: 'main1' }] } })],
  ['which monsters battle is said', [play('attack', { card: card('Crane') }), HERON], ['condition'], BATTLE],
  ['how many links is said', [play('activate', { by: 'B', card: card('Pike') }), HERON], ['condition'], LINKS],
  ['which link is said', [play('activate', { by: 'B', card: card('Pike') }), HERON], ['condition'], SECOND],
  ['its material is said', [there('A', card('Heron', { materials: 1 })), HERON], ['cost']],
  ['who controls no monster cannot pay with one', [bare('A'), HERON], ['cost'], effects({ number: 1, cost: [{ do: 'tribute', cards: YOURS }] })],
  ['who holds no card cannot discard', [bare('A', 'hand'), HERON], ['cost'], effects({ number: 1, cost: [{ do: 'discard', cards: { where: 'hand' } }] })],
  ['all it could be done to are monsters of who controls none', [bare('B'), HERON], ['does-nothing'], effects({ number: 1, resolve: [{ do: 'destroy', cards: { where: 'monsters', whose: 'opponent' } }] })],
  ['a switch of control wants one of each', [bare('B'), HERON], ['does-nothing'], effects({ number: 1, resolve: [{ do: 'switch-control' }] })],
  ['what cannot be answered, where nothing pays for it', [play('activate', { by: 'B', card: card('Pike') }), HERON], ['cannot-respond']],
  ['what cannot be answered, where the line says what paid', [play('activate', { by: 'B', card: card('Pike', { cost: [{ how: 'send', name: 'Crane' }] }) }), HERON], ['cannot-respond'], effects({ number: 1, cannotBeRespondedTo: { as: 'cost' } })],
  ['a Set', [play('set')], ['timing']],
  ['a moment', [{ is: 'phase', phase: 'end' }], ['timing']],
  ['a play of no card', [{ is: 'action', does: 'activate', targets: [], written: '' }], ['timing']],
])('not asked: %s', (_, items, codes, text) => expect(asked(items, codes, text)).toBe(false)); // prettier-ignore

test('an attack whose target nobody named is asked for it; one that names whom it hits is not', () => {
  const stopped = (attack: Action): Stopped => ({ items: [attack], at: 0, by: 'A', card: MONSTER, text: effects(), reasons: [], known: () => ({ card: MONSTER, text: effects() }) }); // prettier-ignore
  const direct = [reasonOf('direct-attack')];
  expect(unsaid(stopped(play('attack')), direct, TRIED)).toEqual({
    path: '/moves/unsaid',
    value: 0,
    text: { de: 'Was greift Heron an? Die Zeile nennt kein Ziel.', en: 'What does Heron attack? The line names no target.' }, // prettier-ignore
  });
  expect(unsaid(stopped(play('attack', { targets: [card('Crane')] })), direct, TRIED)).toBeUndefined();
  expect(unsaid(stopped(play('attack')), [...direct, reasonOf('cannot-attack')], TRIED)).toBeUndefined();
});

test.each<[boolean, string, Action, string[], CardText?]>([
  [true, 'material nobody named does not fit', play('special-summon'), ['material-count']],
  [true, 'one of several ways it does not fit', play('special-summon'), ['levels-differ', 'link-rating']],
  [false, 'material that was named', play('special-summon', { card: card('Heron', { cost: [{ how: 'tribute', name: 'Crane' }] }) }), ['material-count']],
  [false, 'material of which is said what it is', play('special-summon', { card: card('Heron', { madeWith: { level: 4 } }) }), ['material-count']],
  [false, 'how many materials it has', play('special-summon', { card: card('Heron', { materials: 2 }) }), ['material-count']],
  [false, 'material, and something else', play('special-summon'), ['material-count', 'once-per-turn']],
  [true, 'by an effect nobody named', play('special-summon'), ['no-procedure'], effects({ summoning: { onlyBy: 'effect' } })],
  [false, 'by no way at all', play('special-summon'), ['no-procedure'], effects({ summoning: { onlyBy: 'link' } })],
  [true, 'by its own text, for which nobody named what pays', play('special-summon'), ['cost'], effects({ procedure: { summon: 'own' } })],
  [true, 'by its own text, for which something has to be there', play('special-summon'), ['condition'], effects({ procedure: { summon: 'own', if: { exists: YOURS } } })],
  [false, 'by its own text, for which something may not be there', play('special-summon'), ['condition'], effects({ procedure: { summon: 'own', if: { not: { exists: YOURS } } } })],
  [false, 'a condition of no text of its own', play('special-summon'), ['condition']],
  [false, 'what pays is named', play('special-summon', { targets: [card('Crane')] }), ['cost'], effects({ procedure: { summon: 'own' } })],
  [false, 'nothing stands against it', play('special-summon'), []],
])('a Special Summon, asked %s: %s', (isAsked, _, summon, codes, text) => expect(asked([summon], codes, text ?? effects())).toBe(isAsked)); // prettier-ignore
