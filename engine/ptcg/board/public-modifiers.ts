/**
 * The contract's modifiers (`PtcgModifier`: what a case can write down without a card) and the effect language's: one way in, one way out, so that both
 * are asked by the same code.
 */
import type { Player, PtcgModifier } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { otherPlayer, type InForce } from './board.ts';
import type { Modifier, Until } from '../effects/schema.ts';

type Turn = { player: Player; number: number };

/**
 * Until when an effect lasts, seen from the moment it starts. `holder`: on whose Pokémon or player it lies; `you`: whose effect it is.
 * In a case, `own` and `opponent` are seen from the holder, as nobody wrote whose effect it was; its turn may be the one going on.
 */
function ending(
  until: Until | undefined,
  turn: Turn,
  you: Player,
  fromCase: boolean,
): Pick<InForce, 'ends' | 'leavesActive'> {
  const before = fromCase ? turn.number - 1 : turn.number;
  switch (until) {
    case 'end-of-turn':
      return { ends: { player: turn.player, after: turn.number - 1 } };
    case 'end-of-own-next-turn':
      return { ends: { player: you, after: before } };
    case 'end-of-opponents-next-turn':
      return { ends: { player: otherPlayer(you), after: before } };
    case 'leaves-active':
      return { leavesActive: true };
    case 'game':
    case undefined:
      return {};
  }
}

/** A modifier written in a case, in the effect language. */
export function modifierFromCase(written: PtcgModifier, holder: Player, onPokemon: boolean, turn: Turn): InForce {
  return {
    modifier: inLanguage(written),
    public: written,
    you: holder,
    ...(written.by !== undefined && { by: written.by }),
    ofAttack: written.ofAttack ?? onPokemon,
    ...ending(written.until, turn, holder, true),
  };
}

const signed = (written: PtcgModifier, usual: '+' | '-') => ({ op: written.op ?? usual, value: written.value ?? 0 });
const ofAttack = ({ attack }: PtcgModifier) => attack && { attack };

/** A Weakness or Resistance that is gone (no value, or 0), or changed to one. */
const against =
  (what: 'weakness' | 'resistance', usual: '×' | '-') =>
  ({ value, op }: PtcgModifier): Modifier =>
    value === undefined || value === 0
      ? { what, none: true }
      : { what, value: `${op && op !== '=' ? op : usual}${value}` };

/** What a case can write down → the effect language. */
const IN_LANGUAGE: Readonly<Record<PtcgModifier['applies'], (written: PtcgModifier) => Modifier>> = {
  'attack-before-weakness': (written) => ({
    what: 'damage-done',
    place: 'before-weakness',
    ...signed(written, '+'),
    ...ofAttack(written),
  }),
  'attack-after-weakness': (written) => ({
    what: 'damage-done',
    place: 'after-weakness',
    ...signed(written, '+'),
    ...ofAttack(written),
  }),
  'defense-after-weakness': (written) => ({ what: 'damage-taken', place: 'after-weakness', ...signed(written, '-') }),
  'prevent-damage': () => ({ what: 'prevent-damage' }),
  'prevent-effects': () => ({ what: 'prevent-effects' }),
  'attack-fails-on-tails': () => ({ what: 'attack-fails-on-tails' }),
  'cannot-attack': () => ({ what: 'cannot', do: 'attack' }),
  'cannot-use-attack': (written) => ({ what: 'cannot', do: 'use-attack', ...ofAttack(written) }),
  'cannot-retreat': () => ({ what: 'cannot', do: 'retreat' }),
  'cannot-play-items': () => ({ what: 'cannot', do: 'play-item' }),
  'cannot-play-supporters': () => ({ what: 'cannot', do: 'play-supporter' }),
  'cannot-play-stadiums': () => ({ what: 'cannot', do: 'play-stadium' }),
  'cannot-attach-energy': () => ({ what: 'cannot', do: 'attach-energy' }),
  'cannot-evolve': () => ({ what: 'cannot', do: 'evolve' }),
  'retreat-cost': (written) => ({ what: 'retreat-cost', ...signed(written, '+') }),
  'attack-cost': (written) => ({ what: 'attack-cost', ...signed(written, '+'), ...ofAttack(written) }),
  hp: (written) => ({ what: 'hp', ...signed(written, '+') }),
  prizes: (written) => ({ what: 'prizes', ...signed(written, '+') }),
  weakness: against('weakness', '×'),
  resistance: against('resistance', '-'),
  'abilities-off': () => ({ what: 'no-abilities' }),
  other: ({ note, by }) => ({ what: 'unmodelled', text: note ?? by ?? '?' }),
};
const inLanguage = (written: PtcgModifier): Modifier => IN_LANGUAGE[written.applies](written);

/** A lingering effect made by a card, with what the board shows of it. `holder` as in `modifierFromCase`. */
export function lingering(
  modifier: Modifier,
  from: { you: Player; name: Localized; maker?: string; ofAttack: boolean; until: Until; turn: Turn },
): InForce {
  const { you, name, maker, ofAttack, until, turn } = from;
  const by = name.en;
  const ends = ending(until, turn, you, false);
  return {
    modifier,
    public: shown(modifier, by, until, ofAttack),
    you,
    by,
    name,
    ...(maker !== undefined && { maker }),
    ofAttack,
    ...ends,
  };
}

function shown(modifier: Modifier, by: string, until: Until, ofAttack: boolean): PtcgModifier {
  const common = { by, until, ofAttack };
  const valued = (m: { op: '+' | '-' | '×' | '='; value: unknown }) => ({
    op: m.op,
    ...(typeof m.value === 'number' && { value: m.value }),
  });
  switch (modifier.what) {
    case 'damage-done': {
      const applies = modifier.place === 'after-weakness' ? 'attack-after-weakness' : 'attack-before-weakness';
      return { applies, ...valued(modifier), ...(modifier.attack && { attack: modifier.attack }), ...common };
    }
    case 'damage-taken':
      return { applies: 'defense-after-weakness', ...valued(modifier), ...common };
    case 'prevent-damage':
    case 'prevent-effects':
    case 'attack-fails-on-tails':
      return { applies: modifier.what, ...common };
    case 'hp':
    case 'retreat-cost':
    case 'attack-cost':
    case 'prizes':
      return { applies: modifier.what, ...valued(modifier), ...common };
    case 'weakness':
    case 'resistance':
      return { applies: modifier.what, ...(modifier.none && { value: 0 }), ...common };
    case 'no-abilities':
      return { applies: 'abilities-off', ...common };
    case 'cannot': {
      const known = (CANNOT as Partial<Record<string, PtcgModifier['applies']>>)[modifier.do];
      const attack = typeof modifier.attack === 'string' ? { attack: modifier.attack } : {};
      return known ? { applies: known, ...attack, ...common } : { applies: 'other', note: modifier.do, ...common };
    }
    default:
      return { applies: 'other', note: modifier.what, ...common };
  }
}

const CANNOT = {
  attack: 'cannot-attack',
  'use-attack': 'cannot-use-attack',
  retreat: 'cannot-retreat',
  'play-item': 'cannot-play-items',
  'play-supporter': 'cannot-play-supporters',
  'play-stadium': 'cannot-play-stadiums',
  'attach-energy': 'cannot-attach-energy',
  evolve: 'cannot-evolve',
} as const satisfies Record<string, PtcgModifier['applies']>;
