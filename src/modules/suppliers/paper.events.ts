import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A supplier is reminded of the last valid day of an insurance or a license. */
export interface PaperNews extends Record<string, unknown> {
  paperId: string;
  accountId: string;
  demo: boolean;
  issuer: string;
  validUntil: string;
}

export const paperExpires = defineEvent<PaperNews>('supplier_paper.expires');
