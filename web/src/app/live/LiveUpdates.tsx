import { onNews, tellNews } from '@api/live-news';
import { ownProfileQuery } from '@api/own-profile';
import { readAgain } from '@api/read-again';
import { onReconnected, tellReconnected } from '@api/reconnected';
import { session as own, useSession } from '@api/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserLive } from './browser';
import { startLive, type LiveNews } from './live';

/**
 * Reloads every query that a message makes stale; those that aren't on screen are reloaded when they are shown. After a
 * break all are reloaded, and everything that waits for the server, such as a page that didn't load, is tried again.
 */
export function applyNews(client: QueryClient, news: LiveNews): void {
  if (news.kind === 'changed') {
    readAgain(client, news.resources);
    tellNews(news);
    return;
  }
  void client.invalidateQueries();
  tellReconnected();
}

/** An owner may change a colleague's role in the account, and an admin one's role on the team, while they are signed in or their device sleeps: menu and pages follow. */
async function followRole(client: QueryClient): Promise<void> {
  const profile = await client.fetchQuery({ ...ownProfileQuery, staleTime: 0 }).catch(() => undefined);
  if (profile) own.updateProfile(profile);
}

/** Keeps the screens of a signed-in person up to date without a reload. */
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
  const hasRole = session.status === 'signed-in' && ['landlord', 'staff'].includes(session.profile.userType);
  useEffect(() => {
    if (!hasRole) return undefined;
    const follow = () => void followRole(client);
    const forget = onNews(({ resources }) => resources.includes('profiles') && follow());
    const stop = onReconnected(follow);
    return () => {
      forget();
      stop();
    };
  }, [client, hasRole]);
  return null;
}
