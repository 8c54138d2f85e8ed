import { Injectable, Logger } from '@nestjs/common';
import type { CoverageKind } from '../../../contract/maintenance.js';
import { COVERAGE } from '../../../contract/work-limits.js';
import { Settings } from '../../../platform/config/settings.js';
import { dayText } from '../../../platform/i18n/written.js';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { coverageEnds } from './coverage.events.js';

interface Ending {
  id: string;
  accountId: string;
  demo: boolean;
}
interface Reminded {
  unitId: string;
  kind: CoverageKind;
  provider: string;
  device: string | null;
  validUntil: string;
  home: string;
}

/** What ends within $2 days, in the hours in which people are written to, by the clock where the unit is. */
const ENDING = `select c.id, c.account_id as "accountId", c.demo from coverage c join property p on p.id = c.property_id join unit u on u.id = c.unit_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone) as now) local
  where c.valid_until between local.now::date and local.now::date + $2::int and c.reminded_for is distinct from c.valid_until
    and p.archived_at is null and u.archived_at is null and extract(hour from local.now) between 8 and 20 order by c.id limit 1000`;
/** Marks it, once for each last day, whatever process is first. */
const ONCE = `update coverage c set reminded_for = c.valid_until from property p, unit u
  where c.id = $1 and p.id = c.property_id and u.id = c.unit_id and c.reminded_for is distinct from c.valid_until
    and c.valid_until between ($2::timestamptz at time zone p.time_zone)::date and ($2::timestamptz at time zone p.time_zone)::date + $3::int
  returning c.unit_id as "unitId", c.kind, c.provider, c.device_name as device, c.valid_until::text as "validUntil",
    concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home`;
const READERS = `select x.email, x.language from membership m join app_user x on x.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and x.suspended_at is null and x.deleted_at is null
    and x.email_notifications and x.maintenance_updates`;

/** Reminds landlords before a warranty or an insurance of a unit ends, by mail and in the product. */
@Injectable()
export class CoverageReminders {
  private readonly log = new Logger('Reminders');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** Gives the number of reminders. */
  @Scheduled('maintenance.coverage-reminders', '40 * * * *')
  async run(): Promise<number> {
    const ending = await this.scope.asSystem('coverage reminders', () =>
      this.scope.rows<Ending>(ENDING, [this.scope.clock.now(), COVERAGE.remindDays]),
    );
    let sent = 0;
    await forEachSettled(this.log, ending, async (one) => {
      await this.scope.asSystem(
        'coverage reminders',
        async () => void (sent += await this.scope.write('coverage.remind', (tx) => this.remind(tx, one))),
        one,
      );
    });
    return sent;
  }

  private async remind(tx: Tx, { id, accountId, demo }: Ending): Promise<number> {
    const [due] = await tx.rows<Reminded>(ONCE, [id, this.scope.clock.now(), COVERAGE.remindDays]);
    if (!due) return 0;
    const { unitId, provider, home, validUntil } = due;
    tx.about('coverage', id, accountId);
    tx.publish(coverageEnds, { coverageId: id, unitId, accountId, demo, provider, home, validUntil });
    for (const reader of await tx.rows<{ email: string; language: string }>(READERS, [accountId]))
      this.write(tx, reader, due);
    return 1;
  }

  private write(tx: Tx, { email, language }: { email: string; language: string }, due: Reminded): void {
    const { unitId, kind, provider, device, home, validUntil } = due;
    tx.send({
      channel: 'email',
      to: email,
      language,
      template: 'maintenance.coverage_ends',
      params: {
        kind,
        provider,
        home,
        device: device ?? '',
        hasDevice: device ? 'yes' : 'no',
        day: dayText(language, validUntil),
        url: `${this.settings.publicUrl}/dashboards/landlord/units/${unitId}`,
      },
    });
  }
}
