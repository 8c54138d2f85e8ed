import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { AddEntryDialog } from './AddEntryDialog';

/** What a landlord does beside reading: a charge or a credit by hand. */
export function LedgerActions({ leaseId, currency }: { leaseId: string; currency: string }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" icon={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setAdding(true)}>
        {t('ledger.add.open')}
      </Button>
      {adding && <AddEntryDialog leaseId={leaseId} currency={currency} onClose={() => setAdding(false)} />}
    </>
  );
}
