/**
 * What only the case as a whole shows: unknown cards, ids that are nobody's, things that cannot be so at the same time.
 * Cards that come only later (searched from a Deck whose order nobody knows, Tokens) may be named; the engines judge the rest.
 */
import type { Library } from '../library.ts';
import { withCaseCards } from './cards.ts';
import type { Finding } from './check.ts';
import { cardsOf, giveIds, mentions, type CaseCard, type Mention, type Path } from './ids.ts';
import { basicEnergy, closest, nameKey, eachName } from './names.ts';
import { knownPrizes, prizeCount } from './ptcg.ts';
import { problems, type ProblemCode } from './problems.ts';
import { gameOfRuleset, RULESETS } from './rulesets.ts';
import type { Case, Game, Player, PtcgCase, YgoCase, YgoPlayer } from './schema.ts';
import { checkSlips, anyPrinting } from './slips.ts';
import type { Localized } from '../ruling/schema.ts';

const finding = (code: ProblemCode, path: Path, message: Localized, didYouMean: readonly string[] = []): Finding => ({
  code,
  path,
  message,
  ...(didYouMean.length > 0 && { didYouMean: [...didYouMean] }),
});

/** Everything wrong with a case whose every value is well formed. Without a library, cards are not looked up. */
export function checkWhole(theCase: Case, library?: Library): Finding[] {
  const named = mentions(theCase);
  const large = checkSize(theCase, named);
  if (large.length > 0) return large;
  const known = library && withCaseCards(theCase, library);
  return [
    ...checkRuleset(theCase),
    ...checkIds(named),
    ...(known ? [...checkCards(theCase, named, known), ...checkReferences(theCase, named, known)] : []),
    ...(known && theCase.game === 'ptcg' ? checkAttacks(theCase, named, known) : []),
    ...(known ? checkSlips(theCase, known) : []),
    ...(theCase.game === 'ygo' ? checkYgo(theCase) : checkPtcg(theCase)),
  ];
}

/** More cards and moves than any game has; both players' Decks, Graveyards and hands of thousands are within. */
const MOST_CARDS = 40_000;
const MOST_MOVES = 2_000;
function checkSize(theCase: Case, named: readonly Mention[]): Finding[] {
  return [
    ...(named.length > MOST_CARDS ? [finding('too-many', ['state'], problems.tooManyCards(MOST_CARDS))] : []),
    ...((theCase.moves ?? []).length > MOST_MOVES ? [finding('too-many', ['moves'], problems.tooManyMoves(MOST_MOVES))] : []),
  ];
} // prettier-ignore

function checkRuleset({ game, ruleset }: Case): Finding[] {
  if (ruleset === undefined || (RULESETS[game] as readonly string[]).includes(ruleset)) return [];
  const known = RULESETS[game];
  if (gameOfRuleset(ruleset))
    return [finding('other-games-ruleset', ['ruleset'], problems.otherGamesRuleset(ruleset, known))];
  return [finding('unknown-ruleset', ['ruleset'], problems.unknownRuleset(ruleset, known), closest(ruleset, known))];
}

function checkIds(named: readonly Mention[]): Finding[] {
  const seen = new Set<string>();
  return named.flatMap(({ id, path }) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [finding('duplicate-id', [...path, 'id'], problems.duplicateId(id))];
    seen.add(id);
    return [];
  });
}

const UNKNOWN = '?';
const find = (game: Game, library: Library, name: string, print?: string) =>
  game === 'ygo' ? library.ygo(name, print) : (library.ptcg(name, print) ?? (basicEnergy(name) && { name }));

function checkCards(theCase: Case, named: readonly Mention[], library: Library): Finding[] {
  const asked = new Map<string, boolean>();
  const isKnown = (name: string, print?: string) => {
    const key = `${name}\n${print ?? ''}`;
    if (!asked.has(key)) asked.set(key, find(theCase.game, library, name, print) !== undefined);
    return asked.get(key)!;
  };
  return named.flatMap(({ card, print, path }) => {
    if (print !== undefined && !isPrinted(theCase.game, library, card, print)) {
      const prints = (library.printings?.(card) ?? []).map((one) => one.print);
      const near = closest(print, prints);
      const known = near.length > 0 ? near : prints.slice(0, NEWEST_NAMED);
      return [finding('unknown-print', [...path, 'print'], problems.unknownPrint(card, print), known)];
    }
    if (card === UNKNOWN || isKnown(card, print)) return [];
    const written = typeof at(theCase, path) === 'string' ? path : [...path, 'card'];
    return [finding('unknown-card', written, problems.unknownCard(card), library.suggest(theCase.game, card))];
  });
}

/** Where the printings of a name are known, a print must be one of them; 'OBF 7' is 'OBF 007'. */
function isPrinted(game: Game, library: Library, name: string, print: string): boolean {
  const known = game === 'ptcg' ? (library.printings?.(name) ?? []) : [];
  const key = (written: string): string => nameKey(written.replace(/\b0+(?=\d)/g, ''));
  // A declaration stands for every printing of a Trainer card and names its own alone.
  const written = known.flatMap((one) => [one.print, ...(one.card.prints ?? [])]);
  const all = [...written, ...(library.ptcg(name)?.prints ?? [])];
  return known.length === 0 || all.some((one) => key(one) === key(print));
}

const NEWEST_NAMED = 3;

/** The value at a path. */
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);

// ───────────────────────────── Names of cards in moves ─────────────────────────────

/** Fields of a move (or of `battle`) that name cards on the board by id. */
const REFERENCES = {
  ygo: ['card', 'target', 'targets', 'cost', 'tributes', 'materials', 'cards'],
  ptcg: ['card', 'pokemon', 'to', 'targets', 'discard', 'active', 'bench'],
} as const satisfies Record<Game, readonly string[]>;
const NOT_A_CARD = new Set(['A', 'B', 'player', UNKNOWN, 'active']);

interface Reference {
  id: string;
  path: Path;
}

function strings(value: unknown, path: Path): Reference[] {
  if (typeof value === 'string') return [{ id: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, i) => strings(item, [...path, i]));
  const { card } = (value ?? {}) as { card?: unknown };
  return typeof card === 'string' ? [{ id: card, path: [...path, 'card'] }] : [];
}

/** Every place where the case names a card by id. `phase`, `step` and `decide` moves name none. */
function references(theCase: Case): Reference[] {
  const found: Reference[] = [];
  const moves: readonly (Record<string, unknown> & { do: string })[] = theCase.moves ?? [];
  moves.forEach((move, i) => {
    if (['phase', 'step', 'decide'].includes(move.do)) return;
    for (const field of REFERENCES[theCase.game]) found.push(...strings(move[field], ['moves', i, field]));
  });
  if (theCase.game === 'ygo') {
    const { battle, players } = theCase.state ?? {};
    if (battle)
      for (const role of ['attacker', 'target'] as const)
        found.push({ id: battle[role], path: ['state', 'battle', role] });
    for (const side of ['A', 'B'] as const)
      players?.[side]?.spellsTraps?.forEach((card, i) => {
        if (typeof card !== 'string' && card.on !== undefined)
          found.push({ id: card.on, path: ['state', 'players', side, 'spellsTraps', i, 'on'] });
      });
  }
  return found;
}

/** 'Sheep Token', 'Schafspielmarke': made on the way, in no library. */
const isToken = (id: string) => /token|spielmarke/i.test(id);
const withoutNumber = (id: string) => id.replace(/#\d+$/, '');

/** Cards chosen when something resolves, by either player: ids, or names of cards that only come. */
function chosen(theCase: Case): Reference[] {
  const moves: readonly Record<string, unknown>[] = theCase.moves ?? [];
  return moves.flatMap((move, i) =>
    (['choose', 'others'] as const).flatMap((who) => {
      const made = (move[who] ?? {}) as Record<string, unknown>;
      return (['cards', 'pokemon'] as const).flatMap((field) => strings(made[field], ['moves', i, who, field]));
    }),
  );
}

function checkReferences(theCase: Case, named: readonly Mention[], library: Library): Finding[] {
  const ids = new Set(giveIds(named).map(({ id }) => id));
  return [...references(theCase), ...chosen(theCase)].flatMap(({ id, path }) => {
    if (ids.has(id) || NOT_A_CARD.has(withoutNumber(id)) || isToken(id)) return [];
    if (find(theCase.game, library, withoutNumber(id))) return [];
    const near = closest(id, ids);
    return [
      finding('unknown-id', path, problems.unknownId(id), near.length > 0 ? near : library.suggest(theCase.game, id)),
    ];
  });
}

/**
 * The case with every reference that spells its card differently (case, language) brought to the card's id,
 * where exactly one card on the board can be meant.
 */
export function withIds<C extends Case>(theCase: C, library?: Library): C {
  const cards = cardsOf(theCase);
  const ids = new Set(cards.map(({ id }) => id));
  const strangers = references(theCase).filter(({ id }) => !ids.has(id) && !NOT_A_CARD.has(id));
  if (strangers.length === 0) return theCase;
  const known = library && withCaseCards(theCase, library);
  const copy = structuredClone(theCase);
  for (const { id, path } of strangers) {
    const meant = cards.filter((card) => sameCard(card, id, theCase.game, known));
    if (meant.length !== 1) continue;
    const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
    holder[path.at(-1)!] = meant[0]!.id;
  }
  return copy;
}

function sameCard({ id, card }: CaseCard, written: string, game: Game, library?: Library): boolean {
  if (nameKey(id) === nameKey(written) && id.includes('#') === written.includes('#')) return true;
  if (!library || id !== card || written.includes('#')) return false;
  const one = find(game, library, card);
  return one !== undefined && one === find(game, library, written);
}

// ───────────────────────────── What cannot be so at the same time ─────────────────────────────

const SIDES: readonly Player[] = ['A', 'B'];

function checkYgo({ state }: YgoCase): Finding[] {
  const found: Finding[] = [];
  const phase = state?.phase ?? 'main1';
  if (state?.step !== undefined && phase !== 'battle')
    found.push(finding('contradiction', ['state', 'step'], problems.stepWithoutBattle()));
  if (state?.timing !== undefined && state.step !== 'damage')
    found.push(finding('contradiction', ['state', 'timing'], problems.timingWithoutDamageStep()));
  if (state?.battle !== undefined && phase !== 'battle')
    found.push(finding('contradiction', ['state', 'battle'], problems.battleOutsideBattlePhase()));
  for (const side of SIDES) {
    const player = state?.players?.[side];
    if (player) found.push(...checkYgoPlayer(player, ['state', 'players', side]));
  }
  return found;
}

/** 5 Main Monster Zones and, at most, both Extra Monster Zones. */
const MOST_MONSTERS = 7;
const MOST_SPELLS_TRAPS = 5;
const MOST_BENCHED = 8;
const PRIZES = 6;

function checkYgoPlayer(player: YgoPlayer, path: Path): Finding[] {
  const found: Finding[] = [];
  for (const zone of ['monsters', 'spellsTraps'] as const) {
    const cards = player[zone] ?? [];
    const most = zone === 'monsters' ? MOST_MONSTERS : MOST_SPELLS_TRAPS;
    if (cards.length > most) found.push(finding('too-many', [...path, zone], problems.tooMany(zone, most)));
    const taken = new Map<number | string, string>();
    cards.forEach((card, i) => {
      if (typeof card === 'string' || card.zone === undefined) return;
      const by = taken.get(card.zone);
      if (by !== undefined)
        found.push(finding('zone-taken', [...path, zone, i, 'zone'], problems.zoneTaken(card.zone, by)));
      taken.set(card.zone, card.card);
    });
  }
  player.monsters?.forEach((monster, i) => {
    if (typeof monster !== 'string' && monster.face === 'down' && monster.position === 'attack')
      found.push(finding('contradiction', [...path, 'monsters', i, 'position'], problems.faceDownAttack(monster.card)));
  });
  return found;
}

/** A Pokémon is only the last of these it became. */
const ROTATED = ['asleep', 'confused', 'paralyzed'] as const;

/** A misspelt attack is a slip, not a verdict. Cards nobody has identified might have it. */
function checkAttacks(theCase: PtcgCase, named: readonly Mention[], library: Library): Finding[] {
  const later = (theCase.moves ?? []).flatMap((move) =>
    'card' in move ? [{ card: move.card, print: undefined }] : [],
  );
  const cards = [...named, ...later].flatMap((one) => anyPrinting(one, library));
  if (named.some(({ card }) => card === UNKNOWN)) return [];
  const attacks = cards.flatMap((card) => card?.attacks ?? []);
  const names = attacks.flatMap(eachName);
  const keys = new Set(names.map(nameKey));
  return (theCase.moves ?? []).flatMap((move, i) => {
    if (move.do !== 'attack') return [];
    const most = Math.max(
      ...cards.map((card) => (card && card.kind !== 'pokemon' ? 0 : (card?.attacks?.length ?? Infinity))),
    );
    if (typeof move.attack === 'number')
      return move.attack <= most ? [] : [finding('unknown-attack', ['moves', i, 'attack'], problems.unknownAttack(String(move.attack)))]; // prettier-ignore
    if (keys.has(nameKey(move.attack))) return [];
    return [
      finding(
        'unknown-attack',
        ['moves', i, 'attack'],
        problems.unknownAttack(move.attack),
        closest(move.attack, names),
      ),
    ];
  });
}

function checkPtcg({ state }: PtcgCase): Finding[] {
  return SIDES.flatMap((side) => {
    const player = state?.players?.[side];
    const path: Path = ['state', 'players', side];
    const found: Finding[] = [];
    if ((player?.bench?.length ?? 0) > MOST_BENCHED)
      found.push(finding('too-many', [...path, 'bench'], problems.tooMany('bench', MOST_BENCHED)));
    const known = knownPrizes(player?.prizes).length;
    const left = prizeCount(player?.prizes) ?? known;
    if (left > PRIZES) found.push(finding('contradiction', [...path, 'prizes'], problems.tooManyPrizes()));
    if (known > left)
      found.push(finding('contradiction', [...path, 'prizes', 'count'], problems.morePrizesKnown(known, left)));
    const inPlay = [
      [player?.active, [...path, 'active']] as const,
      ...(player?.bench ?? []).map((p, i) => [p, [...path, 'bench', i]] as const),
    ];
    for (const [pokemon, where] of inPlay) {
      if (!pokemon || typeof pokemon === 'string') continue;
      const both = ROTATED.filter((condition) => pokemon.conditions?.includes(condition));
      if (both.length > 1)
        found.push(finding('contradiction', [...where, 'conditions'], problems.conditionsExclude(both)));
    }
    return found;
  });
}
