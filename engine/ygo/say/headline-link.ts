/** What became of a Chain Link, in a sentence: what it did and for whom, what stopped it, what was spared. */
import type { Localized, Step } from '../../ruling/schema.ts';
import { list, say } from '../../ruling/say.ts';
import { onField, type Link } from '../board/duel.ts';
import { mustBeThere } from '../chain/link.ts';
import type { Game } from '../game/game.ts';
import { sayPrevented } from './prevented.ts';

/** The links the dispute is about: those of cards nobody named are not, unless there are no others. */
export function spokenOf({ duel, moves, supposed }: Game): Link[] {
  const named = duel.links.filter(({ move }) => move === undefined || !supposed.byNobody.has(moves[move]!));
  return named.length > 0 ? named : duel.links;
}

/** Links that came to nothing because something stopped them. */
export const stopped = (game: Game): Localized[] => game.duel.links.flatMap((link) => ifStopped(game, link));

export const ifStopped = (game: Game, link: Link): Localized[] =>
  link.outcome === 'activation-negated' || link.outcome === 'effect-negated' || link.outcome === 'no-effect'
    ? [linkHeadline(game, link)]
    : [];

/** Links chained to the first that came to nothing, and why: they would have changed its fate. At most two, the last first. */
export function stoppedBefore(game: Game, first: Link): Localized[] {
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

export function linkHeadline(game: Game, link: Link): Localized {
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
      return (destroyedBefore(game, link) ? stillResolved : resolved)(game, link, whatItDid(game, link));
  }
}

/** A card that was destroyed before its effect resolved: what it did all the same, and that it was not negated. */
function stillResolved(_game: Game, link: Link, did: Localized | undefined): Localized {
  const { de, en } = nameOf(link);
  if (!did)
    return say(
      `${de} wird aufgelöst: Die Karte wurde zerstört, nicht annulliert.`,
      `${en} resolves: it was destroyed, not negated.`,
    );
  const { name } = link.card.info;
  return did.de.startsWith(name.de) && did.en.startsWith(name.en)
    ? say(
        did.de.replace(/\.$/, ` (${name.de} selbst wurde zerstört, nicht annulliert).`),
        did.en.replace(/\.$/, ` (${name.en} itself was destroyed, not negated).`),
      )
    : say(
        `${de} wird trotzdem aufgelöst (zerstört, nicht annulliert): ${did.de}`,
        `${en} still resolves (destroyed, not negated): ${did.en}`,
      );
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
export const whatItDid = (game: Game, link: Link): Localized | undefined => {
  const spared = sparedBy(game, link);
  const deeds = whatLinkDid(game, link);
  // An Equip Card is equipped for what that brings.
  const [first, ...later] = discardedTogether(onlyBinds(deeds) ? deeds.slice(1) : deeds);
  // What it did to the others, and whom it spared.
  if (spared && first && LEAVES.has(first.kind) && !isSlight(first, link)) return joined(first.text, spared);
  if (spared || !first) return spared ?? onlyRevealed(game, link);
  const next = isSlight(first, link)
    ? later.find((deed) => !isSlight(deed, link) && !APPLIES.has(deed.kind))
    : (consequence(game, link, first) ?? alsoDid(link, first, later));
  return next ? joined(first.text, next.text) : first.text;
};

/** "Discard 1 random card, then 1 more": said in one breath. */
function discardedTogether(deeds: readonly Step[]): readonly Step[] {
  const [first] = deeds;
  const more = first?.kind === 'discard' ? deeds.filter((deed) => deed.kind === 'discard' && deed !== first) : [];
  const last = more.at(-1);
  if (!first || !last) return deeds;
  const alike = more.every(({ text }) => text.en === first.text.en);
  const text = alike ? times(first.text, more.length + 1) : joined(first.text, last.text);
  return [{ ...first, text }, ...deeds.filter((deed) => deed !== first && !more.includes(deed))];
}
export const times = (text: Localized, count: number): Localized =>
  count < 2 ? text : say(text.de.replace(/\.$/, ` (${count}-mal).`), text.en.replace(/\.$/, ` (${count} times).`));

/** What begins to apply first, where more is done: an Equip Card is equipped for that; who destroys or Summons is bound for it. */
export const onlyBinds = ([first, ...more]: readonly Step[]): boolean =>
  (first?.kind === 'begins-to-apply' && more.length > 0) ||
  (first?.kind === 'apply' && more.some(({ kind }) => LEAVES.has(kind) || kind === 'special-summon'));

/** What this link did not destroy, and why: several where one deed saved them. */
export function sparedBy(game: Game, link: Link): Localized | undefined {
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
export function isSlight({ kind, text }: Step, link: Link): boolean {
  const { en } = link.card.info.name;
  return SLIGHT.has(kind) || (LEAVES.has(kind) && (text.en.split(en).length > 2 || text.en.includes(' itself')));
}

const SLIGHT: ReadonlySet<string> = new Set(['modify', 'lose-life', 'reveal', 'look', 'excavate', 'shuffle', 'place-counters', 'remove-counters']); // prettier-ignore

const APPLIES: ReadonlySet<string> = new Set(['apply', 'begins-to-apply']);

export const LEAVES: ReadonlySet<string> = new Set(['destroy', 'banish', 'send', 'return']);

/** What cards are sent, returned or points are gained for, where that is done as well: what it destroys, Summons or draws, and an end of the Battle Phase. */
export const alsoDid = ({ card }: Link, first: Step, later: readonly Step[]): Step | undefined => {
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
  LEAVES.has(deed.kind) || deed.kind === 'discard'
    ? stepsOf(game, link).find(
        ({ n, kind, outcome }) =>
          n > deed.n && outcome === 'applied' && (FOLLOWS.has(kind) || (deed.kind === 'destroy' && kind === 'banish')),
      )
    : undefined;

const FOLLOWS: ReadonlySet<string> = new Set(['redirection', 'control']);

/** Two things in a sentence; "X destroys Y; X banishes Y" with one subject and one object. */
export const joined = (one: Localized, two: Localized): Localized =>
  say(
    `${one.de.replace(/\.$/, '')}; ${two.de.replace(/^Jeder /, 'jeder ')}`.replace(SAME_TWICE, '$1 $2 und $4 $3.'),
    `${one.en.replace(/\.$/, '')}; ${two.en.replace(/^Each /, 'each ')}`.replace(SAME_TWICE, '$1 $2 and $4 $3.'),
  );

const SAME_TWICE = /^(.+) (\p{Ll}+) (.+); \1 (\p{Ll}+) \3\.$/u;

export const whatLinkDid = (game: Game, link: Link): Step[] =>
  byEach(stepsOf(game, link).filter((s) => s.outcome === 'applied' && s.changes.length > 0));

/** What each player discards or draws of his own is said in one breath. */
const oneOfEach = (deeds: readonly Step[]): Step[] =>
  deeds.flatMap((deed, i) => {
    const isOther = (one: Step | undefined): one is Step =>
      one?.kind === deed.kind && OF_EACH.has(deed.kind) && OF_PLAYER.test(one.text.en) && OF_PLAYER.test(deed.text.en) && one.text.en[7] !== deed.text.en[7] && one.text.en.slice(8) !== deed.text.en.slice(8);
    if (isOther(deeds[i - 1])) return [];
    const next = deeds[i + 1];
    return [isOther(next) ? { ...deed, text: joined(deed.text, next.text) } : deed];
  }); // prettier-ignore
const OF_EACH: ReadonlySet<string> = new Set(['discard', 'draw']);
/** What both players do alike is said once: "each player draws 5 cards". */
function byEach(deeds: Step[]): Step[] {
  const alike = (one: Step, other: Step): boolean =>
    one !== other && one.kind === other.kind && !changesLife(one) && OF_PLAYER.test(one.text.en) && one.text.en.slice(8) === other.text.en.slice(8) && OF_PLAYER.test(other.text.en);
  const each = oneOfEach(andItself(deeds));
  return each.flatMap((deed, i) => {
    const other = each.findIndex((one) => alike(deed, one) && one.text.en[7] !== deed.text.en[7]);
    if (other < 0) return [deed];
    const text = say(deed.text.de.replace(/^Spieler [AB] /, 'Jeder Spieler '), deed.text.en.replace(OF_PLAYER, 'Each player '));
    return other < i ? [] : [{ ...deed, text }];
  });
} // prettier-ignore

/** "X banishes Y. X banishes itself.": in one breath. */
const andItself = (deeds: readonly Step[]): Step[] =>
  deeds.flatMap((deed, i) => {
    const does = (one: Step | undefined): string | undefined => ITSELF.exec(one?.text.en ?? '')?.[1];
    const isSame = (one: Step, other: Step | undefined): boolean => other?.kind === one.kind && does(other) === undefined && other.text.en.startsWith(`${does(one)} `) && /^[^;:]+\.$/.test(other.text.en);
    const next = deeds[i + 1];
    if (does(deed) !== undefined && isSame(deed, deeds[i - 1])) return [];
    if (!next || does(next) === undefined || !isSame(next, deed)) return [deed];
    return [{ ...deed, text: say(deed.text.de.replace(/\.$/, ' und sich selbst.'), deed.text.en.replace(/\.$/, ' and itself.')) }];
  }); // prettier-ignore
const ITSELF = /^(.+ (?:banishes|destroys)) itself\.$/;

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

/** Whose Life Points. */
export const whose = ({ changes }: Step): string | undefined =>
  changes.find(({ path }) => path.endsWith('/lifePoints'))?.path;

export const changesLife = ({ changes }: Step): boolean => changes.some(({ path }) => path.endsWith('/lifePoints'));

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
