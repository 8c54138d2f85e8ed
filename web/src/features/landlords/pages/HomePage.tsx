import { useProfile } from '@api/session';
import { capital } from '@i18n/capital';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { overviewQuery } from '../api/get-overview';
import type { Overview } from '../api/types';
import { BulkTasks } from '../components/BulkTasks';
import { CollectedChart } from '../components/home/CollectedChart';
import { FirstSteps, OpenSteps } from '../components/home/FirstSteps';
import { HomeStreet } from '../components/home/HomeStreet';
import { RecentPayments } from '../components/home/RecentPayments';
import { RentHeadline } from '../components/home/RentHeadline';
import { WaitingList } from '../components/home/WaitingList';
import { PostingProgress } from '../components/PostingProgress';
import styles from '../components/home/home.module.css';

function AddProperty() {
  const t = useT();
  return (
    <ButtonLink href={paths.landlordNewProperty()} icon={<IconPlus size={18} stroke={1.75} aria-hidden />}>
      {t('landlords.property.add')}
    </ButtonLink>
  );
}

function dayPart(hour: number): string {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

function Subtitle({ overview }: { overview: Overview | undefined }) {
  const t = useT();
  const { instant } = useFormats();
  const today = instant(new Date(), { weekday: 'long', month: 'long', day: 'numeric' });
  const rents = overview?.rent ?? [];
  const good = rents.reduce((sum, rent) => sum + rent.paidCount + rent.processingCount, 0);
  const all = rents.reduce(
    (sum, rent) => sum + rent.paidCount + rent.processingCount + rent.dueCount + rent.overdueCount,
    0,
  );
  return <>{capital(all > 0 ? t('landlords.home.subtitle', { day: today, good, all }) : today)}</>;
}

function Figures({ overview }: { overview: Overview }) {
  if (overview.propertyCount === 0) {
    return <FirstSteps overview={overview} />;
  }
  const currencies = [...new Set([...overview.rent, ...overview.collected].map(({ currency }) => currency))];
  const mixed = currencies.length > 1;
  const isNew = overview.rent.length === 0 && overview.payments.length === 0;
  return (
    <div className={styles.home}>
      {isNew && <FirstSteps overview={overview} />}
      <div className={styles.figures}>
        {overview.rent.length === 0 && !isNew && <NoRent />}
        {overview.rent.map((rent) => (
          <RentHeadline key={rent.currency} rent={rent} mixed={mixed} />
        ))}
      </div>
      <div className={styles.street}>
        <HomeStreet street={overview.street} propertyCount={overview.propertyCount} />
      </div>
      <WaitingList items={overview.waiting} mixed={mixed} />
      {!isNew && <OpenSteps overview={overview} />}
      <div className={styles.figures}>
        {currencies.map((currency) => (
          <CollectedChart
            key={currency}
            currency={currency}
            mixed={mixed}
            months={overview.collected.filter((month) => month.currency === currency)}
          />
        ))}
      </div>
      <RecentPayments payments={overview.payments} mixed={mixed} />
    </div>
  );
}

function NoRent() {
  const t = useT();
  return (
    <EmptyState
      title={t('landlords.home.noRentTitle')}
      actions={<ButtonLink href={paths.landlordNewLease()}>{t('landlords.lease.add')}</ButtonLink>}
    >
      {t('landlords.home.noRentText')}
    </EmptyState>
  );
}

/** The landlord's home page: the figure, the tasks, the street, the months, the payments. */
export default function HomePage() {
  const t = useT();
  const { firstName } = useProfile();
  const overview = useQuery(overviewQuery());
  const hasProperty = (overview.data?.propertyCount ?? 0) > 0;
  return (
    <>
      <PageHead
        title={t(messageId(`landlords.home.${dayPart(new Date().getHours())}`), { name: firstName })}
        subtitle={<Subtitle overview={overview.data} />}
        actions={hasProperty && <AddProperty />}
      />
      {hasProperty && <BulkTasks back={paths.landlordHome()} />}
      {hasProperty && <PostingProgress />}
      <Loaded query={overview}>{(figures) => <Figures overview={figures} />}</Loaded>
    </>
  );
}
