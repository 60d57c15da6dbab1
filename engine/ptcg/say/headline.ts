/** The answer in a sentence. */
import type { Player } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { L, type N, counters, prizeCards, withNames, capital, lower } from './terms.ts';

const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** With the names of what makes it another number. */
const because = (said: N, by: readonly N[]): N => {
  const names = [...new Map(by.map((name) => [name.en, name])).values()];
  if (names.length === 0) return said;
  const of = (lang: 'de' | 'en') => names.map((name) => name[lang]).join(', ');
  return L(`${said.de} (${of('de')})`, `${said.en} (${of('en')})`);
};
export const headline = {
  stands: (p: N, damage: number, hp: number) =>
    L(
      `${p.de} ist nicht kampfunfähig (${damage} Schaden, ${hp} KP)`,
      `${p.en} is not Knocked Out (${damage} damage, ${hp} HP)`,
    ),
  waitsFor: (p: Player, question: N) =>
    L(`Spieler ${p} entscheidet zuerst – ${question.de}`, `Player ${p} decides first – ${question.en}`),
  damage: (attacker: N, target: N | undefined, total: number, terms: readonly Localized[]) => {
    const to = target ? L(` ${target.de}`, ` to ${target.en}`) : L('', '');
    const how = terms.length < 2 ? L('', '') : L(`: ${headline.terms(terms).de}`, `: ${headline.terms(terms).en}`);
    return L(
      `${attacker.de} fügt${to.de} ${total} Schaden zu${how.de}`,
      `${attacker.en} does ${total}${to.en}${how.en}`,
    );
  },
  /** The other Pokémon one attack hits. */
  alsoDamage: (target: N, total: number) => L(`${total} an ${target.de}`, `${total} to ${target.en}`),
  counters: (p: N, n: number, by: readonly N[]) =>
    because(L(`${counters(n).de} auf ${p.de}`, `${counters(n).en} on ${p.en}`), by),
  terms: (terms: readonly Localized[]) => L(terms.map((t) => t.de).join(', '), terms.map((t) => t.en).join(', ')),
  noDamage: (attacker: N, target: N | undefined, why: Localized | undefined) => {
    const to = target ? L(` ${target.de}`, ` to ${target.en}`) : L('', '');
    return L(
      `${attacker.de} fügt${to.de} keinen Schaden zu${why ? `: ${why.de}` : ''}`,
      `${attacker.en} does no damage${to.en}${why ? `: ${lower(why.en)}` : ''}`,
    );
  },
  cancelled: (p: N, attack: N) =>
    L(`${attack.de} von ${p.de} hat keine Wirkung (Zahl)`, `${p.en}'s ${attack.en} does nothing (tails)`),
  fails: (p: N, attack: N) => L(`${attack.de} von ${p.de} hat keine Wirkung`, `${p.en}'s ${attack.en} does nothing`),
  confused: (p: N, attack: N, n: number) =>
    L(
      `${p.de} ist verwirrt und wirft Zahl: ${attack.de} findet nicht statt, ${counters(n).de} auf ${p.de}`,
      `${p.en} is Confused and flips tails: ${attack.en} does not happen, ${counters(n).en} on ${p.en}`,
    ),
  /** `numbers`: damage and HP, where its HP are other than printed. */
  knockedOut: (p: N, numbers?: { damage: number; hp: number }) => {
    const { damage, hp } = numbers ?? {};
    const how = numbers ? L(` (${damage} Schaden, ${hp} KP)`, ` (${damage} damage, ${hp} HP)`) : L('', '');
    return L(`${p.de} ist kampfunfähig${how.de}`, `${p.en} is Knocked Out${how.en}`);
  },
  prizes: (p: Player, n: number, named: readonly N[] = []) =>
    capital(withNames(L(`${prizeCards(n).de} für Spieler ${p}`, `${prizeCards(n).en} for player ${p}`), named)),
  prizesOnly: (n: number, named: readonly N[] = []) => withNames(prizeCards(n), named),
  noPrize: (by: readonly N[]) => because(L('keine Preiskarte', 'no Prize card'), by),
  because,
  benchOver: (p: Player, limit: number, over: number, by: readonly N[]) => {
    const most = because(L(`höchstens ${limit} Pokémon`, `at most ${limit} Pokémon`), by);
    return L(
      `Die Bank von Spieler ${p} fasst ${most.de}: ${over} ${over === 1 ? 'wird' : 'werden'} abgelegt`,
      `Player ${p}'s Bench holds ${most.en}: ${over} must be discarded`,
    );
  },
  switchedOff: (what: N, by: N) =>
    L(`${what.de} ist durch ${by.de} ausgeschaltet`, `${what.en} is switched off by ${by.en}`),
  usedUp: (name: N) =>
    L(`${name.de} gilt nur einmal pro Spiel und galt schon`, `${name.en} applies once per game and has been used`),
  used: (p: N, attack: N) => L(`${p.de} setzt ${attack.de} ein`, `${p.en} uses ${attack.en}`),
  usedInVain: (p: N, attack: N) =>
    L(`${p.de} setzt ${attack.de} ein, und es bewirkt nichts`, `${p.en} uses ${attack.en}, and nothing comes of it`),
  playedAnyway: (why: Localized) =>
    L(`Nicht erlaubt, aber so gespielt: ${why.de}`, `Not allowed, but played: ${why.en}`),
  illegal: (why: Localized) => L(`Nicht erlaubt: ${why.de}`, `Not allowed: ${why.en}`),
  nothing: () => L('Nichts weiter geschieht', 'Nothing further happens'),
  promote: (p: readonly Player[]) =>
    L(
      `Spieler ${p.join(' und ')} muss ein neues Aktives Pokémon wählen`,
      `Player ${p.join(' and ')} must choose a new Active Pokémon`,
    ),
  /** Sentences one after the other. */
  spoken: (parts: readonly Localized[]) => {
    const all = parts.filter(({ en }) => en !== '').map(({ de, en }) => L(stop(de), stop(en)));
    return L(all.map((p) => p.de).join(' '), all.map((p) => p.en).join(' '));
  },
  /** "Heads: … – Tails: …". */
  inOne: (parts: readonly Localized[]) => L(parts.map((p) => p.de).join(' – '), parts.map((p) => p.en).join(' – ')),
  between: (least: number, most: number) =>
    L(`Je nachdem sind es ${least} bis ${most} Schaden`, `It comes to ${least} to ${most} damage`),
  inAnyCase: (what: N) => L(`In jedem Fall: ${what.de}`, `In any case: ${what.en}`),
  branch: (answer: Localized, then: Localized) => capital(L(`${answer.de}: ${then.de}`, `${answer.en}: ${then.en}`)),
  open: (question: Localized) => question,
};
