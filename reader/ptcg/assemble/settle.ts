/** References of a text – "that Pokémon", "if heads", "in this way" – become names. */
import type { Side, Who } from '../../../engine/ptcg/effects/schema.ts';
import { ATTACK, DONE, EACH, FLIP, IT, OLD_ACTIVE, OWNER } from '../grammar/phrases.ts';
import { sameValue } from '../../frame/grammar.ts';
import type { Names } from './steps.ts';

type Node = Record<string, unknown>;
const WHO_WORDS: ReadonlySet<unknown> = new Set(['self', 'own-active', 'opponent-active', 'attacker', 'event']);
const WHO_KEYS: ReadonlySet<string> = new Set(['on', 'to', 'from', 'which', 'who', 'of']);
const NEW_ACTIVE = '#new-active';

/** Settles what a record leaves open, in the order of its parts. False where something refers to nothing. */
export function settle(record: object, names: Names, first?: Who): boolean {
  let it: Who | undefined = first;
  let flip: string | undefined;
  let done: Node | undefined;
  let cards: Node | undefined;
  let active: Who | undefined;
  let attack: string | undefined;
  /** Own switches, and under which name the Pokémon that moves to the Bench is needed. */
  const moved: { list: unknown[]; node: Node; as?: string }[] = [];
  /** Whose Pokémon has which name. */
  const owners = new Map<string, Side | undefined>();
  let switched: (typeof moved)[number] | undefined;
  let good = true;

  /** What "that Pokémon" is, as a filter or as whom an instruction is about. */
  const that = (filter: boolean): unknown => {
    if (it === undefined) return undefined;
    if (typeof it === 'object' && 'do' in it) {
      const taken = it as unknown as Node;
      if (taken['as'] === undefined || taken['as'] === DONE) taken['as'] = names.next('done');
      return { chosen: taken['as'] };
    }
    if (typeof it === 'object' && 'choose' in it) {
      if (it.as === undefined || it.as === DONE) it.as = names.next('chosen');
      return { chosen: it.as };
    }
    if (!filter) return typeof it === 'string' ? it : structuredClone(it);
    return it === 'self' ? { self: true }
      : it === 'opponent-active' ? { of: 'opponent', where: 'active' }
      : it === 'own-active' ? { of: 'you', where: 'active' }
      : typeof it === 'object' && 'each' in it ? structuredClone(it.each)
      : typeof it === 'object' && 'chosen' in it ? structuredClone(it)
      : undefined; // prettier-ignore
  };
  const visit = (value: unknown, parent: Node | unknown[], key: string): void => {
    if (WHO_WORDS.has(value) && WHO_KEYS.has(key)) it = value as Who;
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node['chosen'] === IT && Object.keys(node).length === 1) {
      const filter = key === 'not' || key === 'any' || key === 'each' || (key === 'from' && 'choose' in parent) || (key === 'which' && 'then' in parent) || ('what' in parent && key !== 'which'); // prettier-ignore
      const found = that(filter);
      if (found === undefined) good = false;
      else (parent as Node)[key] = found;
      return;
    }
    if (node['chosen'] === NEW_ACTIVE) {
      if (active === undefined) good = false;
      else (parent as Node)[key] = active;
      return;
    }
    if (node['chosen'] === IT) {
      const found = that(true);
      if (found === undefined) good = false;
      else {
        delete node['chosen'];
        Object.assign(node, found);
      }
    }
    if (node['do'] === 'for-each' && node['as'] === EACH) {
      const name = names.next('each');
      node['as'] = name;
      renameEach(node['then'], name);
    }
    const owner = node[OWNER];
    if (owner !== undefined) {
      delete node[OWNER];
      const which = node['which'] as Who;
      if (ownerOf(typeof which === 'object' && 'chosen' in which && which.chosen === IT ? it : which, owners) !== owner)
        good = false;
    }
    for (const [k, inner] of Object.entries(node)) visit(inner, node, k);
    if (node['do'] === 'flip' && node['as'] === FLIP) node['as'] = flip = names.next('coin');
    else if (node['do'] === 'flip') flip = node['as'] as string;
    if (node['flip'] === FLIP) {
      if (flip === undefined) good = false;
      else node['flip'] = flip;
    }
    if (node['do'] === 'choose-pokemon' && node['as'] === DONE) {
      node['as'] = names.next('chosen');
      owners.set(node['as'] as string, ownerOf(node['which'] as Who, owners));
      it = { chosen: node['as'] as string };
      done = node;
      return;
    }
    // A single Pokémon put onto the Bench is "that Pokémon" afterwards.
    if (node['do'] === 'take' && node['to'] === 'bench' && node['count'] === 1) it = node as unknown as Who;
    if (node['do'] === 'choose-attack') attack = node['as'] = names.next('attack');
    if (node['chosen'] === ATTACK) {
      if (attack === undefined) good = false;
      else node['chosen'] = attack;
    }
    if (node['chosen'] === OLD_ACTIVE) {
      if (!switched) good = false;
      else node['chosen'] = switched.as ??= names.next('chosen');
    }
    if (node['do'] === 'switch' && node['who'] === 'you' && Array.isArray(parent))
      switched = moved[moved.push({ list: parent, node }) - 1]!;
    if (node['do'] === 'switch') active = node['who'] === 'you' ? 'own-active' : 'opponent-active';
    if (typeof node['as'] === 'string' && typeof node['do'] === 'string' && node['do'] !== 'flip') done = node;
    if (done && OF_CARDS.has(done['do'])) cards = done;
    /** The name of what was done, of cards where a kind of card is asked for. */
    const nameOf = (of: Node | undefined): unknown => {
      if (of?.['as'] === DONE) of['as'] = names.next('done');
      good &&= of !== undefined;
      return of?.['as'];
    };
    if (node['among'] === DONE) {
      node['among'] = nameOf(cards);
      // What was revealed lies on the deck still.
      const taker = parent as Node;
      if (cards?.['do'] === 'reveal' && taker['do'] === 'attach-energy') taker['from'] = cards['from'];
    }
    if (node['otherTypeThan'] === DONE) node['otherTypeThan'] = nameOf(cards);
    if (node['by'] === DONE) {
      const of = node['which'] === undefined || done?.['do'] === 'return' ? done : cards;
      node['by'] = nameOf(of);
      if (of && node['which'] !== undefined && isItsKind(of, node['which'])) delete node['which'];
    }
    if ('choose' in node || 'each' in node) it = node as unknown as Who;
  };
  visit(record, [record], '0');
  for (const { list, node, as } of moved)
    if (as !== undefined) list.splice(list.indexOf(node), 0, { do: 'choose-pokemon', which: 'own-active', as });
  tidy(record);
  evolvesChosen(record);
  return good;
}

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
