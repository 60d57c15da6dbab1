// What can be wrong with a line, in a judge's words.
import type { Game } from '../../engine/case/schema.ts';
import { say } from '../../engine/ruling/say.ts';
import { refuse } from '../refused.ts';
import { READ_NOT_RULED } from './read-not-ruled.ts';

/** The words of the line a problem is about, and what was probably meant. */
const near = (phrase: string, didYouMean: readonly string[]) => ({
  phrase,
  ...(didYouMean.length > 0 && { didYouMean: [...didYouMean] }),
});

export const attacksFromBench = (attack: string, { de, en }: { de: string; en: string }): never =>
  refuse(
    READ_NOT_RULED,
    say(
      `${de} setzt „${attack}“ von der Bank aus ein: Das Programm entscheidet nur über Attacken des Aktiven Pokémon.`,
      `${en} uses “${attack}” from the Bench: the program rules only on attacks of the Active Pokémon.`,
    ),
    near(attack, []),
  );

export const lineEmpty = (): never =>
  refuse(
    'line-empty',
    say(
      'Die Zeile ist leer. Schreiben Sie zum Beispiel: A: Wiedergeburt > B: Mystischer Raum-Taifun',
      'The line is empty. Write for example: A: Monster Reborn > B: Mystical Space Typhoon',
    ),
  );
/** Without words: what lies there is told, and nothing else. */
export const lineNotUnderstood = (text: string): never =>
  refuse(
    'line-not-understood',
    text === ''
      ? say('Die Zeile sagt nicht, was jemand tut.', 'The line does not say what anybody does.')
      : say(
          `„${text}“ ist nicht zu verstehen: Es fehlt der Name einer Karte.`,
          `“${text}” cannot be understood: the name of a card is missing.`,
        ),
  );
/** A clause of which a word has no role. */
export const clauseNotUnderstood = (text: string): never =>
  refuse(
    'line-not-understood',
    say(`„${text}“ ist so nicht zu verstehen.`, `“${text}” cannot be understood as it stands.`),
    near(text, []),
  );
/** A verb, and nothing behind it. */
export const whatWith = (text: string): never =>
  refuse(
    'line-not-understood',
    say(`„${text}“: womit? Es fehlt der Name einer Karte.`, `“${text}”: with what? The name of a card is missing.`),
  );
export const lineNote = (note: string): never =>
  refuse(
    'line-note',
    say(
      `„(${note})“ ist nicht zu verstehen; möglich sind zum Beispiel (gesetzt), (Hand), (Friedhof), (Tribut …), (wirft … ab), (Effekt 2).`,
      `“(${note})” cannot be understood; possible are for example (set), (hand), (gy), (tribute …), (discard …), (effect 2).`,
    ),
  );
export const unknownCard = (name: string, meant: readonly string[]): never =>
  LIFE.test(name)
    ? whoseLife(name)
    : refuse(
        'line-unknown-card',
        say(`Eine Karte „${name}“ ist nicht bekannt.`, `No card “${name}” is known.`),
        near(name, meant),
      );
/** "LP 3000" is no card's name; of two players it may be either's. */
const LIFE = /^(?:LP\s*:?\s*\d{1,6}|\d{1,6}\s?(?:LP|Lebenspunkte|life\s?points?))$/i;
const whoseLife = (name: string): never => {
  const amount = /\d+/.exec(name)?.[0] ?? '';
  return refuse(
    'line-not-understood',
    say(
      `„${name}“: Wessen Life Points? Schreiben Sie zum Beispiel: B hat ${amount} LP`,
      `“${name}”: whose Life Points? Write for example: B has ${amount} LP`,
    ),
    near(name, []),
  );
};
export const unclearCard = (name: string, meant: readonly string[]): never =>
  refuse(
    'line-unclear-card',
    say(`„${name}“ kann mehrere Karten meinen.`, `“${name}” can mean several cards.`),
    near(name, meant),
  );

export const otherGame = (card: { de: string; en: string }, game: Game): never => {
  const [its, here] = game === 'ygo' ? [GAMES.ygo, GAMES.ptcg] : [GAMES.ptcg, GAMES.ygo];
  return refuse(
    'line-other-game',
    say(
      `${card.de} ist eine Karte von ${its}; die Zeile ist von ${here}.`,
      `${card.en} is a card of ${its}; the line is of ${here}.`,
    ),
    near(card.en, []),
  );
};
const GAMES = { ygo: 'Yu-Gi-Oh!', ptcg: 'Pokémon' } as const;

export const noMonster = (card: { de: string; en: string }): never =>
  refuse(
    'line-no-monster',
    say(
      `${card.de} ist kein Monster: Es wird weder beschworen noch greift es an.`,
      `${card.en} is no monster: it is not Summoned and does not attack.`,
    ),
    near(card.en, []),
  );

export const unknownAttack = (attack: string, card: string, meant: readonly string[]): never =>
  refuse(
    'line-unknown-attack',
    say(
      `„${attack}“ ist keine Attacke von ${card}. Schreiben Sie eine Attacke dieser Karte oder ihren Schaden.`,
      `“${attack}” is no attack of ${card}. Write an attack of this card, or its damage.`,
    ),
    near(attack, meant),
  );
