// 'charizard ex 180 +40 -> gardevoir ex 310 hp (weak fire), B: gardevoir ex 190 -> charizard ex': attacks one after the other, with as
// much of the Pokémon as the line gives, and other moves between them. What the line says of a Pokémon goes before what the library says.
import { cardsOf, idOf } from '../../engine/case/ids.ts';
import { isCalled } from '../../engine/case/names.ts';
import type { Player, PokemonInPlay, PtcgPlayer } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import type { Fact } from '../../engine/ruling/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { abilityIn } from './pokemon-ability.ts';
import { attackerOf, attackNamed, defenderOf, pokemonIn, weaknessIn } from './pokemon-fighters.ts';
import { cardsFound, searches } from './pokemon-found.ts';
import { isMoved, layOut, layOutMore, otherMove } from './pokemon-first.ts';
import { isInPlayAs, PokemonLine, PREFIX, type AttackRead, type InsteadOfFirst } from './pokemon-line.ts';
import { beginsWithVerb, coinsIn, copiedIn, namesIn, OWNED, verbIn } from './pokemon-moves.ts';
import { isSomebody, SOMEBODY, unnamedCard } from './pokemon-nobody.ts';
import { SAYS_PLACE, SAYS_PRIZED, SAYS_PRIZES, saysPlace, saysPrized, saysPrizes, turnIn } from './pokemon-places.ts';
import { readSide } from './pokemon-side.ts';
import { layPrized, switchesBoth } from './pokemon-targets.ts';
import { withoutAttached } from './pokemon-attached.ts';
import { layTold, toldPlaces } from './pokemon-laying.ts';
import { givenToOther, SAYS_TABLE, saysTable } from './pokemon-told.ts';
import { clauseNotUnderstood, lineNotUnderstood } from './problems.ts';
import { other } from './table.ts';
import { ARROW, oneArrow, beginnings, pieces, twice, withoutUses } from './words.ts';

/** Verbs of no other game. */
const POKEMON_ONLY: ReadonlySet<string | undefined> = new Set([
  'retreat',
  'bench',
  'promote',
  'evolve',
  'attach',
  'ability',
]);
/** Whether a line can only be of a Pokémon game: its verb, hit points, or a number before the arrow. */
export const soundsLikePokemon = (line: string): boolean => {
  const text = oneArrow(line);
  const first = (pieces(text)[0]?.text ?? '').replace(PREFIX, '');
  return (
    POKEMON_ONLY.has(verbIn(first).verb) ||
    /^(?:evolves?|entwickelt)\s/i.test(first) ||
    /(?:^|\s)checkup$/i.test(text) ||
    /(?:^|\s)(?:ability|fähigkeit)\s+(?:of|von)\s|['’]s?\s+(?:ability|fähigkeit)(?:\s|$)/i.test(text) ||
    /\s(?:in|im|on|auf)\s+(?:(?:the|his|her|their|dem|seinem|ihrem)\s+)?(?:discard(?:\s+pile)?|ablagestapel)(?=\s*(?:[,;]|$))/i.test(
      text,
    ) ||
    pieces(text).some(
      (piece) =>
        SAYS_PLACE.test(piece.text.replace(PREFIX, '')) ||
        SAYS_PRIZES.test(piece.text) ||
        SAYS_PRIZED.test(piece.text) ||
        SAYS_TABLE.test(piece.text),
    ) ||
    /pok[eé]mon|preiskarte|\bsupporters?\b|unterstützer|\bprize\s+cards?\b|\bknocked\s+out\b|kampfunfähig|\b(?:KO['’]?(?:ed|s|d))\b/i.test(
      text,
    ) ||
    /\d\s*(?:hp|kp)\b/i.test(text) ||
    /(?<!\seffect|\seffekt|\soption)\s\d{1,4}(?:\s*[+-]\s*\d+)*\s*(?:\([^)]*\)\s*)*→/i.test(text)
  );
};

/** The case of a line: its first move lays out both Active Pokémon, what follows goes on from there. */
export function fillPokemon(
  line: string,
  find: CardFinder,
  { ruleset, printings, instead }: { ruleset?: string | undefined; printings?: Library['printings']; instead?: InsteadOfFirst | undefined } = {},
): Pick<PokemonLine, 'case' | 'aims' | 'unnamed'> & { assumptions: Fact[]; told: ReadonlySet<string> } {
  const into = new PokemonLine(find, printings, instead);
  // A full stop before a player ends a play, too.
  const turn = turnIn(line.replace(/(?<=[\p{L})\d])\.\s+(?=[AB](?:\s|:))/gu, '; '));
  const meant = arrowsMeant(
    pieces(turn.text).flatMap((piece) => twice(piece, (name) => into.known(name) !== undefined)),
    into,
  );
  const written = meant
    .filter((piece) => !/^[AB]$/i.test(piece.trim()))
    .map((piece) => piece.replace(/^(?:then|dann|danach|anschließend)\s+(?=\S)/i, ''))
    .toSorted((one, two) => Number(CAME.test(two)) - Number(CAME.test(one)))
    .map((piece) => piece.replace(CAME, (_, by = '', name = '') => `${by || 'A'} benches ${name}`));
  const [first = asPlayed('', into), ...rest] = written
    .map((piece) => withoutAttached(piece, into))
    .filter((piece) => !saysSomething(piece, into))
    .map((piece) => asPlayed(piece.replace(/^([AB])['’]s\s+/i, (owned, by: string) => isPlayed(piece.slice(owned.length), into) ? `${by}: ` : clauseNotUnderstood(piece)), into)); // prettier-ignore
  settlePlaces(
    [first, ...rest].map(({ text }) => text),
    into,
  );
  begin(first.text, into, ruleset, turnAmong([first, ...rest].map(({ text }) => text)));
  into.flip(first.coins);
  into.copy(first.copied, first.copiedOf);
  for (const { text, coins, copied, copiedOf } of rest) {
    if (discardsSaid(text, into) || foundSaid(text, into) || countersSaid(text, into) || mayDiscard(text, into) || alsoHit(text, into)) continue;
    if (text !== '') goOn(text, into);
    into.flip(coins);
    into.copy(copied, copiedOf);
  }
  if (turn.number !== undefined) inTurn(turn.number, into);
  layTold(into);
  // A hand the line tells of is known, whatever was put there to be played.
  for (const told of into.told)
    if ('pile' in told && told.pile === 'hand')
      for (const fact of into.assumed.facts) if (fact.path === `/players/${told.player}/hand`) fact.path = '';
  putSaid(into);
  layPrized(into);
  attachedToNobody(into);
  asSaid(into);
  return { case: into.case, assumptions: into.assumed.facts, told: toldPlaces(into), aims: into.aims, unnamed: into.unnamed };
} // prettier-ignore

/** To whom nobody said was attached: the Active Pokémon, though what stands behind it in the line has named it since. */
function attachedToNobody({ case: { moves = [], state } }: PokemonLine): void {
  for (const move of moves) {
    if (move.do !== 'attach' || move.to !== SOMEBODY.en) continue;
    const { active, bench = [] } = state?.players?.[move.by] ?? {};
    if (active && ![active, ...bench].some((one) => idOf(one) === SOMEBODY.en)) move.to = idOf(active);
  }
}

/** Cards nobody named are described; of a Pokémon nothing is said of its name is enough. */
function asSaid(into: PokemonLine): void {
  for (const { card } of cardsOf(into.case)) {
    const described = unnamedCard(card);
    if (described) into.define(card, described.card, { kind: described.card.kind });
  }
  for (const player of Object.values(into.case.state?.players ?? {}))
    if (typeof player.active === 'object' && player.active) player.active = inPlay(player.active);
}

/** "Charmander was played this turn", "As Glumanda wurde diesen Zug gelegt": it has come onto the Bench before everything else. */
const CAME =
  /^(?:([AB])(?:['’]s?|s)?\s*:?\s+)?(.+?)\s+(?:(?:was|has\s+been|wurde|ist)\s+(?:just\s+|gerade\s+|erst\s+)?(?:(?:put\s+down|played|benched)(?:\s+this\s+turn)?|(?:(?:erst\s+)?(?:in\s+)?diese[mn]\s+zug\s+)(?:aus)?(?:gespielt|gelegt|gebencht)(?:\s+worden)?))$/i;
/** "B's Pikachu" and nothing more is no play. */
const isPlayed = (text: string, into: PokemonLine): boolean => !isInPlayAs(into.known(text)?.card);
/** Whether a piece says something of the table and makes no move. */
const saysSomething = (piece: string, into: PokemonLine): boolean =>
  saysTable(piece, into) || saysPrized(piece, into) || saysPlace(piece, into) || saysPrizes(piece, into);

const DISCARDS =
  /^(?:[AB]\s*:?\s+)?(?:and\s+|und\s+)?(?:discards?|discarding|legt|wirft)\s+(\d)[x×]?\s+(.+?)(?:\s+(?:ab|from\s+it))?$/i;
/** 'discards 4 Energy' behind an attack: what is discarded for it, which then is attached. */
function discardsSaid(text: string, into: PokemonLine): boolean {
  const [, count = '', what = ''] = DISCARDS.exec(text) ?? [];
  const bare = what
    .replace(/[\s-]*(?:cards?|karten?)$/i, '')
    .replace(/energien$/i, 'Energie')
    .replace(/energies$/i, 'Energy');
  const energy = /^energ(?:y|ies|ie|ien)$/i.test(bare) ? ANY : into.attachable(bare);
  return count !== '' && energy?.kind === 'energy' && into.discards(Number(count), energy.name);
}
const ANY = { kind: 'energy', name: '' } as const;
/** '6 counters on Munkidori' behind an attack: where the damage counters go that its player puts. */
function countersSaid(text: string, into: PokemonLine): boolean {
  const [, count = '', on = ''] =
    /^(?:[AB]\s*:?\s+)?(?:and\s+|und\s+)?(?:puts?\s+|places?\s+|legt\s+)?(\d{1,2})\s+(?:damage\s+)?(?:counters?|schadensmarken?)\s+(?:on(?:to)?|auf)\s+(.+)$/i.exec(text) ?? [];
  const named = into.known(on.replace(OWNED, ''));
  if (!named || !isInPlayAs(named.card)) return false;
  // On whom attacks they lie already.
  const attack = into.case.moves?.at(-1);
  const active = attack?.do === 'attack' ? into.case.state?.players?.[attack.by]?.active : undefined;
  const own = typeof active === 'string' ? active : active?.card;
  if (attack?.do !== 'attack' || own !== named.name) return into.puts(Number(count), named.name);
  return into.told.push({ player: attack.by, name: named.name, damage: Number(count) * 10 }) > 0;
} // prettier-ignore

/** 'finds X' behind an attack that hits somebody: what it takes out of the deck. */
function foundSaid(text: string, into: PokemonLine): boolean {
  const [, what] = /^(?:[AB]\s*:?\s+)?(?:and\s+|und\s+)?(?:finds?|findet)\s+(.+)$/i.exec(text) ?? [];
  const move = into.case.moves?.at(-1);
  const cards = what === undefined || move?.do !== 'attack' || move.choose?.cards ? undefined : cardsFound(namesIn(what, (one) => into.known(one) !== undefined).map((one) => one.trim()), into);
  if (cards) into.finds(cards);
  return cards !== undefined;
} // prettier-ignore
/** 'discards the Stadium' behind an attack or Ability that may: it does. */
function mayDiscard(text: string, into: PokemonLine): boolean {
  const isIt = /^(?:[AB]\s*:?\s+)?(?:and\s+|und\s+)?(?:discards?|legt|wirft)\s+(?:the\s+|a\s+|das\s+|die\s+)?(?:stadium|stadion(?:karte)?)(?:\s+ab)?$/i.test(text);
  const move = into.case.moves?.at(-1);
  if (!isIt || (move?.do !== 'attack' && move?.do !== 'ability')) return false;
  move.choose = { ...move.choose, yes: true };
  return true;
} // prettier-ignore
/** '30 to Pikachu', '30 an Pikachu', '30 to own Pikachu' behind an attack: whom else it hits. */
function alsoHit(text: string, into: PokemonLine): boolean {
  const [, on = ''] = /^(?:[AB]\s*:?\s+)?(?:and\s+|und\s+|also\s+)?\d{2,3}\s+(?:damage\s+|schaden(?:spunkte)?\s+)?(?:on|to|auf|an|gegen)\s+(.+)$/i.exec(text) ?? []; // prettier-ignore
  const [, own, hit = ''] = /^((?:(?:his|her|their|its|sein|ihr)\s+)?(?:own|eigenes)\s+)?(.+)$/i.exec(on) ?? [];
  const named = into.known(hit.replace(OWNED, '').replace(/\s+(?:on\s+(?:the|his|her|their|[AB]['’]s)\s+bench|auf\s+(?:der|seiner|ihrer|[AB]s)\s+bank)$/i, '')); // prettier-ignore
  return named !== undefined && isInPlayAs(named.card) && into.hits(named.name, own !== undefined);
}

/** "B promotes X; A attacks": a promotion does not tell whose turn it is, what is played behind it does. */
function turnAmong(moves: readonly string[]): Player | undefined {
  const [first = '', ...later] = moves;
  const next = NO_TURN.test(first) ? later.find((text) => text !== '' && !NO_TURN.test(text)) : undefined;
  return playerIn(next ?? '');
}
const playerIn = (piece: string): Player | undefined => PREFIX.exec(piece)?.[1]?.toUpperCase() as Player | undefined;

/** The first move, on the table that was said or on one that lets it be made. */
function begin(text: string, into: PokemonLine, ruleset: string | undefined, turn: Player | undefined): void {
  if (into.said.length > 0) {
    layOut({ by: playerIn(text) ?? 'A', piece: '' }, into, ruleset, turn);
    return goOn(text, into);
  }
  const move = otherMove(text, into);
  if (!move) return beginWithAttack(text, into, ruleset);
  layOut(move, into, ruleset, turn);
  into.goOn(move.piece);
  into.moves(move.counters);
  into.finds(move.found, move.discarded);
}
/** The Stadium and the Prize cards a line tells of. */
function putSaid({ case: theCase, stadium, prizes }: PokemonLine): void {
  if (stadium) (theCase.state ??= {}).stadium ??= stadium;
  for (const { player, left } of prizes) leftOver((((theCase.state ??= {}).players ??= {})[player] ??= {}), left);
}

const leftOver = (side: PtcgPlayer, left: number): void => {
  side.prizes = typeof side.prizes === 'object' ? { ...side.prizes, count: left } : left;
};

/** "B has X", and no word where: Active, unless another Pokémon of that player attacks or is attacked in the line, or is Active; then on the Bench. */
function settlePlaces(moves: readonly string[], into: PokemonLine): void {
  const fighting = moves.filter((piece) => isAttack(piece, into)).map((piece) => fightersOf(piece, into));
  for (const one of into.said.filter(({ anywhere }) => anywhere)) {
    const aim = aimAt(moves, one.name, into);
    const given = one.guessed && aim?.by === one.player;
    if (given) givenToOther(one, into);
    if (aim?.where === 'bench' && aim.by === other(one.player)) {
      // What the card does lays it there.
      into.said.splice(into.said.indexOf(one), 1);
      continue;
    }
    const isAttacked = fighting.some(
      ({ by, defender, attacker }) => by === one.player && defender === one.name && attacker !== one.name,
    );
    if (one.guessed && isAttacked) givenToOther(one, into);
    const { player, name } = one;
    const active = into.said.find((other) => other.player === player && other.where === 'active');
    const named = fighting.flatMap(({ by, attacker, defender }) => (by === player ? attacker : defender) ?? []);
    const comes = moves.some((piece) => comesForward(piece, player, into) === name);
    if (active !== one || comes || (named.length > 0 && !named.includes(name))) one.where = 'bench';
    if (given) into.lies(player, one.where, name);
  }
}
/** "Crushing Hammer -> Snorlax": who plays a card that does something to the other player's Pokémon on this one first, and whether to Benched ones alone. */
function aimAt(moves: readonly string[], name: string, into: PokemonLine): { by: Player; where: 'active' | 'bench' } | undefined {
  const aims = moves.map((piece) => ({ by: playerIn(piece) ?? 'A', ...verbIn(oneArrow(piece.replace(PREFIX, '')), true) }));
  const isIt = (one: string): boolean => into.known(one) !== undefined;
  const first = aims.find(({ target }) => namesIn(target, isIt).some((one) => into.known(one.replace(OWNED, ''))?.name === name));
  const played = first && into.known(first.card)?.card;
  if (played?.kind !== 'trainer') return undefined;
  const does = JSON.stringify([played.text, played.effects]);
  if (!/"(?:of|who)":"opponent|opponent['’]s [^.]{0,40}Pok[eé]mon/i.test(does)) return undefined;
  const isBenched = /opponent['’]s Benched|"do":"switch","who":"opponent"|"of":"opponent","where":"bench"/i.test(does);
  return { by: first!.by, where: isBenched ? 'bench' : 'active' };
} // prettier-ignore
/** Who retreats to or promotes this Pokémon has it on the Bench. */
function comesForward(piece: string, player: Player, into: PokemonLine): string | undefined {
  const prefix = PREFIX.exec(piece);
  const { verb, card, target } = verbIn(oneArrow(piece.slice(prefix?.[0].length ?? 0)));
  if ((verb !== 'retreat' && verb !== 'promote') || (prefix?.[1]?.toUpperCase() ?? player) !== player) return undefined;
  return into.known(target ?? card)?.name;
}
/** Who attacks whom in a piece, by name; whose attack it is, is told by the letter. */
function fightersOf(piece: string, into: PokemonLine): { by: Player; attacker?: string; defender?: string } {
  const [left, right] = arrowed(piece, into);
  const by = PREFIX.exec(left)?.[1]?.toUpperCase() === 'B' ? 'B' : 'A';
  const attacker = pokemonIn(readSide(withoutVerb(left.replace(PREFIX, ''))).name, into)?.name;
  const defender = right === undefined ? undefined : into.known(readSide(right).name)?.name;
  return { by, ...(attacker !== undefined && { attacker }), ...(defender !== undefined && { defender }) };
}
/** The first move is made in this turn. */
function inTurn(number: number, into: PokemonLine): void {
  const state = (into.case.state ??= {});
  state.turn = { ...state.turn, number };
}
/** A piece without the sides of its coins and the attack it copies, and those. */
function asPlayed(piece: string, into: PokemonLine): ReturnType<typeof coinsIn> & { copied?: string; copiedOf?: string } {
  const { text, coins } = coinsIn(piece);
  const [left = '', right = ''] = oneArrow(text.replace(PREFIX, '')).split(ARROW, 2);
  const sides = [left, right].map((side) => pokemonIn(readSide(side).name, into));
  const isAttack = (name: string) =>
    sides.some((side) => side?.cards.some(({ attacks = [] }) => attacks.some((one) => isCalled(one, name)))) &&
    (sides[0] === undefined || attackNamed(name, sides[0].name, sides[0].cards) === undefined);
  // Of a Pokémon the line has not named, where it is no attack of the two that fight.
  const isElse = (name: string) => sides[0] !== undefined && attackNamed(name, sides[0].name, sides[0].cards) === undefined && into.using(name).length > 0;
  const near = copiedIn(text, isAttack);
  const copy = near.copied === undefined ? copiedIn(text, isElse) : near;
  const { text: bare, ...whose } = copy;
  return { text: bare, coins, ...whose };
} // prettier-ignore

/** The pieces of a line; 'pikachu 50 > raichu': behind a Pokémon a bare one is whom it attacks. */
function arrowsMeant(all: ReturnType<typeof pieces>, into: PokemonLine): string[] {
  const [first, second, ...rest] = all.filter(({ text }) => text !== '');
  const isPokemon = (text: string) => isInPlayAs(into.known(readSide(text).name)?.card);
  const aimed = first?.after === '>' && second && isPokemon(second.text) && (isPokemon(first.text.replace(PREFIX, '')) || hasAttack(first.text.replace(PREFIX, ''), into));
  const texts = bothChosen([first, second, ...rest].flatMap((piece) => piece?.text ?? []), into);
  return aimed ? [texts.slice(0, 2).join(ARROW), ...texts.slice(2)] : texts;
} // prettier-ignore
/** 'Guzma -> X, Y': behind a card that brings one of each player forward a bare Pokémon is the second it is done to. */
function bothChosen(texts: readonly string[], into: PokemonLine): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const before = oneArrow(joined.at(-1)?.replace(PREFIX, '') ?? '').replace(/^(.+?)\s+(?:auf|on|onto)\s+(.+)$/i, (all, card: string, on: string) => (switchesBoth(into.known(card)?.card) ? `${card} ${ARROW} ${on}` : all));
    const bareTarget = (before.includes(ARROW) ? [] : beginnings(before)).find(({ name, rest }) => switchesBoth(into.known(name)?.card) && isInPlayAs(into.known(rest)?.card));
    const said = bareTarget ? `${bareTarget.name} ${ARROW} ${bareTarget.rest}` : before;
    const [card = '', target, ...more] = said.split(ARROW).map((part) => part.trim());
    const open = target !== undefined && more.length === 0 && !target.includes('+') && switchesBoth(into.known(card.replace(/^(?:plays?|spielt|uses?)\s+/i, ''))?.card);
    const played = text.replace(PREFIX, '');
    const comes = verbIn(played);
    const bare = (comes.verb === 'promote' ? comes.card : played).replace(OWNED, '');
    const start = PREFIX.exec(joined.at(-1) ?? '')?.[0] ?? '';
    if (open && isInPlayAs(into.known(bare)?.card)) joined.splice(-1, 1, `${start}${said} + ${bare}`);
    else joined.push(text);
  }
  return joined;
} // prettier-ignore
/** One more move, on the board there is. */
function goOn(written: string, into: PokemonLine): void {
  const piece = withActive(written, into);
  if (isAttack(piece, into)) {
    const read = readAttack(piece, into);
    into.attack(read);
    return into.finds(read.found);
  }
  const next = otherMove(piece, into, into.last);
  const by = next?.by ?? (PREFIX.exec(piece)?.[1]?.toUpperCase() as Player | undefined) ?? into.last;
  if (!NO_TURN.test(piece)) into.turnOf(by);
  if (next) layOutMore(next, into);
  into.goOn(next?.piece ?? piece);
  into.moves(next?.counters);
  into.finds(next?.found, next?.discarded);
}
/** What a player does whosever turn it is. */
const NO_TURN =
  /(?:^|\s)(?:promotes?|checkup|pok[eé]mon[- ]?check(?:up)?)(?:\s|$)|\s(?:nach\s+vorne?|vor|in\s+die\s+aktive\s+position)$/i;
/** 'A: burning darkness', 'A greift mit Brennende Finsternis an': of the Active Pokémon, where the line said who that is. */
function withActive(piece: string, into: PokemonLine): string {
  const prefix = PREFIX.exec(piece);
  const by = (prefix?.[1]?.toUpperCase() as Player | undefined) ?? into.last;
  const active = into.said.find(({ player, where }) => player === by && where === 'active');
  const text = `${active?.name} ${withoutVerb(withoutUses(piece.slice(prefix?.[0].length ?? 0)))}`;
  return active && hasAttack(readSide(text.split(/[-=]>/)[0]!).name, into) ? `${by}: ${text}` : piece;
}

function beginWithAttack(first: string, into: PokemonLine, ruleset: string | undefined): void {
  const { said, attacker, defender, aimed, also, found } = readAttack(first, into);
  const by = said ?? 'A';
  if (!said) into.assumed.add('/turn/player', by, `${by} greift an.`, `${by} attacks.`);
  into.case = {
    ...into.case,
    ...(ruleset !== undefined && { ruleset }),
    state: {
      turn: { player: by },
      players: { [by]: { active: attacker.pokemon }, [other(by)]: { active: defender } },
    },
    moves: [{ by, do: 'attack', attack: attacker.attack }],
  };
  if (aimed) into.aim(defender.card, also);
  into.finds(found);
}

/** 'attacks with X: …', 'greift mit X an: …'. */
const ATTACKS = /^attacks?\s+(?:with\s+)?|^(?:uses?|(?:be)?nutzt)\s+|^greift\s+(?:an\s+)?mit\s+/i;
const withoutVerb = (text: string): string =>
  ATTACKS.test(text)
    ? text
        .replace(ATTACKS, '')
        .replace(/(?:\s+an)?\s*:\s+/i, ' ')
        .replace(/^greift\s/i.test(text) ? /\s+an\s*$/i : /$^/, '')
    : text;
/** What stands before the arrow and behind it; 'on gardevoir ex', 'gegen Guardevoir-ex' are arrows behind an attack and before a Pokémon. */
function arrowed(piece: string, into: PokemonLine): [string, string | undefined] {
  const [left, right] = aimed(piece, into);
  return [left, right?.trim().replace(OWNED, '')];
}
function aimed(piece: string, into: PokemonLine): [string, string | undefined] {
  const [left = '', right] = oneArrow(piece).split(ARROW, 2);
  if (right !== undefined) return [left, right];
  const attacks = attackVerbIn(left, into);
  if (attacks) return attacks;
  for (const word of left.matchAll(/\s+(?:on(?:to)?|into|against|vs\.?|versus|auf|gegen)\s+/gi)) {
    const behind = left.slice(word.index + word[0].length).replace(/\s+(?:an|ein)$/i, '');
    const { name, number } = readSide(behind.replace(OWNED, ''));
    const before = left.slice(0, word.index);
    const isPokemon = number !== undefined || isSomebody(name) || isInPlayAs(into.known(name)?.card);
    if (isPokemon || hasAttack(withoutVerb(before.replace(PREFIX, '')), into)) return [before, behind];
  }
  return [left, undefined];
}
/** 'pikachu attacks squirtle with thunder jolt', 'Pikachu greift mit Donnerblitz an': the attack stands behind the verb. */
function attackBehindVerb(text: string, into: PokemonLine): [string, string | undefined] | undefined {
  const [, left = '', target, attack = ''] =
    /^(.+?)\s+(?:attacks|greift)\s+(?:(?!with\s|using\s|mit\s)(.+?)\s+)?(?:with|using|mit)\s+(.+?)(?:\s+an)?\s*$/i.exec(text) ?? [];
  const whole = `${left} ${attack}`;
  if (attack === '') return undefined;
  if (hasAttack(whole.replace(PREFIX, ''), into)) return [whole, target];
  // "greift mit Donnerblitz Schiggy an": behind the attack stands whom it hits.
  const words = attack.split(/\s+/);
  for (let n = words.length - 1; n > 0 && target === undefined; n--) {
    const [used, hit] = [`${left} ${words.slice(0, n).join(' ')}`, words.slice(n).join(' ')];
    if (isInPlayAs(into.known(hit)?.card) && hasAttack(used.replace(PREFIX, ''), into)) return [used, hit];
  }
  return undefined;
} // prettier-ignore
/** 'pikachu attacks', 'pikachu attacks squirtle', 'Pikachu greift Schiggy an': no attack is named. */
function attackVerbIn(text: string, into: PokemonLine): [string, string | undefined] | undefined {
  const behind = attackBehindVerb(text, into);
  if (behind) return behind;
  const [, left = '', right] = /^(.+?)\s+(?:attacks|greift)(?:\s+(?!an$)(.+?))?(?:\s+an)?\s*$/i.exec(text) ?? [];
  const isPokemon = (name: string) => isSomebody(name) || isInPlayAs(into.known(name)?.card);
  if (left === '' || !isPokemon(left.replace(PREFIX, ''))) return undefined;
  return right === undefined || isPokemon(readSide(right).name) ? [left, right] : undefined;
}
/** Whether a Pokémon of this name has an attack of this damage, on whichever printing. */
function hasAttackOf(damage: number, name: string, into: PokemonLine): boolean {
  const found = into.known(name);
  const cards = found ? [found.card, ...into.printings(found.name)] : [];
  return cards.some(({ attacks = [] }) => attacks.some((one) => Number.parseInt(String(one.damage)) === damage));
}
/** Whether words name a Pokémon and an attack of it. */
function hasAttack(text: string, into: PokemonLine, exactly = false): boolean {
  const pokemon = pokemonIn(readSide(text).name, into);
  if (exactly)
    return pokemon?.cards.some(({ attacks = [] }) => attacks.some((one) => isCalled(one, withoutUses(pokemon.rest)))) === true; // prettier-ignore
  return (
    pokemon !== undefined && pokemon.rest !== '' && attackNamed(pokemon.rest, pokemon.name, pokemon.cards) !== undefined
  );
}
/** 'Snorlax attacks' before an arrow: no attack is named. */
function alone(text: string, into: PokemonLine): string {
  const name = text.trim().replace(/\s+(?:attacks|greift(?:\s+an)?)$/i, '');
  return isInPlayAs(into.known(name)?.card) ? name : text;
}
/** 'B: pikachu 50 -> squirtle': who attacks whom with what. */
function readAttack(piece: string, into: PokemonLine): AttackRead {
  const [left, right] = arrowed(piece, into);
  const prefix = PREFIX.exec(left);
  const attackerSide = readSide(withoutVerb(alone(left.slice(prefix?.[0].length ?? 0), into)));
  // Of a word with a colon no name is made.
  if (attackerSide.name === '' || (/:\s/.test(attackerSide.name) && !pokemonIn(attackerSide.name, into))) return lineNotUnderstood(piece.trim()); // prettier-ignore
  const letter = prefix?.[1]?.toUpperCase();
  const said = letter === 'A' || letter === 'B' ? letter : undefined;
  const found = right === undefined ? undefined : foundBy(attackerSide.name, right, into);
  const [aim = SOMEBODY.en, ...also] = right === undefined || found ? [] : hitBy(right, into);
  const defenderSide = readSide(aim);
  const attacker = attackerOf(attackerSide, weaknessIn(defenderSide), into);
  const defender =
    isSomebody(defenderSide.name) && defenderSide.number === undefined
      ? { ...into.somebody(other(said ?? 'A')), ...defenderOf(defenderSide, into) }
      : defenderOf(defenderSide, into);
  const named = right !== undefined && !found && !isSomebody(defenderSide.name);
  return { said, attacker, defender, aimed: named, also, ...(found && { found }) };
}
/** "Call for Family -> Toxel + Salandit": the cards an attack that only searches the deck finds. */
function foundBy(attacker: string, right: string, into: PokemonLine): string[] | undefined {
  const { name = '', rest = '', cards: printed = [] } = pokemonIn(attacker, into) ?? {};
  const attack = attackNamed(rest, name, printed)?.attack;
  const text = JSON.stringify(attack?.text ?? '');
  if (!attack || attack.damage !== undefined || !searches(text)) return undefined;
  const named = cardsFound(namesIn(right, (one) => into.known(one) !== undefined).map((one) => one.trim()), into);
  // A Pokémon is rather the one that is attacked, where it is not put onto the Bench.
  const cards = (named ?? []).flatMap((one) => into.known(one)?.card ?? []);
  const benches = /onto (?:your|the) bench/i.test(text) && (cards.length > 1 || cards.every(({ stage }) => stage === 'basic'));
  const isAttacked = !benches && cards.length > 0 && cards.every((card) => isInPlayAs(card));
  return isAttacked ? undefined : named;
} // prettier-ignore
/** "Pikachu + Ralts": each Pokémon that is hit; one in whatever words. */
function hitBy(words: string, into: PokemonLine): string[] {
  const names = namesIn(words, (name) => into.known(name) !== undefined).map((name) => name.trim().replace(OWNED, ''));
  const found = names.flatMap((name) => into.known(name) ?? []);
  const isMany = names.length > 1 && found.length === names.length && found.every(({ card }) => isInPlayAs(card));
  return isMany ? found.map(({ name }) => name) : [words];
}
/** Whether a piece behind the first names a Pokémon with its damage or attack, and no other kind of move. */
function isAttack(piece: string, into: PokemonLine): boolean {
  const [left, right] = arrowed(piece, into);
  const text = withoutVerb(left.replace(PREFIX, '')).trim();
  if (beginsWithVerb(text) || isMoved(piece, into)) return false;
  if (attackVerbIn(piece, into)) return true;
  const { name, number } = readSide(text);
  // The name of an Ability is no misspelt attack.
  if (right === undefined && abilityIn(text, into)?.name && !hasAttack(text, into, true)) return false;
  if (right === undefined) return hasAttack(text, into) || (number !== undefined && hasAttackOf(number, name, into));
  const isPokemon = beginnings(name).some((one) => into.known(one.name)?.card.kind === 'pokemon');
  return (number !== undefined || isPokemon) && abilityIn(text, into) === undefined;
} // prettier-ignore

/** A Pokémon of which only the name is to be said is its name. */
const inPlay = (pokemon: PokemonInPlay): string | PokemonInPlay =>
  Object.keys(pokemon).length === 1 ? pokemon.card : pokemon;
