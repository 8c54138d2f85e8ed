import { useT } from '@i18n/messages';
import { PageHead } from '@ui/layout/Section';
import { FindingsList } from '../components/setup/FindingsList';
import styles from './PaymentsPage.module.css';

/** Payments of all landlords that one side does not know. An admin takes back or explains; booking is the landlord's. */
export default function AdminPaymentsPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <PageHead title={t('payments.admin.title')} subtitle={t('payments.reconcile.text')} />
      <FindingsList empty={t('payments.reconcile.none')} />
    </div>
  );
}
