/** How a query speaks: an infraction is told (somebody did something), a rule is asked for. */
import { words } from '../../rules-db/text.ts';

import { COUNTS } from './words.ts';

/** `told`: of somebody's deed. `asked`: a question. `fragment`: a deed of nobody ('drew two cards'). `bare`: no deed either ('marked sleeves', 'damage by confusion'). */
export type Manner = 'told' | 'asked' | 'fragment' | 'bare';

const pattern = (...alternatives: string[]) => new RegExp(`(^| )(${alternatives.join('|')})( |$)`);

/** The first word of a question, at the beginning or after a comma. */
const ASKS = new RegExp(
  `^(${[
    'how what when where which who whose why can may could is are am does do did should would will must was were tell',
    'wie was wann wo woher wohin wer wen wem warum wieso kann kannst koennen darf duerfen ist sind gibt muss muessen soll wird werden zaehlt gilt bekomme',
    'welche welcher welches welchen welchem wieviel wieviele',
  ]
    .join(' ')
    .replaceAll(' ', '|')})( |$)`,
);
/** The same after a comma, where it cannot begin a clause of another kind ('a friend, who …'; 'jemand, der … ist'). */
const ASKS_AFTER = /^(can|may|could|does|do|should|is|are|kann|darf|muss|ist|gilt|zaehlt)( |$)/;
/** A question about what was done: what follows is told. */
const WHAT_IF = pattern(
  'what if', 'what (do|should) (i|we|you) do', 'what happens (if|when)', 'how (do|should) (i|we) (handle|deal|treat|penali[sz]e)', 'is it (an infraction|cheating|allowed)',
  'was (tun|mache ich|machen wir|tue ich)', 'was ist wenn', 'wie gehe ich', 'wie (bestraft|ahndet)',
); // prettier-ignore
/** Words for what is looked for here. */
const PENALTIES = pattern('penalt(y|ies)', 'penali[sz]ed?', 'infractions?', 'punish(ed|ment)?', 'strafen?', 'verstoesse?', 'verstoss', 'bestraft', 'geahndet'); // prettier-ignore
/** Whose deed is told. */
const SOMEBODY = pattern(
  'he', 'she', 'they', 'somebody', 'someone', 'nobody', 'player', 'opponent', 'spectator', 'guy', 'kid', 'his', 'her', 'their', 'forgot', 'forgotten',
  'er', 'sie', 'jemand', 'niemand', 'keiner', 'typ', 'kind', 'spieler', 'spielerin', 'gegner', 'gegnerin', 'zuschauer', 'sein(e[rnms]?)?', 'ihr(e[rnms]?)?', 'vergessen',
); // prettier-ignore

/** What was done or is amiss: verbs of the past, participles, and words for what should not be. */
const DONE = pattern(
  '[a-z]{3,}ed', 'two|three|both|zwei|drei|beide', 'took|drew|put|gave|threw|went|made|let|saw|did|was|were|had|has|rang|wrote|left|kept|got|fell|lost|played|forgot|missing|wrong(ly)?|illegal(ly)?|extra|twice|without|too|instead|more|less',
  'hat|haben|habe|hatte|war|waren|wurde|wurden|ist|sind|lag|lagen|stand|griff|nahm|zog|legte|spielte|[a-z]*ge[a-z]{2,}(t|en)|(be|ver|er|zer|ent)[a-z]{2,}t|falsch(e[nrs]?)?|zuviel|viel|viele|wenig|zweimal|ohne|statt|obwohl|nicht|kein(e[nrs]?)?|fehlt|fehlen|zusaetzlich(e[nrs]?)?|verboten(e[nrs]?)?',
); // prettier-ignore

export function mannerOf(query: string): Manner {
  const said = words(query).join(' ');
  if (WHAT_IF.test(said) || PENALTIES.test(said)) return 'told';
  const after = query.split(',').slice(1).map((clause) => words(clause).join(' ')); // prettier-ignore
  if (ASKS.test(said) || /\?\s*$/.test(query)) return 'asked';
  if (after.some((clause) => ASKS_AFTER.test(clause))) return 'fragment';
  if (SOMEBODY.test(said)) return 'told';
  return DONE.test(said) || words(query).some((word) => COUNTS.has(word) || /^\d+$/.test(word)) ? 'fragment' : 'bare';
}
