import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { Dialog } from '@ui/overlay/Dialog';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { quoteQuery } from '../api/quote';
import type { OwnLease, Payment } from '../api/types';
import { owedCents } from '../payment-words';
import { AutopaySwitch } from './AutopaySwitch';
import { NextRent } from './NextRent';
import { PayForm, type Asked } from './PayForm';
import { PaymentDone } from './PaymentDone';
import { OtherWays } from './ways/OtherWays';
import styles from './PayCard.module.css';

/** The page where a person continues after a payment. */
export const PAY_CARD_ID = 'pay';

/**
 * The clicked button disappears when a payment is made, and when its outcome has been read, so the focus moves. It
 * moves to the card itself, because the headings in it are rendered again while the balance is read.
 */
function useFocusOnChange(shown: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) card.current?.focus();
    before.current = shown;
  }, [shown]);
  return card;
}

/** The next rent and the form to pay it: on a phone in a sheet, on a wide screen next to the figure. */
export function PayCard({ lease }: { lease: OwnLease }) {
  const t = useT();
  const [paid, setPaid] = useState<{ payment: Payment; before: number; asked: Asked }>();
  const start = useRetried(lease);
  const [failed, setFailed] = useState<Asked>();
  const owed = owedCents(lease);
  const again = (asked?: Asked) => {
    setFailed(asked);
    setPaid(undefined);
  };
  const card = useFocusOnChange(paid !== undefined);
  return (
    <Card
      raised
      as="section"
      className={styles.card}
      id={PAY_CARD_ID}
      ref={card}
      tabIndex={-1}
      aria-label={t('payments.sheet')}
    >
      {paid ? (
        <PaymentDone
          payment={paid.payment}
          // Until the lease is read again, it still names what was owed before the payment.
          {...(owed < paid.before && { leftCents: owed })}
          onDone={() => again()}
          onRetry={() => again(paid.asked)}
        />
      ) : (
        <Ask
          key={start?.key}
          lease={lease}
          start={failed ?? start}
          onPaid={(payment, before, asked) => setPaid({ payment, before, asked })}
        />
      )}
    </Card>
  );
}

/** What was chosen for a payment that failed on the provider's page. */
export type Retried = Asked & { amountCents: number };

/** The amount and method of a payment that failed on the provider's page, from where `BackFromPage` came. */
function useRetried(lease: OwnLease): (Asked & { key: string }) | undefined {
  const { key, state } = useLocation();
  const payment = (state as { retry?: Retried } | null)?.retry;
  if (!payment) return undefined;
  const { amountCents, method } = payment;
  return { key, method, amountCents: amountCents === owedCents(lease) ? undefined : amountCents };
}

interface AskProps {
  lease: OwnLease;
  start: Asked | undefined;
  onPaid: (payment: Payment, owedBefore: number, asked: Asked) => void;
}

function Ask({ lease, start, onPaid }: AskProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { data: quote } = useQuery(quoteQuery(lease.id));
  // Someone who has prepaid doesn't see the button, because the sheet would be empty.
  const nothingDue = quote && !quote.offlineOnly && quote.maxCents === 0;
  const done: AskProps['onPaid'] = (...paid) => {
    setOpen(false);
    onPaid(...paid);
  };
  return (
    <>
      <div className={styles.wide}>
        <PayForm lease={lease} lead={<NextRent lease={lease} />} start={start} onPaid={onPaid} />
      </div>
      <div className={styles.phone}>
        <NextRent lease={lease} />
        {nothingDue ? (
          <p className={styles.nothing}>{t('payments.nothingDue')}</p>
        ) : (
          <Button size="xl" fullWidth onClick={() => setOpen(true)}>
            {t('payments.payNow')}
          </Button>
        )}
        {quote && !quote.offlineOnly && <AutopaySwitch lease={lease} method="bank" />}
      </div>
      {quote && <OtherWays leaseId={lease.id} alone={Boolean(quote.offlineOnly)} />}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('payments.sheet')}
        closeLabel={t('app.close')}
        size="md"
      >
        <div className={styles.sheet}>
          <PayForm lease={lease} start={start} onPaid={done} />
        </div>
      </Dialog>
    </>
  );
}
