import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { RadioCards } from '@ui/fields/RadioCards';
import { useState, type ReactNode } from 'react';
import type { RecordedRow } from '../api/types';
import { useLedgerWords } from '../ledger-words';
import { GiveBackDialog } from './GiveBackDialog';
import { ReturnPaymentDialog } from './ReturnPaymentDialog';
import { ReverseDialog } from './ReverseDialog';

type Why = 'given' | 'returned' | 'mistake';

/** Returns a payment that was recorded by hand, for one of three reasons with different consequences. */
export function OfflineBackDialog({
  leaseId,
  row,
  paymentId,
  paperNote,
  onClose,
}: {
  leaseId: string;
  row: RecordedRow;
  paymentId: string;
  paperNote?: ReactNode;
  onClose: () => void;
}) {
  const t = useT();
  const mail = useMailWord();
  const { money, day } = useFormats();
  const words = useLedgerWords();
  // No bank returns cash.
  const [why, setWhy] = useState<Why>(row.method === 'cash' ? 'mistake' : 'returned');
  const reasons: Why[] = row.leftCents === 0 ? ['returned', 'mistake'] : ['given', 'returned', 'mistake'];
  const options = reasons.map((value) => ({
    value,
    label: t(`ledger.back.${value}`),
    description: t(`ledger.back.${value}.text`, mail),
  }));
  const choice = (
    <>
      <RadioCards name="why" label={t('ledger.back.why')} value={why} onChange={setWhy} options={options} columns={1} />
      {paperNote}
    </>
  );
  if (why === 'given')
    return (
      <GiveBackDialog leaseId={leaseId} row={row} paymentId={paymentId} onClose={onClose}>
        {choice}
      </GiveBackDialog>
    );
  if (why === 'returned')
    return (
      <ReturnPaymentDialog leaseId={leaseId} row={row} paymentId={paymentId} onClose={onClose}>
        {choice}
      </ReturnPaymentDialog>
    );
  const text = t('ledger.reverse.text', {
    entry: words.title(row),
    day: day(row.date),
    amount: money(row.paymentCents ?? 0, row.currency),
  });
  return (
    <ReverseDialog leaseId={leaseId} entryId={row.id} text={text} onClose={onClose}>
      {choice}
    </ReverseDialog>
  );
}
