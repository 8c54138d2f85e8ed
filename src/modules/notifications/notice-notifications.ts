import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { TenantNotice } from '../tenant-notices/tenant-notice.entity.js';
import { FROM_TENANTS, tenantNoticeHappened, type NoticeHappening } from '../tenant-notices/tenant-notice.events.js';
import { homeOf, notify, ownersOf, tenantsLivingIn, tenantsOf } from './notify.js';

/** Answers of which everyone on the lease is notified. Other answers go to the tenant who gave the notice. */
const FOR_ALL: readonly NoticeHappening[] = ['leaving', 'staying', 'undone'];

/** Notifies landlords of the notices that their tenants give, and tenants of the answer. */
@Injectable()
export class NoticeNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(tenantNoticeHappened, 'notifications.tenant-notice')
  tell({ noticeId, happening }: { noticeId: string; happening: NoticeHappening }): Promise<void> {
    return this.scope.write('notification.tell', async (tx) => {
      const notice = orNotFound(await tx.em.findOne(TenantNotice, { id: noticeId }));
      const { accountId, demo, leaseId, userId, name, lastDay } = notice;
      tx.about('lease', leaseId, accountId);
      const params = { home: await homeOf(tx, leaseId), name, day: lastDay };
      const at = this.scope.clock.now();
      const news = { accountId, demo, leaseId, subjectId: noticeId, params, at };
      const tenants = await tenantsLivingIn(tx, leaseId, at);
      if (!FROM_TENANTS.includes(happening)) {
        const readers = FOR_ALL.includes(happening)
          ? tenants
          : (await tenantsOf(tx, leaseId)).filter((id) => id === userId);
        return notify(tx, readers, { kind: `tenant_notice_${happening}`, ...news });
      }
      await notify(tx, await ownersOf(tx, accountId), { kind: `tenant_notice_${happening}`, ...news });
      const others = tenants.filter((id) => id !== userId);
      if (happening === 'given' || happening === 'asked')
        await notify(tx, others, { kind: 'tenant_notice_told', ...news });
    });
  }
}
