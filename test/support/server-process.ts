import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';
import type { TestDatabase } from './database.js';

/** The real server in a process of its own, for what only a process can show (being killed, stopping, exit codes). */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** Settles with the exit code. */
  ended: Promise<number | null>;
  cleanUp(): void;
}

const FROM_SOURCES = ['--import', './scripts/ts-register.mjs', 'src/main.ts'];

export async function startServerProcess(
  database: TestDatabase,
  env: Record<string, string> = {},
  program: readonly string[] = FROM_SOURCES,
): Promise<ServerProcess> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'test-data-'));
  const child = spawn(process.execPath, program, {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_ENABLED: 'false',
      DATABASE_URL: database.appUrl,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const cleanUp = () => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, child, output: () => output, ended, cleanUp };
}

/** Waits until it answers, or throws an error with its output. */
export async function untilServing(server: ServerProcess, ms = 100_000): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end && server.child.exitCode === null) {
    const answer = await fetch(`${server.url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server does not serve: ${server.output()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
