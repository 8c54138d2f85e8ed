import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { BackupError } from '../../platform/backup/archive.js';
import { bucketOf } from '../../platform/config/s3-settings.js';
import { Settings } from '../../platform/config/settings.js';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import type { BackupResponse, BackupsQuery, BackupStatusResponse } from './backup.dto.js';
import { BACKUP_LOCK, RunBackup } from './run-backup.service.js';

/** Whether a process makes a backup now: it holds the lock as long as it lives. */
const RUNNING = `exists (select 1 from pg_locks l join pg_database d on d.oid = l.database
  where l.locktype = 'advisory' and l.classid = 0 and l.objid = ${BACKUP_LOCK} and l.objsubid = 1 and l.granted and d.datname = current_database())`;
/** A run whose process was killed is still noted as running; without the lock it isn't. */
const LOST = `b.state = 'running' and not ${RUNNING}`;
const COLUMNS = `b.id, b.started_at as "startedAt", b.finished_at as "finishedAt", b.started_for as "startedFor", b.file, b.bytes, b.rows, b.files,
  case when ${LOST} then 'failed' else b.state end as state, case when ${LOST} then 'stopped' else b.fault end as fault`;

type Row = Omit<BackupResponse, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null };

/** The admins' view of backups. */
@Injectable()
export class BackupsService {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly backups: RunBackup,
    private readonly confirmation: Confirmation,
  ) {}

  async list(asked: BackupsQuery): Promise<Page<BackupResponse>> {
    const list = {
      select: COLUMNS,
      from: 'backup_run b',
      sorts: { startedAt: 'b.started_at' },
      defaultSort: '-startedAt',
      id: 'b.id',
      search: ['b.file'],
    };
    const page = await readList<Row>(this.scope, list, asked);
    return new Page(page.items.map(toBackup), page.nextCursor, page.total);
  }

  async status(): Promise<BackupStatusResponse> {
    const sql = `select ${RUNNING} as running, (select max(finished_at) from backup_run where state = 'verified') as last`;
    const [found] = await this.scope.rows<{ running: boolean; last: Date | null }>(sql);
    const { BACKUP_DIR, BACKUP_HOUR: hour, BACKUP_KEEP: keep } = this.settings;
    return {
      setUp: Boolean(BACKUP_DIR),
      bucket: bucketOf(BACKUP_DIR ?? ''),
      hour,
      keep,
      running: found?.running ?? false,
      lastVerifiedAt: isoOrNull(found?.last ?? null),
    };
  }

  async start(verificationToken?: string): Promise<BackupResponse> {
    // Who looks around in the demo has no business with the installation.
    if (this.scope.actor.demo) throw new Problem('not_found');
    await this.confirmation.requireTwoFactor(verificationToken);
    const { id, done } = await this.backups.start({ startedFor: 'admin' }).catch(explain);
    done.catch(() => undefined);
    const [row] = await this.scope.rows<Row>(`select ${COLUMNS} from backup_run b where b.id = $1`, [id]);
    return toBackup(orNotFound(row));
  }
}

function explain(error: unknown): never {
  const fault = error instanceof BackupError ? error.fault : undefined;
  if (fault === 'running') throw refusal('backup_running');
  if (fault === 'not_set_up') throw refusal('backup_not_set_up');
  throw error;
}

function toBackup({
  id,
  startedAt,
  finishedAt,
  startedFor,
  state,
  file,
  bytes,
  rows,
  files,
  fault,
}: Row): BackupResponse {
  const times = { startedAt: iso(startedAt), finishedAt: isoOrNull(finishedAt) };
  return { id, ...times, startedFor, state, file: basename(file), bytes, rows, files, fault };
}
