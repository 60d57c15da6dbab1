// When a play is made, told behind it or before it: "X in the Damage Step", "Standby Phase: A: X". Each is a piece of the line of its own.
import { readCard, readMoment } from './words.ts';

const WHOSE =
  /\s+(?:in|during|on|im|während)\s+(?:([AB])['’]?s\s+(?:turn|zug)|(?:dem\s+|des\s+)?(?:spiel)?zug(?:e?s)?\s+von\s+([AB])|zug\s+([AB]))(?=\s|$)/i;
const WHEN =
  /\s+(?:in|during|at|im|am|in\s+der|während(?:\s+(?:der|des))?)\s+(?:the\s+|der\s+|dem\s+|([AB])['’]s\s+)?((?:end|ende)\s+(?:of\s+(?:the\s+)?|der\s+)battle\s+phase|draw\s+phase|standby\s+phase|main\s+phase\s*[12]?|battle\s+phase|end\s+phase|(?:start|battle|damage|end)\s+step)s?$/i;
const BATTLE_ENDS = /^(?:end|ende)\s/i;
/** "X during damage calculation", "X vor der Schadensberechnung". */
const AT_CALCULATION =
  /\s+((?:during|at|before|after|bei|in|während|vor|nach)\s+(?:the\s+|der\s+)?(?:damage\s+calculation|schadensberechnung))$/i;
/** "Standby Phase: A: X", "during damage calculation B: X": the moment, and behind it the play. */
const BEFORE =
  /^([^:]+?)(?:\s*:\s+(?=[AB](?:\s*:|\s+\S))|(?<=(?:calculation|schadensberechnung|phase|step))\s+(?=[AB]\s*:))/i;

/** The play, and the moments it names, as pieces of the line. */
export function momentsIn(written: string, isCard: (name: string) => boolean): { text: string; moments: string[] } {
  const [first, moment = ''] = BEFORE.exec(written) ?? [];
  if (first !== undefined && readMoment(moment)) {
    const { text, moments } = momentsIn(written.slice(first.length), isCard);
    return { text, moments: [moment, ...moments] };
  }
  if (isCard(readCard(written.replace(/^[AB]\s*:?\s+/i, '')).name)) return { text: written, moments: [] };
  const [, one, two, three] = WHOSE.exec(written) ?? [];
  const turn = one ?? two ?? three;
  const rest = turn === undefined ? written : written.replace(WHOSE, '');
  const [calculating, calculation] = AT_CALCULATION.exec(rest) ?? [];
  if (calculating !== undefined)
    return { text: rest.replace(calculating, ''), moments: [...(turn ? [`turn ${turn}`] : []), calculation!] };
  const [when, whose, phase = ''] = WHEN.exec(rest) ?? [];
  const who = turn ?? whose;
  return {
    text: when === undefined ? rest : rest.replace(WHEN, ''),
    moments: [
      ...(who === undefined ? [] : [`turn ${who}`]),
      ...(phase === '' ? [] : [BATTLE_ENDS.test(phase) ? 'end of the battle phase' : phase.replace(/\s+/g, ' ')]),
    ],
  };
}
