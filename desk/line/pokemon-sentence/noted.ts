// What stands in parentheses: of the Pokémon, attack or card before it, of both players, or of the moment.
import { isWord, lower } from '../lexing.ts';
import { IDLE } from './lexicon.ts';
import { traitIn } from '../pokemon-trait.ts';
import type { Phrase, Told } from './roles.ts';
import { OF_POKEMON, saysNothing, statesIn } from './states.ts';
import type { Token } from './tokens.ts';

/** Adds a phrase to what the clause tells. */
type Add = (is: Phrase['is'], name: string, at: number, more: Partial<Phrase>) => void;
type Part = readonly Token[];
type Takes = (part: Part, told: Told, add: Add) => boolean;

/** "(70 HP)", "(mit 2 Energien)", "(Safeguard)", "(Zug 4)": whether all of it is understood; the clause then tells it. */
export const noted = (inside: Part, told: Told, add: Add): boolean =>
  printed(inside, told) || partsOf(inside).every((part) => TAKEN.some((takes) => takes(part, told, add)));

/** "(230)", "(100)": its HP, its damage. */
function printed([only, ...more]: Part, { phrases }: Told): boolean {
  const last = phrases.at(-1);
  const isIt = more.length === 0 && /^\d{2,3}$/.test(lower(only)) && (last?.is === 'pokemon' || last?.is === 'part');
  if (isIt) last.printed = Number(lower(only));
  return isIt;
}
const textOf = (part: Part): string => part.map(({ text }) => text).join(' ');

/** "Star Birth (Arceus VSTAR)". */
const ofWhom: Takes = ([only, ...others], { phrases }, add) => {
  const last = phrases.at(-1);
  if (last?.is !== 'part' || others.length > 0 || only?.is !== 'name' || only.kind !== 'pokemon') return false;
  add('pokemon', only.name, last.at, { role: 'of' });
  return true;
};
/** "(heads, tails)". */
const coins: Takes = ([only, ...others], told) => {
  if (only?.is !== 'coins' || others.length > 0) return false;
  told.coins = [told.coins, only.sides].filter(Boolean).join(' ');
  return true;
};
/** "(Solid Rock heads)": the coin of an Ability of whom the attack hits. */
const coinsOf: Takes = (part, told, add) => {
  const [called, flipped, ...others] = part;
  if (called?.is !== 'part' || flipped?.is !== 'coins' || others.length > 0 || !told.phrases.some(({ is }) => is === 'part')) return false;
  told.coins = [told.coins, flipped.sides].filter(Boolean).join(' ');
  return (notedOf(told, add)?.states.push({ is: 'part', called: called.called }) ?? 0) > 0;
}; // prettier-ignore
/** "(first Legacy Energy of the game)": what the line has named has done nothing before. */
const isFirst: Takes = (part, { phrases }) => {
  const named = part.find(({ is }) => is === 'name');
  const isNamed = named?.is === 'name' && phrases.some(({ name, states }) => name === named.name || states.some((state) => state.is === 'lies' && state.name === named.name)); // prettier-ignore
  return isNamed && part.every((token) => token === named || isWord(token, FIRST) || token.is === 'this game');
};
const FIRST = /^(?:the|first|of|das|die|der|erste[rsn]?|in|this|game|diesem|des|spiels?)$/;
/** "(Ziel X)", "(target X)": whom it is done to. */
const aimed: Takes = (part, _, add) => {
  const [said, name, ...more] = part.filter((token) => !(token.is === 'sign' && token.sign === ':'));
  if (!isWord(said, /^(?:ziel|target|targeting|targets)$/) && !(said?.is === 'verb' && /^target/.test(lower(said)))) return false;
  if (name?.is !== 'name' || name.kind !== 'pokemon' || more.length > 0) return false;
  add('pokemon', name.name, name.at, { role: 'on' });
  return true;
}; // prettier-ignore
/** "(20 to each)": what is printed of the attack. */
const toEach: Takes = (part, { phrases }) => {
  const last = phrases.at(-1);
  const [, each] = /^(\d{2,3})\s+(?:to|on|an|auf)\s+(?:each|every|all|jedes|alle)$/i.exec(textOf(part)) ?? [];
  if (each === undefined || last?.is !== 'part') return false;
  last.printed = Number(each);
  return true;
};
/** "(5 each)" behind "both Benches are full": said once more. */
const same: Takes = (part, { amounts }) => {
  const [count] = /\d+/.exec(textOf(part)) ?? [];
  return count !== undefined && amounts.some((one) => one.count === Number(count)) && part.every((token) => /^\d$/.test(lower(token)) || isWord(token, /^(?:je|jeweils|each|both|beide|all|alle)$/));
}; // prettier-ignore
/** "(X not played)", "(not used before)": so before what the line tells; no card the clause has named. */
const undone: Takes = (part, { phrases }) => {
  const isUse = part.some((token) => token.is === 'verb' && token.verbs.some(({ kind, form }) => kind === 'use' && form === 'participle'));
  const named = part.filter(({ is }) => is === 'name' || is === 'part');
  const isNamed = named.some((token) => phrases.some(({ name }) => token.is === 'name' && token.kind === 'trainer' && token.name === name));
  return isUse && !isNamed && part.some((token) => isWord(token, NOT)) && part.every((token) => named.includes(token) || token.is === 'verb' || token.is === 'this game' || token.is === 'this turn' || isWord(token, NOT) || isWord(token, IDLE) || isWord(token, /^(?:been|worden|wurde|was|has|hat|ist|before)$/));
}; // prettier-ignore
const NOT = /^(?:not|nicht|never|nie|(?:has|have|was)n['’]t|unused)$/;
/** "(the Quick Gift one)": the printing with that attack or Ability. */
const withPart: Takes = (part, told, add) => {
  const [only, ...others] = part.filter(({ is }) => is === 'part');
  const isIt = only?.is === 'part' && others.length === 0 && part.length > 1 && part.every((token) => token === only || isWord(token, PRINT));
  return isIt && (notedOf(told, add)?.states.push({ is: 'part', called: only.called }) ?? 0) > 0;
}; // prettier-ignore
const PRINT =
  /^(?:the|one|das|der|die|mit|with|version|print|printing|variante|druck|attack|attacke|ability|fähigkeit|from|von|has|hat)$/;
/** "A (4 Energy on it) retreats it": of the Pokémon the clause goes on with. */
const onIt: Takes = (part, told, add) => {
  const states = told.phrases.length === 0 && part.some((token) => isWord(token, /^(?:it|dran|daran|drauf)$/)) ? statesIn(part) : undefined;
  if (states) add('pronoun', '', -1, { subject: true, states });
  return states !== undefined;
}; // prettier-ignore
/** "Sky Field (A's)", "(von A)". */
const whoseCard: Takes = (part, { phrases }) => {
  const last = phrases.at(-1);
  const whose = part.at(-1);
  const isWhose = (whose?.is === 'player' || whose?.is === 'whose') && whose.player !== 'other';
  const before = part.slice(0, -1);
  if (!isWhose || last?.is !== 'trainer' || before.length > 1 || !before.every((token) => isWord(token, /^(?:von|of|by)$/)))
    return false;
  last.whose = whose.player;
  return true;
}; // prettier-ignore
/** What is printed on it. */
const trait: Takes = (part, told, add) => {
  const text = textOf(part);
  if (part.some(({ is }) => is === 'amount') || !traitIn(text)) return false;
  return (notedOf(told, add)?.states.push({ is: 'trait', text }) ?? 0) > 0;
};
/** "Burned", "both Active Pokémon are Knocked Out": what an attack or a card does is what is ruled. */
const outcome: Takes = (part, { phrases }) => {
  const last = phrases.at(-1);
  return last !== undefined && last.is !== 'pokemon' && part.every(isOutcome);
};
const isOutcome = (token: Token): boolean =>
  token.is === 'condition' || token.is === 'and' || token.is === 'both' || token.is === 'active' || (token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'out')) || isWord(token, /^(?:is|are|ist|sind|wird|werden|out|then|dann)$/); // prettier-ignore
const stated: Takes = (part, told, add) => {
  const states = statesIn(part);
  const one = states && notedOf(told, add);
  one?.states.push(...states!);
  return one !== undefined;
};
/** "(Zug 4)", "(A 5 Preise, B 2)". */
const beside: Takes = (part, told) => {
  const last = told.phrases.at(-1);
  let whose = told.by ?? (last?.whose === 'other' ? undefined : last?.whose);
  return part.every((token) => {
    if (token.is === 'player') whose = token.player;
    else if (token.is === 'turn' && part.length === 1) told.turn = token;
    else if (token.is === 'amount' && !OF_POKEMON.includes(token.of) && whose)
      told.amounts.push({ of: token.of, count: token.count, whose });
    else return saysNothing(token);
    return true;
  });
};
/** "(no Mist Energy)": of the Pokémon before it. */
const lacks: Takes = (part, told) => {
  const [no, what, ...more] = part;
  if (!isWord(no, /^(?:no|without|ohne|kein\p{L}*)$/u) || what?.is !== 'name' || what.kind !== 'lies' || more.some((token) => !saysNothing(token) && !/^(?:attached|angelegt)$/.test(lower(token)))) return false;
  return (told.lacks ??= []).push({ name: what.name, kind: 'lies' }) > 0;
}; // prettier-ignore
/** What is so unless somebody says otherwise. */
const SAYS_NOTHING =
  /^(?:(?:costs?\s+nothing|kostet\s+nichts|for\s+free|free|kostenlos)|(?:the\s+)?first\s+time(?:\s+this\s+(?:game|turn))?|(?:zum\s+)?(?:das\s+)?ersten?\s+mal(?:\s+in\s+diesem\s+spiel)?|(?:no|kein\p{L}*)\s+(?:vstar|gx)[\s-](?:power|attacke?|angriff)\s+(?:used|benutzt|eingesetzt|verwendet)(?:\s+(?:yet|so\s+far|bisher))?|(?:not\s+used|unused|noch\s+nicht\s+(?:benutzt|eingesetzt|verwendet))(?:\s+(?:yet|so\s+far|before|this\s+game|in\s+diesem\s+spiel))*|(?:already\s+|schon\s+)?(?:in\s+play|im\s+spiel)\s+(?:since|seit)\s+(?:the\s+|dem\s+)?(?:last|previous|letzten?|letztem)\s+(?:turn|zug))$/iu;
/** What one part may say, tried in this order. */
const TAKEN: readonly Takes[] = [ofWhom, aimed, coins, coinsOf, (part) => SAYS_NOTHING.test(textOf(part)), isFirst, toEach, whoseCard, lacks, same, undone, withPart, trait, outcome, onIt, stated, beside]; // prettier-ignore

/** The Pokémon of which the parentheses tell; behind its attack or Ability, too. */
function notedOf(told: Told, add: Add): Phrase | undefined {
  const last = told.phrases.at(-1);
  const { amounts } = told;
  // "20 damage counters on it (230 HP)"
  if (!last && amounts.length > 0 && amounts.every(({ of }) => OF_POKEMON.includes(of))) {
    add('pronoun', '', -1, { subject: true, states: amounts.map(({ of, count }) => ({ is: 'amount', of, count })) });
    told.amounts = [];
    return told.phrases.at(-1);
  }
  const isOne = (phrase: Phrase | undefined): boolean =>
    phrase !== undefined && /^(?:pokemon|active|pronoun)$/.test(phrase.is);
  if (isOne(last)) return last;
  const before = told.phrases.at(-2);
  return (last?.is === 'part' || last?.is === 'lies') && isOne(before) ? before : undefined;
}
/** What is separated by commas. */
function partsOf(tokens: Part): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (token.is === 'sign' && /[,;]/.test(token.sign)) parts.push([]);
    else parts.at(-1)!.push(token);
  return parts.filter((part) => part.length > 0);
}
