import { defineEntity, p } from '@mikro-orm/core';
import type { InvoiceLine } from '../../contract/invoice-totals.js';
import { INVOICE_PAID_METHODS, INVOICE_STATES, type InvoiceSender } from '../../contract/invoices.js';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/** A tax as it is printed on the paper. */
export interface PaperTax {
  readonly name: string;
  readonly amountCents: number;
}

const OWN = 'supplier_account_id = lw_account()';
const DONE = `((offer_id = any(array(select id from offer where supplier_account_id = lw_account() and state = 'accepted')) and request_id = any(array(select id from service_request where supplier_account_id = lw_account() and (status in ('completed', 'closed') or canceled_during is not null)))) or offer_id = any((select lw_ended_offer_ids())::uuid[]))`;
const RECEIVED = "account_id = lw_account() and status <> 'draft'";

/**
 * A supplier's invoice for a job; `accountId` is the landlord's account. Its texts are kept with it, names and addresses as of the
 * day on which it was written, because the supplier stops seeing the job. Tenants see none.
 */
const Schema = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  properties: {
    ...mutable(),
    supplierAccountId: p.uuid(),
    requestId: p.uuid(),
    /** What it is for: a supplier can have the same job again. Null for older ones, which are for the whole job. */
    offerId: p.uuid().nullable(),
    propertyId: p.uuid(),
    unitId: p.uuid().nullable(),
    status: p.enum(INVOICE_STATES).default('draft'),
    /** Its place in the supplier's series, without gaps, and how it is printed. A draft has none. */
    seriesNumber: p.integer().nullable(),
    number: p.string().length(30).nullable(),
    issuedOn: day().nullable(),
    dueDays: p.integer(),
    dueOn: day().nullable(),
    /** Where the home is: days are counted there. */
    timeZone: p.string().length(64),
    currency: p.string().length(3),
    lines: p.json<InvoiceLine[]>(),
    note: p.string().length(1000).nullable(),
    netCents: cents(),
    taxCents: cents(),
    totalCents: cents(),
    /** The supplier's tax registration. */
    taxNumber: p.string().length(60).nullable(),
    supplierName: p.string().length(120),
    landlordName: p.string().length(120),
    jobTitle: p.string().length(120),
    place: p.string().length(300),
    /** The region of its taxes, as "US-OH": the supplier's setting when it was begun, otherwise that of the home. */
    taxRegion: p.string().length(6).nullable(),
    /** Where to reach and how to pay the supplier, as of the day on which it was sent; null for a draft, and for those sent before this was kept. */
    sender: p.json<InvoiceSender>().nullable(),
    /** The supplier's earlier invoice to this landlord that named other ways to pay: what changes on the way is a favorite of fraud. */
    payDiffersFromId: p.uuid().nullable(),
    /** What the PDF is written in: the landlord's language on the day on which it was sent. */
    language: p.string().length(5),
    sentAt: instant().nullable(),
    approvedAt: instant().nullable(),
    disputedAt: instant().nullable(),
    disputeReason: p.string().length(500).nullable(),
    /** The language that the author of the reason had chosen. Null if unknown. */
    disputeLanguage: p.string().length(2).nullable(),
    paidOn: day().nullable(),
    paidMethod: p.enum(INVOICE_PAID_METHODS).nullable(),
    voidedAt: instant().nullable(),
    /** An invoice on paper: its photo or PDF, what kind of file that is, and what was typed from it. Its lines are on the paper alone. */
    fileId: p.uuid().nullable(),
    fileMediaType: p.string().length(100).nullable(),
    paperNumber: p.string().length(30).nullable(),
    paperDate: day().nullable(),
    paperTaxes: p.json<PaperTax[]>().nullable(),
    /** The one expense that it is booked as while it is approved or paid. */
    expenseId: p.uuid().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }, { properties: ['supplierAccountId', 'seriesNumber'] }],
  indexes: [
    { properties: ['accountId', 'status', 'dueOn'] },
    { properties: ['supplierAccountId', 'createdAt'] },
    { properties: ['requestId'] },
  ],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read'], RECEIVED),
    {
      name: 'landlord_change',
      command: 'update',
      roles: ['lw_landlord'],
      using: RECEIVED,
      check: "account_id = lw_account() and status in ('approved', 'disputed', 'paid')",
    },
    ...allow('supplier', ['read'], OWN),
    ...allow('supplier', ['create'], `${OWN} and status = 'draft' and ${DONE}`),
    {
      name: 'supplier_change',
      command: 'update',
      roles: ['lw_supplier'],
      using: OWN,
      check: `${OWN} and status in ('draft', 'sent', 'void')`,
    },
    ...allow('supplier', ['remove'], `${OWN} and status = 'draft'`),
    ...allow('staff', ['read'], "status <> 'draft'"),
    ...allow('admin', ['read'], "status <> 'draft'"),
  ],
});

export class Invoice extends Schema.class {}
Schema.setClass(Invoice);
