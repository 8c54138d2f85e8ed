import { session } from '@api/session';

/** Whether the reader is a supplier's technician, for whom a request is a job with addresses of its own. */
export function asTechnician(): boolean {
  const state = session.state();
  return state.status === 'signed-in' && state.profile.userType === 'technician';
}

/** The data that is read again after a change, no matter who made it. */
export const CHANGED = ['service-requests', 'my-jobs'];
