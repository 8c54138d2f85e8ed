import { INVOICE_STATES, type InvoiceState } from '../../contract/invoices.js';
import type { TransitionActor } from '../../contract/roles.js';
import type { StateTable } from '../../contract/state-machine.js';

/**
 * A supplier's invoice from draft to paid (docs/decisions/0600-suppliers-invoices.md). Approving books it as payable; disputing
 * what was approved takes that back. The supplier voids what isn't approved, and can then write another one for the job.
 */
export const INVOICE_TABLE: StateTable<InvoiceState, TransitionActor> = {
  states: INVOICE_STATES,
  initial: ['draft'],
  transitions: [
    { from: 'draft', to: 'sent', by: ['supplier'] },
    { from: 'sent', to: 'approved', by: ['landlord'] },
    { from: 'sent', to: 'disputed', by: ['landlord'] },
    { from: 'sent', to: 'void', by: ['supplier'] },
    { from: 'disputed', to: 'approved', by: ['landlord'] },
    { from: 'disputed', to: 'void', by: ['supplier'] },
    { from: 'approved', to: 'disputed', by: ['landlord'] },
    { from: 'approved', to: 'paid', by: ['landlord'] },
    { from: 'paid', to: 'approved', by: ['landlord'] },
  ],
};
