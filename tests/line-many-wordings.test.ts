// One dispute told in many wordings comes to one headline: what only some of them come to is misread. Found by filling such scenes with cards drawn by
// chance (docs/disputes.md, “The same dispute in many wordings”); here with cards of the library.
import { expect, test } from 'vitest';
import { ruled } from './lines.ts';

test.each<[says: string, wordings: string[]]>([
  [
    'Trap Hole destroys Gemini Elf',
    [
      'A summons Gemini Elf, B activates Trap Hole',
      'A plays Gemini Elf, B activates Trap Hole',
      'A spielt Gemini Elf, B aktiviert Fallgrube',
      "B uses Trap Hole on A's normal summoned Gemini Elf",
      "In response to A's Normal Summon of Gemini Elf, B activates Trap Hole",
    ],
  ],
  [
    'Direct attack by Gemini Elf: Player B takes 1900 battle damage',
    [
      'A plays Gemini Elf and attacks directly',
      'A summons Gemini Elf and attacks directly',
      'A beschwört Gemini Elf und greift direkt an',
    ],
  ],
  [
    'Dark Hole does not resolve: its activation was negated (Magic Jammer)',
    [
      'A: Dark Hole > B: Magic Jammer',
      'B negates Dark Hole with Magic Jammer',
      "B negates A's Dark Hole with Magic Jammer",
      'B annulliert Schwarzes Loch mit Magische Störung',
      'A casts Dark Hole, B chains Magic Jammer',
    ],
  ],
  [
    'Swords of Revealing Light forbids this',
    [
      'B has Swords of Revealing Light. A attacks directly with Summoned Skull',
      'A attacks directly with Summoned Skull while B controls Swords of Revealing Light',
      "B's Swords of Revealing Light is face-up. A attacks B directly with Summoned Skull.",
      "Under B's Swords of Revealing Light, A attacks directly with Summoned Skull",
      'B kontrolliert Verräterische Schwerter. A greift mit Summoned Skull direkt an.',
    ],
  ],
  [
    '1800 ATK – 1900 ATK',
    [
      "A has Sangan equipped with United We Stand. A attacks B's Gemini Elf with it.",
      "A's Sangan (equipped with United We Stand) attacks B's Gemini Elf",
      "A's Sangan is equipped with United We Stand and attacks B's Gemini Elf",
      "A's Sangan is equipped with United We Stand and attacks Gemini Elf",
    ],
  ],
  [
    'Mirror Force cannot be activated here: The Trap was Set this turn',
    [
      'A: Mirror Force set this turn',
      'A set Mirror Force this turn and activates it',
      'A hat Spiegelkraft in diesem Zug gesetzt und aktiviert sie',
      'A activates Mirror Force (set this turn)',
    ],
  ],
  [
    'Call of the Haunted resolves: Player B Special Summons Jinzo',
    [
      'B has Call of the Haunted, B activates it on Jinzo',
      'B: Call of the Haunted -> Jinzo',
      'B activates Call of the Haunted on Jinzo',
    ],
  ],
  [
    'Snatch Steal resolves: Player B now controls Jinzo',
    ['B has Snatch Steal, B activates it on Jinzo', "B activates Snatch Steal on A's Jinzo"],
  ],
  [
    'Monster Reborn resolves: Player A Special Summons Sangan',
    [
      'A: Monster Reborn -> Sangan',
      'A beschwört Sangan mit Wiedergeburt aus dem Friedhof',
      'A special summons Sangan from the graveyard with Monster Reborn',
      'A special summons Sangan with Monster Reborn from the graveyard',
    ],
  ],
  [
    'Monster Reborn resolves without effect: D.D. Crow banishes Sangan',
    [
      'A: Monster Reborn -> Sangan > B: D.D. Crow -> Sangan',
      'A uses Monster Reborn on Sangan and B banishes it with D.D. Crow',
      'A activates Monster Reborn on Sangan, B chains D.D. Crow on it',
    ],
  ],
  [
    'Book of Moon resolves: Sangan is now in face-down Defense Position',
    [
      "A activates Book of Moon on B's Sangan",
      'B controls Sangan, A activates Book of Moon targeting it',
      'B has Sangan. A plays Book of Moon on it.',
    ],
  ],
  [
    'Player A takes control of Gemini Elf. Direct attack by Gemini Elf: Player B takes 1900 battle damage',
    [
      'B has Gemini Elf. A takes it with Change of Heart and attacks directly.',
      "A takes B's Gemini Elf with Change of Heart and attacks directly with it",
      "A activates Change of Heart on B's Gemini Elf and attacks B directly with it",
    ],
  ],
  [
    'is banished because of Macro Cosmos',
    [
      "With Macro Cosmos on the field, A activates Raigeki against B's Gemini Elf",
      'A has Macro Cosmos. A activates Raigeki, B has Gemini Elf.',
    ],
  ],
  [
    'Player B takes 1900 battle damage',
    [
      'B hat noch 3500 Lebenspunkte und keine Monster, A greift mit Gemini Elf an',
      'B hat 3500 LP, A greift mit Gemini Elf direkt an',
      'A attacks B (3500 LP) directly with Gemini Elf',
    ],
  ],
  [
    'Special Summon successful: Cyber Dragon',
    ['B has Jinzo. A summons Cyber Dragon', 'A summons Cyber Dragon, B has Jinzo', 'A plays Cyber Dragon, B has Jinzo'],
  ],
  [
    'Karma Cut banishes Sangan',
    [
      "A: Karma Cut (discard Jinzo) -> B's Sangan",
      "A discards Jinzo to activate Karma Cut on B's Sangan",
      'A wirft Jinzo ab, um Schicksalsschlag auf Bs Sangan zu aktivieren',
    ],
  ],
  [
    'Call of the Haunted does nothing: the card was no longer on the field',
    [
      'A: Call of the Haunted -> Gemini Elf > B: Dust Tornado -> Call of the Haunted',
      "B chains Dust Tornado to A's Call of the Haunted on Gemini Elf, targeting Call of the Haunted",
    ],
  ],
  [
    'Call of the Haunted destroys Gemini Elf',
    [
      'A activates Call of the Haunted on Gemini Elf; B: Dust Tornado -> Call of the Haunted',
      'A revived Gemini Elf with Call of the Haunted. B destroys Call of the Haunted with Dust Tornado.',
    ],
  ],
  [
    'The activation of Dark Bribe was negated (Solemn Judgment)',
    [
      'A: Heavy Storm > B: Dark Bribe > A: Solemn Judgment',
      "A chains Solemn Judgment to B's Dark Bribe, which was chained to A's Heavy Storm",
    ],
  ],
  [
    'Sakuretsu Armor destroys Dark Magician',
    [
      "A's Dark Magician attacks B's Gemini Elf, B activates Sakuretsu Armor",
      "B activates Sakuretsu Armor on A's attacking Dark Magician, which attacks Gemini Elf",
      "B uses Sakuretsu Armor against A's Dark Magician attacking Gemini Elf",
      "B responds to the attack of A's Dark Magician on Gemini Elf with Sakuretsu Armor",
    ],
  ],
  [
    'Caius the Shadow Monarch banishes Gemini Elf',
    [
      "A tributes Sangan for Caius the Shadow Monarch, targeting B's Gemini Elf",
      "A tributes Sangan, summons Caius the Shadow Monarch and targets B's Gemini Elf",
      'A tribute summons Caius the Shadow Monarch with Sangan -> Gemini Elf',
      'A opfert Sangan für Caius der Schattenmonarch, Ziel ist Bs Gemini Elf',
    ],
  ],
  [
    'Man-Eater Bug destroys Gemini Elf',
    ['A flips Man-Eater Bug -> Gemini Elf', "A has Man-Eater Bug set, flip summons it and targets B's Gemini Elf"],
  ],
  [
    '1900 ATK – 1000 ATK: Gemini Elf destroys Sangan',
    [
      "A's Gemini Elf attacks B's Sangan",
      "B's Sangan is run over by A's Gemini Elf",
      "B's Sangan dies in battle against A's Gemini Elf",
      'A überrennt Sangan mit Gemini Elf',
    ],
  ],
  [
    'Mirror Force cannot be activated here: Jinzo forbids this',
    [
      'A has Jinzo. A attacks directly with Gemini Elf, B activates Mirror Force',
      "With Jinzo on A's field, A attacks directly with Gemini Elf and B activates Mirror Force",
    ],
  ],
  [
    'its effect was negated (Necrovalley)',
    [
      'B has Necrovalley. A: Monster Reborn -> Sangan',
      'Under Necrovalley, A activates Monster Reborn on Sangan',
      'A uses Monster Reborn on Sangan with Necrovalley face-up',
    ],
  ],
  [
    'Tribute Summon successful: Dark Magician',
    [
      'A tributes Sangan and Gemini Elf for Dark Magician',
      'A tributes Sangan and Gemini Elf and summons Dark Magician',
      'A has Sangan and Gemini Elf, tributes both and summons Dark Magician',
      'A controls Sangan and Gemini Elf. A tributes them for Dark Magician.',
      'A hat Sangan und Gemini Elf und opfert beide für Dark Magician',
    ],
  ],
  [
    'Synchro Summon successful: Stardust Dragon',
    ['A synchro summons Stardust Dragon using Krebons and Jinzo', 'A tunes Krebons with Jinzo into Stardust Dragon'],
  ],
  [
    'Thunder King Rai-Oh forbids this',
    [
      'B has Thunder King Rai-Oh. A activates Reinforcement of the Army',
      "A activates Reinforcement of the Army under B's Thunder King Rai-Oh",
    ],
  ],
  [
    'Dust Tornado destroys Axe of Despair',
    [
      'A has Sangan equipped with Axe of Despair. B activates Dust Tornado on Axe of Despair',
      "A's Sangan (equipped with Axe of Despair), B activates Dust Tornado on Axe of Despair",
    ],
  ],
  [
    'Player B draws 1 card',
    [
      'B: Maxx "C"; A: Monster Reborn -> Jinzo',
      'B activates Maxx "C". A special summons Jinzo with Monster Reborn.',
      'Under B\'s Maxx "C", A revives Jinzo with Monster Reborn',
    ],
  ],
  [
    'The effect of Destiny HERO - Malicious resolves',
    [
      'A banishes Destiny HERO - Malicious from the graveyard',
      'A has Destiny HERO - Malicious in the GY and banishes it to use its effect',
    ],
  ],
  [
    'Gemini Elf is unaffected (Forbidden Lance)',
    [
      "B responds to A's Raigeki with Forbidden Lance on Gemini Elf",
      "B protects Gemini Elf from A's Raigeki with Forbidden Lance",
      'B schützt Gemini Elf vor As Raigeki mit Forbidden Lance',
      'A activates Raigeki, B chains Forbidden Lance on Gemini Elf',
    ],
  ],
  [
    'Magic Cylinder negates the attack of Gemini Elf',
    [
      'B attacks directly with Gemini Elf, A activates Magic Cylinder',
      "It is B's turn. B's Gemini Elf attacks A directly, A activates Magic Cylinder",
      "B's Gemini Elf swings directly at A, A flips Magic Cylinder",
      'Bs Gemini Elf greift A direkt an, A deckt Magischer Zylinder auf',
    ],
  ],
  [
    'Monster Reborn does not resolve: its activation was negated (Magic Jammer)',
    [
      'A: Monster Reborn -> Sangan > B: Magic Jammer',
      "B negates A's Monster Reborn on Sangan with Magic Jammer",
      'B annulliert As Wiedergeburt auf Sangan mit Magische Störung',
    ],
  ],
  [
    'Raigeki destroys Sangan and Gemini Elf',
    ['B has Sangan and Gemini Elf. A plays Raigeki.', "B's monsters are Sangan and Gemini Elf. A plays Raigeki."],
  ],
])('%s', (says, wordings) => {
  const headlines = wordings.map((line) => [line, ruled(line).headline.en] as const);
  expect(headlines.filter(([, headline]) => !headline.includes(says))).toEqual([]);
});

/** What is told decides between the ways in which a monster may come, or what is meant by a name. */
test.each([
  ['A summons Cyber Dragon, B: Trap Hole', 'Trap Hole destroys Cyber Dragon'],
  ['A tributes Sangan for Cyber Dragon', 'Tribute Summon successful: Cyber Dragon'],
  [
    'A special summons Sangan with Tour Guide From the Underworld from the deck',
    'The effect of Tour Guide From the Underworld resolves: Player A Special Summons Sangan',
  ],
  ['In the Damage Step, A negates Raigeki with Solemn Judgment', 'Raigeki cannot be activated here'],
])('%s: %s', (line, says) => expect(ruled(line).headline.en).toContain(says));
test('words before a name that are none of it are no card of their own', () => {
  expect(() => ruled('A: Raigeki, B kettet Heller Sangan an')).toThrow('line-unknown-card');
});
