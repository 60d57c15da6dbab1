/** Commands that rule: `rule`, `now`, `chain`. */
import { type Commands, eachCase, optionsOf, print } from '../call.ts';

export function rulings(commands: Commands): void {
  ruleCommand(commands);
  nowCommand(commands);
  chainCommand(commands);
}

function ruleCommand(commands: Commands): void {
  const { out, desk } = commands;
  const rule = commands.add('rule', 'rule', [commands.ruleset()]).argument('<files...>');
  rule.action(async (files: string[]) => {
    const { json, data, ruleset: id } = optionsOf(rule);
    const theDesk = await desk(data);
    const { printRuling } = await import('../ruling.ts');
    await eachCase(out, files, json, (source) => theDesk.rule({ source, ...(id && { ruleset: id }) }), {
      json: ({ ruling }) => ruling,
      text: ({ ruling }) => printRuling(out, theDesk, ruling),
    });
  });
}

function nowCommand(commands: Commands): void {
  const { out, desk } = commands;
  const now = commands.add('now', 'now', [commands.ruleset()]).argument('<files...>');
  now.action(async (files: string[]) => {
    const { json, data, ruleset: id } = optionsOf(now);
    const theDesk = await desk(data);
    const { printNow } = await import('../lookup.ts');
    await eachCase(out, files, json, (source) => theDesk.now({ source, ...(id && { ruleset: id }) }), {
      json: (answer) => answer,
      text: (answer) => printNow(out, answer),
    });
  });
}

function chainCommand(commands: Commands): void {
  const { out, desk } = commands;
  const chain = commands
    .add('chain', 'chain', [commands.ruleset(), commands.game(), commands.option('--case <file>', 'caseFile')])
    .argument('<line...>');
  chain.action(async (parts: string[]) => {
    const { json = false, data, ruleset: id, game: of, case: file } = optionsOf(chain);
    const theDesk = await desk(data);
    const asked = { line: parts.join(' '), ...(id && { ruleset: id }), ...(of && { game: of }) };
    const answer = await theDesk.line(asked);
    if (!answer.ok || file !== undefined) {
      const { printUnread, saveCase } = await import('../laid-out.ts');
      if (!answer.ok) return printUnread(out, theDesk, asked, { problems: answer.problems, json, file });
      if (!saveCase(out, answer.value.case, file)) return;
    }
    const { printRuling } = await import('../ruling.ts');
    await print(out, answer, json, {
      json: ({ ruling }) => ruling,
      text: ({ ruling }) => printRuling(out, theDesk, ruling),
    });
  });
}
