import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type Setting = components['schemas']['SettingResponse'];
export type SettingName = Setting['name'];
export type DemoState = components['schemas']['DemoStateResponse'];

/** What can be changed while the product runs, with where each value comes from. */
export const settingsQuery = queryOptions({
  queryKey: ['settings', 'list'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/admin/settings', { signal })),
});

export function useChangeSetting(name: SettingName, quiet = true) {
  return useAction<{ value: string | null; seen: string | null }, Setting[] | undefined>({
    run: (body) => unwrap(api.PUT('/api/admin/settings/{name}', { params: { path: { name } }, body })),
    changes: ['settings', 'audit-log'],
    quiet,
  });
}

export function useTestMail() {
  return useAction<void, components['schemas']['TestMailResponse'] | undefined>({
    run: (_input, key) => unwrap(api.POST('/api/admin/settings/test-mail', { headers: idempotency(key) })),
    changes: ['outbox', 'audit-log'],
  });
}

/** Open pages of the live world aren't notified when the demo was filled. */
const WHILE_FILLING_MS = 2000;

export const demoQuery = queryOptions({
  queryKey: ['demo-world'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/admin/demo', { signal })),
  refetchInterval: ({ state }) => (state.data?.filling ? WHILE_FILLING_MS : false),
});

export function useResetDemo() {
  return useAction<void, DemoState | undefined>({
    run: (_input, key) => unwrap(api.POST('/api/admin/demo/reset', { headers: idempotency(key) })),
    changes: ['demo-world', 'audit-log'],
    quiet: true,
  });
}
