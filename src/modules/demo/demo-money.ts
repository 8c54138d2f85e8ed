import { Injectable } from '@nestjs/common';
import { PRODUCT } from '../../contract/product.js';
import { sample } from '../../platform/i18n/sample-texts.js';
import { Scope } from '../../platform/scope/scope.js';
import { DEMO_PEOPLE } from '../accounts/demo-people.service.js';
import { PaymentInstructions } from '../payment-instructions/payment-instructions.service.js';
import { OfflinePayments } from '../payments/offline-payments.service.js';
import { RentRun } from '../rent/rent-run.service.js';
import type { LeaseStanding } from './demo-street.js';

interface OwedRent {
  leaseId: string;
  period: string;
  dueOn: string;
  amountCents: number;
  /** The first tenant of the lease. */
  payer: string | null;
}

/** The address can't exist, so that no visitor of the demo can send money anywhere. */
const HOW_TO_PAY = {
  transferTo: `rent@demo.${PRODUCT.slug}.example`,
  transferNote: sample(
    'Include your unit number in the message.',
    'Indiquez votre logement dans le message.',
    'Escriba el número de su vivienda en el mensaje.',
  ),
  chequePayableTo: DEMO_PEOPLE.landlord.companyName,
};

/** Rent of the past months and the payments for it. */
@Injectable()
export class DemoMoney {
  constructor(
    private readonly scope: Scope,
    private readonly rent: RentRun,
    private readonly payments: OfflinePayments,
    private readonly instructions: PaymentInstructions,
  ) {}

  /** Posts the charges that are due and pays them. The newest month is paid according to each unit's `standing`. */
  async settle(standings: Map<string, LeaseStanding>): Promise<void> {
    await this.instructions.save(HOW_TO_PAY);
    await this.rent.run();
    const owed = await this.scope.rows<OwedRent>(
      `select c.lease_id as "leaseId", c.period, c.due_on as "dueOn", c.amount_cents as "amountCents",
        (select t.id from lease_tenant t where t.lease_id = c.lease_id order by t.created_at, t.id limit 1) as payer
      from charge c where c.kind = 'rent' order by c.due_on, c.id`,
    );
    const newest = owed.at(-1)?.period;
    for (const rent of owed) {
      const standing = rent.period === newest ? (standings.get(rent.leaseId) ?? 'paid') : 'paid';
      if (standing !== 'open')
        await this.pay(rent, standing === 'part' ? Math.round(rent.amountCents / 2) : rent.amountCents);
    }
  }

  private async pay({ leaseId, dueOn, payer }: OwedRent, amountCents: number): Promise<void> {
    await this.payments.record(leaseId, {
      amountCents,
      method: 'transfer',
      paidOn: dueOn,
      ...(payer && { payerTenantId: payer }),
    });
  }
}
