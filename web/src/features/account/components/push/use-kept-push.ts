import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushQuery } from '../../api/push';
import { isSubscribed, isWanted, subscribe } from './browser-push';

const DONE = 'own.push-kept';

/**
 * A session that expired took this device with it. After the same person’s next sign-in it is added again, because they turned it on
 * here and haven’t signed out; so it is after the server’s key was replaced. Once a tab.
 */
export function useKeptPush(): void {
  const client = useQueryClient();
  useEffect(() => void keep(client), [client]);
}

async function keep(client: QueryClient): Promise<void> {
  if (!isWanted() || sessionStorage.getItem(DONE)) return;
  sessionStorage.setItem(DONE, 'yes');
  try {
    const { publicKey, devices } = await client.fetchQuery(pushQuery);
    if (!publicKey) return;
    if (!devices.some(({ current }) => current) || !(await isSubscribed(publicKey))) await subscribe(publicKey);
  } catch {
    // Nothing was asked for here, so nothing is said.
  }
}
