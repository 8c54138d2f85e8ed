import { messageId, type MessageId } from '@i18n/message-ids';
import type { Finding } from '../../api/findings';

/** The message that says what differs. */
export const whatOf = ({ kind, refundId }: Pick<Finding, 'kind' | 'refundId'>): MessageId =>
  messageId(`payments.reconcile.${kind}${refundId ? '_refund' : ''}`);
