import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { BACKUPS_KEPT, type BackupTrigger } from '../../contract/backups.js';
import type { BackupError } from '../../platform/backup/archive.js';
import type { WrittenBackup } from '../../platform/backup/take-backup.js';
import { Settings } from '../../platform/config/settings.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { EndedRuns } from './backup-files.js';

const INSERT =
  "insert into backup_run (id, demo, started_at, started_for, state, file) values ($1, false, $2, $3, 'running', $4)";
const WRITTEN =
  'update backup_run set finished_at = $2, state = $3, bytes = $4, rows = $5, files = $6, fault = $7, failure = $8 where id = $1';
const FAILED = "update backup_run set finished_at = $2, state = 'failed', fault = $3, failure = $4 where id = $1";
/** A process that was killed couldn't say so. The process that holds the lock knows that no other run is left. */
const INTERRUPTED = `update backup_run set finished_at = $1, state = 'failed', fault = 'stopped' where state = 'running' returning id`;
/**
 * Verified backups of the schedule, verified ones that people started, and those that were not verified count apart: none of
 * them pushes out the others.
 */
const OUTDATED = `select file from (select file, kind, row_number() over (partition by kind order by started_at desc, id desc) as place
    from (select *, case when state = 'unverified' then 'unverified' when started_for = 'schedule' then 'schedule' else 'person' end as kind
      from backup_run where state in ('verified', 'unverified')) r) r
  where place > case kind when 'schedule' then $1::int when 'person' then $2::int else $3::int end`;
const ADMINS = `select email, language from app_user
  where user_type = 'admin' and not demo and suspended_at is null and deleted_at is null and email_verified_at is not null`;

/** What became of backups: rows for the admins' page, entries in the audit log, and mail when one failed. */
@Injectable()
export class BackupLog {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** Notes the start with the person who acts, and the end of a run that was killed before: admins get mail about that one. Gives the new run's id. */
  async started(startedFor: BackupTrigger, file: string): Promise<string> {
    const id = v7();
    const now = this.scope.clock.now();
    await this.scope.write('backup.started', async (tx) => {
      tx.about('backup', id);
      tx.changed(['backups'], [id], {});
      tx.beforeCommitAsSystem(async () => {
        const killed = await tx.rows(INTERRUPTED, [now]);
        if (killed.length > 0) await this.mail(tx, { fault: 'stopped' });
        await tx.rows(INSERT, [id, now, startedFor, file]);
      });
    });
    return id;
  }

  /** The archive is in its place. Without verification it isn't a good backup: admins get mail about that, too. */
  async written(id: string, { sums, bytes }: WrittenBackup, verified: boolean, why?: BackupError): Promise<void> {
    const rows = Object.values(sums.tables).reduce((total, table) => total + table.rows, 0);
    const values = [bytes, rows, sums.files.count, why?.fault ?? null, why?.message.slice(0, 500) ?? null];
    const note = async (tx: Tx) => {
      this.about(tx, id);
      await tx.rows(WRITTEN, [id, this.scope.clock.now(), verified ? 'verified' : 'unverified', ...values]);
      if (why) await this.mail(tx, why);
    };
    await (verified ? this.scope.write('backup.verified', note) : this.scope.write('backup.unverified', note));
  }

  async failed(id: string, error: BackupError): Promise<void> {
    await this.scope.write('backup.failed', async (tx) => {
      this.about(tx, id);
      tx.because(error.message.slice(0, 500));
      await tx.rows(FAILED, [id, this.scope.clock.now(), error.fault, error.message.slice(0, 500)]);
      await this.mail(tx, error);
    });
  }

  /** The archives beyond those that are kept. */
  async outdated(): Promise<string[]> {
    const keep = [this.settings.BACKUP_KEEP, BACKUPS_KEPT.person, BACKUPS_KEPT.unverified];
    const rows = await this.scope.rows<{ file: string }>(OUTDATED, keep);
    return rows.map(({ file }) => file);
  }

  /** Where archives of this installation were to be, whatever became of them. */
  async ended(): Promise<EndedRuns> {
    const rows = await this.scope.rows<{ file: string; failed: boolean }>(
      "select file, state = 'failed' as failed from backup_run where state <> 'running'",
    );
    return {
      ended: rows.map(({ file }) => file),
      failed: rows.filter(({ failed }) => failed).map(({ file }) => file),
    };
  }

  private about(tx: Tx, id: string): void {
    tx.about('backup', id);
    tx.changed(['backups', 'audit-log'], [id], {});
  }

  private async mail(tx: Tx, { fault }: Pick<BackupError, 'fault'>): Promise<void> {
    for (const { email, language } of await tx.rows<{ email: string; language: string }>(ADMINS))
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'backups.failed',
        params: { fault, url: `${this.settings.publicUrl}/dashboards/admin/backups` },
      });
  }
}
