import { api, unwrap } from '@api/client';
import { onNews } from '@api/live-news';
import type { components } from '@api/schema';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Schemas = components['schemas'];
export type Visitor = Schemas['VisitorResponse'];
export type OtherConversation = Schemas['OtherConversation'];

/** Who the visitor is. Seeing an account is recorded in the audit log, so this is only read where it is shown. */
export const visitorQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['chat-visitors', sessionId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/chat-inbox/{id}/visitor', { params: { path: { id: sessionId } }, signal })),
  });

/** Reloads when this visitor opens another page. Ignores the pages of other visitors. */
export function useFollowVisitor(sessionId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onNews(({ resources, ids }) => {
        if (resources.includes('chat-page') && ids.includes(sessionId))
          void client.invalidateQueries(visitorQuery(sessionId));
      }),
    [client, sessionId],
  );
}
