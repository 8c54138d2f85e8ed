import 'reflect-metadata';
import { migrateProduct } from './migrate.js';
import { loginUrl } from './platform/config/database-logins.js';
import { misspelledSettings, SettingsError } from './platform/config/settings.js';
import { missingMigrations } from './platform/database/missing-migrations.js';
import { toProblem } from './platform/errors/to-problem.js';

/**
 * `node dist/src/migrate-only.js`: brings the database to this version and ends. For installations whose servers run without
 * the owner's login (MIGRATE_AT_START=false). Needs MIGRATION_DATABASE_URL and DATABASE_URL, each with its password or with
 * a setting that has it, and no other setting. Compose gives it the whole `.env`, so it is the one that finds names with a
 * mistake in them.
 */
async function run(): Promise<void> {
  const [ownerUrl, appUrl] = [loginUrl(process.env, 'MIGRATION_DATABASE_URL'), loginUrl(process.env, 'DATABASE_URL')];
  if (!ownerUrl || !appUrl)
    throw new Error("Set MIGRATION_DATABASE_URL to the owner's login and DATABASE_URL to the application's.");
  const mistakes = misspelledSettings(process.env);
  if (mistakes.length > 0) throw new SettingsError(`These settings need attention: ${mistakes.join('; ')}.`);
  await migrateProduct({ ownerUrl, appUrl });
  const missing = await missingMigrations(appUrl);
  if (missing.length > 0) throw new Error(`These migrations did not run: ${missing.join(', ')}.`);
  process.stdout.write('The database is up to date.\n');
}

run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const unreachable = toProblem(error).code === 'unavailable';
  return unreachable ? 'The database cannot be reached. Check MIGRATION_DATABASE_URL.' : String(error);
}
