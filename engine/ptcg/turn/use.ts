/** Using Abilities, Stadiums and other cards in play. Every reason why it may not be done (`judge now` asks the same functions), and doing it. */
import type { Localized, Reason, RuleId } from '../../ruling/schema.ts';
import { leftover } from '../game/leftover.ts';
import { nameKey } from '../../case/names.ts';
import { isActive, type Player, type Pokemon } from '../board/board.ts';
import { inputsOf, newContext, type Ctx } from '../game/context.ts';
import { forbids } from '../derive/values.ts';
import type { ActivatedEffect, Quoted } from '../effects/schema.ts';
import { cardNames } from '../derive/evaluate.ts';
import { noRoom, requires } from '../derive/lacking.ts';
import { cardName, Illegal, nameOf, type Game } from '../game/game.ts';
import { partIndex, partName } from '../cards.ts';
import { activeCards, sourcesInPlay, abilitiesOff, type SourceInPlay, sayingOf } from '../derive/modifiers.ts';
import { misnamed, type Named } from '../derive/named-target.ts';
import { restOnEmpty } from '../derive/not-given.ts';
import { canPay, couldDoAfter, hangsOn, pay, run } from '../instructions/run.ts';
import { askBoxes, unreadText } from '../derive/heed.ts';
import { ONCE_PER_GAME, W } from '../say/words.ts';
import { type MoveOf, own, insist } from './common.ts';
import { keyed } from '../../keyed.ts';

export interface Usable {
  source: SourceInPlay;
  effect: ActivatedEffect;
}

/** Effects a player may use, of one Pokémon's Abilities or of another card in play (a Stadium is everybody's). */
export function usablesOf(g: Game, player: Player): Usable[] {
  return [...usablesInPlay(g, player), ...usablesElsewhere(g, player)];
}

/** Abilities used from the hand or the discard pile. */
function usablesElsewhere(g: Game, player: Player): Usable[] {
  const side = g.board.players[player];
  return (['hand', 'discard'] as const).flatMap((place) =>
    side[place].flatMap((card) =>
      card.effects.flatMap((effect): Usable[] =>
        effect.effect === 'activated' && effect.place === place
          ? [{ source: { card, effects: card.effects, you: player, origin: 'ability' }, effect }]
          : [],
      ),
    ),
  );
}

function usablesInPlay(g: Game, player: Player): Usable[] {
  return sourcesInPlay(g).flatMap((source) =>
    source.effects.flatMap((effect): Usable[] => {
      if (
        effect.effect !== 'activated' ||
        effect.place === 'hand' ||
        effect.place === 'discard' ||
        (source.origin !== 'stadium' && source.you !== player)
      )
        return [];
      return [{ source: { ...source, you: player }, effect }];
    }),
  );
}

const usableName = ({ source, effect }: Usable) =>
  effect.ability === undefined ? cardName(source.card) : partName(source.card.def?.abilities, effect.ability);
/** Keys under which a use is written down; any of them, in a case, says that it was used. */
function useKeys(usable: Usable): string[] {
  const name = usableName(usable);
  const holder = usable.source.self?.id ?? usable.source.card.id;
  switch (usable.effect.limit) {
    case 'once-per-turn':
      return [`${holder}/${name.en}`];
    case 'once-per-turn-by-name':
      return [name.en];
    case 'once-per-game':
      return [`game/${name.en}`];
    case 'vstar':
    case 'gx':
      return [usable.effect.limit];
    case 'any-number':
      return [];
  }
}

/** Texts nobody read on which it hangs whether using it does anything. */
export const useHangsOn = (g: Game, player: Player, usable: Usable): Quoted[] =>
  hangsOn(useContext(g, player, usable), usable.effect);

/** `named`: what the move names for it. */
export function checkUse(g: Game, player: Player, usable: Usable, named: Named = {}): Reason[] {
  const { source, effect } = usable;
  const reasons: Reason[] = [];
  const name = usableName(usable);
  const { used } = g.board.players[player];
  const { self } = source;
  const silenced = effect.ability !== undefined && self ? abilitiesOff(g).get(self) : undefined;
  if (silenced) reasons.push(W.reasons.abilityOff(name, silenced));
  if (
    (effect.place === 'active' || effect.place === 'bench') &&
    self &&
    isActive(g.board, self) !== (effect.place === 'active')
  )
    reasons.push(W.reasons.wrongPlace(name, effect.place));
  const keys = useKeys(usable);
  const alias = effect.limit === 'once-per-turn' ? [name.en, ...(self ? [`${self.id}/${name.de}`] : [])] : [name.de];
  if (keys.some((k) => keyed(used, k)) || (keys.length > 0 && alias.some((k) => keyed(used, k))))
    reasons.push(
      effect.limit === 'vstar' || effect.limit === 'gx'
        ? W.reasons.oncePerGame(effect.limit)
        : W.reasons.usedAlready(name),
    );
  if (self)
    for (const h of forbids(g, 'use-ability', { pokemon: self, player }))
      reasons.push({ ...W.reasons.forbiddenBy(name, h.name), ...sayingOf(h) });
  const ctx = useContext(g, player, usable, inputsOf(named));
  reasons.push(...requires(ctx, effect.if, name));
  if (effect.cost && !canPay(ctx, effect.cost)) reasons.push(W.reasons.cannotPayCost(name));
  return [...reasons, ...inVain(ctx, effect, named)];
}
/** Why it would do nothing, if so. */
function inVain(ctx: Ctx, { cost, do: ops }: ActivatedEffect, named: Named): Reason[] {
  if (couldDoAfter(ctx, cost, ops)) return [];
  const stray = misnamed(ctx, ops, named);
  if (stray) return [stray, W.reasons.noEffect(ctx.name)];
  const reasons = [W.reasons.noEffect(ctx.name), ...noRoom(ctx, ops)];
  restOnEmpty(ctx.g, ctx.you, ops);
  return reasons;
}

const useContext = (g: Game, player: Player, usable: Usable, inputs?: Ctx['inputs']): Ctx => {
  const { source, effect } = usable;
  return newContext({
    g,
    you: player,
    ...(source.self ? { self: source.self } : { thisCard: source.card }),
    kind: effect.ability === undefined ? source.origin : 'ability',
    name: usableName(usable),
    card: source.self?.id ?? source.card.id,
    ...(inputs && { inputs }),
  });
};

export function doAbility(g: Game, move: MoveOf<'ability'>, force: boolean): void {
  const elsewhere = usablesElsewhere(g, move.by).find(({ source }) => source.card.id === move.pokemon);
  if (elsewhere) return use(g, move, elsewhere, force);
  const pokemon = own(g, move.by, move.pokemon);
  const waiting = g.pending.find((p) => p.pokemon === pokemon);
  if (waiting) {
    g.pending = [];
    const inputs = inputsOf(move);
    waiting.use(inputs);
    leftover(g, newContext({ g, you: move.by, kind: 'ability', name: waiting.name, card: pokemon.id, inputs }), force);
    return;
  }
  const mine = usablesOf(g, move.by).filter((u) => u.source.self === pokemon && u.effect.ability !== undefined);
  const wanted = move.ability;
  const found = mine.find(({ source, effect }) => {
    const { abilities } = source.card.def ?? {};
    return wanted === undefined || partIndex(abilities, effect.ability!) === partIndex(abilities, wanted);
  });
  if (found) return use(g, move, found, force);
  useUnread(g, move, pokemon, force);
}

/** The Pokémon has no such Ability, or one that works by itself. */
function notUsable(g: Game, pokemon: Pokemon, wanted: string | undefined): Reason {
  const abilities = activeCards(pokemon).flatMap(({ def }) => def?.abilities ?? []);
  const at = wanted === undefined ? Math.min(abilities.length, 1) : partIndex(abilities, wanted) + 1;
  const optional = activeCards(pokemon)
    .flatMap(({ effects }) => effects)
    .find(
      (effect): effect is Extract<typeof effect, { effect: 'triggered' }> =>
        effect.effect === 'triggered' &&
        effect.may === true &&
        effect.ability !== undefined &&
        partIndex(abilities, effect.ability) + 1 === at,
    );
  const silenced = abilitiesOff(g).get(pokemon);
  if (at > 0 && silenced) return W.reasons.abilityOff(partName(abilities, at), silenced);
  return at > 0
    ? W.reasons.worksByItself(nameOf(g, pokemon), partName(abilities, at), optional?.when.event)
    : W.reasons.noSuchAbility(nameOf(g, pokemon), wanted);
}

/** What keeps a Pokémon from using this Ability, whatever it does. */
function stopped(g: Game, player: Player, pokemon: Pokemon, name: Localized): Reason[] {
  const silenced = abilitiesOff(g).get(pokemon);
  return [
    ...(silenced ? [W.reasons.abilityOff(name, silenced)] : []),
    ...forbids(g, 'use-ability', { pokemon, player }).map((h) => ({ ...W.reasons.forbiddenBy(name, h.name), ...sayingOf(h) })),
  ];
} // prettier-ignore

/** An Ability nobody read is announced; what it does is asked. */
function useUnread(g: Game, move: MoveOf<'ability'>, pokemon: Pokemon, force: boolean): void {
  const all = activeCards(pokemon).flatMap((card) => card.unread.map((box) => ({ card, box })));
  const abilities = all.filter(({ box }) => box.box.startsWith('ability/'));
  const found = abilities.find(({ box: { name } }) => move.ability === undefined || isNamed(name, move.ability));
  if (!found) throw new Illegal([notUsable(g, pokemon, move.ability)]);
  const { card, box } = found;
  insist(g, () => stopped(g, move.by, pokemon, box.name), force);
  const { used } = g.board.players[move.by];
  used[`${pokemon.id}/${box.name.en}`] = true;
  g.happened({ what: 'ability-used', by: move.by, card: box.name.en, pokemon: pokemon.id });
  g.step('ability', W.usesAbility(nameOf(g, pokemon), box.name), ['ptcg.abilities.announce'], {
    by: move.by,
    card: pokemon.id,
  });
  g.say(W.usesAbility(nameOf(g, pokemon), box.name));
  askBoxes(g, card, [box]);
}
const isNamed = (name: Localized, wanted: string): boolean =>
  [name.de, name.en].some((n) => nameKey(n) === nameKey(wanted));

/** A Stadium, a Tool or another card in play that says what may be done. */
export function doUse(g: Game, move: MoveOf<'use'>, force: boolean): void {
  const found = usablesOf(g, move.by).find(
    ({ source }) => source.card.id === move.card || cardNames(source.card).includes(move.card),
  );
  if (found) return use(g, move, found, force);
  const unread = sourcesInPlay(g).find(
    ({ card, you, origin }) =>
      (card.id === move.card || cardNames(card).includes(move.card)) &&
      (origin === 'stadium' || you === move.by) &&
      unreadText(card).length > 0,
  );
  if (!unread) throw new Illegal([W.reasons.nothingToUse(move.card)]);
  const name = cardName(unread.card);
  g.step('ability', W.usesCard(move.by, name), ['ptcg.trainers.follow-text', 'ptcg.stadium.only-one'], {
    by: move.by,
    card: unread.card.id,
  });
  g.say(W.usesCard(move.by, name));
  askBoxes(g, unread.card, unreadText(unread.card));
}

function use(g: Game, move: MoveOf<'ability'> | MoveOf<'use'>, usable: Usable, force: boolean): void {
  insist(g, () => checkUse(g, move.by, usable, move), force);
  const { source, effect } = usable;
  const side = g.board.players[move.by];
  const name = usableName(usable);
  for (const key of useKeys(usable)) side.used[key] = true;
  const ctx = useContext(g, move.by, usable, inputsOf(move));
  g.mattered(source.card);
  if (effect.ability !== undefined)
    g.happened({ what: 'ability-used', by: move.by, card: name.en, ...(source.self && { pokemon: source.self.id }) });
  const holder = source.self ? nameOf(g, source.self) : cardName(source.card);
  const once: readonly RuleId[] = effect.limit === 'vstar' || effect.limit === 'gx' ? ONCE_PER_GAME[effect.limit] : [];
  const rules: RuleId[] =
    effect.ability === undefined
      ? ['ptcg.trainers.follow-text', 'ptcg.stadium.only-one']
      : ['ptcg.abilities.announce', 'ptcg.abilities.once-per-turn-each'];
  g.step(
    'ability',
    effect.ability === undefined ? W.usesCard(move.by, name) : W.usesAbility(holder, name),
    [...rules, ...once],
    { by: move.by, card: ctx.card },
  );
  // Sentences of the same text that nobody read.
  const box =
    effect.ability === undefined ? 'text' : `ability/${partIndex(source.card.def?.abilities, effect.ability) + 1}`;
  askBoxes(
    g,
    source.card,
    source.card.unread.filter((one) => one.box === box),
  );
  if (effect.cost) pay(ctx, effect.cost);
  run(ctx, effect.do);
  g.became(ctx.card, 'resolved', undefined, true);
  leftover(g, ctx, force);
}
