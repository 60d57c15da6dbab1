// What was told, as the pieces of a line: what is said of the table stands before the plays, and what is understood between two of them is added.
import { eachName, isCalled } from '../../../engine/case/names.ts';
import { labelsOf } from '../../../engine/ptcg/cards.ts';
import type { Player, PtcgCard } from '../../../engine/case/schema.ts';
import { other } from '../table.ts';
import { ARROW } from '../words.ts';
import type { Play, Plays } from './plays.ts';
import { choosesOwn, textOf } from '../pokemon-attack.ts';
import { PLACED } from './said.ts';

/** Whether a text speaks of one of these among what its player has. */
function ownIn(texts: readonly string[], cards: readonly PtcgCard[]): boolean {
  const called = cards.flatMap((card) => [
    ...eachName(card),
    ...[...labelsOf(card)].map((label) => `${label} Pokémon`),
  ]);
  return texts.some((text) => called.some((name) => text.split(name).slice(1).some((behind) => /^[^.]* (?:on your Bench|in play)/.test(behind) && !/^[^.]*opponent/.test(behind)))); // prettier-ignore
}

/** The pieces of the line. */
export function piecesOf(plays: Plays): string[] {
  for (const hit of plays.hits) if (!plays.owners.has(hit.name)) plays.owners.set(hit.name, ownerHit(plays, hit));
  layWeakened(plays);
  layCopies(plays);
  completed(plays);
  const told = plays.said.filter(({ name, text }) => !isTotal(plays, name, text));
  const said = told.map(({ name, whose, text, count = 1 }) => {
    if (name === undefined) return text;
    // The own Active Pokémon, where nobody says whose.
    const player = whose ?? plays.owners.get(name) ?? (name === 'active' ? plays.plays[0]?.by : undefined);
    if (text === 'came') return `${player ?? 'A'}: ${name} was played this turn`;
    if (/discard/.test(text))
      return `${player ?? plays.plays[0]?.by ?? plays.by} has ${count > 1 ? `${count} ` : ''}${name} ${text}`;
    if (PLACED.test(text))
      return `${player ?? whoseAsks(plays, name) ?? unsaid(plays)} has ${count > 1 ? `${count} ` : ''}${name} ${text}`;
    return `${player === undefined ? '' : `${player}'s `}${name} ${text}`;
  });
  const all = withTurns(plays);
  const played = all.flatMap(({ by, text, targets, coins, finds }) => [`${by}: ${text}${coins ? ` (${coins})` : ''}${targets.length > 0 ? ` ${ARROW} ${targets.join(' + ')}` : ''}`, ...(finds ? [`${by}: finds ${finds.join(' + ')}`] : [])]); // prettier-ignore
  const number = turnNumber(plays);
  const comes = all.flatMap(({ by, text }) => (/^retreats to /.test(text) && !plays.plays.some((one) => one.text === text) ? [`${by} has ${text.slice('retreats to '.length)} on the bench`] : [])); // prettier-ignore
  const there = said.filter((one) => !isPlayed(plays, one));
  return [...new Set([...there, ...comes]), ...played, ...(number === undefined ? [] : [`turn ${number}`])];
}
/** "A has X in hand and plays X": it is that card. */
function isPlayed(plays: Plays, said: string): boolean {
  const [, by, name] = /^([AB]) has 1 (.+) in hand$/.exec(said) ?? [];
  return name !== undefined && plays.plays.some((one) => one.by === by && one.text.endsWith(` ${name}`));
}
/** Whose a Pokémon is that an attack is told to hit: the other player's, but of an attack that chooses among its player's own alone, be it a Tool's. */
function ownerHit(plays: Plays, { by, part }: Plays['hits'][number]): Player {
  const of = plays.plays.find((one) => one.part?.called === part)?.part?.of;
  const lent = part === '' ? [] : plays.into.using(part).flatMap((name) => plays.into.known(name)?.card ?? []);
  return [...(of === undefined ? [] : plays.cardsOf(of)), ...lent].some((card) => choosesOwn(card, part))
    ? by
    : other(by);
}
/** "B has another X on the Bench": a second copy beside the first, which is in play, wherever nobody says. */
function layCopies(plays: Plays): void {
  const isSame = (a: Plays['said'][number], b: Plays['said'][number]): boolean => called(plays, a.name) === called(plays, b.name) && ownerOf(plays, a) === ownerOf(plays, b);
  for (const one of plays.said.filter(({ more, text }) => more && PLACED.test(text))) {
    const there = plays.said.filter((each) => isSame(each, one) && PLACED.test(each.text));
    const alike = there.find((each) => each !== one && each.text === one.text);
    if (alike) {
      alike.count = (alike.count ?? 1) + (one.count ?? 1);
      plays.said.splice(plays.said.indexOf(one), 1);
    } else if (there.length === 1) plays.said.push({ name: one.name, whose: one.whose, text: one.text === 'active' ? 'on the bench' : 'in play' });
  }
} // prettier-ignore
const called = (plays: Plays, name = ''): string => plays.into.known(name)?.name ?? name;
const ownerOf = (plays: Plays, { name = '', whose }: Plays['said'][number]): Player | undefined => whose ?? plays.owners.get(name); // prettier-ignore
/** Who is said to be Knocked Out by an attack that alone does not do it has damage already, where nobody says how much. */
function layWeakened(plays: Plays): void {
  for (const { name, of, called } of plays.outs) {
    const isTold = plays.said.some((one) => one.name === name && /damage|HP left|attached/.test(one.text) && !/Energ(?:y|ie) attached$/.test(one.text));
    const damage = plays.cardsOf(of).flatMap(({ attacks = [] }) => attacks).filter((one) => isCalled(one, called)).map((one) => Number.parseInt(String(one.damage ?? 0)) || 0);
    const points = plays.cardsOf(name).flatMap(({ hp }) => hp ?? []);
    if (isTold || points.length === 0 || damage.length === 0 || Math.min(...damage) >= Math.max(...points)) continue;
    plays.said.push({ name, text: 'has 10 HP left' });
    plays.into.assumed.add('', name, `${name} hat schon so viel Schaden, dass 10 KP übrig sind: die Zeile sagt, dass es kampfunfähig wird.`, `${name} has so much damage already that 10 HP are left: the line says that it is Knocked Out.`);
  }
} // prettier-ignore
/** Whom a card that switches brings forward attacks next; Energy is attached to whom more is attached. */
function completed(plays: Plays): void {
  for (const [n, play] of plays.plays.entries()) {
    const next = plays.plays[n + 1];
    if (!next || next.by !== play.by || play.targets.length > 0) continue;
    const { effects, text } = (play.trainer === undefined ? undefined : plays.into.known(play.trainer)?.card) ?? {};
    const switches = /"do":\[\{"do":"switch","who":"you"\}\]|"en":"Switch your Active/.test(JSON.stringify([effects, text]));
    const comes = next.attacker ?? (next.part && plays.isAttack(next.part) ? next.part.of : undefined);
    if (switches && comes !== undefined && comes !== 'a Pokémon' && !plays.said.some((one) => one.name === comes && PLACED.test(one.text))) {
      play.targets = [comes];
      plays.said.push({ name: comes, whose: play.by, text: 'on the bench' });
    }
    if (play.text === 'attaches Energy' && next.text.startsWith('attaches ')) play.targets = [...next.targets];
  }
} // prettier-ignore
/** "with Hero's Cape (420 HP)": with what the Tool gives it; no printing has so many. */
function isTotal(plays: Plays, name: string | undefined, text: string): boolean {
  const hp = Number(/^has (\d+) HP$/.exec(text)?.[1]);
  if (name === undefined || Number.isNaN(hp) || plays.cardsOf(name).some((card) => card.hp === hp)) return false;
  return [...plays.wearers].some(
    ([tool, wearer]) => wearer === name && plays.into.known(tool)?.card.trainer === 'tool',
  );
}
/** "If X is on your Bench, …": who uses that has X, where the line tells of it and not whose it is. */
function whoseAsks(plays: Plays, name: string): Player | undefined {
  return plays.plays.find(({ part }) => part && ownIn(plays.textsOf(part), plays.cardsOf(name)))?.by;
}
/** Whose a Pokémon is that is told of beside a play, and nobody says: rather the other player's; the own Active one where no Pokémon is named. */
function unsaid(plays: Plays): Player {
  const [first] = plays.plays;
  if (!first) return plays.by;
  return /^(?:retreats|a Pokémon|checkup|ends turn)/.test(first.text) ? first.by : other(first.by);
}
/** The first turn of who goes second is the second of the game. */
function turnNumber(plays: Plays): number | undefined {
  const by = plays.plays[0]?.by ?? plays.by;
  const starter = plays.starter ?? (plays.going && (plays.going.first ? plays.going.by : other(plays.going.by)));
  const { turn } = plays;
  if (turn && (starter === undefined || turn.number >= 2)) return turn.number;
  if (starter === undefined) return undefined;
  return starter === (turn?.by ?? by) ? 1 : 2;
}
/** What was done last turn; where the same player plays now, the other player's turn lies between. */
function withTurns(plays: Plays): Play[] {
  return plays.plays.flatMap((told, n, all) => {
    const play = asHappened(plays, told, all.slice(n + 1), all[n - 1]);
    const next = plays.plays[n + 1];
    if (!play.past || !next || next.past) return [play];
    const ends = (by: Player): Play => ({ by, text: 'ends turn', targets: [] });
    const comes = comesUnhurt(plays, play, n);
    if (comes !== undefined) return [{ ...play, targets: ['a Pokémon'] }, { by: next.by, text: `retreats to ${comes}`, targets: [] }]; // prettier-ignore
    const hits = hitLater(plays, play, n);
    if (hits !== undefined && !holdsOn(plays, play)) return setAside(plays, play);
    if (hits !== undefined) return [{ ...play, targets: ['a Pokémon'] }, { by: other(play.by), text: `retreats to ${hits}`, targets: [] }, ends(other(play.by))]; // prettier-ignore
    return [play, ...(plays.endsTurn(play) ? [] : [ends(play.by)]), ...(next.by === play.by ? [ends(other(play.by))] : [])]; // prettier-ignore
  });
}
/**
 * Whom the attack of last turn hit nobody said, and its player attacks somebody named now: he has come forward since, and the damage of last turn lies
 * on another.
 */
function hitLater(plays: Plays, past: Play, n: number): string | undefined {
  if (!past.part || !plays.isAttack(past.part) || past.targets.length > 0) return undefined;
  const later = plays.plays.slice(n + 1).find((play) => play.by === past.by && (play.attacker !== undefined || (play.part && plays.isAttack(play.part)))); // prettier-ignore
  const [hit, ...more] = later?.targets ?? [];
  return more.length === 0 && hit !== 'a Pokémon' && plays.plays[n + 1]?.by === past.by ? hit : undefined;
}
/** Who attacks now, and would be Knocked Out by the attack of last turn, of which nobody said whom it hit: another was hit, and he has come forward since. */
function comesUnhurt(plays: Plays, past: Play, n: number): string | undefined {
  const now = plays.plays.slice(n + 1);
  const by = now[0]?.by;
  if (!past.part || past.targets.length > 0 || by === past.by || now.some(({ text }) => text.startsWith('retreats'))) return undefined;
  const attack = now.find((play) => play.by === by && (play.attacker !== undefined || (play.part && plays.isAttack(play.part))));
  const name = attack?.attacker ?? attack?.part?.of;
  const damage = plays.cardsOf(past.part.of).flatMap(({ attacks = [] }) => attacks).filter((one) => isCalled(one, past.part!.called)).map((one) => Number.parseInt(String(one.damage ?? 0)) || 0);
  const points = name === undefined ? [] : plays.cardsOf(name).flatMap(({ hp }) => hp ?? []);
  return points.length > 0 && 2 * Math.max(0, ...damage) >= Math.min(...points) && !touchesOther(plays, past.part) ? name : undefined;
} // prettier-ignore
/** Whether an attack does something to the other player's Pokémon besides its damage. */
const touchesOther = (plays: Plays, { of, called }: { of: string; called: string }): boolean =>
  plays.cardsOf(of).some((card) => /Defending Pokémon|(?<!from your |by your )opponent['’]s (?!next turn)[^.]*Pokémon|"opponent-active"|"of":"opponent"/i.test(textOf(card, 1 + (card.attacks ?? []).findIndex((one) => isCalled(one, called))))); // prettier-ignore
/** Whether what an attack of last turn did still counts now. */
function holdsOn(plays: Plays, { part }: Play): boolean {
  const said = plays.cardsOf(part!.of).map((card) => textOf(card, 1 + (card.attacks ?? []).findIndex((one) => isCalled(one, part!.called)))); // prettier-ignore
  const now = plays.plays.flatMap((play) => (play.part ? plays.cardsOf(play.part.of) : [])).map((card) => JSON.stringify([card.attacks, card.abilities, card.effects])); // prettier-ignore
  return said.some((text) => /next turn|"until"|GX attack/i.test(text)) || /[\s-]GX$/.test(part!.called) || now.some((text) => /last turn|"last-turn"/i.test(text)); // prettier-ignore
}
/** It hit somebody nobody named, and nothing of it counts any more. */
function setAside({ into }: Plays, { part }: Play): [] {
  const { of, called } = part!;
  into.assumed.add('', called, `Wen ${called} von ${of} letzten Zug getroffen hat, ist nicht gesagt: Es zählt hier nicht.`, `Whom ${called} of ${of} hit last turn is not said: it does not count here.`); // prettier-ignore
  return [];
}
/** A Checkup before the next play ends the turn. Of a Supporter played before, the hand it discards is not known: what is played behind it was drawn. */
function asHappened(plays: Plays, play: Play, later: readonly Play[], before: Play | undefined): Play {
  const [next] = later;
  if (play.text === 'checkup' && next && !(before && plays.endsTurn(before))) return { ...play, by: before?.by ?? other(next.by), text: 'ends turn' };
  const { trainer = '', effects, text } = (play.trainer === undefined ? undefined : plays.into.known(play.trainer)?.card) ?? {};
  const isDiscarded = trainer === 'supporter' && /"shuffle-hand"|"discard-cards","count":"all"|(?:discard|shuffle) your hand/i.test(JSON.stringify([effects, text]));
  return play.done && isDiscarded && later.some(({ by }) => by === play.by) ? { ...play, text: 'plays a Supporter', targets: [] } : play;
} // prettier-ignore
