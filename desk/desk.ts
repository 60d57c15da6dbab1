// The desk: every use case of the app over the engine, the rules database and the judge's own data. Everything is opened
// when it is first needed, so that a ruling at the command line does not wait for what it does not use.
import { readCase, readCaseFile, type ReadResult } from '../engine/case/read.ts';
import { editionOf, RULESETS } from '../engine/case/rulesets.ts';
import { withCaseCards } from '../engine/case/cards.ts';
import { closest } from '../engine/case/names.ts';
import type { Case, Game, YgoCard } from '../engine/case/schema.ts';
import { JudgeDbError } from '../rules-db/judge/failure.ts';
import type { JudgeDb } from '../rules-db/judge/judge-db.ts';
import type { FoundCard, RulesDb, ShownRule } from '../rules-db/rules-db.ts';
import { search } from '../rules-db/search.ts';
import { NO_NAMES } from '../reader/reading.ts';
import { analyzedCard, cardOfText, listedCard } from './analyzing.ts';
import { assuming, withAssumed } from './assumed.ts';
import { casebookChannel } from './casebook.ts';
import { dataChannels } from './data.ts';
import { handlesOf } from './handles.ts';
import { asCard, cardFrom, cardWith, hasText, readingView } from './reading.ts';
import { eventChannels } from './events/channels.ts';
import { logChannels, rulingsOf } from './floor-log.ts';
import { afterRuling } from './penalties/after-ruling.ts';
import { penaltyChannels } from './penalties/channels.ts';
import { importChannels } from './importing.ts';
import type { Outputs, JudgeDesk, RulesetView } from './contract.ts';
import type { Engine } from './engine.ts';
import { deskLibrary, type DeskLibrary } from './library.ts';
import { FORMATS } from '../engine/deck/rules.ts';
import { cardStatus } from './card-status.ts';
import { checkDeck, type DeckParts } from './deck.ts';
import { deckSheet } from './deck-sheet.ts';
import { cardFinder, type CardFinder } from './find-card.ts';
import { cardPool, listsView } from './lists.ts';
import { ownListChannels, seriesCalled } from './own-lists.ts';
import { regulationMarks } from './marks.ts';
import { withRightAnswers } from './wrong-answers.ts';
import { lineOf, readLine } from './line.ts';
import { declaredText, type CardText, type TextOf } from './line/asked.ts';
import type { Effect } from '../engine/ygo/effects/schema.ts';
import { answer, Refused, refuse } from './refused.ts';
import {
  bothNames,
  cardView,
  diffView,
  ruleView,
  scenarioSummary,
  searchHit,
  termView,
  type ScenarioFile,
} from './views.ts';

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

export function createDesk(parts: DeskParts): JudgeDesk {
  /** The imported cards, where there are any that can be opened: lookup and rulings never fail for the judge's own data. */
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
  /** Bundled cards go before imported ones. A finder keeps what it found: after an import there is a new one. */
  const finder = (): CardFinder => {
    const of = imported()?.cardsVersion();
    if (!finding || finding.of !== of) {
      const searchers = () => [parts.rules(), imported()].flatMap((db) => (db ? [db.searcher] : []));
      finding = { find: cardFinder(library(), searchers), of };
    }
    return finding.find;
  };

  const read = async (input: { case?: unknown; source?: string; ruleset?: string }): Promise<Case> => {
    const options = { library: library(), ruleset: input.ruleset, effects: (await parts.engine()).effects };
    return accepted(input.source === undefined ? readCase(input.case, options) : readCaseFile(input.source, options));
  };
  const textOf: TextOf = (card) => {
    const read = card.effects === undefined ? library().reading?.('ygo', card) : undefined;
    return read ? { effects: read.effects as Effect[], unread: read.unread as CardText['unread'] } : declaredText(card);
  };
  const judging = (engine: Awaited<ReturnType<typeof parts.engine>>) => (theCase: Case) =>
    engine.rule(accepted(readCase(theCase, { library: library(), effects: engine.effects })), library());
  const viewOf = (found: FoundCard) =>
    cardView(found, imported()?.cards(bothNames(found.card.name).en, found.game) ?? []);
  const deckParts = (): DeckParts => ({
    library: library(),
    find: finder(),
    series: (id) => seriesCalled(parts.rules(), parts.judgeIfThere(), id),
    pool: (id) => cardPool(parts.rules(), id),
    marks: (name, print) => regulationMarks(imported(), name, print),
  });
  /** A card's page: with its status today and through time. */
  const pageOf = (found: FoundCard) => {
    const status = cardStatus(found, parts.rules(), imported(), new Date().toISOString().slice(0, 10));
    return { ...viewOf(found), ...(status.length > 0 && { status }) };
  };
  const ruleset = async (id: string): Promise<RulesetView> => {
    const all = (await parts.engine()).rulesets;
    return all.find((one) => one.id === id) ?? noRuleset(id, all);
  };

  return {
    rule: (input) =>
      answer(async () => {
        const theCase = await read(input);
        const ruling = withRightAnswers((await parts.engine()).rule(theCase, library()), theCase);
        return { case: theCase, ruling: assuming(ruling, theCase) };
      }),
    handles: (input) =>
      answer(async () => {
        const theCase = await read(input);
        const judge = judging(await parts.engine());
        return handlesOf(theCase, assuming(judge(theCase), theCase), judge);
      }),
    now: (input) => answer(async () => (await parts.engine()).now(await read(input), library())),
    line: ({ line, ruleset: id, game, onto }) =>
      answer(async () => {
        const engine = await parts.engine();
        const before = onto === undefined ? undefined : await read({ case: onto });
        const known = before ? withCaseCards(before, library()) : library();
        const { case: written, assumptions } = readLine(line, {
          find: finder(),
          ...(id && { ruleset: id }),
          ...(game && { game }),
          ...(before && { onto: before, look: (name: string) => known.ygo(name) }),
          judge: judging(engine),
          text: textOf,
          pokemonText: (card) => card.effects ?? library().reading?.('ptcg', card)?.effects ?? [],
          printings: library().printings,
        });
        const filled = withAssumed(written, assumptions, before);
        const theCase = accepted(readCase(filled, { library: library(), effects: engine.effects }));
        return { case: theCase, ruling: assuming(engine.rule(theCase, library()), theCase) };
      }),
    cards: ({ game, names }) =>
      answer(() => {
        const find = (name: string) =>
          [parts.rules(), imported()].map((db) => db?.card(name, game)).find((found) => found !== undefined);
        return Object.fromEntries(
          names.map((name) => {
            const found = find(name);
            return [name, found ? viewOf(found) : null];
          }),
        );
      }),
    analyze: ({ name, text, record }) =>
      answer(() => {
        if (text !== undefined) return analyzedCard(cardOfText(text), NO_NAMES);
        if (name === undefined) return analyzedCard(listedCard(record), NO_NAMES);
        // A bundled card has no printed text; the imported one of its name has.
        const printed = imported()?.card(name, 'ygo')?.card as YgoCard | undefined;
        return analyzedCard(printed ?? library().ygo(name) ?? notThere(name), NO_NAMES);
      }), // prettier-ignore
    read: ({ game, name, print, card: written, text, box }) =>
      answer(() => {
        const named = (called: string) => {
          const known = game === 'ygo' ? library().ygo(called, print) : library().ptcg(called, print);
          const printed = imported()?.cards(called, game).map(asCard) ?? [];
          // A bundled card has no printed text; the imported one of its name has.
          return [...(known ? [known] : []), ...printed].find(hasText) ?? known ?? notThere(called);
        };
        const card =
          written !== undefined ? cardFrom(written, game)
          : text !== undefined ? cardWith(text, game, box ?? 'attack')
          : named(name ?? ''); // prettier-ignore
        return readingView(card, game, library().names(game));
      }),
    printings: ({ game, name }) =>
      answer(() => {
        const own = parts.rules().card(name, game);
        return [...(own ? [own] : []), ...(imported()?.cards(name, game) ?? [])].map((one) => viewOf(one));
      }),
    lineOf: ({ case: written }) =>
      answer(async () => {
        const judge = judging(await parts.engine());
        return { line: lineOf(await read({ case: written }), finder(), judge) ?? null };
      }),

    search: ({ query, limit, lang, game, rulesets, kinds }) =>
      answer(() => {
        const judge = imported();
        const sources = [parts.rules().searcher, ...(judge ? [judge.searcher] : [])];
        const options = {
          ...(limit && { limit }),
          ...(lang && { lang }),
          ...(game && { game }),
          // The knowledge base knows editions; a format's rules are those of its edition.
          ...(rulesets && { rulesets: rulesets.map(editionOf) }),
          ...(kinds && { kinds }),
        };
        return { query, hits: search(sources, query, options).map(searchHit) };
      }),

    browse: ({ offset, limit, ...options }) =>
      answer(() => {
        const judge = imported();
        let total = 0;
        const entries: Outputs['browse']['entries'] = [];
        // One database after the other: the library's cards stand before the imported ones.
        for (const source of [parts.rules().searcher, ...(judge ? [judge.searcher] : [])]) {
          const { kind, ...where } = options;
          const part = source.list({ ...where, kind }, Math.max(0, offset - total), limit - entries.length);
          total += part.total;
          entries.push(...part.entries.map((e) => ({ ...e, title: bothNames(e.title) })));
        }
        return { total, entries };
      }),
    show: ({ id }) => answer(() => show(id, parts.rules(), imported, pageOf)),
    ruleTitles: ({ ids }) =>
      answer(() => Object.fromEntries(ids.map((id) => [id, ruleCalled(id, parts.rules())?.title ?? null]))),
    rulesets: ({ game }) =>
      answer(async () => (await parts.engine()).rulesets.filter((one) => !game || one.game === game)),
    diff: ({ a, b }) => answer(async () => diffView(parts.rules(), await ruleset(a), await ruleset(b))),

    deck: (input) => answer(() => checkDeck(input, deckParts())),
    deckSheet: ({ as = 'html', lang, ...input }) => answer(() => deckSheet(checkDeck(input, deckParts()), as, lang)),
    formats: ({ game }) =>
      answer(() =>
        FORMATS.filter((one) => !game || one.game === game).map(({ id, game: of, title, ruleset: by }) => ({
          id,
          game: of,
          title,
          ruleset: by,
        })),
      ),
    lists: ({ series = 'ygo-tcg', ...asked }) =>
      answer(() => listsView(seriesCalled(parts.rules(), parts.judgeIfThere(), series) ?? notThere(series), asked)),

    scenarios: ({ game }) => answer(() => parts.rules().scenarios(game).map(scenarioSummary)),
    scenario: ({ id }) =>
      answer(() => {
        const found = parts.rules().scenario(id) ?? notThere(id);
        const { case: theCase, expect } = found.scenario as ScenarioFile;
        return { ...scenarioSummary(found), case: theCase as Case, expected: expect ?? null };
      }),

    saveCase: ({ id, title, case: written }) =>
      answer(() => {
        const game = gameOf(written);
        return parts.judge().saveCase({ ...(id !== undefined && { id }), title, game, case: written });
      }),
    savedCases: (filter) => answer(() => parts.judgeIfThere()?.savedCases(filter) ?? { total: 0, cases: [] }),
    savedCase: ({ id }) =>
      answer(async () => {
        const saved = parts.judgeIfThere()?.savedCase(id) ?? notThere(id);
        const { effects } = await parts.engine();
        const found = readCase(saved.case, { library: library(), effects });
        return { ...saved, case: saved.case as Case, problems: found.ok ? [] : [...found.problems] };
      }),
    deleteCase: ({ id }) => answer(() => (parts.judge().deleteCase(id) ? null : notThere(id))),
    restoreCase: ({ id }) => answer(() => (parts.judge().restoreCase(id) ? null : notThere(id))),
    autosave: ({ slot, case: written }) => answer(() => (parts.judge().autosave(slot, written), null)),
    autosaved: ({ slot }) =>
      answer(() => {
        const found = parts.judgeIfThere()?.autosaved(slot);
        return found === undefined ? null : { case: found };
      }),
    settings: () => answer(() => parts.judgeIfThere()?.settings() ?? {}),
    setSetting: ({ key, value }) => answer(() => (parts.judge().setSetting(key, value), null)),
    ...logChannels(parts.judge, parts.judgeIfThere, (of, card) => {
      const known = of.game === 'ygo' ? library().ygo(card) : library().ptcg(card);
      return known ? Object.values(bothNames(known.name)).reverse() : [card];
    }),
    ...ownListChannels({ ...parts, library, find: finder }),
    ...casebookChannel(parts.judgeIfThere),
    ...dataChannels(parts),
    ...importChannels(parts.judge),
    ...penaltyChannels(parts.rules),
    afterRuling: (input) =>
      answer(async () => {
        const theCase = await read(input);
        return afterRuling(parts.rules(), (await parts.engine()).rule(theCase, library()));
      }),
    ...eventChannels({ ...parts, rulings: (event, call) => rulingsOf(parts.judgeIfThere(), event, call) }),
    // What runs in this process is done before anything can be ended: ending is for whoever carries the calls.
    cancel: () => answer(() => null),
  };
}

function accepted(read: ReadResult): Case {
  if (!read.ok) throw new Refused(read.problems);
  return read.case;
}

/** The game of a case that is saved as it is, finished or not. */
function gameOf(written: unknown): Game {
  const game = (written as { game?: unknown } | null)?.game;
  return game === 'ygo' || game === 'ptcg'
    ? game
    : refuse('not-a-case', { de: 'Das ist kein Fall: „game“ fehlt.', en: 'This is not a case: “game” is missing.' });
}

/** A rule by its id, or by that of an inventory item it covers. */
function ruleCalled(id: string, rules: RulesDb): ShownRule | undefined {
  const covering = rules.ruleOfInventory(id);
  return rules.rule(id) ?? (covering === undefined ? undefined : rules.rule(covering));
}

/** A rule (also by the inventory's id), a term or a card: by id, or a card by its name. */
function show(
  id: string,
  rules: RulesDb,
  judge: () => JudgeDb | undefined,
  viewOf: (found: FoundCard) => Outputs['printings'][number],
) {
  const rule = ruleCalled(id, rules);
  if (rule) return ruleView(rules, rule);
  const term = rules.term(id);
  if (term) return termView(rules, term);
  const card = rules.cardById(id) ?? judge()?.cardById(id) ?? cardNamed(id, rules, judge);
  if (card) return viewOf(card);
  const near = rules.search(id, { limit: 3 }).map((hit) => hit.id);
  return notThere(id, near.length > 0 ? near : closest(id, rules.ruleIds()));
}

function cardNamed(name: string, rules: RulesDb, judge: () => JudgeDb | undefined) {
  const games = Object.keys(RULESETS) as Game[];
  for (const source of [() => rules, judge])
    for (const game of games) {
      const found = source()?.card(name, game);
      if (found) return found;
    }
  return undefined;
}

const notThere = (id: string, didYouMean: readonly string[] = []): never =>
  refuse(
    'not-found',
    { de: `„${id}“ gibt es hier nicht.`, en: `There is no “${id}” here.` },
    didYouMean.length > 0 ? { didYouMean: [...didYouMean] } : {},
  );

function noRuleset(id: string, all: readonly RulesetView[]): never {
  const near = closest(
    id,
    all.map((one) => one.id),
  );
  return refuse(
    'unknown-ruleset',
    { de: `Ein Regelwerk „${id}“ gibt es nicht.`, en: `There is no ruleset “${id}”.` },
    near.length > 0 ? { didYouMean: near } : {},
  );
}
