import type { ServiceRequest } from '../service-request.entity.js';

type Status = ServiceRequest['status'];

export type WaitingStep =
  | 'waits_review'
  | 'waits_choice'
  | 'waits_quote'
  | 'waits_supplier'
  | 'waits_appointment'
  | 'waits_news'
  | 'waits_proposal'
  | 'waits_times'
  | 'waits_start'
  | 'waits_end';

/** The steps that are reminded of, and the states in which each can wait. */
export const WAITS_IN: Readonly<Record<WaitingStep, readonly Status[]>> = {
  /** The landlord hasn’t answered a report in time. */
  waits_review: ['submitted'],
  /** Suppliers have answered an offer, and none is picked. */
  waits_choice: ['offered'],
  /** A quote waits for the landlord. */
  waits_quote: ['offered', 'scheduled', 'in_progress', 'completed', 'closed'],
  /** Approved, and no supplier is asked. */
  waits_supplier: ['approved'],
  /** The supplier has the job and has set no appointment. */
  waits_appointment: ['offered'],
  /** The supplier has done nothing after their reminder either. */
  waits_news: ['offered'],
  /** Someone has proposed times, and the other side hasn’t answered. */
  waits_proposal: ['approved', 'offered', 'scheduled', 'in_progress'],
  /** Nor have they after their reminder. */
  waits_times: ['approved', 'offered', 'scheduled', 'in_progress'],
  /** The appointment has passed, and the work hasn’t begun. */
  waits_start: ['scheduled'],
  /** The work has begun and doesn’t end. */
  waits_end: ['in_progress'],
};

export const isWaitingStep = (happening: string): happening is WaitingStep => Object.hasOwn(WAITS_IN, happening);
