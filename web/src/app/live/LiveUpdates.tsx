import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '@api/session';
import { browserLive } from './browser';
import { startLive, type LiveNews } from './live';

/** Has every query read again that the news make stale; those not on screen when they are next. */
export function applyNews(client: QueryClient, news: LiveNews): void {
  if (news.kind === 'everything') void client.invalidateQueries();
  else for (const resource of news.resources) void client.invalidateQueries({ queryKey: [resource] });
}

/** Keeps the screens of a signed-in person true without a reload. */
export function LiveUpdates() {
  const client = useQueryClient();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.profile.userId : undefined;
  useEffect(() => {
    if (!user) return undefined;
    const hear = (news: LiveNews) => {
      applyNews(client, news);
      // The server is there again: what waits for a connection, such as a page that did not load, tries again.
      if (news.kind === 'everything') window.dispatchEvent(new Event('online'));
    };
    const { deps, close } = browserLive(hear);
    const stop = startLive(deps, hear);
    return () => {
      stop();
      close();
    };
  }, [client, user]);
  return null;
}
