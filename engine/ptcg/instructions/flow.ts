/** Coins, choices, conditions, lingering effects, the end of the turn: what steers a text. */
import type { Coin } from '../../case/schema.ts';
import type { RuleId } from '../../ruling/schema.ts';
import { askChoice, askText, askYesNo, flipCoin } from '../game/ask.ts';
import { nameKey } from '../../case/names.ts';
import { attacksOf } from '../attack/known.ts';
import { useAttackOf } from '../attack/carry-out.ts';
import { candidates, pokemonFor } from '../derive/choose.ts';
import type { Ctx } from '../game/context.ts';
import { allPokemon, type Card } from '../board/board.ts';
import type { Amount, Modifier, Op, Side } from '../effects/schema.ts';
import { amount, cardMatches, cardNames, playerOf, test } from '../derive/evaluate.ts';
import { Illegal, nameOf } from '../game/game.ts';
import { lingering } from '../board/public-modifiers.ts';
import { canPay, couldDo, register, run, runAnswer } from './run.ts';
import { zoneOf } from './zones.ts';
import { withoutStop } from '../../ruling/say.ts';
import { hangsOnLater, NOTHING_DONE, type OpOf, reached, rulesFor, say, within } from './common.ts';
import { finish } from '../events/knock-out.ts';
import { W } from '../say/words.ts';

/** Flips, one after another. */
function flips(ctx: Ctx, coins: Amount | 'until-tails', by: Side): Coin[] {
  const rules: RuleId[] = rulesFor(ctx);
  const results: Coin[] = [];
  if (coins === 'until-tails') {
    do results.push(flipCoin(ctx, ctx.name, rules, by));
    while (results.at(-1) === 'heads');
    return results;
  }
  const n = amount(ctx, coins);
  for (let i = 0; i < n; i++) results.push(flipCoin(ctx, ctx.name, rules, by));
  return results;
}

/** The modifier with the attack chosen before written into it; none where none could be chosen. */
function settled(ctx: Ctx, modifier: Modifier): Modifier[] {
  if (modifier.what !== 'cannot' || typeof modifier.attack !== 'object') return [modifier];
  const attack = ctx.results.get(modifier.attack.chosen)?.attack;
  return attack === undefined ? [] : [{ ...modifier, attack }];
}

type Options = OpOf<'choose-one'>['options'];
/** The one option about what the case names: such cards, so many of them, or a Special Condition. Nothing where that tells of none or of several. */
function optionNamed(ctx: Ctx, options: Options, by: Side): number | undefined {
  const fitting = options.flatMap(({ then }, i) => (then.some((op) => isNamed(ctx, op, by)) ? [i + 1] : []));
  return fitting.length === 1 ? fitting[0] : undefined;
}
function isNamed(ctx: Ctx, op: Op, by: Side): boolean {
  const { cards, condition } = ctx.inputs[by];
  const { stadium } = ctx.g.board;
  if (op.do === 'discard-stadium') return stadium !== null && named(cards, [stadium.card]);
  if (op.do === 'discard-tools')
    return named(
      cards,
      allPokemon(ctx.g.board).flatMap(({ tools }) => tools),
    );
  if (op.do === 'condition') return condition !== undefined && [op.apply].flat().includes(condition);
  if (op.do !== 'take' && op.do !== 'attach-energy') return false;
  if (cards.length === 0 || (typeof op.count === 'number' && cards.length > op.count)) return false;
  const from = op.from === 'deck-top' || op.from === 'deck-bottom' ? 'deck' : op.from;
  const zone = zoneOf(ctx, playerOf(ctx, op.of ?? 'you'), from);
  return named(
    cards,
    zone.filter((card) => cardMatches(ctx, card, op.which)),
  );
}
/** Whether cards are named, and each of them is one of these. */
const named = (names: readonly string[], cards: readonly Card[]): boolean =>
  names.length > 0 && names.every((name) => cards.some((c) => c.id === name || cardNames(c).includes(name)));
/** Nobody plays a card for the way that does nothing. */
function onlyWay(ctx: Ctx, options: Options): number | undefined {
  const able = options.flatMap(({ then }, i) => (couldDo(ctx, then) ? [i + 1] : []));
  return ctx.kind !== 'attack' && able.length === 1 ? able[0] : undefined;
}

/** "Discard 2 cards from your hand. If you do, …": with fewer there it is not done. */
const enoughToDiscard = (ctx: Ctx, first: readonly Op[], used?: Card): boolean =>
  canPay(ctx, first.filter((op) => op.do === 'discard-cards' && typeof op.count === 'number' && !op.upTo), used); // prettier-ignore

/** Instructions that steer. */
register({
  flip: {
    possible: () => false,
    run: (ctx, op) => {
      const coins = flips(ctx, op.coins, op.by ?? 'you');
      const heads = coins.filter((c) => c === 'heads').length;
      if (coins.length > 0) say(ctx, 'coin', W.run.flipped(ctx.name, coins), [], false, null);
      return { count: heads, coins };
    },
  },

  'choose-number': {
    possible: () => false,
    run: (ctx, op) => {
      const most = amount(ctx, op.atMost);
      const answers = Array.from({ length: most + 1 }, (_, i) => ({ value: i, text: W.number(i) }));
      const n = askChoice<number>(
        ctx,
        'choice',
        'number',
        W.chooseNumber(ctx.name, most),
        answers,
        ['ptcg.attack.step-d-choices'],
        'you',
        ctx.inputs.you.number,
      );
      if (!Number.isInteger(n) || n < 0 || n > most) throw new Illegal([W.reasons.numberOutOfRange(ctx.name, n, most)]);
      return { count: n };
    },
  },
  'choose-pokemon': {
    possible: () => false,
    run: (ctx, op) => {
      const pokemon = pokemonFor(ctx, op.which);
      return { count: pokemon.length, pokemon };
    },
  },

  'choose-attack': {
    possible: () => false,
    run: (ctx, op) => {
      const options = pokemonFor(ctx, op.of).flatMap((pokemon) =>
        attacksOf(ctx.g, pokemon).map((attack) => ({ pokemon, attack })),
      );
      if (options.length === 0) return NOTHING_DONE;
      const given = ctx.inputs.you.name ?? (options.length === 1 ? options[0]!.attack.names[0] : undefined);
      const wanted = askChoice<string>(
        ctx,
        'choice',
        'attack',
        W.whichAttack(ctx.name),
        options.map(({ attack }) => ({ value: attack.names[0]!, text: attack.name })),
        ['ptcg.attack.follow-text'],
        'you',
        given,
      );
      const chosen = options.find(({ attack }) => attack.names.some((n) => nameKey(n) === nameKey(String(wanted))));
      if (!chosen) throw new Illegal([W.reasons.noSuchAttack(nameOf(ctx.g, options[0]!.pokemon), wanted)]);
      say(ctx, 'choice', W.run.attackChosen(nameOf(ctx.g, chosen.pokemon), chosen.attack.name), [], false, null);
      return { count: 1, pokemon: [chosen.pokemon], attack: chosen.attack.names[0]! };
    },
  },

  'in-force': {
    possible: (ctx, op) => op.on === undefined || within(ctx, op.on).length > 0,
    run: (ctx, op) => {
      const { g } = ctx;
      const modifiers = op.modifiers.flatMap((m) => settled(ctx, m));
      const from = (ofAttack: boolean) => ({
        you: ctx.you,
        name: ctx.name,
        ...(ctx.self && { maker: ctx.self.id }),
        ofAttack,
        until: op.until,
        turn: g.board.turn,
      });
      if (op.player) {
        const player = playerOf(ctx, op.player);
        const side = g.board.players[player];
        side.effects = [...side.effects, ...modifiers.map((m) => lingering(m, from(false)))];
        say(ctx, 'effect', W.run.inForceOnPlayer(player, ctx.name, op.until, modifiers, player !== ctx.you), [
          'ptcg.attack.effects-on-player-stay',
        ]);
        return { count: 1 };
      }
      if (op.on === undefined) {
        g.board.effects = [...g.board.effects, ...modifiers.map((m) => lingering(m, from(false)))];
        // What holds for this attack alone shows in what came of it.
        const text = W.run.inForceOnGame(ctx.name, op.until);
        const passes = ctx.kind === 'attack' && op.until === 'end-of-turn';
        say(ctx, 'effect', text, [], false, passes ? null : withoutStop(text));
        return { count: 1 };
      }
      const list = reached(ctx, pokemonFor(ctx, op.on));
      for (const p of list) {
        p.effects = [...p.effects, ...modifiers.map((m) => lingering(m, from(ctx.kind === 'attack')))];
        // What an attack leaves on its own Pokémon is no answer to what became of the other.
        const called = (name: string) =>
          attacksOf(g, p).find(({ names }) => names.includes(name))?.name ?? { de: name, en: name };
        const text = W.run.inForceOnPokemon(nameOf(g, p), ctx.name, op.until, modifiers, called);
        say(ctx, 'effect', text, [], false, p === ctx.self ? null : withoutStop(text));
      }
      return { count: list.length, pokemon: list };
    },
  },

  'use-attack': {
    possible: (ctx, op) => op.discard !== undefined || (op.of !== undefined && within(ctx, op.of).length > 0),
    run: (ctx, op) =>
      useAttackOf(
        ctx,
        op.of ? pokemonFor(ctx, op.of) : [],
        op.discard
          ? ctx.g.board.players[ctx.you].discard.filter(
              (c) => c.def?.kind === 'pokemon' && cardMatches(ctx, c, op.discard),
            )
          : [],
        op.payCost === true,
        op.not,
      ),
  },

  nothing: {
    possible: () => false,
    run: (ctx) => {
      if (ctx.attack) ctx.attack.failed = true;
      return { count: 0 };
    },
  },
  'end-turn': {
    // It follows from what was done: nobody plays a card to end a turn.
    possible: () => false,
    run: (ctx) => {
      ctx.g.turnEnds = true;
      say(ctx, 'turn-ends', W.run.turnEnds(ctx.you), ['ptcg.checkup.when'], false, null);
      return { count: 1 };
    },
  },
  'extra-turn': {
    possible: () => true,
    run: (ctx) => {
      ctx.g.extraTurnFor = ctx.you;
      say(ctx, 'extra-turn', W.run.extraTurn(ctx.you), ['ptcg.checkup.extra-turn-no-checkup']);
      return { count: 1 };
    },
  },
  win: {
    possible: () => true,
    run: (ctx, op) => {
      finish(ctx.g, playerOf(ctx, op.who), [W.won.byEffect(playerOf(ctx, op.who), ctx.name)]);
      return { count: 1 };
    },
  },
  look: {
    possible: () => true,
    run: () => ({ count: 1 }),
  },

  unmodelled: {
    possible: (ctx) => ctx.readOnly !== true,
    run: (ctx, op) => runAnswer(ctx, askText(ctx, op.text)),
  },

  if: {
    possible: (ctx, op, used) => {
      if (hangsOnLater(ctx, op.test)) return couldDo(ctx, op.then, used) || couldDo(ctx, op.else ?? [], used);
      return couldDo(ctx, test(ctx, op.test) ? op.then : (op.else ?? []), used);
    },
    run: (ctx, op) => ({ count: run(ctx, test(ctx, op.test) ? op.then : (op.else ?? [])) }),
  },
  'for-each': {
    possible: (ctx, op, used) =>
      (ctx.choosable?.get(op.which.chosen ?? '') ?? candidates(ctx, op.which)).some((p) =>
        couldDo({ ...ctx, choosable: new Map([...(ctx.choosable ?? []), [op.as, [p]]]) }, op.then, used),
      ),
    run: (ctx, op) => {
      let done = 0;
      for (const p of candidates(ctx, op.which)) {
        // Each goes through the text anew: its own flips, its own choices.
        const one: Ctx = { ...ctx, settled: new Map(ctx.settled), results: ctx.results };
        ctx.results.set(op.as, { count: 1, pokemon: [p], cards: [], coins: [] });
        done += run(one, op.then);
      }
      return { count: done };
    },
  },
  may: {
    possible: (ctx, op, used) => couldDo(ctx, op.then, used),
    run: (ctx, op) => {
      const could = couldDo(ctx, op.then);
      if (!could) return NOTHING_DONE;
      const yes = askYesNo(
        ctx,
        op.gist ? W.mayGist(ctx.name, op.gist) : W.mayPart(ctx.name),
        rulesFor(ctx),
        'may',
        op.by ?? 'you',
      );
      if (yes) return { count: run(ctx, op.then) };
      // What was named for a part that is not used is not needed, rather than wrong.
      ctx.inputs[op.by ?? 'you'].refused = {};
      return NOTHING_DONE;
    },
  },
  'if-you-do': {
    possible: (ctx, op, used) => couldDo(ctx, op.first, used) && enoughToDiscard(ctx, op.first, used),
    run: (ctx, op) => {
      const isAll = enoughToDiscard(ctx, op.first);
      const first = run(ctx, op.first);
      if (first === 0 || !isAll) return NOTHING_DONE;
      run(ctx, op.then);
      return { count: first };
    },
  },
  'choose-one': {
    possible: (ctx, op, used) => op.options.some((o) => couldDo(ctx, o.then, used)),
    run: (ctx, op) => {
      const answers = op.options.map((o, i) => ({ value: i + 1, text: o.gist }));
      const by = op.by ?? 'you';
      const chosen = askChoice<number>(
        ctx,
        'choice',
        'option',
        W.chooseOption(ctx.name),
        answers,
        ['ptcg.attack.step-d-choices'],
        by,
        ctx.inputs[by].option ?? optionNamed(ctx, op.options, by) ?? onlyWay(ctx, op.options),
      );
      const option = op.options[chosen - 1];
      if (!option) throw new Illegal([W.reasons.illegalCard(ctx.name, String(chosen))]);
      return { count: run(ctx, option.then) };
    },
  },
});
