/** What the table can do, by key and by button alike; and its shortcuts. */
import { tick } from 'svelte';
import type { Decision } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import type { Shortcut } from '../keys.svelte.ts';
import { entriesThere } from '../lookup/entries.svelte.ts';
import { withoutUnread } from '../../../desk/pure.ts';
import { FEW_ANSWERS, tells } from '../ruling/answer.ts';
import { isUnread } from '../ruling/of-line.ts';
import type { Session } from '../ruling/session.svelte.ts';
import { W } from './words.ts';

export interface TableActs {
  edit: () => void;
  phase: () => void;
  why: () => void;
  variants: () => void;
  editions: () => void;
  answer: (index: number) => void;
  clear: () => void;
  save: () => void;
  share: () => void;
  print: () => void;
  show: () => void;
}

const nothing = (): void => undefined;
/** For the list of what a table can do, where none is open. */
// prettier-ignore
export const NO_ACTS: TableActs = {
  edit: nothing, phase: nothing, why: nothing, variants: nothing, editions: nothing, answer: nothing,
  clear: nothing, save: nothing, share: nothing, print: nothing, show: nothing,
};

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
/** The middle of A's row: where setting up begins. */
export const focusMat = (session: Session): void =>
  focusOn(session.game === 'ygo' ? '[data-cell="A-monsters-3"]' : '[data-cell="A-active"]');

/** Between the situation and its ruling. */
export async function edit(session: Session): Promise<void> {
  // An empty board has no ruling to go to.
  session.editing = session.empty || !session.editing;
  session.stop();
  if (session.editing) session.at = 0;
  else session.toAnswer();
  await tick();
  if (session.editing) focusMat(session);
}
export async function phase(session: Session): Promise<void> {
  session.editing = true;
  await tick();
  focusOn('#phase-strip [aria-checked="true"]');
}
/** `+` and `-`: a change of the attack's damage, begun with its sign. */
async function chip(session: Session, sign: string): Promise<void> {
  session.editing = true;
  await tick();
  const box = document.querySelector<HTMLInputElement>('#chip-box');
  if (!box) return;
  box.value = sign;
  box.dispatchEvent(new Event('input'));
  box.focus();
}
/** The answer with this key: of many none has one. */
const keyedAnswer = (question: Decision | undefined, index: number) => {
  const { answers = [] } = question ?? {};
  return answers.length > FEW_ANSWERS ? undefined : answers[index];
};
/** The first open question's n-th answer; while a Pokémon attack is set up, the n-th attack. */
export function answer(session: Session, index: number): void {
  const [asked] = session.last?.open ?? [];
  if (asked && isUnread(asked)) return index === 0 ? session.commit(withoutUnread(session.case)) : undefined;
  const open = session.last?.open.find((d) => d.answers?.length);
  const choice = keyedAnswer(open, index);
  // What a text does is told in a form, not with a key.
  if (tells(choice?.value)) document.querySelector<HTMLElement>('.tell-text')?.click();
  else if (open && choice) session.decide(open, choice.value);
  else if (session.game === 'ptcg' && session.editing)
    document.querySelectorAll<HTMLElement>('.attack .button')[index]?.click();
}
/** The ruling sheet, laid out and given to the printer once its rules' texts are there. */
export async function print(): Promise<void> {
  app.sheet = (await import('./Sheet.svelte')).default;
  await tick();
  await entriesThere();
  await tick();
  window.print();
  app.sheet = null;
}

export const tableKeys = (session: Session, acts: TableActs): Shortcut[] => [
  // Where the board is set up, arrows lead back to it from anywhere.
  ...(session.editing
    ? [{ keys: ['ArrowLeft', 'ArrowRight'], words: W.kToMat(), run: () => focusMat(session) }]
    : [
        { keys: ['ArrowLeft'], words: W.kWalk(), run: () => session.move(-1) },
        { keys: ['ArrowRight'], words: W.kWalk(), run: () => session.move(1) },
      ]),
  // While a board is set up Esc leaves the mat.
  ...(session.working && !session.editing
    ? [{ keys: ['Escape'], words: W.cancel(), run: () => session.cancelWork() }]
    : []),
  { keys: ['Home'], words: W.kEnds(), run: () => session.go(0) },
  { keys: ['End'], words: W.kEnds(), run: () => session.go(session.steps.length) },
  { keys: [' '], words: W.kPlay(), run: () => session.toggle() },
  { keys: ['t'], words: W.kTable(), run: acts.show },
  { keys: ['b'], words: W.kBoard(), run: acts.edit },
  { keys: ['a'], words: W.kMove(), run: () => focusOn('#move-box') },
  ...(session.game === 'ygo' ? [{ keys: ['p'], words: W.kPhase(), run: acts.phase }] : []),
  { keys: ['w'], words: W.kWhy(), run: acts.why },
  { keys: ['x'], words: W.kWhatIf(), run: () => focusOn('.whatif .chip[aria-pressed="false"]') },
  { keys: ['v'], words: W.kVariants(), run: acts.variants },
  { keys: ['e'], words: W.kEdition(), run: acts.editions },
  { keys: ['n'], words: W.kNew(), run: () => (session.empty ? focusMat(session) : acts.clear()) },
  { keys: ['s'], words: W.kShare(), run: acts.share },
  { keys: ['Ctrl+s'], words: W.kSave(), everywhere: true, run: acts.save },
  { keys: ['Ctrl+z'], words: W.kUndo(), run: () => session.undo() },
  { keys: ['Ctrl+Shift+z', 'Ctrl+y'], words: W.kRedo(), run: () => session.redo() },
  { keys: ['Ctrl+p'], words: W.kPrint(), everywhere: true, run: acts.print },
  ...(session.game === 'ptcg'
    ? ['+', '-'].map((sign) => ({ keys: [sign], words: W.kChip(), run: () => void chip(session, sign) }))
    : []),
  ...Array.from({ length: 9 }, (_, i) => ({ keys: [String(i + 1)], words: W.kAnswer(), run: () => acts.answer(i) })),
];
