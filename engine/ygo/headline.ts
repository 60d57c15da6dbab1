/** The answer in one sentence, as a judge would say it: about the first link of the first chain, and only what changed its fate. */
import type { Branch, Decision, Localized, Reason } from '../ruling/schema.ts';
import type { Undecided } from '../ruling/record.ts';
import { onField, type Link } from './duel.ts';
import type { Game } from './game.ts';

const both = (de: string, en: string): Localized => ({ de, en });

export function headlineOf(
  game: Game,
  outcome: { illegal?: { move: number; reasons: Reason[] }; stopped?: Undecided },
): Localized {
  const doubt = outcome.stopped ? undefined : game.rec.doubts()[0]?.text;
  const unless = (answer: Localized): Localized =>
    doubt ? join([doubt, both('Sonst gilt:', 'If not:'), answer]) : answer;
  if (outcome.illegal) return unless(illegalHeadline(game, outcome.illegal));
  const irregular = game.irregularities[0];
  const before = irregular
    ? both(
        `Zug ${irregular.move + 1} war nicht erlaubt: ${irregular.reasons[0]?.text.de ?? ''} `,
        `Move ${irregular.move + 1} was not allowed: ${irregular.reasons[0]?.text.en ?? ''} `,
      )
    : both('', '');
  const add = (text: Localized): Localized => both(before.de + text.de, before.en + text.en);
  if (outcome.stopped)
    return add(
      both(
        `Es fehlt eine Angabe: ${outcome.stopped.decision.text.de}`,
        `A fact is missing: ${outcome.stopped.decision.text.en}`,
      ),
    );
  return add(unless(asKnown(game)));
}

/** The answer as far as the declared texts go. */
function asKnown(game: Game): Localized {
  const { duel } = game;
  if (duel.over) return overHeadline(duel.over);
  const battle = game.told.filter((t) => t.weight >= 50).at(-1);
  if (battle) return battle.text;
  const [first] = duel.links;
  if (first) return join([linkHeadline(game, first), ...stoppedBefore(game, first), ...notTriggered(game)]);
  const last = game.told.sort((a, b) => b.weight - a.weight)[0]?.text ?? game.rec.steps.at(-1)?.text;
  return last ?? both('Nichts davon ist zu beanstanden.', 'Nothing here is against the rules.');
}

const join = (texts: readonly Localized[]): Localized =>
  both(texts.map((t) => t.de).join(' '), texts.map((t) => t.en).join(' '));

function overHeadline({ winner, reasons }: NonNullable<Game['duel']['over']>): Localized {
  const why = reasons[0]?.text ?? both('Das Duell ist vorbei.', 'The Duel is over.');
  return winner === 'draw'
    ? join([both('Das Duell endet unentschieden.', 'The Duel is a draw.'), why])
    : join([both(`Spieler ${winner} gewinnt das Duell.`, `Player ${winner} wins the Duel.`), why]);
}

/** Links chained to the first that came to nothing, and why: they would have changed its fate. At most two, the last first. */
function stoppedBefore(game: Game, first: Link): Localized[] {
  if (first.outcome !== 'resolved') return [];
  return game.duel.links
    .filter((link) => link.chain === first.chain && link !== first && link.by !== first.by)
    .flatMap((link): Localized[] => {
      const name = link.card.info.name;
      const by = link.negated && negatorOf(game, link);
      if (link.outcome === 'activation-negated')
        return [
          both(
            `Die Aktivierung von ${name.de} wurde annulliert (${by?.de}).`,
            `The activation of ${name.en} was negated (${by?.en}).`,
          ),
        ];
      if (link.outcome === 'effect-negated')
        return [
          both(
            `Der Effekt von ${name.de} wurde annulliert (${by?.de}).`,
            `The effect of ${name.en} was negated (${by?.en}).`,
          ),
        ];
      if (link.outcome !== 'no-effect') return [];
      return isContinuousGone(link) && destroyedBefore(game, link)
        ? [
            both(
              `${name.de} wurde zerstört, bevor der Effekt aufgelöst wurde, und bewirkt nichts.`,
              `${name.en} was destroyed before its effect resolved and does nothing.`,
            ),
          ]
        : [linkHeadline(game, link)];
    })
    .slice(0, 2);
}
/** Triggers that missed the timing or were lost. */
const notTriggered = (game: Game): Localized[] =>
  game.rec.steps
    .filter((s) => s.kind === 'trigger' && s.outcome === 'skipped')
    .map((s) => s.text)
    .slice(0, 1);

function illegalHeadline(game: Game, illegal: { move: number; reasons: Reason[] }): Localized {
  const move = game.moves[illegal.move];
  const card = move && 'card' in move ? game.duel.cards.get(move.card) : undefined;
  const what = card ? card.info.name : both(`Zug ${illegal.move + 1}`, `Move ${illegal.move + 1}`);
  const why = illegal.reasons[0]?.text ?? both('', '');
  return move?.do === 'activate'
    ? both(`${what.de} kann hier nicht aktiviert werden: ${why.de}`, `${what.en} cannot be activated here: ${why.en}`)
    : both(`${what.de}: Das ist hier nicht erlaubt: ${why.de}`, `${what.en}: this is not allowed here: ${why.en}`);
}

function linkHeadline(game: Game, link: Link): Localized {
  const name = link.card.info.name;
  const negator = link.negated && negatorOf(game, link);
  switch (link.outcome) {
    case 'activation-negated':
      return both(
        `${name.de} wird nicht aufgelöst: Die Aktivierung wurde annulliert (${negator?.de}).`,
        `${name.en} does not resolve: its activation was negated (${negator?.en}).`,
      );
    case 'effect-negated':
      return both(
        `${name.de} bewirkt nichts: Der Effekt wurde annulliert (${negator?.de}); die Aktivierung bleibt gültig.`,
        `${name.en} does nothing: its effect was negated (${negator?.en}); the activation stands.`,
      );
    case 'no-effect':
      return isContinuousGone(link)
        ? both(
            `${name.de} bewirkt nichts: Die Karte lag beim Auflösen nicht mehr auf dem Spielfeld.`,
            `${name.en} does nothing: the card was no longer on the field when it resolved.`,
          )
        : join([
            both(`${name.de} wird ohne Effekt aufgelöst.`, `${name.en} resolves without effect.`),
            ...whyNothing(game, link),
          ]);
    default:
      return destroyedBefore(game, link)
        ? both(
            `${name.de} wird aufgelöst: Sie wurde zerstört, nicht annulliert.`,
            `${name.en} resolves: it was destroyed, not negated.`,
          )
        : both(`${name.de} wird aufgelöst.`, `${name.en} resolves.`);
  }
}
/** What the link could not do. */
const whyNothing = (game: Game, link: Link): Localized[] =>
  game.rec.steps
    .filter(
      (s) => s.chain === link.chain && s.link === link.number && s.outcome === 'skipped' && s.kind !== 'resolution',
    )
    .map((s) => s.text)
    .slice(0, 1);
const isContinuousGone = (link: Link): boolean =>
  ['continuous', 'equip', 'field'].includes(link.card.info.property ?? '') &&
  (link.asResolving ?? link.card).stay !== link.asActivated.stay;
const destroyedBefore = (game: Game, link: Link): boolean =>
  link.card.info.kind !== 'monster' &&
  onField(link.asActivated) &&
  game.duel.log.some((i) =>
    i.events.some(
      (e) => e.kind === 'destroyed' && e.card?.id === link.card.id && e.card.stay === link.asActivated.stay,
    ),
  );
function negatorOf(game: Game, link: Link): Localized {
  const by = link.negated?.by;
  const found =
    typeof by === 'number'
      ? game.duel.links.find((l) => l.chain === link.chain && l.number === by)?.card.info.name
      : game.duel.cards.get(by ?? '')?.info.name;
  return found ?? both(String(by), String(by));
}

/** The headline of a ruling whose branches are known: does the answer matter? */
export function branchHeadline(question: Decision, branches: readonly Branch[]): Localized {
  const heads = new Set(branches.map((b) => b.ruling.headline.en));
  const [first] = branches;
  if (heads.size === 1 && first)
    return both(
      `Gleich, wie entschieden wird: ${first.ruling.headline.de}`,
      `Whatever is decided: ${first.ruling.headline.en}`,
    );
  return both(`Es kommt darauf an: ${question.text.de}`, `It depends: ${question.text.en}`);
}
