import { Injectable, Logger } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { PaymentReports } from './payment-reports.service.js';
import type { PaymentState } from './payment.states.js';
import { sandboxStateAfter, wishOf } from './providers/sandbox-provider.js';

interface Moving {
  id: string;
  state: PaymentState;
  reference: string | null;
  createdAt: Date;
}

const MOVING = `select id, state, provider_reference as reference, created_at as "createdAt" from payment
  where provider = 'sandbox' and state in ('requires_action', 'processing', 'succeeded') and created_at <= $1 order by created_at limit 500`;

/** Longer than a request takes: what has no reference by then never reached the provider. */
const LOST_MS = 5 * 60_000;

/** Plays the provider that reports by itself: slow payments arrive, told ones come back, paid ones are paid out. */
@Injectable()
export class SandboxClock {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly scope: Scope,
    private readonly reports: PaymentReports,
  ) {}

  @Scheduled('payments.sandbox', '* * * * *')
  async tick(): Promise<void> {
    const now = this.scope.clock.now();
    const moving = await this.scope.asSystem('sandbox payments', () => this.scope.rows<Moving>(MOVING, [now]));
    for (const { id, state, reference, createdAt } of moving) {
      const age = now.getTime() - createdAt.getTime();
      const next = reference === null ? lostState(age) : sandboxStateAfter(wishOf(reference), age);
      if (next === null || next === state) continue;
      // One payment that cannot be booked must not hold up all that came after it.
      await this.reports.take(id, { state: next, reference: reference ?? `sandbox-lost-${id}` }).catch((error: unknown) => this.log.error({ err: error, payment: id }, 'A payment could not be booked'));
    }
  }
}

function lostState(age: number): PaymentState | null {
  return age > LOST_MS ? 'cancelled' : null;
}
