import { useProfile } from '@api/session';
import { unitValues } from '@contract/unit-names';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { HomeStreet } from '@ui/art/HomeStreet';
import { hash } from '@ui/art/seed';
import { ButtonLink } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useMemo } from 'react';
import { useOwnLease } from '../../../features/payments/api/own-lease';
import type { OwnLease } from '../../../features/payments/api/types';
import { CashbackFigure } from '../../../features/payments/components/CashbackFigure';
import { ComingUp } from '../../../features/payments/components/ComingUp';
import { EndNotice } from '../../../features/payments/components/EndNotice';
import { LatestPayments } from '../../../features/payments/components/LatestPayments';
import { OtherHomes } from '../../../features/payments/components/OtherHomes';
import { PayCard } from '../../../features/payments/components/PayCard';
import { IntentCard } from '../../../features/renewals/components/IntentCard';
import { OfferCard } from '../../../features/renewals/components/OfferCard';
import { MyRequests } from '../../../features/service-requests/components/MyRequests';
import { ManagerCard } from './ManagerCard';
import { OpenRequestsFigure } from './OpenRequestsFigure';
import styles from './TenantHomePage.module.css';

type Translate = ReturnType<typeof useT>;

const FLOORS = 4;
const COLUMNS = 3;

/** The window that is the tenant's own: the same one every time. */
const windowOf = (unitId: string) => [1 + (hash(unitId) % (FLOORS - 1)), hash(`${unitId} column`) % COLUMNS] as const;

/** The tenant's first page: what is due, what was paid, what is being repaired. */
export default function TenantHomePage() {
  const t = useT();
  const { firstName } = useProfile();
  const { data: lease, error } = useOwnLease();
  const parts = useMemo(() => ({ hero: heroOf(t, firstName, lease) }), [t, firstName, lease]);
  useShellParts(parts);
  if (error)
    return (
      <EmptyState
        level={2}
        title={t('payments.home.none')}
        actions={<ButtonLink href={paths.tenantAccess()}>{t('payments.home.add')}</ButtonLink>}
      >
        {t('payments.home.noneText')}
      </EmptyState>
    );
  if (!lease) return <Skeleton label={t('app.loading')} />;
  return (
    <div className={styles.home}>
      <div className={styles.offers}>
        <EndNotice lease={lease} />
        {lease.homes.map(({ leaseId }) => (
          <OfferCard key={leaseId} leaseId={leaseId} />
        ))}
      </div>
      <div className={styles.page}>
        <div className={styles.pay}>
          <PayCard key={lease.id} lease={lease} />
        </div>
        <Card raised className={styles.figures}>
          <CashbackFigure lease={lease} />
          <OpenRequestsFigure />
        </Card>
        <div className={styles.requests}>
          <OtherHomes lease={lease} />
          <MyRequests />
          <ManagerCard name={lease.landlord.name} leaseId={lease.id} />
        </div>
        <div className={styles.history}>
          <ComingUp lease={lease} />
          <LatestPayments lease={lease} />
        </div>
      </div>
      <IntentCard leaseId={lease.id} />
    </div>
  );
}

function heroOf(t: Translate, name: string, lease: OwnLease | undefined) {
  const title = t('payments.home.hello', { name });
  if (!lease) return { title };
  const { streetNumber, street, unitLabel, city, propertyId, unitId } = lease.home;
  return {
    title,
    subtitle: t('payments.home.address', { street: `${streetNumber} ${street}`, city, ...unitValues(unitLabel) }),
    picture: <HomeStreet seed={propertyId} window={windowOf(unitId)} floors={FLOORS} columns={COLUMNS} />,
  };
}
