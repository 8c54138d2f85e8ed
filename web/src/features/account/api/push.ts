import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type PushDevice = Schemas['PushDeviceResponse'];
type Push = Schemas['PushResponse'];

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/push', { signal })),
});

export const addDevice = (body: Schemas['NewPushDevice']): Promise<Push> =>
  unwrap(api.POST('/api/push/devices', { body }));

export function useRemoveDevice(onDone: (id: string) => void) {
  return useAction<string, Push>({
    run: (id) => unwrap(api.DELETE('/api/push/devices/{id}', { params: { path: { id } } })),
    answers: pushQuery.queryKey,
    onSuccess: (_, id) => onDone(id),
  });
}

export function useTestDevice(onDone: () => void) {
  return useAction<string, unknown>({
    run: (id) => unwrap(api.POST('/api/push/devices/{id}/test', { params: { path: { id } } })),
    onSuccess: onDone,
  });
}
