import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import { useCompare } from '../../api/findings';
import type { PaymentSetup } from '../../api/payment-setup';
import { FindingsList } from './FindingsList';
import styles from './setup.module.css';

/** Payments that one side does not know: compared every hour or now, and each is resolved by a person. */
export function Reconciliation({ setup }: { setup: PaymentSetup }) {
  const t = useT();
  const { instant } = useFormats();
  const compare = useCompare();
  const compared =
    setup.comparedAt &&
    t('payments.reconcile.at', { time: instant(setup.comparedAt, { dateStyle: 'medium', timeStyle: 'short' }) });
  // Without an account with the provider there is no other side.
  const aside = setup.onboarding !== 'none' && setup.onboarding !== 'disconnected' && (
    <Button variant="secondary" size="sm" loading={compare.isPending} onClick={() => compare.mutate()}>
      {t('payments.reconcile.now')}
    </Button>
  );
  return (
    <Section title={t('payments.reconcile.title')} aside={aside}>
      <div className={styles.part}>
        <p className={styles.note}>
          {t('payments.reconcile.text')} {compared}
        </p>
        <FindingsList empty={t(compared ? 'payments.reconcile.none' : 'payments.reconcile.never')} />
      </div>
    </Section>
  );
}
