import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';

export type RequestAppointment = components['schemas']['RequestAppointmentResponse'];
export type Proposal = components['schemas']['AppointmentProposalResponse'];
type NewProposal = components['schemas']['NewAppointmentProposal'];
type ProposalAnswer = components['schemas']['AppointmentProposalAnswer'];

/** Proposes times for a visit to the other side. */
export function usePropose(requestId: string, onSent: () => void) {
  return useAction({
    run: (body: NewProposal, key) =>
      unwrap(
        api.POST('/api/service-requests/{id}/proposals', {
          params: { path: { id: requestId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: ['service-requests'],
    onSuccess: onSent,
  });
}

/** Accepts one of the proposed times, declines them, or withdraws one's own. */
export function useAnswerProposal(requestId: string, proposalId: string, onDone: () => void) {
  return useAction({
    run: (body: ProposalAnswer) =>
      unwrap(
        api.PATCH('/api/service-requests/{id}/proposals/{proposalId}', {
          params: { path: { id: requestId, proposalId } },
          body,
        }),
      ),
    changes: ['service-requests'],
    onSuccess: onDone,
  });
}
