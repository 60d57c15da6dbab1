// What is given up: Tributed, discarded, banished, sent, detached, paid – for a card, for the play before, or by a card to use its effect.
import type { Deed } from './deeds.ts';
import { byAttacked, isOfAttacked, PLAIN } from './doing.ts';
import { bareOf, hasOnly, isByEffect, isSummonedFor, ITS_EFFECT, itsEffect, meansIn, namesIn, other, ownOf, takesMore, type Given, type Play } from './play.ts'; // prettier-ignore
import { aimedAt, type Plays } from './plays.ts';
import type { Lead } from './clauses.ts';
import type { Named, Phrase, Told } from './told.ts';

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
  if (isOfAttacked(told, last)) return byAttacked(plays, told, [], last!, { effectKind: 'banish' });
  if (isOwnCost(told, bare)) return gaveAsCost(plays, told, bare);
  const { given, ...giving } = givingIn(told, bare, themOrIt(plays, told));
  if (given.length === 0 && meansIn(told).length === 1) given.push(...toldLast(bare, last));
  const aim = told.phrases.find(({ role }) => role === 'for');
  if (aim) return gaveFor(plays, told, giving, aim);
  if (isByMeans(told, given, giving)) return gaveBy(plays, told, given, last);
  // "uses X to banish Y": what its effect is done to.
  if (isPurpose(lead, last, giving.how, given)) return Boolean(last!.targets.push(...given));
  if (isAnswerTold(lead, last, given)) return Boolean((last!.card = { ...given[0]!, place: 'hand' }));
  if (last?.by === told.by && last && BEHIND.test(lead) && isPaidFor(last, lead, giving)) return gaveBehind(told, lead, last, giving);
  return lead !== 'gerund' && lead !== 'by' && gaveAlone(plays, told, giving);
}; // prettier-ignore
/** "A revives X, B banishes it with Y": what the play before was done to, or Summoned. */
function toldLast(bare: readonly Phrase[], last: Play | undefined): Named[] {
  const isIt = bare.length === 1 && bare[0]!.pronoun === 'it' && !bare[0]!.itself;
  const [target, ...more] = last?.kind === 'summon' ? [last.card] : last?.kind === 'play' || last?.kind === 'chain' ? last.targets : [];
  return isIt && target?.card && more.length === 0 ? [{ name: target.name, card: target.card, notes: '' }] : [];
} // prettier-ignore
/** "A has X and Y, tributes both": what he was told to have together, else the card told last. */
function themOrIt(plays: Plays, { by }: Told): Named[] {
  const them = plays.lyingThem(by);
  return them.length > 1 ? them : [plays.lyingIt(by) ?? { name: 'it', notes: '' }];
}
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
function givingIn({ verb }: Told, bare: readonly Phrase[], them: Named[]): Giving & { given: Named[] } {
  const named = bare.flatMap(({ names }) => names);
  const itself = bare.some((one) => one.itself);
  const given = named.filter(({ name }) => !/^\d{1,2}$/.test(name));
  const counted = bare.find((one) => one.counted)?.counted ?? named.find((one) => !given.includes(one))?.name;
  const names = bare.some((one) => one.pronoun === 'it' && !itself) ? them : given;
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
function gaveFor(plays: Plays, told: Told, giving: Giving, { names, pronoun }: Phrase): boolean {
  const [card, ...more] = names;
  if (pronoun === 'effect') return gaveForEffect(plays, told, giving.names);
  if (!card || more.length > 0 || (giving.names.length === 0 && !giving.counted)) return false;
  // "banishes two monsters for X", "banishes Y from the Graveyard for X": X is Summoned so.
  const fromThere = told.place?.place === 'gy' || giving.names.some(({ place }) => place === 'gy');
  const banishes = giving.how === 'banish' && (giving.counted !== undefined || fromThere) && card.card?.kind === 'monster' && !card.effect; // prettier-ignore
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
  const summoned = justSummoned(plays, told, card, how);
  if (summoned) return plays.push(told, { verb, kind: how, card: summoned, targets });
  if (doneByWhatLies(plays, told, card, how)) return true;
  for (const one of told.phrases.filter(({ role }) => role === 'answer')) plays.answered(one, told.by);
  return plays.push(told, { verb, kind: how, card, targets: more.length > 0 ? more : targets, ...(more.length > 0 && { several: true }) });
} // prettier-ignore
/** "summons X and tributes it to destroy Y": X uses its effect so. */
function justSummoned({ plays }: Plays, { by }: Told, { name }: Named, how: Given): Named | undefined {
  const last = name === 'it' && how === 'tribute' ? plays.at(-1) : undefined;
  return last?.kind === 'summon' && last.by === by && last.card ? { ...ownOf(last.card), notes: '' } : undefined;
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
  if (last !== undefined && last.by === told.by && takesMore(last)) return true;
  // "summons X and attacks Y, pays 2000": for the effect of X.
  if (last?.card && last.by === told.by && /^(?:summon|attack)$/.test(last.kind))
    return plays.pushEffect(told, ITS_EFFECT);
  // "B attacks X, A pays 2000": for the effect of the monster that is attacked.
  const attacked = attackedOf(told, last);
  if (attacked && last?.by !== told.by) return plays.pushEffect(told, { ...attacked, effect: true });
  return !told.inherited && plays.byWhatLies(told);
};
