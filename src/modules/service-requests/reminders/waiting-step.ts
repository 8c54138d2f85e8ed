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

/** The steps for which there are reminders, and the states in which each can wait. */
export const WAITS_IN: Readonly<Record<WaitingStep, readonly Status[]>> = {
  /** The landlord hasn't answered a report in time. */
  waits_review: ['submitted'],
  /** Suppliers have answered an offer, and none was picked. */
  waits_choice: ['offered'],
  /** A quote waits for the landlord. */
  waits_quote: ['offered', 'scheduled', 'in_progress', 'completed', 'closed'],
  /** The request is approved, and no supplier was asked. */
  waits_supplier: ['approved'],
  /** The supplier has the job and has set no appointment. */
  waits_appointment: ['offered'],
  /** The supplier hasn't acted after that reminder either. */
  waits_news: ['offered'],
  /** One side has proposed times, and the other hasn't answered. */
  waits_proposal: ['approved', 'offered', 'scheduled', 'in_progress'],
  /** The other side hasn't answered after that reminder either. */
  waits_times: ['approved', 'offered', 'scheduled', 'in_progress'],
  /** The appointment has passed, and the work hasn’t begun. */
  waits_start: ['scheduled'],
  /** The work has begun and hasn't been completed. */
  waits_end: ['in_progress'],
};

export const isWaitingStep = (happening: string): happening is WaitingStep => Object.hasOwn(WAITS_IN, happening);
