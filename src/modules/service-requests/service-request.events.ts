import { defineEvent } from '../../platform/outbox/domain-event.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { ProposedTime } from './appointments/proposal.states.js';
import type { WaitingStep } from './reminders/waiting-step.js';
import type { Party } from './rules/request-page.js';
import type { ServiceRequest } from './service-request.entity.js';

/** What happened to a request, as the emails name it: a step of its state, or an answer to an offer. */
export type RequestHappening =
  | 'submitted'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'scheduled'
  | 'in_progress'
  | 'completed'
  | 'closed'
  | 'sent_back'
  | 'offered'
  | 'offer_accepted'
  | 'offer_declined'
  | 'offer_withdrawn'
  | 'offer_expired'
  | 'offer_answered'
  | 'offer_picked'
  | 'offer_lost'
  | 'quote_sent'
  | 'quote_approved'
  | 'quote_refused'
  | 'quote_withdrawn'
  | 'board_interest'
  | 'appointment_proposed'
  | 'appointment_declined'
  | 'appointment_withdrawn'
  | 'appointment_off'
  | 'appointment_reminder'
  | 'rating_answered'
  | 'rating_hidden'
  | 'rating_kept'
  | WaitingStep;

/** News that concerns other people. `offerId` is set if it concerns one offer. */
export interface RequestNews extends Record<string, unknown> {
  requestId: string;
  happening: RequestHappening;
  actorId: string | null;
  offerId: string | null;
  /** Set if it concerns one supplier's quote. */
  supplierAccountId: string | null;
  note: string | null;
  /** Amount of a quote, in the property's currency. */
  amountCents?: number | null;
  /** Windows of a proposal, as ISO instants. */
  times?: ProposedTime[] | null;
  /** The parties to notify, if these aren't the same for every event of this kind. */
  parties?: Party[] | null;
  /** For a reminder: the step as it was when the reminder was decided on. `since` is an ISO instant. */
  waits?: {
    since: string;
    quoteId: string | null;
    supplierAccountId: string | null;
    /** The party who hasn't answered proposed times. */
    silent?: Party | null;
  } | null;
  /** Set if the supplier had accepted the offer that is declined now. */
  gaveBack?: boolean;
  /** ISO instant. The follow-up doesn't touch anything newer. */
  at: string;
}

export const requestHappened = defineEvent<RequestNews>('service_request.happened');

/** An event has ended the offer of another supplier, who is notified: the job is lost, or no longer offered. */
export const offerEnded = defineEvent<{
  requestId: string;
  offerId: string;
  happening: 'offer_lost' | 'offer_withdrawn';
}>('service_request.offer_ended');

/** A request was filed. Its emails are written in the same transaction. `requestHappened` reports every later step. */
export const requestFiled = defineEvent<{ requestId: string; actorId: string | null }>('service_request.filed');

/**
 * A request has become an emergency, when it was filed or later. `said`: the tenant has just named it, so an earlier appointment
 * doesn't settle it.
 */
export const becameEmergency = defineEvent<{ requestId: string; said?: boolean }>('service_request.became_emergency');

/** Only updates open pages, for comments and details. */
export function touch(
  tx: Tx,
  request: Pick<ServiceRequest, 'id' | 'accountId' | 'supplierAccountId' | 'reporterId'>,
): void {
  const { id, accountId, supplierAccountId, reporterId } = request;
  tx.changed(['service-requests', 'overview'], [id], {
    accounts: [accountId, supplierAccountId, tx.actor.accountId],
    users: [reporterId, tx.actor.userId],
  });
}
