import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RunBackup } from '../../../src/modules/backups/run-backup.service.js';
import { scratchPrefix } from '../../../src/platform/backup/scratch.js';
import { PROJECT_ROOT } from '../../../src/platform/project-root.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { eventually, startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/database.js';

let test: TestApp;
let env: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'backups-'));
const names = () => readdirSync(folder);

beforeAll(async () => {
  const database = await createTestDatabase();
  env = {
    BACKUP_DIR: folder,
    BACKUP_PASSPHRASE: 'a passphrase of a test',
    BACKUP_VERIFY_DATABASE_URL: database.ownerUrl,
  };
  test = await startTestAppOn(database, env);
}, 120_000);
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

function backupProcess(): ChildProcess {
  return spawn(process.execPath, ['--import', './scripts/ts-register.mjs', 'test/support/backup-process.ts'], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      DEMO_ENABLED: 'false',
      DATABASE_URL: test.database.appUrl,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

it('BR-03 a backup whose process is killed leaves nothing that looks good, and the next one removes what is left', async () => {
  const scratch = () =>
    test.sql<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
      scratchPrefix(test.database.appUrl),
    ]);
  const child = backupProcess();
  const ended = once(child, 'exit');
  // While it is being verified: the archive is whole, and is not good yet.
  await eventually(async () => (await scratch()).length > 0, 120_000);
  expect(names().some((name) => name.endsWith('.part'))).toBe(true);
  child.kill('SIGKILL');
  await ended;
  expect(names().filter((name) => name.endsWith('.age'))).toEqual([]);
  expect(await test.sql('select state from backup_run')).toEqual([{ state: 'running' }]);

  const next = () =>
    test.app.get(Scope).asSystem('test', () => test.app.get(RunBackup).start({ startedFor: 'schedule' }));
  // PostgreSQL notices in its own time that the holder of the lock is gone.
  const { done } = await eventually(() => next().catch(() => null), 60_000);
  expect(await done).toMatchObject({ verified: true });
  expect(names().filter((name) => name.startsWith('lodgewell-'))).toEqual([expect.stringMatching(/\.age$/)]);
  expect(await test.sql('select state, fault from backup_run order by started_at, id')).toEqual([
    { state: 'failed', fault: 'stopped' },
    { state: 'verified', fault: null },
  ]);
  expect(await scratch()).toEqual([]);
}, 300_000);
