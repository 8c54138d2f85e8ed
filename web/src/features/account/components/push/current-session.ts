import type { QueryClient } from '@tanstack/react-query';
import { sessionsQuery } from '../../api/security';

/** The session of this browser, as the server names it. What was read earlier may be of the session before. */
export async function currentSession(client: QueryClient): Promise<string | undefined> {
  const sessions = await client.fetchQuery({ ...sessionsQuery, staleTime: 0 });
  return sessions.find(({ current }) => current)?.id;
}
