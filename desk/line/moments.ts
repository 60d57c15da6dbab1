// When a play is made, told behind it or before it: "X in the Damage Step", "Standby Phase: A: X". Each is a piece of the line of its own.
import type { BattleStep, DamageTiming, Phase } from '../../engine/case/schema.ts';
import { CARDS_IN_DECK, COUNT, numberOf } from './counted.ts';
import { playerOf, type Item } from './items.ts';
import { readCard } from './notes.ts';
import { meant } from './words.ts';

const PHASES: [RegExp, Phase][] = [
  [/^draw(?: phase)?$|^ziehphase$/i, 'draw'],
  [/^standby(?: ?phase)?$/i, 'standby'],
  [/^(?:main|hauptphase)(?: ?phase)? ?1?$|^mp ?1$/i, 'main1'],
  [/^(?:main|hauptphase)(?: ?phase)? ?2$|^mp ?2$/i, 'main2'],
  [/^battle(?: phase)?$|^bp$|^kampfphase$/i, 'battle'],
  [/^end(?: ?phase)?$|^ep$/i, 'end'],
];
/** 'A ends the battle phase', 'end of the Battle Phase': its last step. */
const BATTLE_ENDS =
  /^(?:([AB])\s*:?\s+)?(?:ends?\s+(?:of\s+)?(?:the\s+|their\s+)?(?:battle phase|bp)|beendet\s+(?:die|seine|ihre)\s+battle phase|ende\s+der\s+battle phase)$/i;
const STEPS: [RegExp, BattleStep][] = [
  [/^start step$/i, 'start'],
  [/^battle step$/i, 'battle'],
  [/^damage step$/i, 'damage'],
  [/^end step$/i, 'end'],
];
const TIMINGS: [RegExp, DamageTiming][] = [
  [/^(?:start|beginn|anfang)$/i, 'start'],
  [/^(?:before|vor)\b/i, 'before-calculation'],
  [/^(?:during|calculation|während|schadensberechnung|berechnung)\b/i, 'calculation'],
  [/^(?:after|nach)\b/i, 'after-calculation'],
  [/^(?:end|ende)$/i, 'end'],
];
/** "during damage calculation", "vor der Schadensberechnung". */
const CALCULATION =
  /^(?:(during|at|before|after|bei|in|während|vor|nach)\s+)?(?:the\s+|der\s+)?(?:damage\s+calculation|schadensberechnung)$/i;

/** "in the Damage Step", "während der End Phase". */
const IN_MOMENT =
  /^(?:(?:in|during|at|im|am|während)\s+)(?:the\s+|der\s+|des\s+)?(?=\p{L}+\s?(?:phase|step)(?:\s*\d)?$)/iu;
/** "It is B's turn", „es ist der Zug von B“. */
const IT_IS = /^(?:it\s+is|it['’]s|es\s+ist)\s+(?:der\s+)?/i;
/** "A has summoned 5 monsters this turn", "A hat diesen Zug erst 4 Monster beschworen": what was Summoned before. */
const SUMMONED =
  /^([AB])\s*:?\s+(?:(?:has|had|hat)\s+)?(?:(?:in\s+)?(?:this turn|diese[mn]\s+(?:spiel)?zug|this)\s+)?(?:(?:already|only|just|schon|bereits|erst|nur|insgesamt|exactly|genau)\s+)*(?:(?:special\s+)?summoned\s+)?(\d{1,2}|one|two|three|four|five|six|ein|zwei|drei|vier|fünf|sechs)\s+(?:monsters?|times|mal)(?:\s+(?:als\s+spezialbeschwörung\s+)?(?:spezial)?beschworen)?(?:\s+(?:(?:in\s+)?this turn|so far|diese[nm] zug|bisher|already))*$/i;
const SAYS_SUMMON = /summoned|beschworen/i;
function summonedIn(text: string): Item | undefined {
  const [, player, number = ''] = SAYS_SUMMON.test(text) ? (SUMMONED.exec(text) ?? []) : [];
  return player ? { is: 'summoned', player: playerOf(player), count: numberOf(number) } : undefined;
}
/** "A has 9 cards in deck", "A hat noch 1 Karte im Deck". */
const IN_DECK = new RegExp(`^([AB])\\s*:?\\s+(?:has|hat)\\s+(?:(?:only|just|nur|noch|still)\\s+)*(${COUNT})\\s+${CARDS_IN_DECK}$`, 'i'); // prettier-ignore
function deckIn(text: string): Item | undefined {
  const [, player, count = ''] = IN_DECK.exec(text) ?? [];
  return player ? { is: 'deck', player: playerOf(player), count: numberOf(count) } : undefined;
}
/** What a piece says about the moment, where it says nothing else. */
export function readMoment(written: string): Item | undefined {
  const text = written.replace(IN_MOMENT, '');
  const life =
    /^([AB])\s*[:=]?\s*(?:(?:at|bei)\s+)?(?:(\d{1,6})\s*(?:lp|life ?points?|lebenspunkte)|(?:lp|life ?points?|lebenspunkte)\s*[:=]?\s*(\d{1,6})|(\d{2,6}))$/i.exec(
      text,
    );
  if (life) return { is: 'life-points', player: playerOf(life[1]!), lifePoints: Number(life[2] ?? life[3] ?? life[4]) };
  return summonedIn(text) ?? deckIn(text) ?? firstTurnIn(text) ?? whenIn(text);
}
/** "turn 1" */
const firstTurnIn = (text: string): Item | undefined =>
  /^(?:turn|zug)\s1$/i.test(text) ? { is: 'turn-number', number: 1 } : undefined;
/** A turn, a phase, a step. */
function whenIn(text: string): Item | undefined {
  const turn =
    /^(?:turn|zug)(?:\s+(?:of|von))?\s*:?\s*([AB])$/i.exec(text.replace(IT_IS, '')) ??
    /^([AB])(?:(?:['’]?s)?\s+(?:turn|zug)|\s+ist\s+am\s+zug)$/i.exec(text.replace(IT_IS, ''));
  if (turn) return { is: 'turn', player: playerOf(turn[1]!) };
  const phase = meant(PHASES, text);
  if (phase) return { is: 'phase', phase };
  const [, calculating] = CALCULATION.exec(text) ?? [];
  if (calculating !== undefined)
    return { is: 'step', step: 'damage', timing: meant(TIMINGS, calculating) ?? 'calculation' };
  const [ends, whose] = BATTLE_ENDS.exec(text) ?? [];
  if (ends !== undefined) return { is: 'step', step: 'end', ...(whose && { by: playerOf(whose) }) };
  const [step, timing] = text.split(/\s*:\s*|(?<=damage step)\s+(?=before$|after$)/i, 2);
  const inStep = meant(STEPS, step ?? '');
  if (!inStep) return undefined;
  const at = timing === undefined ? undefined : meant(TIMINGS, timing);
  return timing !== undefined && !at ? undefined : { is: 'step', step: inStep, ...(at && { timing: at }) };
}

const WHOSE =
  /\s+(?:in|during|on|im|während)\s+(?:([AB])['’]?s\s+(?:turn|zug)|(?:dem\s+|des\s+)?(?:spiel)?zug(?:e?s)?\s+von\s+([AB])|zug\s+([AB]))(?=\s|$)/i;
const WHEN =
  /\s+(?:in|during|at|im|am|in\s+der|während(?:\s+(?:der|des))?)\s+(?:the\s+|der\s+|dem\s+|([AB])['’]s\s+)?((?:end|ende)\s+(?:of\s+(?:the\s+)?|der\s+)battle\s+phase|draw\s+phase|standby\s+phase|main\s+phase\s*[12]?|battle\s+phase|end\s+phase|(?:start|battle|damage|end)\s+step)s?$/i;
const AT_ITS_END = /^(?:end|ende)\s+(?:of|der)\s/i;
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
      ...(phase === '' ? [] : [AT_ITS_END.test(phase) ? 'end of the battle phase' : phase.replace(/\s+/g, ' ')]),
    ],
  };
}

/** The moments a play names, as far as the line has not come there by what stands before. */
export function momentsBehind(moments: readonly string[], items: readonly Item[]): Item[] {
  const acted = items.some(({ is }) => is === 'action');
  const attacked = items.some((item) => item.is === 'action' && item.does === 'attack');
  return moments.flatMap((text) => {
    const item = readMoment(text);
    const last = item && items.findLast(({ is }) => is === item.is);
    if (!item || (last && JSON.stringify(last) === JSON.stringify(item))) return [];
    // Whoever has acted is in the Main Phase, if no earlier one was told; whoever attacked, in the Battle Phase.
    if (item.is === 'phase' && acted && !isLater(item.phase, attacked, last)) return [];
    return item.is === 'step' && acted && !attacked ? [] : [item];
  });
}

/** Whether the game goes on into this phase after a play. */
function isLater(phase: Phase, attacked: boolean, last: Item | undefined): boolean {
  const before = last?.is === 'phase' ? last.phase : 'main1';
  if (phase === 'main1') return before === 'draw' || before === 'standby';
  return phase === 'battle' ? !attacked && before !== 'main2' && before !== 'end' : phase !== 'draw';
}
