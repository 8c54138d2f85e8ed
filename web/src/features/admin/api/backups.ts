import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Backup = components['schemas']['BackupResponse'];
export type BackupStatus = components['schemas']['BackupStatusResponse'];

/** Backups of the installation, newest first, page by page. */
export const backupsQuery = (sort?: string) =>
  infiniteQueryOptions({
    queryKey: ['backups', 'list', sort],
    queryFn: ({ pageParam, signal }) =>
      readPage<Backup>(
        api.GET('/api/admin/backups', {
          params: { query: { limit: 50, sort, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** Whether backups are set up, and when the last verified one was made. */
export const backupStatusQuery = () =>
  queryOptions({
    queryKey: ['backups', 'status'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/backups/status', { signal })),
    // The last live update comes just before the backup ends: without another look the button would stay busy.
    refetchInterval: ({ state }) => (state.data?.running ? 5_000 : false),
  });

/** Sends it again with the token of a right code, where the second step is on or mandatory. */
export type WithSecondStep = <T>(send: (verificationToken?: string) => Promise<T>) => Promise<T>;

export function useStartBackup(withSecondStep: WithSecondStep) {
  return useAction<void, Backup>({
    run: (_input, key) =>
      withSecondStep((verificationToken) =>
        unwrap(
          api.POST('/api/admin/backups', {
            body: { verificationToken },
            headers: idempotency(verificationToken ? `${key}-2` : key),
          }),
        ),
      ),
    changes: ['backups', 'audit-log'],
  });
}
