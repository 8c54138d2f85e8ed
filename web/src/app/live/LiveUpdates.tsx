import { readAgain } from '@api/read-again';
import { tellReconnected } from '@api/reconnected';
import { useSession } from '@api/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserLive } from './browser';
import { startLive, type LiveNews } from './live';

/**
 * Has every query read again that the news make stale; those not on screen when they are next. After a break all of them,
 * and what waits for the server, such as a page that did not load, tries again.
 */
export function applyNews(client: QueryClient, news: LiveNews): void {
  if (news.kind === 'changed') {
    readAgain(client, news.resources);
    return;
  }
  void client.invalidateQueries();
  tellReconnected();
}

/** Keeps the screens of a signed-in person true without a reload. */
export function LiveUpdates() {
  const client = useQueryClient();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.profile.userId : undefined;
  useEffect(() => {
    if (!user) return undefined;
    const hear = (news: LiveNews) => applyNews(client, news);
    const { deps, close } = browserLive(hear);
    const stop = startLive(deps, hear);
    return () => {
      stop();
      close();
    };
  }, [client, user]);
  return null;
}
