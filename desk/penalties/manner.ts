/** How a query speaks: an infraction is told (somebody did something), a rule is asked for. */
import { words } from '../../rules-db/text.ts';

/** `told`: of somebody's deed. `asked`: a question. `fragment`: neither, as in 'marked sleeves'. */
export type Manner = 'told' | 'asked' | 'fragment';

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

export function mannerOf(query: string): Manner {
  const said = words(query).join(' ');
  if (WHAT_IF.test(said) || PENALTIES.test(said)) return 'told';
  const after = query.split(',').slice(1).map((clause) => words(clause).join(' ')); // prettier-ignore
  if (ASKS.test(said) || /\?\s*$/.test(query)) return 'asked';
  if (after.some((clause) => ASKS_AFTER.test(clause))) return 'fragment';
  return SOMEBODY.test(said) ? 'told' : 'fragment';
}
