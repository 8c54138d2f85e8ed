import type { MaintenanceSchedule } from './maintenance-schedule.entity.js';

type Described = Pick<MaintenanceSchedule, 'title' | 'deviceName' | 'instructions'>;

/** The description of a request: which device, and the landlord’s instructions. Without either it is the title. */
export function descriptionOf({ title, deviceName, instructions }: Described): string {
  return [deviceName, instructions].filter(Boolean).join('\n\n') || title;
}
