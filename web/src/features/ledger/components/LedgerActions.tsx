import { useDownload } from '@api/download';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Menu } from '@ui/overlay/Menu';
import { useEffect, useState, type ReactNode } from 'react';
import { statementFile } from '../api/files';
import { ledgerQuery, ledgerSummaryQuery } from '../api/ledger';
import type { LedgerRow, LedgerSummary } from '../api/types';
import { AddEntryDialog } from './AddEntryDialog';
import { DepositDialog } from './DepositDialog';
import { GiveBackDialog } from './GiveBackDialog';
import { OpeningDialog } from './OpeningDialog';
import { ReverseDialog } from './ReverseDialog';
import styles from './LedgerTable.module.css';

type Rarely = 'opening' | 'deposit' | 'takeBack' | 'give';

/** While tenants have a credit: the latest recorded payment of which something is left to give back. */
function useOverpaid(leaseId: string, balanceCents: number): LedgerRow | undefined {
  const overpaid = balanceCents < 0;
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    ...ledgerQuery(leaseId, 'payments'),
    enabled: overpaid,
  });
  const found = data?.pages
    .flatMap(({ rows }) => rows)
    .find(({ entry, status, leftCents }) => entry === 'offline_payment' && status === 'paid' && (leftCents ?? 0) > 0);
  // Online payments may fill the first pages.
  const searches = overpaid && !found && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (searches) void fetchNextPage();
  }, [searches, fetchNextPage]);
  return overpaid ? found : undefined;
}

const WORDS = {
  opening: 'ledger.opening.open',
  deposit: 'ledger.deposit.open',
  takeBack: 'ledger.opening.takeBack',
} as const;

/** Which of them the lease needs now. */
function rareSteps({ openingBalanceEntered, openingDepositEntryId, depositHeldCents }: LedgerSummary) {
  const steps: (keyof typeof WORDS)[] = [];
  if (!openingBalanceEntered || !openingDepositEntryId) steps.push('opening');
  if (depositHeldCents > 0) steps.push('deposit');
  if (openingDepositEntryId && depositHeldCents > 0) steps.push('takeBack');
  return steps;
}

interface LedgerActionsProps {
  leaseId: string;
  currency: string;
  paperNote: ReactNode;
}

/**
 * Steps that are rare: what the lease brought along, until it is entered; giving the deposit or a credit back, while there is
 * one; a statement for the landlord’s own side.
 */
function Rare({ leaseId, currency, paperNote }: LedgerActionsProps) {
  const t = useT();
  const [dialog, setDialog] = useState<Rarely>();
  const [asked, setAsked] = useState<LedgerSummary>();
  const { data } = useQuery(ledgerSummaryQuery(leaseId));
  const overpaid = useOverpaid(leaseId, data?.balanceCents ?? 0);
  const [giving, setGiving] = useState<LedgerRow>();
  const { language } = useLanguage();
  const statement = useDownload();
  const year = new Date().getFullYear();
  if (!data) return null;
  const show = (which: Rarely) => () => {
    setAsked(data);
    setDialog(which);
  };
  const close = () => setDialog(undefined);
  const give = (row: LedgerRow) => {
    setGiving(row);
    setDialog('give');
  };
  const items = [
    ...(overpaid ? [{ label: t('ledger.give.title'), onSelect: () => give(overpaid) }] : []),
    ...rareSteps(data).map((step) => ({ label: t(WORDS[step]), onSelect: show(step) })),
    {
      label: t('ledger.statement.recorders', { year: String(year) }),
      onSelect: () => statement.mutate(statementFile(leaseId, year, language, true)),
    },
  ];
  return (
    <>
      <Menu
        items={items}
        align="end"
        trigger={(props) => (
          <IconButton
            {...props}
            variant="outline"
            label={t('ledger.more')}
            icon={<IconDots size={18} stroke={1.75} aria-hidden />}
          />
        )}
      />
      {asked && dialog === 'opening' && <OpeningDialog summary={asked} onClose={close} />}
      {asked?.openingDepositEntryId && dialog === 'takeBack' && (
        <ReverseDialog
          leaseId={leaseId}
          entryId={asked.openingDepositEntryId}
          text={t('ledger.opening.takeBackText')}
          onClose={close}
        >
          {paperNote}
        </ReverseDialog>
      )}
      {giving?.paymentId && dialog === 'give' && (
        <GiveBackDialog leaseId={leaseId} row={giving} paymentId={giving.paymentId} onClose={close}>
          {paperNote}
        </GiveBackDialog>
      )}
      {asked && dialog === 'deposit' && (
        <DepositDialog leaseId={leaseId} currency={currency} heldCents={asked.depositHeldCents} onClose={close}>
          {paperNote}
        </DepositDialog>
      )}
    </>
  );
}

/** The actions of a landlord: the year's statement, a charge or a credit by hand, and rare ones. */
export function LedgerActions({ leaseId, currency, paperNote }: LedgerActionsProps) {
  const t = useT();
  const { language } = useLanguage();
  const [adding, setAdding] = useState(false);
  const statement = useDownload();
  const year = new Date().getFullYear();
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        size="sm"
        icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
        loading={statement.isPending}
        onClick={() => statement.mutate(statementFile(leaseId, year, language))}
      >
        {t('ledger.statement', { year: String(year) })}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('ledger.add.open')}
      </Button>
      <Rare leaseId={leaseId} currency={currency} paperNote={paperNote} />
      {adding && (
        <AddEntryDialog leaseId={leaseId} currency={currency} paperNote={paperNote} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}
