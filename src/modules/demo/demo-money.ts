import { Injectable } from '@nestjs/common';
import { Scope } from '../../platform/scope/scope.js';
import { RentRun } from '../landlords/rent-run.service.js';
import { OfflinePayments } from '../payments/offline-payments.service.js';
import type { Standing } from './demo-street.js';

interface OwedRent {
  leaseId: string;
  period: string;
  dueOn: string;
  amountCents: number;
}

/** Rent of the past months and what has come in for it. */
@Injectable()
export class DemoMoney {
  constructor(
    private readonly scope: Scope,
    private readonly rent: RentRun,
    private readonly payments: OfflinePayments,
  ) {}

  /** Posts what is due and pays it; the newest month as each unit stands. */
  async settle(standings: Map<string, Standing>): Promise<void> {
    await this.rent.run();
    const owed = await this.scope.rows<OwedRent>(
      `select lease_id as "leaseId", period, due_on as "dueOn", amount_cents as "amountCents" from charge where kind = 'rent' order by due_on, id`,
    );
    const newest = owed.at(-1)?.period;
    for (const rent of owed) {
      const standing = rent.period === newest ? (standings.get(rent.leaseId) ?? 'paid') : 'paid';
      if (standing !== 'open') await this.pay(rent, standing === 'part' ? Math.round(rent.amountCents / 2) : rent.amountCents);
    }
  }

  private async pay({ leaseId, dueOn }: OwedRent, amountCents: number): Promise<void> {
    await this.payments.record(leaseId, { amountCents, method: 'transfer', paidOn: dueOn });
  }
}
