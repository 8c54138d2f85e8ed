import { defineEvent } from '../../platform/outbox/domain-event.js';
import type { Way } from './rules/ways.js';

/** A landlord changed how tenants pay outside of the product: of the whole account, or of one property. */
export const paymentInstructionsChanged = defineEvent<{
  accountId: string;
  propertyId: string | null;
  /** Who changed them. */
  userId: string;
  ways: Way[];
  /** Whether there were none before. */
  added: boolean;
}>('payment_instructions.changed');

/** The same for each lease whose tenants read them. There can be thousands, so all other jobs have priority. */
export const waysToPayChanged = defineEvent<{ leaseId: string; accountId: string; ways: Way[]; added: boolean }>(
  'payment_instructions.changed_for_lease',
  { yields: true },
);
