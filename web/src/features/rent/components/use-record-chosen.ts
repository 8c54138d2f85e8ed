import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useState } from 'react';
import { useRecordRows } from '../api/owed';
import type { OwedLease, RowOutcome } from '../api/types';
import { homeName } from '../methods';
import type { Recorded } from './RecordedRows';
import type { Entries, EntryField } from './use-entries';

const SAME = 'same_payment_recorded';

const problemOfRow = ({ code, error, reason, values }: RowOutcome) =>
  new Problem({
    code: code ?? 'client',
    status: 422,
    message: error ?? '',
    ...(reason && { reason }),
    ...(values && { values }),
  });

export const rowName = (lease: OwedLease) =>
  [homeName(lease), lease.tenants.map(({ name }) => name).join(', ')].filter(Boolean).join(', ');

/** Sends the chosen rows, and keeps what became of each: recorded ones with their receipts, refused ones with the reason. */
export function useRecordChosen(entries: Entries, unchoose: (leaseIds: readonly string[]) => void) {
  const problemText = useProblemText();
  const [recorded, setRecorded] = useState<Recorded[]>([]);
  const [refused, setRefused] = useState<Readonly<Record<string, RowOutcome>>>({});
  /** What was sent of the rows that the server asks about. */
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, EntryField>>>({});
  // A paid lease disappears from the list, often before the answer arrives, so its name is kept when the request is
  // sent.
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
      if (!outcome?.code || outcome.reason === SAME) return undefined;
      return problemText(problemOfRow(outcome));
    },
    /** The day of the payment that the row may be the same as; nothing once something else was typed. */
    sameOn: (lease: OwedLease) => {
      const { reason, values } = refused[lease.leaseId] ?? {};
      return reason === SAME && asked[lease.leaseId] === entries.sameOf(lease) ? String(values?.['day']) : undefined;
    },
    refused,
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
      setAsked(Object.fromEntries(leases.map((lease) => [lease.leaseId, entries.sameOf(lease)])));
      record.mutate(leases.map(entries.rowOf));
    },
  };
}
