/** A card as it is now, with everything that applies to it. */
import type { Card, CardSeen } from '../board/duel.ts';
import { many, type Ongoing } from '../effects/schema.ts';
import { type Context, Unmodelled } from './context.ts';
import type { Game } from '../game/game.ts';
import { declaredBefore } from './declared-before.ts';
import { activeOf, type Applied, isAbout, contextOf, type Derived } from './applied.ts';
import { derive } from './derive.ts';
import { refSeenAsWas } from './references.ts';
import { numberValue, valuesNow } from './values.ts';

/** A card as it is now. */
export function seen(game: Game, card: Card): CardSeen {
  const value = derive(game);
  const before = value.seen.get(card.id);
  if (before) return before;
  const printed = asPrinted(card);
  value.seen.set(card.id, printed);
  const full = { ...printed, ...treatedAs(game, card, printed, value), negated: value.negatedBy.has(card.id) };
  value.seen.set(card.id, full);
  if (card.info.kind === 'monster' && (card.zone === 'monsters' || card.zone !== 'spellsTraps')) {
    try {
      // ATK and DEF may be as high as the Level is ("its Level x 300").
      for (const stat of ['level', 'rank', 'scale'] as const) full[stat] = numberValue(game, card, stat);
      ({ now: full.atk, original: full.originalAtk } = valuesNow(game, card, 'atk'));
      ({ now: full.def, original: full.originalDef } = valuesNow(game, card, 'def'));
    } catch (error) {
      if (!(error instanceof Unmodelled)) {
        // Whoever asks again must not be given the printed values.
        value.seen.delete(card.id);
        throw error;
      }
      // Whoever needs the values is told why nobody knows them.
      Object.assign(full, { atk: '?', def: '?', unsure: error.text });
    }
  }
  return full;
}

export function asPrinted(card: Card): CardSeen {
  const { info } = card;
  return {
    id: card.id,
    info,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    face: card.face,
    position: card.position,
    stay: card.stay,
    names: info.names,
    race: info.race ? [info.race] : [],
    attribute: info.attribute ? [info.attribute] : [],
    level: info.level,
    rank: info.rank,
    scale: info.scale,
    originalAtk: info.atk,
    originalDef: info.def,
    is: info.is,
    atk: info.atk,
    def: info.def,
    negated: false,
    how: card.since.how,
    from: card.since.from,
    sinceTurn: card.since.turn,
    properlySummoned: card.properlySummoned === true,
    attacked: card.attacked,
    counters: card.counters,
    materials: card.materials.length,
    madeWith: card.madeWith,
    slot: card.slot,
    on: card.on,
  };
}

function treatedAs(game: Game, card: Card, printed: CardSeen, value: Derived): Partial<CardSeen> {
  const result: Partial<Pick<CardSeen, 'names' | 'series' | 'race' | 'attribute' | 'is'>> & object = {};
  for (const applied of activeOf(value, 'treated-as')) {
    if (!isAbout(game, applied.rule.cards, applied, card)) continue;
    const rule = takenOver(game, applied.rule, contextOf(applied));
    if (rule.name) result.names = namesTreated(rule.name, result.names ?? printed.names, applied, card);
    if (rule.series) result.series = [...(result.series ?? []), rule.series];
    if (rule.race) result.race = rule.add ? [...(result.race ?? printed.race), rule.race] : [rule.race];
    if (rule.kind) result.is = withKind(result.is ?? printed.is, rule.kind);
    if (rule.attribute)
      result.attribute = rule.add ? [...(result.attribute ?? printed.attribute), rule.attribute] : [rule.attribute];
  }
  return result;
}

/** What is always treated as another card is still what its printed name says. */
function namesTreated(
  name: string,
  now: readonly string[],
  { rule, effect, force, card: of }: Applied,
  card: Card,
): readonly string[] {
  const always = of === card && !force && many(effect?.from).includes('deck');
  if (always) return now.includes(name) ? now : [name, ...now];
  return 'add' in rule && rule.add ? [...now, name] : [name];
}

type TreatedAs = Extract<Ongoing, { rule: 'treated-as' }>;
/** The rule with the name, Type and Attribute that it takes from other cards, or from what was declared, written out. */
export function takenOver(game: Game, rule: TreatedAs, ctx: Context): TreatedAs {
  const { as, ...rest } = rule;
  if (!as) return rule;
  const [like] = as.of === 'declared' ? [] : refSeenAsWas(game, as.of, ctx);
  const said = ctx.declared ?? (as.of === 'declared' ? declaredBefore(game, as.what, ctx) : undefined);
  const declared = said === undefined ? undefined : String(said);
  const taken = many(as.what).flatMap((what): [string, string | undefined][] => {
    const key = what.replace('original-', '') as 'name' | 'race' | 'attribute';
    const original = key === 'name' ? like?.info.name.en : like?.info[key];
    const current = key === 'name' ? like?.names[0] : like?.[key][0];
    return [[key, as.of === 'declared' ? declared : what === key ? current : original]];
  });
  return { ...rest, ...Object.fromEntries(taken) };
}

/** Normal and Effect exclude each other; the rest is added. */
const withKind = (is: readonly string[], kind: string): readonly string[] => {
  const word = kind.toLowerCase();
  const without = word === 'normal' ? 'effect' : word === 'effect' ? 'normal' : undefined;
  return [...is.filter((w) => w !== without && w !== word), word];
};

/** What the contract's `current` shows. */
export function currentValues(game: Game, card: Card): { atk: number | '?'; def: number | '?'; level?: number } {
  const now = seen(game, card);
  return { atk: now.atk ?? 0, def: now.def ?? 0, ...(now.level !== undefined && { level: now.level }) };
}
