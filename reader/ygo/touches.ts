/**
 * What a Yu-Gi-Oh! sentence nobody read could touch, where its card has to be and on what occasion, told from its wording. Coarse: it may name too
 * much, never too little. What is not recognised could touch everything.
 */
import { ofExtraDeck } from '../../engine/case/printed.ts';
import type { YgoCard } from '../../engine/case/schema.ts';
import { staysOnField } from '../../engine/ygo/cards.ts';
import type { TextBox, Touch, UnreadText } from '../../engine/reading.ts';
import type { YgoTouch } from '../../engine/ygo/touches.ts';

export type Look = Pick<UnreadText<YgoTouch>, 'touches' | 'on' | 'costs' | 'places' | 'optional'>;

/** The words by which a text speaks of where cards are taken from. */
const SPEAKS_OF_PLACE = {
  // What is drawn comes from the Deck.
  deck: /(?<!extra )\bdecks?\b|\bdraw/,
  graveyard: /\bgy\b|\bgraveyard/,
} satisfies Partial<Record<YgoTouch, RegExp>>;
type SpokenPlace = keyof typeof SPEAKS_OF_PLACE;
const PLACES_SPOKEN = Object.entries(SPEAKS_OF_PLACE) as [SpokenPlace, RegExp][];

/** The words by which a text speaks of something else. */
const SPEAKS_OF: Record<Exclude<YgoTouch, SpokenPlace>, RegExp> = {
  activation: /\bactivat|\brespon|\bchain|\bcannot (be )?use/,
  'normal-summon':
    /\b(normal|tribute)( or \w+)? summon|\btribut|(?<!(special|flip|fusion|ritual|synchro|xyz|link|pendulum) )\bsummon/,
  'special-summon':
    /\b(special|fusion|ritual|synchro|xyz|link|pendulum) summon|\btoken|(?<!(normal|flip|tribute) )\bsummon/,
  'flip-summon': /\bflip|(?<!(normal|tribute|special|fusion|ritual|synchro|xyz|link|pendulum) )\bsummon/,
  setting: /\bsets?\b/,
  attack: /\battack(?! position)|\bbattles?\b|\bbattling\b/,
  'battle-damage': /\bdamage\b(?! step| calculation)|\bpiercing\b/,
  'effect-damage': /\bdamage\b(?! step| calculation)|(?<!battle )\bdamage\b/,
  'life-points': /\blp\b|\blife points?\b|\bdamage\b(?! step| calculation)/,
  'atk-def': /\batk\b|\bdef\b/,
  destruction: /\bdestr(oy|uct)/,
  sending: /\bsen[dt]s?\b|\bdiscard|\btribut|\bdetach|\bdestroy|\bgy\b|\bgraveyard/,
  banishing: /\bbanish|\bremoved? from play\b/,
  returning: /\breturn|\bshuffl|\bplace\b.*\bdeck\b/,
  negation: /\bnegat|\bunaffected\b/,
  targeting: /\btarget/,
  control: /\bcontrol of\b|\b(take|gain|switch|giv|change).*\bcontrol\b|\byou can only control\b|\bowner\b/,
  position:
    /\bchang\w*\b.*\bpositions?\b|\bpositions?\b.*\bchang|\b(to|in(to)?) (face-up |face-down )?(attack|defense) position\b(?! cannot)|\bflip|\bturn(ed|s)? face|\bface-?down (attack|defense) position|\bset\b/,
  equipping: /\bequip|\battach|\bplace\b/,
  identity: /\btreat|\bname\b|\btypes?\b|\battributes?\b|\blevels?\b|\branks?\b|\btuner\b|\bbecomes?\b|\bdeclare/,
  material: /\bmaterial|\bas a tribute\b|\btribut|\bfor (the|a|its)\b.*\bsummon/,
  drawing: /\bdraws?\b|\bdrawn\b/,
  adding: /\badd(s|ed|ing)?\b|\btake\b|\breveal|\bexcavate|\blook at\b/,
  counters: /\bcounters?\b/,
  turn: /\bphase|\bturn\b|\bskip/,
  winning: /\bwins?\b|\bduel\b/,
};
const WORDS = Object.entries(SPEAKS_OF) as [YgoTouch, RegExp][];
/** The places a sentence speaks of; one that begins no effect of its own may mean those of the sentence before it. */
const placesSpokenOf = (words: string, before: Look | undefined): YgoTouch[] =>
  PLACES_SPOKEN.flatMap(([place, pattern]) => {
    const meant = !BEGINS.test(words) && before?.touches.some(({ what }) => what === place);
    return pattern.test(words) || meant ? [place] : [];
  });
const BEGINS = /^(once per turn, )?(you|your opponent) can\b|:/;
const spokenOf = (words: string): YgoTouch[] => WORDS.flatMap(([what, pattern]) => (pattern.test(words) ? [what] : []));

/** Without names, and without what stands in parentheses about the occasion only. An effect that "becomes" another is quoted, too. */
const plain = (sentence: string): string =>
  sentence
    .replace(/(?<!becomes )"[^"]*"/g, '""')
    .replace(/\((quick effect|except during the damage step|your choice[^)]*)\)/gi, '')
    .replace(/[()]/g, '')
    .replace(/^●\s*/, '')
    .trim()
    .toLowerCase();

/** Says how often something may be used, or for how long, and nothing else. */
const LIMIT = [
  /^you can (only )?(use|activate) (this|each|only|the|either|1|one|these|both)\b(?!.*\bcannot\b)[^;:]*\b(once|twice|per|at a time|times)\b/,
  /^(you can only use|you can only activate|only)\b(?!.*\bcannot\b)[^;:]*\bonce per\b/,
  /^this card('s name)? (is|becomes) also always treated\b/,
];

/** What a player may use or leave: the standard wording of optional effects and of Summoning procedures. */
const isOptional = (words: string): boolean => {
  const [before, after] = atColon(words);
  // What is done instead of something else is no effect that is used: it happens where that would.
  if (after === undefined && /\binstead\b/.test(words)) return false;
  if (
    after !== undefined &&
    /^\s*((you|either player|the turn player|your opponent|that player) can|once per turn, you can)\b/.test(after)
  )
    return true;
  const can = /\b(you|either player|your opponent) can\b(?! only)/.exec(before);
  if (!can) return false;
  const first = before.slice(0, can.index);
  return !/\b(cannot|must|gains?|loses?|becomes?|inflict|negated?|also|and if you do|then|destroy|draw|add)\b/.test(
    first,
  );
};
const atColon = (words: string): [string, string | undefined] => {
  const at = words.indexOf(':');
  return at < 0 ? [words, undefined] : [words.slice(0, at), words.slice(at + 1)];
};

/** A sentence that goes on with what the one before it says. */
const GOES_ON =
  /\b(this effect|these effects|this effect's|if you do|that effect|the turn you (activate|use)|after this card resolves|after this effect|those? (cards?|monsters?|targets?)|that (card|monster|target)|(it|they|them|its|their|both)\b(?! is (destroyed|sent|banished)))/;
/** "Gains 300 ATK for each material it has": it speaks of its own card, which "it" means, too; so does "any battle damage this card inflicts". */
const OF_ITSELF =
  /^any (battle )?damage this card inflicts\b|^(this card )?gains\b(?!.*\b((?<!by )this effect|if you do|that effect|those|that (card|monster|target))\b)|^an? [^:]*\b(monster|card) equipped with this card (gains|loses)\b(?!.*\b(those|that (card|monster|target))\b)/;

/** The occasion before a colon: "If this card is destroyed:", "During the End Phase:". */
const OCCASION =
  /^(once per (turn|chain|duel),? )?(\([^)]*\) ?)?(if|when|each time|during|at the|after|every time|once per turn, during|flip)\b/;
function occasion(words: string): Touch<YgoTouch>[] | undefined {
  const [before, after] = atColon(words);
  if (after === undefined || !OCCASION.test(before)) return undefined;
  if (before.startsWith('flip'))
    return [
      { what: 'position', self: true },
      { what: 'flip-summon', self: true },
    ];
  const what = spokenOf(before);
  const own =
    /^(once per (turn|chain|duel),? )?(if|when) this( \S+)? card (is|was|would be|attacks|battles|leaves|declares|destroys? )/.test(
      before,
    );
  const subject = own && !/\b(destroys|inflicts|or another|or a |or an )/.test(before);
  return what.length === 0
    ? undefined
    : what.map((w) => ({ what: w, ...(subject && w !== 'turn' && { self: true as const }) }));
}

/** What stands before the semicolon but is no target: the cost; "activate this card by …". */
function costs(words: string): Touch<YgoTouch>[] | undefined {
  const [before, after] = atColon(words);
  const said = after ?? before;
  const semicolon = said.indexOf(';');
  const by = /\bactivate this card by (.*)/.exec(words)?.[1];
  const cost = by ?? (semicolon < 0 ? '' : said.slice(0, semicolon));
  const parts = cost
    .split(/, then |, and | and /)
    .filter(
      (part, n, all) => !CHOOSES.test(part) && (!all.slice(0, n).some((one) => CHOOSES.test(one)) || DOING.test(part)),
    );
  const what = spokenOf(parts.join(' '));
  return what.length > 0 ? what.map((one) => ({ what: one })) : undefined;
}

const CHOOSES = /^\s*(you can )?(target|select|declare|choose)/;
/** "Target 1 card in the GY and 1 banished card" goes on with what is targeted; "target 1 card and discard 1" does not. */
const DOING =
  /^\s*(you )?(can )?(banish|destroy|detach|discard|flip|pay|place|remove|return|reveal|send|shuffle|take|tribute|\w+ing)\b/;

/** What a Spell or Trap says of its own activation, or does when it is activated. */
const AT_ACTIVATION =
  /^(once per (turn|duel), )?(then )?(activate|special summon|equip|target|select|choose|destroy|draw|add|send|banish|discard|return|shuffle|negate|inflict|gain|pay|reveal|declare|tribute|place|set|take|change|look|excavate|flip|attach|remove|increase|toss|roll|apply|switch|each player(?! (must|cannot|can)\b)|both players(?! (must|cannot|can)\b)|fusion summon|ritual summon|this card can only be activated|you can only activate this card|your opponent (draws|discards|gains))\b|^(if|when)\b[^:]*\bactivate (this card|only)\b|\bthis card('s activation)? (cannot be activated|is activated|can only be activated)\b/;

/** What a card that stays does at some moment while it lies there, and what holds as long as it does. */
const WHILE_THERE = [
  /\b(at the (end|start|beginning)|during|each (time|turn)|every|whenever|when|while|that (battles?|attacks?|inflicts?|targets?)|cannot|destroyed by battle)\b/,
  /(?<!then )\bif (?!you (do|did)\b)/,
  /^(each|both|neither) players? can\b|\bany card effect\b/,
  /(^|; )(it|that monster|each "" monster|the (equipped|selected) monster|its (atk|def|effects?))\b.*\b(gains?|loses?|becomes?|treated|negated)\b|^increase\b.*\bequipped\b/,
];
const isWhileThere = (words: string, card: YgoCard): boolean =>
  staysOnField(card) && !words.includes(':') && WHILE_THERE.some((pattern) => pattern.test(words));

/** Is the whole sentence about its own card, or the monster it is equipped to? */
const ABOUT_ITSELF =
  /^(this( \S+)? card|the equipped monster|an? ([\w"'-]+ )?monster equipped with this card|cannot be|must( first)? be|unaffected|gains|if this card|while (this card|face-up)|it)\b/;
const ABOUT_OTHERS =
  /\b(your opponent|opponent's|all|other|monsters|each|both|player|you|cards|another|spells?|traps?|the monster|that monster|attack target|any)\b/;
/** "Gains 300 ATK for each other Dragon on the field": whatever is counted, what changes is this card. */
const OWN_GAIN = /^(this card )?gains (?!.*\b(gains?|also|loses?|cannot|can|becomes?|then)\b)[^,;:]*$/;
const isAboutItself = (words: string): boolean =>
  OWN_GAIN.test(words) ||
  (ABOUT_ITSELF.test(words) &&
    !ABOUT_OTHERS.test(
      words
        .replace(/\bby (battle|card effects?|your opponent's( \S+)? effects?|opponent's( \S+)? effects?)\b/g, '')
        .replace(/\b(your opponent|you) (cannot target|controls?)\b/g, (all) => (all.includes('cannot') ? '' : all)),
    ));

/** Whose monsters a sentence about a group is about. */
const GROUP = /^(all |other |each )*(face-up )?[^.,:;]*\bmonsters? (you|your opponent) controls?\b/;
const whose = (words: string): 'you' | 'opponent' | undefined => {
  const found = GROUP.exec(words);
  // "Monsters your opponent controls lose … for each monster you control" is about both.
  if (!found || (found[0].match(/\b(you|opponent) controls?\b/g) ?? []).length > 1) return undefined;
  const rest = words.slice(found[0].length);
  if (
    /\b(you|your|opponent|opponent's|player)\b/.test(
      rest.replace(/\bby (your opponent's |opponent's )?(card )?effects?\b/g, ''),
    )
  )
    return undefined;
  return found[3] === 'you' ? 'you' : 'opponent';
};

const PLACE_WORDS = {
  hand: 'hand',
  gy: 'graveyard',
  graveyard: 'graveyard',
  banished: 'banished',
  field: 'field',
} as const;
/** Where it was when something happened to it: "If this card in your hand is sent to the GY". */
const WAS_THERE =
  /\bthis( \S+)? card in [^,:;]* (is|was) (sent|destroyed|banished|discarded|tributed|returned|added|shuffled)\b/g;
/** "This card in your hand or GY", "this card from your hand", "while this card is banished". */
function places(words: string): string[] | undefined {
  const found = [
    ...words
      .replace(WAS_THERE, '')
      .matchAll(
        /\bthis( \S+)? card( is)?( in| from)? (your |the |its owner's )?((hand|gy|graveyard|face-up field|field|banished)(( if it was there [^,;:]*?)?(,? or |, | and\/or )(your |the )?(hand|gy|graveyard|face-up field|field|banished))*)/g,
      ),
  ].flatMap((m) => (m[5] ?? '').match(/hand|gy|graveyard|banished|field/g) ?? []);
  if (found.length === 0) return undefined;
  return [...new Set(found.map((word) => PLACE_WORDS[word as keyof typeof PLACE_WORDS]))];
}

/** "A monster equipped with this card gains 700 ATK": it says nothing where it equips none. */
const WHILE_EQUIPPED = /^(an? )([\w"'-]+ )?monster equipped with this card\b/;

/** Sentences that say nothing of what the card does: the flavour of a Normal Monster, the line of material of a monster of the Extra Deck. */
function silent({ kind, monster }: YgoCard, box: TextBox): (sentence: number) => boolean {
  if (box !== 'text' || kind !== 'monster') return () => false;
  if (monster?.includes('normal') && !monster.includes('effect')) return () => true;
  return (sentence) => sentence === 0 && monster !== undefined && ofExtraDeck(monster);
}

/** The sentences of a box, in order: a sentence may go on with what the one before it says. */
export const look =
  (card: YgoCard) =>
  (sentences: readonly string[], box: TextBox): Look[] => {
    const looks: Look[] = [];
    const saysNothing = silent(card, box);
    sentences.forEach((sentence, i) =>
      looks.push(saysNothing(i) ? { touches: [] } : lookAt(plain(sentence), looks.at(-1), card)),
    );
    return looks;
  };

function activatedOn(words: string, card: YgoCard): Look['on'] {
  const happens = occasion(words);
  // "When …: Activate this card by …"
  const activates =
    card.kind !== 'monster' &&
    !isWhileThere(words, card) &&
    (happens ? /\bactivate this card\b/ : AT_ACTIVATION).test(words);
  return activates ? [...(happens ?? []), ...AS_ACTIVATED] : happens;
}
const whenSaid = (on: Look['on']): Pick<Look, 'on'> => (on ? { on } : {});
const AS_ACTIVATED: Touch<YgoTouch>[] = [{ what: 'activation', self: true }];
function lookAt(words: string, before: Look | undefined, card: YgoCard): Look {
  if (words === '' || LIMIT.some((pattern) => pattern.test(words))) return { touches: [] };
  const what = spokenOf(words);
  if (/\bunaffected\b/.test(words) || what.length === 0)
    return { touches: [{ what: 'everything', ...(isAboutItself(words) && { self: true as const }) }] };
  const self = isAboutItself(words) && !words.includes(':');
  const side = whose(words);
  const on = activatedOn(words, card);
  const cost = costs(words);
  const at = places(words) ?? (WHILE_EQUIPPED.test(words) ? ['spells-traps'] : undefined);
  const goesOn = GOES_ON.test(words) && !OCCASION.test(words) && !OF_ITSELF.test(words) && !isWhileThere(words, card);
  const goesOnFrom = goesOn ? before : undefined;
  const optional = isOptional(words) || goesOnFrom?.optional;
  return {
    touches: [...what, ...placesSpokenOf(words, before)].map((one) => ({
      what: one,
      ...(self && { self: true as const }),
      ...(side && { whose: side }),
    })),
    ...whenSaid(on ?? goesOnFrom?.on),
    ...(cost && { costs: cost }),
    ...(at && { places: at }),
    ...(optional && { optional: true as const }),
  };
}
