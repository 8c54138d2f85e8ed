import { useT } from '@i18n/messages';
import { useDownloadCsv } from '@shared/list/download-csv';
import { Button } from '@ui/controls/Button';
import { useBulkUnits, type UnitAction } from '../../api/bulk';
import type { Unit } from '../../api/types';
import { useBulkToast } from '../use-bulk-words';

/**
 * Actions for all chosen units together. Units that were refused (such as rented ones) or whose answer is missing stay
 * chosen.
 */
export function UnitBulk({ chosen, onDone }: { chosen: readonly Unit[]; onDone: (left: string[]) => void }) {
  const t = useT();
  const change = useBulkUnits();
  const say = useBulkToast();
  const download = useDownloadCsv();
  const ids = chosen.map(({ id }) => id);
  const away = chosen.length > 0 && chosen.every(({ status }) => status === 'offline');
  const run = (action: UnitAction) =>
    change.mutate({ ids, action }, { onSuccess: (outcome) => onDone(say(outcome, `landlords.bulk.units.${action}`)) });
  return (
    <>
      <Button size="sm" variant="secondary" loading={download.isPending} onClick={() => download.start('units', ids)}>
        {t('parts.export')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        loading={change.isPending}
        onClick={() => run(away ? 'available' : 'offline')}
      >
        {t(away ? 'landlords.unit.toMarket' : 'landlords.unit.offMarket')}
      </Button>
      <Button size="sm" variant="secondary" loading={change.isPending} onClick={() => run('archive')}>
        {t('landlords.bulk.archive')}
      </Button>
    </>
  );
}
