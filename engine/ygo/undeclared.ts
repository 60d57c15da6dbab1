/**
 * Texts nobody declared. What such a text does is never guessed: where it could change the ruling by itself, the ruling waits for the judge's word
 * (`doubt`); where it does something only if a player uses it, it is named and the ruling goes on (an effect nobody used is taken as not used).
 */
import type { Question } from '../ruling/record.ts';
import type { Localized, Reason } from '../ruling/schema.ts';
import type { Card } from './duel.ts';
import { rulesOf } from './derive/derive.ts';
import type { Game } from './game.ts';
import { sayQuestion } from './say/questions.ts';

const FIELD: readonly string[] = ['monsters', 'spellsTraps', 'field', 'pendulum'];

/** The standard wording of effects a player may use or leave, and of conditions for Summoning the card. */
const OPTIONAL = {
  en: /^([^:]*:\s*you can\b|[^:]*\byou can\b[^:]*$)/i,
  de: /^([^:]*:\s*(du kannst|kannst du)\b|[^:]*\b(du kannst|kannst du)\b[^:]*$)/i,
} as const;
const SUMMON_CONDITION = {
  en: /^(cannot be normal summoned|cannot be special summoned|must (first )?be )/i,
  de: /^(kann nicht als (normal|spezial)beschwörung|muss (zuerst )?(als|durch) )/i,
} as const;

/**
 * Does this printed text do nothing unless a player chooses to use it? Sentence by sentence; what is not in the standard wording could do something.
 * Conditions for Summoning the card matter where it was `summoned`.
 */
export function onlyIfUsed(card: Card, summoned = false): boolean {
  const { text, is } = card.info;
  const lang = text?.en ? 'en' : 'de';
  const lines = (text?.[lang] ?? '').replace(/\([^)]*\)/g, '').split('\n');
  const fromExtraDeck = ['fusion', 'synchro', 'xyz', 'link'].some((kind) => (is as readonly string[]).includes(kind));
  const body = fromExtraDeck && lines.length > 1 ? lines.slice(1) : lines;
  const sentences = body
    .join(' ')
    .split(/(?<=\.)\s+/)
    .map((s) => s.replace(/^●\s*/, '').trim())
    .filter((s) => s !== '');
  return sentences.every((s) => OPTIONAL[lang].test(s) || (!summoned && SUMMON_CONDITION[lang].test(s)));
}

/** Cards whose text is not declared and to which something happened: the judge has to look. */
export function askAboutMoved(game: Game): void {
  for (const id of game.doubtful) {
    const card = game.duel.cards.get(id);
    if (card) askAbout(game, card, `${id}/text/${game.duel.log.length}`, FIELD.includes(card.zone));
  }
  game.doubtful.clear();
}

/** Cards on the field whose text is not declared: what they do was not taken into account. */
export function askAboutBystanders(game: Game): void {
  const { duel, rec } = game;
  for (const card of duel.cards.values()) {
    const onTheField = FIELD.includes(card.zone) && card.face === 'up';
    if (!onTheField || !card.info.undeclared || rec.decisions.some((d) => d.id.startsWith(`${card.id}/`))) continue;
    askAbout(game, card, `${card.id}/text`);
  }
  for (const { rule, card, force } of rulesOf(game, 'unmodelled')) {
    // What the case itself says of an effect in force is known to the judge.
    if (!card || (force && !force.source)) continue;
    rec.doubt(question(game, card, `${card.id}/text`, { de: rule.text, en: rule.text }));
  }
  nameUnsaidParts(game);
}

/** Parts of a declared card that the language cannot say: named where the card lay face-up on the field in this ruling; the ruling goes on. */
function nameUnsaidParts(game: Game): void {
  const left = new Set(
    game.duel.log.flatMap((i) => i.events.flatMap((e) => (e.kind === 'leaves-field' && e.card ? [e.card.id] : []))),
  );
  for (const card of game.duel.cards.values()) {
    if (!left.has(card.id) && !(FIELD.includes(card.zone) && card.face === 'up')) continue;
    const text = card.info.effects.find((e) => e.unmodelled !== undefined)?.unmodelled;
    if (text !== undefined) game.rec.leaveOpen(question(game, card, `${card.id}/text`, { de: text, en: text }));
  }
}

/** Words without which a card's own text does not allow what the rules forbid it. */
const ALLOWS: Record<string, { en: RegExp; de: RegExp }> = {
  'trap-from-hand': { en: /\bhand\b/i, de: /\bHand\b/i },
  'set-this-turn': { en: /\bturn\b.*\bset\b|\bset\b.*\bturn\b/i, de: /gesetzt/i },
  tributes: { en: /tribut/i, de: /tribut/i },
  'no-procedure': { en: /special summon/i, de: /spezialbeschw/i },
};
/** An illegal move with a card whose undeclared text may allow it: asks about that text. */
export function askIfAllowed(game: Game, id: string | undefined, reasons: readonly Reason[]): void {
  const card = id === undefined ? undefined : game.duel.cards.get(id);
  if (!card?.info.undeclared) return;
  const text = card.info.text ?? { de: '', en: '' };
  const lang = text.en ? 'en' : 'de';
  if (reasons.every((r) => ALLOWS[r.code]?.[lang].test(text[lang])))
    game.rec.doubt(question(game, card, `${card.id}/text`, text));
}

function askAbout(game: Game, card: Card, id: string, summoned = false): void {
  const asked = question(game, card, id, card.info.text ?? { de: '', en: '' });
  if (onlyIfUsed(card, summoned)) game.rec.leaveOpen(asked);
  else game.rec.doubt(asked);
}
const question = (game: Game, card: Card, id: string, text: Localized): Question => ({
  id,
  by: 'judge',
  what: 'fact',
  move: game.next,
  text: sayQuestion.undeclaredMatters({ card: card.info.name, text }),
  answers: [{ value: 'nothing', text: sayQuestion.changesNothing() }],
  rules: ['ygo.st.follow-card-text'],
});
