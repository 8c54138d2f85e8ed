import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Sparkline } from '@ui/data/Sparkline';
import { StatRow, type Stat } from '@ui/data/StatRow';
import type { AdminStats } from '../../api/overview';
import { useAge } from './use-age';

/** How many, how many more, and their course; rent by currency, never added across. */
export function Figures({ stats }: { stats: AdminStats }) {
  const t = useT();
  const { number, money, percent, instant } = useFormats();
  const age = useAge();
  const month = instant(new Date(), { month: 'long' });
  const growth = (id: 'users' | 'units', href?: string): Stat => ({
    id,
    label: t(`admin.overview.${id}`),
    figure: number(stats[id].total),
    note: t('admin.overview.thisWeek', { count: stats[id].lastWeek }),
    chart: <Sparkline values={stats[id].weeks} />,
    ...(href && { href }),
  });
  const rents = stats.rent.map((rent): Stat => ({
    id: rent.currency,
    label: t('admin.overview.rent', { month }),
    figure: money(rent.processedCents, rent.currency, { code: stats.rent.length > 1, fraction: 'hide' }),
    note:
      rent.chargedCents > 0
        ? t('admin.overview.ofCharged', { share: percent(Math.round((rent.paidCents / rent.chargedCents) * 10_000)) })
        : undefined,
  }));
  const none: Stat = {
    id: 'rent',
    label: t('admin.overview.rent', { month }),
    figure: '–',
    note: t('admin.overview.noRent'),
  };
  const requests: Stat = {
    id: 'serviceRequests',
    label: t('admin.overview.serviceRequests'),
    figure: number(stats.serviceRequests.open),
    note: stats.serviceRequests.oldestAt
      ? t('admin.overview.oldest', { age: age(stats.serviceRequests.oldestAt) })
      : t('admin.overview.noneOpen'),
  };
  return (
    <StatRow
      stats={[growth('users', paths.adminUsers()), growth('units'), ...(rents.length > 0 ? rents : [none]), requests]}
    />
  );
}
