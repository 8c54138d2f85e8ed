import { api, apiFetch, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { TicketView } from '@contract/tickets';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Ticket = Schemas['TicketResponse'];
export type TicketMessage = Schemas['TicketMessageResponse'];
export type NewTicket = Schemas['NewTicket'];
export type TicketChange = Schemas['TicketChange'];
export type TicketNote = Schemas['TicketNoteResponse'];
export type TicketsChange = Schemas['TicketsChange'];
export type BulkOutcome = Schemas['BulkResponse'];
export type Target = Schemas['TicketTargetFields'];
export type Figures = Schemas['TicketFiguresResponse'];

export interface TicketFilters {
  q?: string;
  status?: Ticket['status'];
  priority?: Ticket['priority'];
  assignedTo?: string;
  userId?: string;
  view?: TicketView;
  tag?: string;
  sort?: string;
}

/** Tickets that the reader may see, the latest word first. */
export const ticketsQuery = (filters: TicketFilters) =>
  infiniteQueryOptions({
    queryKey: ['support-tickets', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<Ticket>(
        api.GET('/api/support-tickets', {
          params: { query: { limit: 50, sort: '-activity', ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['support-tickets', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/support-tickets/{id}', { params: { path: { id } }, signal })),
  });

export const answersQuery = (id: string) =>
  queryOptions({
    queryKey: ['support-ticket-messages', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/support-tickets/{id}/messages', { params: { path: { id } }, signal })),
  });

export const colleaguesQuery = queryOptions({
  queryKey: ['people', 'colleagues', 'tickets'],
  queryFn: ({ signal }) =>
    unwrap(api.GET('/api/people/colleagues', { params: { query: { right: 'tickets' } }, signal })),
});

/** How many tickets each view has. */
export const countsQuery = queryOptions({
  queryKey: ['support-tickets', 'counts'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/support-tickets/counts', { signal })),
});

export const tagsQuery = queryOptions({
  queryKey: ['support-tickets', 'tags'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/support-tickets/tags', { signal })),
});

export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: ['support-ticket-notes', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/support-tickets/{id}/notes', { params: { path: { id } }, signal })),
  });

/** The draft as it was when the ticket was opened; what is written since is in the form. */
export const deskQuery = (id: string) =>
  queryOptions({
    queryKey: ['support-ticket-desk', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/support-tickets/{id}/desk', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // The field opens with it: after a failure, what is typed would take the place of the kept draft.
    networkMode: 'online',
    gcTime: 0,
  });

/**
 * A live event reports when someone begins or stops writing. Someone who just closes the page is noticed by polling.
 */
const WRITERS_MS = 30_000;

/** Colleagues who are writing an answer. */
export const writersQuery = (id: string) =>
  queryOptions({
    queryKey: ['support-ticket-writers', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/support-tickets/{id}/writers', { params: { path: { id } }, signal })),
    refetchInterval: WRITERS_MS,
  });

export const targetsQuery = queryOptions({
  queryKey: ['support-targets', 'list'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/support-targets', { signal })),
});

export const figuresQuery = queryOptions({
  queryKey: ['support-targets', 'figures'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/support-targets/figures', { signal })),
});

/** What could be merged: the tickets that a number or a person's address finds. */
export const candidatesQuery = (q: string) =>
  queryOptions({
    queryKey: ['support-tickets', 'candidates', q],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/support-tickets', { params: { query: { q, limit: 20, sort: '-activity' } }, signal })),
    enabled: q.length > 1,
  });

const CHANGES = ['support-tickets', 'support-ticket-messages'];

export function useFileTicket() {
  return useAction<NewTicket, Ticket | undefined>({
    run: (body, key) => unwrap(api.POST('/api/support-tickets', { body, headers: idempotency(key) })),
    changes: CHANGES,
    quiet: true,
  });
}

export type RequesterBody = Omit<Schemas['RequesterChange'], 'version'>;

/** Files a ticket for someone who called. */
export function useFileForCaller() {
  return useAction<Schemas['NewCallerTicket'], Ticket | undefined>({
    run: (body, key) => unwrap(api.POST('/api/support-tickets/for-caller', { body, headers: idempotency(key) })),
    changes: CHANGES,
    quiet: true,
  });
}

export function useChangeRequester(id: string) {
  return useAction<Schemas['RequesterChange'], Ticket | undefined>({
    run: (body) => unwrap(api.PUT('/api/support-tickets/{id}/requester', { params: { path: { id } }, body })),
    answers: ticketQuery(id).queryKey,
    changes: CHANGES,
    quiet: true,
  });
}

export function useChangeTicket(id: string) {
  return useAction<TicketChange, Ticket | undefined>({
    run: (body) => unwrap(api.PATCH('/api/support-tickets/{id}', { params: { path: { id } }, body })),
    answers: ticketQuery(id).queryKey,
    changes: CHANGES,
  });
}

export function useAnswerTicket(id: string) {
  return useAction<Schemas['NewTicketMessage'], TicketMessage | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/support-tickets/{id}/messages', {
          params: { path: { id } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}

export function useAddTicketNote(id: string) {
  return useAction({
    run: (body: { text: string; mentions: string[] }, key) =>
      unwrap(
        api.POST('/api/support-tickets/{id}/notes', {
          params: { path: { id } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: ['support-ticket-notes'],
    quiet: true,
  });
}

/** What one is writing: an answer for the person who asked, or a note for the team. */
export type DraftField = 'draft' | 'noteDraft';

/** Keeps what one is writing, also while the page goes away. */
export async function keepDraft(id: string, change: { [field in DraftField]?: string }): Promise<void> {
  await apiFetch(`/api/support-tickets/${id}/desk`, {
    method: 'PUT',
    body: JSON.stringify(change),
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
  });
}

/** One change of many. Several of them, as for an undo, run one after the other. */
export function useChangeTickets() {
  return useAction({
    run: async (changes: readonly TicketsChange[]) => {
      const outcome: BulkOutcome = { done: [], refused: [] };
      for (const body of changes) {
        const { done, refused } = await unwrap(api.POST('/api/support-tickets/bulk', { body }));
        outcome.done.push(...done);
        outcome.refused.push(...refused);
      }
      return outcome;
    },
    changes: CHANGES,
  });
}

export function useMergeTicket(id: string) {
  return useAction({
    run: (body: Schemas['TicketMerge']) =>
      unwrap(api.POST('/api/support-tickets/{id}/merge', { params: { path: { id } }, body })),
    changes: [...CHANGES, 'support-ticket-notes'],
    quiet: true,
  });
}

export function useSplitTicket(id: string) {
  return useAction({
    run: (body: Schemas['TicketSplit'], key) =>
      unwrap(
        api.POST('/api/support-tickets/{id}/split', { params: { path: { id } }, body, headers: idempotency(key) }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}

export function useSetTargets() {
  return useAction({
    run: (body: Schemas['TicketTargetsChange']) => unwrap(api.PUT('/api/support-targets', { body })),
    changes: ['support-targets'],
    quiet: true,
  });
}
