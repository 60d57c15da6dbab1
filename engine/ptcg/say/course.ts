/** Moves, Knock Outs, Pokémon Checkup, setting up, the end of the game. */
import type { Coin, Player, SpecialCondition } from '../../case/schema.ts';
import type { Localized, Reason } from '../../ruling/schema.ts';
import { list } from '../../ruling/say.ts';
import type { PrizeValue } from '../derive/values.ts';
import type { EventKind } from '../effects/schema.ts';
import {
  L,
  type N,
  CONDITION,
  NO_LONGER,
  STAYS,
  COIN,
  EVENT,
  ONE_KIND,
  counters,
  prizeCards,
  withNames,
  reason,
} from './terms.ts';

export const course = {
  trigger: (p: N, what: N, event: EventKind) =>
    L(
      `${what.de} von ${p.de} wird ausgelöst (${EVENT[event].de}).`,
      `${p.en}'s ${what.en} triggers (${EVENT[event].en}).`,
    ),
  knockedOut: (p: N, damage: number, hp: number | undefined) =>
    hp === undefined || damage < hp
      ? L(`${p.de} ist kampfunfähig.`, `${p.en} is Knocked Out.`)
      : L(
          `${p.de} hat ${damage} Schaden bei ${hp} KP und ist kampfunfähig.`,
          `${p.en} has ${damage} damage against ${hp} HP and is Knocked Out.`,
        ),
  discardedKnockedOut: (p: N, active: boolean, elsewhere?: N) =>
    L(
      `${p.de} und alle angelegten Karten werden abgelegt${elsewhere ? ` (${elsewhere.de})` : ''}${active ? '; die Aktive Position ist leer' : ''}.`,
      `${p.en} and all cards attached to it are discarded${elsewhere ? ` (${elsewhere.en})` : ''}${active ? '; the Active Spot is empty' : ''}.`,
    ),
  prizeValue: (p: N, taker: Player, { printed, value, changes }: PrizeValue) => {
    const why =
      changes.length === 0
        ? L('', '')
        : L(
            ` (${printed}, verändert durch ${list(changes.map((h) => h.name)).de})`,
            ` (${printed}, changed by ${list(changes.map((h) => h.name)).en})`,
          );
    return L(
      `Für ${p.de} nimmt Spieler ${taker} ${prizeCards(value).de}${why.de}.`,
      `For ${p.en}, player ${taker} takes ${prizeCards(value).en}${why.en}.`,
    );
  },
  prizesTaken: (p: Player, n: number, named: readonly N[] = []) =>
    L(
      `Spieler ${p} nimmt ${withNames(prizeCards(n), named).de} auf die Hand.`,
      `Player ${p} takes ${withNames(prizeCards(n), named).en} into the hand.`,
    ),
  promoted: (p: Player, to: N) =>
    L(`Spieler ${p} macht ${to.de} zum neuen Aktiven Pokémon.`, `Player ${p} makes ${to.en} the new Active Pokémon.`),
  discardedFromBench: (p: N) =>
    L(
      `${p.de} wird wegen der kleineren Bank abgelegt; nicht kampfunfähig.`,
      `${p.en} is discarded because the Bench got smaller; not Knocked Out.`,
    ),
  attachFails: (card: N, by: N) =>
    L(
      `${by.de}: Zahl. ${card.de} wird abgelegt statt angelegt; die Energie des Zuges ist nicht verbraucht.`,
      `${by.en}: tails. ${card.en} is discarded instead of attached; the turn's attachment is not used up.`,
    ),
  turnBegins: (p: Player, n: number) => L(`Zug ${n}: Spieler ${p}.`, `Turn ${n}: player ${p}.`),
  turnOver: (p: Player) => L(`Spieler ${p} beendet den Zug.`, `Player ${p} ends the turn.`),
  drawsForTurn: (p: Player) =>
    L(`Spieler ${p} zieht eine Karte für den Zug.`, `Player ${p} draws a card for the turn.`),
  benched: (p: Player, card: N) =>
    L(`Spieler ${p} legt ${card.de} auf die Bank.`, `Player ${p} puts ${card.en} onto the Bench.`),
  vUnionPlayed: (card: N) =>
    L(
      `${card.de} kommt mit allen vier Karten vom Ablagestapel auf die Bank.`,
      `${card.en} comes from the discard pile onto the Bench, all four cards.`,
    ),
  evolved: (p: N, card: N, ended: boolean) =>
    ended
      ? L(
          `${p.de} entwickelt sich zu ${card.de}; Karten und Schadensmarken bleiben, Spezielle Zustände und Effekte von Attacken enden.`,
          `${p.en} evolves into ${card.en}; cards and damage counters stay, Special Conditions and effects of attacks end.`,
        )
      : L(`${p.de} entwickelt sich zu ${card.de}.`, `${p.en} evolves into ${card.en}.`),
  megaEndsTurn: (card: N) =>
    L(
      `${card.de} ist eine Mega-Entwicklung: Der Zug endet sofort.`,
      `${card.en} is a Mega Evolution: the turn ends at once.`,
    ),
  attached: (p: Player, card: N, to: N) =>
    L(`Spieler ${p} legt ${card.de} an ${to.de} an.`, `Player ${p} attaches ${card.en} to ${to.en}.`),
  played: (p: Player, card: N, kind: keyof typeof ONE_KIND) =>
    L(`Spieler ${p} spielt ${ONE_KIND[kind].de} ${card.de}.`, `Player ${p} plays ${ONE_KIND[kind].en} ${card.en}.`),
  playedAway: (card: N) => L(`${card.de} geht auf den Ablagestapel.`, `${card.en} goes to the discard pile.`),
  stadiumPlayed: (p: Player, card: N, old: N | null) =>
    L(
      `Spieler ${p} spielt die Stadionkarte ${card.de}${old ? `; ${old.de} wird abgelegt` : ''}.`,
      `Player ${p} plays the Stadium ${card.en}${old ? `; ${old.en} is discarded` : ''}.`,
    ),
  retreated: (p: N, to: N, cost: number, cards: readonly N[]) =>
    cost === 0
      ? L(
          `${p.de} zieht sich kostenlos zurück, ${to.de} wird Aktives Pokémon.`,
          `${p.en} retreats for free; ${to.en} becomes the Active Pokémon.`,
        )
      : L(
          `${p.de} zieht sich zurück (Kosten ${cost}: ${list(cards).de}), ${to.de} wird Aktives Pokémon.`,
          `${p.en} retreats (cost ${cost}: ${list(cards).en}); ${to.en} becomes the Active Pokémon.`,
        ),
  usesAbility: (p: N, what: N) => L(`${p.de} nutzt die Fähigkeit ${what.de}.`, `${p.en} uses its Ability ${what.en}.`),
  usesCard: (p: Player, what: N) => L(`Spieler ${p} nutzt ${what.de}.`, `Player ${p} uses ${what.en}.`),
};

export const won = {
  prizes: (p: Player): Reason =>
    reason(
      'prizes',
      L(`Spieler ${p} hat die letzte Preiskarte genommen`, `player ${p} has taken the last Prize card`),
      'ptcg.winning.prizes',
    ),
  /** In a tiebreaker game. */
  ahead: (p: Player): Reason =>
    reason(
      'prizes-ahead',
      L(
        `Spieler ${p} liegt in der Entscheidungspartie bei den Preiskarten vorn`,
        `player ${p} is ahead on Prize cards in the tiebreaker game`,
      ),
      'ptcg.winning.tiebreaker-game',
    ),
  noPokemon: (_p: Player, loser: Player): Reason =>
    reason(
      'no-pokemon',
      L(`Spieler ${loser} hat kein Pokémon mehr im Spiel`, `player ${loser} has no Pokémon left in play`),
      'ptcg.winning.no-pokemon',
    ),
  byEffect: (p: Player, by: N): Reason =>
    reason(
      'card-effect',
      L(`Spieler ${p} gewinnt durch ${by.de}`, `player ${p} wins by ${by.en}`),
      'ptcg.turn.card-beats-rulebook',
    ),
  deckOut: (_p: Player, loser: Player): Reason =>
    reason(
      'deck-out',
      L(
        `Spieler ${loser} kann zu Beginn des Zuges keine Karte ziehen`,
        `player ${loser} cannot draw a card at the beginning of the turn`,
      ),
      'ptcg.winning.deck-out',
    ),
  /** `against`: in how many ways the other player wins. */
  wins: (p: Player, why: readonly Localized[], against: number) =>
    against > 0
      ? L(
          `Spieler ${p} gewinnt ${why.length} : ${against}: ${list(why).de}`,
          `Player ${p} wins ${why.length} ways to ${against}: ${list(why).en}`,
        )
      : L(`Spieler ${p} gewinnt: ${list(why).de}`, `Player ${p} wins: ${list(why).en}`),
  suddenDeath: () =>
    L(
      'Sudden Death: Beide Spieler gewinnen auf gleich viele Arten',
      'Sudden Death: both players win in equally many ways',
    ),
  tiebreaker: () =>
    L(
      'Entscheidungspartie: Beide Spieler gewinnen auf gleich viele Arten',
      'Tiebreaker game: both players win in equally many ways',
    ),
};

export const checkup = {
  begins: () => L('Pokémon-Check.', 'Pokémon Checkup.'),
  nothing: () => L('Pokémon-Check: Nichts geschieht.', 'Pokémon Checkup: nothing happens.'),
  skipped: (p: Player) =>
    L(
      `Kein Pokémon-Check: Spieler ${p} ist gleich noch einmal am Zug.`,
      `No Pokémon Checkup: player ${p} takes another turn at once.`,
    ),
  poisoned: (p: N, n: number) =>
    L(`${p.de} ist vergiftet: ${counters(n).de}.`, `${p.en} is Poisoned: ${counters(n).en}.`),
  burned: (p: N, n: number) => L(`${p.de} ist verbrannt: ${counters(n).de}.`, `${p.en} is Burned: ${counters(n).en}.`),
  burnCoin: (p: N, c: Coin) => L(`${p.de} ist verbrannt: ${COIN[c].de}.`, `${p.en} is Burned: ${COIN[c].en}.`),
  recovers: (p: N, what: SpecialCondition, c: Coin) =>
    c === 'heads'
      ? L(`${p.de} ${NO_LONGER[what]} (Kopf).`, `${p.en} is no longer ${CONDITION[what].en} (heads).`)
      : L(`${p.de} ${STAYS[what]} (Zahl).`, `${p.en} stays ${CONDITION[what].en} (tails).`),
  paralyzed: (p: N, ends: boolean) =>
    ends
      ? L(
          `Paralyse von ${p.de} endet nach dem eigenen Zug.`,
          `${p.en} is no longer Paralyzed: its owner's turn is over.`,
        )
      : L(
          `${p.de} bleibt paralysiert: erst nach dem nächsten eigenen Zug endet die Paralyse.`,
          `${p.en} stays Paralyzed: that ends after its owner's next turn.`,
        ),
  effects: () =>
    L(
      'Andere Effekte des Pokémon-Checks, als eigener Block.',
      'Other effects of Pokémon Checkup, as a block of their own.',
    ),
  effectsEnd: (n: number) =>
    L(
      `${n === 1 ? 'Ein Effekt endet' : `${n} Effekte enden`} mit diesem Zug.`,
      `${n === 1 ? 'One effect ends' : `${n} effects end`} with this turn.`,
    ),
};

export const setup = {
  placed: (p: Player, active: N, bench: readonly N[]) =>
    L(
      `Spieler ${p}: ${active.de} in die Aktive Position${bench.length > 0 ? `, auf die Bank ${list(bench).de}` : ''}.`,
      `Player ${p}: ${active.en} in the Active Spot${bench.length > 0 ? `, ${list(bench).en} on the Bench` : ''}.`,
    ),
  prizes: (p: Player, n: number) =>
    L(`Spieler ${p} legt ${n} Preiskarten verdeckt aus.`, `Player ${p} puts ${n} Prize cards face down.`),
  morePrizes: (p: Player, n: number, now: number) =>
    L(
      `Spieler ${p} legt ${n === 1 ? 'die fehlende Preiskarte' : `die ${n} fehlenden Preiskarten`} vom Deck dazu, jetzt ${now}.`,
      `Player ${p} puts down the ${n === 1 ? 'missing Prize card' : `${n} missing Prize cards`} from the deck, now ${now}.`,
    ),
  wrongStarter: (p: Player, should: Player) =>
    L(
      `Spieler ${p} hat begonnen, obwohl Spieler ${should} beginnen sollte. Die Partie geht so weiter; Spieler ${p} gilt als beginnender Spieler.`,
      `Player ${p} began although player ${should} should have. The game goes on like that; player ${p} counts as the starting player.`,
    ),
  mulligans: (a: number, b: number) =>
    L(
      `Neu gemischt: Spieler A ${a}-mal, Spieler B ${b}-mal; ${Math.min(a, b)}-mal davon beide gemeinsam.`,
      `Mulligans: player A ${a}, player B ${b}; ${Math.min(a, b)} of them together.`,
    ),
  mayDraw: (p: Player, n: number) =>
    L(
      `Spieler ${p} darf bis zu ${n} ${n === 1 ? 'Karte' : 'Karten'} ziehen.`,
      `Player ${p} may draw up to ${n} ${n === 1 ? 'card' : 'cards'}.`,
    ),
  nobodyDraws: () =>
    L(
      'Gleich oft neu gemischt: Niemand zieht zusätzliche Karten.',
      'Equally many mulligans: nobody draws extra cards.',
    ),
  drawn: (p: Player, n: number) =>
    L(
      `Spieler ${p} zieht ${n} zusätzliche ${n === 1 ? 'Karte' : 'Karten'}.`,
      `Player ${p} draws ${n} extra ${n === 1 ? 'card' : 'cards'}.`,
    ),
};
