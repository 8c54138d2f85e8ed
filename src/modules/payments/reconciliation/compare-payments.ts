import type { OnlineMethod } from '../method-fees.js';
import { PAID_STATES, type PaymentState } from '../payment.states.js';
import type { ProviderPayment } from '../providers/payment-provider.js';
import type { FindingKind } from './payment-finding.entity.js';

/** A payment by a provider as our books have it. */
export interface OwnPayment {
  readonly id: string;
  readonly leaseId: string;
  readonly state: PaymentState;
  readonly method: OnlineMethod;
  readonly reference: string | null;
  readonly totalCents: number;
  readonly currency: string;
  readonly paidOn: string;
}

export interface NewDiscrepancy {
  readonly kind: FindingKind;
  readonly reference: string;
  readonly paymentId: string | null;
  readonly leaseId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly method: OnlineMethod;
  readonly happenedOn: string;
}

/** Where the two lists differ, and which of our open payments the provider reports as paid. */
export interface Comparison {
  readonly findings: readonly NewDiscrepancy[];
  /** Payments that are paid at the provider but still open here, because a message was missed. */
  readonly missed: readonly OwnPayment[];
}

const PAID: readonly PaymentState[] = PAID_STATES;
const BEGUN: readonly PaymentState[] = ['requires_action', 'processing'];
/** States in which no money moved here. If it did at the provider, no later message can say so: the payment has to be booked again. */
export const NEVER_CAME: readonly PaymentState[] = ['failed', 'cancelled'];

/** Compares both sides' payments of some days. Pure: the same lists give the same answer. */
export function compare(ours: readonly OwnPayment[], theirs: readonly ProviderPayment[]): Comparison {
  const byId = new Map(ours.map((own) => [own.id, own]));
  const byReference = new Map(ours.flatMap((own) => (own.reference ? [[own.reference, own] as const] : [])));
  const ofTheirs = (there: ProviderPayment) =>
    byReference.get(there.reference) ?? (there.paymentId ? byId.get(there.paymentId) : undefined);
  const known = new Map<string, ProviderPayment>();
  for (const there of theirs) {
    const own = ofTheirs(there);
    if (own && (there.reference === own.reference || !known.has(own.id))) known.set(own.id, there);
  }
  const findings = [
    ...theirs.filter((there) => isUnknown(there, ofTheirs(there), known)).map(unknownHere),
    ...ours.filter(({ id, state }) => PAID.includes(state) && !known.has(id)).map(unknownThere),
    ...ours
      .filter(
        ({ id, state, totalCents }) =>
          known.has(id) && !NEVER_CAME.includes(state) && known.get(id)?.amountCents !== totalCents,
      )
      .map((own) => ({
        ...unknownThere(own),
        kind: 'differs' as const,
        amountCents: known.get(own.id)?.amountCents ?? 0,
      })),
  ];
  return { findings, missed: ours.filter(({ id, state }) => BEGUN.includes(state) && known.has(id)) };
}

/** Also a second one for the same payment of ours: the tenant has paid twice. */
function isUnknown(
  { reference }: ProviderPayment,
  own: OwnPayment | undefined,
  known: ReadonlyMap<string, ProviderPayment>,
): boolean {
  return own === undefined || NEVER_CAME.includes(own.state) || known.get(own.id)?.reference !== reference;
}

function unknownHere({ reference, amountCents, currency, method, createdAt }: ProviderPayment): NewDiscrepancy {
  return {
    kind: 'unknown_here',
    reference,
    paymentId: null,
    leaseId: null,
    amountCents,
    currency,
    method,
    happenedOn: createdAt.toISOString().slice(0, 10),
  };
}

function unknownThere({ id, leaseId, reference, totalCents, currency, method, paidOn }: OwnPayment): NewDiscrepancy {
  return {
    kind: 'unknown_there',
    reference: reference ?? id,
    paymentId: id,
    leaseId,
    amountCents: totalCents,
    currency,
    method,
    happenedOn: paidOn,
  };
}
