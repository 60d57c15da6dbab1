/** Words about printed texts and how they are read. */
import type { Localized, ReadingView } from '../../../desk/contract.ts';
import { w } from '../words.ts';

export const T = {
  unreadWords: w('the program cannot read these words', 'diese Worte kann das Programm nicht lesen'),
  whatDoes: (p: { card: Localized }): Localized => ({
    en: `What does ${p.card.en} do here?`,
    de: `Was bewirkt ${p.card.de} hier?`,
  }),
  underlined: w(
    'The program cannot read the underlined words.',
    'Die unterstrichenen Worte kann das Programm nicht lesen.',
  ),
  damageIs: w('Damage before Weakness', 'Schaden vor Schwäche'),
  doesThis: w('The text does this …', 'Der Text bewirkt dies …'),
  asSaidBefore: w('As said before', 'Wie zuvor gesagt'),
  saidOfIt: w('What you said it does', 'Was Sie dazu gesagt haben'),
  forget: w('Forget', 'Vergessen'),
  inCardWords: w('What it does, as a card would say it (English)', 'Was er bewirkt, wie eine Karte es sagt (englisch)'),
  beginWith: w('Begin with', 'Anfangen mit'),
  readAll: w('Read whole:', 'Ganz gelesen:'),
  notReadAll: w('Not all of it is read. Say it more plainly.', 'Nicht alles wird gelesen. Sagen Sie es einfacher.'),
  ruleWithIt: w('Rule with this', 'Damit urteilen'),
  howRead: w('How the text is read', 'Wie der Text gelesen wird'),
  readWhole: w('read whole', 'ganz gelesen'),
  readPartly: w('read in part', 'zum Teil gelesen'),
  readNot: w('not read', 'nicht gelesen'),
  declared: w(
    'Declared by hand: rulings use the declaration, not this reading.',
    'Von Hand erfasst: Urteile stützen sich auf die Erfassung, nicht auf diese Lesung.',
  ),
};

export const ROLES: Record<ReadingView['pieces'][number]['role'], Localized> = {
  material: { en: 'material', de: 'Material' },
  condition: { en: 'condition', de: 'Bedingung' },
  timing: { en: 'when', de: 'wann' },
  limit: { en: 'limit', de: 'Grenze' },
  cost: { en: 'cost', de: 'Kosten' },
  target: { en: 'target', de: 'Ziel' },
  operation: { en: 'does', de: 'bewirkt' },
  conjunction: { en: 'link', de: 'Bindewort' },
  duration: { en: 'how long', de: 'Dauer' },
  restriction: { en: 'restriction', de: 'Einschränkung' },
  choice: { en: 'choice', de: 'Wahl' },
  flag: { en: 'kind', de: 'Art' },
  reminder: { en: 'reminder', de: 'Erinnerung' },
  flavour: { en: 'flavour', de: 'Stimmung' },
  unread: { en: 'unread', de: 'nicht gelesen' },
};
