import { defineEntity, p } from '@mikro-orm/core';
import { SUPPLIER_PAPER_KINDS } from '../../contract/supplier-papers.js';
import { day, owned } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/**
 * What an insurance or a license was that its supplier removed, or gave another kind or trade. After its last valid day it goes on to
 * gate until a new one is recorded (docs/decisions/1760). A trigger of migration 1760 writes the rows, and keeps the earliest
 * date of each kind and trade.
 */
const Schema = defineEntity({
  name: 'RemovedPaper',
  tableName: 'removed_paper',
  properties: {
    ...owned(),
    kind: p.enum(SUPPLIER_PAPER_KINDS),
    /** The trade of a license; empty for an insurance. */
    trade: p.text(),
    validUntil: day(),
    /** The supplier's time zone. */
    timeZone: p.string().length(64),
  },
  uniques: [{ properties: ['accountId', 'kind', 'trade'] }],
  policies: [demoApart(), system(), ...allow('supplier', ['read'], 'account_id = lw_account()')],
});

export class RemovedPaper extends Schema.class {}
Schema.setClass(RemovedPaper);
