import {
  chargeOf,
  inSteps,
  NO_CHANGE,
  settle,
  unallocate,
  type LeaseLedger,
  type LedgerChange,
  type LedgerCharge,
  type Step,
} from './lease-ledger.js';
import { LedgerError } from './ledger-error.js';
import { chargeEntry, voidEntry } from './posting-rules.js';

/** Posts a charge and settles it with prepayments. Posting the same charge again changes nothing. */
export function recordCharge(ledger: LeaseLedger, charge: Omit<LedgerCharge, 'voided'>): LedgerChange {
  const known = ledger.charges.find(({ id }) => id === charge.id);
  if (known) return alreadyThere(known, charge);
  return inSteps(ledger, postCharge(charge), settle(`charge:${charge.id}`));
}

/** Posts a charge that is paid in the same change, and so settles nothing. */
export function postCharge(charge: Omit<LedgerCharge, 'voided'>): Step {
  return (ledger) => ({
    ...NO_CHANGE,
    charges: [{ ...charge, voided: false }],
    entries: [chargeEntry(causeOf(ledger, charge))],
  });
}

/** Reverses a charge that was wrong. The money that had settled it goes to the next open charge. */
export function voidCharge(ledger: LeaseLedger, chargeId: string): LedgerChange {
  const charge = chargeOf(ledger, chargeId);
  if (charge.voided) return NO_CHANGE;
  const settledBy = ledger.allocations.filter((allocation) => allocation.chargeId === chargeId);
  const voided = {
    ...NO_CHANGE,
    charges: [{ ...charge, voided: true }],
    entries: [voidEntry(causeOf(ledger, charge))],
  };
  return inSteps(
    ledger,
    (now) => unallocate(now, settledBy, [], `void:${chargeId}`),
    () => voided,
    settle(`void:${chargeId}`),
  );
}

function causeOf({ currency }: LeaseLedger, { id, kind, amountCents }: Omit<LedgerCharge, 'voided'>) {
  return { id, currency, kind, cents: amountCents };
}

function alreadyThere(known: LedgerCharge, charge: Omit<LedgerCharge, 'voided'>): LedgerChange {
  if (known.kind !== charge.kind || known.amountCents !== charge.amountCents) throw new LedgerError('id_reused');
  return NO_CHANGE;
}
