import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { uploadFile } from '@api/upload';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useRef } from 'react';

type Schemas = components['schemas'];
export type Expense = Schemas['ExpenseResponse'];
export type Category = Expense['category'];

export interface ExpenseFilters {
  q?: string;
  sort?: string;
  propertyId?: string;
  category?: Category;
  from?: string;
  to?: string;
}

const CHANGES = ['expenses', 'reports'];

/** Expenses, page by page. */
export const expensesQuery = (filters: ExpenseFilters) =>
  infiniteQueryOptions({
    queryKey: ['expenses', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/expenses', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const expenseQuery = (id: string) =>
  queryOptions({
    queryKey: ['expenses', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/expenses/{id}', { params: { path: { id } }, signal })),
  });

/** What a form can choose from. */
export const propertyChoicesQuery = () =>
  queryOptions({
    queryKey: ['properties', 'choices'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/properties', { params: { query: { limit: 200, sort: 'name' } }, signal })),
  });

export const unitChoicesQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['properties', 'units', propertyId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/properties/{id}', { params: { path: { id: propertyId } }, signal })),
    enabled: propertyId !== '',
  });

export interface ExpenseInput {
  body: Schemas['CreateExpenseRequest'];
  /** The one that is corrected; without it a new one. */
  present?: Expense;
  invoice?: File;
  language: string;
}

/** Keeps an invoice: once for its unit, also when the expense with it is refused and sent again. */
function useKeepInvoice() {
  const kept = useRef<{ file: File; unitId: string | undefined; id: string }>(undefined);
  return async (file: File, unitId: string | undefined, language: string): Promise<string> => {
    if (kept.current?.file === file && kept.current.unitId === unitId) return kept.current.id;
    const { id } = await uploadFile<{ id: string }>({
      path: '/api/documents',
      file,
      fields: { purpose: 'invoice', unitId },
      language,
    });
    kept.current = { file, unitId, id };
    return id;
  };
}

/** Keeps the invoice first, then the expense with it. */
export function useSaveExpense(onSuccess: (expense: Expense) => void) {
  const keepInvoice = useKeepInvoice();
  return useAction<ExpenseInput, Expense>({
    run: async ({ body, present, invoice, language }, key) => {
      const sent = invoice && (await keepInvoice(invoice, body.unitId ?? undefined, language));
      const whole = { ...body, documentId: sent ?? present?.document?.id ?? null };
      if (!present) return unwrap(api.POST('/api/expenses', { body: whole, headers: idempotency(key) }));
      return unwrap(
        api.PATCH('/api/expenses/{id}', {
          params: { path: { id: present.id } },
          body: { ...whole, version: present.version },
        }),
      );
    },
    changes: [...CHANGES, 'documents'],
    onSuccess,
    quiet: true,
  });
}

/** Takes an expense back. */
export function useRemoveExpense(onSuccess: () => void) {
  return useAction<string>({
    run: (id) => unwrap(api.DELETE('/api/expenses/{id}', { params: { path: { id } } })),
    changes: CHANGES,
    onSuccess,
  });
}

/** A new address of the invoice, which expires after five minutes. */
export function useOpenInvoice() {
  return useAction<string>({
    run: async (id) => {
      const { url } = await unwrap(api.GET('/api/documents/{id}', { params: { path: { id } } }));
      if (url) window.location.assign(url);
    },
  });
}
