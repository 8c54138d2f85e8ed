import { api, apiFetch, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { ChatCloseReason } from '@contract/chat-inbox';
import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type InboxSession = Schemas['InboxSessionResponse'];
export type InboxState = InboxSession['state'];
export type InboxLine = Schemas['InboxLineResponse'];

export type StaffRole = Schemas['TeamMemberResponse']['role'];
export const INBOX_STATES: readonly InboxState[] = ['waiting', 'mine', 'others', 'closed'];
const PAGE = 30;

/**
 * Which conversations the queue shows: those in a state, or those waiting for a team. With `q`, matches in all states. `tag`
 * narrows each of these.
 */
export interface QueueFilters {
  state: InboxState;
  q: string;
  team: StaffRole | '';
  tag: string;
}

/** Loads page by page, in the order of the server. */
export const queueQuery = ({ state, q, team, tag }: QueueFilters) =>
  infiniteQueryOptions({
    queryKey: ['chat-sessions', 'queue', q === '' ? state : 'all', q, team, tag],
    queryFn: ({ pageParam, signal }) =>
      readPage<InboxSession>(
        api.GET('/api/chat-inbox', {
          params: {
            query: {
              limit: PAGE,
              cursor: pageParam,
              ...(q === '' ? { state, ...(team && { team }) } : { q }),
              ...(tag && { tag }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const countsQuery = () =>
  queryOptions({
    queryKey: ['chat-sessions', 'counts'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/chat-inbox/counts', { signal })),
  });

/** The tags in use, on conversations and on tickets. */
export const tagsQuery = () =>
  queryOptions({
    queryKey: ['chat-sessions', 'tags'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/chat-inbox/tags', { signal })),
  });

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat-sessions', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/chat-inbox/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  });

async function allLines(sessionId: string, signal: AbortSignal, after = 0): Promise<InboxLine[]> {
  const response = await apiFetch(`/api/chat-inbox/${sessionId}/lines?after=${after}&limit=200`, { signal });
  const page = (await response.json()) as InboxLine[];
  const last = page.at(-1);
  return last && page.length === 200 ? [...page, ...(await allLines(sessionId, signal, last.sequence))] : page;
}

export const linesQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['chat-messages', sessionId],
    queryFn: ({ signal }) => allLines(sessionId, signal),
    placeholderData: keepPreviousData,
  });

export const teamQuery = () =>
  queryOptions({
    queryKey: ['chat-team'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/chat-inbox/team', { signal })),
  });

const CHANGES = ['chat-sessions', 'chat-messages'];

interface Step {
  status: 'open' | 'assigned' | 'closed';
  takeOver?: boolean;
  reason?: ChatCloseReason;
  /** For closing: the last message that was on screen. */
  seen?: number;
}

/** Takes a conversation over or reopens it, puts it back into the queue or ends it. */
export function useChangeSession(sessionId: string, { quiet = false } = {}) {
  return useAction({
    run: (step: Step) =>
      unwrap(api.PATCH('/api/chat-sessions/{id}', { params: { path: { id: sessionId } }, body: step })),
    changes: CHANGES,
    quiet,
  });
}

/** Adds or removes a single tag, so that simultaneous changes by two colleagues are both kept. */
export function useTagSession(sessionId: string) {
  return useAction({
    run: (body: Schemas['ChatTagChange']) =>
      unwrap(api.PATCH('/api/chat-inbox/{id}/tags', { params: { path: { id: sessionId } }, body })),
    answers: sessionQuery(sessionId).queryKey,
    changes: ['chat-sessions', 'support-tickets'],
  });
}

/** Sends an answer. Retries are safe because of the idempotency key. A colleague's conversation needs `takeOver`. */
export function useAnswer(sessionId: string) {
  return useAction({
    run: ({ message, takeOver }: { message: string; takeOver?: boolean }, key) =>
      unwrap(
        api.POST('/api/chat-messages', {
          body: { conversation_id: sessionId, message, ...(takeOver && { takeOver }) },
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}

export function useHandOver(sessionId: string) {
  return useAction({
    run: (body: Schemas['HandOver']) =>
      unwrap(api.POST('/api/chat-inbox/{id}/hand-over', { params: { path: { id: sessionId } }, body })),
    changes: [...CHANGES, 'chat-notes'],
    quiet: true,
  });
}

export function useSetDuty() {
  return useAction({
    run: (onDuty: boolean) => unwrap(api.PUT('/api/chat-inbox/duty', { body: { onDuty } })),
    changes: ['chat-team', 'chat-sessions'],
    answers: ['chat-team'],
  });
}

/** Lets a manager put a colleague on or off duty. */
export function useSetDutyOf() {
  return useAction({
    run: ({ id, onDuty }: { id: string; onDuty: boolean }) =>
      unwrap(api.PUT('/api/chat-inbox/team/{id}/duty', { params: { path: { id } }, body: { onDuty } })),
    changes: ['chat-team', 'chat-sessions'],
    answers: ['chat-team'],
  });
}

/** The drafts as they were when the conversation was opened. What is written after that is in the form. */
export const deskQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat-desk', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/chat-inbox/{id}/desk', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // While offline, the query waits instead of failing. Otherwise the field would open empty, and what is typed would replace
    // the stored draft.
    networkMode: 'online',
  });

type Desk = Schemas['DeskChange'];

/** What is being written: an answer for the visitor, or a note for the team. */
export type DraftField = 'draft' | 'noteDraft';

let lastKept: Promise<unknown> = Promise.resolve();

/** Stores how far the reader has read and what they are writing, even while the page is being closed. */
export async function keepDesk(sessionId: string, desk: Desk): Promise<void> {
  const kept = apiFetch(`/api/chat-inbox/${sessionId}/desk`, {
    method: 'PUT',
    body: JSON.stringify(desk),
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
  });
  lastKept = Promise.allSettled([lastKept, kept]);
  await kept;
}

/** Removes the draft of what was sent, even if the reader left the conversation before the response arrived. */
export async function emptyDraft(client: QueryClient, sessionId: string, field: DraftField): Promise<void> {
  const { queryKey } = deskQuery(sessionId);
  if (!client.getQueryData(queryKey)?.[field]) return;
  client.setQueryData(queryKey, (desk) => desk && { ...desk, [field]: null });
  // A draft that was stored on leaving must not arrive after this.
  await lastKept;
  await keepDesk(sessionId, { [field]: '' });
}
