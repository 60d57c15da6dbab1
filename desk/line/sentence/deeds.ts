// What each kind of verb tells of: an activation, an answer, a Summon, an attack. What an effect does: `doing.ts`; what is given up: `giving.ts`.
import { staysOnField } from '../../../engine/ygo/cards.ts';
import { areItsTributes, countedIn } from '../counted.ts';
import { ARROW } from '../words.ts';
import type { Lead } from './clauses.ts';
import { declared, did, drew, equipped, merged, monsterDoneTo, points, targeted, triggered, turned } from './doing.ts'; // prettier-ignore
import { detached, gave, paid } from './giving.ts';
import type { Kind } from './lexicon.ts';
import { fromExtra } from '../materials.ts';
import { isByEffect, allNamed, type Given, bareOf, hasOnly, isGiving, isUnnamed, itsEffect, lyingAs, meansIn, namesIn, other, ownOf, playedFrom, summonVerb, takesMore, type Play } from './play.ts'; // prettier-ignore
import { aimedAt, isCountered, type Plays } from './plays.ts';
import type { Named, Phrase, Told } from './told.ts';

export type Deed = (plays: Plays, told: Told, lead: Lead, last: Play | undefined) => boolean;

// ── activations ──

const AIMS = /^(?:on|arrow|answer|at)$/;
const played =
  (verb: 'activates' | 'chains'): Deed =>
  (plays, told, lead, last) => {
    // "kettet nichts": he lets it pass.
    if (told.not) return told.phrases.length === 0;
    if (told.as.has('material') || namesIn(told, 'into').length > 0) return merged(plays, told, lead, last);
    if (isUnnamed(told)) return playedAgain(plays, told, verb);
    const cards = namesIn(told, 'bare');
    const its = bareOf(told).find(({ pronoun }) => pronoun === 'effect');
    if (its && isByItself(told, cards)) return byItself(plays, told, cards, its);
    // "banishes X from the Graveyard to use its effect": X uses it.
    if (its && cards.length === 0 && isGivenFor(told, lead, last)) return plays.replaceLast({ ...last!, verb: 'activates', kind: 'play', card: { ...ownOf(last!.card!), effect: true } }); // prettier-ignore
    if (cards.length === 0 && its) cards.push(effectOfWhich(told, its, last));
    const aims = told.phrases.filter(({ role }) => AIMS.test(role));
    if (cards.length === 0 || !hasOnly(told, 'bare', 'on', 'arrow', 'answer', 'at', 'for') || aims.some(({ player }) => player)) return false; // prettier-ignore
    const taken = takenIn(told);
    if (!taken) return false;
    const answers = answeredAmong(aims, cards[0], verb === 'chains' || told.as.has('answer'));
    for (const one of answers) plays.answered(one, told.by);
    const targets = [...aims.filter((one) => !answers.includes(one)), ...taken].flatMap(aimedAt);
    if (isAnswerNamed(lead, last, cards)) return Boolean(Object.assign(last!, { card: playedFrom(cards[0]!, told), targets })); // prettier-ignore
    if (isPaidWith(told, lead, last, cards)) return plays.replaceLast(paidPlay(told, last!, cards[0]!, targets));
    return playedEach(plays, told, verb, cards, targets);
  };
/** One after the other; what it is done to, by the last of them. */
function playedEach(plays: Plays, told: Told, verb: 'activates' | 'chains', cards: readonly Named[], targets: Named[]): true {
  const kind = verb === 'chains' ? 'chain' : 'play';
  for (const [n, card] of cards.entries())
    plays.push(told, { verb: isPlayedOut(told, card) ? 'plays' : verb, kind, card: playedFrom(card, told), targets: n === cards.length - 1 ? targets : [] });
  return true;
} // prettier-ignore
/** "banishes X from the Graveyard to …": what he gave up just before is given up for what is told now. */
const isGivenFor = ({ by }: Told, lead: Lead, last: Play | undefined): boolean =>
  (lead === 'aim' || lead === 'purpose') && last?.card !== undefined && isGiving(last.kind) && last.by === by;
/** "plays X for Y": what it takes; nothing where that is no card. */
function takenIn({ phrases }: Told): Phrase[] | undefined {
  const taken = phrases.filter(({ role }) => role === 'for');
  return taken.some(({ names, event, pronoun }) => names.length === 0 || event || pronoun) ? undefined : taken;
}
/** "discards X to activate Y": X is what Y costs. */
const isPaidWith = (told: Told, lead: Lead, last: Play | undefined, [card, ...more]: readonly Named[]): boolean =>
  isGivenFor(told, lead, last) && last!.cost.length === 0 && more.length === 0 && card?.card !== undefined && card.effect === undefined && card.card !== last!.card!.card; // prettier-ignore
function paidPlay(told: Told, { card: paid, targets: more, kind, ...last }: Play, card: Named, targets: Named[]): Play {
  const cost = [{ how: kind as Given, names: [paid!, ...more] }];
  return { ...last, verb: 'activates', kind: 'play', card: playedFrom(card, told), targets, cost };
}
/** "plays Gemini Elf": what that means of a monster its text says (`played-out.ts`). */
const isPlayedOut = ({ does = '' }: Told, { card, effect }: Named): boolean =>
  card?.kind === 'monster' && effect === undefined && /^(?:play|spiel)/i.test(does);
/** Of what something is done to, what is answered. */
const answeredAmong = (aims: readonly Phrase[], card: Named | undefined, chains: boolean): Phrase[] =>
  aims.filter((one) => one.event || one.pronoun === 'effect' || (one.role === 'answer' && chains) || isCountered(card, one)); // prettier-ignore
/** "responds by activating X" */
const isAnswerNamed = (lead: Lead, last: Play | undefined, cards: readonly Named[]): boolean =>
  last?.kind === 'chain' && !last.card && /^(?:gerund|by)$/.test(lead) && cards.length === 1;
/** "A's X activates its effect" */
const isByItself = ({ inherited, by }: Told, [card, ...more]: readonly Named[]): boolean =>
  more.length === 0 && card?.whose !== undefined && (inherited === true || !by);
function byItself(plays: Plays, told: Told, [card]: readonly Named[], { effectKind }: Phrase): boolean {
  const { whose: by, ...own } = card!;
  return plays.push({ ...told, ...(by && { by }) }, { verb: 'activates', kind: 'play', card: { ...own, effect: true, ...(effectKind && { effectKind }) } }); // prettier-ignore
}
/** "B wants the effect": of the card told last; of what it was done to, where that one is his, or where a Spell or Trap did it. */
function effectOfWhich({ by }: Told, { effectKind }: Phrase, last: Play | undefined): Named {
  const brought = monsterDoneTo(last);
  if (brought) return { ...ownOf(brought), ...(effectKind && { effectKind }) };
  const [target, ...more] = last?.targets ?? [];
  const others = last?.by !== undefined && by !== undefined && last.by !== by;
  const ofTarget = others || (effectKind !== undefined && last?.card?.card !== undefined && last.card.card.kind !== 'monster');
  if (!target || more.length > 0 || !ofTarget) return itsEffect(effectKind);
  // Whoever wants its Flip Effect means that it lay face-down.
  if (effectKind === 'flip' && target.notes === '' && target.place === undefined) target.faceDown = true;
  return { name: target.name, card: target.card, notes: '', effect: true, ...(effectKind && { effectKind }) };
} // prettier-ignore
/** "A sets X and wants to activate it": what he Set, whatever is told between. */
const setByHim = ({ by, phrases }: Told, last: Play | undefined): Named | undefined =>
  last?.kind === 'set' && last.by === by && phrases.some(({ pronoun }) => pronoun === 'it') ? last.card : undefined;
/** "activates it": the card told last. */
function playedAgain(plays: Plays, told: Told, verb: string): boolean {
  const others = told.phrases.filter(({ role, pronoun }) => !(role === 'bare' && pronoun === 'it'));
  if (others.length === told.phrases.length || others.some(({ role }) => role !== 'on' && role !== 'arrow')) return false; // prettier-ignore
  const set = setByHim(told, plays.last) ?? plays.lyingToPlay(told);
  if (set) return plays.push(told, { verb, kind: 'play', card: ownOf(set), targets: namesIn(told, 'on', 'arrow') });
  return plays.push(told, { verb: `${verb} it`, kind: 'play', targets: namesIn(told, 'on', 'arrow') });
}
/** "macht Wiedergeburt auf Jinzo": it is played. */
const isMadeSpell = (told: Told): boolean =>
  told.verb?.kind === 'merge' && hasOnly(told, 'bare', 'on', 'arrow') && bareOf(told).length === 1 && namesIn(told, 'bare').every(({ card }) => card !== undefined && card.kind !== 'monster'); // prettier-ignore
/** "macht X mit Y" */
const made: Deed = (plays, told, lead, last) =>
  isMadeSpell(told) ? played('activates')(plays, told, lead, last) : merged(plays, told, lead, last);

const responded: Deed = (plays, told) => {
  if (told.not) return true;
  const [card, ...more] = meansIn(told);
  const bare = bareOf(told);
  const targets = told.phrases.slice(told.phrases.findIndex(({ role }) => role === 'with') + 1 || told.phrases.length).filter(({ role, event }) => /^(?:on|arrow)$/.test(role) && !event); // prettier-ignore
  const answers = told.phrases.filter((one) => AIMS.test(one.role) && !targets.includes(one));
  if (more.length > 0 || !hasOnly(told, 'with', 'by', 'bare', 'on', 'answer', 'at', 'arrow')) return false;
  for (const one of [...answers, ...(card ? bare : [])]) plays.answered(one, told.by);
  const with_ = card ?? (answers.length === 0 ? bare[0]?.names[0] : undefined);
  // "responds by discarding X": the card is told behind it.
  return plays.push(told, {
    verb: 'responds with',
    kind: 'chain',
    targets: targets.flatMap(aimedAt),
    ...(with_ && { card: playedFrom(with_, told) }),
  });
};

/** "B's X negates A's Y" */
function negatesTheirs(plays: Plays, told: Told): boolean {
  const [own, what, ...more] = bareOf(told);
  const [card, theirs] = [own?.names[0], what?.names[0]];
  if (told.passive || !card?.whose || !theirs?.whose || card.whose === theirs.whose || more.length > 0 || !hasOnly(told, 'bare')) return false;
  plays.answered(what!, card.whose);
  return plays.push({ ...told, by: card.whose }, { verb: 'activates', kind: 'chain', card: ownOf(card) });
} // prettier-ignore
const negated: Deed = (plays, told, lead, last) => {
  if (negatesTheirs(plays, told)) return true;
  // "A has X: negate?": by what he has there.
  const owner = last?.owner ?? told.by;
  if (told.phrases.length === 0 && !told.passive)
    return owner !== undefined && plays.byWhatLies({ ...told, by: owner }, 'negate');
  // "B hat X offen und will die Beschwörung annullieren"
  if (isOnlyEvent(told) && last?.kind === 'words' && plays.byWhatLies(told, 'negate')) return true;
  const bare = bareOf(told);
  const itself = negatesItself(told, bare) ? bare.shift()!.names[0] : undefined;
  const [what, ...more] = bare;
  const card = itself ?? negatesIt(told, what);
  if (!card) return byTheLast(told, what, lead, last);
  if (more.length > 0 || !saysHow(told, what)) return false;
  const by = told.passive ? negatedBy(told, card, what, last) : told.by;
  const aimed = negatedOn(plays, told, what, card);
  const then = what && aimed.length === 0 ? answeredThen(plays, told, what, by) : told;
  return plays.push({ ...then, ...(by && { by }) }, { verb: 'activates', kind: 'chain', card: ownOf(card), targets: aimed }); // prettier-ignore
};
/** With which card; "A's X on Y": what that was played on. */
const saysHow = (told: Told, what: Phrase | undefined): boolean =>
  hasOnly(told, 'bare', 'with', 'by', 'of') ||
  (hasOnly(told, 'bare', 'with', 'on') && what?.names[0]?.whose !== undefined);
/** What is answered is played on what, and at the moment, that is told of the answer. */
function answeredThen(plays: Plays, told: Told, what: Phrase, by: Told['by']): Told {
  const before = plays.plays.length;
  plays.answered(what, by);
  if (plays.plays.length === before) return told;
  plays.last!.targets.push(...namesIn(told, 'on'));
  if (told.moments.length === 0) return told;
  plays.add(told.moments);
  return { ...told, moments: [] };
}
/** The cards it is done to, where it answers none. */
function negatedOn(plays: Plays, { passive }: Told, what: Phrase | undefined, card: Named): Named[] {
  const isAim = what && (passive ? isEffectUntold(plays, what, card) : isAimedAt(what) && !isActivation(what, card));
  return isAim ? what.names.map(({ effect: _, ...one }) => one) : [];
}
const isOnlyEvent = ({ phrases, passive, thereby }: Told): boolean =>
  !passive && !thereby && phrases.every(({ role, event, names, pronoun }) => role === 'bare' && names.length === 0 && (event !== undefined || pronoun === 'it')); // prettier-ignore
/** "A: X negates the attack of Y" */
const negatesItself = ({ colon }: Told, [first, ...more]: readonly Phrase[]): boolean =>
  colon === true && more.length === 1 && first !== undefined && isAimedAt(first) && first.names.length === 1;
/** "und annulliert damit Y", "und will das annullieren": what he just played does it. */
const byTheLast = ({ inherited, thereby }: Told, what: Phrase | undefined, lead: Lead, last: Play | undefined): boolean =>
  last !== undefined && what !== undefined && (thereby === true || (lead === 'and' && inherited === true && takesMore(last) && what.pronoun === 'it')); // prettier-ignore
/** "annulliert den Angriff mit X": X negates it, unless another card does. */
function negatesIt(told: Told, what: Phrase | undefined): Named | undefined {
  const [means] = [...meansIn(told), ...(told.passive ? namesIn(told, 'of') : [])];
  const isAttack = what?.event?.event === 'attack' && !what.event.at;
  return means ?? (isAttack ? what.names.splice(0)[0] : undefined);
}
/** "X is negated by Y": by the other player, where nobody says by whom. */
const negatedBy = (told: Told, card: Named, what: Phrase | undefined, last: Play | undefined) =>
  card.whose ?? (told.by && !told.inherited ? told.by : other(what?.names[0]?.whose ?? last?.by));
/** "Jinzo's effect is negated by Forbidden Chalice": no play of Jinzo was told, and no Counter Trap answers one. */
const isEffectUntold = (plays: Plays, { event, names: [name, ...more] }: Phrase, { card }: Named): boolean =>
  !event && more.length === 0 && name?.effect !== undefined && !plays.plays.some((one) => one.card?.name === name.name && one.kind === 'play') && card !== undefined && card.kind !== 'monster' && card.property !== 'counter'; // prettier-ignore
/** "negates Dark Hole with Magic Jammer": what does not stay on the field, or what a Counter Trap answers, was activated. */
const isActivation = ({ names: [what, ...more] }: Phrase, { card: by }: Named): boolean =>
  more.length === 0 && what?.card !== undefined && what.card.kind !== 'monster' && (!staysOnField(what.card) || (by?.kind === 'trap' && by.property === 'counter')); // prettier-ignore
/** A card, not what was done with it. */
const isAimedAt = ({ event, pronoun, names: [name] }: Phrase): boolean =>
  !event && !pronoun && name?.effect === undefined && name?.whose === undefined;

// ── Summons ──

const isOnlyIt = ({ phrases }: Told): boolean => phrases.length > 0 && phrases.every(({ pronoun }) => pronoun === 'it');
/** "X on Y after it was Summoned": the target, where there is one, else the card itself. */
function cameOut(plays: Plays, told: Told, { by, targets: [target] }: Play, card: Named): boolean {
  const who = target ? (target.whose ?? other(by)) : by;
  return plays.push({ ...told, ...(who && { by: who }) }, { verb: summonVerb(told.how), kind: 'summon', card: ownOf({ ...(target ?? card), notes: '' }) });
} // prettier-ignore
const summoned: Deed = (plays, told, lead, last) => {
  const verb = summonVerb(told.verb?.how || told.how || '');
  if (told.passive && lead === 'before' && last?.card && isOnlyIt(told)) return cameOut(plays, told, last, last.card);
  return summonsByItself(told) ? broughtByItself(plays, told) : summonedBy(plays, told, verb, lead, last);
};
function summonedBy(plays: Plays, told: Told, verb: string, lead: Lead, last: Play | undefined): boolean {
  const cards = summonedIn(plays, told, last);
  const counted = bareOf(told).find((one) => one.counted)?.counted;
  if (isWithThem(told, cards)) return withThem(plays, told, verb, cards);
  const means = meansIn(told);
  if (told.phrases.some(isBesideSummon)) return false;
  if (counted) return cards.length === 0 && means.length === 0 && soMany(plays, told, verb, counted);
  if (cards.length === 0)
    return isOnlySummon(told, verb) && plays.push(told, { verb: `${verb} a monster`, kind: 'summon' });
  const using = told.phrases.find((one) => one.role === 'with' && one.counted)?.counted;
  if (using) return usingSoMany(plays, told, verb, cards, using, means);
  return broughtByLast(plays, told, lead, last, cards, means) ?? broughtOut(plays, told, verb, cards, means);
}
/** What is Summoned: "A sets X and flip summons it next turn", "A has X set, flip summons it", too. */
function summonedIn(plays: Plays, told: Told, last: Play | undefined): Named[] {
  const cards = namesIn(told, 'bare');
  const isFlip = (told.verb?.how || told.how) === 'flip' && bareOf(told).some(({ pronoun }) => pronoun === 'it');
  const set = setByHim(told, last) ?? (isFlip ? plays.lyingIn(told.by) : undefined);
  return cards.length === 0 && set ? [{ ...ownOf(set), notes: '' }] : cards;
}
/** "X summons Y from the Deck": the effect of X. */
const summonsByItself = ({ by, inherited, colon, phrases, passive }: Told): boolean => {
  const [own, brought, ...more] = phrases.filter(({ role }) => role === 'bare');
  const isNamed = (one: Phrase | undefined): boolean => one !== undefined && one.names.length > 0 && !one.event && !one.pronoun;
  const isOne = isNamed(own) && own!.names.length === 1 && own!.names[0]!.card !== undefined;
  return (!by || inherited === true || colon === true) && !passive && isOne && isNamed(brought) && more.length === 0;
}; // prettier-ignore
function broughtByItself(plays: Plays, { by, ...told }: Told): boolean {
  const [own, brought] = told.phrases.filter(({ role }) => role === 'bare') as [Phrase, Phrase];
  const { whose = told.inherited ? undefined : by, ...card } = own.names[0]!;
  const effect = card.card?.kind === 'monster' && { effect: true as const };
  return hasOnly(told, 'bare') && plays.push({ ...told, ...(whose && { by: whose }) }, { verb: 'activates', kind: 'play', card: { ...card, ...effect }, targets: brought.names.map((one) => playedFrom(one, { ...told, ...(by && { by }) })) }); // prettier-ignore
}
const isWithIt = ({ phrases }: Told): boolean =>
  phrases.some(({ role, pronoun }) => role === 'with' && pronoun === 'it');
/** "Synchro Summons Y with them", "beschwört daraus Y": with what he was told to have; of what was played, see `broughtByLast`. */
const isWithThem = (told: Told, [card]: readonly Named[]): boolean =>
  told.by !== undefined && card?.card !== undefined && fromExtra(card.card) && (isWithIt(told) || told.thereby === true); // prettier-ignore
function withThem(plays: Plays, told: Told, verb: string, cards: Named[]): boolean {
  const them = plays.lyingThem(told.by);
  return them.length > 0 && !told.phrases.some(isBesideSummon) && broughtOut(plays, told, verb, cards, them);
}
/** "special summons 2 monsters"; "A has summoned 5 monsters this turn" is no play, but what was done before the first. */
function soMany(plays: Plays, told: Told, verb: string, counted: string): boolean {
  const [, count = 'one'] = /^(\S+)\s+mon/i.exec(counted) ?? [];
  const past = told.verb?.form === 'participle' || (told.thisTurn && plays.plays.length === 0);
  const before = past && told.by !== undefined && !/^(?:1|an?|one|eine?)$/i.test(count);
  return plays.push(told, { verb: before ? `has summoned ${count} monsters this turn` : `${verb} ${counted}`, kind: 'summon' }); // prettier-ignore
}
/** "A beschwört normal": one nobody names. */
const isOnlySummon = ({ phrases, passive, by }: Told, verb: string): boolean =>
  verb !== 'summons' && phrases.length === 0 && !passive && by !== undefined;
/** By what stands before it, where it is told so. */
function broughtByLast(plays: Plays, told: Told, lead: Lead, last: Play | undefined, cards: Named[], means: Named[]): boolean | undefined {
  if (!last) return undefined;
  const verb = summonVerb(told.verb?.how || told.how || '');
  if (last.by === told.by && isBrought(last, told.verbFirst && lead === 'main' ? 'and' : lead, means)) return broughtBy(plays, cards, last, told, verb);
  return isByEffect(told) ? plays.byLast(cards, last, told) : undefined;
} // prettier-ignore
/** "with 2 Level 4 monsters": of what kind they are counts. */
function usingSoMany(
  plays: Plays,
  told: Told,
  verb: string,
  [card, ...more]: Named[],
  using: string,
  means: Named[],
): boolean {
  if (!card || more.length > 0 || means.length > 1 || !hasOnly(told, 'bare', 'with')) return false;
  const asTributes = /^(?:tribute|normal) /.test(verb) && !areItsTributes(using, card.card?.level);
  const counts = asTributes || countedIn(using)?.like !== undefined;
  return plays.push(told, {
    verb,
    kind: 'summon',
    card: { ...card, notes: counts ? `${card.notes} (tribute ${using})` : card.notes },
    ...(means[0] && { behind: ` with ${means[0].name}` }),
  });
}
/** What no Summon says: an event, a card in another role. */
const isBesideSummon = ({ role, names, event }: Phrase): boolean =>
  event !== undefined || (!/^(?:bare|with|by|arrow)$/.test(role) && names.length > 0);
/** "um X zu beschwören": what the play before it brings; "tributes X and summons Y". */
function isBrought(last: Play, lead: Lead, means: readonly Named[]): boolean {
  const gives =
    lead === 'and' &&
    last.kind === 'tribute' &&
    (last.targets.length === 0 || last.several === true) &&
    means.length === 0;
  return gives || ((lead === 'purpose' || lead === 'aim') && takesMore(last));
}
function broughtBy(plays: Plays, cards: Named[], last: Play, told: Told, verb: string): boolean {
  if (isByItsOwn(last, cards, told))
    return plays.replaceLast({ ...last, kind: 'play', targets: cards.map((card) => playedFrom(card, told)) });
  if (isGiving(last.kind)) {
    const cost = [
      {
        how: last.kind,
        names: last.card ? [last.card, ...last.targets] : [],
        counted: last.verb.replace(/^\S+\s/, ''),
      },
    ];
    return plays.replaceLast({ ...last, verb, kind: 'summon', card: cards[0]!, targets: [], cost });
  }
  last.targets.push(...cards.map((card) => playedFrom(card, told)));
  return true;
}
/** "banishes X from the GY to Special Summon another from the Deck": by the effect of X. */
const isByItsOwn = ({ kind, verb, card, targets }: Play, [brought]: readonly Named[], told: Told): boolean =>
  kind === 'banish' && verb === 'activates' && targets.length === 0 && card?.card !== undefined &&
  ((brought?.place ?? told.place?.place) === 'deck' || brought?.card === card.card); // prettier-ignore
function broughtOut(plays: Plays, told: Told, verb: string, cards: Named[], means: Named[]): boolean {
  // What a Pendulum Summon is made with are the Scales.
  if (/^pendulum/.test(verb) && told.by)
    for (const { name } of means.splice(0)) plays.words(`${told.by} has ${name} (pendulum zone)`, told.by);
  const isMaterial = means.every(({ card, name }) => card?.kind === 'monster' || /token|spielmarke/i.test(name));
  const behind = means.length > 0 && !isMaterial ? ` with ${allNamed(means, ' + ')}` : undefined;
  const used = means.length > 0 && isMaterial ? [{ how: 'tribute' as const, names: means }] : [];
  const lying = cards.map((card) => lyingAs(card, told));
  if (/^pendulum/.test(verb) && lying.length > 1) {
    const [first, ...more] = lying;
    const notes = `${first!.notes} + ${allNamed(more, ' + ')}`;
    return plays.push(told, { verb, kind: 'summon', card: { ...first!, notes }, cost: used });
  }
  for (const [n, card] of lying.entries()) {
    const isLast = n === lying.length - 1;
    plays.push(told, { verb, kind: 'summon', card, cost: isLast ? used : [], targets: isLast ? namesIn(told, 'arrow') : [], ...(isLast && behind && { behind }) });
  }
  return true;
} // prettier-ignore

/** "drops X": a discard, but onto the field, a Summon. */
const dropped: Deed = (plays, told, lead, last) =>
  (bareOf(told).some(({ names }) => names.some(({ place }) => place === 'field')) ? summoned : gave)(plays, told, lead, last); // prettier-ignore

// ── on the field ──

const SET_ALREADY = /set|verdeckt|gesetzt|face-?down/i;
/** "2 Karten": they lie Set. */
const setCards = (counted: string): string =>
  (SET_ALREADY.test(counted) ? counted : counted.replace(/^(\S+\s+)(?:weitere\s+)?/i, '$1set ')).replace(/set\s+karten?/i, 'set cards'); // prettier-ignore
/** A monster is Set as a play, as it is Summoned; cards that are Set lie there for what comes, but who wants to Set one has not Set it. */
const setSoMany = (plays: Plays, told: Told, counted: string): boolean =>
  ONE_MONSTER.test(counted)
    ? plays.push(told, { verb: 'sets a monster', kind: 'set' })
    : told.verb?.form !== 'infinitive' && plays.push(told, { verb: `has ${setCards(counted)}`, kind: 'have' });
const ONE_MONSTER = /^(?:an?|one|1|eine?n?)\s+monster$/i;
const set: Deed = (plays, told, _lead, last) => {
  // "legt X auf den Friedhof": it is sent there.
  if (told.place?.place === 'gy') return gave(plays, { ...told, verb: { kind: 'send', form: 'finite' } }, _lead, last);
  const cards = namesIn(told, 'bare');
  // Into the Pendulum Zone a card is activated, from the hand; nothing is Set into a Deck or among what is banished.
  const places = [told.place?.place, ...cards.map(({ place }) => place)];
  if (places.includes('pendulum zone')) return cards.every((card) => plays.push(told, { verb: 'activates', kind: 'play', card: { ...card, place: 'hand' } })); // prettier-ignore
  if (places.some((place) => place !== undefined && place !== 'hand' && place !== 'field')) return false;
  // In Defense Position it is Set; into it, it is turned.
  if (cards.length > 0 && (told.turned || told.position === 'attack')) return turned(plays, told, _lead, last);
  const counted = bareOf(told).find((one) => one.counted)?.counted;
  if (!hasOnly(told, 'bare', 'into', 'on') || namesIn(told, 'on', 'into').length > 0) return false;
  if (counted && cards.length === 0) return setSoMany(plays, told, counted);
  const spell = told.as.has('spell') ? ' (as a spell)' : '';
  for (const card of cards) plays.push(told, { verb: 'sets', kind: 'set', card: { ...card, notes: card.notes + spell } }); // prettier-ignore
  if (told.by)
    for (const card of cards.filter((one) => one.card && one.card.kind !== 'monster')) plays.lay(told.by, card);
  return cards.length > 0;
};
const flipped: Deed = (plays, told, lead, last) => {
  if (told.position) return turned(plays, told, lead, last);
  const [card, ...more] = namesIn(told, 'bare');
  // A Spell or Trap that is flipped is activated.
  const isSet = !card && bareOf(told).some(({ pronoun }) => pronoun === 'it') && plays.lyingToPlay(told) !== undefined;
  if (isSet || (card?.card && card.card.kind !== 'monster')) return played('activates')(plays, told, lead, last);
  if (!card || more.length > 0 || !hasOnly(told, 'bare', 'on', 'arrow')) return false;
  return plays.push(told, { verb: 'flips', kind: 'flip', card, targets: namesIn(told, 'on', 'arrow') });
};

const attacked: Deed = (plays, told, lead, last) => {
  const step = damageStepOf(told);
  if (step) return attacked(plays, { ...told, moments: [] }, lead, last) && plays.words(step);
  if (told.phrases.some(({ event }) => event)) return false;
  const bare = namesIn(told, 'bare');
  if (told.passive) return attackedBy(plays, told, bare);
  if (!hasOnly(told, 'bare', 'with', 'on', 'arrow', 'into', 'answer')) return false;
  if (isToldAttack(plays, told, lead)) return true;
  const theirs = attackOfTheirs(plays, told, lead, bare);
  if (theirs) return attacked(plays, theirs, lead, last);
  const { attackers, targets } = fightersIn(plays, told, bare, lead, last);
  if (namesIn(told, 'with').length === 0 && isWithToldOne(told, attackers, last)) return false;
  if (attackers.length === 0 && told.directly && told.by) return plays.pushAttack(told.by, told);
  if (attackers.length === 0 || targets.length > 1) return false;
  const by = attackerOf(plays, told, attackers[0]!, targets[0]);
  const behind = targets.length === 0 ? aimBehind(told, last) : undefined;
  for (const card of attackers) plays.push({ ...told, ...(by && { by }) }, { verb: 'attacks', kind: 'attack', card: ownOf(card), targets, ...(behind && { behind }) }); // prettier-ignore
  return true;
};
/** "A attacks with X, B uses Y when it attacks" */
const isToldAttack = ({ plays }: Plays, told: Told, lead: Lead): boolean =>
  lead === 'before' && told.inherited === true && told.by !== undefined && isIt(told) && told.phrases.length === 1 && plays.some(({ kind, by }) => kind === 'attack' && by === other(told.by!)); // prettier-ignore
/** "B uses X when Y attacks", "… when it attacks": who acts does not attack; Y is his who Summoned it or has it, else the other player's. */
function attackOfTheirs(plays: Plays, told: Told, lead: Lead, [card]: readonly Named[]): Told | undefined {
  const { by, inherited, he: _, inherited: __, ...rest } = told;
  if (lead !== 'before' || !inherited || !by || told.verb?.form === 'gerund' || namesIn(told, 'with').length > 0) return undefined;
  if (card) return { ...rest, by: card.whose ?? plays.summonerOf(card) ?? plays.holderOf(card) ?? other(by) };
  const it = isIt(told) || told.he ? (plays.lastSummoned(other(by)) ?? plays.lyingOf(other(by))) : undefined;
  return it && { ...rest, by: other(by), phrases: [{ role: 'bare', names: [{ ...ownOf(it), notes: '' }] }] };
} // prettier-ignore
/** Who attacks whom. */
function fightersIn(plays: Plays, told: Told, bare: Named[], lead: Lead, last: Play | undefined): { attackers: Named[]; targets: Named[] } {
  const withs = namesIn(told, 'with');
  const at = namesIn(told, 'on', 'arrow', 'into', 'answer');
  if (withs.length > 0) return { attackers: withs, targets: [...bare, ...at] };
  // "attacks Sangan with it": with what he was told to have, or Summoned.
  if (isWithIt(told) || told.thereby) return { attackers: [plays.lyingIt(told.by) ?? itself(plays, last) ?? []].flat(), targets: [...bare, ...at] };
  // "Jinzo attacks Sangan": its own name is who attacks.
  const [first, ...others] = bare;
  const targets = [...others, ...at];
  // "A summons X, attacks B's Y", "A equips X with Y and attacks B's Z", "A attacks B's Y"
  const isOwn = isObject(told, lead) || attacksTheirs(plays, told, bare) || (first && goesAt(plays, told, lead, first));
  if (first && targets.length === 0 && isOwn) return { attackers: [toldAttacker(plays, told, last)], targets: [first] };
  // "It attacks X": X is not who attacks.
  if (isIt(told) && bare.length > 0) return { attackers: [itself(plays, last) ?? []].flat(), targets: [...bare, ...at] };
  const there = attackerAlone(plays, told, lead, last);
  return { attackers: first ? [first] : there ? [there] : [], targets };
} // prettier-ignore
/** Who attacks, where only his target is named: what he Summoned, what the play before was played on, what he has. */
const toldAttacker = (plays: Plays, told: Told, last: Play | undefined): Named =>
  ownAttacker(last, told.by) ?? equippedWith(last) ?? (isIt(told) ? itself(plays, last) : undefined) ?? foughtBefore(plays, told) ?? plays.lyingOf(told.by!) ?? ANY_MONSTER; // prettier-ignore
/** "with it", "it attacks": the monster he Summoned, or that the play before was played on, resolved as it may be. */
const itself = (plays: Plays, last: Play | undefined): Named | undefined =>
  ownAttacker(last ?? plays.lastPlay) ?? usedMonster(last ?? plays.lastPlay) ?? takenMonster(last ?? plays.lastPlay);
const isIt = (told: Told): boolean => bareOf(told)[0]?.pronoun === 'it';
/** "when attacking X": whom somebody attacks. */
const isObject = ({ verb }: Told, lead: Lead): boolean => verb?.form === 'gerund' && lead !== 'main';
/** "als A angreift": with what he has there; "A summons X and attacks": with that. */
function attackerAlone(plays: Plays, { by, inherited, phrases, directly }: Told, lead: Lead, last: Play | undefined): Named | undefined {
  if (phrases.length > 0) return undefined;
  if (by && !inherited) return directly ? undefined : plays.lyingOf(by);
  const taken = last?.takes ? takenMonster(last) : undefined;
  return lead === 'and' ? (ownAttacker(last) ?? taken ?? (by && plays.lyingOf(by))) : undefined;
} // prettier-ignore
/** Whose it is, who acts, or who Summoned it; else the other's than whose monster is attacked. */
const attackerOf = (plays: Plays, { by }: Told, card: Named, target: Named | undefined): Told['by'] =>
  card.whose ?? by ?? plays.summonerOf(card) ?? (target?.whose && other(target.whose));
/** "Damage Step: X vs Y": the attack was declared before. */
function damageStepOf({ moments: [moment, ...others] }: Told): string | undefined {
  const isIt = others.length === 0 && /^(?:damage step|during damage calculation)$/.test(moment?.moment ?? '');
  return isIt ? moment?.moment : undefined;
}
/** "He attacks X", "equips Y to X and swings directly": with the monster that was told. */
const isWithToldOne = ({ he, inherited }: Told, attackers: readonly Named[], last: Play | undefined): boolean =>
  he === true || (attackers.length === 0 && inherited === true && ownMonster(last));
const attacksTheirs = (plays: Plays, { by }: Told, [card]: readonly Named[]): boolean =>
  by !== undefined && card !== undefined && (card.whose ?? plays.summonerOf(card)) === other(by);
/** "A attacks with X, B Summons Y, A attacks Y": with X once more. */
const foughtBefore = ({ plays }: Plays, { by }: Told): Named | undefined => {
  const before = plays.findLast((one) => one.kind === 'attack' && one.by === by)?.card;
  return before && { ...ownOf(before), notes: '' };
};
/** "A has Jinzo and attacks Sangan": with what he has there, if that is another. */
function goesAt(plays: Plays, { by, inherited }: Told, lead: Lead, card: Named): boolean {
  const his = by && plays.lyingOf(by);
  return lead === 'and' && inherited === true && his !== undefined && his.name !== card.name;
}
const ANY_MONSTER: Named = { name: 'a monster', notes: '' };
/** The monster of his that what he played equips. */
function equippedWith(last: Play | undefined): Named | undefined {
  const [target] = last?.card?.card?.property === 'equip' ? last.targets : [];
  return target && target.whose === undefined ? { ...target, notes: '' } : undefined;
}
/** "uses the effect of X, then attacks with it" */
const usedMonster = (last: Play | undefined): Named | undefined =>
  last?.kind === 'play' &&
  last.card?.effect !== undefined &&
  last.card.card?.kind === 'monster' &&
  last.cost.length === 0
    ? { name: last.card.name, card: last.card.card, notes: '' }
    : undefined;
/** "takes Y with X and attacks with it" */
const takenMonster = (last: Play | undefined): Named | undefined => {
  const [target, ...more] = last?.kind === 'play' ? last.targets : [];
  return target?.card?.kind === 'monster' && more.length === 0 ? { ...ownOf(target), notes: '' } : undefined;
}; // prettier-ignore
const ownAttacker = (last: Play | undefined, by?: Told['by']): Named | undefined =>
  (last?.kind === 'summon' || last?.verb === 'plays') && last.card && (by ?? last.by) === last.by
    ? { ...last.card, notes: '' }
    : undefined;
/** A monster of his that was told last. */
const ownMonster = (last: Play | undefined): boolean =>
  last !== undefined && (last.kind === 'summon' || last.targets.some(({ card }) => card?.kind === 'monster'));
/** "direkt", "it", "a monster": whom nobody names. */
function aimBehind(told: Told, last: Play | undefined): string | undefined {
  if (told.directly) return ` ${ARROW} direct`;
  // "The monster", where nothing was told before: one nobody names.
  if (bareOf(told).some(({ pronoun }) => pronoun === 'it')) return ` ${ARROW} ${last ? 'it' : 'a monster'}`;
  const counted = told.phrases.find((one) => one.counted && one.role !== 'with')?.counted;
  return counted && ` ${ARROW} ${counted}`;
}
/** "X is attacked by Y". */
function attackedBy(plays: Plays, told: Told, [target, ...more]: Named[]): boolean {
  const [attacker] = namesIn(told, 'by', 'of', 'with');
  const counted = bareOf(told)
    .find((one) => one.counted)
    ?.counted?.replace(/^[AB]['’]?s\s/, 'a ');
  if (attacker?.whose && counted && !target && /monster$/i.test(counted)) return plays.push({ ...told, by: attacker.whose }, { verb: 'attacks', kind: 'attack', card: ownOf(attacker), behind: ` ${ARROW} ${counted}` }); // prettier-ignore
  // "A is attacked directly by B's X"
  if (attacker?.whose && told.directly && !target) return plays.push({ ...told, by: attacker.whose }, { verb: 'attacks', kind: 'attack', card: ownOf(attacker), behind: ` ${ARROW} direct` }); // prettier-ignore
  if (!attacker || !target || more.length > 0) return false;
  const by = attacker.whose ?? (target.whose ? other(target.whose) : told.by);
  return plays.push({ ...told, ...(by && { by }) }, { verb: 'attacks', kind: 'attack', card: ownOf(attacker), targets: [target] }); // prettier-ignore
}

/** "wants to Book of Moon it": the first name is what is played, the other what it is done to. */
const used: Deed = (plays, told) => {
  const [first, ...others] = bareOf(told);
  const [card, ...targets] = first?.names ?? [];
  if (!card || targets.length > 0 || !hasOnly(told, 'bare') || others.length !== 1) return false;
  const [aim] = others;
  if (!aim || aim.event || aim.pronoun === 'effect') return false;
  return plays.push(told, { verb: 'activates', kind: 'play', card: playedFrom(card, told), targets: aim.pronoun ? [IT] : aimedAt(aim) }); // prettier-ignore
};
const IT: Named = { name: 'it', notes: '' };
/** "it resolves", "X wird verrechnet": what stands before has resolved. */
const resolved: Deed = (plays, told, lead, last) => {
  const [what, ...more] = bareOf(told);
  const [card, ...others] = what?.names ?? [];
  if (more.length > 0 || others.length > 0 || told.not || told.place || !hasOnly(told, 'bare')) return false;
  if (card && !plays.isTold(card)) {
    if (lead !== 'main' || last) return false;
    plays.push({ ...told, by: card.whose ?? told.by ?? 'A' }, { verb: 'activates', kind: 'play', card: ownOf(card) });
  } else if (!last || what?.event || what?.counted) return false;
  plays.resolve();
  return true;
};

export const DEEDS: Partial<Record<Kind, Deed>> = {
  play: played('activates'),
  chain: played('chains'),
  respond: responded,
  negate: negated,
  summon: summoned,
  set,
  flip: flipped,
  attack: attacked,
  do: (plays, told, lead, last) => (told.how === 'battle' ? attacked : did)(plays, told, lead, last),
  take: did,
  tribute: gave,
  discard: dropped,
  banish: gave,
  send: gave,
  shuffle: gave,
  reveal: gave,
  point: points,
  pay: paid,
  target: targeted,
  declare: declared,
  equip: equipped,
  turn: turned,
  merge: made,
  draw: drew,
  trigger: triggered,
  use: used,
  detach: detached,
  resolve: resolved,
  pass: (plays, told) => told.phrases.length === 0 && plays.push(told, { verb: 'passes', kind: 'pass' }),
};
