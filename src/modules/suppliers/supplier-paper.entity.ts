import { defineEntity, p } from '@mikro-orm/core';
import { TRADES } from '../../contract/service-types.js';
import { SUPPLIER_PAPER_KINDS } from '../../contract/supplier-papers.js';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/**
 * An insurance or a license, as stated by the supplier. `accountId` is the supplier's own account. Landlords can read all
 * rows, as they can read the directory; `toPaper` decides which fields they are shown.
 */
const Schema = defineEntity({
  name: 'SupplierPaper',
  tableName: 'supplier_paper',
  properties: {
    ...mutable(),
    kind: p.enum(SUPPLIER_PAPER_KINDS),
    /** The trade of a license. An expired license is renewed by another one of the same trade. */
    trade: p.enum(TRADES).nullable(),
    /** The insurer, or the issuer of the license. */
    issuer: p.string().length(120),
    number: p.string().length(60),
    /** The cover of an insurance. */
    coverCents: cents().nullable(),
    currency: p.string().length(3).nullable(),
    /** The last day on which it is valid. Null for a license that does not expire. */
    validUntil: day().nullable(),
    /** The supplier's time zone, in which the days of reminders are counted. */
    timeZone: p.string().length(64),
    /** When `validUntil` was recorded. Reminders that were due before that are not sent. */
    datedAt: instant(),
    /** The file of the certificate. */
    fileId: p.uuid().nullable(),
  },
  indexes: [{ properties: ['accountId'] }, { properties: ['validUntil'] }, { properties: ['fileId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('supplier', ['read', 'create', 'change', 'remove'], 'account_id = lw_account()'),
    ...allow('landlord', ['read'], 'true'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class SupplierPaper extends Schema.class {}
Schema.setClass(SupplierPaper);
