import { serviceTypeOf } from '../../contract/service-types.js';
import type { ExportName } from './export-tables.js';

/** A column whose values are codes: where the words for them are, and which codes a cell contains if it isn't one code. */
export interface CodedColumn {
  /** First part of the message ids; the code is the last one. */
  readonly words: string;
  readonly codesIn?: (cell: string) => readonly string[];
}

const coded = (words: string): CodedColumn => ({ words });
const PROPERTY_TYPE = coded('exports.propertyType');
const METHOD = coded('payments.receipt.methods');
const LEASE = coded('exports.lease');
/** A name, or how it was recorded if no one did. */
const RECORDER = coded('accountant.recorder');

/** The columns with codes of each table. A column that isn't here is exported as it is stored. */
export const CODED: Readonly<Record<ExportName, Readonly<Record<string, CodedColumn>>>> = {
  properties: { propertyType: PROPERTY_TYPE },
  units: { propertyType: PROPERTY_TYPE, status: coded('exports.unit') },
  leases: { state: LEASE },
  tenants: { leaseState: LEASE, language: coded('exports.language') },
  payments: {
    method: METHOD,
    state: coded('payments.list.state'),
    feeBearer: coded('accountant.bearer'),
    recordedBy: RECORDER,
    takenBackBy: RECORDER,
  },
  ledger: { kind: coded('reports.entry'), account: coded('reports.account'), recordedBy: RECORDER },
  requests: {
    issueType: coded('exports.issue'),
    priority: coded('exports.priority'),
    status: coded('exports.request'),
  },
  suppliers: {
    serviceType: { words: 'exports.service', codesIn: (cell) => [serviceTypeOf(cell)?.key ?? cell] },
    trades: { words: 'exports.trade', codesIn: (cell) => cell.split(', ') },
  },
  renewals: {
    status: coded('exports.renewal'),
    action: coded('exports.action'),
    capStatus: coded('exports.cap'),
    offer: coded('exports.offer'),
  },
  listings: { state: coded('exports.listing') },
  documents: { purpose: coded('exports.document'), sharedWithTenant: coded('exports.answer') },
  plans: { plan: coded('exports.plan'), billing: coded('exports.billing') },
  imports: { state: coded('exports.import') },
  findings: { kind: coded('exports.finding'), method: METHOD, state: coded('exports.findingState') },
};
