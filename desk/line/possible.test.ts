// A line is ruled in the way in which it is possible: invented cards, and the real engine as judge.
import { expect, test } from 'vitest';
import { readCase } from '../../engine/case/read.ts';
import type { Case, YgoCard, YgoCase } from '../../engine/case/schema.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { Library } from '../../engine/library.ts';
import { engine } from '../rulings/engine.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { assuming, withAssumed } from '../rulings/assumed.ts';
import { readLine } from '../line.ts';

const monster = (name: string, card: Partial<YgoCard>): YgoCard => ({
  name,
  kind: 'monster',
  monster: ['effect'],
  level: 4,
  atk: 1400,
  def: 1000,
  race: 'Fiend',
  attribute: 'DARK',
  effects: [],
  ...card,
});
const effects = (...all: object[]) => ({ effects: all as NonNullable<YgoCard['effects']> });
const CARDS: YgoCard[] = [
  { name: 'Plain Greed', kind: 'spell', ...effects({ kind: 'activation', resolve: [{ do: 'draw', count: 2 }] }) },
  monster('Hand Stopper', {
    ...effects({
      kind: 'quick',
      from: 'hand',
      respondsTo: { includes: ['draw'] },
      cost: { do: 'discard', cards: 'this' },
      resolve: [{ do: 'negate-effect' }],
    }),
  }),
  {
    name: 'Grave Seal',
    kind: 'spell',
    property: 'quick-play',
    ...effects({
      kind: 'activation',
      targets: [{ where: 'graveyard', whose: 'opponent', filter: { kind: 'monster' }, choose: 1 }],
      resolve: [
        { do: 'banish', cards: 'targets' },
        { do: 'apply', rules: [{ rule: 'negate-effects', cards: 'targets' }], until: 'end-of-turn' },
      ],
    }),
  },
  monster('Arriving Reader', {
    ...effects({
      kind: 'trigger',
      timing: 'if',
      on: { event: 'summoned', card: { this: true } },
      resolve: [{ do: 'draw', count: 1 }],
    }),
  }),
  {
    name: 'Rising Tide',
    kind: 'trap',
    property: 'normal',
    ...effects({
      kind: 'activation',
      timing: 'when',
      on: { event: 'summoned' },
      resolve: [{ do: 'destroy', cards: { where: 'monsters' } }],
    }),
  },
  monster('Buried Riser', {
    ...effects({ kind: 'ignition', from: 'graveyard', resolve: [{ do: 'special-summon', cards: 'this' }] }),
  }),
  monster('Milled Archer', {
    ...effects(
      { kind: 'condition', summoning: { cannotNormalSummon: true, onlyBy: 'effect' } },
      { kind: 'trigger', must: true, timing: 'if', on: { event: 'sent', from: 'deck', to: 'graveyard', cause: 'effect', with: { kind: 'monster' }, card: { this: true } }, resolve: [{ do: 'special-summon', cards: 'this' }] },
      { kind: 'ignition', cost: { do: 'tribute', cards: 'this' }, targets: [{ where: 'monsters', whose: 'opponent', choose: 1 }], resolve: [{ do: 'destroy', cards: 'targets' }] },
    ),
  }),
  monster('Opposing Watcher', {
    ...effects({ kind: 'quick', whoseTurn: 'opponent', resolve: [{ do: 'draw', count: 1 }] }),
  }),
  {
    name: 'Charge Breaker',
    kind: 'trap',
    ...effects({
      kind: 'activation',
      timing: 'when',
      on: { event: 'attack-declared', card: { controller: 'opponent' } },
      resolve: [{ do: 'destroy', cards: 'event' }],
    }),
  },
  { name: 'Lasting Hymn', kind: 'spell', property: 'continuous', ...effects({ kind: 'continuous', ongoing: [{ rule: 'modify', stat: 'atk', op: '+', value: 100, cards: { where: 'monsters' } }] }) },
  { name: 'Small Gale', kind: 'spell', property: 'quick-play', ...effects({ kind: 'activation', targets: [{ where: 'spells-traps', choose: 1, filter: { other: true } }], resolve: [{ do: 'destroy', cards: 'targets' }] }) },
  { name: 'Late Recall', kind: 'trap', ...effects({ kind: 'activation', resolve: [{ do: 'draw', count: 1 }] }) },
  monster('Sudden Star', { monster: ['effect', 'synchro'], level: 8, ...effects() }),
  { name: 'Stern Warning', kind: 'trap', property: 'counter', ...effects({ kind: 'activation', on: { event: 'summon-attempt' }, resolve: [{ do: 'negate-summon' }, { do: 'destroy', cards: 'event' }] }) },
  monster('Scaled Drawer', {
    monster: ['effect', 'pendulum'],
    scale: 4,
    ...effects({ kind: 'ignition', pendulum: true, resolve: [{ do: 'draw', count: 1 }] }),
  }),
  monster('Heavy Arrival', {
    level: 6,
    ...effects({ kind: 'trigger', must: true, timing: 'if', on: { event: 'summoned', how: 'tribute', card: { this: true } }, targets: [{ where: 'field', choose: 1, filter: { other: true } }], resolve: [{ do: 'banish', cards: 'targets' }] }),
  }),
  { name: 'Costly Ambush', kind: 'trap', ...effects({ kind: 'activation', timing: 'when', on: { event: 'attack-declared', card: { kind: 'monster' } }, cost: { do: 'tribute', cards: { where: 'monsters', whose: 'you', choose: 1, filter: { series: 'Ambusher' } } }, resolve: [{ do: 'destroy', cards: 'event' }] }) },
  monster('Falling Cache', { ...effects({ kind: 'trigger', timing: 'if', on: { event: 'destroyed', cause: ['battle', 'effect'], card: { this: true } }, resolve: [{ do: 'draw', count: 1 }] }) }),
  monster('Beaten Scout', { ...effects({ kind: 'trigger', timing: 'when', on: { event: 'destroyed', cause: 'battle', card: { this: true } }, resolve: [{ do: 'draw', count: 1 }] }) }),
  { name: 'Unsay the Word', kind: 'trap', property: 'counter', ...effects({ kind: 'activation', respondsTo: { by: 'opponent', what: 'card', kind: 'spell' }, resolve: [{ do: 'negate-activation' }] }) },
  { name: 'Lone Sundial', kind: 'trap', ...effects({ kind: 'activation', timing: 'when', on: { event: 'coin' }, resolve: [{ do: 'draw', count: 1 }] }) },
  monster('Web of Two', { monster: ['effect', 'link'], link: 2, arrows: ['bottom'], materials: '2 "Spinner" monsters', ...effects() }),
  monster('Woven Pair', { monster: ['effect', 'fusion'], level: 6, materials: '"Plain Left" + 1 DARK monster', ...effects({ kind: 'condition', summoning: { onlyBy: 'fusion' } }) }),
  monster('Drawn Apart', { monster: ['effect', 'link'], link: 1, arrows: ['bottom'], materials: '2 monsters Special Summoned from the Extra Deck', ...effects() }),
  monster('Sorted, the Late', {}),
  monster('Plain Left', { monster: ['normal'] }),
  monster('Trap Warden', { atk: 2400, ...effects({ kind: 'continuous', ongoing: [{ rule: 'cannot-activate', what: { kind: 'trap' } }] }) }),
  { name: 'Own Shelter', kind: 'trap', ...effects({ kind: 'activation', targets: [{ where: 'monsters', whose: 'you', choose: 1 }], resolve: [{ do: 'modify', stat: 'atk', op: '+', value: 100, cards: 'targets' }] }) },
  monster('Two Bullets', { ...effects(
    { kind: 'ignition', option: 1, from: 'hand', resolve: [{ do: 'draw', count: 1 }] }, { kind: 'ignition', option: 2, from: 'hand', resolve: [{ do: 'draw', count: 2 }] },
    { kind: 'quick', whoseTurn: 'opponent', phases: ['end'], from: 'graveyard', resolve: [{ do: 'draw', count: 3 }] }) }),
  monster('Paid Arrival', { level: 7, ...effects({ kind: 'condition', summoning: { cannotNormalSummon: true } }, { kind: 'procedure', from: 'hand', procedure: { summon: 'own', from: 'hand', do: { do: 'banish', cards: { where: 'graveyard', whose: 'you', choose: 1, filter: { kind: 'monster' } } } } }) }),
  monster('Tuned Helper', { monster: ['effect', 'tuner'], level: 3 }),
  monster('Tuned Giant', { monster: ['effect', 'synchro'], level: 5, materials: '"Tuned Helper" + 1+ non-Tuner monsters' }),
  { name: 'Scale Breaker', kind: 'trap', ...effects({ kind: 'activation', targets: [{ where: 'pendulum-zone', whose: 'you', choose: 2 }], resolve: [{ do: 'destroy', cards: 'targets' }] }) },
  monster('Summon Stopper', { monster: ['effect', 'synchro'], level: 8, ...effects({ kind: 'quick', on: { event: 'summon-attempt' }, resolve: [{ do: 'negate-summon' }, { do: 'destroy', cards: 'event' }] }) }),
  monster('Sent Scout', { ...effects({ kind: 'trigger', timing: 'if', on: { event: 'sent', card: { this: true } }, targets: [{ where: 'graveyard', whose: 'you', choose: 1, filter: { race: 'Dragon' } }], resolve: [{ do: 'add', cards: 'targets' }] }) }),
  { name: 'Battle Hush', kind: 'trap', property: 'counter', ...effects({ kind: 'activation', phases: ['battle'], respondsTo: { by: 'opponent', what: 'card', kind: 'trap' }, resolve: [{ do: 'negate-activation' }] }) },
  { name: 'Effect Hush', kind: 'trap', property: 'counter', ...effects({ kind: 'activation', respondsTo: { by: 'opponent', kind: 'monster' }, condition: { exists: { where: 'monsters', whose: 'you', filter: { race: 'Dragon' } } }, resolve: [{ do: 'negate-activation' }] }) },
  monster('Clara & Rushed, the Pair', {}),
  monster('Marked <P> Mouse', {}),
  monster('Menu (of the Day)', {}),
  monster('Proud Link', { monster: ['effect', 'link'], link: 1, arrows: ['bottom'], materials: '1 monster', ...effects({ kind: 'continuous', condition: { is: 'this', like: { summoned: 'link', madeWith: { kind: 'monster', level: { min: 7 } } } }, ongoing: [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'effect' } }] }) }),
  monster('Aims or Answers', { ...effects({ kind: 'trigger', timing: 'if', on: { event: 'coin' }, targets: [{ where: 'monsters', whose: 'opponent', choose: 1 }], resolve: [{ do: 'destroy', cards: 'targets' }] }, { kind: 'quick', respondsTo: { kind: 'spell' }, resolve: [{ do: 'negate-effect' }] }) }),
  monster('Rod Bearer', { ...effects({ kind: 'condition', summoning: { onlyIf: { exists: { where: 'field', whose: 'you', filter: { face: 'up', name: 'Lasting Hymn' } } } } }) }),
  monster('Never Comes', { ...effects({ kind: 'condition', summoning: { normalOnlyIf: { any: [] }, cannotSpecialSummon: true } }) }),
  monster('One Two Three Four Five Six Seven Eight Nine Ten of Names', {}),
  { name: '"A" Quoted Word', kind: 'spell', ...effects({ kind: 'activation', resolve: [{ do: 'draw', count: 1 }] }) },
  { name: 'Unstacking Bolt', kind: 'spell', ...effects({ kind: 'activation', cost: { do: 'detach', count: 1, from: { where: 'monsters', whose: 'you' } }, targets: [{ where: 'monsters', whose: 'opponent', choose: 1 }], resolve: [{ do: 'destroy', cards: 'targets' }] }) },
  { name: 'Series Melding', kind: 'spell', ...effects({ kind: 'activation', resolve: [{ do: 'fusion-summon', what: { kind: 'monster', is: 'fusion' }, from: 'extra-deck', materials: [{ where: ['monsters'], whose: 'you', filter: { kind: 'monster', series: 'Spinner' } }] }] }) },
  { name: 'Late Flash', kind: 'trap', ...effects({ kind: 'activation', on: { event: 'battled' }, condition: { not: { exists: { where: 'monsters', filter: { oneOf: 'attack-target' } } } }, resolve: [{ do: 'draw', count: 1 }] }) },
]; // prettier-ignore
const byKey = new Map(CARDS.map((card) => [nameKey(card.name as string), card]));
const library: Library = { ygo: (name) => byKey.get(nameKey(name)), ptcg: () => undefined, suggest: () => [] };
const find: CardFinder = (_, written) => {
  const card = byKey.get(nameKey(written));
  return card ? { is: 'named', name: card.name as string, card } : { is: 'unknown', near: [] };
};
const judge = (theCase: Case) => {
  const read = readCase(theCase, { library, effects: engine.effects });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return engine.rule(read.case, library);
};
const line = (text: string) => {
  const { case: filled, assumptions } = readLine(text, { find, judge, game: 'ygo' });
  const theCase = filled as YgoCase;
  return { theCase, ruling: judge(theCase), assumed: assumptions.map(({ text: said }) => said?.en) };
};

test('a hand trap that was discarded is what is banished from the Graveyard', () => {
  const { theCase, ruling } = line('A: Plain Greed > B: Hand Stopper > A: Grave Seal');
  expect(theCase.moves?.at(-1)).toMatchObject({ targets: ['Hand Stopper'] });
  expect(ruling.verdict).toBe('resolved');
});

test('what is answered after a Summon is the effect of the monster Summoned', () => {
  const { theCase, ruling, assumed } = line('A summons Arriving Reader > B: Hand Stopper');
  expect(theCase.moves?.map((move) => move.do)).toEqual(['normal-summon', 'activate', 'activate']);
  expect(assumed).toContain('Before it: A activates the effect of Arriving Reader.');
  expect(ruling.verdict).toBe('resolved');
});

test('an effect that answers its own Summon: the Summon came before it', () => {
  const { theCase, ruling } = line('A: Arriving Reader');
  expect(theCase.moves?.map((move) => move.do)).toEqual(['normal-summon', 'activate']);
  expect(ruling.verdict).toBe('resolved');
});

test('a card is where its effect works, in the turn in which it works, after what it answers', () => {
  expect(line('A: Buried Riser').theCase.state?.players?.A?.graveyard).toEqual(['Buried Riser']);
  expect(line('A: Opposing Watcher').theCase.state?.turn?.player).toBe('B');
  expect(line('B: Charge Breaker').theCase.moves?.map((move) => move.do)).toEqual(['attack', 'activate']);
});

test('a Pendulum Effect works from the Pendulum Zone; a Tribute is no target; a cost is not paid with a card that is none', () => {
  expect(line('A: Scaled Drawer').theCase.state?.players?.A?.pendulum).toEqual(['Scaled Drawer', null]);
  expect(line('A: Scaled Drawer (pendulum zone)').ruling.verdict).toBe('resolved');
  expect(line('A: Heavy Arrival').ruling.verdict).toBe('resolved');
  const ambush = line('B: Costly Ambush');
  expect(ambush.theCase.moves?.map((move) => move.do)).toEqual(['attack', 'activate']);
  expect(ambush.ruling.verdict).toBe('resolved');
});

test('what the line says is never changed', () => {
  const said = line('A: Buried Riser (field)');
  expect(said.ruling.illegal?.reasons[0]?.code).toBe('wrong-place');
  expect(said.theCase.state?.players?.A?.monsters).toEqual(['Buried Riser']);
  expect(line('turn A, A: Opposing Watcher').ruling.verdict).toBe('illegal');
  expect(line('A: Plain Greed > B: Charge Breaker').ruling.verdict).toBe('illegal');
});

test('a Continuous Spell is activated from the hand', () => {
  const { theCase, ruling } = line('A: Lasting Hymn');
  expect(theCase.state?.players?.A?.hand).toEqual(['Lasting Hymn']);
  expect(ruling.verdict).toBe('resolved');
});

test('what a later link activates lies there already, and is the likeliest target', () => {
  const { theCase } = line('A: Small Gale > B: Late Recall');
  expect(theCase.moves?.[0]).toMatchObject({ targets: ['Late Recall'] });
  expect(theCase.state?.players?.B?.spellsTraps).toEqual(['Late Recall']);
});

test('a Summon from the Extra Deck has its material', () => {
  const { theCase, ruling } = line('A special summons Sudden Star > B: Stern Warning');
  expect(theCase.moves?.[0]).toMatchObject({ method: 'synchro' });
  expect(ruling.verdict).toBe('resolved');
  expect(ruling.final.players?.A).toMatchObject({ graveyard: expect.arrayContaining([expect.anything()]) });
});

test.each(['A: Small Gale -> Clara & Rushed, the Pair', 'A attacks Marked <P> Mouse -> direct', 'A attacks Menu (of the Day)'])(
  '%s: names keep their own signs',
  (text) => {
    const name = /Clara.*|Marked <P> Mouse|Menu.*/.exec(text)![0];
    expect(JSON.stringify(readLine(text, { find, game: 'ygo' }).case)).toContain(name);
  },
); // prettier-ignore

test('German and English verbs join the plays of a line', () => {
  const said = readLine('A aktiviert Plain Greed und B kettet Hand Stopper', { find, game: 'ygo' }).case as YgoCase;
  expect(said.moves?.map((move) => ('by' in move ? move.by : ''))).toEqual(['A', 'B']);
});

test('what destroys the card comes just before its effect: a card nobody named, or a battle', () => {
  const fallen = line('A: Falling Cache');
  expect(fallen.ruling.verdict).toBe('resolved');
  expect(fallen.theCase.moves?.map((move) => move.do)).toEqual(['activate', 'resolve', 'activate']);
  expect(fallen.assumed).toContain('Before it: B activates a Trap (destroys).');
  const beaten = line('A: Beaten Scout');
  expect(beaten.theCase.moves?.map((move) => move.do)).toEqual(['attack', 'activate']);
  expect(beaten.ruling.verdict).toBe('resolved');
});

test('a card that answers an activation has one to answer; the answer is about the card that was named', () => {
  const { case: theCase, assumptions } = readLine('A: Unsay the Word', { find, judge, game: 'ygo' });
  expect(judge(withAssumed(theCase, assumptions, undefined)).headline.en).toMatch(
    /^Supposing that a card was activated just before: Unsay the Word/,
  );
});

test('a card that answers an activation has one to answer', () => {
  const { theCase, ruling, assumed } = line('A: Unsay the Word');
  expect(theCase.moves?.map((move) => 'by' in move && move.by)).toEqual(['B', 'A']);
  expect(ruling.verdict).toBe('resolved');
  expect(assumed).toContain('Before it: B activates a Spell Card.');
});

test('an answer without a target answers the card that is named behind it', () => {
  const { theCase, ruling } = line('A: Hand Stopper on B: Plain Greed');
  expect(theCase.moves?.map((move) => 'by' in move && [move.by, 'card' in move && move.card])).toMatchObject([['B', 'Plain Greed'], ['A', 'Hand Stopper']]); // prettier-ignore
  expect(ruling.verdict).toBe('resolved');
  // It answers no other card in silence.
  expect(line('A: Hand Stopper -> Grave Seal').ruling.verdict).not.toBe('resolved');
  const attacker = line('B: Charge Breaker on Trap Warden');
  expect(attacker.theCase.moves?.[0]).toMatchObject({ do: 'attack', by: 'A' });
});

test('material is what the monster asks for', () => {
  const { ruling, theCase } = line('A summons Web of Two');
  expect(ruling.verdict).toBe('resolved');
  expect(theCase.moves?.[0]).toMatchObject({ do: 'special-summon', method: 'link' });
  expect(theCase.cards?.['a monster']).toMatchObject({ series: ['Spinner'] });
});

test.each([
  ['A: "A" Quoted Word', { hand: ['"A" Quoted Word'] }],
  ['A: "Plain Greed"', { hand: ['Plain Greed'] }],
  ['A: „Plain Greed“', { hand: ['Plain Greed'] }],
  ['A: Unstacking Bolt', { monsters: [expect.objectContaining({ materials: ['?', '?'] })] }],
  ['A: Series Melding', { monsters: ['a monster', { card: 'a monster' }] }],
])('%s: quotes are the name’s or the judge’s; what pays lies where it is taken from', (text, expected) => {
  const { ruling, theCase } = line(text);
  expect(ruling.verdict).toBe('resolved');
  expect(theCase.state?.players?.A).toMatchObject(expected);
});

test('material a monster’s own text speaks of is told otherwise where nobody said what it was made with', () => {
  const then = /If Proud Link was made with material of which its own text speaks: .*cannot be destroyed/;
  expect(line('A link summons Proud Link, B: Rising Tide').assumed).toContainEqual(expect.stringMatching(then));
  expect(line('A link summons Proud Link (Plain Left), B: Rising Tide').assumed).not.toContainEqual(expect.stringMatching(then));
}); // prettier-ignore

test('what a monster may not be Summoned without lies there; the longest names are read', () => {
  expect(line('A summons Rod Bearer').theCase.state?.players?.A?.spellsTraps).toEqual([{ card: 'Lasting Hymn', face: 'up' }]);
  expect(line('A summons Never Comes').ruling.verdict).toBe('illegal');
  expect(line('A attacks B with One Two Three Four Five Six Seven Eight Nine Ten of Names').ruling.verdict).toBe('resolved');
}); // prettier-ignore

test('with a card behind the arrow an effect that takes none is not meant', () => {
  expect(line('A: Aims or Answers').ruling.verdict).toBe('resolved');
  expect(line('A: Aims or Answers -> Plain Left').ruling.verdict).toBe('illegal');
});

test('a Pendulum Monster that is Special Summoned is Pendulum Summoned', () => {
  const { ruling, theCase } = line('A special summons Scaled Drawer, B: Stern Warning');
  expect(theCase.moves?.[0]).toMatchObject({ do: 'pendulum-summon', cards: ['Scaled Drawer'] });
  expect(ruling.verdict).toBe('resolved');
});

test('a Trap that answers a battle is not the monster that battles', () => {
  const { ruling, theCase } = line('A: Late Flash');
  expect(ruling.verdict).toBe('resolved');
  expect(theCase.moves?.[0]).toMatchObject({ do: 'attack', by: 'B', target: 'player' });
});

test('a Fusion Monster is Summoned by a card nobody named, with its material', () => {
  const { ruling, theCase } = line('A beschwört Woven Pair');
  expect(ruling.verdict).toBe('resolved');
  expect(theCase.moves?.[0]).toMatchObject({ do: 'activate', choose: { cards: ['Woven Pair', 'Plain Left', 'a monster'] } });
}); // prettier-ignore

test('what a Summoning procedure costs lies there', () => {
  const { ruling, theCase } = line('A summons Paid Arrival');
  expect(ruling.verdict).toBe('resolved');
  expect(theCase.state?.players?.A?.graveyard).toEqual(['a monster']);
});

test('nothing is put between an attack and the answer to it', () => {
  const { ruling, theCase } = line('A attacks Plain Left -> Trap Warden, B: Charge Breaker');
  expect(ruling.illegal).toMatchObject({ move: 1, reasons: [{ code: 'forbidden' }] });
  expect(theCase.moves?.map((move) => move.do)).toEqual(['attack', 'activate']);
});

test('who is attacked directly controls no monster nobody named', () => {
  const { ruling } = line('A attacks Plain Left -> direct, B: Own Shelter');
  expect(ruling.illegal).toMatchObject({ move: 1, reasons: [{ code: 'no-target' }] });
});

test('after the Chain a Normal Trap lies in the Graveyard and is no target', () => {
  const { ruling, theCase } = line('A: Late Recall ; B: Small Gale');
  expect(ruling.verdict).toBe('resolved');
  expect(theCase.moves?.[2]).not.toMatchObject({ targets: ['Late Recall'] });
});

test('bullets share their number; each effect is tried where and when it works', () => {
  const { theCase, ruling } = line('A: Two Bullets effect 2');
  expect(ruling.verdict).toBe('resolved');
  expect(theCase.state?.players?.A?.graveyard).toEqual(['Two Bullets']);
  expect(theCase.state).toMatchObject({ turn: { player: 'B' }, phase: 'end' });
});

test('what stays illegal only for what the line does not say is asked, not refused', () => {
  const asked = (text: string) => {
    const { case: theCase, assumptions } = readLine(text, { find, judge, game: 'ygo' });
    const filled = withAssumed(theCase, assumptions, undefined);
    return assuming(judge(filled), filled);
  };
  const ruling = asked('A: Lone Sundial');
  expect(ruling.verdict).toBe('needs-facts');
  expect(ruling.illegal).toBeUndefined();
  expect(ruling.headline.en).toMatch(/^It depends on what the line does not say\. With nothing else there: Lone Sundial cannot/);
  expect(ruling.open.at(-1)?.text.en).toMatch(/were tried \(.+\)\.$/);
  expect(asked('turn B, A: Lone Sundial').verdict).toBe('illegal');
  // Material nobody named that does not fit; what the line names does not.
  expect(asked('A link summons Drawn Apart').verdict).toBe('needs-facts');
  expect(asked('A link summons Drawn Apart (Plain Left)').verdict).toBe('illegal');
  expect(asked('A: Plain Greed > B: Lone Sundial').verdict).toBe('illegal');
}); // prettier-ignore

test.each([
  ['A activates Small Gale targeting Late Recall', { do: 'activate', card: 'Small Gale', targets: ['Late Recall'] }],
  ['A aktiviert Small Gale auf Late Recall', { do: 'activate', card: 'Small Gale', targets: ['Late Recall'] }],
  ['A: the effect of Buried Riser (gy)', { do: 'activate', card: 'Buried Riser' }],
  ['A attacks Web of Two with Plain Left', { do: 'attack', card: 'Plain Left', target: 'Web of Two' }],
  ['A greift Web of Two mit Plain Left an', { do: 'attack', card: 'Plain Left', target: 'Web of Two' }],
  ['A greift mit Plain Left direkt an', { do: 'attack', card: 'Plain Left', target: 'player' }],
  ["A: Plain Left attacks B's Web of Two", { do: 'attack', card: 'Plain Left', target: 'Web of Two' }],
  ['A beschwört Plain Left als Normalbeschwörung', { do: 'normal-summon', card: 'Plain Left' }],
  ['A flips Plain Left', { do: 'flip-summon', card: 'Plain Left' }],
  ['A setzt Plain Greed ein', { do: 'activate', card: 'Plain Greed' }],
])('%s', (text, move) => {
  expect((readLine(text, { find, game: 'ygo' }).case as YgoCase).moves?.at(-1)).toMatchObject(move);
});

test("'effect' alone is that of the card named last", () => {
  const { theCase } = line('A summons Arriving Reader, effect, B: Hand Stopper');
  expect(theCase.moves?.[1]).toMatchObject({ by: 'A', do: 'activate', card: 'Arriving Reader' });
});

test('a name with a comma on both sides of a target', () => {
  const { theCase } = line('A NS Sorted, the Late, B chains Small Gale targeting Sorted, the Late');
  expect(theCase.moves).toMatchObject([{ by: 'A', card: 'Sorted, the Late' }, { by: 'B', targets: ['Sorted, the Late'] }]);
}); // prettier-ignore

test('Levels of a Synchro Monster’s material count as printed where it is named', () =>
  expect(line('A special summons Tuned Giant').ruling.verdict).toBe('resolved'));
test('cards in Pendulum Zones are Pendulum Monsters', () =>
  expect(line('A: Scale Breaker').ruling.verdict).toBe('resolved'));
test('a monster without an effect that is activated is Summoned as its text says, unless the line says “activates”', () => {
  expect(line('A: Paid Arrival').theCase.moves).toMatchObject([{ do: 'special-summon', card: 'Paid Arrival' }]);
  expect(line('A activates Paid Arrival').ruling.verdict).toBe('illegal');
});
test('what negates a Summon answers that of another monster', () =>
  expect(line('A: Summon Stopper').theCase.moves).toMatchObject([
    { by: 'B', do: 'normal-summon' },
    { by: 'A', card: 'Summon Stopper' },
  ]));
test('a Trap that answers any Summon answers that of a monster, never its own', () => {
  const { theCase, ruling } = line('A: Rising Tide');
  expect(theCase.moves).toMatchObject([
    { by: 'B', do: 'normal-summon' },
    { by: 'A', do: 'activate', card: 'Rising Tide' },
  ]);
  expect(ruling.verdict).toBe('resolved');
});
test('an answer that works only in the Battle Phase has the chain there', () => {
  expect(line('A: Late Recall, B: Battle Hush').theCase.state?.phase).toBe('battle');
  expect(line('main1, A: Late Recall, B: Battle Hush').ruling.verdict).toBe('illegal');
});
test('a target the line names that cannot be one is refused, whatever came before', () => {
  const { ruling } = line('A: Sent Scout -> Plain Left');
  expect(ruling.illegal?.reasons.map(({ code }) => code)).toEqual(['no-target']);
});
test('the link the line says is the one that is answered', () =>
  expect(line('A: Plain Greed, B: Effect Hush').ruling.verdict).toBe('illegal'));
test('who Summons a monster uses none of its effects that do not Summon it', () => {
  const { theCase } = line('A summons Milled Archer');
  expect(theCase.moves?.filter((move) => move.do === 'activate' && move.card === 'Milled Archer')).toEqual([]);
  expect(line('A normal summons Milled Archer').ruling.illegal?.reasons.map(({ code }) => code)).toEqual([
    'cannot-normal-summon',
  ]);
});
