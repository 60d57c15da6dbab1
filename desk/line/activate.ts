// An activation of a line: which effect is meant, what is paid, declared and chosen, and what happens to its targets when the Chain resolves.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type { Effect, EventPattern } from '../../engine/ygo/effects/schema.ts';
import type { CardEffect } from '../../engine/ygo/cards.ts';
import { NO_TEXT, asCounted, choicesOf, effectOf, numberIn, optionPaid, costCards, type TextOf } from './asked.ts';
import { cardNamed, type Filling } from './filling.ts';
import { identify, names, type Named } from './names.ts';
import { movedByCost, paidWith, targetsGoTo } from './paying.ts';
import { many } from './placeholders.ts';
import { putSummoned, summonChoices } from './summoned.ts';
import { type Entry, isZone, type Zone } from './table.ts';
import { expectTokens } from './tokens.ts';
import { strengthens } from './whose.ts';
import { noNotes, type NamedCard, type Notes } from './items.ts';
import { cardsNamed, leftOut, namedTargets, sayUntargeted, somethingElse } from './targets.ts';
import { placeToActivate } from './usable.ts';

/** `inLine`: the line says this activation; what comes later in it is its likeliest target. */
export function activate(
  filling: Filling,
  by: Player,
  named: Named<YgoCard>,
  said: Notes,
  pointedAt: readonly NamedCard[],
  inLine: boolean,
): void {
  const text = named.card ? filling.text(named.card) : NO_TEXT;
  const asSaid = asCounted(text, said);
  const { effect, option } = effectMeant(filling, by, named, text, asSaid, pointedAt);
  const { notes, behind } = materialApart(effect, asSaid, pointedAt);
  const { name, targets } = declaredName(filling, effect, notes, behind);
  resolveChain(filling, by, named, notes);
  const entry = placeToActivate(filling, by, named, notes, effect);
  filling.chain.open = true;
  filling.chain.activations++;
  filling.chain.waiting.delete(entry);
  const cost = paidWith(filling, by, entry, notes, effect, filling.chain.waiting);
  if (inLine && targets.length === 0 && effect?.targets) layLater(filling);
  filling.chain.isServed = strengthens(named.card, text);
  const { aimed, picked } = namedTargets(filling, targets, by, effect, entry);
  if (effect && !effect.targets && text.unread.length === 0)
    sayUntargeted(filling, by, named, aimed, choicesOf(effect).length > 0);
  const chosen = targets.length > 0 ? aimed : leftOut(filling, by, entry, effect, cost);
  somethingElse(filling, effect, by, entry, picked);
  const summoned = effect ? putSummoned(filling, effect, by, picked) : [];
  const choose = chosenOf({ option, cards: summoned.length > 0 ? summoned : picked, name });
  liesFromThen(entry, effect);
  movedByCost(filling, entry, cost, notes, effect);
  if (effect)
    willMove(filling, effect, by, chosen, summoned.length > 0 ? summoned : bringsOut(effect) ? picked.slice(0, 1) : []);
  // A card behind the arrow tells which effect is meant.
  const number = effect && targets.length > 0 ? numberIn(text, effect) : {};
  filling.moves.push({
    by,
    do: 'activate',
    card: entry.id,
    ...number,
    ...(notes.effect !== undefined && { effect: notes.effect }),
    ...(chosen.length > 0 && { targets: chosen }),
    ...(cost.length > 0 && { cost }),
    ...choose,
  });
  filling.last = { by, entry, ...usedAt(effect) };
}

/** What is Tributed for a Ritual Summon is its material and no cost of the card that makes it; so with a Fusion Summon. */
function materialApart(
  effect: Effect | undefined,
  notes: Notes,
  behind: readonly NamedCard[],
): { notes: Notes; behind: readonly NamedCard[] } {
  if (!effect || costCards(effect.cost).length > 0) return { notes, behind };
  const material = notes.cost.map(({ name }) => ({ name, notes: noNotes() }));
  // Who asks for no cost, but targets: what is shuffled, banished, sent by it.
  const isAimedAt = notes.cost.every(({ how }) => how !== 'tribute' && how !== 'discard');
  if (effect.cost === undefined && effect.targets && behind.length === 0 && isAimedAt)
    return { notes: { ...notes, cost: [] }, behind: material };
  if (summonChoices(effect).length === 0) return { notes, behind };
  return { notes: { ...notes, cost: [] }, behind: [...behind, ...material] };
}

/** What is declared: as said, else the card behind the arrow, which is no target then, else that of the link answered. */
function declaredName(
  filling: Filling,
  effect: Effect | undefined,
  { declared }: Notes,
  targets: readonly NamedCard[],
): { name?: string | undefined; targets: readonly NamedCard[] } {
  const what = effect?.resolve?.flatMap((op) => (op.do === 'declare' ? [op.what] : []))[0];
  const [first] = targets;
  if (what !== 'name') return { name: what && declared, targets };
  if (declared !== undefined) return { name: identify('ygo', declared, filling.find, filling.assumed).name, targets };
  if (first) return effect?.targets ? { targets } : { name: cardNamed(filling, first).name, targets: [] };
  const answered = filling.chain.open && !filling.chain.resolveNext ? filling.last?.entry : undefined;
  if (!answered) return { targets };
  const { de, en } = names(answered.named.card, answered.named.name);
  const { name } = answered.named;
  filling.assumed.add(
    `/moves/${filling.moves.length}/choose/name`,
    name,
    `Deklariert wird ${de}.`,
    `${en} is declared.`,
  );
  return { name, targets };
}

/** Which effect, and which of its ways, is meant: by what is said of it, what it is done to and where its card lies. */
function effectMeant(
  filling: Filling,
  by: Player,
  named: Named<YgoCard>,
  text: ReturnType<TextOf>,
  notes: Notes,
  targets: readonly NamedCard[],
): { effect: CardEffect | undefined; option: number | undefined } {
  const paid = notes.option ?? optionPaid(text.effects, notes);
  const aimedAt = targets.length > 0 ? cardsNamed(filling, targets) : undefined;
  const said = isZone(notes.place ?? '') ? (notes.place as Zone) : undefined;
  const there = filling.table.find(named, by, true)?.zone ?? said;
  const asked = effectOf(text, {
    ...notes,
    option: paid,
    ruleset: filling.ruleset,
    ...(aimedAt && { aimedAt }),
    there,
  });
  return {
    effect: isCardItself(named.card, notes, asked) ? undefined : asked,
    option: paid ?? (aimedAt ? asked?.option : undefined),
  };
}

/** What was activated before it has resolved, where the line says so. */
function resolveChain(filling: Filling, by: Player, named: Named<YgoCard>, { place }: Notes): void {
  // What was activated lies in the Graveyard only when it has resolved.
  if (place === 'graveyard' && filling.table.find(named, by, true)?.spent)
    filling.chain.resolveNext = filling.chain.open;
  // What triggered at a Summon is a Chain, too.
  const chains = (filling.chain.resolveNext ? 1 : 0) + filling.chain.alsoResolve;
  if (chains > 0) {
    for (let n = 0; n < chains; n++) filling.moves.push({ do: 'resolve' });
    const brought = filling.table.entries.find(
      ({ id, zone }) => zone !== 'monsters' && filling.chain.going.get(id)?.zone === 'monsters',
    );
    linksDone(filling);
    // What it Summoned is what an effect behind it is likeliest about.
    filling.last = brought && { by: brought.player, entry: brought };
  }
  filling.chain.resolveNext = false;
  filling.chain.alsoResolve = 0;
}

/** What its links did to other cards is done: a Summon comes behind it. */
export function linksDone(filling: Filling): void {
  filling.table.chainEnded(filling.chain.going);
  filling.chain.going = new Map();
}

/** Where its targets and what it Summons (the first; the others are its material) go when it resolves, and the Tokens it brings. */
function willMove(
  filling: Filling,
  effect: Effect,
  by: Player,
  targets: readonly string[],
  summoned: readonly string[],
): void {
  const goesTo = targetsGoTo(effect, by);
  if (goesTo) for (const id of targets) filling.chain.going.set(id, goesTo);
  if (effect.resolve?.some((op) => op.do === 'take-control' && op.until !== undefined && op.until !== 'leaves'))
    for (const { id, player } of filling.table.entries)
      if (targets.includes(id)) filling.chain.borrowed.set(id, player);
  summoned.forEach((id, n) =>
    filling.chain.going.set(id, n === 0 ? { zone: 'monsters', player: by, face: 'up' } : { zone: 'graveyard' }),
  );
  expectTokens(filling.table, effect, by);
}

/** "Special Summon 1 monster from your Deck": what the line names is that monster. */
const bringsOut = ({ resolve }: Effect): boolean =>
  resolve?.some((op) => op.do === 'special-summon' && typeof op.cards === 'object' && 'choose' in op.cards) === true;

/** What the line activates later lies there already: it may be what a link before it targets. */
function layLater(filling: Filling): void {
  for (const { by, card } of filling.played.slice(filling.chain.activations)) {
    if (!by || !card || card.notes.place !== undefined) continue;
    const named = cardNamed(filling, card);
    if (filling.table.find(named, by, true)) continue;
    const effect = effectOf(named.card ? filling.text(named.card) : NO_TEXT, { ruleset: filling.ruleset });
    filling.chain.waiting.add(placeToActivate(filling, by, named, card.notes, effect));
  }
}

/** "If this card is sent to the GY": the effect is used there. */
function usedAt(effect: Effect | undefined): { there?: Zone } {
  const sent = many<EventPattern>(effect?.on).some(({ card, to }) => card?.this === true && to !== undefined && many(to).every((place) => place === 'graveyard'));
  const there = effect?.from === undefined ? sent : many(effect.from).every((place) => place === 'graveyard');
  return there ? { there: 'graveyard' } : {};
} // prettier-ignore

/** Where the card lies from then on: a Spell or Trap face-up until the Chain is over, a Pendulum Card in its zone. */
function liesFromThen(entry: Entry, effect: Effect | undefined): void {
  if (entry.named.card?.kind !== 'monster') entry.spent = true;
  if (isPendulumCard(entry, effect)) Object.assign(entry, { zone: 'pendulum', face: 'up' });
}
/** A Pendulum Monster activated from the hand as a Spell Card: it lies in a Pendulum Zone from then on. */
const isPendulumCard = ({ zone, named: { card } }: Entry, effect: Effect | undefined): boolean =>
  zone === 'hand' && card?.monster?.includes('pendulum') === true && !many(effect?.from).includes('hand');

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
