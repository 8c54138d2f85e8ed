import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';

const LEFT = `select distinct e.account_id as "accountId", e.demo from on_call_entry e where e.kind = 'colleague' and not exists (
  select from membership m join app_user u on u.id = m.user_id where m.account_id = e.account_id and m.user_id = e.user_id
    and m.role in ('owner', 'manager') and u.deleted_at is null)`;
const REMOVE = `delete from on_call_entry e where e.account_id = $1 and e.kind = 'colleague' and not exists (
  select from membership m join app_user u on u.id = m.user_id where m.account_id = e.account_id and m.user_id = e.user_id
    and m.role in ('owner', 'manager') and u.deleted_at is null) returning e.id`;
const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const REMAIN = 'select count(*)::int as count from on_call_entry where account_id = $1';
const VERSION = 'update on_call_list set version = version + 1 where account_id = $1';
const OWNERS = `select u.email, u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null`;

/** Removes colleagues who have left the account from its on-call list, and tells the owners, who may have relied on them. */
@Injectable()
export class LeftColleagues {
  private readonly log = new Logger('OnCall');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('on-call.left', '*/5 * * * *')
  async run(): Promise<void> {
    const left = await this.scope.asSystem('on call', () =>
      this.scope.rows<{ accountId: string; demo: boolean }>(LEFT),
    );
    await forEachSettled(this.log, left, ({ accountId, demo }) =>
      this.scope.asSystem('on call', () => this.scope.write('on_call.left', (tx) => this.remove(tx, accountId)), {
        accountId,
        demo,
      }),
    );
  }

  private async remove(tx: Tx, accountId: string): Promise<void> {
    await tx.rows(LOCK, [`on_call:${accountId}`]);
    tx.about('on_call_list', accountId, accountId);
    const removed = await tx.rows(REMOVE, [accountId]);
    if (removed.length === 0) return;
    await tx.rows(VERSION, [accountId]);
    tx.changed(['on-call'], [accountId], { accounts: [accountId] });
    const [remain] = await tx.rows<{ count: number }>(REMAIN, [accountId]);
    const url = `${this.settings.publicUrl}/dashboards/landlord/maintenance/on-call`;
    for (const { email, language } of await tx.rows<{ email: string; language: string }>(OWNERS, [accountId]))
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'on-call.left',
        params: { url, count: remain?.count ?? 0 },
      });
  }
}
