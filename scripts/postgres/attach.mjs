import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../embedded-postgres.mjs';
import { lastingHome } from './home.mjs';
import { addresses, connectable } from './logins.mjs';

/**
 * The lasting embedded database for a command: the running one of the product, otherwise one that is started for the
 * command.
 * @param {string} dataDir
 * @returns {Promise<{ ownerUrl: string, appUrl: string, stop: () => Promise<void> }>}
 */
export async function embeddedForCommand(dataDir) {
  return (await running(dataDir)) ?? startEmbedded({ dataDir });
}

/** @param {string} dataDir */
async function running(dataDir) {
  const { folder } = lastingHome(dataDir);
  const [pidFile, loginsFile] = [join(folder, 'cluster', 'postmaster.pid'), join(folder, 'logins.json')];
  if (!existsSync(pidFile) || !existsSync(loginsFile)) return undefined;
  // The fourth line of postmaster.pid is the port.
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  const logins = JSON.parse(readFileSync(loginsFile, 'utf8'));
  if (!port || !(await connectable(port, logins.admin).catch(() => false))) return undefined;
  return { ...addresses(port, logins), stop: async () => undefined };
}
