import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { FormError } from '@ui/fields/FormError';
import { PageHead } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import type { WithSecondStep } from '../../api/instructions';
import { paymentSetupQuery } from '../../api/payment-setup';
import { InstructionsSection } from '../ways/InstructionsSection';
import { FeeBearerChoice } from './FeeBearerChoice';
import { ProviderState } from './ProviderState';
import { Reconciliation } from './Reconciliation';
import styles from '../../pages/PaymentsPage.module.css';

/**
 * How a landlord takes payments: the provider, other ways to pay, who pays the fees, and the comparison with the
 * provider.
 */
export function PaymentSetup({ withSecondStep }: { withSecondStep: WithSecondStep }) {
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
          <InstructionsSection withSecondStep={withSecondStep} />
          <FeeBearerChoice setup={setup} />
          <Reconciliation setup={setup} />
        </>
      )}
    </div>
  );
}
