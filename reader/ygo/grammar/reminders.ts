/** Sentences that only remind of a rule of the game, and headers of bullets that say no more than that effects follow. */
import type { YgoGrammar } from './categories.ts';

export function reminders(g: YgoGrammar): void {
  for (const reminder of [
    '( You do not use {name:quoted} . )',
    '<Your|The> Deck is then shuffled',
    '( You can only gain this effect once per turn . )',
    '( This card is still treated as a Trap . )',
    '( This is not treated as <a|an> {how:summonWord} Summon . )',
    '( This card is not treated as <a|an> {name:quoted} card . )',
    '( This card is always treated as <a|an> {name:quoted} card . )',
    '( This card is always treated as <a|an> {name:quoted} and {other:quoted} card . )',
    '( This card is always treated as <a|an> {name:quoted} , {other:quoted} , and {third:quoted} card . )',
    '( This card is also always treated as <a|an> {name:quoted} card . )',
    '( This card is always treated as <a|an> {name:quoted} , {other:quoted} , {third:quoted} , and {fourth:quoted} card . )',
    '( This card is always treated as a card {name:quoted} . )',
    '( A monster can only be equipped with 1 Union Monster at a time . )',
    '( It is still treated as <a|an> {name:quoted} . )',
  ] as const)
    g.rule('reminder', reminder, () => ({}));
  const ritual = (_: unknown, { monster }: { monster: readonly string[] }): object | undefined => (monster.includes('ritual') ? {} : undefined);
  g.rule('reminder', 'You can Ritual Summon this card with <{name:quoted}|any {name:quoted} Ritual Spell [Card]|a {name:quoted} card|any {name:quoted} card>', ritual);
  g.rule('reminder', '<This card can only be Ritual Summoned with the Ritual Spell Card , {name:quoted}|This monster can only be Ritual Summoned with the Ritual Spell Card , {name:quoted}>', ritual);
  const gemini = (_: unknown, { monster }: { monster: readonly string[] }): object | undefined => (monster.includes('gemini') ? {} : undefined);
  g.rule('reminder', 'This card is treated as a Normal Monster while face-up on the field or in the GY', gemini);
  g.rule('reminder', 'This card is a Normal Monster while <on the field or in the GY|face-up on the field or in the GY>', gemini);
  for (const become of ['While this card is a Normal Monster on the field , you can Normal Summon it to have it become an Effect Monster with', 'While this card is face-up on the field , you can Normal Summon it to have it become an Effect Monster with', 'While this card is a Normal Monster on the field , you can Normal Summon it to have it be treated as an Effect Monster with', 'While this card is face-up on the field , you can Normal Summon it to have it be treated as an Effect Monster with'] as const)
    g.rule('bulletHeader', `${become} <this effect|these effects>`, gemini);
} // prettier-ignore
