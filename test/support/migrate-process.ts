import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/** `migrate-only` in a process of its own, with these settings and no others. */
export async function migrateOnly(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['--import', './scripts/ts-register.mjs', 'src/migrate-only.ts'], {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env['PATH'], ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
