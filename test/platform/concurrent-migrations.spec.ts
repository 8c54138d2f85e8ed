import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ENTITIES } from '../../src/entities.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';

const INDEX =
  '-- without transaction\n-- For lists.\ncreate index concurrently if not exists bench_index on thing (n);\n';

describe('migrations that run without a transaction', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  });
  afterAll(async () => {
    await owner.end();
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  });
  beforeEach(async () => {
    await owner.query('drop table if exists thing, other');
    await owner.query('create table thing (n int)');
    await owner.query('insert into thing select generate_series(1, 100)');
    await owner.query("delete from mikro_orm_migrations where name like 'zz%'");
  });

  const run = (files: Record<string, string>) => {
    for (const [file, sql] of Object.entries(files)) writeFileSync(join(folder, file), sql);
    return migrate({ ownerUrl: database.ownerUrl, entities: ENTITIES, files: Object.keys(files), folder });
  };
  const indexes = async () =>
    (
      await owner.query(
        "select indexrelid::regclass::text as name, indisvalid as valid, indexrelid::int as id from pg_index where indrelid = 'thing'::regclass",
      )
    ).rows;
  const recorded = async () =>
    (await owner.query("select name from mikro_orm_migrations where name like 'zz%' order by id")).rows.map(
      ({ name }) => name,
    );

  it('run between the others, in the order of their names, and once', async () => {
    const files = {
      'zz1.sql': 'alter table thing add column m int;',
      'zz2.sql': INDEX.replace('(n)', '(m)'),
      'zz3.sql': 'create table other (n int);',
    };
    await run(files);
    expect(await recorded()).toEqual(['zz1', 'zz2', 'zz3']);
    const [made] = await indexes();
    expect(made).toMatchObject({ name: 'bench_index', valid: true });
    await run(files);
    expect([await recorded(), await indexes()]).toEqual([['zz1', 'zz2', 'zz3'], [made]]);
  });

  it('build again what a build that failed has left behind', async () => {
    await owner.query('insert into thing values (1)');
    const unique = { 'zz1.sql': INDEX.replace('create index', 'create unique index') };
    await expect(run(unique)).rejects.toThrow('could not create unique index');
    expect([await indexes(), await recorded()]).toEqual([[expect.objectContaining({ valid: false })], []]);
    await owner.query('delete from thing where n = 1');
    await run(unique);
    expect([await indexes(), await recorded()]).toEqual([
      [expect.objectContaining({ name: 'bench_index', valid: true })],
      ['zz1'],
    ]);
  });

  it('validate a constraint that was added before, also a second time, and fail where a row breaks it', async () => {
    const valid = async () =>
      (await owner.query("select convalidated as valid from pg_constraint where conname = 'thing_n'")).rows[0]?.valid;
    const files = {
      'zz1.sql': 'alter table thing add constraint thing_n check (n <> 7) not valid;',
      'zz2.sql': '-- without transaction\nalter table thing validate constraint thing_n;\n',
    };
    await expect(run(files)).rejects.toThrow(/violated by some row/);
    expect([await valid(), await recorded()]).toEqual([false, ['zz1']]);
    await owner.query('delete from thing where n = 7');
    await run(files);
    expect([await valid(), await recorded()]).toEqual([true, ['zz1', 'zz2']]);
    await owner.query("delete from mikro_orm_migrations where name = 'zz2'");
    await run(files);
    expect(await valid()).toBe(true);
  });

  it('new kinds of notifications are checked for new rows first, and the old ones are read afterwards', async () => {
    const check = async () =>
      (
        await owner.query(
          "select convalidated as valid, pg_get_constraintdef(oid) as def from pg_constraint where conname = 'notification_kind_check'",
        )
      ).rows[0] as { valid: boolean; def: string };
    const before = (await check()).def;
    await run({ 'zz1.sql': "select lw_widen_notification_kinds(array['zz_kind']);" });
    const widened = await check();
    expect([widened.valid, widened.def.includes("'zz_kind'")]).toEqual([false, true]);
    for (const [, kind] of before.matchAll(/'([a-z_]+)'/g)) expect(widened.def).toContain(`'${kind}'`);
    await run({
      'zz2.sql': '-- without transaction\nalter table notification validate constraint notification_kind_check;',
    });
    expect((await check()).valid).toBe(true);
  });

  describe('while someone else’s transaction holds a build up', () => {
    const building = async () => {
      const { rows } = await owner.query(
        "select pid from pg_stat_activity where datname = current_database() and query like 'create index concurrently%' and wait_event_type = 'Lock'",
      );
      return rows[0]?.pid as number | undefined;
    };
    let writer: pg.Client;
    beforeEach(async () => {
      writer = new pg.Client({ connectionString: database.ownerUrl });
      await writer.connect();
      await writer.query('begin');
      await writer.query('insert into thing values (101)');
    });
    afterEach(() => writer.end());

    it('others go on writing, and a killed build is built again', async () => {
      const killed = run({ 'zz1.sql': INDEX }).catch((error: Error) => error);
      const pid = await eventually(building);
      await owner.query("set lock_timeout = '2s'");
      await owner.query('insert into thing values (102)');
      await owner.query('select pg_terminate_backend($1)', [pid]);
      expect(await killed).toBeInstanceOf(Error);
      expect(await indexes()).toEqual([expect.objectContaining({ valid: false })]);
      await writer.query('commit');
      await run({ 'zz1.sql': INDEX });
      expect([await indexes(), await recorded()]).toEqual([[expect.objectContaining({ valid: true })], ['zz1']]);
    });

    it('a second process waits for its turn, and neither holds the other up', async () => {
      const first = run({ 'zz1.sql': INDEX });
      await eventually(building);
      const second = run({ 'zz1.sql': INDEX });
      await eventually(async () =>
        (
          await owner.query(
            "select 1 from pg_stat_activity where datname = current_database() and query like 'select pg_try_advisory_lock%'",
          )
        ).rows.at(0),
      );
      await writer.query('commit');
      await Promise.all([first, second]);
      expect([await indexes(), await recorded()]).toEqual([[expect.objectContaining({ valid: true })], ['zz1']]);
    });

    it('a process of an older version, which waits for its turn in one long statement, is let in', async () => {
      const ours = run({ 'zz1.sql': INDEX });
      await eventually(building);
      const old = new pg.Client({ connectionString: database.adminUrl });
      await old.connect();
      // The session that looks for a deadlock first is ended. This one waited for so long that its look is over.
      await old.query("set deadlock_timeout = '1min'");
      const theirs = old.query('select pg_advisory_lock(7203114)');
      await eventually(async () => {
        const { rows } = await owner.query(
          "select 1 from pg_locks where locktype = 'advisory' and objid = 7203114 and not granted",
        );
        return rows.length > 0;
      });
      await writer.query('commit');
      await theirs;
      expect(await recorded()).toEqual([]);
      await old.end();
      await ours;
      expect([await indexes(), await recorded()]).toEqual([[expect.objectContaining({ valid: true })], ['zz1']]);
    }, 30_000);
  });

  it.each([
    'create index bench_index on thing (n);',
    'create index concurrently bench_index on thing (n);',
    'update thing set n = 2;',
    'create index concurrently if not exists bench_index on thing (n); drop table thing;',
  ])('refuse what can’t run twice: %s', async (sql) => {
    await expect(run({ 'zz1.sql': `-- without transaction\n${sql}` })).rejects.toThrow(
      'zz1.sql runs without a transaction',
    );
    expect([await indexes(), await recorded()]).toEqual([[], []]);
  });
});
