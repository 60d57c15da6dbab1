/** Effects that stand in bullets below and are given by what is done: "that monster gains this effect until …", "equip it to this card as an Equip Spell with this effect". */
import type { Draft, YgoGrammar } from './categories.ts';
import { cards, isNoun, type What } from './noun.ts';

/** Stands in a record for what the bullets say; one in which it stays is not whole. */
export const BELOW = { $bullets: true } as const;
const GIVEN = { rule: 'gains-effects', effects: [BELOW] } as const;

export function bestowing(g: YgoGrammar): void {
  const EFFECTS = '<this effect|these effects|the following effect|the following effects|the following effect ( s )>';
  const gains = (what: What, until: unknown): Draft[] => [{ do: 'apply', to: cards(what), until: until ?? 'leaves', rules: [GIVEN] }];
  g.rule('action', `{pointer} <gains|gain> ${EFFECTS} [{until}]`, ({ pointer, until }) => gains(pointer, until));
  g.rule('action', `{until} , {pointer} <gains|gain> ${EFFECTS}`, ({ pointer, until }) => gains(pointer, until));
  g.rule('action', `make {pointer} gain ${EFFECTS} [{until}]`, ({ pointer, until }) => gains(pointer, until));
  const equips = (what: What, to: What): Draft[] | undefined => ('count' in to && to.count === 'all') || (!isNoun(what) && '$ref' in what && what.$ref === 'this') ? undefined : [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to), ongoing: [BELOW] }];
  const AS = `[,] as <an Equip <Spell|Card|Spell Card>|Equip <Spells|Cards>> <with|that <gains|gain>> ${EFFECTS}`;
  g.rule('action', `equip {what} to {to:what} ${AS}` as '{what} {to:what}', ({ what, to }) => equips(what, to));
  g.rule('action', `equip {to:what} with {what} ${AS}` as '{what} {to:what}', ({ what, to }) => equips(what, to));
  // What holds for players and for all cards that are there.
  const applied = (until: unknown): Draft[] => [{ do: 'apply', until, rules: [BELOW] }];
  const APPLY = 'apply <this effect|these effects|the following effect|the following effects>';
  g.rule('action', `${APPLY} {until}`, ({ until }) => applied(until));
  g.rule('action', `{until} , ${APPLY}`, ({ until }) => applied(until));
  g.rule('action', `<for the rest of this Duel , ${APPLY}|${APPLY} for the rest of this Duel>`, () => applied('duel'));
  // "The Dragon monsters you control gain this effect": as long as they and this card are there.
  g.rule('grant', `{whom} <gains|gain> ${EFFECTS}`, ({ whom }) => (('$ref' in whom && whom.$ref !== 'equipped') || ('count' in whom && whom.count !== undefined && whom.count !== 'all') ? undefined : { to: 'whom', whom }));
} // prettier-ignore

/** Is it about players or about cards that are somewhere, not about the card that says it? */
const stands = (rule: object): boolean => !/"(?:this|equipped|holder)"/.test(JSON.stringify(rule)) && ('cards' in rule ? typeof rule.cards === 'object' : 'player' in rule || 'whose' in rule || ['cannot-activate', 'tributes', 'costs'].includes((rule as { rule: string }).rule)); // prettier-ignore

/** The record with what the bullets say in its place; nothing where they do not fit there. */
export function withBelow<T extends object>(record: T, effects: readonly { kind: string; ongoing?: readonly { rule: string }[] | undefined }[]): T | undefined {
  // What an Equip Card gives are rules.
  const rules = effects.every(({ kind, ongoing, ...more }) => kind === 'continuous' && ongoing !== undefined && Object.keys(more).every((key) => key === 'gist')) ? effects.flatMap(({ ongoing }) => ongoing!) : undefined;
  let fits = true;
  const visit = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) {
      if (!value.some((one) => (one as { $bullets?: true } | null)?.$bullets)) return value.map((one) => visit(one));
      if (key === 'effects') return [...effects];
      if (key === 'rules') {
        if (!rules?.every(stands)) fits = false;
        return rules ?? [];
      }
      if (!rules?.every((rule) => JSON.stringify(rule).includes('"equipped"'))) fits = false;
      return rules ?? [];
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, visit(inner, name)]));
  };
  const out = visit(record) as T;
  return fits ? out : undefined;
} // prettier-ignore
