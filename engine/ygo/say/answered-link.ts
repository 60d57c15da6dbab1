/** What the last Chain Link is not, of what an effect asks that answers an activation. Official terms only. */
import { CARD_KINDS } from '../../case/printed.ts';
import { say } from '../../ruling/say.ts';
import type { Localized } from '../../ruling/schema.ts';
import { many, type Declared, type LinkPattern } from '../effects/schema.ts';

/** What an effect does that others answer: the end of the sentence "it would not …". */
const DOES: Record<Declared, Localized> = {
  'add-from-deck': say('der Hand eine Karte vom Deck hinzufügen', 'add a card from the Deck to the hand'),
  'add-from-graveyard': say('der Hand eine Karte vom Friedhof hinzufügen', 'add a card from the Graveyard to the hand'),
  'return-from-graveyard': say('eine Karte vom Friedhof auf die Hand oder ins Deck zurückgeben', 'return a card from the Graveyard to the hand or Deck'), // prettier-ignore
  'special-summon': say('ein Monster als Spezialbeschwörung beschwören', 'Special Summon a monster'),
  'special-summon-from-deck': say('ein Monster vom Deck als Spezialbeschwörung beschwören', 'Special Summon a monster from the Deck'), // prettier-ignore
  'special-summon-from-graveyard': say('ein Monster vom Friedhof als Spezialbeschwörung beschwören', 'Special Summon a monster from the Graveyard'), // prettier-ignore
  'fusion-summon': say('ein Monster als Fusionsbeschwörung beschwören', 'Fusion Summon a monster'),
  'send-from-deck': say('eine Karte vom Deck auf den Friedhof legen', 'send a card from the Deck to the Graveyard'),
  'banish-from-graveyard': say('eine Karte vom Friedhof verbannen', 'banish a card from the Graveyard'),
  'move-from-graveyard': say('eine Karte vom Friedhof wegbewegen', 'move a card from the Graveyard'),
  destroy: say('eine Karte zerstören', 'destroy a card'),
  'destroy-monster': say('ein Monster zerstören', 'destroy a monster'),
  'destroy-spell-trap': say('eine Zauber- oder Fallenkarte zerstören', 'destroy a Spell or Trap'),
  send: say('eine Karte auf den Friedhof legen', 'send a card to the Graveyard'),
  banish: say('eine Karte verbannen', 'banish a card'),
  return: say('eine Karte zurückgeben', 'return a card'),
  negate: say('etwas annullieren', 'negate something'),
  'negate-summon': say('eine Beschwörung annullieren', 'negate a Summon'),
  draw: say('eine Karte ziehen', 'draw a card'),
  discard: say('eine Karte abwerfen', 'discard a card'),
  damage: say('Schaden zufügen', 'inflict damage'),
  'gain-life': say('Life Points erhöhen', 'increase Life Points'),
  'take-control': say('ein Monster unter Kontrolle nehmen', 'take control of a monster'),
  'change-position': say('eine Kampfposition ändern', 'change a battle position'),
  equip: say('eine Karte ausrüsten', 'equip a card'),
  'stat-change': say('ATK oder DEF ändern', 'change ATK or DEF'),
  token: say('eine Spielmarke beschwören', 'Special Summon a Token'),
};
const joined = (parts: readonly Localized[]): Localized => ({
  de: parts.map(({ de }) => de).join(', '),
  en: parts.map(({ en }) => en).join(', '),
});

/** The sentence on which it fails that a link is as a pattern asks, by the key that is not met; undefined where no single one is. */
export function sayLacking(
  key: keyof LinkPattern,
  { includes, damages, by, kind, destroys }: LinkPattern,
): Localized | undefined {
  switch (key) {
    case 'includes': {
      const widest = many(includes).filter((what, _, all) => !all.some((wide) => what.startsWith(`${wide}-`)));
      const does = joined(widest.map((what) => DOES[what]));
      return widest.length > 1
        ? say(`Es täte nichts von alledem: ${does.de}`, `it would do none of these: ${does.en}`)
        : say(`Es täte das nicht: ${does.de}`, `it would not ${does.en}`);
    }
    case 'damages':
      return damages === 'you'
        ? say(
            'Es würde dem Spieler, der darauf antwortet, keinen Schaden zufügen',
            'it would inflict no damage to the player who responds to it',
          )
        : say('Es würde dem Gegner keinen Schaden zufügen', 'it would inflict no damage to the opponent');
    case 'by':
      return by === 'opponent'
        ? say('Es ist keine Aktivierung des Gegners', 'it is no activation of the opponent')
        : say('Es ist eine Aktivierung des Gegners', "it is the opponent's activation");
    case 'targets':
    case 'targetsOnly':
      return say('Es wählt keine solche Karte als Ziel', 'it targets no such card');
    case 'destroys':
      return (destroys?.min ?? 1) > 1
        ? say(
            `Es würde weniger als ${destroys?.min} solche Karten zerstören`,
            `it would destroy fewer than ${destroys?.min} such cards`,
          )
        : say('Es würde keine solchen Karten zerstören', 'it would destroy no such cards');
    case 'place':
      return say('Es wurde nicht dort aktiviert', 'it was not activated there');
    case 'kind': {
      const kinds = joined(many(kind).map((one) => CARD_KINDS[one]));
      const en = many(kind).length > 1 ? `it is none of these: ${kinds.en}` : `it is no ${kinds.en}`;
      return say(`Es ist keine Karte dieser Art: ${kinds.de}`, en);
    }
    case 'what':
    case 'effectKind':
      return say('Es ist eine Aktivierung von anderer Art', 'it is an activation of another kind');
    default:
      return undefined;
  }
}
