import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { useDownloadCsv } from '../api/download-csv';

/** Everything of a table as a file: what is the landlord's can be taken along. */
export function ExportButton({ table }: { table: 'units' | 'leases' }) {
  const t = useT();
  const download = useDownloadCsv(table);
  return (
    <Button variant="secondary" loading={download.isPending} icon={<IconDownload size={18} stroke={1.75} aria-hidden />} onClick={() => download.mutate()}>
      {t('landlords.export')}
    </Button>
  );
}
