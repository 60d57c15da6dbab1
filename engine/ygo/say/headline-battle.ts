/** The headline of a battle: its result, and what came to nothing in it or was done before and after it. */
import type { Localized, Step } from '../../ruling/schema.ts';
import type { Link } from '../board/duel.ts';
import type { Game, Told } from '../game/game.ts';
import { stopped, linkHeadline, isSlight, alsoDid, joined, whatLinkDid, onlyBinds, sparedBy } from './headline-link.ts';

/** An attack nobody told of, put there for a card that answers it: what that card does is the answer. */
export const isSupposedBattle = ({ moves, supposed, duel }: Game): boolean =>
  duel.links.length > 0 && moves.every((move) => move.do !== 'attack' || supposed.byNobody.has(move));

/** The battle, and what came to nothing in it; else what an effect did before or after it. */
export function aroundBattle(game: Game, { text: battle, after }: Told): Localized[] {
  // What somebody began after it is what the answer is about at last.
  const later = after === undefined ? undefined : begunBehind(game, after);
  if (later) return [battle, linkHeadline(game, later)];
  const nothing = stopped(game).slice(-1);
  if (nothing.length > 0) return [battle, ...nothing];
  // That the attack was negated is said once, by what negated it.
  const negating = game.duel.links.map((link) => whatLinkDid(game, link)).find((deeds) => deeds.some(negatesAttack));
  if (negating)
    return [...negating.filter(negatesAttack), ...negating.filter((deed) => !negatesAttack(deed))]
      .slice(0, 2)
      .map(({ text }) => text);
  const links = game.duel.links.some(({ move }) => move !== undefined)
    ? game.duel.links.filter(({ move }) => move !== undefined)
    : game.duel.links;
  const deeds = links.flatMap((link) => inBattle(game, link));
  const did = deeds.at(-1);
  if (did && after !== undefined && did.n > after)
    return [battle, ...deeds.filter(({ n }) => n > after).slice(-2).map(({ text }) => text)]; // prettier-ignore
  const last = game.rec.steps.findLast(({ kind }) => kind === 'destruction-prevented' || kind === 'damage-calculation');
  if (last?.kind === 'destruction-prevented') return [battle, last.text];
  // Where the monster went instead says what its effects can do.
  const elsewhere = game.rec.steps.findLast(
    ({ kind, n }) => kind === 'redirection' && after !== undefined && n > after,
  );
  if (elsewhere) return [battle, elsewhere.text];
  // Whom an answer spared says why the attack went on.
  const [spared] = links.flatMap((link) => sparedBy(game, link) ?? []);
  const before = did && spared && did.text.en !== spared.en ? joined(did.text, spared) : (did?.text ?? spared);
  return before ? [before, battle] : [battle, ...atItsEnd(game, after)];
}
/** Who has turned or destroyed a card by what it does when its battle is over, no player by hand: so the table lies for what comes next. */
const atItsEnd = ({ rec: { steps } }: Game, after: number | undefined): Localized[] =>
  steps
    .filter(({ kind, n, text }) => (kind === 'change-position' || kind === 'destroy') && after !== undefined && n > after && !text.en.startsWith('Player '))
    .slice(-1)
    .map(({ text }) => text); // prettier-ignore

/** The first link of the last Chain that somebody began behind this step. */
function begunBehind({ duel: { links }, rec: { steps } }: Game, after: number): Link | undefined {
  const last = links.findLast(({ move, triggered }) => move !== undefined && !triggered);
  const begun = last && links.find(({ chain, move }) => chain === last.chain && move !== undefined);
  const at = begun && steps.find(({ kind, chain }) => kind === 'activation' && chain === begun.chain);
  return at && at.n > after ? begun : undefined;
}

/** What a link did first in a battle, with what comes of it. */
function inBattle(game: Game, link: Link): { n: number; text: Localized }[] {
  const deeds = whatLinkDid(game, link);
  const [first, ...later] = onlyBinds(deeds) && deeds[1] && isBy(link, deeds[1]) ? deeds.slice(1) : deeds;
  const next = first && (isSlight(first, link) ? undefined : alsoDid(link, first, later));
  return first ? [{ n: first.n, text: next ? joined(first.text, next.text) : first.text }] : [];
}

/** What a player or the card does, not what comes of its being there. */
const isBy = ({ card: { info } }: Link, { text: { en } }: Step): boolean =>
  en.startsWith('Player ') || en.startsWith(info.name.en);
const negatesAttack = ({ kind }: Step): boolean => kind === 'negate-attack';
