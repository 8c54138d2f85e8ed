import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';
import { ROOT } from '../../scripts/lib/product.mjs';
import { keepForTearDown } from './postgres-teardown.mjs';

/** Jest's global set-up: one PostgreSQL for the whole run; its database is migrated once and is the template of all. */
export default async function setUp() {
  const postgres = await startEmbedded({ ephemeral: true });
  keepForTearDown(postgres.stop);
  process.env.TEST_DATABASE_ADMIN_URL = postgres.adminUrl;
  process.env.TEST_DATABASE_OWNER_URL = postgres.ownerUrl;
  process.env.TEST_DATABASE_APP_URL = postgres.appUrl;
  const code = await migrateTemplate();
  // Tests of pure code run anyway. createTestDatabase refuses.
  if (code !== 0) process.env.TEST_DATABASE_BROKEN = `the migrations failed (exit ${code}), see the head of this run`;
}

/** @returns {Promise<number>} exit code */
async function migrateTemplate() {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/ts-register.mjs', 'test/support/postgres-template.mjs'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
