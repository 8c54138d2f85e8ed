import { randomBytes } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { partOf } from '../../platform/backup/archive-store.js';
import { BackupError } from '../../platform/backup/archive.js';
import { keyFingerprints } from '../../platform/backup/key-fingerprints.js';
import { openArchives } from '../../platform/backup/open-archives.js';
import type { SealedArchive } from '../../platform/backup/read-archive.js';
import { tryRestore } from '../../platform/backup/scratch.js';
import { takeBackup, type WrittenBackup } from '../../platform/backup/take-backup.js';
import { isInS3 } from '../../platform/config/s3-settings.js';
import { Settings } from '../../platform/config/settings.js';
import type { EntityList } from '../../platform/database/orm-options.js';
import { BLOB_STORE, type BlobStore } from '../../platform/files/blob-store.js';

/** The files that this installation names itself. Others in the folder are left alone. Older versions gave no random part. */
const OURS = /^lodgewell-\d{8}-\d{6}(-[0-9a-f]{8})?\.age$/;
/** Because of the random part, no other installation has a file of this name. */
const OURS_ALONE = /^lodgewell-\d{8}-\d{6}-[0-9a-f]{8}\.age$/;
/** An upload under a name like ours that has taken this long belongs to a process that was killed, ours or another installation's. */
const UNFINISHED_MS = 24 * 3600_000;

/** Where archives of this installation were to be: of all runs that have ended, and of those that failed. */
export interface EndedRuns {
  ended: readonly string[];
  failed: readonly string[];
}

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

  /**
   * Where the next backup of this folder goes, `lodgewell-20261123-030000-1f2e3d4c.age`. The last part is random: two
   * installations that share a folder by mistake must not write to one file in the same second, and verify each other's archive.
   */
  pathAt(now: Date): string {
    const [day = '', time = ''] = now.toISOString().split(/[T.]/);
    return `${this.folder}/lodgewell-${day.replaceAll('-', '')}-${time.replaceAll(':', '')}-${randomBytes(4).toString('hex')}.age`;
  }

  /** As a path is kept, wherever the command was called. Refuses an address that names no archive. */
  pathOf(asked: string): string {
    return openArchives(this.settings, asked).path;
  }

  /** A folder of this machine, or `s3://bucket/prefix`. */
  get folder(): string {
    const { BACKUP_DIR } = this.settings;
    if (!BACKUP_DIR) throw notSetUp();
    return isInS3(BACKUP_DIR) ? BACKUP_DIR : resolve(BACKUP_DIR);
  }

  /**
   * Writes and verifies one archive. `unverified` when there is no database to try it in (`no_scratch`) or stored files are lost
   * (`files_missing`): then the archive is kept all the same, and doesn't count as good.
   */
  async make(asked: string, now: Date, verify: boolean, signal: AbortSignal): Promise<MadeBackup> {
    const seal = this.settings.backupSeal;
    if (!seal) throw notSetUp();
    const { store, path } = openArchives(this.settings, asked);
    let unverified: BackupError | undefined;
    const check = async (part: string, written: WrittenBackup) => {
      if (verify) unverified = await this.try({ store, path: part, opener: written.opener }, written);
    };
    const keys = keyFingerprints(this.settings);
    const { directUrl: databaseUrl } = this.settings;
    const written = await takeBackup(
      { store, path, databaseUrl, blobs: this.blobs, seal, keys, createdAt: now, signal },
      check,
    );
    unverified = filesMissing(written) ?? unverified;
    return { ...written, verified: verify && !unverified, ...(unverified && { unverified }) };
  }

  private async try(archive: SealedArchive, { manifest: checked }: WrittenBackup): Promise<BackupError | undefined> {
    const ownerUrl = this.settings.BACKUP_VERIFY_DATABASE_URL ?? this.settings.ownerUrl;
    const entities = this.orm.config.get('entities') as EntityList;
    try {
      await tryRestore({ ...archive, checked, ownerUrl, entities, databaseUrl: this.settings.directUrl });
      return undefined;
    } catch (error) {
      if (error instanceof BackupError && error.fault === 'no_scratch') return error;
      throw error;
    }
  }

  /**
   * Removes these archives, as far as they lie in the folder, and what runs of ours left unfinished: parts, uploads, and archives
   * that got their name although their run failed. Another installation may use the same bucket by mistake, so what isn't in our
   * list of backups stays.
   */
  async tidy(outdated: readonly string[], { ended, failed }: EndedRuns, now: Date): Promise<void> {
    const { folder } = this;
    const { store } = openArchives(this.settings, `${folder}/all`);
    const named = (names: RegExp) => (path: string) => names.test(basename(path));
    const gone = new Set([
      ...outdated.filter(named(OURS)),
      ...failed.filter(named(OURS_ALONE)),
      ...ended.map((path) => partOf(path)),
    ]);
    for (const name of await store.names(folder))
      if (gone.has(`${folder}/${name}`)) await store.remove(`${folder}/${name}`);
    // No run goes on now, so an upload to one of our names is left over. The last step of a large archive is one to its final name.
    const ours = new Set([...gone, ...ended]);
    await store.dropUnfinished(
      folder,
      (name, begun) =>
        ours.has(`${folder}/${name}`) ||
        (OURS.test(name.replace(/\.part$/, '')) && now.getTime() - begun.getTime() > UNFINISHED_MS),
    );
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
