import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { PAYMENT_PANE } from '@shared/payment-state';
import type { StatusName } from '@ui/pane/status';
import type { LedgerRow, RecordedRow } from './api/types';

const STATUS: Readonly<Record<LedgerRow['status'], StatusName>> = {
  scheduled: 'scheduled',
  due: 'due',
  part_paid: 'partial',
  overdue: 'overdue',
  voided: 'cancelled',
  reversed: 'cancelled',
  posted: 'paid',
  ...PAYMENT_PANE,
};

/** Entries that someone paid. Cashback and refunds carry the payer's name too, but come from the landlord. */
const PAID: ReadonlySet<string> = new Set(['online_payment', 'offline_payment']);

type Titled = Pick<RecordedRow, 'entry' | 'period' | 'label' | 'method' | 'reversesId'>;

/** What the lines of a ledger are called, in the reader's language. */
export function useLedgerWords() {
  const t = useT();
  const { day, money, instant } = useFormats();
  const month = (period: string) => day(`${period}-01`, { month: 'long', year: 'numeric' });
  const method = (row: Titled) => (row.method ? t(messageId(`ledger.method.${row.method}`)) : '');
  /** What was written to a credit says what it is for; to a payment it is a note, to what was taken back the reason. */
  const note = ({ entry, note, label }: LedgerRow) =>
    note &&
    note !== label &&
    (entry === 'credit' || entry === 'deposit_kept'
      ? note
      : t(entry === 'offline_payment' ? 'ledger.detail.note' : 'ledger.detail.reason', { note }));
  const recordedBy = ({ kind, name, own, at }: NonNullable<LedgerRow['recordedBy']>) =>
    t(`ledger.detail.by.${own ? 'own' : kind}`, { name: name ?? '', day: instant(at, { dateStyle: 'medium' }) });
  /** A deposit that was brought along: its amount. A return: what went back, interest, what was kept, what was held until then. */
  const ofDeposit = (row: LedgerRow) => {
    const amount = (cents: number) => money(cents, row.currency);
    const { depositCents, depositInterestCents: interest, depositKeptCents: kept, depositHeldCents: held } = row;
    return [
      depositCents !== null &&
        t(row.entry === 'deposit_received' ? 'ledger.detail.depositBefore' : 'ledger.detail.deposit', {
          amount: amount(depositCents),
        }),
      interest && t('ledger.detail.depositInterest', { interest: amount(interest) }),
      kept && t('ledger.detail.depositKept', { kept: amount(kept) }),
      held && row.depositSince && t('ledger.detail.depositHeld', { amount: amount(held), day: day(row.depositSince) }),
    ];
  };
  const entryName = (entry: string, row: Titled): string => {
    const taken = /^(reversal|return|void|refund)(?:_of_(.+))?$/.exec(entry);
    if (taken?.[2]) return t(messageId(`ledger.entry.${taken[1]}`), { entry: row.label ?? entryName(taken[2], row) });
    return t(messageId(`ledger.entry.${entry}`), { month: row.period ? month(row.period) : '', method: method(row) });
  };
  return {
    title: (row: Titled) => (row.label && !row.reversesId ? row.label : entryName(row.entry, row)),
    /** The quieter line: why, when it posts, what it takes back. */
    detail: (row: LedgerRow): string => {
      if (row.status === 'scheduled')
        return t(row.entry === 'late_fee' ? 'ledger.detail.lateFee' : 'ledger.detail.scheduled');
      const parts = [
        row.test && t('ledger.detail.test'),
        row.atProvider && t('ledger.detail.atProvider'),
        row.payerName && PAID.has(row.entry) && !row.reversesId && t('ledger.detail.payer', { name: row.payerName }),
        ...ofDeposit(row),
        row.reversesOn && t('ledger.detail.reverses', { day: day(row.reversesOn) }),
        row.reference && t('ledger.detail.reference', { reference: row.reference }),
        row.chargeId &&
          row.dueOn &&
          row.dueOn !== row.date &&
          // Of what was taken back, nothing is left to pay.
          !row.reversesId &&
          row.status !== 'voided' &&
          t('ledger.detail.dueOn', { day: day(row.dueOn) }),
        note(row),
        row.recordedBy && recordedBy(row.recordedBy),
      ];
      return parts.filter(Boolean).join('. ');
    },
    status: (row: LedgerRow) => ({
      status: STATUS[row.status],
      label: t(messageId(`${row.status in PAYMENT_PANE ? 'parts.payment' : 'ledger.status'}.${row.status}`)),
    }),
    monthOf: (row: LedgerRow) => month(row.date.slice(0, 7)),
  };
}
