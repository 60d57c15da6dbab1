/** Pokémon in play: switching, leaving play, evolving and devolving; Tools and the Stadium. */
import type { RuleId } from '../../ruling/schema.ts';
import { heed } from '../derive/heed.ts';
import { clearPokemon, evolve, putCard, removeFromPlay, switchActive, takeFrom, type CardZone } from '../board/act.ts';
import { askChoice, askUnder } from '../game/ask.ts';
import { deckSize, isActive, topCard, type Card, type Pokemon } from '../board/board.ts';
import { isEvolution, sameName, stageOf } from '../cards.ts';
import { chooseCards, choosePokemon, pokemonFor } from '../derive/choose.ts';
import type { Ctx } from '../game/context.ts';
import { countAsEmpty } from '../derive/not-given.ts';
import { hpOf, limitsBench } from '../derive/values.ts';
import { whyNotEvolve } from '../derive/lacking.ts';
import { cardMatches, cardNames, playerOf } from '../derive/evaluate.ts';
import { cardName, Illegal, nameOf } from '../game/game.ts';
import { register } from './run.ts';
import {
  countOf,
  handOf,
  leastOf,
  mayBe,
  NOTHING_DONE,
  reached,
  rulesFor,
  say,
  sideOf,
  within,
  type Done,
} from './common.ts';
import { searchOrAsk, takeOut, zoneOf } from './zones.ts';
import { sayShed } from '../game/shed.ts';
import { fire } from '../events/triggers.ts';
import { W } from '../say/words.ts';

/** Puts a Pokémon's cards somewhere; attached cards go along or are discarded. */
function leavePlay(ctx: Ctx, pokemon: Pokemon, to: CardZone, attached: 'with' | 'discard'): void {
  const { g } = ctx;
  if (isActive(g.board, pokemon)) g.vacated.add(pokemon.owner);
  removeFromPlay(g, pokemon);
  for (const card of pokemon.cards) putCard(g, card, to);
  for (const card of [...pokemon.energy, ...pokemon.tools]) putCard(g, card, attached === 'with' ? to : 'discard');
  if (to === 'deck') g.board.players[pokemon.owner].shuffled = true;
}

const isEvolved = (p: Pokemon): boolean => topCard(p).def !== undefined && isEvolution(topCard(p).def!);

/** Instructions about Pokémon in play, their Tools and the Stadium. */
register({
  switch: {
    possible: (ctx, op) => {
      const { bench } = sideOf(ctx, op.who);
      return bench.length > 0 && (op.to === undefined || within(ctx, op.to).some((p) => bench.includes(p)));
    },
    run: (ctx, op) => {
      const player = playerOf(ctx, op.who);
      const side = ctx.g.board.players[player];
      if (side.bench.length === 0) countAsEmpty(ctx.g, player, 'bench');
      if (side.bench.length === 0 || !side.active) return NOTHING_DONE;
      if (reached(ctx, [side.active]).length === 0) return NOTHING_DONE;
      const to = op.to ? pokemonFor(ctx, op.to)[0] : choosePokemon(ctx, side.bench, 1, false, op.by ?? op.who)[0];
      if (!to || !side.bench.includes(to) || reached(ctx, [to]).length === 0) return NOTHING_DONE;
      const old = nameOf(ctx.g, side.active);
      const left = side.active;
      const shed = switchActive(ctx.g, player, to);
      const text = W.run.switched(player, old, nameOf(ctx.g, to));
      say(ctx, 'switch', text, ['ptcg.conditions.switching-is-not-retreating', 'ptcg.retreat.leaving-active-clears']);
      sayShed(ctx.g, shed);
      fire(ctx.g, { event: 'moved-to-active', pokemon: to, inputs: ctx.inputs });
      fire(ctx.g, { event: 'moved-to-bench', pokemon: left, inputs: ctx.inputs });
      return { count: 1, pokemon: [to] };
    },
  },

  return: {
    possible: (ctx, op) => within(ctx, op.which).length > 0,
    run: (ctx, op) => {
      const list = reached(ctx, pokemonFor(ctx, op.which));
      for (const p of list) {
        const name = nameOf(ctx.g, p);
        if (op.to === 'hand') heed(ctx.g, 'hand', { pokemon: p });
        // What is Knocked Out goes elsewhere, and is Knocked Out all the same.
        const out = ctx.event === p && (ctx.g.doomed.has(p) || p.damage >= (hpOf(ctx.g, p) ?? Infinity));
        leavePlay(ctx, p, op.to, op.attached);
        const rules: RuleId[] = [out ? 'ptcg.turn.card-beats-rulebook' : 'ptcg.knock-out.leaves-play-without-ko'];
        say(ctx, 'leaves-play', W.run.leftPlay(name, op.to, op.attached, out), rules);
      }
      return { count: list.length, pokemon: list };
    },
  },

  devolve: {
    possible: (ctx, op) => within(ctx, op.which).some((p) => p.cards.length > 1 || isEvolved(p)),
    run: (ctx, op) => {
      const list = reached(ctx, pokemonFor(ctx, op.which)).filter(isEvolved);
      for (const p of list) {
        const name = nameOf(ctx.g, p);
        if (p.cards.length === 1) p.cards.unshift(askUnder(ctx.g, p, name));
        const card = p.cards.pop()!;
        clearPokemon(p);
        // Its damage was withstood with other HP.
        delete p.withstood;
        p.since = { turn: ctx.g.board.turn.number, how: 'played' };
        putCard(ctx.g, card, op.to);
        say(ctx, 'devolve', W.run.devolved(name, nameOf(ctx.g, p), op.to), ['ptcg.evolution.devolve']);
      }
      return { count: list.length, pokemon: list };
    },
  },

  evolve: {
    possible: (ctx, op, used) => {
      const onto = within(ctx, op.on);
      if (onto.length === 0) return false;
      if (op.from === 'deck') return deckSize(sideOf(ctx, 'you')) > 0;
      if (op.freely) return handOf(ctx, 'you', used).some((c) => mayBe(ctx, c, op.which));
      const grows = (c: Card, p: Pokemon): boolean =>
        whyNotEvolve(ctx.g, { player: ctx.you, pokemon: p, card: c }).length === 0 &&
        (op.skipStage ? skipsTo(ctx, c, p) : sameName([c.def?.evolvesFrom ?? ''], cardNames(topCard(p))));
      return handOf(ctx, 'you', used).some(
        (c) => c.name === '?' || (c.def && isEvolution(c.def) && onto.some((p) => grows(c, p))),
      );
    },
    run: (ctx, op) => {
      const { g } = ctx;
      const onto = pokemonFor(ctx, op.on)[0];
      if (!onto) return NOTHING_DONE;
      const fits = (c: Card): boolean =>
        c.def !== undefined &&
        (op.freely === true || isEvolution(c.def)) &&
        cardMatches(ctx, c, op.which) &&
        (op.freely
          ? true
          : op.skipStage
            ? skipsTo(ctx, c, onto)
            : sameName([c.def.evolvesFrom ?? ''], cardNames(topCard(onto))));
      if (op.from === 'deck') {
        const asked = () => askChoice(ctx, 'choice', 'evolve', W.chooseCards(ctx.name, 1, false), [], rulesFor(ctx));
        const [card] = searchOrAsk(ctx, ctx.you, op.which, 1, 'you', 'cards', asked);
        if (!card) return NOTHING_DONE;
        if (!fits(card)) throw new Illegal([W.reasons.illegalCard(ctx.name, card.name)]);
        g.board.players[ctx.you].shuffled = true;
        return evolveWith(ctx, onto, card);
      }
      const card = chooseCards(ctx, g.board.players[ctx.you].hand.filter(fits), 1, 1, 'you')[0];
      if (!card) return NOTHING_DONE;
      const forbidden = whyNotEvolve(g, { player: ctx.you, pokemon: onto, card });
      if (forbidden.length > 0) throw new Illegal(forbidden);
      takeOut(ctx, ctx.you, 'hand', card);
      const done = evolveWith(ctx, onto, card);
      // Played from the hand to evolve, if only by an effect.
      fire(g, { event: 'evolved', pokemon: onto, inputs: ctx.inputs });
      return done;
    },
  },

  'discard-tools': {
    possible: (ctx, op) => within(ctx, op.from).some((p) => p.tools.length > 0),
    run: (ctx, op) => {
      const there = reached(ctx, pokemonFor(ctx, op.from)).flatMap((pokemon) =>
        pokemon.tools.map((card) => ({ pokemon, card })),
      );
      const n = countOf(ctx, op.count, there.length);
      const chosen = chooseCards(
        ctx,
        there.map((t) => t.card),
        n,
        leastOf(ctx, op, n),
        'you',
      );
      for (const card of chosen) {
        const { pokemon } = there.find((t) => t.card === card)!;
        takeFrom(pokemon.tools, card);
        putCard(ctx.g, card, op.to ?? 'discard');
        say(ctx, 'discard-tool', W.run.toolDiscarded(cardName(card), nameOf(ctx.g, pokemon), op.to));
      }
      const pokemon = [...new Set(chosen.map((card) => there.find((t) => t.card === card)!.pokemon))];
      return { count: chosen.length, cards: chosen, pokemon };
    },
  },

  exchange: {
    possible: (ctx, op, used) => {
      if (within(ctx, op.which).length === 0) return false;
      if (op.from === 'deck') return deckSize(sideOf(ctx, 'you')) > 0;
      return (op.from === 'hand' ? handOf(ctx, 'you', used) : sideOf(ctx, 'you').discard).some((c) =>
        mayBe(ctx, c, op.card),
      );
    },
    run: (ctx, op) => {
      const { g } = ctx;
      const p = reached(ctx, pokemonFor(ctx, op.which))[0];
      if (!p) return NOTHING_DONE;
      const side = g.board.players[p.owner];
      const asked = () => askChoice(ctx, 'choice', 'exchange', W.chooseCards(ctx.name, 1, false), [], rulesFor(ctx));
      const found =
        op.from === 'deck'
          ? searchOrAsk(ctx, p.owner, op.card, 1, 'you', 'cards', asked)
          : chooseCards(
              ctx,
              zoneOf(ctx, p.owner, op.from).filter((c) => cardMatches(ctx, c, op.card)),
              1,
              1,
              'you',
            );
      const card = found[0];
      if (!card) return NOTHING_DONE;
      if (op.from === 'deck') side.shuffled = true;
      else takeOut(ctx, p.owner, op.from, card);
      const old = p.cards.pop()!;
      p.cards.push(card);
      putCard(g, old, op.old);
      say(ctx, 'exchange', W.run.exchanged(cardName(old), cardName(card), op.old));
      return { count: 1, cards: [card], pokemon: [p] };
    },
  },

  'discard-stadium': {
    possible: (ctx) => ctx.g.board.stadium !== null,
    run: (ctx, op) => {
      const stadium = ctx.g.board.stadium;
      if (!stadium) return NOTHING_DONE;
      if (isUnaffected(ctx, stadium.card)) {
        say(ctx, 'prevented', W.run.stadiumUnaffected(cardName(stadium.card), ctx.name), [], true);
        return NOTHING_DONE;
      }
      ctx.g.board.stadium = null;
      if (limitsBench(stadium.card)) ctx.g.benchFirst = stadium.owner;
      putCard(ctx.g, stadium.card, op.to ?? 'discard');
      say(ctx, 'discard-stadium', W.run.stadiumDiscarded(cardName(stadium.card), op.to), ['ptcg.stadium.only-one']);
      return { count: 1, cards: [stadium.card] };
    },
  },
});

/** "Prevent all effects of that card done to this Stadium card." */
const isUnaffected = ({ kind }: Ctx, stadium: Card): boolean =>
  stadium.effects.some(
    (e) =>
      e.effect === 'passive' &&
      e.modifiers.some((m) => m.what === 'stadium-unaffected' && (m.by as readonly string[]).includes(kind)),
  );

function evolveWith(ctx: Ctx, onto: Pokemon, card: Card): Done {
  const name = nameOf(ctx.g, onto);
  const healed = onto.conditions.length > 0 || onto.effects.some((e) => e.ofAttack);
  evolve(ctx.g, onto, card);
  say(ctx, 'evolve', W.evolved(name, cardName(card), healed), [
    'ptcg.evolution.keeps-cards-and-damage',
    'ptcg.evolution.ends-effects',
  ]);
  return { count: 1, pokemon: [onto], cards: [card] };
}

/** A Stage 2 that belongs to this Basic Pokémon: its Stage 1 evolves from it. */
function skipsTo(ctx: Ctx, card: Card, onto: Pokemon): boolean {
  if (!card.def || stageOf(card.def) !== 'stage2' || card.def.evolvesFrom === undefined) return false;
  const between = ctx.g.find(card.def.evolvesFrom);
  return between?.evolvesFrom !== undefined && sameName([between.evolvesFrom], cardNames(topCard(onto)));
}
