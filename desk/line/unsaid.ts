// A line that stays illegal only because of what it does not say – what lay on the table, what came just before – is no verdict: it is asked.
import type { Player } from '../../engine/case/schema.ts';
import { say } from '../../engine/ruling/say.ts';
import type { Fact, Localized, Reason } from '../../engine/ruling/schema.ts';
import type { Bounds, Condition } from '../../engine/ygo/effects/schema.ts';
import { effectOf } from './asked.ts';
import { other } from './table.ts';
import type { Stopped } from './ways/stopped.ts';
import { many, wantedBy } from './placeholders.ts';
import { isOneOfSoMany, isSaid, isSupposed, noNotes, type Action, type Item, type NamedCard } from './items.ts';

/** Reasons that cards on the table can take away; of a target only where the line names none. */
export const WANTS_CARDS: readonly string[] = [
  'condition',
  'wrong-link',
  'does-nothing',
  'cost',
  'no-target',
  'target',
];
/** No reason of its own: "Once the whole Chain has resolved, it would be legal" goes with those that stand against the play now. */
export const isHint = ({ code }: Reason): boolean => code === 'resolve-first';
/** Where a case keeps that something was not said. */
export const UNSAID = '/moves/unsaid';
/** Where a case keeps what was supposed to have happened, or whose first turn it was supposed to be: the ruling holds only so. */
export const DECIDING = { history: '/history', turn: '/turn/number' } as const;
/** Where a case keeps which attack or effect was taken, none having been named, though another gives another answer. */
export const isWhich = (path: string): boolean => /^\/moves\/\d+\/(?:attack|which)$/.test(path);
/** Reasons that another moment, or another event before, can take away. */
export const WANTS_MOMENT: readonly string[] = [
  'timing',
  'wrong-phase',
  'wrong-step',
  'not-your-turn',
  'not-opponents-turn',
];
const WANTS_TURN: readonly string[] = ['not-your-turn', 'not-opponents-turn'];

/** Whether the line itself says which link or move is answered, and it is one this card does not answer. */
function answersWrongLink({ items, at }: Pick<Stopped, 'items' | 'at'>, reason: Reason): boolean {
  return isSaid(playBefore(items, at)) && reason.code === 'wrong-link';
}
/** The play just before; a Summon by a card nobody named has resolved. */
function playBefore(items: readonly Item[], at: number): Item | undefined {
  const last = items[at - 1];
  return last?.is === 'chain-ends' && last.supposed ? items[at - 2] : last;
}

/** "Monsters cannot activate effects, unless they are linked": where the card itself lies decides, and nobody said it. */
const forbidsItself = ({ items, at, text }: Pick<Stopped, 'items' | 'at' | 'text'>): boolean =>
  text.effects.some(({ ongoing = [] }) => ongoing.some(({ rule }) => rule === 'cannot-activate')) &&
  items.slice(0, at).every((item) => named(item).length === 0);

/** Whether a reason can be about other cards than the targets and costs the line names. */
function isAboutOthers({ text }: Pick<Stopped, 'text'>, code: string): boolean {
  return (
    code === 'condition' ||
    (code === 'does-nothing' &&
      text.effects.some(({ resolve }) => wantedBy({ ...(resolve && { resolve }) }).length > 0))
  );
}

/** "If you control no cards": a condition that no other card on the table can make true. */
function wantsAbsence(stopped: Pick<Stopped, 'items' | 'at' | 'text' | 'by' | 'known'>): boolean {
  const { items, at, text } = stopped;
  const action = items[at];
  const notes = action?.is === 'action' ? action.card?.notes : undefined;
  const condition = notes && effectOf(text, notes)?.condition;
  return condition !== undefined && (isAbsence(condition) || lies(condition, stopped));
}
/** Whether the line lays a monster into each of the player's zones: no other card makes room. */
function isFull({ items, by, text }: Pick<Stopped, 'items' | 'by' | 'text'>): boolean {
  // Tokens that are the other player's need his zones, of which the line tells.
  const does = JSON.stringify(text.effects.map(({ resolve }) => resolve));
  const theirs = does.includes('"do":"token"') && does.includes('"whose":"opponent"');
  const there = items.flatMap((item) =>
    item.is === 'there' && item.player === (theirs ? other(by) : by) ? item.cards : [],
  );
  return (
    (theirs && there.some(isOneOfSoMany)) ||
    there.filter(({ name, notes }) => (name !== '?' || notes.monster) && (notes.place ?? 'field') === 'field').length >=
      ZONES
  );
}
const ZONES = 5;
/** "B controls no monsters; A: Raigeki": whether all it could do something to are monsters of a player who, as the line says, controls none; a switch of control takes one of each. */
function asksBare({ items, at, text, by }: Stopped): boolean {
  const action = items[at];
  const effect = action?.is === 'action' && action.card ? effectOf(text, action.card.notes) : undefined;
  const bare = items.flatMap((item) => (item.is === 'there' && item.none === 'field' ? [item.player] : []));
  if (!effect || bare.length === 0) return false;
  if (effect.resolve?.[0]?.do === 'switch-control') return true;
  const groups = wantedBy({ ...(effect.resolve && { resolve: effect.resolve }) });
  const isBare = (one: (typeof groups)[number]): boolean =>
    'group' in one && one.group.where === 'monsters' && one.group.whose !== undefined && bare.includes(one.group.whose === 'you' ? by : other(by)); // prettier-ignore
  return groups.length > 0 && groups.every(isBare);
}
/** Whether it hangs on how many cards are in a Deck, and the line says how many there are. */
function deckSaid({ items, at, text, by }: Stopped, code: string): boolean {
  const said = items.slice(0, at).some((item) => item.is === 'deck' && item.player === by);
  const asked = code === 'cost' ? text.effects.map(({ cost }) => cost) : code === 'does-nothing' ? text.effects.map(({ resolve }) => resolve) : []; // prettier-ignore
  return said && /"(?:do":"(?:draw|mill)|where":"deck)"/.test(JSON.stringify(asked));
}
/** What a reason is about. */
const HANGS_ON = [
  ['condition', 'condition'],
  ['cost', 'cost'],
  ['no-target', 'targets'],
  ['target', 'targets'],
] as const;
/** Whether it hangs on how many cards are in a hand or Graveyard, and the line says how many there are. */
function countSaid({ items, at, text, by }: Pick<Stopped, 'items' | 'at' | 'text' | 'by'>, of: 'condition' | 'cost' | 'targets'): boolean {
  const action = items[at];
  const effect = action?.is === 'action' && action.card ? effectOf(text, action.card.notes) : undefined;
  return isCounted({ items, by }, effect?.[of]);
} // prettier-ignore
function isCounted({ items, by }: Pick<Stopped, 'items' | 'by'>, what: unknown): boolean {
  const asked = JSON.stringify(what ?? null);
  // "A controls no monsters": none that would pay or meet a condition.
  const bare = (player: Player): boolean => items.some((item) => item.is === 'there' && item.player === player && (item.none === 'field' || item.cards.some(isOneOfSoMany)));
  if ((OWN_MONSTERS.test(asked) && bare(by)) || (THEIR_MONSTERS.test(asked) && bare(other(by))) || (ALL_MONSTERS.test(asked) && bare(by) && bare(other(by)))) return true;
  // How many monsters were Summoned this turn.
  if (SUMMONED.test(asked) && items.some(({ is }) => is === 'summoned')) return true;
  return (['hand', 'graveyard'] as const).some((zone) => {
    const isThere = ({ name, card, notes }: NamedCard): boolean => (name === '?' || card !== undefined) && notes.place === zone;
    const said = items.some((item) => item.is === 'there' && (item.none === zone || item.cards.some(isThere)));
    return said && (asked.includes(`"where":"${zone}"`) || asked.includes(`"where":["${zone}"]`));
  });
} // prettier-ignore
const SUMMONED = /"happened":\{"event":"summoned"/;
const ALL_MONSTERS = /"where":"monsters"(?!,"whose")/;
const THEIR_MONSTERS = /"where":"(?:monsters|field)","whose":"opponent"/;
const OWN_MONSTERS = /"where":"(?:monsters|field)","whose":"you"/;
const SUMMONS = /-summon$/;
/** Of several conditions, one that no monster of the player's may lie there, and the line says that one does, or Summons one. */
function lies(condition: Condition, { items, at, by, known }: Pick<Stopped, 'items' | 'at' | 'by' | 'known'>): boolean {
  const isMonster = (card: NamedCard): boolean => known({ is: 'action', does: 'activate', card, targets: [], written: '' }).card?.kind === 'monster';
  const there = items.slice(0, at).flatMap((item) => (item.is === 'there' && item.player === by ? item.cards : item.is === 'action' && isSaid(item) && (item.by ?? 'A') === by && SUMMONS.test(item.does) ? [item.card ?? []].flat() : []));
  const barred = 'all' in condition && condition.all.some((one) => isAbsence(one) && /"where":"monsters","whose":"you"\}/.test(JSON.stringify(one)));
  return barred && there.some((card) => (card.notes.place ?? 'field') === 'field' && isMonster(card));
} // prettier-ignore
const isAbsence = (condition: Condition): boolean =>
  // "At the start of your Main Phase": what was played before stands against it.
  'start' in condition ||
  ('all' in condition
    ? condition.all.every(isAbsence)
    : 'not' in condition
      ? 'exists' in condition.not && condition.not.count === undefined
      : ('exists' in condition || 'happened' in condition) && isAtMost(condition.count));
const isAtMost = (count: Bounds | undefined): boolean =>
  count === 0 || (typeof count === 'object' && count.max !== undefined && count.min === undefined);

/** Whether the line says which monsters battle, and the text speaks of them. */
const battleSaid = ({ items, at, text }: Pick<Stopped, 'items' | 'at' | 'text'>): boolean =>
  items.slice(0, at).some((item) => item.is === 'action' && item.does === 'attack' && isSaid(item)) &&
  text.effects.some(({ condition }) => /"(?:attacker|attack-target|battling)"/.test(JSON.stringify(condition ?? null)));

/** Whether the text asks for so many links at least, and the line says which link is answered. */
const linksSaid = ({ items, at, text }: Pick<Stopped, 'items' | 'at' | 'text'>): boolean =>
  isSaid(playBefore(items, at)) &&
  text.effects.some(
    ({ condition }) =>
      condition !== undefined && [condition, ...('all' in condition ? condition.all : [])].some(asksLinks),
  );
const asksLinks = (condition: Condition): boolean =>
  /^\{"amount":\{"from":"links"\},"is":(?:\{"min"|[2-9])/.test(JSON.stringify(condition));

/** Whether a move of the line is made with this card, or done to it. */
const names = (item: Item, name: string): boolean => named(item).some((card) => card?.name === name);
const named = (item: Item): readonly (NamedCard | undefined)[] =>
  item.is === 'there'
    ? item.cards
    : item.is === 'action' && !item.supposed
      ? [item.card, ...item.targets, ...givenUp(item)]
      : [];
const givenUp = ({ card }: Action): NamedCard[] =>
  (card?.notes.cost ?? []).map(({ name }) => ({ name, notes: noNotes() }));

/** Whether the cards that pay for what is answered say what may answer it, and the line names none of them ("cards of the same kind as those sent"). */
function costDecides({ items, at, known }: Pick<Stopped, 'items' | 'at' | 'known'>): boolean {
  const answered = playBefore(items, at);
  if (answered?.is !== 'action' || !answered.card || answered.card.notes.cost.length > 0) return false;
  return known(answered).text.effects.some(({ cannotBeRespondedTo }) =>
    /"as":"cost"/.test(JSON.stringify(cannotBeRespondedTo ?? null)),
  );
}

/** What was tried: how many rulings, all ways or only as many as fit, and of what kinds they were. */
export interface Explored {
  rulings: number;
  all: boolean;
  kinds: readonly Localized[];
}
/** The kinds of ways among lines that were tried. */
export function kindsOf(lines: readonly (readonly Item[])[]): Localized[] {
  const items = lines.flat();
  const supposed = items.filter(isSupposed);
  const before = (does: readonly string[]) => supposed.some((item) => item.is === 'action' && does.includes(item.does));
  const kinds: [boolean, Localized][] = [
    [true, say('Karten auf dem Tisch', 'cards on the table')],
    [items.some((item) => item.is === 'action' && item.card?.notes.supposed === true), say('andere Effekte und Orte der Karte', 'other effects and places of the card')],
    [supposed.some(({ is }) => is === 'turn' || is === 'phase'), say('ein anderer Zug, eine andere Phase', 'another turn, another phase')],
    [before(['normal-summon', 'special-summon', 'flip-summon']), say('Beschwörungen davor', 'Summons before it')],
    [before(['activate']), say('Aktivierungen davor', 'activations before it')],
    [before(['attack']), say('Angriffe davor', 'attacks before it')],
  ];
  return kinds.flatMap(([tried, kind]) => (tried ? [kind] : []));
} // prettier-ignore

/** The question in place of "not legal", where nothing the line says stands against the play. */
export function unsaid(stopped: Stopped, reasons: readonly Reason[], tried: Explored): Fact | undefined {
  const { items, at } = stopped;
  const action = items[at];
  if (action?.is === 'action' && action.does === 'attack') return unsaidTarget(action, reasons);
  if (action?.is === 'action' && action.does === 'special-summon') return unsaidCost(stopped, action, reasons, tried);
  if (action?.is !== 'action' || action.does !== 'activate' || !action.card) return undefined;
  const { notes } = action.card;
  const before = items.slice(0, at);
  const last = before.at(-1);
  const momentSaid =
    isSaid(playBefore(items, at)) ||
    (last?.is === 'action' && last.does === 'activate') ||
    before.some((item) => ['turn', 'phase', 'step'].includes(item.is) && !isSupposed(item));
  // Whoever has played before, in a turn in which that was possible, plays in it still.
  const turnSaid = items.some((item) => item.is === 'turn' && !item.supposed) || before.some(isSaid);
  const placeSaid = notes.place !== undefined || before.some((item) => names(item, action.card!.name));
  const supposed = before.some(isSupposed);
  const materialSaid = before
    .flatMap(named)
    .some((one) => one?.name === action.card!.name && one.notes.materials !== undefined);
  const targetsSaid = action.targets.length > 0 || notes.cost.length > 0;
  // What other cards on the table could take away.
  const wantsCards = (reason: Reason): boolean =>
    !(
      reason.code === 'condition' &&
      (battleSaid(stopped) || linksSaid(stopped) || (!supposed && wantsAbsence(stopped)))
    ) &&
    !(reason.code === 'cost' && materialSaid) &&
    !HANGS_ON.some(([code, of]) => reason.code === code && countSaid(stopped, of)) &&
    !(targetsSaid && !isAboutOthers(stopped, reason.code)) &&
    !answersWrongLink(stopped, reason);
  const free = (reason: Reason): boolean => {
    const { code } = reason;
    if (isHint(reason)) return true;
    if (deckSaid(stopped, code)) return false;
    // What a card that lies there stands against it, no other card takes away.
    if (code === 'does-nothing' && (reason.says || isFull(stopped) || asksBare(stopped))) return false;
    if (code === 'damage-step') return supposed;
    if (WANTS_MOMENT.includes(code)) return !momentSaid && !(turnSaid && WANTS_TURN.includes(code));
    if (WANTS_CARDS.includes(code)) return wantsCards(reason);
    return (
      (code === 'wrong-place' && !placeSaid) ||
      (code === 'forbidden' && forbidsItself(stopped)) ||
      (code === 'cannot-respond' && costDecides(stopped))
    );
  };
  if (!reasons.every(free)) return undefined;
  return unsaidFact(tried);
}

/** An attack whose target nobody named, against a player who controls monsters: which of them is asked. */
function unsaidTarget({ targets, card }: Action, reasons: readonly Reason[]): Fact | undefined {
  if (targets.length > 0 || !card || !reasons.every(({ code }) => code === 'direct-attack')) return undefined;
  return {
    path: UNSAID,
    value: 0,
    text: say(`Was greift ${card.name} an? Die Zeile nennt kein Ziel.`, `What does ${card.name} attack? The line names no target.`),
  };
} // prettier-ignore

/**
 * A Special Summon with material nobody named that does not fit; by the card's own text, for which nothing that was supposed pays ("by Tributing the monsters that activated effects this turn") or is
 * there ("by having 5 LIGHT monsters in your GY"): what pays, what is there was not named. "Must be Special Summoned with …": by what was not.
 */
function unsaidCost(stopped: Stopped, { card, targets }: Action, reasons: readonly Reason[], tried: Explored): Fact | undefined {
  const named = targets.length > 0 || (card?.notes.cost.length ?? 0) > 0;
  const { text } = stopped;
  const made = card !== undefined && ['materials', 'madeOf', 'madeWith'].some((key) => key in card.notes);
  if (!named && !made && reasons.length > 0 && reasons.every(({ code }) => WANTS_MATERIAL.includes(code))) return unsaidFact(tried);
  const byEffect = text.effects.some(({ summoning }) => many(summoning?.onlyBy).includes('effect'));
  if (byEffect && reasons.every(({ code }) => code === 'no-procedure')) return unsaidFact(tried);
  const condition = text.effects.find(({ procedure }) => procedure?.summon === 'own')?.procedure?.if;
  const mayBe = condition !== undefined && !isAbsence(condition) && !lies(condition, stopped) && !isCounted(stopped, condition);
  const free = ({ code, says }: Reason): boolean => code === 'cost' || (code === 'condition' && mayBe && says === undefined);
  return !named && reasons.length > 0 && reasons.every(free) ? unsaidFact(tried) : undefined;
} // prettier-ignore

/** Reasons against material nobody named. */
const WANTS_MATERIAL: readonly string[] = ['material-wrong', 'material-count', 'material-together', 'no-tuner', 'no-non-tuner', 'level-sum', 'levels-differ', 'link-rating']; // prettier-ignore

/** The question itself. */
export function unsaidFact({ rulings, all, kinds }: Explored): Fact {
  const what = { de: kinds.map(({ de }) => de).join('; '), en: kinds.map(({ en }) => en).join('; ') };
  const [wie, how] = all
    ? [
        `Versucht wurden ${rulings} Tische und Vorgeschichten (${what.de})`,
        `${rulings} tables and histories were tried (${what.en})`,
      ]
    : [
        `Versucht wurde nur, was in ${rulings} Anläufen ging (${what.de}); es gibt weitere`,
        `Only what fits into ${rulings} tries was tried (${what.en}); there is more`,
      ];
  return {
    path: UNSAID,
    value: rulings,
    text: {
      de: `Was lag auf dem Tisch, und was geschah unmittelbar davor? ${wie}.`,
      en: `What lay on the table, and what happened just before? ${how}.`,
    },
  };
}
