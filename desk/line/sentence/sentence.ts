// Whole sentences, as players and judges say them in German and English, in the line's own words: names and moments are found first, a sentence is split into
// its clauses, a clause is a verb and the roles of what stands around it, and each becomes plays (docs/line.md, "How a sentence is read"). What is not
// understood stays as it is written, in its place: then the line's reader says so, or knows it as one of the line's own words.
import type { Player } from '../../../engine/case/schema.ts';
import { oneArrow } from '../words.ts';
import { questionsAside, type Aside } from './asked.ts';
import { clausesOf, hasOnly, NUMBER, type Clause } from './clauses.ts';
import { ARTICLE, BE, BESIDE, BOTH, HAVE, IDLE, ITS, PRONOUN, WISH } from './lexicon.ts';
import type { CardOf } from './names.ts';
import { begins, hasSo, Lists, wears, withoutWorn } from './lying.ts';
import { bareOf, other, written, type Play } from './play.ts';
import { Plays } from './plays.ts';
import { rolesIn } from './roles.ts';
import type { Named, Told } from './told.ts';
import { spelled } from './spelled.ts';
import { isWord } from '../lexing.ts';
import { asCopies, NEXT_TURN, tokensOf, type Token } from './tokens.ts';

/** What a line only asks or claims, as it is written. */
export interface Said {
  text: string;
  by: Aside['by'];
}
/** The line with each sentence in the line's own words; and what it only asks or claims. */
export function inLineWords(line: string, cardOf: CardOf): { line: string; aside: Said[] } {
  const { tokens, text } = tokensOf(spelled(oneArrow(line)), cardOf);
  const { told, aside } = questionsAside(tokens.map(asCopies));
  const reading = new Reading(text, told);
  return { line: reading.line(), aside: aside.map(({ tokens: said, by }) => ({ text: reading.raw(said), by })) };
}

class Reading {
  private readonly plays = new Plays();
  /** Signs of the line, each before the play of that number. */
  private readonly signs: { at: number; sign: string }[] = [];
  /** Moments told before the play they belong to. */
  private pending: Told['moments'] = [];
  private readonly lists: Lists;
  /** The clause before was left as it is written, and this one stands beside it without a comma. */
  private open = false;
  /** Who did something earlier, that is over. */
  private before: Player | undefined;
  private readonly text: string;
  private readonly tokens: readonly Token[];
  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
    this.lists = new Lists(this.plays, text, (some) => this.raw(some));
  }

  line(): string {
    const clauses = clausesOf(this.tokens);
    for (const [n, clause] of clauses.entries()) {
      if (!this.lists.goOn(clauses, n)) this.clause(clause, clauses[n - 1], clauses[n + 1]);
      if (/[;>\n]/.test(clause.after)) {
        this.signs.push({ at: this.plays.plays.length, sign: clause.after });
        this.plays.seal();
      }
    }
    return this.joined();
  }
  private joined(): string {
    const { plays } = this.plays;
    let line = '';
    for (const [n, play] of plays.entries()) {
      const signs = this.signs.filter(({ at }) => at === n).map(({ sign }) => (sign === '>' ? ' > ' : sign === '\n' ? sign : `${sign} `)).join('');
      const between = plays[n - 1]?.done ? ', resolves, ' : signs || ', ';
      line += `${n === 0 ? signs.trim() : between}${written(play)}`;
    }
    return line + this.signs.filter(({ at }) => at === plays.length && at > 0).map(({ sign }) => sign).join('');
  } // prettier-ignore

  private clause(clause: Clause, before: Clause | undefined, next: Clause | undefined): void {
    if (isNothing(clause.tokens)) return;
    if (
      this.onlyMoment(clause, next) ||
      this.bothUse(clause) ||
      this.bothLie(clause) ||
      this.alsoHas(clause) ||
      this.turnsOut(clause) ||
      this.hasValue(clause) ||
      wears(this.plays, clause) ||
      this.liesAlone(clause, next)
    )
      return;
    const told = rolesIn(clause.tokens, clause.lead !== 'main' && clause.lead !== 'and', clause.lead === 'and');
    if (told) this.whoDoes(told, clause);
    this.waits(told, clause);
    this.plays.hangsOnInserted = hangsOnBefore(clause, before);
    const understood = told !== undefined && !this.broken(clause, before) && this.told(told, clause);
    this.plays.hangsOnInserted = false;
    if (understood) {
      if (told.earlier) this.isOver();
      this.pending = [];
      this.open = false;
    } else this.leave(clause);
  }
  /** Who does it, where only what stands before tells it. */
  private whoDoes(told: Told, { tokens, lead }: Clause): void {
    if (goesOnWith(told, tokens)) this.sameDoes(told);
    if (lead === 'and' && this.before) told.by ??= this.before;
    this.before = undefined;
    // "Main Phase of A, he …"
    const [whose] = this.pending.flatMap((moment) => moment.whose ?? []);
    if (told.he && whose && !this.plays.last) told.by ??= whose;
    told.moments.unshift(...this.pending);
  }
  /** "A used X earlier": that is over. */
  private isOver(): void {
    const { last } = this.plays;
    if (last?.kind !== 'play') return;
    this.before = last.by;
    this.chainIsOver();
  }
  private chainIsOver(): void {
    this.signs.push({ at: this.plays.plays.length, sign: ';' });
    this.plays.seal();
  }
  /** "A: X, then A: Y": what the same player does then he does when the Chain has resolved; "later" whoever does it. */
  private waits(told: Told | undefined, { tokens: [first], lead }: Clause): void {
    const { last } = this.plays;
    if (!told || !last || !(told.later || lead === 'main' || lead === 'and')) return;
    if (told.later && last.by) told.by ??= last.by;
    // "…, and then B plays Raigeki": in his own turn.
    const inNextTurn =
      (told.later || (isWord(first, THEN) && told.moments.length === 0)) && isOfTheOthersTurn(told, last);
    if (inNextTurn) told.moments.unshift(TURN_ENDS);
    if (told.later || inNextTurn || isBehind(told, last, first)) this.chainIsOver();
  }
  /** Whoever did what stands before. */
  private sameDoes(told: Told): void {
    const doer = this.plays.plays.findLast(({ by }) => by !== undefined)?.by;
    if (doer) Object.assign(told, { by: doer, colon: true });
  }
  /** What hangs on a clause that was not understood is not either. */
  private broken({ lead }: Clause, before: Clause | undefined): boolean {
    return this.open && before?.after === '' && lead !== 'main' && lead !== 'before' && lead !== 'then';
  }

  /** "A hat 3 Handkarten und B 0": as many of the same. */
  private alsoHas({ tokens }: Clause): boolean {
    const [who, ...rest] = tokens;
    const [count, ...more] = rest.filter((token) => !isWord(token, HAVE) && !isWord(token, /^(?:only|nur|noch|still|just|at|bei)$/));
    const [, of = ''] = /^[AB] (?:has )?\d{1,5} (.+)$/.exec(this.plays.last?.verb ?? '') ?? [];
    if (who?.is !== 'player' || !isWord(count, NUMBER) || more.length > 0 || of === '' || who.player === this.plays.last?.owner) return false;
    const many = /^\d/.test(count!.text) ? count!.text : of === 'LP' ? '0' : 'no';
    return this.plays.words(`${who.player} ${of === 'LP' ? '' : 'has '}${many} ${of}`, who.player);
  } // prettier-ignore

  /** "Sangan has 1000 ATK", of a card that was told: said of it. */
  private hasValue({ tokens }: Clause): boolean {
    const [name, has, value, what, ...more] = tokens;
    if (name?.is !== 'name' || more.length > 0 || !(isWord(has, HAVE) || isWord(has, BE)) || !/^\d{1,5}$/.test(value?.text ?? '') || !isWord(what, /^(?:atk|angriff|angriffspunkte)$/)) return false;
    const cards = this.plays.plays.flatMap(({ card, targets }) => [...targets, ...(card ? [card] : [])]);
    const one = cards.findLast((known) => known.name === name.name);
    if (one) one.notes += ` (${value!.text} ATK)`;
    return one !== undefined;
  } // prettier-ignore
  /** "auf Bs gesetzte Karte, es ist Spiegelkraft", "it was Man-Eater Bug": which card that is. */
  private turnsOut({ tokens }: Clause): boolean {
    const said = tokens.filter((token) => token.is !== 'note' && ![IDLE, PRONOUN, BE, TURNS_OUT].some((words) => isWord(token, words)));
    const [name, ...more] = said;
    const { last } = this.plays;
    const [target, ...others] = last?.targets ?? [];
    const is = tokens.some((token) => isWord(token, BE) || isWord(token, /^(?:it['’]s|turns|revealed)$/)) && tokens.some((token) => isWord(token, PRONOUN) || isWord(token, /^it['’]s$/));
    if (!is || name?.is !== 'name' || more.length > 0 || !last) return false;
    const hidden = { name: name.name, card: name.card, notes: '', faceDown: true as const };
    if (target && !target.card && others.length === 0 && HIDDEN.test(target.name)) last.targets = [hidden];
    else if (last.behind !== undefined && HIDDEN.test(last.behind)) Object.assign(last, { behind: '', targets: [hidden] });
    else return false;
    return true;
  } // prettier-ignore

  /** "Both want their effects", behind an attack: the attacker's and its target's, of their players. */
  private bothUse({ tokens }: Clause): boolean {
    const [both, ...rest] = tokens;
    const { last } = this.plays;
    const [target, ...more] = last?.targets ?? [];
    const wants = rest.some((token) => token.is === 'effect') && rest.every((token) => token.is === 'effect' || [WISH, ITS, IDLE].some((words) => isWord(token, words)) || (token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'play')));
    if (!isWord(both, BOTH) || !wants || last?.kind !== 'attack' || !last.card || !last.by || !target || more.length > 0) return false;
    for (const [by, { name, card }] of [[last.by, last.card], [other(last.by), target]] as const)
      this.plays.plays.push({ by, colon: true, verb: '', kind: 'play', card: { name, card, notes: '', effect: true }, targets: [], cost: [], moments: [] });
    return true;
  } // prettier-ignore
  /** "…, beide in Angriffsposition": attacker and target. */
  private bothLie({ tokens: [both, position, ...more] }: Clause): boolean {
    const { last } = this.plays;
    if (!isWord(both, BOTH) || position?.is !== 'position' || more.length > 0 || last?.kind !== 'attack') return false;
    for (const one of last.targets) one.notes += ` (${position.position})`;
    return true;
  }
  /** "A's Stardust Dragon, B: Raigeki": a monster of which nothing is said before what the other player does. */
  private liesAlone({ tokens, after }: Clause, next: Clause | undefined): boolean {
    const [whose, name, ...notes] = tokens;
    const isMonster = whose?.is === 'whose' && name?.is === 'name' && name.card?.kind === 'monster';
    const others = next?.tokens[0]?.is === 'player' && whose?.is === 'whose' && next.tokens[0].player !== whose.player;
    if (!isMonster || !others || after !== ',' || notes.some(({ is }) => is !== 'note') || this.plays.plays.some(({ kind }) => kind !== 'words')) return false;
    return this.plays.words(`${whose.player} has ${this.raw([name, ...notes])} (field)`, whose.player);
  } // prettier-ignore

  /** "in der End Phase, …" before a play, or behind it. */
  private onlyMoment({ tokens, after, lead }: Clause, next: Clause | undefined): boolean {
    const moments = tokens.filter((token) => token.is === 'moment');
    if (lead !== 'main' || moments.length === 0 || tokens.some((token) => token.is !== 'moment' && !(token.is === 'word' && [IDLE, IT_IS].some((words) => words.test(token.text.toLowerCase()))))) return false;
    const first = next?.tokens[0];
    const acts = begins(first);
    // What somebody has by then is told in its own words.
    const has = first?.is === 'player' && next?.finite === true && hasOnly(next.tokens);
    if (this.plays.plays.length === 0 && (has || after !== ',')) this.begins(moments);
    else if (has) this.plays.words(this.raw(tokens));
    else if (after === ',' && acts) this.pending.push(...moments);
    else if (this.plays.last?.card && after !== ',') this.plays.add(moments);
    else return false;
    return true;
  } // prettier-ignore

  /** "Ende von As Battle Phase; …", "It's A's Battle Phase": where the line begins. */
  private begins(moments: Told['moments']): void {
    for (const { moment, whose, text } of moments) {
      if (whose) this.plays.words(`turn ${whose}`);
      if (moment !== '' || !whose) this.plays.words(moment === '' ? text : moment);
    }
  }
  /** "…, in diesem Zug gesetzt". */
  private setNow(told: Told): boolean {
    const { last } = this.plays;
    if (!told.thisTurn || told.verb?.kind !== 'set' || told.phrases.length > 0 || !last?.card) return false;
    last.card.setNow = true;
    return true;
  }
  private told(told: Told, clause: Clause): boolean {
    const { lead } = clause;
    if (this.setNow(told)) return true;
    if (!isSaidOfIt(told)) return false;
    if (clause.of && this.howItCame(told, clause, clause.of)) return true;
    if (lead === 'before' && !told.verb) return this.inAll(told);
    const { plays } = this.plays;
    const mark = plays.length;
    if (!this.tells(told, clause)) return false;
    const made = plays.splice(mark);
    if (lead === 'before' || lead === 'relative') this.plays.insert(made);
    else if (cameFirst(clause)) this.putFirst(made);
    else {
      if (made.length > 0) this.plays.begin();
      plays.push(...made);
    }
    return true;
  }

  /** Before all that was told, and over by then. */
  private putFirst(made: readonly Play[]): void {
    for (const sign of this.signs) sign.at += made.length;
    this.plays.plays.unshift(...made.map((one) => (one.kind === 'words' ? one : { ...one, done: true as const })));
  }
  private tells(told: Told, clause: Clause): boolean {
    const kind = told.verb?.kind ?? '';
    if (told.lastTurn && CAME.test(kind)) return clause.lead !== 'before' && this.liesSince(told);
    if (/^(?:have|lie)$/.test(kind)) return this.has(told, clause);
    return /^(?:end|enter)$/.test(kind) ? this.goesOn(told) : this.plays.tell(told, clause.lead);
  }

  /** "X that was Special Summoned": so it came there. "… that A just Summoned": it has happened just before. */
  private howItCame(told: Told, { tokens }: Clause, { name, card }: NonNullable<Clause['of']>): boolean {
    const summons = told.verb?.kind === 'summon' && !told.not;
    const named = bareOf(told).some(({ names }) => names.length > 0);
    if (named || (told.by === undefined && !told.passive)) return false;
    const one = this.toldLast(name);
    const how = told.verb?.how || told.how;
    const isJust = tokens.some((token) => isWord(token, JUST)) || told.by !== undefined;
    if (summons && !isJust && how && one && told.phrases.length === 0) return Boolean((one.notes += ` (${how} summoned)`));
    if (told.passive && told.verb?.kind === 'chain') this.byWhoPlayed(told, name);
    told.phrases.unshift({ role: 'bare', names: [{ name, card, notes: '', ...(told.passive && one?.whose && { whose: one.whose }) }] });
    return false;
  } // prettier-ignore

  /** "…, which was chained to X": by whoever played it. */
  private byWhoPlayed(told: Told, name: string): void {
    const by = this.plays.plays.findLast(({ card }) => card?.name === name)?.by;
    if (by) told.by ??= by;
  }
  /** As the play told last speaks of it. */
  private toldLast(name: string): Named | undefined {
    const { targets = [], card } = this.plays.plays.at(-1) ?? {};
    return [...targets, ...(card ? [card] : [])].find((known) => known.name === name);
  }
  /** "A normal summoned X last turn", "B set X last turn": it lies there, and came there so. */
  private liesSince({ by, verb, how: way, phrases, moments, place, not }: Told): boolean {
    const [what, ...more] = phrases;
    const [one, ...others] = what?.names ?? [];
    const how = verb?.how || way;
    const whose = by ?? one?.whose;
    if (!one || !whose || more.length + others.length + moments.length > 0 || what!.role !== 'bare' || place || not)
      return false;
    this.plays.lay(whose, one);
    const came = verb?.kind === 'set' ? ' (face-down)' : how ? ` (${how} summoned)` : '';
    return this.plays.words(`${whose} has ${one.name}${one.notes}${came} (field)`, whose);
  }
  /** "B hat X", "während B X kontrolliert", "X liegt bei B": what lies there, in the words in which it is told. */
  private has(told: Told, { tokens, lead }: Clause): boolean {
    const { phrases, life } = told;
    const by = this.whoHas(told, lead);
    if (by === undefined || told.passive || told.not || told.moments.length > 0) return false;
    if (this.hasEquipped(told, by)) return true;
    if (phrases.some(({ event, pronoun, role }) => event || pronoun || !/^(?:bare|at|with)$/.test(role))) return false;
    const cards = phrases.flatMap(({ names }) => names.map((card) => ({ ...card, whose: card.whose ?? by })));
    for (const card of cards) this.plays.lay(card.whose, card);
    this.plays.layTogether(cards);
    if (life !== undefined) this.plays.words(`${by} ${life} LP`, by);
    if (phrases.length === 0) return life !== undefined;
    // "Jinzo and 3 cards in hand": only the cards are in the hand.
    const and = tokens.findLastIndex(
      (token, n) => token.is === 'and' && /^(?:counted|life)$/.test(tokens[n + 1]?.is ?? ''),
    );
    const several = and > 0 && phrases.length + (life === undefined ? 0 : 1) > 1;
    const parts = several ? [tokens.slice(0, and), tokens.slice(and + 1)] : [tokens];
    const worn = cards.flatMap(({ equipped = [] }) => equipped);
    const had = (part: Token[]): string => hasSo(by, part, (some) => this.raw(some), told.only);
    const isTold = parts
      .map((part) => withoutWorn(part, worn).filter(({ is }) => is !== 'life'))
      .every((part) => part.every(isOnlyHaving) || this.plays.words(had(part), by));
    for (const card of cards) this.plays.wears(card, by);
    return isTold;
  }
  /** "A has Snatch Steal on B's Jinzo": it is equipped to that. */
  private hasEquipped({ phrases: [equip, on, ...more] }: Told, by: Player): boolean {
    const [card, ...others] = equip?.role === 'bare' && on?.role === 'on' && more.length === 0 ? equip.names : [];
    const [monster, ...rest] = on?.names ?? [];
    if (card?.card?.kind !== 'spell' || card.card.property !== 'equip' || others.length > 0 || !monster || rest.length > 0) return false;
    return this.plays.equippedThere({ ...monster, equipped: [{ ...card, whose: by }] }, monster.whose ?? by);
  } // prettier-ignore
  /** "with 3 monsters on the field": so many in all, those of the other player than whose play it is. */
  private inAll({ phrases, place }: Told): boolean {
    const [held, ...more] = phrases;
    const { by } = this.plays.last ?? {};
    if (held && held.names.length > 0 && by && more.length === 0) return this.lyingThere(held, place, by);
    if (!held?.counted || more.length > 0 || !by || place?.place !== 'field') return false;
    // "with no cards on the field": he who plays has none.
    if (NO_CARDS.test(held.counted)) return this.plays.words(`${by} has no cards on the field`, by);
    if (!/monster/i.test(held.counted)) return false;
    return this.plays.words(`${other(by)} has ${held.counted}`) && this.plays.words(`${by} has no monsters`);
  } // prettier-ignore
  /** "with B's Dandylion on the field", "with X in his hand": as far as all of it is said so. */
  private lyingThere({ names, role }: Told['phrases'][number], place: Told['place'], by: Player): boolean {
    const own = place && /(?:his|her|their|sein|ihre)/i.test(place.text) ? by : undefined;
    const whoseOf = (card: Named): Player => card.whose ?? place?.whose ?? (OWN_NOTE.test(card.notes) ? by : (own ?? other(by)));
    const lying = names.map((card) => ({ ...card, place: card.place ?? place?.place, whose: whoseOf(card), notes: card.notes.replace(OWN_NOTE, '') }));
    if (role !== 'bare' || lying.some((one) => one.place === undefined || one.effect !== undefined)) return false;
    for (const card of lying) this.plays.lay(card.whose, card);
    return lying.every(({ name, notes, whose, place: where }) => this.plays.words(`${whose} has ${name}${notes} (${where})`));
  } // prettier-ignore
  private whoHas({ by, phrases, place }: Told, lead: Clause['lead']): Player | undefined {
    const at = phrases.find(({ role, player }) => role === 'at' && player)?.player;
    return (
      by ??
      at ??
      place?.whose ??
      phrases[0]?.names[0]?.whose ??
      (lead === 'main' ? undefined : this.ownerBefore(phrases))
    );
  }
  /** "beendet den Zug", "geht in die Battle Phase". */
  private goesOn(told: Told): boolean {
    const by = told.by ?? this.plays.last?.by;
    const who = by === undefined ? '' : `${by} `;
    const [moment, ...more] = told.moments;
    if (more.length > 0 || told.not || !this.held(told, by)) return false;
    if (told.verb?.kind === 'end' && told.ends && !moment) this.plays.words(`${who}ends ${told.ends}`);
    else if (told.verb?.kind === 'enter' && moment?.moment && !told.ends) this.enters(moment.moment, by);
    else return false;
    return true;
  }

  /** A phase is entered in one's own turn. */
  private enters(moment: string, by: Player | undefined): void {
    if (by && this.plays.plays.every(({ kind }) => kind === 'words')) this.plays.words(`turn ${by}`);
    this.plays.words(moment);
  }
  /** Of whom what stands before speaks; a card that is its target is the other player's. */
  private ownerBefore(phrases: Told['phrases']): Player | undefined {
    const { last } = this.plays;
    const isTarget = last?.targets.some(({ name }) => phrases.some(({ names }) => names.some((one) => one.name === name)));
    return isTarget ? other(last?.by) : (last?.by ?? last?.owner);
  } // prettier-ignore
  /** "beendet den Zug mit 8 Karten auf der Hand": what he holds by then. */
  private held({ phrases, place }: Told, by: Player | undefined): boolean {
    const [held, ...more] = phrases;
    if (!held) return true;
    const may = by && held.role === 'with' && held.counted && more.length === 0 && (place === undefined || place.place === 'hand');
    return may === true && this.plays.words(`${by} has ${held.counted} in hand`, by);
  } // prettier-ignore

  /** A clause that is not understood: as it is written. */
  private leave({ tokens, from, to, after }: Clause): void {
    const inside = this.tokens.filter((token) => token.at >= from && token.end <= to);
    const all = inside.length > 0 ? inside : tokens;
    // "X, then Y": the order tells it.
    const text = this.raw(all.slice(this.open ? 0 : all.findIndex((token) => !isWord(token, THEN))));
    const { last } = this.plays;
    if (this.open && last?.kind === 'words') last.verb += ` ${text}`;
    else this.plays.words([...this.pending.map((moment) => moment.text), text].join(' '));
    this.pending = [];
    this.open = after === '';
  }
  /** Tokens as they are written; a name bare, without its article. */
  raw(tokens: readonly Token[]): string {
    let text = '';
    let end: number | undefined;
    for (const [n, token] of tokens.entries()) {
      if (isBefore(tokens, n)) continue;
      const gap = end === undefined ? '' : this.text.slice(end, token.at).replace(/\S+/g, '').slice(0, 1);
      text += `${gap}${token.is === 'name' ? token.name : token.is === 'whose' ? `${token.player}'s` : token.text}`;
      end = token.end;
    }
    return text;
  } // prettier-ignore
}

const TURNS_OUT = /^(?:beim|aufdecken|it['’]s|turns?|out|to|be|stellt|sich|heraus|revealed|aufgedeckt|reveal)$/;
/** A card nobody named that lies so. */
const HIDDEN = /(?:^|\s)(?:face-?down|set|gesetzte[nmrs]?|verdeckte[nmrs]?)\s/i;
/** "B has": who has something, and not what. */
const isOnlyHaving = (token: Token): boolean =>
  token.is === 'player' || isWord(token, HAVE) || isWord(token, IDLE) || isWord(token, BE);
/** Nothing at all, or nothing face-up. */
const NO_CARDS = /^(?:no|keine)\s+(?:face-?up\s+|offenen?\s+)?(?:cards?|karten?)$/i;
const JUST = /^(?:just|gerade|eben|soeben|frisch)$/;
const OWN_NOTE = /\s\(own\)/;
/** "no response", "B: no response" */
const isNothing = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }) => is === 'nothing') && tokens.every(({ is }) => /^(?:nothing|player|sign)$/.test(is));
/** "Vorher hatte B X aktiviert": before all that was told. */
const cameFirst = ({ tokens, lead }: Clause): boolean =>
  lead === 'main' &&
  isWord(tokens[0], /^(?:vorher|zuvor|davor|beforehand|previously)$/) &&
  tokens.some((token) => isWord(token, HAVE));
/** "X when B summons Y by tributing Z" */
const hangsOnBefore = ({ lead }: Clause, before: Clause | undefined): boolean =>
  (lead === 'gerund' || lead === 'by') && before?.lead === 'before' && before.after === '';
/** Before a moment. */
const IT_IS = /^(?:it['’]s|it|es|is|ist|we['’]re|we|wir|are|sind)$/;
/** What is done now is done this turn. */
const IN_THIS_TURN = /^(?:play|chain|respond|summon|set|attack|flip|use|detach)$/;
const TURN_ENDS: Told['moments'][number] = { is: 'moment', moment: NEXT_TURN, text: '', at: 0, end: 0 };
const OWN_TURN = /^(?:summon|attack|set)$/;
const isSlow = (card: Named | undefined): boolean =>
  card?.card?.kind === 'spell' && card.card.property !== 'quick-play';
const wasOfOwnTurn = ({ kind, card }: Play): boolean => OWN_TURN.test(kind) || (kind === 'play' && isSlow(card));
/** A Normal Summon, an attack, a Spell that is no Quick-Play Spell: played, or what is done with it. */
function isOfOwnTurn({ verb, phrases }: Told): boolean {
  const isMeans = verb?.kind === 'play' ? /^bare$/ : /^(?:with|for)$/;
  return (
    OWN_TURN.test(verb?.kind ?? '') || phrases.some(({ role, names: [name] }) => isMeans.test(role) && isSlow(name))
  );
}
/** Whether what is told of this turn, of the last one, of the only monster can be told of what is done. */
function isSaidOfIt({ by, earlier, passive, verb, thisTurn, lastTurn, later, only }: Told): boolean {
  const kind = verb?.kind ?? '';
  const isSo = /^(?:lie|have)$/.test(kind);
  const isDone = (verb?.form !== 'participle' || hasSummoned({ verb, passive, by })) && IN_THIS_TURN.test(kind);
  // What was given up earlier lies where it went.
  if (earlier && !/^(?:discard|send|tribute|banish|play)$/.test(kind)) return false;
  const isSince = CAME.test(kind) && !only;
  return (isSo || isSince || !(lastTurn || only)) && (!thisTurn || later === true || isDone);
}
/** What came so last turn lies there. */
const CAME = /^(?:summon|set)$/;
/** "A summoned 4 monsters this turn", "A set X this turn" */
const hasSummoned = ({ verb, passive, by }: Pick<Told, 'passive' | 'by'> & { verb: Told['verb'] }): boolean =>
  CAME.test(verb?.kind ?? '') && !passive && by !== undefined;
/** "…, danach X", "…, in Main Phase 2 X": the same player goes on. */
const goesOnWith = (told: Told, tokens: readonly Token[]): boolean =>
  !told.verb && told.by === undefined && (tokens[0]?.is === 'moment' || tokens.some((token) => isWord(token, THEN))) && bareOf(told).some(({ names }) => names.some(({ card, whose }) => card && !whose)); // prettier-ignore
const THEN = /^(?:then|dann|danach|anschließend)$/;
/** What the other player can do only in his own turn he does in that. */
const isOfTheOthersTurn = (told: Told, last: Play): boolean =>
  told.by !== undefined && last.by !== undefined && told.by !== last.by && !told.thisTurn && isOfOwnTurn(told) && wasOfOwnTurn(last); // prettier-ignore
/** Whoever plays when the Chain before has resolved; the other player may answer "then", not afterwards. */
const isBehind = (told: Told, last: Play, first: Token | undefined): boolean =>
  (last.past === true && told.by !== last.by && !ANSWERS.test(told.verb?.kind ?? '')) || (last.kind === 'play' && isThen(told, last, first)); // prettier-ignore
const ANSWERS = /^(?:chain|respond|negate)$/;
const isThen = ({ by, verb }: Told, last: Play, first: Token | undefined): boolean =>
  by !== undefined && last.by !== undefined && verb?.kind !== 'chain' && (isWord(first, AFTERWARDS) || (isWord(first, THEN) && last.by === by)); // prettier-ignore
const AFTERWARDS = /^(?:danach|anschließend|afterwards)$/;
/** An article, or what is said beside a name, directly before it. */
function isBefore(tokens: readonly Token[], n: number): boolean {
  const token = tokens[n]!;
  const word = token.text.toLowerCase();
  if (token.is !== 'word' || !(ARTICLE.test(word) || ITS.test(word) || BESIDE.test(word))) return false;
  const next = tokens.slice(n + 1).find((one) => !(one.is === 'word' && BESIDE.test(one.text.toLowerCase())));
  return next?.is === 'name';
}
