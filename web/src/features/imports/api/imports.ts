import { queryOptions } from '@tanstack/react-query';
import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { uploadFile } from '@api/upload';
import { useAction } from '@api/use-action';

export type Import = components['schemas']['ImportResponse'];
export type ImportProblem = Import['problems'][number];

const RESOURCES = ['imports', 'properties', 'units', 'leases', 'overview'];

/** One import; kept while the page is open. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/imports/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  });

/** What was imported lately, newest first. */
export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/imports', { signal })),
});

/** Sends a file to be looked at; nothing is made yet. */
export const checkFile = (file: File, language: string, onProgress: (share: number) => void): Promise<Import> =>
  uploadFile<Import>({ path: '/api/landlords/imports', file, language, onProgress });

export const useApplyImport = () =>
  useAction({
    run: (id: string, key) => unwrap(api.POST('/api/landlords/imports/{id}/apply', { params: { path: { id } }, headers: idempotency(key) })),
    changes: RESOURCES,
    quiet: true,
  });

/** `onDone` stands here and not beside the call: the live update may take the button away before the answer is there. */
export const useUndoImport = (onDone: () => void) =>
  useAction({
    run: (id: string, key) => unwrap(api.POST('/api/landlords/imports/{id}/undo', { params: { path: { id } }, headers: idempotency(key) })),
    changes: RESOURCES,
    onSuccess: onDone,
    quiet: true,
  });
