// What a clause tells, as plays in the line's own words (docs/line.md): who does what with which card, to what, for what. A clause may add to the play before
// it ("und wirft Y ab", "targeting Y"), or tell what came before it.
import type { Player } from '../../../engine/case/schema.ts';
import { ARROW } from '../words.ts';
import type { Lead } from './clauses.ts';
import type { Kind } from './lexicon.ts';
import type { Named, Phrase, Told } from './roles.ts';

type Given = 'tribute' | 'discard' | 'banish' | 'send';
/** A play being told; as it stands in the line when everything is. */
export interface Play {
  by?: Player;
  /** With a colon behind the player, as it is written. */
  colon?: true;
  verb: string;
  kind: Kind | 'words';
  card?: Named;
  targets: Named[];
  cost: { how: Given; names: Named[]; counted?: string }[];
  declared?: string;
  moments: string[];
  /** It is done to what stands before, which has happened by then: "destroys it with X". */
  doneTo?: 'it' | Named;
  /** Behind the card: "-> direct", "to defense". */
  behind?: string;
}

const other = (player: Player | undefined): Player => (player === 'B' ? 'A' : 'B');
export const withWhose = ({ name, whose, place, notes, faceDown, effect }: Named): string =>
  `${faceDown ? 'face-down ' : ''}${name}${effect === undefined ? '' : effect === true ? ' effect' : ` effect ${effect}`}${placed(place, whose)}${notes}`;
function placed(place: Named['place'], whose: Player | undefined): string {
  if (place === undefined || place === 'deck' || place === 'extra deck') return whose ? ` (${whose}'s)` : '';
  const said = place === 'pendulum zone' ? 'pendulum zone' : place;
  return whose && (said === 'gy' || said === 'field') ? ` (${whose}'s ${said})` : `${whose ? ` (${whose}'s)` : ''} (${said})`;
} // prettier-ignore
/** A play in the line's own words. */
export function written({ by, colon, verb, card, targets, cost, declared, moments, behind, doneTo }: Play): string {
  const set = card?.setNow ? `${by ?? 'A'} sets ${card.name}; ` : '';
  const who = `${set}${by === undefined ? '' : `${by}${colon ? ':' : ''} `}`;
  const paid = cost
    .filter(({ names }) => names.length > 0)
    .map(({ how, names }) => ` (${how} ${names.map(withWhose).join(', ')})`);
  if (doneTo && card && cost.length === 0 && targets.length < 2)
    return `${who}destroys ${doneTo === 'it' ? 'it' : withWhose(doneTo)} with ${withWhose(card)}${moments.map((one) => ` ${one}`).join('')}`;
  const named = card ? `${withWhose(card)}${paid.join('')}${declared === undefined ? '' : ` (declares ${declared})`}` : '';
  const aimed = targets.length > 0 ? ` ${ARROW} ${targets.map(withWhose).join(' + ')}` : '';
  return `${who}${[verb, named].filter((one) => one !== '').join(' ')}${behind ?? ''}${aimed}${moments.map((one) => ` ${one}`).join('')}`;
}

const SUMMON_VERB = (how = ''): string =>
  how === '' ? 'summons' : /^(?:contact|fusion|synchro|xyz|link|ritual|special)/.test(how) ? (how === 'special' ? 'special summons' : how.startsWith('contact') ? 'special summons' : `${how} summons`) : `${how} summons`; // prettier-ignore
const HOW_GIVEN: Partial<Record<Kind, Given>> = { tribute: 'tribute', discard: 'discard', banish: 'banish', send: 'send' };
const GIVES = ['tribute', 'discard', 'banish', 'send'] as const;

/** Makes plays of clauses, one after the other. */
export class Plays {
  readonly plays: Play[] = [];
  /** Before which play stands what only now is told to have come before. */
  private sentence = 0;

  /** Another sentence begins: what came before its play stands behind what was told. */
  begin(): void {
    this.sentence = this.plays.length;
  }
  /** What stands behind a sign of the line adds nothing to what stands before it. */
  seal(): void {
    this.sealed = this.plays.length;
    this.begin();
  }
  private sealed = 0;
  get last(): Play | undefined {
    return this.plays.length > this.sealed ? this.plays.at(-1) : undefined;
  }
  /** What came before the play of this sentence, as far as nobody told of it yet. */
  insert(made: readonly Play[]): void {
    const fresh = made.filter(({ card, kind, by }) => kind === 'words' || !this.plays.some((one) => one.card?.name === card?.name && one.by === by && alike(one.kind, kind)));
    this.plays.splice(this.sentence, 0, ...fresh);
  } // prettier-ignore
  add(moments: Told['moments']): void {
    const last = this.last!;
    last.moments.push(...this.moments({ moments, phrases: [], as: new Set(), ...(last.by && { by: last.by }) }));
  }
  words(text: string): void {
    this.plays.push({ verb: text, kind: 'words', targets: [], cost: [], moments: [] });
  }

  /** Takes in a clause; whether it is understood. */
  tell(told: Told, lead: Lead): boolean {
    const last = this.last;
    const by = told.by ?? (lead === 'main' && told.verb === undefined ? undefined : last?.by);
    const inherited = told.by === undefined;
    const mark = this.plays.length;
    const kind = told.verb?.kind;
    const understood = kind === undefined ? this.bare(told) : (this.doing[kind]?.({ ...told, ...(by && { by }), ...(inherited && { inherited }) }, lead, last) ?? false);
    if (!understood) this.plays.splice(mark);
    else if (told.twice) this.plays.at(-1)!.behind = ' twice';
    if (understood && told.life !== undefined && kind !== 'pay' && by) this.plays.splice(mark, 0, { verb: `${by} ${told.life} LP`, kind: 'words', targets: [], cost: [], moments: [] });
    return understood;
  } // prettier-ignore

  // ── what the roles of a clause are ──

  private names(told: Told, ...roles: Phrase['role'][]): Named[] {
    return told.phrases.filter(({ role, event }) => roles.includes(role) && !event).flatMap(({ names }) => names);
  }
  private push(told: Told, play: Partial<Play> & Pick<Play, 'verb' | 'kind'>): Play {
    const made: Play = {
      ...(told.by && { by: told.by }),
      ...(told.colon && { colon: true as const }),
      targets: [],
      cost: [],
      moments: this.moments(told),
      ...play,
    };
    this.plays.push(made);
    return made;
  }
  private moments(told: Told): string[] {
    return told.moments.map(({ moment, whose, own }) => {
      const who = whose ?? (own ? told.by : undefined);
      const turn = who === undefined ? '' : moment === '' ? `in ${who}'s turn` : '';
      if (turn !== '' || moment === '') return turn;
      if (/calculation/.test(moment)) return `${moment}${who ? ` in ${who}'s turn` : ''}`;
      if (moment === 'end of the battle phase') return `${who ? `in ${who}'s turn ` : ''}at the end of the battle phase`;
      return who ? `in ${who}'s ${moment}` : `in the ${moment}`;
    });
  } // prettier-ignore
  /** What is answered, where nobody told of it yet: as a play before this one. */
  private answered({ event, names, pronoun }: Phrase, by: Player | undefined): void {
    const [card] = names;
    if (!card) {
      if (pronoun === 'effect') this.effectOfLast();
      return;
    }
    if (this.isTold(card)) return;
    const { whose, ...what } = card;
    const who = event?.by ?? whose ?? other(by);
    const plain = { by: who, cost: [], moments: [], targets: [] };
    if (event?.event === 'summon') this.plays.push({ ...plain, verb: SUMMON_VERB(event.how), kind: 'summon', card: what });
    else if (event?.event === 'attack') this.plays.push({ ...plain, verb: 'attacks', kind: 'attack', card: what, targets: event.at ? [event.at] : [] });
    else this.plays.push({ ...plain, colon: true, verb: '', kind: 'play', card: what });
  } // prettier-ignore
  private isTold({ name }: Named): boolean {
    return this.plays.some(({ card, kind }) => kind !== 'have' && card?.name.toLowerCase() === name.toLowerCase());
  }
  private effectOfLast(): void {
    const last = this.last;
    if (!last?.card || last.kind === 'play' || last.kind === 'chain') return;
    this.plays.push({ ...(last.by && { by: last.by }), colon: true, verb: '', kind: 'play', card: { name: 'effect', notes: '' }, targets: [], cost: [], moments: [] });
  } // prettier-ignore

  // ── a clause of each kind ──

  private readonly doing: Partial<Record<Kind, (told: Told, lead: Lead, last: Play | undefined) => boolean>> = {
    play: (told, lead) => this.played(told, lead, 'activates'),
    chain: (told, lead) => this.played(told, lead, 'chains'),
    respond: (told) => this.responded(told),
    summon: (told, lead, last) => this.summoned(told, lead, last),
    set: (told) => this.set(told),
    flip: (told) => this.single(told, 'flips', 'flip'),
    attack: (told) => this.attacked(told),
    negate: (told, _lead, last) => this.negated(told, last),
    do: (told, lead, last) => this.did(told, lead, last),
    take: (told, lead, last) => this.did(told, lead, last),
    tribute: (told, lead, last) => this.gave(told, lead, last),
    discard: (told, lead, last) => this.gave(told, lead, last),
    banish: (told, lead, last) => this.gave(told, lead, last),
    send: (told, lead, last) => this.gave(told, lead, last),
    pay: (told, _lead, last) => this.paid(told, last),
    target: (told, _lead, last) => this.targeted(told, last),
    declare: (told, _lead, last) => this.declared(told, last),
    equip: (told) => this.equipped(told),
    turn: (told, lead, last) => this.turned(told, lead, last),
    merge: (told) => this.merged(told),
    draw: (told) => this.drew(told),
    trigger: (told, _lead, last) => this.triggered(told, last),
    pass: (told) => told.phrases.length === 0 && this.push(told, { verb: 'passes', kind: 'pass' }) !== undefined,
  };

  /** "A: X on Y", "B: X": a play without a verb. */
  private bare(told: Told): boolean {
    const cards = this.names(told, 'bare');
    const whose = told.by === undefined ? cards[0]?.whose : undefined;
    if (whose) return this.bare({ ...told, by: whose, colon: true, phrases: told.phrases.map((one) => (one.role === 'bare' ? { ...one, names: one.names.map(({ whose: _, ...name }) => name) } : one)) });
    if (told.as.has('link') && told.by === undefined && cards.length === 1 && told.phrases.length === 1) return this.push(told, { verb: '', kind: 'play', card: cards[0]! }) !== undefined;
    if (told.by === undefined || !told.colon || cards.length !== 1 || [...told.as].some((one) => one !== 'answer' && one !== 'link') || told.thereby || told.directly || told.how || told.position) return false;
    if (told.place) return false;
    const isAnswer = ({ role, event }: Phrase): boolean => (role === 'answer' && told.as.has('answer')) || ((role === 'on' || role === 'answer') && event !== undefined);
    if (told.by) for (const one of told.phrases.filter(isAnswer)) this.answered(one, told.by);
    const rest = told.phrases.filter((one) => one.role !== 'bare' && !isAnswer(one));
    if (rest.some(({ role, names, event, counted }) => !(role === 'on' || role === 'arrow') || event || (names.length === 0 && !counted))) return false;
    if (told.phrases.some(({ role, counted, pronoun, event }) => (counted && role === 'bare') || (pronoun && role === 'bare') || (event && role === 'bare'))) return false;
    this.push(told, { verb: '', kind: 'play', card: cards[0]!, targets: rest.flatMap(({ names, counted }) => (counted ? [{ name: counted, notes: '' }] : names)) });
    return true;
  } // prettier-ignore

  private played(told: Told, lead: Lead, verb: string): boolean {
    // "kettet nichts", "uses nothing": he lets it pass.
    if (told.not) return told.phrases.length === 0;
    const bare = told.phrases.filter(({ role }) => role === 'bare');
    const effect = bare.some(({ pronoun }) => pronoun === 'effect');
    const cards = this.names(told, 'bare');
    const on = told.phrases.filter(({ role }) => role === 'on' || role === 'arrow' || role === 'answer' || role === 'at');
    const withs = this.names(told, 'with', 'by');
    // "nutzt X und Y als Material für Z"
    if (told.as.has('material') || this.names(told, 'into').length > 0) return this.merged(told);
    if (bare.some(({ counted, pronoun }) => counted || pronoun === 'it') || withs.length > 0) return this.playedOf(told, verb, lead);
    if (cards.length === 0 && !effect) return false;
    const events = on.filter(({ event, role, names, pronoun }) => event || pronoun === 'effect' || (role === 'answer' && names.length > 0 && (verb === 'chains' || told.as.has('answer'))));
    for (const one of events) this.answered(one, told.by);
    const targets = on.filter((one) => !events.includes(one)).flatMap(({ names }) => names);
    if (on.some(({ player }) => player)) return false;
    targets.push(...on.flatMap(({ counted }) => (counted ? [{ name: counted, notes: '' }] : [])));
    if (effect && cards.length === 0) cards.push({ name: 'effect', notes: '' });
    for (const [n, card] of cards.entries()) this.push(told, { verb, kind: verb === 'chains' ? 'chain' : 'play', card: from(card, told), targets: n === cards.length - 1 ? targets : [] });
    return this.noMore(told, ['bare', 'on', 'arrow', 'answer', 'at', 'of']);
  } // prettier-ignore
  private playedOf(told: Told, verb: string, _lead: Lead): boolean {
    const it = told.phrases.some(({ role, pronoun }) => role === 'bare' && pronoun === 'it');
    const on = this.names(told, 'on', 'arrow');
    if (!it || told.phrases.some(({ role, pronoun }) => !(role === 'bare' && pronoun === 'it') && role !== 'on' && role !== 'arrow')) return false;
    this.push(told, { verb: `${verb} it`, kind: 'play', targets: on });
    return true;
  } // prettier-ignore
  /** Whether only these roles are taken. */
  private noMore(told: Told, roles: readonly Phrase['role'][]): boolean {
    return told.phrases.every(({ role }) => roles.includes(role));
  }

  private responded(told: Told): boolean {
    if (told.not) return true;
    const cards = this.names(told, 'with', 'by');
    const bare = told.phrases.filter(({ role }) => role === 'bare');
    const answered = told.phrases.filter(({ role }) => role === 'on' || role === 'answer' || role === 'at' || role === 'arrow');
    const card = cards[0] ?? (answered.length === 0 ? bare[0]?.names[0] : undefined);
    if (cards.length > 1) return false;
    for (const one of [...answered, ...(cards.length > 0 ? bare : [])]) this.answered(one, told.by);
    // "responds by discarding X": the card is told behind it.
    this.push(told, { verb: 'responds with', kind: 'chain', ...(card && { card: from(card, told) }) });
    return this.noMore(told, ['with', 'by', 'bare', 'on', 'answer', 'at', 'arrow']);
  } // prettier-ignore

  private summoned(told: Told, lead: Lead, last: Play | undefined): boolean {
    const { how = told.how ?? '' } = { how: told.verb?.how || told.how || '' };
    const bare = told.phrases.filter(({ role }) => role === 'bare');
    const cards = bare.flatMap(({ names }) => names);
    const used = this.names(told, 'with', 'by');
    const verb = SUMMON_VERB(how);
    const counted = bare.find((one) => one.counted)?.counted;
    if (!this.noMore(told, ['bare', 'with', 'by', 'from', 'of', 'into', 'answer', 'on'])) return false;
    if (told.phrases.some(({ role, event, names }) => event || (['from', 'of', 'into', 'answer', 'on'].includes(role) && names.length > 0))) return false;
    // "tributes X and summons Y"
    if (lead === 'and' && last?.kind === 'tribute' && last.by === told.by && cards.length === 1 && used.length === 0 && last.targets.length === 0) return this.purpose(cards, last, told, verb);
    if (counted && cards.length === 0 && used.length === 0) {
      this.push(told, { verb: `${verb} ${counted}`, kind: 'summon' });
      return true;
    }
    if (cards.length === 0 || counted) return false;
    // "um X zu beschwören", "uses its effect to summon X": what the play before it brings.
    if ((lead === 'purpose' || lead === 'aim') && last && lastIsPlay(last)) return this.purpose(cards, last, told, verb);
    if (told.thereby && last) return this.byLast(cards, last, told);
    const material = used.every(({ card, name }) => card?.kind === 'monster' || /token|spielmarke/i.test(name));
    const counts = told.phrases.some(({ role, counted: many }) => (role === 'with' || role === 'by') && many);
    for (const [n, card] of cards.entries()) {
      const one = n === cards.length - 1;
      const place = told.place && !told.place.to ? { place: told.place.place, ...(told.place.whose && { whose: told.place.whose }) } : {};
      const named = { ...card, ...(card.place === undefined && place) };
      if (one && used.length > 0 && !material) this.push(told, { verb, kind: 'summon', card: named, behind: ` with ${used.map(withWhose).join(' + ')}` });
      else this.push(told, { verb: verb, kind: 'summon', card: named, cost: one && used.length > 0 && !counts ? [{ how: 'tribute', names: used }] : [] });
    }
    if (cards.length > 1 && how === 'pendulum') this.together(cards.length);
    return true;
  } // prettier-ignore
  /** Several monsters in one Pendulum Summon. */
  private together(count: number): void {
    const several = this.plays.splice(-count);
    const [first, ...more] = several;
    this.plays.push({ ...first!, card: { ...first!.card!, notes: `${first!.card!.notes} + ${more.map(({ card }) => withWhose(card!)).join(' + ')}` } });
  } // prettier-ignore
  private purpose(cards: Named[], last: Play, told: Told, verb: string): boolean {
    if (GIVES.some((one) => one === last.kind)) {
      const cost = last.card ? [{ how: last.kind as Given, names: [last.card, ...last.targets] }] : [];
      this.plays.splice(-1, 1, { ...last, verb, kind: 'summon', card: cards[0]!, targets: [], cost });
      return true;
    }
    last.targets.push(...cards.map((card) => from(card, told)));
    return true;
  }
  /** "und zerstört damit X": by the effect of what stands before. */
  private byLast(cards: Named[], last: Play, told: Told): boolean {
    if (lastIsPlay(last) && last.by === told.by) last.targets.push(...cards);
    else if (last.card) this.push(told, { colon: true, verb: '', kind: 'play', card: { name: 'effect', notes: '' }, targets: cards });
    else return false;
    return true;
  } // prettier-ignore

  private set(told: Told): boolean {
    const bare = told.phrases.filter(({ role }) => role === 'bare');
    const counted = bare.find((one) => one.counted)?.counted;
    const cards = this.names(told, 'bare');
    const from = this.names(told, 'on', 'into', 'for', 'with', 'by', 'of');
    // "legt X auf den Friedhof": it is sent there.
    if (told.place?.place === 'gy') return this.gave({ ...told, verb: { kind: 'send', form: 'finite' } }, 'main', this.last);
    if (told.position && cards.length > 0) return this.turned(told);
    if (from.length > 0) return false;
    if (counted && cards.length === 0) {
      this.push(told, { verb: `has ${counted.replace(/^(\S+\s+)(?!.*(?:set|verdeckt|gesetzt|face-?down))(?:weitere\s+)?/i, '$1set ').replace(/set\s+karten?/i, 'set cards').replace(/set\s+handkarten?/i, 'cards')}`, kind: 'have' });
      return true;
    }
    if (cards.length === 0) return false;
    for (const card of cards) this.push(told, { verb: 'sets', kind: 'set', card: { ...card, notes: `${card.notes}${told.as.has('spell') ? ' (as a spell)' : ''}` } });
    return true;
  } // prettier-ignore
  private single(told: Told, verb: string, kind: Kind): boolean {
    const cards = this.names(told, 'bare');
    const targets = this.names(told, 'on', 'arrow');
    if (cards.length !== 1 || told.position || !this.noMore(told, ['bare', 'on', 'arrow'])) return told.position ? this.turned(told) : false;
    this.push(told, { verb, kind, card: cards[0]!, targets });
    return true;
  }

  private attacked(told: Told): boolean {
    const withs = this.names(told, 'with');
    const bare = this.names(told, 'bare');
    const aimed = told.phrases.filter(({ role }) => role === 'on' || role === 'arrow' || role === 'into' || role === 'answer');
    const on = aimed.flatMap(({ names }) => names);
    if (!this.noMore(told, ['bare', 'with', 'on', 'arrow', 'into', 'answer']) && !told.passive) return false;
    if (told.phrases.some(({ event }) => event)) return false;
    if (told.passive) return this.attackedBy(told, bare);
    // "Jinzo attacks Sangan": its own name is who attacks.
    const attackers = withs.length > 0 ? withs : bare.slice(0, 1);
    const targets = [...(withs.length > 0 ? bare : bare.slice(1)), ...on];
    const pronoun = told.phrases.some(({ role, pronoun }) => role === 'bare' && pronoun === 'it');
    const unnamed = [...told.phrases].find(({ counted, role }) => counted && role !== 'with')?.counted;
    if (attackers.length === 0 || targets.length > 1) return false;
    const whose = attackers[0]!.whose;
    const by = whose ?? told.by;
    for (const attacker of attackers) {
      const { whose: _, ...card } = attacker;
      const behind = told.directly ? ` ${ARROW} direct` : pronoun && targets.length === 0 ? ` ${ARROW} it` : unnamed && targets.length === 0 ? ` ${ARROW} ${unnamed}` : undefined;
      this.push({ ...told, ...(by && { by }) }, { verb: 'attacks', kind: 'attack', card, targets, ...(behind && { behind }) });
    }
    return true;
  } // prettier-ignore
  /** "X is attacked by Y". */
  private attackedBy(told: Told, bare: Named[]): boolean {
    const [attacker] = this.names(told, 'by', 'of', 'with');
    const [target] = bare;
    if (!attacker || !target || bare.length > 1) return false;
    const by = attacker.whose ?? (target.whose ? other(target.whose) : told.by);
    this.push({ ...told, ...(by && { by }) }, { verb: 'attacks', kind: 'attack', card: { ...attacker, whose: undefined } as Named, targets: [target] });
    return true;
  } // prettier-ignore

  private negated(told: Told, last: Play | undefined): boolean {
    const what = told.phrases.filter(({ role }) => role === 'bare');
    // "annulliert den Angriff mit X": X negates it, unless another card does.
    const attackers = what[0]?.event?.event === 'attack' && !what[0].event.at && this.names(told, 'with', 'by').length === 0 ? what[0].names.splice(0) : [];
    const card = this.names(told, 'with', 'by')[0] ?? attackers[0] ?? (told.passive ? this.names(told, 'of')[0] : undefined);
    if (!card) return told.thereby === true && last !== undefined && what.length > 0;
    if (!this.noMore(told, ['bare', 'with', 'by', 'of']) || what.length > 1) return false;
    const [one] = what;
    const by = told.passive ? (card.whose ?? (told.by && told.by !== last?.by ? told.by : other(one?.names[0]?.whose ?? last?.by))) : told.by;
    const isEvent = one?.event !== undefined || one?.pronoun !== undefined || one?.names[0]?.effect !== undefined;
    const aimed = one && !isEvent && !told.passive && one.names[0]?.whose === undefined ? one.names : [];
    if (one && aimed.length === 0) this.answered(one, by);
    this.push({ ...told, ...(by && { by }) }, { verb: 'activates', kind: 'chain', card: { ...card, whose: undefined } as Named, targets: aimed });
    return true;
  } // prettier-ignore

  private did(told: Told, lead: Lead, last: Play | undefined): boolean {
    const what = this.names(told, 'bare');
    const bare = told.phrases.filter(({ role }) => role === 'bare');
    const pronoun = bare.some((one) => one.pronoun === 'it');
    const withs = told.phrases.filter(({ role, names }) => (role === 'with' || role === 'by') && names.length > 0);
    const effect = told.phrases.some(({ role, pronoun: one }) => role === 'with' && one === 'effect');
    if (bare.some(({ event }) => event) || !this.noMore(told, ['bare', 'with', 'by', 'of', 'from', 'answer', 'on', 'into'])) return false;
    if (this.names(told, 'answer', 'on', 'into', 'from', 'of').length > 0) return false;
    const place = told.place && !told.place.to ? { place: told.place.place, ...(told.place.whose && { whose: told.place.whose }) } : {};
    const targets = what.map((one) => ({ ...one, ...(one.place === undefined && place) }));
    const [using] = withs.flatMap(({ names }) => names);
    if (told.passive) return this.doneBy(told, targets, using);
    if (using) {
      const [one, ...more] = targets;
      const doneTo = one === undefined ? ('it' as const) : more.length === 0 ? one : undefined;
      this.push(told, { verb: 'activates', kind: 'play', card: using, targets, ...(doneTo && told.verb?.kind === 'do' && { doneTo }) });
      return targets.length > 0 || pronoun;
    }
    if (effect || told.thereby || ((lead === 'and' || lead === 'purpose' || lead === 'aim' || lead === 'gerund' || lead === 'main') && last?.by === told.by && last && lastIsPlay(last)))
      return last !== undefined && this.did2(told, targets, last, bare);
    // "A summons X and searches Y": by the effect of X.
    if (last?.kind === 'summon' && last.by === told.by && lead !== 'before' && targets.length > 0 && !told.passive) return this.byLast(targets, last, told);
    return this.byCard(told, what);
  } // prettier-ignore
  private did2(told: Told, targets: Named[], last: Play, bare: Phrase[]): boolean {
    if (targets.length > 0) return this.byLast(targets, last, told);
    // "und zerstört ein Monster": one nobody names.
    return lastIsPlay(last) && bare.some(({ counted, pronoun }) => counted !== undefined || pronoun !== undefined);
  }
  /** "X is destroyed by Y". */
  private doneBy(told: Told, targets: Named[], using: Named | undefined): boolean {
    if (!using || targets.length === 0) return false;
    const by = using.whose ?? told.by;
    this.push({ ...told, ...(by && { by }) }, { verb: 'activates', kind: 'play', card: { ...using, whose: undefined } as Named, targets });
    return true;
  }
  /** "Jinzo destroys Y": the effect of Jinzo. */
  private byCard(told: Told, what: Named[]): boolean {
    const [card, ...targets] = what;
    if (!card || targets.length === 0 || !(told.inherited || told.colon)) return false;
    const { by, ...nobodys } = told;
    this.push({ ...nobodys, ...(told.colon && by && { by }), ...(card.whose && { by: card.whose }) }, { verb: 'activates', kind: 'play', card: { ...card, whose: undefined } as Named, targets });
    return true;
  }

  /** What is Tributed, discarded, banished or sent: for a card, for the play before, or by a card to do so. */
  private gave(told: Told, lead: Lead, last: Play | undefined): boolean {
    const how = HOW_GIVEN[told.verb!.kind]!;
    const bare = told.phrases.filter(({ role }) => role === 'bare');
    const given = bare.flatMap(({ names }) => names);
    const counted = bare.find((one) => one.counted)?.counted;
    const pronoun = bare.find((one) => one.pronoun === 'it');
    const cost = { how, names: pronoun ? [{ name: 'it', notes: '' }] : given, ...(counted && { counted }) };
    if (told.passive || !this.noMore(told, ['bare', 'for', 'with', 'by', 'on', 'arrow', 'answer', 'from', 'into', 'of'])) return false;
    if (told.phrases.some(({ event, role }) => event && role === 'bare')) return false;
    const targets = this.names(told, 'on', 'arrow');
    const [aim] = told.phrases.filter(({ role }) => role === 'for');
    if (aim?.pronoun === 'effect') return this.forEffect(told, given, pronoun !== undefined);
    if (aim) return this.gaveFor(told, cost, aim, targets);
    if (last?.kind === 'chain' && !last.card && (lead === 'gerund' || lead === 'by') && given.length === 1) return Boolean((last.card = { ...given[0]!, place: 'hand' }));
    const [using] = this.names(told, 'with', 'by');
    if (using && given.length > 0) {
      this.push(told, { verb: 'activates', kind: 'play', card: using, targets: given });
      return true;
    }
    if (told.thereby || told.phrases.some((one) => one.role === 'with' && one.pronoun === 'effect')) return last !== undefined && given.length > 0 && this.byLast(given, last, told);
    const behind = lead === 'and' || lead === 'gerund' || lead === 'by' || lead === 'main';
    if (behind && last && last.by === told.by && (lastIsPlay(last) || (last.kind === 'summon' && lead !== 'main' && lead !== 'and'))) return this.gaveBehind(told, lead, last, cost, given);
    if (lead !== 'gerund' && lead !== 'by' && given.length === 0 && counted) return this.push(told, { verb: `${told.verb!.kind}s ${counted}`, kind: told.verb!.kind }) !== undefined;
    if (lead === 'gerund' || lead === 'by' || given.length === 0) return false;
    return this.gaveAlone(told, how, given, targets);
  } // prettier-ignore
  private gaveBehind(told: Told, _lead: Lead, last: Play, cost: Play['cost'][number], given: Named[]): boolean {
    // "aktiviert X und schickt Y auf den Friedhof": what its effect is done to.
    const asCost = told.as.has('cost') || _lead === 'gerund' || _lead === 'by';
    if (cost.how === 'send' && !asCost) last.targets.push(...given);
    else last.cost.push(cost);
    return true;
  }
  private forEffect(told: Told, given: Named[], pronoun: boolean): boolean {
    if (!pronoun && given.length !== 1) return false;
    const card: Named = pronoun ? { name: 'effect', notes: '' } : { ...given[0]!, effect: true };
    this.push(told, { colon: true, verb: '', kind: 'play', card });
    return true;
  }
  private gaveFor(told: Told, cost: Play['cost'][number], { names }: Phrase, targets: Named[]): boolean {
    const [card, ...more] = names;
    if (!card || more.length > 0 || (cost.names.length === 0 && !cost.counted)) return false;
    const summons = card.card?.kind === 'monster' && (card.card.level ?? 0) > 4 && cost.how === 'tribute';
    this.push(told, { verb: summons ? 'summons' : 'activates', kind: summons ? 'summon' : 'play', card, cost: [cost], targets });
    return true;
  } // prettier-ignore
  /** A card that gives itself up to use its effect, or what is given up for what comes behind. */
  private gaveAlone(told: Told, how: Given, given: Named[], targets: Named[]): boolean {
    const answers = told.phrases.filter(({ role }) => role === 'answer');
    if (how === 'banish' || how === 'send') {
      if (given.length === 0) return false;
    }
    for (const one of answers) this.answered(one, told.by);
    const verb = { tribute: 'tributes', discard: 'discards', banish: 'banishes', send: 'sends' }[how];
    const [card, ...more] = given;
    if (more.length > 0 && targets.length > 0) return false;
    this.push(told, { verb, kind: how, card: card!, targets: more.length > 0 ? more : targets });
    return true;
  } // prettier-ignore

  /** Life Points that are paid are the effect's own affair. */
  private paid(told: Told, last: Play | undefined): boolean {
    const [aim] = this.names(told, 'for');
    if (aim) return this.push(told, { verb: 'activates', kind: 'play', card: aim }) !== undefined;
    return last !== undefined && told.phrases.every(({ names }) => names.every(({ name }) => /^\d+$/.test(name)));
  }
  private targeted(told: Told, last: Play | undefined): boolean {
    const targets = this.names(told, 'bare', 'on', 'arrow');
    if (!last || targets.length === 0 || !this.noMore(told, ['bare', 'on', 'arrow', 'with'])) return false;
    const withs = this.names(told, 'with');
    if (withs.length > 0) return this.push(told, { verb: 'activates', kind: 'play', card: withs[0]!, targets }) !== undefined;
    if (last.kind === 'words' || !last.card) return false;
    if (last.kind === 'summon' || last.kind === 'flip') return this.byLast(targets, last, told);
    last.targets.push(...targets);
    return true;
  } // prettier-ignore
  private declared(told: Told, last: Play | undefined): boolean {
    const attack = told.phrases.find(({ role, event }) => role === 'bare' && event?.event === 'attack');
    if (attack) return this.declaredAttack(told, attack);
    const [card] = this.names(told, 'with', 'by');
    const [declared] = this.names(told, 'bare');
    if (!declared || declared.effect) return false;
    if (card) this.push(told, { verb: 'activates', kind: 'play', card, declared: declared.name });
    else if (last?.card && lastIsPlay(last)) last.declared = declared.name;
    else return false;
    return true;
  }
  private declaredAttack(told: Told, attack: Phrase): boolean {
    const at = attack.event?.at;
    const withs = [...attack.names, ...this.names(told, 'with')];
    const on = [...(at ? [at] : []), ...this.names(told, 'on', 'arrow')];
    if (withs.length === 0) return false;
    for (const card of withs) this.push(told, { verb: 'attacks', kind: 'attack', card, targets: on, ...(told.directly && { behind: ` ${ARROW} direct` }) });
    return true;
  } // prettier-ignore
  private equipped(told: Told): boolean {
    const bare = this.names(told, 'bare');
    const withs = this.names(told, 'with');
    const on = this.names(told, 'answer', 'on', 'arrow');
    const [card, target] = withs.length > 0 ? [withs[0], bare[0]] : [bare[0], on[0]];
    if (!card || !target) return false;
    this.push(told, { verb: 'activates', kind: 'play', card, targets: [target] });
    return true;
  }
  private turned(told: Told, lead: Lead = 'main', last?: Play): boolean {
    const bare = told.phrases.filter(({ role }) => role === 'bare');
    const what = bare.flatMap(({ names }) => names);
    const [using] = this.names(told, 'with', 'by');
    if (!told.position || !this.noMore(told, ['bare', 'with', 'by'])) return false;
    if (using) {
      this.push(told, { verb: 'activates', kind: 'play', card: using, targets: what });
      return true;
    }
    if (what.length !== 1) return false;
    if ((lead === 'purpose' || lead === 'aim') && last && lastIsPlay(last)) return this.byLast(what, last, told);
    const lay = told.position === 'attack' ? 'defense' : 'attack';
    this.push(told, { verb: 'repositions', kind: 'turn', card: { ...what[0]!, notes: `${what[0]!.notes} (${lay})` } });
    return true;
  }
  /** "X und Y zu Z", "X als Material für Z". */
  private merged(told: Told): boolean {
    const bare = told.phrases.filter(({ role }) => role === 'bare');
    const names = bare.flatMap((one) => one.names);
    const counted = bare.some((one) => one.counted);
    const [made] = this.names(told, 'into', 'for', 'answer');
    const used = this.names(told, 'with');
    if (!this.noMore(told, ['bare', 'into', 'for', 'answer', 'with', 'from'])) return false;
    if (made && (names.length > 0 || counted)) this.push(told, { verb: 'special summons', kind: 'summon', card: made, cost: names.length > 0 ? [{ how: 'tribute', names }] : [] });
    else if (made) this.push(told, { verb: 'special summons', kind: 'summon', card: made, cost: used.length > 0 ? [{ how: 'tribute', names: used }] : [] });
    else if (names.length === 1 && (used.length > 0 || told.verb?.kind === 'merge')) this.push(told, { verb: 'special summons', kind: 'summon', card: names[0]!, cost: used.length > 0 ? [{ how: 'tribute', names: used }] : [] });
    else return false;
    return true;
  } // prettier-ignore

  /** "X triggers", "ihr Effekt löst aus"; who plays an effect triggers it, too. */
  private triggered(told: Told, last: Play | undefined): boolean {
    const bare = told.phrases.filter(({ role }) => role === 'bare');
    const [card, ...more] = this.names(told, 'bare');
    const targets = this.names(told, 'on', 'arrow');
    if (told.not || more.length > 0 || bare.length !== 1 || !this.noMore(told, ['bare', 'on', 'arrow'])) return false;
    if (card) this.push({ ...told, ...(card.whose && { by: card.whose }) }, { verb: 'activates', kind: 'play', card: { ...card, whose: undefined } as Named, targets });
    else if (bare[0]!.pronoun === 'effect' && last) this.push(told, { colon: true, verb: '', kind: 'play', card: { name: 'effect', notes: '' }, targets });
    else return false;
    return true;
  } // prettier-ignore
  /** "zieht mit X": X is activated. */
  private drew(told: Told): boolean {
    const [card, ...more] = this.names(told, 'with', 'by');
    if (!card || more.length > 0 || this.names(told, 'bare').length > 0) return false;
    this.push(told, { verb: 'activates', kind: 'play', card });
    return true;
  }
}

/** The same play told twice: "kettet X" is "aktiviert X". */
const alike = (one: Play['kind'], two: Play['kind']): boolean => one === two || (/^(?:play|chain|discard)$/.test(one) && /^(?:play|chain|discard)$/.test(two));
/** Whoever activates a card in the Pendulum Zone plays it there, from the hand. */
const from = (named: Named, told: Told): Named => {
  const card = placedBy(named, told);
  return card.place === 'pendulum zone' && card.effect === undefined ? { ...card, place: 'hand' } : card;
};
const placedBy = (card: Named, { place }: Told): Named =>
  card.place === undefined && place && !place.to && place.place !== 'field' ? { ...card, place: place.place, ...(place.whose && { whose: place.whose }) } : card;
const lastIsPlay = ({ kind, card, verb }: Play): boolean =>
  (kind === 'play' || kind === 'chain' || GIVES.some((one) => one === kind)) && (card !== undefined || verb !== '');
