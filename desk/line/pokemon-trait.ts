// What is printed on a Pokémon and a judge says beside its name: "(Tera, Finsternis)", "(Stage 2)", "(weak to Fire)", "no Rule Box". It tells which printing is meant.
import { energyType } from '../../engine/case/names.ts';
import { PTCG_LABELS, type EnergyType, type PtcgCard } from '../../engine/case/schema.ts';
import { hasRuleBox, labelsOf, stageOf, typeName } from '../../engine/ptcg/cards.ts';
import { keyed } from '../../engine/keyed.ts';

/** Whether a card is so. */
export type Trait = (card: PtcgCard) => boolean;

/** Short words for a type, as players use them. */
const TYPES: Record<string, EnergyType> = { dark: 'Darkness', electric: 'Lightning', steel: 'Metal', fight: 'Fighting', stahl: 'Metal', blitz: 'Lightning' }; // prettier-ignore
/** "dark energy" is Darkness Energy. */
export const inFull = (energy: string): string => energy.replace(/\p{L}+(?=[\s-]energ)/iu, (word) => keyed(TYPES, word.toLowerCase()) ?? word); // prettier-ignore
const typeOf = (word: string): EnergyType | undefined => energyType(word) ?? keyed(TYPES, word.toLowerCase());
type Label = (typeof PTCG_LABELS)[number];
/** In small letters "ex" is meant, not the older "EX". */
const LABELS: Record<string, Label> = {
  ...Object.fromEntries(PTCG_LABELS.filter((label) => !label.endsWith('EX')).map((label): [string, Label] => [label.toLowerCase(), label])),
  strahlend: 'Radiant', strahlendes: 'Radiant', antik: 'Ancient', zukunft: 'Future', ultrabestie: 'Ultra Beast',
  'fokussierter angriff': 'Single Strike', 'fließender angriff': 'Rapid Strike', fusionsangriff: 'Fusion Strike',
}; // prettier-ignore

/** What these words say of a Pokémon; nothing where they say something else. */
export function traitIn(written: string): Trait | undefined {
  const text = written.trim().toLowerCase();
  const [ruleBox, not] = /^(?:(?:has|hat|with|mit)\s+)?((?:no|without|ohne|keine?)\s+)?(?:an?\s+|eine[rn]?\s+)?(?:rule\s?box|regelbox)$/.exec(text) ?? []; // prettier-ignore
  if (ruleBox) return (card) => hasRuleBox(card) === (not === undefined);
  if (/^(?:no|without|ohne|keine)\s+(?:abilit(?:y|ies)|fähigkeit(?:en)?)$/.test(text)) return ({ abilities = [] }) => abilities.length === 0; // prettier-ignore
  const [, cost] = /^(?:retreat(?:\s+costs?)?|rückzug(?:skosten)?)(?:\s+of)?\s*:?\s*(\d)$/.exec(text) ?? [];
  if (cost !== undefined) return ({ retreat = 0 }) => retreat === Number(cost);
  const described = describedBy(text);
  return againstType(text) ?? (described && ((card) => isSo(card, described.is)));
}
const isSo = (card: PtcgCard, { stage, labels = [], types = [] }: Partial<PtcgCard>): boolean =>
  (stage === undefined || stageOf(card) === stage) &&
  labels.every((label) => labelsOf(card).has(label)) &&
  types.every((type) => card.types?.includes(type));

/** What is so of a Pokémon nobody named of which these words tell, and how it is then called in German. */
export function describedBy(written: string): { is: Partial<PtcgCard>; de: string } | undefined {
  const text = written.trim().toLowerCase().replace(/^(?:an?|eine?)\s+/, '').replace(/^pok[eé]mon[\s-]+|[\s-]+(?:pok[eé]mon|typ|type)$/g, ''); // prettier-ignore
  const label = keyed(LABELS, text);
  // Every Tera Pokémon is a Pokémon ex.
  if (label) return { is: { labels: label === 'Tera' ? ['Tera', 'ex'] : [label] }, de: label === 'ex' || label === 'V' ? `ein Pokémon-${label}` : `ein ${label}-Pokémon` }; // prettier-ignore
  const [, basic, number] = /^(?:(basic|basis)|(?:stage|phase|stufe)[\s-]?([12]))$/.exec(text) ?? [];
  if (basic) return { is: { stage: 'basic' }, de: 'ein Basis-Pokémon' };
  if (number) return { is: { stage: number === '1' ? 'stage1' : 'stage2' }, de: `ein Phase-${number}-Pokémon` };
  const type = typeOf(text);
  return type && { is: { types: [type] }, de: `ein ${typeName(type).de}-Pokémon` };
}
/** "Weakness Fire", "resistent gegen Kampf", "keine Schwäche". */
function againstType(text: string): Trait | undefined {
  const [, not, weak, word] = /^(no\s+|keine\s+)?(?:(weak(?:ness)?|schw(?:ä|ae)che|schwach)|resist(?:ance|ant|s|ent|enz)?)(?:\s+(?:to|against|gegen))?(?:\s*:?\s*(\p{L}+))?(?:\s*[×x]\s*2|\s*-\s*30)?$/u.exec(text) ?? []; // prettier-ignore
  const list = (card: PtcgCard) => (weak ? card.weakness : card.resistance) ?? [];
  if (not) return word === undefined ? (card) => list(card).length === 0 : undefined;
  const type = word === undefined ? undefined : typeOf(word);
  return type && ((card) => list(card).some((one) => one.type === type));
}
