import { Injectable } from '@nestjs/common';
import { v5 } from 'uuid';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { toProblem } from '../../../platform/errors/to-problem.js';
import { currentContext } from '../../../platform/scope/context.js';
import { Scope } from '../../../platform/scope/scope.js';
import { OfflinePayments } from '../offline-payments.service.js';
import type { PaymentRowOutcome, PaymentRowRequest } from './payment-rows.dto.js';

interface Recorded {
  id: string;
  leaseId: string;
  amountCents: number;
  receiptNumber: string | null;
}

const RECORDED =
  'select id, lease_id as "leaseId", amount_cents as "amountCents", receipt_number as "receiptNumber" from payment where id = $1';

/**
 * Records many payments, each like the command for one payment and in its own transaction, so that a refused one
 * doesn't undo the others. The payment's id is made from the row's key, so the database itself refuses to record a row
 * twice, no matter how late it is sent again.
 */
@Injectable()
export class PaymentRows {
  constructor(
    private readonly scope: Scope,
    private readonly payments: OfflinePayments,
  ) {}

  async record(rows: readonly PaymentRowRequest[]): Promise<PaymentRowOutcome[]> {
    const outcomes: PaymentRowOutcome[] = [];
    for (const row of rows) outcomes.push(await this.one(row));
    return outcomes;
  }

  private async one({ key, leaseId, ...payment }: PaymentRowRequest): Promise<PaymentRowOutcome> {
    const id = v5(key.toLowerCase(), orNotFound(currentContext().actor.accountId));
    const before = await this.recorded(id);
    if (before) return repeated({ key, leaseId, ...payment }, before);
    try {
      await this.payments.record(leaseId, payment, id);
      return done({ key, leaseId, ...payment }, orNotFound(await this.recorded(id)), false);
    } catch (error) {
      // The same row was sent twice at the same time, and the other request recorded it.
      const meanwhile = await this.recorded(id);
      return meanwhile ? repeated({ key, leaseId, ...payment }, meanwhile) : refused({ key, leaseId }, error);
    }
  }

  private async recorded(id: string): Promise<Recorded | undefined> {
    return (await this.scope.rows<Recorded>(RECORDED, [id]))[0];
  }
}

/** A repeated row is already done. A different payment with the same key is a mistake of the caller. */
function repeated(row: PaymentRowRequest, before: Recorded): PaymentRowOutcome {
  const same = before.leaseId === row.leaseId.toLowerCase() && before.amountCents === row.amountCents;
  return same ? done(row, before, true) : refused(row, new Problem('payment_row_recorded'));
}

function done({ key, leaseId }: PaymentRowRequest, { id, receiptNumber }: Recorded, again: boolean): PaymentRowOutcome {
  return { key, leaseId, paymentId: id, receiptNumber, repeated: again, ...ACCEPTED };
}

const ACCEPTED = { code: null, error: null, reason: null, values: null, field: null };

/** An error of the server ends the request. The client sends its rows again with the same keys. */
function refused({ key, leaseId }: Pick<PaymentRowRequest, 'key' | 'leaseId'>, error: unknown): PaymentRowOutcome {
  const problem = toProblem(error);
  if (problem.status >= 500) throw error;
  return {
    key,
    leaseId,
    paymentId: null,
    receiptNumber: null,
    repeated: false,
    code: problem.code,
    error: problem.message,
    reason: problem.options.reason ?? null,
    values: problem.options.values ?? null,
    field: problem.options.details?.[0]?.field ?? null,
  };
}
