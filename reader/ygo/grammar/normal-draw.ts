/** What is done before the normal draw of a Draw Phase, instead of it, or because of it. */
import type { EventPattern } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { together } from './events.ts';

const DUE = { due: 'normal-draw' } as const;
export function normalDraw(g: YgoGrammar): void {
  for (const before of ['before <you draw|your draw|your normal draw>', "before <their normal draw|they draw|their draw>"] as const)
    g.rule('occasionPart', before, () => ({ condition: DUE }));
  g.rule('occasionPart', 'instead of conducting <your|a> normal draw', () => ({ condition: DUE, $givesUp: true }));
  g.rule('action', 'give up your normal draw [this turn]', () => [{ do: 'skip', phase: 'normal-draw', whose: 'you' }]);
  // No rule but that of the Draw Phase draws.
  for (const [words, their, player] of [['you draw', 'your', 'you'], ['your opponent draws', 'their', 'opponent'], ['<either player|a player|the turn player> draws', 'their', undefined]] as const) {
    const drawn: EventPattern = { event: 'drawn', cause: 'rule', ...(player && { player }) };
    const NORMAL = `for ${their} normal draw [in ${their} Draw Phase]` as const;
    g.rule('event', `${words} [<a card(s)|1 card|card(s)>] ${NORMAL}`, () => [drawn]);
    g.rule('event', `${words} {who:others} ${NORMAL}` as '{who:others}', ({ who }) => (Object.keys(who).length === 0 || who.this ? undefined : together(who, [{ ...drawn }]) as EventPattern[] | undefined));
  }
} // prettier-ignore
