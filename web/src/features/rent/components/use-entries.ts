import { centsOf, typedAmount } from '@contract/amount-text';
import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import type { OwedLease, PaymentRow } from '../api/types';
import { OFFLINE_METHODS, type OfflineMethod } from '../methods';

/** Choices besides the tenants: someone else by name, and unknown. */
export const OTHER = 'other';
export const UNKNOWN = 'unknown';

/** What was typed for a lease; what is left out is what the sheet proposes. */
export interface Entry {
  amount: string;
  paidOn: string;
  method: OfflineMethod;
  payer: string;
  payerName: string;
  note: string;
}

/** The values for every row without its own. */
export interface Common {
  paidOn: string;
  method: OfflineMethod;
  /** For leases with several tenants: no payer is chosen for them unless “unknown” is. */
  payer: '' | typeof UNKNOWN;
}

export type EntryField = keyof Entry;

/** The payments that are being typed, by lease. A list that is read again meanwhile takes nothing of it away. */
export function useEntries(locale: string) {
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<Entry>>>>({});
  const [common, setCommon] = useState<Common>({ paidOn: '', method: OFFLINE_METHODS[0], payer: '' });
  const [another, setAnother] = useState<Readonly<Record<string, string>>>({});
  const keys = useRef(new Map<string, string>());
  const entryOf = (lease: OwedLease): Entry => ({
    amount: typedAmount(lease.openCents, lease.currency, locale),
    paidOn: common.paidOn || lease.today,
    method: common.method,
    // A lease with one tenant has one likely payer, and the field shows it.
    payer: lease.tenants.length === 1 ? (lease.tenants[0]?.id ?? '') : common.payer,
    payerName: '',
    note: '',
    ...typed[lease.leaseId],
  });
  /** What the question is about, whether a payment is another one: a changed amount, day or payer makes it a new question. */
  const sameOf = (lease: OwedLease) => {
    const { paidOn, payer, payerName } = entryOf(lease);
    return [centsOfEntry(lease), paidOn, payer, payerName.trim()].join('|');
  };
  const centsOfEntry = (lease: OwedLease) => centsOf(entryOf(lease).amount, locale, lease.currency);
  return {
    entryOf,
    centsOfEntry,
    common,
    setCommon,
    sameOf,
    isAnother: (lease: OwedLease) => another[lease.leaseId] === sameOf(lease),
    sayAnother: (lease: OwedLease, yes: boolean) =>
      setAnother((before) => ({ ...before, [lease.leaseId]: yes ? sameOf(lease) : '' })),
    type: (leaseId: string, change: Partial<Entry>) =>
      setTyped((before) => ({ ...before, [leaseId]: { ...before[leaseId], ...change } })),
    /** The first field that can't be sent as it is. */
    wrongField: (lease: OwedLease): EntryField | undefined => {
      const { paidOn, payer, payerName } = entryOf(lease);
      if ((centsOfEntry(lease) ?? 0) <= 0) return 'amount';
      if (!paidOn || paidOn > lease.today) return 'paidOn';
      if (!payer) return 'payer';
      return payer === OTHER && !payerName.trim() ? 'payerName' : undefined;
    },
    /** The row as it is sent. Its key stays the same until the server has decided about it. */
    rowOf: (lease: OwedLease): PaymentRow => {
      const key = keys.current.get(lease.leaseId) ?? v4();
      keys.current.set(lease.leaseId, key);
      const { paidOn, method, payer, payerName, note } = entryOf(lease);
      return {
        key,
        leaseId: lease.leaseId,
        amountCents: centsOfEntry(lease) ?? 0,
        paidOn,
        method,
        ...(payer === OTHER ? { payerName: payerName.trim() } : payer === UNKNOWN ? {} : { payerTenantId: payer }),
        ...(note.trim() && { note: note.trim() }),
        ...(another[lease.leaseId] === sameOf(lease) && { anotherPayment: true }),
      };
    },
    /** Recorded: what comes next for this lease is another payment. */
    decided: (leaseIds: readonly string[]) => {
      for (const leaseId of leaseIds) keys.current.delete(leaseId);
      const without = <Value>(before: Readonly<Record<string, Value>>) =>
        Object.fromEntries(Object.entries(before).filter(([leaseId]) => !leaseIds.includes(leaseId)));
      setTyped(without);
      setAnother(without);
    },
  };
}

export type Entries = ReturnType<typeof useEntries>;
