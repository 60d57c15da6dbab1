/**
 * What a question asks of a judge, taken from the ruling itself: is it legal, what becomes of a link of the chain, where does a card end up,
 * what are the Life Points or the damage, who wins. Each has one right answer.
 */
import type { Case, Localized, Player, PtcgState, Ruling, YgoState } from '../../../desk/contract.ts';
import { cardsOf, fullPtcg, fullYgo, PLAYERS, pokemonOf, type Monster } from '../board/edit.ts';
import { W } from './words.ts';

export interface Question {
  id: string;
  text: Localized;
  /** One of these; a number is typed. */
  options?: { value: string; text: Localized }[];
  right: string;
}
type NameOf = (id: string) => Localized;

const VERDICTS: { value: Ruling['verdict']; words: () => Localized }[] = [
  { value: 'resolved', words: W.legalPlay },
  { value: 'illegal', words: W.illegalPlay },
  { value: 'needs-facts', words: W.needsFactsPlay },
  { value: 'over', words: W.overPlay },
];
const OUTCOMES = {
  resolved: W.outcomeResolved,
  'no-effect': W.outcomeNoEffect,
  'effect-negated': W.outcomeEffectNegated,
  'activation-negated': W.outcomeActivationNegated,
};

const verdict = (ruling: Ruling): Question => ({
  id: 'verdict',
  text: W.whatCall(),
  options: VERDICTS.map(({ value, words }) => ({ value, text: words() })),
  right: ruling.verdict,
});

/** The link whose outcome teaches most: one that did not simply resolve, else the first of the longest chain. */
function chain(ruling: Ruling): Question[] {
  const links = (ruling.chain ?? []).filter((l) => l.outcome in OUTCOMES);
  const long = links.filter((l) => links.some((o) => o.chain === l.chain && o.link > 1));
  const asked = long.find((l) => l.outcome !== 'resolved') ?? long.find((l) => l.link === 1);
  if (!asked) return [];
  return [
    {
      id: 'link',
      text: W.askLink({ link: asked.link, de: asked.name.de, en: asked.name.en }),
      options: Object.entries(OUTCOMES).map(([value, words]) => ({ value, text: words() })),
      right: asked.outcome,
    },
  ];
}

const YGO_ENDS = {
  monsters: W.onField,
  hand: W.hand,
  graveyard: W.graveyard,
  banished: W.banished,
  deck: W.deck,
  extraDeck: W.extraDeck,
};
const PTCG_ENDS = {
  active: W.active,
  bench: W.bench,
  hand: W.hand,
  discard: W.discard,
  lostZone: W.lostZone,
  deck: W.deck,
};
/** Where each card is; on a Yu-Gi-Oh! field any zone is "the field". */
function places(of: Case['game'], board: YgoState | PtcgState): Map<string, { zone: string; monster: boolean }> {
  const all = of === 'ygo' ? [...cardsOf(fullYgo(board as YgoState))] : [...pokemonOf(fullPtcg(board as PtcgState))];
  return new Map(
    all.map(({ card, place }) => {
      const onField = ['monsters', 'spellsTraps', 'field', 'pendulum'].includes(place.zone);
      return [
        card.id,
        {
          zone: onField ? 'monsters' : place.zone,
          monster: (card as Monster).current !== undefined || place.zone === 'monsters' || of === 'ptcg',
        },
      ];
    }),
  );
}
/** A card that ended up elsewhere: a monster or Pokémon before a Spell that was merely used. */
function fate(of: Case, ruling: Ruling, nameOf: NameOf): Question[] {
  const before = places(of.game, ruling.initial);
  const after = places(of.game, ruling.final);
  const moved = [...before].filter(([id, { zone }]) => {
    const now = after.get(id);
    return now !== undefined && now.zone !== zone && id !== '?';
  });
  const [id] = moved.find(([, { monster }]) => monster) ?? moved[0] ?? [];
  const end = id === undefined ? undefined : after.get(id)?.zone;
  const ends: Record<string, () => Localized> = of.game === 'ygo' ? YGO_ENDS : PTCG_ENDS;
  if (id === undefined || end === undefined || !(end in ends)) return [];
  return [
    {
      id: 'fate',
      text: W.askFate(nameOf(id)),
      options: Object.entries(ends).map(([value, words]) => ({ value, text: words() })),
      right: end,
    },
  ];
}

/** Life Points that changed, or the damage of an attack. */
function numbers(of: Case, ruling: Ruling, nameOf: NameOf): Question[] {
  if (of.game === 'ptcg') {
    const [report] = ruling.damage ?? [];
    return report ? [{ id: 'damage', text: W.askDamage(nameOf(report.target)), right: String(report.total) }] : [];
  }
  const points = (state: YgoState, player: Player): number | undefined => fullYgo(state).players[player].lifePoints;
  const changed = PLAYERS.find((p) => points(ruling.initial as YgoState, p) !== points(ruling.final as YgoState, p));
  const after = changed && points(ruling.final as YgoState, changed);
  return changed && after !== undefined
    ? [{ id: 'life', text: W.askLife({ player: changed }), right: String(after) }]
    : [];
}

function winner(ruling: Ruling): Question[] {
  if (!ruling.over) return [];
  const names: Record<string, () => Localized> = {
    A: () => W.player({ player: 'A' }),
    B: () => W.player({ player: 'B' }),
    draw: W.drawGame,
    'sudden-death': W.suddenDeath,
  };
  return [
    {
      id: 'winner',
      text: W.askWinner(),
      options: Object.entries(names).map(([value, words]) => ({ value, text: words() })),
      right: ruling.over.winner,
    },
  ];
}

/** Three questions at most: whether it is legal first; where it is, what comes of it. */
export function questionsOf(of: Case, ruling: Ruling, nameOf: NameOf): Question[] {
  if (ruling.verdict === 'illegal' || ruling.verdict === 'needs-facts') return [verdict(ruling)];
  const deeper = [...chain(ruling), ...winner(ruling), ...numbers(of, ruling, nameOf), ...fate(of, ruling, nameOf)];
  return [verdict(ruling), ...deeper.slice(0, 2)];
}

/** What is typed for a number, compared as a number. */
export const isRight = (question: Question, given: string | undefined): boolean =>
  given !== undefined &&
  (question.options ? given === question.right : Number(given.replace(/[.,\s]/g, '')) === Number(question.right));
