/**
 * The screens' components. Lookup is part of the window's first file, the others come when they are first needed or, at the latest,
 * when the window has nothing else to do.
 */
import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Screen } from './app.svelte.ts';
import Lookup from './lookup/Lookup.svelte';

type Loader = () => Promise<{ default: Component }>;
const table: Loader = () => import('./table/TableScreen.svelte');
const LATER: Record<Exclude<Screen, 'lookup'>, Loader> = {
  ygo: table,
  ptcg: table,
  training: () => import('./training/Training.svelte'),
  cases: () => import('./cases/Cases.svelte'),
  event: () => import('./event/Event.svelte'),
  decks: () => import('./decks/Decks.svelte'),
  cards: () => import('./cards/Cards.svelte'),
  settings: () => import('./settings/Settings.svelte'),
};
const there = new SvelteMap<Screen, Component>([['lookup', Lookup]]);

/** The component of a screen; undefined while it is on its way. */
export function screenOf(name: Screen): Component | undefined {
  const component = there.get(name);
  if (!component) void loadScreen(name);
  return component;
}
export async function loadScreen(name: Screen): Promise<void> {
  if (name === 'lookup' || there.has(name)) return;
  there.set(name, (await LATER[name]()).default);
}
/** Everything, one after the other, so that no screen is waited for later. */
export async function loadAll(): Promise<void> {
  for (const name of Object.keys(LATER) as Screen[]) await loadScreen(name);
}
