import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

const PROGRAM = ['--import', './scripts/ts-register.mjs', 'test/support/repair-process.ts'];

/** Starts a process that takes jobs of this database at this time, until it is killed. */
export function work(databaseUrl: string, now: Date): { kill(): Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-data-'));
  const child = spawn(process.execPath, PROGRAM, {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DEMO_ENABLED: 'false',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '5',
      STARTED_AT: now.toISOString(),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
