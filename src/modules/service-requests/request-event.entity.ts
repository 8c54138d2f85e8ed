import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OFFERED =
  'request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))';
const ACCEPTED =
  "request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))";

/** The timeline of a request: every change and comment, with person and time. Rows are never changed. */
const Schema = defineEntity({
  name: 'RequestEvent',
  tableName: 'request_event',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    actorId: p.uuid().nullable(),
    actorRole: p.string(),
    kind: p.enum([
      'status',
      'comment',
      'offer',
      'quote',
      'photo',
      'appointment',
      'rating',
      'priority',
      'on_call',
    ] as const),
    /** The new status, or what happened, such as `offer_declined`. */
    detail: p.string().length(60).nullable(),
    note: p.text().nullable(),
    /** The language that the author had chosen. Null if unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    /** Set when a person on call was asked. That row has their name, which tenants and suppliers can't read. */
    askId: p.uuid().nullable(),
    /** Internal notes are for the landlord, staff and the supplier, never for the tenant. */
    internal: p.boolean().default(false),
    /** Hidden from suppliers. Together with `internal` it is the landlord's own note. */
    keptFromSupplier: p.boolean().default(false),
    /**
     * For messages between landlord and one supplier only: that supplier. Null for entries that concern any supplier who does the
     * job.
     */
    supplierAccountId: p.uuid().nullable(),
    /** Of a message: ids of the people who are mentioned in it. Names aren't stored here, because rows never change. */
    mentioned: p.json<string[]>().nullable(),
  },
  indexes: [{ properties: ['requestId', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'create'], 'account_id = lw_account()'),
    ...allow('tenant', ['read'], 'not internal and request_id = any((select lw_own_requests())::uuid[])'),
    ...allow('tenant', ['create'], 'not internal and lw_own_request(request_id)'),
    // A supplier must not see whom else the landlord asked and for how much, nor messages to another supplier. Messages to
    // everyone are visible only after acceptance.
    ...allow(
      'supplier',
      ['read'],
      `${OFFERED} and (kind = 'status' or actor_id = lw_uid() or supplier_account_id = lw_account() or (kind <> 'offer' and kind <> 'quote' and not kept_from_supplier and supplier_account_id is null and ${ACCEPTED}))`,
    ),
    ...allow('supplier', ['create'], OFFERED),
    // A technician reads what concerns the work, but neither offers nor prices.
    ...allowTechnician(
      ['read'],
      "request_id = any((select lw_technician_jobs())::uuid[]) and kind in ('status', 'comment', 'photo', 'appointment') and not kept_from_supplier and (supplier_account_id is null or supplier_account_id = lw_account())",
    ),
    ...allow('staff', ['read', 'create'], 'true'),
    ...allow('admin', ['read', 'create'], 'true'),
  ],
});

export class RequestEvent extends Schema.class {}
Schema.setClass(RequestEvent);
