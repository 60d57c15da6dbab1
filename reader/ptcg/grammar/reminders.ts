/** Sentences that repeat the rules of the game or what the record says anyway: a closed list. */
import type { PtcgGrammar } from './phrases.ts';

export function reminders(g: PtcgGrammar): void {
  for (const words of [
    "(don't apply weakness and resistance for benched pokémon.)",
    "don't apply weakness and resistance for benched pokémon",
    '(this counts as evolving this pokémon.)',
    '(you still need the necessary energy to use <this attack|each attack|that attack|those attacks>.)',
    '(your opponent chooses the new active pokémon.)',
    '(the defending player chooses the new active pokémon.)',
    '(pokémon ex, pokémon V, etc. have rule boxes.)',
    '(existing effects are not removed. damage is not an effect.)',
    '(damage is not an effect.)',
    '(existing effects are not removed.)',
    '(skip pokémon checkup.)',
    '(after doing damage)',
    '(remove any special conditions affecting those pokémon.)',
    '(this includes pokémon that come into play during that turn.)',
    '(this includes new pokémon that come into play.)',
    '(both active pokémon)',
    '(damage from attacks is still taken.)',
    "this card stays in play when you play it",
    'discard this card if another stadium card comes into play',
    "if another card with the same name is in play, you can't play this card",
    "attach a pokémon tool to 1 of your pokémon that doesn't already have a pokémon tool attached [to it]",
    "(this counts as evolving that pokémon.)",
    "(pokémon V, pokémon-GX, etc. have rule boxes.)",
    "(this includes <cards|pokémon> that come into play on that turn.)",
    "(if you can't discard {n} cards, you can't play this card.)",
    "(you must discard at least 1 card.)",
    "you may <play|use> only 1 supporter card during your turn (before your attack)",
    "(if this pokémon is no longer in play, this effect ends.)",
    "if you have no cards in your deck, you can't play this card",
    "(if you have no other cards in your hand, you can't use this card.)",
    "(your opponent switches first. if a player <doesn’t|does not> have a benched pokémon, they don't switch pokémon.)",
    "your opponent switches first",
    "you may play <only 1 supporter card|any number of item cards|as many item cards as you like> during your turn",
    'any attached cards, damage counters, special conditions, turns in play, and any other effects remain on the new pokémon',
  ])
    g.rule('sentence', words, () => ({ reminder: true }));
} // prettier-ignore
