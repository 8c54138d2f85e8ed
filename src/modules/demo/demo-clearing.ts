import { Injectable } from '@nestjs/common';
import { FileVault } from '../../platform/files/file-vault.js';
import { ResumableUploads } from '../../platform/files/resumable/resumable-uploads.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { DEMO_PEOPLE, DemoPeople } from '../accounts/demo-people.service.js';

const RESTORE_SUPPLIER = `
  update supplier set service_type = 'Plumber', trade = 'plumbing', trades = '["plumbing"]', company_name = $2, phone = $3, city = null, about = null, elite_until = null,
    jobs_done = 0, rating_count = 0, rating_sum = 0 where account_id = $1`;

const FILES =
  'select id from stored_file where demo union all select poster_id from stored_file where demo and poster_id is not null';

/** Tables that are not emptied. The rows of the demo people are kept and restored. */
const KEPT = ['app_user', 'account', 'membership', 'session', 'supplier', 'announcement'];

/** Empties the demo world, so that it can be filled again. */
@Injectable()
export class DemoClearing {
  constructor(
    private readonly scope: Scope,
    private readonly people: DemoPeople,
    private readonly vault: FileVault,
    private readonly uploads: ResumableUploads,
  ) {}

  /**
   * Deletes everything of the demo world except its people and their sessions. Tables can be emptied in any order because
   * foreign keys are checked at the commit.
   */
  async clear(): Promise<void> {
    const files = await this.scope.asSystem(
      'demo refill',
      async () => {
        await this.uploads.forgetDemo();
        const rows = await this.scope.rows<{ id: string }>(FILES);
        await this.clearRows();
        return rows;
      },
      { demo: true },
    );
    for (const { id } of files) await this.vault.destroy(id);
  }

  private async clearRows(): Promise<void> {
    const supplier = DEMO_PEOPLE.supplier;
    await this.scope.write('demo.clear', async (tx) => {
      const tables = await tx.rows<{ name: string }>(
        `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'demo' and table_name <> all($1)`,
        [KEPT],
      );
      await emptyAll(
        tx,
        tables.map(({ name }) => name),
      );
      await tx.rows('delete from supplier where demo and account_id <> $1', [supplier.accountId]);
      await tx.rows('update account set plan = null where demo');
      await tx.rows(RESTORE_SUPPLIER, [supplier.accountId, supplier.companyName, supplier.phone]);
      await this.people.restore(tx);
    });
  }
}

/**
 * Visitors keep writing in the meantime. If the `delete` of a conversation waits for the insert of a message, that message
 * is committed after the messages were deleted. So this repeats until nothing is left. Later inserts fail because the
 * conversation no longer exists.
 */
async function emptyAll(tx: Tx, tables: string[]): Promise<void> {
  for (let left = true; left;) {
    left = false;
    for (const table of tables) {
      const [gone] = await tx.rows<{ n: number }>(
        `with gone as (delete from "${table}" where demo returning 1) select count(*)::int as n from gone`,
      );
      left ||= Boolean(gone?.n);
    }
  }
}
