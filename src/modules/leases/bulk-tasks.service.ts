import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Limit } from '../../platform/throttle/throttle.js';
import { requireVerifiedEmail } from '../auth/verify-email.service.js';
import { BulkTaskItem } from './bulk-task-item.entity.js';
import type { ActivateLeasesRequest, BulkTaskRequest, BulkTaskResponse, BulkTaskRow } from './bulk-task.dto.js';
import { BulkTask, type BulkTaskKind } from './bulk-task.entity.js';
import { bulkItemAsked } from './bulk-task.events.js';
import { ONE_TASK, OPEN_TASKS, TASK_ITEMS, toTask, toTaskRow, type ItemRow, type TaskRow } from './bulk-task.rows.js';

/** The limit of requests to email welcome letters, for at most 500 leases each. */
export const WELCOME_MAILS = { name: 'welcome-mails', points: 10, seconds: 3600 } as const satisfies Limit;

/** A letter that was sent within these hours is not sent again, and its code stays valid. */
export const MAILED_AGAIN_AFTER_HOURS = 24;

const HOUR_MS = 3_600_000;
/** How long a result is shown that no one closes. */
const SHOWN_HOURS = 7 * 24;

interface Wanted {
  leaseId: string;
  leaseTenantId: string | null;
  outcome: 'sent_before' | 'no_email' | null;
}

/** Leases that a running task of this kind still has to do are skipped. Someone else's lease is left out. */
const NOT_YET_ASKED = `not exists (select from bulk_task_item i join bulk_task t on t.id = i.task_id
    where i.lease_id = l.id and i.outcome is null and t.kind = $2)`;

const LEASES = `select l.id as "leaseId", null as "leaseTenantId", null as outcome from lease l
  where l.id = any($1) and ${NOT_YET_ASKED} order by array_position($1::uuid[], l.id)`;

const NOT_JOINED = `select l.id as "leaseId", t.id as "leaseTenantId", case when t.email is null then 'no_email' when exists (
      select from access_code c where c.lease_tenant_id = t.id and c.revoked_at is null and c.mailed_at > $3) then 'sent_before' end as outcome
  from lease_tenant t join lease l on l.id = t.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  where l.id = any($1) and t.user_id is null and l.state <> 'ended' and lw_open(t.access_ends_at) and ${NOT_YET_ASKED}
  order by p.street, p.street_number, u.label, t.created_at, t.id limit 4000`;

const RUNNING = `select t.id from bulk_task t where t.kind = $2 and exists (
    select from bulk_task_item i where i.task_id = t.id and i.outcome is null and i.lease_id = any($1)) order by t.created_at desc, t.id desc limit 1`;

/**
 * Long tasks on many leases. They are recorded here item by item, done in the background, and shown until their result
 * is closed.
 */
@Injectable()
export class BulkTasks {
  constructor(private readonly scope: Scope) {}

  /** Starts a task that activates these drafts. Repeating it returns the task that is already working on them. */
  activate({ ids, withoutTenant = false }: ActivateLeasesRequest): Promise<BulkTaskResponse> {
    return this.start('activate_leases', ids, { withoutTenant }, (tx) => tx.rows(LEASES, [ids, 'activate_leases']));
  }

  /**
   * Starts a task that emails the welcome letters to everyone on these leases who has not joined and has an address.
   * 403 `email_unverified`.
   */
  mailLetters({ ids }: BulkTaskRequest): Promise<BulkTaskResponse> {
    const since = new Date(this.scope.clock.now().getTime() - MAILED_AGAIN_AFTER_HOURS * HOUR_MS);
    return this.start('mail_letters', ids, { withoutTenant: false }, async (tx) => {
      await requireVerifiedEmail(tx);
      return tx.rows(NOT_JOINED, [ids, 'mail_letters', since]);
    });
  }

  /** Tasks that are running, and finished ones that weren't closed yet, the oldest first. */
  async open(): Promise<BulkTaskResponse[]> {
    const since = new Date(this.scope.clock.now().getTime() - SHOWN_HOURS * HOUR_MS);
    return (await this.scope.rows<TaskRow>(OPEN_TASKS, [since])).map(toTask);
  }

  async get(id: string): Promise<BulkTaskResponse> {
    const [row] = await this.scope.rows<TaskRow>(ONE_TASK, [id]);
    return toTask(orNotFound(row));
  }

  /** The outcome of each item so far. 404 for someone else's task. */
  async rows(id: string): Promise<BulkTaskRow[]> {
    await this.get(id);
    return (await this.scope.rows<ItemRow>(TASK_ITEMS, [id])).map(toTaskRow);
  }

  /** Closes a result: it isn't shown again. Repeating it is harmless. */
  async close(id: string): Promise<void> {
    await this.scope.write('bulk_task.close', async (tx) => {
      const task = orNotFound(await tx.em.findOne(BulkTask, { id }));
      task.seenAt ??= this.scope.clock.now();
      tx.about('bulk_task', id, task.accountId);
      tx.changed(['bulk-tasks'], [id], { accounts: [task.accountId] });
    });
  }

  private async start(
    kind: BulkTaskKind,
    ids: string[],
    { withoutTenant }: { withoutTenant: boolean },
    wanted: (tx: Tx) => Promise<Wanted[]>,
  ): Promise<BulkTaskResponse> {
    const accountId = orNotFound(this.scope.actor.accountId);
    const id = await this.scope.write('bulk_task.start', async (tx) => {
      // The second of two simultaneous requests sees what the first one recorded.
      await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`bulk_task:${kind}:${accountId}`]);
      const items = await wanted(tx);
      const [running] = items.length > 0 ? [] : await tx.rows<{ id: string }>(RUNNING, [ids, kind]);
      const taskId = running?.id ?? v7();
      if (!running) this.note(tx, { id: taskId, kind, withoutTenant, accountId }, items);
      tx.about('bulk_task', taskId, accountId);
      tx.changed(['bulk-tasks'], [taskId], { accounts: [accountId] });
      return taskId;
    });
    return this.get(id);
  }

  private note(
    tx: Tx,
    task: { id: string; kind: BulkTaskKind; withoutTenant: boolean; accountId: string },
    items: readonly Wanted[],
  ): void {
    const { demo } = tx.actor;
    const userId = orNotFound(tx.actor.userId);
    const createdAt = this.scope.clock.now();
    // A task without items is finished as soon as it begins, and its answer already says so.
    const seenAt = items.length > 0 ? null : createdAt;
    tx.em.create(BulkTask, { ...task, demo, createdAt, userId, seenAt });
    for (const [position, { leaseId, leaseTenantId, outcome }] of items.entries()) {
      const id = v7();
      const refusal = { code: null, reason: null, values: null };
      const about = { taskId: task.id, position, leaseId, leaseTenantId, outcome };
      tx.em.create(BulkTaskItem, { id, accountId: task.accountId, demo, createdAt, ...about, ...refusal });
      if (!outcome) tx.publish(bulkItemAsked, { itemId: id, userId });
    }
  }
}
