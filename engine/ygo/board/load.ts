/**
 * From a case to a Duel: ids, defaults, card definitions. The case has been checked (names and ids exist); what is wrong here is a programmer's
 * error. Cards of the case itself come before the library's.
 */
import { EXTRA_DECK_KINDS } from '../../case/printed.ts';
import type {
  CardRef,
  Player,
  YgoCard,
  YgoCase,
  YgoInForce,
  YgoModifier,
  YgoMonster,
  YgoPlayer,
  YgoSpellTrap,
} from '../../case/schema.ts';
import { withCaseCards } from '../../case/cards.ts';
import { idGiver } from '../../case/ids.ts';
import type { Library } from '../../library.ts';
import type { Localized } from '../../ruling/schema.ts';
import {
  cardInfo,
  mustFirstSummonItself,
  UNKNOWN_CARD,
  UNKNOWN_MONSTER,
  UNKNOWN_SET_CARD,
  type CardInfo,
  type ReadText,
} from '../cards.ts';
import { FIRST_CLOCK, ZONES, type Card, type Duel, type Force, type ListZone, type Side, type Zone } from './duel.ts';
import type { Filter, Ongoing, Until } from '../effects/schema.ts';
import { DEFAULT_YGO_RULESET, ygoRuleset } from '../rulesets/all.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';

/** Deck size where the case does not say. */
const DEFAULT_DECK = 30;
const DEFAULT_TURN = { own: 3, other: 4 };

export type FindCard = (name: string, print?: string) => YgoCard | undefined;

/** Cards of the case, then the library. */
export const findCards = (theCase: YgoCase, library: Library): FindCard => withCaseCards(theCase, library).ygo;

interface Loading {
  duel: Duel;
  find: FindCard;
  readText: ReadText;
  /** Gives a card without an id its own. */
  give: (name: string) => string;
}
type Written = {
  id?: string;
  card: string;
  print?: string;
  owner?: Player;
  properlySummoned?: boolean;
  face?: 'up' | 'down';
};
const written = (ref: CardRef | { card: string; face?: 'up' | 'down' }): Written =>
  typeof ref === 'string' ? { card: ref } : ref;

export function loadDuel(theCase: YgoCase, find: FindCard, readText: ReadText): Duel {
  const rules = ygoRuleset(theCase.ruleset ?? DEFAULT_YGO_RULESET);
  if (!rules) throw new Error(`no such ruleset: ${theCase.ruleset}`);
  const state = theCase.state ?? {};
  const { players = {} } = state;
  const duel = emptyDuel(rules, state);
  const loading: Loading = { duel, find, readText, give: idGiver(explicitIds(players)) };
  for (const side of ['A', 'B'] as const) loadSide(loading, side, players[side] ?? {});
  for (const card of duel.cards.values()) if (wasSpecialSummoned(duel, card)) card.properlySummoned ??= true;
  duel.forces = (state.effects ?? []).map((f) => force(f, duel, duel.turn.player, find));
  for (const side of ['A', 'B'] as const)
    duel.sides[side].forces = (players[side]?.effects ?? []).map((f) => force(f, duel, side, find));
  return duel;
}

const wasSpecialSummoned = ({ history }: Duel, { id, info }: Card): boolean =>
  history.some(({ what, card }) => what === 'special-summoned' && (card === id || info.names.includes(card ?? id)));

/** Turn, phase and players of a state, no card on the table yet. */
function emptyDuel(rules: Ruleset, state: NonNullable<YgoCase['state']>): Duel {
  const { firstPlayer, turn } = firstTurn(state);
  return {
    ruleset: rules,
    firstPlayer,
    match: state.match,
    turn,
    firstTurn: turn.number,
    ...momentOf(state),
    battle: state.battle,
    sides: { A: emptySide(rules, state.players?.A), B: emptySide(rules, state.players?.B) },
    cards: new Map(),
    forces: [],
    history: [...(state.history ?? [])],
    log: [],
    window: { kind: 'open', since: 0, last: undefined, upTo: -1, passed: [] },
    chain: [],
    resolving: undefined,
    chains: 0,
    links: [],
    pending: [],
    delayed: [],
    atOnce: [],
    doomed: [],
    suddenDeath: state.match?.suddenDeath ?? false,
    uses: [],
    over: undefined,
    clock: FIRST_CLOCK,
    revision: 0,
  };
}
/** Whose turn it is, and its number; where the case does not say it, a turn in which both may attack. */
function firstTurn({ firstPlayer = 'A', turn }: NonNullable<YgoCase['state']>): Pick<Duel, 'firstPlayer' | 'turn'> {
  const player = turn?.player ?? 'A';
  const number = turn?.number ?? (player === firstPlayer ? DEFAULT_TURN.own : DEFAULT_TURN.other);
  return { firstPlayer, turn: { player, number } };
}
const momentOf = ({
  phase = 'main1',
  step,
  timing,
}: NonNullable<YgoCase['state']>): Pick<Duel, 'phase' | 'step' | 'timing'> => ({
  phase,
  step: step ?? (phase === 'battle' ? (timing ? 'damage' : 'battle') : undefined),
  timing: timing ?? (step === 'damage' ? 'start' : undefined),
});

const emptySide = (rules: Ruleset, player: YgoPlayer | undefined): Side => ({
  lifePoints: player?.lifePoints ?? rules.numbers.startingLifePoints.value,
  zones: Object.fromEntries(ZONES.map((zone) => [zone, []])) as unknown as Side['zones'],
  unnamed: { deck: 0, extraDeck: 0 },
  used: Object.fromEntries(Object.entries(player?.used ?? {}).filter(([, used]) => used)) as Record<string, boolean>,
  forces: [],
  written: player !== undefined,
  revision: 0,
});

/** Reading order: monsters (each followed by its materials), spellsTraps, field, pendulum, hand, graveyard, banished, deck, extraDeck. */
function loadSide(loading: Loading, side: Player, player: YgoPlayer): void {
  for (const monster of player.monsters ?? []) loadMonster(loading, side, monster);
  for (const card of player.spellsTraps ?? []) loadSpellTrap(loading, side, 'spellsTraps', card, 'down');
  if (player.field) loadSpellTrap(loading, side, 'field', player.field, 'up');
  (player.pendulum ?? []).forEach((card, i) => {
    if (card !== null) loadSpellTrap(loading, side, 'pendulum', card, 'up').slot = i === 0 ? 1 : 5;
  });
  const lists = [
    ['hand', player.hand],
    ['graveyard', player.graveyard],
    ['banished', player.banished],
    ['deck', player.deck?.cards],
    ['extraDeck', player.extraDeck?.cards],
  ] as const;
  for (const [zone, refs] of lists) {
    for (const ref of refs ?? []) {
      const card = addCard(loading, side, zone, written(ref));
      card.face =
        zone === 'banished' || zone === 'graveyard' ? (written(ref).face ?? 'up') : (written(ref).face ?? 'down');
    }
  }
  const deck = loading.duel.sides[side];
  const named = { deck: deck.zones.deck.length, extraDeck: deck.zones.extraDeck.length };
  deck.unnamed.deck = Math.max(0, (player.deck?.count ?? Math.max(DEFAULT_DECK, named.deck)) - named.deck);
  deck.unnamed.extraDeck = Math.max(0, (player.extraDeck?.count ?? named.extraDeck) - named.extraDeck);
}

/** How a monster of the Extra Deck came to the field, where the case does not say it. */
function usualSummon({ is }: CardInfo): Pick<Card['since'], 'from' | 'how'> {
  const how = EXTRA_DECK_KINDS.find((kind) => is.includes(kind));
  return how ? { from: 'extra-deck', how } : {};
}
function howItCame(info: CardInfo, since: YgoMonster['since']): Card['since'] {
  const usual = usualSummon(info);
  const from = since?.from === 'extra' ? ('extra-deck' as const) : (since?.from ?? usual.from);
  const how = since?.how ?? usual.how;
  return { turn: since?.turn, order: since?.order, ...(from && { from }), ...(how && { how }) };
}
function loadMonster(loading: Loading, side: Player, ref: string | YgoMonster): void {
  const monster: YgoMonster = typeof ref === 'string' ? { card: ref } : ref;
  const card = addCard(loading, side, 'monsters', monster);
  card.face = monster.face ?? 'up';
  card.position = monster.position ?? (card.face === 'down' ? 'defense' : 'attack');
  card.slot = monster.zone;
  card.since = howItCame(card.info, monster.since);
  card.properlySummoned = monster.properlySummoned ?? true;
  card.attacked = monster.attacked ?? false;
  card.positionChanged = monster.positionChanged ?? false;
  card.counters = { ...monster.counters };
  card.modifiers = (monster.modifiers ?? []).map((m, i) => modifier(m, loading.duel, i));
  card.forces = (monster.effects ?? []).map((f) => force(f, loading.duel, side, loading.find));
  for (const material of monster.materials ?? []) {
    const under = makeCard(loading, side, written(material));
    under.zone = 'materials';
    under.attachedTo = card;
    under.properlySummoned ??= true;
    card.materials.push(under);
  }
}

function loadSpellTrap(
  loading: Loading,
  side: Player,
  zone: ListZone,
  ref: string | YgoSpellTrap,
  face: 'up' | 'down',
): Card {
  const spellTrap: YgoSpellTrap = typeof ref === 'string' ? { card: ref } : ref;
  const card = addCard(loading, side, zone, spellTrap);
  card.face = spellTrap.face ?? face;
  card.slot = spellTrap.zone;
  card.since = { turn: spellTrap.since?.turn, order: spellTrap.since?.order };
  card.counters = { ...spellTrap.counters };
  card.forces = (spellTrap.effects ?? []).map((f) => force(f, loading.duel, side, loading.find));
  if (spellTrap.on !== undefined) card.on = spellTrap.on;
  return card;
}

function addCard(loading: Loading, side: Player, zone: ListZone, ref: Written): Card {
  const card = makeCard(loading, side, ref);
  card.zone = zone;
  if (card.info.unknown && zone === 'monsters') card.printed = card.info = UNKNOWN_MONSTER;
  if (card.info.unknown && (zone === 'spellsTraps' || zone === 'field')) card.printed = card.info = UNKNOWN_SET_CARD;
  loading.duel.sides[side].zones[zone].push(card);
  return card;
}

function makeCard(loading: Loading, side: Player, ref: Written): Card {
  const id = ref.id ?? loading.give(ref.card);
  const card = newCard(id, ref.card, infoOf(loading, ref), ref.owner ?? side, side);
  card.properlySummoned = ref.properlySummoned ?? (mustFirstSummonItself(card.info) ? undefined : true);
  loading.duel.cards.set(id, card);
  return card;
}

function infoOf({ find, readText, duel }: Loading, ref: Written): CardInfo {
  if (ref.card === '?') return UNKNOWN_CARD;
  const found = find(ref.card, ref.print);
  if (!found) throw new Error(`no card named ${ref.card}`);
  return cardInfo(found, duel.ruleset.edition, readText);
}

/** A new card in no place. */
export const newCard = (id: string, name: string, info: CardInfo, owner: Player, controller: Player): Card => ({
  id,
  written: name,
  info,
  printed: info,
  gained: [],
  geminiEffect: false,
  owner,
  controller,
  zone: 'nowhere',
  slot: undefined,
  face: 'up',
  position: 'attack',
  stay: 1,
  reset: 1,
  since: { turn: undefined, order: undefined },
  answeredOrder: undefined,
  applying: true,
  properlySummoned: true,
  attacked: false,
  positionChanged: false,
  materials: [],
  madeWith: [],
  counters: {},
  modifiers: [],
  forces: [],
  revision: 0,
});

/** Ids given in the case, so that a copy without one does not take them. */
function explicitIds(players: Partial<Record<Player, YgoPlayer>>): Set<string> {
  const ids = new Set<string>();
  const add = (ref: unknown): void => {
    if (typeof ref !== 'object' || ref === null) return;
    if ('id' in ref && typeof ref.id === 'string') ids.add(ref.id);
    if ('materials' in ref && Array.isArray(ref.materials)) ref.materials.forEach(add);
  };
  for (const player of Object.values(players)) {
    if (!player) continue;
    const lists = [
      player.monsters,
      player.spellsTraps,
      [player.field],
      player.pendulum,
      player.hand,
      player.graveyard,
      player.banished,
    ];
    for (const list of [...lists, player.deck?.cards, player.extraDeck?.cards]) for (const ref of list ?? []) add(ref);
  }
  return ids;
}

// ───────────────────────────── effects in force ─────────────────────────────

const CASE_UNTIL: Record<NonNullable<YgoInForce['until']>, Until> = {
  'end-of-turn': 'end-of-turn',
  'end-of-damage-step': 'end-of-damage-step',
  'end-of-next-turn': 'end-of-next-turn',
  leaves: 'leaves',
  duel: 'duel',
};

const force = (shown: YgoInForce, duel: Duel, controller: Player, find: FindCard): Force => ({
  shown,
  ...(shown.by !== undefined && { name: nameOf(shown.by, { duel, find }) }),
  rules: inForceRules(shown),
  order: duel.forces.length,
  controller,
  ...(shown.by !== undefined && { source: shown.by }),
  until: shown.until === undefined ? undefined : CASE_UNTIL[shown.until],
  turn: duel.turn.number,
});

/** `by` is an id of this board or the name of any card. */
export function nameOf(by: string, { duel, find }: { duel: Duel; find: FindCard }): Localized {
  const name = duel.cards.get(by)?.info.name ?? find(by)?.name ?? by;
  return typeof name === 'string' ? { de: name, en: name } : { de: name.de ?? name.en ?? by, en: name.en ?? by };
}

const modifier = (shown: YgoModifier, duel: Duel, order: number): Modifier_ => ({
  shown,
  order,
  until: shown.until,
  turn: duel.turn.number,
});
type Modifier_ = Card['modifiers'][number];

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** 'except Dragon': whom the rule is not about. */
const exempt = (value: unknown): Filter | undefined => {
  const name = /^except (.+)$/.exec(text(value) ?? '')?.[1];
  return name === undefined
    ? undefined
    : { not: { any: [{ race: name }, { attribute: name }, { series: name }, { name }, { is: name.toLowerCase() }] } };
};

/** What an effect in force of the contract does, in the effect language. `filter`: whom it is not about. */
const IN_FORCE: { [W in YgoInForce['what']]: (force: YgoInForce, filter: { filter?: Filter }) => Ongoing[] } = {
  'effects-negated': () => [{ rule: 'negate-effects' }],
  'cannot-attack': (_, filter) => [{ rule: 'cannot', what: 'attack', ...filter }],
  'must-attack': () => [{ rule: 'must-attack' }],
  'cannot-activate': (_, { filter }) => [
    { rule: 'cannot-activate', whose: 'you', what: filter ? { card: filter } : {} },
  ],
  'cannot-be-summoned': () => [
    { rule: 'cannot', what: 'normal-summon' },
    { rule: 'cannot', what: 'special-summon' },
  ],
  'cannot-special-summon': (_, filter) => [{ rule: 'cannot', what: 'special-summon', player: 'you', ...filter }],
  'cannot-be-targeted': () => [{ rule: 'cannot', what: 'be-targeted' }],
  'cannot-be-destroyed-by-battle': () => [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' } }],
  'cannot-be-destroyed-by-effects': () => [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'effect' } }],
  unaffected: () => [{ rule: 'unaffected' }],
  'banished-when-it-leaves': () => [{ rule: 'redirect', when: 'leaves-field', to: 'banished' }],
  'cards-are-banished-instead-of-sent': () => [
    {
      rule: 'redirect',
      cards: { where: ['field', 'hand', 'deck', 'extra-deck'] },
      when: 'sent-to-graveyard',
      to: 'banished',
    },
  ],
  'control-until': () => [{ rule: 'control' }],
  name: ({ value }) => [{ rule: 'treated-as', name: text(value) ?? '' }],
  type: ({ value }) => [{ rule: 'treated-as', race: text(value) ?? '' }],
  attribute: ({ value }) => [{ rule: 'treated-as', attribute: text(value) ?? '' }],
  kind: ({ value }) => [{ rule: 'treated-as', kind: text(value) ?? '' }],
  'no-battle-damage': () => [{ rule: 'battle-damage', change: 'none' }],
  'extra-normal-summon': () => [{ rule: 'extra-normal-summon' }],
  other: ({ note }) => [{ rule: 'unmodelled', text: note ?? '' }],
};
function inForceRules(force: YgoInForce): Ongoing[] {
  const filter = exempt(force.value);
  return IN_FORCE[force.what](force, filter ? { filter } : {});
}

export type { Zone };
