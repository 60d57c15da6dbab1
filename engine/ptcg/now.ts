/** What may be done at this moment, per player and card, and why (not): the same checks that judge moves. */
import type { PtcgCase } from '../case/schema.ts';
import type { Library } from '../library.ts';
import { Undecided } from '../ruling/record.ts';
import { sayUnread } from '../ruling/unread.ts';
import type { Decision, Localized, NowAnswer, NowOption, Reason, RuleId } from '../ruling/schema.ts';
import { attacksOf, checkAttack, ownAttacks, type KnownAttack } from './attack/known.ts';
import { PLAYERS, pokemonOf, type Card, type Player, type Pokemon } from './board/board.ts';
import { isEvolution, partIndex, partName, stageOf } from './cards.ts';
import { isTwoSided } from './derive/modifiers.ts';
import { playedAs } from './derive/values.ts';
import { cardName, nameOf, type Game } from './game/game.ts';
import { promotionsOwed } from './events/knock-out.ts';
import { decided, endTurn, playOut, rulesetOf, start } from './rule.ts';
import type { Ruleset } from './rulesets.ts';
import { checkAttachEnergy, checkTool } from './turn/attach.ts';
import { checkBench } from './turn/bench.ts';
import { checkEvolve } from './turn/evolve.ts';
import { checkRetreat } from './turn/retreat.ts';
import { reasonsAgainst, unreadText, unreadUsables } from './derive/heed.ts';
import { checkPlay, playHangsOn } from './turn/trainer.ts';
import { checkUse, usablesOf, useHangsOn } from './turn/use.ts';
import type { Quoted } from './effects/schema.ts';
import { boxOf, unreadIn } from './texts/texts.ts';
import type { TextBox } from '../reading.ts';
import { quoted, W } from './say/words.ts';

/**
 * Options of both players on the board after the case's moves. Where a move is illegal or a question stops the game, of the board before it. The player whose
 * turn comes next is asked about that turn: its options hold once the other has nothing more to do ('after-pass'), after Pokémon Checkup and the draw.
 */
export function nowPtcg(theCase: PtcgCase, library: Library, ruleset?: Ruleset): NowAnswer {
  const rules = rulesetOf(theCase, ruleset);
  const play = () => playOut(theCase, library, rules, decided(theCase.moves ?? []));
  const { game, stopped } = play();
  const owed = promotionsOwed(game);
  const next = game.stage === 'turn-over' || game.stage === 'between';
  const turnPlayer = game.board.turn.player;
  const asked = owed[0] ?? (next ? other(turnPlayer) : turnPlayer);
  const now = { when: 'now', waitsFor: stopped ? [stopped.decision] : [] } as const;
  if (game.over || owed.length > 0 || stopped)
    return { asked, options: PLAYERS.flatMap((by) => optionsOf(game, by, now)) };
  const later = play().game;
  const waitsFor = passOn(later);
  const after = { when: next ? 'now' : 'after-pass', waitsFor } as const;
  return {
    asked,
    options: PLAYERS.flatMap((by) => (by === turnPlayer ? optionsOf(game, by, now) : optionsOf(later, by, after))),
  };
}
const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** Ends the turn: Pokémon Checkup, promotions, the draw. What must be answered before is what the next player's options wait for. */
function passOn(g: Game): Decision[] {
  try {
    g.move = g.moves.length;
    if (g.stage === 'turn') endTurn(g);
    start(g, other(g.board.turn.player), true);
    return [];
  } catch (error) {
    if (error instanceof Undecided) return [error.decision];
    throw error;
  }
}

interface Moment {
  when: NowOption['when'];
  /** Questions to be answered before anybody can act. */
  waitsFor: readonly Decision[];
}
interface About {
  /** Questions about its text it hangs on. */
  hangsOn?: readonly Decision[];
  /** The attack or Ability, by its number. */
  effect?: number | undefined;
  /** The text that is carried out. */
  of?: { card: Card; box: TextBox };
}
/** What one player may do at a moment; what speaks against everything is known once. */
interface Asked {
  g: Game;
  by: Player;
  when: NowOption['when'];
  waitsFor: readonly Decision[];
  general: readonly Reason[];
}

function optionsOf(g: Game, by: Player, moment: Moment): NowOption[] {
  const general = againstEverything(g, by, moment.waitsFor.length > 0);
  const usables = found(() => usablesOf(g, by));
  const unread = found(() => unreadUsables(g, by));
  // Whom a two-sided Stadium faces is to be said before anybody knows what can be used.
  const waitsFor = [...moment.waitsFor, ...(usables.open ?? unread.open ?? [])];
  const about: Asked = { g, by, when: moment.when, waitsFor, general };
  return [
    ...promotions(about),
    ...ofActive(about),
    ...usables.list.map((usable) => toUse(about, usable)),
    ...unread.list.map((text) => perhapsToUse(about, text)),
    ...g.board.players[by].hand.flatMap((card) => handOptions(about, card)),
  ];
}

/** What there is; where a fact must be known first, nothing and the question. */
function found<T>(look: () => readonly T[]): { list: readonly T[]; open?: Decision[] } {
  try {
    return { list: look() };
  } catch (error) {
    if (error instanceof Undecided) return { list: [], open: [error.decision] };
    throw error;
  }
}
const eachOnce = (questions: readonly Decision[]): Decision[] =>
  questions.filter(({ id }, n) => questions.findIndex((one) => one.id === id) === n);

/** One option: the reasons against it, and the questions on which it hangs. */
function option(
  { g, by, when, waitsFor, general }: Asked,
  what: string,
  card: string,
  name: Localized,
  check: () => readonly Reason[],
  { hangsOn = [], effect, of }: About = {},
): NowOption {
  const { reasons, open } = asked(() => reasonsAgainst(g, check));
  const again = what === 'attack' && g.attackAgain?.pokemon === g.board.players[by].active;
  const all = [...general.filter((r) => !again || r.code !== 'turn-over'), ...reasons];
  const questions = all.length > 0 ? [] : eachOnce([...waitsFor, ...open, ...hangsOn]);
  const unread = of?.card.def && all.length === 0 ? unreadIn(of.card.def, of.card, of.box) : [];
  const leftOut = unread.filter((text) => !questions.some((question) => question.text.en.includes(text.en)));
  return {
    by,
    card,
    name,
    ...(effect !== undefined && { effect }),
    do: what,
    legal: all.length > 0 ? false : questions.length > 0 ? null : true,
    when,
    reasons: all,
    open: questions,
    ...(leftOut.length > 0 && { unread: leftOut.map(sayUnread.leftOut) }),
  };
}

function promotions({ g, by, when }: Asked): NowOption[] {
  const owed = promotionsOwed(g);
  if (!owed.includes(by)) return [];
  const first = owed[0] === by && !g.over;
  return g.board.players[by].bench.map((p) => ({
    by,
    card: p.id,
    name: nameOf(g, p),
    do: 'promote',
    legal: first,
    when,
    reasons: first ? [] : [W.reasons.promoteFirst(owed[0]!)],
    open: [],
  }));
}

/** Attacks and retreating. */
function ofActive(about: Asked): NowOption[] {
  const { g, by } = about;
  const { active } = g.board.players[by];
  if (!active) return [];
  const attacks = knownAttacks(g, active).map((attack, i) =>
    option(about, 'attack', active.id, attack.name, () => checkAttack(g, by, active, attack).reasons, {
      effect: i + 1,
      of: { card: attack.card, box: `attack/${attack.index + 1}` },
    }),
  );
  const retreat = option(about, 'retreat', active.id, nameOf(g, active), () => checkRetreat(g, by));
  return [
    ...attacks,
    to(
      retreat,
      g.board.players[by].bench.map(({ id }) => id),
    ),
  ];
}

/** With the Pokémon it can be done to, where it can be done at all. */
const to = (made: NowOption, from: string[]): NowOption =>
  made.legal === false || from.length === 0 ? made : { ...made, targets: [{ min: 1, max: 1, from }] };

function toUse(about: Asked, usable: ReturnType<typeof usablesOf>[number]): NowOption {
  const { g, by } = about;
  const { source, effect } = usable;
  const { abilities } = source.card.def ?? {};
  const { ability } = effect;
  return option(
    about,
    ability === undefined ? 'use' : 'ability',
    source.self?.id ?? source.card.id,
    ability === undefined ? cardName(source.card) : partName(abilities, ability),
    () => checkUse(g, by, usable),
    {
      hangsOn: hanging(g, by, source.card, () => useHangsOn(g, by, usable)),
      effect: ability === undefined ? undefined : partIndex(abilities, ability) + 1,
      ...(source.card.def && { of: { card: source.card, box: boxOf(source.card.def, effect) } }),
    },
  );
}

/** What nobody could read may be something to use: whether it is, hangs on the text. */
function perhapsToUse(about: Asked, { source, box }: ReturnType<typeof unreadUsables>[number]): NowOption {
  const { g, by } = about;
  const ability = box.box !== 'text';
  const question = aboutCard(g, by, source.card, 'text', sayUnread.question({ card: box.name, text: box.text }), [
    'ptcg.abilities.definition',
  ]);
  const id = ability ? (source.self?.id ?? source.card.id) : source.card.id;
  return option(about, ability ? 'ability' : 'use', id, box.name, () => [], {
    hangsOn: [question],
    effect: ability ? Number(box.box.split('/')[1]) : undefined,
  });
}

/** The attacks of a Pokémon as far as they are known: a text nobody read may lend it more, its own it has in any case. */
function knownAttacks(g: Game, active: Pokemon): KnownAttack[] {
  try {
    return attacksOf(g, active);
  } catch (error) {
    if (error instanceof Undecided) return ownAttacks(active);
    throw error;
  }
}

/** The reasons against something; where a fact must be known first, the question instead. */
function asked(check: () => readonly Reason[]): { reasons: readonly Reason[]; open: Decision[] } {
  const { list, open = [] } = found(check);
  return { reasons: list, open };
}

/** A question about a card in the hand. */
const aboutCard = (g: Game, by: Player, card: Card, slug: string, text: Localized, rules: RuleId[]): Decision => ({
  id: `${card.id}/${g.move + 1}/${slug}`,
  by: slug === 'which' ? by : 'judge',
  what: 'fact',
  move: g.move + 1,
  afterStep: g.record.steps.length,
  text,
  given: 'open',
  rules,
});

/** Whether it does anything hangs on these parts of its text, or on what must be known first. */
function hanging(g: Game, by: Player, card: Card, texts: () => readonly Quoted[]): Decision[] {
  try {
    return texts().map((text) =>
      aboutCard(g, by, card, 'text', sayUnread.question({ card: cardName(card), text: quoted(text) }), [
        'ptcg.turn.card-without-effect',
      ]),
    );
  } catch (error) {
    if (error instanceof Undecided) return [error.decision];
    throw error;
  }
}

function handOptions(about: Asked, card: Card): NowOption[] {
  const { g, by } = about;
  const { def } = card;
  const name = cardName(card);
  const mine = pokemonOf(g.board, by);
  /** Somewhere it may go, else why it may not go to the first place that comes closest. */
  const anywhere = (what: string, at: (p: Pokemon) => readonly Reason[]): NowOption => {
    const from: string[] = [];
    const made = option(about, what, card.id, name, () => {
      const all = mine.map((p) => ({ id: p.id, against: at(p) })).sort((a, b) => a.against.length - b.against.length);
      from.push(...all.flatMap(({ id, against }) => (against.length === 0 ? [id] : [])));
      return all[0]?.against ?? [W.reasons.noTarget(name)];
    });
    return to(made, from);
  };
  if (!def)
    return [
      option(about, 'play', card.id, name, () => [], {
        hangsOn: [aboutCard(g, by, card, 'which', W.whichCard(), ['ptcg.turn.actions-any-order'])],
      }),
    ];
  if (def.kind === 'energy') return [anywhere('attach', (p) => checkAttachEnergy(g, by, card, p))];
  if (def.kind === 'pokemon') {
    if (isEvolution(def)) return [anywhere('evolve', (p) => checkEvolve(g, by, card, p))];
    return stageOf(def) === 'v-union' ? [] : [option(about, 'bench', card.id, name, () => checkBench(g, by, card))];
  }
  if (def.trainer === 'tool') return [anywhere('attach', (p) => checkTool(g, by, card, p))];
  // Nobody declared what it does: whether it would do anything is for the judge to say.
  const boxes = playedAs(card) || def.trainer === 'stadium' ? [] : unreadText(card);
  const unread = boxes.map(({ text }) =>
    aboutCard(g, by, card, 'text', sayUnread.question({ card: name, text }), ['ptcg.turn.card-without-effect']),
  );
  const parts = hanging(g, by, card, () => playHangsOn(g, by, card));
  const made = option(about, playedAs(card) ? 'bench' : 'play', card.id, name, () => checkPlay(g, by, card), {
    hangsOn: [...unread, ...parts],
    of: { card, box: 'text' },
  });
  return [isTwoSided(card) ? to(made, [...PLAYERS]) : made];
}

/** What stands against every action of this player at this moment. `waiting`: a question comes before it. */
function againstEverything(g: Game, by: Player, waiting: boolean): Reason[] {
  if (g.over) return [W.reasons.gameOver()];
  const reasons: Reason[] = [];
  for (const owed of promotionsOwed(g)) reasons.push(W.reasons.promoteFirst(owed));
  const turnOver = g.stage === 'turn-over' || g.stage === 'between';
  if (waiting && reasons.length === 0) return [];
  if (by === g.board.turn.player && turnOver) reasons.push(W.reasons.turnOver());
  if (by !== g.board.turn.player) reasons.push(W.reasons.notYourTurn(by));
  return reasons;
}
