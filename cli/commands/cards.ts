/** Commands about the texts of cards: `analyze`, `read`, `import`. */
import { type Commands, linesOf, optionsOf, Usage } from '../call.ts';
import { sentences } from '../words.ts';

export function cards(commands: Commands): void {
  analyzeCommand(commands);
  readCommand(commands);
  importingCommand(commands);
}

function analyzeCommand(commands: Commands): void {
  const { out, desk } = commands;
  const analyzing = commands
    .add('analyze', 'analyze', [
      commands.option('--text <text>', 'analyzeText'),
      commands.option('--cards <file>', 'analyzeCards'),
    ])
    .argument('[card...]');
  analyzing.action(async (parts: string[]) => {
    const { data, text, cards } = optionsOf(analyzing);
    const { analyzeCards, analyzeFile } = await import('../analyze.ts');
    const name = parts.join(' ');
    const theDesk = await desk(data);
    if (cards !== undefined) return analyzeFile(out, theDesk, cards);
    if (text === undefined && name === '') throw new Usage(sentences.cardToAnalyze());
    await analyzeCards(out, theDesk, text === undefined ? { name } : { text });
  }); // prettier-ignore
}

function readCommand(commands: Commands): void {
  const { out, desk } = commands;
  const reading = commands
    .add('read', 'read', [
      commands.game(),
      commands.option('--text <text>', 'readText'),
      commands.option('--cards <file>', 'readCards'),
      commands.option('--box <box>', 'readBox').choices(['attack', 'ability', 'text']),
    ])
    .argument('[card...]');
  reading.action(async (parts: string[]) => {
    const { json, data, game: of, text, cards, box } = optionsOf(reading);
    const { readCards } = await import('../reading.ts');
    const lines = cards === undefined ? undefined : await linesOf(cards);
    const name = parts.join(' ');
    if (!lines && text === undefined && name === '') throw new Usage(sentences.cardOrText());
    const asked = { ...(of && { game: of }), ...(text !== undefined && { text }), ...(box && { box }), ...(name && { name }) };
    await readCards(out, await desk(data), asked, lines, json ?? false);
  }); // prettier-ignore
}

function importingCommand(commands: Commands): void {
  const { out } = commands;
  const importing = commands.add('import', 'import').argument('<files...>');
  importing.action(async (files: string[]) => {
    const { json, data } = optionsOf(importing);
    const { importFiles } = await import('../import.ts');
    await importFiles(out, files, { ...(json && { json }), ...(data !== undefined && { data }) });
  });
}
