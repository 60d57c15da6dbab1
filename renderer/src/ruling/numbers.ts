/** The numbers printed on a Pokémon, for steps and refusals that go by one of them: its HP, its Weakness, its Resistance, its Retreat Cost. */
import type { PtcgCard, TextView, YgoCard } from '../../../desk/contract.ts';
import { ENERGY_NAMES, type EnergyType } from '../board/ptcg-words.ts';
import type { Mark } from '../text/lit.ts';

/** By kind of step, or by a refusal's code, the place of the number it goes by. */
const GOES_BY = new Map([
  ['knocked-out', 0],
  ['weakness', 1],
  ['resistance', 2],
  ['retreat', 3],
  ['retreat-cost', 3],
  ['retreat-too-much', 3],
]);

type Against = NonNullable<PtcgCard['weakness']>;
const against = (all: Against, usual: string, lang: 'de' | 'en'): string =>
  all.map(({ type, value }) => `${ENERGY_NAMES[type as EnergyType][lang]} ${value ?? usual}`).join(', ') || '–';
const WORDS = {
  de: ['KP', 'Schwäche', 'Resistenz', 'Rückzugskosten'],
  en: ['HP', 'Weakness', 'Resistance', 'Retreat Cost'],
} as const;

/** As a text that stands before its own, each number a sentence, and the one that decides as what stands out. */
export function numbersFor(card: PtcgCard | YgoCard | null, step = ''): { text: TextView; mark: Mark } | undefined {
  const at = GOES_BY.get(step);
  const { hp, weakness = [], resistance = [], retreat = 0 } = (card ?? {}) as Partial<PtcgCard>;
  if (at === undefined || hp === undefined) return undefined;
  const say = (lang: 'de' | 'en'): string[] => {
    const [life, weak, resists, leaves] = WORDS[lang];
    return [`${hp} ${life}.`, `${weak}: ${against(weakness, '×2', lang)}.`, `${resists}: ${against(resistance, '−30', lang)}.`, `${leaves}: ${retreat}.`]; // prettier-ignore
  };
  const en = say('en');
  const from = en.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0);
  // It is none of the boxes that are read.
  const box = 'numbers' as TextView['box'];
  return {
    text: { box, en: en.join(' '), de: say('de').join(' ') },
    mark: { box, from, to: from + en[at]!.length, as: 'lit' },
  };
}
