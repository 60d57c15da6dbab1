/** What the channels stand on: the databases and the engine, each opened when it is first needed, and what is made of them once. */
import { readCase, readCaseFile, type ReadResult } from '../engine/case/read.ts';
import type { Case } from '../engine/case/schema.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { JudgeDbError } from '../rules-db/judge/failure.ts';
import type { JudgeDb } from '../rules-db/judge/judge-db.ts';
import type { RulesDb } from '../rules-db/rules-db.ts';
import { cardFinder, type CardFinder } from './lookup/find-card.ts';
import { deskLibrary, type DeskLibrary } from './lookup/library.ts';
import { Refused } from './refused.ts';
import { Stopped, type Stop } from './stop.ts';
import type { Engine } from './rulings/engine.ts';

/** What the desk stands on; each is asked for when it is first needed, and kept by whoever gives it. */
export interface DeskParts {
  engine: () => Promise<Engine>;
  rules: () => RulesDb;
  /** The judge's own data, made where it is not there. */
  judge: () => JudgeDb;
  /** The judge's own data, if there is any. */
  judgeIfThere: () => JudgeDb | undefined;
  /** Where it lies. */
  folder: string;
}

/** A case as a channel is given it: as an object, or as the text of a file. */
export interface GivenCase {
  case?: unknown;
  source?: string | undefined;
  ruleset?: string | undefined;
}

export interface Means extends DeskParts {
  /** The imported cards, where there are any that can be opened: lookup and rulings never fail for the judge's own data. */
  imported(): JudgeDb | undefined;
  library(): DeskLibrary;
  /** Finds a card by what somebody wrote; bundled cards go before imported ones. */
  finder(): CardFinder;
  /** The case, checked; refused with all that is wrong with it. */
  read(given: GivenCase): Promise<Case>;
  /** Rules on cases, each checked first. */
  judging(): Promise<(of: Case) => Ruling>;
}

export function meansOf(parts: DeskParts): Means {
  const imported = (): JudgeDb | undefined => {
    try {
      const judge = parts.judgeIfThere();
      return judge?.hasCards() ? judge : undefined;
    } catch (error) {
      if (error instanceof JudgeDbError) return undefined;
      throw error;
    }
  };
  let kept: DeskLibrary | undefined;
  const library = (): DeskLibrary => (kept ??= deskLibrary(parts.rules(), imported));

  let finding: { find: CardFinder; of: number | undefined } | undefined;
  /** A finder keeps what it found: after an import there is a new one. */
  const finder = (): CardFinder => {
    const of = imported()?.cardsVersion();
    if (!finding || finding.of !== of) {
      const searchers = () => [parts.rules(), imported()].flatMap((db) => (db ? [db.searcher] : []));
      finding = { find: cardFinder(library(), searchers), of };
    }
    return finding.find;
  };
  return {
    ...parts,
    imported,
    library,
    finder,
    async read({ case: written, source, ruleset }) {
      const options = { library: library(), ruleset, effects: (await parts.engine()).effects };
      return accepted(source === undefined ? readCase(written, options) : readCaseFile(source, options));
    },
    judging: async () => judgeWith(await parts.engine(), library),
  };
}

const judgeWith =
  (engine: Engine, library: () => DeskLibrary) =>
  (of: Case): Ruling =>
    engine.rule(accepted(readCase(of, { library: library(), effects: engine.effects })), library());

/** The same means, which leave off at the next card, reading or ruling once nobody waits any more. */
export function stoppable(means: Means, stop: Stop | undefined): Means {
  if (!stop) return means;
  const asking: Asking =
    (does) =>
    (...given) => {
      if (stop()) throw new Stopped();
      return does(...given);
    };
  let kept: DeskLibrary | undefined;
  const library = () => (kept ??= askingLibrary(means.library(), asking));
  return {
    ...means,
    library,
    finder() {
      const find = means.finder();
      const { named, using } = find;
      return Object.assign(asking(find), { ...(named && { named: asking(named) }), ...(using && { using: asking(using) }) }); // prettier-ignore
    },
    judging: async () => asking(judgeWith(await means.engine(), library)),
  };
}
type Asking = <A extends unknown[], T>(does: (...given: A) => T) => (...given: A) => T;
function askingLibrary(library: DeskLibrary, asking: Asking): DeskLibrary {
  const { ygo, ptcg, printings, using, reading, suggest } = library;
  return {
    ...library,
    ygo: asking(ygo),
    ptcg: asking(ptcg),
    suggest: asking(suggest),
    ...(printings && { printings: asking(printings) }),
    ...(using && { using: asking(using) }),
    ...(reading && { reading: asking(reading) }),
  };
}

/** The case that was read, or all that is wrong with it. */
export function accepted(read: ReadResult): Case {
  if (!read.ok) throw new Refused(read.problems);
  return read.case;
}
