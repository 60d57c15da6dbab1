// The channels of looking things up: rules, terms, cards with what their texts say, rulesets, worked examples.
import { editionOf, RULESETS } from '../../engine/case/rulesets.ts';
import { closest } from '../../engine/case/names.ts';
import type { Case, Game, PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import { NO_NAMES } from '../../reader/reading.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { FoundCard, RulesDb, ShownRule } from '../../rules-db/rules-db.ts';
import { search, type Hit } from '../../rules-db/search.ts';
import type { CardView, JudgeDesk, Outputs, RulesetView } from '../contract.ts';
import { cardStatus } from '../decks/card-status.ts';
import { dayOf } from '../day.ts';
import { bothNames } from '../localized.ts';
import type { Means } from '../means.ts';
import { answer, notThere, refuse } from '../refused.ts';
import { analyzedCard, cardOfText, listedCard } from './analyzing.ts';
import type { LookupOutputs } from './contract.ts';
import { AMONG, fitting } from './fitting.ts';
import { namedInGerman } from './in-german.ts';
import { asCard, cardFrom, cardWith, hasText, readingView } from './reading.ts';
import { withTexts } from './texts.ts';
import { cardView, diffView, ruleView, scenarioSummary, searchHit, termView, type ScenarioFile } from './views.ts';

type LookupChannels = Pick<JudgeDesk, keyof LookupOutputs>;

export const lookupChannels = (means: Means): LookupChannels => ({
  ...cardChannels(means),
  ...searchChannels(means),
  ...rulesetChannels(means),
  ...exampleChannels(means),
});

/** A card as lookup shows it, with all its printings that were imported. */
const viewIn =
  (imported: Means['imported']) =>
  (found: FoundCard): CardView =>
    cardView(found, imported()?.cards(bothNames(found.card.name).en, found.game) ?? []);

function cardChannels({
  rules,
  imported,
  library,
}: Means): Pick<LookupChannels, 'cards' | 'analyze' | 'read' | 'printings' | 'series' | 'counters'> {
  const viewOf = viewIn(imported);
  /** The name a list has of a card that may be called by another: "MST". */
  const listedAs = (name: string, game: Game): string => {
    const own = rules().card(name, game);
    return own ? bothNames(own.card.name).en : name;
  };
  return {
    cards: ({ game, names }) =>
      answer(() => {
        const find = (name: string) =>
          [rules(), imported()].map((db) => db?.card(name, game)).find((found) => found !== undefined);
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
        const printed = imported()?.card(listedAs(name, 'ygo'), 'ygo')?.card as YgoCard | undefined;
        return analyzedCard(printed ?? library().ygo(name) ?? notThere(name), NO_NAMES);
      }), // prettier-ignore
    read: ({ game, name, print, card: written, text, box }) =>
      answer(() => {
        const known = (called: string) =>
          game === 'ygo' ? library().ygo(called, print) : library().ptcg(called, print);
        const named = (called: string) => {
          const own = known(called);
          const printed = imported()?.cards(listedAs(called, game), game).map(asCard) ?? [];
          // A bundled card has no printed text; the imported one of its name has.
          if (own && game === 'ptcg') return withTexts(own as PtcgCard, printed as PtcgCard[]);
          return [...(own ? [own] : []), ...printed].find(hasText) ?? own ?? notThere(called);
        };
        const card =
          written !== undefined ? cardFrom(written, game)
          : text !== undefined ? cardWith(text, game, box ?? 'attack')
          : named(name ?? ''); // prettier-ignore
        const declared = written !== undefined || text !== undefined ? card : known(name ?? '');
        return readingView(card, game, library().names(game), declared?.effects as object[] | undefined);
      }),
    printings: ({ game, name }) =>
      answer(() => {
        const own = rules().card(name, game);
        const all = [...(own ? [own] : []), ...(imported()?.cards(listedAs(name, game), game) ?? [])];
        const named = ({ card }: FoundCard) =>
          namedInGerman(card as unknown as PtcgCard, () => all.map((one) => one.card as unknown as PtcgCard));
        return all.map((one) =>
          viewOf(game === 'ptcg' ? { ...one, card: named(one) as unknown as FoundCard['card'] } : one),
        );
      }),
    series: () => answer(async () => (await imported()?.namedInTexts())?.series ?? []),
    counters: () => answer(async () => (await imported()?.namedInTexts())?.counters ?? []),
  };
}

function searchChannels({ rules, imported }: Means): Pick<LookupChannels, 'search' | 'browse' | 'show' | 'ruleTitles'> {
  /** A card's page: with its status today and through time. */
  const pageOf = (found: FoundCard): CardView => {
    const status = cardStatus(found, rules(), imported(), dayOf());
    return { ...viewIn(imported)(found), ...(status.length > 0 && { status }) };
  };
  return {
    search: ({ query, limit = 20, lang, game, rulesets, playing, kinds, fits }) =>
      answer(() => {
        const judge = imported();
        const sources = [rules().searcher, ...(judge ? [judge.searcher] : [])];
        const options = {
          limit: fits ? limit * AMONG : limit,
          ...(lang && { lang }),
          ...(game && { game }),
          // The knowledge base knows editions; a format's rules are those of its edition.
          ...(rulesets && { rulesets: rulesets.map(editionOf) }),
          ...(playing && { playing }),
          ...(kinds && { kinds }),
        };
        const hits = search(sources, query, options);
        const kindOf = ({ title, game: of }: Hit): string | undefined =>
          of === 'both' ? undefined : (rules().card(title.en, of) ?? judge?.card(title.en, of))?.card.kind;
        const first = fits ? fitting(hits, fits, kindOf).slice(0, limit) : hits;
        return { query, hits: first.map(searchHit) };
      }),
    browse: ({ offset, limit, ...options }) =>
      answer(() => {
        const judge = imported();
        let total = 0;
        const entries: Outputs['browse']['entries'] = [];
        // One database after the other: the library's cards stand before the imported ones.
        for (const source of [rules().searcher, ...(judge ? [judge.searcher] : [])]) {
          const { kind, ...where } = options;
          const part = source.list({ ...where, kind }, Math.max(0, offset - total), limit - entries.length);
          total += part.total;
          entries.push(...part.entries.map((e) => ({ ...e, title: bothNames(e.title) })));
        }
        return { total, entries };
      }),
    show: ({ id }) => answer(() => show(id, rules(), imported, pageOf)),
    ruleTitles: ({ ids }) =>
      answer(() => Object.fromEntries(ids.map((id) => [id, ruleCalled(id, rules())?.title ?? null]))),
  };
}

function rulesetChannels({ engine, rules }: Means): Pick<LookupChannels, 'rulesets' | 'diff'> {
  const ruleset = async (id: string): Promise<RulesetView> => {
    const all = (await engine()).rulesets;
    return all.find((one) => one.id === id) ?? noRuleset(id, all);
  };
  return {
    rulesets: ({ game }) => answer(async () => (await engine()).rulesets.filter((one) => !game || one.game === game)),
    diff: ({ a, b }) => answer(async () => diffView(rules(), await ruleset(a), await ruleset(b))),
  };
}

const exampleChannels = ({ rules }: Means): Pick<LookupChannels, 'scenarios' | 'scenario'> => ({
  scenarios: ({ game }) => answer(() => rules().scenarios(game).map(scenarioSummary)),
  scenario: ({ id }) =>
    answer(() => {
      const found = rules().scenario(id) ?? notThere(id);
      const { case: theCase, expect } = found.scenario as ScenarioFile;
      return { ...scenarioSummary(found), case: theCase as Case, expected: expect ?? null };
    }),
});

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
