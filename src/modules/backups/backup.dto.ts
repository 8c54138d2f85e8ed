import { IsIn } from 'class-validator';
import {
  BACKUP_FAULTS,
  BACKUP_STATES,
  BACKUP_TRIGGERS,
  type BackupFault,
  type BackupState,
  type BackupTrigger,
} from '../../contract/backups.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { SecondStepRequest } from '../twofactor/second-step.dto.js';

export class BackupsQuery extends ListQuery {}

/** Starting a backup needs the second step where it is on or mandatory. */
export class StartBackupRequest extends SecondStepRequest {}

/** One backup of the installation. */
export class BackupResponse {
  id: string;
  startedAt: string;
  finishedAt: string | null;
  @IsIn(BACKUP_TRIGGERS) startedFor: BackupTrigger;
  /** Only `verified` ones count as good: they were restored into a database of their own, and every sum was the same. */
  @IsIn(BACKUP_STATES) state: BackupState;
  /** The name of the file, without its folder or bucket. */
  file: string;
  bytes: number | null;
  /** Rows of all tables. */
  rows: number | null;
  /** Stored documents and pictures. */
  files: number | null;
  @IsIn(BACKUP_FAULTS) fault: BackupFault | null;
}

/** What the page says above the list. */
export class BackupStatusResponse {
  /** Whether BACKUP_DIR and a key are set. */
  setUp: boolean;
  /** The bucket that backups go to; null for a folder. */
  bucket: string | null;
  /** The hour of the nightly backup, UTC. */
  hour: number;
  keep: number;
  running: boolean;
  lastVerifiedAt: string | null;
}
