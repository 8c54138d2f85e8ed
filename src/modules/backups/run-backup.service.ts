import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { BackupTrigger } from '../../contract/backups.js';
import { BackupError } from '../../platform/backup/archive.js';
import { Settings } from '../../platform/config/settings.js';
import { Scope } from '../../platform/scope/scope.js';
import { BackupFiles, type MadeBackup } from './backup-files.js';
import { BackupLog } from './backup-log.js';

/** Any number: one backup at a time, whichever process makes it. */
export const BACKUP_LOCK = 7_203_700;

export interface BackupOrder {
  startedFor: BackupTrigger;
  /** Instead of a new file in the folder of backups. */
  path?: string;
  verify?: boolean;
}

export interface RunningBackup {
  id: string;
  path: string;
  /** Rejects with what was also logged. */
  done: Promise<MadeBackup>;
}

/** Makes one backup at a time for the whole installation, and keeps what became of it. */
@Injectable()
export class RunBackup implements OnApplicationShutdown {
  private readonly log = new Logger('Backup');
  private readonly stopped = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly files: BackupFiles,
    private readonly backups: BackupLog,
  ) {}

  /** Begins one and doesn't wait for it: `running` when another one is being made, `not_set_up` without a folder or a key. */
  async start({ startedFor, path: asked, verify = true }: BackupOrder): Promise<RunningBackup> {
    const path = asked ? this.files.pathOf(asked) : this.files.pathAt(this.scope.clock.now());
    const lock = await this.lock();
    try {
      const id = await this.backups.started(startedFor, path);
      const done = holding(lock, () => this.make(id, path, verify, !asked));
      this.running = done.catch(() => undefined);
      return { id, path, done };
    } catch (error) {
      await release(lock);
      throw error;
    }
  }

  private async make(id: string, path: string, verify: boolean, tidy: boolean): Promise<MadeBackup> {
    try {
      const made = await this.files.make(path, this.scope.clock.now(), verify, this.stopped.signal);
      if (made.sums.files.missing.length > 0)
        this.log.warn({ places: made.sums.files.missing }, 'The database names files that the storage does not have');
      if (made.unverified) this.log.error(`A backup could not be verified: ${made.unverified.message}`);
      await this.asSystem(() => this.backups.written(id, made, made.verified, made.unverified));
      if (tidy) await this.asSystem(() => this.tidy());
      return made;
    } catch (error) {
      const fault = error instanceof BackupError ? error : new BackupError('failed', String(error));
      this.log.error({ err: error }, 'A backup failed');
      await this.asSystem(() => this.backups.failed(id, fault)).catch((lost: unknown) =>
        this.log.error({ err: lost }, 'The failure of a backup could not be kept'),
      );
      throw fault;
    }
  }

  /** The next run tries again what fails here: it is no reason to doubt the backup that was made. */
  private async tidy(): Promise<void> {
    try {
      await this.files.tidy(await this.backups.outdated(), await this.backups.ended(), this.scope.clock.now());
    } catch (error) {
      this.log.error({ err: error }, 'Old backups could not be removed');
    }
  }

  private asSystem(fn: () => Promise<void>): Promise<void> {
    return this.scope.asSystem('backup', fn);
  }

  /** Of the session: PostgreSQL releases it when this process ends, however it ends. */
  private async lock(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.settings.directUrl,
      application_name: 'backup lock',
      keepAlive: true,
    });
    client.on('error', (error) => this.log.warn(`The lock of a backup was lost: ${error.message}`));
    await client.connect();
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [BACKUP_LOCK]);
    if (rows[0]?.mine) return client;
    await client.end();
    throw new BackupError('running', 'A backup is already being made.');
  }

  /** A process that ends leaves no half of an archive, and says so. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }
}

async function holding<T>(lock: pg.Client, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await release(lock);
  }
}

async function release(lock: pg.Client): Promise<void> {
  await lock.end().catch(() => undefined);
}
