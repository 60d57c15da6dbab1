// What an effect does, and what is told of a play besides: targets, a declared name, material. What is given up for it: `giving.ts`.
import { countedIn } from '../counted.ts';
import { effectKind } from '../effect-kinds.ts';
import { ARROW } from '../words.ts';
import type { Deed } from './deeds.ts';
import { bareOf, hasOnly, isByEffect, isSummonedFor, ITS_EFFECT, itsEffect, lyingAs, meansIn, namesIn, other, ownOf, summonVerb, takesMore, type Play } from './play.ts'; // prettier-ignore
import { aimedAt, type Plays } from './plays.ts';
import type { Lead } from './clauses.ts';
import { WHOLE_BOARD } from './lexicon.ts';
import { endsWith } from '../lexing.ts';
import type { Named, Phrase, Told } from './told.ts';
import { NEXT_TURN } from './tokens.ts';

export const PLAIN = ['bare', 'with', 'by', 'of', 'from', 'answer', 'on', 'into'] as const;

/** "zerstört Y mit X", "zerstört damit Y", "X destroys Y". */
export const did: Deed = (plays, told, lead, last) => {
  const bare = bareOf(told);
  if (isSummonMade(told)) return summonMade(plays, told, bare[0]!);
  if (told.phrases.length === 0 && told.by !== undefined && !told.passive) return doesWithout(plays, told);
  if (isOutcomeOf(told, bare)) return sought(plays, told, bare[0]!.names[0]!);
  if (told.how !== undefined || bare.some(({ event }) => event) || !hasOnly(told, ...PLAIN)) return false;
  if (namesIn(told, 'answer', 'on', 'into', 'from').length > 0) return savedFrom(plays, told);
  const targets = namesIn(told, 'bare').map((card) => lyingAs(card, told));
  // "Wird X von Y zerstört?"
  const byOf = namesIn(told, 'of');
  const [means] = [...meansIn(told), ...(told.passive ? byOf : [])];
  if (means) return doneWith(plays, told, targets, means);
  if (told.passive && isDoneThereby(told, last ?? plays.lastPlay)) return liesThere(plays, told, targets);
  return !told.passive && byOf.length === 0 && doneByHim(plays, told, lead, targets, last);
};
/** "saves X from A's Raigeki with Y": Y answers Raigeki. */
function savedFrom(plays: Plays, told: Told): boolean {
  const [danger, ...more] = told.phrases.filter(({ role }) => role === 'from');
  const [means, ...others] = meansIn(told);
  const isSaving = SAVES.test(told.does ?? '') && danger?.names.length === 1 && danger.names[0]!.card !== undefined && danger.names[0]!.card.kind !== 'monster';
  if (!isSaving || more.length + others.length > 0 || !means || namesIn(told, 'bare').length === 0 || told.passive || !hasOnly(told, 'bare', 'from', 'with', 'by')) return false;
  plays.answered(danger, told.by);
  return plays.push(told, { verb: 'activates', kind: 'chain', card: ownOf(means), targets: namesIn(told, 'bare') });
} // prettier-ignore
const SAVES = /^(?:sav|protect|rette|schütz)/;
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
/** "B attacks A's X, A takes back Y": by the effect of X; else by what he played, has or names. */
function doneByHim(plays: Plays, told: Told, lead: Lead, targets: Named[], last: Play | undefined): boolean {
  const attack = last ?? plays.lastPlay;
  if (targets.length === 0 || told.colon || !isAttackOfOther(told, attack))
    return doneByOwn(plays, told, lead, targets, last);
  const kind = kindOf(told);
  return byAttacked(plays, told, targets, attack, kind ? { effectKind: kind } : {});
}
function doneByOwn(plays: Plays, told: Told, lead: Lead, targets: Named[], last: Play | undefined): boolean {
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
/** Whether the other player attacks one of his monsters. */
const isAttackOfOther = ({ by, passive }: Told, last: Play | undefined): last is Play =>
  !passive && last?.kind === 'attack' && by !== undefined && last.by !== by && last.targets.length === 1;
/** "B attacks A's X with Y, A banishes both": by the effect of X. */
export const isOfAttacked = (told: Told, last: Play | undefined): boolean =>
  told.verb?.kind === 'banish' &&
  isAttackOfOther(told, last) &&
  told.phrases.length > 0 &&
  told.phrases.every(({ role, names, pronoun }) => role === 'bare' && names.length === 0 && pronoun === 'it');
/** What the player whose monster is attacked does "with its flip effect": by that of the monster. */
export function byAttacked(
  plays: Plays,
  told: Told,
  targets: Named[],
  { targets: [attacked, ...more] }: Play,
  its: Pick<Phrase, 'effectKind'> | undefined = told.phrases.find(({ pronoun }) => pronoun === 'effect'),
): boolean {
  if (!attacked || more.length > 0 || !its) return false;
  const { name, card } = attacked;
  const { effectKind: kind } = its;
  return plays.pushEffect(told, { name, card, notes: '', effect: true, ...(kind && { effectKind: kind }) }, targets);
}
function doneWith(plays: Plays, told: Told, targets: Named[], means: Named): boolean {
  const pronoun = bareOf(told).some((one) => one.pronoun === 'it');
  if (isWholeBoard(told)) return plays.push(told, { verb: 'activates', kind: 'play', card: means });
  const it = pronoun && targets.length === 0 && !told.passive ? itLying(plays, told) : undefined;
  const takes = told.verb?.kind === 'take' && { takes: true as const };
  if (it) return plays.push(told, { verb: 'activates', kind: 'play', card: ownOf(means), targets: [it], ...takes });
  const hidden = hiddenOne(told);
  if (hidden)
    return plays.push(told, { verb: 'activates', kind: 'play', card: ownOf(means), targets: aimedAt(hidden) });
  // "after A searched with X"
  if (targets.length === 0 && !pronoun)
    return (
      bareOf(told).length === 0 &&
      told.by !== undefined &&
      plays.push(told, { verb: 'activates', kind: 'play', card: means })
    );
  return doneToNamed(plays, told, targets, means, takes);
}
/** "destroys X with Y", "X is destroyed with Y", "destroys it with Y". */
function doneToNamed(
  plays: Plays,
  told: Told,
  targets: Named[],
  means: Named,
  takes: false | { takes: true },
): boolean {
  const by = told.passive ? (means.whose ?? told.by) : told.by;
  const doneTo = targets.length > 1 || told.passive ? undefined : (targets[0] ?? ('it' as const));
  const past = !told.passive && told.verb?.form === 'participle' && { past: true as const };
  const happened = doneTo && told.verb?.kind === 'do' && { doneTo };
  return plays.push({ ...told, ...(by && { by }) }, { verb: 'activates', kind: 'play', card: ownOf(means), targets, ...happened, ...takes, ...past }); // prettier-ignore
}
/** "it", where nothing was played since: what he was told to have; "takes it with X": what the other one has. */
function itLying(plays: Plays, { by, verb }: Told): Named | undefined {
  const theirs = by && plays.lyingIt(other(by));
  const its = theirs && { name: theirs.name, card: theirs.card, notes: '', whose: other(by) };
  return verb?.kind === 'take' ? its : (plays.lyingIt(by) ?? its);
}
/** "destroys B's set card with X": one nobody named. */
function hiddenOne(told: Told): Phrase | undefined {
  const [one, ...more] = bareOf(told);
  return more.length === 0 && A_HIDDEN_ONE.test(one?.counted ?? '') && !told.passive && told.by ? one : undefined;
}
const A_HIDDEN_ONE =
  /(?:set|face-?down|gesetzte[nmrs]?|verdeckte[nmrs]?)\s(?:card|monster|karte|spell|trap|zauberkarte|fallenkarte)$/i;
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

// ── what is told of a play besides ──

function targetsIn(plays: Plays, told: Told): Named[] {
  const named = told.phrases.filter(({ role, event }) => /^(?:bare|on|arrow|at)$/.test(role) && !event).flatMap(aimedAt);
  const isIt = named.length === 0 && !told.passive && bareOf(told).some(({ pronoun }) => pronoun === 'it');
  return isIt ? plays.lyingBeforeLast() : named;
} // prettier-ignore
export const targeted: Deed = (plays, told, _lead, last) => {
  const targets = targetsIn(plays, told);
  const [means] = namesIn(told, 'with');
  const by = told.passive ? namesIn(told, 'by', 'of')[0] : undefined;
  if (by && hasOnly(told, 'bare', 'by', 'of')) return plays.push({ ...told, ...(by.whose && { by: by.whose }) }, { verb: 'activates', kind: 'play', card: ownOf(by), targets }); // prettier-ignore
  if (targets.length === 0 || !hasOnly(told, 'bare', 'on', 'arrow', 'at', 'with')) return false;
  if (means) return plays.push(told, { verb: 'activates', kind: 'play', card: means, targets });
  return last?.card !== undefined && targetedBy(plays, told, targets, last);
};
/** By what was played last, or by the effect of the monster that was attacked. */
function targetedBy(plays: Plays, told: Told, targets: Named[], last: Play): boolean {
  if (last.kind === 'summon' || last.kind === 'flip') return plays.byLast(targets, last, told);
  if (told.by !== undefined && last.by !== told.by)
    return last.kind === 'attack' && byAttacked(plays, told, targets, last);
  // "chains X to A's Y on Z, targeting Y": Z is what Y is played on.
  const answered = plays.plays.at(-2);
  const isTheirs = last.kind === 'chain' && answered?.kind === 'play' && answered.by === other(last.by) && answered.targets.length === 0;
  if (isTheirs && last.targets.every(({ card }) => card?.kind === 'monster') && targets.some(({ name }) => name === answered.card?.name))
    answered.targets.push(...last.targets.splice(0));
  last.targets.push(...targets);
  return true;
} // prettier-ignore
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
  if (isToldSo(told, target) && !plays.isTold(target)) return wearsThere(plays, target, card, card.whose ?? told.by);
  if (!told.passive) return plays.push(told, { verb: 'activates', kind: 'play', card, targets: [target] });
  // … or it came there before.
  const by = card.whose ?? target.whose ?? told.by;
  plays.push({ ...told, ...(by && { by }) }, { verb: 'activates', kind: 'play', card: ownOf(card), targets: [target] });
  plays.resolve();
  if (lead === 'relative' && last?.by && last.by !== by) plays.words(NEXT_TURN);
  return true;
};
/** "X is equipped with Y", "A's X equipped with Y": how it lies, not what is done. */
const isToldSo = ({ passive, verb, inherited }: Told, { whose }: Named): boolean =>
  passive === true || (verb?.form === 'participle' && whose !== undefined && inherited === true);
function wearsThere(plays: Plays, target: Named, equip: Named, by: Told['by']): true {
  plays.equippedThere({ ...target, equipped: [equip] }, by);
  plays.lay(target.whose ?? by ?? 'A', target);
  return true;
}
/** "A has Dark Magician and equips it with X" */
function equippedIt(plays: Plays, told: Told, means: Named): boolean {
  const it = bareOf(told).some(({ pronoun }) => pronoun === 'it') ? plays.lyingIt(told.by) : undefined;
  return it !== undefined && plays.push(told, { verb: 'activates', kind: 'play', card: means, targets: [it] });
}
/** "summons X and changes it to defense", "attacks with X, then changes it": that monster. */
function playedMonster({ by, phrases }: Told, last: Play | undefined): Named | undefined {
  const isIt = phrases.length > 0 && last?.card && last.by === by && /^(?:summon|attack|set)$/.test(last.kind);
  return isIt ? { name: last.card!.name, card: last.card!.card, notes: '' } : undefined;
}
/** "dreht X in die Verteidigung", "dreht X mit Y in die Verteidigung". */
export const turned: Deed = (plays, told, lead, last) => {
  const [means] = meansIn(told);
  if (!told.position || !hasOnly(told, 'bare', 'with', 'by')) return false;
  // It lies otherwise before.
  const lay = told.position === 'attack' ? 'defense' : 'attack';
  const what = namesIn(told, 'bare').map((one) => ({ ...one, notes: `${one.notes} (${lay})` }));
  if (means) return plays.push(told, { verb: 'activates', kind: 'play', card: means, targets: what });
  const it =
    what.length === 0 && bareOf(told).every(({ pronoun }) => pronoun === 'it')
      ? playedMonster(told, plays.lastPlay)
      : undefined;
  // "attacks, then it changes to Defense Position": what it does by itself is no play.
  if (it && told.moments.length === 0 && plays.lastPlay?.kind === 'attack') return false;
  if (it) return plays.push(told, { verb: 'repositions', kind: 'turn', card: it });
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
/** "tunes X with Y into Z": Y as well. */
const withThem = (told: Told, bare: readonly Named[]): Named[] =>
  [...bare, ...namesIn(told, 'with')].every(({ card }) => card?.kind === 'monster') ? namesIn(told, 'with') : [];
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
    made && (bare.length + them.length > 0 || isCounted)
      ? [...bare, ...them, ...withThem(told, bare)]
      : namesIn(told, 'with', 'from'),
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
/** "A plays Monster Reborn on X, does the effect trigger?": that of X, for the Spell or Trap has no other. */
export function monsterDoneTo(last: Play | undefined): Named | undefined {
  const [target, ...more] = last?.kind === 'play' && isSpellOrTrap(last.card) ? last.targets : [];
  return target?.card?.kind === 'monster' && more.length === 0 ? { name: target.name, card: target.card, notes: '', ...(target.whose && { whose: target.whose }), effect: true } : undefined;
} // prettier-ignore
const isSpellOrTrap = (one: Named | undefined): boolean =>
  one?.card !== undefined &&
  one.card.kind !== 'monster' &&
  one.card.property !== 'equip' &&
  one.card.property !== 'field';
/** "X triggers", "ihr Effekt löst aus"; who plays an effect triggers it, too. */
export const triggered: Deed = (plays, told, _lead, last) => {
  const [bare, ...more] = bareOf(told);
  const [card, ...others] = bare?.names ?? [];
  const targets = namesIn(told, 'on', 'arrow');
  if (told.not || more.length > 0 || others.length > 0 || !hasOnly(told, 'bare', 'on', 'arrow')) return false;
  if (card) return triggers(plays, told, card, targets);
  const brought = bare?.pronoun === 'effect' && targets.length === 0 ? monsterDoneTo(last) : undefined;
  if (brought)
    return triggers(plays, told, { ...brought, ...(bare!.effectKind && { effectKind: bare!.effectKind }) }, []);
  return (
    bare?.pronoun === 'effect' && last !== undefined && plays.pushEffect(told, itsEffect(bare.effectKind), targets)
  );
};
