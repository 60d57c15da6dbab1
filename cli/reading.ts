// `judge read`: what is read from the text of a card.
import type { Game, JudgeDesk, ReadingView } from '../desk/contract.ts';
import type { Out } from './out.ts';

interface Asked {
  game?: Game;
  name?: string;
  text?: string;
  box?: 'attack' | 'ability' | 'text';
}

/** One card or text, or each line of a file; without a game, the one in which the card is found (a text alone: Yu-Gi-Oh!). */
export async function readCards(
  out: Out,
  desk: JudgeDesk,
  asked: Asked,
  lines: readonly string[] | undefined,
  json: boolean,
): Promise<void> {
  const ask = async (input: Omit<Asked, 'game'> & { card?: unknown }, game: Game | undefined) => {
    const first = await desk.read({ ...input, game: game ?? 'ygo' });
    return first.ok || game || input.name === undefined ? first : desk.read({ ...input, game: 'ptcg' });
  };
  if (lines)
    for (const line of lines) {
      const card = parsed(line);
      const answer = await ask({ card }, asked.game ?? gameOf(card));
      out.json(answer.ok ? answer.value : { problems: answer.problems });
    }
  else {
    const { game, ...input } = asked;
    const answer = await ask(input, game);
    if (!answer.ok) {
      if (json) out.json({ problems: answer.problems });
      out.problems(answer.problems);
    } else if (json) out.json(answer.value);
    else printReading(out, answer.value);
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};
/** Only Yu-Gi-Oh! cards are monsters, Spells or Traps. */
const gameOf = (card: unknown): Game =>
  ['monster', 'spell', 'trap'].includes(String((card as { kind?: unknown } | undefined)?.kind)) ? 'ygo' : 'ptcg';

function printReading(out: Out, reading: ReadingView): void {
  out.paragraph(`${out.of(reading.name)}: ${out.say(reading.whole ? 'readWhole' : 'readPartly')}`, { style: 'bold' });
  let box = '';
  for (const piece of reading.pieces) {
    if (piece.box !== box) out.heading((box = piece.box));
    const unread = piece.role === 'unread';
    out.paragraph(`${piece.role.padEnd(11)} ${piece.text.trim()}${piece.at.length > 0 ? `  → ${piece.at.join(', ')}` : ''}`, {
      first: unread ? '? ' : '  ',
    });
  }
  if (reading.effects.length > 0) out.heading(out.say('effectsRead'));
  for (const { record, whole } of reading.effects)
    out.paragraph(JSON.stringify(record), { first: whole ? '  ' : '? ', style: 'dim' });
} // prettier-ignore
