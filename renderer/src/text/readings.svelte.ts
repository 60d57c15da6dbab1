/** How the printed texts of cards are read: asked of the desk once a card, and kept. */
import { SvelteMap } from 'svelte/reactivity';
import type { Case, Game, ReadingView } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';
import { keyed } from '../../../desk/pure.ts';

const known = new SvelteMap<string, ReadingView | null>();
const asked = new Map<string, Promise<unknown>>();

function keep(key: string, ask: () => ReturnType<typeof desk.read>): ReadingView | undefined {
  if (!asked.has(key)) {
    // Later than this run: what shows a reading may not change it while it is shown.
    asked.set(
      key,
      Promise.resolve()
        .then(ask)
        .then((answer) => known.set(key, valueOf(answer) ?? null)),
    );
  }
  return known.get(key) ?? undefined;
}

/** When every reading asked for so far is there. */
export const readingsThere = async (): Promise<void> => void (await Promise.allSettled(asked.values()));

/** The reading of a card by name; undefined while it is not (or never) known. */
export const readingOf = (game: Game, name: string): ReadingView | undefined =>
  keep(`${game}:${name}`, () => desk.read({ game, name }));

/** The reading of a card as a case means it, in the print it means: its own definition goes before the lists. */
export function readingIn(of: Case, name: string, print?: string): ReadingView | undefined {
  const own = keyed(of.cards as Record<string, unknown> | undefined, name);
  if (own === undefined && print !== undefined)
    return keep(`${of.game}:${name}:${print}`, () => desk.read({ game: of.game, name, print }));
  return own === undefined
    ? readingOf(of.game, name)
    : keep(`${of.game}:${JSON.stringify(own)}`, () => desk.read({ game: of.game, card: own }));
}
