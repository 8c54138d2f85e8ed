import { Injectable } from '@nestjs/common';
import { day } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { owedChanged, type OwedChange } from '../ledger/ledger.events.js';
import { isOfLeaver } from '../rent/rules/of-leaver.js';
import { homeOf, notify } from './notify.js';

interface Owed {
  leaseId: string;
  what: OwedChange;
  amountCents: number;
  label?: string | null;
  dueOn?: string | null;
}
interface About {
  accountId: string;
  demo: boolean;
  currency: string;
  timeZone: string;
}

const LEASE = `select l.account_id as "accountId", l.demo, l.currency, p.time_zone as "timeZone"
  from lease l join property p on p.id = l.property_id where l.id = $1`;
const TENANTS = `select u.id, t.leaves_on::text as "leavesOn" from lease_tenant t join app_user u on u.id = t.user_id
  where t.lease_id = $1 and lw_open(t.access_ends_at) and u.suspended_at is null and u.deleted_at is null order by t.created_at, t.id`;

/**
 * Notifies tenants of changes to what they owe, like the email of the same event. Rent that comes due by the schedule
 * causes no notification.
 */
@Injectable()
export class OwedNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(owedChanged, 'notifications.owed-changed')
  changed({ leaseId, what, amountCents, label, dueOn }: Owed): Promise<void> {
    return this.scope.write('notification.tell', async (tx) => {
      const { accountId, demo, currency, timeZone } = orNotFound((await tx.rows<About>(LEASE, [leaseId]))[0]);
      tx.about('lease', leaseId, accountId);
      const at = this.scope.clock.now();
      const today = todayIn(timeZone, at);
      const tenants = await tx.rows<{ id: string; leavesOn: string | null }>(TENANTS, [leaseId]);
      const told = tenants.filter(
        ({ leavesOn }) => leavesOn === null || leavesOn >= today || isOfLeaver(day(leavesOn), what, dueOn),
      );
      const params = {
        home: await homeOf(tx, leaseId),
        amountCents: Math.abs(amountCents),
        currency,
        ...(label && { title: label }),
        ...(dueOn && { day: dueOn }),
      };
      const users = told.map(({ id }) => id);
      await notify(tx, users, { kind: `owed_${what}`, accountId, demo, leaseId, subjectId: null, params, at });
    });
  }
}
