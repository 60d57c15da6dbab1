// What clauses tell, as pieces in the line's own words: plays in the order in which they happened, and what is said of the table.
import { eachName, nameKey } from '../../../engine/case/names.ts';
import { keyed } from '../../../engine/keyed.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { hasPart } from '../pokemon-bare.ts';
import { isInPlayAs, type PokemonLine } from '../pokemon-line.ts';
import { switchesBoth } from '../pokemon-targets.ts';
import { other } from '../table.ts';
import { ARROW } from '../words.ts';
import type { Lead } from './clauses.ts';
import type { Kind } from './lexicon.ts';
import { OF_POKEMON, type Phrase, type State, type Told } from './roles.ts';
import type { Counted } from './tokens.ts';

/** A play in the line's words. A Trainer card played may still be told whom it is done to. */
interface Play {
  by: Player;
  text: string;
  targets: string[];
  /** What was played, where it is a Trainer card. */
  trainer?: string;
  /** The attack or Ability used; of an Ability nobody called by its name nothing. */
  part?: { of: string; called: string };
  coins?: string;
  /** It was done last turn. */
  past?: true;
}
type Deed = (told: Told, lead: Lead) => boolean;

export class Plays {
  readonly plays: Play[] = [];
  /** What is said of the table, and of whom. */
  private readonly said: { name?: string; whose?: Player | undefined; text: string }[] = [];
  private readonly owners = new Map<string, Player>();
  private readonly spoken: string[] = [];
  private starter: Player | undefined;
  private turn: { number: 1 | 2; own: boolean; by: Player } | undefined;
  private going: { first: boolean; by: Player } | undefined;
  /** Where the last main clause's plays begin. */
  private begun = 0;
  private by: Player = 'A';
  private readonly into: PokemonLine;
  constructor(into: PokemonLine) {
    this.into = into;
  }

  /** Takes what a clause tells; false where it tells nothing that is known. */
  tell(told: Told, lead: Lead): boolean {
    const mark = this.plays.length;
    const from = this.by;
    if (told.by) this.by = told.by;
    for (const one of told.phrases) this.settle(one, told.by ?? from);
    const understood = (this.moment(told) || this.does(told, lead)) && this.isAllTold(told);
    if (!understood) return false;
    if (told.twice) this.plays.push(...this.plays.slice(mark));
    this.amounts(told);
    for (const one of told.phrases) this.states(one);
    if (told.coins && this.plays.length > 0) this.plays.at(-1)!.coins = told.coins;
    if (told.past) this.begun = 0;
    this.order(mark, told.past ? 'before' : lead);
    return true;
  }
  /** Nothing of a clause is passed over. */
  private isAllTold({ only, ends, nextTurn, lastTurn }: Told): boolean {
    return !only && !ends && !nextTurn && !lastTurn;
  }
  /** What was so or happened before it is told behind it. */
  private order(mark: number, lead: Lead): void {
    const made = this.plays.splice(mark);
    if (lead === 'before' || lead === 'relative') this.plays.splice(this.begun, 0, ...made);
    else {
      if (lead === 'main' && made.length > 0) this.begun = mark;
      this.plays.push(...made);
    }
  }
  private moment(told: Told): boolean {
    if (told.turn) this.turn = { number: told.turn.number, own: told.turn.own === true, by: this.by };
    if (told.going !== undefined) this.going = { first: told.going, by: this.by };
    if (told.checkup) this.push('checkup');
    this.turns(told);
    const isAlone = told.phrases.length === 0 && told.amounts.length === 0 && told.conditions.length === 0;
    const isMoment = told.turn !== undefined || told.going !== undefined || told.checkup === true || told.coins !== undefined || told.thisTurn === true || told.turned === true;
    return isAlone && isMoment && (told.kind === undefined || told.kind === 'be' || told.kind === 'ask');
  }
  /** "A's turn ends", "next turn": whose turn it is then. */
  private turns(told: Told): void {
    if (told.ends) {
      this.push('ends turn', {}, told.ends.whose ?? told.by ?? this.plays.at(-1)?.by ?? this.by);
      delete told.ends;
      told.turned = true;
    }
    const last = this.plays.at(-1);
    if (!told.nextTurn || !last) return;
    const by = told.by ?? this.by;
    if (last.by === by && !this.endsTurn(last)) this.push('ends turn', {}, by);
    if (last.by === by) this.push('ends turn', {}, other(by));
    this.by = by;
    delete told.nextTurn;
    told.turned = true;
  }
  /** What was done last turn; where the same player plays now, the other player's turn lies between. */
  private withTurns(): Play[] {
    return this.plays.flatMap((play, n) => {
      const next = this.plays[n + 1];
      if (!play.past || !next || next.past) return [play];
      const ends = (by: Player): Play => ({ by, text: 'ends turn', targets: [] });
      return [play, ...(this.endsTurn(play) ? [] : [ends(play.by)]), ...(next.by === play.by ? [ends(other(play.by))] : [])]; // prettier-ignore
    });
  }
  /** An attack ends the turn. */
  private endsTurn({ part, text }: Play): boolean {
    return text === 'ends turn' || (part !== undefined && this.isAttack(part));
  }
  private isAttack({ of, called }: { of: string; called: string }): boolean {
    const cards = [this.into.known(of)?.card, ...this.into.printings(of)];
    return cards.some((card) => (card?.attacks ?? []).some((one) => eachName(one).some((its) => nameKey(its) === nameKey(called)))); // prettier-ignore
  }
  private does(told: Told, lead: Lead): boolean {
    const { kind } = told;
    // "Hero's Cape attached to X": it lies there.
    const lying = kind === 'attach' && !told.perfect && told.phrases.some(({ is, subject }) => is === 'lies' && subject);
    if (lying || (told.passive && kind === 'attach')) return this.lies(told);
    if (told.perfect && kind === 'attach' && told.by === undefined) return this.lies(told);
    if (told.passive && kind === 'be') return this.lies(told);
    const deed = kind === undefined ? this.bare : (keyed(this.deeds as Record<string, Deed>, kind) ?? (() => false));
    return deed(told, lead);
  }

  // ── who and what ──

  private settle(phrase: Phrase, by: Player): void {
    if (phrase.whose === 'other') phrase.whose = other(by);
    if (phrase.is === 'pronoun') {
      const name = this.spoken.at(-1);
      if (name !== undefined) Object.assign(phrase, { is: 'pokemon', name });
    }
    if (phrase.is === 'pokemon' && phrase.whose) this.owners.set(phrase.name, phrase.whose as Player);
  }
  private speak(...names: string[]): void {
    this.spoken.push(...names);
  }
  private owner(phrase: Phrase): Player | undefined {
    return (phrase.whose as Player | undefined) ?? this.owners.get(phrase.name);
  }
  private has(name: string, part: string): boolean {
    return hasPart(name, part, this.into);
  }
  private push(text: string, more: Partial<Play> = {}, by = this.by): boolean {
    this.by = by;
    this.plays.push({ by, text, targets: [], ...more });
    return true;
  }

  // ── deeds ──

  private readonly deeds: Partial<Record<Kind, Deed>> = {
    use: (told, lead) => this.used(told, lead),
    attack: (told, lead) => this.used(told, lead),
    out: (told, lead) => (told.phrases.some(({ role, is }) => role === 'by' || role === 'of' || role === 'with' || is === 'part') || !told.passive) && this.used(told, lead),
    evolve: (told, lead) => this.evolved(told, lead),
    attach: (told) => this.attached(told),
    bench: (told) => this.benched(told),
    come: (told) => this.benched(told),
    retreat: (told) => this.retreated(told),
    promote: (told, lead) => this.promoted(told, lead),
    switch: (told, lead) => told.phrases.some(({ is }) => is === 'trainer') && this.promoted(told, lead),
    have: (told) => this.lies(told),
    be: (told) => this.lies(told),
    end: (told) => told.phrases.length === 0 && this.push('ends turn'),
    draw: (told) => told.phrases.length === 0 && told.amounts.length === 0 && this.push('draws'),
    begin: (told) => {
      if (told.phrases.length > 0 || told.amounts.length > 0) return false;
      this.starter = this.by;
      return true;
    },
    find: (told) => this.found(told),
    discard: (told) => this.discarded(told),
    ask: (told) => told.amounts.every(({ of }) => of === 'last') && told.conditions.length === 0 && told.phrases.every(({ states }) => states.length === 0),
  }; // prettier-ignore
  /** No verb: "A: X PART → Y", "B's Snorlax with 100 damage". */
  private readonly bare: Deed = (told, lead) => {
    const { phrases } = told;
    const put = this.put(told);
    if (put !== undefined) return put;
    const fromBench = told.places.some(({ place, from }) => place === 'bench' && from);
    if (fromBench && phrases.every(({ is }) => is === 'pokemon' || is === 'ability')) return this.onBench(told);
    // "A: Air Balloon on Snorlax": it is played.
    const lies = phrases.filter(({ is }) => is === 'lies');
    if (told.by && lies.length === 1 && phrases.some(({ is, role }) => is === 'pokemon' && role === 'on') && told.amounts.length === 0) return this.used(told, lead); // prettier-ignore
    // "… and then into Charizard ex".
    const [next] = phrases;
    if (phrases.length === 1 && next?.is === 'pokemon' && next.role === 'into' && this.plays.at(-1)?.text.startsWith('evolves')) return this.evolved(told, lead); // prettier-ignore
    const isPlay = phrases.some(({ is, role }) => is === 'part' || is === 'ability' || is === 'trainer' || is === 'unnamed' || role === 'arrow'); // prettier-ignore
    const onlyStadium = phrases.length === 1 && told.places.some(({ place }) => place === 'play');
    return isPlay && !onlyStadium ? this.used(told, lead) : this.lies(told);
  };

  /** "6 counters on X", "30 to X" behind an attack: what it does besides, and to whom. */
  private put({ phrases, amounts, conditions }: Told): boolean | undefined {
    const [some, ...more] = amounts.filter(({ of }) => of === 'damage' || of === 'counters');
    const [on, ...others] = phrases;
    if (!some || on?.is !== 'pokemon' || (on.role !== 'on' && on.role !== 'into')) return undefined;
    if (more.length > 0 || others.length > 0 || conditions.length > 0 || this.plays.length === 0) return false;
    amounts.splice(amounts.indexOf(some), 1);
    this.plays.push({ by: this.by, text: `${some.count} ${some.of === 'damage' ? 'damage to' : 'counters on'} ${on.name}`, targets: [] });
    return true;
  }
  /** "Manaphy's Ability from the Bench": it lies there. */
  private onBench({ phrases, by }: Told): boolean {
    const [one, ...more] = phrases.filter(({ is }) => is === 'pokemon');
    if (!one || more.length > 0) return false;
    if (by) one.whose ??= by;
    one.states.push({ is: 'place', place: 'bench' });
    return true;
  }

  /** An attack, an Ability or a Trainer card. */
  private used(told: Told, lead: Lead): boolean {
    const { phrases } = told;
    const part = phrases.filter(({ is }) => is === 'part');
    const trainers = phrases.filter(({ is }) => is === 'trainer' || is === 'unnamed' || is === 'lies');
    if (told.conditions.length > 0 || part.length > 1 || told.places.some(({ from, place }) => !from && place !== 'play')) return false; // prettier-ignore
    if (part.length === 1) return trainers.length === 0 && this.usedPart(told, part[0]!);
    if (trainers.length > 0) return told.kind !== 'attack' && told.kind !== 'out' && this.played(told, trainers);
    if (phrases.some(({ is }) => is === 'ability')) return this.usedAbility(told);
    if (told.kind === 'use' && /play|spiel/.test(told.word ?? '')) return this.putDown(told);
    return this.attacked(told, lead);
  }
  /** Pokémon of a clause but this one, as targets. */
  private hit(told: Told, own: Phrase | undefined): string[] {
    return told.phrases.filter((one) => one !== own && /^(?:pokemon|somebody|active)$/.test(one.is)).map((one) => this.aimed(one)); // prettier-ignore
  }
  private aimed(one: Phrase): string {
    return one.is === 'active' || one.is === 'somebody' ? 'a Pokémon' : one.name;
  }
  private usedPart(told: Told, part: Phrase): boolean {
    const pokemon = told.phrases.filter(({ is }) => is === 'pokemon');
    const owners = pokemon.filter(({ name, role }) => role !== 'arrow' && this.has(name, part.name));
    const own = owners.find(({ role }) => role === 'with' || role === 'by') ?? owners.find(({ subject, role }) => subject && role === 'bare') ?? owners.find(({ role }) => role !== 'on') ?? owners.find(({ at }) => at < part.at); // prettier-ignore
    const spoken = own ? undefined : this.spoken.findLast((name) => this.has(name, part.name));
    const [only, ...others] = this.into.using(part.name);
    const name = own?.name ?? spoken ?? (others.length === 0 ? only : undefined);
    const hit = this.hit(told, own);
    const strange = told.phrases.filter(({ is, role }) => is === 'pokemon' && role === 'of').length > (own?.role === 'of' ? 1 : 0); // prettier-ignore
    if (name === undefined || strange || hit.length > 2) return false;
    const by = this.byOf(told, own, name);
    if (by === undefined) return false;
    for (const one of told.phrases) if (one !== own && one.is === 'pokemon' && !this.owners.has(one.name)) this.hits.push({ name: one.name, by, part: part.name }); // prettier-ignore
    this.owners.set(name, by);
    this.speak(...hit.filter((one) => one !== 'a Pokémon'), name);
    const past = told.lastTurn && { past: true as const };
    if (past) told.past = true;
    delete told.lastTurn;
    return this.push(`${name} ${part.name}`, { targets: hit, part: { of: name, called: part.name }, ...past }, by);
  }
  /** Whom an attack hits is the other player's. */
  private readonly hits: { name: string; by: Player; part: string }[] = [];
  private byOf(told: Told, own: Phrase | undefined, name: string): Player | undefined {
    const owner = own ? this.owner(own) : this.owners.get(name);
    // "wird von X angegriffen": nobody's, but the other's than whose it is.
    const hit = told.passive ? told.phrases.find(({ is, whose }) => is === 'pokemon' && whose)?.whose : undefined;
    if (told.by !== undefined && own?.whose !== undefined && own.whose !== told.by) return undefined;
    return (own?.whose as Player | undefined) ?? told.by ?? owner ?? (hit && own?.name !== undefined ? other(hit as Player) : undefined) ?? this.by; // prettier-ignore
  }
  private usedAbility(told: Told): boolean {
    const pokemon = told.phrases.filter(({ is }) => is === 'pokemon');
    const own = pokemon.find(({ role }) => role === 'of') ?? pokemon[0];
    if (!own || pokemon.length > 2) return false;
    const by = this.byOf(told, own, own.name);
    if (by === undefined) return false;
    this.speak(own.name);
    return this.push(`${own.name} ability`, { targets: this.hit(told, own), part: { of: own.name, called: '' } }, by);
  }
  private played(told: Told, cards: readonly Phrase[]): boolean {
    const by = told.by ?? (told.passive ? undefined : (cards[0]!.whose as Player | undefined)) ?? this.by;
    const pokemon = told.phrases.filter(({ is }) => is === 'pokemon' || is === 'somebody' || is === 'active');
    const lies = cards.filter(({ is }) => is === 'lies');
    // "Luminous Energy + Mist Energy on X": they lie there.
    if (told.kind === undefined && lies.length > 1 && lies.length === cards.length && pokemon.some(({ role }) => role === 'on')) return this.lies(told); // prettier-ignore
    if (lies.length > 0 && lies.length === cards.length) return this.attachedTo(by, lies, pokemon);
    if (told.phrases.some(({ is }) => is === 'ability')) return false;
    const [card, ...rest] = cards.filter(({ is }) => is !== 'lies');
    const found = rest.filter(({ role }) => role === 'arrow' || role === 'on' || role === 'into').map(({ name }) => name);
    const more = rest.filter(({ name }) => !found.includes(name));
    if (more.length > 0 && (pokemon.length > 0 || lies.length > 0)) return false;
    if (lies.length > 0 && pokemon.length > 0) return this.playedOnLying(by, card!, lies, pokemon);
    const targets = [...this.evolving(pokemon), ...pokemon.map((one) => this.aimed(one)), ...lies.map(({ name }) => name), ...found];
    if (told.phrases.some(({ is, role }) => is === 'pokemon' && role === 'of')) return false;
    this.speak(...pokemon.flatMap(({ is, name }) => (is === 'pokemon' ? [name] : [])));
    for (const one of [card!, ...more])
      for (let n = 0; n < (one.count ?? 1); n++) this.play(one, by, targets);
    return true;
  }
  /** "Rare Candy into Charizard ex": of the Pokémon spoken of last. */
  private evolving([one, ...more]: readonly Phrase[]): string[] {
    const base = this.spoken.at(-1);
    const isEvolution = one?.role === 'into' && more.length === 0 && this.into.known(one.name)?.card.evolvesFrom !== undefined;
    return isEvolution && base !== undefined ? [base] : [];
  }
  /** "Enhanced Hammer → Double Turbo Energy on Snorlax": it lies there. */
  private playedOnLying(by: Player, card: Phrase, lies: readonly Phrase[], [on, ...more]: readonly Phrase[]): boolean {
    const behind = on !== undefined && more.length === 0 && lies.every(({ at }) => at < on.at) && /^(?:on|of|from)$|arrow/.test(on.role);
    if (!behind || on.is !== 'pokemon') return false;
    on.whose ??= this.owners.get(on.name) ?? other(by);
    on.states.push(...lies.map(({ name }): State => ({ is: 'lies', name })));
    this.speak(on.name);
    this.play(card, by, lies.map(({ name }) => name));
    return true;
  }
  private play(one: Phrase, by: Player, targets: string[]): void {
    if (one.is === 'unnamed' && one.name === 'Energy') this.push('attaches Energy', { targets }, by);
    else if (one.is === 'unnamed') this.push(`plays a ${one.name}`, { targets }, by);
    else this.push(`plays ${one.name}`, { targets: [...targets], trainer: one.name }, by);
  }
  /** "plays Pidgeot ex onto Pidgey", "spielt Relaxo". */
  private putDown(told: Told): boolean {
    const pokemon = told.phrases;
    if (pokemon.some(({ is }) => is !== 'pokemon') || pokemon.length === 0 || pokemon.length > 2) return false;
    const by = told.by ?? this.by;
    const [card, onto] = pokemon as [Phrase, Phrase?];
    if (onto) return onto.role === 'on' && this.evolves(by, onto.name, card.name);
    if (!/^(?:basic|undefined)$/.test(String(this.into.known(card.name)?.card.stage))) return this.push(`plays ${card.name}`, {}, by); // prettier-ignore
    return this.benches(by, card);
  }
  /** Who attacks whom, and nobody said with which attack. */
  private attacked(told: Told, lead: Lead): boolean {
    const pokemon = told.phrases.filter(({ is }) => /^(?:pokemon|somebody|active)$/.test(is));
    if (told.phrases.length === 0 && told.by && told.kind === 'attack') return this.push('a Pokémon attacks');
    if (pokemon.length !== told.phrases.length || pokemon.length === 0 || pokemon.length > 2 || told.amounts.length > 0) return false; // prettier-ignore
    const attacker = told.passive
      ? pokemon.find(({ role }) => role === 'by' || role === 'of')
      : (pokemon.find(({ role }) => role === 'with') ?? pokemon.find(({ role, is, subject }) => role === 'bare' && is === 'pokemon' && (told.by === undefined || subject || pokemon.length === 2))); // prettier-ignore
    if (lead === 'gerund' || attacker?.is !== 'pokemon') return false;
    const by = this.byOf(told, attacker, attacker.name);
    if (by === undefined) return false;
    this.owners.set(attacker.name, by);
    const hit = this.hit(told, attacker);
    for (const one of pokemon) if (one !== attacker && one.is === 'pokemon' && !this.owners.has(one.name)) this.hits.push({ name: one.name, by, part: '' }); // prettier-ignore
    this.speak(...hit, attacker.name);
    return this.push(hit.length > 0 ? attacker.name : `${attacker.name} attacks`, { targets: hit }, by);
  }

  private evolved(told: Told, lead: Lead): boolean {
    const pokemon = told.phrases.filter(({ is }) => is === 'pokemon');
    const means = told.phrases.filter(({ is }) => is === 'trainer');
    if (pokemon.length + means.length !== told.phrases.length || told.amounts.length > 0) return false;
    const evolution = pokemon.find(({ role }) => role === 'into') ?? pokemon[1];
    const base = pokemon.find((one) => one !== evolution)?.name ?? this.spoken.at(-1);
    if (!evolution || base === undefined || pokemon.length > 2 || means.length > 1 || told.passive) return false;
    const by = told.by ?? this.owners.get(base) ?? this.by;
    if (means.length === 1) return this.push(`plays ${means[0]!.name}`, { targets: [base, evolution.name] }, by);
    const last = this.plays.at(-1);
    const skips = this.into.known(evolution.name)?.card.evolvesFrom !== base;
    const brings = last?.trainer !== undefined && last.by === by && lead !== 'main' && skips && last.targets.every((one) => one === base); // prettier-ignore
    if (!brings) return this.evolves(by, base, evolution.name);
    last.targets = [base, evolution.name];
    this.speak(evolution.name);
    return true;
  }
  private evolves(by: Player, base: string, evolution: string): boolean {
    this.owners.set(base, by);
    this.owners.set(evolution, by);
    this.speak(evolution);
    return this.push(`evolves ${base} into ${evolution}`, {}, by);
  }

  private attached(told: Told): boolean {
    const cards = told.phrases.filter(({ is }) => is === 'lies' || is === 'unnamed');
    const pokemon = told.phrases.filter(({ is }) => is === 'pokemon' || is === 'active' || is === 'somebody');
    const some = told.amounts.filter(({ of }) => of === 'energy');
    if (some.length === 1 && cards.length === 0) cards.push({ is: 'unnamed', name: 'Energy', role: 'bare', states: [], subject: false, at: 0, count: some[0]!.count }); // prettier-ignore
    if (cards.length === 0 || cards.length + pokemon.length !== told.phrases.length + some.length) return false;
    told.amounts = told.amounts.filter(({ of }) => of !== 'energy');
    return this.attachedTo(told.by ?? this.by, cards, pokemon);
  }
  private attachedTo(by: Player, cards: readonly Phrase[], [on, ...more]: readonly Phrase[]): boolean {
    if (more.length > 0) return false;
    const to = on === undefined || on.is !== 'pokemon' ? [] : [on.name];
    if (on?.is === 'pokemon') this.speak(on.name);
    for (const { name, is, count = 1 } of cards)
      for (let n = 0; n < count; n++) this.push(`attaches ${is === 'unnamed' ? 'Energy' : name}`, { targets: to }, by); // prettier-ignore
    return true;
  }

  private benched(told: Told): boolean {
    const { phrases, places, kind } = told;
    const comes = places.some(({ place, to }) => to && (place === 'bench' || place === 'play'));
    const lies = phrases.filter(({ is }) => is === 'lies');
    const pokemon = phrases.filter(({ is }) => is === 'pokemon');
    const by = told.by ?? (pokemon[0] && this.owner(pokemon[0])) ?? this.by;
    if (lies.length > 0) return !comes && pokemon.length === 1 && pokemon[0]!.role === 'on' && lies.length + 1 === phrases.length && this.attachedTo(by, lies, pokemon); // prettier-ignore
    if (pokemon.length === 0 || pokemon.length !== phrases.length || told.amounts.length > 0) return false;
    const isBench = kind === 'bench' && pokemon.every(({ role }) => role === 'bare');
    if (!comes && !(isBench && /bench/.test(told.word ?? ''))) return false;
    for (const one of pokemon) this.benches(by, one);
    return true;
  }
  private benches(by: Player, { name, count = 1 }: Phrase): boolean {
    this.owners.set(name, by);
    this.speak(name);
    for (let n = 0; n < count; n++) this.push(`benches ${name}`, {}, by);
    return true;
  }

  private retreated(told: Told): boolean {
    const pokemon = told.phrases.filter(({ is }) => is === 'pokemon' || is === 'active');
    if (pokemon.length !== told.phrases.length || pokemon.length > 2) return false;
    const to = pokemon.find(({ role, is }) => (role === 'into' || role === 'on' || role === 'arrow') && is === 'pokemon');
    const own = pokemon.find((one) => one !== to);
    const by = told.by ?? (own && this.owner(own)) ?? this.by;
    const none = told.amounts.some(({ of, count }) => of === 'bench' && count === 0);
    if (own?.is === 'pokemon') this.owners.set(own.name, by);
    if (to) this.owners.set(to.name, by);
    this.speak(...[own, to].flatMap((one) => (one?.is === 'pokemon' ? [one.name] : [])));
    const target = to?.name ?? (none ? undefined : 'a Benched Pokémon');
    if (own?.is === 'pokemon') return this.push(`retreats ${own.name}`, { targets: target === undefined ? ['a Benched Pokémon'] : [target] }, by); // prettier-ignore
    return this.push(to ? `retreats to ${to.name}` : 'retreats', {}, by);
  }
  private promoted(told: Told, lead: Lead): boolean {
    const pokemon = told.phrases.filter(({ is }) => is === 'pokemon');
    const means = told.phrases.filter(({ is }) => is === 'trainer');
    const rest = told.phrases.filter(({ is }) => is !== 'pokemon' && is !== 'trainer' && is !== 'active');
    if (rest.length > 0 || means.length > 1 || pokemon.length > 1 || told.amounts.length > 0) return false;
    const by = told.by ?? this.by;
    const names = pokemon.map(({ name }) => name);
    this.speak(...names);
    if (means.length === 1) return this.push(`plays ${means[0]!.name}`, { targets: names, trainer: means[0]!.name }, by);
    const last = this.plays.at(-1);
    const joins = last?.trainer !== undefined && last.by === by && lead !== 'main' && (last.targets.length === 0 || switchesBoth(this.into.known(last.trainer)?.card)); // prettier-ignore
    if (names.length === 0) return false;
    if (joins) last.targets.push(...names);
    else if (last?.text.startsWith('retreats') && last.by === by && lead !== 'main') last.targets = names;
    else return this.push(`promotes ${names[0]!}`, {}, by);
    return true;
  }

  /** "and finds X": what the card or Ability before it finds. */
  private found({ phrases, amounts }: Told): boolean {
    const last = this.plays.at(-1);
    const names = phrases.filter(({ is, role }) => /^(?:pokemon|trainer|lies)$/.test(is) && /^(?:bare|for|into)$/.test(role));
    const isSearch = last !== undefined && (last.trainer !== undefined || last.part !== undefined) && last.targets.length === 0;
    if (!isSearch || names.length === 0 || names.length !== phrases.length || amounts.length > 0) return false;
    last.targets.push(...names.flatMap(({ name, count = 1 }) => Array<string>(count).fill(name)));
    return true;
  }
  /** "discarding X from B's Y", "wirft 2 Energien ab": what the play before it discards. */
  private discarded(told: Told): boolean {
    const last = this.plays.at(-1);
    const lies = told.phrases.filter(({ is }) => is === 'lies' || is === 'unnamed');
    const on = told.phrases.filter(({ is }) => is === 'pokemon');
    if (!last || lies.length + on.length !== told.phrases.length || on.length > 1 || told.by === other(last.by)) return false; // prettier-ignore
    const [some, ...more] = told.amounts;
    if (last.part && on.length === 0 && more.length === 0) {
      const [what] = lies;
      if (lies.length + told.amounts.length !== 1 || (some && some.of !== 'energy')) return false;
      told.amounts = [];
      const said = some ? `${some.count} Energy` : what!.is === 'unnamed' ? `${what!.count ?? 1} Energy` : `${what!.count ?? 1} ${what!.name}`;
      this.plays.push({ by: last.by, text: `discards ${said}`, targets: [] });
      return true;
    }
    if (last.trainer === undefined || told.amounts.length > 0 || lies.length === 0 || lies.some(({ is }) => is === 'unnamed')) return false;
    last.targets = last.targets.filter((one) => on.every(({ name }) => name !== one));
    last.targets.push(...lies.map(({ name }) => name));
    for (const one of on) {
      one.whose ??= this.owners.get(one.name) ?? other(last.by);
      one.states.push(...lies.map(({ name }): State => ({ is: 'lies', name })));
      this.speak(one.name);
    }
    return true;
  }

  // ── what is so ──

  /** "B hat X auf der Bank", "X is poisoned", "an X liegen 2 Energien". */
  private lies(told: Told): boolean {
    const { phrases, places, conditions, amounts, by } = told;
    if (told.not || places.some(({ to, from }) => to || from) || places.length > 1) return false;
    const trainers = phrases.filter(({ is }) => is === 'trainer');
    if (trainers.length > 0) return this.stadium(told, trainers);
    const lies = phrases.filter(({ is }) => is === 'lies');
    const pokemon = phrases.filter(({ is }) => is === 'pokemon' || is === 'active');
    if (pokemon.length + lies.length !== phrases.length || phrases.some(({ role }) => role === 'into' || role === 'arrow' || role === 'from')) return false; // prettier-ignore
    const said = conditions.length + amounts.length + places.length + lies.length;
    if (pokemon.length === 0) return lies.length === 0 && conditions.length === 0 && places.length === 0 && amounts.length > 0; // prettier-ignore
    if (told.only && !this.isOnly(told, pokemon)) return false;
    // "X is B's active": one and the same.
    const active = pokemon.find(({ is }) => is === 'active');
    if (active && pokemon.length > 1) return this.isActive(pokemon, active, said, by);
    const [one, ...more] = pokemon as [Phrase, ...Phrase[]];
    const of = amounts.filter(({ of: what }) => OF_POKEMON.includes(what));
    if (more.length > 0 && (said > places.length || pokemon.some(({ states }) => states.length > 0))) return false;
    const owner = by ?? places[0]?.whose;
    for (const each of pokemon) {
      if (owner) each.whose ??= owner;
      const where = places[0]?.place ?? (by && told.kind === 'have' && each.is === 'pokemon' ? 'play' : undefined);
      if (where) each.states.push({ is: 'place', place: where });
    }
    one.states.push(...of.map((state): State => ({ is: 'amount', of: state.of, count: state.count })), ...conditions.map((condition): State => ({ is: 'condition', condition })), ...lies.map(({ name, count }): State => ({ is: 'lies', name, ...(count !== undefined && { count }) }))); // prettier-ignore
    told.amounts = amounts.filter((each) => !of.includes(each));
    this.speak(...pokemon.flatMap(({ is, name }) => (is === 'pokemon' ? [name] : [])));
    return pokemon.every(({ states }) => states.length > 0);
  }
  /** "A has only X in play", "X is A's only Pokémon": it is Active, and nobody is on the Bench. */
  private isOnly(told: Told, [one, ...more]: readonly Phrase[]): boolean {
    const whose = told.by ?? (one?.whose as Player | undefined) ?? told.whose;
    if (!one || more.length > 0 || whose === undefined || told.places.some(({ place }) => place === 'bench')) return false;
    one.whose = whose;
    one.states.push({ is: 'place', place: 'active' });
    told.places = [];
    told.amounts.push({ of: 'bench', count: 0, whose });
    delete told.only;
    return true;
  }
  private isActive(pokemon: readonly Phrase[], active: Phrase, said: number, by: Player | undefined): boolean {
    const [one, ...more] = pokemon.filter((each) => each !== active);
    if (!one || more.length > 0 || said > 0) return false;
    const whose = active.whose ?? one.whose ?? by;
    if (whose) one.whose = whose;
    one.states.push(...active.states, { is: 'place', place: 'active' });
    active.states = [];
    this.settle(one, this.by);
    this.speak(one.name);
    return true;
  }
  private stadium({ phrases, places, conditions, amounts }: Told, trainers: readonly Phrase[]): boolean {
    const isStadium = trainers.every(({ name }) => this.into.known(name)?.card.trainer === 'stadium');
    if (!isStadium || trainers.length !== phrases.length || conditions.length > 0 || amounts.length > 0) return false;
    if (places.some(({ place }) => place !== 'play')) return false;
    for (const { name } of trainers) this.said.push({ text: `${name} is in play` });
    return true;
  }
  private amounts({ amounts, by }: Told): void {
    for (const { of: what, count, whose = by ?? this.by } of amounts) {
      const of = what === 'same' ? this.counted : what;
      this.counted = of;
      if (of === 'prizes' || of === 'last') this.said.push({ text: `${whose} has ${count} prizes left` });
      else if (of === 'taken') this.said.push({ text: `${whose} has ${6 - count} prizes left` });
      else if (of === 'hand') this.said.push({ text: `${whose} has ${count} cards in hand` });
      else if (of === 'deck') this.said.push({ text: count === 0 ? `${whose}'s deck is empty` : `${whose} has ${count} cards in deck` });
      else if (of === 'bench') this.said.push({ text: `${whose} has ${count === 0 ? 'no' : count} benched Pokémon` });
      else this.unplaced = true;
    }
  } // prettier-ignore
  private counted: Counted | undefined;
  /** Something was said of a Pokémon, and nobody knows of which. */
  unplaced = false;
  private states({ is, name, whose, states }: Phrase): void {
    if (is !== 'pokemon' && is !== 'active') return;
    const player = whose as Player | undefined;
    // What lies there pays together.
    const lie = states.flatMap((state) => (state.is === 'lies' ? [liesSaid(state)] : []));
    if (lie.length > 0) this.said.push({ name: is === 'active' ? 'active' : name, whose: player, text: `has ${lie.join(' and ')} attached` }); // prettier-ignore
    for (const state of states) if (state.is !== 'lies') this.said.push({ name: is === 'active' ? 'active' : name, whose: player, text: stateSaid(state) });
  } // prettier-ignore

  // ── written ──

  /** The line; what is said of the table stands before the plays. */
  pieces(): string[] {
    for (const { name, by } of this.hits) if (!this.owners.has(name)) this.owners.set(name, other(by));
    const said = this.said.map(({ name, whose, text }) => {
      if (name === undefined) return text;
      const player = whose ?? this.owners.get(name);
      if (text === 'came') return `${player ?? 'A'}: ${name} was played this turn`;
      if (PLACED.test(text)) return `${player ?? this.unsaid} has ${name} ${text}`;
      return `${player === undefined ? '' : `${player}'s `}${name} ${text}`;
    });
    const plays = this.withTurns().map(({ by, text, targets, coins }) => `${by}: ${text}${coins ? ` (${coins})` : ''}${targets.length > 0 ? ` ${ARROW} ${targets.join(' + ')}` : ''}`); // prettier-ignore
    const number = this.turnNumber();
    return [...new Set(said), ...plays, ...(number === undefined ? [] : [`turn ${number}`])];
  }
  /** Whose a Pokémon is that is told of beside a play, and nobody says: rather the other player's; the own Active one where no Pokémon is named. */
  private get unsaid(): Player {
    const [first] = this.plays;
    if (!first) return this.by;
    return /^(?:retreats|a Pokémon|checkup)/.test(first.text) ? first.by : other(first.by);
  }
  /** The first turn of who goes second is the second of the game. */
  private turnNumber(): number | undefined {
    const by = this.plays[0]?.by ?? this.by;
    const starter = this.starter ?? (this.going && (this.going.first ? this.going.by : other(this.going.by)));
    const { turn } = this;
    if (turn && (starter === undefined || turn.number === 2)) return turn.number;
    if (starter === undefined) return undefined;
    return starter === (turn?.by ?? by) ? 1 : 2;
  }
  get last(): Player {
    return this.by;
  }
}
const PLACED = /^(?:active|on the bench|in play)$/;
const liesSaid = ({ name, count }: Extract<State, { is: 'lies' }>): string =>
  count === undefined ? name : `${count} ${name}`;
function stateSaid(state: Exclude<State, { is: 'lies' }>): string {
  switch (state.is) {
    case 'condition':
      return `is ${state.condition}`;
    case 'part':
      return `has the Ability ${state.called}`;
    case 'came':
      return 'came';
    case 'place':
      return state.place === 'active' ? 'active' : state.place === 'bench' ? 'on the bench' : 'in play';
    case 'amount':
      break;
  }
  const { of, count } = state;
  if (of === 'damage' || of === 'counters') return `has ${count * (of === 'counters' ? 10 : 1)} damage`;
  if (of === 'energy') return `has ${count === 0 ? 'no' : count} Energy attached`;
  return of === 'left' ? `has ${count} HP left` : `has ${count} HP`;
}
export const isPokemonName = (name: string, into: PokemonLine): boolean => isInPlayAs(into.known(name)?.card);
