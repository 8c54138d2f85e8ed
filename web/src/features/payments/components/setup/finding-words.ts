import type { Finding } from '../../api/findings';

/** The message that says what differs. */
export const whatOf = ({ kind, refundId }: Pick<Finding, 'kind' | 'refundId'>): string =>
  `payments.reconcile.${kind}${refundId ? '_refund' : ''}`;
