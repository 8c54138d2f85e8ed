import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useChangeMethod,
  useRefreshPayment,
  type Product,
  type SubscriptionPayment,
  type SubscriptionState,
} from './api';

/** Someone who returns from the provider's page may be faster than its message, so we ask the provider. */
function useAskOnReturn(product: Product): void {
  const [params] = useSearchParams();
  const { mutate } = useRefreshPayment();
  const asked = useRef(false);
  const isBack = params.has('paid') || params.has('left');
  useEffect(() => {
    if (!isBack || asked.current) return;
    asked.current = true;
    mutate(product);
  }, [isBack, product, mutate]);
}

/** What a payment waits for: the payer, the bank, or another card. */
export function PaymentNotices({
  product,
  payment,
  present,
}: {
  product: Product;
  payment: SubscriptionPayment | undefined;
  present: SubscriptionState | null | undefined;
}) {
  const t = useT();
  useAskOnReturn(product);
  return (
    <>
      {payment?.provider === 'sandbox' && <Notice>{t('subscriptions.sandbox')}</Notice>}
      {payment?.pendingUrl && (
        <Notice
          tone="warning"
          title={t('subscriptions.open')}
          action={
            <ButtonLink variant="secondary" href={payment.pendingUrl}>
              {t('subscriptions.open.go')}
            </ButtonLink>
          }
        >
          {t('subscriptions.open.text')}
        </Notice>
      )}
      {payment?.pendingPlan && !payment.pendingUrl && (
        <Notice title={t('subscriptions.processing')}>{t('subscriptions.processing.text')}</Notice>
      )}
      {present?.state === 'past_due' && <PastDue product={product} present={present} />}
    </>
  );
}

function PastDue({ product, present }: { product: Product; present: SubscriptionState }) {
  const t = useT();
  const { day } = useFormats();
  const change = useChangeMethod();
  const until = day(present.graceUntil ?? '');
  return (
    <Notice
      tone="danger"
      title={t('subscriptions.unpaid')}
      action={
        <Button variant="secondary" loading={change.isPending} onClick={() => change.mutate(product)}>
          {t('subscriptions.card.change')}
        </Button>
      }
    >
      {present.nextAttemptAt
        ? t('subscriptions.unpaid.next', { day: day(present.nextAttemptAt), until })
        : t('subscriptions.unpaid.last', { until })}
    </Notice>
  );
}
