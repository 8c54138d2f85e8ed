import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { FormError } from '@ui/fields/FormError';
import { PageHead } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { paymentSetupQuery } from '../api/payment-setup';
import { FeeBearerChoice } from '../components/setup/FeeBearerChoice';
import { ProviderState } from '../components/setup/ProviderState';
import { Reconciliation } from '../components/setup/Reconciliation';
import styles from './PaymentsPage.module.css';

/** How a landlord takes payments: who moves the money, who bears the fees, and whether both sides agree. */
export default function LandlordPaymentsPage() {
  const t = useT();
  const problemText = useProblemText();
  const { data: setup, error } = useQuery(paymentSetupQuery());
  return (
    <div className={styles.page}>
      <PageHead title={t('payments.setup.title')} subtitle={t('payments.setup.subtitle')} />
      {!setup && (error ? <FormError title={problemText(error)} /> : <Skeleton label={t('app.loading')} />)}
      {setup && (
        <>
          <ProviderState setup={setup} />
          <FeeBearerChoice setup={setup} />
          <Reconciliation setup={setup} />
        </>
      )}
    </div>
  );
}
