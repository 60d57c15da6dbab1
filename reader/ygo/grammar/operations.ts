/** What is done: one table for costs and for what resolves (`meaning/` sorts out what only one of both can be), and how operations are joined. */
import { belated } from './belated.ts';
import { between } from './between.ts';
import type { YgoGrammar } from './categories.ts';
import { choosing } from './choosing.ts';
import { deeds } from './deeds.ts';
import { furtherDeeds } from './further-deeds.ts';
import { joined } from './joined.ts';
import { lasting } from './lasting.ts';
import { lateWords } from './late-words.ts';
import { lingering } from './lingering.ts';
import { moving } from './moving.ts';
import { negating } from './negating.ts';
import { onCondition } from './on-condition.ts';
import { onTheField } from './on-the-field.ts';
import { rarerDeeds } from './rarer-deeds.ts';
import { scarceDeeds } from './scarce-deeds.ts';
import { seldomDeeds } from './seldom-deeds.ts';
import { sparseDeeds } from './sparse-deeds.ts';
import { sparseWords } from './sparse-words.ts';
import { summoning } from './summoning.ts';
import { uncommonDeeds } from './uncommon-deeds.ts';
import { life, values } from './values.ts';

export function operations(g: YgoGrammar): void {
  moving(g);
  summoning(g);
  onTheField(g);
  values(g);
  life(g);
  negating(g);
  lasting(g);
  lingering(g);
  deeds(g);
  choosing(g);
  between(g);
  onCondition(g);
  rarerDeeds(g);
  furtherDeeds(g);
  joined(g);
  seldomDeeds(g);
  scarceDeeds(g);
  uncommonDeeds(g);
  lateWords(g);
  sparseDeeds(g);
  belated(g);
  sparseWords(g);
}
