import type { WebhookEvent } from '../../contract/webhooks.js';

/** What a message is about. `id` is the object's id; the rest is added to the data that is read about it. */
export interface WebhookNews {
  event: WebhookEvent;
  id: string;
  more?: object;
}

type Subject = 'payment' | 'lease' | 'tenant_notice' | 'service_request' | 'invoice';

/**
 * The data of a message for each kind of object ($1: its id), with the names of the API: ids and a few facts. It
 * contains no personal names, texts that people wrote, access notes or references of payments, because a message leaves
 * the installation. JSON is built in SQL, so days and amounts come out as the API has them.
 */
const FACTS: Record<Subject, string> = {
  payment: `select account_id as "accountId", json_build_object('id', id, 'leaseId', lease_id, 'method', method, 'state', state,
      'amountCents', amount_cents, 'feeCents', fee_cents, 'currency', currency, 'paidOn', paid_on) as data
    from payment where id = $1 and not demo`,
  lease: `select account_id as "accountId", json_build_object('id', id, 'propertyId', property_id, 'unitId', unit_id, 'state', state,
      'startsOn', starts_on, 'termEndsOn', term_ends_on, 'endsOn', ends_on, 'rentCents', rent_cents, 'currency', currency) as data
    from lease where id = $1 and not demo`,
  tenant_notice: `select account_id as "accountId", json_build_object('id', id, 'leaseId', lease_id, 'kind', kind, 'state', state,
      'givenOn', given_on, 'lastDay', last_day) as data
    from tenant_notice where id = $1 and not demo`,
  service_request: `select account_id as "accountId", json_build_object('id', id, 'propertyId', property_id, 'unitId', unit_id,
      'leaseId', lease_id, 'issueType', issue_type, 'priority', priority, 'status', status,
      'scheduledFor', to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as data
    from service_request where id = $1 and not demo`,
  invoice: `select account_id as "accountId", json_build_object('id', id, 'requestId', request_id, 'propertyId', property_id,
      'status', status, 'number', number, 'currency', currency, 'netCents', net_cents, 'taxCents', tax_cents,
      'totalCents', total_cents, 'issuedOn', issued_on, 'dueOn', due_on, 'paidOn', paid_on) as data
    from invoice where id = $1 and not demo`,
};

/** Charges and credits are reported with their lease, because a change of what is owed has no id of its own. */
const OWED = `select account_id as "accountId", json_build_object('leaseId', id, 'currency', currency) as data
  from lease where id = $1 and not demo`;

/** The statement that reads the data of an event. */
export function factsOf(event: WebhookEvent): string {
  const [subject = ''] = event.split('.');
  return subject === 'charge' || subject === 'credit' ? OWED : FACTS[subject as Subject];
}
