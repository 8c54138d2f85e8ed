import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { amountThatWraps } from '@shared/amount-that-wraps';
import { SegmentedBar, type BarSegment } from '@ui/data/SegmentedBar';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import type { RentMonth } from '../../api/types';
import { monthEntries } from './month-entries';
import styles from './home.module.css';

/** Rent that isn't charged yet has no entries, so it is counted as the rent of each lease. */
const RENTS = paths.landlordReports({ report: 'rent_roll' });

function useSegments(rent: RentMonth, code: boolean): BarSegment[] {
  const t = useT();
  const { money, day: dayText } = useFormats();
  // Not rounded: parts that are rounded one by one add up to another sum than the whole.
  const figure = (cents: number) => amountThatWraps(money(cents, rent.currency, { fraction: 'auto', code }));
  const until = rent.nextDueOn ? dayText(rent.nextDueOn, { month: 'short', day: 'numeric' }) : '';
  const opened = (cents: number, href: string) => (cents > 0 ? <Link href={href}>{figure(cents)}</Link> : figure(0));
  return [
    {
      status: 'paid',
      value: rent.paidCents,
      label: t('landlords.state.paid'),
      figure: opened(rent.paidCents, monthEntries(rent, 'credit')),
      note: t('landlords.home.paidNote', { whole: rent.paidCount, part: rent.partCount }),
    },
    {
      status: 'processing',
      value: rent.processingCents,
      label: t('landlords.state.processing'),
      figure: opened(rent.processingCents, paths.landlordLeases('?balance=processing')),
      note: t('landlords.home.rents', { count: rent.processingCount }),
    },
    {
      status: 'due',
      value: rent.dueCents,
      label: t('landlords.state.due'),
      figure: opened(rent.dueCents, rent.toCome ? RENTS : monthEntries(rent)),
      note:
        rent.dueCount > 0
          ? t('landlords.home.dueNote', { count: rent.dueCount, day: until })
          : t('landlords.home.rents', { count: 0 }),
    },
    {
      status: 'overdue',
      value: rent.overdueCents,
      label: t('landlords.state.overdue'),
      figure: opened(rent.overdueCents, paths.landlordLeases('?balance=overdue')),
      note: t('landlords.home.rents', { count: rent.overdueCount }),
    },
  ];
}

/** Shows the figure first, then explains it: how much of the month's rent arrived, and the rest by state. */
export function RentHeadline({ rent, mixed }: { rent: RentMonth; mixed: boolean }) {
  const t = useT();
  const { money, day: dayText } = useFormats();
  const segments = useSegments(rent, mixed);
  const month = dayText(`${rent.month}-01`, { month: 'long' });
  const amount = (cents: number) => money(cents, rent.currency, { fraction: 'auto', code: mixed });
  return (
    <Section
      title={t('landlords.home.monthRent', { month })}
      aside={<Link href={paths.landlordLeases()}>{t('landlords.leases.all')}</Link>}
    >
      <p className={styles.headline}>
        <Text as="span" look="figure">
          <Link look="plain" href={monthEntries(rent, 'credit')}>
            {amount(rent.paidCents)}
          </Link>
        </Text>{' '}
        <Text as="span" ink={2}>
          <Link
            look="plain"
            href={rent.toCome && rent.dueCents === rent.expectedCents ? RENTS : monthEntries(rent, 'debit')}
          >
            {t('landlords.home.collectedOf', { amount: amount(rent.expectedCents) })}
          </Link>
        </Text>
      </p>
      <SegmentedBar segments={segments} />
      {rent.recurringCents > 0 && (
        <p className={styles.arrears}>
          {t('landlords.home.recurring', { amount: amount(rent.recurringCents), month })}
        </p>
      )}
      {rent.arrearsCents > 0 && (
        <p className={styles.arrears}>
          <Link href={paths.landlordLeases('?balance=overdue')}>
            {t('landlords.home.arrears', { amount: amount(rent.arrearsCents), count: rent.arrearsCount })}
          </Link>
        </p>
      )}
    </Section>
  );
}
