import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { BackupError } from '../../platform/backup/archive.js';
import { keyFingerprints } from '../../platform/backup/key-fingerprints.js';
import { tryRestore } from '../../platform/backup/scratch.js';
import { takeBackup, type WrittenBackup } from '../../platform/backup/take-backup.js';
import { Settings } from '../../platform/config/settings.js';
import type { EntityList } from '../../platform/database/orm-options.js';
import { BLOB_STORE, type BlobStore } from '../../platform/files/blob-store.js';

/** The files that this installation names itself. Others in the folder are left alone. */
const OURS = /^lodgewell-\d{8}-\d{6}\.age$/;

/** An archive in its place, and why it doesn't count as good if it doesn't. */
export interface MadeBackup extends WrittenBackup {
  verified: boolean;
  unverified?: BackupError;
}

/** Writes archives, tries them, and removes old ones. */
@Injectable()
export class BackupFiles {
  constructor(
    private readonly settings: Settings,
    private readonly orm: MikroORM,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
  ) {}

  /** Where the next backup of this folder goes, `lodgewell-20261123-030000.age`. */
  pathAt(now: Date): string {
    const [day = '', time = ''] = now.toISOString().split(/[T.]/);
    return join(this.folder, `lodgewell-${day.replaceAll('-', '')}-${time.replaceAll(':', '')}.age`);
  }

  get folder(): string {
    const { BACKUP_DIR } = this.settings;
    if (!BACKUP_DIR) throw notSetUp();
    return resolve(BACKUP_DIR);
  }

  /**
   * Writes and verifies one archive. `unverified` when there is no database to try it in (`no_scratch`) or stored files are lost
   * (`files_missing`): then the archive is kept all the same, and doesn't count as good.
   */
  async make(path: string, now: Date, verify: boolean, signal: AbortSignal): Promise<MadeBackup> {
    const seal = this.settings.backupSeal;
    if (!seal) throw notSetUp();
    let unverified: BackupError | undefined;
    const check = async (part: string, written: WrittenBackup) => {
      if (verify) unverified = await this.try(part, written);
    };
    const keys = keyFingerprints(this.settings);
    const { directUrl: databaseUrl } = this.settings;
    const written = await takeBackup(
      { path, databaseUrl, blobs: this.blobs, seal, keys, createdAt: now, signal },
      check,
    );
    unverified = filesMissing(written) ?? unverified;
    return { ...written, verified: verify && !unverified, ...(unverified && { unverified }) };
  }

  private async try(path: string, { opener }: WrittenBackup): Promise<BackupError | undefined> {
    const ownerUrl = this.settings.BACKUP_VERIFY_DATABASE_URL ?? this.settings.ownerUrl;
    const entities = this.orm.config.get('entities') as EntityList;
    try {
      await tryRestore({ path, opener, ownerUrl, entities, databaseUrl: this.settings.directUrl });
      return undefined;
    } catch (error) {
      if (error instanceof BackupError && error.fault === 'no_scratch') return error;
      throw error;
    }
  }

  /** Removes these archives, as far as they lie in the folder, and what an interrupted run left. */
  async tidy(outdated: readonly string[]): Promise<void> {
    const names = await readdir(this.folder);
    const gone = new Set(outdated.filter((file) => dirname(file) === this.folder).map((file) => basename(file)));
    const old = names.filter((name) => OURS.test(name) && gone.has(name));
    const left = names.filter((name) => name.endsWith('.part') && OURS.test(name.slice(0, -'.part'.length)));
    for (const name of [...old, ...left]) await rm(join(this.folder, name), { force: true });
  }
}

function filesMissing({ sums }: WrittenBackup): BackupError | undefined {
  const { length } = sums.files.missing;
  if (length === 0) return undefined;
  return new BackupError(
    'files_missing',
    `${length} stored files that the database names are not in the storage, so the backup doesn't have them. Check DATA_DIR or the S3 settings: the log names their places.`,
  );
}

function notSetUp(): BackupError {
  return new BackupError('not_set_up', 'Set BACKUP_DIR, and BACKUP_PASSPHRASE or BACKUP_RECIPIENT, first.');
}
