import { Injectable } from '@nestjs/common';
import { OPEN_LEADS } from '../../contract/leads.js';
import { STAFF_RIGHTS } from '../../contract/staff-roles.js';
import type { Tx } from '../../platform/scope/tx.js';
import { lockWorker, looksAfter, TeamWork, type Worker } from '../accounts/team-work.service.js';

/** Leads that were won or lost keep their owner. If one is reopened, `releaseUnseen` applies. */
const RELEASE = `update crm_lead l set staff_id = null, version = version + 1
  where l.staff_id = $1 and l.status = any($2) and l.merged_into_id is null returning l.id`;
const NOTE = `insert into crm_activity (id, demo, created_at, lead_id, kind, at, author_id, details)
  select gen_random_uuid(), l.demo, $2, l.id, 'owner', $2, $3, jsonb_build_object('to', '', 'from', trim(u.first_name || ' ' || u.last_name))
  from crm_lead l join app_user u on u.id = $4 where l.id = any($1)`;

const HOLDER = 'select staff_id as "holderId" from crm_lead where id = $1 and staff_id is not null';
const GONE = `update crm_lead l set staff_id = null where l.id = $1 and l.status = any($2)
  and not exists (select 1 from app_user u where u.id = l.staff_id and ${looksAfter('$3')}) returning l.id`;

/** Makes open leads unassigned when their owner may no longer see leads. */
@Injectable()
export class ReleaseWork {
  constructor(work: TeamWork) {
    work.add(release);
  }
}

async function release(tx: Tx, { id, may }: Worker, at: Date): Promise<void> {
  if (may('leads')) return;
  const left = await tx.rows<{ id: string }>(RELEASE, [id, OPEN_LEADS]);
  const ids = left.map((lead) => lead.id);
  await tx.rows(NOTE, [ids, at, tx.actor.userId ?? id, id]);
  if (ids.length > 0) tx.changed(['crm-leads'], ids, {});
}

/** Call it when a lead is reopened or gets another owner. An open lead becomes unassigned if that person may not see leads. */
export function releaseUnseen(tx: Tx, id: string): void {
  tx.beforeCommitAsSystem(async () => {
    const [held] = await tx.rows<{ holderId: string }>(HOLDER, [id]);
    if (!held) return;
    await lockWorker(tx, held.holderId);
    const left = await tx.rows(GONE, [id, OPEN_LEADS, STAFF_RIGHTS.leads]);
    if (left.length > 0 && tx.subject?.id === id) tx.compare({ staffId: held.holderId }, { staffId: null });
  });
}
