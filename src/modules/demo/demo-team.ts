import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { sample } from '../../platform/i18n/sample-texts.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { EliteSubscriptions } from '../elite/elite.module.js';
import { StaffService, TeamJobs } from '../teams/teams.module.js';

const ENTRY = 'select id from supplier where account_id = $1';
const JOBS = `select id, status from service_request
  where supplier_account_id = lw_account() and status in ('scheduled', 'completed') order by created_at, id`;
/** Inserts a visit with SQL, because only a technician can start one and the demo's technician can't sign in. */
const VISITED = `insert into job_visit (id, account_id, demo, created_at, request_id, staff_id, started_at, finished_at, note, recorded_start_at, recorded_finish_at)
  values ($1, $2, true, $6, $3, $4, $5, $6, $7, $5, $6)`;
const HAD_JOB = `insert into job_assignment (id, account_id, demo, created_at, request_id, staff_id) values ($1, $2, true, $5, $3, $4)`;
const VISIT_MS = 50 * 60_000;
const NOTE = sample('Fan cleaned and fixed in place', 'Ventilateur nettoyé et fixé', 'Ventilador limpiado y fijado');

/** Creates the demo supplier's technician. One open job is assigned to them, and they have done another. */
@Injectable()
export class DemoTeam {
  constructor(
    private readonly scope: Scope,
    private readonly elite: EliteSubscriptions,
    private readonly staff: StaffService,
    private readonly jobs: TeamJobs,
  ) {}

  async gather(supplier: Actor): Promise<void> {
    await this.scope.as(supplier, async () => {
      const [entry] = await this.scope.rows<{ id: string }>(ENTRY, [supplier.accountId]);
      if (!entry) return;
      await this.elite.subscribe({ plan: 'annual' });
      const { id: staffId } = await this.staff.add(entry.id, {
        firstName: 'Lina',
        lastName: 'Gagnon',
        phone: '514-555-0127',
      });
      for (const job of await this.scope.rows<{ id: string; status: string }>(JOBS)) {
        if (job.status === 'scheduled') await this.jobs.assign(job.id, { staffId });
        else await this.visited(job.id, staffId, supplier);
      }
    });
  }

  private async visited(requestId: string, staffId: string, { accountId }: Actor): Promise<void> {
    const now = this.scope.clock.now();
    const began = new Date(now.getTime() - VISIT_MS);
    await this.scope.write('job.assign', async (tx) => {
      await tx.rows(HAD_JOB, [v7(), accountId, requestId, staffId, now]);
      await tx.rows(VISITED, [v7(), accountId, requestId, staffId, began, now, NOTE]);
    });
  }
}
