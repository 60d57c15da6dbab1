/** Why something may not be done: a stable code, the sentence, the rules. One function per reason; used by moves, by `now` and by the app. */
import type { Player } from '../../case/schema.ts';
import { say } from '../../ruling/say.ts';
import type { Localized, Reason, RuleId } from '../../ruling/schema.ts';
import { reason } from '../game/game.ts';
import type { EditionRules } from '../rulesets/ruleset.ts';
import { lifePoints, placeName } from './names.ts';
import { keyed } from '../../keyed.ts';

const r = (code: string, de: string, en: string, ...rules: RuleId[]): Reason => reason(code, { de, en }, ...rules);

/** What stands before the colon of a gist; the colon of a name ("Number 39: …") is none. */
const COLON = /(?<!\b(?:Nummer|Number) [A-Z]{0,2}\d{1,4}): /;
/** English gists often have a comma there, before what is done. */
const COMMA =
  /, (?=(?:you can|add|attach|banish|destroy|detach|discard|draw|end|equip|gain|inflict|negate|place|return|reveal|send|set|special summon|target|tribute)\b)/i;
const headOf = (text: string | undefined, end = COLON): string | undefined =>
  text !== undefined && end.test(text) ? text.split(end, 1)[0] : undefined;
const CONDITIONS = {
  de: /\b(?:falls|wenn|solange|während|außer|ohne|mit|in dem|des (?:Spielz|Z)ugs)\b/i,
  en: /\b(?:if|while|when|except|without|with|in which|of the turn)\b/i,
};
/** What stands before what is done; in English only where the German has a colon. */
function headsOf(gist: Localized | undefined): [de: string | undefined, en: string | undefined] {
  const head = headOf(gist?.de);
  return [head, headOf(gist?.en) ?? (head === undefined ? undefined : headOf(gist?.en, COMMA))];
}
/** Of a gist the words that say under which condition, where they plainly stand before what is done; else all of it. */
function conditionOf(gist: Localized): Localized {
  const [de, en] = headsOf(gist);
  return {
    de: de !== undefined && CONDITIONS.de.test(de) ? `${de} …` : gist.de,
    en: en !== undefined && CONDITIONS.en.test(en) ? `${en} …` : gist.en,
  };
}

/** What a text forbids for the whole turn; `certain`: not all of it. */
export const sayRestricted = (what: string, certain: boolean): Localized => {
  const [de, en, one] = keyed(RESTRICTED, what) ?? ['etwas', 'something', false];
  return certain && one ? say(`bestimmte ${de}`, `certain ${en}`) : say(de, en);
};
const RESTRICTED: Record<string, [de: string, en: string, plural: boolean]> = {
  'special-summon': ['Spezialbeschwörungen', 'Special Summons', true],
  'normal-summon': ['Normalbeschwörungen', 'Normal Summons', true],
  'flip-summon': ['Flippbeschwörungen', 'Flip Summons', true],
  'set-monster': ['das Setzen von Monstern', 'Setting monsters', false],
  set: ['das Setzen von Zaubern und Fallen', 'Setting Spells and Traps', false],
  attack: ['Angriffe', 'attacks', true],
  'declare-attack': ['Angriffe', 'attacks', true],
  'attack-directly': ['direkte Angriffe', 'direct attacks', true],
  draw: ['das Ziehen durch Effekte', 'drawing by effects', false],
  'add-from-deck': ['das Hinzufügen vom Deck', 'adding from the Deck', false],
  'enter-battle-phase': ['die Battle Phase', 'the Battle Phase', false],
  banish: ['das Verbannen', 'banishing', false],
  activate: ['Aktivierungen', 'activations', true],
};
const COST_BARRED: Record<string, [string, string]> = {
  discard: ['Keine Karte kann dafür abgeworfen werden', 'No card can be discarded for it'],
  tribute: ['Kein Monster kann dafür als Tribut angeboten werden', 'No monster can be Tributed for it'],
  send: ['Keine Karte kann dafür auf den Friedhof gelegt werden', 'No card can be sent to the Graveyard for it'],
  banish: ['Keine Karte kann dafür verbannt werden', 'No card can be banished for it'],
};
const COST_WORDS: Record<string, [string, string]> = {
  discard: ['Es gibt keine Karte, die dafür abgeworfen werden könnte.', 'There is no card to discard for it.'],
  tribute: [
    'Es gibt kein Monster, das dafür als Tribut angeboten werden könnte.',
    'There is no monster to Tribute for it.',
  ],
  send: [
    'Es gibt keine Karte, die dafür auf den Friedhof gelegt werden könnte.',
    'There is no card to send to the Graveyard for it.',
  ],
  banish: ['Es gibt keine Karte, die dafür verbannt werden könnte.', 'There is no card to banish for it.'],
  reveal: ['Es gibt keine Karte, die dafür vorgezeigt werden könnte.', 'There is no card to reveal for it.'],
  return: ['Es gibt keine Karte, die dafür zurückgegeben werden könnte.', 'There is no card to return for it.'],
  detach: ['Es ist nicht genug Xyz-Material da.', 'There is not enough Xyz Material.'],
  draw: ['Die normale Ziehung steht nicht mehr aus.', 'The normal draw is no longer to come.'],
  counters: ['Es sind nicht genug Zählmarken da.', 'There are not enough counters.'],
  destroy: ['Es gibt keine Karte, die dafür zerstört werden könnte.', 'There is no card to destroy for it.'],
};

export const why = {
  over: () => r('over', 'Das Duell ist vorbei.', 'The Duel is over.', 'ygo.win.four-ways'),
  notYourCard: (p: { card: Localized; player: Player }) =>
    r(
      'not-controller',
      `${p.card.de} wird nicht von Spieler ${p.player} kontrolliert.`,
      `Player ${p.player} does not control ${p.card.en}.`,
      'ygo.mat.control',
    ),
  wrongPlace: (p: { card: Localized; zone: string }) =>
    r(
      'wrong-place',
      `${p.card.de} liegt ${placeName(p.zone).de}; von dort kann der Effekt nicht aktiviert werden.`,
      `${p.card.en} is ${placeName(p.zone).en}; the effect cannot be activated from there.`,
      'ygo.st.follow-card-text',
    ),
  unknownCard: () =>
    r(
      'unknown-card',
      'Niemand weiß, welche Karte das ist.',
      'Nobody knows which card this is.',
      'ygo.st.follow-card-text',
    ),
  neverCame: (p: { id: string }) =>
    r('never-came', `${p.id} ist nicht im Spiel.`, `${p.id} is not in the game.`, 'ygo.st.follow-card-text'),
  noSuchEffect: (p: { card: Localized; effect: number | undefined }) =>
    r(
      'no-such-effect',
      p.effect === undefined
        ? `${p.card.de} hat keinen Effekt, der aktiviert wird.`
        : `${p.card.de} hat keinen ${p.effect}. Effekt, der aktiviert wird.`,
      p.effect === undefined
        ? `${p.card.en} has no effect that is activated.`
        : `${p.card.en} has no effect ${p.effect} that is activated.`,
      'ygo.glossary.effect.definition',
    ),
  continuousOnly: (p: { card: Localized }, rule: RuleId) =>
    r(
      'not-activated',
      `${p.card.de} hat einen permanenten Effekt; der wird nicht aktiviert.`,
      `${p.card.en} has a Continuous Effect; it is not activated.`,
      rule,
    ),
  geminiAsNormal: (p: { card: Localized }, rules: readonly RuleId[]) =>
    r(
      'not-activated',
      `${p.card.de} ist ein Zwillingsmonster: Bis es noch einmal als Normalbeschwörung beschworen wird, gilt es als Normales Monster ohne Effekt.`,
      `${p.card.en} is a Gemini monster: until it is Normal Summoned again, it is a Normal Monster without effects.`,
      ...rules,
    ),
  faceDown: (p: { card: Localized }) =>
    r(
      'face-down',
      `${p.card.de} liegt verdeckt; verdeckte Monster haben keine Effekte.`,
      `${p.card.en} is face-down; face-down monsters have no effects.`,
      'ygo.fd.no-effects',
      'ygo.fd.no-effects',
    ),
  trapFromHand: () =>
    r('trap-from-hand', 'Fallen müssen erst gesetzt werden.', 'Traps must be Set first.', 'ygo.trap.must-be-set'),
  /** The card's own text would allow it, and its condition is not met. */
  butForItsText: ({ reason, text }: { reason: Reason; text: Localized }): Reason => ({
    ...reason,
    text: say(
      `${reason.text.de} Was ihr Text erlaubt, trifft hier nicht zu: „${text.de}“`,
      `${reason.text.en} What its text allows does not hold here: “${text.en}”`,
    ),
  }),
  trapSetThisTurn: () =>
    r(
      'set-this-turn',
      'Die Falle wurde in diesem Spielzug gesetzt.',
      'The Trap was Set this turn.',
      'ygo.trap.not-turn-set',
    ),
  quickSetThisTurn: () =>
    r(
      'set-this-turn',
      'Der Schnellspiel-Zauber wurde in diesem Spielzug gesetzt.',
      'The Quick-Play Spell was Set this turn.',
      'ygo.trap.not-turn-set',
    ),
  quickFromHand: () =>
    r(
      'not-your-turn',
      'Im Zug des Gegners kann ein Schnellspiel-Zauber nicht aus der Hand aktiviert werden.',
      "A Quick-Play Spell cannot be activated from the hand in the opponent's turn.",
      'ygo.spell.quickplay.opponent-turn',
    ),
  spellNotYourTurn: () =>
    r(
      'not-your-turn',
      'Dieser Zauber kann nur im eigenen Zug aktiviert werden.',
      "This Spell can be activated only in one's own turn.",
      'ygo.spell.when',
      'ygo.st.set-spell-not-in-opponent-turn',
    ),
  notYourTurn: (rule: RuleId) =>
    r('not-your-turn', 'Das geht nur im eigenen Zug.', "This is possible only in one's own turn.", rule),
  onlyOpponentsTurn: () =>
    r(
      'not-opponents-turn',
      'Das geht nur im Zug des Gegners.',
      "This is possible only in the opponent's turn.",
      'ygo.st.follow-card-text',
    ),
  notMainPhase: (rule: RuleId) =>
    r('wrong-phase', 'Das geht nur in der eigenen Main Phase.', "This is possible only in one's own Main Phase.", rule),
  wrongPhase: () =>
    r(
      'wrong-phase',
      'In dieser Phase kann das nicht aktiviert werden.',
      'This cannot be activated in this phase.',
      'ygo.st.follow-card-text',
    ),
  wrongStep: () =>
    r(
      'wrong-step',
      'In diesem Schritt kann das nicht aktiviert werden.',
      'This cannot be activated in this step.',
      'ygo.st.follow-card-text',
    ),
  damageStep: (rules: readonly RuleId[]) =>
    r(
      'damage-step',
      'Das darf im Damage Step nicht aktiviert werden.',
      'This may not be activated in the Damage Step.',
      'ygo.damage-step.restricted',
      ...rules,
    ),
  damageStepTiming: (rules: readonly RuleId[]) =>
    r(
      'damage-step',
      'Zu diesem Zeitpunkt des Damage Steps ist es dafür zu spät oder zu früh.',
      'At this timing of the Damage Step it is too late or too early for this.',
      'ygo.damage-step.restricted',
      ...rules,
    ),
  speed1OnChain: () =>
    r(
      'spell-speed',
      'Zaubergeschwindigkeit 1 kann nicht auf ein Kettenglied antworten.',
      'Spell Speed 1 cannot respond to a Chain Link.',
      'ygo.spell-speed.1.no-response',
      'ygo.spell-speed.response-rule',
    ),
  tooSlow: (p: { speed: number; last: number }) =>
    r(
      'spell-speed',
      `Zaubergeschwindigkeit ${p.speed} kann nicht auf Zaubergeschwindigkeit ${p.last} antworten.`,
      `Spell Speed ${p.speed} cannot respond to Spell Speed ${p.last}.`,
      'ygo.spell-speed.response-rule',
      'ygo.spell-speed.3.only-3-answers',
    ),
  passed: () => r('passed', 'Beide Spieler haben gepasst.', 'Both players have passed.', 'ygo.chain.until-both-pass'),
  needsChain: () =>
    r(
      'wrong-link',
      'Das antwortet auf eine Aktivierung; es gibt keine Kette.',
      'This responds to an activation; there is no Chain.',
      'ygo.act.conditional-cards',
    ),
  wrongLink: (p: { card: Localized; lacks: Localized | undefined }) =>
    r(
      'wrong-link',
      `Das antwortet auf eine Aktivierung; das letzte Kettenglied, ${p.card.de}, ist keine solche${p.lacks ? `: ${p.lacks.de}` : ''}.`,
      `This responds to an activation; the last Chain Link, ${p.card.en}, is no such activation${p.lacks ? `: ${p.lacks.en}` : ''}.`,
      'ygo.act.conditional-cards',
    ),
  summonedByEffect: ({ card, by }: { card: Localized; by: Localized }) =>
    r(
      'summoned-by-effect',
      `${card.de} wurde durch den Effekt von ${by.de} beschworen; eine solche Beschwörung kann nicht annulliert werden.`,
      `${card.en} was Summoned by the effect of ${by.en}; such a Summon cannot be negated.`,
      'ygo.current.negation.summon',
    ),
  /** `gist`: what the effect does, as the declaration says it; up to its colon it says when. */
  needsEvent: (gist?: Localized) => {
    const [wann, when] = headsOf(gist);
    return r(
      'timing',
      `Das Ereignis, auf das die Karte antwortet, ist gerade nicht eingetreten${wann ? ` („${wann} …“)` : ''}.`,
      `The event this card answers has not just happened${when ? ` (“${when} …”)` : ''}.`,
      'ygo.act.conditional-cards',
    );
  },
  missedTiming: (...rules: RuleId[]) =>
    r(
      'missed-timing',
      'Das Timing ist verpasst: Das Ereignis war nicht das Letzte, was geschehen ist.',
      'The timing is missed: the event was not the last thing to happen.',
      ...rules,
    ),
  triggerMovedOn: (rule: RuleId) =>
    r(
      'moved-on',
      'Die Karte liegt nicht mehr dort, wo sie ausgelöst wurde.',
      'The card is no longer where it was when it triggered.',
      rule,
    ),
  /** `gist`: what the effect says, its condition among it. */
  condition: ({ gist }: { gist: Localized | undefined }) => {
    const said = gist && conditionOf(gist);
    return r(
      'condition',
      said ? `Die Bedingung ist nicht erfüllt: „${said.de}“` : 'Die Bedingung ist nicht erfüllt.',
      said ? `The condition is not met: “${said.en}”` : 'The condition is not met.',
      'ygo.act.conditional-cards',
    );
  },
  summonedAlready: (p: { card: Localized }) =>
    r(
      'limit',
      `${p.card.de} darf in diesem Spielzug nicht noch einmal als Spezialbeschwörung beschworen werden.`,
      `${p.card.en} cannot be Special Summoned again this turn.`,
      'ygo.current.limits.special-summon-once',
    ),
  overLimit: ({ card, by }: { card: Localized; by: Localized }) =>
    r(
      'over-limit',
      card.en === by.en
        ? 'Nach dem eigenen Text wäre diese Karte eine zu viel.'
        : `Wegen ${by.de} wäre ${card.de} zu viel.`,
      card.en === by.en
        ? 'By its own text this card would be one too many.'
        : `Because of ${by.en}, ${card.en} would be one too many.`,
      'ygo.current.control.only-so-many',
    ),
  restricted: (p: { card: Localized; what: Localized; did?: Localized }) => {
    const [von, of] = p.did ? [` (${p.did.de})`, ` (${p.did.en})`] : ['', ''];
    return r(
      'restricted',
      `${p.card.de} verbietet in diesem Spielzug ${p.what.de}, und das ist schon geschehen${von}.`,
      `${p.card.en} forbids ${p.what.en} this turn, and that has already been done${of}.`,
      'ygo.current.limits.turn-of-activation',
    );
  },
  limit: (p: { kind: string }, limits: EditionRules['limits']) =>
    p.kind === 'activated'
      ? r(
          'limit',
          'In diesem Spielzug wurde schon eine Karte dieses Namens aktiviert.',
          'A card of this name has already been activated this turn.',
          limits.name,
        )
      : p.kind === 'copy'
        ? r(
            'limit',
            'Diese Karte hat den Effekt in diesem Spielzug schon benutzt.',
            'This card has already used the effect this turn.',
            limits.copy,
          )
        : p.kind === 'this-way'
          ? r(
              'limit',
              'So kann ein Monster dieses Namens nur einmal pro Spielzug beschworen werden.',
              'A monster of this name can be Special Summoned this way only once per turn.',
              limits.name,
            )
          : p.kind === 'chain'
            ? r(
                'limit',
                'In dieser Kette wurde der Effekt schon aktiviert.',
                'The effect has already been activated in this Chain.',
                limits.chain,
              )
            : p.kind === 'duel'
              ? r(
                  'limit',
                  'In diesem Duell wurde der Effekt schon benutzt.',
                  'The effect has already been used in this Duel.',
                  'ygo.reset.once-per-duel',
                )
              : r(
                  'limit',
                  'In diesem Zug wurde ein Effekt dieses Namens schon benutzt.',
                  'An effect of this name has already been used this turn.',
                  limits.name,
                ),
  costMissing: (p: { what: string }) => {
    const [de, en] = keyed(COST_WORDS, p.what) ?? [
      'Die Kosten können nicht bezahlt werden.',
      'The cost cannot be paid.',
    ];
    return r('cost', de, en, 'ygo.glossary.cost.definition', 'ygo.cost.activation');
  },
  costBarred: (p: { what: string; by: Localized }) => {
    const [de, en] = keyed(COST_BARRED, p.what) ?? [
      'Die Kosten können nicht bezahlt werden',
      'the cost cannot be paid',
    ];
    return r(
      'cost-barred',
      `${de} (${p.by.de}).`,
      `${en} (${p.by.en}).`,
      'ygo.glossary.cost.definition',
      'ygo.cost.activation',
      'ygo.rules-vs-cards.card-wins',
    );
  },
  /** `by`: what in force keeps it from paying. */
  costWrong: (p: { card: Localized; by?: Localized | undefined }) =>
    r(
      'cost',
      `${p.card.de} kann nicht für die Kosten benutzt werden${p.by ? ` (${p.by.de})` : ''}.`,
      `${p.card.en} cannot be used for the cost${p.by ? ` (${p.by.en})` : ''}.`,
      'ygo.glossary.cost.definition',
    ),
  costTooMany: () =>
    r(
      'cost',
      'Das sind mehr Karten, als die Kosten verlangen.',
      'That is more cards than the cost asks for.',
      'ygo.glossary.cost.definition',
    ),
  costNumber: (p: { said: number; multiple: number; most?: number }) =>
    r(
      'cost',
      `${p.said} Life Points können dafür nicht bezahlt werden: nur ein Vielfaches von ${p.multiple}${p.most === undefined ? '' : `, höchstens ${p.most}`}.`,
      `${lifePoints(p.said)} cannot be paid for it: only a multiple of ${p.multiple}${p.most === undefined ? '' : `, at most ${p.most}`}.`,
      'ygo.glossary.cost.definition',
    ),
  lifePoints: (p: { player: Player; cost: number; have: number }, rules: readonly RuleId[]) =>
    r(
      'life-points',
      `Spieler ${p.player} hat ${p.have} Life Points und kann ${p.cost} nicht bezahlen.`,
      `Player ${p.player} has ${lifePoints(p.have)} and cannot pay ${p.cost}.`,
      'ygo.glossary.cost.definition',
      ...rules,
    ),
  noTarget: () =>
    r('no-target', 'Es gibt kein gültiges Ziel.', 'There is no legal target.', 'ygo.current.target.no-legal-target'),
  wrongTarget: (p: { card: Localized }) =>
    r(
      'target',
      `${p.card.de} ist kein gültiges Ziel.`,
      `${p.card.en} is not a legal target.`,
      'ygo.current.target.no-legal-target',
    ),
  cannotBeTargeted: (p: { card: Localized; by: Localized }) =>
    r(
      'target',
      `${p.card.de} kann nicht als Ziel gewählt werden (${p.by.en === p.card.en ? 'eigener Effekt' : p.by.de}).`,
      `${p.card.en} cannot be targeted (${p.by.en === p.card.en ? 'its own effect' : p.by.en}).`,
      'ygo.rules-vs-cards.card-wins',
    ),
  targetCount: (p: { min: number; given: number }) =>
    r(
      'target',
      p.min === 1
        ? `Es muss 1 Ziel sein, genannt sind ${p.given}.`
        : `Es müssen ${p.min} Ziele sein, genannt ${p.given === 1 ? 'ist' : 'sind'} ${p.given}.`,
      `It has to be ${p.min} target${p.min === 1 ? '' : 's'}, ${p.given} ${p.given === 1 ? 'is' : 'are'} named.`,
      'ygo.current.target.no-legal-target',
    ),
  /** `by`: the card because of which. */
  doesNothing: (p: { cannot: Localized; by?: Localized }, rules: readonly RuleId[]) =>
    r(
      'does-nothing',
      `Der Effekt könnte nach dem, was bekannt ist, nichts bewirken: ${p.cannot.de}${p.by ? ` (${p.by.de})` : ''}.`,
      `On what is known, the effect could not do anything: ${p.cannot.en}${p.by ? ` (${p.by.en})` : ''}.`,
      ...rules,
    ),
  noMonsterZone: (forControl = false) =>
    r(
      'no-zone',
      'Es ist keine Monsterzone frei.',
      'There is no free Monster Zone.',
      forControl ? 'ygo.control.needs-free-zone' : 'ygo.zone.monster.use',
    ),
  noZone: () => r('no-zone', 'Es ist keine Zone frei.', 'There is no free zone.', 'ygo.zone.st.limit'),
  fieldBlocked: (rules: readonly RuleId[]) =>
    r('no-zone', 'Der eigene Spielfeldzauber muss erst weg.', "One's own Field Spell has to be gone first.", ...rules),
  forbidden: (p: { by: Localized }) =>
    r(
      'forbidden',
      `${p.by.de} verbietet das.`,
      `${p.by.en} forbids this.`,
      'ygo.rules-vs-cards.card-wins',
      'ygo.current.negation.forbid-vs-negate',
    ),
  /** Of a play that would Special Summon this monster, and is none itself. */
  forbidsSummon: (p: { by: Localized; card: Localized }) =>
    r(
      'forbidden',
      `${p.by.de} verbietet, ${p.card.de} als Spezialbeschwörung zu beschwören.`,
      `${p.by.en} forbids Special Summoning ${p.card.en}.`,
      'ygo.rules-vs-cards.card-wins',
      'ygo.current.negation.forbid-vs-negate',
    ),
  cannotRespond: (p: { card: Localized }) =>
    r(
      'cannot-respond',
      `Auf ${p.card.de} kann nicht geantwortet werden.`,
      `${p.card.en} cannot be responded to.`,
      'ygo.rules-vs-cards.card-wins',
    ),
  noChain: () => r('no-chain', 'Es gibt keine Kette.', 'There is no Chain.', 'ygo.chain.purpose'),
  laterLegal: () =>
    r(
      'resolve-first',
      'Wenn die Kette vollständig aufgelöst ist, wäre es erlaubt.',
      'Once the whole Chain has resolved, it would be legal.',
      'ygo.chain.until-both-pass',
    ),
  alreadyOnChain: () =>
    r(
      'already-active',
      'Die Karte ist in dieser Kette schon aktiviert.',
      'The card is already activated in this Chain.',
      'ygo.chain.link-numbers',
    ),
};
