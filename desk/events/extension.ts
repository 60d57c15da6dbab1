// The time extension policy gives for a judge call. Pure; durations are seconds.
import { say } from '../../engine/ruling/say.ts';
import type { Game } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import { roundTime, type Clock } from './clock.ts';
import type { ExtensionView } from './contract.ts';

export interface CallTimes {
  game: Game;
  started: string;
  stopped: string;
  /** The clock of its round, where one was named. */
  clock?: Clock | undefined;
  /** What was given in the call: ids of penalties, and whether for slow play. */
  given: { penalty: string; slow: boolean }[];
}

/** Yu-Gi-Oh!: a call of up to a minute gives nothing; slow play gives at least three. */
const MINUTE = 60;
const SLOW_PLAY = 180;
const RULES = {
  ygo: ['ygo.current.judge-calls.time-extension'],
  slow: ['ygo.current.penalties.slow-play'],
  ptcg: ['ptcg.tournament.time-extension'],
};
/** A call that ends like this ends the Duel: there is nothing to extend. */
const ENDS_THE_DUEL = new Set(['game-loss', 'match-loss', 'disqualification']);

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`; // prettier-ignore

export function extensionOf({ game, started, stopped, clock, given }: CallTimes): Omit<ExtensionView, 'given'> {
  const whole = Math.max(0, (Date.parse(stopped) - Date.parse(started)) / 1000);
  const inRound = clock ? roundTime(clock, started, stopped) : whole;
  const lost = Math.round(inRound);
  const unclear = clock ? say('', '') : say(' Ohne Uhr ist angenommen, dass die Runde lief.', ' Without a clock the round is taken to have been running.'); // prettier-ignore
  const answer = (seconds: number, text: Localized, rules: string[]) => ({
    seconds,
    text: { de: text.de + (seconds > 0 ? unclear.de : ''), en: text.en + (seconds > 0 ? unclear.en : '') },
    rules,
  });
  if (given.some(({ penalty }) => ENDS_THE_DUEL.has(penalty)))
    return answer(0, say('Der Ruf endete mit einem verlorenen Spiel: keine Verlängerung.', 'The call ended in a lost game: no extension.'), game === 'ygo' ? RULES.ygo : RULES.ptcg); // prettier-ignore
  if (clock && inRound === 0)
    return answer(0, say('Die Zeit der Runde lief nicht: keine Verlängerung.', 'The time of the round was not running: no extension.'), RULES[game]); // prettier-ignore
  if (game === 'ptcg')
    return answer(lost, say(`Die verlorene Zeit kommt zurück: ${minutes(lost)}.`, `The lost time is given back: ${minutes(lost)}.`), RULES.ptcg); // prettier-ignore
  if (given.some(({ slow }) => slow) && lost < SLOW_PLAY)
    return answer(SLOW_PLAY, say('Langsames Spiel: mindestens drei Minuten.', 'Slow play: at least three minutes.'), RULES.slow); // prettier-ignore
  if (whole <= MINUTE)
    return answer(0, say('Der Ruf dauerte nicht über eine Minute: keine Verlängerung.', 'The call took no more than a minute: no extension.'), RULES.ygo); // prettier-ignore
  return answer(lost, say(`In der Runde verloren: ${minutes(lost)}.`, `Lost inside the round: ${minutes(lost)}.`), RULES.ygo); // prettier-ignore
}
