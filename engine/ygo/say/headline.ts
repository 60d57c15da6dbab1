/**
 * The answer in a sentence or a few, as a judge would say it: what became of the first link of each chain, what changed its fate, what was
 * negated, what missed the timing, and which triggered effects follow.
 */
import type { Player, YgoMove } from '../../case/schema.ts';
import type { Localized, Reason, Step } from '../../ruling/schema.ts';
import { list, say, sentences } from '../../ruling/say.ts';
import { sayPrevented } from './prevented.ts';
import type { Undecided } from '../../ruling/record.ts';
import { onField, type Link } from '../board/duel.ts';
import type { CardInfo } from '../cards.ts';
import { mustBeThere } from '../chain/link.ts';
import type { Game, Told } from '../game/game.ts';
import { waitsFor } from './branches.ts';
import { notGiven } from './not-given.ts';
import { PHASE_NAMES } from './names.ts';

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
    const followed = [...afterDeed(game), ...chains(game), ...notTriggered(game), ...optionalParts(game)];
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
  const last = game.told.sort((a, b) => b.weight - a.weight)[0]?.text ?? lastChange(game);
  if (last) return sentences([last, ...notTriggered(game).filter(({ en }) => / misses the timing/.test(en))]);
  return say('Nichts davon ist zu beanstanden.', 'Nothing here is against the rules.');
}

/** Whether the answer tells what the effect of this lost Equip Card did, or could not do. */
const triggers = (told: readonly Localized[], { en }: Localized): boolean => {
  const name = en.slice(0, en.indexOf(':'));
  const begins = [`The effect of ${name} then`, `Then, in a new Chain: ${name}`, `${name} triggers`, `${name} misses`];
  return told.some((one) => begins.some((words) => one.en.startsWith(words)));
};
/** What a player did last, after every Chain: a Summon under an effect that applies now. */
function laterDeed({ told, rec: { steps } }: Game): Localized[] {
  const end = steps.findLastIndex(({ link }) => link !== undefined);
  const deed = told.findLast(({ link, after = -1 }) => link === undefined && after > end);
  return deed ? [deed.text] : [];
}
/** What an effect that applies "each time" did at last, after the Chain. */
function eachTime({ rec: { steps } }: Game): Localized[] {
  const at = steps.findLastIndex(({ kind }) => kind === 'each-time');
  const did =
    at < 0
      ? undefined
      : steps.slice(at + 1).find(({ outcome, changes }) => outcome === 'applied' && changes.length > 0);
  return did ? [did.text] : [];
}
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
      if (kind === 'equip-lost') return done;
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

/** An attack nobody told of, put there for a card that answers it: what that card does is the answer. */
const isSupposedBattle = ({ moves, supposed, duel }: Game): boolean =>
  duel.links.length > 0 && moves.every((move) => move.do !== 'attack' || supposed.byNobody.has(move));

/** The battle, and what came to nothing in it; else what an effect did before or after it. */
function aroundBattle(game: Game, { text: battle, after }: Told): Localized[] {
  // What somebody began after it is what the answer is about at last.
  const later = after === undefined ? undefined : begunBehind(game, after);
  if (later) return [battle, linkHeadline(game, later)];
  const nothing = stopped(game).slice(-1);
  if (nothing.length > 0) return [battle, ...nothing];
  // That the attack was negated is said once, by what negated it.
  const negating = game.duel.links.map((link) => whatLinkDid(game, link)).find((deeds) => deeds.some(negatesAttack));
  if (negating)
    return [...negating.filter(negatesAttack), ...negating.filter((deed) => !negatesAttack(deed))]
      .slice(0, 2)
      .map(({ text }) => text);
  const links = game.duel.links.some(({ move }) => move !== undefined)
    ? game.duel.links.filter(({ move }) => move !== undefined)
    : game.duel.links;
  const did = links.flatMap((link) => inBattle(game, link)).at(-1);
  if (did && after !== undefined && did.n > after) return [battle, did.text];
  const last = game.rec.steps.findLast(({ kind }) => kind === 'destruction-prevented' || kind === 'damage-calculation');
  if (last?.kind === 'destruction-prevented') return [battle, last.text];
  // Where the monster went instead says what its effects can do.
  const elsewhere = game.rec.steps.findLast(
    ({ kind, n }) => kind === 'redirection' && after !== undefined && n > after,
  );
  if (elsewhere) return [battle, elsewhere.text];
  return did ? [did.text, battle] : [battle];
}

/** The first link of the last Chain that somebody began behind this step. */
function begunBehind({ duel: { links }, rec: { steps } }: Game, after: number): Link | undefined {
  const last = links.findLast(({ move, triggered }) => move !== undefined && !triggered);
  const begun = last && links.find(({ chain, move }) => chain === last.chain && move !== undefined);
  const at = begun && steps.find(({ kind, chain }) => kind === 'activation' && chain === begun.chain);
  return at && at.n > after ? begun : undefined;
}
/** What a link did first in a battle, with what comes of it. */
function inBattle(game: Game, link: Link): { n: number; text: Localized }[] {
  const [first, ...later] = whatLinkDid(game, link);
  const next = first && (isSlight(first, link) ? undefined : alsoDid(link, first, later));
  return first ? [{ n: first.n, text: next ? joined(first.text, next.text) : first.text }] : [];
}
const negatesAttack = ({ kind }: Step): boolean => kind === 'negate-attack';

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

/** No more than a judge would say at the table: what became of what began it, and what came of that at last. The rest is the list. */
function shortened(texts: readonly Localized[]): Localized[] {
  const once = texts.filter(({ en }, i) => texts.findIndex((one) => one.en === en) === i);
  const [first, ...more] = once.length <= 2 ? once : [...once.slice(0, 1), ...once.slice(-1)];
  return first ? [first, ...more.map(({ de, en }) => say(withoutWhy(de, first.de), withoutWhy(en, first.en)))] : [];
}

/** A reason that is what was said first is not said again. */
function withoutWhy(text: string, first: string): string {
  const at = text.indexOf(': ');
  const why = text.slice(at + 2).replace(/\.$/, '');
  // "destroys and banishes it" says, too, that it is destroyed.
  const isSaid = [first, first.replace(/ (?:und|and) \p{Ll}+(?= )/u, '')].some((said) => said.startsWith(why));
  return at > 0 && isSaid ? `${text.slice(0, at)}.` : text;
}

/** What a player did, where all that came of it is an effect that triggered by itself and does nothing: it comes first. */
function afterDeed({ duel, told }: Game): Localized[] {
  const idle = duel.links.every(({ move, outcome }) => move === undefined && outcome === 'no-effect');
  const [deed] = idle ? told.toSorted((a, b) => b.weight - a.weight) : [];
  return deed ? [deed.text] : [];
}

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
    return [linkHeadline(game, first), ...stoppedBefore(game, first)];
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
/** The links the dispute is about: those of cards nobody named are not, unless there are no others. */
function spokenOf({ duel, moves, supposed }: Game): Link[] {
  const named = duel.links.filter(({ move }) => move === undefined || !supposed.byNobody.has(moves[move]!));
  return named.length > 0 ? named : duel.links;
}
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
/** Links that came to nothing because something stopped them. */
const stopped = (game: Game): Localized[] => game.duel.links.flatMap((link) => ifStopped(game, link));
const ifStopped = (game: Game, link: Link): Localized[] =>
  link.outcome === 'activation-negated' || link.outcome === 'effect-negated' || link.outcome === 'no-effect'
    ? [linkHeadline(game, link)]
    : [];

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

/** Links chained to the first that came to nothing, and why: they would have changed its fate. At most two, the last first. */
function stoppedBefore(game: Game, first: Link): Localized[] {
  if (first.outcome !== 'resolved') return [];
  return game.duel.links
    .filter((link) => link.chain === first.chain && link !== first && link.by !== first.by)
    .flatMap((link) => ifStoppedShort(game, link))
    .slice(0, 2);
}
function ifStoppedShort(game: Game, link: Link): Localized[] {
  const name = nameOf(link);
  const by = link.negated && negatorOf(game, link);
  if (link.outcome === 'activation-negated')
    return [
      say(
        `Die Aktivierung ${name.deOf} wurde annulliert (${by?.de}).`,
        `The activation of ${name.enOf} was negated (${by?.en}).`,
      ),
    ];
  if (link.outcome === 'effect-negated')
    return [
      say(
        `Der Effekt von ${link.card.info.name.de} wurde annulliert (${by?.de}).`,
        `The effect of ${link.card.info.name.en} was negated (${by?.en}).`,
      ),
    ];
  if (link.outcome !== 'no-effect') return [];
  return isContinuousGone(link) && destroyedBefore(game, link)
    ? [
        say(
          `${name.de} wurde zerstört, bevor der Effekt aufgelöst wurde, und bewirkt nichts.`,
          `${name.en} was destroyed before its effect resolved and does nothing.`,
        ),
      ]
    : [withoutEffect(link, whyNothing(game, link)[0])];
}
/** `why`: in the same breath, without the card's name again. */
function withoutEffect(link: Link, why?: Localized): Localized {
  const { de, en } = nameOf(link);
  const { name } = link.card.info;
  const of = (text: string, called: string) => text.replace(`${called}: `, '');
  return why
    ? say(
        `${de} wird ohne Effekt aufgelöst: ${of(why.de, name.de)}`,
        `${en} resolves without effect: ${of(why.en, name.en)}`,
      )
    : say(`${de} wird ohne Effekt aufgelöst.`, `${en} resolves without effect.`);
}
/** A card that is activated by its name; an effect as the effect of its card. */
function nameOf(link: Link): { de: string; en: string; deOf: string; enOf: string } {
  const { de, en } = link.card.info.name;
  return link.cardActivation || !link.effect
    ? { de, en, deOf: `von ${de}`, enOf: en }
    : {
        de: `Der Effekt von ${de}`,
        en: `The effect of ${en}`,
        deOf: `des Effekts von ${de}`,
        enOf: `the effect of ${en}`,
      };
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

function illegalHeadline(game: Game, illegal: { move: number; reasons: Reason[] }): Localized {
  const move = game.moves[illegal.move];
  const card = cardOfMove(game, illegal.move);
  const what = moveName(game, illegal.move);
  // What triggers only after the Chain is worth saying; that a slow card has to wait goes without.
  const first = foremost(illegal.reasons);
  const later = [
    ...(first?.code === 'timing' ? illegal.reasons.filter((r) => r.code === 'resolve-first').map((r) => r.text) : []),
    // By what it was Summoned nobody said: the other answer stands there, too.
    ...(first?.text.en.includes('(Special Summon); such a') && game.supposed.byNobody.size > 0 ? [UNAIDED] : []),
  ];
  const why = sentences([byItself(first?.text ?? say('', ''), what), ...later]);
  const cannot = card && move && CANNOT[move.do];
  return cannot
    ? say(`${what.de} kann hier ${cannot.de}: ${why.de}`, `${what.en} cannot ${cannot.en} here: ${why.en}`)
    : say(`${what.de} ist hier nicht erlaubt: ${why.de}`, `${what.en} is not allowed here: ${why.en}`);
}
const UNAIDED = say(
  'Ohne den Effekt einer Karte beschworen (etwa als Pendelbeschwörung), könnte es annulliert werden.',
  'Summoned without the effect of a card (by a Pendulum Summon, say), it could be negated.',
);
/** "X cannot attack: X forbids this": its name is not said twice. */
const byItself = (why: Localized, { de, en }: Localized): Localized =>
  why.en === `${en} forbids this.`
    ? say(
        why.de.replace(de, () => 'Der eigene Effekt'),
        why.en.replace(en, () => 'Its own effect'),
      )
    : why;
const cardOfMove = ({ moves, duel }: Game, at: number) => {
  const move = moves[at];
  return move && 'card' in move ? duel.cards.get(move.card) : undefined;
};
/** What a move is called: by its card, else by what is done. */
function moveName(game: Game, at: number): Localized {
  const card = cardOfMove(game, at);
  if (card) return card.info.name;
  const move = game.moves[at];
  if (move?.do === 'phase')
    return say(`Der Beginn der ${PHASE_NAMES[move.to].de}`, `Entering the ${PHASE_NAMES[move.to].en}`);
  return (move && MOVES[move.do]) ?? say(`Zug ${at + 1}`, `Move ${at + 1}`);
}
const MOVES: Readonly<Partial<Record<YgoMove['do'], Localized>>> = {
  'pendulum-summon': say('Die Pendelbeschwörung', 'The Pendulum Summon'),
  'end-turn': say('Das Beenden des Zuges', 'Ending the turn'),
  step: say('Der Wechsel des Steps', 'Going to that step'),
};
/** What a card cannot do, or what cannot be done with it, where a move is refused. */
const CANNOT: Readonly<Partial<Record<YgoMove['do'], Localized>>> = {
  activate: say('nicht aktiviert werden', 'be activated'),
  'normal-summon': say('nicht als Normalbeschwörung beschworen werden', 'be Normal Summoned'),
  set: say('nicht gesetzt werden', 'be Set'),
  'flip-summon': say('nicht als Flippbeschwörung beschworen werden', 'be Flip Summoned'),
  'special-summon': say('nicht als Spezialbeschwörung beschworen werden', 'be Special Summoned'),
  attack: say('nicht angreifen', 'attack'),
  'change-position': say('die Position nicht ändern', 'change its battle position'),
};

/** Too slow for the Chain it is too slow in any turn and phase. */
const foremost = (reasons: readonly Reason[]): Reason | undefined =>
  MOMENT.has(reasons[0]?.code ?? '')
    ? (reasons.find(({ code }) => code === 'spell-speed') ?? reasons[0])
    : // What a card forbids it forbids whatever happened.
      reasons[0]?.code === 'timing'
      ? (reasons.find(({ code }) => code === 'forbidden') ?? reasons[0])
      : // The card that was named, and what is against it.
        reasons[0]?.code === 'no-target'
        ? (reasons.find(({ code }) => code === 'target' || code === 'forbidden') ?? reasons[0])
        : reasons[0];
const MOMENT: ReadonlySet<string> = new Set(['not-your-turn', 'wrong-phase']);

function linkHeadline(game: Game, link: Link): Localized {
  const name = nameOf(link);
  const told = game.told.find((t) => t.link === link.serial);
  if (told) return told.text;
  const negator = link.negated && negatorOf(game, link);
  switch (link.outcome) {
    case 'activation-negated':
      return say(
        `${name.de} wird nicht aufgelöst: Die Aktivierung wurde annulliert (${negator?.de}).`,
        `${name.en} does not resolve: its activation was negated (${negator?.en}).`,
      );
    case 'effect-negated':
      return say(
        `${name.de} bewirkt nichts: ${link.cardActivation ? 'Der Effekt' : 'Er'} wurde annulliert (${negator?.de}); die Aktivierung bleibt gültig.`,
        `${name.en} does nothing: ${link.cardActivation ? 'its effect' : 'it'} was negated (${negator?.en}); the activation stands.`,
      );
    case 'no-effect':
      return isContinuousGone(link)
        ? say(
            `${name.de} bewirkt nichts: Die Karte lag beim Auflösen nicht mehr auf dem Spielfeld.`,
            `${name.en} does nothing: the card was no longer on the field when it resolved.`,
          )
        : withoutEffect(link, whyNothing(game, link)[0]);
    default:
      return destroyedBefore(game, link)
        ? say(
            `${name.de} wird aufgelöst: Die Karte wurde zerstört, nicht annulliert.`,
            `${name.en} resolves: it was destroyed, not negated.`,
          )
        : resolved(game, link, whatItDid(game, link));
  }
}
/** That it resolved is said by what it did, where that names it; of a card nobody named it is not. */
function resolved({ supposed, moves }: Game, link: Link, did: Localized | undefined): Localized {
  const name = nameOf(link);
  const { de, en } = link.card.info.name;
  const byNobody = link.move !== undefined && supposed.byNobody.has(moves[link.move]!);
  if (did && byNobody && did.en.startsWith('Player ')) return did;
  if (!did) return say(`${name.de} wird aufgelöst.`, `${name.en} resolves.`);
  if (did.de.startsWith(de) && did.en.startsWith(en)) return did;
  return say(`${name.de} wird aufgelöst: ${did.de}`, `${name.en} resolves: ${did.en}`);
}
/** What became of other cards and players by this link, and what was spared: what the dispute is about. */
const whatItDid = (game: Game, link: Link): Localized | undefined => {
  const spared = sparedBy(game, link);
  const deeds = whatLinkDid(game, link);
  // An Equip Card is equipped for what that brings.
  const [first, ...later] = onlyBinds(deeds) ? deeds.slice(1) : deeds;
  if (spared || !first) return spared ?? onlyRevealed(game, link);
  const next = isSlight(first, link)
    ? later.find((deed) => !isSlight(deed, link) && !APPLIES.has(deed.kind))
    : (consequence(game, link, first) ?? alsoDid(link, first, later));
  return next ? joined(first.text, next.text) : first.text;
};
/** What begins to apply first, where more is done: an Equip Card is equipped for that; who destroys or Summons is bound for it. */
const onlyBinds = ([first, ...more]: readonly Step[]): boolean =>
  (first?.kind === 'begins-to-apply' && more.length > 0) ||
  (first?.kind === 'apply' && more.some(({ kind }) => LEAVES.has(kind) || kind === 'special-summon'));
/** What this link did not destroy, and why: several where one deed saved them. */
function sparedBy(game: Game, link: Link): Localized | undefined {
  const skipped = new Map(stepsOf(game, link).flatMap((s) => (s.outcome === 'skipped' ? [[s.n, s.text]] : [])));
  const spared = game.spared.filter(({ step }) => skipped.has(step));
  const [first] = spared;
  const cards = spared.filter((one) => one.why === 'instead' && one.by.en === first?.by.en);
  if (first?.why !== 'instead' || cards.length < 2) return first && skipped.get(first.step);
  return sayPrevented.sparedTogether({ cards: list(cards.map(({ card }) => card.info.name)), by: first.by });
}
/** A card was revealed, and nothing came of it. */
function onlyRevealed(game: Game, link: Link): Localized | undefined {
  const steps = stepsOf(game, link);
  const revealed = steps.find(({ kind, outcome }) => kind === 'reveal' && outcome === 'applied');
  const idle = revealed && steps.find(({ n, outcome }) => n > revealed.n && outcome === 'skipped');
  const { de, en } = link.card.info.name;
  return idle && joined(revealed.text, say(idle.text.de.replace(`${de}: `, ''), idle.text.en.replace(`${en}: `, '')));
}
/** What an effect does to Life Points, values or its own card only leads to what it is about. */
function isSlight({ kind, text }: Step, link: Link): boolean {
  const { en } = link.card.info.name;
  return SLIGHT.has(kind) || (LEAVES.has(kind) && (text.en.split(en).length > 2 || text.en.includes(' itself')));
}
const SLIGHT: ReadonlySet<string> = new Set(['modify', 'lose-life', 'reveal', 'look', 'excavate', 'shuffle', 'place-counters', 'remove-counters']); // prettier-ignore
const APPLIES: ReadonlySet<string> = new Set(['apply', 'begins-to-apply']);
const LEAVES: ReadonlySet<string> = new Set(['destroy', 'banish', 'send', 'return']);
/** What cards are sent, returned or points are gained for, where that is done as well: what it destroys, Summons or draws, and an end of the Battle Phase. */
const alsoDid = ({ card }: Link, first: Step, later: readonly Step[]): Step | undefined => {
  const isByIt = ({ text: { en } }: Step): boolean =>
    en.startsWith('Player ') || en.startsWith('Each player ') || en.startsWith(`${card.info.name.en} `);
  const after = first.kind === 'draw' ? BEHIND_DRAWING : COMES_OF_IT;
  const comesOfIt = (deed: Step): boolean => deed.kind !== first.kind && after.has(deed.kind) && isByIt(deed);
  return LEADS.has(first.kind) ? later.find(comesOfIt) : undefined;
};
const LEADS: ReadonlySet<string> = new Set(['send', 'return', 'gain-life', 'discard', 'declare', 'tribute', 'banish', 'draw']); // prettier-ignore
const BEHIND_DRAWING: ReadonlySet<string> = new Set(['discard', 'banish', 'return', 'send']);
const COMES_OF_IT: ReadonlySet<string> = new Set(['destroy', 'special-summon', 'draw', 'end-battle-phase', 'control']);
/** What became of the card that left: where it went instead, who controls what it held. */
const consequence = (game: Game, link: Link, deed: Step): Step | undefined =>
  LEAVES.has(deed.kind)
    ? stepsOf(game, link).find(
        ({ n, kind, outcome }) =>
          n > deed.n && outcome === 'applied' && (FOLLOWS.has(kind) || (deed.kind === 'destroy' && kind === 'banish')),
      )
    : undefined;
const FOLLOWS: ReadonlySet<string> = new Set(['redirection', 'control']);
/** Two things in a sentence; "X destroys Y; X banishes Y" with one subject and one object. */
const joined = (one: Localized, two: Localized): Localized =>
  say(
    `${one.de.replace(/\.$/, '')}; ${two.de.replace(/^Jeder /, 'jeder ')}`.replace(SAME_TWICE, '$1 $2 und $4 $3.'),
    `${one.en.replace(/\.$/, '')}; ${two.en.replace(/^Each /, 'each ')}`.replace(SAME_TWICE, '$1 $2 and $4 $3.'),
  );
const SAME_TWICE = /^(.+) (\p{Ll}+) (.+); \1 (\p{Ll}+) \3\.$/u;
const whatLinkDid = (game: Game, link: Link): Step[] =>
  byEach(stepsOf(game, link).filter((s) => s.outcome === 'applied' && s.changes.length > 0));
/** What both players do alike is said once: "each player draws 5 cards". */
function byEach(deeds: Step[]): Step[] {
  const alike = (one: Step, other: Step): boolean =>
    one !== other && one.kind === other.kind && !changesLife(one) && OF_PLAYER.test(one.text.en) && one.text.en.slice(8) === other.text.en.slice(8) && OF_PLAYER.test(other.text.en);
  return deeds.flatMap((deed, i) => {
    const other = deeds.findIndex((one) => alike(deed, one) && one.text.en[7] !== deed.text.en[7]);
    if (other < 0) return [deed];
    const text = say(deed.text.de.replace(/^Spieler [AB] /, 'Jeder Spieler '), deed.text.en.replace(OF_PLAYER, 'Each player '));
    return other < i ? [] : [{ ...deed, text }];
  });
} // prettier-ignore
const OF_PLAYER = /^Player [AB] /;
const stepsOf = (game: Game, link: Link): Step[] =>
  game.rec.steps.filter(
    (s) => s.chain === link.chain && s.link === link.number && !BEFORE_IT_DOES.has(s.kind) && s.kind !== 'clean-up',
  );
const BEFORE_IT_DOES: ReadonlySet<string> = new Set(['activation', 'cost', 'target', 'resolution']);

/** What became of its target before, by the link that did it; else what the link could not do. */
function whyNothing(game: Game, link: Link): Localized[] {
  const targets = link.targets.map(({ id }) => game.duel.cards.get(id)?.info.name.en ?? '');
  const before = game.duel.links.filter(({ chain, number }) => chain === link.chain && number > link.number);
  const did = before.flatMap((other) => whatLinkDid(game, other)).find(({ text: { en } }) => targets.some((name) => en.endsWith(` ${name}.`) || (en.startsWith(name) && ITSELF_AT_END.test(en)))); // prettier-ignore
  const gone =
    targets.length > 0
      ? undefined
      : before.flatMap((other) => whatLinkDid(game, other)).find(({ kind }) => LEAVES.has(kind));
  return did ? [did.text] : gone ? [gone.text] : notDone(game, link);
}
const ITSELF_AT_END = / itself(?: face-down| to [^.]+)?\.$/;
const notDone = (game: Game, link: Link): Localized[] =>
  game.rec.steps
    .filter(
      (s) => s.chain === link.chain && s.link === link.number && s.outcome === 'skipped' && s.kind !== 'resolution',
    )
    .map((s) => s.text)
    .slice(0, 1);
/** Life Points that changed by the only thing there is to say, where it does not say so. */
function lifeChanged(game: Game, told: readonly Localized[]): Localized[] {
  const [link] = spokenOf(game);
  const deeds = link ? whatLinkDid(game, link) : [];
  const isTold = ({ text }: Step): boolean => told.some(({ en }) => en.endsWith(text.en));
  const [one, ...more] = deeds.slice(1).filter((deed) => changesLife(deed) && !isTold(deed));
  const others = more.find((deed) => whose(deed) !== (one && whose(one)));
  return one ? [others ? joined(one.text, others.text) : one.text] : [];
}
/** Life Points that changed by damage or a gain the answer does not tell of; as they are in the end where there was more than one. */
function lifeAtLast({ rec: { steps }, duel }: Game, { en }: Localized): Localized[] {
  const untold = steps.filter((step) => changesLife(step) && isDamageOrGain(step) && !tells(en, step));
  const ofBoth = (['A', 'B'] as const).flatMap((player) => {
    const own = untold.filter((step) => whose(step)?.startsWith(`/players/${player}/`));
    const points = duel.sides[player].lifePoints;
    if (own.length === 0 || new RegExp(`Player ${player} [^.;]* has ${points} (?:Life Points left|now)`).test(en)) return [];
    const all = steps.filter((step) => whose(step)?.startsWith(`/players/${player}/`));
    return own.length === 1 && all.at(-1) === own[0] ? [own[0]!.text] : [hasInTheEnd(player, points)];
  });
  const [one, other] = ofBoth;
  return one ? [other ? joined(one, other) : one] : [];
} // prettier-ignore
const isDamageOrGain = ({ kind }: Step): boolean => ['damage', 'battle-damage', 'gain-life'].includes(kind);
/** Whether the answer says these words, or how much battle damage it was. */
const tells = (said: string, { text }: Step): boolean => {
  const dealt = /Player [AB] takes \d+ battle damage/.exec(text.en)?.[0];
  return said.includes(text.en.replace(/\.$/, '')) || (dealt !== undefined && said.includes(dealt));
};
const hasInTheEnd = (player: Player, points: number): Localized =>
  say(`Am Ende hat Spieler ${player} ${points} Life Points.`, `Player ${player} has ${points} Life Points in the end.`);
/** Whose Life Points. */
const whose = ({ changes }: Step): string | undefined => changes.find(({ path }) => path.endsWith('/lifePoints'))?.path;
const changesLife = ({ changes }: Step): boolean => changes.some(({ path }) => path.endsWith('/lifePoints'));

/** Had the card moved on before its link resolved? */
const wasGone = (link: Link): boolean => (link.asResolving ?? link.card).stay !== link.asActivated.stay;
const isContinuousGone = (link: Link): boolean => mustBeThere(link) && wasGone(link);
const destroyedBefore = (game: Game, link: Link): boolean =>
  link.card.info.kind !== 'monster' &&
  onField(link.asActivated) &&
  wasGone(link) &&
  game.duel.log.some((i) =>
    i.events.some(
      (e) => e.kind === 'destroyed' && e.card?.id === link.card.id && e.card.stay === link.asActivated.stay,
    ),
  );
function negatorOf(game: Game, link: Link): Localized {
  if (link.negated?.name) return link.negated.name;
  const by = link.negated?.by;
  const found =
    typeof by === 'number'
      ? game.duel.links.find((l) => l.chain === link.chain && l.number === by)?.card.info.name
      : game.duel.cards.get(by ?? '')?.info.name;
  return found ?? say(String(by), String(by));
}
