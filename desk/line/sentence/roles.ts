// A clause as a verb and what it says of whom: word order, case and prepositions give each name its role. A word that has none is not passed over: then
// the clause is not understood.
import type { Player, YgoCard } from '../../../engine/case/schema.ts';
import { isUnknown, AGAIN, ARTICLE, BESIDE, FACE_DOWN, FACE_UP, IDLE, ITS, KIND_OF_CARD, LATER, OWN, PREPOSITIONS, PRONOUN, SAME, SEVERAL, WHOLE_BOARD } from './lexicon.ts'; // prettier-ignore
import { areItsTributes, COUNT, KIND as COUNTED_KIND } from '../counted.ts';
import { isWord, lower } from '../lexing.ts';
import { other } from './play.ts';
import type { Token } from './tokens.ts';
import type { Named, Phrase, Told } from './told.ts';
import { LIE, verbIn } from './verb.ts';

/** What a clause tells; nothing where a word of it has no role. */
export function rolesIn(tokens: readonly Token[], last: boolean, joined = false): Told | undefined {
  const verbs = verbIn(tokens, last);
  if (!verbs) return undefined;
  const told: Told = {
    phrases: [],
    moments: [],
    as: new Set(),
    ...verbs.told,
    ...(verbs.used.has(0) && tokens[0]?.is === 'verb' && { verbFirst: true as const }),
  };
  const reader = new PhraseReader(tokens, verbs.used, told, joined);
  return reader.read() ? told : undefined;
}

type Head = Partial<Named> & {
  position?: 'attack' | 'defense';
  pronoun?: true;
  itself?: true;
  /** "linkbeschworene". */
  summoned?: string;
  /** "level 4". */
  level?: string;
  article?: true;
  counted?: string;
  kind?: boolean;
  own?: true;
  faceUp?: true;
};
/** Words that say one thing of the whole clause. */
const ADVERBS: readonly (readonly [RegExp, 'directly' | 'later' | 'again' | 'thereby' | 'earlier'])[] = [
  [/^(?:vorhin|früher|earlier|previously)$/, 'earlier'],
  [/^(?:direkt|directly|direct)$/, 'directly'],
  [LATER, 'later'],
  [AGAIN, 'again'],
  [/^(?:damit|daraus|thereby|womit|hiermit|dadurch)$/, 'thereby'],
];
const HOW = /^(?:normal|normally|spezial|speziell|special|specially)$/;
const BEGINS = /^(?:name|whose|counted|event|effect)$/;
const WHO_DID = /^(?:er|he|she|they|man)$/;

class PhraseReader {
  private at = 0;
  private role: Phrase['role'] = 'bare';
  private readonly tokens: readonly Token[];
  private readonly used: ReadonlySet<number>;
  private readonly told: Told;
  /** "… and attacks B": whoever stands behind the verb does nothing. */
  private readonly joined: boolean;
  constructor(tokens: readonly Token[], used: ReadonlySet<number>, told: Told, joined: boolean) {
    this.joined = joined;
    this.tokens = tokens;
    this.used = used;
    this.told = told;
  }

  read(): boolean {
    while (this.at < this.tokens.length) {
      if (this.used.has(this.at)) this.at++;
      else if (!this.one()) return false;
    }
    return this.role === 'bare' || this.settled();
  }
  /** A preposition with nothing behind it is the end of a verb ("kettet X an"). */
  private settled(): boolean {
    return this.role === 'answer' || this.role === 'on';
  }
  private counts(): boolean {
    return this.token?.is === 'counted';
  }
  private isLife(): boolean {
    return this.token?.is === 'life';
  }
  private get token(): Token | undefined {
    return this.tokens[this.at];
  }

  private one(): boolean {
    const token = this.token!;
    if (token.is === 'word' || token.is === 'verb') return this.word(token);
    if (token.is === 'player') return this.player();
    if (token.is === 'held') return this.held(token.held);
    // "6000 LP und X"
    if (token.is === 'and' && this.tokens[this.at - 1]?.is === 'life' && this.told.verb?.kind === 'have')
      return ++this.at > 0;
    if (token.is === 'sign') return this.sign(token.sign);
    if (BEGINS.test(token.is)) return this.phrase();
    if (!this.note(token)) return false;
    this.at++;
    return true;
  }
  /** What a token says of the whole clause. */
  private note(token: Token): boolean {
    const { told } = this;
    if (token.is === 'moment') told.moments.push(token);
    else if (token.is === 'position') this.position(token);
    else if (token.is === 'how') told.how = token.how;
    else if (token.is === 'life') {
      told.life = token.points;
      if (token.has) told.hasLife = true;
      this.role = 'bare';
    } else if (token.is === 'ended') told.ends = token.what;
    else if (token.is === 'points') this.points(token.points);
    else if (token.is === 'twice') told.twice = true;
    else if (token.is === 'as') this.as(token);
    else if (token.is === 'link') told.as.add('link');
    else if (token.is === 'this turn') told.thisTurn = true;
    else if (token.is === 'last turn') told.lastTurn = true;
    else if (token.is === 'only') told.only = true;
    else if (token.is === 'place') this.place(token);
    else return token.is === 'note' && this.noteBehind(token.text);
    return true;
  }
  /** "X in attack position (2500)": said of X. */
  private noteBehind(text: string): boolean {
    const name = this.told.phrases.at(-1)?.names.at(-1);
    const isBehind =
      this.used.has(this.at - 1) || /^(?:position|place|verb|how)$/.test(this.tokens[this.at - 1]?.is ?? '');
    if (!name || !isBehind) return false;
    this.noted(text, name);
    return true;
  }
  private points(points: number): void {
    const { event, names } = this.told.phrases.at(-1) ?? {};
    const name = names?.at(-1);
    if (event) event.points = points;
    // "controls X with 3200 ATK"
    else if (name && /^(?:have|lie)$/.test(this.told.verb?.kind ?? '')) name.notes += ` (${points} ATK)`;
    else this.told.points = points;
    this.role = 'bare';
  }
  private sign(sign: string): boolean {
    if (sign === ':') return this.colon();
    if (sign !== '→') return false;
    this.role = 'arrow';
    this.at++;
    return true;
  }
  private word(token: Token): boolean {
    const { told } = this;
    const word = lower(token);
    if (token.is === 'verb') return FACE_DOWN.test(word) && this.phrase();
    const says = ADVERBS.find(([words]) => words.test(word))?.[1];
    if (says) told[says] = true;
    else if (/^(?:nicht|nichts|nothing|not)$/.test(word)) {
      if (!told.asks || /^n.*s$|nothing/.test(word)) told.not = true;
    } else if (this.isHowItLies(word)) this.role = 'bare';
    else if (told.verb?.kind === 'summon' && HOW.test(word)) told.how = /^n/.test(word) ? 'normal' : 'special';
    else if (word === 'to' && this.used.has(this.at + 1)) this.role = 'bare';
    else if (PREPOSITIONS.has(word)) this.role = PREPOSITIONS.get(word)!;
    // Who did it stands before: "er wirft X ab".
    else if (WHO_DID.test(word) && this.role === 'bare') told.he = true;
    else if (!IDLE.test(word)) return this.phrase();
    this.at++;
    return true;
  }
  /** "is face-up", not "the face-up Jinzo". */
  private isHowItLies(word: string): boolean {
    const lies = this.told.verb === LIE || /^(?:set|have|flip)$/.test(this.told.verb?.kind ?? '');
    return lies && (FACE_UP.test(word) || FACE_DOWN.test(word)) && this.tokens[this.at + 1]?.is !== 'name';
  }
  private as({ as, text }: Extract<Token, { is: 'as' }>): void {
    this.told.as.add(as);
    if (as === 'answer' && /\s(?:auf|to)$/i.test(text)) this.role = 'answer';
  }
  /** "into X in defense": how X lies; else where somebody turns it. */
  private position({ position, into }: Extract<Token, { is: 'position' }>): void {
    const name = this.told.phrases.at(-1)?.names.at(-1);
    const turns = /^(?:turn|set|flip)$/.test(this.told.verb?.kind ?? '');
    if (name && !turns) name.notes += ` (${position})`;
    else Object.assign(this.told, { position, ...(into && { turned: into }) });
  }
  /** "with 2 materials". */
  private held(held: string): boolean {
    const name = this.told.phrases.at(-1)?.names.at(-1);
    if (!name) return false;
    name.notes += ` (${held})`;
    this.at++;
    return true;
  }
  /** Behind a player, or behind a moment: "im Damage Step: B aktiviert …". */
  private colon(): boolean {
    const before = this.tokens[this.at - 1];
    if (before?.is === 'player' && this.at < 3) this.told.colon = true;
    else if (before?.is !== 'moment') return false;
    this.at++;
    return true;
  }
  /** "Summons X with Y from the Graveyard": X, not the Spell or Trap that brings it. */
  private whichLies({ text }: Token): Phrase | undefined {
    const last = this.told.phrases.at(-1);
    const isMeans = last?.role === 'with' && last.names.every(({ card }) => card !== undefined && card.kind !== 'monster');
    const isFrom = isMeans && this.told.verb?.kind === 'summon' && /^(?:from|aus|vom)\s/i.test(text);
    return (isFrom ? this.told.phrases.find(({ role }) => role === 'bare') : undefined) ?? last;
  } // prettier-ignore
  private place(token: Extract<Token, { is: 'place' }>): void {
    const phrase = this.whichLies(token);
    const name = phrase?.names.at(-1);
    // "on a monster in B's GY"
    if (phrase?.counted !== undefined && /^(?:on|arrow)$/.test(phrase.role) && !token.to && this.tokens[this.at - 1]?.is !== 'sign') {
      phrase.counted += ` ${token.text}`;
      return;
    }
    // Where a card is stands behind it; where it goes belongs to the verb.
    if (name && !token.to && name.place === undefined && /^(?:name|note)$|^word$/.test(this.tokens[this.at - 1]?.is ?? '')) {
      name.place = token.place;
      if (token.whose) name.whose = token.whose;
    } else this.told.place = token;
  } // prettier-ignore
  private player(): boolean {
    const { told, role } = this;
    const { player } = this.token as Extract<Token, { is: 'player' }>;
    const last = told.phrases.at(-1);
    this.at++;
    if (this.isAttacked(role)) return this.attacks(player);
    if (role === 'of' && last?.names.length && told.passive === undefined) last.names.at(-1)!.whose = player;
    else if (role === 'of' && last?.counted) last.player = player;
    else if (role === 'of' || role === 'by') {
      if (last?.event) last.event.by = player;
      else told.by ??= player;
    } else if (role === 'bare' && told.by === undefined) told.by = player;
    else if (OF_PLAYER.test(role) || (role === 'for' && told.verb === LIE)) told.phrases.push({ role: role === 'for' ? 'at' : role, names: [], player });
    else return false;
    this.role = 'bare';
    return true;
  } // prettier-ignore

  /** "attacks B with X": whom. */
  private isAttacked(role: Phrase['role']): boolean {
    const { told } = this;
    return (
      role === 'bare' &&
      told.verb?.kind === 'attack' &&
      !told.passive &&
      (told.by !== undefined || (this.joined && this.used.has(0)) || this.hasAttacker())
    );
  }
  private attacks(player: Player): true {
    if (this.hasAttacker()) this.told.by ??= other(player);
    return (this.told.directly = true);
  }
  /** "B's Jinzo attacks A": who attacks stands before the verb. */
  private hasAttacker(): boolean {
    const verb = Math.min(...this.used);
    return verb < this.at && this.told.phrases.some(({ role, names }) => role === 'bare' && names.length > 0) && this.tokens.slice(0, verb).some(({ is }) => is === 'name');
  } // prettier-ignore
  /** The names behind a preposition, or without one. */
  private phrase(): boolean {
    const role = this.role;
    this.role = 'bare';
    const phrase: Phrase = { role, names: [] };
    if (!this.about(phrase)) return false;
    this.told.phrases.push(phrase);
    return true;
  }
  private about(phrase: Phrase): boolean {
    const head = this.head();
    if (head.counted !== undefined) {
      phrase.counted = head.counted;
      if (head.whose) phrase.whose = head.whose;
      return true;
    }
    const token = this.token;
    if (token?.is === 'event') return this.event(phrase, token);
    if (token?.is === 'effect') return this.effectOf(phrase, head.whose, token);
    // "auf die Tomate": a name in short behind its article.
    const isShort = head.article && token?.is === 'word' && !this.used.has(this.at) && isUnknown(lower(token));
    if (head.pronoun && token?.is !== 'name' && !isShort) {
      phrase.pronoun = 'it';
      if (head.itself) phrase.itself = true;
      return true;
    }
    return this.names(phrase, head);
  }

  /** What stands before a name: article, possessive, how it lies, what kind of card it is. */
  private head(): Head {
    const head: Head = {};
    const from = this.at;
    while (!this.used.has(this.at) && this.before(head)) this.at++;
    if (this.counts() || isWord(this.token, WHOLE_BOARD) || (isWord(this.token, SEVERAL) && this.at > from)) {
      const whose = head.whose && !this.counts() ? `${head.whose}'s ` : '';
      return { ...head, counted: `${whose}${this.tokens[this.at++]!.text}` };
    }
    // "die gesetzte Karte", "a monster": one nobody names; of "the monster" with other words behind it, how it lies tells that.
    const isNamed = this.token?.is === 'name' || (this.token?.is === 'word' && (!head.faceDown || isUnknown(lower(this.token))));
    if (head.kind && !isNamed)
      head.counted = this.tokens.slice(from, this.at).map(({ text }) => text).join(' ');
    return head;
  } // prettier-ignore
  /** Whether this token stands before a name, and what it says of it. */
  private before(head: Head): boolean {
    const { token } = this;
    const word = lower(token);
    if (token?.is === 'whose') head.whose = token.player;
    else if (token?.is === 'position') return this.positionBefore(head, token.position);
    else if (token?.is !== 'word' && token?.is !== 'verb') return false;
    else if (ARTICLE.test(word) || ITS.test(word)) head.pronoun = head.article = true;
    else if (PRONOUN.test(word) || (head.pronoun && ITSELF.test(word))) Object.assign(head, { pronoun: true, ...(ITSELF.test(word) && { itself: true }) });
    else if (this.isLevel()) head.level = lower(this.tokens[++this.at]);
    else if (KIND_OF_CARD.test(word)) head.kind ||= /^(?:monster|karte|card)$/.test(word);
    else if (FACE_UP.test(word)) head.faceUp = true;
    else return saidInHead(head, word) || [BESIDE, IDLE].some((words) => words.test(word));
    return true;
  } // prettier-ignore
  /** "the Defense Position Jinzo"; behind "it" no name comes: "switches it to defense". */
  private positionBefore(head: Head, position: NonNullable<Head['position']>): boolean {
    if (head.pronoun && !head.article) return false;
    head.position = position;
    return true;
  }
  /** "level 4 Goblindbergh" */
  private isLevel(): boolean {
    const [number, name] = [this.tokens[this.at + 1], this.tokens[this.at + 2]];
    return (
      isWord(this.token, /^(?:level|rank|stufe|rang|lvl?)$/) &&
      /^\d{1,2}$/.test(number?.text ?? '') &&
      name?.is === 'name'
    );
  }
  private event(phrase: Phrase, { event, how }: Extract<Token, { is: 'event' }>): boolean {
    this.at++;
    phrase.event = { event, ...(how && { how }) };
    for (;;) {
      if (this.token?.is === 'genitive') this.at++;
      const of = this.ofEvent(phrase, event);
      if (of === undefined) return true;
      if (!of) return false;
    }
  }
  /** "von X", "durch A", "mit X auf Y" behind an event; nothing where the phrase ends. */
  private ofEvent(phrase: Phrase, event: string): boolean | undefined {
    const role = PREPOSITIONS.get(lower(this.token));
    const next = this.tokens[this.at + 1];
    const of = role === 'of' || (role === 'with' && event === 'attack');
    if ((of || role === 'by') && next?.is === 'player') {
      phrase.event!.by = next.player;
      this.at += 2;
      return true;
    }
    const aimed = role === 'on' && event === 'attack' && phrase.names.length > 0 && phrase.event!.at === undefined;
    if (!aimed && !(of && phrase.names.length === 0)) return undefined;
    this.at++;
    const other: Phrase = aimed ? { role: 'on', names: [] } : phrase;
    if (!this.about(other)) return false;
    if (aimed && other.names[0]) phrase.event!.at = other.names[0];
    return true;
  }
  /** "den Effekt von X", "seinen Effekt". */
  private effectOf(
    phrase: Phrase,
    whose: Player | undefined,
    { number, kind }: Extract<Token, { is: 'effect' }>,
  ): boolean {
    this.at++;
    if (PREPOSITIONS.get(lower(this.token)) !== 'of' || this.tokens[this.at + 1]?.is === 'player') {
      phrase.pronoun = 'effect';
      if (number) phrase.effectNumber = number;
      if (kind) phrase.effectKind = kind;
      return true;
    }
    this.at++;
    if (!this.about(phrase)) return false;
    for (const name of phrase.names) {
      name.effect = number ?? true;
      if (kind) name.effectKind = kind;
      if (whose) name.whose ??= whose;
    }
    return phrase.names.length > 0;
  }
  private names(phrase: Phrase, head: Head): boolean {
    const times = this.times();
    let name = this.name(head);
    if (!name) return false;
    for (let n = 0; n < times; n++) phrase.names.push({ ...name });
    while (this.token?.is === 'and' || (this.token?.is === 'sign' && this.token.sign === '+')) {
      this.at++;
      // "has Jinzo and 3 cards in hand"
      if ((this.counts() || this.isLife()) && this.told.verb?.kind === 'have') return true;
      const next = this.head();
      if (next.counted !== undefined) return false;
      name = this.name(next);
      if (!name) return false;
      phrase.names.push(name);
    }
    this.saidOfAll(phrase.names);
    return true;
  }
  /** "X and Y (both set)": said of each. */
  private saidOfAll(names: Named[]): void {
    const [, note] = OF_ALL.exec(names.at(-1)?.notes ?? '') ?? [];
    if (note === undefined || names.length < 2) return;
    names.at(-1)!.notes = names.at(-1)!.notes.replace(OF_ALL, '');
    for (const name of names) name.notes += ` (${note})`;
  }
  /** "2x Neos". */
  private times(): number {
    const [, count] = /^([2-5])x$/i.exec(this.token?.text ?? '') ?? [];
    if (count) this.at++;
    return count ? Number(count) : 1;
  }
  /** A name, known or in short: words nobody knows, beside each other. */
  private name(head: Head): Named | undefined {
    const { words, card } = this.words();
    // "Fröhlicher Frühling": words before a name that are none of it are no card of their own.
    if (words.length === 0 || (!card && this.token?.is === 'name' && !this.used.has(this.at))) return undefined;
    const { faceDown, faceUp, whose, own, same, attacking, position, summoned, level } = head;
    const notes = `${faceUp && card?.kind === 'monster' ? ' (face-up)' : ''}${position ? ` (${position})` : ''}${own ? ' (own)' : ''}${summoned ? ` (${summoned} summoned)` : ''}${level ? ` (Level ${level})` : ''}`;
    const name: Named = { name: words.join(' '), card, notes, ...(faceDown && { faceDown }), ...(whose && { whose }), ...(same && { same }), ...(attacking && { attacking }) };
    this.behind(name);
    return name;
  } // prettier-ignore
  private words(): { words: string[]; card: YgoCard | undefined } {
    const words: string[] = [];
    let card: YgoCard | undefined;
    for (; !this.used.has(this.at); this.at++) {
      const token = this.token;
      if (token?.is === 'name' && words.length === 0) {
        card = token.card;
        words.push(token.name);
        this.at++;
        break;
      }
      if (token?.is !== 'word' || !isUnknown(lower(token))) break;
      words.push(token.text);
    }
    return { words, card };
  }
  private noted(text: string, name: Named): void {
    if (SET_NOW.test(text)) name.setNow = true;
    // "auf Bs Feld (1 Monster von B als Tribut)": what is given up for a monster on his side is his.
    else if (name.whose !== undefined && name.place === 'field' && SO_MANY.test(text.replace(OF_SIDE, ''))) return;
    // So many nobody named, as the card asks for anyway; what lies under it and on it is told otherwise.
    else if ([ITS_COST, PAID_ALREADY, GIVES_ITSELF].some((words) => words.test(text))) return;
    else if (!SO_MANY.test(text) || MATERIALS.test(text) || areOthers(text, name)) name.notes += ` ${text}`;
  }
  private isEffect(name: Named, { number, kind }: Extract<Token, { is: 'effect' }>): void {
    name.effect = number ?? true;
    if (kind) name.effectKind = kind;
  }
  /** "equipped with X and Jinzo": who lies there besides is no Equip Card. */
  private wears(name: Named, by: Phrase): void {
    const lies = by.names.findIndex(({ card }, n) => n > 0 && card?.kind === 'monster');
    name.equipped = lies < 0 ? by.names : by.names.splice(0, lies);
    if (lies >= 0) this.told.phrases.push(by);
  }
  /** What stands behind a name: notes, its effect, whose it is. */
  private behind(name: Named): void {
    for (;;) {
      const token = this.token;
      const next = this.tokens[this.at + 1];
      const said = this.told.verb?.kind === 'equip' ? 0 : equippedBy(this.tokens.slice(this.at), name);
      if (said > 0) {
        this.at += said;
        const by: Phrase = { role: 'with', names: [] };
        if (!this.about(by)) return;
        this.wears(name, by);
        continue;
      }
      if (token?.is === 'note') this.noted(token.text, name);
      else if (token?.is === 'held') name.notes += ` (${token.held})`;
      else if (token?.is === 'genitive' && next?.is === 'effect') {
        this.isEffect(name, next);
        this.at++;
      } else if (token?.is === 'effect') this.isEffect(name, token);
      else if (PREPOSITIONS.get(lower(token)) === 'of' && next?.is === 'player' && !this.told.passive) {
        name.whose = next.player;
        this.at++;
      } else return;
      this.at++;
    }
  }
}
/** What may stand before a player; "face-up for B": there it lies. */
const OF_PLAYER = /^(?:at|into|answer|on)$/;
/** Words that say one thing of the card behind them. */
function saidInHead(head: Head, word: string): boolean {
  const [, german, english] = SUMMONED.exec(word) ?? [];
  const how = german ?? english;
  if (SAME.test(word)) head.same = true;
  else if (OWN.test(word)) head.own = true;
  else if (FACE_DOWN.test(word)) head.faceDown = true;
  else if (ATTACKING.test(word)) head.attacking = true;
  else if (how) head.summoned = how;
  else return false;
  return true;
}
const OF_SIDE = /\s(?:von|of)\s[AB](?=[\s)])/;
const OF_ALL = /\s?\((?:both|beide|all|alle)\s+([^()]+)\)$/i;
/** It attacks, and is what is answered. */
const ATTACKING = /^(?:attacking|angreifende[nmrs]?)$/;
const SUMMONED =
  /^(link|synchro|fusions|xyz|ritual|spezial|normal|pendel)beschworene[nmrs]?$|^(link|synchro|fusion|xyz|ritual|special|normal|tribute|pendulum)[\s-]summoned$/;
const ITSELF = /^(?:itself|selbst)$/;
/** "X equipped with Y"; so many tokens say so. "X with Axe of Despair": what is an Equip Spell lies on it. */
function equippedBy([token, next, third]: readonly (Token | undefined)[], { card }: Named): number {
  if (isWord(token, /^(?:equipped)$/) && isWord(next, /^(?:with|by)$/)) return 2;
  const isEquip = next?.is === 'name' && next.card?.kind === 'spell' && next.card.property === 'equip';
  return card?.kind === 'monster' && isWord(token, /^(?:with|mit)$/) && isEquip && third?.is !== 'note' ? 1 : 0;
}
const SET_NOW = /set\s+this\s+turn|(?:diesen\s+zug|in\s+diesem\s+(?:spiel)?zug|gerade)\s+(?:erst\s+)?gesetzt/i;
/** "(tribute 1 monster)" of a monster that asks for two. */
const areOthers = (note: string, { card }: Named): boolean =>
  /^\(tribut/i.test(note) && !areItsTributes(note, card?.level);
/** "(discards 1)": what it costs anyway. */
const ITS_COST =
  /^\((?:discards?|discarding|wirft|banish(?:es|ing)?|verbannt|pays?|paying|zahlt)\s+(?:\d{1,4}|an?|one|eine?)(?:\s*(?:cards?|karten?|lp))?(?:\s+ab)?\)$/i;
const GIVES_ITSELF =
  /^\((?:tribut(?:e|ed|es)?|geopfert|bietet\s(?:sich|ihn|sie|es)(?:\sselbst)?(?:\sals\stribut)?\san|tribut(?:et|iert)\s(?:sich|ihn|sie|es)(?:\sselbst)?|tribut(?:es?|ing)\s(?:it|itself)|opfert\s(?:ihn|sie|es|sich)|(?:discards?|discarding|banish(?:es|ing)?)\s(?:it|itself))\)$/i;
const PAID_ALREADY =
  /^\((?:\d{1,2}|an?|one|eine?)\s+(?:cards?|karten?)\s+(?:discarded|banished|sent|abgeworfen|verbannt|geschickt)\)$/i;
const MATERIALS = /(?:\d|no|kein\p{L}*)\s+(?:xyz[ -])?material/iu;
const SO_MANY = new RegExp(
  `^\\((?:(?:tribute|tribut|using|with|mit|aus|materials?:?|material:?)\\s+)?(?:the\\s+|die\\s+)?${COUNT}\\s+(?:${COUNTED_KIND}|materials?|material(?:ien)?|tributes?)(?:\\s+(?:als|as)\\s+(?:an?\\s+)?(?:tribut(?:e[sn]?)?|materiali?e?n?s?))?\\)$`,
  'i',
);
