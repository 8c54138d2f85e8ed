import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { uploadFile } from '@api/upload';
import { useAction } from '@api/use-action';
import type { ImportAnswers, ImportMapping } from '@contract/import/questions';
import { queryOptions } from '@tanstack/react-query';

export type Import = components['schemas']['ImportResponse'];
export type ProblemGroup = Import['groups'][number];
export type FileColumns = components['schemas']['ImportColumnsResponse'];
export type FaultyLines = components['schemas']['FaultyLinesResponse'];
export type Question = FileColumns['questions'][number];

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

/** A file with what was chosen and answered about it so far. */
export interface FileToRead {
  file: File;
  language: string;
  mapping?: ImportMapping;
  answers?: ImportAnswers;
  leaveOut?: boolean;
  onProgress?: (share: number) => void;
}

/** The contents of a file and, once there is a mapping, its open questions. Nothing is stored. */
export const readColumns = (order: FileToRead): Promise<FileColumns> =>
  uploadFile<FileColumns>({ path: '/api/landlords/imports/columns', ...fieldsOf(order) });

/** Sends a file to be checked; nothing is made yet. */
export const checkFile = (order: FileToRead): Promise<Import> =>
  uploadFile<Import>({ path: '/api/landlords/imports', ...fieldsOf(order) });

/** The lines that have mistakes, as they are written. */
export const readMistakes = (order: FileToRead): Promise<FaultyLines> =>
  uploadFile<FaultyLines>({ path: '/api/landlords/imports/mistakes', ...fieldsOf(order) });

function fieldsOf({ file, language, mapping, answers, leaveOut, onProgress }: FileToRead) {
  const fields = {
    mapping: mapping && JSON.stringify(mapping),
    answers: answers && JSON.stringify(answers),
    leaveOut: leaveOut ? 'true' : undefined,
  };
  return { file, language, fields, ...(onProgress && { onProgress }) };
}

export const useApplyImport = () =>
  useAction({
    run: (id: string, key) =>
      unwrap(api.POST('/api/landlords/imports/{id}/apply', { params: { path: { id } }, headers: idempotency(key) })),
    changes: RESOURCES,
    quiet: true,
  });

/** `onDone` is here and not at the call, because the live update may remove the button before the answer arrives. */
export const useUndoImport = (onDone: () => void) =>
  useAction({
    run: (id: string, key) =>
      unwrap(api.POST('/api/landlords/imports/{id}/undo', { params: { path: { id } }, headers: idempotency(key) })),
    changes: RESOURCES,
    onSuccess: onDone,
    quiet: true,
  });
