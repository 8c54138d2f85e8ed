import type { Schedule } from './api/schedules';
import type { Task } from './components/ScheduleActions';

/** What a year at a glance shows, as a table or as a list. */
export interface YearProps {
  year: number;
  schedules: readonly Schedule[];
  begin: (task: Task) => void;
}

export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** In the order of the list, which is by property. */
export function byProperty(schedules: readonly Schedule[]) {
  const groups = new Map<string, { propertyId: string; propertyName: string; rows: Schedule[] }>();
  for (const schedule of schedules) {
    const { propertyId, propertyName } = schedule;
    const group = groups.get(propertyId) ?? { propertyId, propertyName, rows: [] };
    group.rows.push(schedule);
    groups.set(propertyId, group);
  }
  return [...groups.values()];
}
