// What a line says and nobody plays: a question or a claim.
import type { Localized } from '../../engine/ruling/schema.ts';

/** That these words of the line tell no play. */
export const notPlayed = (text: string, by: 'question' | 'claim'): Localized =>
  by === 'question'
    ? { de: `Nur gefragt, nicht gespielt: „${text}“`, en: `Asked, not played: “${text}”` }
    : { de: `Nur behauptet, nicht gespielt: „${text}“`, en: `Claimed, not played: “${text}”` };
