import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import type { OwnLease } from '../api/types';
import styles from './CashbackFigure.module.css';

/** Cashback of all card payments that have arrived. */
export function CashbackFigure({ lease }: { lease: OwnLease }) {
  const t = useT();
  const { money } = useFormats();
  return (
    <div className={styles.figure}>
      <h2 className={styles.label}>{t('payments.cashback.title')}</h2>
      <p className={styles.value}>
        <Link look="plain" href={paths.dashboard('tenant', '/payments')}>
          {money(lease.totalCashbackCents, lease.currency)}
        </Link>
      </p>
      <p className={styles.note}>
        {t(lease.tenants.length > 1 ? 'payments.cashback.noteShared' : 'payments.cashback.note')}
      </p>
    </div>
  );
}
