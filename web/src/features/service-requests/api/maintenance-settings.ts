import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type MaintenanceSettings = components['schemas']['MaintenanceSettingsResponse'];
type MaintenanceSettingsChange = components['schemas']['MaintenanceSettingsChange'];

/** What the landlord's suppliers may spend without a quote. */
export const maintenanceSettingsQuery = () =>
  queryOptions({
    queryKey: ['maintenance-settings'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/maintenance-settings', { signal })),
  });

export function useSaveMaintenanceSettings(onSaved: () => void) {
  return useAction({
    run: (body: MaintenanceSettingsChange) => unwrap(api.PUT('/api/maintenance-settings', { body })),
    answers: maintenanceSettingsQuery().queryKey,
    changes: ['maintenance-settings', 'service-requests'],
    onSuccess: onSaved,
  });
}
