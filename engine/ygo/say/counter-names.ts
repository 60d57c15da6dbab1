/** What counters are called in German cards, where it is not their English name: the official term of each. */
import type { Localized } from '../../ruling/schema.ts';

const GERMAN = new Map<string, string>([
  ['Access', 'Zugang-Zählmarke'],
  ['Athlete', 'Athleten-Zählmarke'],
  ['Balloon', 'Ballonzählmarke'],
  ['Black Feather', 'Schwarzfeder-Zählmarke'],
  ['Borrel', 'Kalliber-Zählmarke'],
  ['Bunny Ear', 'Hasenohr-Zählmarke'],
  ['Burnup', 'Verbrennung-Zählmarke'],
  ['Chronicle', 'Chronikzählmarke'],
  ['Clock', 'Uhrzählmarke'],
  ['Crystal', 'Kristallzählmarke'],
  ['Cubic', 'Kubisch-Zählmarke'],
  ['Defect', 'Defekt-Zählmarke'],
  ['Deranged', 'Umnachtet-Zählmarke'],
  ['Destiny', 'Schicksals-Zählmarke'],
  ['Dish', 'Geschirr-Zählmarke'],
  ['Dragonic', 'Drachen-Zählmarke'],
  ["Emperor's Key", 'Kaiserschlüssel-Zählmarke'],
  ['Fire Fist', 'Feuerfaust-Zählmarke'],
  ['Flower', 'Blumen-Zählmarke'],
  ['Fog', 'Nebel-Zählmarke'],
  ['Gate', 'Tor-Zählmarke'],
  ['Greed', 'Gier-Zählmarke'],
  ['Guard', 'Wache-Zählmarke'],
  ['Hallucination', 'Halluzination-Zählmarke'],
  ['Hyper-Venom', 'Supergift-Zählmarke'],
  ['Ice', 'Eis-Zählmarke'],
  ['Junk', 'Schrott-Zählmarke'],
  ['Maiden', 'Jungfer-Zählmarke'],
  ['Nut', 'Nuss-Zählmarke'],
  ['Ocean', 'Ozean-Zählmarke'],
  ['Patrol', 'Patrouillen-Zählmarke'],
  ['Payback', 'Heimzahlungs-Zählmarke'],
  ['Performage', 'Künstlerzauberer-Zählmarke'],
  ['Phantasm', 'Phantom-Zählmarke'],
  ['Plant', 'Pflanzen-Zählmarke'],
  ['Predator', 'Raubtier-Zählmarke'],
  ['Psychic', 'Psi-Zählmarke'],
  ['Pumpkin', 'Kürbiszählmarke'],
  ['Resonance', 'Resonanz-Zählmarke'],
  ['Rising Sun', 'Morgensonnen-Zählmarke'],
  ['Scale', 'Schuppe-Zählmarke'],
  ['Schoolwork', 'Hausaufgaben-Zählmarke'],
  ['Season', 'Jahreszeit-Zählmarke'],
  ['Shark', 'Hai-Zählmarke'],
  ['Shine', 'Glanzzählmarke'],
  ['Signal', 'Signalzählmarke'],
  ['Sky', '„Dem Himmel High Five geben“-Zählmarke'],
  ['Spell', 'Zauberzählmarke'],
  ['Spellstone', 'Zauberstein-Zählmarke'],
  ['String', 'Faden-Zählmarke'],
  ['Summon', 'Beschwörungs-Zählmarke'],
  ['Symphonic', 'Symphonisch-Zählmarke'],
  ['Thunder', 'Donner-Zählmarke'],
  ['Venom', 'Gift-Zählmarke'],
  ['Wedge', 'Keilzählmarke'],
  ['Worm', 'Wurm-Zählmarke'],
]);

/** A kind of counter ("Spell", "Spell Counter", "A-Counter") by its names, in the singular; '': the card calls it a counter only. */
export function counterNamed(kind: string): Localized {
  const bare = kind.replace(/[ -]?Counters?$/, '');
  if (bare === '') return { de: 'Zählmarke', en: 'counter' };
  const name = bare.charAt(0).toUpperCase() + bare.slice(1);
  return {
    de: GERMAN.get(name) ?? `${name.replace(/ /g, '-')}-Zählmarke`,
    en: name.length === 1 ? `${name}-Counter` : `${name} Counter`,
  };
}
