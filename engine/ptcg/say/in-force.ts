/** What an effect in force does, told of whom it lies on, where it is said in a few words: "player A can't play Item cards". */
import type { Player } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { list, same } from '../../ruling/say.ts';
import type { Modifier, Until } from '../effects/schema.ts';
import type { FORBIDDEN } from '../effects/modifiers.ts';
import { KIND, L, UNTIL, type N } from './terms.ts';

type Ban = (typeof FORBIDDEN)[number];
const cannotPlay = ({ de, en }: N): N => L(`kann keine ${de} spielen`, `can't play ${en}`);
const OF_PLAYER: Partial<Record<Ban, N>> = {
  'play-item': cannotPlay(KIND.item),
  'play-supporter': cannotPlay(KIND.supporter),
  'play-stadium': cannotPlay(KIND.stadium),
  'play-tool': cannotPlay(KIND.tool),
  'play-trainer': cannotPlay(L('Trainerkarten', 'Trainer cards')),
  'play-pokemon': cannotPlay(L('Pokémon aus der Hand', 'Pokémon from the hand')),
  'attach-energy': L('kann keine Energie aus der Hand anlegen', "can't attach Energy from the hand"),
  'use-ability': L('kann keine Fähigkeiten einsetzen', "can't use Abilities"),
  evolve: L('kann keine Pokémon entwickeln', "can't evolve Pokémon"),
};
const OF_POKEMON: Partial<Record<Ban, N>> = {
  attack: L('kann nicht angreifen', "can't attack"),
  retreat: L('kann sich nicht zurückziehen', "can't retreat"),
  evolve: L('kann sich nicht entwickeln', "can't evolve"),
  'be-healed': L('kann nicht geheilt werden', "can't be healed"),
};

/** Says nothing but these: whatever narrows an effect is not left out of what is told. */
const only = (modifier: Modifier, ...fields: string[]): boolean =>
  Object.keys(modifier).every((field) => ['what', ...fields].includes(field));

/** An attack as a text writes its name, in both languages. */
type Called = (attack: string) => N;

function told(modifier: Modifier, bans: Partial<Record<Ban, N>>, whose: 'you' | 'opponent', called: Called): N | undefined {
  switch (modifier.what) {
    case 'cannot': {
      if (only(modifier, 'do', 'player') && (modifier.player ?? whose) === whose) return bans[modifier.do];
      if (modifier.do !== 'use-attack' || typeof modifier.attack !== 'string' || !only(modifier, 'do', 'attack')) return undefined;
      const attack = called(modifier.attack);
      return L(`kann ${attack.de} nicht einsetzen`, `can't use ${attack.en}`);
    }
    case 'prevent-damage':
      return only(modifier) ? L('nimmt keinen Schaden durch Attacken', 'takes no damage from attacks') : undefined;
    case 'attack-fails-on-tails':
      return only(modifier) ? L('wirft vor jeder Attacke eine Münze (Zahl: keine Wirkung)', 'flips a coin before it attacks (tails: the attack does nothing)') : undefined;
    case 'damage-taken':
    case 'damage-done':
    case 'retreat-cost':
    case 'attack-cost':
      return toldAmount(modifier);
    default:
      return undefined;
  }
} // prettier-ignore

/** So much more or less. */
function toldAmount(modifier: Extract<Modifier, { what: 'damage-taken' | 'damage-done' | 'retreat-cost' | 'attack-cost' }>): N | undefined {
  const { what, op, value } = modifier;
  if (typeof value !== 'number' || (op !== '+' && op !== '-') || !only(modifier, 'op', 'value', 'place')) return undefined;
  const [mehr, more] = op === '-' ? ['weniger', 'less'] : ['mehr', 'more'];
  switch (what) {
    case 'damage-taken':
      return L(`nimmt durch Attacken ${value} Schadenspunkte ${mehr}`, `takes ${value} ${more} damage from attacks`);
    case 'damage-done':
      return L(`fügt durch seine Attacken ${value} Schadenspunkte ${mehr} zu`, `does ${value} ${more} damage with its attacks`);
    case 'retreat-cost':
      return L(`hat ${value} Farblos ${mehr} Rückzugskosten`, `has a Retreat Cost of ${value} Colorless ${more}`);
    case 'attack-cost':
      return L(`braucht für Attacken ${value} Farblos ${mehr}`, `pays ${value} Colorless ${more} for its attacks`);
  }
} // prettier-ignore

/** `whose`: on whom the effect lies, seen from the player who used it. */
function sentence(who: N, modifiers: readonly Modifier[], bans: Partial<Record<Ban, N>>, whose: 'you' | 'opponent', until: N, by: N, called: Called = same): Localized | undefined {
  const parts = modifiers.map((modifier) => told(modifier, bans, whose, called));
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  const { de, en } = list(known);
  return L(`${who.de} ${de}, ${until.de} (${by.de}).`, `${who.en} ${en} ${until.en} (${by.en}).`);
} // prettier-ignore

/** What a player is under; `theirs`: it lasts to the end of the turn of that very player. */
export function inForceOnPlayer(player: Player, by: N, until: Until, modifiers: readonly Modifier[], theirs: boolean): Localized {
  const end = theirs && until === 'end-of-opponents-next-turn' ? UNTIL['end-of-own-next-turn'] : UNTIL[until];
  return (
    sentence(L(`Spieler ${player}`, `Player ${player}`), modifiers, OF_PLAYER, theirs ? 'opponent' : 'you', end, by) ??
    L(`${by.de} wirkt auf Spieler ${player}, ${end.de}.`, `${by.en} affects player ${player}, ${end.en}.`)
  );
} // prettier-ignore
export const inForceOnPokemon = (p: N, by: N, until: Until, modifiers: readonly Modifier[], called: Called): Localized =>
  sentence(p, modifiers, OF_POKEMON, 'you', UNTIL[until], by, called) ??
  L(`${by.de} wirkt auf ${p.de}, ${UNTIL[until].de}.`, `${by.en} affects ${p.en}, ${UNTIL[until].en}.`); // prettier-ignore
