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

function inLanguage(written: PtcgModifier): Modifier {
  const { applies, value, op, attack, note } = written;
  switch (applies) {
    case 'attack-before-weakness':
      return { what: 'damage-done', place: 'before-weakness', ...signed(written, '+'), ...(attack && { attack }) };
    case 'attack-after-weakness':
      return { what: 'damage-done', place: 'after-weakness', ...signed(written, '+'), ...(attack && { attack }) };
    case 'defense-after-weakness':
      return { what: 'damage-taken', place: 'after-weakness', ...signed(written, '-') };
    case 'prevent-damage':
      return { what: 'prevent-damage' };
    case 'prevent-effects':
      return { what: 'prevent-effects' };
    case 'attack-fails-on-tails':
      return { what: 'attack-fails-on-tails' };
    case 'cannot-attack':
      return { what: 'cannot', do: 'attack' };
    case 'cannot-use-attack':
      return { what: 'cannot', do: 'use-attack', ...(attack && { attack }) };
    case 'cannot-retreat':
      return { what: 'cannot', do: 'retreat' };
    case 'cannot-play-items':
      return { what: 'cannot', do: 'play-item' };
    case 'cannot-play-supporters':
      return { what: 'cannot', do: 'play-supporter' };
    case 'cannot-play-stadiums':
      return { what: 'cannot', do: 'play-stadium' };
    case 'cannot-attach-energy':
      return { what: 'cannot', do: 'attach-energy' };
    case 'cannot-evolve':
      return { what: 'cannot', do: 'evolve' };
    case 'retreat-cost':
      return { what: 'retreat-cost', ...signed(written, '+') };
    case 'attack-cost':
      return { what: 'attack-cost', ...signed(written, '+'), ...(attack && { attack }) };
    case 'hp':
      return { what: 'hp', ...signed(written, '+') };
    case 'prizes':
      return { what: 'prizes', ...signed(written, '+') };
    case 'weakness':
    case 'resistance':
      return value === undefined || value === 0
        ? { what: applies, none: true }
        : { what: applies, value: `${op && op !== '=' ? op : applies === 'weakness' ? '×' : '-'}${value}` };
    case 'abilities-off':
      return { what: 'no-abilities' };
    case 'other':
      return { what: 'unmodelled', text: note ?? written.by ?? '?' };
  }
}

/** A lingering effect made by a card, with what the board shows of it. `holder` as in `modifierFromCase`. */
export function lingering(
  modifier: Modifier,
  from: { you: Player; name: Localized; ofAttack: boolean; until: Until; turn: Turn },
): InForce {
  const { you, name, ofAttack, until, turn } = from;
  const by = name.en;
  const ends = ending(until, turn, you, false);
  return { modifier, public: shown(modifier, by, until, ofAttack), you, by, name, ofAttack, ...ends };
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
