import { MAINTENANCE } from '../../contract/limits.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { monthsApart } from './due-days.js';
import type { MaintenanceSchedule } from './maintenance-schedule.entity.js';

type Checked = Pick<MaintenanceSchedule, 'rhythm' | 'seasons' | 'leadDays'> & { everyMonths?: number | null };

/** No month is shorter: so there is never more than one due day between a request and its due day. */
const SHORTEST_MONTH = 28;

/** Refuses a rhythm without its months or seasons, and requests that would be made before the due day before is past. */
export function checkRhythm(schedule: Checked): void {
  if (schedule.rhythm === 'months' && !schedule.everyMonths)
    throw invalidField('everyMonths', 'everyMonths is required', 'required');
  if (schedule.rhythm === 'seasons' && schedule.seasons.length === 0)
    throw invalidField('seasons', 'seasons must name at least one', 'required');
  const max = longestLead(schedule);
  if (schedule.leadDays > max) throw invalidField('leadDays', `leadDays must be at most ${max}`, 'at_most', { max });
}

export function longestLead(schedule: Pick<Checked, 'rhythm' | 'everyMonths'>): number {
  const { rhythm, everyMonths = null } = schedule;
  return Math.min(MAINTENANCE.leadDaysMax, monthsApart({ rhythm, everyMonths }) * SHORTEST_MONTH - 1);
}
