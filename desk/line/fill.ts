// From the actions of a line to a Yu-Gi-Oh! case in which they can have happened: cards get places, missing targets and
// costs get the card that fits or a placeholder. Everything filled in is an assumption; what is illegal stays illegal.
import type { Phase, Player, YgoCard, YgoCase, YgoMove, YgoState } from '../../engine/case/schema.ts';
import type { Cost } from '../../engine/ygo/effects/schema.ts';
import type { Fact } from '../../engine/ruling/schema.ts';
import { cardsOf } from '../../engine/case/ids.ts';
import { PHASE_NAMES } from '../../engine/ygo/say/names.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import {
  activatedOf,
  costCards,
  declaredText,
  effectOf,
  paidWithItself,
  staysThere,
  summonsItself,
  type TextOf,
} from './asked.ts';
import { attack } from './attacking.ts';
import { bringOut, pendulumSummon, tributesTheirs } from './bringing-out.ts';
import { DONE_BEFORE } from './done-before.ts';
import type { Chose } from './chosen.ts';
import { cardNamed, type ChainFilled, type Filling } from './filling.ts';
import { fromExtra } from './materials.ts';
import { mustBeMonster, names, newAssumptions, type Assumptions, type Named } from './names.ts';
import { lineNotUnderstood, lineNote } from './problems.ts';
import { Table, other, type Held } from './table.ts';
import { tellPointing } from './pointing.ts';
import { tellEquipped } from './equipped.ts';
import { tellKinds, tellSummons, tellValues } from './values.ts';
import { isOneOfSoMany, isSaid, type Action, type Item, type NamedCard, type Notes, type There } from './items.ts';
import { saidPlace } from './usable.ts';
import { activate, linksDone } from './activate.ts';

/** A line as a case: what was filled in, and from which item each move came. */
export interface FilledYgo {
  case: YgoCase;
  assumptions: Fact[];
  /** Index of the item behind each move of the case. */
  items: number[];
  /** Hands and Graveyards of which the line says how many cards are in them. */
  full?: Held[];
  /** Who controls no monster, as the line says. */
  bare?: Player[];
  /** What was taken among several cards that the line names. */
  chose?: readonly Chose[];
  /** What else can have lain there for a play that is possible only so. */
  otherTables?: readonly OtherTable[];
}
/** Another table on which a play is possible that was possible only with what was laid out for it. */
export interface OtherTable {
  /** The item of the play. */
  item: number;
  /** What was laid out for it. */
  laid: readonly Fact[];
  /** The same line with other cards there; nothing where it is not possible so. */
  line: () => FilledYgo | undefined;
}
export interface FillOptions {
  ruleset?: string;
  onto?: YgoCase;
  look?: (name: string) => YgoCard | undefined;
  text?: TextOf;
}

/** Fills in a new case, or goes on where `onto` stands; `look` finds the cards of that case. */
export function fillYgo(written: readonly Item[], find: CardFinder, options: FillOptions = {}): FilledYgo {
  const items = heldThroughout(written);
  const filler = new Filler(find, options);
  filler.played = items.flatMap((item) => (item.is === 'action' && item.does === 'activate' ? [item] : []));
  for (const [n, item] of items.entries()) {
    filler.coming = items.slice(n + 1);
    filler.take(item, n);
  }
  tellValues(filler, items);
  tellPointing(filler, items);
  tellEquipped(filler, items);
  tellSummons(filler, items);
  tellKinds(filler);
  const { full, bare } = filler.table;
  return {
    case: filler.finished(),
    assumptions: filler.assumed.facts,
    items: filler.items,
    ...(full.length > 0 && { full }),
    ...(bare.length > 0 && { bare }),
    ...(filler.chose.length > 0 && { chose: filler.chose }),
  };
}

/** What is said of a card's material and counters in one place holds wherever the line names it. */
function heldThroughout(items: readonly Item[]): Item[] {
  const cardsOf = (item: Item): NamedCard[] =>
    item.is === 'there' ? item.cards : item.is === 'action' ? [...(item.card ? [item.card] : []), ...item.targets] : [];
  const told = items.flatMap(cardsOf).filter(({ notes }) => notes.materials !== undefined || notes.counters !== undefined);
  if (told.length === 0) return [...items];
  const held = (card: NamedCard): NamedCard => {
    const { materials, counters } = told.find(({ name }) => name.toLowerCase() === card.name.toLowerCase())?.notes ?? {};
    return { ...card, notes: { ...(materials !== undefined && { materials }), ...(counters !== undefined && { counters }), ...card.notes } };
  };
  return items.map((item) =>
    item.is === 'there'
      ? { ...item, cards: item.cards.map(held) }
      : item.is === 'action'
        ? { ...item, ...(item.card && { card: held(item.card) }), targets: item.targets.map(held) }
        : item,
  );
} // prettier-ignore

class Filler implements Filling {
  readonly assumed: Assumptions = newAssumptions();
  readonly items: number[] = [];
  readonly chose: Chose[] = [];
  readonly ruleset: string | undefined;
  readonly text: TextOf;
  played: readonly Action[] = [];
  coming: readonly Item[] = [];
  readonly table: Table;
  readonly moves: YgoMove[];
  readonly state: Omit<YgoState, 'players'>;
  private readonly onto: YgoCase | undefined;
  readonly find: CardFinder;
  turnPlayer: Player | undefined;
  private turnTold = false;
  private supposedTurn: Player | undefined;
  last: Filling['last'];
  readonly chain: ChainFilled = {
    activations: 0,
    isServed: false,
    open: false,
    resolveNext: false,
    alsoResolve: 0,
    going: new Map(),
    waiting: new Set(),
    borrowed: new Map(),
  };

  constructor(find: CardFinder, { ruleset, onto, look, text = declaredText }: FillOptions) {
    this.ruleset = ruleset;
    this.text = text;
    const copy = onto && structuredClone(onto);
    const { players, ...state } = copy?.state ?? {};
    this.find = find;
    this.onto = copy;
    this.state = state;
    this.moves = copy?.moves ?? [];
    this.table = new Table(this.assumed, { ...(copy && { cards: cardsOf(copy), defined: copy.cards, look }), players });
    this.turnPlayer = copy && (state.turn?.player ?? 'A');
    const last = this.moves.findLast((move) => 'by' in move && move.by !== undefined);
    if (last?.by) this.last = { by: last.by };
    this.chain.open = this.moves.at(-1)?.do === 'activate';
    for (const move of this.moves) if (move.do === 'activate') this.table.spend(move.card);
    this.items.push(...this.moves.map(() => -1));
  }

  /** Takes the item of this number. */
  take(item: Item, n: number): void {
    this.read(item);
    while (this.items.length < this.moves.length) this.items.push(n);
  }
  private read(item: Item): void {
    if (item.is === 'life-points') this.table.players[item.player].lifePoints = item.lifePoints;
    else if (item.is === 'summoned') this.tellSummoned(item);
    else if (item.is === 'turn-number') this.state.turn = { ...this.state.turn, number: item.number };
    else if (item.is === 'deck') this.table.more(item.player, 'deck', item.count);
    else if (item.is === 'turn' && item.supposed) this.supposedTurn = item.player;
    else if (item.is === 'turn') this.beginsTurn(item.player);
    else if (item.is === 'phase') this.enter(item.phase, item.supposed);
    else if (item.is === 'step') this.enterStep(item);
    else if (item.is === 'chain-ends') this.endChain(item);
    else if (item.is === 'there') this.layThere(item);
    else this.act(item);
  }

  /** Whoever has Summoned so many monsters this turn has done it before the first play. */
  private tellSummoned({ player, count }: Extract<Item, { is: 'summoned' }>): void {
    if (this.moves.length === 0 && !this.turnTold) this.supposedTurn ??= player;
    if (count > 0) (this.state.history ??= []).push({ what: 'special-summoned', by: player, count });
  }
  /** Whose turn it is in the whole line; but a turn told before, or in which somebody Summoned, attacked or played a Spell of his own, has ended by then. */
  private beginsTurn(player: Player): void {
    const slow = (id: string) => this.table.entries.some((entry) => entry.id === id && entry.named.card?.kind === 'spell' && entry.named.card.property !== 'quick-play'); // prettier-ignore
    const acted = this.moves.some((move) => move.do === 'end-turn' || ('by' in move && move.by !== player && (IN_OWN_TURN.includes(move.do) || (move.do === 'activate' && slow(move.card))))); // prettier-ignore
    if (this.moves.length === 0 || !(acted || this.turnTold)) this.turnPlayer = player;
    else if (this.whoseTurn() !== player) this.endTurn(this.whoseTurn());
    this.turnTold = true;
  }
  /** The turn ends, and with it what lasts as long. */
  private endTurn(by: Player): void {
    this.goesOn();
    for (const [id, player] of this.chain.borrowed) Object.assign(this.table.entries.find((one) => one.id === id) ?? {}, { player });
    this.chain.borrowed.clear();
    this.moves.push({ by, do: 'end-turn' });
    this.last = { by };
  } // prettier-ignore

  private endChain({ between, answered, again }: Extract<Item, { is: 'chain-ends' }>): void {
    if (again) {
      this.chain.alsoResolve++;
      this.assumed.add('', 'resolve', 'Was dabei ausgelöst wurde, ist vorher aufgelöst worden.', 'What triggered then has resolved before it.'); // prettier-ignore
      return;
    }
    if (answered)
      this.assumed.add('', 'answer', 'Damit wird geantwortet, bevor die Kette aufgelöst ist.', 'It is an answer, before the Chain resolves.'); // prettier-ignore
    this.chain.resolveNext = this.chain.open && !answered;
    if (between)
      this.assumed.add('', 'resolve', 'Vorher ist die Kette aufgelöst worden.', 'Before it the Chain has resolved.');
  }

  finished(): YgoCase {
    const { ruleset } = this;
    const { A, B } = this.table.players;
    return {
      ...this.onto,
      game: 'ygo',
      ...(ruleset !== undefined && { ruleset }),
      ...(Object.keys(this.table.cards).length > 0 && { cards: this.table.cards }),
      state: { ...this.state, turn: { ...this.state.turn, player: this.turnPlayer ?? 'A' }, players: { A, B } },
      ...(this.moves.length > 0 && { moves: this.moves }),
    };
  }

  /** Before the first move the board begins there; later it is a move of the turn player. */
  private enter(phase: Phase, supposed = false): void {
    if (supposed) {
      const { de, en } = PHASE_NAMES[phase];
      this.assumed.add('/phase', phase, `Es läuft die ${de}.`, `It is the ${en}.`);
    }
    if (this.moves.length === 0) return this.begin({ phase });
    this.goesOn();
    // Main Phase 2 stands behind a Battle Phase: where the line tells of none, nobody attacked in it.
    if (phase === 'main2' && (this.state.phase ?? 'main1') === 'main1' && !this.moves.some(isAfterMain1)) {
      this.moves.push({ by: this.whoseTurn(), do: 'phase', to: 'battle' });
      this.assumed.add('', phase, 'Die Battle Phase ging ohne Angriff vorbei.', 'The Battle Phase went by without an attack.'); // prettier-ignore
    }
    this.moves.push({ by: this.whoseTurn(), do: 'phase', to: phase });
  }
  /** The Chain before has resolved, as the game goes on without it. */
  private goesOn(): void {
    this.chain.open = false;
    this.chain.resolveNext = false;
    linksDone(this);
  }
  /** Whose turn it is by now. */
  private whoseTurn(): Player {
    const began = this.turnPlayer ?? 'A';
    const ended = this.moves.filter((move) => move.do === 'end-turn').length;
    return ended % 2 === 0 ? began : other(began);
  }
  private enterStep({ step, timing, by }: Extract<Item, { is: 'step' }>): void {
    if (by) this.beginsTurn(by);
    if (this.moves.length > 0) {
      this.goesOn();
      this.moves.push({ by: this.whoseTurn(), do: 'step', to: step, ...(timing && { timing }) });
    } else this.begin({ phase: 'battle', step, ...(timing && { timing }) });
  }
  /** The last moment that is told holds, with nothing of one told before. */
  private begin(moment: Pick<typeof this.state, 'phase' | 'step' | 'timing'>): void {
    delete this.state.step;
    delete this.state.timing;
    Object.assign(this.state, moment);
  }

  /** "B has 3 cards in hand", and told by itself "B has Sangan in hand": one of the three. */
  private isAmong(player: Player, { name, card, notes: { place } }: NamedCard): void {
    if (name !== '?' && !card && (place === 'hand' || place === 'graveyard')) this.table.among(player, place);
  }
  /** How many cards a hand or Graveyard has, where that is told. */
  private soManyHeld({ player, cards, none }: Pick<There, 'player' | 'cards' | 'none'>): void {
    if (none === 'hand' || none === 'graveyard') this.table.players[player][none] ??= [];
    for (const card of cards) this.isAmong(player, card);
    for (const zone of ['hand', 'graveyard'] as const)
      if (none === zone || cards.some(({ name, card, notes }) => (name === '?' || card) && notes.place === zone))
        this.table.full.push(`${player}/${zone}`);
    for (const { notes } of cards) if (notes.others && notes.place === 'hand') this.table.besides.add(`${player}/hand`);
  }
  private layThere({ player, cards, none }: There): void {
    this.soManyHeld({ player, cards, ...(none && { none }) });
    // So many monsters, or none: no other is there.
    if (none === 'field' || cards.some(isOneOfSoMany)) {
      this.table.attackedDirectly.add(player);
      this.table.bare.push(player);
    }
    for (const card of cards) {
      const { notes } = card;
      if (notes.unknown[0] !== undefined) lineNote(notes.unknown[0]);
      const named = cardNamed(this, card);
      const place = notes.place ?? (this.isSet(player, named, notes) ? 'set' : 'field');
      const position = place === 'field' ? this.likelyPosition(named, notes) : undefined;
      const [zone, as] = saidPlace(this, named.card, { ...notes, place, ...(position && { position }) });
      this.table.put(named, player, zone, { ...as, said: notes.place !== undefined });
    }
  }
  /** A Spell or Trap that does not stay on the field, or that its player activates in the line and that has nothing else to activate. */
  private isSet(player: Player, { card }: Named<YgoCard>, { monster, equips }: Notes): boolean {
    if (card?.kind === 'monster' || monster || equips) return false;
    if (!card || !staysThere(card, this.text)) return true;
    const activates = this.coming.find((item) => item.is === 'action' && item.does === 'activate' && item.by === player && item.card !== undefined && this.known(item.card) === card);
    if (activates?.is !== 'action' || card.property === 'field') return false;
    // With a target that is the activation of the card, unless another effect takes one.
    return !activatedOf(this.text(card)).some(({ must, targets }) => (activates.targets.length > 0 ? targets !== undefined : !must));
  } // prettier-ignore
  /** A monster whose effect applies only in Defense Position, and that does not attack, lies so. */
  private likelyPosition({ card, name }: Named<YgoCard>, { position, faceDown }: Notes): 'defense' | undefined {
    const attacks = this.coming.some((item) => item.is === 'action' && item.does === 'attack' && item.card !== undefined && this.known(item.card) === card);
    if (card?.kind !== 'monster' || position || faceDown || attacks) return undefined;
    const { effects } = this.text(card);
    const rulesIn = (position: RegExp) => effects.flatMap(({ ongoing = [], condition }) => ongoing.filter((rule) => position.test(JSON.stringify([condition, rule]))));
    const aboutOthers = (position: RegExp) => rulesIn(position).some((rule) => 'links' in rule || ('cards' in rule && rule.cards !== undefined && rule.cards !== 'this'));
    // What does something to others in Attack Position only lies as monsters do.
    if (rulesIn(IN_DEFENSE).length === 0 || (aboutOthers(IN_ATTACK) && !aboutOthers(IN_DEFENSE))) return undefined;
    const { de, en } = names(card, name);
    this.assumed.add('', 'defense', `${de} liegt in Verteidigungsposition, in der der eigene Effekt wirkt.`, `${en} is in Defense Position, where its own effect applies.`);
    return 'defense';
  } // prettier-ignore

  private act(action: Action): void {
    const ends = action.does === 'end-turn' && this.turnPlayer !== undefined;
    const by = action.by ?? (ends ? this.whoseTurn() : (this.ownerNamed(action) ?? this.actor()));
    if (this.turnPlayer === undefined) this.beginTurn(this.supposedTurn ?? this.whoseTurnItIs(action) ?? by, action);
    if (action.does === 'pass' || action.does === 'end-turn') {
      if (action.does === 'end-turn') this.endTurn(by);
      else this.moves.push({ by, do: action.does });
      this.last = { by };
      if (action.supposed)
        this.assumed.add('', action.does, `Vorher: ${by} beendet den Zug.`, `Before it: ${by} ends the turn.`);
      return;
    }
    if (!action.card || action.card.name === '') return lineNotUnderstood(action.written);
    const card = this.declaring(action.card);
    this.readMaterial(action, card.notes);
    for (const { notes } of [card, ...action.targets]) if (notes.unknown[0] !== undefined) lineNote(notes.unknown[0]);
    const named = cardNamed(this, card);
    this.table.before = action.supposed === true && !action.instead;
    if (action.supposed) this.sayBefore(by, action, named);
    if (paysForItself(action, named.card, this.text)) bringOut(this, by, 'special-summon', named, card.notes);
    else if (action.does === 'activate') activate(this, by, named, card.notes, action.targets, isSaid(action));
    else this.move(action, action.does, by, named, card.notes);
  }
  /** What a monster does that is no activation. */
  private move(action: Action, does: Exclude<Action['does'], 'activate' | 'pass' | 'end-turn'>, by: Player, named: Named<YgoCard>, notes: Notes): void {
    if (isSaid(action) && does !== 'set' && !this.table.find(named, by)) mustBeMonster(named);
    this.goesOn();
    if (does === 'change-position') this.turn(by, named, notes);
    else if (does === 'attack') attack(this, by, named, notes, action.targets);
    else if (does === 'pendulum-summon') pendulumSummon(this, by, [named, ...action.targets.map((one) => cardNamed(this, one))]);
    else bringOut(this, by, this.howSummoned(action, does, by, named, notes), named, notes);
  } // prettier-ignore

  /** A monster that changes its battle position: one that lies there, else one in the other position. */
  private turn(by: Player, named: Named<YgoCard>, { position }: Notes): void {
    const lying = { ...(position && { position }) };
    const there = this.table.find(named, by, true) ?? this.table.put(named, by, 'monsters', lying);
    this.moves.push({ by, do: 'change-position', card: there.id });
    this.last = { by, entry: there };
  }
  /** A plain "summons" is a Special Summon from the Extra Deck, of a monster that Tributes the other player's for itself, and of one that comes by itself where no Tribute is told. */
  private howSummoned<T extends Action['does']>({ anyHow }: Action, does: T, by: Player, { card }: Named<YgoCard>, { cost, tributes }: Notes): T | 'special-summon' {
    const untold = cost.length === 0 && tributes === undefined;
    const comesItself = untold && card !== undefined && (card.level ?? 0) > 4 && summonsItself(this.text(card));
    const special = fromExtra(card) || comesItself || (!untold && tributesTheirs(this, by, card));
    return anyHow && special ? 'special-summon' : does;
  } // prettier-ignore
  /** "Dimensional Barrier (Fusion)": what stands in parentheses behind a card that declares something is what is declared. */
  private declaring(named: NamedCard): NamedCard {
    const { unknown, declared, ...notes } = named.notes;
    const [said] = unknown;
    if (said === undefined || declared !== undefined) return named;
    const { card } = cardNamed(this, named);
    const declares = card && /"do":"declare"/.test(JSON.stringify(this.text(card).effects));
    return declares ? { ...named, notes: { ...notes, declared: said, unknown: unknown.slice(1) } } : named;
  }

  /** "A special summons X (Y, Z)": cards in parentheses are what it is made with. */
  private readMaterial({ does }: Action, notes: Notes): void {
    if (does !== 'special-summon' && does !== 'normal-summon') return;
    const [inside, ...more] = notes.unknown;
    const named = (inside ?? '').split(/\s*[,+&]\s*|\s+(?:and|und)\s+/i);
    const known = (name: string): boolean => {
      const found = this.find('ygo', name);
      return 'card' in found && found.card !== undefined;
    };
    if (inside === undefined || more.length > 0 || !named.every(known)) return;
    notes.unknown = [];
    notes.cost.push(...named.map((name) => ({ how: 'tribute' as const, name })));
  }

  /** Whose turn it is, as the line tells: his who first does what only the turn player does. */
  private whoseTurnItIs(first: Action): Player | undefined {
    const plays = [first, ...this.coming].filter((item): item is Action => item.is === 'action' && isSaid(item) && item.by !== undefined);
    return plays.find((item) => this.isOwnTurns(item) || (item === first && this.isMonsters(item)))?.by;
  } // prettier-ignore
  private isOwnTurns({ does, card: said, instead }: Action): boolean {
    if (instead || does === 'end-turn' || does === 'special-summon' || IN_OWN_TURN.includes(does)) return true;
    const card = said && does === 'activate' ? this.known(said) : undefined;
    return card?.kind === 'spell' && card.property !== 'quick-play' && said?.notes.effect === undefined && !said?.notes.itsEffect; // prettier-ignore
  }
  /** A monster that is named with what pays for it, or has no effect but one of its controller's turn. */
  private isMonsters({ card: said }: Action): boolean {
    const card = said && this.known(said);
    if (card?.kind !== 'monster') return false;
    const effect = effectOf(this.text(card), { ...said?.notes, ruleset: this.ruleset });
    return !effect || (said?.notes.cost.length ?? 0) > 0 || effect.whoseTurn === 'you' || effect.kind === 'ignition';
  }
  private known({ name, card }: NamedCard): YgoCard | undefined {
    const found = card === undefined ? this.find('ygo', name) : undefined;
    return card ?? (found && 'card' in found ? (found.card as YgoCard) : undefined);
  }

  /** Whose turn it is, and where it is that is not said. */
  private beginTurn(turn: Player, { does }: Action): void {
    this.turnPlayer = turn;
    this.assumed.add('/turn/player', turn, `Es ist der Zug von ${turn}.`, `It is ${turn}'s turn.`);
    if (this.state.phase === undefined && does !== 'attack')
      this.assumed.add('/phase', 'main1', 'Es ist Main Phase 1.', 'It is Main Phase 1.');
  }

  /** A move nobody wrote stands among the assumptions. */
  private sayBefore(by: Player, { does, instead, comesOut }: Action, { name, card }: Named<YgoCard>): void {
    const { de, en } = DONE_BEFORE[does](names(card, name), card?.kind);
    const at = `/moves/${this.moves.length}`;
    this.assumed.add(`${at}/${instead || comesOut ? 'way' : 'do'}`, does, `Vorher: ${by} ${de}.`, `Before it: ${by} ${en}.`); // prettier-ignore
    if (!comesOut) return;
    const out = names(cardNamed(this, comesOut).card, comesOut.name);
    this.assumed.add(`${at}/table`, comesOut.name, `${out.de} kommt erst danach heraus.`, `${out.en} comes out only after that.`); // prettier-ignore
  }

  /** "A tributes Sangan for Jinzo, Sangan effect", "A summons Stratos, Stratos": that of the monster that was named, not another's. */
  private ownerNamed({ does, card }: Action): Player | undefined {
    if (does !== 'activate' || !card || !this.last) return undefined;
    const { name, card: known } = cardNamed(this, card);
    const there = this.table.entries.filter(({ named }) => named.name === name || (known !== undefined && named.card === known));
    const move = this.moves.at(-1);
    const isSummoned = move !== undefined && SUMMONS.includes(move.do) && 'card' in move && there.some(({ id }) => id === move.card);
    if (!isSummoned && !card.notes.itsEffect) return undefined;
    const [player, ...others] = new Set(there.map((one) => one.player));
    if (player && others.length === 0) this.assumed.add(`/moves/${this.moves.length}/by`, player, `${player} handelt.`, `${player} acts.`);
    return others.length === 0 ? player : undefined;
  } // prettier-ignore
  /** Nobody is named: the first player, then whoever may answer. */
  private actor(): Player {
    const by = this.last ? other(this.last.by) : 'A';
    this.assumed.add(`/moves/${this.moves.length}/by`, by, `${by} handelt.`, `${by} acts.`);
    return by;
  }
}

/** "Black Luster Soldier (banish X and Y)": where only its own Special Summon is paid so, that is meant. */
function paysForItself({ does, anyHow, card: said }: Action, card: YgoCard | undefined, text: TextOf): boolean {
  const how = said?.notes.cost[0]?.how;
  if (does !== 'activate' || !anyHow || how === undefined || card?.kind !== 'monster') return false;
  const pays = (cost: Cost | undefined): boolean => costCards(cost).some((pick) => pick.do === how) || paidWithItself(cost) === how;
  const { effects } = text(card);
  return effects.some(({ procedure }) => procedure?.summon === 'own' && pays(procedure.do)) && !effects.some((one) => pays(one.cost));
} // prettier-ignore
const IN_DEFENSE = /"is":"this","like":\{"position":"defense"\}/;
const IN_ATTACK = /"is":"this","like":\{"position":"attack"\}/;
const SUMMONS: readonly YgoMove['do'][] = ['normal-summon', 'special-summon', 'flip-summon'];
/** What only the turn player does. */
const IN_OWN_TURN: readonly YgoMove['do'][] = ['normal-summon', 'set', 'flip-summon', 'attack', 'pendulum-summon'];

/** A move behind which Main Phase 1 of the turn is over. */
const isAfterMain1 = (move: YgoMove): boolean => move.do === 'attack' || move.do === 'phase' || move.do === 'end-turn';
