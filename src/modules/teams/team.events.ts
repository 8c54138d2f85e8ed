import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A job was assigned, reassigned or unassigned. */
export interface AssignmentNews extends Record<string, unknown> {
  requestId: string;
  accountId: string;
  demo: boolean;
  /** The new technician. Null if the job was unassigned. */
  staffId: string | null;
  /** The previous technician. */
  formerStaffId: string | null;
}

export const jobAssigned = defineEvent<AssignmentNews>('job.assigned');

/** Someone left the team, and their open jobs became unassigned. */
export interface FreedNews extends Record<string, unknown> {
  accountId: string;
  demo: boolean;
  staffId: string;
  name: string;
  count: number;
}

/** A technician told the owner what a job will cost instead. `accountId` is the supplier's. */
export interface PriceNews extends Record<string, unknown> {
  needId: string;
  requestId: string;
  accountId: string;
  demo: boolean;
}

export const priceNeeded = defineEvent<PriceNews>('job.price_needed');

export const jobsFreed = defineEvent<FreedNews>('job.freed');
