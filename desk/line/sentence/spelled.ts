// A line before its names are looked for: what judges write in short in its long form, and what they tell of a player in parentheses before everything else.
import { CARDS_IN_DECK, COUNT, SO_MANY_OF } from '../counted.ts';

/** How a monster lies, as it stands in parentheses. */
const HOW_IT_LIES: readonly (readonly [RegExp, string])[] = [
  [/face-?down|verdeckt/i, 'face-down'],
  [/att|ang/i, 'attack'],
  [/./, 'defense'],
];
type Rewrite = readonly [RegExp, string | ((all: string, ...groups: string[]) => string)];
/** Short forms that stand in no name. */
const SHORT: readonly Rewrite[] = [
  // "Under B's Gravity Bind, …", "With Macro Cosmos on the field, …"
  [
    /(?<=^\s?|[.;]\s)(?:under|unter|with|mit)\s([AB])['’]?s\s([^.,;:]+?)(?:\s(?:on\sthe\sfield|face-?up|active|auf\sdem\s(?:spiel)?feld|aktiv|offen))?,\s(?=[AB](?:['’]?s)?\s)/giu,
    "$1's $2 is active, ",
  ],
  [
    /(?<=^\s?|[.;]\s)(?:[Ww]ith|[Mm]it)\s(?=(?![AB]['’]?s\s)\p{Lu}[^.,;:]*\s(?:on\sthe\sfield|face-?up|auf\sdem\s(?:Spiel)?[Ff]eld|offen),\s)/gu,
    '',
  ],
  // "With Jinzo on A's field, …", "Under Necrovalley, …", "Unter Nekrotal aktiviert A …"
  [
    /(?<=^\s?|[.;]\s)(?:with|mit)\s((?![AB]['’]?s\s)[^.,;:]+?)\s(?:on|auf)\s([AB])['’]?s\s(?:side(?:\sof\sthe\sfield)?|field|(?:spiel)?feld(?:seite)?),\s/giu,
    '$2 has $1, ',
  ],
  [
    /(?<=^\s?|[.;]\s)(?:[Uu]nder|[Uu]nter)\s(?![AB]['’]?s\s)(\p{Lu}[^.,;:]*?)(?:,\s(?=[AB](?:['’]?s)?\s)|\s(?=(?:aktiviert|spielt|beschwört|greift|nutzt|setzt)\s[AB]\s))/gu,
    '$1 is on the field, ',
  ],
  // "…, with Macro Cosmos face-up"
  [
    /(?<=\s)(with|mit)\s((?![AB]['’]?s\s)\p{Lu}[^.,;:()]*?)\s(?:face-?up|offen)(?=\s*[.,;?!]|\s*$)/gu,
    '$1 $2 on the field',
  ],
  [/(?<=(?:^\s?|[.,;]\s)[AB])['’]?s\smonsters?\s(?:are|sind|is|ist)(?=\s\p{Lu})/gu, ' has'],
  // "is run over by X", "dies in battle against X"
  [
    /(?<=\s)(?:(?:is|gets|was)\srun\sover\sby|(?:dies|loses|falls)\s(?:in\s(?:the\s)?battle\s)?(?:against|with))(?=\s)/gi,
    'is attacked by',
  ],
  [/(?<=\s)(?:überrennt|überrannte)(?=\s)/gi, 'attackiert'],
  // "… while Skyscraper is active", "… under B's Gravity Bind"
  [
    /(?<=\s[^.,;:]+?)\s(?:while|während)\s(?![AB](?:['’]?s)?\s)(\p{Lu}[^.,;:]*?)\s(?:is\s)?(?:active|face-?up|on\sthe\sfield|aktiv\sist|offen\sliegt|liegt)(?=\s*[.,;?!]|\s*$)/gu,
    ', $1 is face-up',
  ],
  [
    /(?<=(?:^\s?|[.,;]\s)[AB]\s[^.,;:]+?)\s(?:under|unter)\s([AB])['’]?s\s(\p{Lu}[^.,;:]*?)(?=\s*[.,;?!]|\s*$)/gu,
    ", $1's $2 is active",
  ],
  [/(?<=\s)goes\sfor(?=\s)/gi, 'attacks'],
  [/(?<=\s)(?:swings?|attacks?)(?:\sdirectly)?\sat(?=\s[AB](?:\s*[.,;?!]|\s|$))/gi, 'attacks'],
  // "…, target is X"
  [/,\s(?:(?:his|the|its|das|sein)\s)?(?:target|ziel)\s(?:is|ist)(?=\s[AB]['’]?s\s|\s\p{Lu})/giu, ', targeting'],
  // "on A's attacking X, which attacks Y", "against A's X attacking Y"
  [
    /(?<=\s)(?:on|against|to|auf|gegen)\s([AB]['’]s\s)attacking\s([^.,;:]+?),?\s(?:which|that)\sattacks(?=\s)/giu,
    'when $1$2 attacks',
  ],
  [/(?<=\s)(?:against|to|gegen)\s([AB]['’]s\s\p{Lu}[^.,;:]*?)\sattacking(?=\s\p{Lu})/gu, 'when $1 attacks'],
  // "A: X, set this turn"
  [
    /(?<=(?:^\s?|[.,;]\s)[AB]\s?:\s[^.,;:]+?),?\s(set\sthis\sturn|in\sdiesem\s(?:spiel)?zug\sgesetzt)(?=\s*[.,;?!]|\s*$)/gi,
    ' ($1)',
  ],
  // "on A's normal summoned X": what is answered
  [
    /(?<=\s(?:on|to|against|auf)\s)([AB])['’]s\s(?:just\s|freshly\s|newly\s)?(normal|tribute|flip)[\s-]summoned\s(?=\p{Lu})([^.,;:]+?)(?=\s*[.,;?!]|\s*$)/giu,
    'the $2 summon of $3 by $1',
  ],
  [/(?<=\s)gar\s(?=(?:nichts|kein))/gi, ''],
  [/(?<=\s)battle\sphase,?\s(?=(?:start|battle|end)\sstep)/gi, ''],
  [/(?<=\s(?:start|battle|end)\sstep)\sof\s(?:the\s)?battle\sphase/gi, ''],
  [/(?<=\s)durch\s(?:das\s)?(?:opfern|tributen|tributieren)\svon(?=\s)/gi, 'durch Tribut von'],
  [/(?<=\s)per\stribut(?=[\s.,;:?!)])/gi, 'als Tributbeschwörung'],
  // "sits at 700 LP"
  [/(?<=\s)(?:(?:sits|stands|is\sdown|is\sleft)\s(?=(?:at|on|to|with)\s\d))/gi, 'is '],
  [/(?<=\s)(?:down\s)?to\s(?=\d{2,5}\s?(?:LP|life))/gi, 'at '],
  // "runs over X", "beats over X", "swings into X"
  [/(?<=\s)(?:r[ua]ns?|rams?|rammed|crash(?:es|ed)?|beats?|suicides?)\s(?:over|into)(?=\s)/gi, 'attacks'],
  [/(?<=\s)(?:rennt|rannte)\s(?=.+\s(?:in|gegen|über)\s)/gi, 'attackiert '],
  [/(?<=\sface)\s(?=(?:up|down)(?!\p{L}))/giu, '-'],
  [/(?<=\s(?:in|from|to|into)\s(?:(?:the|his|her|their|own)\s|[AB]['’]s\s)?)grave(?=[\s.,;:?!)])/gi, 'graveyard'],
  [/(?<=\s)without\s(?:an?|any)\s(?:other\s)?(?=cards?\sin\s(?:the\s|his\s|her\s)?hand(?![\p{L}]))/giu, 'with no '],
  [/(?<=\s)ohne\s(?:eine\s|weitere\s)*(?=(?:hand)?karten?(?:\sauf\sder\shand)?(?![\p{L}]))/giu, 'mit keinen '],
  [/(?<=\s)w\/\s?(?=\p{L})/giu, 'with '],
  [/(?<=\sin\s(?:face-?up\s)?(?:attack|atk|defen[sc]e|def))\spos(?:\.(?=\s*,)|(?=[\s.,;:?!)]))/gi, ' position'],
  [/(?<=\sin\s(?:(?:the|his|her)\s)?extra)(?=\s*[.,;:?!)])/gi, ' deck'],
  // "there's a Baby Dragon in B's GY"
  [
    /(?<=^\s?|[.,;]\s)there(?:['’]s|\sis|\sare)\s(?:an?\s)?((?!no\s)[^.,;:]+?)\sin\s([AB])['’]s\s(gy|graveyard|hand)(?=[\s.,;:])/gi,
    '$2 has $1 in $3',
  ],
  [
    /(?<=^\s?|[.,;]\s)([AB])(?:['’]s|s)\s(?:board|field|feld|spielfeld)\s(?:is|ist)\s(?:empty|leer)(?=[.,;])/gi,
    '$1 has no monsters',
  ],
  // "greift X an, der in Verteidigungsposition liegt", "attacks X, which is face-down"
  [
    /(\san)?,?\s(?:der|die|das|which|that)\s(?:is\s|lies\s|sits\s|was\s)?(?:(?:offen|noch|still|face-?up)\s)?((?:in|im)\s(?:(?:face-?up|face-?down|offener|verdeckter)\s)?(?:attack|defen[sc]e|angriffs|verteidigungs|angriff|verteidigung)(?:\s?-?(?:position|mode|modus))?|face-?down|verdeckt)(?:\s(?:liegt|ist|steht|lag|war))?(?:\s*,(?=\s(?:mit|with)\s)|(?=\s*(?:[,.;?!]|$)))/giu,
    (_, an: string | undefined, how: string) => ` (${HOW_IT_LIES.find(([words]) => words.test(how))![1]})${an ?? ''}`,
  ],
  [/(?<=\sauf\s)sich\sselbst(?=[\s.,;:])/gi, 'itself'],
  // "A hat auf der Hand: X, Y"
  [
    /(?<=(?:^\s?|[.,;]\s)[AB])\s(?:has|hat)\s(?:(?:in|on|im|auf)\s(?:(?:his|her|their|the|der|dem|seiner|ihrer|seinem|ihrem)\s)?)(hand|gy|graveyard|friedhof|field|feld)\s?:/giu,
    "'s $1:",
  ],
  // "Friedensbote liegt."
  [/(?<=\s)liegt(?=\s*[.,;])/gi, 'liegt offen'],
  // "Skill Drain is up"
  [/(?<=\s(?:is|are|ist|sind)\s(?:still\s|noch\s|already\s|schon\s)?)(?:up|out|draußen)(?=\s*[.,;:)])/gi, 'face-up'],
  // "X, ausgerüstet mit Y, greift …"
  [
    /,\s(?:ausgerüstet\smit|equipped\s(?:with|by))\s([^,.;:]+),\s(?=(?:greift|attacks?|swings|declares|attackiert)\s)/gi,
    ' equipped with $1 ',
  ],
  [/,?\s(?:ausgerüstet\smit)(?=\s)/gi, ' equipped with'],
  [/\s\((?:equipped\s(?:with|by)|ausgerüstet\smit)\s([^()]+)\)/gi, ' equipped with $1'],
  [/(?<=(?:^|[.,;]\s?)\s?(?:and\s)?(?:what|who|how|where))['’]s(?=\s)/gi, ' is'],
  // "on X's attack", "against its attack"
  [
    /(?<=\s(?:on|against|to|at|auf|gegen)\s)((?![AB]['’]s\sattack)\p{Lu}[^.,;:]*?)(?:['’]s)?(?<!\s(?:in|face-?up|the|an|its|his|her|this|that|another|during))\sattack(?=\s?(?:[.,;:?!)]|$|\s(?:and|but|with)\s))/gu,
    (_, whose: string) =>
      /^[AB]['’]s\s/.test(whose) ? `${whose.slice(0, 3)} attack with ${whose.slice(4)}` : `the attack of ${whose}`,
  ],
  [/(?<=\s)(?:on|against|at|in\sresponse\sto)\s(?:its|that)\sattack(?=[\s.,;:?!)])/gi, 'when it attacks'],
  // "only has a face-down monster": that one and no other
  [
    /(?<=\s)(?:(?:only|just)\s(has|controls)|(has|have|hat|controls|kontrolliert)\s(?:only|just|nur))\s(?:an?|one|ein(?:e[nm]?)?)\s(?=(?:(?:face-?down|face-?up|set|verdecktes?|gesetztes?|offenes?)\s)?monster(?:\s*[.,;?!]|\s|$))/giu,
    '$1$2 1 ',
  ],
  // "B is at 1900 and flips X"
  [/(?<=^\s?|[.,;]\s)([AB])\s(?:is|sits)\s(?:at|on)\s(\d{3,5})(?:\s?LP)?\sand\s(?=\p{Ll})/giu, '$1 ($2 LP) '],
  // "plays X then summons Y"
  [
    /(?<=[^,.;:\s])(?<!\s(?:and|but|only|just|or|und))\sthen\s(?=(?:also\s)?(?:(?:normal|special|tribute|flip|xyz|link|synchro|fusion|ritual|pendulum)[\s-])?(?:summons?|activates?|plays?|attacks?|sets?|uses?|chains?|flips?|tributes?|discards?|banishes?)\s)/gi,
    ' and then ',
  ],
  // "chains X to Y hitting Z"
  [/(?<=\s)hitting(?=\s)/gi, 'targeting'],
  // "one of the tokens"
  [/(?<=\s)(?:one\sof\s(?:the|his|her|those|[AB]['’]s)\stokens|eine\sder\sspielmarken)(?=[\s.,;:?!)])/gi, 'one token'],
  // "attacks directly with X and then with Y"
  [
    /(?<=\s)(attacks?(?:\sdirectly)?)\s(?:first\s)?with\s([^,.;:]+?),?\s(?:and\s)?then\s(?:also\s)?with(?=\s)/gi,
    '$1 with $2 and then $1 with',
  ],
  [
    /(?<=\s)(greift)(\sdirekt)?\s(?:erst\s|zuerst\s)?mit\s([^,.;:]+?)\sund\s(?:dann|danach)\s(?:auch\s|noch\s)?mit\s([^,.;:]+?)(\sdirekt)?\san(?=[\s.,;:?!]|$)/gi,
    (_, verb: string, first = '', one = '', two = '', last = '') => `${verb}${first || last} mit ${one} an und greift dann${first || last} mit ${two} an`,
  ], // prettier-ignore
  // "has Premature Burial equipped to X", "on Premature Burial equipped to X"
  [/(?<=\s(?:has|have|hat|controls|kontrolliert)\s[^,.;:()]{2,50})\s(?:equipped\sto|ausgerüstet\sauf)(?=\s)/gi, ' on'],
  [
    /(?<=\s(?:on|targeting|destroys|auf)\s[^,.;:()]{2,50}(?<!\s(?:is|are|was|which|that)))\s(?=equipped\sto\s)/gi,
    ', which is ',
  ],
  // "A activates X, chained to Y"
  [/,?\s(?<!\s(?:is|are|was|were|gets|be)\s)chained\sto(?=\s)/gi, ' in response to'],
  // "A's scales: X and Y"
  [
    /(?<=(?:^\s?|[.,;]\s)[AB])(?:['’]s|s)\s(?:pendulum\s|pendel)?(?:scales?|skalen|bereiche)(?:\s(?:are|sind)|\s?:)\s([^.,;:]+?)\s(?:and|und|\+)\s([^.,;:]+)(?=[.,;])/gi,
    ' has $1 (scale) and $2 (scale)',
  ],
  // "Ziel: X"
  [/(?<=[\s,]ziel(?:e|s)?|[\s,]targets?)\s?:(?=\s\p{L})/giu, ''],
  // "X -> B: Y": who stands behind it plays the next link.
  [/(?:[-=]>|→)\s*(?=[AB](?:\s*:|\s(?:chains?|kettet|responds?|antwortet)\s))/g, '> '],
  [/(?<=\s)u\.(?=\s)/g, 'und'],
  // "A, with 2000 LP, attacks"
  [/(?<=(?:^|[\s,.;])[AB]),\s(?:with|mit|at|bei)\s(\d{1,6}\s?(?:LP|Lebenspunkten?|life\s?points?)),/giu, ' ($1)'],
  [
    /\s(?:when|while|upon|by)\sdeclaring\s(?:the|an|his|her|that)\sattack(?=[\s.,;:?!)]|$)/gi,
    ' at the attack declaration',
  ],
  // What a Set or a Summon uses up is that anyway.
  [
    /(?<=\s(?:sets?|summons?|setzt|beschwört)\s[^.;:]{1,60}),?\s(?:(?:as|for)\s(?:his|her|their|the)\s(?:only\s|one\s)?normal\s(?:summon|set)|als\s(?:seine|ihre|die)\snormalbeschwörung)(?:\s(?:(?:of|for)\s(?:the|this)\sturn|(?:des|dieses|für\sden)\s(?:spiel)?zug(?:e?s)?))?(?=[\s.,;:?!)]|$)/gi,
    '',
  ],
  [
    /(?<=\s(?:using|with|mit|aus)\s)(?:(?:just|only|nur|genau)\s)?(?:these|those|diesen)\s(?:two|beiden|zwei)(?=[\s.,;:?!)]|$)/gi,
    'them',
  ],
  [
    /(?<=\sface-up|\soffen|\sface-down|\sverdeckt)\s(?:on\s(?:his|her|their)\s(?:own\s)?side(?:\sof\sthe\sfield)?|auf\s(?:seiner|ihrer)\s(?:eigenen\s)?(?:spielfeld)?seite(?:\sdes\s(?:spiel)?feldes)?|on\sthe\sfield|auf\sdem\s(?:spiel)?feld)(?=[\s.,;:?!)]|$)/gi,
    '',
  ],
  // What becomes of a battle is reckoned.
  [
    /(?<=\s(?:attacks?|greift|attackiert)\s[^.;:]{1,90})\s(?:and\sdestroys\sit\s(?:by|in)\sbattle|und\szerstört\s(?:ihn|sie|es)\s(?:im|durch)\skampf|and\swins(?:\sthe\s(?:battle|fight))?|und\sgewinnt(?:\sden\skampf)?)(?=[\s.,;:?!)]|$)/gi,
    '',
  ],
  [/(?<=\s)(?:nothing\s+but|nichts\s+(?:außer|als))(?=\s)/gi, 'only'],
  [
    // Of what was Set it is told for a reason.
    /(?<!\s(?:sets?|setzt|legt|set)\s(?!.{0,60}\s(?:activates?|aktivieren|aktiviert|flips?)\s.{0,45}$).{0,90}),?\s(?:(?:in|im)\s)?(?:the\s)?(?:very\s)?(?:same|selben|gleichen|demselben)\s(?:turn|(?:spiel)?zug)(?=[\s.,;:?!)]|$)/gi,
    '',
  ],
  [/\sfor\s(?:game|lethal)(?=[\s.,;:?!)]|$)/gi, ''],
  [/,?\s(?:(?:all\s)?at\s(?:once|the\ssame\stime)|gleichzeitig|auf\seinmal|zugleich)(?=[\s.,;:?!)])/gi, ''],
  // "After that B …": what stands before comes first.
  [/(?<=[.,;]\s)after\s(?:that|this|which)(?=,|\s(?:[AB](?:\s|:)|he\s|she\s|they\s))/gi, 'afterwards'],
  // "summoned 5 times"
  [/(?<=\ssummoned\s\S{1,5}\s)times(?![\p{L}])/giu, 'monsters'],
  [/(?<=\s)mal(?=\s(?:(?:normal|spezial)?beschworen)(?![\p{L}]))/giu, 'Monster'],
  // "2 of B's monsters"
  [
    /(?<=\s)(\d|one|two|three|ein(?:e[ns]?)?|zwei|drei)\s(?:of|von)\s([AB]['’]?s)\s(?=(?:set\s|gesetzten?\s|face-?down\s|verdeckten?\s)?(?:monster|card|karte|spell|trap|zauber|falle))/giu,
    '$2 $1 ',
  ],
  [/(?<=\s(?:with|mit)\s(?:no|keine)\s(?:face-?up|offenen?)\s(?:cards|karten))(?=\s*[.,;?!]|$)/giu, ' on the field'],
  // "Jinzo is on A's side"
  [/(?<=\s(?:is|are|lies|ist|sind|liegt)\son\s[AB]['’]s\s)side(?:\sof\sthe\sfield)?(?=\s*[.,;?!])/gi, 'field'],
  // "but B's attacking monster is X"
  [
    /,?\s(?:(?:but|and|where)\s)?([AB])['’]s\sattacking\smonster\sis\s([^.,;:?!]+)(?=\s*[.,;?!]|$)/gi,
    ' when $1 attacks with $2',
  ],
  // "chains X with 2 set cards"
  [/(?<=\swith\s(?:\d|two|three|four)\sset\scards)(?=\s*[.,;?!])/gi, ' on his field'],
  // "A's X is attacked face-down by B's Y"
  [
    /(?<=^\s?|[.,;]\s)([AB]['’]?s)\s([^.,;:]+?)\s(?:face-?down\sis\sattacked|is\sattacked\sface-?down)(?=\sby\s)/giu,
    '$1 face-down $2 is attacked',
  ],
  // "A controls nothing else"
  [
    /(?<=^\s?|[.,;]\s)([AB])\s(?:controls|has|hat|kontrolliert)\s(?:nothing|nichts)(?:\s(?:else|sonst|anderes|weiter))?(?:\son\s(?:the|his|her)\sfield)?(?=\s*[.,;?!])/giu,
    '$1 has no cards on the field',
  ],
  // "changes its position"
  [/(?<=\s(?:changes?|switch(?:es)?)\s)(?:its|his)\s(?:battle\s)?position(?=[\s.,;:?!]|$)/gi, 'it to defense position'],
  [/(?<=\s(?:changes?|switch(?:es)?|turns?)\sit\s)back\s(?=(?:in)?to\s)/gi, ''],
  // "banishes both"
  [/(?<=\s(?:banish(?:es)?|verbannt|destroys?|zerstört)\s)(?:both|beide)(?=\s*[.,;?!]|$)/giu, 'them'],
  // "destroyed by B's X attacking it"
  [
    /(?<=\s(?:is|gets|was)\s)destroyed(?=\sby\s[^.,;:]{2,40}\s(?:attacking|that\sattacks)\s(?:it|him)\s*(?:[.,;?!]|$))/gi,
    'attacked',
  ],
  [/(?<=\sattacked\sby\s[^.,;:]{2,40})\s(?:attacking|that\sattacks)\s(?:it|him)(?=\s*[.,;?!]|$)/gi, ''],
  // "links both into X"
  [
    /(?<=\s(?:links?|uses?|overlays?|tunes?|fuses?|tributes?|nutzt|verwendet|überlagert|opfert)\s(?:[AB]\s)?)(?:both|beide)(?:\s(?:monsters?|of\sthem|monster|davon))?(?=\s(?:into|for|zu|für|to|as|als)\s)/giu,
    'them',
  ],
  [/(?<=\s(?:links?|tributes?|sends?|shuffles?)\s(?:it|them)\s)(?:away|off)(?=\s(?:into|for)\s)/gi, ''],
  // Who draws for his turn does so anyway.
  [
    /(?<=\s[AB])\s(?:draws?|drew|zieht|zog)\s(?:(?:his|her|their|a|seine|eine)\s(?:card|karte)\s)?(?:for\s(?:(?:his|the)\s)?turn|für\s(?:den|seinen)\szug),?\s(?:and\s|und\s|then\s)+/giu,
    ' ',
  ],
  // "3 cards in hand, X among them"
  [
    /(?<=^\s?|[,;.]\s)([AB])\s(has|hat)\s([^,;.]*\sin\s(?:the\s|his\s|her\s)?(?:hand|gy|graveyard)|[^,;.]*(?:\sauf\sder\sHand|\sim\sFriedhof|\sHandkarten)),\s(?:(?:including|among\s(?:them|those)|darunter|davon)\s([^,;.]+)|([^,;.]+)\s(?:among\sthem|darunter))(?=[,;.])/giu,
    (_, who = '', has = '', held = '', one?: string, two?: string) =>
      `${who} ${has} ${held}, ${who} ${has} ${one ?? two} ${/hand/i.test(held) ? 'in hand' : 'in gy'}`,
  ],
  [/(?<=\s)w\/o(?=\s)/gi, 'without'],
  [/(?<=\s)w\/(?=\s?\p{L})/giu, 'with '],
  [/(?<=\s)(?:dmg|dam)\s?\.?\s(?=step|calc)/gi, 'damage '],
  [/(?<=damage\s)calc\.?(?![\p{L}])/giu, 'calculation'],
  [/(?<=\s(?:before|after|during|vor|nach)\s)(?:damage\s)?calc(?:ulation)?\.?(?![\p{L}])/giu, 'damage calculation'],
  [/(?<=\skeine?[nr]?)\seinzige[nrs]?(?=\s)/gi, ''],
  [/(?<=[(\s])verti?\.?(?=\s\d|\s?\))/gi, 'DEF'],
  [/(?<=[(\s,])(?:ang|angr)\.?(?=\s\d|\s?\))/gi, 'ATK'],
  [/(?<=(?:angriffs|verteidigungs))posi(?![\p{L}])/giu, 'position'],
  [/(?<=[(\s,])(?:St\.|Lvl?\.?|Lv)\s?(?=\d)/g, 'Level '],
  [/(?<=\s)opp(?:\.|['’]s)?(?=\s)/gi, 'opponent'],
  [/(?<=\s)(?:player|spieler(?:in)?)\s(?=[AB](?![\p{L}\d]))/giu, ''],
  [/(?<=\strib)b(?=(?:ed|ing)\s)/gi, 'ut'],
  [/(?<=\strib)(?=s?\s)/gi, 'ute'],
  [/(?<=\son\s)(?:the\s)?board(?=[\s.,;:?!)])/gi, 'the field'],
  [
    /(?<=\s(?:has|have|hat|controls|kontrolliert|with|mit)\s(?:\d|no|keine)\s)(?:sets?|gesetzt)(?=\s*[.,;?!)])/gi,
    'set cards',
  ],
  [
    /(?<=\s(?:has|have|hat|controls|kontrolliert)\s)([^.,;:]+?)\s(?:and|und)\s(?:nothing\selse|sonst\snichts|nichts\ssonst)(?=\s*[.,;?!)])/gi,
    'only $1',
  ],
  [/,\s(?:and\s|und\s)?(?:nothing\selse|sonst\snichts)(?=\s*[.,;?!)])/gi, ''],
  [/(?<=\s)(xyz|link|synchro|fusions?|ritual|pendel|spezial|normal|tribut|flipp?)-(?=beschw)/gi, '$1'],
  // "Necrovalley on the field.", "B Inspector Boarder face-up.", "X face-up on A's side": what lies there, without a verb.
  [
    /(?<=^\s?|[.,;]\s)((?![AB][\s:'’])\p{Lu}[^.,;:]*?)\s(?<!\s(?:with|while|mit|and|und|is|are|ist|sind|lies|liegt)\s(?:[^.,;:]*\s)?)(?=(?:on\s(?:the\s)?field|auf\sdem\s(?:spiel)?feld)[.,;])/gu,
    '$1 is ',
  ],
  [/(?<=^\s?|[.,;]\s)([AB])\s(?=\p{Lu}[^.,;:]*?\s(?:face-?up|offen)[.,;])/gu, '$1 has '],
  [
    /(?<=^\s?|[.,;]\s)((?![AB][\s:'’])\p{Lu}[^.,;:]*?)\s(face-?up|face-?down|set)\son\s([AB])['’]s\s(?:side|field)(?=[.,;])/gu,
    '$3 has $1 $2',
  ],
  [/(?<!\([^()]*)\sin\s(atk|attack|def|defen[sc]e)(?:\spos(?:ition)?)?(?=\s*[.,;?!])/gi, ' ($1)'],
  // "runs X into Y"
  [
    /(?<=\s)(?:runs?|ran|crash(?:es|ed)?|rams?)\s(\p{Lu}[^.,;:?!]*?)\sinto\s([^.,;:?!]+?)(?=\s*(?:[.,;:?!]|$))/gu,
    'attacks $2 with $1',
  ],
  [/(?<=\s)(?:wants\sto\s)?hand-?traps?\s(?:it|that)\swith(?=\s)/gi, 'chains'],
  // "Raigeki: A activates it"
  [
    /^\s?(\p{Lu}[^.,;:]+):\s([AB]\s(?:activates|plays|uses|aktiviert|spielt|nutzt|benutzt))\s(?:it|ihn|sie|es)(?=\s)/u,
    ' $2 $1',
  ],
  [
    /(?<=[.,;!?]\s)(?:(?:end|final)\s?(?:result|ergebnis)|outcome|total\s(?:damage|schaden)|gesamtschaden)(?:\s(?:to|for|für|an)\s[AB])?\s?\?/gi,
    'What happens?',
  ],
  [
    /(?<=\s)(?:enters?|begins?|starts?|moves?\sto|betritt)\s(?=(?:(?:the|his|her|their|die|seine|ihre)\s)?(?:battle|main|end|standby|draw)\s?phase)/gi,
    'goes to ',
  ],
  [/(?<=^\s?|[.,;]\s)is\sit\s(?:legal|allowed|ok|okay|possible)\sto\s/gi, 'Can A '],
  // "no monsters, but B has two"
  [
    /((?:no|keine?|an?|one|eine?|\d|two|three|zwei|drei)\s(?:(?:weiteren?|other|more)\s)?(monsters?|(?:hand)?karten?(?:\sauf\sder\shand)?|cards?(?:\sin\shand)?|set\scards?)(?:[^.;?!]{0,60}\s)(?:has|have|hat|controls|kontrolliert)\s(?:\d|two|three|four|zwei|drei|vier|one|none))(?=\s*(?:[.,;?!)]|$))/giu,
    '$1 $2',
  ],
  // "a 1900 monster", "B's 2000 DEF monster"
  [
    /(?<=\s)(an?|[AB]['’]s|his|her|ein(?:em|en)?)\s(\d{3,4})(?:\s(atk|def))?\smonster(?=[\s.,;:?!)])/giu,
    (_, of = '', points = '', what = '') => `${of} monster (${points}${what ? ` ${what}` : ''})`,
  ],
  // What somebody gets of an effect is what comes of it.
  [
    /(?<=[\s,.;])(does|do|will)\s([^.,;?!]{1,40}?)\s(?:still\s)?get\s(?:its|the|his|her|their|my)\s(?:effect|search)(?:\sunder\s[^.,;?!]+)?(?=\s*\?)/gi,
    '$1 $2 search',
  ],
  [/(?<=\s(?:has|have|hat|controls|kontrolliert)\s)none(?=\s(?:monsters?|cards?|set))/gi, 'no'],
  // "has X face-up and Y face-down"
  [
    /(?<=\s(?:has|have|hat|controls|kontrolliert)\s[^.,;()]{2,60})\s(face-?up|face-?down|offen|verdeckt)(?=\s(?:and|und)\s[^.,;()]+\s(?:face-?up|face-?down|offen|verdeckt|set|gesetzt)(?=\s*[.,;?!]|$))/gi,
    ' ($1)',
  ],
  // "2 monsters A side"
  [
    /(?<=\s(?:monsters?|cards?|monster|karten?)\s)(?:on\s)?([AB])(?:['’]s|s)?[-\s](?:side|seite)(?=[\s.,;:?!)])/gi,
    "on $1's side",
  ],
  // "…, 1 Material"
  [
    /,\s(?=(?:\d|one|two|no|ein|zwei|kein)\s(?:xyz[\s-])?(?:materials?|material(?:ien)?|mats?)(?=\s*[.,;)]))/gi,
    ' with ',
  ],
  [/(?<=\s(?:\d|one|two|no|xyz)\s)mats?(?=[\s.,;:)])/gi, 'materials'],
];
/** "in hand", "auf dem Friedhof": where they lie, where it is told. */
const SOMEWHERE =
  '(?:\\s+(?:in|on|auf|im)\\s+(?:(?:der|dem|the|his|her|their|seiner|ihrer)\\s+)?(?:hand|field|feld|spielfeld|gy|graveyard|friedhof))?';
const HELD = `${SO_MANY_OF}${SOMEWHERE}`;
/** "has 3 cards in hand, 2 monsters and 1 set card": what nobody names, one after the other. */
const HELD_LIST = new RegExp(`(?<=\\s)(has|have|hat|holds|hält|controls|kontrolliert)\\s+((?:only\\s+|nur\\s+)?${HELD}(?:(?:\\s*,\\s*(?:and\\s+|und\\s+)?|\\s+(?:and|und|plus|sowie|[&+])\\s+)${HELD})+)(?=\\s*[.,;)?!]|$|\\s+(?:and|und)\\s)`, 'giu'); // prettier-ignore
/** "with 2 monsters on A's side and 3 on B's side" */
const ON_BOTH_SIDES = new RegExp(`\\s+(?:with|mit)\\s+(${SO_MANY_OF})\\s+on\\s+([AB])['’]s\\s+side\\s+(?:and|und)\\s+(${SO_MANY_OF})\\s+on\\s+([AB])['’]s\\s+side(?=\\s*[.,;?!]|$)`, 'giu'); // prettier-ignore
/** What is told behind a play of whoever plays: "A activates X with …"; `held`: with what it is told in a group. */
const behindPlay = (words: string, held: string, end = '\\s*[.,;?!]|$'): RegExp =>
  new RegExp(`(?<=^|[,;.]\\s+)([AB])((?:\\s*:)?\\s[^,;.:]*?),?\\s+(?:${words})\\s+${held}(?=${end})`, 'giu');
/** "A activates X with 9 cards in deck" */
const WITH_SO_MANY_IN_DECK = behindPlay(
  'with|mit',
  `((?:(?:only|just|nur|noch)\\s+)*${COUNT}\\s+${CARDS_IN_DECK})`,
  '\\s*[.,;?!]|\\s|$',
);
/** "in the first turn", „im ersten Zug des Duells“. */
const FIRST_TURN =
  /,?\s(?:(?:in|on|during)\s)?(?:the\s(?:very\s)?first\sturn(?:\sof\sthe\s(?:duel|game|match))?|turn\s(?:1|one)|(?:im|in\sdem)\s(?:aller)?ersten\s(?:spiel)?zug(?:\sde[sr]\s(?:duells|spiels))?|in\szug\s1)(?=[\s.,;:?!]|$)/giu;
const IT_IS_FIRST =
  /(?<=^\s?|[.,;]\s)(?:it['’]?s|it\sis|es\sist)\s(?:the\s(?:very\s)?first\sturn(?:\sof\sthe\s(?:duel|game))?|turn\s(?:1|one)|der\serste\s(?:spiel)?zug(?:\sde[sr]\s(?:duells|spiels))?)(?=[.,;])[.,;]?\s?/giu;
const WHOSE_SIDE = "his|her|their|his\\s+own|seine[mr]|ihre[mr]|seiner\\s+eigenen|[AB]['’]?s";
/** "A equips X to Y with 3 other monsters on his field": on whose field they lie is told. */
const WITH_SO_MANY_THERE = behindPlay('with|mit|while\\s+(?:controlling|having)', `((?:(?:only|just|nur)\\s+)?${SO_MANY_OF})\\s+(?:(?:on|auf)\\s+(${WHOSE_SIDE})\\s+(?:field|side(?:\\s+of\\s+the\\s+field)?|(?:spiel)?feld(?:seite)?)|(?:in|im|auf)\\s+(?:(?:the|dem|(${WHOSE_SIDE}))\\s+)?(?:gy|grave(?:yard)?|friedhof))`); // prettier-ignore
/** "A plays X with 3 other cards in hand" */
const WITH_OTHERS_IN_HAND = behindPlay('with|mit|while\\s+holding', `(?:(?:only|just|nur|noch)\\s+)?(${COUNT}\\s+(?:other|more|weiteren?|anderen?)\\s+(?:cards?\\s+in\\s+(?:(?:the|his|her)\\s+)?hand|handkarten?|karten?\\s+auf\\s+der\\s+hand))`); // prettier-ignore
/** "A plays X with no cards in hand" */
const WITH_EMPTY_HAND = behindPlay('with|mit', '(?:no|keinen)\\s+(?:(?:other|weiteren?|anderen?)\\s+)?(?:cards?\\s+in\\s+(?:(?:the|his|her)\\s+)?hand|(?:hand)?karten?(?:\\s+auf\\s+der\\s+hand)?)'); // prettier-ignore
const eachHeld = (_: string, verb: string, list: string): string =>
  [...list.matchAll(new RegExp(HELD, 'giu'))].map(([held]) => `${verb} ${held}`).join(' and ');
/** "(auf X)" behind a play: no parentheses. */
const AIMED = /\s\((?:(?:ziele?|targets?)\s*:\s*|(?:auf|on|targeting|targets|zielt\s+auf)\s+)([^()]+)\)/giu;
/** "(Main Phase 1)" */
const WHEN =
  /\s\((?:(?:in|im|during|in\s+der)\s+)?((?:main|battle|end|standby|draw|haupt|kampf)[\s-]?phase(?:\s?[12])?|damage\s+step)\)/giu;
/** "(both 8000 LP)" */
const BOTH_LIVES =
  /\s?\((?:both|beide)\s+(?:(?:at|bei|mit|have|haben)\s+)?(\d{1,6})\s?(?:LP|Lebenspunkten?|life\s?points?)\)/giu;
/** "Beide haben noch 1000 LP" */
const BOTH_HAVE =
  /(?<=^|[.,;]\s)(?:both|beide)(?:\s(?:players|spieler))?\s(?:(?:have|haben|are|sind|stehen)\s)?(?:(?:at|bei|auf|only|still|just|noch|nur)\s)*(\d{1,6})\s?(?:LP|Lebenspunkten?|life\s?points?)(?:\s(?:left|übrig))?[.,;]?\s?/giu;
/** "Beide Spieler haben keine Handkarten" */
const BOTH_SO =
  /(?<=^|[.,;]\s)(?:both|beide)(?:\s(?:players|spieler))?\s(?:have|haben|control|controls|kontrollieren)\s([^.,;]+)(?=[.,;]|$)/giu;
const LIFE =
  '(?:(?:at|on|bei|mit|with)\\s+)?(?:LP\\s*:?\\s*(\\d{1,6})|(\\d{1,6})\\s?(?:LP|Lebenspunkten?|life\\s?points?))';
const FACT = new RegExp(`^(?:${LIFE}|(?:(?:only|nur)\\s+)?${HELD})$`, 'i');
/** "A (LP 4000, 3 cards in hand)". */
const OF_PLAYER = /(?<![\p{L}\d'’])([AB])\s\(([^()]+)\)((?<=(?:^|[,;.]\s)[AB]\s\([^()]+\))\s*(?:[,.]\s|$))?/gu;
/** "(B hat 3 Monster)", behind whatever it stands. */
const IN_PARENTHESES = /\s\(((?:and\s+|und\s+)?([AB])\s+(?:has|hat|controls|kontrolliert)\s[^()]+)\)/gu;

export function spelled(line: string): string {
  const before: string[] = [];
  const has = (_: string, who: string, play: string, held: string): string => (
    before.push(`${who} has ${held}`),
    `${who}${play}`
  );
  const long = SHORT.reduce((text, [short, said]) => text.replace(short, said as string), ` ${line} `).trim();
  const rest = long
    .replace(OF_PLAYER, (whole, who: string, inside: string, alone?: string) => {
      const facts = inside.split(/\s*,\s*/).map((fact) => factOf(who, fact));
      if (facts.includes(undefined)) return whole;
      before.push(...facts.map(String));
      // "B (500 LP), A: X": nothing else is said of B.
      return alone === undefined ? who : '';
    })
    .replace(HELD_LIST, eachHeld)
    .replace(
      ON_BOTH_SIDES,
      (_, many: string, one: string, more: string, two: string) => (
        before.push(`${one} has ${many}`, `${two} has ${more}`),
        ''
      ),
    )
    .replace(IT_IS_FIRST, () => (before.push('turn 1'), ''))
    .replace(FIRST_TURN, () => (before.push('turn 1'), ''))
    .replace(WITH_SO_MANY_IN_DECK, has)
    .replace(WITH_OTHERS_IN_HAND, has)
    .replace(WITH_EMPTY_HAND, (all: string, who: string, play: string) => has(all, who, play, 'no cards in hand'))
    .replace(
      WITH_SO_MANY_THERE,
      (_, who: string, play: string, held: string, field?: string, graveyard = '') => (
        before.push(`${/^[AB]/.test(field ?? graveyard) ? (field ?? graveyard)[0]! : who} has ${held}${field === undefined ? ' in gy' : ''}`),
        `${who}${play}`
      ), // prettier-ignore
    )
    .replace(AIMED, ' on $1')
    .replace(WHEN, ' in the $1')
    .replace(BOTH_LIVES, (_, points: string) => (before.push(`A ${points} LP`, `B ${points} LP`), ''))
    .replace(BOTH_HAVE, (_, points: string) => (before.push(`A ${points} LP`, `B ${points} LP`), ''))
    .replace(BOTH_SO, (whole, fact: string) => (FACT.test(fact) ? `A has ${fact}, B has ${fact}` : whole))
    .replace(IN_PARENTHESES, (_, inside: string) => (before.push(inside), ''));
  return [...before, rest].filter((text) => text !== '').join(', ');
}
/** In the line's own words. */
function factOf(who: string, fact: string): string | undefined {
  const [whole, one, two] = FACT.exec(fact) ?? [];
  return whole && `${who} ${(one ?? two) ? `${one ?? two} LP` : `has ${fact}`}`;
}
