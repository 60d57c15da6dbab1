/** Life Points that changed, where the rest of the answer does not tell of them. */
import type { Player } from '../../case/schema.ts';
import type { Localized, Step } from '../../ruling/schema.ts';
import { say } from '../../ruling/say.ts';
import type { Game } from '../game/game.ts';
import { spokenOf, joined, whatLinkDid, whose, changesLife } from './headline-link.ts';

/** Life Points that changed by the only thing there is to say, where it does not say so. */
export function lifeChanged(game: Game, told: readonly Localized[]): Localized[] {
  const [link] = spokenOf(game);
  const deeds = link ? whatLinkDid(game, link) : [];
  const isTold = ({ text }: Step): boolean => told.some(({ en }) => en.endsWith(text.en));
  const [one, ...more] = deeds.slice(1).filter((deed) => changesLife(deed) && !isTold(deed));
  const others = more.find((deed) => whose(deed) !== (one && whose(one)));
  return one ? [others ? joined(one.text, others.text) : one.text] : [];
}

/** Life Points that changed by damage or a gain the answer does not tell of; as they are in the end where there was more than one. */
export function lifeAtLast({ rec: { steps }, duel }: Game, { en }: Localized): Localized[] {
  const untold = steps.filter((step) => changesLife(step) && isDamageOrGain(step) && !tells(en, step));
  const ofBoth = (['A', 'B'] as const).flatMap((player) => {
    const own = untold.filter((step) => whose(step)?.startsWith(`/players/${player}/`));
    const points = duel.sides[player].lifePoints;
    if (own.length === 0 || new RegExp(`Player ${player} [^.;]* has ${points} (?:Life Points left|now)`).test(en)) return [];
    const all = steps.filter((step) => whose(step)?.startsWith(`/players/${player}/`));
    return own.length === 1 && all.at(-1) === own[0] ? [own[0]!.text] : [hasInTheEnd(player, points)];
  });
  const [one, other] = ofBoth;
  return one ? [other ? joined(one, other) : one] : [];
} // prettier-ignore

const isDamageOrGain = ({ kind }: Step): boolean => ['damage', 'battle-damage', 'gain-life'].includes(kind);

/** Whether the answer says these words, or how much battle damage it was. */
const tells = (said: string, { text }: Step): boolean => {
  const dealt = /Player [AB] takes \d+ battle damage/.exec(text.en)?.[0];
  return said.includes(text.en.replace(/\.$/, '')) || (dealt !== undefined && said.includes(dealt));
};

const hasInTheEnd = (player: Player, points: number): Localized =>
  say(`Am Ende hat Spieler ${player} ${points} Life Points.`, `Player ${player} has ${points} Life Points in the end.`);
