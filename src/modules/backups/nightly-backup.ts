import { Injectable, Logger } from '@nestjs/common';
import type { BackupState } from '../../contract/backups.js';
import { BackupError } from '../../platform/backup/archive.js';
import { Settings } from '../../platform/config/settings.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { RunBackup } from './run-backup.service.js';

const DAY_MS = 24 * 3600_000;
/** One that failed or was killed is made up in the next hours, but not all day. */
const TRIES = 3;

/** One backup a day from BACKUP_HOUR (UTC) on. A product that was down at that hour makes it up. */
@Injectable()
export class NightlyBackup {
  private readonly log = new Logger('Backup');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly backups: RunBackup,
  ) {}

  /** Begins it and doesn't wait: other schedules of this process go on meanwhile. Tells whether it did. */
  @Scheduled('backup.nightly', '2 * * * *')
  async run(): Promise<boolean> {
    if (!this.settings.BACKUP_DIR || (await this.isMade())) return false;
    try {
      const { done } = await this.backups.start({ startedFor: 'schedule' });
      // It has been logged, and admins have mail.
      done.catch(() => undefined);
      return true;
    } catch (error) {
      if (!(error instanceof BackupError && error.fault === 'running')) throw error;
      this.log.log('A backup is already being made');
      return false;
    }
  }

  private async isMade(): Promise<boolean> {
    const since = dueSince(this.scope.clock.now(), this.settings.BACKUP_HOUR);
    const sql = "select state from backup_run where started_for = 'schedule' and started_at >= $1";
    const runs = await this.scope.rows<{ state: BackupState }>(sql, [since]);
    return runs.length >= TRIES || runs.some(({ state }) => state === 'verified' || state === 'unverified');
  }
}

/** The latest moment at which the hour (UTC) began. */
export function dueSince(now: Date, hour: number): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour);
  return new Date(today > now.getTime() ? today - DAY_MS : today);
}
