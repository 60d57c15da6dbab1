/** Two amounts of a position, as rules tell them apart: is what attacks stronger, as strong or weaker? */

/** 1900, 1900er: ATK and DEF are multiples of 50, years are not. */
const amountOf = (token: string): number | undefined => {
  const said = /^(\d{3,4})(?:er|ers|s|atk|def)?$/.exec(token)?.[1];
  return said !== undefined && Number(said) % 50 === 0 ? Number(said) : undefined;
};
const defends = /^(?:def|defense|defence|defender|defending|verteidig\w*)$/;
const withWhat = new Set(['with', 'mit']);
/** So many words before an amount may tell whose it is. */
const before = 3;

/** `>`: the attacker is the stronger; '1900 in 2000 Verteidigung' and 'his 2000 with my 1900' are both `<`. */
export function compared(tokens: string[]): '>' | '=' | '<' | undefined {
  const at = tokens.flatMap((token, i) => (amountOf(token) === undefined ? [] : [i]));
  const [first, second] = at;
  if (first === undefined || second === undefined || at.length > 2) return undefined;
  const isDefender = (i: number) => tokens.slice(i + 1, i + 3).some((word) => defends.test(word)) || /def$/.test(tokens[i]!); // prettier-ignore
  const attacksLater = tokens.slice(Math.max(first + 1, second - before), second).some((word) => withWhat.has(word));
  const turned = isDefender(second) ? false : isDefender(first) || attacksLater;
  const [attacker, defender] = turned ? [second, first] : [first, second];
  const difference = amountOf(tokens[attacker]!)! - amountOf(tokens[defender]!)!;
  return difference > 0 ? '>' : difference < 0 ? '<' : '=';
}
