// The plays of a line as they are told: a clause makes one, adds to the one before, or tells what came before it.
import type { Player } from '../../../engine/case/schema.ts';
import { ARROW } from '../words.ts';
import type { Lead } from './clauses.ts';
import { DEEDS } from './deeds.ts';
import { ITS_EFFECT, itsEffect, namesIn, ownOf, bareOf, other, summonVerb, takesMore, type Play } from './play.ts';
import type { Named, Phrase, Told } from './told.ts';
import { SEVERAL, WHOLE_BOARD, type VerbWord } from './lexicon.ts';
import { NEXT_TURN } from './tokens.ts';
import { endsWith } from '../lexing.ts';

const said = (verb: string, owner?: Player): Play => ({
  ...(owner && { owner }),
  verb,
  kind: 'words',
  targets: [],
  cost: [],
  moments: [],
});
/** "B attacks directly for 2000": with a monster nobody named. */
export const attackOf = (by: Player, points: number | undefined): Play => ({
  ...said('attacks'),
  by,
  kind: 'attack',
  card: { name: 'a monster', notes: points === undefined ? '' : ` (${points} ATK)` },
  behind: ` ${ARROW} direct`,
});
/** The same play told twice: "kettet X" is "aktiviert X". */
const LINKS = /^(?:play|chain|discard)$/;
const isAlike = (one: Play, two: Play): boolean =>
  one.card?.name === two.card?.name && one.by === two.by && (one.kind === two.kind || (LINKS.test(one.kind) && LINKS.test(two.kind))); // prettier-ignore

const LETS_PASS: ReadonlySet<VerbWord['kind']> = new Set<VerbWord['kind']>(['play', 'chain', 'respond']);

export class Plays {
  readonly plays: Play[] = [];
  /** Before this play stands what is only then told to have come before. */
  private sentence = 0;
  private sealed = 0;
  /** "In response to X, …": what the next play answers. */
  private answers: Phrase[] = [];

  /** Another sentence begins. */
  begin(): void {
    this.sentence = this.plays.length;
  }
  /** What stands behind a sign of the line adds nothing to what stands before it. */
  seal(): void {
    this.sealed = this.plays.length;
    this.begin();
  }
  /** What somebody has on the field, told last. */
  private readonly lying: Partial<Record<Player, Named>> = {};
  lay(by: Player, card: Named): void {
    this.lying[by] = card;
  }
  /** What was told last to lie there together: "them". */
  private together: readonly Named[] = [];
  layTogether(cards: readonly Named[]): void {
    this.together = cards;
  }
  /** The monsters told last of a player's, where nothing was played since. */
  lyingThem(by: Player | undefined): Named[] {
    const isLast = this.plays.at(-1)?.kind === 'words';
    return this.together.filter(({ card, whose, place = 'field' }) => isLast && whose === by && card?.kind === 'monster' && place === 'field').map(({ name, card }) => ({ name, card, notes: '' }));
  } // prettier-ignore
  /** What was told last only lies there: "it". */
  lyingIt(by: Player | undefined): Named | undefined {
    return by !== undefined && this.plays.at(-1)?.kind === 'words' ? this.lying[by] : undefined;
  }
  /** "B controls X, A activates Y targeting it": what the other player was told to have just before. */
  lyingBeforeLast(): Named[] {
    const [before, play] = this.plays.slice(-2);
    const card = play?.kind === 'play' && play.targets.length === 0 && before?.kind === 'words' ? this.lying[other(play.by)] : undefined;
    return card ? [{ name: card.name, card: card.card, notes: '', whose: other(play!.by) }] : [];
  } // prettier-ignore
  /** "B has X set. A attacks, B activates it": the Spell or Trap he was told to have, where the other player acted since. */
  lyingToPlay({ by }: Told): Named | undefined {
    const card = by && this.lying[by];
    const others = by !== undefined && this.last?.kind !== 'words' && this.last?.by === other(by);
    return others && card?.card && card.card.kind !== 'monster' ? card : undefined;
  }
  lyingIn(by: Player | undefined): Named | undefined {
    return by && this.lyingOf(by);
  }
  lyingOf(by: Player): Named | undefined {
    const card = this.lying[by];
    return card?.card?.kind === 'monster' && (card.place ?? 'field') === 'field'
      ? { name: card.name, card: card.card, notes: '' }
      : undefined;
  }
  /** "B has X. He pays 800 to search Y": by the effect of what he has. */
  byWhatLies(told: Told, effectKind?: string, targets: Named[] = []): boolean {
    const card = told.by && this.lying[told.by];
    // A question behind another play is about whatever that brings.
    if (!card || (told.asks && this.plays.at(-1)?.kind !== 'words')) return false;
    const { name, card: known } = card;
    return this.pushEffect(
      told,
      { name, card: known, notes: '', effect: true, ...(effectKind && { effectKind }) },
      targets,
    );
  }
  /** "X when B summons Y by tributing Z": what a clause hangs on, where that was put before the play. */
  private inserted: Play | undefined;
  hangsOnInserted = false;
  get last(): Play | undefined {
    if (this.hangsOnInserted && this.inserted) return this.inserted;
    return this.plays.length > this.sealed ? this.plays.at(-1) : undefined;
  }
  /** What was played last, over as it may be. */
  get lastPlay(): Play | undefined {
    return this.plays.findLast(({ kind }) => kind !== 'words');
  }
  /** What was played by now has resolved. */
  resolve(): void {
    if (this.last) this.last.done = true;
  }
  /** What lies there, told in the words of the play that stands last. */
  layBefore(text: string): void {
    this.plays.splice(-1, 0, said(text));
  }
  /** In the line's own words; `owner`: whose cards they speak of. */
  words(text: string, owner?: Player): true {
    this.plays.push(said(text, owner));
    return true;
  }
  /** What came before the play of this sentence, as far as nobody told of it yet. */
  insert(made: readonly Play[]): void {
    const fresh = made.filter((one) => one.kind === 'words' || !this.plays.some((there) => isAlike(there, one)));
    this.plays.splice(this.sentence, 0, ...fresh);
    this.inserted = fresh.at(-1);
  }
  add(moments: Told['moments']): void {
    const last = this.last!;
    last.moments.push(...momentsOf(moments, last.by));
  }

  /** "A has Jinzo, B activates X on it": what was told last to lie there on the other side. */
  private onIt(phrase: Phrase, by: Player): Phrase {
    const { role, pronoun, names } = phrase;
    const there = /^(?:on|arrow)$/.test(role) && pronoun === 'it' && names.length === 0 ? this.lyingIt(other(by)) : undefined;
    return there ? { role, names: [{ name: there.name, card: there.card, notes: '', whose: other(by)! }] } : phrase;
  } // prettier-ignore
  /** Takes in a clause; whether it is understood. */
  tell(told: Told, lead: Lead): boolean {
    const { last } = this;
    const mark = this.plays.length;
    const kind = told.verb?.kind;
    if ((told.points !== undefined && kind !== 'attack') || (told.again && !this.wasPlayed(told))) return false;
    const by = told.by ?? this.doer(kind, told.he || goesOnBehind(told, lead) ? 'and' : lead);
    const whole = { ...told, ...(by && { by, phrases: told.phrases.map((one) => this.onIt(one, by)) }), ...(told.by === undefined && { inherited: true as const }) }; // prettier-ignore
    if (by) for (const one of this.answers.splice(0)) this.answered(one, by);
    if (isOnlyAim(told, lead, last)) return true;
    // What is not done is no play: only who chains or answers nothing lets it pass.
    const isUndone = told.not === true && kind !== undefined && !LETS_PASS.has(kind);
    const understood =
      kind === undefined
        ? this.bare({ ...told, phrases: whole.phrases })
        : !isUndone && DEEDS[kind]?.(this, whole, lead, last) === true;
    if (!understood) this.plays.splice(mark);
    else this.addBeside(told, by, mark);
    return understood;
  }
  /** Who does it where nobody is named: "B has X face-up and plays Y". */
  private doer(kind: VerbWord['kind'] | undefined, lead: Lead): Player | undefined {
    const { last } = this;
    if (lead === 'main' && kind === undefined) return undefined;
    return last?.by ?? (lead === 'and' ? last?.owner : undefined);
  }
  /** "nochmal": the card, or whatever card it is of which the effect is meant, was played before. */
  private wasPlayed({ phrases }: Told): boolean {
    const cards = phrases.flatMap(({ names }) => names);
    const isPlay = ({ kind, card }: Play): boolean => card !== undefined && kind !== 'words' && kind !== 'have';
    return this.plays.some((one) => isPlay(one) && (cards.length === 0 || cards.some(({ name, card }) => name === one.card?.name || (card && card === one.card?.card)))); // prettier-ignore
  }
  /** "zweimal", "bei 1500 LP". */
  private addBeside({ twice, life, hasLife, verb, phrases }: Told, by: Player | undefined, mark: number): void {
    if (twice && this.last) this.last.behind = ' twice';
    this.sameTarget(phrases);
    if (life !== undefined && (verb?.kind !== 'pay' || hasLife) && by)
      this.plays.splice(mark, 0, said(`${by} ${life} LP`));
  }

  /** "… targeting the same Jinzo": the play before it has that target, too. */
  private sameTarget(phrases: readonly Phrase[]): void {
    const same = phrases.flatMap(({ names }) => names.filter((name) => name.same));
    const before = this.plays.at(-2);
    if (before && takesMore(before) && before.targets.length === 0) before.targets.push(...same);
  }

  // ── what a deed does with the plays ──

  push(told: Told, play: Partial<Play> & Pick<Play, 'verb' | 'kind'>): true {
    const { colon } = told;
    const by = actorOf(told, play);
    const moments = momentsOf(told.moments, by);
    for (const { moment, whose, own } of told.moments.filter(isNextTurn)) {
      this.words(moment);
      const turn = whose ?? (own ? by : undefined);
      if (turn) this.words(`turn ${turn}`);
    }
    for (const card of [...(play.card ? [play.card] : []), ...(play.targets ?? [])])
      this.equippedThere(card, card === play.card ? by : other(by));
    for (const { attacking, ...target } of play.targets ?? [])
      if (attacking) this.answered({ role: 'answer', names: [target], event: { event: 'attack' } }, by);
    this.plays.push({ ...(by && { by }), ...(colon && { colon }), targets: [], cost: [], moments, ...play });
    return true;
  }
  /** "X equipped with Y" of who plays, attacks, is attacked: both lie there. */
  equippedThere(card: Named, by: Player | undefined): true {
    const whose = card.whose ?? by ?? 'A';
    // "A has X equipped with Y. A attacks with it": it was told already.
    const lying = this.lying[whose];
    if (lying?.name === card.name && lying.equipped) return true;
    if (card.equipped?.length && !this.isTold(card)) this.words(`${whose} has ${card.name}`, whose);
    return this.wears(card, whose);
  }
  /** "has X equipped with Y": X is told to lie there, Y lies on it. */
  wears({ name, equipped = [] }: Named, whose: Player): true {
    for (const one of equipped) this.words(`${one.whose ?? whose} has ${one.name} (equipped to ${name})`, whose);
    return true;
  }
  /** "attacks directly": with a monster nobody named. */
  pushAttack(by: Player, { points }: Told): true {
    this.plays.push(attackOf(by, points));
    return true;
  }
  pushEffect(told: Told, card: Named, targets: Named[] = []): true {
    return this.push(told, { colon: true, verb: '', kind: 'play', card, targets });
  }
  replaceLast(play: Play): true {
    this.plays.splice(-1, 1, play);
    return true;
  }
  /** "und zerstört damit X": by the effect of what stands before. */
  byLast(cards: readonly Named[], last: Play, told: Told): boolean {
    if (takesMore(last) && last.by === told.by) last.targets.push(...cards);
    else if (last.card) this.pushEffect(told, ITS_EFFECT, [...cards]);
    else return false;
    return true;
  }
  /** What is answered, where nobody told of it yet, as a play before this one. */
  answered({ event, names, pronoun }: Phrase, by: Player | undefined): void {
    const [card] = names;
    if (!card) {
      if (pronoun === 'effect') this.effectOfLast();
      else if (event?.event === 'attack' && event.by) this.plays.push(attackOf(event.by, event.points));
      return;
    }
    // A monster that was told of has not attacked for that.
    const isAttack = event?.event === 'attack';
    if (isAttack ? this.plays.some((one) => one.kind === 'attack' && isCalled(one.card, card.name)) : this.isTold(card)) return;
    const play = { by: event?.by ?? card.whose ?? (isAttack ? (this.summonerOf(card) ?? this.holderOf(card)) : undefined) ?? other(by), cost: [], moments: [], card: ownOf(card) };
    if (event?.event === 'summon') this.plays.push({ ...play, verb: summonVerb(event.how), kind: 'summon', targets: [] });
    else if (event?.event === 'attack') this.plays.push({ ...play, verb: 'attacks', kind: 'attack', targets: event.at ? [event.at] : [] });
    else this.plays.push({ ...play, colon: true, verb: '', kind: 'play', targets: [] });
  } // prettier-ignore
  isTold({ name }: Named): boolean {
    // "summons X with Y": Y, too.
    const brings = ` with ${name}`.toLowerCase();
    return this.plays.some(({ card, behind }) => isCalled(card, name) || behind?.toLowerCase() === brings);
  }
  /** "A attacks X -> Y, Y effect": whose Y is. */
  private defenderOf({ name }: Named): Player | undefined {
    const told = this.plays.findLast(({ card, targets }) => [card, ...targets].some((one) => isCalled(one, name)));
    return told?.kind === 'attack' && told.by !== undefined && !isCalled(told.card, name) ? other(told.by) : undefined;
  }
  /** Who Summoned it, where the line tells that. */
  summonerOf({ name }: Named): Player | undefined {
    return this.plays.findLast(({ kind, card }) => kind === 'summon' && isCalled(card, name))?.by;
  }
  /** Who was told to have it. */
  holderOf({ name }: Named): Player | undefined {
    return (['A', 'B'] as const).find((who) => isCalled(this.lying[who], name));
  }
  /** The monster a player Summoned last. */
  lastSummoned(by: Player): Named | undefined {
    return this.plays.findLast((one) => one.kind === 'summon' && one.by === by)?.card;
  }
  private effectOfLast(): void {
    const { last } = this;
    if (!last?.card || last.kind === 'play' || last.kind === 'chain') return;
    const { by } = last;
    this.plays.push({ ...(by && { by }), colon: true, verb: '', kind: 'play', card: ITS_EFFECT, targets: [], cost: [], moments: [] });
  } // prettier-ignore

  // ── a play without a verb ──

  /** "A: X on Y", "B's X", "chain link 2 X". */
  private bare(told: Told): boolean {
    if (told.by === undefined && isAnswered(told)) return this.answers.push(...told.phrases) > 0;
    if (isNominal(told)) return this.nominal(told);
    if (isBattle(told)) return DEEDS.attack!(this, asAttack(told), 'main', this.last);
    if (isPlusPlays(told)) return told.phrases[0]!.names.every((card) => this.push(told, { verb: '', kind: 'play', card }));
    if (isItsEffect(told)) return this.effectOfIt(told);
    const [card, ...more] = namesIn(told, 'bare');
    if (!card || more.length > 0 || saysMore(told)) return false;
    if (this.isNamedLater(told, card)) return this.nameLast(card);
    return this.bareCard(told, card);
  } // prettier-ignore
  private bareCard(told: Told, card: Named): boolean {
    // "X effect" behind a play of X: of whoever played it; of a monster that was attacked, of its player.
    const owner = card.whose ?? (card.effect === undefined ? undefined : (this.defenderOf(card) ?? this.last?.by));
    if (told.by === undefined && owner) return this.playedBy(told, owner, ownOf(card));
    if (told.by !== undefined && (told.colon || told.as.has('link'))) return this.playedBy(told, told.by, card);
    return told.as.has('link') && told.phrases.length === 1 && this.push(told, { verb: '', kind: 'play', card });
  }
  /** "A normal summons by tributing X: Y" */
  private isNamedLater({ by, phrases }: Told, card: Named): boolean {
    const { last } = this;
    return by === undefined && phrases.length === 1 && last?.kind === 'summon' && !last.card && A_MONSTER.test(last.verb) && card.card?.kind === 'monster';
  } // prettier-ignore
  private nameLast(card: Named): true {
    const last = this.last!;
    Object.assign(last, { verb: last.verb.replace(A_MONSTER, ''), card: ownOf(card) });
    return true;
  }
  /** "Beschwörung von Jinzo durch A" */
  private nominal({ phrases: [what], ...told }: Told): boolean {
    const { event, names } = what!;
    const by = event?.by ?? told.by ?? names[0]?.whose;
    const kind = event?.event === 'summon' ? 'summon' : event?.event === 'attack' ? 'attack' : 'play';
    const verb = kind === 'summon' ? summonVerb(event?.how) : kind === 'attack' ? 'attacks' : 'activates';
    return this.push({ ...told, phrases: [], ...(by && { by }) }, { verb, kind, card: ownOf(names[0]!), targets: event?.at ? [event.at] : [] });
  } // prettier-ignore
  /** "effect on Y": of what stands before. */
  private effectOfIt({ phrases, ...told }: Told): boolean {
    const { by, card } = this.last ?? {};
    if (!card) return false;
    const [{ effectKind, effectNumber }, ...aims] = phrases as [Phrase, ...Phrase[]];
    const its = itsEffect(effectKind);
    const name = effectNumber === undefined ? its.name : `${its.name} ${effectNumber}`;
    return this.pushEffect({ ...told, phrases, ...(by && { by }) }, { ...its, name }, aims.flatMap(aimedAt));
  }
  private playedBy(told: Told, by: Player, card: Named): boolean {
    if ([...told.as].some((one) => one !== 'answer' && one !== 'link')) return false;
    // "with B's Sangan and Marshmallon": they lie there.
    const lying = told.phrases.filter(
      ({ role, names, event }) => role === 'with' && !event && names[0]?.whose !== undefined,
    );
    for (const { names } of lying)
      for (const { name, notes } of names) this.words(`${names[0]!.whose} has ${name}${notes}`);
    const beside = told.phrases.filter((one) => one.role !== 'bare' && !lying.includes(one));
    const answers = beside.filter(({ role, event }) => (role === 'answer' && told.as.has('answer')) || (/^(?:on|answer|at)$/.test(role) && event)).concat(beside.filter((one) => isCountered(card, one))); // prettier-ignore
    const aims = beside.filter((one) => !answers.includes(one));
    if (aims.some(({ role, names, event, counted }) => !/^(?:on|arrow)$/.test(role) || event || (names.length === 0 && !counted))) return false; // prettier-ignore
    // "A: Stardust Dragon on the field": it lies there.
    if (card.place === 'field' && card.effect === undefined && beside.length === 0 && told.moments.length === 0)
      return this.words(`${by} has ${card.name}${card.notes} (field)`, by);
    for (const one of answers) this.answered(one, by);
    return this.push({ ...told, by, colon: true }, { verb: '', kind: 'play', card, targets: aims.flatMap(aimedAt) });
  }
}
const isItsEffect = ({ by, phrases: [its, ...aims], place, as }: Told): boolean =>
  by === undefined && its?.role === 'bare' && its.pronoun === 'effect' && (aims.length > 0 || as.has('link') || its.effectKind !== undefined) && !place && (as.size === 0 || as.has('link')) && aims.every(({ role, event, pronoun }) => /^(?:on|arrow)$/.test(role) && !event && !pronoun); // prettier-ignore
const A_MONSTER = /\sa monster$/;
/** "A has X, wants to …": of whom stands before. */
const goesOnBehind = ({ verb, passive, phrases, verbFirst }: Told, lead: Lead): boolean =>
  lead === 'main' &&
  !passive &&
  (verb?.form === 'infinitive' || verb?.form === 'finite') &&
  (verbFirst === true || !phrases.some(({ names }) => names.some(({ whose }) => whose)));
const isCalled = (one: Named | undefined, name: string): boolean => one?.name.toLowerCase() === name.toLowerCase();
const AIMS_AT = /^(?:negate|do|banish|send|take|discard)$/;
const THIS_ONE = /^(?:that|this|the|das|die|den|diese[nrms]?)\s/i;
/** "…, to negate it", "um die Beschwörung zu verhindern", "and negates the attack": what the card just played does anyway, to what was told. */
function isOnlyAim({ verb, by, phrases, thereby, place, position, moments, not }: Told, lead: Lead, last: Play | undefined): boolean {
  const kind = verb?.kind ?? '';
  const isSo = lead === 'aim' || lead === 'purpose' || (lead === 'and' && kind === 'negate' && (by ?? last?.by) === last?.by);
  if (!isSo || !last || !AIMS_AT.test(kind) || thereby || position || not || (place && place.place !== 'gy')) return false;
  return doesSo(last, kind) && moments.length === 0 && phrases.every(isToldOnly);
} // prettier-ignore
/** Whether what was just played can do that: a card whose effect it is, a Spell or Trap that was flipped, a monster that comes by its effect. */
const doesSo = (last: Play, kind: string): boolean =>
  takesMore(last) ||
  (last.kind === 'flip' && last.card?.card?.kind !== 'monster') ||
  (kind === 'negate' && last.verb === 'special summons');
const isToldOnly = ({ role, names, counted = '', event, pronoun }: Phrase): boolean =>
  role === 'bare' && names.length === 0 && (pronoun !== undefined || event !== undefined || THIS_ONE.test(counted) || [WHOLE_BOARD, SEVERAL].some((words) => endsWith(counted, words))); // prettier-ignore
/** "A: Red Reboot on B's X": a Counter Trap takes no target; X was activated. */
export const isCountered = (by: Named | undefined, { role, names, event }: Phrase): boolean =>
  /^(?:on|arrow)$/.test(role) && !event && names.length === 1 && names[0]!.whose !== undefined && names[0]!.card !== undefined && names[0]!.card.kind !== 'monster' && by?.card?.kind === 'trap' && by.card.property === 'counter'; // prettier-ignore
/** "On the Summon of X", "in response to X": nothing else. */
const isAnswered = ({ phrases, as, moments, place }: Told): boolean =>
  phrases.length > 0 && moments.length === 0 && !place && phrases.every(({ role, event, names }) => /^(?:on|answer|at)$/.test(role) && names.length > 0 && (event !== undefined || (role === 'answer' && as.has('answer')))); // prettier-ignore
/** "dann Beschwörung von X durch A": what is done, without a verb. */
const isNominal = ({ phrases: [first, ...more], place, as }: Told): boolean =>
  first?.role === 'bare' &&
  first.event !== undefined &&
  first.names.length === 1 &&
  more.length === 0 &&
  !place &&
  as.size === 0;
/** "A's X vs B's Y" */
const isBattle = ({ phrases, place, as }: Told): boolean =>
  phrases.length === 2 && phrases[1]!.role === 'versus' && phrases.every(({ names }) => names.length === 1) && !place && as.size === 0; // prettier-ignore
/** What nothing says that stands without a verb. */
const saysMore = (told: Told): boolean =>
  Boolean(told.place || told.thereby || told.directly || told.how || told.position) || bareOf(told).some(({ counted, pronoun, event }) => counted || pronoun || event); // prettier-ignore
const asAttack = (told: Told): Told => ({
  ...told,
  phrases: told.phrases.map((one) => (one.role === 'versus' ? { ...one, role: 'on' } : one)),
});
/** "prosperity + droll, then upstart": one play after the other. */
const isPlusPlays = ({ by, phrases, moments, place, as }: Told): boolean =>
  by === undefined && phrases.length === 1 && phrases[0]!.role === 'bare' && phrases[0]!.names.length > 1 && moments.length === 0 && !place && as.size === 0; // prettier-ignore
/** The cards a phrase names, or the one it does not. */
export const aimedAt = ({ names, counted }: Phrase): Named[] => (counted ? [{ name: counted, notes: '' }] : names);

/** Of whom nothing is told, A acts: what he is equipped with is his. */
function actorOf(told: Told, play: Partial<Play>): Player | undefined {
  const named = told.inherited ? (inTurnOf(told, play) ?? told.by) : (told.by ?? inTurnOf(told, play));
  return named ?? (play.card?.equipped?.length && !play.card.whose ? 'A' : undefined);
}
/** "In B's next turn X attacks": who attacks or Summons does so in his own turn. */
const inTurnOf = ({ moments }: Told, { kind, card }: Partial<Play>): Player | undefined =>
  (kind === 'attack' || kind === 'summon') && !card?.whose ? moments.find(isNextTurn)?.whose : undefined;
const isNextTurn = ({ moment }: Told['moments'][number]): boolean => moment === NEXT_TURN;
const momentsOf = (moments: Told['moments'], by: Player | undefined): string[] =>
  moments
    .filter((one) => !isNextTurn(one))
    // "in the Damage Step before damage calculation" is one moment.
    .filter(({ moment }, _, all) => moment !== 'damage step' || !all.some((one) => /calculation/.test(one.moment)))
    .map(({ moment, whose, own }) => {
      const who = whose ?? (own ? by : undefined);
      const turn = who ? `in ${who}'s turn` : '';
      if (moment === '') return turn;
      if (/calculation/.test(moment)) return [moment, turn].filter((one) => one !== '').join(' ');
      if (moment === 'end of the battle phase') return [turn, `at the ${moment}`].filter((one) => one !== '').join(' ');
      return who ? `in ${who}'s ${moment}` : `in the ${moment}`;
    });
