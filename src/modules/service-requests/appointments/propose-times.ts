import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import { row, type Tx } from '../../../platform/scope/tx.js';
import { refuseLeftHome } from '../../leases/moved-out.rows.js';
import { lockRequest } from '../change-request.service.js';
import { raiseFloorByWords } from '../floor.js';
import type { Party } from '../rules/request-page.js';
import type { ServiceRequest } from '../service-request.entity.js';
import { refuseGaps } from '../supplier-gaps.js';
import { addEvent, tell } from '../timeline.js';
import { answererOf, mayPropose, readTimes, sideOf, stillCounts } from './proposal-rules.js';
import type { NewAppointmentProposal } from './proposal.dto.js';
import { AppointmentProposal } from './proposal.entity.js';
import { ANSWER, OPEN_PROPOSAL, type ProposalRow } from './proposal.rows.js';
import type { ProposedTime, ProposingSide } from './proposal.states.js';

const TENANT_ANSWERS = 'select lw_tenant_answers($1) as answers';
const BEGUN: readonly ServiceRequest['status'][] = ['in_progress'];

/** Proposes times to the other side: the first ones, different ones in reply to a proposal, or to move an appointment. */
@Injectable()
export class ProposeTimes {
  constructor(private readonly scope: Scope) {}

  /**
   * 403 for a side that doesn't agree on the visit, 409 `appointment_changed` if the other side was faster, 422 once the work is
   * done, `no_tenant_to_ask` if no tenant can answer, `supplier_gap` for a supplier who may not begin.
   */
  async propose(requestId: string, body: NewAppointmentProposal): Promise<void> {
    await this.scope.write('appointment.propose', async (tx) => {
      const now = this.scope.clock.now();
      const request = await lockRequest(tx, requestId);
      await refuseLeftHome(tx, request.unitId);
      const side = await proposingSide(tx, request, now);
      const times = readTimes(body.times, now);
      await replaceOpen(tx, request, { side, ...body }, now);
      await insertProposal(tx, request, { side, times, note: body.note || null }, now);
      const event = { kind: 'appointment', detail: 'proposed', note: body.note || null } as const;
      addEvent(tx, request, event, now);
      raiseFloorByWords(tx, request, { words: body.note || '' }, now);
      tx.about('service_request', requestId, request.accountId);
      tell(
        tx,
        request,
        { happening: 'appointment_proposed', note: body.note || null, times, parties: partiesOf(side, request) },
        now,
      );
    });
  }
}

/** Returns who is notified of a proposal: the side that answers it, or the landlord while no supplier has accepted the job. */
export function partiesOf(side: ProposingSide, request: ServiceRequest): Party[] {
  return [answererOf(side, request) ?? 'landlord'];
}

async function proposingSide(tx: Tx, request: ServiceRequest, now: Date): Promise<ProposingSide> {
  const side = sideOf(tx.actor.role);
  if (!side) throw new Problem('forbidden');
  if (side === 'supplier' && request.supplierAccountId !== tx.actor.accountId) throw new Problem('forbidden');
  if (!mayPropose(side, request)) throw new Problem('transition_forbidden');
  if (side === 'tenant') return side;
  const [tenant] = await tx.rows<{ answers: boolean }>(TENANT_ANSWERS, [request.id]);
  if (!tenant?.answers) throw refusal('no_tenant_to_ask');
  if (request.supplierAccountId && !BEGUN.includes(request.status))
    await refuseGaps(tx, request.id, request.supplierAccountId, now);
  return side;
}

/** New times close the open proposal. A side's own is replaced; the other side's only if it is the one that was on the screen. */
async function replaceOpen(
  tx: Tx,
  request: ServiceRequest,
  { side, answers, scheduledFor }: Pick<NewAppointmentProposal, 'answers' | 'scheduledFor'> & { side: ProposingSide },
  now: Date,
): Promise<void> {
  if (scheduledFor !== undefined && !sameInstant(scheduledFor, request.scheduledFor))
    throw refusal('appointment_changed');
  const [open] = await tx.rows<ProposalRow>(OPEN_PROPOSAL, [request.id]);
  const other = open && stillCounts(open, request) && open.side !== side ? open : undefined;
  if ((other?.id ?? null) !== (answers ?? null)) throw refusal('appointment_changed');
  if (open) await tx.rows(ANSWER, [open.id, other ? 'countered' : 'withdrawn', now]);
}

async function insertProposal(
  tx: Tx,
  request: ServiceRequest,
  { side, times, note }: { side: ProposingSide; times: ProposedTime[]; note: string | null },
  createdAt: Date,
): Promise<void> {
  await tx.insert(
    row(AppointmentProposal, {
      id: v7(),
      accountId: request.accountId,
      demo: request.demo,
      requestId: request.id,
      side,
      supplierAccountId: side === 'supplier' ? request.supplierAccountId : null,
      times,
      note,
      createdAt,
    }),
  );
}

const sameInstant = (sent: string | null, present: Date | null | undefined): boolean =>
  (sent === null ? null : Date.parse(sent)) === (present?.getTime() ?? null);
