import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDownload } from '@api/download';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { statementFile } from '../api/files';
import { ledgerSummaryQuery } from '../api/ledger';
import styles from './LedgerTable.module.css';
import { AddEntryDialog } from './AddEntryDialog';
import { DepositDialog } from './DepositDialog';

/** Gives the deposit back, while there is one. */
function DepositReturn({ leaseId, currency }: { leaseId: string; currency: string }) {
  const t = useT();
  const [heldCents, setHeldCents] = useState<number>();
  const { data } = useQuery(ledgerSummaryQuery(leaseId));
  return (
    <>
      {data && data.depositHeldCents > 0 && <Button variant="secondary" size="sm" onClick={() => setHeldCents(data.depositHeldCents)}>{t('ledger.deposit.open')}</Button>}
      {heldCents !== undefined && <DepositDialog leaseId={leaseId} currency={currency} heldCents={heldCents} onClose={() => setHeldCents(undefined)} />}
    </>
  );
}

/** What a landlord does beside reading: the year's statement, a charge or a credit by hand, the deposit. */
export function LedgerActions({ leaseId, currency }: { leaseId: string; currency: string }) {
  const t = useT();
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
        onClick={() => statement.mutate(statementFile(leaseId, year))}
      >
        {t('ledger.statement', { year: String(year) })}
      </Button>
      <Button variant="secondary" size="sm" icon={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setAdding(true)}>
        {t('ledger.add.open')}
      </Button>
      <DepositReturn leaseId={leaseId} currency={currency} />
      {adding && <AddEntryDialog leaseId={leaseId} currency={currency} onClose={() => setAdding(false)} />}
    </div>
  );
}
