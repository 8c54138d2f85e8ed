import { apiFetch } from '@api/client';
import { toProblem } from '@api/problem';
import { session } from '@api/session';
import { forgetAway, putAway } from './away';
import { awayFavorites, forgetFavorite, keptFavorites, type KeptHome } from './kept';

let underWay: Promise<void> | undefined;

/**
 * Adds the favorites of this browser to the signed-in person's account. A favorite is removed from the browser once the
 * server has it. One that is no longer offered is put aside, to be shown as such and tried again, because its landlord
 * may only have paused it. Failed ones stay for the next time. Adding one twice is harmless.
 */
export function carryOver(userId: string): Promise<void> {
  underWay ??= carryAll(userId).finally(() => (underWay = undefined));
  return underWay;
}

async function carryAll(userId: string): Promise<void> {
  for (const home of [...keptFavorites(), ...awayFavorites(userId)]) {
    const state = session.state();
    if (state.status !== 'signed-in' || state.profile.userId !== userId) return;
    const outcome = home.sample ? 'sample' : await mark(home);
    if (outcome === 'failed') return;
    if (outcome === 'away') {
      putAway(home, userId);
      continue;
    }
    forgetFavorite(home.id);
    forgetAway(home.id, userId);
  }
}

function mark({ id }: KeptHome): Promise<'marked' | 'away' | 'failed'> {
  const answer = apiFetch(`/api/listings/${encodeURIComponent(id)}/favorite`, { method: 'PUT' });
  return answer.then(
    () => 'marked',
    (error: unknown) => (toProblem(error).status === 404 ? 'away' : 'failed'),
  );
}
