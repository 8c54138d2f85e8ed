import type { Day } from '../../../contract/days.js';
import type { OwedChange } from '../../ledger/ledger.events.js';

/**
 * A tenant who has left while the others stay gets messages about what they still owe together, and about the deposit.
 */
export const isOfLeaver = (lastDay: Day, what: OwedChange, dueOn: string | null | undefined): boolean =>
  what === 'deposit_returned' || (typeof dueOn === 'string' && dueOn <= lastDay);
