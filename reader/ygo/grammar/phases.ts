/** Phases, turns and moments as occasions: "during your End Phase", "at the start of the Damage Step". */
import type { Condition, During, EventPattern, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { together } from './events.ts';
import { activationOf } from './links.ts';

export function phases(g: YgoGrammar): void {
  during(g);
  moments(g);
  after(g);
}

function during(g: YgoGrammar): void {
  const quick = { $quick: true };
  g.rule('occasionPart', '<during|during each of> your {phases}', ({ phases: at }) => ({ phases: at, whoseTurn: 'you' }));
  g.rule('occasionPart', "<during|during each of> your opponent's {phases}", ({ phases: at }) => ({ phases: at, whoseTurn: 'opponent' }));
  g.rule('occasionPart', "during <the|each|any|each player's> {phases}", ({ phases: at }) => ({ phases: at }));
  g.rule('occasionPart', "during <either player's|your or your opponent's> {phases}", ({ phases: at }) => ({ phases: at, ...(at.includes('main1') && quick) }));
  for (const [name, phase] of [['Standby', 'standby'], ['End', 'end']] as const) g.rule('occasionPart', `during each of your ${name} Phases`, () => ({ phases: [phase], whoseTurn: 'you' }));
  g.rule('occasionPart', 'if it is the {phases}', ({ phases: at }) => ({ phases: at }));
  const mine: Condition = { all: [{ turn: 'you' }, { phase: ['main1', 'main2'] }] };
  g.rule('occasionPart', "during your Main Phase or your opponent's Battle Phase", () => ({ condition: { any: [mine, { all: [{ turn: 'opponent' }, { phase: 'battle' }] }] } }));
  g.rule('occasionPart', "during either player's Main Phase or Battle Phase", () => ({ phases: ['main1', 'battle', 'main2'], $quick: true }));
  for (const n of ['1', '2'] as const) g.rule('occasionPart', `during Main Phase ${n}`, () => ({ phases: [`main${n}`] }));
  g.rule('occasionPart', 'during <the|any> Battle Phase or Main Phase 2', () => ({ phases: ['battle', 'main2'] }));
  g.rule('occasionPart', "during your opponent's Main Phase or your opponent's Battle Phase", () => ({ phases: ['main1', 'battle', 'main2'], whoseTurn: 'opponent' }));
  g.rule('occasionPart', 'during the turn {kind:linkKind} was activated', ({ kind }) => { const all = [kind].flat().map(activationOf); return all.every((one) => one !== undefined) ? { condition: all.length === 1 ? { happened: all[0]! } : { any: all.map((happened) => ({ happened })) } } : undefined; });
  g.rule('occasionPart', 'during your turn', () => ({ whoseTurn: 'you' }));
  g.rule('occasionPart', "during your opponent's turn", () => ({ whoseTurn: 'opponent' }));
  g.rule('occasionPart', "during <either player's|your or your opponent's> turn", () => quick);
  g.rule('occasionPart', "during your opponent's Main Phase or Battle Phase", () => ({ phases: ['main1', 'battle', 'main2'], whoseTurn: 'opponent' }));
  g.rule('occasionPart', 'during the <Main Phase or Battle Phase|Main or Battle Phase>', () => ({ phases: ['main1', 'battle', 'main2'] }));
  // The battle under way, as things stand.
  const takes = (who: 'you' | 'opponent'): Condition => ({ amount: { battleDamage: who }, is: { min: 1 } });
  const byTheirs: Condition = { all: [takes('you'), { is: 'attacker', like: { controller: 'opponent' } }] };
  const DAMAGED: Record<string, Condition> = {
    'you would take battle damage': takes('you'),
    'your opponent would take battle damage': takes('opponent'),
    'a player would take battle damage': { any: [takes('you'), takes('opponent')] },
    "you would take battle damage from <an opponent's monster's attack|an opponent's attacking monster|an attack of an opponent's monster>": byTheirs,
  };
  g.table('condition', DAMAGED);
  for (const [words, condition] of Object.entries(DAMAGED)) g.rule('occasionPart', `when ${words}`, () => ({ condition }));
  g.rule('occasionPart', '<during|at> damage calculation', () => ({ $calculation: true }));
  g.rule('occasionPart', "during damage calculation in your opponent's turn", () => ({ $calculation: true, whoseTurn: 'opponent' }));
  g.rule('occasionPart', "during damage calculation [,] in either player's turn", () => ({ $calculation: true, ...quick }));
  for (const [whose, turn] of [['the', {}], ["either player's", quick], ['your', { whoseTurn: 'you' }], ["your opponent's", { whoseTurn: 'opponent' }]] as const) {
    g.rule('occasionPart', `during ${whose} Damage Step`, () => ({ steps: ['damage'], ...turn }));
    g.rule('occasionPart', `during ${whose} Battle Step`, () => ({ steps: ['battle'], ...turn }));
  }
  g.rule('occasionPart', "during the Damage Step of either player's turn", () => ({ steps: ['damage'], ...quick }));
} // prettier-ignore

function moments(g: YgoGrammar): void {
  g.rule('occasionPart', 'at the start of <the|each> Battle Phase', () => ({ $start: 'battle' }));
  g.rule('occasionPart', 'at the start of your Battle Phase', () => ({ $start: 'battle', whoseTurn: 'you' }));
  g.rule('occasionPart', "at the start of your opponent's Battle Phase", () => ({ $start: 'battle', whoseTurn: 'opponent' }));
  g.rule('occasionPart', 'at the start of [your] Main Phase 1', () => ({ phases: ['main1'], whoseTurn: 'you', condition: { start: 'phase' } }));
  const STEPS: Record<string, object> = {
    'at the start of the Damage Step': { on: { event: 'step', timing: 'start' }, timing: 'if' },
    'before damage calculation': { on: { event: 'step', timing: 'before-calculation' }, timing: 'if' },
    'after damage calculation': { on: { event: 'battled' }, timing: 'if' },
    'at the end of the Damage Step': { on: { event: 'step', timing: 'end' }, timing: 'if' },
    'at the end of <the|each> Battle Phase': { on: { event: 'step', step: 'end' }, timing: 'if' },
    'at the end of your Battle Phase': { on: { event: 'step', step: 'end' }, timing: 'if', whoseTurn: 'you' },
    "at the end of your opponent's Battle Phase": { on: { event: 'step', step: 'end' }, timing: 'if', whoseTurn: 'opponent' },
  };
  for (const [phrase, moment] of Object.entries(STEPS)) g.rule('occasionPart', phrase, () => moment);
} // prettier-ignore

/** Stands for the number of the effect before this one. */
export const BEFORE = -1;

/** "During the End Phase, if this card is in the GY because it was sent there this turn", "the Standby Phase of the next turn after this card was banished". */
function after(g: YgoGrammar): void {
  const THIS = { this: true } as const;
  const happened = (events: readonly EventPattern[], during?: During): Condition => {
    const all = events.map((event): Condition => ({ happened: event, ...(during && { during }) }));
    return all.length === 1 ? all[0]! : { any: all };
  };
  const ends = (events: readonly EventPattern[] | undefined): object => {
    const to = events?.map((one) => one.to ?? (one.event === 'banished' ? 'banished' : one.event === 'destroyed' ? 'graveyard' : undefined)) ?? [];
    return to.length > 0 && to.every((place) => place !== undefined && place === to[0]) ? { $from: to[0] } : {};
  };
  const past = (fates: readonly Draft[], who: Filter = THIS): EventPattern[] | undefined => together(who, fates);
  // Sent there by what was done to it.
  const there = (fates: readonly Draft[]): EventPattern[] | undefined => past(fates)?.map((one) => ({ ...one, to: 'graveyard' as const }));
  g.rule('occasionPart', 'and was {befallen} this turn', ({ befallen }) => { const all = past(befallen); return all && { condition: happened(all) }; });
  g.rule('occasionPart', 'during the End Phase of the turn {who:subject} <is|was> {befallen}', ({ who, befallen }) => { const all = who.this && past(befallen, who); return all && { phases: ['end'], condition: happened(all), ...ends(all) }; });
  g.rule('occasionPart', `during <the next Standby Phase|the Standby Phase of the next turn|the Standby Phase of the turn> after {who:subject1} <is|was> {befallen}`, ({ who, befallen }) => { const all = past(befallen, who); return all && { phases: ['standby'], condition: happened(all, 'last-turn'), ...ends(all) }; });
  for (const [begins, verb] of [['if', 'is'], ['after', '<is|was>']] as const) g.rule('occasionPart', `${begins} {who:subject1} ${verb} {befallen} , during <the Standby Phase of the next turn|the next Standby Phase>` as '{who:subject1} {befallen}', ({ who, befallen }) => { const all = past(befallen, who); return all && { phases: ['standby'], condition: happened(all, 'last-turn'), ...ends(all) }; });
  g.rule('occasionPart', 'if this card is face-up on the field at the end of the Battle Phase', () => ({ on: { event: 'step', step: 'end' }, timing: 'if' }));
  g.rule('occasionPart', 'at the end of the Battle Phase , if {who:subject1} was {befallen} [this turn]', ({ who, befallen }) => { const all = past(befallen, who); return all && { on: { event: 'step', step: 'end' }, timing: 'if', condition: happened(all), ...ends(all) }; });
  g.rule('occasionPart', 'during the End Phase of a turn <this card attacked or was attacked|this card battled>', () => ({ phases: ['end'], condition: { happened: { event: 'battled', card: THIS } } }));
  g.rule('occasionPart', 'if {who:subject1} was {befallen} this turn', ({ who, befallen }) => { const all = Object.keys(who).length > 1 ? past(befallen, who) : undefined; return all && { condition: happened(all), ...ends(all) }; });
  // In the turn before.
  g.rule('occasionPart', 'if this card is in <the|your> GY because it was sent there [{source}] [{cause}] last turn', ({ source, cause }) => { const all = past((cause ?? [{}]).map((one) => ({ event: 'sent', to: 'graveyard', ...source, ...one }))); return all && { $from: 'graveyard', condition: happened(all, 'last-turn') }; });
  g.rule('occasionPart', 'if this card is in <the|your> GY because it was discarded there [{source}] [{cause}] this turn', ({ source, cause }) => { const all = past((cause ?? [{}]).map((one) => ({ event: 'discarded', to: 'graveyard', ...source, ...one }))); return all && { $from: 'graveyard', condition: happened(all) }; });
  g.rule('occasionPart', 'if this card is in <the|your> GY because this {thisHow} card was sent there [{source}] [{cause}] this turn', ({ thisHow, source, cause }) => { const all = past((cause ?? [{}]).map((one) => ({ event: 'sent', to: 'graveyard', ...source, ...one })), { ...THIS, ...thisHow }); return all && { $from: 'graveyard', condition: happened(all) }; });
  g.rule('occasionPart', 'if this card is in <the|your> GY because it was destroyed , while in your possession , {cause} [and sent there] this turn', ({ cause }) => { const all = past(cause.map((one) => ({ event: 'destroyed', to: 'graveyard', ...one })), { ...THIS, owner: 'you', controller: 'you' }); return all && { $from: 'graveyard', condition: happened(all) }; });
  g.rule('occasionPart', 'during the turn {who:others} was {befallen}', ({ who, befallen }) => { const all = past(befallen, who); return all && { condition: happened(all) }; });
  g.rule('occasionPart', 'during your next Standby Phase after {who:subject1} <is|was> {befallen}', ({ who, befallen }) => { const all = past(befallen, who); return all && { phases: ['standby'], whoseTurn: 'you', condition: happened(all, 'since-your-standby'), ...ends(all) }; });
  g.rule('occasionPart', 'if this card is in <the|your> GY because it was {befallen} [and sent there] since your last Standby Phase', ({ befallen }) => { const all = there(befallen); return all && { $from: 'graveyard', condition: happened(all, 'since-your-standby') }; });
  // An effect of this card that stands before: which one, its sentence's place in the text tells.
  const before = (event: 'activated' | 'effect-resolved', during?: During): Condition => happened([{ event, card: THIS, effect: BEFORE }], during);
  const EFFECT = '<this effect|this effect of this card|the previous effect|the preceding effect>';
  g.rule('occasionPart', `if ${EFFECT} was <activated|used> [this turn]`, () => ({ condition: before('activated') }));
  g.rule('occasionPart', `if ${EFFECT} was activated this turn ( and was not negated )`, () => ({ condition: before('effect-resolved') }));
  g.rule('occasionPart', `if ${EFFECT} was applied this turn`, () => ({ condition: before('effect-resolved') }));
  g.rule('occasionPart', `during the next Standby Phase after ${EFFECT} was activated`, () => ({ phases: ['standby'], condition: before('activated', 'last-turn') }));
  g.rule('occasionPart', 'if this card is in <the|your> GY because it was {befallen} [and sent there] this turn', ({ befallen }) => { const all = there(befallen); return all && { $from: 'graveyard', condition: happened(all) }; });
  g.rule('occasionPart', 'if this card is in <the|your> GY because it was sent there [{source}] [{cause}] this turn', ({ source, cause }) => { const all = past((cause ?? [{}]).map((one) => ({ event: 'sent', to: 'graveyard', ...source, ...one }))); return all && { $from: 'graveyard', condition: happened(all) }; });
  g.rule('occasionPart', 'if this card is in <the|your> GY because it was destroyed in <the|your> Monster Zone [{cause}] [and sent there] this turn', ({ cause }) => { const all = past((cause ?? [{}]).map((one) => ({ event: 'destroyed', from: 'monsters', to: 'graveyard', ...one })), { ...THIS, controller: 'you' }); return all && { $from: 'graveyard', condition: happened(all) }; });
  g.rule('occasionPart', 'if this card is in <the|your> GY because it was destroyed on the field [{cause}] [and sent there] this turn', ({ cause }) => { const all = there((cause ?? [{}]).map((one) => ({ event: 'destroyed', from: 'field', ...one }))); return all && { $from: 'graveyard', condition: happened(all) }; });
  g.rule('occasionPart', 'if this card is in <the|your> GY because it was sent there {asMaterial} this turn', ({ asMaterial }) => ({ $from: 'graveyard', condition: { happened: { event: 'sent', to: 'graveyard', cause: 'material', with: asMaterial, card: THIS } } }));
  g.rule('occasionPart', 'if this card was Normal Summoned or flipped face-up this turn', () => ({ condition: { any: [{ happened: { event: 'summoned', card: THIS, how: ['normal', 'flip'] } }, { happened: { event: 'flipped', card: THIS } }] } }));
} // prettier-ignore
