import type { Day } from '../../../contract/days.js';
import type { OwedChange } from '../../ledger/ledger.events.js';

/** Who has left the others is told of what they still owe with them, and of the deposit. */
export const isOfLeaver = (lastDay: Day, what: OwedChange, dueOn: string | null | undefined): boolean =>
  what === 'deposit_returned' || (typeof dueOn === 'string' && dueOn <= lastDay);
