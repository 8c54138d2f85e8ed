import { Injectable } from '@nestjs/common';
import type { NotificationParams } from '../../contract/notification-kinds.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import {
  jobAssigned,
  jobsFreed,
  priceNeeded,
  type AssignmentNews,
  type FreedNews,
  type PriceNews,
} from '../teams/team.events.js';
import { notify, ownersOf } from './notify.js';

const JOB = `select r.title, concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home
  from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id where r.id = $1`;
/** Returns nothing once the job belongs to another supplier. */
const NEED = `select f.first_name || ' ' || f.last_name as name, r.title, p.currency, w.amount_cents as "amountCents"
  from price_need w join supplier_staff f on f.id = w.staff_id join service_request r on r.id = w.request_id and r.supplier_account_id = w.account_id
  join property p on p.id = r.property_id where w.id = $1`;
/**
 * Returns member `$1` of a team, if they can sign in. Job `$3` has to be assigned to them if `$2` is true, and not be
 * theirs if it is false.
 */
const PERSON = `select u.id from supplier_staff f join app_user u on u.id = f.user_id
  where f.id = $1 and f.active and f.joined_at is not null and u.suspended_at is null and u.deleted_at is null
  and exists (select from job_assignment a where a.staff_id = f.id and a.request_id = $3) = $2`;

/**
 * Notifies technicians of jobs that are assigned to them or taken from them, and the owner of jobs that have no technician
 * again and of prices that are needed.
 */
@Injectable()
export class TeamNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(jobAssigned, 'notifications.job-assigned')
  async assigned({ requestId, accountId, demo, staffId, formerStaffId }: AssignmentNews): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const [job] = await tx.rows<{ title: string; home: string }>(JOB, [requestId]);
      if (!job) return;
      tx.about('service_request', requestId, accountId);
      const news = { accountId, demo, leaseId: null, subjectId: requestId, at: this.scope.clock.now() };
      const got = await personOf(tx, { staffId, requestId, has: true });
      await notify(tx, got, { ...news, kind: 'job_assigned', params: job });
      // The previous technician can no longer see the job, so the notification gives its title without the address.
      const lost = await personOf(tx, { staffId: formerStaffId, requestId, has: false });
      await notify(tx, lost, { ...news, kind: 'job_unassigned', params: { title: job.title } });
    });
  }

  @Handles(priceNeeded, 'notifications.job-price-needed')
  async priceNeeded({ needId, requestId, accountId, demo }: PriceNews): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const [need] = await tx.rows<NotificationParams>(NEED, [needId]);
      if (!need) return;
      tx.about('service_request', requestId, accountId);
      await notify(tx, await ownersOf(tx, accountId), {
        kind: 'job_price_needed',
        accountId,
        demo,
        leaseId: null,
        subjectId: requestId,
        params: need,
        at: this.scope.clock.now(),
      });
    });
  }

  @Handles(jobsFreed, 'notifications.jobs-freed')
  async freed({ accountId, demo, staffId, name, count }: FreedNews): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      tx.about('supplier_staff', staffId, accountId);
      await notify(tx, await ownersOf(tx, accountId), {
        kind: 'jobs_freed',
        accountId,
        demo,
        leaseId: null,
        subjectId: staffId,
        params: { name, count },
        at: this.scope.clock.now(),
      });
    });
  }
}

async function personOf(
  tx: Tx,
  { staffId, requestId, has }: { staffId: string | null; requestId: string; has: boolean },
): Promise<string[]> {
  if (!staffId) return [];
  return (await tx.rows<{ id: string }>(PERSON, [staffId, has, requestId])).map(({ id }) => id);
}
