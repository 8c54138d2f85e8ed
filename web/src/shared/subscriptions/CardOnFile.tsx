import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Section } from '@ui/layout/Section';
import { useChangeMethod, type Product, type SubscriptionPayment } from './api';
import styles from './subscriptions.module.css';

/** The card or bank account that is charged, and the way to another one. */
export function CardOnFile({ product, payment }: { product: Product; payment: SubscriptionPayment | undefined }) {
  const t = useT();
  const change = useChangeMethod();
  if (!payment?.methodLabel) return null;
  const test = payment.provider === 'sandbox';
  return (
    <Section title={t('subscriptions.card')}>
      <div className={styles.stack}>
        <FactList
          facts={[
            { label: t('subscriptions.card.kept'), value: test ? t('subscriptions.card.test') : payment.methodLabel },
          ]}
        />
        {!test && (
          <div>
            <Button variant="secondary" loading={change.isPending} onClick={() => change.mutate(product)}>
              {t('subscriptions.card.change')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
