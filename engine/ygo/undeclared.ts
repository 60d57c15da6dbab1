/**
 * Texts nobody declared. What such a text does is never guessed: where it could change the ruling by itself, the ruling waits for the judge's word
 * (`doubt`); where it does something only if a player uses it, it is named and the ruling goes on (an effect nobody used is taken as not used).
 */
import type { Question } from '../ruling/record.ts';
import type { Localized } from '../ruling/schema.ts';
import type { Card } from './duel.ts';
import { rulesOf } from './derive.ts';
import type { Game } from './game.ts';
import { say } from './say.ts';

/** The standard wording of effects a player may use or leave, and of conditions for Summoning the card. */
const OPTIONAL = {
  en: /^([^:]*:\s*you can\b|[^:]*\byou can\b[^:]*$)/i,
  de: /^([^:]*:\s*(du kannst|kannst du)\b|[^:]*\b(du kannst|kannst du)\b[^:]*$)/i,
} as const;
const SUMMON_CONDITION = {
  en: /^(cannot be normal summoned|cannot be special summoned|must (first )?be )/i,
  de: /^(kann nicht als (normal|spezial)beschwörung|muss (zuerst )?(als|durch) )/i,
} as const;

/** Does this printed text do nothing unless a player chooses to use it? Sentence by sentence; what is not in the standard wording could do something. */
export function onlyIfUsed(card: Card): boolean {
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
  return sentences.every((s) => OPTIONAL[lang].test(s) || SUMMON_CONDITION[lang].test(s));
}

/** Cards whose text is not declared and to which something happened: the judge has to look. */
export function askAboutMoved(game: Game): void {
  for (const id of game.doubtful) {
    const card = game.duel.cards.get(id);
    if (card) askAbout(game, card, `${id}/text/${game.duel.log.length}`);
  }
  game.doubtful.clear();
}

const FIELD: readonly string[] = ['monsters', 'spellsTraps', 'field', 'pendulum'];
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
}

function askAbout(game: Game, card: Card, id: string): void {
  const asked = question(game, card, id, card.info.text ?? { de: '', en: '' });
  if (onlyIfUsed(card)) game.rec.leaveOpen(asked);
  else game.rec.doubt(asked);
}
const question = (game: Game, card: Card, id: string, text: Localized): Question => ({
  id,
  by: 'judge',
  what: 'fact',
  move: game.next,
  text: say.undeclaredMatters({ card: card.info.name, text }),
  answers: [{ value: 'nothing', text: say.changesNothing() }],
  rules: ['ygo.st.follow-card-text'],
});
