import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Invoice = Schemas['InvoiceResponse'];
export type InvoiceDetail = Schemas['InvoiceDetail'];
export type InvoiceStep = Schemas['InvoiceStepRequest'];
export type InvoiceBody = Schemas['SaveInvoiceRequest'];
export type Owed = Schemas['OwedResponse'];
export type OwedAge = Owed['ages'][number]['age'];
export type InvoiceSender = Schemas['InvoiceSenderResponse'];
export type InvoiceSettings = Schemas['InvoiceSettingsResponse'];

export interface InvoiceFilters {
  q?: string;
  sort?: string;
  status?: Invoice['status'];
  requestId?: string;
  owed?: OwedAge | 'all';
}

export const CHANGES = ['invoices', 'expenses', 'reports'];

/** Invoices, page by page. */
export const invoicesQuery = (filters: InvoiceFilters) =>
  infiniteQueryOptions({
    queryKey: ['invoices', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/invoices', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/invoices/{id}', { params: { path: { id } }, signal })),
  });

/** What is owed, by currency and age. */
export const owedQuery = queryOptions({
  queryKey: ['invoices', 'owed'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/invoices/owed', { signal })),
});

export const invoiceSettingsQuery = queryOptions({
  queryKey: ['invoice-settings'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/invoice-settings', { signal })),
});

/** Saves a draft, and sends it where that is asked. What was saved stays saved when sending is refused. */
export function useSaveInvoice(id: string, onSuccess: (sent: boolean) => void) {
  const params = { path: { id } };
  return useAction<{ body: InvoiceBody; send: boolean }, InvoiceDetail>({
    run: async ({ body, send }) => {
      const saved = await unwrap(api.PUT('/api/invoices/{id}', { params, body }));
      return send ? unwrap(api.PATCH('/api/invoices/{id}', { params, body: { status: 'sent' } })) : saved;
    },
    answers: invoiceQuery(id).queryKey,
    changes: CHANGES,
    onSuccess: (_saved, { send }) => onSuccess(send),
    quiet: true,
  });
}

export function useRemoveInvoice(id: string, onSuccess: () => void) {
  return useAction({
    run: () => unwrap(api.DELETE('/api/invoices/{id}', { params: { path: { id } } })),
    changes: CHANGES,
    onSuccess,
  });
}

/** Takes a step: void, approve, dispute, paid. `quiet` where a form shows what was refused. */
export function useInvoiceStep(id: string, onSuccess: () => void, quiet = false) {
  return useAction<InvoiceStep, InvoiceDetail>({
    run: (body) => unwrap(api.PATCH('/api/invoices/{id}', { params: { path: { id } }, body })),
    answers: invoiceQuery(id).queryKey,
    changes: CHANGES,
    onSuccess,
    quiet,
  });
}

/** Begins another invoice for a job whose last one is void. */
export function useBeginInvoice(onSuccess: (invoice: InvoiceDetail) => void) {
  return useAction<Pick<Invoice, 'requestId' | 'offerId'>, InvoiceDetail>({
    run: ({ requestId: id, offerId }, key) =>
      unwrap(
        api.POST('/api/service-requests/{id}/invoice', {
          params: { path: { id }, query: offerId ? { offerId } : {} },
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    onSuccess,
  });
}

export function useSaveSettings(onSuccess: () => void) {
  return useAction<Schemas['InvoiceSettingsRequest'], InvoiceSettings>({
    run: (body) => unwrap(api.PUT('/api/invoice-settings', { body })),
    answers: invoiceSettingsQuery.queryKey,
    onSuccess,
    quiet: true,
  });
}

export const invoiceSenderQuery = queryOptions({
  queryKey: ['invoice-settings', 'sender'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/invoice-settings/sender', { signal })),
});

/** Sends it again with the token of a right code, where a code is asked for. */
export type WithSecondStep = <T>(send: (verificationToken?: string) => Promise<T>) => Promise<T>;

/** Saves where to reach and how to pay the supplier. */
export function useSaveSender(withSecondStep: WithSecondStep) {
  return useAction<Schemas['InvoiceSenderRequest'], InvoiceSender>({
    run: (body) =>
      withSecondStep((verificationToken) =>
        unwrap(api.PUT('/api/invoice-settings/sender', { body: { ...body, verificationToken } })),
      ),
    answers: invoiceSenderQuery.queryKey,
    changes: ['invoices'],
    quiet: true,
  });
}
