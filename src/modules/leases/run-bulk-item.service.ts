import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { AccessCodes } from './access-code.service.js';
import { BulkTaskItem } from './bulk-task-item.entity.js';
import { BulkTask } from './bulk-task.entity.js';
import { bulkItemAsked } from './bulk-task.events.js';
import { MAILED_AGAIN_AFTER_HOURS } from './bulk-tasks.service.js';
import { LeaseSteps } from './lease-steps.service.js';

interface Asked {
  item: BulkTaskItem;
  task: BulkTask;
}

/**
 * Runs the items of bulk tasks. Each has its own transaction, which also records the outcome, so a process that dies
 * leaves every item either done or still to be done. Items run on behalf of the person who started the task, so the row
 * policies apply.
 */
@Injectable()
export class RunBulkItem {
  constructor(
    private readonly scope: Scope,
    private readonly steps: LeaseSteps,
    private readonly codes: AccessCodes,
  ) {}

  @Handles(bulkItemAsked, 'leases.bulk-item')
  async run(
    { itemId, userId }: { itemId: string; userId: string },
    { accountId, demo }: { accountId: string | null; demo: boolean },
  ): Promise<void> {
    await this.scope.as({ role: 'landlord', userId, accountId, demo, sessionId: null }, async () => {
      const asked = await this.asked(itemId);
      if (!asked) return;
      try {
        await this.take(asked);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        await this.refuse(asked, error);
      }
    });
  }

  /** Null once it is done, or when the draft was deleted meanwhile. */
  private asked(itemId: string): Promise<Asked | null> {
    return this.scope.load(async (em) => {
      const item = await em.findOne(BulkTaskItem, { id: itemId, outcome: null });
      return item && { item, task: orNotFound(await em.findOne(BulkTask, { id: item.taskId })) };
    });
  }

  private async take({ item: { id, leaseId, leaseTenantId }, task }: Asked): Promise<void> {
    if (task.kind === 'activate_leases')
      return this.scope.write('lease.activate', async (tx) => {
        await this.steps.activateIn(tx, leaseId, { withoutTenant: task.withoutTenant });
        await this.note(tx, id, { outcome: 'done' });
      });
    const since = new Date(task.createdAt.getTime() - MAILED_AGAIN_AFTER_HOURS * 3_600_000);
    await this.scope.write('access_code.issue', async (tx) => {
      const sent = await this.codes.mailIn(tx, leaseId, leaseTenantId ? { leaseTenantId } : {}, since);
      await this.note(tx, id, { outcome: sent ? 'done' : 'sent_before' });
    });
  }

  private async refuse({ item: { id, leaseId } }: Asked, { code, options }: Problem): Promise<void> {
    const { reason = null, values = null } = options;
    await this.scope.write('bulk_task.refuse', async (tx) => {
      tx.about('lease', leaseId);
      await this.note(tx, id, { outcome: 'refused', code, reason, values });
    });
  }

  private async note(tx: Tx, id: string, outcome: Partial<BulkTaskItem>): Promise<void> {
    await tx.em.nativeUpdate(BulkTaskItem, { id }, outcome);
  }
}
