// Regulation marks of imported Pokémon cards: that of a print, and of all printings of a name.
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';

export function regulationMarks(
  judge: JudgeDb | undefined,
  name: string,
  print: string | undefined,
): { own?: string; all: string[] } {
  if (!judge) return { all: [] };
  const markOf = (id: string): string | undefined => {
    const mark = judge.cardById(id)?.meta['regulationMark'];
    return typeof mark === 'string' ? mark : undefined;
  };
  const printed = print === undefined ? undefined : judge.card(print, 'ptcg');
  const own = printed && markOf(printed.id);
  const all = judge.cards(name, 'ptcg').flatMap(({ id }) => markOf(id) ?? []);
  return { ...(own !== undefined && { own }), all: [...new Set(all)] };
}
