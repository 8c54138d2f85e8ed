import { defineEntity, p } from '@mikro-orm/core';
import { TRADES } from '../../contract/service-types.js';
import { SUPPLIER_PAPER_KINDS } from '../../contract/supplier-papers.js';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/**
 * An insurance or a license as the supplier states it; `accountId` is the supplier's own account. Landlords read the rows as they
 * read the directory; what of them they are shown, `toPaper` decides.
 */
const Schema = defineEntity({
  name: 'SupplierPaper',
  tableName: 'supplier_paper',
  properties: {
    ...mutable(),
    kind: p.enum(SUPPLIER_PAPER_KINDS),
    /** Of a license: a lapsed one is renewed by another of the same trade. */
    trade: p.enum(TRADES).nullable(),
    /** The insurer, or who issued the license. */
    issuer: p.string().length(120),
    number: p.string().length(60),
    /** Of an insurance. */
    coverCents: cents().nullable(),
    currency: p.string().length(3).nullable(),
    /** The last day on which it is valid; null for a license that does not expire. */
    validUntil: day().nullable(),
    /** Where the supplier is: reminders count the days there. */
    timeZone: p.string().length(64),
    /** When the date was recorded: what lies before it is not reminded of. */
    datedAt: instant(),
    /** The certificate. */
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
