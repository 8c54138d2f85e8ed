import { majorOf } from '@contract/amount-format';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Chart } from '@ui/workspace/Chart';
import type { CollectedMonth } from '../../api/types';
import { monthEntries } from './month-entries';

/** Collected by month, in one currency: on time, late, outstanding. */
export function CollectedChart({
  months,
  currency,
  mixed,
}: {
  months: readonly CollectedMonth[];
  currency: string;
  mixed: boolean;
}) {
  const t = useT();
  const { money, day, short } = useFormats();
  const title = mixed ? t('landlords.collected.titleIn', { currency }) : t('landlords.collected.title');
  if (months.every((month) => month.onTimeCents + month.lateCents + month.outstandingCents === 0))
    return (
      <Section title={title}>
        <Text ink={2}>{t('landlords.collected.none')}</Text>
      </Section>
    );
  const points = months.map((entry) => ({
    label: day(`${entry.month}-01`, { month: 'short' }),
    values: { onTime: entry.onTimeCents, late: entry.lateCents, outstanding: entry.outstandingCents },
    href: monthEntries({ month: entry.month, currency }),
  }));
  return (
    <Chart
      title={title}
      points={points}
      series={[
        { id: 'onTime', label: t('landlords.collected.onTime'), color: 1 },
        { id: 'late', label: t('landlords.collected.late'), color: 2 },
        { id: 'outstanding', label: t('landlords.collected.outstanding'), color: 3, outline: true },
      ]}
      format={(cents) => money(cents, currency, { code: mixed })}
      formatAxis={(cents) => short(majorOf(cents, currency))}
      words={{
        chart: t('landlords.collected.asChart'),
        table: t('landlords.collected.asTable'),
        period: t('landlords.collected.month'),
        loading: t('app.loading'),
      }}
    />
  );
}
