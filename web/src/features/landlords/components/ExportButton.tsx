import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Menu } from '@ui/overlay/Menu';
import { useDownloadCsv, type ExportTable } from '../api/download-csv';

const icon = <IconDownload size={18} stroke={1.75} aria-hidden />;

/** Tables as files: what is the landlord's can be taken along. With several, a menu. */
export function ExportButton({ tables }: { tables: readonly [ExportTable, ...ExportTable[]] }) {
  const t = useT();
  const { start, isPending } = useDownloadCsv();
  if (tables.length === 1) return <Button variant="secondary" loading={isPending} icon={icon} onClick={() => start(tables[0])}>{t('landlords.export')}</Button>;
  return (
    <Menu
      items={tables.map((table) => ({ label: t(`landlords.export.${table}`), onSelect: () => start(table) }))}
      trigger={(props) => <Button {...props} variant="secondary" loading={isPending} icon={icon}>{t('landlords.export')}</Button>}
    />
  );
}
