/**
 * What can be told of a board beyond its cards: effects in force and what happened earlier. Each sort with its words, the fields a new fact
 * needs, and how the filled fields become the contract's value.
 */
import type { Localized, PtcgModifier, PtcgState, YgoInForce, YgoState } from '../../../desk/contract.ts';
import { ATTRIBUTES, keyed, TYPES } from '../../../desk/pure.ts';

export interface FactField {
  key: string;
  label: Localized;
  options?: readonly { value: string; text: Localized }[];
  number?: boolean;
  /** A card of the board is offered. */
  cards?: boolean;
  /** What is offered besides what one types. */
  names?: readonly { value: string; text: Localized }[];
}
export interface Vocabulary<T> {
  kinds: readonly { value: string; text: Localized; fields: readonly FactField[] }[];
  make: (kind: string, given: Readonly<Record<string, string>>) => T;
  say: (fact: T, nameOf: (id: string) => Localized) => Localized;
  /** Ids of the board's cards. */
  cards?: readonly string[];
}
type YgoHappened = NonNullable<YgoState['history']>[number];
type PtcgHappened = NonNullable<PtcgState['history']>[number];

const w = (de: string, en: string): Localized => ({ de, en });
const NONE = w('–', '–');
const joined = (parts: readonly (Localized | undefined)[], between = ', '): Localized => {
  const said = parts.filter((p): p is Localized => p !== undefined);
  return w(said.map((p) => p.de).join(between), said.map((p) => p.en).join(between));
};
const same = (text: string): Localized => w(text, text);
const kindsOf = (
  words: Readonly<Record<string, Localized>>,
  fields: (kind: string) => readonly FactField[],
  of = Object.keys(words),
) => of.map((value) => ({ value, text: keyed(words, value) as Localized, fields: fields(value) }));
const optionsOf = (words: Readonly<Record<string, Localized>>, none = true) => [
  ...(none ? [{ value: '', text: NONE }] : []),
  ...Object.entries(words).map(([value, text]) => ({ value, text })),
];

const BY: FactField = { key: 'by', label: w('durch (Karte)', 'by (card)'), cards: true };
const WHO: FactField = {
  key: 'by',
  label: w('wer', 'who'),
  options: [
    { value: '', text: NONE },
    { value: 'A', text: w('Spieler A', 'player A') },
    { value: 'B', text: w('Spieler B', 'player B') },
  ],
};
const CARD: FactField = { key: 'card', label: w('Karte', 'card'), cards: true };
const COUNT: FactField = { key: 'count', label: w('wie oft', 'how often'), number: true };
const NOTE: FactField = { key: 'note', label: w('was genau', 'what exactly') };
const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined;

// ───────────────────────────── Yu-Gi-Oh! ─────────────────────────────

const YGO_FORCE = {
  'effects-negated': w('Effekte annulliert', 'effects negated'),
  'cannot-attack': w('kann nicht angreifen', 'cannot attack'),
  'must-attack': w('muss angreifen', 'must attack'),
  'cannot-activate': w('darf keine Effekte aktivieren', 'cannot activate effects'),
  'cannot-be-summoned': w('kann nicht beschworen werden', 'cannot be Summoned'),
  'cannot-special-summon': w('keine Spezialbeschwörungen', 'cannot Special Summon'),
  'cannot-be-targeted': w('kann nicht als Ziel gewählt werden', 'cannot be targeted'),
  'cannot-be-destroyed-by-battle': w('kann nicht durch Kampf zerstört werden', 'cannot be destroyed by battle'),
  'cannot-be-destroyed-by-effects': w('kann nicht durch Effekte zerstört werden', 'cannot be destroyed by effects'),
  unaffected: w('wird nicht von Effekten betroffen', 'unaffected by effects'),
  'banished-when-it-leaves': w('wird verbannt, wenn sie das Feld verlässt', 'banished when it leaves the field'),
  'cards-are-banished-instead-of-sent': w(
    'Karten werden verbannt statt auf den Friedhof gelegt',
    'cards are banished instead of sent to the GY',
  ),
  'control-until': w('Kontrolle gewechselt', 'control was changed'),
  name: w('Name wird', 'name becomes'),
  type: w('Typ wird', 'Type becomes'),
  attribute: w('Eigenschaft wird', 'Attribute becomes'),
  kind: w('gilt als', 'is treated as'),
  'no-battle-damage': w('kein Kampfschaden', 'no battle damage'),
  'extra-normal-summon': w('zusätzliche Normalbeschwörung', 'extra Normal Summon'),
  other: w('anderer Effekt', 'another effect'),
} satisfies Record<YgoInForce['what'], Localized>;
const YGO_UNTIL = {
  'end-of-turn': w('bis zum Ende des Zuges', 'until the end of the turn'),
  'end-of-damage-step': w('bis zum Ende des Damage Steps', 'until the end of the Damage Step'),
  'end-of-next-turn': w('bis zum Ende des nächsten Zuges', 'until the end of the next turn'),
  leaves: w('solange die Karte liegt', 'while the card is there'),
  duel: w('für den Rest des Duells', 'for the rest of the Duel'),
} satisfies Record<NonNullable<YgoInForce['until']>, Localized>;
const OF_A_PLAYER: YgoInForce['what'][] = [
  'cannot-activate',
  'cannot-special-summon',
  'cannot-attack',
  'no-battle-damage',
  'extra-normal-summon',
  'cards-are-banished-instead-of-sent',
  'other',
];
const OF_A_CARD: YgoInForce['what'][] = [
  'effects-negated',
  'cannot-attack',
  'must-attack',
  'cannot-be-targeted',
  'cannot-be-destroyed-by-battle',
  'cannot-be-destroyed-by-effects',
  'unaffected',
  'banished-when-it-leaves',
  'control-until',
  'name',
  'type',
  'attribute',
  'kind',
  'other',
];
const NAMED = ['name', 'type', 'attribute', 'kind'];
const PRINTED: Readonly<Record<string, Readonly<Record<string, Localized>>>> = { type: TYPES, attribute: ATTRIBUTES };
/** Types and Attributes are offered, in the engine's words. */
const namesOf = (kind: string) => ({
  names: Object.entries(keyed(PRINTED, kind) ?? {}).map(([value, text]) => ({ value, text })),
});
const printedWord = (value: string): Localized | undefined => keyed(TYPES, value) ?? keyed(ATTRIBUTES, value);
const wordOf = (value: string): Localized => printedWord(value) ?? same(value);
/** Types, Attributes and archetypes; a German judge may know an archetype by either name. */
const groupsOf = (series: readonly Localized[]) => [
  ...namesOf('type').names,
  ...namesOf('attribute').names,
  ...series.map(({ en, de }) => ({ value: en, text: w(de === en ? de : `${de} (${en})`, en) })),
];
const EXEMPT = ['cannot-activate', 'cannot-special-summon', 'cannot-attack'];

/** Effects in force on a card, on a player, or on the whole Duel. `series`: archetypes, asked for once they are needed. */
export const ygoForces = (
  on: 'card' | 'player' | 'duel',
  cards: readonly string[],
  series: () => readonly Localized[] = () => [],
): Vocabulary<YgoInForce> => ({
  cards,
  kinds: kindsOf(
    YGO_FORCE,
    (kind) => [
      ...(NAMED.includes(kind) ? [{ key: 'value', label: w('zu', 'to'), ...namesOf(kind) }] : []),
      ...(EXEMPT.includes(kind) && on !== 'card'
        ? [
            {
              key: 'except',
              label: w('außer', 'except'),
              get names() {
                return groupsOf(series());
              },
            },
          ]
        : []),
      ...(kind === 'other' ? [NOTE] : []),
      BY,
      { key: 'until', label: w('wie lange', 'how long'), options: optionsOf(YGO_UNTIL) },
    ],
    on === 'card' ? OF_A_CARD : OF_A_PLAYER,
  ),
  make: (kind, { value, except, note, by, until }) => ({
    what: kind as YgoInForce['what'],
    ...(value && { value }),
    ...(except && { value: `except ${except}` }),
    ...(note && { note }),
    ...(by && { by }),
    ...(until && { until: until as keyof typeof YGO_UNTIL }),
  }),
  say: (force, nameOf) => {
    const value = typeof force.value === 'string' ? force.value : undefined;
    const exempt = value === undefined ? undefined : /^except (.+)$/.exec(value)?.[1];
    const what = force.what === 'other' && force.note ? same(force.note) : YGO_FORCE[force.what];
    const group = exempt && (printedWord(exempt) ?? series().find(({ en }) => en === exempt) ?? same(exempt));
    const head =
      value === undefined || exempt ? what : w(`${what.de} ${wordOf(value).de}`, `${what.en} ${wordOf(value).en}`);
    return joined([
      head,
      group ? w(`außer ${group.de}`, `except ${group.en}`) : undefined,
      force.by === undefined ? undefined : w(`durch ${nameOf(force.by).de}`, `by ${nameOf(force.by).en}`),
      force.until && YGO_UNTIL[force.until],
      force.what !== 'other' && force.note ? same(force.note) : undefined,
    ]);
  },
});

const YGO_HAPPENED = {
  activated: w('aktiviert', 'activated'),
  resolved: w('aufgelöst', 'resolved'),
  'normal-summoned': w('als Normalbeschwörung beschworen', 'Normal Summoned'),
  'special-summoned': w('als Spezialbeschwörung beschworen', 'Special Summoned'),
  sent: w('auf den Friedhof gelegt', 'sent to the GY'),
  destroyed: w('zerstört', 'destroyed'),
  added: w('auf die Hand genommen', 'added to the hand'),
  drawn: w('gezogen', 'drawn'),
  discarded: w('abgeworfen', 'discarded'),
  attacked: w('angegriffen', 'attacked'),
  damaged: w('Schaden erhalten', 'took damage'),
  other: w('anderes', 'something else'),
} satisfies Record<YgoHappened['what'], Localized>;
const LAST_TURN: FactField = {
  key: 'when',
  label: w('wann', 'when'),
  options: [
    { value: '', text: w('in diesem Zug', 'this turn') },
    { value: 'last', text: w('im letzten Zug', 'last turn') },
  ],
};
const EFFECT: FactField = { key: 'effect', label: w('Effekt Nr.', 'effect no.'), number: true };
const times = (count: number | undefined): Localized | undefined =>
  count === undefined || count === 1 ? undefined : w(`${count}-mal`, count === 2 ? 'twice' : `${count} times`);

export const ygoHappened = (cards: readonly string[]): Vocabulary<YgoHappened> => ({
  cards,
  kinds: kindsOf(YGO_HAPPENED, (kind) => [
    WHO,
    CARD,
    ...(kind === 'activated' || kind === 'resolved' ? [EFFECT] : []),
    COUNT,
    LAST_TURN,
    ...(kind === 'other' ? [NOTE] : []),
  ]),
  make: (kind, { by, card, effect, count, when, note }) => ({
    what: kind as YgoHappened['what'],
    ...(by && { by: by as 'A' | 'B' }),
    ...(card && { card }),
    ...(whole(effect) !== undefined && { effect: whole(effect) as number }),
    ...(whole(count) !== undefined && { count: whole(count) as number }),
    ...(when === 'last' && { lastTurn: true }),
    ...(note && { note }),
  }),
  say: (fact, nameOf) =>
    joined([
      joined(
        [
          fact.by && same(`${fact.by}:`),
          fact.card === undefined ? undefined : nameOf(fact.card),
          fact.effect === undefined ? undefined : w(`(Effekt ${fact.effect})`, `(effect ${fact.effect})`),
          fact.what === 'other' && fact.note ? same(fact.note) : YGO_HAPPENED[fact.what],
        ],
        ' ',
      ),
      times(fact.count),
      fact.lastTurn ? w('im letzten Zug', 'last turn') : undefined,
    ]),
});

// ───────────────────────────── Pokémon ─────────────────────────────

const PTCG_APPLIES = {
  'attack-before-weakness': w('Schaden der Attacke, vor Schwäche', 'damage of its attacks, before Weakness'),
  'attack-after-weakness': w('Schaden der Attacke, nach Schwäche', 'damage of its attacks, after Weakness'),
  'defense-after-weakness': w('Schaden an diesem Pokémon, nach Schwäche', 'damage to it, after Weakness'),
  'prevent-damage': w('Schaden an diesem Pokémon wird verhindert', 'damage to it is prevented'),
  'prevent-effects': w(
    'Effekte von Attacken auf dieses Pokémon werden verhindert',
    'effects of attacks on it are prevented',
  ),
  'attack-fails-on-tails': w('Attacke nur bei Kopf', 'attack only on heads'),
  'cannot-attack': w('kann nicht angreifen', 'can’t attack'),
  'cannot-use-attack': w('kann eine Attacke nicht einsetzen', 'can’t use an attack'),
  'cannot-retreat': w('kann sich nicht zurückziehen', 'can’t retreat'),
  'retreat-cost': w('Rückzugskosten', 'Retreat Cost'),
  'attack-cost': w('Kosten der Attacken', 'attack costs'),
  hp: w('KP', 'HP'),
  weakness: w('Schwäche', 'Weakness'),
  resistance: w('Resistenz', 'Resistance'),
  prizes: w('Preiskarten für dieses Pokémon', 'Prize cards for it'),
  'cannot-play-items': w('keine Item-Karten', 'no Item cards'),
  'cannot-play-supporters': w('keine Unterstützerkarten', 'no Supporter cards'),
  'cannot-play-stadiums': w('keine Stadionkarten', 'no Stadium cards'),
  'cannot-attach-energy': w('keine Energie anlegen', 'no Energy may be attached'),
  'cannot-evolve': w('keine Entwicklung', 'no evolving'),
  'abilities-off': w('keine Fähigkeiten', 'no Abilities'),
  other: w('anderer Effekt', 'another effect'),
} satisfies Record<PtcgModifier['applies'], Localized>;
const PTCG_UNTIL = {
  'end-of-turn': w('bis zum Ende des Zuges', 'until the end of the turn'),
  'end-of-opponents-next-turn': w(
    'bis zum Ende des nächsten gegnerischen Zuges',
    'until the end of the opponent’s next turn',
  ),
  'end-of-own-next-turn': w('bis zum Ende des nächsten eigenen Zuges', 'until the end of its player’s next turn'),
  'leaves-active': w('bis es die Aktive Position verlässt', 'until it leaves the Active Spot'),
  game: w('für den Rest des Spiels', 'for the rest of the game'),
} satisfies Record<NonNullable<PtcgModifier['until']>, Localized>;
const NUMBERED: PtcgModifier['applies'][] = [
  'attack-before-weakness',
  'attack-after-weakness',
  'defense-after-weakness',
  'retreat-cost',
  'attack-cost',
  'hp',
  'weakness',
  'resistance',
  'prizes',
];
const ON_POKEMON = Object.keys(PTCG_APPLIES).filter((k) => !/^cannot-(play|attach)|abilities-off/.test(k));
const ON_PLAYER: PtcgModifier['applies'][] = [
  'cannot-play-items',
  'cannot-play-supporters',
  'cannot-play-stadiums',
  'cannot-attach-energy',
  'cannot-evolve',
  'cannot-retreat',
  'cannot-attack',
  'abilities-off',
  'attack-before-weakness',
  'defense-after-weakness',
  'other',
];
const SIGN: FactField = {
  key: 'op',
  label: w('Zeichen', 'sign'),
  options: [
    { value: '+', text: same('+') },
    { value: '-', text: same('−') },
    { value: '×', text: same('×') },
    { value: '=', text: same('=') },
  ],
};

/** The number of a modifier as it is written on paper. */
const amountOf = ({ op, value }: PtcgModifier): string =>
  value === undefined ? '' : `${op === '-' ? '−' : (op ?? '+')}${value}`;

export const ptcgModifiers = (
  on: 'pokemon' | 'player' | 'game',
  cards: readonly string[],
): Vocabulary<PtcgModifier> => ({
  cards,
  kinds: kindsOf(
    PTCG_APPLIES,
    (kind) => [
      ...(NUMBERED.includes(kind as PtcgModifier['applies'])
        ? [SIGN, { key: 'value', label: w('Wert', 'value'), number: true }]
        : []),
      ...(kind === 'cannot-use-attack' ? [{ key: 'attack', label: w('Attacke', 'attack') }] : []),
      ...(kind === 'other' ? [NOTE] : []),
      BY,
      { key: 'until', label: w('wie lange', 'how long'), options: optionsOf(PTCG_UNTIL) },
      ...(on === 'pokemon'
        ? [
            {
              key: 'ofAttack',
              label: w('stammt von', 'comes from'),
              options: [
                { value: '', text: w('einer Attacke', 'an attack') },
                { value: 'no', text: w('etwas anderem', 'something else') },
              ],
            },
          ]
        : []),
    ],
    on === 'pokemon' ? ON_POKEMON : ON_PLAYER,
  ),
  make: (kind, { op, value, attack, note, by, until, ofAttack }) => ({
    applies: kind as PtcgModifier['applies'],
    ...(whole(value) !== undefined && { op: (op ?? '+') as '+', value: whole(value) as number }),
    ...(attack && { attack }),
    ...(note && { note }),
    ...(by && { by }),
    ...(until && { until: until as keyof typeof PTCG_UNTIL }),
    ...(ofAttack === 'no' && { ofAttack: false }),
  }),
  say: (modifier, nameOf) => {
    const amount = amountOf(modifier);
    const what = modifier.applies === 'other' && modifier.note ? same(modifier.note) : PTCG_APPLIES[modifier.applies];
    return joined([
      amount ? w(`${amount} ${what.de}`, `${amount} ${what.en}`) : what,
      modifier.attack === undefined ? undefined : w(`„${modifier.attack}“`, `“${modifier.attack}”`),
      modifier.by === undefined ? undefined : w(`durch ${nameOf(modifier.by).de}`, `by ${nameOf(modifier.by).en}`),
      modifier.until && PTCG_UNTIL[modifier.until],
    ]);
  },
});

const PTCG_HAPPENED = {
  'knocked-out': w('Pokémon kampfunfähig', 'Pokémon Knocked Out'),
  'moved-to-active': w('auf die Aktive Position gewechselt', 'moved to the Active Spot'),
  'supporter-played': w('Unterstützer gespielt', 'Supporter played'),
  'card-played': w('Karte gespielt', 'card played'),
  'attack-used': w('Attacke eingesetzt', 'attack used'),
  'ability-used': w('Fähigkeit eingesetzt', 'Ability used'),
  evolved: w('entwickelt', 'evolved'),
  'prizes-taken': w('Preiskarten genommen', 'Prize cards taken'),
  damaged: w('Schaden erhalten', 'was damaged'),
  healed: w('geheilt', 'was healed'),
  other: w('anderes', 'something else'),
} satisfies Record<PtcgHappened['what'], Localized>;
const WHEN = {
  'this-turn': w('in diesem Zug', 'this turn'),
  'last-turn': w('im letzten Zug', 'last turn'),
  earlier: w('früher im Spiel', 'earlier in the game'),
} satisfies Record<NonNullable<PtcgHappened['when']>, Localized>;
const OF_POKEMON: PtcgHappened['what'][] = [
  'moved-to-active',
  'evolved',
  'damaged',
  'healed',
  'ability-used',
  'attack-used',
];

export const ptcgHappened = (cards: readonly string[]): Vocabulary<PtcgHappened> => ({
  cards,
  kinds: kindsOf(PTCG_HAPPENED, (kind) => [
    WHO,
    ...(OF_POKEMON.includes(kind as PtcgHappened['what'])
      ? [{ key: 'pokemon', label: w('Pokémon', 'Pokémon'), cards: true }]
      : []),
    ...(kind === 'supporter-played' || kind === 'card-played' ? [CARD] : []),
    COUNT,
    { key: 'when', label: w('wann', 'when'), options: optionsOf(WHEN, false) },
    ...(kind === 'other' ? [NOTE] : []),
  ]),
  make: (kind, { by, card, pokemon, count, when, note }) => ({
    what: kind as PtcgHappened['what'],
    ...(by && { by: by as 'A' | 'B' }),
    ...(card && { card }),
    ...(pokemon && { pokemon }),
    ...(whole(count) !== undefined && { count: whole(count) as number }),
    ...(when && when !== 'this-turn' && { when: when as keyof typeof WHEN }),
    ...(note && { note }),
  }),
  say: (fact, nameOf) =>
    joined([
      joined(
        [
          fact.by && same(`${fact.by}:`),
          fact.pokemon === undefined ? undefined : nameOf(fact.pokemon),
          fact.card === undefined ? undefined : nameOf(fact.card),
          fact.what === 'other' && fact.note ? same(fact.note) : PTCG_HAPPENED[fact.what],
        ],
        ' ',
      ),
      times(fact.count),
      WHEN[fact.when ?? 'this-turn'],
    ]),
});
