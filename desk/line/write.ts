// A case written as a line, as far as the words of a line go. `lineOf` reads it back and drops what would mean another case.
import { cardsOf, type CaseCard } from '../../engine/case/ids.ts';
import type { Case, YgoCase, YgoMove, YgoMonster, YgoSpellTrap } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import type { WrittenWords } from './written.ts';

/** In which words, and what a card of the case is called in them. */
export interface Writing {
  words: WrittenWords;
  called: (card: string) => string;
}

export function writeLine(theCase: Case, writing: Writing): string | undefined {
  return theCase.game === 'ygo' ? new Writer(theCase, writing).line() : undefined;
}

class Writer {
  private readonly theCase: YgoCase;
  private readonly words: WrittenWords;
  private readonly called: Writing['called'];
  private readonly cards: Map<string, CaseCard>;
  /** Cards whose place the line has said. */
  private readonly placed = new Set<string>();

  constructor(theCase: YgoCase, { words, called }: Writing) {
    this.theCase = theCase;
    this.words = words;
    this.called = called;
    this.cards = new Map(cardsOf(theCase).map((card) => [card.id, card]));
  }

  line(): string | undefined {
    const before = this.before().join(', ');
    let text = before;
    for (const move of this.theCase.moves ?? []) {
      if (move.do === 'resolve') {
        text += ';';
        continue;
      }
      const said = this.move(move);
      if (said === undefined) return undefined;
      const begins = text === '' || text.endsWith(';');
      const answers = move.do === 'activate' && text !== before;
      text += begins ? (text && ' ') + said : `${answers ? ' > ' : ', '}${said}`;
    }
    return text === '' ? undefined : text;
  }

  /** Life Points, whose turn it is, and where in it. */
  private before(): string[] {
    const { state = {}, moves = [] } = this.theCase;
    const lifePoints = (['A', 'B'] as const).flatMap((side) => {
      const left = state.players?.[side]?.lifePoints;
      return left === undefined ? [] : [`${side} ${left} LP`];
    });
    const summoned = (state.history ?? []).flatMap(({ what, by, count = 1 }) =>
      what === 'special-summoned' && by ? [this.words.summoned(by, count)] : [],
    );
    const turn = state.turn?.player ? [this.words.turn(state.turn.player)] : [];
    // An attack is declared in the Battle Step.
    if (moves[0]?.do === 'attack' && state.step === 'battle') return [...lifePoints, ...summoned, ...turn];
    const when = state.step ? this.words.step(state.step, state.timing) : state.phase && this.words.phase[state.phase];
    return [...lifePoints, ...summoned, ...turn, ...(when ? [when] : [])];
  }

  private move(move: YgoMove): string | undefined {
    const { words } = this;
    switch (move.do) {
      case 'activate': {
        const effect = move.effect === undefined ? '' : words.effect(move.effect);
        const option = move.choose?.option === undefined ? '' : words.option(move.choose.option);
        const targets = this.written(move.targets ?? []);
        return `${move.by}: ${this.named(move.card)}${effect}${option}${this.cost(move.cost, 'discard')}${targets}`;
      }
      case 'normal-summon':
      case 'set':
        if (move.do === 'set' && move.as) return `${move.by} ${words.asSpell(this.name(move.card))}`;
        return `${move.by} ${words.summons(move.do, this.name(move.card), this.cost(move.tributes, 'tribute'))}`;
      case 'flip-summon':
      case 'special-summon':
        return `${move.by} ${words.summons(move.do, this.name(move.card), '')}`;
      case 'attack': {
        const attacker = this.name(move.card);
        return `${move.by} ${words.attacks(attacker, move.target === 'player' ? undefined : this.named(move.target))}`;
      }
      case 'pass':
        return `${move.by} ${words.passes}`;
      case 'end-turn':
        return `${move.by} ${words.endsTurn}`;
      case 'phase':
        return words.phase[move.to];
      case 'step':
        return words.step(move.to, move.timing);
      default:
        return undefined;
    }
  }

  /** Targets, unless they are placeholders that are filled in again. */
  private written(targets: readonly string[]): string {
    if (targets.length === 0 || targets.some((id) => this.isPlaceholder(id))) return '';
    return ` -> ${targets.map((id) => this.named(id)).join(' + ')}`;
  }
  private isPlaceholder(id: string): boolean {
    const card = this.cards.get(id)?.card;
    return card !== undefined && keyed(this.theCase.cards, card) !== undefined;
  }

  private cost(ids: readonly string[] | undefined, usual: 'discard' | 'tribute'): string {
    if (!ids || ids.length === 0 || ids.some((id) => this.isPlaceholder(id) || this.card(id) === '?')) return '';
    const how =
      usual === 'tribute' || ids.every((id) => this.cards.get(id)?.zone === 'monsters') ? 'tribute' : 'discard';
    return this.words.paid(
      how,
      ids.map((id) => this.name(id)),
    );
  }

  private card(id: string): string {
    return this.cards.get(id)?.card ?? id;
  }
  private name(id: string): string {
    return this.called(this.card(id));
  }

  /** The name with its place, the first time it is named. */
  private named(id: string): string {
    const card = this.cards.get(id);
    if (!card || this.placed.has(id)) return this.name(id);
    this.placed.add(id);
    const place = this.place(card);
    return place === undefined ? this.name(id) : `${this.name(id)} (${this.words.place[place]})`;
  }

  private place({ zone, path }: CaseCard): keyof WrittenWords['place'] | undefined {
    const at = path.reduce<unknown>(
      (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
      this.theCase,
    );
    const facts = (typeof at === 'object' ? at : {}) as Partial<YgoMonster & YgoSpellTrap>;
    if (zone === 'hand') return 'hand';
    if (zone === 'graveyard') return 'gy';
    if (zone === 'banished') return 'banished';
    if (zone === 'spellsTraps') return facts.face === 'up' ? 'field' : 'set';
    if (zone === 'monsters') return facts.face === 'down' ? 'set' : facts.position === 'defense' ? 'defense' : 'field';
    return undefined;
  }
}
