/** On what the program ruled on a play: the weakest knowledge it has of a card that lies in play or is moved. */
import type { Case, PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import { GROUNDS, type Ground } from '../../engine/reading.ts';
import { isFields } from './compare.ts';

interface Laid {
  name: string;
  print: string | undefined;
  id: string;
  inPlay: boolean;
}
const IN_PLAY: readonly string[] = ['monsters', 'spellsTraps', 'field', 'pendulum', 'active', 'bench', 'stadium'];
/** What lies under a Pokémon or an Xyz Monster has no text of its own there. */
const WITH_IT: readonly string[] = ['energy', 'tools'];

/**
 * What the ruling names; where it names nothing, the cards that lie in play or are moved, each by its declaration or its reading. With no text among them
 * the rules alone decide, which is as good as declared.
 */
export function groundOf(theCase: Case, library: Library, named: readonly { ground: Ground }[] = []): Ground {
  const grounds = named.length > 0 ? named.map(({ ground }) => ground) : derived(theCase, library);
  return GROUNDS.findLast((ground) => grounds.includes(ground)) ?? 'declared';
}

function derived(theCase: Case, library: Library): Ground[] {
  const moved = JSON.stringify(theCase.moves ?? []);
  const mattering = cardsOn(theCase.state, false).filter(
    ({ id, inPlay }) => inPlay || moved.includes(JSON.stringify(id)),
  );
  return mattering.map(({ name, print, inPlay }) => {
    const ygo = theCase.game === 'ygo' ? library.ygo(name, print) : undefined;
    const ptcg = theCase.game === 'ptcg' ? library.ptcg(name, print) : undefined;
    const card = ygo ?? ptcg;
    const hasText = (ygo && ygoText(ygo)) ?? (ptcg && ptcgText(ptcg, inPlay, moved)) ?? false;
    if (!card || card.effects !== undefined || !hasText) return 'declared';
    return library.reading?.(theCase.game, card)?.ground ?? 'unread';
  });
}

function cardsOn(value: unknown, inPlay: boolean): Laid[] {
  if (typeof value === 'string') return [{ name: value, print: undefined, id: value, inPlay }];
  if (Array.isArray(value)) return value.flatMap((one) => cardsOn(one, inPlay));
  if (!isFields(value)) return [];
  if (typeof value.card !== 'string')
    return Object.entries(value).flatMap(([key, inner]) =>
      key === 'cards' || typeof inner === 'object' ? cardsOn(inner, inPlay || IN_PLAY.includes(key)) : [],
    );
  const { card: name, print, id } = value;
  const own: Laid = {
    name,
    print: typeof print === 'string' ? print : undefined,
    id: typeof id === 'string' ? id : name,
    inPlay,
  };
  return [own, ...WITH_IT.flatMap((key) => cardsOn(value[key], inPlay))];
}

/** Does the card have a text that could matter? A flavour text does not, nor does a line of materials alone; a Pokémon's attack does where it is used. */
function ygoText({ kind, monster = [], text, materials }: YgoCard): boolean {
  if (kind !== 'monster') return true;
  if (monster.includes('normal') && !monster.includes('effect') && !monster.includes('pendulum')) return false;
  return written(text).some((one) => one !== '' && one !== materials);
}
function ptcgText(card: PtcgCard, inPlay: boolean, moved: string): boolean {
  if (card.kind === 'energy' && card.energy === 'basic') return false;
  const used = (card.attacks ?? []).filter(({ name }) =>
    written(name).some((one) => moved.includes(JSON.stringify(one))),
  );
  const boxes = [...(inPlay ? (card.abilities ?? []) : []), ...used, card];
  return boxes.some(({ text }) => written(text).some((one) => one !== ''));
}
const written = (text: string | { en?: string; de?: string } | undefined): string[] =>
  typeof text === 'string' ? [text] : [text?.en, text?.de].filter((one) => one !== undefined);
