/** References of a text – "that Pokémon", "if heads", "in this way" – become names. */
import type { Side, Who } from '../../../engine/ptcg/effects/schema.ts';
import { ATTACK, DONE, EACH, FLIP, IT, OLD_ACTIVE, OWNER } from '../grammar/phrases.ts';
import { sameValue } from '../../frame/values.ts';
import type { Names } from './steps.ts';

type Node = Record<string, unknown>;
const WHO_WORDS: ReadonlySet<unknown> = new Set(['self', 'own-active', 'opponent-active', 'attacker', 'event']);
const WHO_KEYS: ReadonlySet<string> = new Set(['on', 'to', 'from', 'which', 'who', 'of']);
const NEW_ACTIVE = '#new-active';

/** Settles what a record leaves open, in the order of its parts. False where something refers to nothing. */
export function settle(record: object, names: Names, first?: Who): boolean {
  const settling = new Settling(names, first);
  settling.visit(record, [record], '0');
  settling.keepMoved();
  settling.onlyIfSwitched();
  tidy(record);
  evolvesChosen(record);
  return settling.good;
}

/** What has been spoken of so far, going through a record. */
class Settling {
  /** Everything referred to something. */
  good = true;
  readonly #names: Names;
  #it: Who | undefined;
  #flip: string | undefined;
  #done: Node | undefined;
  #cards: Node | undefined;
  #active: Who | undefined;
  /** The switch that makes another Pokémon the Active Pokémon, where what follows does not ask for it already. */
  #switched: Node | undefined;
  /** What is done to the new Active Pokémon, and the switch without which there is none. */
  readonly #toNewActive: { node: Node; switched: Node }[] = [];
  #attack: string | undefined;
  /** Own switches, and under which name the Pokémon that moves to the Bench is needed. */
  readonly #moved: { list: unknown[]; node: Node; as?: string }[] = [];
  /** Whose Pokémon has which name. */
  readonly #owners = new Map<string, Side | undefined>();

  constructor(names: Names, first?: Who) {
    this.#names = names;
    this.#it = first;
  }

  visit(value: unknown, parent: Node | unknown[], key: string): void {
    if (WHO_WORDS.has(value) && WHO_KEYS.has(key)) this.#it = value as Who;
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (this.#replaced(node, parent as Node, key)) return;
    this.#named(node);
    this.#owned(node);
    for (const [k, inner] of Object.entries(node)) {
      this.visit(inner, node, k);
      if (k === 'first') this.#switched = undefined;
    }
    this.#flipped(node);
    if (this.#chosenPokemon(node)) return;
    this.#remembered(node, parent);
    this.#ofWhatWasDone(node, parent as Node);
    if ('choose' in node || 'each' in node) this.#it = node as unknown as Who;
  }

  /** The Pokémon that moves to the Bench gets its name before it moves. */
  keepMoved(): void {
    for (const { list, node, as } of this.#moved)
      if (as !== undefined) list.splice(list.indexOf(node), 0, { do: 'choose-pokemon', which: 'own-active', as });
  }

  /** Nobody is the new Active Pokémon where nobody was switched (an empty Bench, an effect that is prevented). */
  onlyIfSwitched(): void {
    for (const { node, switched } of this.#toNewActive) {
      if (!isName(switched['as'])) switched['as'] = this.#names.next('done');
      const test = { test: 'done', by: switched['as'] };
      if (!('do' in node)) node['if'] = node['if'] ? { all: [node['if'], test] } : test;
      else {
        const then = [{ ...node }];
        for (const key of Object.keys(node)) delete node[key];
        Object.assign(node, { do: 'if', test, then });
      }
    }
  }

  /** What stands in the place of another's name. True where nothing is left of this one. */
  #replaced(node: Node, parent: Node, key: string): boolean {
    const put = (found: unknown): true => {
      if (found === undefined) this.good = false;
      else parent[key] = found;
      return true;
    };
    if (node['chosen'] === NEW_ACTIVE) {
      if (this.#switched?.['who'] === 'opponent' && !isName(this.#switched['as'])) this.#toNewActive.push({ node: parent, switched: this.#switched });
      return put(this.#active);
    } // prettier-ignore
    if (node['chosen'] !== IT) return false;
    if (Object.keys(node).length > 1) {
      const found = this.#that(true);
      if (found === undefined) this.good = false;
      else {
        delete node['chosen'];
        Object.assign(node, found);
      }
      return false;
    }
    const filter = key === 'not' || key === 'any' || key === 'each' || (key === 'from' && 'choose' in parent) || (key === 'which' && 'then' in parent) || ('what' in parent && key !== 'which'); // prettier-ignore
    return put(this.#that(filter));
  }

  /** What "that Pokémon" is, as a filter or as whom an instruction is about. */
  #that(filter: boolean): unknown {
    const it = this.#it;
    if (it === undefined) return undefined;
    if (typeof it === 'object' && 'do' in it) {
      const taken = it as unknown as Node;
      if (taken['as'] === undefined || taken['as'] === DONE) taken['as'] = this.#names.next('done');
      return { chosen: taken['as'] };
    }
    if (typeof it === 'object' && 'choose' in it) {
      if (it.as === undefined || it.as === DONE) it.as = this.#names.next('chosen');
      return { chosen: it.as };
    }
    if (!filter) return typeof it === 'string' ? it : structuredClone(it);
    return it === 'self' ? { self: true }
      : it === 'opponent-active' ? { of: 'opponent', where: 'active' }
      : it === 'own-active' ? { of: 'you', where: 'active' }
      : typeof it === 'object' && 'each' in it ? structuredClone(it.each)
      : typeof it === 'object' && 'chosen' in it ? structuredClone(it)
      : undefined; // prettier-ignore
  }

  /** "For each of them": every turn has a name. */
  #named(node: Node): void {
    if (node['do'] !== 'for-each' || node['as'] !== EACH) return;
    const name = this.#names.next('each');
    node['as'] = name;
    renameEach(node['then'], name);
  }

  /** Whose Pokémon it is has to be what the text says. */
  #owned(node: Node): void {
    const owner = node[OWNER];
    if (owner === undefined) return;
    delete node[OWNER];
    const which = node['which'] as Who;
    const who = typeof which === 'object' && 'chosen' in which && which.chosen === IT ? this.#it : which;
    if (ownerOf(who, this.#owners) !== owner) this.good = false;
  }

  #flipped(node: Node): void {
    if (node['do'] === 'flip') {
      if (node['as'] === FLIP) node['as'] = this.#names.next('coin');
      this.#flip = node['as'] as string;
    }
    if (node['flip'] === FLIP) this.#refer(node, 'flip', this.#flip);
  }
  #refer(node: Node, key: string, name: string | undefined): void {
    if (name === undefined) this.good = false;
    else node[key] = name;
  }

  #chosenPokemon(node: Node): boolean {
    if (node['do'] !== 'choose-pokemon' || node['as'] !== DONE) return false;
    const name = this.#names.next('chosen');
    node['as'] = name;
    this.#owners.set(name, ownerOf(node['which'] as Who, this.#owners));
    this.#it = { chosen: name };
    this.#done = node;
    return true;
  }

  /** What later words may refer to, and what refers to attacks and switches. */
  #remembered(node: Node, parent: Node | unknown[]): void {
    // A single Pokémon put onto the Bench is "that Pokémon" afterwards.
    if (node['do'] === 'take' && node['to'] === 'bench' && node['count'] === 1) this.#it = node as unknown as Who;
    if (node['do'] === 'choose-attack') this.#attack = node['as'] = this.#names.next('attack');
    if (node['chosen'] === ATTACK) this.#refer(node, 'chosen', this.#attack);
    if (node['chosen'] === OLD_ACTIVE) {
      const switched = this.#moved.at(-1);
      this.#refer(node, 'chosen', switched && (switched.as ??= this.#names.next('chosen')));
    }
    if (node['do'] === 'switch') {
      if (node['who'] === 'you' && Array.isArray(parent)) this.#moved.push({ list: parent, node });
      this.#active = node['who'] === 'you' ? 'own-active' : 'opponent-active';
      this.#switched = node;
    }
    if (typeof node['as'] === 'string' && typeof node['do'] === 'string' && node['do'] !== 'flip') this.#done = node;
    if (this.#done && OF_CARDS.has(this.#done['do'])) this.#cards = this.#done;
  }

  /** "In this way", "the same type", "among them": the name of what was done, of cards where a kind of card is asked for. */
  #ofWhatWasDone(node: Node, parent: Node): void {
    const cards = this.#cards;
    if (node['among'] === DONE) {
      node['among'] = this.#nameOf(cards);
      // What was revealed lies on the deck still.
      if (cards?.['do'] === 'reveal' && parent['do'] === 'attach-energy') parent['from'] = cards['from'];
    }
    if (node['otherTypeThan'] === DONE) node['otherTypeThan'] = this.#nameOf(cards);
    if (node['by'] === DONE) {
      const of = node['which'] === undefined || this.#done?.['do'] === 'return' ? this.#done : cards;
      node['by'] = this.#nameOf(of);
      if (of && node['which'] !== undefined && isItsKind(of, node['which'])) delete node['which'];
    }
  }
  #nameOf(of: Node | undefined): unknown {
    if (of?.['as'] === DONE) of['as'] = this.#names.next('done');
    this.good &&= of !== undefined;
    return of?.['as'];
  }
}

const isName = (as: unknown): boolean => typeof as === 'string' && as !== DONE;

/** What was done with cards; of what is not known to have been cards, a kind of card says nothing. */
const OF_CARDS: ReadonlySet<unknown> = new Set(['discard-deck', 'discard-cards', 'take', 'reveal', 'draw', 'discard-energy', 'shuffle-hand', 'discard-tools', 'attach-energy']); // prettier-ignore

/** Whose Pokémon these are; nothing where that is not said. */
function ownerOf(who: Who | undefined, owners: ReadonlyMap<string, Side | undefined>): Side | undefined {
  if (who === undefined) return undefined;
  if (typeof who === 'string') return who === 'self' || who === 'own-active' ? 'you' : who === 'event' ? undefined : 'opponent';
  return 'choose' in who ? (who.from.self ? 'you' : who.from.of) : 'each' in who ? (who.each.self ? 'you' : (who.each.of ?? owners.get(who.each.chosen ?? ''))) : owners.get(who.chosen);
} // prettier-ignore

/** Is that the only kind of card the instruction is about? */
function isItsKind(done: Node, which: unknown): boolean {
  if (done['do'] === 'discard-energy') return sameValue(which, { kind: 'energy' });
  if (done['do'] === 'return') return sameName(done, which);
  if (done['do'] === 'discard-tools') return sameValue(which, { kind: 'trainer', trainer: 'tool' });
  return done['which'] !== undefined && sameValue(which, done['which']);
}

/** Pokémon of this name were put away, and cards of this name are counted. */
function sameName(done: Node, which: unknown): boolean {
  const from = (done['which'] as { from?: Node } | undefined)?.from;
  return from?.['name'] !== undefined && sameValue(which, { name: from['name'] });
}

/** "Choose 1 of your Pokémon. … to evolve it": chosen for that and nothing else, it is chosen there, so that only those count that can evolve. */
function evolvesChosen(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) evolvesChosen(inner);
  if (!Array.isArray(value)) return;
  const i = value.findIndex((one: Node, k) => one['do'] === 'choose-pokemon' && (value[k + 1] as Node | undefined)?.['do'] === 'evolve' && sameValue((value[k + 1] as Node)['on'], { chosen: one['as'] }));
  if (i < 0 || JSON.stringify(value).split(`"${(value[i] as { as: string }).as}"`).length !== 3) return;
  (value[i + 1] as Node)['on'] = (value[i] as Node)['which'];
  value.splice(i, 1);
} // prettier-ignore

function renameEach(value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (node['chosen'] === EACH) node['chosen'] = name;
  for (const inner of Object.values(node)) renameEach(inner, name);
}

/** Names nobody asked for, and what was not said. */
function tidy(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined || (key === 'as' && inner === DONE)) delete (value as Node)[key];
    else tidy(inner);
  }
}
