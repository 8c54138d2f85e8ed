import { majorOf } from '@contract/amount-format';
import { isCurrency } from '@contract/currencies';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { SelectField } from '@ui/fields/SelectField';
import { useState } from 'react';
import type { AdminStats, AdminTrends } from '../../api/overview';
import { TrendChart, useDayName, useMonthName } from './TrendChart';
import styles from './overview.module.css';

/** People by role at the end of each month. */
export function Users({ months }: { months: AdminTrends['users'] }) {
  const t = useT();
  const name = useMonthName();
  return (
    <TrendChart
      title={t('admin.trends.users')}
      by="month"
      points={months.map(({ month, ...values }, at) => ({ label: name(month, at), values }))}
      series={[
        { id: 'tenant', label: t('admin.overview.tenants'), color: 1 },
        { id: 'landlord', label: t('admin.overview.landlords'), color: 2 },
        { id: 'supplier', label: t('admin.overview.suppliers'), color: 3 },
        { id: 'others', label: t('admin.trends.others'), color: 4 },
      ]}
      empty={t('admin.trends.noUsers')}
    />
  );
}

/** Who joined on each of the last 14 days. */
export function NewAccounts({ days }: { days: AdminStats['newAccounts'] }) {
  const t = useT();
  const name = useDayName();
  return (
    <TrendChart
      title={t('admin.overview.newAccounts')}
      by="day"
      points={days.map(({ day, ...values }, at) => ({ label: name(day, at), values }))}
      series={[
        { id: 'tenant', label: t('admin.overview.tenants'), color: 1 },
        { id: 'landlord', label: t('admin.overview.landlords'), color: 2 },
        { id: 'supplier', label: t('admin.overview.suppliers'), color: 3 },
      ]}
      empty={t('admin.trends.noAccounts')}
    />
  );
}

export function Units({ months }: { months: AdminTrends['units'] }) {
  const t = useT();
  const name = useMonthName();
  return (
    <TrendChart
      title={t('admin.trends.units')}
      by="month"
      points={months.map(({ month, total }, at) => ({ label: name(month, at), values: { total } }))}
      series={[{ id: 'total', label: t('admin.trends.unitsLabel'), color: 2 }]}
      empty={t('admin.trends.noUnits')}
    />
  );
}

/** What was paid in each month, one currency at a time: currencies are never added. */
export function Rent({ currencies }: { currencies: AdminTrends['rent'] }) {
  const t = useT();
  const { money, short } = useFormats();
  const name = useMonthName();
  const [chosen, choose] = useState<string>();
  const shown = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
  const currency = shown?.currency ?? 'USD';
  return (
    <TrendChart
      title={t('admin.trends.rent')}
      by="month"
      points={(shown?.months ?? []).map(({ month, processedCents }, at) => ({
        label: name(month, at),
        values: { processedCents },
      }))}
      series={[{ id: 'processedCents', label: t('admin.trends.rentLabel'), color: 1 }]}
      format={(cents) => money(cents, currency, { code: currencies.length > 1 })}
      formatAxis={(cents) => short(majorOf(cents, currency))}
      tools={
        currencies.length > 1 && (
          <div className={styles.choice}>
            <SelectField
              label={t('admin.trends.currency')}
              hideLabel
              value={currency}
              onChange={({ target }) => isCurrency(target.value) && choose(target.value)}
              options={currencies.map((one) => ({ value: one.currency, label: one.currency }))}
            />
          </div>
        )
      }
      empty={t('admin.trends.noRent')}
    />
  );
}
