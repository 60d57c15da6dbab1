/**
 * Each kind of play and each thing that may be said of a card, told in every form of a sentence, in both languages: what a line is read as, what is assumed
 * and what comes of it, or with which problem it is refused. The line book holds lines as judges write them; this says what each form alone does.
 */
import { expect, test } from 'vitest';
import { germanForms } from '../desk/line/inflection.ts';
import { entry } from './line-book.ts';

/** A play: its forms in German ("aktiviert", "aktivieren", "aktiviert" with the particle) and English, and on what. */
type Play = readonly [de: string, en: string];
const finite = ([finite = '', infinitive = '', participle = '', particle = '']: string[], rest: string) => ({
  plain: `A ${finite} ${rest} ${particle}`,
  asked: `Kann A ${rest} ${particle}${infinitive}?`,
  when: `Wenn A ${rest} ${particle}${finite}, aktiviert B Ring der Zerstörung`,
  done: `A hat ${rest} ${particle}${participle}, B aktiviert Ring der Zerstörung`,
  moment: `Im Damage Step ${finite} A ${rest} ${particle}`,
  answer: `A aktiviert Topf der Gier, B ${finite} ${rest} ${particle}`,
  later: `A aktiviert Topf der Gier, später ${finite} B ${rest} ${particle}`,
});
const english = ([base = '', third = '', past = '']: string[], rest: string) => ({
  plain: `A ${third} ${rest}`,
  asked: `Can A ${base} ${rest}?`,
  when: `When A ${third} ${rest}, B activates Ring of Destruction`,
  done: `A has ${past} ${rest}, B activates Ring of Destruction`,
  moment: `In the Damage Step, A ${third} ${rest}`,
  answer: `A activates Pot of Greed, B ${third} ${rest}`,
  later: `A activates Pot of Greed, later B ${third} ${rest}`,
});
/** finite, infinitive, participle, particle | base, third, past; each with what stands behind it. */
const PLAYS: Record<string, readonly [de: string, what: string, en: string, what: string]> = {
  play: ['aktiviert aktivieren aktiviert', 'Wiedergeburt', 'activate activates activated', 'Monster Reborn'],
  chain: ['kettet ketten gekettet an', 'Mystischer Raum-Taifun', 'chain chains chained', 'Mystical Space Typhoon'],
  summon: ['beschwört beschwören beschworen', 'Sangan', 'summon summons summoned', 'Sangan'],
  special: ['spezialbeschwört spezialbeschwören spezialbeschworen', 'Cyber Drache', 'special summon special summons special summoned special', 'Cyber Dragon'],
  tribute: ['beschwört beschwören beschworen', 'Dunkler Magier mit Sangan als Tribut', 'tribute tributes tributed', 'Sangan for Dark Magician'],
  set: ['setzt setzen gesetzt', 'Spiegelkraft', 'set sets set', 'Mirror Force'],
  flip: ['deckt decken gedeckt auf', 'Menschenfresserkäfer', 'flip flips flipped', 'Man-Eater Bug'],
  attack: ['greift greifen gegriffen an', 'mit Dunkler Magier Sangan', 'attack attacks attacked', 'Sangan with Dark Magician'],
  direct: ['greift greifen gegriffen an', 'mit Dunkler Magier direkt', 'attack attacks attacked', 'directly with Dark Magician'],
  negate: ['annulliert annullieren annulliert', 'Raigeki mit Feierliches Urteil', 'negate negates negated', 'Raigeki with Solemn Judgment'],
  destroy: ['zerstört zerstören zerstört', 'Sangan mit Raigeki', 'destroy destroys destroyed', 'Sangan with Raigeki'],
  take: ['übernimmt übernehmen übernommen', 'Sangan mit Überläufer', 'take takes taken', 'Sangan with Change of Heart'],
  revive: ['holt holen geholt zurück', 'Sangan mit Wiedergeburt', 'revive revives revived', 'Sangan with Monster Reborn'],
  discard: ['wirft werfen geworfen ab', 'Sangan für Raigeki-Brecher', 'discard discards discarded', 'Sangan for Raigeki Break'],
  banish: ['verbannt verbannen verbannt', 'Sangan mit Kycoo the Ghost Destroyer', 'banish banishes banished', 'Sangan with Kycoo the Ghost Destroyer'],
  send: ['legt legen gelegt ab', 'Sangan mit Foolish Burial', 'send sends sent', 'Sangan to the GY with Foolish Burial'],
  pay: ['zahlt zahlen gezahlt', '800 LP für Premature Burial', 'pay pays paid', '800 LP for Premature Burial'],
  target: ['zielt zielen gezielt', 'auf Sangan mit Ring der Zerstörung', 'target targets targeted', 'Sangan with Compulsory Evacuation Device'],
  declare: ['erklärt erklären erklärt', 'einen Angriff mit Dunkler Magier auf Sangan', 'declare declares declared', 'an attack with Dark Magician on Sangan'],
  equip: ['rüstet rüsten gerüstet aus', 'Sangan mit Gemeinsam sind wir stark', 'equip equips equipped', 'Sangan with United We Stand'],
  turn: ['dreht drehen gedreht', 'Sangan in die Verteidigungsposition', 'change changes changed', 'Sangan to Defense Position'],
  merge: ['verschmilzt verschmelzen verschmolzen', 'Sangan und Dunkler Magier mit Polymerisation', 'fuse fuses fused', 'Sangan and Dark Magician with Polymerization'],
  have: ['kontrolliert kontrollieren kontrolliert', 'Sangan', 'control controls controlled', 'Sangan'],
  end: ['beendet beenden beendet', 'den Zug', 'end ends ended', 'the turn'],
  enter: ['geht gehen gegangen', 'in die Battle Phase', 'enter enters entered', 'the Battle Phase'],
  draw: ['zieht ziehen gezogen', '2 Karten mit Topf der Gier', 'draw draws drawn', '2 cards with Pot of Greed'],
  search: ['sucht suchen gesucht', 'Sangan mit Verstärkung für die Armee', 'search searches searched', 'Sangan with Reinforcement of the Army'],
  bounce: ['gibt geben gegeben zurück', 'Sangan auf die Hand mit Compulsory Evacuation Device', 'return returns returned', 'Sangan to the hand with Compulsory Evacuation Device'],
}; // prettier-ignore
const yugioh = Object.values(PLAYS).flatMap(([de, was, en, what]) => [
  ...Object.values(finite(de.split(' '), was)),
  ...Object.values(english(en.startsWith('special') ? ['special summon', 'special summons', 'special summoned'] : en.split(' '), what)),
]); // prettier-ignore

/** What is said of a Pokémon: before the attack, behind it, in parentheses. */
const STATES: readonly Play[] = [
  ['ist vergiftet', 'is poisoned'],
  ['schläft', 'is asleep'],
  ['ist auf der Bank', 'is on the bench'],
  ['ist im Spiel', 'is in play'],
  ['ist aktiv', 'is active'],
  ['hat 60 Schaden', 'has 60 damage'],
  ['hat 3 Schadensmarken', 'has 3 damage counters'],
  ['hat noch 30 KP', 'has 30 HP left'],
  ['hat 2 Energien', 'has 2 Energy'],
  ['hat keine Energie', 'has no Energy'],
  ['hat eine Feuer-Energie angelegt', 'has a Fire Energy attached'],
  ["trägt Held-Umhang", "holds Hero's Cape"],
  ['kam in diesem Zug auf die Bank', 'was benched this turn'],
  ['hat sich in diesem Zug entwickelt', 'evolved this turn'],
  ['liegt in den Preiskarten', 'is prized'],
  ['liegt im Ablagestapel', 'is in the discard pile'],
]; // prettier-ignore
const pokemon = STATES.flatMap(([de, en]) => [
  `Relaxo von B ${de}, A greift mit Glurak-ex mit Brennende Finsternis an`,
  `Glurak-ex von A ${de} und greift mit Brennende Finsternis Relaxo an`,
  `A zieht Relaxo zurück, Relaxo ${de}`,
  `B's Snorlax ${en}, A attacks with Charizard ex using Burning Darkness`,
  `A's Charizard ex ${en} and attacks Snorlax with Burning Darkness`,
  `A: Charizard ex Burning Darkness -> Snorlax (${en.replace(/^(?:is|has) /, '')})`,
  `A retreats Snorlax, but Snorlax ${en}`,
]);

test.each([...yugioh, ...pokemon])('%s', (line) => expect(entry(line)).toMatchSnapshot());

/** A judge told of it afterwards writes it in the past. */
const past = Object.values(PLAYS).map(([de, was]) => {
  const [third = '', infinitive = '', , particle = ''] = de.split(' ');
  return [`A ${germanForms(infinitive).finite[1]} ${was} ${particle}`, `A ${third} ${was} ${particle}`] as const;
});
const answer = (line: string): string[] => entry(line).replaceAll(/“[^”]*”|„[^“]*“/g, '“…”').split('\n').slice(1); // prettier-ignore
test.each(past)('%s', (then, now) => expect(answer(then)).toEqual(answer(now)));
