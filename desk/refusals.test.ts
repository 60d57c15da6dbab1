/** What the desk says when it refuses, whole and in both languages, each beside what was asked: a code alone would not tell a message that is missing, or another's. */
import { afterAll, expect, test } from 'vitest';
import { RulesDbError } from '../rules-db/rules-db.ts';
import type { Answer, Problem } from './contract.ts';
import { fixtureRules } from './fixture.ts';
import { openDesk } from './open.ts';
import { problemsOf } from './refused.ts';
import { withRightAnswers } from './rulings/wrong-answers.ts';
import { serve } from './serve.ts';

const { rules, data, remove } = fixtureRules();
const desk = openDesk({ rules, data });
afterAll(remove);
const ask = serve(desk);
const made = async (channel: string, input: object): Promise<string> => {
  const answer = (await ask(channel, input)) as Answer<{ id: string }>;
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.value.id;
};
const said = (problems: readonly Problem[]): string[] => problems.map(({ code, message }) => `${code}: ${message.de} | ${message.en}`); // prettier-ignore
const refused = async (channel: string, input: object): Promise<string[]> => {
  const answer = await ask(channel, input);
  return answer.ok ? [] : said(answer.problems);
};
const EVENT = { name: 'Cup', game: 'ygo', from: '2026-08-22' };
const part = Buffer.from('[').toString('base64');

test.each<[string, object, string]>([
  ['saveCase', { title: 'x', case: { moves: [] } }, 'not-a-case: Das ist kein Fall: „game“ fehlt. | This is not a case: “game” is missing.'],
  ['dataRestore', { from: { file: '{"format":"judge-casebook","version":99,"records":[]}' }, how: 'add' }, 'data-newer: Diese Datei hat eine neuere Fassung dieses Programms geschrieben. Nichts wurde zurückgeholt; holen Sie sie mit jener Fassung zurück. | A newer version of this program wrote this file. Nothing was brought back; bring it back with that version.'],
  ['dataRestore', { from: { file: 'hello' }, how: 'add' }, 'not-a-data-file: Das ist keine Datei mit gesicherten Daten. Wählen Sie eine, die „Alles in eine Datei sichern“ geschrieben hat. | This is no file of saved data. Choose one that “Save everything to one file” wrote.'],
  ['dataRestore', { from: { file: ' {"format": "judge-casebook", "ca' }, how: 'add' }, 'not-a-data-file: Diese Datei mit gesicherten Daten ist beschädigt: Sie endet vor ihrem Ende oder wurde verändert. Nichts wurde zurückgeholt. Nehmen Sie eine andere Kopie. | This file of saved data is damaged: it ends before its end, or was changed. Nothing was brought back. Take another copy of it.'],
  ['importStart', { upload: 'x' }, 'no-upload: Diese Kartenliste ist hier nicht angekommen. Wählen Sie sie noch einmal. | This card list has not arrived here. Choose it again.'],
  ['importPart', { upload: 'x', name: 'cards.json', part }, 'no-upload: Diese Kartenliste ist hier nicht angekommen. Wählen Sie sie noch einmal. | This card list has not arrived here. Choose it again.'],
  ['importLists', { text: 'title: Home\nlists:\n  - limited: [Secnd Dawn]\n' }, 'unknown-card: Eine Karte „Secnd Dawn“ ist hier nicht bekannt. | No card “Secnd Dawn” is known here.'],
  ['importLists', { text: 'title: Home\nlists:\n  - limited: [Hand Helper]\n    forbidden: [Hand Helper]\n' }, 'card-twice: Hand Helper steht in dieser Liste schon, mit anderer Anzahl. | Hand Helper stands in this list already, with other copies.'],
  ['event', { id: 'nobody' }, 'not-found: Diese Veranstaltung gibt es nicht. | There is no such event.'],
  ['turnClock', { id: 'nobody', do: 'start' }, 'not-found: Diese Uhr gibt es nicht. | There is no such clock.'],
  ['noteCall', { id: 'nobody', note: 'x' }, 'not-found: Diesen Ruf gibt es nicht. | There is no such call.'],
  ['withdrawInfraction', { id: 'nobody' }, 'not-found: Diesen Eintrag gibt es nicht. | There is no such entry.'],
  ['nowhere', {}, 'unknown-channel: Einen Kanal „nowhere“ gibt es nicht. | There is no channel “nowhere”.'],
  ['event', { id: 'x'.repeat(5000) }, 'bad-input: Das ist zu lang: 5000 Zeichen, höchstens 200 werden angenommen. | That is too long: 5000 characters, at most 200 are taken.'],
])('%s %j', async (channel, input, message) => expect(await refused(channel, input)).toEqual([message])); // prettier-ignore

test('seconds of a clock, a penalty nobody knows, a beginning of several ids', async () => {
  const event = await made('saveEvent', EVENT);
  const clock = await made('saveClock', { event, name: 'R1', seconds: 100 });
  expect(await refused('turnClock', { id: clock, do: 'add' })).toEqual(['bad-input: Wie viele Sekunden? | How many seconds?']); // prettier-ignore
  expect((await refused('giveInfraction', { event, player: 'Kim', infraction: 'nothing', degree: 'minor' }))[0]).toMatch(/^not-found: /); // prettier-ignore
});

test('a card list that is being imported already; one that is too large', async () => {
  const upload = async (): Promise<string> => {
    const answer = await desk.importPart({ name: 'cards.json', part });
    if (!answer.ok) throw new Error('not taken');
    return answer.value.upload;
  };
  const [first, second] = [await upload(), await upload()];
  await desk.importStart({ upload: first });
  const again = await refused('importStart', { upload: second });
  expect(again).toEqual(['import-running: Es wird schon eine Kartenliste eingelesen. Warten Sie, oder brechen Sie ab. | A card list is being imported already. Wait, or cancel it.']); // prettier-ignore
  await desk.importCancel({ upload: second });
});

test('an answer a question does not offer', () => {
  const ruling = {
    decisions: [
      {
        id: 'Card/1/position',
        what: 'choice',
        answers: ['attack', 3].map((value) => ({ value, text: { de: `${value}`, en: `${value}` } })),
      },
    ],
  };
  try {
    withRightAnswers(ruling as never, { game: 'ygo', moves: [{ by: 'A', do: 'decide', question: 'Card/position', answer: 'up' }] }); // prettier-ignore
    expect.unreachable();
  } catch (error) {
    expect(said(problemsOf(error) ?? [])).toEqual([
      'wrong-answer: Auf „Card/position“ ist „up“ keine Antwort; möglich: „attack“, „3“. | “up” is no answer to “Card/position”; possible: “attack”, “3”.',
    ]);
  }
});
test('a rules database that is none', () => {
  expect(said(problemsOf(new RulesDbError('missing' as never)) ?? [])).toEqual([
    expect.stringMatching(/^rules-missing: Die Regeldatenbank fehlt oder ist unbrauchbar \(.*missing.*\)\. Installieren Sie die App neu; wer sie selbst baut, baut sie noch einmal\. \| The rules database is missing or unusable \(.*missing.*\)\. Install the app again; whoever builds it builds it again\.$/), // prettier-ignore
  ]);
});
