/** The kinds of notifications. The client has the words and the page of each kind. */
export const NOTIFICATION_KINDS = [
  'payment_received',
  'payment_failed',
  'payment_returned',
  'payment_refunded',
  'refund_failed',
  'request_submitted',
  'request_approved',
  'request_declined',
  'request_cancelled',
  'request_scheduled',
  'request_in_progress',
  'request_completed',
  'request_closed',
  'request_sent_back',
  'request_offered',
  'request_offer_accepted',
  'request_offer_declined',
  'request_offer_withdrawn',
  'request_offer_answered',
  'request_offer_picked',
  'request_offer_lost',
  'request_offer_expired',
  'request_quote_sent',
  'request_quote_approved',
  'request_quote_refused',
  'request_quote_withdrawn',
  'request_board_interest',
  'on_call_asked',
  'on_call_unanswered',
  'request_message',
  'message',
  'supplier_message',
  'document_shared',
  'notice_given',
  'notice_withdrawn',
  'rent_change',
  'rent_change_canceled',
  'lease_ended',
  'lease_corrected',
  'renewal_offered',
  'renewal_replied',
  'renewal_withdrawn',
  'renewal_signed',
  'renewal_accepted',
  'renewal_declined',
  'renewal_asked',
  'listing_question',
  'paper_expires',
  'invoice_sent',
  'invoice_void',
  'invoice_approved',
  'invoice_disputed',
  'invoice_paid',
  'tenant_notice_given',
  'tenant_notice_asked',
  'tenant_notice_withdrawn',
  'tenant_notice_withdrawal_asked',
  'tenant_notice_told',
  'tenant_notice_leaving',
  'tenant_notice_declined',
  'tenant_notice_replied',
  'tenant_notice_kept',
  'tenant_notice_staying',
  'job_assigned',
  'job_unassigned',
  'jobs_freed',
  'lead_due',
  'request_appointment_proposed',
  'request_appointment_declined',
  'request_appointment_withdrawn',
  'request_appointment_off',
  'request_appointment_reminder',
  'coverage_ends',
  'lease_changed',
  'payment_disputed',
  'owed_charge',
  'owed_deposit',
  'owed_credit',
  'owed_late_fee',
  'owed_canceled',
  'owed_rents',
  'owed_deposit_returned',
  'owed_recurring_added',
  'owed_recurring_changed',
  'owed_recurring_stopped',
  'payment_instructions_changed',
  'request_waits_review',
  'request_waits_choice',
  'request_waits_quote',
  'request_waits_supplier',
  'request_waits_appointment',
  'request_waits_start',
  'request_waits_end',
  'request_rating_answered',
  'invoice_waits_answer',
  'invoice_waits_due',
  'invoice_waits_payment',
  'request_rating_hidden',
  'request_rating_kept',
  'request_waits_news',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The values that the words of a kind need. A kind leaves out those it doesn't use. */
export interface NotificationParams {
  /** `87 Laurier Avenue West, 302` */
  home?: string;
  /** Of a request or a listing. */
  title?: string;
  /** Who wrote or offered. */
  name?: string;
  /** Of several things. */
  count?: number;
  amountCents?: number;
  currency?: string;
  /** A calendar day. */
  day?: string;
  /** Of a message: whether it mentions the reader. */
  mentioned?: boolean;
  /** A new request that is an emergency. */
  emergency?: boolean;
}
