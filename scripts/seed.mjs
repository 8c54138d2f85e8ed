// npm run seed -- 300: a landlord with 300 units, their tenants, leases and ledger, in the database of `npm run dev`.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { underPinnedNode } from './lib/pinned-node.mjs';
import { Problem, endWith } from './lib/problem.mjs';
import { ROOT } from './lib/product.mjs';
import { say } from './lib/say.mjs';

const MOST_UNITS = 100_000;

/** @param {string | undefined} text */
function unitsFrom(text = '300') {
  const units = Number(text);
  if (Number.isInteger(units) && units >= 1 && units <= MOST_UNITS) return units;
  throw new Problem(`How many units? A whole number from 1 to ${MOST_UNITS}, not "${text}": npm run seed -- 300`);
}

/** The owner's address of the development database. */
async function findDatabase() {
  const { MIGRATION_DATABASE_URL: owner, DATABASE_URL: app, DATA_DIR: folder } = process.env;
  if (app) return { ownerUrl: owner ?? app, stop: async () => undefined };
  const { embeddedForCommand } = await import('./postgres/attach.mjs');
  return embeddedForCommand(resolve(ROOT, folder || '.data'));
}

try {
  await underPinnedNode(import.meta.url);
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  if (process.env.NODE_ENV === 'production')
    throw new Problem('Seeds are for development: this is a production environment.');
  const units = unitsFrom(process.argv[2]);
  const { seed } = await import('./seed/seed.mjs');
  const database = await findDatabase();
  try {
    const { landlord, tenant, password, leases } = await seed(database.ownerUrl, units);
    say(
      `${units} units, ${leases} of them let.\n  Landlord:  ${landlord}\n  Tenant:    ${tenant}\n  Password:  ${password}`,
    );
  } finally {
    await database.stop();
  }
  process.exit(0);
} catch (error) {
  endWith(error);
}
