/** What is said about what does not happen, or happens otherwise, and what it comes from. One function per sentence, both languages. Official terms only. */
import { say } from '../../ruling/say.ts';
import type { Player } from '../../case/schema.ts';
import type { Catalogue } from '../../ruling/say.ts';
import type { Localized } from '../../ruling/schema.ts';
import { keyed } from '../../keyed.ts';

/** Where a card goes that does not go to the Graveyard; `…`: because of what. */
const GOES = {
  banished: say('wird wegen … verbannt', 'is banished'),
  deck: say('wird wegen … ins Deck gemischt', 'is shuffled into the Deck'),
  'deck-top': say('wird wegen … oben auf das Deck gelegt', 'is placed on the top of the Deck'),
  'deck-bottom': say('wird wegen … unter das Deck gelegt', 'is placed on the bottom of the Deck'),
  hand: say('wird wegen … auf die Hand zurückgegeben', 'is returned to the hand'),
  'spells-traps': say(
    'wird wegen … offen in die Zauber- & Fallenzone gelegt',
    'is placed face-up in the Spell & Trap Zone',
  ),
};

/** What protects a card; its name is not said twice. */
export const ownOr = ({ card, by }: { card: Localized; by: Localized }): Localized =>
  card.en === by.en ? say('ein eigener Effekt', 'an effect of its own') : by;

export const sayPrevented = {
  noZoneToReturn: (p: { player: Player; card: Localized }) =>
    say(
      `${p.card.de} müsste zu Spieler ${p.player} zurückkehren; dort ist keine Monsterzone frei, und es wird zerstört.`,
      `${p.card.en} would return to Player ${p.player}, who has no free Monster Zone: it is destroyed.`,
    ),
  noZoneAfterBanish: (p: { player: Player; card: Localized }) =>
    say(
      `${p.card.de} kann nicht auf das Spielfeld zurückkehren: Spieler ${p.player} hat keine Monsterzone frei, und es geht auf den Friedhof.`,
      `${p.card.en} cannot return to the field: Player ${p.player} has no free Monster Zone, and it goes to the Graveyard.`,
    ),
  insteadOf: (p: { by: Localized; player: Player; of: string }) =>
    say(
      `${p.by.de}: Für Spieler ${p.player} geschieht etwas anderes ${keyed({ 'normal-draw': 'statt der normalen Ziehung', 'battle-damage': 'statt des Kampfschadens', 'effect-damage': 'statt des Effektschadens', 'life-gain': 'statt des Gewinns von Life Points' }, p.of) ?? ''}.`,
      `${p.by.en}: for player ${p.player} something else happens instead of ${keyed({ 'normal-draw': 'the normal draw', 'battle-damage': 'the battle damage', 'effect-damage': 'the effect damage', 'life-gain': 'the gain of Life Points' }, p.of) ?? ''}.`,
    ),
  noDamage: (p: { player: Player; by: Localized }) =>
    say(
      `Spieler ${p.player} erhält wegen ${p.by.de} keinen Schaden.`,
      `Because of ${p.by.en}, Player ${p.player} takes no damage.`,
    ),
  nothingToDo: (p: { card: Localized }) =>
    say(
      `${p.card.de}: Es gibt nichts, worauf das wirken könnte.`,
      `${p.card.en}: there is nothing this could apply to.`,
    ),
  notWithout: (p: { card: Localized }) =>
    say(
      `${p.card.de}: Das davor ist nicht geschehen, also geschieht auch dies nicht.`,
      `${p.card.en}: what comes before did not happen, so this does not happen either.`,
    ),
  notAllOfThem: (p: { card: Localized }) =>
    say(
      `${p.card.de}: Das wirkt nur, wenn es auf alle wirken kann.`,
      `${p.card.en}: this applies only if it can apply to all of them.`,
    ),
  conditionNotMet: (p: { card: Localized }) =>
    say(`${p.card.de}: Die Bedingung dafür ist nicht erfüllt.`, `${p.card.en}: the condition for this is not met.`),
  /** One deed in place of the destruction of several. */
  sparedTogether: (p: { cards: Localized; by: Localized }) =>
    say(
      `${p.cards.de} werden nicht zerstört: ${p.by.de} ersetzt die Zerstörung.`,
      `${p.cards.en} are not destroyed: ${p.by.en} replaces the destruction.`,
    ),
  spared: (p: { card: Localized; by: Localized; why: string }) =>
    p.why === 'instead'
      ? say(
          `${p.card.de} wird nicht zerstört: ${ownOr(p).de} ersetzt die Zerstörung.`,
          `${p.card.en} is not destroyed: ${ownOr(p).en} replaces the destruction.`,
        )
      : p.why === 'unaffected'
        ? say(`${p.card.de} ist davon unbetroffen (${ownOr(p).de}).`, `${p.card.en} is unaffected (${ownOr(p).en}).`)
        : say(
            `${p.card.de} kann nicht zerstört werden (${ownOr(p).de}).`,
            `${p.card.en} cannot be destroyed (${ownOr(p).en}).`,
          ),
  redirected: (p: { card: Localized; by: Localized; to: keyof typeof GOES }) => {
    const by = p.card.en === p.by.en ? say('des eigenen Effekts', 'its own effect') : p.by;
    return say(
      `${p.card.de} ${GOES[p.to].de.replace('…', by.de)} statt auf den Friedhof gelegt.`,
      `${p.card.en} ${GOES[p.to].en} because of ${by.en} instead of being sent to the Graveyard.`,
    );
  },
  toExtraDeck: (p: { card: Localized }) =>
    say(
      `${p.card.de} kommt als Pendelmonster offen ins Extra Deck statt auf den Friedhof.`,
      `${p.card.en}, a Pendulum Monster, goes face-up to the Extra Deck instead of the Graveyard.`,
    ),
  isBeingUsed: (p: { card: Localized }) =>
    say(
      `${p.card.de} ist aktiviert und wird nach der Kette auf den Friedhof gelegt: Die Karte kehrt nicht zurück.`,
      `${p.card.en} has been activated and goes to the Graveyard after the Chain: it does not return.`,
    ),
  noZone: (p: { player: Player }) =>
    say(`Spieler ${p.player} hat keine freie Zone.`, `Player ${p.player} has no free zone.`),
  isForbidden: (p: { what: Localized; by: Localized }) =>
    say(`${p.what.de}: verboten durch ${p.by.de}.`, `${p.what.en}: forbidden by ${p.by.en}.`),
  isOutdone: () => say('anderes gilt seitdem', 'something else applies since'),
  isUnaffected: () => say('Das Monster ist davon unbetroffen.', 'The monster is unaffected.'),
  anEffectInForce: () => say('ein Effekt, der gerade gilt', 'an effect in force'),
  loop: () =>
    say(
      'Die andauernden Effekte heben sich gegenseitig endlos auf.',
      'The continuous effects negate each other in an endless loop.',
    ),
} satisfies Catalogue;
