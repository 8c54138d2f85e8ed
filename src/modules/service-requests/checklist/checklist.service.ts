import { Injectable } from '@nestjs/common';
import { isoOrNull } from '../../../platform/database/iso.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { lockRequest } from '../change-request.service.js';
import { touch } from '../service-request.events.js';
import type { ServiceRequestState } from '../service-request.states.js';
import type { ChecklistLineResponse } from './checklist.dto.js';

type Line = Omit<ChecklistLineResponse, 'doneAt'> & { doneAt: Date | null };

const COLUMNS = `id, label, done_at is not null as done, done_at as "doneAt", done_role as "doneBy"`;
const LINES = `select ${COLUMNS} from request_checklist_line where request_id = $1 order by position`;
const ONE = `select ${COLUMNS} from request_checklist_line where request_id = $1 and id = $2`;
/** A line that is already checked off keeps its first time and person. */
const CHECK = `update request_checklist_line set done_at = $3, done_by = $4, done_role = $5
  where request_id = $1 and id = $2 and (done_at is null) = ($3::timestamptz is not null)`;

const OVER: readonly ServiceRequestState[] = ['completed', 'closed', 'declined', 'cancelled'];

/** The checklists of requests, which the landlord and the supplier of the job check off. */
@Injectable()
export class Checklists {
  constructor(private readonly scope: Scope) {}

  /** Returns the lines of one request in their order. Empty for tenants. */
  async of(requestId: string): Promise<ChecklistLineResponse[]> {
    return (await this.scope.rows<Line>(LINES, [requestId])).map(toLine);
  }

  /** `also` runs in the same transaction. */
  async check(
    requestId: string,
    lineId: string,
    done: boolean,
    also?: (tx: Tx) => Promise<void>,
  ): Promise<ChecklistLineResponse> {
    await this.scope.write('service_request.check_line', async (tx) => {
      const request = await lockRequest(tx, requestId);
      await also?.(tx);
      const { role, accountId, userId } = tx.actor;
      orNotFound((await tx.rows<Line>(ONE, [requestId, lineId]))[0]);
      if (role === 'supplier' && request.supplierAccountId !== accountId) throw new Problem('forbidden');
      if (OVER.includes(request.status)) throw new Problem('transition_forbidden');
      await tx.rows(CHECK, [
        requestId,
        lineId,
        ...(done ? [this.scope.clock.now(), userId, role] : [null, null, null]),
      ]);
      tx.about('service_request', requestId, request.accountId);
      touch(tx, request);
    });
    const [line] = await this.scope.rows<Line>(ONE, [requestId, lineId]);
    return toLine(orNotFound(line));
  }
}

function toLine({ id, label, done, doneAt, doneBy }: Line): ChecklistLineResponse {
  return { id, label, done, doneAt: isoOrNull(doneAt), doneBy };
}
