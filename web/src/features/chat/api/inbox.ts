import { api, apiFetch, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ChatLine } from './chat-api';

export type ChatSession = components['schemas']['ChatSessionResponse'];

/** Conversations in which something was written, the liveliest first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['chat-sessions', 'written'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/chat-sessions', { params: { query: { written: true, limit: 200 } }, signal })),
  });

async function allLines(sessionId: string, signal: AbortSignal, after = 0): Promise<ChatLine[]> {
  const response = await apiFetch(`/api/chat-messages/${sessionId}?after=${after}&limit=200`, { signal });
  const page = (await response.json()) as ChatLine[];
  const last = page.at(-1);
  return last && page.length === 200 ? [...page, ...(await allLines(sessionId, signal, last.sequence))] : page;
}

export const linesQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['chat-messages', sessionId],
    queryFn: ({ signal }) => allLines(sessionId, signal),
    placeholderData: keepPreviousData,
    enabled: sessionId !== '',
  });

const CHANGES = ['chat-sessions', 'chat-messages'];

/** Takes a conversation over or ends it. */
export function useChangeSession(sessionId: string) {
  return useAction({
    run: (status: 'assigned' | 'closed') =>
      unwrap(api.PATCH('/api/chat-sessions/{id}', { params: { path: { id: sessionId } }, body: { status } })),
    changes: CHANGES,
  });
}

/** Answers; the key makes trying again harmless. */
export function useAnswer(sessionId: string, onSent: () => void) {
  return useAction({
    run: (message: string, key) =>
      unwrap(
        api.POST('/api/chat-messages', { body: { conversation_id: sessionId, message }, headers: idempotency(key) }),
      ),
    changes: CHANGES,
    onSuccess: onSent,
  });
}
