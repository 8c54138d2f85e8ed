import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@ui/layout/Card';
import { Notice } from '@ui/states/Notice';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paymentQuery, useGiveUp } from '../api/open-payment';
import type { Method } from '../api/types';
import { PAY_CARD_ID, type Retried } from './PayCard';
import { PaymentDone } from './PaymentDone';

/** What became of a payment, or of a method for autopay, that was made on the provider's page. */
export function BackFromPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [id, left] = [params.get('payment'), params.get('left') !== null];
  const { data: payment } = useQuery({ ...paymentQuery(id ?? ''), enabled: id !== null });
  useGiveUpOnce(id, left);
  const close = (retry?: Retried) => {
    document.getElementById(PAY_CARD_ID)?.focus();
    // Which of several homes was paid for stays.
    const lease = params.get('lease');
    setParams(lease ? { lease } : {}, { replace: true, state: retry && { retry } });
  };
  if (params.get('saved') && !left) return <Notice tone="success">{t('payments.autopay.left')}</Notice>;
  if (!payment) return null;
  return (
    <Card raised as="section">
      <PaymentDone
        payment={payment}
        onDone={() => close()}
        onRetry={() => close({ amountCents: payment.amountCents, method: payment.method as Method })}
      />
    </Card>
  );
}

/** Someone who left the page without paying can pay another way immediately. */
function useGiveUpOnce(id: string | null, left: boolean): void {
  const { mutate } = useGiveUp();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!id || !left || asked.current === id) return;
    asked.current = id;
    mutate(id);
  }, [id, left, mutate]);
}
