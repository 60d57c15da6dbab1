/** Records of the three Yu-Gi-Oh! lists, on invented cards: what becomes of every field, and what is no card. */
import { expect, test } from 'vitest';
import type { RecordError } from './card.ts';
import { fromCdb, fromYamlYugi, fromYgoprodeck, isYamlYugi, isYgoprodeck, type CdbRow } from './yugioh.ts';

const problem = (make: () => unknown) => {
  try {
    make();
  } catch (error) {
    return (error as RecordError).text;
  }
  throw new Error('no problem');
};

const yaml = (more: object = {}) =>
  fromYamlYugi({ password: 7, name: { en: 'Paper' }, text: { en: 'Fold it.' }, card_type: 'Spell', property: 'Normal', ...more }); // prettier-ignore
const yamlMonster = (more: object) => yaml({ card_type: 'Monster', monster_type_line: 'Rock / Effect', ...more }).card;

test('YAML-Yugi: a monster with all it can have', () => {
  expect(
    yaml({
      card_type: 'Monster', monster_type_line: 'Rock /  Xyz / Pendulum / Effect', attribute: 'WIND', rank: 4, pendulum_scale: 5, atk: 1000, def: '?',
      name: { en: 'Paper', de: 'Papier' }, text: { en: 'Fold it.', de: 'Falte es.' }, pendulum_effect: { en: 'Tear it.' }, materials: '2 Level 4 monsters',
      series: ['Papers'], konami_id: 70, limit_regulation: { tcg: 'Limited' },
    }),
  ).toEqual({
    id: 'ygo:7', game: 'ygo', meta: { limits: { tcg: 'Limited' }, konami: 70 },
    card: {
      name: { en: 'Paper', de: 'Papier' }, kind: 'monster', monster: ['xyz', 'pendulum', 'effect'], race: 'Rock', attribute: 'WIND', rank: 4, scale: 5,
      atk: 1000, def: '?', text: { en: 'Fold it.', de: 'Falte es.' }, pendulumText: { en: 'Tear it.' }, materials: '2 Level 4 monsters', series: ['Papers'], prints: ['7'],
    },
  });
}); // prettier-ignore

test('YAML-Yugi: a text that is not by language is English; Spells and Traps have a property the rules know', () => {
  expect(yaml({ text: 'Fold it.' }).card).toEqual({ name: { en: 'Paper' }, kind: 'spell', property: 'normal', text: { en: 'Fold it.' }, prints: ['7'] }); // prettier-ignore
  expect(yaml({ card_type: 'Trap', property: 'Counter' }).card).toMatchObject({ kind: 'trap', property: 'counter' });
  expect(yamlMonster({ text: 'Rest.', pendulum_effect: 'Swing.' })).toMatchObject({ text: { en: 'Rest.' }, pendulumText: { en: 'Swing.' } }); // prettier-ignore
  expect(problem(() => yaml({ property: 'Odd' }))).toEqual({ en: 'not a card of the game: spell Odd', de: 'keine Karte des Spiels: spell Odd' }); // prettier-ignore
});

test('YAML-Yugi: a Link Monster has as many arrows as Links, and no DEF', () => {
  const link = yamlMonster({ monster_type_line: 'Rock / Link / Effect', link_arrows: ['⬆', '↗️', '➡', '↘', '⬇', '↙', '⬅', '↖'], atk: 5 }); // prettier-ignore
  expect(link).toMatchObject({ link: 8, arrows: ['top', 'top-right', 'right', 'bottom-right', 'bottom', 'bottom-left', 'left', 'top-left'], atk: 5 }); // prettier-ignore
  expect(link).not.toHaveProperty('def');
  expect(yamlMonster({ level: 3 })).toMatchObject({ level: 3 });
  expect(yamlMonster({ level: 3 })).not.toHaveProperty('link');
});

test('YAML-Yugi: who names no kind is a Normal Monster, with Pendulum, too', () => {
  const kinds = (line: string) => (yamlMonster({ monster_type_line: line }) as { monster: string[] }).monster;
  expect([kinds('Rock'), kinds('Rock / Pendulum'), kinds('Rock / Tuner')]).toEqual([['normal'], ['normal', 'pendulum'], ['tuner']]); // prettier-ignore
});

test('YAML-Yugi: the number on the card, else that of another list, else its name', () => {
  const id = (more: object) => yaml({ password: undefined, ...more }).id;
  expect(id({ password: 7, fake_password: 8 })).toBe('ygo:7');
  expect(id({ fake_password: 8, konami_id: 9 })).toBe('ygo:8');
  expect(id({ konami_id: 9, yugipedia_page_id: 10 })).toBe('ygo:konami-9');
  expect(id({ yugipedia_page_id: 10 })).toBe('ygo:yugipedia-10');
  expect([id({}), id({ name: { de: 'Papier' } }), id({ name: { en: 'Paper', de: 'Papier' } })]).toEqual(['ygo:yugipedia-Paper', 'ygo:yugipedia-Papier', 'ygo:yugipedia-Paper']); // prettier-ignore
});

test('YAML-Yugi: no name, no kind of card', () => {
  expect(problem(() => yaml({ name: {} }))).toEqual({ en: 'a card without a name', de: 'eine Karte ohne Namen' });
  expect(problem(() => yaml({ card_type: 'Skill' })).en).toBe('not a card of the game: Skill');
  expect([isYamlYugi({ card_type: 'Trap', name: {} }), isYamlYugi({ card_type: 'Trap', name: 'Paper' }), isYamlYugi({ name: {} })]).toEqual([true, false, false]); // prettier-ignore
});

const prodeck = (more: object = {}) =>
  fromYgoprodeck({ id: 7, name: 'Paper', type: 'Effect Monster', desc: 'When you fold this card, draw.', race: 'Rock', attribute: 'wind', ...more }); // prettier-ignore

test('YGOPRODeck: a monster with all it can have', () => {
  expect(
    prodeck({
      type: 'Pendulum Effect Monster', level: 4, scale: 5, atk: 1000, def: -1, pend_desc: 'Tear it.', monster_desc: 'Fold it.',
      archetype: 'Papers', banlist_info: { ban_tcg: 'Limited' }, card_images: [{ id: 7 }, { id: 8 }], card_sets: [{ set_code: 'PAP-EN001' }],
    }),
  ).toEqual({
    id: 'ygo:7', game: 'ygo', meta: { limits: { ban_tcg: 'Limited' } },
    card: {
      name: { en: 'Paper' }, kind: 'monster', monster: ['pendulum', 'effect'], race: 'Rock', attribute: 'WIND', level: 4, scale: 5, atk: 1000, def: '?',
      text: { en: 'Fold it.' }, pendulumText: { en: 'Tear it.' }, series: ['Papers'], prints: ['7', '8', 'PAP-EN001'],
    },
  });
}); // prettier-ignore

test('YGOPRODeck: Rank, Link and Level, each of its kind only', () => {
  const of = (type: string) =>
    prodeck({ type, level: 4, linkval: 2, def: 1, linkmarkers: ['Top', 'Bottom-Left'] }).card;
  expect(of('XYZ Monster')).toMatchObject({ rank: 4, def: 1 });
  expect(of('XYZ Monster')).not.toHaveProperty('level');
  expect(of('Link Monster')).toMatchObject({ link: 2, arrows: ['top', 'bottom-left'] });
  for (const none of ['level', 'rank', 'def']) expect(of('Link Monster')).not.toHaveProperty(none);
  expect(of('Effect Monster')).toMatchObject({ level: 4, def: 1 });
  for (const none of ['link', 'rank']) expect(of('Effect Monster')).not.toHaveProperty(none);
});

test('YGOPRODeck: Spells and Traps, and what is no card', () => {
  expect(prodeck({ type: 'Spell Card', race: 'Quick-Play' }).card).toMatchObject({ kind: 'spell', property: 'quick-play', text: { en: 'When you fold this card, draw.' } }); // prettier-ignore
  expect(prodeck({ type: 'Trap Card', race: 'Normal' }).card).toMatchObject({ kind: 'trap', property: 'normal' });
  expect(problem(() => prodeck({ type: 'Skill Card' })).en).toBe('not a card of the game: Skill Card');
  for (const none of [{ name: ' ' }, { id: -1 }]) expect(problem(() => prodeck(none)).en).toBe('a card without a name');
  const whole = { id: 7, name: 'Paper', type: 'Spell Card', desc: '' };
  expect(isYgoprodeck(whole)).toBe(true);
  expect(prodeck({ desc: null }).card).toEqual(prodeck({ desc: '' }).card);
  for (const field of ['id', 'name', 'type', 'desc'])
    expect(isYgoprodeck({ ...whole, [field]: undefined, ...(field === 'desc' && { desc: 'x' }) }), field).toBe(field === 'desc'); // prettier-ignore
});

test('YGOPRODeck: the language by the words of the text, else German where an English name stands beside', () => {
  const name = (more: object) => prodeck(more).card.name;
  expect(name({ name: 'Papier', name_en: 'Paper', desc: 'Wenn du die Karte faltest.' })).toEqual({ en: 'Paper', de: 'Papier' }); // prettier-ignore
  expect(name({ name: 'Papier', name_en: 'Paper', desc: '—' })).toEqual({ en: 'Paper', de: 'Papier' });
  expect(name({ name: 'Paper', name_en: 'Paper', desc: '—' })).toEqual({ en: 'Paper' });
  expect(name({ desc: '—' })).toEqual({ en: 'Paper' });
});

const cdb = (more: Partial<CdbRow>) =>
  fromCdb({ id: 700, alias: 0, type: 0x21, atk: 1000, def: 800, level: 4, race: 1, attribute: 8, name: 'Paper', desc: 'Fold it.', ...more }, 'en'); // prettier-ignore

test('EDOPro: a monster’s bits are its words', () => {
  expect(cdb({}).card).toEqual({ name: { en: 'Paper' }, kind: 'monster', monster: ['effect'], race: 'Warrior', attribute: 'WIND', level: 4, atk: 1000, def: 800, text: { en: 'Fold it.' }, prints: ['700'] }); // prettier-ignore
  const bits = (type: number) => (cdb({ type: 1 | type }).card as { monster: string[] }).monster;
  expect(
    [
      0x10, 0x20, 0x40, 0x80, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x4000, 0x200000, 0x400000, 0x800000, 0x1000000,
      0x4000000,
    ].flatMap(bits),
  ).toEqual(
    // prettier-ignore
    ['normal', 'effect', 'fusion', 'ritual', 'spirit', 'union', 'gemini', 'tuner', 'synchro', 'token', 'flip', 'toon', 'xyz', 'pendulum', 'link'], // prettier-ignore
  );
  expect(bits(0)).toEqual(['normal']);
  const race = (race: number) => (cdb({ race }).card as { race?: string }).race;
  expect([race(0), race(2), race(0x2000), race(2 ** 24), race(2 ** 25)]).toEqual([undefined, 'Spellcaster', 'Dragon', 'Cyberse', 'Illusion']); // prettier-ignore
  const attribute = (bit: number) => (cdb({ attribute: bit }).card as { attribute?: string }).attribute;
  expect([1, 2, 4, 8, 16, 32, 64].map(attribute)).toEqual(['EARTH', 'WATER', 'FIRE', 'WIND', 'LIGHT', 'DARK', 'DIVINE']); // prettier-ignore
});

test('EDOPro: Rank, Link with its arrows, Scales and unknown values', () => {
  expect(cdb({ type: 0x800021, level: 7 }).card).toMatchObject({ rank: 7 });
  expect(cdb({ type: 0x800021, level: 7 }).card).not.toHaveProperty('level');
  const link = cdb({ type: 0x4000021, level: 2, def: 0x1ef }).card;
  expect(link).toMatchObject({ link: 2, arrows: ['bottom-left', 'bottom', 'bottom-right', 'left', 'right', 'top-left', 'top', 'top-right'] }); // prettier-ignore
  for (const none of ['level', 'def', 'rank', 'scale']) expect(link).not.toHaveProperty(none);
  expect(cdb({ type: 0x1000021, level: 0x05050004 }).card).toMatchObject({ level: 4, scale: 5 });
  expect(cdb({ atk: -2, def: -1 }).card).toMatchObject({ atk: '?', def: '?' });
});

test('EDOPro: Spells and Traps; line breaks are of one kind', () => {
  const property = (type: number) => (cdb({ type }).card as { property: string }).property;
  expect([2, 0x82, 0x10002, 0x20002, 0x40002, 0x80002, 0x100004].map(property)).toEqual(['normal', 'ritual', 'quick-play', 'continuous', 'equip', 'field', 'counter']); // prettier-ignore
  expect(cdb({ type: 4, desc: 'a\r\nb\r\nc' }).card).toMatchObject({ kind: 'trap', text: { en: 'a\nb\nc' } });
});

test('EDOPro: other artwork is the same card under its number; one farther off is a card of its own', () => {
  expect(cdb({ alias: 719 })).toMatchObject({ id: 'ygo:719', card: { prints: ['719', '700'] } });
  expect(cdb({ alias: 681 })).toMatchObject({ id: 'ygo:681', card: { prints: ['681', '700'] } });
  expect(cdb({ alias: 720 })).toMatchObject({ id: 'ygo:700', card: { prints: ['700'] } });
});

test('EDOPro: what is no card, and what is no number', () => {
  expect(problem(() => cdb({ type: 0x21 | 0x8000000 })).en).toBe('not a card of the game: type 0x8000021');
  expect(problem(() => cdb({ type: 0x20 })).en).toBe('not a card of the game: type 0x20');
  expect(problem(() => cdb({ name: '' })).en).toBe('a card without a name');
  expect(problem(() => cdb({ level: 'four' }))).toEqual({ en: 'no number in “level”', de: 'keine Zahl in „level“' });
  expect(problem(() => cdb({ atk: 0.5 })).en).toBe('no number in “atk”');
  expect(problem(() => cdb({ type: null })).en).toBe('no number in “type”');
  expect(cdb({ alias: null, atk: null, def: null, level: null, race: null, attribute: null }).card).toMatchObject({ level: 0, atk: 0, def: 0 }); // prettier-ignore
});
