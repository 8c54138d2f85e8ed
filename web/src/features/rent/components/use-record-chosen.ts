import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useState } from 'react';
import { useRecordRows } from '../api/owed';
import type { OwedLease, RowOutcome } from '../api/types';
import { homeName } from '../methods';
import type { Recorded } from './RecordedRows';
import type { Entries, EntryField } from './use-entries';

export const rowName = (lease: OwedLease) =>
  [homeName(lease), lease.tenants.map(({ name }) => name).join(', ')].filter(Boolean).join(', ');

/** Sends the chosen rows, and keeps what became of each: recorded ones with their receipts, refused ones with the reason. */
export function useRecordChosen(entries: Entries, unchoose: (leaseIds: readonly string[]) => void) {
  const problemText = useProblemText();
  const [recorded, setRecorded] = useState<Recorded[]>([]);
  const [refused, setRefused] = useState<Readonly<Record<string, RowOutcome>>>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, EntryField>>>({});
  // A paid lease leaves the list, often before the answer is there: its name is kept from when it was sent.
  const [names] = useState(() => new Map<string, Omit<Recorded, 'paymentId' | 'receiptNumber'>>());
  const record = useRecordRows((outcomes) => {
    const done = outcomes.filter(({ paymentId }) => paymentId !== null);
    const decided = outcomes
      .filter(({ paymentId, code }) => paymentId !== null || code === 'payment_row_recorded')
      .map(({ leaseId }) => leaseId);
    setRecorded((before) => [
      ...before,
      ...done.flatMap(({ leaseId, paymentId, receiptNumber }) => {
        const row = names.get(leaseId);
        return row && paymentId ? [{ ...row, paymentId, receiptNumber }] : [];
      }),
    ]);
    setRefused((before) => ({
      ...before,
      ...Object.fromEntries(
        outcomes.filter(({ paymentId }) => paymentId === null).map((outcome) => [outcome.leaseId, outcome]),
      ),
    }));
    entries.decided(decided);
    unchoose(done.map(({ leaseId }) => leaseId));
  });
  return {
    recorded,
    wrong,
    isPending: record.isPending,
    error: record.error,
    whyRefused: (leaseId: string) => {
      const outcome = refused[leaseId];
      return outcome?.code
        ? problemText(new Problem({ code: outcome.code, status: 422, message: outcome.error ?? '' }))
        : undefined;
    },
    /** Rows with a field that can't be sent are shown instead. */
    send: (leases: readonly OwedLease[]) => {
      const found = Object.fromEntries(
        leases.flatMap((lease) => {
          const field = entries.wrongField(lease);
          return field ? [[lease.leaseId, field]] : [];
        }),
      );
      setWrong(found);
      setRefused({});
      if (Object.keys(found).length > 0) return;
      for (const lease of leases)
        names.set(lease.leaseId, {
          name: rowName(lease),
          amountCents: entries.centsOfEntry(lease) ?? 0,
          currency: lease.currency,
        });
      record.mutate(leases.map(entries.rowOf));
    },
  };
}
