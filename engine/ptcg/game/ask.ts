/** Questions: coin flips, choices and facts. What the case gives is taken; what it does not give is asked, by a stable id. */
import type { Coin, PtcgCard } from '../../case/schema.ts';
import type { Decision, Localized, RuleId } from '../../ruling/schema.ts';
import { pokemonById, type Card, type Pokemon } from '../board/board.ts';
import { labelsOf, localized, type Label } from '../cards.ts';
import type { Ctx } from './context.ts';
import type { Game } from './game.ts';
import type { Quoted } from '../effects/schema.ts';
import { sayUnread } from '../../ruling/unread.ts';
import { Unread } from '../texts/unread.ts';
import { quoted, W } from '../say/words.ts';

type Whose = 'you' | 'opponent';
const playerOf = (ctx: Ctx, whose: Whose) => (whose === 'you' ? ctx.you : ctx.you === 'A' ? 'B' : 'A');

const question = (
  ctx: Ctx,
  what: Decision['what'],
  slug: string,
  text: Localized,
  rules: readonly RuleId[],
  whose: Whose = 'you',
) => ({
  id: ctx.g.decisionId(ctx.card, slug),
  by: playerOf(ctx, whose),
  what,
  move: ctx.g.move + 1,
  text,
  rules: [...rules],
});

const COIN_RULES: readonly RuleId[] = ['ptcg.attack.follow-text'];

/** One flip: the next coin the case gives, else a question with even chances. */
export function flipCoin(
  ctx: Ctx,
  forWhat: Localized,
  rules: readonly RuleId[] = COIN_RULES,
  whose: Whose = 'you',
): Coin {
  const given = ctx.inputs[whose].coins.shift() ?? (whose === 'opponent' ? ctx.inputs.you.coins.shift() : undefined);
  return ctx.g.record.ask<Coin>(
    {
      ...question(ctx, 'coin', 'coin', W.coinFor(forWhat), rules, whose),
      answers: [
        { value: 'heads', text: W.coin('heads') },
        { value: 'tails', text: W.coin('tails') },
      ],
    },
    { ...(given && { fromCase: given }), probabilities: [0.5, 0.5] },
  );
}

/** "You may": yes or no. Where the case says nothing, the answer matters and is asked. */
export function askYesNo(
  ctx: Ctx,
  text: Localized,
  rules: readonly RuleId[],
  slug: string,
  whose: Whose = 'you',
): boolean {
  const inputs = ctx.inputs[whose];
  const given = inputs.yes;
  return ctx.g.record.ask<boolean>(
    {
      ...question(ctx, 'choice', slug, text, rules, whose),
      answers: [
        { value: true, text: W.yes() },
        { value: false, text: W.no() },
      ],
    },
    given === undefined ? {} : { fromCase: given },
  );
}

/** A fact the language cannot say, quoted: the judge answers. */
export function askFact(ctx: Ctx, text: Quoted): boolean {
  const { g } = ctx;
  const id = `${ctx.card}/${g.move + 1}/fact/${typeof text === 'string' ? text : text.en}`;
  const known = g.facts.get(id);
  if (known !== undefined) return known;
  const answer = g.record.ask<boolean>({
    id,
    by: 'judge',
    what: 'fact',
    move: g.move + 1,
    text: W.factAsked(ctx.name, text),
    rules: ['ptcg.turn.card-beats-rulebook'],
    answers: [
      { value: true, text: W.yes() },
      { value: false, text: W.no() },
    ],
  });
  g.facts.set(id, answer);
  return answer;
}

/** A fact with few answers, asked once a ruling. */
export function askJudge(
  ctx: Ctx,
  id: string,
  text: Localized,
  answers: { value: string; text: Localized }[],
  rules: readonly RuleId[],
): string {
  const { g } = ctx;
  const known = g.told.get(id);
  if (known !== undefined) return known;
  const answer = g.record.ask<string>({
    id,
    by: 'judge',
    what: 'fact',
    move: g.move + 1,
    text,
    answers,
    rules: [...rules],
  });
  g.told.set(id, answer);
  return answer;
}

/** Has the card one of these labels? Where its list may lack one, the judge is asked, once a ruling. */
export function hasLabel(ctx: Ctx, def: PtcgCard, wanted: readonly Label[]): boolean {
  const labels = labelsOf(def);
  if (wanted.some((label) => labels.has(label))) return true;
  const name = localized(def.name);
  return wanted.some((label) => {
    if (!def.labelsUnlisted?.includes(label)) return false;
    const answers = [
      { value: 'yes', text: W.yes() },
      { value: 'no', text: W.no() },
    ];
    const id = `${def.prints?.[0] ?? name.en}/label/${label}`;
    return askJudge(ctx, id, W.labelAsked(name, label), answers, ['ptcg.turn.card-beats-rulebook']) === 'yes';
  });
}

/** HP nobody knows, as a number. */
export function askHp(ctx: Ctx, pokemon: Pokemon, name: Localized): number {
  const { g } = ctx;
  const id = `${pokemon.id}/hp`;
  const known = g.told.get(id);
  if (known !== undefined) return Number(known);
  const hp = g.record.askNumber({
    id,
    by: 'judge',
    what: 'fact',
    move: g.move + 1,
    text: W.hpAsked(name),
    rules: ['ptcg.knock-out.condition'],
  });
  g.told.set(id, String(hp));
  return hp;
}

/** Nobody told what an evolved Pokémon evolved from: the card that lies under it. */
export function askUnder(g: Game, pokemon: Pokemon, name: Localized): Card {
  const under = g.record.ask<string>({
    id: `${pokemon.id}/under`,
    by: 'judge',
    what: 'fact',
    move: g.move + 1,
    text: W.underAsked(name),
    rules: ['ptcg.evolution.devolve'],
  });
  return g.newCard(under, pokemon.owner);
}

/** One of several named answers. */
export function askChoice<T>(
  ctx: Ctx,
  what: Decision['what'],
  slug: string,
  text: Localized,
  answers: readonly { value: T; text: Localized }[],
  rules: readonly RuleId[],
  whose: Whose = 'you',
  given?: T,
): T {
  return ctx.g.record.ask<T>(
    { ...question(ctx, what, slug, text, rules, whose), ...(answers.length > 0 && { answers: [...answers] }) },
    given === undefined ? {} : { fromCase: given },
  );
}

/** How many damage counters on which Pokémon. */
export const askCounters = (ctx: Ctx, text: Localized, given?: Record<string, number>): Record<string, number> =>
  ctx.g.record.askCounts(
    question(ctx, 'choice', 'counters', text, ['ptcg.attack.step-d-choices']),
    (id) => pokemonById(ctx.g.board, id) !== undefined,
    given === undefined ? {} : { fromCase: given },
  );

/** A question nothing later hangs on; `undefined` where nobody answered it. */
export function leaveOpen<T>(
  ctx: Ctx,
  what: Decision['what'],
  slug: string,
  text: Localized,
  rules: readonly RuleId[],
  whose: Whose = 'you',
): T | undefined {
  return ctx.g.record.leaveOpen<T>(question(ctx, what, slug, text, rules, whose));
}

/** An instruction nobody read, reached: the ruling waits for what it does. */
export function askText(ctx: Ctx, text: Quoted): unknown {
  const { record } = ctx.g;
  const asked = question(ctx, 'fact', 'text', sayUnread.question({ card: ctx.name, text: quoted(text) }), [
    'ptcg.attack.follow-text',
  ]);
  const answer = record.leaveOpen<unknown>({ ...asked, by: 'judge', answers: sayUnread.answers() });
  const open = record.decisions.at(-1);
  if (answer === undefined && open) throw new Unread({ questions: [open], cards: [ctx.name] });
  return answer;
}

/** Which cards they are that were discarded or revealed: as many names, or one where it is one card. */
export function askCards(ctx: Ctx, n: number): string[] {
  if (n <= 0) return [];
  const answer = ctx.g.record.ask<string | string[]>({
    ...question(ctx, 'fact', 'cards', W.whichCards(ctx.name, n), ['ptcg.attack.follow-text']),
    by: 'judge',
  });
  return Array.isArray(answer) ? answer : [answer];
}

/** The damage of an attack whose text is not known, as a number. */
export function askDamage(ctx: Ctx, text: Localized): number {
  return ctx.g.record.askNumber({
    ...question(ctx, 'fact', 'damage', text, ['ptcg.damage.step1-base']),
    by: 'judge',
  });
}
