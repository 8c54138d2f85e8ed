import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { useOpenRequestCount } from '../../../features/service-requests/components/MyRequests';
import styles from './OpenRequestsFigure.module.css';

/** How many of the tenant's requests are still open. */
export function OpenRequestsFigure() {
  const t = useT();
  return (
    <div>
      <h2 className={styles.label}>{t('payments.home.openRequests')}</h2>
      <p className={styles.value}>
        <Link look="plain" href={paths.tenantRepairs()}>
          {useOpenRequestCount() ?? '\u2013'}
        </Link>
      </p>
    </div>
  );
}
