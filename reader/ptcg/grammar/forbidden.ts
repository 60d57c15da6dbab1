/** What Pokémon and players cannot do. */
import type { CardFilter, Modifier } from '../../../engine/ptcg/effects/schema.ts';
import { on } from './modifiers.ts';
import { asCard } from './nouns.ts';
import { ATTACK, IT, type PtcgGrammar } from './phrases.ts';

type Forbidden = Extract<Modifier, { what: 'cannot' }>['do'];

const TRAINERS = {
  item: 'play-item',
  supporter: 'play-supporter',
  stadium: 'play-stadium',
  tool: 'play-tool',
} as const;
/** What "can't play these cards" forbids: a Trainer card by its kind, Energy as attaching it. */
function playing(card: CardFilter): { do: Forbidden; card?: CardFilter }[] | undefined {
  const { kind, trainer, ...more } = card;
  const which = Object.keys(card).length > 1 && { card };
  if (kind === 'pokemon') return [{ do: 'play-pokemon', ...which }];
  if (kind === 'energy') return [{ do: 'attach-energy', ...which }];
  if (kind !== 'trainer' || Object.keys(more).length > 0) return undefined;
  return trainer === undefined ? [{ do: 'play-trainer' }] : [trainer].flat().map((one) => ({ do: TRAINERS[one] }));
}

export function forbidden(g: PtcgGrammar): void {
  const cannot = (what: Forbidden, attack?: string): Modifier[] => [{ what: 'cannot', do: what, ...(attack !== undefined && { attack }) }]; // prettier-ignore
  g.rule('verb', "can't retreat", () => cannot('retreat'));
  g.rule('verb', "can't attack", () => cannot('attack'));
  g.rule('verb', "can't use attacks", () => cannot('attack'));
  g.rule('verb', "can't use any attacks", () => cannot('attack'));
  g.rule('verb', "can't use {attack:attackName}", ({ attack }) => cannot('use-attack', attack));
  g.rule('verb', "can't use that attack", () => [{ what: 'cannot', do: 'use-attack', attack: { chosen: ATTACK } }]);
  g.rule('verb', "can't be healed", () => cannot('be-healed'));
  g.rule('verb', "can't use abilities", () => cannot('use-ability'));
  const PLAYERS = [["your opponent can't", 'opponent'], ["they can't", 'opponent'], ["you can't", 'you'], ["each player can't", 'both'], ["players can't", 'both'], ["neither player can", 'both']] as const; // prettier-ignore
  for (const [words, player] of PLAYERS) {
    g.rule('modifier', `${words} play [any] {card} from <their|your> hand` as '{card}', ({ card }) => playing(card)?.map((one): Modifier => ({ what: 'cannot', player, ...one }))); // prettier-ignore
    g.rule('modifier', `${words} play any cards from <their|your> hand`, () => (['play-trainer', 'play-pokemon', 'evolve', 'attach-energy'] as const).map((what): Modifier => ({ what: 'cannot', do: what, player }))); // prettier-ignore
    g.rule('modifier', `${words} play any pokémon tool or special energy cards from <their|your> hand`, () => [{ what: 'cannot', do: 'play-tool', player }, { what: 'cannot', do: 'attach-energy', player, card: { kind: 'energy', energy: 'special' } }]); // prettier-ignore
    g.rule('modifier', `${words} play any pokémon tool, special energy, or stadium cards from <their|your> hand`, () => [{ what: 'cannot', do: 'play-tool', player }, { what: 'cannot', do: 'attach-energy', player, card: { kind: 'energy', energy: 'special' } }, { what: 'cannot', do: 'play-stadium', player }]); // prettier-ignore
    g.rule('modifier', `${words} play any supporter or stadium cards from <their|your> hand`, () => [{ what: 'cannot', do: 'play-supporter', player }, { what: 'cannot', do: 'play-stadium', player }]); // prettier-ignore
    g.rule('modifier', `${words} attach any special energy cards from <their|your> hand to <their|your> pokémon`, () => [{ what: 'cannot', do: 'attach-energy', player, card: { kind: 'energy', energy: 'special' } }]); // prettier-ignore
    g.rule('modifier', `${words} attach any pokémon tool cards from <their|your> hand to any of <their|your> pokémon`, () => [{ what: 'cannot', do: 'play-tool', player }]); // prettier-ignore
    for (const label of [['ace spec', 'ACE SPEC']] as const)
      g.rule('modifier', `${words} play any ${label[0]} cards from <their|your> hand`, () => [{ what: 'cannot', do: 'play-trainer', player, card: { label: label[1] } }]); // prettier-ignore
    g.rule('modifier', `${words} play any item cards or pokémon tool cards from <their|your> hand`, () => [{ what: 'cannot', do: 'play-item', player }, { what: 'cannot', do: 'play-tool', player }]); // prettier-ignore
    g.rule('modifier', `${words} play any special energy or stadium cards from <their|your> hand`, () => [{ what: 'cannot', do: 'attach-energy', player, card: { kind: 'energy', energy: 'special' } }, { what: 'cannot', do: 'play-stadium', player }]); // prettier-ignore
    g.rule('modifier', `${words} play any pokémon from <their|your> hand to evolve <their|your> pokémon`, () => [{ what: 'cannot', do: 'evolve', player }]); // prettier-ignore
    g.rule('modifier', `${words} attach <any energy cards|energy cards|an energy card|any energy> from <their|your> hand to <their|your> pokémon`, () => [{ what: 'cannot', do: 'attach-energy', player }]); // prettier-ignore
    g.rule('modifier', `${words} attach <any energy cards|energy cards|an energy card|any energy> from <their|your> hand to <that pokémon|it|${"your opponent's active pokémon"}>`, () => [{ what: 'cannot', do: 'attach-energy', on: { chosen: IT } }]); // prettier-ignore
  }
  g.rule('modifier', "energy cards can't be attached from your opponent's hand to {of:subject}", ({ of }) => [{ what: 'cannot', do: 'attach-energy', ...on(of) }]); // prettier-ignore
  g.rule('modifier', "energy can't be attached from your opponent's hand to {of:subject}", ({ of }) => [{ what: 'cannot', do: 'attach-energy', ...on(of) }]); // prettier-ignore
  const theirs = "your opponent's active pokémon";
  for (const words of [
    `pokémon can't be played from your opponent's hand to evolve ${theirs}`,
    `your opponent can't play any pokémon from their hand to evolve ${theirs}`,
  ])
    g.rule('modifier', words, () => [{ what: 'cannot', do: 'evolve', on: { of: 'opponent', where: 'active' } }]);
  g.rule('modifier', "energy can't be attached to {of:subject} from your opponent's hand", ({ of }) => [{ what: 'cannot', do: 'attach-energy', ...on(of) }]); // prettier-ignore
  g.rule('modifier', "your opponent can't attach energy from their hand to {of:subject}", ({ of }) => [{ what: 'cannot', do: 'attach-energy', ...on(of) }]); // prettier-ignore
  g.rule('modifier', "your opponent can't play any pokémon that has an ability from their hand, except for {kind:kindOfPokemon}", ({ kind }) => { const not = asCard(kind); return not && [{ what: 'cannot', do: 'play-pokemon', player: 'opponent', card: { kind: 'pokemon', hasAbility: true, not } }]; }); // prettier-ignore
}
