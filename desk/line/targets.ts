// The cards behind an arrow, and the targets a line leaves out: where they lie, whose they are.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Filter, Group, TargetSpec } from '../../engine/ygo/effects/schema.ts';
import { list } from '../../engine/ruling/say.ts';
import { choicesOf, effectOf, staysThere } from './asked.ts';
import { cardNamed, type Filling } from './filling.ts';
import { fromExtra } from './materials.ts';
import { names, type Named } from './names.ts';
import {
  couldBe,
  fits,
  least,
  lyingAs,
  many,
  negatable,
  putPlaceholder,
  settled,
  sideOf,
  wantedBy,
} from './placeholders.ts';
import { summonChoices } from './summoned.ts';
import { areSeveral, isAt, onFieldZone, other, zoneFor, type Entry, type Zone } from './table.ts';
import { toldLater } from './whose.ts';
import type { NamedCard, Notes } from './items.ts';
import { saidPlace } from './usable.ts';

/** A card behind the arrow of an effect that neither targets nor chooses it only lies there. */
export function sayUntargeted(
  filling: Filling,
  by: Player,
  { card, name }: Named<YgoCard>,
  aimed: readonly string[],
  chooses: boolean,
): void {
  if (aimed.length === 0) return;
  const { de, en } = names(card, name);
  const lying = filling.table.entries.filter(({ id }) => aimed.includes(id));
  const there = list(lying.map(({ named }) => names(named.card, named.name)));
  // What the effect takes is another card than the one the line names: the headline says so.
  if (chooses)
    filling.assumed.add(
      `/moves/${filling.moves.length}/table`,
      aimed,
      `${by}: ${de} kann ${there.de} nicht nehmen.`,
      `${by}: ${en} cannot take ${there.en}.`,
    );
  filling.assumed.add(
    `/moves/${filling.moves.length}/targets`,
    aimed,
    `${by}: ${de} hat kein Ziel; nur auf dem Tisch: ${there.de}.`,
    `${by}: ${en} targets nothing; only on the table: ${there.en}.`,
  );
}

/** Those of them that are cards; a player may be a target, too. */
export function cardsNamed(filling: Filling, named: readonly NamedCard[]): YgoCard[] {
  return named.flatMap((one) => (/^[AB]$/.test(one.name) ? [] : (cardNamed(filling, one).card ?? [])));
}

/** The cards behind the arrow: targets, or what the effect chooses when it resolves. */
export function namedTargets(
  filling: Filling,
  targets: readonly NamedCard[],
  by: Player,
  effect: Effect | undefined,
  self: Entry,
): { aimed: string[]; picked: string[] } {
  let specs = effect?.targets ?? [];
  const all = effect ? choicesOf(effect) : [];
  // What is Summoned is named once: another monster of its kind is material.
  const [summoned] = effect ? summonChoices(effect) : [];
  let choices = all;
  // What it does something to without targeting or choosing it lies where that does.
  const affected =
    specs.length === 0 && all.length === 0 && effect?.resolve
      ? wantedBy({ resolve: effect.resolve }).flatMap((one) => ('group' in one ? [one.group] : []))
      : [];
  const found = targets.map((target) => {
    const [card] = cardsNamed(filling, [target]);
    const among = <G extends Group>(groups: readonly G[]): G | undefined =>
      card &&
      groups.find(
        ({ where, filter = {} }) =>
          couldBe(card, filter) && !many(where).every((place) => isStrange(card, zoneFor(place, card.kind), filter)),
      );
    const picks = specs.length === 0 || !among(specs) ? among(choices) : undefined;
    if (picks && summoned && JSON.stringify(picks) === JSON.stringify(summoned))
      choices = all.filter((one) => one !== picks);
    const spec = among(specs) ?? specs[0];
    // "1 you control and 1 in your GY": each is aimed at one of its own.
    if (!picks && spec?.choose === 1 && specs.length > 1) specs = specs.filter((one) => one !== spec);
    return {
      picks,
      id: namedTarget(filling, target, { by, self }, picks ?? spec ?? among(affected), picks !== undefined),
    };
  });
  const ids = (picked: boolean) => found.flatMap(({ picks, id }) => (!!picks === picked ? [id] : []));
  return { aimed: ids(false), picked: ids(true) };
}

/** A card behind the arrow: where it already lies, else where the effect looks for it. */
function namedTarget(
  filling: Filling,
  target: NamedCard,
  { by, self }: { by: Player; self: Entry },
  spec: Group | undefined,
  picked: boolean,
): string {
  const { name, notes } = target;
  if (/^[AB]$/.test(name)) return name;
  const named = cardNamed(filling, target);
  const told = notes.side ?? (notes.own ? by : undefined);
  const there = filling.table.find(named, told ?? (picked ? by : other(by)));
  // "Lumina -> Lumina": what an effect takes from the Graveyard is not the card on the field that has it.
  const isItself = there === self && spec !== undefined && !many(spec.where).some((place) => isAt(self.zone, place));
  if (there && !isItself && isMeant(there, notes) && !isElsewhere(filling, there, notes)) return there.id;
  if (notes.place !== undefined || notes.faceDown || notes.position || notes.materials !== undefined) {
    const [zone, as] = saidPlace(filling, named.card, notes);
    return filling.table.put(named, told ?? sideFor(filling, named, by, spec, zone), zone, as).id;
  }
  return lookedFor(filling, named, by, spec, told).id;
}

/** A card that is put where the effect looks for such a one. */
function lookedFor(filling: Filling, named: Named<YgoCard>, by: Player, spec: Group | undefined, told?: Player): Entry {
  const asked = settled(spec?.filter ?? {}, named.card);
  const looked = zoneFor(many(spec?.where)[0] ?? 'field', named.card?.kind ?? 'monster') ?? 'monsters';
  const zone = named.card && isStrange(named.card, looked, asked) ? onFieldZone(named.card) : looked;
  const face = asked.face ?? (zone === 'spellsTraps' ? faceIn(filling, named) : zone === 'extraDeck' ? 'down' : 'up');
  const { position, how } = lyingAs(asked, zone);
  const entry = filling.table.put(named, told ?? sideFor(filling, named, by, spec, zone), zone, {
    face,
    ...(position && { position }),
    ...(how && { how }),
  });
  if (how && !fromExtra(named.card)) saySummonedSo(filling, named);
  return entry;
}
function saySummonedSo({ assumed }: Filling, { card, name }: Named<YgoCard>): void {
  const { de, en } = names(card, name);
  assumed.add('', 'summoned', `${de} wurde so beschworen, wie der Effekt es verlangt.`, `${en} was Summoned in the way the effect asks for.`); // prettier-ignore
}

/** Whose it is: as the effect asks; a monster of either side as the line tells later, or as what is played serves. */
function sideFor(filling: Filling, named: Named<YgoCard>, by: Player, spec: Group | undefined, zone: Zone): Player {
  const isIt = (name: string): boolean => {
    const found = filling.find('ygo', name);
    return name === named.name || ('card' in found && found.card === named.card);
  };
  if (zone === 'graveyard' && spec?.whose === undefined) return whoTakesOwn(filling, isIt) ?? sideOf(spec, by, zone);
  if (zone !== 'monsters' || spec?.whose !== undefined || spec?.filter?.controller !== undefined)
    return sideOf(spec, by, zone);
  const told = toldLater(filling.coming, isIt);
  return told ?? (isAgainst(filling, by) || filling.chain.isServed ? by : sideOf(spec, by, zone));
}

/** Who answers with an effect that can only take this card from the own Graveyard: there it lies. */
function whoTakesOwn(filling: Filling, isIt: (name: string) => boolean): Player | undefined {
  const [answer] = filling.coming;
  if (answer?.is !== 'action' || answer.does !== 'activate' || !answer.card || !answer.targets.some(({ name }) => isIt(name)))
    return undefined;
  const { card } = cardNamed(filling, answer.card);
  const { targets } = (card && effectOf(filling.text(card), { ruleset: filling.ruleset })) ?? {};
  return targets?.some(({ where, whose }) => many(where).includes('graveyard') && whose === 'you') ? answer.by : undefined;
} // prettier-ignore

/** In the Spell & Trap Zone: face-up what stays there and is not activated in the line. */
function faceIn(filling: Filling, named: Named<YgoCard>): 'up' | 'down' {
  const { card } = named;
  const stays = card !== undefined && staysThere(card, filling.text) && !isActivated(filling, named);
  return (card?.kind ?? 'monster') === 'monster' || stays ? 'up' : 'down';
}

/** Whether what is answered does something to filling player's monsters: it is one of those the answer is about. */
function isAgainst(filling: Filling, by: Player): boolean {
  const { last } = filling;
  const card = last && last.by !== by ? last.entry?.named.card : undefined;
  const { targets, resolve } = (card && effectOf(filling.text(card), { ruleset: filling.ruleset })) ?? {};
  return /"where":"(?:monsters|field)","whose":"opponent"/.test(JSON.stringify([targets, resolve]));
}

function isActivated(filling: Filling, named: Named<YgoCard>): boolean {
  return filling.played.some(({ card }) => {
    const found = card && filling.find('ygo', card.name);
    return found !== undefined && 'card' in found && found.card === named.card;
  });
}

/** Targets the line leaves out: the link answered to, another card that fits, else a placeholder. */
export function leftOut(
  filling: Filling,
  by: Player,
  self: Entry,
  effect: Effect | undefined,
  paid: readonly string[],
): string[] {
  return (negatable(effect ?? {}) ?? []).flatMap((spec) => {
    const chosen: string[] = [];
    for (let i = 0; i < least(spec.choose); i++) {
      const answered = inBattle(filling, spec) ?? filling.last?.entry;
      const fitting = [...(answered ? [answered] : []), ...filling.table.entries].filter(
        (entry) =>
          entry !== self &&
          ![...chosen, ...paid].includes(entry.id) &&
          fits(asActivated(filling, entry), spec, by, self),
      );
      const entry = fitting[0] ?? placeholder(filling, spec, by);
      if (!entry) break;
      chosen.push(entry.id);
      // Whoever answers the other player's card answers that one.
      const isAnswer = entry === answered && filling.last?.by !== by;
      if (!isAnswer && areSeveral(fitting)) filling.chose.push({ move: filling.moves.length, what: 'targets' });
      const { de, en } = names(entry.named.card, entry.named.name);
      filling.assumed.add(
        `/moves/${filling.moves.length}/targets/${chosen.length - 1}`,
        entry.id,
        `Das Ziel ist ${de}.`,
        `The target is ${en}.`,
      );
    }
    return chosen;
  });
}

/** "Target the attack target": the monster that is attacked, or attacks, in the attack before it. */
function inBattle({ moves, table }: Filling, spec: TargetSpec): Entry | undefined {
  const attack = moves.findLast((move) => move.do === 'attack');
  const [, which] = /"oneOf":"(attack-target|attacker)"/.exec(JSON.stringify(spec)) ?? [];
  const id = which === 'attacker' ? attack?.card : which && attack?.target;
  return id === undefined ? undefined : table.entries.find((entry) => entry.id === id);
}

/** An effect that chooses a card of the field when it resolves, its own if nothing else is there, finds another. */
export function somethingElse(filling: Filling, effect: Effect | undefined, by: Player, self: Entry, picked: readonly string[]): void {
  if (!effect || effect.targets || picked.length > 0) return;
  const onField = filling.table.entries.some((entry) => entry !== self && onFieldZones.includes(entry.zone));
  const [group, ...more] = choicesOf(effect).filter(({ whose, filter }) => whose !== 'you' && filter?.controller !== 'you');
  const takesItself = group && more.length === 0 && fits({ ...self, face: 'up' }, group, by, { ...self });
  if (!onField && takesItself && onFieldZones.includes(self.zone)) putPlaceholder(filling.table, { ...group, whose: 'opponent' }, by, filling.find);
} // prettier-ignore

/** A Spell or Trap that was activated from the hand lies face-up on the field while its link waits. */
function asActivated(filling: Filling, entry: Entry): Entry {
  // It lay elsewhere when the line began, and came there by what the line says.
  const zone = entry === filling.last?.entry ? filling.last.there : undefined;
  if (zone) return { ...entry, zone };
  if (!entry.spent || entry.named.card?.kind === 'monster' || entry.zone === 'graveyard') return entry;
  return { ...entry, zone: entry.named.card?.property === 'field' ? 'field' : 'spellsTraps', face: 'up' };
}

/** A card nobody named that meets the requirement. */
function placeholder(filling: Filling, group: Group, by: Player): Entry | undefined {
  return putPlaceholder(filling.table, group, by, filling.find);
}

/** A monster lies in no Spell & Trap Zone and a Spell in no Monster Zone, unless the effect looks for such a one there. */
function isStrange({ kind }: YgoCard, zone: Zone | undefined, filter: Filter): boolean {
  const onField = zone === 'monsters' || zone === 'spellsTraps';
  return onField && (kind === 'monster') !== (zone === 'monsters') && !many(filter.kind).includes(kind);
}
const onFieldZones: readonly Zone[] = ['monsters', 'spellsTraps', 'field', 'pendulum'];
/** "B has X, A: Monster Reborn -> X in B's Graveyard": before anything was played the one on the field is another copy. */
const isElsewhere = ({ moves }: Filling, { zone }: Entry, { place }: Notes): boolean =>
  moves.length === 0 &&
  ((place === 'graveyard' && onFieldZones.includes(zone)) || (place === 'field' && zone === 'graveyard'));
/** Where another copy of a card is supposed to be, that is meant. */
const isMeant = ({ zone }: Entry, { supposed, place }: Notes): boolean =>
  !supposed || place === undefined || place === 'field' || zone === place;
