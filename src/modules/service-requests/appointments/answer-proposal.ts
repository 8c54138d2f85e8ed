import { Injectable } from '@nestjs/common';
import { judgeMove } from '../../../contract/state-machine.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { invalidField, refusal } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { refuseLeftHome } from '../../leases/moved-out.rows.js';
import { ChangeRequest, lockRequest } from '../change-request.service.js';
import { raiseFloorByWords } from '../floor.js';
import type { ServiceRequest } from '../service-request.entity.js';
import { addEvent, tell } from '../timeline.js';
import { confirmForTenant } from './confirm-for-tenant.js';
import { answererOf, sideOf, stillCounts } from './proposal-rules.js';
import type { AppointmentProposalAnswer } from './proposal.dto.js';
import { ANSWER, ONE_PROPOSAL, type ProposalRow } from './proposal.rows.js';
import { PROPOSAL_TABLE, type ProposedTime } from './proposal.states.js';

type Answer = AppointmentProposalAnswer['status'];

const TOLD = { declined: 'appointment_declined', withdrawn: 'appointment_withdrawn' } as const;
const DETAILS = { declined: 'proposal_declined', withdrawn: 'proposal_withdrawn' } as const;

/** Answers the other side's proposed times, or withdraws one's own. */
@Injectable()
export class AnswerProposal {
  constructor(
    private readonly scope: Scope,
    private readonly changes: ChangeRequest,
  ) {}

  /**
   * Accepting one of the times sets the appointment, under the same conditions as a step of the request. 403 for the wrong side,
   * 409 `appointment_changed` when the proposal is no longer open, 400 for a time that has passed or wasn't proposed.
   */
  async answer(requestId: string, proposalId: string, body: AppointmentProposalAnswer): Promise<void> {
    if (body.status !== 'accepted') return this.turnDown(requestId, proposalId, body);
    if (this.scope.actor.role === 'tenant') return this.confirm(requestId, proposalId, body);
    const time = await this.timeOf(requestId, proposalId, body.from);
    await this.changes.change(
      requestId,
      { status: 'scheduled', scheduledFor: time.from, scheduledUntil: time.until, overCapacity: body.overCapacity },
      async (tx, request) => void (await this.take(tx, request, proposalId, body)),
    );
  }

  /**
   * The tenant accepts times that the landlord or supplier has proposed. Both sides have agreed, so the system sets the
   * appointment.
   */
  private async confirm(requestId: string, proposalId: string, body: AppointmentProposalAnswer): Promise<void> {
    await this.scope.write('appointment.accept', async (tx) => {
      const request = await lockRequest(tx, requestId);
      await refuseLeftHome(tx, request.unitId);
      const time = await this.take(tx, request, proposalId, body);
      tx.about('service_request', requestId, request.accountId);
      tx.beforeCommitAsSystem(() => confirmForTenant(tx, request, time, this.scope.clock.now()));
    });
  }

  private async turnDown(requestId: string, proposalId: string, { status, note }: AppointmentProposalAnswer) {
    if (status === 'accepted') return;
    await this.scope.write(`appointment.${status}`, async (tx) => {
      const now = this.scope.clock.now();
      const request = await lockRequest(tx, requestId);
      await refuseLeftHome(tx, request.unitId);
      const proposal = await waiting(tx, request, proposalId, status);
      await close(tx, proposal.id, status, now);
      tx.about('service_request', requestId, request.accountId);
      addEvent(tx, request, { kind: 'appointment', detail: DETAILS[status], note: note || null }, now);
      raiseFloorByWords(tx, request, { words: note || '' }, now);
      const other = status === 'withdrawn' ? (answererOf(proposal.side, request) ?? 'landlord') : proposal.side;
      tell(tx, request, { happening: TOLD[status], note: note || null, parties: [other] }, now);
    });
  }

  private async take(
    tx: Tx,
    request: ServiceRequest,
    proposalId: string,
    { from }: AppointmentProposalAnswer,
  ): Promise<ProposedTime> {
    const proposal = await waiting(tx, request, proposalId, 'accepted');
    const time = chosen(proposal, from);
    await close(tx, proposal.id, 'accepted', this.scope.clock.now());
    return time;
  }

  /** The new values are read before the request is locked. That is safe because proposed times never change. */
  private async timeOf(requestId: string, proposalId: string, from: string | undefined): Promise<ProposedTime> {
    const [proposal] = await this.scope.rows<ProposalRow>(ONE_PROPOSAL, [requestId, proposalId]);
    return chosen(orNotFound(proposal), from);
  }
}

/** Returns the open proposal that the actor answers or withdraws. */
async function waiting(tx: Tx, request: ServiceRequest, proposalId: string, to: Answer): Promise<ProposalRow> {
  const [found] = await tx.rows<ProposalRow>(ONE_PROPOSAL, [request.id, proposalId]);
  const proposal = orNotFound(found);
  const side = sideOf(tx.actor.role);
  if (side === 'supplier' && request.supplierAccountId !== tx.actor.accountId) throw new Problem('forbidden');
  const moves = side && judgeMove(PROPOSAL_TABLE, proposal.status, to, side) === 'move';
  if (!moves || !stillCounts(proposal, request)) throw refusal('appointment_changed');
  const whose = to === 'withdrawn' ? proposal.side : answererOf(proposal.side, request);
  if (side !== whose) throw new Problem('forbidden');
  return proposal;
}

async function close(tx: Tx, id: string, state: Answer, now: Date): Promise<void> {
  if ((await tx.rows(ANSWER, [id, state, now])).length === 0) throw refusal('appointment_changed');
}

function chosen({ times }: ProposalRow, from: string | undefined): ProposedTime {
  const time = times.find((one) => Date.parse(one.from) === Date.parse(from ?? ''));
  if (!time) throw invalidField('from', 'from must be one of the proposed times', 'choice');
  return time;
}
