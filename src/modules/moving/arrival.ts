import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { COUNT_FILES, DERIVING, FAULTS, FRESHEN_FILES, IN_USE } from './arrival-sql.js';
import type { MoveManifest } from './move-archive.js';
import { MoveError } from './move-error.js';
import { quoted, type Moving } from './moved-sql.js';
import { BOOKS } from './snapshot.service.js';

/** Triggers that check what is written and change nothing: they stay on. */
const CHECKING = ['allocation_fits', 'posting_balances'];

/** How often the import tries to lock the tables, and how long it waits in between. */
const LOCKING = { times: 120, ms: 250 } as const;

/** Refuses unless there is nothing but admins and the demo: then no one but the account itself can be harmed by what it brings. */
export async function refuseInUse(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ accounts: number; people: number }>(IN_USE);
  const { accounts = 0, people = 0 } = rows[0] ?? {};
  if (accounts === 0 && people === 0) return;
  throw new MoveError(
    'in_use',
    `An account can only be imported into a fresh installation, which has no accounts and no people besides its admins. Here there are already others (accounts: ${accounts}, people: ${people}). Set up another installation for it, with a database of its own.`,
  );
}

/** Waits for the tables without holding some of them, so that it never blocks the product and never ends in a deadlock. */
export async function lockTables(client: pg.ClientBase, tables: readonly Moving[]): Promise<void> {
  const names = tables.map(({ name }) => `public.${quoted(name)}`).join(', ');
  await client.query('savepoint unlocked');
  for (let tried = 0; tried < LOCKING.times; tried += 1) {
    try {
      await client.query(`lock table ${names} in share row exclusive mode nowait`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03') throw error;
      await client.query('rollback to savepoint unlocked');
      await setTimeout(LOCKING.ms);
    }
  }
  throw new MoveError(
    'busy',
    'Something is being changed in this installation all the time. Stop the product, then import the account again.',
  );
}

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
  const { rowCount } = await client.query(FRESHEN_FILES, [[...sizes.keys()], now]);
  if (rowCount !== sizes.size)
    throw new MoveError(
      'too_slow',
      'Files were removed before their rows arrived, because the import took days. Import the account again.',
    );
  await client.query(COUNT_FILES, [[...sizes.keys()], [...sizes.values()], now]);
}
