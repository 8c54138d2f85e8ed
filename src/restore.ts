import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ENTITIES } from './entities.js';
import { BackupError } from './platform/backup/archive.js';
import { keyFingerprints, missingKeys } from './platform/backup/key-fingerprints.js';
import { openArchives } from './platform/backup/open-archives.js';
import { checkArchive, type SealedArchive } from './platform/backup/read-archive.js';
import { HELD_DAYS, restoreBackup, type RestoreJob } from './platform/backup/restore-backup.js';
import { createDatabase } from './platform/backup/scratch.js';
import type { Opener } from './platform/backup/sealing.js';
import { readSettings, SettingsError, type Settings } from './platform/config/settings.js';
import { Problem } from './platform/errors/problem.js';
import { toProblem } from './platform/errors/to-problem.js';
import { isEmpty, type ListedStore } from './platform/files/blob-store.js';
import { DiskStore } from './platform/files/disk-store.js';
import { folderStore, openBucket } from './platform/files/open-store.js';

const USAGE = `npm run restore -- <archive> [--into <database>] [--files <folder>] [--identity <file>]

The archive is a file or s3://bucket/name.age. Restores a backup into an empty database and an empty store of files. --into creates a new database on the same server; files go
to DATA_DIR/files or, if it is set, to S3_BUCKET below S3_PREFIX, and with --files to another folder; --identity is an age key file, for archives made with BACKUP_RECIPIENT.
Others need BACKUP_PASSPHRASE. MIGRATION_DATABASE_URL is the owner's login, DATABASE_URL the application's.`;

const OPTIONS = { into: { type: 'string' }, files: { type: 'string' }, identity: { type: 'string' } } as const;

/** Answers the exit code. */
async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [asked, ...more] = positionals;
  if (!asked || more.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const settings = readSettings({ ...process.env });
  const store = await emptyStore(settings, values.files);
  const archive = { ...openArchives(settings, asked), opener: openerOf(settings, values.identity) };
  const target = await targetOf(settings, archive, values.into);
  const keepFile = (place: string, bytes: Buffer) => store.put(place, [bytes]);
  const { manifest, sums, held } = await restoreBackup({
    ...archive,
    ...target,
    entities: ENTITIES,
    keepFile,
    holdPayments: true,
  });
  const rows = Object.values(sums.tables).reduce((total, table) => total + table.rows, 0);
  process.stdout.write(
    `Restored the backup of ${manifest.createdAt}: ${rows} rows and ${sums.files.count} files; every sum is the same.\n`,
  );
  if (held > 0)
    process.stdout.write(
      `${held} automatic payments are on hold for ${HELD_DAYS} days. What was collected after the backup is missing here and would be collected again: enter it, or turn autopay off for those leases, before the hold ends.\n`,
    );
  const lost = sums.files.missing.length;
  if (lost > 0)
    process.stdout.write(`${lost} stored files were already missing when the backup was made, and can't be opened.\n`);
  const missing = missingKeys(manifest.keys, keyFingerprints(settings));
  if (missing.length > 0)
    process.stdout.write(`Put the old keys back before you start the product:\n${missing.join('\n')}\n`);
  return 0;
}

/** Where the files go. Those of another installation must not be mixed with these. */
async function emptyStore(settings: Settings, folder: string | undefined): Promise<ListedStore> {
  const [store, name, other] = folder
    ? [new DiskStore(resolve(folder)), `The folder ${resolve(folder)}`, 'Name another one with --files']
    : settings.s3
      ? [await openBucket(settings), `The bucket ${settings.s3.bucket}`, 'Set another S3_PREFIX']
      : [
          folderStore(settings),
          `The folder ${settings.dataDir}/files`,
          'Name another one with --files, or set DATA_DIR',
        ];
  if (await isEmpty(store)) return store;
  throw new BackupError(
    'not_empty',
    `${name} isn't empty. ${other}. If only an earlier restore that failed wrote into it, empty it. Nothing was changed.`,
  );
}

function openerOf({ BACKUP_PASSPHRASE: passphrase }: Settings, file: string | undefined): Opener {
  if (file) {
    const identity = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line.startsWith('AGE-SECRET-KEY-'));
    if (identity) return { identity };
    throw new BackupError(
      'passphrase',
      `There is no age key in ${file}. It has a line that begins with AGE-SECRET-KEY-.`,
    );
  }
  if (passphrase) return { passphrase };
  throw new BackupError('not_set_up', 'Set BACKUP_PASSPHRASE, or name a key file with --identity.');
}

async function targetOf(
  settings: Settings,
  archive: SealedArchive,
  into?: string,
): Promise<Pick<RestoreJob, 'ownerUrl' | 'appUrl' | 'checked'>> {
  const { ownerUrl, DATABASE_URL: appUrl } = settings;
  if (!into) return { ownerUrl, appUrl };
  // No database is left behind by an archive that is refused.
  const { manifest: checked } = await checkArchive(archive);
  const app = new URL(appUrl);
  app.pathname = `/${into}`;
  return { ownerUrl: await createDatabase(ownerUrl, into), appUrl: app.href, checked };
}

function wordsOf(error: unknown): string {
  if (error instanceof BackupError || error instanceof SettingsError) return error.message;
  // What is wrong with an S3 store.
  if (error instanceof Problem && error.cause instanceof Error) return error.cause.message;
  return toProblem(error).code === 'unavailable'
    ? 'The database cannot be reached. Check DATABASE_URL.'
    : String(error);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exitCode = 1;
});
