import { Injectable } from '@nestjs/common';
import { addMonths, firstDayOf, monthOf } from '../../contract/days.js';
import type { UserType } from '../../contract/roles.js';
import { todayIn } from '../../contract/time-zones.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { DEMO_PEOPLE, type DemoUserType } from '../accounts/demo-people.service.js';
import { DemoHomes } from './demo-homes.js';
import { DemoMaintenance } from './demo-maintenance.js';
import { DemoMoney } from './demo-money.js';
import { DemoOffice } from './demo-office.js';
import { DemoPapers } from './demo-papers.js';

/** The action in the audit log when filling is done. */
export const FILLED = 'demo.fill';
const HISTORY_MONTHS = 3;

/**
 * Builds the demo street with the same services that real users call, as the demo people: homes, listings, money, papers,
 * repairs, maintenance, and requests to staff.
 */
@Injectable()
export class DemoFilling {
  constructor(
    private readonly scope: Scope,
    private readonly homes: DemoHomes,
    private readonly money: DemoMoney,
    private readonly papers: DemoPapers,
    private readonly maintenance: DemoMaintenance,
    private readonly office: DemoOffice,
  ) {}

  /** Fills an empty demo world. */
  async fill(): Promise<void> {
    const [landlord, tenant, supplier] = [actorOf('landlord'), actorOf('tenant'), actorOf('supplier')];
    const today = todayIn('America/Toronto', this.scope.clock.now());
    const since = firstDayOf(monthOf(addMonths(today, -HISTORY_MONTHS)));
    await this.scope.as(landlord, async () => {
      const standings = await this.homes.build(since);
      await this.money.settle(standings);
      await this.papers.file(today);
    });
    await this.papers.talk({ landlord, tenant });
    await this.scope.as(supplier, () => this.papers.ofSupplier(today));
    await this.maintenance.prepare({ landlord, tenant, supplier }, today);
    await this.office.open({ staff: actorOf('staff'), tenant, landlord });
    await this.scope.asSystem(
      'demo refill',
      () =>
        this.scope.write(FILLED, async (tx) => {
          const accounts = [landlord.accountId, supplier.accountId];
          tx.changed(
            [
              'properties',
              'units',
              'leases',
              'payments',
              'ledger',
              'service-requests',
              'maintenance-schedules',
              'suppliers',
              'supplier-papers',
              'overview',
              'listings',
              'documents',
              'expenses',
              'invoices',
              'messages',
              'crm-leads',
              'form-submissions',
              'support-tickets',
              'chat-sessions',
              'email-templates',
            ],
            [],
            { accounts, users: [tenant.userId] },
          );
        }),
      { demo: true },
    );
  }
}

function actorOf(type: DemoUserType): Actor {
  const { userId, accountId } = DEMO_PEOPLE[type];
  return { role: type satisfies UserType, userId, accountId, demo: true, sessionId: null };
}
