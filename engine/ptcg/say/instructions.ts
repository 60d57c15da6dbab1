/** What the instructions of a card did. */
import type { Coin, Player, SpecialCondition } from '../../case/schema.ts';
import { list } from '../../ruling/say.ts';
import type { Until } from '../effects/schema.ts';
import { inForceOnPlayer, inForceOnPokemon } from './in-force.ts';
import { L, type N, CONDITION, NO_LONGER, IS, COIN, UNTIL, ZONE, type ZoneWord, cards, counters } from './terms.ts';

export const run = {
  prevented: (p: N, by: N) =>
    L(`${by.de} verhindert diesen Effekt auf ${p.de}.`, `${by.en} prevents this effect on ${p.en}.`),
  counters: (p: N, n: number) =>
    L(
      `${counters(n).de} auf ${p.de} gelegt; das ist kein Schaden.`,
      `${counters(n).en} put on ${p.en}; that is not damage.`,
    ),
  countersMoved: (from: N, to: N, n: number) =>
    L(
      `${counters(n).de} von ${from.de} auf ${to.de} verschoben.`,
      `${counters(n).en} moved from ${from.en} to ${to.en}.`,
    ),
  countersLost: (from: N, to: N, n: number, by: N) =>
    L(
      `${counters(n).de} von ${from.de} entfernt; ${by.de} verhindert, dass ${to.de} sie erhält.`,
      `${counters(n).en} removed from ${from.en}; ${by.en} keeps them off ${to.en}.`,
    ),
  healed: (p: N, points: number) =>
    L(`${points} Schaden von ${p.de} geheilt.`, `${points} damage healed from ${p.en}.`),
  cannotBeHealed: (p: N, by: N) =>
    L(`${p.de} kann nicht geheilt werden (${by.de}).`, `${p.en} can't be healed (${by.en}).`),
  condition: (p: N, c: SpecialCondition, replaced: readonly SpecialCondition[], n?: number) => {
    const more =
      n === undefined
        ? L('', '')
        : L(` (${counters(n).de} je Pokémon-Check)`, ` (${counters(n).en} each Pokémon Checkup)`);
    const instead =
      replaced.length === 0
        ? L('', '')
        : L(` und ${NO_LONGER[replaced[0]!]}`, ` and no longer ${list(replaced.map((r) => CONDITION[r])).en}`);
    return L(`${p.de} ${IS[c].de}${instead.de}${more.de}.`, `${p.en} ${IS[c].en}${instead.en}${more.en}.`);
  },
  immune: (p: N, c: SpecialCondition) =>
    L(`${CONDITION[c].de} wirkt nicht auf ${p.de}.`, `${p.en} can't be ${CONDITION[c].en}.`),
  recovered: (p: N, gone: readonly SpecialCondition[]) => {
    // "ist nicht mehr verwirrt und vergiftet und schläft nicht mehr".
    const others = gone.filter((c) => c !== 'asleep');
    const is = others.length > 0 ? [`ist nicht mehr ${list(others.map((c) => L(NO_LONGER[c].replace('ist nicht mehr ', ''), ''))).de}`] : []; // prettier-ignore
    const de = [...is, ...(gone.includes('asleep') ? [NO_LONGER.asleep] : [])].join(' und ');
    return L(`${p.de} ${de}.`, `${p.en} recovers from being ${list(gone.map((c) => CONDITION[c])).en}.`);
  },
  lapsed: (p: N, effect: N) =>
    L(`${effect.de} wirkt nicht mehr auf ${p.de}.`, `${effect.en} no longer affects ${p.en}.`),
  energyDiscarded: (cards: readonly N[], p: N, to: ZoneWord) =>
    L(`${list(cards).de} von ${p.de} ${ZONE[to].de} gelegt.`, `${list(cards).en} moved from ${p.en} ${ZONE[to].en}.`),
  attached: (card: N, p: N) =>
    L(
      `${card.de} an ${p.de} angelegt (nicht die Energie des Zuges).`,
      `${card.en} attached to ${p.en} (not the turn's attachment).`,
    ),
  notAttached: (card: N, p: N) =>
    L(`${card.de} kann an ${p.de} nicht angelegt werden.`, `${card.en} can't be attached to ${p.en}.`),
  energyMoved: (card: N, from: N, to: N) =>
    L(`${card.de} von ${from.de} zu ${to.de} verschoben.`, `${card.en} moved from ${from.en} to ${to.en}.`),
  drew: (p: Player, n: number, wanted: number) =>
    n < wanted
      ? L(
          `Spieler ${p} zieht ${n} statt ${wanted} Karten: mehr hat das Deck nicht. Dadurch verliert niemand.`,
          `Player ${p} draws ${n} instead of ${wanted} cards: the deck has no more. Nobody loses by that.`,
        )
      : L(`Spieler ${p} zieht ${cards(n).de}.`, `Player ${p} draws ${cards(n).en}.`),
  taken: (p: Player, cards: readonly N[], to: ZoneWord) =>
    L(
      `Spieler ${p} ${to === 'hand' ? 'nimmt' : to === 'stadium' ? 'bringt' : 'legt'} ${list(cards).de} ${ZONE[to].de}.`,
      `Player ${p} puts ${list(cards).en} ${ZONE[to].en}.`,
    ),
  searchFailed: (p: Player) =>
    L(`Spieler ${p} findet nichts; das Deck wird gemischt.`, `Player ${p} finds nothing; the deck is shuffled.`),
  searchedUnknown: (p: Player, n: number, upTo: boolean) =>
    L(
      `Spieler ${p} nimmt ${upTo && n > 1 ? 'bis zu ' : ''}${cards(n, 'nicht genannte ').de} auf die Hand.`,
      `Player ${p} takes ${upTo && n > 1 ? 'up to ' : ''}${cards(n).en} nobody named into the hand.`,
    ),
  identified: (cards: readonly N[]) => L(`Es sind: ${list(cards).de}.`, `They are: ${list(cards).en}.`),
  revealed: (p: Player, cards: readonly N[]) =>
    L(`Spieler ${p} zeigt ${list(cards).de} vor.`, `Player ${p} reveals ${list(cards).en}.`),
  attackChosen: (p: N, attack: N) => L(`Gewählt: ${attack.de} von ${p.de}.`, `Chosen: ${p.en}'s ${attack.en}.`),
  rest: (p: Player, n: number, to: ZoneWord) =>
    L(
      `Spieler ${p} legt die übrigen ${n} angesehenen Karten ${ZONE[to].de}.`,
      `Player ${p} puts the other ${n} cards looked at ${ZONE[to].en}.`,
    ),
  discarded: (p: Player, cards: readonly N[], to: ZoneWord) =>
    L(
      `Spieler ${p} legt ${list(cards).de} aus der Hand ${ZONE[to].de}.`,
      `Player ${p} moves ${list(cards).en} from the hand ${ZONE[to].en}.`,
    ),
  deckDiscarded: (p: Player, n: number) =>
    L(`${cards(n).de} vom Deck von Spieler ${p} abgelegt.`, `${cards(n).en} discarded from player ${p}'s deck.`),
  deckLost: (p: Player, n: number) =>
    L(
      `${cards(n).de} vom Deck von Spieler ${p} ins Nirgendwo gelegt.`,
      `${cards(n).en} of player ${p}'s deck put in the Lost Zone.`,
    ),
  handShuffled: (p: Player, n: number, bottom: boolean) =>
    L(
      `Spieler ${p} mischt ${cards(n).de} von der Hand ${bottom ? 'und legt sie unter das Deck' : 'ins Deck'}.`,
      `Player ${p} shuffles ${cards(n).en} from the hand ${bottom ? `and puts ${n === 1 ? 'it' : 'them'} on the bottom of the deck` : 'into the deck'}.`,
    ),
  switched: (p: Player, old: N, to: N) =>
    L(
      `Spieler ${p}: ${to.de} wird Aktives Pokémon, ${old.de} geht auf die Bank.`,
      `Player ${p}: ${to.en} becomes the Active Pokémon, ${old.en} goes to the Bench.`,
    ),
  leftPlay: (p: N, to: ZoneWord, attached: 'with' | 'discard', out = false) =>
    L(
      `${p.de} geht ${ZONE[to].de}${attached === 'with' ? ' mit allen angelegten Karten' : '; angelegte Karten werden abgelegt'}.${out ? '' : ' Nicht kampfunfähig, keine Preiskarte.'}`,
      `${p.en} goes ${ZONE[to].en}${attached === 'with' ? ' with all attached cards' : '; attached cards are discarded'}.${out ? '' : ' Not Knocked Out, no Prize card.'}`,
    ),
  devolved: (p: N, now: N, to: ZoneWord) =>
    L(
      `${p.de} wird zu ${now.de} rückentwickelt, die Entwicklungskarte geht ${ZONE[to].de}.`,
      `${p.en} devolves into ${now.en}; the Evolution card goes ${ZONE[to].en}.`,
    ),
  willBeKnockedOut: (p: N) => L(`${p.de} wird kampfunfähig gemacht.`, `${p.en} is Knocked Out by the effect.`),
  flipped: (what: N, coins: readonly Coin[]) =>
    L(
      `${what.de}: ${coins.map((c) => COIN[c].de).join(', ')}.`,
      `${what.en}: ${coins.map((c) => COIN[c].en).join(', ')}.`,
    ),
  inForceOnPlayer,
  inForceOnGame: (by: N, until: Until) =>
    L(`${by.de} wirkt ${UNTIL[until].de}.`, `${by.en} is in force ${UNTIL[until].en}.`),
  inForceOnPokemon,
  exchanged: (old: N, now: N, to: ZoneWord) =>
    L(
      `${now.de} tritt an die Stelle von ${old.de}; alles, was darauf liegt, bleibt. ${old.de} geht ${ZONE[to].de}.`,
      `${now.en} takes the place of ${old.en}; everything on it stays. ${old.en} goes ${ZONE[to].en}.`,
    ),
  prizesRenewed: (p: Player, n: number, under: boolean) =>
    under
      ? L(
          `Spieler ${p} mischt die eigenen Preiskarten, legt sie unter das Deck und legt oben vom Deck ${n} neue aus.`,
          `Player ${p} shuffles their Prize cards, puts them on the bottom of the deck and takes ${n} new ones from its top.`,
        )
      : L(
          `Spieler ${p} mischt die eigenen Preiskarten ins Deck und legt ${n} neue aus.`,
          `Player ${p} shuffles their Prize cards into the deck and puts ${n} new ones down.`,
        ),
  noPrizeExchanged: (p: Player) =>
    L(`Spieler ${p} nimmt keine Karte aus den Preiskarten.`, `Player ${p} takes no card out of the Prize cards.`),
  prizesExchanged: (p: Player, out: readonly N[], instead: readonly N[], by: 'this-card' | 'hand' | 'deck-top') =>
    by === 'deck-top'
      ? L(
          `Preiskarten von Spieler ${p}: ${list(out).de} kommt auf das Deck, dessen oberste Karte (${list(instead).de}) an die Stelle.`,
          `Player ${p}'s Prize cards: ${list(out).en} goes on top of the deck, whose top card (${list(instead).en}) takes its place.`,
        )
      : L(
          `Spieler ${p} nimmt ${list(out).de} aus den Preiskarten auf die Hand; ${list(instead).de} kommt an die Stelle. Das nimmt keine Preiskarte.`,
          `Player ${p} puts ${list(out).en} from the Prize cards into the hand; ${list(instead).en} takes its place. No Prize card is taken.`,
        ),
  prizesAdded: (p: Player, n: number) =>
    L(
      `Spieler ${p} legt ${cards(n).de} verdeckt zu den eigenen Preiskarten.`,
      `Player ${p} adds ${cards(n).en} face down to their Prize cards.`,
    ),
  switchedWithTop: (p: Player, card: N) =>
    L(
      `Spieler ${p} tauscht ${card.de} aus der Hand gegen die oberste Karte des Decks.`,
      `Player ${p} switches ${card.en} from the hand with the top card of the deck.`,
    ),
  supporterUsed: (by: N, card: N) =>
    L(`${by.de} benutzt den Effekt von ${card.de}.`, `${by.en} uses the effect of ${card.en}.`),
  stadiumUnaffected: (stadium: N, by: N) =>
    L(`${by.de} hat keine Wirkung auf ${stadium.de}.`, `${by.en} has no effect on ${stadium.en}.`),
  countersSwapped: (a: N, b: N) =>
    L(
      `Die Schadensmarken von ${a.de} und ${b.de} sind getauscht; das ist kein Schaden.`,
      `The damage counters of ${a.en} and ${b.en} have changed places; that is not damage.`,
    ),
  rearranged: (n: number) => L(`${counters(n).de} neu verteilt.`, `${counters(n).en} rearranged.`),
  toolDiscarded: (card: N, p: N, to: ZoneWord = 'discard') =>
    to === 'discard'
      ? L(`${card.de} von ${p.de} abgelegt.`, `${card.en} discarded from ${p.en}.`)
      : L(`${card.de} geht von ${p.de} ${ZONE[to].de}.`, `${card.en} moved from ${p.en} ${ZONE[to].en}.`),
  stadiumDiscarded: (card: N, to: ZoneWord = 'discard') =>
    to === 'discard'
      ? L(`${card.de} abgelegt; die Wirkung endet.`, `${card.en} discarded; its effect ends.`)
      : L(`${card.de} geht ${ZONE[to].de}; die Wirkung endet.`, `${card.en} moved ${ZONE[to].en}; its effect ends.`),
  turnEnds: (p: Player) => L(`Der Zug von Spieler ${p} endet.`, `Player ${p}'s turn ends.`),
  extraTurn: (p: Player) =>
    L(`Spieler ${p} hat danach noch einen Zug.`, `Player ${p} takes another turn after this one.`),
};
