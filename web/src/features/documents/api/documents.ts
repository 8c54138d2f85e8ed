import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { uploadFile } from '@api/upload';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Document = Schemas['DocumentResponse'];
export type Folder = Schemas['FolderResponse'];

/** Kinds that people choose between; photos of requests and listings are not papers. */
export const KINDS = ['lease_document', 'inspection', 'receipt', 'invoice', 'other'] as const;
export type Kind = (typeof KINDS)[number];

interface Where {
  leaseId?: string;
  unitId?: string;
  q?: string;
}

/** Papers that the reader may see, newest first, page by page. */
export const documentsQuery = (where: Where) =>
  infiniteQueryOptions({
    queryKey: ['documents', 'list', where],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/documents', {
          params: { query: { limit: 50, papers: true, ...where, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** Homes that have papers. */
export const foldersQuery = (q: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['documents', 'folders', q ?? ''],
    queryFn: ({ pageParam, signal }) =>
      readPage(api.GET('/api/documents/folders', { params: { query: { limit: 50, q, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** Space that the account's uploads take. */
export const usageQuery = () =>
  queryOptions({
    queryKey: ['documents', 'usage'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/documents/usage', { signal })),
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', id, 'versions'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/documents/{id}/versions', { params: { path: { id } }, signal })),
  });

/** The home of a folder, with its leases. */
export const homeQuery = (id: string) =>
  queryOptions({
    queryKey: ['units', id, 'home'],
    queryFn: async ({ signal }) => {
      const unit = await unwrap(api.GET('/api/landlords/units/{id}', { params: { path: { id } }, signal }));
      const property = await unwrap(
        api.GET('/api/landlords/properties/{id}', { params: { path: { id: unit.propertyId } }, signal }),
      );
      return { unit, property };
    },
  });

/** Requests a new address and lets the browser save the file. Addresses expire after five minutes. */
export const useOpenDocument = () =>
  useAction({
    run: async (id: string) => {
      const { url } = await unwrap(api.GET('/api/documents/{id}', { params: { path: { id } } }));
      if (url) window.location.assign(url);
    },
  });

export const useChangeDocument = () =>
  useAction({
    run: ({ id, ...body }: { id: string } & Schemas['UpdateDocumentRequest'], key) =>
      unwrap(api.PATCH('/api/documents/{id}', { params: { path: { id } }, body, headers: idempotency(key) })),
    changes: ['documents'],
  });

/** `onDone` also when the live update took the row away first. */
export const useRemoveDocument = (onDone: () => void) =>
  useAction({
    run: (id: string) => unwrap(api.DELETE('/api/documents/{id}', { params: { path: { id } } })),
    changes: ['documents'],
    onSuccess: onDone,
  });

interface NewDocument {
  file: File;
  language: string;
  leaseId?: string;
  unitId?: string;
  replacesId?: string;
  purpose?: Kind;
  shared?: boolean;
  onProgress?: (share: number) => void;
}

/** Keeps a file, or the next version of one. */
export const useKeepDocument = () =>
  useAction({
    run: ({ file, language, onProgress, shared, ...fields }: NewDocument) =>
      uploadFile<Document>({
        path: '/api/documents',
        file,
        language,
        onProgress,
        fields: { ...fields, sharedWithTenant: shared ? 'true' : undefined },
      }),
    changes: ['documents'],
    quiet: true,
  });

export const archiveFile = (where: Where, name: string) => {
  const query = new URLSearchParams(
    Object.entries(where).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return { path: `/api/documents/archive${query && `?${query}`}`, name };
};
