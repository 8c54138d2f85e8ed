import { min, subtract, sum, ZERO, type Cents } from '../../contract/money.js';
import { refusalWith } from '../../platform/errors/refusals.js';
import type { LeaseStanding } from '../rent/lease-standings.service.js';
import type { FeeTerms } from './method-fees.js';
import type { QuoteResponse } from './payment.dto.js';
import type { Setup } from './setup/setups.service.js';

/** Who pays the fee of a payment method on this lease. */
export function feeTermsOf({ surcharge }: LeaseStanding, { feeBearer }: Setup): FeeTerms {
  return {
    feeBearer,
    surchargeAllowed: surcharge.allowed,
    surchargeOnCardsOnly: surcharge.reason === 'cards',
    offlineAccepted: true,
  };
}

/** Why nothing can be paid online on this lease, or null. */
export function offlineReasonOf({ lease }: LeaseStanding, { ready }: Setup): QuoteResponse['offlineOnly'] {
  if (lease.state === 'draft') return 'lease_not_active';
  return ready ? null : 'landlord_not_ready';
}

/** The amount that is paid by default: what is owed, or else what comes due next. */
export function usualAmount({ payable }: LeaseStanding): Cents {
  return payable.owedCents > 0 ? payable.owedCents : payable.nextCents;
}

/** The part of an amount for which there is no charge yet. */
export function prepaidPart(amount: Cents, { payable }: LeaseStanding): Cents {
  return subtract(amount, min(amount, payable.owedCents));
}

/** What is due by today, less payments on their way. Autopay may take this much, because no one is there to ask. */
export function dueNow({ charges, today }: LeaseStanding): Cents {
  return sum(charges.filter(({ dueOn }) => dueOn <= today).map(({ leftCents }) => leftCents));
}

/**
 * Refuses more than the open charges, less payments on their way. Paying ahead is possible for the next rent only, and only
 * on request or when nothing else is open.
 */
export function checkAmount(amount: Cents, standing: LeaseStanding, ahead: boolean): void {
  const { owedCents, aheadCents } = standing.payable;
  const prepaid = prepaidPart(amount, standing);
  if (prepaid === ZERO) return;
  const allowed = ahead || owedCents === 0;
  if (allowed && prepaid <= aheadCents) return;
  throw refusalWith({ owedCents, aheadCents }, owedCents + aheadCents === 0 ? 'nothing_left' : 'more_than_owed');
}
