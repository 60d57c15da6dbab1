/** "Summoned this way": by the procedure, by the effect, of the sentence before. */
import type { Condition, Effect, Filter } from '../../engine/ygo/effects/schema.ts';
import type { Draft } from './grammar/categories.ts';
import { THIS_WAY } from './grammar/subjects.ts';

/** Its Tributes tell a Normal Summon in another way. */
function byTributes(n: number): { like: Filter; condition?: Condition } {
  if (n === 0) return { like: { summoned: 'normal', not: { madeWith: {} } } };
  return { like: { summoned: 'tribute' }, condition: { amount: { from: 'made-with' }, is: n } };
}

/** An occasion whose "this way" is told by the record before it; nothing where that tells no way, `unsaid` where the occasion speaks of none. */
export function inThisWay(occasion: Draft, before: Effect | undefined): Draft | 'unsaid' | undefined {
  const said = JSON.stringify(occasion);
  const asked = said.includes(JSON.stringify(THIS_WAY));
  if (!occasion['$thisWay'] && !asked) return 'unsaid';
  const procedure = before?.procedure;
  if (procedure?.summon === 'tribute' && procedure.alternative && typeof procedure.tributes === 'number')
    return tributed(occasion, procedure.tributes);
  const own = procedure?.summon === 'own' || procedure?.summon === 'contact-fusion';
  const self = JSON.stringify(before?.resolve ?? []).includes('"do":"special-summon","cards":"this"');
  if (!own && !self) return undefined;
  const way = own ? { cause: 'procedure' } : { cause: 'effect', with: { this: true } };
  const { cause: _way, ...special } = THIS_WAY;
  if (asked)
    return JSON.parse(said.replaceAll(JSON.stringify(THIS_WAY), JSON.stringify({ ...special, ...way }))) as Draft;
  // "If Summoned this way, during the End Phase: …": what it was asks for no moment of its own.
  if (occasion['phases']) return inPhase(occasion, { did: { ...special, ...way } as Filter['did'] & object });
  return { ...occasion, on: { ...(occasion['on'] as object), ...way } };
}

/** "If you do" is said of the turn in which it was done. */
function inPhase({ on: _on, timing: _timing, ...occasion }: Draft, like: Filter, more?: Condition): Draft {
  const is: Condition = {
    is: 'this',
    like: { ...like, ...(occasion['$thisWay'] === 'done' && { summonedThisTurn: true }) },
  };
  const all = [is, more, occasion['condition'] as Condition | undefined].filter((one) => one !== undefined);
  return { ...occasion, condition: all.length === 1 ? is : { all } };
}

function tributed(occasion: Draft, n: number): Draft | undefined {
  const { like, condition } = byTributes(n);
  if (!occasion['$thisWay']) {
    // "If this card was Summoned this way".
    if (condition) return undefined;
    const did = JSON.stringify({ did: THIS_WAY }).slice(1, -1);
    const plain = JSON.stringify(like).slice(1, -1);
    return JSON.parse(JSON.stringify(occasion).replaceAll(did, plain)) as Draft;
  }
  if (occasion['phases']) return inPhase(occasion, like, condition);
  if (!condition || occasion['condition']) return undefined;
  return { ...occasion, on: { ...(occasion['on'] as object), how: 'tribute' }, condition };
}
