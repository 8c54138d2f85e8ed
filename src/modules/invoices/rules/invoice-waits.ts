import type { InvoiceState } from '../../../contract/invoices.js';

export type InvoiceWait = 'waits_answer' | 'waits_due' | 'waits_payment';

/** What a landlord is reminded of, and in which state an invoice waits for it. */
export const WAITS_IN: Readonly<Record<InvoiceWait, InvoiceState>> = {
  /** Sent days ago, and neither approved nor disputed. */
  waits_answer: 'sent',
  /** The same on the day when it is due. */
  waits_due: 'sent',
  /** Approved, and not marked as paid when the due day has passed. */
  waits_payment: 'approved',
};

/** Days after which an invoice that no one has answered is reminded of. */
export const ANSWER_DAYS = 7;

/** `$1` is now. The day at the property; its time zone is kept with the invoice. */
const TODAY = '($1::timestamptz at time zone i.time_zone)::date';
/** When a day begins where the property is. */
const begins = (day: string) => `(${day})::timestamp at time zone i.time_zone`;

/**
 * What an invoice `i` waits for, and since when it can be reminded of. On the due day the reminder of that day says enough: the one after
 * `ANSWER_DAYS` days is for invoices that are due later.
 */
export const WAITS = `
  select 'waits_answer' as kind, i.sent_at + interval '${ANSWER_DAYS} days' as since where i.status = 'sent' and i.due_on > ${TODAY}
  union all select 'waits_due', greatest(i.sent_at + interval '1 day', ${begins('i.due_on')}) where i.status = 'sent'
  union all select 'waits_payment', greatest(i.approved_at + interval '1 day', ${begins('i.due_on + 1')}) where i.status = 'approved'`;
