// "A controls Dimension Shifter effect", "B's Maxx "C" is active", "… under Macro Cosmos": the effect of a card applies by now. What stays on the field lies
// there; anything else was activated this turn, and that Chain has resolved.
import type { YgoCard } from '../../engine/case/schema.ts';
import { activatedOf, staysThere, type TextOf } from './asked.ts';
import { many } from './placeholders.ts';
import { other } from './table.ts';
import { playerOf, type Item, type NamedCard, type There } from './items.ts';
import { readCard } from './notes.ts';

const EFFECT = "(?:['’]?s)?(?:\\s+(?:effects?|effekte?))?";
const THIS_TURN = '(?:\\s+(?:earlier\\s+)?(?:this\\s+turn|(?:in\\s+)?diesen?\\s+zug|in\\s+diesem\\s+zug))';
const ACTIVE =
  '(?:already\\s+|currently\\s+|schon\\s+|bereits\\s+)?(?:active|applied|applying|in\\s+effect|in\\s+force|live|aktiv|in\\s+kraft)';
const WHOSE = "(?:([AB])(?:['’]s\\s+|s\\s+|\\s*:\\s*|\\s+))?";
/** A piece that says nothing else. */
const ALONE: readonly RegExp[] = [
  new RegExp(`^${WHOSE}(?:the\\s+)?(?:effect\\s+of\\s+)?(.+?)${EFFECT}\\s+(?:is|are|was|has\\s+been)\\s+(?:${ACTIVE}|(?:activated|resolved)${THIS_TURN})$`, 'i'),
  new RegExp(`^${WHOSE}(?:the\\s+)?(?:effect\\s+of\\s+)?(.+?)${EFFECT}\\s+(?:${ACTIVE}|applies|is\\s+applying|resolved(?:${THIS_TURN})?|activated${THIS_TURN})$`, 'i'),
  new RegExp(`^${WHOSE}(?:der\\s+)?(?:effekt\\s+von\\s+)?(.+?)${EFFECT}\\s+(?:(?:ist|war)\\s+${ACTIVE}|wirkt|gilt|wurde${THIS_TURN}\\s+aktiviert)$`, 'i'),
  /^()[AB]\s*:?\s+(?:is\s+under|steht\s+unter)\s+(?:the\s+effect\s+of\s+|dem\s+effekt\s+von\s+)?(.+?)$/i,
  /^([AB])\s*:?\s+(?:has|hat|controls|kontrolliert)\s+(?:the\s+effect\s+of\s+|den\s+effekt\s+von\s+)(.+?)(?:\s+active|\s+aktiv)?$/i,
  /^([AB])\s*:?\s+(?:has|hat|controls|kontrolliert)\s+(.+?)(?:['’]s)?(?:[-\s]+(?:effect|effekt))(?:\s+(?:active|applied|applying|up|aktiv))?$/i,
  /^([AB])\s*:?\s+(?:(?:has\s+)?(?:activated|resolved|used)|hat)\s+(.+?)\s+(?:(?:earlier\s+)?this\s+turn|(?:in\s+)?diesen?m?\s+zug\s+(?:aktiviert|benutzt))$/i,
  /^([AB])\s*:?\s+(?:has|hat)\s+(.+?)\s+(?:active|applied|resolved|aktiv|in\s+kraft)$/i,
]; // prettier-ignore
/** "Sangan is face-up", "Sangan face-up on the field": where it lies, nobody says whose. */
const LIES =
  /^(?![AB](?:\s|:|['’]))(.+?)\s+(?:(?:is|lies|ist|liegt)\s+)?(face-?up|face-?down|offen|verdeckt|set|gesetzt|on\s+the\s+field|auf\s+dem\s+(?:spiel)?feld)(?:\s+(?:on\s+the\s+field|auf\s+dem\s+(?:spiel)?feld))?$/i;
/** Behind a play. */
const BEHIND: readonly RegExp[] = [
  /^(.+?)\s+(?:under|unter)\s+(?:(?:the\s+effect\s+of|dem\s+effekt\s+von)\s+)?(?:([AB])['’]?s\s+)?(.+)$/i,
  new RegExp(`^(.+?)\\s+(?:with|while|mit|während)\\s+(?:(?:the\\s+effect\\s+of|dem\\s+effekt\\s+von)\\s+)?(?:([AB])['’]?s\\s+)?(.+?)${EFFECT}\\s+(?:(?:is|ist)\\s+)?(?:${ACTIVE}(?:\\s+ist)?|applies|wirkt|gilt)$`, 'i'),
]; // prettier-ignore

type IsCard = (name: string) => boolean;
const plain = ({ notes: { inForce: _, ...notes }, ...card }: NamedCard): NamedCard => ({ ...card, notes });
const inForce = (name: string): NamedCard => {
  const card = readCard(name);
  return { ...card, notes: { ...card.notes, inForce: true } };
};

const FOR_WHOM = new RegExp(`^(?![AB](?:['’]s)?\\s)(.+\\s${ACTIVE})\\s+(?:for|by|für|bei|von)\\s+([AB])$`, 'i');
/** What a piece says is in force, and the play it says beside that. */
export function inForceIn(written: string, isCard: IsCard): { item: There; play?: string } | undefined {
  // "Skill Drain active for A"
  const text = written.replace(FOR_WHOM, '$2: $1');
  const isName = (name: string | undefined): name is string => name !== undefined && isCard(readCard(name).name);
  if (isName(text.replace(/^[AB](?:\s*:\s*|\s+)/i, ''))) return undefined;
  // The last letter of "Macro Cosmos" is no "'s" that was left out.
  const wholeName = (short: string | undefined, from: string): string | undefined =>
    short !== undefined && from.toLowerCase().includes(`${short}s `.toLowerCase()) && isName(`${short}s`)
      ? `${short}s`
      : short;
  for (const said of ALONE) {
    const [, who, short] = said.exec(text) ?? [];
    const card = wholeName(short, text);
    if (!isName(card)) continue;
    const under = /^([AB])\s*:?\s+(?:is\s+under|steht\s+unter)\s/i.exec(text)?.[1];
    const owner = who ? playerOf(who) : under ? other(playerOf(under)) : undefined;
    return {
      item: { is: 'there', player: owner ?? 'B', ...(!owner && { nobodys: true as const }), cards: [inForce(card)] },
    };
  }
  const [, lying, how = ''] = LIES.exec(text) ?? [];
  if (isName(lying)) {
    const { notes, ...card } = readCard(lying);
    const place = /down|verdeckt|set/i.test(how) ? ('set' as const) : ('field' as const);
    return { item: { is: 'there', player: 'B', nobodys: true, cards: [{ ...card, notes: { ...notes, place } }] } };
  }
  for (const said of BEHIND) {
    const [, play, who, short] = said.exec(text) ?? [];
    const card = wholeName(short, text);
    if (!isName(card)) continue;
    const by = /^([AB])(?:\s*:|\s)/i.exec(play!)?.[1] ?? 'A';
    const owner = who ? playerOf(who) : other(playerOf(by));
    return { item: { is: 'there', player: owner, cards: [inForce(card)] }, play: play! };
  }
  return undefined;
}

/** The line with what is in force as a play that has resolved, before every other; what stays on the field lies there. */
export function playedBefore(items: readonly Item[], cardOf: (name: string) => YgoCard | undefined, text: TextOf): Item[] {
  const played: Item[] = [];
  const first = items.find((item) => item.is === 'action');
  const left = items.flatMap((said): Item[] => {
    if (said.is !== 'there') return [said];
    // Whose it is nobody says: the other player's than whose play is asked about.
    const item = said.nobodys && first?.is === 'action' ? { ...said, player: other(first.by ?? 'A') } : said;
    const isPlayed = ({ name, notes }: NamedCard): boolean => notes.inForce === true && !lies(cardOf(name), text);
    for (const card of item.cards.filter(isPlayed))
      played.push({ is: 'action', by: item.player, does: 'activate', card: plain(card), targets: [], written: '' }, { is: 'chain-ends' });
    const cards = item.cards.filter((card) => !isPlayed(card));
    return cards.length > 0 || item.none ? [{ ...item, cards }] : [];
  });
  if (played.length === 0) return left;
  // Whose turn it is says who acts besides.
  const turnSaid = left.some(({ is }) => is === 'turn');
  const turn: Item[] = first?.is === 'action' && first.by && !turnSaid ? [{ is: 'turn', player: first.by, supposed: true }] : [];
  const board = left.filter(({ is }) => is === 'there' || is === 'life-points');
  return [...board, ...turn, ...played, ...left.filter((item) => !board.includes(item))];
} // prettier-ignore

/** Whether a card applies as long as it lies on the field; a hand trap does not. */
function lies(card: YgoCard | undefined, text: TextOf): boolean {
  if (card?.kind !== 'monster') return card === undefined || staysThere(card, text);
  const used = activatedOf(text(card)).map(({ from }) => many(from));
  return text(card).effects.some(({ kind }) => kind === 'continuous') || !used.some((from) => from.includes('hand') || from.includes('graveyard'));
} // prettier-ignore
