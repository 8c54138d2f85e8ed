import { addDays, addMonths, day } from '@contract/days';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { SegmentedBar, type BarSegment } from '@ui/data/SegmentedBar';
import { Section } from '@ui/layout/Section';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import type { RentMonth } from '../../api/types';
import styles from './home.module.css';

/** The entries of the month in the tenants’ account: what was charged and what came for it. */
function entriesOf({ month, currency }: RentMonth): string {
  const first = day(`${month}-01`);
  return paths.landlordReportEntries({ accounts: 'rent_receivable', currency, from: first, to: addDays(addMonths(first, 1), -1) });
}

function useSegments(rent: RentMonth, code: boolean): BarSegment[] {
  const t = useT();
  const { money, day: dayText } = useFormats();
  const figure = (cents: number) => money(cents, rent.currency, { cents: false, code });
  const until = rent.nextDueOn ? dayText(rent.nextDueOn, { month: 'short', day: 'numeric' }) : '';
  return [
    { status: 'paid', value: rent.paidCents, label: t('landlords.state.paid'), figure: rent.paidCents > 0 ? <Link href={entriesOf(rent)}>{figure(rent.paidCents)}</Link> : figure(0), note: t('landlords.home.paidNote', { whole: rent.paidCount, part: rent.partCount }) },
    { status: 'processing', value: rent.processingCents, label: t('landlords.state.processing'), figure: figure(rent.processingCents), note: t('landlords.home.rents', { count: rent.processingCount }) },
    { status: 'due', value: rent.dueCents, label: t('landlords.state.due'), figure: figure(rent.dueCents), note: rent.dueCount > 0 ? t('landlords.home.dueNote', { count: rent.dueCount, day: until }) : t('landlords.home.rents', { count: 0 }) },
    {
      status: 'overdue', value: rent.overdueCents, label: t('landlords.state.overdue'),
      figure: rent.overdueCents > 0 ? <Link href={paths.landlordLeases('?balance=overdue')}>{figure(rent.overdueCents)}</Link> : figure(0),
      note: t('landlords.home.rents', { count: rent.overdueCount }),
    },
  ];
}

/** Say the figure, then explain it: what arrived of the month's rent, and the rest by state. */
export function RentHeadline({ rent, mixed }: { rent: RentMonth; mixed: boolean }) {
  const t = useT();
  const { money, day: dayText } = useFormats();
  const segments = useSegments(rent, mixed);
  const month = dayText(`${rent.month}-01`, { month: 'long' });
  const amount = (cents: number) => money(cents, rent.currency, { cents: false, code: mixed });
  return (
    <Section title={t('landlords.home.monthRent', { month })} aside={<Link href={paths.landlordLeases()}>{t('landlords.leases.all')}</Link>}>
      <p className={styles.headline}>
        <Text as="span" look="figure"><Link look="plain" href={entriesOf(rent)}>{amount(rent.paidCents)}</Link></Text>{' '}
        <Text as="span" ink={2}>{t('landlords.home.collectedOf', { amount: amount(rent.expectedCents) })}</Text>
      </p>
      <SegmentedBar segments={segments} />
    </Section>
  );
}
