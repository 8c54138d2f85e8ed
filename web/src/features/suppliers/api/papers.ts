import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { uploadFile } from '@api/upload';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';
import { useRef } from 'react';

export type Paper = components['schemas']['SupplierPaperResponse'];
export type RemovedPaper = components['schemas']['RemovedPaperResponse'];
export type NewPaper = components['schemas']['NewSupplierPaper'];

const CHANGES = ['supplier-papers', 'suppliers', 'service-requests'];

/** The signed-in supplier's insurance and licenses. */
export const ownPapersQuery = queryOptions({
  queryKey: ['supplier-papers'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/supplier-papers', { signal })),
});

/** What the supplier removed and that goes on to count, because nothing replaces it. */
export const removedPapersQuery = queryOptions({
  queryKey: ['supplier-papers', 'removed'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/supplier-papers/removed', { signal })),
});

interface PaperInput {
  body: NewPaper;
  /** The entry to change. A new one is added without it. */
  present?: Paper;
  file?: File;
  language: string;
}

/**
 * Uploads the certificate first, then saves the entry. If the entry is refused and sent again, the file is not uploaded
 * twice.
 */
export function useSavePaper(onSaved: () => void) {
  const kept = useRef<{ file: File; id: string }>(undefined);
  const keep = async (file: File, language: string) => {
    if (kept.current?.file === file) return kept.current.id;
    const { id } = await uploadFile<{ id: string }>({
      path: '/api/documents',
      file,
      fields: { purpose: 'certificate' },
      language,
    });
    kept.current = { file, id };
    return id;
  };
  return useAction<PaperInput, Paper>({
    run: async ({ body, present, file, language }, key) => {
      const sent = file && (await keep(file, language));
      const whole = { ...body, fileId: sent ?? present?.certificate?.id ?? null };
      if (!present) return unwrap(api.POST('/api/supplier-papers', { body: whole, headers: idempotency(key) }));
      const params = { path: { id: present.id } };
      return unwrap(api.PUT('/api/supplier-papers/{id}', { params, body: { ...whole, version: present.version } }));
    },
    changes: CHANGES,
    onSuccess: onSaved,
    quiet: true,
  });
}

export function useRemovePaper(onRemoved: () => void) {
  return useAction<string>({
    run: (id) => unwrap(api.DELETE('/api/supplier-papers/{id}', { params: { path: { id } } })),
    changes: CHANGES,
    onSuccess: onRemoved,
  });
}
