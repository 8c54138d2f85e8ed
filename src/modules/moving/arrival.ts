import type pg from 'pg';
import { COUNT_FILES, DERIVING, FAULTS } from './arrival-sql.js';
import type { MoveManifest } from './move-archive.js';
import { MoveError } from './move-error.js';
import { quoted, type Moving } from './moved-sql.js';
import { BOOKS } from './snapshot.service.js';

/** Triggers that check what is written and change nothing: they stay on. */
const CHECKING = ['allocation_fits', 'posting_balances'];

/** Moves the staged rows into the real tables, checks every key and constraint, and counts the books again. */
export async function takeIn(client: pg.ClientBase, tables: readonly Moving[], manifest: MoveManifest): Promise<void> {
  // Functions of triggers must find the real tables first from here on.
  await client.query('set local search_path = public, pg_temp');
  await withoutDeriving(client, tables, async () => {
    for (const { name, all } of tables) {
      const columns = all.map(quoted).join(', ');
      await client.query(
        `insert into public.${quoted(name)} (${columns}) select ${columns} from pg_temp.${quoted(name)}`,
      );
      await client.query(`drop table pg_temp.${quoted(name)}`);
    }
    // Every foreign key waits for the commit. Triggers can’t be turned on again while checks are waiting.
    await client.query('set constraints all immediate');
  });
  await checkBooks(client, manifest);
}

/**
 * Other sessions can read the tables meanwhile; who writes into one of these waits until the import has ended, so that no row is
 * written without its triggers.
 */
async function withoutDeriving(
  client: pg.ClientBase,
  tables: readonly Moving[],
  fill: () => Promise<void>,
): Promise<void> {
  const names = tables.map(({ name }) => name);
  const { rows } = await client.query<{ table: string; trigger: string }>(DERIVING, [names, CHECKING]);
  const turn = async (how: 'disable' | 'enable') => {
    for (const { table, trigger } of rows)
      await client.query(`alter table public.${quoted(table)} ${how} trigger ${quoted(trigger)}`);
  };
  await turn('disable');
  await fill();
  await turn('enable');
}

async function checkBooks(client: pg.ClientBase, { accountId, books }: MoveManifest): Promise<void> {
  const { rows } = await client.query<{ entries: number; charges: number }>(FAULTS, [accountId]);
  const sums = await client.query(BOOKS, [accountId]);
  const same = JSON.stringify(sums.rows) === JSON.stringify(books);
  if (rows[0]?.entries === 0 && rows[0].charges === 0 && same) return;
  throw new MoveError(
    'books_differ',
    'The books of the account don’t add up in this archive, so it wasn’t imported. Run the ledger check of the old installation, and report what it finds.',
  );
}

/** The space that the files take counts like that of uploads. */
export async function countFiles(client: pg.ClientBase, sizes: ReadonlyMap<string, number>, now: Date): Promise<void> {
  await client.query(COUNT_FILES, [[...sizes.keys()], [...sizes.values()], now]);
}
