import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OFFERED =
  'request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))';
const ACCEPTED =
  "request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))";

/** The timeline of a request: every change and comment, with who and when. Rows are added only. */
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
    /** Status reached, or what happened: `offer_declined`. */
    detail: p.string().length(60).nullable(),
    note: p.text().nullable(),
    /** The language that the author had chosen; null where nobody knows. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    /** Whom it is about, where someone on call was asked: that row has the name, which tenants and suppliers can’t read. */
    askId: p.uuid().nullable(),
    /** Internal notes are for the landlord, staff and the supplier: never for the tenant. */
    internal: p.boolean().default(false),
    /** Kept from suppliers; together with `internal` it is the landlord’s own note. */
    keptFromSupplier: p.boolean().default(false),
    /** Of what landlord and supplier say to each other alone: that supplier. Null for what concerns whoever does the job. */
    supplierAccountId: p.uuid().nullable(),
    /** Of a line: ids of people who are mentioned in it. Their names aren't here, because rows are never changed. */
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
    // Whom else the landlord asked, and for how much, is none of a supplier's business, nor what was said to another one; what was
    // said to everyone, not before he accepted.
    ...allow(
      'supplier',
      ['read'],
      `${OFFERED} and (kind = 'status' or actor_id = lw_uid() or supplier_account_id = lw_account() or (kind <> 'offer' and kind <> 'quote' and not kept_from_supplier and supplier_account_id is null and ${ACCEPTED}))`,
    ),
    ...allow('supplier', ['create'], OFFERED),
    // A technician reads what concerns the work, and neither offers nor prices.
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
