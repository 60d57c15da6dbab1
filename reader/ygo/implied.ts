/** What goes without saying, or can be said in two ways, in parts of declarations: brought to one way (`compare.ts`). */
import { canonical } from '../frame/values.ts';

export type Node = Record<string, unknown>;
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only monsters battle and wear Equip Cards. */
const MONSTERS: ReadonlySet<unknown> = new Set(['attacker', 'attack-target', 'battling', 'equipped']);

/** One node, its inner nodes not yet looked at. */
export function implied(node: Node, key: string): Node {
  const out = flat(node);
  summonedTo(out);
  attacked(out);
  onlyMonsters(out);
  counters(out, key);
  if (out['kind'] === 'trigger' && out['must'] === true && out['timing'] === 'when') out['timing'] = 'if';
  if (key === 'by' && isNode(out['card']) && Object.keys(out['card']).join() === 'kind' && out['kind'] === undefined) {
    out['kind'] = out['card']['kind'];
    delete out['card'];
  }
  // A Token is known by its English name.
  if (out['do'] === 'token' && isNode(out['name'])) out['name'] = out['name']['en'];
  if ((out['do'] === 'discard' || out['do'] === 'send') && out['to'] === 'graveyard') delete out['to'];
  if (Array.isArray(out['materials'])) out['materials'] = materials(out['materials'] as Node[]);
  if (Array.isArray(out['resolve'])) out['resolve'] = (out['resolve'] as Node[]).map(both);
  turned(out);
  return out;
} // prettier-ignore

/** What battles is a monster; a monster that lies face-down has no ATK to change. */
function onlyMonsters(out: Node): void {
  if (isNode(out['like']) && MONSTERS.has(out['is']) && out['like']['kind'] === 'monster') {
    const { kind: _kind, ...like } = out['like'];
    out['like'] = like;
  }
  const { cards } = out;
  if (out['rule'] !== 'modify' && out['do'] !== 'modify') return;
  if (!isNode(cards) || !isNode(cards['filter']) || cards['where'] !== 'monsters') return;
  const { face, ...filter } = cards['filter'];
  if (face === 'up') out['cards'] = { ...cards, filter };
}

/** Kinds of counters are compared without the word and in lower case. */
function counters(out: Node, key: string): void {
  for (const name of ['kind', 'counters'] as const)
    if (typeof out[name] === 'string' && / counter$/i.test(out[name]))
      out[name] = out[name].replace(/ counter$/i, '').toLowerCase();
  if ((key === 'counters' || /-counters$/.test(String(out['do']))) && typeof out['kind'] === 'string')
    out['kind'] = out['kind'].toLowerCase();
}

/** All of several, some of them in a list of their own, are one list; so are conditions. */
function flat(node: Node): Node {
  const { all, ...rest } = node;
  if (!Array.isArray(all)) return { ...node };
  const alone = Object.entries(rest).map(([key, value]) => ({ [key]: value }));
  const each = (all as unknown[]).flatMap((one) => {
    if (!isNode(one)) return [one];
    const { all: inner, ...more } = flat(one);
    return [...(Object.keys(more).length > 0 ? [more] : []), ...(Array.isArray(inner) ? (inner as unknown[]) : [])];
  });
  return { all: [...alone, ...each] };
}

/** "Summoned to your field": whoever controls it when it has been Summoned. */
function summonedTo(out: Node): void {
  const { becomes, card } = out;
  if (out['event'] !== 'summoned' || !isNode(becomes) || Object.keys(becomes).join() !== 'controller') return;
  if (isNode(card) && card['controller'] !== undefined) return;
  out['card'] = { ...(isNode(card) && card), controller: becomes['controller'] };
  delete out['becomes'];
}

/** What is attacked when an attack is declared: asked of the event or of the battle. */
function attacked(out: Node): void {
  const { on, condition } = out;
  if (!isNode(on) || on['event'] !== 'attack-declared' || !isNode(on['with'])) return;
  const { with: target, ...rest } = on;
  const asked = { is: 'attack-target', like: target };
  out['on'] = rest;
  out['condition'] = condition === undefined ? asked : { all: [condition, asked] };
}

/** "2 monsters, including a Tuner": a Tuner and a monster; the same three times is three of it. */
function materials(parts: readonly Node[]): Node[] {
  const apart = parts.flatMap((part) => {
    const { including, count, filter, ...rest } = part;
    if (!isNode(including) || typeof count !== 'number' || Object.keys(rest).length > 0) return [part];
    const min = including['min'] as number;
    const such = { ...(isNode(filter) && filter), ...(including['filter'] as Node) };
    return [{ filter: such, count: min }, ...(count > min ? [{ ...(filter !== undefined && { filter }), count: count - min }] : [])];
  });
  const counted = new Map<string, Node>();
  for (const { count, ...part } of apart) {
    const key = canonical(part);
    const before = counted.get(key)?.['count'];
    const plain = typeof count === 'number' && (before === undefined || typeof before === 'number');
    counted.set(plain ? key : `${key} ${counted.size}`, { ...part, count: plain ? count + ((before as number | undefined) ?? 0) : count });
  }
  return [...counted.values()].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
} // prettier-ignore

/** "It gains 500 ATK/DEF": both change at once, however they are joined. */
function both(one: Node, i: number, all: readonly Node[]): Node {
  const before = all[i - 1];
  const like = (node: Node): string => canonical({ ...node, stat: undefined, join: undefined });
  const same = before?.['do'] === 'modify' && one['do'] === 'modify' && like(before) === like(one);
  return same && ['and', 'also', 'and-if-you-do'].includes(String(one['join'])) ? { ...one, join: 'and' } : one;
}

/** A Link Monster has no battle position to change, whatever targets it; a Token is not turned face-down. */
function turned(out: Node): void {
  const { targets, resolve } = out;
  if (!Array.isArray(targets) || !Array.isArray(resolve) || targets.length !== 1) return;
  const [target] = targets as Node[];
  const turns = (resolve as Node[]).find((one, i) => one['do'] === 'change-position' && (i === 0 || one['to'] === 'face-down') && (one['cards'] === 'targets' || one['cards'] === 'it'));
  const filter = target?.['filter'];
  if (!turns || !isNode(filter) || !isNode(filter['not'])) return;
  const { is, ...not } = filter['not'];
  const never = turns['to'] === 'face-down' ? ['link', 'token'] : ['link'];
  const left = [is].flat().filter((one) => one !== undefined && !never.includes(String(one)));
  const { not: _not, ...rest } = filter;
  const stays = { ...not, ...(left.length > 0 && { is: left }) };
  out['targets'] = [{ ...target, filter: { ...rest, ...(Object.keys(stays).length > 0 && { not: stays }) } }];
} // prettier-ignore
