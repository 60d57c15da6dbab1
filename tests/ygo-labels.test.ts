/**
 * The library's declarations against a second reading of the same cards: labels derived from another simulator's scripts (`../shared/data`, never part
 * of the project; skipped where it is not beside the checkout). Compared per card: which activated effects there are, quick or not, mandatory or not, whether
 * they target, have a cost, can miss the timing and may be activated in the Damage Step. Where we keep our reading, `ygo-labels.yaml` says why.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { YgoCard } from '../engine/case/schema.ts';
import { cardInfo, type CardEffect, type CardInfo } from '../engine/ygo/cards.ts';
import { damageStepClass } from '../engine/ygo/labels.ts';
import { many, type EventPattern } from '../engine/ygo/effects/schema.ts';
import { isPaid } from '../reader/ygo/analyze.ts';
import { root } from '../build/fresh.mjs';
import { sharedDir } from '../rules-db/coverage.ts';
import { content } from './scenarios.ts';

/** What both sides say of one activated effect. `undefined`: this side does not say. */
interface Reading {
  kind: string;
  targets?: boolean | undefined;
  cost?: boolean | undefined;
  missesTiming?: boolean | undefined;
  damageStep?: boolean | undefined;
}
interface LabelledEffect {
  group?: number;
  labels: {
    activated: boolean;
    kind: string;
    targets?: boolean;
    targetsConditional?: boolean;
    hasCost?: boolean;
    canMissTiming?: boolean;
    damageStep?: boolean;
    damageStepBasis?: string;
    engineOnly?: boolean;
    granted?: boolean;
  };
}
interface Labelled {
  password: number;
  clean: boolean;
  effects: LabelledEffect[];
}

// ───────────────────────────── the labels ─────────────────────────────

function theirs({ effects }: Labelled): Reading[] {
  const groups = new Map<number, LabelledEffect['labels'][]>();
  effects.forEach(({ group, labels }, i) => {
    if (!labels.activated || labels.engineOnly || labels.granted) return;
    const key = group ?? -i;
    groups.set(key, [...(groups.get(key) ?? []), labels]);
  });
  return [...groups.values()].map((all) => {
    const any = (key: 'targets' | 'hasCost' | 'canMissTiming' | 'damageStep'): boolean => all.some((l) => l[key]);
    return {
      kind: all.some((l) => l.kind === 'quick') ? 'quick' : (all[0]?.kind ?? ''),
      targets: all.some((l) => l.targetsConditional) ? undefined : any('targets'),
      cost: any('hasCost'),
      missesTiming: any('canMissTiming'),
      damageStep: all.some((l) => l.damageStepBasis === 'timing-excludes') ? undefined : any('damageStep'),
    };
  });
}

// ───────────────────────────── ours ─────────────────────────────

function ours(card: CardInfo): Reading[] {
  const activations = card.effects.filter((e) => e.kind === 'activation');
  const groups = new Map<string, CardEffect[]>();
  if (card.kind !== 'monster') groups.set('activation', activations);
  for (const effect of card.effects)
    if (effect.number !== undefined) {
      const key = `${effect.pendulum ?? false}/${effect.number}`;
      groups.set(key, [...(groups.get(key) ?? []), effect]);
    }
  return [...groups.values()].map((all) => {
    const [first] = all;
    if (!first) return { kind: 'card-activation', targets: false, cost: false, missesTiming: false };
    const bullets = all.some((e) => e.option !== undefined);
    const targets = all.map((e) => (e.targets ?? []).length > 0);
    return {
      kind: kindOf(first),
      targets: bullets && new Set(targets).size > 1 ? undefined : targets.some(Boolean),
      cost: all.some((e) => isPaid(e.cost)),
      missesTiming: all.some(
        (e) => e.kind === 'trigger' && !isMandatory(e) && e.timing === 'when' && !isChainTrigger(e),
      ),
      damageStep: all.every((e) => inDamageStep(card, e) === undefined)
        ? undefined
        : all.some((e) => inDamageStep(card, e)),
    };
  });
}
const isMandatory = (e: CardEffect): boolean => e.must ?? e.kind === 'flip';
const isChainTrigger = (e: CardEffect): boolean => e.on === undefined;
function kindOf(e: CardEffect): string {
  if (e.kind === 'activation') return 'card-activation';
  if (e.kind === 'trigger') return isMandatory(e) ? 'trigger-mandatory' : 'trigger-optional';
  return e.kind;
}
const BATTLE = ['battled', 'battle-damage', 'attack-declared', 'step'];
function inDamageStep(card: CardInfo, e: CardEffect): boolean | undefined {
  if (e.damageStep !== undefined) return e.damageStep !== false;
  // Spell Speed 1 never comes up there.
  if (e.kind === 'ignition' || (e.kind === 'activation' && card.kind === 'spell' && card.property !== 'quick-play'))
    return undefined;
  if (e.kind !== 'trigger' && e.kind !== 'flip')
    return (
      damageStepClass({ declared: e, card: { info: card } as never, cardActivation: e.kind === 'activation' }) !==
      'other'
    );
  if (!e.on) return undefined;
  return isMandatory(e) || many(e.on).some(isOwnOrBattle);
}
const isOwnOrBattle = (p: EventPattern): boolean =>
  p.card?.this === true || many(p.event).some((event) => BATTLE.includes(event)) || many(p.cause).includes('battle');

// ───────────────────────────── comparison ─────────────────────────────

const FEATURES = ['targets', 'cost', 'missesTiming', 'damageStep'] as const;
const unlike = (a: Reading, b: Reading): string[] =>
  FEATURES.flatMap((f) =>
    a[f] === undefined || b[f] === undefined || a[f] === b[f]
      ? []
      : [`${a.kind}: ${f} ${String(a[f])}, labelled ${String(b[f])}`],
  );
/** Pairs effects of one kind with the least disagreement, and lists what is left. */
function disagreements(mine: Reading[], labelled: Reading[]): string[] {
  const rest = [...labelled];
  const said: string[] = [];
  for (const reading of mine) {
    const fitting = rest
      .filter((r) => r.kind === reading.kind)
      .sort((a, b) => unlike(reading, a).length - unlike(reading, b).length);
    const [best] = fitting;
    if (!best) said.push(`${reading.kind}: not labelled`);
    else {
      rest.splice(rest.indexOf(best), 1);
      said.push(...unlike(reading, best));
    }
  }
  return [...said, ...rest.map((r) => `${r.kind}: not declared`)];
}

const shared = sharedDir();
const file = shared && join(shared, 'data/ygo-effect-labels-dev.jsonl.gz');
test.skipIf(!file || !existsSync(file))('every declared card reads as its labels do, or we say why not', () => {
  const kept = parse(readFileSync(join(root, 'tests/ygo-labels.yaml'), 'utf8')) as Record<
    string,
    { differs: string[]; because: string }
  >;
  const lines = gunzipSync(readFileSync(file!)).toString().trim().split('\n');
  const labels = new Map(lines.map((line) => JSON.parse(line) as Labelled).map((l) => [String(l.password), l]));
  const compared = content.cards
    .filter((c) => c.game === 'ygo')
    .flatMap(({ card }) => {
      const found = card.prints.flatMap((print) => labels.get(String(Number(print))) ?? [])[0];
      return found
        ? [
            {
              name: card.name.en,
              said: disagreements(ours(cardInfo(card as unknown as YgoCard, 'ygo-current')), theirs(found)),
            },
          ]
        : [];
    });
  const differing = compared.filter(({ said }) => said.length > 0);
  expect(compared.length).toBeGreaterThan(40);
  expect(Object.fromEntries(differing.map(({ name, said }) => [name, said]))).toEqual(
    Object.fromEntries(Object.entries(kept).map(([name, { differs }]) => [name, differs])),
  );
});
