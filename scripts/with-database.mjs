// npm run db -- <command …>: runs a command with the addresses of the database that `npm start` uses, beside a running
// product or without one. `npm run db -- psql "$MIGRATION_DATABASE_URL"` needs quotes that keep the shell from filling
// it in; `npm run db` alone prints the addresses.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { underPinnedNode } from './lib/pinned-node.mjs';
import { endWith } from './lib/problem.mjs';
import { ROOT } from './lib/product.mjs';
import { projectEnvironment } from './lib/run.mjs';

/** @param {string[]} command @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function runWith([program = '', ...args], env) {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: 'inherit' });
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 1)));
  });
}

try {
  await underPinnedNode(import.meta.url);
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const { embeddedForCommand } = await import('./postgres/attach.mjs');
  const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
  const database = process.env.DATABASE_URL ? undefined : await embeddedForCommand(dataDir);
  const urls = database && {
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    DATABASE_DIRECT_URL: database.appUrl,
  };
  const command = process.argv.slice(2);
  const env = { ...projectEnvironment(), ...urls, DATA_DIR: dataDir };
  if (command.length === 0)
    console.log(
      `DATABASE_URL=${env.DATABASE_URL}\nMIGRATION_DATABASE_URL=${env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL}`,
    );
  const code = command.length > 0 ? await runWith(command, env) : 0;
  await database?.stop();
  process.exit(code);
} catch (error) {
  endWith(error);
}
