import { api, idempotency, unwrap } from '@api/client';
import { uploadFile } from '@api/upload';
import { useAction } from '@api/use-action';
import { useLanguage } from '@i18n/language-context';
import { useRef } from 'react';
import type { OfflineMethod, RefundBalance } from './types';

const CHANGES = ['ledger', 'payments', 'leases', 'overview'];
const at = (leaseId: string) => ({ path: { id: leaseId } });

export interface OfflinePayment {
  amountCents: number;
  method: OfflineMethod;
  paidOn: string;
  note?: string;
  /** Who paid: a tenant of the lease, someone else by name, or neither where it is not known. */
  payerTenantId?: string;
  payerName?: string;
  /** The landlord was asked, and it is another payment than the one that is there. */
  anotherPayment?: boolean;
}

/** Records a payment that came outside of the product. */
export function useRecordPayment(leaseId: string, onDone: () => void) {
  return useAction({
    run: (body: OfflinePayment, key) =>
      unwrap(api.POST('/api/landlords/leases/{id}/payments', { params: at(leaseId), body, headers: idempotency(key) })),
    changes: CHANGES,
    onSuccess: onDone,
    quiet: true,
  });
}

export interface HandEntry {
  kind: 'charges' | 'deposit' | 'credits';
  amountCents: number;
  /** A deposit may go without: it is then called so, in each reader’s language. */
  label?: string;
  dueOn?: string;
}

/** Adds a charge besides the rent, charges a deposit, or adds a credit. */
export function useAddEntry(leaseId: string, onDone: () => void) {
  return useAction({
    run: ({ kind, dueOn, ...body }: HandEntry, key) => {
      const headers = idempotency(key);
      if (kind === 'credits')
        return unwrap(
          api.POST('/api/landlords/leases/{id}/credits', {
            params: at(leaseId),
            body: { ...body, label: body.label ?? '' },
            headers,
          }),
        );
      return unwrap(
        api.POST('/api/landlords/leases/{id}/charges', {
          params: at(leaseId),
          body: { ...body, ...(kind === 'deposit' && { kind }), ...(dueOn && { dueOn }) },
          headers,
        }),
      );
    },
    changes: CHANGES,
    onSuccess: onDone,
    quiet: true,
  });
}

/**
 * Enters the opening balance (above zero what is owed, below zero a prepayment) and the held deposit of a lease that
 * was already running.
 */
export function useOpening(leaseId: string, onDone: () => void) {
  return useAction({
    run: (body: { balanceCents: number; depositHeldCents: number }, key) =>
      unwrap(api.POST('/api/landlords/leases/{id}/opening', { params: at(leaseId), body, headers: idempotency(key) })),
    changes: CHANGES,
    onSuccess: onDone,
    quiet: true,
  });
}

/** Takes an entry back by another one. */
export function useReverseEntry(leaseId: string, onDone: () => void) {
  return useAction({
    run: ({ entryId, note }: { entryId: string; note?: string }, key) =>
      unwrap(
        api.POST('/api/landlords/leases/{id}/ledger/{entryId}/reverse', {
          params: { path: { id: leaseId, entryId } },
          body: note ? { note } : {},
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    onSuccess: onDone,
    quiet: true,
  });
}

/** Gives money of a payment back to the tenant. */
export function useRefund(onDone: () => void) {
  return useAction({
    run: (
      { paymentId, ...body }: { paymentId: string; amountCents: number; balance: RefundBalance; reason?: string },
      key,
    ) =>
      unwrap(
        api.POST('/api/payments/{id}/refunds', {
          params: { path: { id: paymentId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    onSuccess: onDone,
    quiet: true,
  });
}

export interface ReturnedPayment {
  paymentId: string;
  returnedOn: string;
  feeCents?: number;
  bankChargeCents?: number;
  note?: string;
}

export interface MoneyGivenBack {
  paymentId: string;
  amountCents: number;
  givenOn: string;
  method: OfflineMethod;
  reference?: string;
  /** What becomes of what had paid charges; without it all of it comes off the credit. */
  balance?: RefundBalance;
  reason?: string;
}

/** Records money of a payment by hand that the landlord gave back. */
export function useGiveBack(onDone: () => void) {
  return useAction({
    run: ({ paymentId, ...body }: MoneyGivenBack, key) =>
      unwrap(
        api.POST('/api/payments/{id}/give-backs', {
          params: { path: { id: paymentId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    onSuccess: onDone,
    quiet: true,
  });
}

/** The bank took back a payment that was recorded by hand. */
export function useReturnPayment(onDone: () => void) {
  return useAction({
    run: ({ paymentId, ...body }: ReturnedPayment, key) =>
      unwrap(
        api.POST('/api/payments/{id}/return', { params: { path: { id: paymentId } }, body, headers: idempotency(key) }),
      ),
    changes: CHANGES,
    onSuccess: onDone,
    quiet: true,
  });
}

export interface DepositReturn {
  returnedCents: number;
  interestCents?: number;
  /** What is kept, and the files that show it. `owed` pays rent and charges that are open. */
  deductions: { kind?: 'owed'; amountCents: number; label?: string; files?: readonly File[] }[];
}

/** A file becomes a document that the tenants of the lease read; once, also when the step after it fails. */
function useKeepReceipt(leaseId: string) {
  const { language } = useLanguage();
  const kept = useRef(new WeakMap<File, string>());
  return async (file: File): Promise<string> => {
    const known = kept.current.get(file);
    if (known) return known;
    const { id } = await uploadFile<{ id: string }>({
      path: '/api/documents',
      file,
      language,
      fields: { leaseId, purpose: 'receipt', sharedWithTenant: 'true' },
    });
    kept.current.set(file, id);
    return id;
  };
}

/** Gives a deposit back, less what is kept item by item. */
export function useReturnDeposit(leaseId: string, onDone: () => void) {
  const keep = useKeepReceipt(leaseId);
  return useAction({
    run: async ({ deductions, ...body }: DepositReturn, key) => {
      const items = [];
      for (const { files = [], ...item } of deductions) {
        const documentIds: string[] = [];
        for (const file of files) documentIds.push(await keep(file));
        items.push({ ...item, ...(documentIds.length > 0 && { documentIds }) });
      }
      return unwrap(
        api.POST('/api/landlords/leases/{id}/deposit/return', {
          params: at(leaseId),
          body: { ...body, deductions: items },
          headers: idempotency(key),
        }),
      );
    },
    changes: [...CHANGES, 'documents'],
    onSuccess: onDone,
    quiet: true,
  });
}
