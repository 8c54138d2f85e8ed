import 'reflect-metadata';
import { AppModule } from './app.module.js';
import { migrateProduct } from './migrate.js';
import { readSettings, SettingsError, type Settings } from './platform/config/settings.js';
import { MigrationsMissing, missingMigrations } from './platform/database/missing-migrations.js';
import { toProblem } from './platform/errors/to-problem.js';
import { closeConnections } from './platform/http/close-connections.js';
import { createApp } from './platform/http/create-app.js';
import { endInTime } from './platform/http/end-in-time.js';
import { serveApiDocument } from './platform/openapi/api-document.js';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await prepareDatabase(settings);
  const app = await createApp(AppModule.forRoot(settings), settings);
  endInTime(settings.SHUTDOWN_DELAY_MS);
  closeConnections(app.getHttpAdapter().getInstance());
  serveApiDocument(app);
  // Frees the memory of the start before the first request, because it would stay resident forever.
  globalThis.gc?.();
  await app.listen(settings.PORT, settings.HOST);
}

/** Migrates, or makes sure that the database was migrated. */
async function prepareDatabase(settings: Settings): Promise<void> {
  if (!settings.MIGRATE_AT_START) {
    const missing = await missingMigrations(settings.DATABASE_URL);
    if (missing.length > 0) throw new MigrationsMissing(missing);
    return;
  }
  if (!settings.MIGRATION_DATABASE_URL) {
    process.stderr.write('MIGRATION_DATABASE_URL is not set: migrating with the login of DATABASE_URL.\n');
  }
  await migrateProduct({ ownerUrl: settings.ownerUrl, appUrl: settings.DATABASE_URL });
}

/** The product listens on PORT, and its figures on METRICS_PORT. */
function portTaken({ port }: { port?: number }): string {
  const name = String(port) === process.env['METRICS_PORT'] ? 'METRICS_PORT' : 'PORT';
  return `Port ${port ?? process.env['PORT'] ?? 3000} is taken. Set ${name} to another one.`;
}

/** One sentence that says what to do, and exit code 1. */
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof MigrationsMissing) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return portTaken(error as { port?: number });
  if (code === '28P01' || code === '3D000') return `The database refuses the login: ${(error as Error).message}.`;
  if (toProblem(error).code === 'unavailable') return 'The database cannot be reached. Check DATABASE_URL.';
  return `The start failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
