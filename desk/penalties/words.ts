/** Words that mean one thing where people say what happened, in both languages: what the phrases of an infraction say with one, a judge may say with another. */
import { stem, words } from '../../rules-db/text.ts';

const MEAN_ONE: readonly string[] = [
  'phone smartphone mobile cellphone cell texted texting texts chats calls called rang rings Handy Telefon telefoniert chattet klingelt anruft angerufen WhatsApp',
  'headphones earphones earbuds headset airpods music Kopfhörer Musik Ohrhörer Headset Ohrstöpsel',
  'online internet website app google googled wiki Internet Webseite App gegoogelt googelt',
  'film films filmed video videos photo photos recorded recording stream Foto Fotos fotografiert filmt gefilmt Aufnahme',
  'bribe bribed bribes bribery bestechen besticht bestochen Bestechung',
  'money cash bucks dollars euros pay Geld Euro Preisgeld bezahlen',
  'offer offers offered promise promised promises bietet bot angeboten anbieten verspricht versprochen',
  'collusion agree agreed agreement arrange arranged split splits share shares fixed beforehand einigen geeinigt teilen Absprache abgesprochen absprechen vereinbart ausgemacht',
  'spectator spectators bystander onlooker audience crowd watching parent parents mother father mum mom dad mama papa uncle aunt grandma grandpa friend friends buddy teammate brother sister coach Zuschauer Zuschauerin Publikum Umstehende Mutter Vater Eltern Onkel Tante Oma Opa Freund Freundin Kumpel Bruder Schwester Teamkollege',
  'advice advise advised tip tips hint hints help helps helped whisper whispers whispered mouthed coached signal signals gesture nodded sign dictates Rat Rats Tipp Tipps Hilfe hilft geholfen berät beraten flüstert geflüstert vorsagen vorgesagt Zeichen verrät verraten diktiert zuruft zugerufen einsagt',
  'late later tardy delayed delay belated unpunctual spät später verspätet Verspätung unpünktlich Viertelstunde',
  'appear appeared appears arrive arrived arrives arrival showed turned erscheint erschienen auftauchen taucht aufgetaucht ankommt angekommen kam kommt',
  'absent missing nowhere gone away elsewhere abwesend fehlt weg nirgends unauffindbar',
  'start started starts begin began begun begins beginning anfangen Anfang Beginn beginnt begonnen Start gestartet Rundenbeginn Rundenstart',
  'toilet toilets bathroom restroom washroom Toilette Klo WC',
  'vendor vendors dealer dealers shop shops store buying Händler Laden Verkaufsstand',
  'smoke smoking cigarette rauchen raucht Zigarette',
  'break lunch food snack Pause Mittagspause Mittagessen Essen Imbiss',
  'seat seated seats sits sat chair place sitzt saß gesessen Platz Sitz Stuhl',
  'throw throws threw thrown toss tossed flung slammed hurl hurled smashed wirft geworfen warf umgeworfen schmeißt geschmissen schleudert geknallt',
  'insult insults insulted idiot moron stupid loser rude abusive offend offended offensive swear swears swore cursed curses profanity sucks mock mocked mocks taunt taunts Beleidigung beleidigt beschimpft Schimpfwort Schimpfwörter unhöflich Fluchen flucht geflucht Idiot Vollidiot dumm verspottet verhöhnt anpöbelt',
  'angry anger rage furious cried cries crying shout shouts shouted yell yelled yells screamed screams loud Wut wütend schreit geschrien angeschrien brüllt gebrüllt weint heult laut',
  'threat threatens threatened threatening droht bedroht gedroht Drohung',
  'hit hits punched punch slapped shoved pushed kicked schlägt geschlagen geschubst schubst getreten tritt verprügelt Prügel ohrfeigt',
  'steal stole stolen steals theft thief took stiehlt gestohlen klaut geklaut Diebstahl Dieb entwendet mitgenommen',
  'smell smells smelly stink stinks odour hygiene riecht stinkt gestunken Geruch Gestank Hygiene',
  'drunk drugs alcohol beer betrunken Drogen Alkohol Bier',
  'racist sexist homophobic slur slurs discriminating harass harassed harassment rassistisch sexistisch homophob diskriminierend belästigt Belästigung',
  'rubbish trash garbage litter Müll Abfall',
  'refuse refuses refused disobeys ignores obey weigert verweigert gehorcht ignoriert',
  'complain complains complaining argue argues arguing beschwert streitet diskutiert',
  'slow slowly hurry faster dawdle dawdles dawdling snail langsam Schneckentempo beeilen schneller trödelt getrödelt',
  'ages forever eternity ewig Ewigkeit endlos ewiglich',
  'think thinks thinking ponder ponders hesitate hesitates stares consider überlegt denkt nachdenken nachdenkt grübelt starrt zögert',
  'sleeve sleeves sleeved protector protectors Hülle Hüllen gehüllt Schutzhülle Schutzhüllen Protektor Protektoren Sleeves',
  'colour colours color colors shade tint Farbe Farben farbig Farbton Blauton Blautöne',
  'bend bends bent crease creased curl curled curls warped warp wavy bowed bow dent dented nick notch fold folded gewellt wellig gebogen geknickt knick verbogen verknickt Delle Kerbe gefaltet Eselsohr',
  'scratch scratched scratches scuffed stain stains dirty dirt Kratzer zerkratzt verkratzt Fleck Flecken schmutzig Schmutz dreckig',
  'back backs backside behind reverse rear Rückseite Rückseiten hinten Kartenrücken Rücken',
  'recognise recognisable recognize distinguish identify identifiable tell feel erkennbar erkennen erkennt unterscheiden unterscheidbar spürt fühlt',
  'holo holos foil foils Holokarte Holokarten',
  'torn tear ripped rip damaged broken worn split eingerissen gerissen reißt zerrissen beschädigt kaputt abgenutzt abgegriffen',
  'foreign japanese korean chinese french italian spanish translation fremdsprachig japanisch koreanisch chinesisch französisch italienisch Übersetzung',
  'fake faked counterfeit proxy proxies printed copied printout Fälschung gefälscht Proxy Proxys ausgedruckt gedruckt kopiert Kopie',
  'banned forbidden ban illegal rotated outdated rotation gebannt verboten rotiert unerlaubt unzulässig abgelaufen',
  'list decklist registered registration submitted submit sheet Liste Deckliste Deckblatt gemeldet eingetragen eingereicht',
  'search searched searches searching fetch fetched durchsucht durchsuchen gesucht Suche heraussucht',
  'forget forgot forgotten forgets missed overlooked neglected vergisst vergessen vergaß übersehen versäumt',
  'twice second again repeated double zweimal doppelt nochmal nochmals erneut zweite zweiten zweites',
  'mistake mistakenly accident accidentally accidental unintentionally inadvertently error versehentlich Versehen unabsichtlich unbeabsichtigt Fehler irrtümlich',
  'purpose deliberately intentionally intentional knowingly absichtlich bewusst vorsätzlich wissentlich extra',
  'leave leaves left quit home geht heimgehen heim gehen verlassen verlässt heimfahren abreist',
  'concede concedes conceded scoop scoops surrender surrenders forfeits aufgeben aufgebe aufgegeben gibt',
  'withdraw withdraws withdrew deregister abmelden abgemeldet zurückziehen austreten aussteigen',
  'lie lies lied lying untruth untrue false lügt gelogen anlügen angelogen Lüge unwahr belügt belogen Falschaussage',
  'hide hides hid hidden conceal lap versteckt verbirgt verborgen Schoß',
  'secret secretly sneaky sneaked slipped heimlich unbemerkt schmuggelt geschmuggelt',
  'cheat cheats cheated cheating cheater betrügt Betrug Betrüger schummelt geschummelt mogelt',
  'shuffle shuffled shuffles shuffling randomise randomised randomized gemischt Mischen mischt ungemischt durchgemischt',
  'draw draws drew drawn ziehen zieht zog gezogen nachgezogen',
  'look looks looked peek peeked peeks saw seen sees sieht gesehen schaut geschaut angesehen angeschaut guckt geguckt reinschaut',
  'flip flipped turned exposed umgedreht aufgedeckt offen',
  'show shows showed shown reveal reveals revealed revealing zeigen zeigt gezeigt vorgezeigt ungezeigt vorzeigen',
  'evolve evolved evolves evolving evolution entwickelt entwickeln Entwicklung',
  'attach attached attaches attachment anlegen angelegt gelegt',
  'prize prizes Preiskarte Preiskarten Preise',
  'supporter supporters Unterstützer Unterstützerkarte Unterstützerkarten',
  'bench benched Bank',
  'asleep sleep sleeping paralyzed paralysed confused burned poisoned poison condition schläft schlafend schlief paralysiert gelähmt verwirrt verbrannt vergiftet Gift Zustand',
  'summon summoned summons summoning beschwören beschworen beschwört Beschwörung Normalbeschwörung Spezialbeschwörung',
  'activate activated activates activation aktivieren aktiviert Aktivierung',
  'notice noticed realised realized discovered bemerkt gemerkt merkt auffiel aufgefallen entdeckt',
  'result score slip winner Ergebnis Ergebniszettel Sieger Zettel Resultat',
  'report reported reports entered enter gemeldet meldet eingetragen trägt',
  'roll rolls rolled dice coin flip Würfeln würfelt gewürfelt Würfel Münze Münzwurf ausgewürfelt',
  'judge judges referee official Schiedsrichter Schiedsrichterin Schiedsperson Judge Offizieller Offiziellen',
  'opponent opponents adversary Gegner Gegnerin Gegenseite Gegenspieler',
  'life points lp Lebenspunkte Life Points',
  'graveyard discard Friedhof Ablagestapel Ablage',
  'spill spilled spilt wet water coffee drink verschüttet nass Wasser Kaffee Getränk Cola',
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
  'player players opponent opponents duelist duelists match duel game guy kid Spieler Spielerin Gegner Gegnerin Gegenseite Duellant Duellantin Typ Match Duell Partie card cards Karte Karten put puts take takes get gets got use uses used make makes made nimmt genommen nehmen find finde findet one',
);
