import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@ui/layout/Card';
import { Link } from '@ui/link/Link';
import { ownLeaseQuery } from '../api/own-lease';
import type { OwnLease } from '../api/types';
import { owedCents } from '../payment-words';
import styles from './OtherHomes.module.css';

type Home = OwnLease['homes'][number];

/** The tenant's other homes with what each of them owes: a page shows one lease, and each may have another landlord. */
export function OtherHomes({ lease }: { lease: OwnLease }) {
  const others = lease.homes.filter(({ leaseId }) => leaseId !== lease.id);
  return others.map((home) => <OtherHome key={home.leaseId} home={home} />);
}

function OtherHome({ home }: { home: Home }) {
  const t = useT();
  const { money } = useFormats();
  const { data: lease } = useQuery(ownLeaseQuery(home.leaseId));
  const cents = lease ? owedCents(lease) : 0;
  // A home that was left and owes nothing has the lease's own page, which is enough.
  if (!lease || (!home.present && cents === 0)) return null;
  return (
    <Card as="section" className={styles.home} aria-label={home.label}>
      <strong>{home.label}</strong>
      <span>{t('payments.other.of', { landlord: lease.landlord.name })}</span>
      <span>
        {cents > 0 ? t('payments.other.owed', { amount: money(cents, lease.currency) }) : t('payments.other.nothing')}
      </span>
      <Link href={`?lease=${home.leaseId}`}>{t('payments.other.show')}</Link>
    </Card>
  );
}
