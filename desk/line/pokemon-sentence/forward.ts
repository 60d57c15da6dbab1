// Whether a clause says that somebody comes into the Active Spot then: "comes up", "becomes Active", „das neue Aktive Pokémon“.
import { isWord } from '../lexing.ts';
import type { Kind } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** "comes up", „kommt rein“: who does is Active then. */
export const FORWARD = /^(?:up|forward|forwards|in|out|vor|rein|hinein|heraus|raus|nach)$/;
const NOW = /^(?:now|jetzt|nun|stattdessen|instead)$/;

/** `forward`: so it says; `now`: it says so of somebody behind a play that brings somebody there. */
export function forwardIn(kind: Kind | undefined, tokens: readonly Token[]): { forward?: true; now?: true } {
  const active = tokens.filter((token) => token.is === 'active' || (token.is === 'place' && token.place === 'active'));
  const becomes =
    kind === 'come' || (kind === 'be' && tokens.some((token) => isWord(token, /^(?:wird|werden|wurden?)$/)));
  const isAnew = active.some((token) => becomes || ('anew' in token && token.anew));
  const comes = (kind === 'come' || kind === 'move') && tokens.some((token) => isWord(token, FORWARD));
  return {
    ...((isAnew || comes) && { forward: true as const }),
    ...(tokens.some((token) => isWord(token, NOW)) && { now: true as const }),
  };
}
