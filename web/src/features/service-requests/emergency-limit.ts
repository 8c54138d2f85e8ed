import type { MaintenanceSettings } from './api/maintenance-settings';
import type { ServiceRequest } from './api/types';

/**
 * The limit for emergencies that replaces the limit of an offer which the first supplier to accept gets, because it is higher. Null if
 * the offer's own limit applies.
 */
export function emergencyLimit(
  { priority }: Pick<ServiceRequest, 'priority'>,
  settings: Pick<MaintenanceSettings, 'emergencyLimitCents'> | undefined,
  cents: number,
): number | null {
  const limit = settings?.emergencyLimitCents ?? null;
  return priority === 'Emergency' && limit !== null && limit > cents ? limit : null;
}
