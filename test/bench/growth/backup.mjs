// What a backup and a restore of the filled database take. The commands are those of the built product.
import { spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/product.mjs';

const RESTORED = 'growth_restored';

/** Runs a command of the product and gives how long it took, in seconds. @param {string[]} command @param {NodeJS.ProcessEnv} env */
async function secondsOf(command, env) {
  const began = performance.now();
  const child = spawn(process.execPath, command, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
  return (performance.now() - began) / 1000;
}

/**
 * A backup without and with its verification, and a restore into another database of the same server, which is dropped afterwards.
 * @param {{ postgres: { appUrl: string, ownerUrl: string }, env: NodeJS.ProcessEnv, folder: string, client: import('pg').Client }} filled
 */
export async function showBackup({ postgres, env, folder, client }) {
  const own = {
    ...env,
    BACKUP_PASSPHRASE: 'a passphrase of the bench',
    DATABASE_URL: postgres.appUrl,
    MIGRATION_DATABASE_URL: postgres.ownerUrl,
  };
  const archive = join(folder, 'growth.age');
  const files = join(folder, 'restored-files');
  const remove = () => {
    for (const path of [archive, files]) rmSync(path, { recursive: true, force: true });
  };
  remove();
  await client.query(`drop database if exists ${RESTORED}`);
  const show = (/** @type {string} */ what, /** @type {number} */ seconds) =>
    console.log(`  ${what.padEnd(40)}${seconds.toFixed(0).padStart(6)}`);
  console.log('\nBackup and restore, s');
  show('backup, not verified', await secondsOf(['dist/src/backup.js', archive, '--no-verify'], own));
  console.log(`  archive: ${(statSync(archive).size / 1048576).toFixed(0)} MB`);
  show('restore', await secondsOf(['dist/src/restore.js', archive, '--into', RESTORED, '--files', files], own));
  await client.query(`drop database ${RESTORED}`);
  remove();
  show('backup, restored and compared', await secondsOf(['dist/src/backup.js', archive], own));
  remove();
}
