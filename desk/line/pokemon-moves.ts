// Moves of a Pokémon game that go on where a case stands: 'A attaches fire -> charizard ex, A attacks burning darkness'.
// Cards are those of the board; a card that is played and lies nowhere was in the hand, which is an assumption.
import { cardsOf, freeId, type CaseCard, type Zone } from '../../engine/case/ids.ts';
import { basicEnergy, closest, eachName, meantBy, nameKey } from '../../engine/case/names.ts';
import type { Player, PtcgCard, PtcgCase, PtcgMove } from '../../engine/case/schema.ts';
import type { Fact } from '../../engine/ruling/schema.ts';
import { cardOfName, type CardFinder } from '../lookup/find-card.ts';
import { identify, names, newAssumptions, type Assumptions } from './names.ts';
import { putsOntoBench } from './pokemon-found.ts';
import { lineNote, lineNotUnderstood, unclearCard, unknownAttack, unknownCard } from './problems.ts';
import { other } from './table.ts';
import { playerOf } from './items.ts';
import { ARROW, beginnings, joinedNames, TURN_ENDS, withoutUses } from './words.ts';
import { keyed } from '../../engine/keyed.ts';

const IN_PLAY: readonly Zone[] = ['active', 'bench'];
/** Where a card may lie to which something is done. */
const TARGETED: readonly Zone[] = [...IN_PLAY, 'tools', 'energy', 'stadium', 'discard', 'hand', 'prizes'];
type Verb = 'attack' | 'ability' | 'bench' | 'evolve' | 'attach' | 'retreat' | 'promote' | 'play';
const VERBS: [RegExp, Verb][] = [
  [/^(?:ability|fähigkeit)\s*:?\s+/i, 'ability'],
  [/^(?:bench(?:es)?|bencht)\s+/i, 'bench'],
  [/^(?:evolve[sd]?|entwickelte?)\s+/i, 'evolve'],
  [/^(?:attach(?:es)?|(?:legt|hängt)(?:\s+an|(?=\s.+\san(?:\s|$))))\s+/i, 'attach'],
  [/^(?:retreats?(?:\s+to(?=\s))?|zieht\s+sich\s+zurück(?:\s+auf(?=\s))?)(?:\s+|$)/i, 'retreat'],
  [/^promotes?\s+/i, 'promote'],
  [/^(?:plays?|activates?|spielt|aktiviert|(?:be)?nutzt)\s+/i, 'play'],
  [/^(?:attacks?(?:\s+with)?|uses?|greift\s+(?:an\s+)?mit|setzt ein)\s+/i, 'attack'],
];
/** Verbs around what is done to a card: the verb in front. */
const AROUND: [RegExp, string][] = [
  [/^(?:legt|setzt|spielt|bringt|puts?|plays?)\s+(.+?)\s+(?:auf\s+(?:die|seine|ihre)\s+bank|(?:on)?to\s+(?:the|his|her|their)\s+bench)$/i, 'bench $1'],
  [/^(.+?)\s+(?:is\s+|wird\s+)?(?:benched|auf\s+die\s+bank\s+(?:gelegt|gespielt|gesetzt))$/i, 'bench $1'],
  [/^zieht\s+(?!sich\s)(.+?)\s+zurück(?=\s*→)/i, 'retreats $1'],
  [/^zieht\s+(?!sich\s)(.+?)\s+(?:zurück\s+(?:auf|zu|für|in)|(?:und|and)?\s*zurück\s+(?:und|and)\s+(?:bringt|holt|schickt|promotes?))\s+(.+?)(?:\s+(?:nach\s+vorne?|vor|in\s+die\s+aktive\s+position))?$/i, `retreats $1 ${ARROW} $2`],
  [/^retreats?\s+(.+?)\s+and\s+(?:promotes?|brings?(?:\s+up)?|sends?(?:\s+up)?)\s+(.+?)(?:\s+(?:up|out|in|forward))?$/i, `retreats $1 ${ARROW} $2`],
  [/^(?!zieht\s)(.+?)\s+zieht\s+sich\s+zurück\s+(?:auf|zu|für|in)\s+(.+)$/i, `retreats $1 ${ARROW} $2`],
  [/^(?!(?:retreats?|zieht)\s)(.+?)\s+retreats?\s+(?:to|into|for)\s+(.+)$/i, `retreats $1 ${ARROW} $2`],
  [/^(entwickelte?\s.+?)\s+weiter$/i, '$1'],
  [/^(?!(?:evolve|entwickel))(.+?)\s+(?:evolves?|evolved|entwickelt\s+sich)\s+(?:in)?(?:to|zu|in)\s+(.+?)(?:\s+weiter)?$/i, 'evolves $1 into $2'],
  [/^zieht\s+(?!sich\s)(.+?)\s+zurück$/i, `retreats $1 ${ARROW} a Benched Pokémon`],
  [/^(?!retreats?\s)(.+?)\s+retreats?(?=\s|$)/i, 'retreats $1'],
  [/^(.+?)\s+zieht\s+sich\s+(?:zurück(?=\s|$)\s*)(?:auf|zu|für)?\s*/i, 'retreats $1 '],
  [/^retreats?\s+(?:into|for)\s+/i, 'retreats to '],
  [/^retreats?\s+(?!to\s)([^→]+?)\s+(?:to|into|for)\s+/i, `retreats $1 ${ARROW} `],
  [/^retreats?\s+(?!to\s)([^→\s][^→]*)$/i, `retreats $1 ${ARROW} a Benched Pokémon`],
  [/^setzt\s+(?!ein\s)(.+?)\s+(?:auf|an|gegen)\s+([^→]+?)\s+ein$/i, 'plays $1 → $2'],
  [/^setzt\s+(?!ein\s)(.+?)\s+ein(?=\s*→|$)/i, 'uses $1'],
  [/^(?:plays?|spielt|setzt)\s+(.+?)(?:\s+(?:from|aus)\s+(?:(?:his|her|their|the|der|seiner|ihrer)\s+)?hand)?\s+(?:onto|over|auf)\s+(?!(?:die|seine|ihre|the|his|her|their)\s+(?:bank|bench))([^→]+)$/i, 'plays $1 → $2'],
  // What a card brings onto a Pokémon stands behind that Pokémon.
  [/^(?!(?:attacks?|attaches|evolves?|retreats?|moves?|puts?|greift|legt|entwickelt|zieht)\s)(?:(?:plays?|uses?|spielt|nutzt)\s+)?([^→]+?)\s+(?:on(?:to)?|auf)\s+([^→]+?)\s*→\s*([^→]+)$/i, 'plays $1 → $2 + $3'],
  [/^evolves?\s+(.+?)\s+(?:in)?to\s+(.+?)\s+(?:with|using|via|by)\s+(.+)$/i, 'plays $3 → $1 + $2'],
  [/^entwickelt\s+(.+?)\s+(?:zu|in)\s+(.+?)\s+(?:mit|per|durch)\s+(.+)$/i, 'plays $3 → $1 + $2'],
  [/^entwickelt\s+(.+?)\s+(?:mit|per|durch)\s+(.+?)\s+(?:zu|in)\s+(.+)$/i, 'plays $2 → $1 + $3'],
  [/^(?:bringt|schickt|holt)\s+(.+?)\s+(?:nach\s+vorne?|vor|in\s+die\s+aktive\s+position)$/i, 'promote $1'],
]; // prettier-ignore
const verbInFront = (text: string): string => AROUND.reduce((said, [words, front]) => said.replace(words, front), text);
/** Whether a piece says what kind of move it is. */
export const beginsWithVerb = (text: string): boolean => VERBS.some(([words]) => words.test(verbInFront(text)));
/** What a piece says of its kind of move: the verb, and the cards before and behind the arrow; nothing where it has none. */
export function verbIn(
  written: string,
  withNotes = false,
): { verb?: Verb | 'alone'; card: string; target?: string; whose?: Player } {
  const text = verbInFront(written);
  if (ALONE.some(([words]) => words.test(text))) return { verb: 'alone', card: '' };
  const verb = VERBS.find(([words]) => words.test(text));
  const bare = text.replace(verb?.[0] ?? '', '');
  const rest = withNotes ? bare : bare.replace(/\([^()]*\)/g, ' ');
  const [left = '', right] = rest.split(ARROW, 2).map((part) => part.trim());
  const joint = right === undefined && verb ? JOINTS[verb[1]] : undefined;
  const [from, into] = joint ? left.replace(/(?:^|\s+)an$/i, '').split(joint, 2) : [left, right];
  return {
    ...(verb && { verb: verb[1] }),
    card: from ?? '',
    ...(into !== undefined && { target: into.replace(OWNED, ''), ...ownerOf(into) }),
  };
}
/** Whose the target is, where that is said. */
function ownerOf(target: string): { whose?: Player } {
  const letter = OWNED.exec(target)?.[1];
  return letter === undefined ? {} : { whose: playerOf(letter) };
}
/** What stands before the Pokémon in "B's Snorlax", "B's active Snorlax" behind an arrow: whose it is, and where. */
export const OWNED = /^(?:([AB])['’]?s\s+)?(?:(?:active|aktives)\s+(?!pok[eé]mon$))?/i;
/** What may stand in the arrow's place. */
const JOINTS: Partial<Record<Verb, RegExp>> = {
  evolve: /\s+(?:(?:in)?to|zu|in)\s+/i,
  attach: /\s+(?:on)?to\s+|\s+an\s+/i,
};
/** The cards a piece names behind the arrow; what joins them may be part of a name. */
export const namesIn = (target: string | undefined, isCard: (name: string) => boolean): string[] =>
  joinedNames(target ?? '', isCard).filter(Boolean);
const ALONE: [RegExp, (by: Player) => PtcgMove][] = [
  [TURN_ENDS, (by) => ({ by, do: 'end-turn' })],
  [/^(?:checkup|pok[eé]mon[- ]?check(?:up)?)$/i, () => ({ do: 'checkup' })],
  [/^(?:draws?|zieht)$/i, (by) => ({ by, do: 'draw-for-turn' })],
];
type Side = 'heads' | 'tails';
const COINS: Record<string, Side> = { heads: 'heads', kopf: 'heads', tails: 'tails', zahl: 'tails' };
/** "heads", "2 heads", "Kopf und Zahl": the sides of coins in a row. */
const SIDE = String.raw`(?:\d\s*x?\s*)?(?:${Object.keys(COINS).join('|')})`;
const SIDES = String.raw`${SIDE}(?:[\s,]+(?:(?:and|und)\s+)?${SIDE})*`;
const COIN_NOTE = new RegExp(String.raw`\(\s*(${SIDES})\s*\)`, 'gi');
/** "heads, tails", "2 heads": each side that is said, as often. */
const sidesIn = (said: string): Side[] =>
  [...said.matchAll(/(?:(\d)\s*x?\s*)?(heads|tails|kopf|zahl)/gi)].flatMap(([, count = '1', side = '']) =>
    Array<Side>(Number(count)).fill(keyed(COINS, side.toLowerCase())!),
  );
/** "heads", "wirft Zahl": a piece of its own that says what the coins of the play before it show. */
const COINS_ALONE = new RegExp(
  String.raw`^(?:[AB]\s*:?\s+)?(?:(?:and\s+|und\s+)?(?:flips?|gets?|throws?|wirft|coins?|coin\s+flip|münze|münzwurf|it['’]s|es\s+(?:ist|fällt))\s*:?\s+)?(${SIDES})$`,
  'i',
);
/** "checkup heads", "Pokémon-Check: Zahl": the coins of a Checkup behind it. */
const CHECKUP_COINS = new RegExp(String.raw`^(checkup|pok[eé]mon[- ]?check(?:up)?)\s*:?\s+(${SIDES})$`, 'i');
/** A piece without '(heads, tails)', wherever it stands, and the sides it says. */
export function coinsIn(piece: string): { text: string; coins: Side[] } {
  const coins: Side[] = [];
  const alone = COINS_ALONE.exec(piece.trim())?.[1];
  const said = piece.trim().replace(CHECKUP_COINS, '$1 ($2)');
  const text = (alone === undefined ? said : `(${alone})`).replace(COIN_NOTE, (_, inside: string) => {
    coins.push(...sidesIn(inside));
    return ' ';
  });
  return { text: text.replace(/\s+/g, ' ').trim(), coins };
}

/** A piece without '(Burning Darkness)', 'copying Burning Darkness', and the attack of somebody else it names; `isAttack`: of a Pokémon of the piece. */
export function copiedIn(
  piece: string,
  isAttack: (name: string) => boolean,
): { text: string; copied?: string; copiedOf?: string } {
  for (const found of piece.matchAll(COPIED)) {
    const written = (found[1] ?? found[2] ?? '').trim();
    // Whose attack it is may stand behind it, or before it.
    const [, behind = written, of, owner, before = ''] =
      /^(.+?)\s+(?:from|of|von)\s+(.+)$|^(.+?)['’]s\s+(.+)$/i.exec(written) ?? [];
    const name = [written, behind, before].find((one) => one !== '' && isAttack(one));
    const text = piece.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
    const copiedOf = name === behind ? of : name === before ? owner : undefined;
    if (name !== undefined) return { text, copied: name, ...(copiedOf !== undefined && { copiedOf }) };
  }
  return { text: piece };
}
const COPIED =
  /\(\s*(?:copying\s+|copies\s+|kopiert\s+|as\s+|als\s+)?([^()]+)\)|\s(?:copying|copies|kopiert)\s+([^()→]+?)(?=\s*(?:→|-\>|=\>|$))/gi;

/** Whether a move brings this card into play. */
export function bringsIn(move: PtcgMove, card: string): boolean {
  if (move.do === 'bench' || move.do === 'evolve') return move.card === card;
  return move.do === 'play' && move.choose?.cards?.includes(card) === true;
}

export function goOnPokemon(
  pieces: readonly string[],
  find: CardFinder,
  onto: PtcgCase,
): { case: PtcgCase; assumptions: Fact[] } {
  const board = new Board(structuredClone(onto), find);
  for (const piece of pieces) board.take(piece);
  return { case: board.theCase, assumptions: board.assumed.facts };
}

/** A move without a verb may be an attack, too. */
const MAY_ATTACK: ReadonlySet<string | undefined> = new Set([undefined, 'attack']);

class Board {
  readonly assumed: Assumptions = newAssumptions();
  readonly theCase: PtcgCase;
  private readonly find: CardFinder;
  private by: Player;

  constructor(theCase: PtcgCase, find: CardFinder) {
    this.theCase = theCase;
    this.find = find;
    const last = theCase.moves?.findLast((move) => 'by' in move) as { by?: Player } | undefined;
    this.by = last?.by ?? theCase.state?.turn?.player ?? 'A';
  }

  take(piece: string): void {
    const prefix = /^([AB])(?:\s*:\s*|\s+(?=\S))/i.exec(piece);
    if (prefix) this.by = prefix[1]!.toUpperCase() === 'B' ? 'B' : 'A';
    const { text, coins } = coinsIn(piece.slice(prefix?.[0].length ?? 0));
    // A parenthesis can be part of a card's name.
    const note = /\(([^()]*)\)/.exec(text)?.[1];
    if (note !== undefined && !cardOfName(this.find, 'ptcg', verbIn(text, true).card)) lineNote(note);
    const alone = ALONE.find(([words]) => words.test(text));
    const sides = coins.length > 0 ? { coins } : {};
    const [, stadium, on] = /^uses the stadium ([^→]+?)(?:\s*→\s*(.+))?$/i.exec(text) ?? [];
    const used =
      stadium === undefined
        ? undefined
        : ({ by: this.by, do: 'use', card: stadium, ...this.done(on), ...sides } as const);
    const move = alone ? alone[1](this.by) : (used ?? this.read(text, sides));
    (this.theCase.moves ??= []).push(move);
  }

  private read(text: string, coins: { coins?: Side[] }): PtcgMove {
    const { by } = this;
    const { verb, card: left, target: right } = verbIn(text, true);
    const used = verb ? undefined : this.usedBy(left);
    if (used) return { by, ...used, ...this.done(right), ...coins };
    const attack = MAY_ATTACK.has(verb) ? this.attackNamed(left) : undefined;
    const what = verb ?? (attack === undefined ? 'play' : 'attack');
    const bare = left === '' && !(what === 'retreat' && right);
    if (what === 'alone' || bare) return lineNotUnderstood(text);
    const aimed = (): string => right ?? lineNotUnderstood(text);
    switch (what) {
      case 'attack':
        return { by, do: 'attack', attack: attack ?? this.nameless(left), ...this.done(right), ...coins };
      case 'ability':
        return { by, do: 'ability', ...this.abilityOf(left), ...this.done(right), ...coins };
      case 'bench':
        return { by, do: 'bench', card: this.inHand(left) };
      case 'promote':
        return { by, do: 'promote', pokemon: this.inPlay(left, by) };
      case 'retreat':
        return { by, do: 'retreat', to: this.comingForward(right || left) };
      case 'play':
        return { by, do: 'play', card: this.inHand(left), ...this.done(right, true), ...coins };
      case 'attach':
        return { by, do: 'attach', card: this.inHand(left), to: this.inPlay(aimed(), by) };
      case 'evolve': {
        const card = this.inHand(aimed());
        return { by, do: 'evolve', card, pokemon: this.inPlay(left, by) };
      }
    }
  }

  /** An attack of the player's Active Pokémon: its number, or its name where the card is known. */
  private attackNamed(written: string): string | number | undefined {
    if (/^[1-9]$/.test(written)) return Number(written);
    const { called } = this.attacks();
    return called.find((name) => nameKey(name) === nameKey(written)) ?? meantBy(written, called);
  }
  /** As it was written, where nobody knows the attacks of who attacks. */
  private nameless(written: string): string {
    const { of, called } = this.attacks();
    return called.length > 0 ? unknownAttack(written, of, called) : written;
  }
  private attacks(): { of: string; called: string[] } {
    const active = this.cards().find(({ zone, side }) => zone === 'active' && side === this.by);
    const found = active && this.find('ptcg', active.card);
    const card =
      keyed(this.theCase.cards, active?.card ?? '') ??
      (found && (found.is === 'named' || found.is === 'guessed') ? found.card : undefined);
    const attacks = card && 'attacks' in card ? (card.attacks ?? []) : [];
    return { of: active?.card ?? '', called: attacks.flatMap(eachName) };
  }

  /** 'pidgeot ex uses quick search', 'pidgeot ex blustery wind': a Pokémon the player has in play, and what it uses. */
  private usedBy(written: string): { do: 'ability'; pokemon: string; ability: string } | { do: 'attack'; attack: string } | undefined {
    const own = this.cards().filter(({ zone, side }) => IN_PLAY.includes(zone) && side === this.by);
    for (const { name: called, rest } of beginnings(written)) {
      const [there] = rest === '' ? [] : this.sameAs(called, own);
      const found = there && this.find('ptcg', there.card);
      const card = keyed(this.theCase.cards, there?.card ?? '') ?? (found && 'card' in found ? found.card : undefined);
      if (!there || !card || !('abilities' in card || 'attacks' in card)) continue;
      const named = nameKey(withoutUses(rest));
      const among = (called: readonly string[]) => called.find((name) => nameKey(name) === named);
      const ability = among((card.abilities ?? []).flatMap(eachName));
      if (ability !== undefined) return { do: 'ability', pokemon: there.id, ability };
      const attack = there.zone === 'active' ? among((card.attacks ?? []).flatMap(eachName)) : undefined;
      if (attack !== undefined) return { do: 'attack', attack };
    }
    return undefined;
  } // prettier-ignore

  /** The cards of the case; what a move of the line brings into play is there. */
  private cards(): CaseCard[] {
    const lying = cardsOf(this.theCase).map((card) => (card.zone === 'hand' && this.theCase.moves?.some((move) => bringsIn(move, card.id)) ? { ...card, zone: 'bench' as const } : card));
    return [...lying, ...this.foundOntoBench().filter(({ id }) => lying.every((card) => card.id !== id))];
  } // prettier-ignore
  /** "Nest Ball → X": X has come out of the deck. */
  private foundOntoBench(): CaseCard[] {
    return (this.theCase.moves ?? []).flatMap((move) => {
      const found = move.do === 'play' ? this.find('ptcg', move.card) : undefined;
      const puts = found && 'card' in found && putsOntoBench(found.card as PtcgCard);
      return puts && move.do === 'play' ? (move.choose?.cards ?? []).map((id) => ({ id, card: id, zone: 'bench' as const, side: move.by, path: [] })) : [];
    });
  } // prettier-ignore

  /** What it is done to: Pokémon are targets, Energy attached and other cards are chosen. */
  private done(
    written: string | undefined,
    byCard = false,
  ): Pick<Extract<PtcgMove, { do: 'play' }>, 'targets' | 'choose'> {
    const [, whom] = /^(?:player\s+|spieler\s+)?([AB])$/i.exec(written?.trim() ?? '') ?? [];
    if (whom) return { choose: { player: whom.toUpperCase() === 'B' ? 'B' : 'A' } };
    const isCard = (name: string) => cardOfName(this.find, 'ptcg', name) !== undefined;
    const ids = namesIn(written, isCard).map(
      (name, n) => (byCard && n > 0 && this.evolving(name)) || this.lying(name, other(this.by), TARGETED),
    );
    const zone = new Map(this.cards().map((card) => [card.id, card.zone]));
    const targets = ids.filter((id) => IN_PLAY.includes(zone.get(id)!));
    const energy = ids.filter((id) => zone.get(id) === 'energy');
    const cards = ids.filter((id) => !targets.includes(id) && !energy.includes(id));
    const choose = { ...(energy.length > 0 && { energy }), ...(cards.length > 0 && { cards }) };
    return { ...(targets.length > 0 && { targets }), ...(Object.keys(choose).length > 0 && { choose }) };
  }

  /** What a card evolves a Pokémon into comes from the hand, whatever else of that name is in play. */
  private evolving(written: string): string | undefined {
    const found = cardOfName(this.find, 'ptcg', written)?.card;
    const isEvolution = found !== undefined && 'evolvesFrom' in found && found.evolvesFrom !== undefined;
    const hand = this.cards().filter(({ zone, side }) => zone === 'hand' && side === this.by);
    return isEvolution ? this.sameAs(written, hand)[0]?.id : undefined;
  }

  /** Whose Ability: a Pokémon of the player, and behind it the name of the Ability where it stands there. */
  private abilityOf(written: string): { pokemon: string; ability?: string } {
    const own = this.cards().filter(({ zone, side }) => IN_PLAY.includes(zone) && side === this.by);
    const { name, rest } = beginnings(written).find((one) => this.sameAs(one.name, own).length > 0) ?? {
      name: written,
      rest: '',
    };
    return { pokemon: this.inPlay(name, this.by), ...(rest !== '' && { ability: rest }) };
  }

  /** A Pokémon on the board: the player's own first where both have it. */
  private inPlay(written: string, first: Player): string {
    return this.lying(written, first, IN_PLAY);
  }

  /** Of two of a name the one on the Bench. */
  private comingForward(written: string): string {
    const benched = this.cards().filter(({ zone, side }) => zone === 'bench' && side === this.by);
    return this.sameAs(written, benched)[0]?.id ?? this.inPlay(written, this.by);
  }

  /** A card of one of these zones, those of a player first. */
  private lying(written: string, first: Player, zones: readonly Zone[]): string {
    const all = this.cards().filter(({ zone }) => zones.includes(zone));
    const named = this.sameAs(written, all);
    const own = named.filter(({ side }) => side === first);
    const meant = own.length > 0 ? own : named;
    // Copies of one card in play are alike.
    const alike = meant.every(
      ({ card, side, zone }) => card === meant[0]?.card && side === meant[0]?.side && IN_PLAY.includes(zone),
    );
    if (meant.length > 1 && !alike)
      return unclearCard(
        written,
        meant.map(({ id }) => id),
      );
    // Whoever of the Bench it is: the first one named there.
    const benched =
      written === 'a Benched Pokémon' && own.length === 0
        ? all.find(({ zone, side }) => zone === 'bench' && side === first)
        : undefined;
    return (
      benched?.id ??
      meant[0]?.id ??
      unknownCard(
        written,
        closest(
          written,
          all.map(({ id }) => id),
        ),
      )
    );
  }

  /** A card of the player's hand; put there where it lies nowhere. */
  private inHand(written: string): string {
    // A card played before is another copy.
    const played = new Set(this.theCase.moves?.flatMap((move) => ('card' in move ? move.card : [])));
    const hand = this.cards().filter(({ id, zone, side }) => zone === 'hand' && side === this.by && !played.has(id));
    const there = this.sameAs(written, hand)[0];
    if (there) return there.id;
    const energy = basicEnergy(written);
    const { name, card } = energy
      ? { name: energy, card: undefined }
      : identify('ptcg', written, this.find, this.assumed);
    const { de, en } = card ? names(card, name) : { de: name, en: name };
    const id = freeId(name, new Set(this.cards().map((card) => card.id)));
    const player = (((this.theCase.state ??= {}).players ??= {})[this.by] ??= {});
    (player.hand ??= []).push(id === name ? name : { id, card: name });
    this.assumed.add(
      `/players/${this.by}/hand`,
      name,
      `${this.by}: ${de} ist in der Hand.`,
      `${this.by}: ${en} is in the hand.`,
    );
    return id;
  }

  /** Cards of this id or name, in any spelling or language. */
  private sameAs(written: string, cards: readonly CaseCard[]): CaseCard[] {
    const found = this.find('ptcg', written);
    const name = found.is === 'named' ? found.name : undefined;
    const energy = basicEnergy(written);
    const keys = [written, name, energy, energy && `Basic ${energy} Energy`].flatMap((one) =>
      one === undefined ? [] : [nameKey(one)],
    );
    const exact = cards.filter(({ id, card }) => keys.includes(nameKey(id)) || keys.includes(nameKey(card)));
    return exact.length > 0 ? exact : cards.filter(({ card }) => nameKey(card).startsWith(nameKey(written)));
  }
}
