import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Ticket = Schemas['TicketResponse'];
export type TicketMessage = Schemas['TicketMessageResponse'];
export type NewTicket = Schemas['NewTicket'];
export type TicketChange = Schemas['TicketChange'];

export interface TicketFilters {
  q?: string;
  status?: Ticket['status'];
  priority?: Ticket['priority'];
  assignedTo?: string;
  userId?: string;
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
  queryKey: ['people', 'colleagues'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/people/colleagues', { signal })),
});

export const templatesQuery = queryOptions({
  queryKey: ['email-templates', 'all'],
  queryFn: ({ signal }) =>
    unwrap(api.GET('/api/email-templates', { params: { query: { limit: 200, sort: 'name' } }, signal })),
});

const CHANGES = ['support-tickets', 'support-ticket-messages'];

export function useFileTicket() {
  return useAction<NewTicket, Ticket | undefined>({
    run: (body, key) => unwrap(api.POST('/api/support-tickets', { body, headers: idempotency(key) })),
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
  return useAction<string, TicketMessage | undefined>({
    run: (message, key) =>
      unwrap(
        api.POST('/api/support-tickets/{id}/messages', {
          params: { path: { id } },
          body: { message },
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}
