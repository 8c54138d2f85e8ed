import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { uploadFile } from '@api/upload';
import { useAction } from '@api/use-action';
import { useRef } from 'react';
import { CHANGES, invoiceQuery, type InvoiceDetail } from './invoices';

export type PaperBody = components['schemas']['SavePaperRequest'];

interface PaperInput {
  body: Omit<PaperBody, 'fileId'>;
  /** The file that the draft has already, unless another one was chosen. */
  fileId?: string;
  file?: File;
  language: string;
  send: boolean;
}

/**
 * Uploads the file first (only once, even if the rest is refused and sent again), then saves what is printed on it, and
 * sends the invoice if requested.
 */
export function useSavePaper(id: string, onSuccess: (sent: boolean) => void) {
  const params = { path: { id } };
  const kept = useRef<{ file: File; id: string }>(undefined);
  const keep = async (file: File, language: string) => {
    if (kept.current?.file === file) return kept.current.id;
    const fields = { purpose: 'supplier_invoice' };
    const stored = await uploadFile<{ id: string }>({ path: '/api/documents', file, fields, language });
    kept.current = { file, id: stored.id };
    return stored.id;
  };
  return useAction<PaperInput, InvoiceDetail>({
    run: async ({ body, fileId, file, language, send }) => {
      const whole = { ...body, fileId: file ? await keep(file, language) : (fileId ?? '') };
      const saved = await unwrap(api.PUT('/api/invoices/{id}/paper', { params, body: whole }));
      return send ? unwrap(api.PATCH('/api/invoices/{id}', { params, body: { status: 'sent' } })) : saved;
    },
    answers: invoiceQuery(id).queryKey,
    changes: CHANGES,
    onSuccess: (_saved, { send }) => onSuccess(send),
    quiet: true,
  });
}
