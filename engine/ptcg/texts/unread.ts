/** The ruling cannot go on as if these texts were not there. */
import { Undecided } from '../../ruling/record.ts';
import type { UnreadAsked } from '../../ruling/unread.ts';

export class Unread extends Undecided {
  readonly asked: UnreadAsked;
  constructor(asked: UnreadAsked) {
    super(asked.questions[0]!);
    this.asked = asked;
  }
}
