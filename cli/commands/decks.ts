/** Commands about Decks: `deck`, `lists`. */
import { type Commands, optionsOf, print, sourceOf, Usage } from '../call.ts';
import { sentences } from '../words.ts';

export function decks(commands: Commands): void {
  deckCommand(commands);
  listsCommand(commands);
}

function deckCommand(commands: Commands): void {
  const { out, desk } = commands;
  const deck = commands
    .add('deck', 'deck', [
      commands.ruleset(),
      commands.game(),
      commands.option('--format <id>', 'format'),
      commands.option('--counted <file>', 'countedFile'),
      commands.option('--sided <file>', 'sidedFile'),
      commands.option('--sheet <file>', 'sheet'),
      commands.option('--date <date>', 'date'),
      commands.option('--series <id>', 'series'),
    ])
    .argument('<file>');
  deck.action(async (file: string) => {
    const { json, data, ruleset: id, game: of, format, date, counted, sided, sheet, series } = optionsOf(deck);
    dayOf(date);
    const theDesk = await desk(data);
    const source = await sourceOf(file);
    const lists: { counted?: string; sided?: string } = {};
    for (const [which, path] of [['counted', counted], ['sided', sided]] as const) {
      if (path === undefined) continue;
      const read = await sourceOf(path);
      if (!read.ok) return print(out, read, json, { json: () => null, text: () => {} }, path);
      lists[which] = read.value;
    } // prettier-ignore
    const { printDeck } = await import('../deck.ts');
    const asked = {
      ...(id && { ruleset: id }),
      ...(of && { game: of }),
      ...(format && { format }),
      ...(date && { date }),
      ...(series && { list: series }),
      ...lists,
    };
    if (sheet !== undefined) {
      const { saveText } = await import('../data.ts');
      const as = sheet.endsWith('.txt') ? ('text' as const) : ('html' as const);
      const made = source.ok ? await theDesk.deckSheet({ source: source.value, ...asked, as, lang: out.lang }) : source;
      const said = {
        json: (written: { file: string }) => written,
        text: () => out.line(out.of(sentences.savedTo(sheet))),
      };
      return print(out, saveText(made, sheet), json, said, file);
    }
    await print(
      out,
      source.ok ? await theDesk.deck({ source: source.value, ...asked }) : source,
      json,
      {
        json: (check) => check,
        text: (check) => printDeck(out, check),
      },
      file,
    );
  });
}

function listsCommand(commands: Commands): void {
  const { out, desk } = commands;
  const lists = commands
    .add('lists', 'lists', [
      commands.option('--to <date>', 'to'),
      commands.option('--card <name>', 'card'),
      commands.option('--series <id>', 'series'),
    ])
    .argument('[date | diff | import | series | remove]')
    .argument('[dates or files...]');
  lists.action(async (word: string | undefined, more: string[]) => {
    const { json, data, to, card, series } = optionsOf(lists);
    const { listVerb } = await import('../lists.ts');
    const verb = listVerb(word);
    if (verb) return verb({ out, desk: await desk(data), json }, more);
    if (word === 'diff' && more.length < 2) throw new Usage(sentences.missingArgument('date'));
    const [date, until] = (word === 'diff' ? more : [word, to]).map(dayOf);
    const { printLists } = await import('../deck.ts');
    const asked = {
      ...(date && { date }),
      ...(until && { to: until }),
      ...(card && { card }),
      ...(series && { series }),
    };
    await print(out, await (await desk(data)).lists(asked), json, {
      json: (view) => view,
      text: (view) => printLists(out, view),
    });
  });
}

/** A day as it is typed; anything else is no answer's fault. */
function dayOf(word: string | undefined): string | undefined {
  const is = word === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(Date.parse(word)));
  if (!is) throw new Usage(sentences.notADay(word));
  return word;
}
