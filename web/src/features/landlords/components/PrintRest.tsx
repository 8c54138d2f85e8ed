import { useT } from '@i18n/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { useState } from 'react';
import { bulkRowsQuery } from '../api/bulk-tasks';
import { usePrintLetters } from './use-print-letters';

/** Opens the letters of those who have no address; the codes that were emailed stay valid. */
export function PrintRest({ taskId, count, back }: { taskId: string; count: number; back: string }) {
  const t = useT();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { print, made, isPending } = usePrintLetters(back);
  const start = async () => {
    setAsking(true);
    const rows = await client.fetchQuery(bulkRowsQuery(taskId)).finally(() => setAsking(false));
    const onPaper = rows.filter(({ outcome }) => outcome === 'no_email').map(({ leaseId }) => leaseId);
    print([...new Set(onPaper)], true);
  };
  return (
    <>
      {made && <span role="status">{t('landlords.letters.making', made)}</span>}
      <Button size="sm" loading={asking || isPending} onClick={() => void start().catch(() => undefined)}>
        {t('landlords.letters.printRest', { count })}
      </Button>
    </>
  );
}
