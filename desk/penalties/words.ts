/** Words that mean one thing where people say what happened, in both languages: what the phrases of an infraction say with one, a judge may say with another. */
import { stem, words } from '../../rules-db/text.ts';

const MEAN_ONE: readonly string[] = [
  'phone smartphone mobile cellphone texted texting Handy Telefon telefoniert chattet',
  'headphones earphones earbuds headset airpods music Kopfhörer Musik Ohrhörer Headset',
  'bribe bribed bribes bribery bestechen besticht bestochen Bestechung',
  'money cash Geld Euro Preisgeld',
  'offer offers offered promise promised bietet angeboten anbieten verspricht',
  'collusion agree agreed agreement split share fixed einigen geeinigt teilen Absprache abgesprochen absprechen',
  'spectator spectators bystander audience parent parents mother father mum mom dad friend brother sister coach Zuschauer Zuschauerin Publikum Mutter Vater Eltern Papa Mama Freund Freundin Bruder Schwester',
  'advice advise tip tips hint hints help helps whisper whispers whispered signal signals sign Rat Tipp Tipps Hilfe flüstert vorsagen Zeichen verrät',
  'late later tardy delayed belated spät später verspätet Verspätung unpünktlich Viertelstunde',
  'break lunch Pause Mittagspause Mittagessen',
  'throw throws threw thrown wirft geworfen warf umgeworfen',
  'insult insults insulted idiot rude abusive offend offended swear swears Beleidigung beleidigt beschimpft unhöflich Fluchen flucht',
  'angry anger furious cried cries shout shouts yelled Wut wütend schreit angeschrien weint',
  'slow slowly hurry faster langsam beeilen schneller trödelt',
  'think thinks thinking ponder stares überlegt denkt nachdenken grübelt starrt',
  'sleeve sleeves protector protectors Hülle Hüllen',
  'colour colours color colors Farbe Farben farbig',
  'bend bends bent crease creased curl curled curls warped warp wavy gewellt wellig geknickt knick verbogen',
  'holo holos foil foils Holokarte Holokarten',
  'torn ripped tear damaged broken eingerissen gerissen zerrissen beschädigt kaputt',
  'foreign japanese korean chinese french italian spanish translation fremdsprachig japanisch koreanisch chinesisch französisch italienisch Übersetzung',
  'search searched searches durchsucht gesucht Suche',
  'leave leaves left quit home geht heimgehen heim gehen verlassen',
  'concede concedes conceded scoop scoops surrender aufgeben aufgebe aufgegeben',
  'lie lies lied lying untruth lügt gelogen anlügen angelogen',
  'hide hides hid hidden versteckt verbirgt verborgen',
  'shuffle shuffled shuffling randomised gemischt Mischen mischt',
  'missing absent gone fehlt abwesend weg',
];

const groups = new Map<string, Set<number>>();
for (const [group, line] of MEAN_ONE.entries())
  for (const one of words(line).map(stem)) groups.set(one, (groups.get(one) ?? new Set()).add(group));

/** Do two stems stand for one thing? */
export const meanOne = (a: string, b: string): boolean => {
  const of = groups.get(b);
  return of !== undefined && [...(groups.get(a) ?? [])].some((group) => of.has(group));
};

/** Numbers as words, and what stands between them: they tell no infraction from another. */
export const COUNTS: ReadonlySet<string> = new Set(
  words(
    'four five six seven eight nine ten eleven twelve instead vier fünf sechs sieben acht neun zehn elf zwölf statt anstatt',
  ),
);

/** Who and what is there in every story. */
export const SETTING: readonly string[] = words(
  'player players opponent opponents match duel game Spieler Spielerin Gegner Gegnerin Match Duell Partie',
);
