// Every form in which a verb stands, worked out from the one a dictionary has: by the rule of the language, of strong verbs by a table. Both games look here.

/** 'greifen': third person now and then ("greift", "griff", "griffen"), the participle ("gegriffen"). */
export interface GermanForms {
  finite: readonly [third: string, ...past: string[]];
  participles: readonly string[];
}
/** 'swing': "swung"; "swings"; "swinging". */
export interface EnglishForms {
  past: readonly string[];
  third: string;
  gerund: string;
}

export function germanForms(infinitive: string): GermanForms {
  const strong = strongForms(infinitive);
  if (strong) {
    const [third, past, participle] = strong;
    const participles = participle.split('|');
    const plural = `${past}${past.endsWith('e') ? 'n' : 'en'}`;
    // "haben verloren" is heard more often than "verloren".
    return { finite: [third, past, ...(participles.includes(plural) ? [] : [plural])], participles };
  }
  const stem = infinitive.replace(/e?n$/, '');
  const third = stem + (/[td]$|(?:[^aeiouäöülrhmn]|ch)[mn]$/.test(stem) ? 'et' : 't');
  return {
    finite: [third, `${third}e`, `${third}en`],
    participles: [WITHOUT_GE.test(infinitive) ? third : `ge${third}`],
  };
}
const WITHOUT_GE = /^(?:be(?!n?ch)|ent|er|ge|ver|wider|wieder|zer|über|unter)|ieren$/;
/** "spezialbeschwören": as the verb behind the kind of Summon. */
function strongForms(infinitive: string): readonly [third: string, past: string, participle: string] | undefined {
  const [, front = '', verb] = /^(.+)(beschwören)$/.exec(infinitive) ?? ['', '', infinitive];
  const [third, past, participle] = STRONG.get(verb!) ?? [];
  return third === undefined ? undefined : [front + third, front + past!, front + participle!];
}
/** Strong and mixed verbs: third person now, past, participle. */
const STRONG = new Map<string, readonly [third: string, past: string, participle: string]>(
  [
    ['beginnen', 'beginnt', 'begann', 'begonnen'],
    ['benennen', 'benennt', 'benannte', 'benannt'],
    ['beschwören', 'beschwört', 'beschwor', 'beschworen'],
    ['bieten', 'bietet', 'bot', 'geboten'],
    ['bleiben', 'bleibt', 'blieb', 'geblieben'],
    ['bringen', 'bringt', 'brachte', 'gebracht'],
    ['fangen', 'fängt', 'fing', 'gefangen'],
    ['finden', 'findet', 'fand', 'gefunden'],
    ['geben', 'gibt', 'gab', 'gegeben'],
    ['gehen', 'geht', 'ging', 'gegangen'],
    ['gelten', 'gilt', 'galt', 'gegolten'],
    ['gewinnen', 'gewinnt', 'gewann', 'gewonnen'],
    ['greifen', 'greift', 'griff', 'gegriffen'],
    ['kommen', 'kommt', 'kam', 'gekommen'],
    ['lassen', 'lässt', 'ließ', 'gelassen'],
    ['hauen', 'haut', 'haute', 'gehauen'],
    ['liegen', 'liegt', 'lag', 'gelegen'],
    ['nehmen', 'nimmt', 'nahm', 'genommen'],
    ['nennen', 'nennt', 'nannte', 'genannt'],
    ['rufen', 'ruft', 'rief', 'gerufen'],
    ['schieben', 'schiebt', 'schob', 'geschoben'],
    ['schlagen', 'schlägt', 'schlug', 'geschlagen'],
    ['schießen', 'schießt', 'schoss', 'geschossen'],
    ['sitzen', 'sitzt', 'saß', 'gesessen'],
    ['stehen', 'steht', 'stand', 'gestanden'],
    ['stehlen', 'stiehlt', 'stahl', 'gestohlen'],
    ['sterben', 'stirbt', 'starb', 'gestorben'],
    ['tragen', 'trägt', 'trug', 'getragen'],
    ['treffen', 'trifft', 'traf', 'getroffen'],
    ['unterbinden', 'unterbindet', 'unterband', 'unterbunden'],
    ['unterbrechen', 'unterbricht', 'unterbrach', 'unterbrochen'],
    ['verbinden', 'verbindet', 'verband', 'verbunden'],
    ['verlieren', 'verliert', 'verlor', 'verloren'],
    ['verschieben', 'verschiebt', 'verschob', 'verschoben'],
    ['verschmelzen', 'verschmilzt', 'verschmolz', 'verschmolzen'],
    ['werfen', 'wirft', 'warf', 'geworfen'],
    ['widersprechen', 'widerspricht', 'widersprach', 'widersprochen'],
    ['wenden', 'wendet', 'wendete', 'gewendet|gewandt'],
    ['ziehen', 'zieht', 'zog', 'gezogen'],
    ['übernehmen', 'übernimmt', 'übernahm', 'übernommen'],
  ].map(([infinitive, ...forms]) => [infinitive!, forms as [string, string, string]]),
);

export function englishForms(base: string): EnglishForms {
  const [past, gerund = regularGerund(base)] = IRREGULAR.get(base) ?? [regularPast(base)];
  return { past: past.split('|'), third: thirdPerson(base), gerund };
}
/** Past and participle where they differ; the gerund where it follows no rule. */
const IRREGULAR = new Map<string, readonly [past: string, gerund?: string]>([
  ['blow', ['blew']],
  ['bring', ['brought']],
  ['choose', ['chose|chosen']],
  ['come', ['came']],
  ['deal', ['dealt']],
  ['draw', ['drew|drawn']],
  ['find', ['found']],
  ['get', ['got']],
  ['go', ['went|gone']],
  ['hit', ['hit']],
  ['hold', ['held']],
  ['ko', ["ko'd|koed|ko’d|kod", "ko'ing"]],
  ['lie', ['lay']],
  ['lose', ['lost']],
  ['make', ['made']],
  ['overlay', ['overlaid']],
  ['pay', ['paid']],
  ['put', ['put']],
  ['say', ['said']],
  ['send', ['sent']],
  ['set', ['set']],
  ['sit', ['sat']],
  ['steal', ['stole|stolen']],
  ['strike', ['struck']],
  ['swing', ['swung']],
  ['take', ['took|taken']],
  ['wear', ['wore|worn']],
  ['win', ['won']],
]);
/** "stop", "control": the last letter stands twice before an ending. */
const DOUBLES = /^[^aeiou]*[aeiou][^aeiouwxy]$|(?:control|equip)$/;
const beforeVowel = (base: string): string =>
  DOUBLES.test(base) ? base + base.at(-1)! : /[^e]e$/.test(base) ? base.slice(0, -1) : base;
const regularPast = (base: string): string =>
  /e$/.test(base) ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${beforeVowel(base)}ed`;
const regularGerund = (base: string): string =>
  /ie$/.test(base) ? `${base.slice(0, -2)}ying` : `${beforeVowel(base)}ing`;
const thirdPerson = (base: string): string =>
  /[sx]$|[cs]h$|^go$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
