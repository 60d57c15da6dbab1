/** What policy does about a list and a Deck that do not fit, in both languages. */
import { say } from '../ruling/say.ts';
import type { Game } from '../case/schema.ts';
import type { Localized, Reason, RuleId } from '../ruling/schema.ts';
import type { Fault } from './check.ts';

const DECK_ERROR: RuleId = 'ygo.current.penalties.deck-error';
type Wrong = Exclude<Fault, 'none'>;

const YGO: Record<Wrong, Localized> = {
  differ: say(
    'Liste und Deck sind je für sich erlaubt, aber verschieden: Das Deck wird der Liste angepasst.',
    'List and Deck are each legal but differ: the Deck is made to fit the list.',
  ),
  deck: say(
    'Die Liste ist erlaubt, das Deck nicht: Das Deck wird der Liste angepasst.',
    'The list is legal, the Deck is not: the Deck is made to fit the list.',
  ),
  list: say(
    'Das Deck ist erlaubt, die Liste nicht: Die Liste wird berichtigt.',
    'The Deck is legal, the list is not: the list is corrected.',
  ),
  both: say(
    'Beides ist nicht erlaubt: Erst kommen die nicht erlaubten Karten heraus, dann wird nur so weit wie nötig aus dem Side Deck aufgefüllt.',
    'Neither is legal: illegal cards come out first, then the Deck is filled from the Side Deck only as far as needed.',
  ),
};
const PENALTY = say(
  'Verwarnung, wenn der Fehler vor Runde 1 gemeldet wurde oder nur zu klären ist; sonst Game Loss.',
  'Warning if it was reported before round 1 or only has to be clarified; otherwise a Game Loss.',
);
const PTCG: Record<Wrong, Localized> = {
  differ: say('Liste und Deck sind verschieden.', 'List and deck differ.'),
  deck: say('Das Deck ist nicht erlaubt.', 'The deck is not legal.'),
  list: say('Die Liste ist nicht erlaubt.', 'The list is not legal.'),
  both: say('Liste und Deck sind nicht erlaubt.', 'Neither list nor deck is legal.'),
};
const UNKNOWN = say(
  'Welche Strafe und welche Berichtigung dafür vorgesehen ist, bestätigt hier keine Quelle: in den aktuellen Strafrichtlinien nachsehen.',
  'No source at hand confirms the penalty and the remedy for it: see the current penalty guidelines.',
);

const FAULTS: Record<Fault, Localized> = {
  none: say('Liste und Deck stimmen', 'List and Deck are right'),
  list: say('Die Liste ist falsch', 'The list is wrong'),
  deck: say('Das Deck ist falsch', 'The Deck is wrong'),
  both: say('Liste und Deck sind falsch', 'List and Deck are wrong'),
  differ: say('Beide sind erlaubt, aber nicht gleich', 'Both are legal, but not the same'),
};

export const sayCheck = {
  fault: (fault: Fault): Localized => FAULTS[fault],
  remedies: (game: Game, fault: Wrong): Reason[] =>
    game === 'ygo'
      ? [
          { code: `deck-check-${fault}`, text: YGO[fault], rules: [DECK_ERROR] },
          { code: 'deck-check-penalty', text: PENALTY, rules: [DECK_ERROR] },
        ]
      : [
          { code: `deck-check-${fault}`, text: PTCG[fault], rules: ['ptcg.penalties.categories'] },
          { code: 'deck-check-penalty', text: UNKNOWN, rules: ['ptcg.penalties.categories'] },
        ],
};
