// From the actions of a line to a Yu-Gi-Oh! case in which they can have happened: cards get places, missing targets and
// costs get the card that fits or a placeholder. Everything filled in is an assumption; what is illegal stays illegal.
import type { Phase, Player, YgoCard, YgoCase, YgoMove, YgoState } from '../../engine/case/schema.ts';
import type { Cost, Effect, EventPattern, Filter, Group, Place } from '../../engine/ygo/effects/schema.ts';
import type { CardEffect } from '../../engine/ygo/cards.ts';
import type { Fact } from '../../engine/ruling/schema.ts';
import { cardsOf } from '../../engine/case/ids.ts';
import { list } from '../../engine/ruling/say.ts';
import { PHASE_NAMES } from '../../engine/ygo/say/names.ts';
import { type CardFinder } from '../lookup/find-card.ts';
import {
  asBullet,
  choicesOf,
  costCards,
  declaredText,
  effectOf,
  NO_TEXT,
  numberIn,
  optionPaid,
  paidWithItself,
  type TextOf,
} from './asked.ts';
import { attack } from './attacking.ts';
import { bringOut, pendulumSummon, tributesTheirs } from './bringing-out.ts';
import { DONE_BEFORE } from './done-before.ts';
import type { Chose } from './chosen.ts';
import { cardNamed, type Filling } from './filling.ts';
import { fromExtra } from './materials.ts';
import { identify, mustBeMonster, names, newAssumptions, type Assumptions, type Named } from './names.ts';
import { movedByCost, paidWith, targetsGoTo } from './paying.ts';
import { couldBe, fits, least, many, negatable, putPlaceholder, settled, sideOf } from './placeholders.ts';
import { lineNote, lineNotUnderstood } from './problems.ts';
import { putSummoned, summonChoices } from './summoned.ts';
import {
  areSeveral,
  isAt,
  isZone,
  onFieldZone,
  other,
  Table,
  zoneFor,
  type Entry,
  type Goes,
  type Held,
  type PlacedAs,
  type Zone,
} from './table.ts';
import { expectTokens } from './tokens.ts';
import { tellValues } from './values.ts';
import { strengthens, toldLater } from './whose.ts';
import { isOneOfSoMany, isSaid, type Action, type Item, type NamedCard, type Notes, type There } from './items.ts';

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
  private readonly ruleset: string | undefined;
  readonly text: TextOf;
  /** All activations of the line: what is activated later lies Set until then. */
  played: readonly Action[] = [];
  /** How many of them were taken. */
  private activations = 0;
  /** Whether what is being activated only makes a monster stronger. */
  private isServed = false;
  /** Monsters taken until the end of the turn, with whose they were. */
  private readonly borrowed = new Map<string, Player>();
  /** What the line says behind the item being taken. */
  coming: readonly Item[] = [];
  /** Where the targets of links go when their chain resolves. */
  private going = new Map<string, Goes>();
  /** Cards that lie there because a later link activates them; nothing is paid with them. */
  private readonly waiting = new Set<Entry>();
  readonly table: Table;
  readonly moves: YgoMove[];
  readonly state: Omit<YgoState, 'players'>;
  private readonly onto: YgoCase | undefined;
  readonly find: CardFinder;
  private turnPlayer: Player | undefined;
  private turnTold = false;
  private supposedTurn: Player | undefined;
  last: { by: Player; entry?: Entry; there?: Zone } | undefined;
  /** Links were made since the last chain ended. */
  private chaining = false;
  private resolveNext = false;
  /** So many Chains besides, of what triggered. */
  private alsoResolve = 0;

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
    this.chaining = this.moves.at(-1)?.do === 'activate';
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
    else if (item.is === 'turn' && item.supposed) this.supposedTurn = item.player;
    else if (item.is === 'turn') this.beginsTurn(item.player);
    else if (item.is === 'phase') this.enter(item.phase, item.supposed);
    else if (item.is === 'step') this.enterStep(item);
    else if (item.is === 'chain-ends') this.endChain(item);
    else if (item.is === 'there') this.layThere(item);
    else this.act(item);
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
    for (const [id, player] of this.borrowed) Object.assign(this.table.entries.find((one) => one.id === id) ?? {}, { player });
    this.borrowed.clear();
    this.moves.push({ by, do: 'end-turn' });
    this.last = { by };
  } // prettier-ignore

  private endChain({ between, answered, again }: Extract<Item, { is: 'chain-ends' }>): void {
    if (again) {
      this.alsoResolve++;
      this.assumed.add('', 'resolve', 'Was dabei ausgelöst wurde, ist vorher aufgelöst worden.', 'What triggered then has resolved before it.'); // prettier-ignore
      return;
    }
    if (answered)
      this.assumed.add('', 'answer', 'Damit wird geantwortet, bevor die Kette aufgelöst ist.', 'It is an answer, before the Chain resolves.'); // prettier-ignore
    this.resolveNext = this.chaining && !answered;
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
    this.chaining = false;
    this.resolveNext = false;
    this.linksDone();
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

  private layThere({ player, cards, none }: There): void {
    if (none === 'hand' || none === 'graveyard') this.table.players[player][none] ??= [];
    for (const zone of ['hand', 'graveyard'] as const)
      if (none === zone || cards.some(({ name, card, notes }) => (name === '?' || card) && notes.place === zone))
        this.table.full.push(`${player}/${zone}`);
    // So many monsters, or none: no other is there.
    if (none === 'field' || cards.some(isOneOfSoMany)) {
      this.table.attackedDirectly.add(player);
      this.table.bare.push(player);
    }
    for (const card of cards) {
      const { notes } = card;
      if (notes.unknown[0] !== undefined) lineNote(notes.unknown[0]);
      const named = cardNamed(this, card);
      const { property, kind } = named.card ?? {};
      const down =
        kind !== 'monster' && !notes.monster && !['continuous', 'equip', 'field'].includes(property ?? 'normal');
      const place = notes.place ?? (down ? 'set' : 'field');
      const position = place === 'field' ? this.likelyPosition(named, notes) : undefined;
      const [zone, as] = this.saidPlace(named.card, { ...notes, place, ...(position && { position }) });
      this.table.put(named, player, zone, { ...as, said: notes.place !== undefined });
    }
  }
  /** A monster whose effect applies only in Defense Position, and that does not attack, lies so. */
  private likelyPosition({ card, name }: Named<YgoCard>, { position, faceDown }: Notes): 'defense' | undefined {
    const attacks = this.coming.some((item) => item.is === 'action' && item.does === 'attack' && item.card !== undefined && this.known(item.card) === card);
    if (card?.kind !== 'monster' || position || faceDown || attacks) return undefined;
    const defends = this.text(card).effects.some(({ ongoing, condition }) => ongoing !== undefined && IN_DEFENSE.test(JSON.stringify([condition, ongoing])));
    if (!defends) return undefined;
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
    else if (action.does === 'activate') this.activate(by, named, card.notes, action.targets, isSaid(action));
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
  /** A plain "summons" is a Special Summon from the Extra Deck, and of a monster that Tributes the other player's for itself. */
  private howSummoned<T extends Action['does']>({ anyHow }: Action, does: T, by: Player, { card }: Named<YgoCard>, { cost }: Notes): T | 'special-summon' {
    const special = fromExtra(card) || (cost.length > 0 && tributesTheirs(this, by, card));
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

  /** "A tributes Sangan for Jinzo, Sangan effect": that of the Sangan that was named, not another's. */
  private ownerNamed({ does, card }: Action): Player | undefined {
    if (does !== 'activate' || !card?.notes.itsEffect || !this.last) return undefined;
    const { name, card: known } = cardNamed(this, card);
    const there = this.table.entries.filter(({ named }) => named.name === name || (known !== undefined && named.card === known));
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

  // ── activations ──

  /** `inLine`: the line says this activation; what comes later in it is its likeliest target. */
  private activate(
    by: Player,
    named: Named<YgoCard>,
    said: Notes,
    behind: readonly NamedCard[],
    inLine: boolean,
  ): void {
    const text = named.card ? this.text(named.card) : NO_TEXT;
    const notes = asBullet(text, said);
    const { effect, option } = this.effectMeant(by, named, text, notes, behind);
    const { name, targets } = this.declared(effect, notes, behind);
    this.resolveChain(by, named, notes);
    const entry = this.placeToActivate(by, named, notes, effect);
    this.chaining = true;
    this.activations++;
    this.waiting.delete(entry);
    const cost = paidWith(this, by, entry, notes, effect, this.waiting);
    if (inLine && targets.length === 0 && effect?.targets) this.layLater();
    this.isServed = strengthens(named.card, text);
    const { aimed, picked } = this.named(targets, by, effect);
    if (effect && !effect.targets && text.unread.length === 0)
      this.sayUntargeted(by, named, aimed, choicesOf(effect).length > 0);
    const chosen = targets.length > 0 ? aimed : this.targets(by, entry, effect, cost);
    this.somethingElse(effect, by, entry, picked);
    const summoned = effect ? putSummoned(this, effect, by, picked) : [];
    const choose = chosenOf({ option, cards: summoned.length > 0 ? summoned : picked, name });
    if (entry.named.card?.kind !== 'monster') entry.spent = true;
    movedByCost(this, entry, cost, notes, effect);
    if (effect) this.willMove(effect, by, chosen, summoned);
    // A card behind the arrow tells which effect is meant.
    const number = effect && targets.length > 0 ? numberIn(text, effect) : {};
    this.moves.push({
      by,
      do: 'activate',
      card: entry.id,
      ...number,
      ...(notes.effect !== undefined && { effect: notes.effect }),
      ...(chosen.length > 0 && { targets: chosen }),
      ...(cost.length > 0 && { cost }),
      ...choose,
    });
    this.last = { by, entry, ...usedAt(effect) };
  }

  /** What is declared: as said, else the card behind the arrow, which is no target then, else that of the link answered. */
  private declared(
    effect: Effect | undefined,
    { declared }: Notes,
    targets: readonly NamedCard[],
  ): { name?: string | undefined; targets: readonly NamedCard[] } {
    const what = effect?.resolve?.flatMap((op) => (op.do === 'declare' ? [op.what] : []))[0];
    const [first] = targets;
    if (what !== 'name') return { name: what && declared, targets };
    if (declared !== undefined) return { name: identify('ygo', declared, this.find, this.assumed).name, targets };
    if (first) return effect?.targets ? { targets } : { name: cardNamed(this, first).name, targets: [] };
    const answered = this.chaining && !this.resolveNext ? this.last?.entry : undefined;
    if (!answered) return { targets };
    const { de, en } = names(answered.named.card, answered.named.name);
    const { name } = answered.named;
    this.assumed.add(`/moves/${this.moves.length}/choose/name`, name, `Deklariert wird ${de}.`, `${en} is declared.`);
    return { name, targets };
  }

  /** Which effect, and which of its ways, is meant: by what is said of it, what it is done to and where its card lies. */
  private effectMeant(
    by: Player,
    named: Named<YgoCard>,
    text: ReturnType<TextOf>,
    notes: Notes,
    targets: readonly NamedCard[],
  ): { effect: CardEffect | undefined; option: number | undefined } {
    const paid = notes.option ?? optionPaid(text.effects, notes);
    const aimedAt = targets.length > 0 ? this.cardsOf(targets) : undefined;
    const said = isZone(notes.place ?? '') ? (notes.place as Zone) : undefined;
    const there = this.table.find(named, by, true)?.zone ?? said;
    const asked = effectOf(text, { ...notes, option: paid, ruleset: this.ruleset, ...(aimedAt && { aimedAt }), there });
    return {
      effect: isCardItself(named.card, notes, asked) ? undefined : asked,
      option: paid ?? (aimedAt ? asked?.option : undefined),
    };
  }

  /** What was activated before it has resolved, where the line says so. */
  private resolveChain(by: Player, named: Named<YgoCard>, { place }: Notes): void {
    // What was activated lies in the Graveyard only when it has resolved.
    if (place === 'graveyard' && this.table.find(named, by, true)?.spent) this.resolveNext = this.chaining;
    // What triggered at a Summon is a Chain, too.
    const chains = (this.resolveNext ? 1 : 0) + this.alsoResolve;
    if (chains > 0) {
      for (let n = 0; n < chains; n++) this.moves.push({ do: 'resolve' });
      this.linksDone();
      this.last = undefined;
    }
    this.resolveNext = false;
    this.alsoResolve = 0;
  }
  /** What its links did to other cards is done: a Summon comes behind it. */
  private linksDone(): void {
    this.table.chainEnded(this.going);
    this.going = new Map();
  }

  /** Where its targets and what it Summons (the first; the others are its material) go when it resolves, and the Tokens it brings. */
  private willMove(effect: Effect, by: Player, targets: readonly string[], summoned: readonly string[]): void {
    const goesTo = targetsGoTo(effect, by);
    if (goesTo) for (const id of targets) this.going.set(id, goesTo);
    if (effect.resolve?.some((op) => op.do === 'take-control' && op.until !== undefined && op.until !== 'leaves'))
      for (const { id, player } of this.table.entries) if (targets.includes(id)) this.borrowed.set(id, player);
    summoned.forEach((id, n) => this.going.set(id, n === 0 ? { zone: 'monsters', player: by } : { zone: 'graveyard' }));
    expectTokens(this.table, effect, by);
  }

  /** A card behind the arrow of an effect that neither targets nor chooses it only lies there. */
  private sayUntargeted(by: Player, { card, name }: Named<YgoCard>, aimed: readonly string[], chooses: boolean): void {
    if (aimed.length === 0) return;
    const { de, en } = names(card, name);
    const lying = this.table.entries.filter(({ id }) => aimed.includes(id));
    const there = list(lying.map(({ named }) => names(named.card, named.name)));
    // What the effect takes is another card than the one the line names: the headline says so.
    if (chooses)
      this.assumed.add(
        `/moves/${this.moves.length}/table`,
        aimed,
        `${by}: ${de} kann ${there.de} nicht nehmen.`,
        `${by}: ${en} cannot take ${there.en}.`,
      );
    this.assumed.add(
      `/moves/${this.moves.length}/targets`,
      aimed,
      `${by}: ${de} hat kein Ziel; nur auf dem Tisch: ${there.de}.`,
      `${by}: ${en} targets nothing; only on the table: ${there.en}.`,
    );
  }

  private placeToActivate(by: Player, named: Named<YgoCard>, notes: Notes, effect: Effect | undefined): Entry {
    const there = this.usableThere(by, named, notes, effect);
    if (there) return there;
    const { card } = named;
    if (notes.place !== undefined) {
      const [zone, as] = this.saidPlace(card, notes);
      const path = notes.supposed && isItself(card, effect) && { path: `/moves/${this.moves.length}/from` };
      return this.table.put(named, by, zone, { ...as, ...path });
    }
    if (!isItself(card, effect))
      return this.table.put(named, by, isHandTrap(effect) ? 'hand' : zoneOfUse(card, many(effect?.from)), {
        face: 'up',
        ...(notes.materials !== undefined && { materials: notes.materials }),
        ...this.holding(card, notes.counters),
      });
    const fromHand = card?.kind === 'spell' && (by === this.turnPlayer || card.property !== 'quick-play');
    return this.table.put(named, by, fromHand ? 'hand' : 'spellsTraps');
  }

  private usableThere(by: Player, named: Named<YgoCard>, notes: Notes, effect: Effect | undefined): Entry | undefined {
    const there = this.table.find(named, by, true) ?? this.lent(named, by);
    const free = there && (notes.itsEffect || !there.spent) && !this.isUsedUp(there, effect);
    const isIt = notes.place === undefined || notes.supposed;
    return (free && isIt) || (there?.zone === 'graveyard' && notes.place === 'graveyard') ? there : undefined;
  }
  /** A monster of this player's the other one took. */
  private lent(named: Named<YgoCard>, by: Player): Entry | undefined {
    const there = this.table.find(named, other(by), true);
    return there && this.borrowed.get(there.id) === by ? there : undefined;
  }
  /** A hand trap that lies in the Graveyard by now, or is banished: another copy is meant. */
  private isUsedUp({ zone }: Entry, effect: Effect | undefined): boolean {
    const gone = zone === 'graveyard' || zone === 'banished';
    return gone && effect?.from !== undefined && many(effect.from).every((place) => place === 'hand');
  }

  private saidPlace(
    card: YgoCard | undefined,
    { place, position, faceDown, supposed, materials, counters, monster }: Notes,
  ): [Zone, PlacedAs & { said: boolean }] {
    const onField = monster ? 'monsters' : onFieldZone(card);
    const said = {
      said: !supposed,
      ...(position && { position }),
      ...(materials !== undefined && { materials }),
      ...this.holding(card, counters),
    };
    if (place === 'set' || faceDown) return [onField, { ...said, face: 'down' }];
    if (place === 'field' || place === undefined) return [onField, { ...said, face: 'up' }];
    return [place, said];
  }

  /** The counters a card holds, of the kind its text speaks of. */
  private holding(card: YgoCard | undefined, counters: number | undefined): Pick<PlacedAs, 'counters'> {
    const [, kind] = (card && counters !== undefined && COUNTERS.exec(JSON.stringify(this.text(card).effects))) || [];
    return kind !== undefined && counters !== undefined ? { counters: { [kind]: counters } } : {};
  }

  private cardsOf(named: readonly NamedCard[]): YgoCard[] {
    return named.flatMap((one) => (/^[AB]$/.test(one.name) ? [] : (cardNamed(this, one).card ?? [])));
  }

  /** The cards behind the arrow: targets, or what the effect chooses when it resolves. */
  private named(
    targets: readonly NamedCard[],
    by: Player,
    effect: Effect | undefined,
  ): { aimed: string[]; picked: string[] } {
    const specs = effect?.targets ?? [];
    const all = effect ? choicesOf(effect) : [];
    // What is Summoned is named once: another monster of its kind is material.
    const [summoned] = effect ? summonChoices(effect) : [];
    let choices = all;
    const found = targets.map((target) => {
      const [card] = this.cardsOf([target]);
      const among = (groups: readonly Group[]) =>
        card &&
        groups.find(
          ({ where, filter = {} }) =>
            couldBe(card, filter) && !many(where).every((place) => isStrange(card, zoneFor(place, card.kind), filter)),
        );
      const picks = specs.length === 0 || !among(specs) ? among(choices) : undefined;
      if (picks && summoned && JSON.stringify(picks) === JSON.stringify(summoned))
        choices = all.filter((one) => one !== picks);
      return { picks, id: this.namedTarget(target, by, picks ?? among(specs) ?? specs[0], picks !== undefined) };
    });
    const ids = (picked: boolean) => found.flatMap(({ picks, id }) => (!!picks === picked ? [id] : []));
    return { aimed: ids(false), picked: ids(true) };
  }

  /** A card behind the arrow: where it already lies, else where the effect looks for it. */
  private namedTarget(target: NamedCard, by: Player, spec: Group | undefined, picked: boolean): string {
    const { name, notes } = target;
    if (/^[AB]$/.test(name)) return name;
    const named = cardNamed(this, target);
    const there = this.table.find(named, picked ? by : other(by));
    if (there && isMeant(there, notes)) return there.id;
    if (notes.place !== undefined || notes.faceDown || notes.position || notes.materials !== undefined) {
      const [zone, as] = this.saidPlace(named.card, notes);
      return this.table.put(named, notes.side ?? this.sideFor(named, by, spec, zone), zone, as).id;
    }
    return this.lookedFor(named, by, spec).id;
  }

  /** A card that is put where the effect looks for such a one. */
  private lookedFor(named: Named<YgoCard>, by: Player, spec: Group | undefined): Entry {
    const asked = settled(spec?.filter ?? {}, named.card);
    const looked = zoneFor(many(spec?.where)[0] ?? 'field', named.card?.kind ?? 'monster') ?? 'monsters';
    const zone = named.card && isStrange(named.card, looked, asked) ? onFieldZone(named.card) : looked;
    const face = asked.face ?? (zone === 'spellsTraps' ? this.faceIn(named) : zone === 'extraDeck' ? 'down' : 'up');
    return this.table.put(named, this.sideFor(named, by, spec, zone), zone, {
      face,
      ...(asked.position && { position: asked.position }),
    });
  }

  /** Whose it is: as the effect asks; a monster of either side as the line tells later, or as what is played serves. */
  private sideFor(named: Named<YgoCard>, by: Player, spec: Group | undefined, zone: Zone): Player {
    const isIt = (name: string): boolean => {
      const found = this.find('ygo', name);
      return name === named.name || ('card' in found && found.card === named.card);
    };
    if (zone === 'graveyard' && spec?.whose === undefined) return this.whoTakesOwn(isIt) ?? sideOf(spec, by, zone);
    if (zone !== 'monsters' || spec?.whose !== undefined || spec?.filter?.controller !== undefined)
      return sideOf(spec, by, zone);
    const told = toldLater(this.coming, isIt);
    return told ?? (this.isAgainst(by) || this.isServed ? by : sideOf(spec, by, zone));
  }

  /** Who answers with an effect that can only take this card from the own Graveyard: there it lies. */
  private whoTakesOwn(isIt: (name: string) => boolean): Player | undefined {
    const [answer] = this.coming;
    if (answer?.is !== 'action' || answer.does !== 'activate' || !answer.card || !answer.targets.some(({ name }) => isIt(name)))
      return undefined;
    const { card } = cardNamed(this, answer.card);
    const { targets } = (card && effectOf(this.text(card), { ruleset: this.ruleset })) ?? {};
    return targets?.some(({ where, whose }) => many(where).includes('graveyard') && whose === 'you') ? answer.by : undefined;
  } // prettier-ignore

  /** In the Spell & Trap Zone: face-up what stays there and is not activated in the line. */
  private faceIn(named: Named<YgoCard>): 'up' | 'down' {
    const { kind = 'monster', property = '' } = named.card ?? {};
    const stays = ['continuous', 'equip', 'field'].includes(property) && !this.isActivated(named);
    return kind === 'monster' || stays ? 'up' : 'down';
  }

  /** Whether what is answered does something to this player's monsters: it is one of those the answer is about. */
  private isAgainst(by: Player): boolean {
    const { last } = this;
    const card = last && last.by !== by ? last.entry?.named.card : undefined;
    const { targets, resolve } = (card && effectOf(this.text(card), { ruleset: this.ruleset })) ?? {};
    return /"where":"(?:monsters|field)","whose":"opponent"/.test(JSON.stringify([targets, resolve]));
  }

  /** What the line activates later lies there already: it may be what a link before it targets. */
  private layLater(): void {
    for (const { by, card } of this.played.slice(this.activations)) {
      if (!by || !card || card.notes.place !== undefined) continue;
      const named = cardNamed(this, card);
      if (this.table.find(named, by, true)) continue;
      const effect = effectOf(named.card ? this.text(named.card) : NO_TEXT, { ruleset: this.ruleset });
      this.waiting.add(this.placeToActivate(by, named, card.notes, effect));
    }
  }

  private isActivated(named: Named<YgoCard>): boolean {
    return this.played.some(({ card }) => {
      const found = card && this.find('ygo', card.name);
      return found !== undefined && 'card' in found && found.card === named.card;
    });
  }

  /** Targets the line leaves out: the link answered to, another card that fits, else a placeholder. */
  private targets(by: Player, self: Entry, effect: Effect | undefined, paid: readonly string[]): string[] {
    return (negatable(effect ?? {}) ?? []).flatMap((spec) => {
      const chosen: string[] = [];
      for (let i = 0; i < least(spec.choose); i++) {
        const answered = this.last?.entry;
        const fitting = [...(answered ? [answered] : []), ...this.table.entries].filter(
          (entry) =>
            entry !== self && ![...chosen, ...paid].includes(entry.id) && fits(this.asActivated(entry), spec, by, self),
        );
        const entry = fitting[0] ?? this.placeholder(spec, by);
        if (!entry) break;
        chosen.push(entry.id);
        // Whoever answers the other player's card answers that one.
        const isAnswer = entry === answered && this.last?.by !== by;
        if (!isAnswer && areSeveral(fitting)) this.chose.push({ move: this.moves.length, what: 'targets' });
        const { de, en } = names(entry.named.card, entry.named.name);
        this.assumed.add(
          `/moves/${this.moves.length}/targets/${chosen.length - 1}`,
          entry.id,
          `Das Ziel ist ${de}.`,
          `The target is ${en}.`,
        );
      }
      return chosen;
    });
  }

  /** An effect that chooses a card of the field when it resolves, its own if nothing else is there, finds another. */
  private somethingElse(effect: Effect | undefined, by: Player, self: Entry, picked: readonly string[]): void {
    if (!effect || effect.targets || picked.length > 0) return;
    const onField = this.table.entries.some((entry) => entry !== self && onFieldZones.includes(entry.zone));
    const [group, ...more] = choicesOf(effect).filter(({ whose, filter }) => whose !== 'you' && filter?.controller !== 'you');
    const takesItself = group && more.length === 0 && fits({ ...self, face: 'up' }, group, by, { ...self });
    if (!onField && takesItself && onFieldZones.includes(self.zone)) putPlaceholder(this.table, { ...group, whose: 'opponent' }, by, this.find);
  } // prettier-ignore

  /** A Spell or Trap that was activated from the hand lies face-up on the field while its link waits. */
  private asActivated(entry: Entry): Entry {
    // It lay elsewhere when the line began, and came there by what the line says.
    const zone = entry === this.last?.entry ? this.last.there : undefined;
    if (zone) return { ...entry, zone };
    if (!entry.spent || entry.named.card?.kind === 'monster' || entry.zone === 'graveyard') return entry;
    return { ...entry, zone: entry.named.card?.property === 'field' ? 'field' : 'spellsTraps', face: 'up' };
  }

  /** A card nobody named that meets the requirement. */
  private placeholder(group: Group, by: Player): Entry | undefined {
    return putPlaceholder(this.table, group, by, this.find);
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
/** "If this card is sent to the GY": the effect is used there. */
function usedAt(effect: Effect | undefined): { there?: Zone } {
  const sent = many<EventPattern>(effect?.on).some(({ card, to }) => card?.this === true && to !== undefined && many(to).every((place) => place === 'graveyard'));
  const there = effect?.from === undefined ? sent : many(effect.from).every((place) => place === 'graveyard');
  return there ? { there: 'graveyard' } : {};
} // prettier-ignore
/** A monster lies in no Spell & Trap Zone and a Spell in no Monster Zone, unless the effect looks for such a one there. */
function isStrange({ kind }: YgoCard, zone: Zone | undefined, filter: Filter): boolean {
  const onField = zone === 'monsters' || zone === 'spellsTraps';
  return onField && (kind === 'monster') !== (zone === 'monsters') && !many(filter.kind).includes(kind);
}
const IN_DEFENSE = /"is":"this","like":\{"position":"defense"\}/;
const onFieldZones: readonly Zone[] = ['monsters', 'spellsTraps', 'field', 'pendulum'];
/** What only the turn player does. */
const IN_OWN_TURN: readonly YgoMove['do'][] = ['normal-summon', 'set', 'flip-summon', 'attack', 'pendulum-summon'];
const COUNTERS = /"do":"(?:place|remove)-counters"[^{}]*?"kind":"([^"]+)"/;
/** A Spell or Trap that comes from the hand or lay Set is itself activated, not an effect it has once it is face-up. */
const isCardItself = (card: YgoCard | undefined, { place, effect }: Notes, asked: Effect | undefined): boolean =>
  card !== undefined &&
  card.kind !== 'monster' &&
  (place === 'hand' || place === 'set') &&
  effect === undefined &&
  asked?.kind !== 'activation' &&
  asked?.from === undefined;

function chosenOf({ option, cards, name }: { option: number | undefined; cards: string[]; name: string | undefined }): {
  choose?: { option?: number; cards?: string[]; name?: string };
} {
  if (option === undefined && name === undefined && cards.length === 0) return {};
  return {
    choose: {
      ...(option !== undefined && { option }),
      ...(cards.length > 0 && { cards }),
      ...(name !== undefined && { name }),
    },
  };
}
/** A Spell or Trap without an effect that is activated, or whose text nobody read, is itself what is activated. */
const isItself = (card: YgoCard | undefined, effect: Effect | undefined): card is YgoCard =>
  card !== undefined && card.kind !== 'monster' && (effect?.kind ?? 'activation') === 'activation';
/** "You can send this card from your hand or field to the GY": what nobody said to lie there is in the hand. */
const isHandTrap = (effect: Effect | undefined): boolean =>
  effect?.kind === 'quick' && many(effect.from).includes('hand') && paidWithItself(effect.cost) !== undefined;
/** Where a card lies whose effect is used: on the field, else where the effect is used first. */
function zoneOfUse(card: YgoCard | undefined, from: readonly Place[]): Zone {
  const home = card?.kind === 'monster' ? 'monsters' : 'spellsTraps';
  const [first] = from;
  if (first === undefined || from.some((place) => isAt(home, place))) return onFieldZone(card);
  return zoneFor(first, card?.kind ?? 'monster') ?? home;
}
/** Where another copy of a card is supposed to be, that is meant. */
const isMeant = ({ zone }: Entry, { supposed, place }: Notes): boolean =>
  !supposed || place === undefined || place === 'field' || zone === place;

/** A move behind which Main Phase 1 of the turn is over. */
const isAfterMain1 = (move: YgoMove): boolean => move.do === 'attack' || move.do === 'phase' || move.do === 'end-turn';
