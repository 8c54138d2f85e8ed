import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { forgetOld } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';

const FORGOTTEN_AFTER_DAYS = 30;
/** Longer than the queue retries a job, so that an item that is still being retried isn't marked as failed. */
const GIVEN_UP_AFTER_HOURS = 12;

const STUCK = `outcome is null and created_at < $1::timestamptz - make_interval(hours => $2)`;
const OLD = `created_at < $1::timestamptz - make_interval(days => $2)`;

/** Ends items whose job has failed for good, so that their task is finished, and removes old tasks. */
@Injectable()
export class TidyBulkTasks {
  constructor(private readonly scope: Scope) {}

  @Scheduled('leases.tidy-bulk-tasks', '25 * * * *')
  async tidy(): Promise<void> {
    const now = this.scope.clock.now();
    const stuck = [now, GIVEN_UP_AFTER_HOURS];
    if ((await this.scope.rows(`select 1 from bulk_task_item where ${STUCK} limit 1`, stuck)).length > 0)
      await this.scope.write('bulk_task.give_up', (tx) =>
        tx.rows(`update bulk_task_item set outcome = 'refused', code = 'internal' where ${STUCK}`, stuck),
      );
    await forgetOld(
      this.scope,
      'bulk_task.forget',
      [
        { table: 'bulk_task_item', where: OLD },
        {
          table: 'bulk_task',
          where: `${OLD} and not exists (select 1 from bulk_task_item i where i.task_id = bulk_task.id)`,
        },
      ],
      [now, FORGOTTEN_AFTER_DAYS],
    );
  }
}
