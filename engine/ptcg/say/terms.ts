/** The words the sentences are made of: conditions, zones, events, kinds of cards, numbers. */
import type { Coin, EnergyType, SpecialCondition } from '../../case/schema.ts';
import type { Localized, Reason, RuleId } from '../../ruling/schema.ts';
import { list, same, say } from '../../ruling/say.ts';
import { typeName } from '../cards.ts';
import type { EventKind, Quoted, Until } from '../effects/schema.ts';

export const L = say;
export type N = Localized;
export const CONDITION: Record<SpecialCondition, Localized> = {
  asleep: L('Schlaf', 'Asleep'),
  burned: L('Verbrennung', 'Burned'),
  confused: L('Verwirrung', 'Confused'),
  paralyzed: L('Paralyse', 'Paralyzed'),
  poisoned: L('Vergiftung', 'Poisoned'),
};
/** As it stands after "is now". */
export const IS: Record<SpecialCondition, Localized> = {
  asleep: L('schläft jetzt', 'is now Asleep'),
  burned: L('ist jetzt verbrannt', 'is now Burned'),
  confused: L('ist jetzt verwirrt', 'is now Confused'),
  paralyzed: L('ist jetzt paralysiert', 'is now Paralyzed'),
  poisoned: L('ist jetzt vergiftet', 'is now Poisoned'),
};
export const NO_LONGER: Record<SpecialCondition, string> = {
  asleep: 'schläft nicht mehr',
  burned: 'ist nicht mehr verbrannt',
  confused: 'ist nicht mehr verwirrt',
  paralyzed: 'ist nicht mehr paralysiert',
  poisoned: 'ist nicht mehr vergiftet',
};
export const STAYS: Record<SpecialCondition, string> = {
  asleep: 'schläft weiter',
  burned: 'bleibt verbrannt',
  confused: 'bleibt verwirrt',
  paralyzed: 'bleibt paralysiert',
  poisoned: 'bleibt vergiftet',
};
export const WHILE: Record<'asleep' | 'paralyzed', Localized> = {
  asleep: L('schläft', 'is Asleep'),
  paralyzed: L('ist paralysiert', 'is Paralyzed'),
};
export const COIN: Record<Coin, Localized> = { heads: L('Kopf', 'heads'), tails: L('Zahl', 'tails') };
export const WR = { weakness: L('Schwäche', 'Weakness'), resistance: L('Resistenz', 'Resistance') };
export const UNTIL: Record<Until, Localized> = {
  'end-of-turn': L('bis zum Ende dieses Zuges', 'until the end of this turn'),
  'end-of-opponents-next-turn': L(
    'bis zum Ende des nächsten Zuges des Gegners',
    "until the end of the opponent's next turn",
  ),
  'end-of-own-next-turn': L('bis zum Ende des eigenen nächsten Zuges', "until the end of that player's own next turn"),
  'leaves-active': L('solange es in der Aktiven Position ist', 'as long as it is in the Active Spot'),
  game: L('für den Rest des Spiels', 'for the rest of the game'),
};
export const ZONE = {
  hand: L('auf die Hand', 'into the hand'),
  deck: L('ins Deck', 'into the deck'),
  'deck-top': L('oben auf das Deck', 'on top of the deck'),
  'deck-bottom': L('unter das Deck', 'on the bottom of the deck'),
  discard: L('auf den Ablagestapel', 'into the discard pile'),
  'lost-zone': L('ins Nirgendwo', 'into the Lost Zone'),
  bench: L('auf die Bank', 'onto the Bench'),
  stadium: L('als Stadion ins Spiel', 'into play as the Stadium'),
  evolve: L('auf das Pokémon, aus dem es sich entwickelt', 'onto the Pokémon it evolves from'),
};
export type ZoneWord = keyof typeof ZONE;
export const EVENT: Record<EventKind, Localized> = {
  'played-to-bench': L('auf die Bank gespielt', 'played onto the Bench'),
  'put-onto-bench': L('auf die Bank gelegt', 'put onto the Bench'),
  evolved: L('entwickelt', 'evolved'),
  'moved-to-active': L('in die Aktive Position gekommen', 'moved to the Active Spot'),
  'moved-to-bench': L('auf die Bank gekommen', 'moved to the Bench'),
  retreated: L('zurückgezogen', 'retreated'),
  damaged: L('durch eine Attacke Schaden erhalten', 'damaged by an attack'),
  'knocked-out': L('kampfunfähig', 'Knocked Out'),
  'energy-attached': L('Energie angelegt', 'Energy attached'),
  checkup: L('Pokémon-Check', 'Pokémon Checkup'),
  'turn-ended': L('Zug beendet', 'turn ended'),
  'supporter-played': L('Unterstützer gespielt', 'Supporter played'),
  'item-played': L('Item gespielt', 'Item played'),
  'stadium-played': L('Stadion gespielt', 'Stadium played'),
  'about-to-evolve': L('vor der Entwicklung', 'before it evolves'),
};
export const KIND = {
  item: L('Itemkarten', 'Item cards'),
  supporter: L('Unterstützerkarten', 'Supporter cards'),
  stadium: L('Stadionkarten', 'Stadium cards'),
  tool: L('Pokémon-Ausrüstungen', 'Pokémon Tools'),
};
export const ONE_KIND = {
  item: L('die Itemkarte', 'the Item'),
  supporter: L('die Unterstützerkarte', 'the Supporter'),
  stadium: L('die Stadionkarte', 'the Stadium'),
  tool: L('die Pokémon-Ausrüstung', 'the Pokémon Tool'),
};
/** Rules on the powers a player has once per game. */
export const ONCE_PER_GAME: Record<'gx' | 'vstar', readonly RuleId[]> = {
  gx: ['ptcg.kinds.gx-attack-once', 'ptcg.turn.once-per-game-limits'],
  vstar: ['ptcg.kinds.vstar-power-once', 'ptcg.turn.once-per-game-limits'],
};
export const POWER = { gx: L('GX-Attacke', 'GX attack'), vstar: L('VSTAR-Power', 'VSTAR Power') };
/** "3 cards"; `what` stands before the German noun. */
export const cards = (n: number, what = ''): N =>
  L(`${n} ${what}${n === 1 ? 'Karte' : 'Karten'}`, `${n} ${n === 1 ? 'card' : 'cards'}`);
export const counters = (n: number): Localized =>
  L(n === 1 ? '1 Schadensmarke' : `${n} Schadensmarken`, n === 1 ? '1 damage counter' : `${n} damage counters`);
export const NUMBER = {
  de: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
};
export const prizeCards = (n: number): Localized =>
  L(
    `${NUMBER.de[n] ?? n} ${n === 1 ? 'Preiskarte' : 'Preiskarten'}`,
    `${NUMBER.en[n] ?? n} Prize ${n === 1 ? 'card' : 'cards'}`,
  );
/** "two Prize cards (Pikachu, Switch)": what is known by name. */
export const withNames = (what: Localized, named: readonly Localized[]): Localized =>
  named.length === 0
    ? what
    : L(`${what.de} (${named.map((n) => n.de).join(', ')})`, `${what.en} (${named.map((n) => n.en).join(', ')})`);
export const capital = ({ de, en }: Localized): Localized => L(upper(de), upper(en));
export const upper = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
export const lower = (s: string): string => s.charAt(0).toLowerCase() + s.slice(1);
export const symbols = (cost: readonly EnergyType[]): Localized =>
  cost.length === 0 ? L('keine', 'none') : list(cost.map(typeName));
/** A quoted text in both languages; one that stands in one language only is quoted as it is. */
export const quoted = (text: Quoted): Localized => (typeof text === 'string' ? same(text) : text);
export const reason = (code: string, text: Localized, ...rules: RuleId[]): Reason => ({ code, text, rules });
/** '+20', '−20' (also +-20), '×2', '=0'. */
export const change = (op: '+' | '-' | '×' | '=', n: number): string =>
  n < 0 && (op === '+' || op === '-') ? `${ops[op === '+' ? '-' : '+']}${-n}` : `${ops[op]}${n}`;
export const ops = { '+': '+', '-': '−', '×': '×', '=': '=', '÷': '÷' } as const;
