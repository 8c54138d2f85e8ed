import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BackupFiles } from '../../../src/modules/backups/backup-files.js';
import { BackupLog } from '../../../src/modules/backups/backup-log.js';
import { NightlyBackup } from '../../../src/modules/backups/nightly-backup.js';
import { RunBackup } from '../../../src/modules/backups/run-backup.service.js';
import { FileVault } from '../../../src/platform/files/file-vault.js';
import { S3Store } from '../../../src/platform/files/s3/s3-store.js';
import { PROJECT_ROOT } from '../../../src/platform/project-root.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person } from '../../factories/people.js';
import { eventually, startTestAppOn, type TestApp } from '../../support/app.js';
import { createEmptyDatabase, createTestDatabase } from '../../support/database.js';
import { startS3Server, type S3Server } from '../../support/s3-server.js';

const KEYS = {
  JWT_SECRET: 'a secret of both processes, long enough',
  DOCUMENT_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const LARGE = randomBytes(20 * 1024 * 1024);

describe('BR-13 backups of an installation in S3', () => {
  let test: TestApp;
  let server: S3Server;
  let bucket: S3Store;
  let env: Record<string, string>;
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  const fileId = randomUUID();

  const names = async () => {
    const found: string[] = [];
    for await (const place of bucket.places('nightly/')) found.push(place.slice('nightly/'.length));
    return found.sort();
  };
  const on = <T>(app: TestApp, fn: () => Promise<T>) => app.app.get(Scope).asSystem('test', fn);
  const start = (app = test) => on(app, () => app.app.get(RunBackup).start({ startedFor: 'schedule' }));
  const runs = () =>
    test.sql<{ state: string; fault: string }>('select state, fault from backup_run order by started_at desc, id desc');
  const noted = (at: string, state: string, mark = '') =>
    test.sql(
      "insert into backup_run (id, demo, started_at, started_for, state, file) values (gen_random_uuid(), false, $1, 'schedule', $2, $3)",
      [`${at}T03:00:00Z`, state, `s3://homes/nightly/lodgewell-${at.replaceAll('-', '')}-030000${mark}.age`],
    );
  const command = (name: string, args: string[], more: Record<string, string> = {}) => {
    const { PATH = '' } = process.env;
    const all = ['--import', './scripts/ts-register.mjs', `src/${name}.ts`, ...args];
    const options = { cwd: PROJECT_ROOT, env: { PATH, NODE_ENV: 'test', ...env, ...more } };
    return promisify(execFile)(process.execPath, all, options).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );
  };

  beforeAll(async () => {
    server = await startS3Server();
    bucket = new S3Store(server.settings());
    const database = await createTestDatabase();
    env = {
      ...KEYS,
      DATA_DIR: folder,
      DEMO_ENABLED: 'false',
      DATABASE_URL: database.appUrl,
      BACKUP_DIR: 's3://homes/nightly',
      BACKUP_KEEP: '1',
      BACKUP_PASSPHRASE: 'a passphrase of a test',
      BACKUP_VERIFY_DATABASE_URL: database.ownerUrl,
      BACKUP_S3_ENDPOINT: server.settings().endpoint ?? '',
      BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
      BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    test = await startTestAppOn(database, env);
    await person(test, 'admin');
    await test.app.get(FileVault).keep(fileId, LARGE);
  }, 120_000);
  afterEach(() => {
    server.mood = 'well';
    server.before = () => undefined;
  });
  afterAll(async () => {
    await test.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('one whose process is killed in the middle of its upload leaves no archive', async () => {
    server.before = (asked) => {
      if (asked.includes('partNumber=2')) server.mood = 'silent';
    };
    const args = ['--import', './scripts/ts-register.mjs', 'test/support/backup-process.ts'];
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, args, {
      cwd: PROJECT_ROOT,
      env: { PATH, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    await eventually(async () => server.mood === 'silent', 120_000);
    child.kill('SIGKILL');
    await ended;
    server.mood = 'well';
    expect(await names()).toEqual([]);
    expect(await server.unfinished()).toEqual([expect.stringMatching(/^nightly\/lodgewell-.*\.age\.part$/)]);
    expect(await runs()).toMatchObject([{ state: 'running' }]);
  }, 180_000);

  it('one is read back, compared and listed each night; old ones and what was left go, what isn’t ours stays', async () => {
    const others = ['lodgewell-20260101-030000.age', 'lodgewell-20260101-030000.age.part', 'photo.jpg'];
    for (const name of [...others, 'lodgewell-20260201-030000.age', 'lodgewell-20260202-030000.age.part'])
      await bucket.put(`nightly/${name}`, [Buffer.from(name)]);
    await noted('2026-02-01', 'verified');
    await noted('2026-02-02', 'failed');
    // A run that failed after the store had given the archive its name, and another installation's.
    await bucket.put('nightly/lodgewell-20260203-030000-0a1b2c3d.age', [Buffer.from('ours')]);
    await noted('2026-02-03', 'failed', '-0a1b2c3d');
    others.push('lodgewell-20260203-030000-0a1b2c3e.age');
    await bucket.put('nightly/lodgewell-20260203-030000-0a1b2c3e.age', [Buffer.from('theirs')]);
    server.asked.length = 0;
    // PostgreSQL notices in its own time that the holder of the lock was killed.
    await eventually(() => on(test, () => test.app.get(NightlyBackup).run()), 60_000);
    await eventually(async () => (await runs())[0]?.state !== 'running', 120_000);
    expect((await runs())[0]).toEqual({ state: 'verified', fault: null });
    await eventually(async () => (await server.unfinished()).length === 0, 60_000);
    const kept = await names();
    expect(kept).toHaveLength(5);
    expect(kept).toEqual(expect.arrayContaining([...others, expect.stringMatching(/^lodgewell-20[\da-f-]+\.age$/)]));
    const asked = (words: RegExp) => server.asked.filter((request) => words.test(request)).length;
    expect(asked(/^PUT .*age\.part.*partNumber=/)).toBe(2);
    // Once, in ranges.
    expect(asked(/^GET .*age\.part\?/)).toBe(6);
    const { token } = await person(test, 'admin');
    const { body } = await test.http('get', '/api/admin/backups', token).expect(200);
    expect(body[0]).toMatchObject({ state: 'verified', file: expect.stringMatching(/^lodgewell-[\da-f-]+\.age$/) });
    expect((await test.http('get', '/api/admin/backups/status', token)).body).toMatchObject({
      setUp: true,
      bucket: 'homes',
    });
  }, 240_000);

  it('BR-13 what killed copies left goes: ours with the next backup, any other under such a name after a day', async () => {
    const [ours, others, strange] = [
      'lodgewell-20260203-030000-0a1b2c3d.age',
      'lodgewell-20260203-030000-0a1b2c3e.age',
      'photos.zip',
    ];
    await bucket.ask(async ({ client, CreateMultipartUploadCommand }) => {
      for (const name of [ours, others, strange])
        await client.send(new CreateMultipartUploadCommand(bucket.at(`nightly/${name}`)));
    });
    const [files, log] = [test.app.get(BackupFiles), test.app.get(BackupLog)];
    const tidy = async () => files.tidy([], await on(test, () => log.ended()), new Date());
    await tidy();
    expect((await server.unfinished()).sort()).toEqual([`nightly/${others}`, `nightly/${strange}`]);
    server.uploadsBegan(new Date(Date.now() - 25 * 3600_000));
    await tidy();
    expect(await server.unfinished()).toEqual([`nightly/${strange}`]);
  });

  it('is restored from its address, which is not stored on the machine', async () => {
    const [{ file = '' } = {}] = await test.sql<{ file: string }>(
      "select file from backup_run where state = 'verified' order by started_at desc limit 1",
    );
    const database = await createEmptyDatabase();
    const there = {
      DATA_DIR: join(folder, 'restored'),
      DATABASE_URL: database.appUrl,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      BACKUP_DIR: '',
    };
    expect(await command('restore', ['s3://homes/nightly/none.age'], there)).toEqual({
      code: 1,
      said: 'There is no archive s3://homes/nightly/none.age.\n',
    });
    expect(await command('restore', [file], there)).toMatchObject({ code: 0 });
    const again = await startTestAppOn(database, { ...KEYS, DATA_DIR: there.DATA_DIR });
    expect((await again.app.get(FileVault).read(fileId)).equals(LARGE)).toBe(true);
    await again.close();
  }, 240_000);

  it('one that isn’t in the bucket as it was sent doesn’t count, and goes', async () => {
    const before = await names();
    server.before = (asked) => {
      if (!asked.startsWith('GET ') || !asked.includes('.age.part?')) return;
      server.before = () => undefined;
      server.damage(decodeURIComponent(asked.slice('GET /homes/'.length).split('?')[0] ?? ''));
    };
    const { done } = await start();
    await expect(done).rejects.toMatchObject({ fault: 'damaged' });
    expect(await names()).toEqual(before);
    expect((await runs())[0]).toEqual({ state: 'failed', fault: 'damaged' });
  }, 240_000);

  it.each([
    ['bucket_refused', { BACKUP_S3_SECRET_ACCESS_KEY: 'wrong' }, /check BACKUP_S3_SECRET_ACCESS_KEY\.$/],
    ['bucket_away', {}, /Check http:\/\/127\.0\.0\.1:\d+ and the network, then try again\.$/],
  ] as const)(
    '%s is said in the terminal, on the admins’ page and by email',
    async (fault, wrong, words) => {
      if (fault === 'bucket_away') server.mood = 'silent';
      const before = await test.sql("select 1 from outbox_message where params ->> 'fault' = $1", [fault]);
      expect(before).toEqual([]);
      const { code, said } = await command('backup', [], wrong);
      expect([code, said.trim()]).toEqual([1, expect.stringMatching(words)]);
      const { token } = await person(test, 'admin');
      const { body } = await test.http('get', '/api/admin/backups', token).expect(200);
      expect(body[0]).toMatchObject({ state: 'failed', fault, startedFor: 'command' });
      const mails = await test.sql(
        "select 1 from outbox_message where template = 'backups.failed' and params ->> 'fault' = $1",
        [fault],
      );
      expect(mails.length).toBeGreaterThan(0);
    },
    180_000,
  );
});
