/**
 * Forms of verbs that no ending tells: by what a verb ends in when nothing is added, its other forms, folded. Of words that
 * mean something else in the other language ('rang', 'war', 'half') the rarer meaning is left out.
 */
export const VERBS: Readonly<Record<string, string>> = {
  // German
  anbieten: 'anbot angeboten', backen: 'gebacken', befehlen: 'befohlen befiehlt', beginnen: 'begann begonnen begin begun began', bieten: 'geboten bot',
  binden: 'gebunden', bleiben: 'blieb geblieben', brechen: 'bricht brach gebrochen', bringen: 'brachte gebracht brought', denken: 'dachte gedacht',
  duerfen: 'darf durfte', entscheiden: 'entschied entschieden', fallen: 'fiel gefallen faellt fell fallen', fangen: 'faengt fing gefangen', finden: 'fand gefunden found',
  fliegen: 'flog geflogen', geben: 'gib gibt gab gegeben', gelten: 'galt gegolten', gewinnen: 'gewann gewonnen', greifen: 'griff gegriffen',
  halten: 'haelt hielt gehalten', heissen: 'hiess geheissen', helfen: 'hilft geholfen', kennen: 'kannte gekannt', kommen: 'kam gekommen', lassen: 'laesst liess gelassen',
  laufen: 'laeuft lief gelaufen', lesen: 'liest gelesen', liegen: 'lag gelegen', luegen: 'log gelogen', betruegen: 'betrog betrogen', messen: 'misst gemessen',
  nehmen: 'nimm nimmt nahm genommen', nennen: 'nannte genannt', rufen: 'gerufen', schaffen: 'schuf geschaffen', scheiden: 'geschieden', schieben: 'schob geschoben',
  schiessen: 'schoss geschossen', schlafen: 'schlaeft schlief geschlafen', schlagen: 'schlaegt schlug geschlagen', schliessen: 'schloss geschlossen',
  schreiben: 'schrieb geschrieben', sehen: 'sieht sah gesehen', sinken: 'sank gesunken', sitzen: 'sass gesessen', sprechen: 'spricht sprach gesprochen',
  springen: 'gesprungen', stehen: 'gestanden', stehlen: 'stiehlt stahl gestohlen', steigen: 'stieg gestiegen', sterben: 'stirbt starb gestorben',
  stossen: 'stoesst stiess gestossen', tragen: 'traegt trug getragen', treffen: 'trifft traf getroffen', treten: 'tritt trat getreten', trennen: 'getrennt',
  verbieten: 'verbot verboten', vergessen: 'vergisst vergass', verlieren: 'verlor verloren verlust', verschmelzen: 'verschmilzt verschmolz verschmolzen', verschwinden: 'verschwand verschwunden',
  verschieben: 'verschoben', werfen: 'wirf wirft warf geworfen wurf', wissen: 'weiss wusste gewusst', zahlen: 'bezahlt bezahlen', zaehlen: 'gezaehlt', ziehen: 'zog gezogen', zwingen: 'zwang gezwungen',
  // English
  apply: 'applied applies', beat: 'beaten', become: 'became', break: 'broke broken', build: 'built', buy: 'bought', carry: 'carried', catch: 'caught', choose: 'chose chosen choice',
  come: 'came', copy: 'copied', deal: 'dealt', deny: 'denied', destroy: 'destruction', die: 'died dying', draw: 'drew drawn', fight: 'fought', forget: 'forgot forgotten',
  give: 'gave given', hide: 'hid hidden', hold: 'held', keep: 'kept', know: 'knew known', lay: 'laid', lead: 'led', leave: 'left leaving', lend: 'lent', lose: 'lost losing loss losses', mean: 'meant',
  pay: 'paid', resolve: 'resolution', run: 'ran', send: 'sent', shake: 'shook shaken', show: 'shown', sleep: 'slept asleep', speak: 'spoke spoken', spend: 'spent', steal: 'stole stolen',
  swear: 'swore sworn', take: 'took taken', teach: 'taught', tear: 'tore torn', throw: 'threw thrown', tie: 'tied tying', try: 'tried', use: 'used using', wake: 'woke woken', win: 'won winning',
  write: 'wrote written', understand: 'understood',
  // Words spelt in two ways
  color: 'colour', defense: 'defence', offense: 'offence', license: 'licence',
}; // prettier-ignore

/** Words of the game that look like forms of a verb ('fallen', 'fällt'): these forms are the word's own. */
const OF_THE_GAME: Record<string, string> = { falle: 'falle fallen' };
export const ownStems: ReadonlyMap<string, string> = new Map(
  Object.entries(OF_THE_GAME).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
);

/** Prefixes that a German verb puts at the end of its sentence. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'ab an auf aus ein hin her mit nach vor weg zu zurueck um runter rein raus hoch los fest durch herunter hinunter heraus herum herein hinein zusammen weiter wieder'.split(
    ' ',
  ),
);
const prefixed = new RegExp(`^(${[...PARTICLES].map((p) => p.replace('ue', 'u')).sort((a, b) => b.length - a.length).join('|')})(?=[a-z]{3})`); // prettier-ignore

/** By a cut form the cut verb; `cut` takes endings away. */
export function verbs(cut: (word: string) => string): (form: string) => string | undefined {
  const of = new Map<string, string>();
  for (const [verb, forms] of Object.entries(VERBS))
    for (const form of forms.split(' ')) {
      of.set(cut(form), cut(verb));
      // 'abgeworfen' has lost its ge already.
      if (form.startsWith('ge') && form.length > 6) of.set(cut(form.slice(2)), cut(verb));
    }
  return (form) => {
    const whole = of.get(form);
    if (whole !== undefined) return whole;
    const prefix = prefixed.exec(form)?.[0];
    const rest = prefix && of.get(form.slice(prefix.length));
    return rest === undefined || rest === '' ? undefined : `${prefix}${rest}`;
  };
}
