import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type BulkTask = components['schemas']['BulkTaskResponse'];
export type BulkTaskRow = components['schemas']['BulkTaskRow'];

/** As many leases as one task takes. */
const MOST = 500;
const EVERY_MS = 1000;

const isRunning = ({ pending }: BulkTask) => pending > 0;

/** Bulk tasks that are running, and results that weren't closed yet. Requested again until all tasks are finished. */
export const bulkTasksQuery = () =>
  queryOptions({
    queryKey: ['bulk-tasks'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/bulk-tasks', { signal })),
    refetchInterval: ({ state: { data } }) => (data?.some(isRunning) ? EVERY_MS : false),
  });

/** What became of each lease of a task, or of each tenant. */
export const bulkRowsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bulk-tasks', id, 'rows'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/bulk-tasks/{id}/rows', { params: { path: { id } }, signal })),
  });

type Start = (ids: string[], headers: ReturnType<typeof idempotency>) => Promise<BulkTask | undefined>;

/** Starts a task for each part. Tasks that the server has stored continue without this page. */
async function startAll(ids: readonly string[], key: string, start: Start): Promise<BulkTask[]> {
  const tasks: BulkTask[] = [];
  for (let at = 0; at < ids.length; at += MOST) {
    const task = await start(ids.slice(at, at + MOST), idempotency(at === 0 ? key : `${key}-${at}`));
    if (task) tasks.push(task);
  }
  return tasks;
}

/** Has the chosen drafts activated. */
export const useActivateLeases = () =>
  useAction<{ ids: readonly string[]; withoutTenant?: boolean }, BulkTask[]>({
    run: ({ ids, ...wish }, key) =>
      startAll(ids, key, (part, headers) =>
        unwrap(api.POST('/api/landlords/leases/activations', { body: { ids: part, ...wish }, headers })),
      ),
    changes: ['bulk-tasks'],
  });

/** Has the letters emailed to everyone on the chosen leases who hasn't joined and has an address. */
export const useMailLetters = () =>
  useAction<readonly string[], BulkTask[]>({
    run: (ids, key) =>
      startAll(ids, key, (part, headers) =>
        unwrap(api.POST('/api/landlords/leases/letters/mail', { body: { ids: part }, headers })),
      ),
    changes: ['bulk-tasks'],
    quiet: true,
  });

/** Closes a result: it isn't shown again. */
export const useCloseBulkTask = () =>
  useAction<string, BulkTask>({
    run: (id, key) =>
      unwrap(api.POST('/api/landlords/bulk-tasks/{id}/close', { params: { path: { id } }, headers: idempotency(key) })),
    changes: ['bulk-tasks'],
  });
