/** What is asked, and what is taken for granted where nobody says. */
import type { EnergyType, Player } from '../../case/schema.ts';
import { list } from '../../ruling/say.ts';
import { typeName, type Label } from '../cards.ts';
import type { EventKind, Quoted } from '../effects/schema.ts';
import { L, type N, WR, EVENT, counters, quoted } from './terms.ts';

/** Labels that German cards translate. */
const LABEL_DE: Partial<Record<Label, string>> = {
  Tera: 'Terakristall',
  Ancient: 'Vergangenheit',
  Future: 'Zukunft',
  'Ultra Beast': 'Ultrabestie',
  'Single Strike': 'Fokussierter Angriff',
  'Rapid Strike': 'Fließender Angriff',
  'Fusion Strike': 'Fusionsangriff',
};
const ZONES_TAKEN_AS_EMPTY = {
  bench: ['die Bank', 'Bench'],
  discard: ['der Ablagestapel', 'discard pile'],
  hand: ['die Hand', 'hand'],
} as const;
export const questions = {
  coinFor: (what: N) => L(`Münzwurf für ${what.de}: Kopf oder Zahl?`, `Coin flip for ${what.en}: heads or tails?`),
  factAsked: (what: N, text: Quoted) =>
    L(`${what.de}: Trifft das zu? „${quoted(text).de}“`, `${what.en}: is this so? “${quoted(text).en}”`),
  unmodelled: (what: N, text: Quoted) =>
    L(
      `Der Text von ${what.de} muss vom Judge entschieden werden: „${quoted(text).de}“`,
      `The text of ${what.en} is for the judge to decide: “${quoted(text).en}”`,
    ),
  changesNothing: () => L('Er ändert hier nichts.', 'It changes nothing here.'),
  ifNothing: () => L('Ändert er hier nichts, gilt:', 'If it changes nothing here:'),
  chooseTarget: (what: N, n: number, upTo: boolean) =>
    L(
      `${what.de}: Welche${n === 1 ? 's' : ''} Pokémon (${upTo ? 'bis zu ' : ''}${n})?`,
      `${what.en}: which Pokémon (${upTo ? 'up to ' : ''}${n})?`,
    ),
  chooseCards: (what: N, n: number, upTo: boolean) =>
    L(
      `${what.de}: Welche Karte${n === 1 ? '' : 'n'} (${upTo ? 'bis zu ' : ''}${n})?`,
      `${what.en}: which card${n === 1 ? '' : 's'} (${upTo ? 'up to ' : ''}${n})?`,
    ),
  chooseEnergy: (what: N, n: number, upTo: boolean) =>
    L(
      `${what.de}: Welche Energie (${upTo ? 'bis zu ' : ''}${n})?`,
      `${what.en}: which Energy (${upTo ? 'up to ' : ''}${n})?`,
    ),
  chooseNumber: (what: N, most: number) =>
    L(`${what.de}: Wie viele (0 bis ${most})?`, `${what.en}: how many (0 to ${most})?`),
  chooseOption: (what: N) => L(`${what.de}: Welche Möglichkeit?`, `${what.en}: which option?`),
  randomOpen: (what: N, n: number) =>
    L(
      `${what.de}: Welche ${n === 1 ? 'Karte' : `${n} Karten`} der Hand ${n === 1 ? 'war' : 'waren'} es (zufällig)?`,
      `${what.en}: which ${n === 1 ? 'card' : `${n} cards`} of the hand ${n === 1 ? 'was it' : 'were they'} (at random)?`,
    ),
  whichCards: (what: N, n: number) =>
    L(
      `${what.de}: ${n === 1 ? 'Welche Karte ist es' : `Welche ${n} Karten sind es`}?`,
      `${what.en}: which ${n === 1 ? 'card is it' : `${n} cards are they`}?`,
    ),
  whichAttack: (what: N) => L(`${what.de}: Welche Attacke wird gewählt?`, `${what.en}: which attack is chosen?`),
  chooseAttack: (what: N) => L(`${what.de}: Welche Attacke wird eingesetzt?`, `${what.en}: which attack is used?`),
  chooseRetreat: (p: N, cost: number) =>
    L(
      `Welche Energie wird für den Rückzug von ${p.de} abgelegt (Kosten ${cost})?`,
      `Which Energy is discarded to retreat ${p.en} (cost ${cost})?`,
    ),
  spreadCounters: (what: N, n: number) =>
    L(`${what.de}: Wie werden ${counters(n).de} verteilt?`, `${what.en}: how are ${counters(n).en} spread?`),
  whomItFaces: (what: N) =>
    L(
      `Auf welchen Spieler zeigt der erste Effekt von ${what.de}?`,
      `At which player does the first effect of ${what.en} point?`,
    ),
  player: (p: Player) => L(`Spieler ${p}`, `player ${p}`),
  whichPrizes: (p: Player, n: number) =>
    L(
      `Welche ${n === 1 ? 'Preiskarte' : `${n} Preiskarten`} nimmt Spieler ${p} (soweit bekannt)?`,
      `Which ${n === 1 ? 'Prize card does' : `${n} Prize cards does`} player ${p} take (as far as known)?`,
    ),
  searchOpen: (what: N, n: number, mayFail: boolean) =>
    L(
      `${what.de}: Was wird gefunden (${mayFail ? 'bis zu ' : ''}${n})?`,
      `${what.en}: what is found (${mayFail ? 'up to ' : ''}${n})?`,
    ),
  whichCondition: (p: N) =>
    L(`Von welchem Speziellen Zustand erholt sich ${p.de}?`, `Which Special Condition does ${p.en} recover from?`),
  howMany: (what: N) =>
    L(`${what.de}: Wie viele der abgelegten Karten zählen?`, `${what.en}: how many of the discarded cards count?`),
  may: (what: N) => L(`Wird ${what.de} genutzt?`, `Is ${what.en} used?`),
  mayPart: (what: N) =>
    L(
      `${what.de}: Wird genutzt, was der Text freistellt („kann“)?`,
      `${what.en}: is what its text leaves open (“may”) used?`,
    ),
  mayGist: (what: N, gist: N) => L(`${what.de}: ${gist.de}?`, `${what.en}: ${gist.en}?`),
  whoIsPromoted: (p: Player) =>
    L(
      `Welches Pokémon der Bank macht Spieler ${p} zum neuen Aktiven Pokémon?`,
      `Which Benched Pokémon does player ${p} make the new Active Pokémon?`,
    ),
  benchTooFull: (p: Player) =>
    L(
      `Welches Pokémon legt Spieler ${p} von der zu vollen Bank ab?`,
      `Which Pokémon does player ${p} discard from the overfull Bench?`,
    ),
  toolKept: (p: Player, pokemon: N) =>
    L(
      `Welche Pokémon-Ausrüstung behält Spieler ${p} an ${pokemon.de}?`,
      `Which Pokémon Tool does player ${p} keep attached to ${pokemon.en}?`,
    ),
  notUsed: (p: N, what: N) =>
    L(
      `${what.de} von ${p.de} wurde nicht genutzt (niemand hat es angesagt).`,
      `${p.en}'s ${what.en} was not used (nobody announced it).`,
    ),
  leftoverCoins: (n: number) =>
    n === 1
      ? L('Ein angegebener Münzwurf wurde nicht gebraucht.', 'One of the coin flips given was not needed.')
      : L(`${n} angegebene Münzwürfe wurden nicht gebraucht.`, `${n} of the coin flips given were not needed.`),
  benchTakenAsEmpty: (p: Player) =>
    L(
      `Das gilt, wenn die Bank von Spieler ${p} leer ist (sie ist nicht angegeben); sonst wählt Spieler ${p} ein neues Aktives Pokémon und das Spiel geht weiter.`,
      `This holds if player ${p}'s Bench is empty (it is not given); otherwise player ${p} chooses a new Active Pokémon and the game goes on.`,
    ),
  zoneTakenAsEmpty: (p: Player, zone: 'bench' | 'discard' | 'hand') => {
    const [de, en] = ZONES_TAKEN_AS_EMPTY[zone];
    return L(
      `Das gilt, wenn ${de} von Spieler ${p} leer ist (nicht angegeben).`,
      `This holds if player ${p}'s ${en} is empty (it is not given).`,
    );
  },
  zonesTakenAsEmpty: (zone: 'bench' | 'discard' | 'hand') => {
    const [de, en] = {
      bench: ['beide Bänke', 'both Benches'],
      discard: ['beide Ablagestapel', 'both discard piles'],
      hand: ['beide Hände', 'both hands'],
    }[zone] as [string, string];
    return L(
      `Das gilt, wenn ${de} leer sind (nicht angegeben).`,
      `This holds if ${en} are empty (they are not given).`,
    );
  },
  takenAsUntold: (p: N, what: 'damage' | 'energy', paid: boolean) =>
    what === 'damage'
      ? L(
          `Das gilt, wenn auf ${p.de} vorher keine Schadensmarken lagen (nicht angegeben).`,
          `This holds if there were no damage counters on ${p.en} before (it is not given).`,
        )
      : paid
        ? L(
            `Das gilt, wenn an ${p.de} keine andere Energie als Basis-Energie für die Attacke angelegt ist (nicht angegeben).`,
            `This holds if no other Energy than basic Energy for the attack is attached to ${p.en} (it is not given).`,
          )
        : L(
            `Das gilt, wenn an ${p.de} keine Energie angelegt ist (nicht angegeben).`,
            `This holds if no Energy is attached to ${p.en} (it is not given).`,
          ),
  unasked: (question: string) =>
    L(
      `Die Antwort auf „${question}“ wurde nicht gebraucht: Das wird hier nicht gefragt.`,
      `The answer to “${question}” was not needed: this is not asked here.`,
    ),
  orderAssumed: (p: Player, names: readonly N[]) =>
    L(
      `Spieler ${p} bestimmt die Reihenfolge; angenommen: ${names.map((n) => n.de).join(', ')}.`,
      `Player ${p} decides the order; taken as ${names.map((n) => n.en).join(', ')}.`,
    ),
  isKnockedOut: (p: N, damage: number) =>
    L(
      `Die KP sind nicht bekannt (${p.de}): kampfunfähig mit ${damage} Schaden?`,
      `The HP are not known (${p.en}): Knocked Out with ${damage} damage?`,
    ),
  hpAsked: (p: N) => L(`Wie viele KP hat ${p.de}?`, `How much HP does ${p.en} have?`),
  underAsked: (p: N) => L(`Woraus hat sich ${p.de} entwickelt?`, `What did ${p.en} evolve from?`),
  labelAsked: (card: N, label: Label) =>
    L(
      `Steht „${LABEL_DE[label] ?? label}“ auf der Karte ${card.de}? Die Kartenliste sagt es nicht.`,
      `Does the card ${card.en} say “${label}”? The card list does not tell.`,
    ),
  typedUnlisted: (p: N) =>
    L(
      `Die Kartenliste nennt für ${p.de} weder Schwäche noch Resistenz: Gilt auf der Karte eine davon gegen den Angreifer?`,
      `The card list gives neither Weakness nor Resistance for ${p.en}: does one printed on the card apply to the attacker?`,
    ),
  typesUnlisted: (attacker: N, target: N) =>
    L(
      `Welchen Typ ${attacker.de} hat, ist nicht gesagt: Gilt Schwäche oder Resistenz von ${target.de}?`,
      `Which type ${attacker.en} is, is not said: does ${target.en}'s Weakness or Resistance apply?`,
    ),
  typedUnknown: () =>
    L(
      'Das verteidigende Pokémon ist nicht bekannt: Gilt Schwäche oder Resistenz?',
      'Nobody knows the Defending Pokémon: does Weakness or Resistance apply?',
    ),
  byDamageAsked: (p: string | undefined) =>
    L(
      `Wurde ${p ?? 'das Pokémon'} durch Schaden einer Attacke kampfunfähig?`,
      `Was ${p ?? 'the Pokémon'} Knocked Out by damage from an attack?`,
    ),
  wasLikeAsked: (p: string | undefined) =>
    L(
      `War ${p ?? 'das Pokémon'} eines, von dem der Text spricht?`,
      `Was ${p ?? 'the Pokémon'} of the kind the text speaks of?`,
    ),
  rearrangeCounters: (what: N) =>
    L(
      `${what.de}: Wie viele Schadensmarken liegen am Ende auf welchem Pokémon?`,
      `${what.en}: how many damage counters lie on which Pokémon in the end?`,
    ),
  unfit: (card: N, p: N) =>
    L(
      `${card.de} darf nicht an ${p.de} angelegt sein und wird abgelegt.`,
      `${card.en} may not be attached to ${p.en} and is discarded.`,
    ),
  whichCard: () => L('Welche Karte ist das?', 'Which card is this?'),
  neither: () => L('keins von beiden', 'neither'),
  prizesUnknown: () =>
    L(
      'Das kampfunfähige Pokémon ist nicht bekannt: Wie viele Preiskarten ist es wert?',
      'Nobody knows the Knocked Out Pokémon: how many Prize cards is it worth?',
    ),
  severalTyped: (what: 'weakness' | 'resistance', p: N) =>
    L(
      `Beide gedruckten Werte für ${WR[what].de} von ${p.de} passen zum Angreifer; dazu ist keine Regel bekannt: Welche gelten?`,
      `Both printed values for ${WR[what].en} of ${p.en} fit the attacker, and no ruling on that is known: which apply?`,
    ),
  onlyOne: (value: string, type: EnergyType) =>
    L(`nur ${value} (${typeName(type).de})`, `only ${value} (${typeName(type).en})`),
  allOfThem: () => L('beide nacheinander', 'both, one after the other'),
  whichOrder: (p: Player, event: EventKind) =>
    L(
      `In welcher Reihenfolge führt Spieler ${p} die Effekte aus (${EVENT[event].de})?`,
      `In which order does player ${p} carry out the effects (${EVENT[event].en})?`,
    ),
  turnAssumed: (p: Player, n: number) =>
    L(
      `Welcher Zug es ist, steht nicht da: Es gilt Zug ${n}, Spieler ${p}.`,
      `Which turn it is, is not said: taken as turn ${n}, player ${p}.`,
    ),
  prizesAssumed: (p: Player, n: number) =>
    L(
      `Wie viele Preiskarten Spieler ${p} noch hat, steht nicht da: Es gelten ${n}.`,
      `How many Prize cards player ${p} has left is not said: taken as ${n}.`,
    ),
  prizesTakenAs: (p: Player, n: number) =>
    L(
      `Das gilt, wenn Spieler ${p} noch ${n} Preiskarten hat (nicht angegeben).`,
      `This holds if player ${p} has ${n} Prize cards left (it is not given).`,
    ),
  targetsTaken: (attack: N, names: readonly N[]) =>
    L(
      `${attack.de} trifft, wie angegeben: ${list(names).de}.`,
      `${attack.en} hits what the case names: ${list(names).en}.`,
    ),
  cardsUnused: (n: number) =>
    n === 1
      ? L('Eine angegebene Karte wurde nicht gebraucht.', 'One of the cards named was not needed.')
      : L(`${n} angegebene Karten wurden nicht gebraucht.`, `${n} of the cards named were not needed.`),
  targetsUnused: (n: number) =>
    L(`${n} angegebene Ziele wurden nicht gebraucht.`, `${n} of the targets given were not needed.`),
  howMuchDamage: (attack: N, printed: string) =>
    L(
      `${attack.de} (${printed}): Wie viel Schaden ergibt der Attackentext?`,
      `${attack.en} (${printed}): how much damage does its text make it?`,
    ),
  promotionAssumed: (p: Player) =>
    L(
      `Spieler ${p} hat noch kein neues Aktives Pokémon gewählt.`,
      `Player ${p} has not chosen a new Active Pokémon yet.`,
    ),
  movesAfterEnd: (n: number) =>
    L(
      `${n} Aktionen nach dem Ende des Spiels bleiben außer Betracht.`,
      `${n} moves after the end of the game are left out.`,
    ),
};
