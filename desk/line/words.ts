// A line cut into its pieces and names, before anything is known about cards. German and English words mean the same; `docs/line.md` lists them.

export const ARROW = '→';
/** With one kind of arrow. */
export const oneArrow = (text: string): string => text.replace(/[-=]>/g, ARROW);

/** 'X twice', 'X zweimal' is two pieces alike; `isCard`: part of a name it is not. */
export function twice<T extends { text: string; after: string }>(piece: T, isCard: (name: string) => boolean): T[] {
  const once = piece.text.replace(/\s+(?:twice|two\s+times|zwei\s?mal|2x|x\s?2)(?=\s*(?:[-=]>|→)|$)/i, '');
  return once === piece.text || isCard(piece.text.replace(/^[AB](?:\s*:\s*|\s+)/i, ''))
    ? [piece]
    : [{ ...piece, text: once, after: ',' }, { ...piece, text: once }];
} // prettier-ignore

/** Pieces between `>`, `,`, `;` and line breaks, outside parentheses. `after` is the separator that follows. */
export function pieces(line: string): { text: string; after: string }[] {
  const found: { text: string; after: string }[] = [];
  let depth = 0;
  let text = '';
  const end = (after: string) => {
    found.push({ text: text.trim(), after });
    text = '';
  };
  // A name's own '<P>' is none of the line's signs.
  for (const c of line
    .replace(/[-=]>/g, ARROW)
    .replace(THEN, ', ')
    .replace(PAYING, ' ')
    .split(/(<\p{L}{1,3}>|[\s\S])/u)) {
    if (c === '(') depth++;
    if (c === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && c !== '' && '>,;\n'.includes(c)) end(c);
    else text += c;
  }
  end('');
  return found.filter((piece) => piece.text !== '' || piece.after === ';');
}

/** 'A aktiviert X und B kettet Y', 'then B responds with Y': the next play. */
const THEN =
  /,?\s+(?:(?:and|und|but|aber|then|dann|danach|daraufhin)\s+)+(?=[AB](?:\s*:|\s+(?:activates?|chains?|uses?|plays?|responds?|answers?|negates?|summons?|special|normal|flips?|tribute|fusion|synchro|xyz|link|ritual|ns|ss|sets?|attacks?|pass|ends?|has|controls|hat|kontrolliert|aktiviert|kettet|benutzt|nutzt|spielt|antwortet|reagiert|kontert|annulliert|negiert|stoppt|wirft|opfert|verbannt|zerstört|(?:\p{L}+)?beschwört|ruft|deckt|setzt|greift|flippt|passt|beendet)(?!\p{L})))/giu;

/** "Forbidden Droplet, sending Sangan": what is paid belongs to the play before it. */
const PAYS =
  '(?:by\\s+)?(?=(?:tributing|sending|discarding|banishing|declaring|naming)\\s)|(?:durch|unter|mit|per)\\s+(?=tribut\\s+von\\s)';
const PAYING = new RegExp(`,\\s+(?=(?:${PAYS}))`, 'gi');
export const PAID_BEHIND = new RegExp(`^(.+?),?\\s+(?:${PAYS})(.+)$`, 'i');
/** 'sangan + jinzo', 'sangan und jinzo': what joins them may be part of a name. */
export function joinedNames(text: string, isCard: (name: string) => boolean): string[] {
  const parts = text.split(/(\s*[+&]\s*|\s+(?:and|und)\s+)/i);
  const found: string[] = [];
  for (let from = 0; from < parts.length;) {
    // The longest that is one name: 'Arceus & Dialga & Palkia-GX'.
    let upTo = parts.length;
    while (upTo > from + 1 && !isCard(parts.slice(from, upTo).join(''))) upTo -= 2;
    found.push(parts.slice(from, upTo).join(''));
    from = upTo + 1;
  }
  return found;
}
/** The beginnings of a text that may be a name, whole words, the longest first, each with what stands behind it. What joins two names ends none. */
export function beginnings(text: string): { name: string; rest: string }[] {
  const words = text.trim().split(/\s+/);
  return words
    .map((_, n) => ({
      name: words.slice(0, words.length - n).join(' '),
      rest: words.slice(words.length - n).join(' '),
    }))
    .filter(({ name }) => !/\s(?:[+&]|and|und)$/i.test(name));
}
/** 'uses X', 'setzt X ein', 'greift mit X an': the name of the attack or Ability. */
export const withoutUses = (text: string): string =>
  text.replace(/^(?:uses?|attacks?\s+with|setzt|(?:be)?nutzt|greift\s+mit)\s+|\s+(?:ein|an)$/gi, '').trim();
/** What words of a table mean, the first that fit. */
export const meant = <T>(table: readonly [RegExp, T][], text: string): T | undefined =>
  table.find(([words]) => words.test(text))?.[1];
/** A turn ends, whoever says so. */
export const TURN_ENDS =
  /^ends?\s+(?:of\s+)?(?:the\s+|their\s+)?turn$|^(?:the\s+)?turn\s+ends$|^beendet\s+(?:den|seinen|ihren)\s+(?:spiel)?zug$|^(?:der\s+)?(?:spiel)?zug\s+(?:endet|beenden)$|^(?:ende\s+des\s+(?:spiel)?zug(?:e?s)|(?:spiel)?zugende)$/i;
