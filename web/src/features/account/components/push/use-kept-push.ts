import { useSession } from '@api/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushQuery } from '../../api/push';
import { forget, isSubscribed, remember, subscribe, turnOff, wished } from './browser-push';
import { currentSession } from './current-session';

/**
 * A session that expired took this device with it. After the same person’s next sign-in it is added again, because they turned it on
 * here and haven’t signed out; so it is after the server’s key was replaced.
 */
export function useKeptPush(): void {
  const client = useQueryClient();
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.profile.userId : undefined;
  useEffect(() => {
    // Nothing was asked for here, so nothing is said of a failure.
    if (userId) void keepPush(client, userId).catch(() => undefined);
  }, [client, userId]);
}

export async function keepPush(client: QueryClient, userId: string): Promise<void> {
  const wish = wished();
  if (!wish) return;
  // On a shared computer someone else’s wish isn’t this person’s.
  if (wish.user !== userId) return forget();
  const { publicKey, devices } = await client.fetchQuery(pushQuery);
  if (!publicKey) return;
  if (devices.some(({ current }) => current)) {
    if (!(await isSubscribed(publicKey))) await subscribe(publicKey);
    return;
  }
  const session = await currentSession(client);
  if (!session) return;
  // In the session in which it was added, the device is missing only because someone removed it, perhaps from another device.
  if (session === wish.session) return turnOff();
  await subscribe(publicKey);
  remember({ user: userId, session });
  await client.invalidateQueries({ queryKey: pushQuery.queryKey });
}
