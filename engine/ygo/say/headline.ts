/**
 * The answer in a sentence or a few, as a judge would say it: what became of the first link of each chain, what changed its fate, what was
 * negated, what missed the timing, and which triggered effects follow.
 */
import type { Localized, Reason, Step } from '../../ruling/schema.ts';
import { list, say, sentences } from '../../ruling/say.ts';
import type { Undecided } from '../../ruling/record.ts';
import type { Link } from '../board/duel.ts';
import type { CardInfo } from '../cards.ts';
import type { Game, Told } from '../game/game.ts';
import { waitsFor } from './branches.ts';
import { notGiven } from './not-given.ts';
import { illegalHeadline, moveName } from './headline-refused.ts';
import {
  spokenOf,
  ifStopped,
  stoppedBefore,
  linkHeadline,
  whatItDid,
  whatLinkDid,
  LEAVES,
  joined,
  times,
} from './headline-link.ts';
import { lifeChanged, lifeAtLast } from './headline-life.ts';
import { isSupposedBattle, aroundBattle } from './headline-battle.ts';

export function headlineOf(
  game: Game,
  outcome: { illegal?: { move: number; reasons: Reason[] }; stopped?: Undecided },
): Localized {
  if (outcome.illegal) return illegalHeadline(game, outcome.illegal);
  const irregular = game.irregularities[0];
  const before = irregular
    ? say(
        `${moveName(game, irregular.move).de} war nicht erlaubt: ${irregular.reasons[0]?.text.de ?? ''} `,
        `${moveName(game, irregular.move).en} was not allowed: ${irregular.reasons[0]?.text.en ?? ''} `,
      )
    : say('', '');
  const add = (text: Localized): Localized => {
    const supposing = supposed(game, text);
    return say(before.de + supposing.de + text.de, before.en + supposing.en + text.en);
  };
  if (outcome.stopped) return add(waitsFor(outcome.stopped.decision, say('Es fehlt eine Angabe', 'A fact is missing')));
  const known = asKnown(game);
  if (game.duel.over) return add(known);
  return add(sentences([known, ...lifeAtLast(game, known), ...notGiven(game)]));
}

/** What nobody told of and was put before it. */
function supposed({ supposed: { all, from, byNobody }, duel: { cards } }: Game, known: Localized): Localized {
  const move = all.at(-1);
  if (move === undefined) return from ? isThere(from) : say('', '');
  const card = move.do === 'activate' && !byNobody.has(move) ? cards.get(move.card)?.info : undefined;
  // The answer itself tells of an effect of a card the line names.
  if (card) return known.en.includes(card.name.en) ? say('', '') : isActivated(card);
  const { de, en } =
    SUPPOSED[move.do] ?? say('unmittelbar davor geschah, was dafür nötig ist', 'what it needs happened just before');
  return say(`Angenommen, ${de}: `, `Supposing that ${en}: `);
}

/** "A: Pot of Greed was Set in an earlier turn." in the same breath. */
const isThere = ({ de, en }: Localized): Localized =>
  // What the line names and the effect cannot take is no supposition.
  / cannot take .+\.$/.test(en)
    ? say(`${ofCard(de)}: `, `${ofCard(en)}: `)
    : say(`Angenommen, ${ofCard(de)}: `, `Supposing that ${ofCard(en)}: `);

/** Of a card nobody named it is said whose it is. */
const ofCard = (text: string): string =>
  text
    .replace(/\.$/, '')
    .replace(/^([AB]): ((?:eine?|an?|another|noch) .+)$/, '$2 ($1)')
    .replace(/^[AB]: /, '');

const isActivated = ({ name: { de, en }, kind }: CardInfo): Localized =>
  kind === 'monster'
    ? say(`Angenommen, der Effekt von ${de} wird aktiviert: `, `Supposing that the effect of ${en} is activated: `)
    : say(`Angenommen, ${de} wird aktiviert: `, `Supposing that ${en} is activated: `);

const SUMMONED = say('unmittelbar davor wurde das Monster beschworen', 'the monster was Summoned just before');

const SUPPOSED: Record<string, Localized> = {
  attack: say('unmittelbar davor wurde angegriffen', 'an attack was declared just before'),
  'normal-summon': SUMMONED,
  'special-summon': SUMMONED,
  'flip-summon': SUMMONED,
  activate: say('unmittelbar davor wurde eine Karte aktiviert', 'a card was activated just before'),
};

/** The answer as far as the declared texts go. */
function asKnown(game: Game): Localized {
  const { duel } = game;
  if (duel.over) return overHeadline(duel.over);
  const battle = game.told.filter((t) => t.weight >= 50).at(-1);
  if (battle && !isSupposedBattle(game)) return sentences(aroundBattle(game, battle));
  if (duel.links.length > 0) {
    const rest = [...chains(game), ...notTriggered(game), ...optionalParts(game)];
    const followed = [...afterDeed(game, rest.length), ...rest];
    const besides = () => [...answeredBeside(game), ...laterDeed(game), ...eachTime(game)];
    const first = shortened(followed.length > 1 ? withEachTime(game, followed) : [...followed, ...besides()]);
    const isTold = ({ en }: Localized) => first.some((one) => one.en.includes(en.replace(/\.$/, '')));
    const besidesThem = byOthers(game).filter(
      ({ text, kind }) => !isTold(text) && !(kind === 'equip-lost' && triggers(first, text)),
    );
    const others = besidesThem.map(({ text }) => text);
    // What triggered then triggered because of it.
    const follows = besidesThem.some(({ kind }) => kind === 'destroy') && duel.links.at(-1)?.move === undefined;
    const told = follows && first.length > 1 ? [...others, ...first.slice(-1)] : [...first, ...others];
    return sentences(told.length > 1 ? told : [...told, ...lifeChanged(game, told)]);
  }
  // Two Summons are told both; of more the last two.
  const weightiest = Math.max(...game.told.map(({ weight }) => weight));
  const deeds = game.told.filter(({ weight }) => weight === weightiest).slice(-2);
  const last = deeds.length > 0 ? deeds.map(({ text }) => text) : [lastChange(game) ?? []].flat();
  if (last.length > 0) {
    const missed = notTriggered(game).filter(({ en }) => / misses the timing/.test(en));
    return sentences([...last, ...appliedThen(game, deeds.at(-1)?.after), ...missed]);
  }
  return say('Nichts davon ist zu beanstanden.', 'Nothing here is against the rules.');
}

/** Whether the answer tells what the effect of this lost Equip Card did, or could not do. */
const triggers = (told: readonly Localized[], { en }: Localized): boolean => {
  const name = en.slice(0, en.indexOf(':'));
  const begins = [`The effect of ${name} then`, `Then, in a new Chain: ${name}`, `${name} triggers`, `${name} misses`];
  return told.some((one) => begins.some((words) => one.en.startsWith(words)));
};

/** What effects in force made at once of what a player did: another position, a monster that destroys itself or is one too many. */
function appliedThen({ rec: { steps }, duel: { cards } }: Game, after: number | undefined): Localized[] {
  if (after === undefined) return [];
  return steps
    .slice(after)
    .filter(({ kind, link, outcome, changes }) => IN_FORCE.has(kind) && link === undefined && outcome === 'applied' && changes.length > 0)
    .map(({ text, card = '' }) => {
      const by = cards.get(card)?.info.name;
      if (!by || text.en.includes(by.en)) return text;
      return say(text.de.replace(/\.$/, ` (${by.de}).`), text.en.replace(/\.$/, ` (${by.en}).`));
    });
} // prettier-ignore
const IN_FORCE: ReadonlySet<string> = new Set(['position', 'self-destruct', 'control-limit']);

/** What a player did last, after every Chain: a Summon under an effect that applies now. */
function laterDeed({ told, rec: { steps } }: Game): Localized[] {
  const end = steps.findLastIndex(({ link }) => link !== undefined);
  const deed = told.findLast(({ link, after = -1 }) => link === undefined && after > end);
  return deed ? [deed.text] : [];
}

/** What an effect that applies "each time" did at last, after the Chain. */
function eachTime({ rec: { steps } }: Game): Localized[] {
  const times = steps.flatMap(({ kind }, at) => (kind === 'each-time' ? [at] : []));
  const dids = times.flatMap((at) => steps.slice(at + 1).find(({ outcome, changes }) => outcome === 'applied' && changes.length > 0) ?? []);
  const did = dids.at(-1);
  if (!did) return [];
  const often = dids.filter((one) => one.text.en === did.text.en).length;
  return [often > 1 ? say(did.text.de.replace(/\.$/, ` (insgesamt ${often}-mal).`), did.text.en.replace(/\.$/, ` (${often} times in all).`)) : did.text];
} // prettier-ignore

/** What an effect that applies "each time" did, in one breath with what it did it for. */
function withEachTime(game: Game, followed: readonly Localized[]): Localized[] {
  const [did] = eachTime(game);
  const last = followed.at(-1);
  if (!did || !last || followed.some(({ en }) => en.includes(did.en.replace(/\.$/, '')))) return [...followed];
  return [...followed.slice(0, -1), joined(last, did)];
}

/** What a card does that was put off, what a card that is no link of the last Chain somebody began destroys because of it, what it no longer equips, and whose a monster is again at the end of a turn. */
function byOthers({ rec: { steps }, duel: { links } }: Game): Step[] {
  const last = links.findLast(({ move }) => move !== undefined) ?? links.at(-1);
  const from = steps.findIndex(({ chain }) => last !== undefined && chain === last.chain);
  const delayed = new Set(steps.flatMap(({ kind, card }) => (kind === 'delayed' && card !== undefined ? [card] : [])));
  const inLink = new Set(links.filter(({ chain }) => chain >= (last?.chain ?? 0)).map(({ card }) => card.id));
  return steps
    .slice(Math.max(0, from))
    .filter(({ kind, card, link, outcome, changes }) => {
      const done = outcome === 'applied' && changes.length > 0;
      // What is lost, or one too many, goes by the rule.
      if (kind === 'equip-lost' || kind === 'control-limit') return done;
      if (!done || card === undefined) return false;
      // What destroys itself, because of what is there now, is gone.
      if (link === undefined)
        return kind === 'control' || kind === 'self-destruct' || (LEAVES.has(kind) && delayed.has(card));
      return kind === 'destroy' && !inLink.has(card);
    })
    .slice(0, 2);
} // prettier-ignore

/** The last thing that happened beyond the course of turns and phases, where anything did. */
function lastChange({ rec: { steps } }: Game): Localized | undefined {
  const happened = steps.findLast(
    ({ kind, outcome, changes }) => outcome === 'applied' && changes.length > 0 && !COURSE.has(kind),
  );
  return (happened ?? steps.at(-1))?.text;
}

const COURSE: ReadonlySet<string> = new Set(['phase', 'turn', 'draw']);

/** Optional parts nobody spoke of are taken as not used: said, so that nobody takes it for the whole answer. */
function optionalParts(game: Game): Localized[] {
  const assumed = game.rec.decisions.filter((d) => d.what === 'choice' && d.given === 'assumed' && d.answer === false);
  return assumed.slice(0, 1).flatMap(({ id }) => {
    const name = game.duel.cards.get(id.replace(/\/\d+\/use.*$/, ''))?.info.name;
    return name
      ? [
          say(
            `Der freiwillige Teil von ${name.de} gilt als nicht genutzt.`,
            `The optional part of ${name.en} is taken as not used.`,
          ),
        ]
      : [];
  });
}

/** No more than a judge would say at the table: what became of what began it, which cards left or came by what followed, and what came of that at last. The rest is the list. */
function shortened(texts: readonly Localized[]): Localized[] {
  const once = texts.filter(({ en }, i) => texts.findIndex((one) => one.en === en) === i);
  const between = once.slice(1, -1).filter(({ en }) => MOVES_CARDS.test(en));
  const [first, ...more] = once.length <= 2 ? once : [once[0]!, ...between.slice(-1), once.at(-1)!];
  return first ? [first, ...more.map(({ de, en }) => say(withoutWhy(de, first.de), withoutWhy(en, first.en)))] : [];
}

const MOVES_CARDS =
  /^(?!.* applies from now on).*\b(?:destroys|banishes|sends|returns|removes|Summons|takes control)\b/;

/** A reason that is what was said first is not said again. */
function withoutWhy(text: string, first: string): string {
  const at = text.indexOf(': ');
  const why = text.slice(at + 2).replace(/\.$/, '');
  // "destroys and banishes it" says, too, that it is destroyed.
  const isSaid = [first, first.replace(/ (?:und|and) \p{Ll}+(?= )/u, '')].some((said) => said.startsWith(why));
  return at > 0 && isSaid ? `${text.slice(0, at)}.` : text;
}

/** What a player did, where all that came of it is an effect that triggered by itself and does nothing: it comes first. */
function afterDeed(game: Game, rest: number): Localized[] {
  const { duel, told } = game;
  const idle = duel.links.every(({ move, outcome }) => move === undefined && outcome === 'no-effect');
  const [deed] = idle || (rest === 1 && isAside(duel.links, told)) ? told.toSorted((a, b) => b.weight - a.weight) : [];
  const [then] = appliedThen(game, deed?.after);
  return deed ? [then ? joined(deed.text, then) : deed.text] : [];
}

/** Did all of it only trigger by a Summon, of other cards than the monster that was Summoned (a Tribute for it)? */
const isAside = (links: readonly Link[], told: readonly Told[]): boolean =>
  links.every(({ triggered, chain, card: { info } }) => triggered && chain === links[0]?.chain && told.every(({ link, text }) => link === undefined && !text.en.includes(info.name.en))); // prettier-ignore
/** Chain by chain: what became of its first link and what stopped others; a Chain of triggered effects as what follows. */
function chains(game: Game): Localized[] {
  const links = spokenOf(game);
  const numbers = [...new Set(links.map((l) => l.chain))];
  return numbers.flatMap((number, i) => {
    const chain = links.filter((l) => l.chain === number);
    const [begun] = chain;
    if (!begun) return [];
    const triggered = chain.filter((l) => l.triggered);
    if (i > 0 && begun.triggered) return [followHeadline(game, triggered), ...chain.flatMap((l) => ifStopped(game, l))];
    // What triggered by itself is not what the dispute is about where somebody chained to it.
    const first = chain.find(({ move }) => move !== undefined) ?? begun;
    // Effects that triggered together, to which nobody chained anything: one says no more of it than the other.
    if (chain.length > 1 && chain.every((l) => l.triggered && l.move === undefined))
      return chain.map((l) => linkHeadline(game, l));
    return [
      sentences([
        ...broughtBefore(game, first),
        times(linkHeadline(game, first), chain.filter((l) => isSameAgain(l, first)).length),
      ]),
      ...stoppedBefore(game, first),
    ];
  });
}

/** What the last answer of the only Chain did, where it is about something else than the link it answers. */
function answeredBeside(game: Game): Localized[] {
  const chain = spokenOf(game).filter(({ move }) => move !== undefined);
  const [first] = chain;
  const last = chain.at(-1);
  if (!first || !last || last === first || last.chain !== first.chain) return [];
  const aboutFirst =
    last.targets.some(({ id }) => id === first.card.id) || chain.some(({ negated }) => negated?.by === last.number);
  if (aboutFirst || last.outcome !== 'resolved') return [];
  const said = linkHeadline(game, first).en;
  const answer = linkHeadline(game, last);
  const did = answer.en.slice(answer.en.indexOf(': ') + 1).trim();
  return said.includes(last.card.info.name.en) || said.includes(did) ? [] : [answer];
}
/** The same card once more in the same Chain, with the same result. */
const isSameAgain = ({ card, by, effect, outcome }: Link, first: Link): boolean =>
  card.info === first.card.info && by === first.by && effect === first.effect && outcome === first.outcome;
/** What brought out a monster before the first link destroyed that card: "Call of the Haunted", answering what destroys it. */
function broughtBefore(game: Game, first: Link): Localized[] {
  const destroyed = whatLinkDid(game, first).filter(({ kind }) => kind === 'destroy');
  const answer = spokenOf(game).find((link) => link.chain === first.chain && link.number > first.number && link.outcome === 'resolved' && destroyed.some(({ text }) => text.en.endsWith(` ${link.card.info.name.en}.`)));
  const summoned = answer && whatLinkDid(game, answer).find(({ kind }) => kind === 'special-summon');
  return summoned ? [summoned.text] : [];
} // prettier-ignore

function followHeadline(game: Game, links: readonly Link[]): Localized {
  const names = list(links.map((l) => l.card.info.name));
  const [link] = links;
  const did = links.length === 1 && link?.outcome === 'resolved' ? whatFollowed(game, link) : undefined;
  if (did) return did;
  return links.length === 1
    ? say(
        `Danach beginnt der Effekt von ${names.de} eine neue Kette.`,
        `The effect of ${names.en} then starts a new Chain.`,
      )
    : say(
        `Danach bilden die Effekte von ${names.de} eine neue Kette.`,
        `The effects of ${names.en} then form a new Chain.`,
      );
}

/** What the effect that follows did: that it begins a Chain alone is no answer. Its card is named once. */
function whatFollowed(game: Game, link: Link): Localized | undefined {
  const told = game.told.find(({ link: serial }) => serial === link.serial)?.text;
  const did = told ?? whatItDid(game, link);
  if (!did) return undefined;
  const { de, en } = link.card.info.name;
  return did.de.startsWith(de) && did.en.startsWith(en)
    ? say(`Danach in einer neuen Kette: ${did.de}`, `Then, in a new Chain: ${did.en}`)
    : say(
        `Danach beginnt der Effekt von ${de} eine neue Kette: ${did.de}`,
        `The effect of ${en} then starts a new Chain: ${did.en}`,
      );
}

function overHeadline({ winner, reasons }: NonNullable<Game['duel']['over']>): Localized {
  const why = reasons[0]?.text ?? say('Das Duell ist vorbei.', 'The Duel is over.');
  if (winner === 'draw') return sentences([say('Das Duell endet unentschieden.', 'The Duel is a draw.'), why]);
  const wins = say(`Spieler ${winner} gewinnt das Duell`, `Player ${winner} wins the Duel`);
  // "wins by a card" says already that somebody wins.
  return why.en.startsWith(`Player ${winner} wins by `)
    ? say(
        why.de.replace(/^Spieler . gewinnt/, () => wins.de),
        why.en.replace(/^Player . wins/, () => wins.en),
      )
    : sentences([say(`${wins.de}.`, `${wins.en}.`), why]);
}

/** Triggers that missed the timing or were lost; of what could not be activated what came before the last Chain somebody began is no answer. */
function notTriggered({ rec: { steps }, duel: { links } }: Game): Localized[] {
  const last = links.findLast(({ move, triggered }) => move !== undefined && !triggered);
  const begun = steps.find(({ kind, chain }) => kind === 'activation' && chain === last?.chain)?.n ?? 0;
  return steps
    .filter((s) => s.kind === 'trigger' && s.outcome === 'skipped' && (s.n > begun || s.text.en.includes(' misses ')))
    .map((s) => s.text)
    .slice(0, 1);
}
