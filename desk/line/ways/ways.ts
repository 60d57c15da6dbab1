// Other ways in which a play that is illegal as first filled in can have been meant, the likeliest first. Each is the line with one
// thing more said: another effect of the card, another place, what happened just before, whose turn and which phase it is. What the line
// itself says is never changed.
import { summonsItself } from '../asked.ts';
import type { Action, Item } from '../items.ts';
import {
  afterChain,
  afterTriggers,
  asAnswer,
  triggeredFirst,
  orWhenResolved,
  answeredTrigger,
  isAimedAtAnswered,
  answeredOtherwise,
} from './chain.ts';
import { otherEffects, eventsBefore, fromElsewhere, targetElsewhere } from './effects.ts';
import {
  mainPhaseBegins,
  secondMainPhase,
  mayBeNextTurn,
  nextTurn,
  ownTurn,
  otherMoments,
  timingOfStep,
} from './moment.ts';
import type { Stopped } from './stopped.ts';
import { comesOutLater, ownSummon, plainSummon, onlyLies, otherSummons, summonedWithTributes } from './summons.ts';

export function ways(stopped: Stopped): Item[][] {
  const action = stopped.items[stopped.at];
  if (action?.is !== 'action') return [];
  const activation = action.does === 'activate' && action.card !== undefined;
  return [
    ...comesOutLater(stopped),
    ...mainPhaseBegins(stopped),
    ...(activation
      ? [
          // What is aimed at the card that was just played answers another of its effects, one that works where it can be aimed at.
          ...(isAimedAtAnswered(stopped, action) ? answeredOtherwise(stopped) : []),
          ...timingOfStep(stopped),
          ...afterTriggers(stopped),
          ...afterChain(stopped, action),
          // "A attacks X; A: Honest": an effect that can be used in the battle is meant before the battle is over.
          ...secondMainPhase(stopped).flatMap((later) => [...otherEffects(stopped, action), later]),
          ...summonedWithTributes(stopped),
          ...triggeredFirst(stopped, action),
          ...asAnswer(stopped, action),
          ...(mayBeNextTurn(stopped, action) ? nextTurn(stopped, action) : []),
          ...ownSummon(stopped, action),
          ...plainSummon(stopped, action),
          ...onlyLies(stopped, action),
          ...targetElsewhere(stopped, action),
          ...orWhenResolved(stopped, answeredTrigger(stopped)),
          ...orWhenResolved(stopped, answeredOtherwise(stopped)),
          ...otherEffects(stopped, action),
          ...eventsBefore(stopped, action),
        ]
      : [
          ...(action.does === 'attack' ? [...fromElsewhere(stopped), ...nextTurn(stopped, action)] : []),
          ...secondMainPhase(stopped),
          ...ownTurn(stopped),
          // Who plainly Summons does so in his own turn, before a card nobody named is thought of.
          ...(action.does === 'normal-summon' || isByItself(stopped, action) ? nextTurn(stopped, action) : []),
          ...otherSummons(stopped, action),
          ...(['attack', 'normal-summon'].includes(action.does) || isByItself(stopped, action)
            ? []
            : nextTurn(stopped, action)),
        ]),
    ...otherMoments(stopped),
  ];
}

/** "A special summons Cyber Dragon": what Summons itself does so in its player's own turn. */
const isByItself = ({ text }: Stopped, { does }: Action): boolean => does === 'special-summon' && summonsItself(text);
