// What may have happened just before an effect that answers something: moves nobody wrote, each an assumption. Where no card of the line makes it
// happen, a card nobody named does.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type { Effect, EventPattern, Filter, LinkPattern, Operation, Place } from '../../engine/ygo/effects/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import { fromExtra } from './materials.ts';
import { many, NAMES, placeholderCard } from './placeholders.ts';
import { other } from './table.ts';
import { noNotes, type Action, type Item, type NamedCard } from './items.ts';

/** The play that answers: by whom, with which card. */
export interface Answering {
  by: Player;
  own: NamedCard;
  card: YgoCard | undefined;
}

/** A card named before, where it lies by then. */
export const again = ({ name, card }: NamedCard): NamedCard => ({ name, ...(card && { card }), notes: noNotes() });
const called = (card: YgoCard): NamedCard => ({ name: (card.name as Localized).en, card, notes: noNotes() });
const move = (does: Action['does'], by: Player, card: NamedCard, targets: NamedCard[] = []): Action => ({
  is: 'action',
  by,
  does,
  card,
  targets,
  written: '',
  supposed: true,
});

/** What makes the events and links happen that an effect answers, the likeliest first. */
export function before(answering: Answering, effect: Effect): Item[][] {
  const { kind, on, respondsTo } = effect;
  const events = kind === 'flip' ? [{ event: 'flipped' } as const] : many<EventPattern>(on);
  return [
    ...many<LinkPattern>(respondsTo).flatMap((pattern) => linksLike(answering, pattern)),
    ...events.flatMap((event) => happening(answering, event)),
    ...battleSteps(answering, effect),
  ];
}

/** "During the End Phase, if this card is in the GY because it was sent there this turn": what sent it there, then that phase. */
export function earlierThisTurn(answering: Answering, { condition, phases = [], timing }: Effect): Item[][] {
  const [phase] = phases;
  if (timing !== 'during' || phase !== 'end' || !condition) return [];
  const said = 'all' in condition ? condition.all : [condition];
  const happened = said.flatMap((one) => ('happened' in one && one.count === undefined ? [one.happened] : []));
  const [event] = happened.filter(({ card }) => card?.this !== undefined);
  return event
    ? happening(answering, event).map((first) => [...first, { is: 'phase', phase, supposed: true } as const])
    : [];
}

/** A battle as far as the step an effect works in. */
function battleSteps({ by, own, card }: Answering, { steps = [], timings = [], from }: Effect): Item[][] {
  const step = timings.length > 0 ? 'damage' : steps[0];
  if (step !== 'damage' && step !== 'battle') return [];
  const at: Item = { is: 'step', step, ...(timings[0] && { timing: timings[0] }) };
  const onField =
    card?.kind === 'monster' &&
    (from === undefined || many<Place>(from).some((place) => ['monsters', 'field'].includes(place)));
  const fights = onField ? again(own) : somebody();
  const direct = move('attack', other(by), somebody(), [{ name: by, notes: noNotes() }]);
  return [
    ...(onField ? [] : [[direct, at]]),
    [move('attack', by, fights, [somebody()]), at],
    [move('attack', other(by), somebody(), [fights]), at],
  ];
}

/** Moves that make an event happen. */
function happening(answering: Answering, event: EventPattern): Item[][] {
  const kinds = many(event.event);
  return [
    ...(kinds.includes('flipped') ? [[move('flip-summon', answering.by, again(answering.own))]] : []),
    ...(kinds.includes('summoned') || kinds.includes('summon-attempt') ? summons(answering, event) : []),
    ...(kinds.includes('attack-declared') ? attacks(answering, event) : []),
    ...(kinds.includes('phase')
      ? [many(event.phase).map((phase) => ({ is: 'phase', phase, supposed: true }) as const)]
      : []),
    ...(kinds.includes('activated') ? linksLike(answering, asLink(event)) : []),
    ...byEffect(answering, event),
    ...battles(answering, event),
  ];
}
const whose = ({ card, by: doer }: Pick<EventPattern, 'card' | 'by'>, by: Player): Player =>
  (card?.controller ?? doer) === 'you' ? by : other(by);
const isItself = ({ card }: EventPattern): boolean => card === undefined || card.this !== undefined;
/** A monster nobody named that the event can have happened to. */
function somebody({ this: _, ...plain }: Filter = {}): NamedCard {
  return called(placeholderCard('monster', plain, 'monsters'));
}

function summons({ by, own, card }: Answering, event: EventPattern): Item[][] {
  // A Summon that is negated is another's: this card lies there already.
  const anyMonster = event.card === undefined && card?.kind === 'monster' && event.event !== 'summon-attempt';
  const itself = event.card?.this !== undefined || anyMonster;
  const special = event.how !== undefined && !many(event.how).some((how) => how === 'normal' || how === 'tribute');
  const madeWith = event.card?.madeWith;
  const summoned = { ...again(own), notes: { ...noNotes(), ...(madeWith && { madeWith }) } };
  if (itself)
    return [
      [move(fromExtra(card) ? 'special-summon' : 'normal-summon', by, summoned)],
      ...(fromExtra(card) && !madeByCard(card) ? [] : [broughtOut(by, again(own), card)]),
    ];
  const who = whose(event, by);
  const one = somebody(event.card);
  return [...(special ? [] : [[move('normal-summon', who, one)]]), broughtOut(who, one)];
}
/** A Fusion or Ritual Summon is made by a card. */
const madeByCard = (card: YgoCard | undefined): 'fusion' | 'ritual' | undefined =>
  (['fusion', 'ritual'] as const).find((kind) => card?.monster?.includes(kind));
/** A Special Summon by the effect of a card nobody named; of a Fusion or Ritual Monster as such a Summon. */
export function broughtOut(by: Player, { name, card: placed }: NamedCard, card = placed): Item[] {
  const way = madeByCard(card);
  const does: Effect = way
    ? { kind: 'activation', resolve: [{ do: `${way}-summon`, what: { name: nameOf(card, name) }, ...(way === 'fusion' && { from: 'extra-deck' }), materials: [{ where: ['hand', 'monsters'], whose: 'you' }] }] }
    : { kind: 'activation', targets: [{ where: ['hand', 'graveyard'], choose: 1 }], resolve: [{ do: 'special-summon', cards: 'targets' }] };
  return bySpell(by, SUMMONS[way ?? 'other'], does, way ? [] : [supposedIn('hand', name, placed)]);
} // prettier-ignore
/** A Fusion or Ritual Summon whose material nobody could tell: by a card that takes none and counts as such a Summon. */
export function broughtOutWithout(by: Player, { name, card: placed }: NamedCard, card = placed): Item[] {
  const way = madeByCard(card);
  if (!way) return [];
  const where = way === 'fusion' ? 'extra-deck' : 'hand';
  const does: Effect = {
    kind: 'activation',
    resolve: [{ do: 'special-summon', cards: { choose: 1, where, whose: 'you', filter: { kind: 'monster', is: way, name: nameOf(card, name) } }, as: way }],
  };
  return bySpell(by, SUMMONS[way], does, [supposedIn(way === 'fusion' ? 'extraDeck' : 'hand', name, placed)]);
} // prettier-ignore
const supposedIn = (place: 'hand' | 'extraDeck', name: string, card: YgoCard | undefined): NamedCard => ({
  name,
  ...(card && { card }),
  notes: { ...noNotes(), place, supposed: true },
});
const bySpell = (by: Player, name: Localized, does: Effect, targets: NamedCard[]): Item[] => [
  move('activate', by, called(spell(name, does)), targets),
  { is: 'chain-ends', supposed: true },
];
const SUMMONS = {
  fusion: { de: 'eine Zauberkarte (Fusionsbeschwörung)', en: 'a Spell Card (Fusion Summon)' },
  ritual: { de: 'eine Zauberkarte (Ritualbeschwörung)', en: 'a Spell Card (Ritual Summon)' },
  other: { de: 'eine Zauberkarte (Spezialbeschwörung)', en: 'a Spell Card (Special Summon)' },
};
const nameOf = (card: YgoCard | undefined, otherwise: string): string =>
  typeof card?.name === 'string' ? card.name : (card?.name.en ?? otherwise);

function attacks({ by, own, card }: Answering, event: EventPattern): Item[][] {
  if (event.card?.this !== undefined) return [[move('attack', by, again(own), [somebody()])]];
  const who = whose(event, by);
  const player: NamedCard = { name: other(who), notes: noNotes() };
  const onItself = card?.kind === 'monster' ? [[move('attack', who, somebody(event.card), [again(own)])]] : [];
  return [
    ...onItself,
    [move('attack', who, somebody(event.card), [player])],
    [move('attack', who, somebody(event.card), [somebody()])],
  ];
}

/** Battles that end with it: the card destroys a monster, or is destroyed; damage to a player. What is no monster answers the battle of one nobody named. */
function battles({ by, own, card }: Answering, event: EventPattern): Item[][] {
  const kinds = many(event.event);
  const fights = card?.kind === 'monster';
  const itself = fights ? again(own) : somebody(event.with);
  const direct = (who: Player, fighter: NamedCard): Item[] => [
    move('attack', who, fighter, [{ name: other(who), notes: noNotes() }]),
  ];
  if (kinds.includes('battle-damage')) return [event.player === 'you' ? direct(other(by), STRONG) : direct(by, itself)];
  const inBattle = event.cause === undefined || many(event.cause).includes('battle');
  if (!inBattle || !kinds.some((kind) => ['destroyed', 'sent', 'battled', 'leaves-field'].includes(kind))) return [];
  if (!fights && kinds.includes('battled'))
    return [direct(other(by), STRONG), direct(by, itself), [move('attack', by, itself, [WEAK])]];
  if (event.with?.this || kinds.includes('battled')) return [[move('attack', by, itself, [WEAK])]];
  const theirs = event.card?.controller === 'opponent';
  if (theirs) return [[move('attack', by, STRONG, [somebody(event.card)])]];
  const lost = isItself(event) ? itself : somebody(event.card);
  return isItself(event) && !fights ? [] : [[move('attack', other(by), STRONG, [lost])]];
}

// ── by a card nobody named ──

const spell = (name: Localized, does: Effect): YgoCard => ({
  name,
  kind: 'spell',
  property: 'quick-play',
  effects: [does],
});
const fighter = (name: Localized, atk: number): NamedCard =>
  called({ ...placeholderCard('monster', {}, 'monsters'), name, atk, def: atk });
const STRONG = fighter({ de: 'ein Monster mit 5000 ATK', en: 'a monster with 5000 ATK' }, 5000);
const WEAK = fighter({ de: 'ein Monster mit 0 ATK', en: 'a monster with 0 ATK' }, 0);

const DAMAGE: Operation[] = [{ do: 'damage', amount: 500, to: 'opponent' }];
/** What a card can do to another, and how a judge calls a card that does it. */
const DOES: Partial<Record<EventPattern['event'] & string, { name: Localized; resolve: Operation[] }>> = {
  destroyed: { name: { de: 'eine Falle (zerstört)', en: 'a Trap (destroys)' }, resolve: [{ do: 'destroy', cards: 'targets' }] },
  sent: { name: { de: 'eine Falle (schickt auf den Friedhof)', en: 'a Trap (sends to the GY)' }, resolve: [{ do: 'send', cards: 'targets' }] },
  'leaves-field': { name: { de: 'eine Falle (zerstört)', en: 'a Trap (destroys)' }, resolve: [{ do: 'destroy', cards: 'targets' }] },
  banished: { name: { de: 'eine Falle (verbannt)', en: 'a Trap (banishes)' }, resolve: [{ do: 'banish', cards: 'targets' }] },
  returned: { name: { de: 'eine Falle (gibt auf die Hand zurück)', en: 'a Trap (returns to the hand)' }, resolve: [{ do: 'return', cards: 'targets', to: 'hand' }] },
  discarded: { name: { de: 'eine Falle (wirft ab)', en: 'a Trap (discards)' }, resolve: [{ do: 'discard', cards: 'targets' }] },
  added: { name: { de: 'eine Falle (fügt der Hand hinzu)', en: 'a Trap (adds to the hand)' }, resolve: [{ do: 'add', cards: 'targets' }] },
  drawn: { name: { de: 'eine Falle (zieht)', en: 'a Trap (draws)' }, resolve: [{ do: 'draw', count: 1 }] },
  'effect-damage': { name: { de: 'eine Falle (Schaden)', en: 'a Trap (damage)' }, resolve: DAMAGE },
  'life-gained': { name: { de: 'eine Falle (Life Points)', en: 'a Trap (Life Points)' }, resolve: [{ do: 'gain-life', amount: 500, to: 'you' }] },
}; // prettier-ignore
/** Where a card is that this happens to, where nothing else is said. */
const USUALLY: Partial<Record<string, Place>> = { discarded: 'hand', added: 'deck', drawn: 'deck' };

/** The effect of a Trap nobody named does it: the other player's first, then one's own. */
function byEffect({ by, own, card }: Answering, event: EventPattern): Item[][] {
  if (event.cause !== undefined && !many(event.cause).includes('effect')) return [];
  return many(event.event).flatMap((kind) => {
    const does = DOES[kind];
    if (!does) return [];
    const where = many(event.from)[0] ?? USUALLY[kind] ?? 'field';
    const aimed = does.resolve.some((one) => 'cards' in one);
    // A Trap that answers what happens to any card answers what happened to another.
    const itself = isItself(event) && (event.card !== undefined || card?.kind === 'monster');
    const trap: YgoCard = {
      name: does.name,
      kind: 'trap',
      effects: [
        {
          kind: 'activation',
          ...(aimed && { targets: [{ where, choose: 1, ...(event.card && !itself && { filter: event.card }) }] }),
          resolve: does.resolve,
        },
      ],
    };
    const hit = itself ? [struck(again(own), where, event.card?.face === 'down')] : [];
    const doers = event.by === 'you' ? [by] : event.by === 'opponent' ? [other(by)] : [other(by), by];
    return doers.map((who): Item[] => [
      move('activate', who, called(trap), aimed ? hit : []),
      { is: 'chain-ends', supposed: true },
    ]);
  });
}
const AT = { hand: 'hand', deck: 'deck', graveyard: 'graveyard', banished: 'banished' } as const;
const struck = (card: NamedCard, where: Place, faceDown: boolean): NamedCard => ({
  ...card,
  notes: {
    ...noNotes(),
    supposed: true,
    ...(Object.hasOwn(AT, where) ? { place: AT[where as keyof typeof AT] } : { place: faceDown ? 'set' : 'field' }),
  },
});

// ── a link to answer ──

const asLink = ({ card, by, what }: EventPattern): LinkPattern => ({
  ...(by && { by }),
  ...(what && { what }),
  ...(card && { card }),
});
/** The activation of a card nobody named that an effect can answer. */
function linksLike({ by, own }: Answering, pattern: LinkPattern): Item[][] {
  const who = pattern.by === 'you' ? by : other(by);
  const said = many(pattern.kind).length > 0 ? many(pattern.kind) : many(pattern.card?.kind);
  const kinds = said.length > 0 ? said : pattern.what === 'effect' ? (['monster'] as const) : KINDS;
  return kinds.map((kind) => {
    const card = linkCard(kind, pattern);
    const aimed = pattern.targets?.this !== undefined ? [struck(again(own), 'field', false)] : [];
    return [
      ...(card.property === 'quick-play' || kind !== 'spell' ? [] : [{ is: 'turn', player: who, supposed: true } as const]),
      move('activate', who, called(card), aimed),
    ];
  }); // prettier-ignore
}
/** What a card that is answered does, in a word. */
const CALLED: Partial<Record<string, Localized>> = {
  destroy: { de: 'zerstört', en: 'destroys' },
  'destroy-monster': { de: 'zerstört', en: 'destroys' },
  'destroy-spell-trap': { de: 'zerstört', en: 'destroys' },
  'special-summon': { de: 'Spezialbeschwörung', en: 'Special Summon' },
  'special-summon-from-deck': { de: 'Spezialbeschwörung vom Deck', en: 'Special Summon from the Deck' },
  'special-summon-from-graveyard': { de: 'Spezialbeschwörung vom Friedhof', en: 'Special Summon from the GY' },
  'add-from-deck': { de: 'vom Deck auf die Hand', en: 'from the Deck to the hand' },
  'send-from-deck': { de: 'vom Deck auf den Friedhof', en: 'from the Deck to the GY' },
  draw: { de: 'zieht', en: 'draws' },
  damage: { de: 'Schaden', en: 'damage' },
  negate: { de: 'annulliert', en: 'negates' },
  banish: { de: 'verbannt', en: 'banishes' },
};
const KINDS = ['spell', 'monster', 'trap'] as const;
const QUICK: Filter = { property: 'quick-play' };
function linkCard(kind: 'monster' | 'spell' | 'trap', pattern: LinkPattern): YgoCard {
  const { card = {}, includes, destroys, targets, place } = pattern;
  const placeholder = placeholderCard(
    kind,
    kind === 'monster' ? { is: 'effect', ...card } : kind === 'spell' ? { ...QUICK, ...card } : card,
    'monsters',
  );
  const will = many(includes);
  const target = destroys?.filter ?? targets;
  const effect: Effect = {
    kind: kind === 'monster' ? 'quick' : 'activation',
    ...(kind === 'monster' && place && { from: place }),
    ...(will.length > 0 && { declares: { will: will.slice(0, 1) } }),
    ...((destroys ?? targets) && { targets: [{ where: 'field', choose: 1, ...(target && { filter: plain(target) }) }] }),
    resolve: destroys ? [{ do: 'destroy', cards: 'targets' }] : will[0] === 'damage' ? DAMAGE : [{ do: 'draw', count: 1 }],
  }; // prettier-ignore
  const plainly = kind === 'monster' ? NAMES.effect : (placeholder.name as Localized);
  const what = CALLED[destroys ? 'destroy' : (will[0] ?? '')];
  const name = what ? { de: `${plainly.de} (${what.de})`, en: `${plainly.en} (${what.en})` } : plainly;
  return { ...placeholder, name, effects: [effect] };
}
/** Seen from the other side: "you control" is the opponent of whoever does it. */
const plain = ({ this: _, controller, ...rest }: Filter): Filter => ({
  ...rest,
  ...(controller && { controller: controller === 'you' ? 'opponent' : 'you' }),
});
