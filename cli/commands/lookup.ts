/** Commands that look up: `search`, `show`, `rulesets`, `diff`. */
import { type Commands, linesOf, optionsOf, print, Usage } from '../call.ts';
import { sentences } from '../words.ts';

export function lookup(commands: Commands): void {
  searchCommand(commands);
  showCommand(commands);
  rulesetsCommand(commands);
  diffCommand(commands);
}

function searchCommand(commands: Commands): void {
  const { out, desk } = commands;
  const search = commands
    .add('search', 'search', [
      commands.ruleset(),
      commands.game(),
      commands.option('--limit <n>', 'limit').argParser(asLimit),
      commands.option('--batch <file>', 'batch'),
    ])
    .argument('[query...]');
  search.action(async (parts: string[]) => {
    const { json, data, ruleset: id, game: of, limit, batch } = optionsOf(search);
    const theDesk = await desk(data);
    const options = { ...(limit && { limit }), ...(id && { rulesets: [id] }), ...(of && { game: of }) };
    const { printHits } = await import('../lookup.ts');
    if (batch === undefined && parts.length === 0) throw new Usage(sentences.queryOrBatch());
    if (batch === undefined)
      return print(out, await theDesk.search({ query: parts.join(' '), ...options }), json, {
        json: (found) => found,
        text: ({ hits }) => printHits(out, hits),
      });
    for (const query of await linesOf(batch))
      await print(out, await theDesk.search({ query, ...options }), true, { json: (found) => found, text: () => {} });
  });
}

function showCommand(commands: Commands): void {
  const { out, desk } = commands;
  const show = commands.add('show', 'show').argument('<id...>');
  show.action(async (parts: string[]) => {
    const { json, data } = optionsOf(show);
    const { printView } = await import('../lookup.ts');
    await print(out, await (await desk(data)).show({ id: parts.join(' ') }), json, {
      json: (view) => view,
      text: (view) => printView(out, view),
    });
  });
}

function rulesetsCommand(commands: Commands): void {
  const { out, desk } = commands;
  const rulesets = commands.add('rulesets', 'rulesets', [commands.game()]).argument('[id]');
  rulesets.action(async (id: string | undefined) => {
    const { json, data, game: of } = optionsOf(rulesets);
    const answer = await (await desk(data)).rulesets(of ? { game: of } : {});
    const { printRulesets } = await import('../lookup.ts');
    const chosen =
      answer.ok && id !== undefined
        ? { ok: true as const, value: answer.value.filter((one) => one.id === id) }
        : answer;
    if (chosen.ok && chosen.value.length === 0) throw new Usage(sentences.badValue(id ?? '--game'));
    await print(out, chosen, json, {
      json: (value) => value,
      text: (value) => printRulesets(out, value, id !== undefined),
    });
  });
}

function diffCommand(commands: Commands): void {
  const { out, desk } = commands;
  const diff = commands
    .add('diff', 'diff', [commands.option('--all', 'all')])
    .argument('<a>')
    .argument('<b>');
  diff.action(async (a: string, b: string) => {
    const { json, data, all = false } = optionsOf(diff);
    const { printDiff } = await import('../lookup.ts');
    await print(out, await (await desk(data)).diff({ a, b }), json, {
      json: (value) => value,
      text: (value) => printDiff(out, value, all),
    });
  });
}

const asLimit = (value: string): number => {
  const limit = Number(value);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) throw new Usage(sentences.badValue('--limit'));
  return limit;
};
