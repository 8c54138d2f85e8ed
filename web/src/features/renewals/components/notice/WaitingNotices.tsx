import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import { waitingNoticesQuery } from '../../api/notices';
import styles from '../renewals.module.css';

/** Shown above the renewals: leases with an unanswered notice. */
export function WaitingNotices() {
  const t = useT();
  const { day } = useFormats();
  const query = useQuery(waitingNoticesQuery());
  const { data } = query;
  if (query.isError && !data) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Notice className={styles.notices} title={t('renewals.moveOut.waiting', { count: data.length })}>
      <ul className={styles.waiting}>
        {data.map(({ id, leaseId, name, home, lastDay }) => (
          <li key={id}>
            <Link href={paths.landlordLease(leaseId)}>
              {t('renewals.moveOut.waitingOne', { name, home, day: day(lastDay) })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
