// What an effect does, what is given up for it, and what is told of a play besides: targets, a declared name, material.
import { countedIn } from '../counted.ts';
import { effectKind } from '../effect-kinds.ts';
import { ARROW } from '../words.ts';
import type { Deed } from './deeds.ts';
import { bareOf, hasOnly, isByEffect, ITS_EFFECT, itsEffect, lyingAs, meansIn, namesIn, other, ownOf, summonVerb, takesMore, type Given, type Play } from './play.ts'; // prettier-ignore
import { aimedAt, type Plays } from './plays.ts';
import type { Lead } from './clauses.ts';
import { WHOLE_BOARD } from './lexicon.ts';
import { endsWith } from '../lexing.ts';
import type { Named, Phrase, Told } from './told.ts';
import { NEXT_TURN } from './tokens.ts';

const PLAIN = ['bare', 'with', 'by', 'of', 'from', 'answer', 'on', 'into'] as const;

/** "zerstört Y mit X", "zerstört damit Y", "X destroys Y". */
export const did: Deed = (plays, told, lead, last) => {
  const bare = bareOf(told);
  if (isSummonMade(told)) return summonMade(plays, told, bare[0]!);
  if (told.phrases.length === 0 && told.by !== undefined && !told.passive) return doesWithout(plays, told);
  if (isOutcomeOf(told, bare)) return sought(plays, told, bare[0]!.names[0]!);
  if (told.how !== undefined || bare.some(({ event }) => event) || !hasOnly(told, ...PLAIN)) return false;
  if (namesIn(told, 'answer', 'on', 'into', 'from').length > 0) return false;
  const targets = namesIn(told, 'bare').map((card) => lyingAs(card, told));
  // "Wird X von Y zerstört?"
  const byOf = namesIn(told, 'of');
  const [means] = [...meansIn(told), ...(told.passive ? byOf : [])];
  if (means) return doneWith(plays, told, targets, means);
  if (told.passive && isDoneThereby(told, last ?? plays.lastPlay)) return liesThere(plays, told, targets);
  return !told.passive && byOf.length === 0 && doneByHim(plays, told, lead, targets, last);
};
/** "A wants to search": by the effect that does so, of what he was told to have. */
function doesWithout(plays: Plays, told: Told): boolean {
  const kind = kindOf(told);
  return kind !== undefined && plays.byWhatLies(told, kind);
}
/** What kind of effect does so. */
const kindOf = ({ does = '' }: Told): string | undefined =>
  effectKind(does) ?? effectKind(does.replace(/(?:en|es|ed|s|t)$/, ''));
/** "Does A get X?" */
const isOutcomeOf = ({ by, does = '', phrases, passive, not }: Told, [what]: readonly Phrase[]): boolean =>
  /^gets?$/.test(does) &&
  by !== undefined &&
  !passive &&
  !not &&
  phrases.length === 1 &&
  what?.names.length === 1 &&
  what.names[0]!.card !== undefined;
/** It is what his search takes. */
function sought(plays: Plays, { by }: Told, card: Named): boolean {
  const search = plays.plays.findLast((one) => one.by === by && one.card?.effectKind === 'search' && one.targets.length === 0);
  if (search) search.targets.push(ownOf(card));
  return search !== undefined;
} // prettier-ignore
function doneByHim(plays: Plays, told: Told, lead: Lead, targets: Named[], last: Play | undefined): boolean {
  const own = last?.by === told.by ? last : undefined;
  const goesOn = own && lead !== 'before' && takesMore(own);
  if (isByEffect(told) || (goesOn && !told.colon)) return last !== undefined && doneByLast(plays, told, targets, last);
  // "A summons X and searches Y": by the effect of X.
  if (own && lead !== 'before' && told.inherited && /^(?:summon|flip)$/.test(own.kind)) {
    if (targets.length > 0) return plays.byLast(targets, own, told);
    if (isOnlyBoard(told) || bareOf(told).some(({ counted }) => counted !== undefined)) {
      layCounted(plays, told);
      return plays.pushEffect(told, itsEffect(kindOf(told)));
    }
  }
  return doneByThere(plays, told, targets);
}
function doneByThere(plays: Plays, told: Told, targets: Named[]): boolean {
  // "B will ein Monster suchen": by what he has there.
  const isCounted = targets.length === 0 && bareOf(told).some(({ counted }) => counted !== undefined);
  return isCounted && !told.inherited ? plays.byWhatLies(told) : doneByCard(plays, told, targets);
}
/** "Raigeki, dabei wird Bs X zerstört": by what was played before, to what lies there. */
const isDoneThereby = ({ verb, inherited, not }: Told, last: Play | undefined): boolean =>
  last !== undefined && takesMore(last) && verb?.kind === 'do' && inherited === true && not !== true;
function liesThere(plays: Plays, told: Told, targets: readonly Named[]): boolean {
  const fresh = targets.filter((one) => !plays.isTold(one));
  for (const one of fresh) {
    if (one.whose) plays.words(`${one.whose} has ${one.name}${one.notes} (field)`, one.whose);
    if (one.whose) plays.lay(one.whose, one);
  }
  return targets.length > 0 && fresh.every(({ whose }) => whose !== undefined) && bareOf(told).every(({ event }) => !event);
} // prettier-ignore
/** "macht eine Xyz-Beschwörung von X mit Y und Z" */
const isSummonMade = ({ phrases: [what, ...more], passive, not }: Told): boolean =>
  what?.role === 'bare' && what.event?.event === 'summon' && what.names.length === 1 && !passive && !not && more.every(({ role, names }) => /^(?:with|from)$/.test(role) && names.length > 0); // prettier-ignore
function summonMade(plays: Plays, told: Told, { event, names }: Phrase): boolean {
  const used = namesIn(told, 'with', 'from');
  const cost = used.length > 0 ? [{ how: 'tribute' as const, names: used }] : [];
  return plays.push(told, { verb: summonVerb(event?.how), kind: 'summon', card: lyingAs(names[0]!, told), cost });
}
/** "and destroys B's two set cards": so many lie there. */
function layCounted(plays: Plays, told: Told): boolean {
  const lying = bareOf(told).filter(({ counted, whose }) => whose && counted && countedIn(counted));
  for (const { counted, whose } of lying) plays.layBefore(`${whose} has ${counted}`);
  return lying.length > 0;
}
function doneByLast(plays: Plays, told: Told, targets: Named[], last: Play): boolean {
  if (last.kind === 'attack' && told.by !== undefined && last.by !== told.by)
    return byAttacked(plays, told, targets, last);
  if (targets.length > 0) return plays.byLast(targets, last, told);
  // "A: Mobius tributing X, hits B's two set cards": by its effect when it was Summoned.
  if (layCounted(plays, told) && last.cost.some(({ how }) => isSummonedFor(last.card, how))) return plays.pushEffect(told, ITS_EFFECT); // prettier-ignore
  // "und zerstört ein Monster": one nobody names.
  return takesMore(last) && bareOf(told).some(({ counted, pronoun }) => counted !== undefined || pronoun !== undefined);
}
/** What the player whose monster is attacked does "with its flip effect": by that of the monster. */
function byAttacked(plays: Plays, told: Told, targets: Named[], { targets: [attacked, ...more] }: Play): boolean {
  const its = told.phrases.find(({ pronoun }) => pronoun === 'effect');
  if (!attacked || more.length > 0 || !its) return false;
  const effect = {
    ...ownOf(attacked),
    notes: '',
    effect: true as const,
    ...(its.effectKind && { effectKind: its.effectKind }),
  };
  return plays.pushEffect(told, effect, targets);
}
function doneWith(plays: Plays, told: Told, targets: Named[], means: Named): boolean {
  const pronoun = bareOf(told).some((one) => one.pronoun === 'it');
  if (isWholeBoard(told)) return plays.push(told, { verb: 'activates', kind: 'play', card: means });
  const it = pronoun && targets.length === 0 && !told.passive ? plays.lyingIt(told.by) : undefined;
  if (it) return plays.push(told, { verb: 'activates', kind: 'play', card: ownOf(means), targets: [it] });
  // "after A searched with X"
  if (targets.length === 0 && !pronoun)
    return (
      bareOf(told).length === 0 &&
      told.by !== undefined &&
      plays.push(told, { verb: 'activates', kind: 'play', card: means })
    );
  const by = told.passive ? (means.whose ?? told.by) : told.by;
  const doneTo = targets.length > 1 || told.passive ? undefined : (targets[0] ?? ('it' as const));
  const happened = doneTo && told.verb?.kind === 'do' && { doneTo };
  return plays.push({ ...told, ...(by && { by }) }, { verb: 'activates', kind: 'play', card: ownOf(means), targets, ...happened }); // prettier-ignore
}
/** "clears the board with X" */
const isWholeBoard = (told: Told): boolean => isOnlyBoard(told) && !told.passive && told.by !== undefined;
const isOnlyBoard = (told: Told): boolean => {
  const [what, ...more] = bareOf(told);
  return more.length === 0 && endsWith(what?.counted ?? '', WHOLE_BOARD);
}; // prettier-ignore
/** "Jinzo destroys Y": the effect of Jinzo, whoever's it is. */
function doneByCard(plays: Plays, told: Told, [card, ...targets]: Named[]): boolean {
  if (!card || targets.length === 0 || !(told.inherited || told.colon)) return false;
  const { by, ...nobodys } = told;
  const who = card.whose ?? (told.colon ? by : undefined);
  return plays.push({ ...nobodys, ...(who && { by: who }) }, { verb: 'activates', kind: 'play', card: ownOf(card), targets }); // prettier-ignore
}

// ── what is given up ──

interface Giving {
  how: Given;
  names: Named[];
  counted?: string | undefined;
  /** What gives itself up costs so anyway. */
  itself?: true;
}
const BEHIND = /^(?:and|gerund|by|main)$/;
/** What is Tributed, discarded, banished or sent: for a card, for the play before, or by a card to do so. */
export const gave: Deed = (plays, told, lead, last) => {
  const bare = bareOf(told);
  if (told.passive || bare.some(({ event }) => event) || !hasOnly(told, ...PLAIN, 'for', 'arrow')) return false;
  if (told.earlier) return gaveEarlier(plays, told);
  if (isOwnCost(told, bare)) return gaveAsCost(plays, told, bare);
  const { given, ...giving } = givingIn(told, bare, plays.lyingIt(told.by));
  const aim = told.phrases.find(({ role }) => role === 'for');
  if (aim) return gaveFor(plays, told, giving, aim);
  if (isByMeans(told, given, giving)) return gaveBy(plays, told, given, last);
  // "uses X to banish Y": what its effect is done to.
  if (isPurpose(lead, last, giving.how, given)) return Boolean(last!.targets.push(...given));
  if (isAnswerTold(lead, last, given)) return Boolean((last!.card = { ...given[0]!, place: 'hand' }));
  if (last?.by === told.by && last && BEHIND.test(lead) && isPaidFor(last, lead, giving)) return gaveBehind(told, lead, last, giving);
  return lead !== 'gerund' && lead !== 'by' && gaveAlone(plays, told, giving);
}; // prettier-ignore
/** With a card it is done, or by an effect; so many nobody named are what it costs. */
const isByMeans = (told: Told, given: readonly Named[], { counted }: Giving): boolean =>
  given.length > 0 ? meansIn(told).length > 0 || isByEffect(told) : counted !== undefined && meansIn(told).length === 1;
/** "hat X vorhin abgeworfen": it lies there. */
function gaveEarlier(plays: Plays, told: Told): boolean {
  const { by, verb } = told;
  const names = namesIn(told, 'bare');
  if (!by || names.length === 0 || !hasOnly(told, 'bare')) return false;
  const place = verb?.kind === 'banish' ? 'banished' : 'gy';
  for (const one of names) {
    plays.words(`${by} has ${one.name}${one.notes} (${place})`, by);
    plays.lay(by, { ...one, place });
  }
  return true;
}
/** What is given up: names, "it", or so many nobody named; "banishing 6": so many as it costs. */
function givingIn(
  { verb }: Told,
  bare: readonly Phrase[],
  it: Named = { name: 'it', notes: '' },
): Giving & { given: Named[] } {
  const named = bare.flatMap(({ names }) => names);
  const itself = bare.some((one) => one.itself);
  const given = named.filter(({ name }) => !/^\d{1,2}$/.test(name));
  const counted = bare.find((one) => one.counted)?.counted ?? named.find((one) => !given.includes(one))?.name;
  const names = bare.some((one) => one.pronoun === 'it' && !itself) ? [it] : given;
  return { how: verb!.kind as Given, names, counted, given, ...(itself && { itself }) };
}
/** "A: X discards Y": the card itself asks for it. */
const isOwnCost = ({ colon, verb }: Told, bare: readonly Phrase[]): boolean =>
  colon === true && bare.length === 2 && bare[0]!.names.length === 1 && /^(?:discard|tribute)$/.test(verb!.kind);
function gaveAsCost(plays: Plays, told: Told, [does, paid]: readonly Phrase[]): boolean {
  const cost = [{ how: told.verb!.kind as Given, names: paid!.names, counted: paid!.counted }];
  return plays.push(told, {
    verb: '',
    kind: 'play',
    card: does!.names[0]!,
    cost,
    targets: namesIn(told, 'on', 'arrow'),
  });
}
/** "responds by discarding X". */
const isAnswerTold = (lead: Lead, last: Play | undefined, given: readonly Named[]): boolean =>
  last?.kind === 'chain' && !last.card && (lead === 'gerund' || lead === 'by') && given.length === 1;
const isPurpose = (lead: Lead, last: Play | undefined, how: Given, given: readonly Named[]): boolean =>
  (lead === 'aim' || lead === 'purpose') && last !== undefined && takesMore(last) && given.length > 0 && /^(?:banish|shuffle|send)$/.test(how); // prettier-ignore
const isPaidFor = (last: Play, lead: Lead, { counted }: Giving): boolean =>
  takesMore(last) || (last.kind === 'summon' && lead !== 'main' && (lead !== 'and' || counted !== undefined));
function gaveBy(plays: Plays, told: Told, given: Named[], last: Play | undefined): boolean {
  const [means] = meansIn(told);
  if (!means) return last !== undefined && plays.byLast(given, last, told);
  if (given.length === 0) return plays.push(told, { verb: 'activates', kind: 'play', card: means });
  // "banishes X with Y in response to its effect"
  for (const one of told.phrases.filter(({ role }) => role === 'answer'))
    if (one.pronoun !== 'effect') plays.answered(one, told.by);
    else if (given[0])
      plays.pushEffect({ ...told, by: given[0].whose ?? other(told.by) }, { ...ownOf(given[0]), effect: true });
  // What he discards or Tributes with a card is what it costs.
  const { kind } = told.verb!;
  if (kind === 'discard' || kind === 'tribute')
    return plays.push(told, { verb: 'activates', kind: 'play', card: means, cost: [{ how: kind, names: given }], targets: namesIn(told, 'on', 'arrow') }); // prettier-ignore
  return plays.push(told, { verb: 'activates', kind: 'play', card: means, targets: given });
}
function gaveBehind(told: Told, lead: Lead, last: Play, giving: Giving): boolean {
  // "aktiviert X und schickt Y auf den Friedhof": what its effect is done to.
  const isCost = told.as.has('cost') || lead === 'gerund' || lead === 'by';
  if (giving.how === 'send' && !isCost) last.targets.push(...giving.names);
  else if (!giving.itself) last.cost.push(giving);
  // "X tributing Y -> Z": Z is what X is played on.
  last.targets.push(...told.phrases.filter(({ role, event }) => role === 'arrow' && !event).flatMap(aimedAt));
  return true;
}
/** What is Tributed for a monster with Level 5 or more is Tributed for its Summon. */
const isSummonedFor = (card: Named | undefined, how: Giving['how']): boolean =>
  card?.card?.kind === 'monster' && !card.effect && (card.card.level ?? 0) > 4 && how === 'tribute';
function gaveFor(plays: Plays, told: Told, giving: Giving, { names, pronoun }: Phrase): boolean {
  const [card, ...more] = names;
  if (pronoun === 'effect') return gaveForEffect(plays, told, giving.names);
  if (!card || more.length > 0 || (giving.names.length === 0 && !giving.counted)) return false;
  // "banishes two monsters for X": X is Summoned so.
  const banishes = giving.how === 'banish' && giving.counted !== undefined && card.card?.kind === 'monster';
  const does = isSummonedFor(card, giving.how)
    ? ({ verb: 'summons', kind: 'summon' } as const)
    : banishes
      ? ({ verb: 'special summons', kind: 'summon' } as const)
      : // Of a short name it is not known yet whether it is Summoned or activated.
        ({ verb: card.card || !told.by ? 'activates' : '', kind: 'play' } as const);
  return plays.push(
    { ...told, ...(does.verb === '' && { colon: true }) },
    { ...does, card, cost: [giving], targets: namesIn(told, 'on', 'arrow') },
  );
}
/** "opfert X für seinen Effekt". */
function gaveForEffect(plays: Plays, told: Told, [card, ...more]: Named[]): boolean {
  if (!card || more.length > 0) return false;
  return plays.pushEffect(
    told,
    card.name === 'it' ? ITS_EFFECT : { ...card, effect: true },
    namesIn(told, 'on', 'arrow'),
  );
}
/** A card that gives itself up to use its effect, or what is given up for what comes behind. */
function gaveAlone(plays: Plays, told: Told, { how, names, counted }: Giving): boolean {
  const [card, ...more] = names;
  // What is banished from its owner's Graveyard, or sent, by nothing that was told uses its own effect so.
  const isOwn = card?.card !== undefined && (card.whose ?? told.by) === told.by;
  const fromThere = isOwn && ((how === 'banish' && card?.place === 'gy') || (how === 'send' && names.length === 1));
  const verb = fromThere ? 'activates' : how === 'banish' ? 'banishes' : `${how}s`;
  if (!card) return counted !== undefined && plays.push(told, { verb: `${verb} ${counted}`, kind: how });
  const targets = namesIn(told, 'on', 'arrow');
  if (more.length > 0 && targets.length > 0) return false;
  if (doneByWhatLies(plays, told, card, how)) return true;
  for (const one of told.phrases.filter(({ role }) => role === 'answer')) plays.answered(one, told.by);
  return plays.push(told, { verb, kind: how, card, targets: more.length > 0 ? more : targets });
}
/** "A has Castel and wants to shuffle B's X into the Deck": by the effect of what he has, which does so. */
function doneByWhatLies(plays: Plays, told: Told, card: Named, how: Given): boolean {
  const isHis = card.whose !== undefined && card.whose === other(told.by) && plays.plays.at(-1)?.kind === 'words';
  return isHis && /^(?:shuffle|banish|send)$/.test(how) && plays.byWhatLies(told, DOES_SO[how], [card]);
}
const DOES_SO: Partial<Record<Given, string>> = { banish: 'banish', shuffle: 'return' };
/** " 2", where it is told how many. */
function soManyIn(told: Told): string {
  const [said] = bareOf(told).map(({ names: [name], counted }) => counted ?? name?.name ?? '');
  const count = ['', 'one', 'two', 'three'].indexOf(said?.toLowerCase() ?? '');
  const digit = /^\d/.exec(said ?? '')?.[0] ?? (count > 0 ? String(count) : /^(?:an?|eine?n?)(?:\s|$)/i.test(said ?? '') ? '1' : '');
  return digit && ` ${digit}`;
} // prettier-ignore
/** "detaches 2", "hängt ein Material ab", "detaches from X": an effect of the Xyz Monster told last, or of X, that costs so. */
export const detached: Deed = (plays, told, lead, last) => {
  const itself = doesItself(told);
  const [card, ...others] = [...(itself ?? []), ...namesIn(told, 'of', 'from', 'at')];
  const material = bareOf(told).every((one) => one.names === itself || isMaterial(one));
  const aims = told.phrases.filter(({ role }) => role === 'on' || role === 'arrow');
  if (!material || others.length > 0 || !hasOnly(told, 'bare', 'of', 'from', 'at', 'on', 'arrow', 'for')) return false;
  const targets = aims.flatMap(aimedAt);
  if (/^(?:remov|entf)/.test(told.does ?? '')) return removed(plays, told, card, targets);
  const effectKind = `detach${soManyIn(told)}`;
  if (card) return plays.push(itself && card.whose ? { ...told, by: card.whose } : told, { verb: 'activates', kind: 'play', card: { ...(itself ? ownOf(card) : card), effect: card.effect ?? true, effectKind }, targets }); // prettier-ignore
  // "B hat X, A beschwört Y, B hängt 1 Material ab": of what he was told to have.
  const lying = last?.by === told.by ? undefined : (plays.lyingIn(told.by) ?? attackedOf(told, last));
  if (lying) return plays.push(told, { verb: 'activates', kind: 'play', card: { ...lying, effect: true, effectKind }, targets });
  return last?.card !== undefined && last.by === told.by && detachedByLast(plays, told, lead, last, effectKind, targets);
}; // prettier-ignore
/** "B attacks A's X, A detaches 1": from the monster that is attacked. */
function attackedOf({ by }: Told, last: Play | undefined): Named | undefined {
  const [target, ...more] = last?.kind === 'attack' && by !== undefined ? last.targets : [];
  return target?.card && more.length === 0 ? { name: target.name, card: target.card, notes: '' } : undefined;
}
function detachedByLast(plays: Plays, told: Told, lead: Lead, last: Play, effectKind: string, targets: Named[]): boolean {
  if (!takesMore(last)) return (last.kind === 'summon' || last.kind === 'attack') && lead !== 'before' && plays.pushEffect(told, itsEffect(effectKind), targets);
  last.targets.push(...targets);
  last.card!.effectKind = effectKind;
  return true;
} // prettier-ignore
/** "X of A detaches 1" */
function doesItself(told: Told): Named[] | undefined {
  const [own] = bareOf(told);
  return own?.names.length === 1 && own.names[0]!.card?.kind === 'monster' && !own.event ? own.names : undefined;
}
const isMaterial = ({ names, counted, event }: Phrase): boolean =>
  !event &&
  (counted !== undefined || names.every(({ name }) => /^(?:\d|an?|one|two|eine?s?|zwei)$|materiali?/i.test(name)));
/** "removes 2 counters from X": an effect of X costs so. */
function removed(plays: Plays, told: Told, card: Named | undefined, targets: Named[]): boolean {
  const isOfCounters = bareOf(told).some(({ counted }) => /(?:counters?|zählmarken?)$/i.test(counted ?? ''));
  return isOfCounters && card !== undefined && plays.push(told, { verb: 'activates', kind: 'play', card: { ...ownOf(card), effect: card.effect ?? true }, targets });
} // prettier-ignore
/** Life Points that are paid are the effect's own affair. */
export const paid: Deed = (plays, told, _lead, last) => {
  const [aim] = namesIn(told, 'for');
  const aims = told.phrases.filter(({ role }) => role === 'on' || role === 'arrow');
  if (aim) {
    if (!hasOnly(told, 'bare', 'for', 'on', 'arrow')) return false;
    // "pays for X on the Summon of Y"
    for (const one of aims.filter(({ event }) => event)) plays.answered(one, told.by);
    const targets = aims.filter(({ event }) => !event).flatMap(aimedAt);
    return plays.push(told, { verb: 'activates', kind: 'play', card: aim, targets });
  }
  const isAmount =
    aims.length === 0 && told.phrases.every(({ names }) => names.every(({ name }) => /^\d+$/.test(name)));
  if (!isAmount || told.not) return false;
  return last !== undefined && last.by === told.by && takesMore(last)
    ? true
    : !told.inherited && plays.byWhatLies(told);
};

// ── what is told of a play besides ──

export const targeted: Deed = (plays, told, _lead, last) => {
  const targets = told.phrases
    .filter(({ role, event }) => /^(?:bare|on|arrow|at)$/.test(role) && !event)
    .flatMap(aimedAt);
  const [means] = namesIn(told, 'with');
  const by = told.passive ? namesIn(told, 'by', 'of')[0] : undefined;
  if (by && hasOnly(told, 'bare', 'by', 'of')) return plays.push({ ...told, ...(by.whose && { by: by.whose }) }, { verb: 'activates', kind: 'play', card: ownOf(by), targets }); // prettier-ignore
  if (targets.length === 0 || !hasOnly(told, 'bare', 'on', 'arrow', 'at', 'with')) return false;
  if (means) return plays.push(told, { verb: 'activates', kind: 'play', card: means, targets });
  if (!last?.card) return false;
  if (last.kind === 'summon' || last.kind === 'flip') return plays.byLast(targets, last, told);
  if (told.by !== undefined && last.by !== told.by)
    return last.kind === 'attack' && byAttacked(plays, told, targets, last);
  last.targets.push(...targets);
  return true;
};
/** "X points to Y", "B has X pointing to Y". */
export const points: Deed = (plays, told, lead, last) => {
  const at = namesIn(told, 'answer', 'at', 'on', 'arrow');
  const bare = namesIn(told, 'bare');
  if (at.length === 0 || told.not || !hasOnly(told, 'bare', 'answer', 'at', 'on', 'arrow')) return false;
  const notes = ` (pointing at ${at.map(({ name }) => name).join(' + ')})`;
  const [card, ...more] = bare;
  if (more.length > 0) return false;
  const whose = card ? (card.whose ?? told.by ?? at[0]!.whose) : last?.owner;
  if (whose === undefined) return false;
  if (card) plays.words(`${whose} has ${card.name}${card.notes}${notes}`, whose);
  else if (lead === 'gerund' && last?.kind === 'words' && /^[AB] has /.test(last.verb)) last.verb += notes;
  else return false;
  for (const one of at) if (!plays.isTold(one)) plays.words(`${one.whose ?? whose} has ${one.name}${one.notes} (field)`, one.whose ?? whose); // prettier-ignore
  return true;
};
export const declared: Deed = (plays, told, _lead, last) => {
  // "an" is a preposition in German.
  const attack = told.phrases.find(
    ({ event, role }) => event?.event === 'attack' && (role === 'bare' || role === 'answer'),
  );
  if (attack) return declaredAttack(plays, told, attack);
  const [means] = meansIn(told);
  const [name] = [
    ...namesIn(told, 'bare'),
    ...bareOf(told).flatMap(({ counted }): Named[] => (counted ? [{ name: counted, notes: '' }] : [])),
  ];
  if (!name || name.effect) return false;
  if (means) return plays.push(told, { verb: 'activates', kind: 'play', card: means, declared: name.name });
  // "A: X declares DARK"
  const [, of] = namesIn(told, 'bare');
  if (of && told.colon) return plays.push(told, { verb: '', kind: 'play', card: name, declared: of.name });
  if (!last?.card || !takesMore(last)) return false;
  last.declared = name.name;
  return true;
};
/** "erklärt einen Angriff mit X auf Y". */
function declaredAttack(plays: Plays, told: Told, { event, names }: Phrase): boolean {
  const subject = bareOf(told).flatMap((one) => (one.event ? [] : one.names));
  const attackers = [...names, ...namesIn(told, 'with'), ...subject];
  const targets = [...(event?.at ? [event.at] : []), ...namesIn(told, 'on', 'arrow')];
  const behind = (told.directly || event?.how === 'direct') && { behind: ` ${ARROW} direct` };
  for (const card of attackers) plays.push(told, { verb: 'attacks', kind: 'attack', card, targets, ...behind });
  return attackers.length > 0;
}
export const equipped: Deed = (plays, told, lead, last) => {
  const bare = namesIn(told, 'bare');
  const [means] = namesIn(told, 'with');
  const [card, target] = means ? [means, bare[0]] : [bare[0], namesIn(told, 'answer', 'on', 'arrow')[0] ?? (told.colon ? bare[1] : undefined)]; // prettier-ignore
  if (means && !target) return equippedIt(plays, told, means);
  if (!card || !target) return false;
  // "X is equipped with Y": both lie there.
  if (told.passive && !plays.isTold(target)) return plays.equippedThere({ ...target, equipped: [card] }, told.by);
  if (!told.passive) return plays.push(told, { verb: 'activates', kind: 'play', card, targets: [target] });
  // … or it came there before.
  const by = card.whose ?? target.whose ?? told.by;
  plays.push({ ...told, ...(by && { by }) }, { verb: 'activates', kind: 'play', card: ownOf(card), targets: [target] });
  plays.resolve();
  if (lead === 'relative' && last?.by && last.by !== by) plays.words(NEXT_TURN);
  return true;
};
/** "A has Dark Magician and equips it with X" */
function equippedIt(plays: Plays, told: Told, means: Named): boolean {
  const it = bareOf(told).some(({ pronoun }) => pronoun === 'it') ? plays.lyingIt(told.by) : undefined;
  return it !== undefined && plays.push(told, { verb: 'activates', kind: 'play', card: means, targets: [it] });
}
/** "dreht X in die Verteidigung", "dreht X mit Y in die Verteidigung". */
export const turned: Deed = (plays, told, lead, last) => {
  const [means] = meansIn(told);
  if (!told.position || !hasOnly(told, 'bare', 'with', 'by')) return false;
  // It lies otherwise before.
  const lay = told.position === 'attack' ? 'defense' : 'attack';
  const what = namesIn(told, 'bare').map((one) => ({ ...one, notes: `${one.notes} (${lay})` }));
  if (means) return plays.push(told, { verb: 'activates', kind: 'play', card: means, targets: what });
  const [card, ...more] = what;
  if (!card || more.length > 0) return false;
  if ((lead === 'purpose' || lead === 'aim') && last && takesMore(last)) return plays.byLast(what, last, told);
  return plays.push(told, { verb: 'repositions', kind: 'turn', card });
};
/** "macht damit Z": with the monsters he Summoned or took. */
const usedFor = (plays: Plays, { thereby, by }: Told, named: Named[]): Named[] =>
  thereby && named.length === 0 ? broughtBefore(plays, by) : named;
/** The monsters a player Summoned, took, or used an effect of on the field, each once. */
function broughtBefore(plays: Plays, by: Told['by']): Named[] {
  const own = plays.plays.filter((one) => (one.by ?? by) === by && one.card !== undefined);
  const monsters = own.flatMap(({ kind, card, targets }) => (kind === 'summon' ? [ownOf(card!)] : kind === 'play' ? [...(card!.effect ? [ownOf(card!)] : []), ...targets] : [])); // prettier-ignore
  const his = monsters.filter(({ card, whose }) => card?.kind === 'monster' && (whose ?? by) === by);
  const once = his.filter((one, n) => his.findIndex(({ name }) => name === one.name) === n);
  return once.map(({ name, card }) => ({ name, card, notes: '' }));
}
/** "Polymerization fusing X and Y into Z" */
const makesIt = (last: Play): boolean =>
  takesMore(last) && last.card?.card !== undefined && last.card.card.kind !== 'monster';
/** "overlays 2 Level 4 monsters for Z": of what kind they are counts. */
function kindsOf({ phrases }: Told): string {
  const counted = phrases.find((one) => one.counted)?.counted;
  return counted !== undefined && countedIn(counted)?.like !== undefined ? ` (tribute ${counted})` : '';
}
/** "them": what he was told to have, else what he brought out. */
function themOf(plays: Plays, { by }: Told, last: Play | undefined): Named[] {
  const lying = plays.lyingThem(by ?? last?.owner);
  return lying.length > 0 ? lying : broughtBefore(plays, by);
}
/** "überlagert X und Y zu Z", "nutzt X als Material für Z", "links Z using X". */
export const merged: Deed = (plays, told, lead, last) => {
  if (isSummonMade(told)) return summonMade(plays, told, bareOf(told)[0]!);
  const [made] = namesIn(told, 'into', 'for', 'answer');
  const bare = namesIn(told, 'bare');
  const isCounted = bareOf(told).some((one) => one.counted);
  if (!hasOnly(told, 'bare', 'into', 'for', 'answer', 'with', 'from')) return false;
  // "controls X and Y and tunes them for Z"
  const them = bareOf(told).some(({ pronoun }) => pronoun === 'it') ? themOf(plays, told, last) : [];
  const used = usedFor(
    plays,
    told,
    made && (bare.length + them.length > 0 || isCounted) ? [...bare, ...them] : namesIn(told, 'with', 'from'),
  );
  const card = made ?? (bare.length === 1 && (used.length > 0 || told.verb?.kind === 'merge') ? bare[0] : undefined);
  if (!card) return false;
  if (last && last.by === told.by && lead !== 'main' && makesIt(last)) return last.targets.push(card, ...used) > 0;
  const cost = used.length > 0 ? [{ how: 'tribute' as const, names: used }] : [];
  return plays.push(told, { verb: 'special summons', kind: 'summon', card: { ...card, notes: card.notes + kindsOf(told) }, cost }); // prettier-ignore
};
/** "zieht mit X": X is activated. */
export const drew: Deed = (plays, told) => {
  const [card, ...more] = meansIn(told);
  if (!card || more.length > 0 || namesIn(told, 'bare').length > 0) return false;
  return plays.push(told, { verb: 'activates', kind: 'play', card });
};
/** Its owner's effect, whoever played last. */
function triggers(plays: Plays, { by, ...told }: Told, card: Named, targets: Named[]): boolean {
  const who = card.whose ?? (told.inherited ? undefined : by);
  return plays.push({ ...told, ...(who && { by: who }) }, { verb: 'activates', kind: 'play', card: { ...ownOf(card), effect: card.effect ?? true }, targets }); // prettier-ignore
}
/** "X triggers", "ihr Effekt löst aus"; who plays an effect triggers it, too. */
export const triggered: Deed = (plays, told, _lead, last) => {
  const [bare, ...more] = bareOf(told);
  const [card, ...others] = bare?.names ?? [];
  const targets = namesIn(told, 'on', 'arrow');
  if (told.not || more.length > 0 || others.length > 0 || !hasOnly(told, 'bare', 'on', 'arrow')) return false;
  if (card) return triggers(plays, told, card, targets);
  return (
    bare?.pronoun === 'effect' && last !== undefined && plays.pushEffect(told, itsEffect(bare.effectKind), targets)
  );
};
