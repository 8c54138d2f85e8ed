import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Chart } from '@ui/workspace/Chart';
import type { AdminStats } from '../../api/overview';

/** Who joined on each of the last 14 days. */
export function NewAccounts({ days }: { days: AdminStats['newAccounts'] }) {
  const t = useT();
  const { day, number } = useFormats();
  const points = days.map((entry, at) => ({
    label: day(
      entry.day,
      at === 0 || entry.day.endsWith('-01') ? { month: 'short', day: 'numeric' } : { day: 'numeric' },
    ),
    values: { tenant: entry.tenant, landlord: entry.landlord, supplier: entry.supplier },
  }));
  return (
    <Chart
      title={t('admin.overview.newAccounts')}
      points={points}
      series={[
        { id: 'tenant', label: t('admin.overview.tenants'), color: 1 },
        { id: 'landlord', label: t('admin.overview.landlords'), color: 2 },
        { id: 'supplier', label: t('admin.overview.suppliers'), color: 3 },
      ]}
      format={(value) => number(value)}
      formatAxis={(value) => number(value)}
      whole
      words={{
        chart: t('admin.overview.asChart'),
        table: t('admin.overview.asTable'),
        period: t('admin.overview.day'),
        loading: t('app.loading'),
      }}
    />
  );
}
