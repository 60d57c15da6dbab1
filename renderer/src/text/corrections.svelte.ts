/** What the judge said texts do that nobody read: asked of the desk once a card, and offered again where the same words are asked about. */
import { SvelteMap } from 'svelte/reactivity';
import type { Correction, Game } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';

const known = new SvelteMap<string, Correction[]>();
const asked = new Set<string>();
const keyOf = ({ game, card }: { game: Game; card: string }): string => `${game}:${card}`;

async function ask({ game, card }: { game: Game; card: string }): Promise<void> {
  known.set(keyOf({ game, card }), valueOf(await desk.corrections({ game, card })) ?? []);
}

/** Of a card by its English name; empty while they are not known. */
export function correctionsOf(game: Game, card: string): Correction[] {
  const of = { game, card };
  if (!asked.has(keyOf(of))) {
    asked.add(keyOf(of));
    queueMicrotask(() => void ask(of));
  }
  return known.get(keyOf(of)) ?? [];
}

export async function keepCorrection(
  said: Pick<Correction, 'game' | 'card' | 'box' | 'asked' | 'words'>,
): Promise<void> {
  await desk.saveCorrection(said);
  await ask(said);
}

export async function forgetCorrection(one: Correction): Promise<void> {
  await desk.deleteCorrection({ id: one.id });
  await ask(one);
}
