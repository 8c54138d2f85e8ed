import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { addMonths, firstDayOf, monthOf } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { Settings } from '../../platform/config/settings.js';
import { HandledMessage } from '../../platform/outbox/handled-message.entity.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import type { UserType } from '../../contract/roles.js';
import { DEMO_PEOPLE, type DemoUserType } from '../auth/demo-people.service.js';
import { DemoHomes } from './demo-homes.js';
import { DemoMoney } from './demo-money.js';
import { DemoRepairs } from './demo-repairs.js';

const FILL = 'demo.fill';
const HISTORY_MONTHS = 3;

/** Keeps the demo world as a visitor should find it: filled at the first start, and anew each hour if somebody changed it. */
@Injectable()
export class DemoWorld implements OnApplicationBootstrap {
  private readonly log = new Logger('Demo');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly homes: DemoHomes,
    private readonly money: DemoMoney,
    private readonly repairs: DemoRepairs,
  ) {}

  /** In the background: the product is ready before the demo street stands. */
  onApplicationBootstrap(): void {
    if (this.settings.demoEnabled && this.settings.NODE_ENV !== 'test') void this.refill().catch((error: unknown) => this.log.error({ err: error }, 'The demo world could not be filled'));
  }

  @Scheduled('demo.refill', '0 * * * *')
  async refill(): Promise<void> {
    if (!this.settings.demoEnabled || !(await this.isStale())) return;
    if (!(await this.claim())) return;
    this.log.log('Filling the demo world …');
    await this.clear();
    await this.fill();
    this.log.log('The demo world is filled');
  }

  /** Fills an empty demo world; public for tests, which do not wait for the hour. */
  async fill(): Promise<void> {
    const [landlord, tenant, supplier] = [actorOf('landlord'), actorOf('tenant'), actorOf('supplier')];
    const today = todayIn('America/Toronto', this.scope.clock.now());
    const since = firstDayOf(monthOf(addMonths(today, -HISTORY_MONTHS)));
    await this.scope.as(landlord, async () => {
      const standings = await this.homes.build(since);
      await this.money.settle(standings);
    });
    await this.repairs.report({ landlord, tenant, supplier });
    await this.scope.asSystem('demo refill', () =>
      this.scope.write(FILL, async (tx) => {
        const accounts = [landlord.accountId, supplier.accountId];
        tx.changed(['properties', 'units', 'leases', 'payments', 'ledger', 'service-requests', 'overview'], [], { accounts, users: [tenant.userId] });
      }), { demo: true });
  }

  /** Nobody filled it, or somebody changed something since. */
  private async isStale(): Promise<boolean> {
    const [row] = await this.scope.asSystem('demo refill', () =>
      this.scope.rows<{ stale: boolean }>(
        `select filled.at is null or exists (select 1 from audit_entry where demo and role <> 'system' and at > filled.at) as stale
         from (select max(at) as at from audit_entry where demo and action = $1) filled`,
        [FILL],
      ));
    return row?.stale ?? false;
  }

  /** Of several processes one does it: the hour is a key that can be taken once. */
  private async claim(): Promise<boolean> {
    const hour = this.scope.clock.now().toISOString().slice(0, 13);
    try {
      await this.scope.asSystem('demo refill', () =>
        this.scope.write('demo.claim', async ({ em }) => {
          em.create(HandledMessage, { key: `demo-refill ${hour}`, at: this.scope.clock.now() });
        }), { demo: true });
      return true;
    } catch {
      return false;
    }
  }

  /** Everything of the demo world but its people and their sessions. Foreign keys are checked at commit, in any order. */
  private async clear(): Promise<void> {
    await this.scope.asSystem('demo refill', () =>
      this.scope.write('demo.clear', async (tx) => {
        const tables = await tx.rows<{ name: string }>(
          `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'demo' and table_name <> all($1)`,
          [KEPT],
        );
        await tx.rows('delete from file_secret where file_id in (select id from stored_file where demo)');
        for (const { name } of tables) await tx.rows(`delete from "${name}" where demo`);
      }), { demo: true });
  }
}

const KEPT = ['app_user', 'account', 'membership', 'session', 'supplier', 'announcement'];

function actorOf(type: DemoUserType): Actor {
  const { userId, accountId } = DEMO_PEOPLE[type];
  return { role: type satisfies UserType, userId, accountId, demo: true, sessionId: null };
}
