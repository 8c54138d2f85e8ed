import type { RepairDays } from './repair-days.js';
import type { RequestState } from './repair-state.js';

const WORKING = ['offered', 'scheduled', 'in_progress'];

/** The technician of a job comes or leaves. False where the supplier does what is next instead. */
export async function technicianActs(days: RepairDays, request: RequestState): Promise<boolean> {
  const there = days.world.technicians.find(({ who }) => who.userId === request.technicianId);
  if (!there) return false;
  const { token } = there.who;
  if (request.onSite) await finish(days, request, token, days.happens(0.7));
  else if (!WORKING.includes(request.status) || days.happens(0.2)) return false;
  else if (days.happens(0.6))
    await days.send('post', `/api/my-jobs/${request.id}/start`, token, { what: 'visit started' });
  return true;
}

/** Anyone who is still on site when everyone goes silent has forgotten to say that they left. */
export async function leaveSite(days: RepairDays, request: RequestState): Promise<void> {
  const there = days.world.technicians.find(({ who }) => who.userId === request.technicianId);
  if (there && request.onSite) await finish(days, request, there.who.token, false);
}

function finish(days: RepairDays, { id, status }: RequestState, token: string, done: boolean): Promise<unknown> {
  return days.send('post', `/api/my-jobs/${id}/finish`, token, {
    what: done ? 'visit finished' : 'visit left',
    done: done && status === 'in_progress',
    leaveOpenLines: true,
  });
}
