/** What came to nothing where a line tells nothing of a place: it holds only if nothing the effect could use is there. */
import type { Player, YgoCase } from '../../case/schema.ts';
import { list, say } from '../../ruling/say.ts';
import type { Localized } from '../../ruling/schema.ts';
import { other } from '../board/duel.ts';
import { type Condition, type Effect, type Group, many } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';

type Told = 'hand' | 'graveyard' | 'banished' | 'field';
const PLACES: Readonly<Record<Told, (p: Player) => Localized>> = {
  hand: (p) => say(`in der Hand von Spieler ${p}`, `in Player ${p}'s hand`),
  graveyard: (p) => say(`im Friedhof von Spieler ${p}`, `in Player ${p}'s Graveyard`),
  banished: (p) => say(`unter den verbannten Karten von Spieler ${p}`, `among Player ${p}'s banished cards`),
  field: (p) => say(`auf dem Spielfeld von Spieler ${p}`, `on Player ${p}'s field`),
};
const AS_TOLD: ReadonlyMap<string, Told> = new Map<string, Told>([
  ['hand', 'hand'],
  ['graveyard', 'graveyard'],
  ['banished', 'banished'],
  ['field', 'field'],
  ['monsters', 'field'],
  ['spells-traps', 'field'],
  ['field-zone', 'field'],
]);

/** The places of which a line, filled in, tells nothing; of a case file a zone left out is empty. */
export function silentPlaces({ assumed, state }: YgoCase): ReadonlySet<string> {
  if (assumed === undefined) return new Set();
  return new Set(
    (['A', 'B'] as const).flatMap((player) => {
      const { hand, graveyard, banished, monsters, spellsTraps, field } = state?.players?.[player] ?? {};
      const told: Record<Told, unknown> = { hand, graveyard, banished, field: monsters ?? spellsTraps ?? field };
      const silent = (Object.keys(told) as Told[]).filter((place) => told[place] === undefined);
      // A hand or a field that holds nothing but what was filled in for the moves is told of as little.
      const only = (zone: 'hand' | 'monsters' | 'spellsTraps' | 'field', cards: unknown): boolean =>
        cards === undefined ||
        (many(cards).length > 0 &&
          many(cards).every((card) => card === null || isFilledIn(assumed, `/players/${player}/${zone}`, card)));
      const filledIn: Told[] = [
        ...(hand !== undefined && only('hand', hand) ? (['hand'] as const) : []),
        ...(told.field !== undefined &&
        only('monsters', monsters) &&
        only('spellsTraps', spellsTraps) &&
        only('field', field)
          ? (['field'] as const)
          : []),
      ];
      return [...silent, ...filledIn].map((p) => `${player}/${p}`);
    }),
  );
}
// prettier-ignore
const isFilledIn = (assumed: NonNullable<YgoCase['assumed']>, at: string, card: unknown): boolean =>
  assumed.some(({ path, value }) => path === at && (value === card || value === called(card) || JSON.stringify(value) === JSON.stringify(card)));
const called = (card: unknown): unknown =>
  typeof card === 'object' && card !== null && 'card' in card ? card.card : card;

/** The condition under which it came to nothing, for effects that found nothing in such a place. */
export function notGiven(game: Game): Localized[] {
  const { links } = game.duel;
  const idle = links.filter((link) => link.outcome === 'no-effect' && !link.negated && link.targets.length === 0);
  // What has to choose chooses itself where nothing else is there.
  const itself = links.filter(
    (link) => link.move === undefined && link.targets.length > 0 && link.targets.every(({ id }) => id === link.card.id),
  );
  const found = [
    ...game.foundNothing.map((one) => ({ ...one, places: silentAmong(game, one.by, one.groups) })),
    ...[...idle, ...itself].map(({ by, effect, card }) => ({ card: card.info.name, places: silentAmong(game, by, effect ? groupsOf(effect) : []) })),
    ...links.map(({ by, effect, card }) => ({ card: card.info.name, places: silentAmong(game, by, absent(effect?.condition)) })),
  ].filter((one) => one.places.length > 0);
  const places = found.flatMap((one) => one.places);
  const cards = [...new Map(found.flatMap(({ card }) => (card ? [[card.en, card] as const] : []))).values()];
  const names = [...new Set(places)].map((place) => {
    const [player, where] = place.split('/') as [Player, Told];
    return PLACES[where](player);
  });
  if (names.length === 0) return [];
  const { de, en } = list(names);
  const forIt = cards.length > 0 ? list(cards) : say('dafür', 'it');
  return [
    say(
      `Das gilt, wenn ${cards.length > 0 ? `für ${forIt.de}` : 'dafür'} nichts ${de} liegt (nicht angegeben).`,
      `This holds if nothing for ${forIt.en} lies ${en} (not given).`,
    ),
  ];
} // prettier-ignore
const silentAmong = (game: Game, by: Player, groups: readonly Group[]): string[] =>
  groups.flatMap((group) => {
    const whose = group.whose ?? group.filter?.controller;
    const players = whose === 'you' ? [by] : whose === 'opponent' ? [other(by)] : [by, other(by)];
    const places = many(group.where).flatMap((place) => AS_TOLD.get(place) ?? []);
    return players.flatMap((player) => places.map((place) => `${player}/${place}`)).filter((p) => game.silent.has(p));
  });

/** Cards that must not be there for it to be activated ("if you have no monsters in your GY"); of the field a line tells. */
function absent(condition: Condition | undefined): Group[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all.flatMap(absent);
  if (!('not' in condition) || !('exists' in condition.not)) return [];
  const group = condition.not.exists;
  return many(group.where).every((place) => place === 'graveyard' || place === 'banished') ? [group] : [];
}

/** The cards an effect speaks of: its targets, else what it does something to. */
export function groupsOf({ targets, resolve }: Pick<Effect, 'targets' | 'resolve'>): Group[] {
  const found: Group[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      if ('where' in value) found.push(value as Group);
      else Object.values(value).forEach(look);
    }
  };
  look(targets && targets.length > 0 ? targets : resolve);
  return found;
}
