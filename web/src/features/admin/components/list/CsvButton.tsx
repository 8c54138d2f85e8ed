import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { useDownloadCsv } from '../../api/csv';

/** What the filters let through, as a file. */
export function CsvButton({
  path,
  name,
  filters,
}: {
  path: string;
  name: string;
  filters: Record<string, string | undefined>;
}) {
  const t = useT();
  const download = useDownloadCsv(path, name);
  return (
    <Button
      variant="secondary"
      loading={download.isPending}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      onClick={() => download.mutate(filters)}
    >
      {t('admin.csv')}
    </Button>
  );
}
