import { apiFetch } from '@api/client';
import { toProblem } from '@api/problem';
import { session } from '@api/session';
import { forgetFavorite, keptFavorites } from './kept';

let underWay: Promise<void> | undefined;

/**
 * Marks for the signed-in person what was marked in this browser before. A home leaves the browser once the server has it,
 * or does not know it any more; what fails stays for the next time. Marking twice does no harm.
 */
export function carryOver(userId: string): Promise<void> {
  underWay ??= carryAll(userId).finally(() => (underWay = undefined));
  return underWay;
}

async function carryAll(userId: string): Promise<void> {
  for (const id of keptFavorites()) {
    const state = session.state();
    if (state.status !== 'signed-in' || state.profile.userId !== userId) return;
    const arrived = await apiFetch(`/api/listings/${encodeURIComponent(id)}/favorite`, { method: 'PUT' }).then(() => true, (error: unknown) => toProblem(error).status === 404);
    if (!arrived) return;
    forgetFavorite(id);
  }
}
