/** Disputes told in whole sentences, German above all: the verdict, and what the answer rests on. */
import { expect, test } from 'vitest';
import { ruled } from './lines.ts';

test.each([
  ['A aktiviert den Effekt von Snake-Eye Ash, worauf B Aschenblüte & Freudiger Frühling abwirft', 'resolved', 'The effect of Snake-Eye Ash does nothing: it was negated'],
  ['A greift mit Dunkler Magier direkt an, daraufhin kettet B Mirror Force', 'resolved', 'Mirror Force destroys Dark Magician'],
  ['A greift mit Dunkler Magier Sangan an, im Damage Step aktiviert B Buch des Mondes auf Dunkler Magier', 'illegal', 'This may not be activated in the Damage Step'],
  ['A greift Marshmallon mit Dunkler Magier an und aktiviert im Damage Step Honest', 'illegal', 'The condition is not met: “In the Damage Step, when a LIGHT'],
  ['A aktiviert in der End Phase von B Mystischer Raum-Taifun auf Kräfte rauben', 'resolved', 'Mystical Space Typhoon destroys Skill Drain'],
  ['Nachdem A Sangan beschworen hat, aktiviert B Reißender Tribut', 'resolved', 'Torrential Tribute destroys Sangan'],
  ['B hat Donnerkönig Rai-Oh, A möchte Verstärkung für die Armee aktivieren', 'illegal', 'Thunder King Rai-Oh forbids this'],
  ['A: Polymerization, B tries to chain Droll & Lock Bird', 'illegal', 'The event this card answers has not just happened (“If a'],
  ['A aktiviert Feierliches Urteil bei 1500 LP, nachdem B Raigeki aktiviert hat', 'resolved', 'Raigeki does not resolve: its activation was negated'],
  ['B greift mit Nummer 39: Utopia an, A annulliert den Angriff mit Negate Attack', 'resolved', 'Negate Attack negates the attack of Number 39: Utopia'],
  ['A pendelbeschwört Buntäugiger Pendeldrache, B annulliert die Beschwörung mit Ernste Warnung', 'resolved', 'Solemn Warning negates the Summon of Odd-Eyes Pendulum'],
  ['A beschwört Elementar-HELD Stratos, B beantwortet seinen Effekt mit Effektverschleierin', 'resolved', 'The effect of Elemental HERO Stratos does nothing: it was'],
  ['A greift mit Dunkler Magier an, B wechselt ihn mit Feindkontrolle in die Verteidigungsposition', 'resolved', 'Dark Magician is now in Defense Position'],
  ['A tributes Exiled Force for its effect, B chains Effect Veiler on Exiled Force', 'illegal', 'Exiled Force is in the Graveyard (asked for: a target in'],
  ['A: Enemy Controller tributing Sangan to take Jinzo', 'resolved', 'Enemy Controller resolves: Player A takes control of Jinzo'],
  ['B setzt eine Karte und beendet den Zug; in der End Phase aktiviert A Mystischer Raum-Taifun auf die gesetzte Karte', 'resolved', 'Mystical Space Typhoon destroys an unknown card'],
  ['A: Raigeki Break -> a monster', 'resolved', 'Raigeki Break destroys a monster'],
  ['B hat ein verdecktes Monster, A greift es mit Dunkler Magier an', 'needs-facts', 'A fact is missing: What is the DEF of a monster?'],
  ['A aktiviert Überläufer auf Jinzo von B und opfert ihn für Herbeigerufener Totenkopf', 'resolved', 'Change of Heart resolves: Player A takes control of Jinzo'],
  ['A aktiviert Bodenklappenfalle, obwohl B nur 3 Handkarten hat', 'illegal', 'The condition is not met: “If your opponent has 4 or more'],
  ['A greift mit seinem Dunklen Magier den Sangan von B an', 'resolved', '2500 ATK – 1000 ATK: Dark Magician destroys Sangan; Player'],
  ['A spielt Törichtes Begräbnis und schickt Sangan auf den Friedhof; B kettet nichts', 'resolved', 'Foolish Burial sends Sangan to the Graveyard (not destroyed)'],
  ['A: Foolish Burial -> Dandylion; A: Dandylion effect > B: Called by the Grave', 'resolved', 'The effect of Dandylion does nothing: it was negated'],
  ['A wirft für Raigeki-Brecher Sangan ab und zielt auf Spiegelkraft', 'resolved', 'Raigeki Break destroys Mirror Force'],
  ['A annulliert mit Sternenstaubdrache die Aktivierung von Bs Schwarzes Loch', 'resolved', 'Dark Hole does not resolve: its activation was negated'],
  ["A has Archlord Kristya; B's Call of the Haunted on Sangan", 'illegal', 'Archlord Kristya forbids this'],
  ["A discards Ghost Belle & Haunted Mansion to B's Monster Reborn", 'resolved', 'Monster Reborn does not resolve: its activation was negated'],
  ['A greift direkt an mit Dunkler Magier; B beschwört in der Schadensberechnung Gorz der Gesandte der Finsternis', 'illegal', 'Only the turn player can do this'],
  ['A greift mit Dunkler Magier Marshmallon an, B aktiviert in der Schadensberechnung nichts', 'resolved', '2500 ATK – 300 ATK: no monster is destroyed; Player B takes'],
  ['A: Trishula, Dragon of the Ice Barrier > B: Effect Veiler', 'resolved', 'Supposing that the monster was Summoned just before: The'],
  ['A aktiviert Verstärkung für die Armee und B negiert sie mit Aschenblüte & Freudiger Frühling, A will darauf Vom Grab gerufen ketten', 'resolved', 'The effect of Ash Blossom & Joyous Spring was negated'],
  ['A greift mit Dunkler Magier Jinzo an, B möchte im Battle Step Mirror Force aktivieren', 'illegal', 'Jinzo forbids this'],
  ['A kontert Bs Ruf der Gejagten mit Seven Tools of the Bandit, bezahlt 1000', 'resolved', 'Call of the Haunted does not resolve'],
  ["A chains Waboku to B's attack with Summoned Skull on Sangan", 'resolved', 'Sangan cannot be destroyed by battle (Waboku)'],
  ['A aktiviert Einer für einen und wirft Sangan ab, B kettet Aschenblüte & Freudiger Frühling', 'resolved', 'One for One does nothing'],
])('%s', (line, verdict, says) => {
  const { verdict: found, headline } = ruled(line);
  expect([found, headline.en]).toEqual([verdict, expect.stringContaining(says)]);
}); // prettier-ignore
