/**
 * Texts nobody read, where they could matter. Whoever works something out names what it is about (`heed`): a text that could touch it, of a card that
 * lies where its text works, is asked about there and then. What such a text does is never guessed, and nothing is asked that could not matter.
 */
import type { Question } from '../../ruling/record.ts';
import type { Decision, Localized, Reason } from '../../ruling/schema.ts';
import { sayUnread } from '../../ruling/unread.ts';
import { same } from '../../ruling/say.ts';
import type { Touch } from '../../reading.ts';
import { isActive, type Card, type Player, type Pokemon } from '../board/board.ts';
import type { Ctx } from '../game/context.ts';
import { cardName, nameOf, type Game } from '../game/game.ts';
import { abilitiesOff, sourcesInPlay, type SourceInPlay } from './modifiers.ts';
import type { PtcgTouch } from '../touches.ts';
import type { EventKind } from '../effects/schema.ts';
import { quoted, W } from '../say/words.ts';
import { TOUCHED_BY_EVENT } from '../texts/touched.ts';
import type { Sentence, UnreadBox } from '../texts/texts.ts';
import { Unread } from '../texts/unread.ts';

/** What something is about: a Pokémon, or a player. */
export interface About {
  pokemon?: Pokemon | undefined;
  player?: Player | undefined;
  /** The card a player would play: its own text may speak of that. */
  card?: Card | undefined;
}
interface Speaking {
  source: SourceInPlay;
  box: UnreadBox;
  sentence: Sentence;
}

/** Every sentence nobody read, of cards in play whose text works now. */
function speaking(g: Game): Speaking[] {
  return sourcesInPlay(g).flatMap((source) =>
    source.card.unread
      .filter(({ box }) => isOfSource(g, source, box))
      .flatMap((box) => box.sentences.map((sentence): Speaking => ({ source, box, sentence })))
      .filter(({ sentence }) => worksHere(g, source, sentence)),
  );
}
/** A card in the hand says of itself what the rules do not allow; that is never left to anybody. */
const ofPlayed = (card: Card, you: Player): Speaking[] =>
  card.unread
    .filter(({ box }) => !box.startsWith('attack/'))
    .flatMap((box) =>
      box.sentences.map(({ optional: _, on: __, ...sentence }): Speaking => ({
        source: { card, effects: [], you, origin: 'rule' },
        box,
        sentence,
      })),
    );
/** An attack speaks when it is used, an Ability unless it is switched off. */
function isOfSource(g: Game, { self, origin }: SourceInPlay, box: UnreadBox['box']): boolean {
  if (box.startsWith('attack/')) return false;
  return !(origin === 'ability' && box.startsWith('ability/') && self && abilitiesOff(g).has(self));
}
function worksHere(g: Game, { self }: SourceInPlay, { places }: Sentence): boolean {
  if (!places || !self) return true;
  return places.includes('in-play') || places.includes(isActive(g.board, self) ? 'active' : 'bench');
}

/** Whether what the text could touch is this. A Stadium speaks of both players alike. */
function meets({ source }: Speaking, touch: Touch<PtcgTouch>, what: PtcgTouch, { pokemon, player }: About): boolean {
  if (touch.what !== what && touch.what !== 'everything') return false;
  if (touch.self && source.self && pokemon) return pokemon === source.self;
  const whom = pokemon?.owner ?? player;
  if (touch.whose === undefined || whom === undefined || source.origin === 'stadium') return true;
  return (whom === source.you) === (touch.whose === 'you');
}

/** Something about this is being worked out: texts that could touch it are asked about. `lifts`: also where only what allows more is looked for. */
export function heed(g: Game, what: PtcgTouch, about: About = {}, lifts = false): void {
  if (!g.texts.anyUnread || g.heeding === 'none' || (g.heeding === 'lifting' && !lifts)) return;
  if (g.deriving.has('texts')) return;
  g.deriving.add('texts');
  try {
    ask(
      g,
      [...(about.card && about.player && lifts ? ofPlayed(about.card, about.player) : []), ...speaking(g)].filter(
        (one) => {
          const { on, optional, touches } = one.sentence;
          return !on && !optional && touches.some((touch) => meets(one, touch, what, about));
        },
      ),
    );
  } finally {
    g.deriving.delete('texts');
  }
}

/** Something happened: texts that wait for it are asked about; what a player may do then is taken as not done, and named. */
export function heedEvent(g: Game, event: EventKind, about: About & { inputs?: Ctx['inputs'] | undefined }): void {
  if (!g.texts.anyUnread || g.heeding === 'none') return;
  const waiting = speaking(g).filter((one) =>
    one.sentence.on?.some((on) => meets(one, on, TOUCHED_BY_EVENT[event], about)),
  );
  // Whoever says yes uses it.
  const isUsed = ({ source, sentence }: Speaking): boolean =>
    !sentence.optional || about.inputs?.[source.you === g.board.turn.player ? 'you' : 'opponent'].yes === true;
  ask(g, waiting.filter(isUsed));
  for (const { source, box } of waiting.filter((one) => !isUsed(one))) {
    const holder = source.self ? nameOf(g, source.self) : cardName(source.card);
    g.record.assume({ path: `/texts/${box.question}`, value: false, text: W.notUsed(holder, box.name) });
  }
}

/** These cards have left for the discard pile: one whose own text says where it goes then, or what follows, is asked about. */
export function heedLeaving(g: Game, cards: readonly Card[]): void {
  if (!g.texts.anyUnread || g.heeding !== 'all') return;
  const speaks = ({ optional, touches }: Sentence): boolean =>
    !optional && touches.some(({ what }) => what === 'discard');
  askAll(
    g,
    cards.flatMap((card) =>
      card.unread
        .filter(({ box, sentences }) => !box.startsWith('attack/') && sentences.some(speaks))
        .map((box) => ({ card, box })),
    ),
  );
}

/** These boxes are being carried out: each is asked about that says anything. Answers what the judge said, by question. */
export function askBoxes(g: Game, card: Card, boxes: readonly UnreadBox[]): unknown[] {
  if (g.heeding === 'none') return [];
  return askAll(
    g,
    boxes.map((box) => ({ card, box })),
  );
}

/** The card's own text may say to what it can be attached, or what that costs. */
export function askOfAttaching(g: Game, card: Card): void {
  const speaks = ({ on, touches }: Sentence): boolean => !on && touches.some(({ what }) => what === 'attaching');
  const boxes = unreadText(card).filter(({ sentences }) => sentences.some(speaks));
  askBoxes(g, card, boxes);
}

const ask = (g: Game, list: readonly Speaking[]): void => {
  if (list.length > 0)
    askAll(
      g,
      list.map(({ source, box }) => ({ card: source.card, box })),
    );
};

function askAll(g: Game, list: readonly { card: Card; box: UnreadBox }[]): unknown[] {
  const open: { question: Decision; name: Localized }[] = [];
  const answers = list.flatMap(({ card, box }): unknown[] => {
    g.mattered(card, box);
    if (open.some(({ question }) => question.id === box.question)) return [];
    const known = g.record.decisions.find((d) => d.id === box.question);
    const answer = known ? known.answer : noted(g, box);
    if (answer !== undefined) return [answer];
    open.push({ question: g.record.decisions.find((d) => d.id === box.question)!, name: cardName(card) });
    return [];
  });
  if (open.length > 0) throw new Unread({ questions: open.map((o) => o.question), cards: open.map((o) => o.name) });
  return answers;
}
const noted = (g: Game, box: UnreadBox): unknown => g.record.leaveOpen<unknown>(aboutBox(box, g.move + 1));
const aboutBox = (box: UnreadBox, move: number): Question => ({
  id: box.question,
  by: 'judge',
  what: 'fact',
  move,
  text: sayUnread.question({ card: box.name, text: box.text }),
  answers: sayUnread.answers(),
  rules: ['ptcg.turn.card-beats-rulebook'],
});

/** What the judge has said of texts stands among the decisions, whether or not the ruling comes to them. */
export function noteSaid(g: Game): void {
  const answered = (id: string) => g.moves.findIndex((move) => move.do === 'decide' && move.question === id);
  for (const { box, answer } of g.texts.said)
    g.record.note(aboutBox(box, Math.max(0, answered(box.question))), answer, 'case');
}

// ───────────────────────────── Whether something is allowed ─────────────────────────────

/** What a card's text may allow although the rules forbid it; a move not in one's turn, or with a card that is not there, no text allows. */
const LIFTABLE: ReadonlySet<string> = new Set([
  'ability-off',
  'asleep',
  'bench-full',
  'came-this-turn',
  'cannot-attach-to',
  'cannot-attack',
  'cannot-retreat',
  'cannot-use-attack',
  'cost-not-met',
  'energy-used',
  'evolved-this-turn',
  'first-turn-evolve',
  'no-effect',
  'not-active',
  'paralyzed',
  'retreat-cost',
  'retreat-not-attached',
  'retreat-used',
  'starting-player-attack',
  'starting-player-supporter',
  'supporter-used',
  'tool-taken',
  'wrong-name',
]);

/**
 * Every reason against something. Texts nobody read are asked about only where they decide: where the rules allow it, those that could forbid it; where
 * they forbid it, those that could allow it, and none if something stands against it that no text could lift.
 */
export function reasonsAgainst(g: Game, check: () => readonly Reason[]): readonly Reason[] {
  const certain = heeding(g, 'none', check);
  if (!g.texts.anyUnread) return certain;
  if (certain.length === 0) return heeding(g, 'all', check);
  return certain.every(({ code }) => LIFTABLE.has(code)) ? heeding(g, 'lifting', check) : certain;
}
function heeding<T>(g: Game, how: Game['heeding'], ask: () => T): T {
  const before = g.heeding;
  g.heeding = how;
  try {
    return ask();
  } finally {
    g.heeding = before;
  }
}

/** Texts in play that leave something to this player, and nobody read. */
export const unreadUsables = (g: Game, by: Player): { source: SourceInPlay; box: UnreadBox }[] =>
  speaking(g).flatMap(({ source, box, sentence }) => {
    const theirs = source.you === by || source.origin === 'stadium';
    const first = box.sentences.find(({ optional, on }) => optional && !on);
    return theirs && sentence === first ? [{ source, box }] : [];
  });

/** Boxes of a card's own text. */
export const unreadText = (card: Card): UnreadBox[] => card.unread.filter(({ box }) => box === 'text');

/** An effect in force that the case tells in words: known to the judge, so it is shown and stops nothing. */
export function askAboutEffects(g: Game): void {
  const { players } = g.board;
  const lying = (['A', 'B'] as const).flatMap((p) => [
    ...players[p].effects.map((effect) => ({ where: p as string, effect })),
    ...[players[p].active, ...players[p].bench].flatMap(
      (q) => q?.effects.map((effect) => ({ where: q.id, effect })) ?? [],
    ),
  ]);
  for (const {
    where,
    effect: { modifier },
  } of lying) {
    if (modifier.what !== 'unmodelled') continue;
    const id = `${where}/effect/${quoted(modifier.text).en}`;
    if (g.record.decisions.some((d) => d.id === id)) continue;
    g.record.leaveOpen({
      id,
      by: 'judge',
      what: 'fact',
      move: g.move + 1,
      text: W.unmodelled(same(where), modifier.text),
      rules: ['ptcg.turn.card-beats-rulebook'],
    });
  }
}
