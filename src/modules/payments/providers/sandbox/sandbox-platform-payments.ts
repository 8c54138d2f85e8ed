import type {
  PlatformAnswer,
  PlatformMethod,
  PlatformOrder,
  PlatformPayments,
  PlatformRefund,
} from '../../rules/platform-payments.js';
import type { RefundAnswer } from '../payment-provider.js';

/** Represents a card where no money moves; its label says so in every language. */
const CARD: PlatformMethod = { customer: 'sandbox', reference: 'sandbox', kind: 'card', label: 'Sandbox' };

/** Subscriptions in the sandbox: every payment succeeds immediately, and no money moves. */
export class SandboxPlatformPayments implements PlatformPayments {
  async start({ invoiceId, attempt }: PlatformOrder): Promise<PlatformAnswer> {
    return { state: 'succeeded', reference: `sandbox-${invoiceId}-${attempt}`, method: CARD };
  }

  /** It stores nothing. A payment that wasn't recorded is requested again, which moves no money either. */
  async find(): Promise<null> {
    return null;
  }

  async giveUp(): Promise<null> {
    return null;
  }

  async refund({ refundId }: PlatformRefund): Promise<RefundAnswer> {
    return { state: 'succeeded', reference: `sandbox-refund-${refundId}` };
  }

  async refunded(): Promise<null> {
    return null;
  }

  async beginSaving(): Promise<{ url: null; method: PlatformMethod }> {
    return { url: null, method: CARD };
  }

  async saved(): Promise<null> {
    return null;
  }
}
