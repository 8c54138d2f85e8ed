import type { ServiceRequest } from '../service-request.entity.js';
import type { RequestHappening } from '../service-request.events.js';
import { stillCounts } from './proposal-rules.js';
import type { AppointmentProposal } from './proposal.entity.js';

/**
 * Ends the proposals that a step makes pointless: the job has moved on, someone else comes, or an appointment was set without
 * them.
 */
export function settleProposals(
  request: Pick<ServiceRequest, 'status' | 'supplierAccountId'>,
  open: readonly Pick<AppointmentProposal, 'side' | 'supplierAccountId' | 'state' | 'createdAt' | 'answeredAt'>[],
  what: { happening: RequestHappening; at: string },
  now: Date,
): void {
  for (const proposal of open) {
    const before = proposal.createdAt.getTime() <= Date.parse(what.at);
    const set = what.happening === 'scheduled' && before;
    if (proposal.state !== 'open' || (stillCounts(proposal, request) && !set)) continue;
    proposal.state = 'superseded';
    proposal.answeredAt = now;
  }
}
