/**
 * Texts in play that no declaration covers. What such a text does is never guessed: one that could change the ruling by itself leaves it open until
 * the judge has spoken (`doubt`); one that does something only if a player uses it is taken as not used.
 */
import type { PtcgMove } from '../case/schema.ts';
import type { Reason } from '../ruling/schema.ts';
import { allPokemon, topCard, type Card, type Pokemon } from './board.ts';
import { printedText } from './cards.ts';
import type { Quoted } from './effects/schema.ts';
import { cardName, type Game } from './game.ts';
import { quoted, W } from './words.ts';

interface Unread {
  name: { de: string; en: string };
  text: Quoted;
}

/** Asks about every text in play that nobody declared. */
export function askAboutTexts(g: Game): void {
  const { board } = g;
  const inPlay = allPokemon(board).flatMap(cardsOf);
  for (const card of board.stadium ? [...inPlay, board.stadium.card] : inPlay)
    for (const unread of unreadTexts(card)) if (!onlyIfUsed(unread.text)) askAbout(g, card.id, unread);
  for (const p of allPokemon(board))
    for (const { modifier } of p.effects) if (modifier.what === 'unmodelled') askAboutEffect(g, p.id, modifier.text);
  for (const p of ['A', 'B'] as const)
    for (const { modifier } of board.players[p].effects)
      if (modifier.what === 'unmodelled') askAboutEffect(g, p, modifier.text);
}
const cardsOf = (p: Pokemon): Card[] => [topCard(p), ...p.tools, ...p.energy];

/** What a card's own text may allow although the rules forbid it; a move not in one's turn, or with a card that is not there, no text allows. */
const LIFTABLE: ReadonlySet<string> = new Set([
  'ability-off',
  'bench-full',
  'came-this-turn',
  'cannot-attack',
  'cannot-retreat',
  'cannot-use-attack',
  'cost-not-met',
  'evolved-this-turn',
  'first-turn-evolve',
  'no-effect',
  'no-target',
  'not-active',
  'retreat-cost',
  'retreat-not-attached',
  'retreat-used',
  'same-stadium',
  'stadium-used',
  'starting-player-attack',
  'starting-player-supporter',
  'tool-taken',
  'used-already',
  'wrong-name',
]);
/** An illegal move that an unread text of the cards concerned might allow: asks about these texts. */
export function askIfAllowed(g: Game, move: PtcgMove, reasons: readonly Reason[]): void {
  if (!('by' in move) || !reasons.every((r) => LIFTABLE.has(r.code))) return;
  const side = g.board.players[move.by];
  const ids = new Set(
    ['card', 'pokemon', 'to'].flatMap((key) => (key in move ? [(move as never)[key] as string] : [])),
  );
  const concerned = allPokemon(g.board).filter((p) => p === side.active || ids.has(p.id) || ids.has(topCard(p).id));
  const cards = [...concerned.flatMap(cardsOf), ...side.hand.filter((card) => ids.has(card.id))];
  for (const card of g.board.stadium ? [...cards, g.board.stadium.card] : cards)
    for (const unread of [...unreadTexts(card), ...unreadTrainer(card)])
      if (side.hand.includes(card) || !onlyIfUsed(unread.text)) askAbout(g, card.id, unread);
}

function askAbout(g: Game, where: string, { name, text }: Unread): void {
  const id = `${where}/text/${name.en}`;
  if (g.record.decisions.some((d) => d.id === id)) return;
  g.record.doubt({
    id,
    by: 'judge',
    what: 'fact',
    move: g.move + 1,
    text: W.unmodelled(name, text),
    answers: [{ value: 'nothing', text: W.changesNothing() }],
    rules: ['ptcg.abilities.definition'],
  });
}
/** What the case itself says of an effect in force is known to the judge. */
function askAboutEffect(g: Game, where: string, text: Quoted): void {
  const name = { de: where, en: where };
  const id = `${where}/effect/${quoted(text).en}`;
  if (g.record.decisions.some((d) => d.id === id)) return;
  g.record.leaveOpen({ id, by: 'judge', what: 'fact', move: g.move + 1, text: W.unmodelled(name, text), rules: ['ptcg.turn.card-beats-rulebook'] });
} // prettier-ignore

/** The standard wording of what a player may use or leave, and sentences that only repeat the rulebook. */
const OPTIONAL = {
  en: /\b(you|that player) may\b/i,
  de: /\b(du kannst|kannst du|darfst du|du darfst|(kann|darf) (jener|dieser|der) Spieler)\b/i,
} as const;
const REMINDER = {
  en: /^you may (play|attach) (as many|any number|only)/i,
  de: /^du kannst (während deines Zuges|an jedes Pokémon|nicht mehr als)/i,
} as const;

/** Does this text do nothing unless a player chooses to use it? Judged by the standard wording of Abilities and Stadiums. */
export function onlyIfUsed(text: Quoted): boolean {
  const both = quoted(text);
  const lang = both.en === '' ? 'de' : 'en';
  const sentences = both[lang].split(/(?<=[.!)])\s+|\n+/).filter((s) => !REMINDER[lang].test(s));
  return sentences.some((s) => OPTIONAL[lang].test(s));
}

/** Abilities and card texts of a card in play that no declaration covers. */
export function unreadTexts(card: Card): Unread[] {
  const { def, effects } = card;
  if (!def) return [];
  const abilities = (def.abilities ?? []).flatMap((ability, i) => {
    const name = typeof ability.name === 'string' ? { de: ability.name, en: ability.name } : { de: ability.name.de ?? ability.name.en ?? '', en: ability.name.en ?? ability.name.de ?? '' };
    const mine = effects.filter((e) => 'ability' in e && e.ability !== undefined && (e.ability === i + 1 || e.ability === name.en || e.ability === name.de));
    const unmodelled = mine.find((e) => e.effect === 'unmodelled');
    const text = unmodelled?.effect === 'unmodelled' ? unmodelled.text : mine.length === 0 ? printedText(ability.text) : undefined;
    return text ? [{ name, text }] : [];
  });
  const attached = def.kind === 'energy' || def.trainer === 'tool' || def.trainer === 'stadium';
  const own = effects.find((e) => e.effect === 'unmodelled' && e.ability === undefined && e.attack === undefined);
  const text = own?.effect === 'unmodelled' ? own.text : attached && effects.length === 0 ? printedText(def.text) : undefined;
  return [...abilities, ...(text ? [{ name: cardName(card), text }] : [])];
} // prettier-ignore

/** The text of an Item or Supporter in the hand that nobody declared. */
function unreadTrainer(card: Card): Unread[] {
  const { def, effects } = card;
  const text = def?.kind === 'trainer' && effects.length === 0 ? printedText(def.text) : undefined;
  return text ? [{ name: cardName(card), text }] : [];
}
