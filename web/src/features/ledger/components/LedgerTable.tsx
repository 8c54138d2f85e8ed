import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Skeleton } from '@ui/states/Skeleton';
import { useState, type ReactNode } from 'react';
import { ledgerQuery } from '../api/ledger';
import type { LedgerRow, Show } from '../api/types';
import { useLedgerWords } from '../ledger-words';
import { DepositDue } from './DepositDue';
import { LedgerActions } from './LedgerActions';
import { LedgerLines } from './LedgerLines';
import { OfflineBackDialog } from './OfflineBackDialog';
import { RefundDialog } from './RefundDialog';
import { ReverseDialog } from './ReverseDialog';
import styles from './LedgerTable.module.css';

export interface LedgerTableProps {
  leaseId: string;
  currency: string;
  /** Lets the landlord add charges and reverse entries. Others can only read. */
  editable?: boolean;
  /** Who gets no email about what is done here. */
  paperNote?: ReactNode;
}

type Choice = 'all' | Show;
const CHOICES: readonly Choice[] = ['all', 'charges', 'payments'];

/** A lease's ledger: what is to come, then every entry with the balance after it. On phones by month. */
export function LedgerTable({ leaseId, currency, editable = false, paperNote }: LedgerTableProps) {
  const t = useT();
  const { values, set } = useListAddress(['show']);
  const choice = oneOf(CHOICES, values.show) ?? 'all';
  const [chosen, setChosen] = useState<LedgerRow>();
  const label = t('ledger.show.label');
  return (
    <div className={styles.ledger}>
      <div className={styles.tools}>
        <SegmentedControl
          label={label}
          value={choice}
          onChange={(value) => set('show', value === 'all' ? '' : value)}
          options={CHOICES.map((value) => ({ value, label: t(`ledger.show.${value}`) }))}
        />
        {editable && <LedgerActions leaseId={leaseId} currency={currency} paperNote={paperNote} />}
      </div>
      {editable && <DepositDue leaseId={leaseId} />}
      <Entries
        leaseId={leaseId}
        show={choice === 'all' ? undefined : choice}
        onTakeBack={editable ? setChosen : undefined}
      />
      {chosen && <TakeBack leaseId={leaseId} row={chosen} paperNote={paperNote} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

/** A payment through a provider is refunded; an entry by hand is reversed. */
function TakeBack({
  leaseId,
  row,
  paperNote,
  onClose,
}: {
  leaseId: string;
  row: LedgerRow;
  paperNote: ReactNode;
  onClose: () => void;
}) {
  const t = useT();
  const { money, day } = useFormats();
  const words = useLedgerWords();
  if (row.entry === 'online_payment' && row.paymentId)
    return <RefundDialog row={row} paymentId={row.paymentId} onClose={onClose} />;
  if (row.entry === 'offline_payment' && row.paymentId)
    return (
      <OfflineBackDialog
        leaseId={leaseId}
        row={row}
        paymentId={row.paymentId}
        paperNote={paperNote}
        onClose={onClose}
      />
    );
  const amount = money(row.chargeCents ?? row.paymentCents ?? 0, row.currency);
  const text = () => {
    if (row.ofDepositReturn) return t('ledger.reverse.deposit');
    if (row.entry === 'deposit_received') return t('ledger.opening.takeBackText');
    return t('ledger.reverse.text', { entry: words.title(row), day: day(row.date), amount });
  };
  return (
    <ReverseDialog leaseId={leaseId} entryId={row.id} text={text()} onClose={onClose}>
      {paperNote}
    </ReverseDialog>
  );
}

interface EntriesProps {
  leaseId: string;
  show: Show | undefined;
  onTakeBack: ((row: LedgerRow) => void) | undefined;
}

function Entries({ leaseId, show, onTakeBack }: EntriesProps) {
  const t = useT();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    ledgerQuery(leaseId, show),
  );
  if (error && !data) {
    return <LoadFailure error={error} retry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="list" rows={6} label={t('app.loading')} />;
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p className={styles.quiet}>{t('ledger.empty')}</p>;
  return (
    <>
      <LedgerLines rows={rows} leaseId={leaseId} onTakeBack={onTakeBack} />
      <div className={styles.foot}>
        <p>{t('ledger.unchangeable')}</p>
        {hasNextPage && (
          <Button variant="ghost" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('ledger.earlier')}
          </Button>
        )}
      </div>
    </>
  );
}
