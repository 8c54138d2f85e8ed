import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { toProblem } from '../../../platform/errors/to-problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { ReverseEntryRequest } from '../../ledger/ledger.dto.js';
import { EntryReversals } from '../../rent/entry-reversals.service.js';
import { RECORDED_ENTRY } from './landlord-payment.rows.js';
import type { PaymentReversalOutcome } from './payment-reversals.dto.js';

const ENTRY = `select y.lease_id as "leaseId", ${RECORDED_ENTRY} as "entryId",
    exists (select from journal_entry b where b.reverses_id = ${RECORDED_ENTRY} and b.kind <> 'reversal') as returned
  from payment y where y.id = $1`;

/**
 * Reverses many recorded payments, each like the command for one entry and in its own transaction: a refused one doesn't
 * undo the others. Reversing an entry twice changes nothing, so a request that broke off is simply sent again.
 */
@Injectable()
export class PaymentReversals {
  constructor(
    private readonly scope: Scope,
    private readonly reversals: EntryReversals,
  ) {}

  async reverse(paymentIds: readonly string[], why: ReverseEntryRequest): Promise<PaymentReversalOutcome[]> {
    const outcomes: PaymentReversalOutcome[] = [];
    for (const paymentId of paymentIds) outcomes.push(await this.one(paymentId, why));
    return outcomes;
  }

  private async one(paymentId: string, why: ReverseEntryRequest): Promise<PaymentReversalOutcome> {
    try {
      const [row] = await this.scope.rows<{ leaseId: string; entryId: string | null; returned: boolean }>(ENTRY, [
        paymentId,
      ]);
      const { leaseId, entryId, returned } = orNotFound(row);
      // The bank took it back: it was no mistake, and nothing is left to reverse.
      if (returned) throw new Problem('transition_forbidden');
      await this.reversals.reverse(leaseId, orNotFound(entryId), why);
      return { paymentId, code: null, error: null, reason: null, values: null };
    } catch (error) {
      return refused(paymentId, error);
    }
  }
}

/** An error of the server ends the request: the client sends it again. */
function refused(paymentId: string, error: unknown): PaymentReversalOutcome {
  const { status, code, message, options } = toProblem(error);
  if (status >= 500) throw error;
  return { paymentId, code, error: message, reason: options.reason ?? null, values: options.values ?? null };
}
