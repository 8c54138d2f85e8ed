import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { SegmentedBar } from '@ui/data/SegmentedBar';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import type { StatusName } from '@ui/pane/status';
import type { Owed, OwedAge } from '../api/invoices';
import styles from './invoices.module.css';

const PANES: Record<OwedAge, StatusName> = {
  current: 'due',
  days_30: 'partial',
  days_60: 'processing',
  days_90: 'overdue',
  days_more: 'danger',
};

interface OwedByAgeProps {
  owed: readonly Owed[];
  /** The list of one age. */
  hrefOf: (age: OwedAge) => string;
  side: 'landlord' | 'supplier';
}

/** What is owed by how late it is: a bar, and the same figures in words, each leading to its invoices. */
export function OwedByAge({ owed, hrefOf, side }: OwedByAgeProps) {
  const t = useT();
  const { money } = useFormats();
  return owed.map(({ currency, ages, totalCents, toApproveCents, toApproveCount }) => (
    <Section
      key={currency}
      title={t(side === 'landlord' ? 'invoices.owed.byYou' : 'invoices.owed.toYou')}
      aside={t('invoices.owed.total', { amount: money(totalCents, currency, { code: true }) })}
      className={styles.owed}
    >
      <SegmentedBar
        segments={ages.map(({ age, amountCents, count }) => ({
          status: PANES[age],
          value: amountCents,
          label: count > 0 ? <Link href={hrefOf(age)}>{t(`invoices.age.${age}`)}</Link> : t(`invoices.age.${age}`),
          figure: money(amountCents, currency),
          note: count > 0 ? t(side === 'landlord' ? 'invoices.bills.count' : 'invoices.count', { count }) : undefined,
        }))}
      />
      {toApproveCount > 0 && (
        <p className={styles.waits}>
          {t(`invoices.owed.toApprove.${side}`, {
            amount: money(toApproveCents, currency, { code: true }),
            count: toApproveCount,
          })}
        </p>
      )}
    </Section>
  ));
}
