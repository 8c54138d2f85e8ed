import { onReconnected } from '@api/reconnected';
import { useSession } from '@api/session';
import { useEffect, useState } from 'react';
import { awayFavorites, keptFavorites } from './kept';

/**
 * Hands what a visitor marked over to the account that was signed in to, and again when the network is back. True once
 * nothing is under way. The demo's people get none: their world has other homes.
 */
export function useCarriedFavorites(): boolean {
  const session = useSession();
  const userId = session.status === 'signed-in' && !session.profile.demo ? session.profile.userId : undefined;
  const [carriedFor, setCarriedFor] = useState<string>();
  useEffect(() => {
    if (!userId) return undefined;
    const carry = async () => {
      if (keptFavorites().length + awayFavorites(userId).length > 0)
        await import('./carry-over').then(({ carryOver }) => carryOver(userId)).catch(() => undefined);
      setCarriedFor(userId);
    };
    const again = () => void carry();
    again();
    return onReconnected(again);
  }, [userId]);
  return userId === undefined || carriedFor === userId;
}
