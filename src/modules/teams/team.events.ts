import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A job was given to someone of the supplier's people, or taken from them. */
export interface AssignmentNews extends Record<string, unknown> {
  requestId: string;
  accountId: string;
  demo: boolean;
  /** Who has it now; null for no one. */
  staffId: string | null;
  /** Who had it before. */
  formerStaffId: string | null;
}

export const jobAssigned = defineEvent<AssignmentNews>('job.assigned');

/** Someone left the team, and their open jobs are no one's again. */
export interface FreedNews extends Record<string, unknown> {
  accountId: string;
  demo: boolean;
  staffId: string;
  name: string;
  count: number;
}

/** A technician has told the owner that a job costs more. `accountId` is the supplier’s. */
export interface PriceNews extends Record<string, unknown> {
  needId: string;
  requestId: string;
  accountId: string;
  demo: boolean;
}

export const priceNeeded = defineEvent<PriceNews>('job.price_needed');

export const jobsFreed = defineEvent<FreedNews>('job.freed');
