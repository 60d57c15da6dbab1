/** The headline of a play that is not legal: what cannot be done, and the reason that counts. */
import type { YgoMove } from '../../case/schema.ts';
import type { Localized, Reason } from '../../ruling/schema.ts';
import { say, sentences } from '../../ruling/say.ts';
import type { Game } from '../game/game.ts';
import { PHASE_NAMES } from './names.ts';
import { NEVER_SUMMONED } from './questions.ts';

export function illegalHeadline(game: Game, illegal: { move: number; reasons: Reason[] }): Localized {
  const move = game.moves[illegal.move];
  const card = cardOfMove(game, illegal.move);
  const what = moveName(game, illegal.move);
  // What triggers only after the Chain is worth saying; that a slow card has to wait goes without.
  const first = foremost(illegal.reasons);
  const later = [
    ...(first?.code === 'timing' ? illegal.reasons.filter((r) => r.code === 'resolve-first').map((r) => r.text) : []),
    // By what it was Summoned nobody said: the other answer stands there, too.
    ...(first?.text.en.includes('(Special Summon); such a') && game.supposed.byNobody.size > 0 ? [UNAIDED] : []),
    ...takenAsNeverSummoned(game).map(summonedBefore),
  ];
  const why = sentences([byItself(first?.text ?? say('', ''), what), ...later]);
  const cannot = card && move && CANNOT[move.do];
  return cannot
    ? say(`${what.de} kann hier ${cannot.de}: ${why.de}`, `${what.en} cannot ${cannot.en} here: ${why.en}`)
    : say(`${what.de} ist hier nicht erlaubt: ${why.de}`, `${what.en} is not allowed here: ${why.en}`);
}

const UNAIDED = say(
  'Ohne den Effekt einer Karte beschworen (etwa als Pendelbeschwörung), könnte es annulliert werden.',
  'Summoned without the effect of a card (by a Pendulum Summon, say), it could be negated.',
);

/** Monsters of which nobody said that they were properly Summoned: with that said, they could be Summoned. */
const takenAsNeverSummoned = ({ rec, duel }: Game): Localized[] =>
  rec.assumptions.flatMap(({ path, value }) => {
    const id = value === false && path.startsWith(NEVER_SUMMONED) ? path.slice(NEVER_SUMMONED.length) : undefined;
    return duel.cards.get(id ?? '')?.info.name ?? [];
  });
const summonedBefore = ({ de, en }: Localized): Localized =>
  say(
    `Wurde ${de} vorher ordnungsgemäß beschworen (nicht angegeben), ist es ein erlaubtes Ziel.`,
    `If ${en} was properly Summoned before (not given), it is a legal target.`,
  );

/** "X cannot attack: X forbids this": its name is not said twice. */
const byItself = (why: Localized, { de, en }: Localized): Localized =>
  why.en === `${en} forbids this.`
    ? say(
        why.de.replace(de, () => 'Der eigene Effekt'),
        why.en.replace(en, () => 'Its own effect'),
      )
    : why;

const cardOfMove = ({ moves, duel }: Game, at: number) => {
  const move = moves[at];
  return move && 'card' in move ? duel.cards.get(move.card) : undefined;
};

/** What a move is called: by its card, else by what is done. */
export function moveName(game: Game, at: number): Localized {
  const card = cardOfMove(game, at);
  if (card) return card.info.name;
  const move = game.moves[at];
  if (move?.do === 'phase')
    return say(`Der Beginn der ${PHASE_NAMES[move.to].de}`, `Entering the ${PHASE_NAMES[move.to].en}`);
  return (move && MOVES[move.do]) ?? say(`Zug ${at + 1}`, `Move ${at + 1}`);
}

const MOVES: Readonly<Partial<Record<YgoMove['do'], Localized>>> = {
  'pendulum-summon': say('Die Pendelbeschwörung', 'The Pendulum Summon'),
  'end-turn': say('Das Beenden des Zuges', 'Ending the turn'),
  step: say('Der Wechsel des Steps', 'Going to that step'),
};

/** What a card cannot do, or what cannot be done with it, where a move is refused. */
const CANNOT: Readonly<Partial<Record<YgoMove['do'], Localized>>> = {
  activate: say('nicht aktiviert werden', 'be activated'),
  'normal-summon': say('nicht als Normalbeschwörung beschworen werden', 'be Normal Summoned'),
  set: say('nicht gesetzt werden', 'be Set'),
  'flip-summon': say('nicht als Flippbeschwörung beschworen werden', 'be Flip Summoned'),
  'special-summon': say('nicht als Spezialbeschwörung beschworen werden', 'be Special Summoned'),
  attack: say('nicht angreifen', 'attack'),
  'change-position': say('die Position nicht ändern', 'change its battle position'),
};

/** Too slow for the Chain it is too slow in any turn and phase. */
const foremost = (reasons: readonly Reason[]): Reason | undefined =>
  MOMENT.has(reasons[0]?.code ?? '')
    ? (reasons.find(({ code }) => code === 'spell-speed') ?? reasons[0])
    : // What a card forbids it forbids whatever happened.
      reasons[0]?.code === 'timing'
      ? (reasons.find(({ code }) => code === 'forbidden') ?? reasons[0])
      : // The card that was named, and what is against it.
        reasons[0]?.code === 'no-target'
        ? (reasons.find(({ code }) => code === 'target' || code === 'forbidden') ?? reasons[0])
        : reasons[0];

const MOMENT: ReadonlySet<string> = new Set(['not-your-turn', 'wrong-phase']);
