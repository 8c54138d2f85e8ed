import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { Menu } from '@ui/overlay/Menu';
import { useDownloadCsv, type ExportTable } from './download-csv';

const icon = <IconDownload size={18} stroke={1.75} aria-hidden />;

interface ExportButtonProps {
  tables: readonly [ExportTable, ...ExportTable[]];
  /** Exports only these rows. */
  ids?: readonly string[];
  size?: 'sm' | 'md';
}

/** Exports tables as files, so that landlords can take their data with them. With several tables it is a menu. */
export function ExportButton({ tables, ids, size = 'md' }: ExportButtonProps) {
  const t = useT();
  const { start, isPending } = useDownloadCsv();
  if (tables.length === 1)
    return (
      <Button variant="secondary" size={size} loading={isPending} icon={icon} onClick={() => start(tables[0], ids)}>
        {t('parts.export')}
      </Button>
    );
  return (
    <Menu
      items={tables.map((table) => ({ label: t(`parts.export.${table}`), onSelect: () => start(table, ids) }))}
      trigger={(props) => (
        <Button {...props} variant="secondary" size={size} loading={isPending} icon={icon}>
          {t('parts.export')}
        </Button>
      )}
    />
  );
}
