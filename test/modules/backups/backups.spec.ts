import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { BackupFiles } from '../../../src/modules/backups/backup-files.js';
import { dueSince, NightlyBackup } from '../../../src/modules/backups/nightly-backup.js';
import { BACKUP_LOCK, RunBackup } from '../../../src/modules/backups/run-backup.service.js';
import { BLOB_STORE, type BlobStore } from '../../../src/platform/files/blob-store.js';
import { FileVault } from '../../../src/platform/files/file-vault.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/database.js';

const SET_UP = { BACKUP_PASSPHRASE: 'a passphrase of a test' };

describe('BR-02 backups of an installation', () => {
  let test: TestApp;
  let plain: TestApp;
  let folder: string;
  let admin: Person;
  const archives = () => readdirSync(folder).filter((name) => name.endsWith('.age'));
  const asSystem = <T>(fn: () => Promise<T>) => test.app.get(Scope).asSystem('test', fn);
  const night = () => asSystem(() => test.app.get(NightlyBackup).run());
  const settled = () =>
    eventually(async () => {
      const running = await test.sql("select 1 from backup_run where state = 'running'");
      // The lock goes last, after what is no longer kept.
      const locks = await test.sql(
        "select 1 from pg_stat_activity where application_name = 'backup lock' and datname = current_database()",
      );
      return running.length + locks.length === 0;
    }, 60_000);
  const last = async () =>
    (await test.sql<Record<string, unknown>>('select * from backup_run order by started_at desc, id desc limit 1'))[0];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backups-'));
    const database = await createTestDatabase();
    const own = { BACKUP_VERIFY_DATABASE_URL: database.ownerUrl, BACKUP_KEEP: '2' };
    test = await startTestAppOn(database, { ...SET_UP, BACKUP_DIR: folder, ...own });
    plain = await startTestApp();
    admin = await person(test, 'admin');
  }, 120_000);
  afterEach(() => chmodSync(folder, 0o700));
  afterAll(async () => {
    await test.close();
    await plain.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the hour of the night counts from its latest beginning', () => {
    expect(dueSince(new Date('2026-11-23T02:59:59Z'), 3).toISOString()).toBe('2026-11-22T03:00:00.000Z');
    expect(dueSince(new Date('2026-11-23T03:00:00Z'), 3).toISOString()).toBe('2026-11-23T03:00:00.000Z');
    expect(dueSince(new Date('2026-11-23T23:00:00Z'), 0).toISOString()).toBe('2026-11-23T00:00:00.000Z');
  });

  it('BR-13 two that begin in the same second have different names', () => {
    const files = test.app.get(BackupFiles);
    const now = new Date('2026-11-23T03:00:00Z');
    expect(files.pathAt(now)).toMatch(/\/lodgewell-20261123-030000-[0-9a-f]{8}\.age$/);
    expect(files.pathAt(now)).not.toBe(files.pathAt(now));
  });

  it('one is made each night, verified and listed, and only the newest are kept', async () => {
    const killed = join(folder, 'lodgewell-20260101-000000.age');
    await test.sql(
      "insert into backup_run (id, demo, started_at, started_for, state, file) values (gen_random_uuid(), false, '2026-01-01', 'admin', 'failed', $1)",
      [killed],
    );
    writeFileSync(join(folder, 'lodgewell-20260102-000000.age.part'), 'of another installation');
    for (const [at, name] of [
      ['2027-01-01T03:02:00Z', 'lodgewell-20270101-0302'],
      ['2027-01-02T05:02:00Z', 'lodgewell-20270102-0502'],
      ['2027-01-03T03:02:00Z', 'lodgewell-20270103-0302'],
    ] as const) {
      test.clock.setNow(at);
      writeFileSync(`${killed}.part`, 'left by a run that was killed');
      expect(await night()).toBe(true);
      await settled();
      expect(archives().at(-1)).toContain(name);
      // Not again in the same night.
      expect(await night()).toBe(false);
    }
    expect(archives()).toHaveLength(2);
    expect(existsSync(`${killed}.part`)).toBe(false);
    expect(existsSync(join(folder, 'lodgewell-20260102-000000.age.part'))).toBe(true);
    const token = (await person(test, 'admin')).token;
    const { body } = await test.http('get', '/api/admin/backups', token).expect(200);
    expect(body).toHaveLength(4);
    expect(body[0]).toMatchObject({ state: 'verified', startedFor: 'schedule', fault: null });
    expect(body[0].bytes).toBeGreaterThan(1000);
    expect(body[0].file).toMatch(/^lodgewell-20270103-\d{6}-[0-9a-f]{8}\.age$/);
    const status = await test.http('get', '/api/admin/backups/status', token).expect(200);
    expect(status.body).toMatchObject({
      setUp: true,
      bucket: null,
      running: false,
      keep: 2,
      lastVerifiedAt: expect.any(String),
    });
    const audit = await test.sql<{ action: string }>("select action from audit_entry where action like 'backup.%'");
    expect(audit.filter(({ action }) => action === 'backup.verified')).toHaveLength(3);
  }, 240_000);

  it('BR-10 backups that people started, unverified ones and those of the schedule push each other out of nothing', async () => {
    await test.sql('delete from backup_run');
    const made = async (kind: string, at: number, startedFor: string, state: string) => {
      const file = join(folder, `lodgewell-2026010${at}-${kind}.age`);
      writeFileSync(file, kind);
      await test.sql(
        `insert into backup_run (id, demo, started_at, finished_at, started_for, state, file)
         values (gen_random_uuid(), false, $1, $1, $2, $3, $4)`,
        [`2026-01-0${at}T03:00:00Z`, startedFor, state, file],
      );
    };
    for (const at of [1, 2]) await made('010000', at, 'schedule', 'verified');
    for (const at of [3, 4, 5, 6, 7, 8]) await made('020000', at, 'admin', 'verified');
    for (const at of [3, 4, 5, 6]) await made('030000', at, 'schedule', 'unverified');
    test.clock.setNow('2027-01-10T03:02:00Z');
    expect(await night()).toBe(true);
    await settled();
    const kept = archives().filter((name) => name.startsWith('lodgewell-2026'));
    expect(kept.sort()).toEqual(
      [
        'lodgewell-20260102-010000.age',
        ...[4, 5, 6, 7, 8].map((at) => `lodgewell-2026010${at}-020000.age`),
        ...[4, 5, 6].map((at) => `lodgewell-2026010${at}-030000.age`),
      ].sort(),
    );
    for (const name of kept) rmSync(join(folder, name));
  }, 240_000);

  it('BR-07 one that failed or was killed is made up, at most three times a night', async () => {
    const failed = (day: string) =>
      test.sql(
        "insert into backup_run (id, demo, started_at, started_for, state, file) values (gen_random_uuid(), false, $1, 'schedule', 'failed', '/x/failed.age')",
        [`2027-02-${day}T03:02:00Z`],
      );
    test.clock.setNow('2027-02-01T04:02:00Z');
    await failed('01');
    expect(await night()).toBe(true);
    await settled();
    expect(await last()).toMatchObject({ state: 'verified', fault: null, failure: null });
    expect(await night()).toBe(false);
    test.clock.setNow('2027-02-02T06:02:00Z');
    for (let tries = 0; tries < 3; tries += 1) await failed('02');
    expect(await night()).toBe(false);
  }, 120_000);

  it('an admin starts one; meanwhile there is no second one', async () => {
    const client = new pg.Client({ connectionString: test.database.appUrl });
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    const { token } = await person(test, 'admin');
    const refused = await test.http('post', '/api/admin/backups', token).send({}).expect(409);
    expect(refused.body).toMatchObject({ code: 'conflict', reason: 'backup_running' });
    expect((await test.http('get', '/api/admin/backups/status', token)).body.running).toBe(true);
    await client.end();
    const { body } = await test.http('post', '/api/admin/backups', token).send({}).expect(202);
    expect(body).toMatchObject({ state: 'running', startedFor: 'admin' });
    await settled();
    expect(await last()).toMatchObject({ id: body.id, state: 'verified' });
  }, 120_000);

  it('is for admins alone, asks for the second step where it is on, and not for the demo', async () => {
    for (const role of ['landlord', 'tenant', 'supplier', 'staff'] as const) {
      const { token } = await person(test, role);
      await test.http('get', '/api/admin/backups', token).expect(403);
      await test.http('post', '/api/admin/backups', token).send({}).expect(403);
    }
    const demo = await person(test, 'admin', { demo: true });
    expect((await test.http('get', '/api/admin/backups', demo.token).expect(200)).body).toEqual([]);
    await test.http('post', '/api/admin/backups', demo.token).send({}).expect(404);
    const careful = await person(test, 'admin');
    await test.sql('update app_user set two_factor_at = now() where id = $1', [careful.userId]);
    const before = (await last())?.['id'];
    const asked = await test.http('post', '/api/admin/backups', careful.token).send({}).expect(401);
    expect(asked.body).toMatchObject({ code: 'two_factor_required', challenge: expect.any(String) });
    expect((await last())?.['id']).toBe(before);
  });

  it('one that fails leaves no file, an entry in the log, and mail to the admins', async () => {
    const path = join(folder, 'lodgewell-20260101-000000.age', 'x.age');
    writeFileSync(join(folder, 'lodgewell-20260101-000000.age'), '');
    const order = { startedFor: 'command', path } as const;
    const { done } = await asSystem(() => test.app.get(RunBackup).start(order));
    await expect(done).rejects.toMatchObject({ fault: 'not_writable' });
    rmSync(join(folder, 'lodgewell-20260101-000000.age'));
    expect(await last()).toMatchObject({ state: 'failed', fault: 'not_writable' });
    const mails = await test.sql<{ recipient: string; template: string }>(
      "select * from outbox_message where template = 'backups.failed'",
    );
    expect(JSON.stringify(mails)).toContain(admin.email);
    expect(await test.sql("select 1 from audit_entry where action = 'backup.failed'")).toHaveLength(1);
  }, 60_000);

  it('one that can’t be tried is kept, doesn’t count as good, and admins get mail about it', async () => {
    const away = mkdtempSync(join(tmpdir(), 'backups-'));
    // The application's login may not create a database, and there is no other.
    const app = await startTestApp({ ...SET_UP, BACKUP_DIR: away });
    await person(app, 'admin');
    const { done } = await app.app
      .get(Scope)
      .asSystem('test', () => app.app.get(RunBackup).start({ startedFor: 'schedule' }));
    expect(await done).toMatchObject({ verified: false });
    expect(readdirSync(away)).toHaveLength(1);
    expect(await app.sql('select state, fault from backup_run')).toEqual([
      { state: 'unverified', fault: 'no_scratch' },
    ]);
    expect(await app.sql("select 1 from outbox_message where template = 'backups.failed'")).toHaveLength(1);
    const { token } = await person(app, 'admin');
    expect((await app.http('get', '/api/admin/backups/status', token)).body.lastVerifiedAt).toBeNull();
    await app.close();
    rmSync(away, { recursive: true, force: true });
  }, 120_000);

  it('BR-04 one that lacks stored files is kept, doesn’t count as good and removes no other', async () => {
    const away = mkdtempSync(join(tmpdir(), 'backups-'));
    const database = await createTestDatabase();
    const own = { BACKUP_VERIFY_DATABASE_URL: database.ownerUrl, BACKUP_KEEP: '1' };
    const app = await startTestAppOn(database, { ...SET_UP, BACKUP_DIR: away, ...own });
    await person(app, 'admin');
    writeFileSync(join(away, 'lodgewell-20260101-000000.age'), 'an older one, when all files were there');
    await app.app.get(FileVault).keep(randomUUID(), Buffer.from('A lease'));
    const [{ place = '' } = {}] = await app.sql<{ place: string }>('select place from file_secret');
    await app.app.get<BlobStore>(BLOB_STORE).remove(place);
    const { done } = await app.app
      .get(Scope)
      .asSystem('test', () => app.app.get(RunBackup).start({ startedFor: 'schedule' }));
    expect(await done).toMatchObject({ verified: false, sums: { files: { missing: [place] } } });
    expect(readdirSync(away)).toHaveLength(2);
    expect(await app.sql('select state, fault from backup_run')).toEqual([
      { state: 'unverified', fault: 'files_missing' },
    ]);
    expect(await app.sql("select 1 from outbox_message where template = 'backups.failed'")).toHaveLength(1);
    await app.close();
    rmSync(away, { recursive: true, force: true });
  }, 120_000);

  it('one whose process was killed is shown as failed', async () => {
    await test.sql(
      "insert into backup_run (id, demo, started_at, started_for, state, file) values (gen_random_uuid(), false, '2028-01-01', 'schedule', 'running', '/x/killed.age')",
    );
    const { token } = await person(test, 'admin');
    const { body } = await test.http('get', '/api/admin/backups', token).expect(200);
    expect(body[0]).toMatchObject({ file: 'killed.age', state: 'failed', fault: 'stopped' });
  });

  it('BR-11 admins get mail about one whose process was killed, once, when the next one begins', async () => {
    const file = join(folder, 'killed-at-night.age');
    await test.sql(
      "insert into backup_run (id, demo, started_at, started_for, state, file) values (gen_random_uuid(), false, '2028-01-01', 'schedule', 'running', $1)",
      [file],
    );
    const told = () =>
      test.sql(
        "select recipient from outbox_message where template = 'backups.failed' and recipient = $1 and params ->> 'fault' = 'stopped'",
        [admin.email],
      );
    const before = (await told()).length;
    await (
      await asSystem(() => test.app.get(RunBackup).start({ startedFor: 'admin', verify: false }))
    ).done;
    await (
      await asSystem(() => test.app.get(RunBackup).start({ startedFor: 'admin', verify: false }))
    ).done;
    expect((await told()).length - before).toBe(1);
    expect(await test.sql('select state, fault from backup_run where file = $1', [file])).toEqual([
      { state: 'failed', fault: 'stopped' },
    ]);
  }, 120_000);

  it('without settings no backup is made by itself, and an admin is told what to set', async () => {
    const { token } = await person(plain, 'admin');
    const refused = await plain.http('post', '/api/admin/backups', token).send({}).expect(422);
    expect(refused.body).toMatchObject({ code: 'rule_broken', reason: 'backup_not_set_up' });
    expect(await plain.app.get(Scope).asSystem('test', () => plain.app.get(NightlyBackup).run())).toBe(false);
    expect((await plain.http('get', '/api/admin/backups/status', token)).body).toMatchObject({
      setUp: false,
      lastVerifiedAt: null,
    });
  });
});
