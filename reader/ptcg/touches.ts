/**
 * What a Pokémon sentence nobody read could touch, told from its wording: scope first (whose, where, when), then what it speaks of. Coarse, and never
 * too narrow: what is not recognised could touch everything. The wordings of all eras stand side by side.
 */
import type { Touch, UnreadText } from '../../engine/reading.ts';
import type { PtcgTouch } from '../../engine/ptcg/touches.ts';

/** What is told of a sentence besides its words. */
export type Told = Pick<UnreadText<PtcgTouch>, 'touches' | 'places' | 'optional' | 'on'>;
type Scope = Pick<Touch, 'self' | 'whose'>;

// ───────────────────────────── What says nothing ─────────────────────────────

/** Sentences that repeat the rulebook: the closed list. */
const REMINDERS: readonly RegExp[] = [
  /^\(?you can[’']t use more than 1 (GX attack|VSTAR Power) in a game\.?\)?$/i,
  /^\(?don[’']t apply Weakness and Resistance for Benched Pokémon\.?\)?$/i,
  /^\(?you may play (any number of Item cards|as many Item cards as you like|only 1 Supporter card|only 1 Stadium card)\b.*$/i,
  /^\(?(you may )?attach (any number of|a) Pokémon Tools? to (1 of )?your Pokémon\b.*$/i,
  /^\(?you may attach only 1 Pokémon Tool\b.*$/i,
  /^this (card )?stays in play when you play it\b.*$/i,
  /^discard (this card|it) if another Stadium card comes into play\b.*$/i,
  /^if another (Stadium )?card with the same name is in play, you can[’']t play this card\.?$/i,
  /^\(?(discard all cards attached|existing effects are not removed|damage is not an effect|you place damage counters on Pokémon during the damage step)\b.*$/i,
  /^when your .{0,30}Pokémon.{0,20}is Knocked Out, your opponent takes \d Prize cards\.?$/i,
  /^you can[’']t have more than 1 .{0,60} in your deck\.?$/i,
  /^\(?(the )?effect of this card (can[’']t be|doesn[’']t) .{0,30}\)?$/i,
];
const isReminder = (sentence: string): boolean => REMINDERS.some((pattern) => pattern.test(sentence.trim()));

// ───────────────────────────── When ─────────────────────────────

/** "When this happens, …": the clause, and the event as something it touches. */
const OCCASIONS: readonly [RegExp, PtcgTouch][] = [
  [/\bwould be Knocked Out\b/i, 'hp'],
  [/^\(?(when|whenever|if|once)[^,]*?\b(is|are|be)\b[^,]*?\bKnocked Out\b[^,]*(,|$)/i, 'knock-out'],
  [/^(when|whenever|if)\b[^.]*?\b(is|are|be) damaged\b[^,]*(,|$)/i, 'damage-taken'],
  [/^(when|whenever|once during your turn, when|if)[^,]*?\bplay(s|ed)? (this|a|1|any)\b[^,]*\bPokémon\b[^,]*\bto evolve\b[^,]*(,|$)/i, 'evolving'],
  [/^(when|whenever)[^,]*?\bevolves?\b[^,]*(,|$)/i, 'evolving'],
  [/^(when|whenever|once during your turn, when)[^,]*?\b(play|put)s? (this|a|1|any)\b[^,]*\bPokémon\b[^,]*(,|$)/i, 'bench'],
  [/^(when|whenever)[^,]*?\battach(es|ed)?\b[^,]*(,|$)|^to attach\b[^,]*,/i, 'attaching'],
  [/^(when|whenever|once during your turn, (when|if)|if)[^,]*?\b(moves? (from|to|into)|becomes? (your|the|an) Active|retreats?)\b[^,]*(,|$)/i, 'switching'],
  [/^(when|whenever)[^,]*?\bplays?\b[^,]*\bStadium\b[^,]*(,|$)/i, 'stadium'],
  [/^(when|whenever)[^,]*?\bplays?\b[^,]*\b(Supporter|Item|Trainer|Tool|card)\b[^,]*(,|$)/i, 'trainers'],
  [/^[^.]*?\b(during|in|at the end of) (each )?Pokémon Checkup\b/i, 'checkup'],
  [/^[^.]*?\b(at any time )?between turns\b/i, 'checkup'],
  [/\bat the (end|beginning) of (your|each|every|the|that|a|their|his or her)\b[^,.]*?\bturn\b/i, 'turn'],
]; // prettier-ignore
/** Also true then: says nothing of its own about when. */
const ASIDES = /\s*\((even if|before|after)\b[^)]*\)/gi;
/** Stands before the event without being it. */
const BEFORE_OCCASION =
  /^(you may (also )?use this Ability (?=if|when))?(during your turn, )?(if this Pokémon is (in the Active Spot|on your Bench|your Active Pokémon), (?=when))?/i;
/** Of Special Conditions in the Checkup: how they count, not something of its own. */
const CONDITIONS = /\b(Special Condition|Asleep|Burned|Confused|Paralyzed|Poisoned)/i;

/** Left to a player: does nothing unless somebody says so. */
const OPTIONAL = /\b(you may|that player may|you can use this Ability|your opponent may|either player may)\b/i;
/** Goes on from the sentence before it. */
const GOES_ON =
  /^\(?(if you do|if they do|if so|if heads|if tails|if (the|any|it|that|both|neither|all|your opponent) |then|they|it|that|those|these|choose|shuffle|you can[’']t use|you can use|your turn ends|end your turn|put|switch|discard|draw|attach|move|heal|search|look|reveal|flip|you must|for each|when you do|afterward|after|either|in this way|the new|your opponent|this ability|this power|the other|any |until |during |now |both |otherwise)/i;

// ───────────────────────────── Whose, and where ─────────────────────────────

/** Where damage or an effect comes from is not whom it is about. */
const SOURCE =
  /\b(from|by|of) (damage (from|by) )?(an? |any |all |the )?(attacks?|effects? of (an? )?(attacks?|abilities|ability)|abilities)( (used )?(from|by|of) (your|an) opponent[’']s[^,.]*?Pokémon)?|\b(your|an) opponent[’']s (attacks?|abilities|trainer cards?)\b/gi;
const CONDITION_CLAUSE = /^\(?(if|as long as|while|when|whenever|once during (your|each player[’']s) turn)\b[^,]*,\s*/i;
const SELF = /\b(this Pokémon|this card is attached to|this card|itself|its)\b/i;
const YOURS = /\b(your|you)\b(?! opponent)/i;
const THEIRS = /\b(opponent|opponent[’']s|Defending Pokémon|Attacking Pokémon|that player)\b/i;
const ANYBODYS =
  /\b(both|each player|either player|any player|a player|players|in play|(each|all|any|every) (Pokémon|of the Pokémon)|no Pokémon)\b/i;

/** Of whom a clause speaks; nothing: of anybody. */
function scopeOf(clause: string): Scope {
  const said = clause.replace(SOURCE, ' ');
  const theirs = THEIRS.test(said);
  const yours = YOURS.test(said.replace(/your opponent/gi, 'opponent'));
  if (ANYBODYS.test(said)) return {};
  if (theirs) return yours || SELF.test(said) ? {} : { whose: 'opponent' };
  if (yours) return { whose: 'you' };
  return SELF.test(said) ? { self: true } : {};
}

const PLACES: readonly [RegExp, readonly string[]][] = [
  [/\b(this Pokémon|this card is attached to) is (in the Active Spot|(your|the) Active Pokémon|Active)\b/i, ['active']],
  [/\bthis Pokémon is (on your Bench|on the Bench|Benched|1 of your Benched)/i, ['bench']],
  [/\b(if|when|while|as long as)[^,]*\bthis (Pokémon|card) is in your (hand|discard pile)\b/i, ['hand', 'discard']],
  [/\bthis (Pokémon|card)\b[^,]*\b(from|in) your discard pile\b/i, ['discard']],
];

// ───────────────────────────── What ─────────────────────────────

/** What a sentence speaks of, by the words in it. */
const TOPICS: readonly [PtcgTouch, RegExp][] = [
  ['damage-done', /\b(does?|do|doing|done|deals?)\b[^.]*?\bdamage\b(?! counter)|\bdamage\b(?! counter)[^.]*?\b(isn[’']t|is not|aren[’']t) affected|\bthis attack does nothing|\bthe attack does nothing|\bmore damage|\bless damage|\bbase damage/i],
  ['damage-taken', /\btakes?\b[^.]*?\bdamage\b(?! counter)|\b(prevent|reduced?)\b[^.]*?\bdamage\b|\bdamage\b(?! counter)[^.]*?\b(done to|reduced|prevented)|\bprevent all (damage|effects)|\bless damage|\bmore damage|\bcan[’']t be damaged|\beffects?, including damage/i],
  ['counters', /\bdamage counters?\b/i],
  ['healing', /\bheal|\bremove\b[^.]*damage counter/i],
  ['hp', /\bHP\b/],
  ['weakness', /\bWeakness\b(?! and Resistance (for|\)))/i],
  ['resistance', /\bResistance\b(?! for)/i],
  ['types', /\b(is|are|becomes?|as)\b[^.]*\btypes?\b|\bis (also )?(a|an)\b[^.]*\bPokémon\b/i],
  ['knock-out', /\bKnocked Out\b|\bremaining HP\b/i],
  ['prizes', /\bPrize\b/i],
  ['conditions', CONDITIONS],
  ['attacks', /\b(can[’']?t|cannot|can|may|unable to)\b[^.]*?\b(attack|attacks|use it|use that|use this)\b|\buse[ds]?\b[^.]*?\battacks?\b|\battacks?\b[^.]*?\b(does nothing|do nothing|can be used|can[’']t be used|fails?|twice)|\bhas (the|all)\b[^.]*attacks?|\bfirst turn\b/i],
  ['attack-cost', /\b(costs?|need|needs|pay)\b(?![^.]*\bto retreat\b)[^.]*?\b(less|more|fewer|Energy)\b|\b(ignore|regardless of|without)\b[^.]*?\b(Energy|cost)/i],
  ['abilities', /\b(no|lose|loses|can[’']t use(?! more than)|isn[’']t|aren[’']t|don[’']t have|doesn[’']t have|without|ignore|stop)\b[^.]*?\b(Abilit|Poké-(Power|Bod)|Pokémon Powers?\b)|\b(Abilities|Ability|Poké-Powers?|Poké-Bod(y|ies)|Pokémon Powers?|that power)\b[^.]*?\b(stops?|can[’']t be used|have no effect|has no effect|are ignored)/i],
  ['effects', /\beffects?\b|\bprevent|\bunaffected|\bcan[’']t (be (affected|chosen|moved|returned|put)|put)/i],
  ['retreat', /\bretreat/i],
  ['switching', /\bswitch|\bmoves? (this|that|it|your|1|a)[^.]*\b(Bench|Active)\b|\bbecomes? (your|the|their|an) (new )?Active\b|\b(put|return|shuffle)\b[^.]*\bPokémon\b[^.]*\b(hand|deck)\b/i],
  ['evolving', /\bevolv|\bdevolv|\bStage (1|2) card/i],
  ['energy', /\bprovides?\b|\bEnergy\b[^.]*\b(is|are|counts?|treated|considered|has no)\b|\bdiscard\b[^.]*\bEnergy\b|\bmove\b[^.]*\bEnergy\b|\bEnergy\b[^.]*\b(hand|discarded|deck)\b/i],
  ['attaching', /\battach\b|\battaches\b|\bbe attached\b|\bonly be attached\b|\bcan be attached\b/i],
  ['tools', /\bPokémon Tools?\b|\bTool cards?\b/i],
  ['trainers', /\b(can[’']?t|cannot|can|may|unable to)\b[^.]*?\bplay|\bplay(ed|s)?\b[^.]*\b(Item|Supporter|Trainer|Stadium|Tool|turn)\b|\buse this card\b/i],
  ['stadium', /\bStadium\b/i],
  ['bench', /\bBench\b/i],
  ['hand', /\bhand\b/i],
  ['deck', /\bdeck\b|\bdraws?\b/i],
  ['discard', /\bdiscard/i],
  ['checkup', /\bPokémon Checkup\b|\bbetween turns\b/i],
  ['turn', /\bturn ends?\b|\bend(s)? (your|their|the) turn\b|\banother turn\b|\bskip\b|\bextra turn\b|\bat the end of\b/i],
  ['winning', /\bwins? (this|the) game\b|\bloses? (this|the) game\b/i],
]; // prettier-ignore

/** A condition says when something holds, not what it changes. */
const CONDITIONAL = /^\(?(if|as long as|while)\b[^,]*,\s*/i;

/** What one sentence of a text box tells. `before`: the sentences ahead of it in the same box. */
export function tellSentence(sentence: string, before: readonly Told[] = []): Told {
  if (isReminder(sentence.trim())) return { touches: [] };
  const said = sentence.replace(ASIDES, '').trim() || sentence.trim();
  const last = before.findLast(({ touches }) => touches.length > 0);
  // What goes on from the sentence before it happens then, there and by the same leave.
  const from = last && GOES_ON.test(said) ? last : undefined;
  const on = occasionOf(said) ?? from?.on;
  const optional = OPTIONAL.test(said) || from?.optional;
  const places = PLACES.find(([pattern]) => pattern.test(said))?.[1] ?? from?.places;
  return {
    touches: touchesOf(said.replace(CONDITIONAL, ''), from !== undefined),
    ...(places && { places }),
    ...(optional && { optional: true as const }),
    ...(on && { on }),
  };
}

/** What the sentence speaks of, and whose; everything, where it is nothing known. */
function touchesOf(main: string, goesOn: boolean): Told['touches'] {
  const scope = goesOn && SELF.test(main) ? {} : scopeOf(main.replace(CONDITION_CLAUSE, ''));
  const found = TOPICS.filter(([, pattern]) => pattern.test(main)).map(([what]) => ({ what, ...scope }));
  return found.length > 0 ? found : [{ what: 'everything', ...(goesOn ? {} : scope) }];
}

/** "If X remains Asleep between turns, …": what happens besides then. */
const STAYS_SO = /^\(?(if|when)\b[^,]*\b(remains?|stays?)\b[^,]*\bbetween turns,/i;
/** The event it waits for. */
function occasionOf(said: string): Told['on'] {
  const event = said.replace(BEFORE_OCCASION, '');
  const [pattern, what] = OCCASIONS.find(([one]) => one.test(event)) ?? [];
  if (!pattern || !what || what === 'hp' || (what === 'checkup' && CONDITIONS.test(said.replace(STAYS_SO, ''))))
    return undefined;
  return [{ what, ...occasionScope(what, pattern.exec(event)![0]) }];
}

/** To whom it happens, or in whose turn. */
function occasionScope(what: PtcgTouch, clause: string): Scope {
  if (what === 'checkup') return {};
  const said = clause.replace(SOURCE, ' ');
  if (what === 'turn') return /\byour turn\b/i.test(said) ? { whose: 'you' } : /\bopponent[’']s turn\b/i.test(said) ? { whose: 'opponent' } : {};
  if (/\b(this Pokémon|this card)\b/i.test(said) && !/\b(another|other|any|each|all|your|1 of)\b[^,]*\bPokémon\b/i.test(said.replace(/\b(from|onto|to) your [^,]*/gi, ' ').replace(/you play this Pokémon/i, 'this Pokémon'))) return { self: true };
  return {};
} // prettier-ignore

/** What every sentence of a text box tells. */
export const tellBox = (sentences: readonly string[]): Told[] =>
  sentences.reduce<Told[]>((told, sentence) => [...told, tellSentence(sentence, told)], []);
