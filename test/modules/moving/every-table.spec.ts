import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AccountImport } from '../../../src/modules/moving/account-import.service.js';
import { movingTables, type Moving } from '../../../src/modules/moving/moved-sql.js';
import { MOVED } from '../../../src/modules/moving/moved-tables.js';
import { RowChecks } from '../../../src/modules/moving/values/checked-row.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { HandlerRegistry } from '../../../src/platform/outbox/handler-registry.js';
import { runInContext } from '../../../src/platform/scope/context.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { belongings } from '../../factories/belongings.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, supplier, type Filed } from '../../factories/repairs.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/database.js';
import { extremesOf } from '../../support/extremes.js';
import { fillTables } from '../../support/fill-tables.js';
import { MovedArchive } from '../../support/moved-archive.js';
import { archiveOf } from '../../support/moving-world.js';
import { notForTheOwner } from '../../support/not-for-the-owner.js';

/** They have rows of others too, and are filled by the factories. */
const SHARED = ['account', 'app_user', 'supplier'];
const tables = MOVED.map(({ name }) => name).filter((name) => !SHARED.includes(name));

let old: TestApp;
let fresh: TestApp;
let home: Filed;
let folder: string;
let path: string;
let archive: MovedArchive;
let moving: Moving[];
let left: string[];
let other: Person;
let unreadable: string[];
let colleague: Person;
/** The rows of each table when the archive was made: jobs of the old installation go on. */
const before = new Map<string, Awaited<ReturnType<typeof rowsOf>>>();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'moving-'));
  path = join(folder, 'all.tar');
  old = await startTestApp();
  home = await acceptedRequest(old, await supplier(old));
  await old.app.get(RentRun).run();
  await belongings(old, home);
  other = await person(old, 'landlord');
  left = await fillTables(old.database.adminUrl, home.landlord, tables);
  unreadable = await notForTheOwner(old.database.adminUrl, home.landlord.accountId, other.userId);
  colleague = await person(old, 'landlord');
  await old.sql("update membership set role = 'manager', account_id = $2 where user_id = $1", [
    colleague.userId,
    home.landlord.accountId,
  ]);
  await old.sql(`update app_user set phone = '+1 514 555 0111', emergency_contact_name = 'Léo', emergency_contact_phone = '+1 514 555 0112',
    additional_notes = 'Asthma', sms_notifications = true, email_notifications = false, rent_reminders = false, maintenance_updates = false,
    translate_messages = false, payment_emails = 'each', code_sign_in = false, language = 'fr'`);
  writeFileSync(path, await archiveOf(old, home.landlord.token));
  for (const name of tables) before.set(name, await rowsOf(old, name));
  archive = await MovedArchive.read(path);
  moving = await old.app.get(Scope).asSystem('test', () => old.app.get(Scope).read((query) => movingTables(query)));
  const database = await createTestDatabase();
  fresh = await startTestAppOn(database, { MIGRATION_DATABASE_URL: database.ownerUrl });
}, 400_000);
afterAll(async () => {
  await old.close();
  await fresh.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = (test: TestApp, table: string) =>
  test.sql<{ row: Record<string, unknown> }>(
    `select to_jsonb(x) as row from ${table} x where account_id = $1 order by to_jsonb(x)::text`,
    [home.landlord.accountId],
  );
const columns = () => moving.flatMap((table) => table.all.map((column) => ({ table, column })));
const moment = () => Date.parse(archive.manifest.exportedAt);

it('every table has a row that moves', () => {
  expect(left).toEqual([]);
  expect(tables.filter((name) => archive.rows(name).length === 0)).toEqual([]);
  const filled = columns().filter(({ table, column }) => archive.rows(table.name).some((row) => row[column] !== null));
  expect(filled.length / columns().length).toBeGreaterThan(0.7);
});

/** What no one reads: which reminders were sent. Without them the new installation would send all of them again. */
const MARKS = ['appointment_reminder', 'invoice_reminder', 'rent_reminder', 'request_reminder'];

it('the archive has the rows that the row policies let its owner read, and no others', async () => {
  const scope = old.app.get(Scope);
  const { userId, accountId } = home.landlord;
  const actor = { role: 'landlord', userId, accountId, accountRole: 'owner', demo: false, sessionId: null } as const;
  const differing: string[] = [];
  for (const { name } of MOVED.filter((table) => !SHARED.includes(table.name) && !MARKS.includes(table.name))) {
    const key = KEYS[name] ?? 'id';
    const sql = `select ${key} as id from ${name} where account_id = $1`;
    const read = await runInContext({ actor }, () => scope.rows<{ id: string }>(sql, [accountId]));
    const scans = name === 'stored_file' ? await readableScans(actor) : [];
    const [may, has] = [
      [...read.map(({ id }) => id), ...scans].sort(),
      archive
        .rows(name)
        .map((row) => String(row[key]))
        .sort(),
    ];
    if (JSON.stringify(may) !== JSON.stringify(has))
      differing.push(`${name}: ${may.length} readable, ${has.length} in it`);
  }
  expect(differing).toEqual([]);
  expect(unreadable).toHaveLength(6);
  const ids = new Set(tables.flatMap((name) => archive.rows(name).map((row) => row['id'])));
  expect(unreadable.filter((id) => ids.has(id))).toEqual([]);
});

const KEYS: Readonly<Record<string, string>> = { receipt_counter: 'account_id' };

/** Scans of invoices are the supplier’s files, which the owner opens by the invoice. */
async function readableScans(actor: object): Promise<string[]> {
  const sql = 'select file_id as id from invoice where account_id = $1 and file_id is not null';
  const rows = await runInContext({ actor } as Parameters<typeof runInContext>[0], () =>
    old.app.get(Scope).rows<{ id: string }>(sql, [home.landlord.accountId]),
  );
  return rows.map(({ id }) => id);
}

it('colleagues’ phone numbers, emergency contacts and notes stay behind, and only members have settings', () => {
  const people = archive.rows('app_user');
  const private_ = ({
    phone,
    emergency_contact_name,
    emergency_contact_phone,
    additional_notes,
  }: Record<string, unknown>) => [phone, emergency_contact_name, emergency_contact_phone, additional_notes];
  const byId = (id: string) => people.find((row) => row['id'] === id) ?? {};
  expect(private_(byId(home.landlord.userId))).toEqual(['+1 514 555 0111', 'Léo', '+1 514 555 0112', 'Asthma']);
  expect(private_(byId(colleague.userId))).toEqual([null, null, null, null]);
  expect(byId(colleague.userId)).toMatchObject({ email: colleague.email, language: 'fr', sms_notifications: true });
  const others = people.filter(({ id }) => id !== home.landlord.userId && id !== colleague.userId);
  expect(others.length).toBeGreaterThan(1);
  for (const row of others) {
    expect(private_(row)).toEqual([null, null, null, null]);
    expect(row).toMatchObject({
      language: 'en',
      sms_notifications: false,
      email_notifications: true,
      rent_reminders: true,
      maintenance_updates: true,
      translate_messages: true,
      payment_emails: 'daily',
      code_sign_in: true,
    });
  }
});

it('names arrive on one line, as forms keep them', () => {
  for (const [name, column] of [
    ['lease_tenant', 'first_name'],
    ['app_user', 'last_name'],
    ['account', 'name'],
    ['on_call_entry', 'name'],
  ] as const) {
    const table = moving.find((one) => one.name === name);
    const row = { ...archive.rows(name)[0], [column]: 'Ana\r\nPay to\u2028: 123' };
    if (!table) throw new Error(`There is no ${name}`);
    const kept = JSON.parse(new RowChecks(table, moment()).checked(JSON.stringify(row))) as Record<string, unknown>;
    expect(kept[column]).toBe('Ana Pay to : 123');
  }
});

it('names within an invoice arrive on one line, and its free texts keep their lines', () => {
  const table = moving.find((one) => one.name === 'invoice');
  if (!table) throw new Error('There is no invoice');
  const line = (name: string) => ({
    description: 'Pump\nand pipe',
    quantityThousandths: 1000,
    unitCents: 100,
    taxes: [{ name, rateThousandths: 5000 }],
  });
  const sender = (checkPayableTo: string) => ({
    address: null,
    phone: null,
    email: null,
    eTransfer: null,
    checkPayableTo,
    bankDetails: 'Branch 1\nAccount 2',
  });
  const row = {
    ...archive.rows('invoice')[0],
    lines: [line('GST\v5')],
    paper_taxes: [{ name: 'QST\f9', amountCents: 5 }],
    sender: sender('Ana\r\nPay to: 123'),
  };
  expect(JSON.parse(new RowChecks(table, moment()).checked(JSON.stringify(row)))).toEqual({
    ...row,
    lines: [line('GST 5')],
    paper_taxes: [{ name: 'QST 9', amountCents: 5 }],
    sender: sender('Ana Pay to: 123'),
  });
});

it('an extreme of its type in any column is refused, with table, row and column', () => {
  const accepted: string[] = [];
  let tried = 0;
  for (const { table, column } of columns()) {
    const [row] = archive.rows(table.name);
    const kind = table.kinds[column];
    if (!row || !kind) throw new Error(`${table.name} is empty`);
    for (const extreme of extremesOf(kind)) {
      tried += 1;
      // Written by hand: JSON.stringify knows no numbers like 1e999.
      const line = `{${Object.entries(row)
        .map(([name, value]) => `${JSON.stringify(name)}:${name === column ? extreme : JSON.stringify(value)}`)
        .join(',')}}`;
      const said = refusalOf(() => new RowChecks(table, moment()).checked(line));
      const named =
        said.includes(`row 1 of ${table.name}, column ${column}.`) || said.endsWith(`row 1 of ${table.name}.`);
      if (!named) accepted.push(`${table.name}.${column} ${extreme.slice(0, 60)}: ${said}`);
    }
  }
  expect(accepted).toEqual([]);
  expect(tried).toBeGreaterThan(5000);
});

function refusalOf(check: () => void): string {
  try {
    check();
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

it('values of the right type that the product would refuse stop the import, and nothing is kept', async () => {
  const hostile: [table: string, column: string, value: unknown][] = [
    ['invoice', 'time_zone', 'Mars/Olympus'],
    ['lease', 'late_fee_after_days', 2_147_483_647],
    ['listing', 'currency', 'XXX'],
    ['listing', 'amenities', { 0: 'pool' }],
    ['listing', 'photo_ids', ['no id']],
    ['board_post', 'currency', 'ZZZ'],
    ['on_call_list', 'time_zone', 'Not/AZone'],
    ['on_call_entry', 'hours', [{ days: [8], from: '25:00', until: '00:00' }]],
    ['property', 'year_built', 2_147_483_647],
    ['lease', 'starts_on', '9999-12-31'],
    ['maintenance_schedule', 'next_on', '0001-01-01'],
    ['service_request', 'created_at', '2190-01-01T00:00:00+00:00'],
  ];
  for (const [table, column, value] of hostile) {
    const changed = await MovedArchive.read(path);
    changed.put(
      table,
      changed.rows(table).map((row, at) => (at === 0 ? { ...row, [column]: value } : row)),
    );
    const file = await changed.write(join(folder, 'hostile.tar'));
    await expect(fresh.app.get(AccountImport).run(file)).rejects.toMatchObject({
      fault: 'not_allowed',
      message: expect.stringContaining(`row 1 of ${table}, column ${column}`),
    });
  }
  expect(await fresh.sql('select 1 from account where not demo')).toEqual([]);
}, 240_000);

it('a row of every table moves, with the largest values that the product accepts', async () => {
  const largest = await MovedArchive.read(path);
  for (const [table, change] of Object.entries(LARGEST))
    largest.put(
      table,
      largest.rows(table).map((row, at) => (at === 0 ? { ...row, ...change } : row)),
    );
  const imported = await fresh.app.get(AccountImport).run(await largest.write(join(folder, 'largest.tar')));
  // The rows that this test wrote have no files, and the import says so by name.
  expect(imported.missing).toContain('lease.pdf');
  const without: string[] = [];
  for (const { name, columns: own = {} } of MOVED.filter((table) => !SHARED.includes(table.name))) {
    if (name in LARGEST) continue;
    const moved = (before.get(name) ?? []).filter(({ row }) => !unreadable.includes(String(row['id'])));
    const after = await rowsOf(fresh, name);
    if (after.length === 0) without.push(name);
    const kept = ({ row }: { row: Record<string, unknown> }) =>
      Object.entries(row).filter(([column]) => !(column in own));
    expect([name, after.map(kept)]).toEqual([name, moved.map(kept)]);
  }
  expect(without).toEqual([]);
}, 240_000);

const LARGEST: Readonly<Record<string, object>> = {
  property: { year_built: 2200 },
  listing: {
    rent_cents: 100_000_000_000,
    available_date: '2199-12-31',
    title: '„'.repeat(120),
    square_feet: 10_000_000,
  },
  board_post: { budget_cents: 100_000_000_000, currency: 'JPY', description: 'x\n'.repeat(2500) },
  maintenance_schedule: { next_on: '2199-12-31' },
  coverage: { valid_until: '2199-12-31', reminded_for: '1900-01-01' },
  on_call_list: { step_minutes: 60, time_zone: 'Pacific/Kiritimati' },
  quote: { amount_cents: 100_000_000_000 },
};

it('afterwards every job of the product runs without a failure, and the pages answer', async () => {
  const failures: string[] = [];
  const failed = jest.spyOn(Logger.prototype, 'error').mockImplementation((...said: unknown[]) => {
    failures.push(JSON.stringify(said, (_, value: unknown) => (value instanceof Error ? String(value) : value)));
  });
  const { schedules } = fresh.app.get(HandlerRegistry);
  for (const { name, run } of schedules)
    await fresh.app
      .get(Scope)
      .asSystem('test', run)
      .catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
  failed.mockRestore();
  expect(failures).toEqual([]);
  expect(schedules.length).toBeGreaterThan(30);
  expect(await fresh.sql("select 1 from audit_entry where action = 'ledger.check_passed'")).toHaveLength(1);
  await fresh.http('get', '/api/listings').expect(200);
  const someone = await person(fresh, 'landlord');
  for (const page of ['/api/listings', '/api/service-requests', '/api/landlords/leases', '/api/suppliers'])
    expect([page, (await fresh.http('get', page, someone.token)).status]).toEqual([page, 200]);
}, 400_000);
