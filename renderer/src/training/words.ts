/** Words of the training, with those all screens share. */
import type { Player } from '../../../desk/contract.ts';
import type { Catalogue } from '../../../desk/pure.ts';
import { W as shared, w } from '../words.ts';

export const W = {
  ...shared,
  topic: w('Topic', 'Thema'),
  allTopics: w('All topics', 'Alle Themen'),
  trainingIntro: w(
    'Read the situation, decide, then compare with the ruling.',
    'Lesen Sie die Situation, entscheiden Sie und vergleichen Sie mit dem Urteil.',
  ),
  yourCall: w('Your ruling', 'Ihr Urteil'),
  difficulty: w('Difficulty', 'Schwierigkeit'),
  easy: w('easy', 'leicht'),
  medium: w('medium', 'mittel'),
  hard: w('hard', 'schwer'),
  openSteps: w('See every step', 'Alle Schritte ansehen'),
  score: (p: { right: number; of: number }) => ({
    en: `${p.right} of ${p.of} right`,
    de: `${p.right} von ${p.of} richtig`,
  }),
  wasRight: w('I had it right', 'Ich lag richtig'),
  wasWrong: w('I had it wrong', 'Ich lag falsch'),
  reveal: w('Show the ruling', 'Urteil zeigen'),
  questionComes: w('The next question is being drawn …', 'Die nächste Frage wird gezeichnet …'),
  next: w('Next question', 'Nächste Frage'),
  resetScore: w('Start over', 'Von vorn beginnen'),
  legalPlay: w('Legal – it goes on', 'Erlaubt – es geht weiter'),
  illegalPlay: w('Not legal', 'Nicht erlaubt'),
  needsFactsPlay: w('Depends on a fact', 'Hängt von einer Angabe ab'),
  overPlay: w('The game is over', 'Das Spiel ist zu Ende'),
  right: w('Right.', 'Richtig.'),
  wrong: w('Not so.', 'Nicht ganz.'),
  noQuestions: w(
    'No questions for this choice. Choose another topic.',
    'Keine Fragen zu dieser Auswahl. Wählen Sie ein anderes Thema.',
  ),
  askLink: (p: { link: number; de: string; en: string }) => ({
    en: `What becomes of Chain Link ${p.link}, ${p.en}?`,
    de: `Was wird aus Kettenglied ${p.link}, ${p.de}?`,
  }),
  askFate: (p: { de: string; en: string }) => ({
    en: `Where is ${p.en} at the end?`,
    de: `Wo liegt ${p.de} am Ende?`,
  }),
  askDamage: (p: { de: string; en: string }) => ({
    en: `How much damage does ${p.en} take?`,
    de: `Wie viel Schaden nimmt ${p.de}?`,
  }),
  askLife: (p: { player: Player }) => ({
    en: `How many Life Points has player ${p.player} at the end?`,
    de: `Wie viele Life Points hat Spieler ${p.player} am Ende?`,
  }),
  askWinner: w('Who wins?', 'Wer gewinnt?'),
  drawGame: w('a draw', 'unentschieden'),
  onField: w('on the field', 'auf dem Feld'),
  rightAnswer: (p: { de: string; en: string }) => ({ en: `right: ${p.en}`, de: `richtig: ${p.de}` }),
  whatCall: w('What do you rule?', 'Wie urteilen Sie?'),
} satisfies Catalogue;
