import { migrateProduct } from './migrate.js';
import { missingMigrations } from './platform/database/missing-migrations.js';
import { toProblem } from './platform/errors/to-problem.js';

/**
 * `node dist/src/migrate-only.js`: brings the database to this version and ends. For installations whose servers run without
 * the owner's login (MIGRATE_AT_START=false). Needs MIGRATION_DATABASE_URL and DATABASE_URL, and no other setting.
 */
async function run(): Promise<void> {
  const { MIGRATION_DATABASE_URL: ownerUrl, DATABASE_URL: appUrl } = process.env;
  if (!ownerUrl || !appUrl)
    throw new Error("Set MIGRATION_DATABASE_URL to the owner's login and DATABASE_URL to the application's.");
  await migrateProduct({ ownerUrl, appUrl });
  const missing = await missingMigrations(appUrl);
  if (missing.length > 0) throw new Error(`These migrations did not run: ${missing.join(', ')}.`);
  process.stdout.write('The database is up to date.\n');
}

run().catch((error: unknown) => {
  const unreachable = toProblem(error).code === 'unavailable';
  process.stderr.write(
    `${unreachable ? 'The database cannot be reached. Check MIGRATION_DATABASE_URL.' : String(error)}\n`,
  );
  process.exitCode = 1;
});
