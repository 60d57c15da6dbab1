/**
 * Lists as text, as players type them: "3x Ash Blossom", "Ash Blossom x3", headings in either language, Pokémon TCG Live's and Limitless' lines with
 * set and number. A line without a number is one copy.
 */
import { wordsOf } from '../../case/names.ts';
import type { Game } from '../../case/schema.ts';
import type { Problem } from '../../ruling/schema.ts';
import { bad, MAX_COPIES, type DeckEntry, type ReadDeck, type Section } from '../entry.ts';
import { printOf } from './prints.ts';

/** Headings, folded and without numbers: where what follows belongs, and which game it tells. */
interface Head {
  section: Section;
  game?: Game;
}
const HEADS = new Map<string, Head>();
const heads = (section: Section, game: Game | undefined, names: readonly string[]): void => {
  for (const name of names) HEADS.set(name, { section, ...(game && { game }) });
};
heads('main', 'ygo', ['main deck', 'main', 'hauptdeck', 'haupt deck', 'monster', 'monsters', 'spells', 'spell', 'zauber', 'zauberkarten', 'traps', 'trap', 'fallen', 'fallenkarten', 'monster cards', 'spell cards', 'trap cards', 'monsterkarten', 'effect monsters', 'normal monsters']); // prettier-ignore
heads('extra', 'ygo', ['extra deck', 'extra', 'extradeck', 'fusion deck', 'fusionsdeck']);
heads('side', 'ygo', ['side deck', 'side', 'sidedeck', 'sideboard']);
heads('main', 'ptcg', ['pokemon', 'trainer', 'energy', 'energie', 'energien', 'trainers', 'trainer cards', 'trainerkarten', 'pokemon karten', 'energiekarten', 'supporter', 'unterstuetzer', 'unterstuetzerkarten', 'item', 'items', 'itemkarten', 'stadium', 'stadion', 'stadionkarten', 'tool', 'tools', 'special energy', 'basic energy', 'spezial energie', 'basis energie']); // prettier-ignore
heads('main', undefined, ['deck', 'deckliste', 'decklist', 'deck list']);

/** Lines that say how many cards there are. */
const TOTAL = /^(?:total(?: cards)?|gesamt(?:zahl)?|summe|(?:karten )?insgesamt|total de cart[ae]s)\s*:?\s*\d*$/i;
/** Set and number at the end of a Pokémon line; Live marks special prints with PH and the like, and writes 'Energy' for the set of a basic Energy card. */
const PRINT =
  /\s+\(?([A-Z][A-Z0-9]{1,3}(?:-[A-Z0-9]{1,3})?|PR-[A-Z]{2,3}|[A-Z]{2,4}ALT|(?<=Energ(?:y|ie) )Energy)\)?\s+#?([A-Z]{0,4}\d{1,3}[a-z]?)(?:\s+(?:PH|RH|HF|H|F))?$/;
/** Numbers of Live alone, printed on no card. */
const LIVE_ONLY = /ALT$|^Energy$/;

export function readText(text: string, game: Game | undefined): ReadDeck {
  const entries: DeckEntry[] = [];
  const problems: Problem[] = [];
  const told = new Set<Game>();
  let section: Section = 'main';
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replace(/\s+/g, ' ').trim();
    if (line === '' || /^(?:\/\/|--|==)/.test(line) || TOTAL.test(line)) continue;
    const head = headOf(line, section);
    if (head) {
      section = head.section;
      if (head.game) told.add(head.game);
      continue;
    }
    const entry = entryOf(line, section, i + 1);
    if ('code' in entry) problems.push(entry);
    else {
      if (PRINT.test(line)) told.add('ptcg');
      entries.push(entry);
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  if (entries.length === 0) return bad('empty-list', { de: 'Auf der Liste steht keine Karte.', en: 'There is no card on the list.' }); // prettier-ignore
  const known = game ?? (told.size === 1 ? [...told][0] : undefined);
  if (!known)
    return bad('which-game', {
      de: 'Aus der Liste geht nicht hervor, zu welchem Spiel sie gehört: das Spiel angeben.',
      en: 'The list does not tell which game it is for: name the game.',
    });
  return { ok: true, list: { game: known, entries } };
}

/** A heading, with or without a number of cards: 'Main Deck (40):', 'Pokémon: 12', '##Trainer', 'Zauberkarten'. */
function headOf(line: string, section: Section): Head | undefined {
  const words = wordsOf(line.replace(/[\d()[\]:#*=-]+/g, ' ')).join(' ');
  return HEADS.get(words) ?? headOfSeveral(line) ?? titleOf(line, section);
}
/** Several in one: 'Zauber/Fallen:', 'Spells & Traps'. */
function headOfSeveral(line: string): Head | undefined {
  const parts = line.split(/[/&+,]|\s(?:und|and)\s/);
  const all = parts.map((part) => HEADS.get(wordsOf(part.replace(/[\d()[\]:#*=-]+/g, ' ')).join(' ')));
  return parts.length > 1 && !all.includes(undefined) ? all[0] : undefined;
}
/** What names the list or its owner is no card: 'Deck: Gardevoir', 'Spieler: …', 'Mein Side Deck:'. No card's name ends with a colon. */
const TITLE =
  /^(?:deck(?:[ -]?(?:name|list(?:e)?))?|name|titel|title|spieler(?:in)?|player|event|turnier|format|datum|date)\s*:\s*\S/i;
function titleOf(line: string, section: Section): Head | undefined {
  if (TITLE.test(line)) return { section };
  if (/^\d|[^:]$/.test(line)) return undefined;
  const words = wordsOf(line.replace(/:$/, ''));
  for (let i = 1; i < words.length; i++) {
    const head = HEADS.get(words.slice(i).join(' '));
    if (head) return head;
  }
  return { section };
}

function entryOf(line: string, section: Section, at: number): DeckEntry | Problem {
  const bare = line.replace(/^[-*•]\s+/, '');
  const before = /^(\d{1,4})\s*[x×]?\s+(.+)$/i.exec(bare);
  const after = /^(.+?)\s+(?:[x×]\s*(\d{1,4})|\((?:[x×]\s*)?(\d{1,4})[x×]?\))$/i.exec(bare);
  const count = Number(before?.[1] ?? after?.[2] ?? after?.[3] ?? 1);
  const rest = (before?.[2] ?? after?.[1] ?? bare).trim();
  if (count < 1 || count > MAX_COPIES) return badCount(count, at);
  const print = PRINT.exec(rest);
  const name = print ? rest.slice(0, print.index) : rest;
  const [, set = '', number = ''] = print ?? [];
  return { section, count, name, ...(print && !LIVE_ONLY.test(set) && { print: printOf(set, number) }), line: at };
}

const badCount = (count: number, line: number): Problem => ({
  code: 'bad-count',
  path: '',
  line,
  message: {
    de: `${count} Exemplare können hier nicht gemeint sein.`,
    en: `${count} copies cannot be what is meant here.`,
  },
});
