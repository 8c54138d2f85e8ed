import { refusal } from '../../../platform/errors/refusals.js';
import type { Tx } from '../../../platform/scope/tx.js';
import type { ServiceRequestState } from '../service-request.states.js';

const OPEN = 'select 1 from request_checklist_line where request_id = $1 and done_at is null limit 1';

/** 422 `checklist_open` if work is completed while lines are open, unless the request confirms it. */
export async function refuseOpenLines(
  tx: Tx,
  request: { id: string; status: ServiceRequestState },
  { before, leaveOpen }: { before: ServiceRequestState; leaveOpen: boolean | undefined },
): Promise<void> {
  if (leaveOpen || request.status !== 'completed' || before === 'completed') return;
  if ((await tx.rows(OPEN, [request.id])).length > 0) throw refusal('checklist_open');
}
