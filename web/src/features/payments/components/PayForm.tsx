import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { Skeleton } from '@ui/states/Skeleton';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { waysQuery } from '../api/instructions';
import { usePay } from '../api/pay';
import { quoteQuery } from '../api/quote';
import type { Method, OwnLease, Payment, Quote, Wish } from '../api/types';
import { owedCents, useDueWords, usePaymentWords } from '../payment-words';
import { useConsent, type Consent } from '../use-consent';
import { AmountChoice } from './AmountChoice';
import { AutopaySwitch } from './AutopaySwitch';
import { ChangedNotice } from './ChangedNotice';
import { MethodCards } from './MethodCards';
import { SandboxNotice } from './SandboxNotice';
import { Sums, type SumLine } from './Sums';
import { acceptedWays } from './ways/ways';
import styles from './PayForm.module.css';

interface PayFormProps {
  lease: OwnLease;
  /** Stands above the sums: the figure that is paid. */
  lead?: ReactNode;
  /** Told with what was owed when the button was clicked: a live update may bring the new figure before the answer. */
  onPaid: (payment: Payment, owedBefore: number) => void;
}

/** Chooses a method and pays: the fee stands beside each method before anything happens. */
export function PayForm({ lease, lead, onPaid }: PayFormProps) {
  const [amountCents, setAmount] = useState<number>();
  const { data: quote, error, isPlaceholderData, isFetching } = useQuery(quoteQuery(lease.id, amountCents));
  const consent = useConsent(quote, amountCents, !isPlaceholderData, isFetching);
  if (quote && !quote.offlineOnly && quote.maxCents > 0) {
    const asked = amountCents === undefined || quote.amountCents === amountCents;
    return <Choices {...{ lease, lead, quote, onPaid, asked, consent }} onAmount={setAmount} />;
  }
  return (
    <div className={styles.form}>
      {lead}
      <Instead leaseId={lease.id} quote={quote} error={error} />
      {quote && !quote.offlineOnly && <AutopaySwitch lease={lease} method="bank" />}
    </div>
  );
}

/** What stands there while nothing can be paid. */
function Instead({ leaseId, quote, error }: { leaseId: string; quote: Quote | undefined; error: Error | null }) {
  const t = useT();
  const problemText = useProblemText();
  const { data: ways } = useQuery(waysQuery(leaseId));
  if (error) return <FormError title={problemText(error)} />;
  if (!quote) return <Skeleton shape="form" rows={3} label={t('app.loading')} />;
  return (
    <p className={styles.offline}>
      {!quote.offlineOnly
        ? t('payments.nothingDue')
        : ways && acceptedWays(ways).length > 0
          ? t('payments.offline.asBelow')
          : t(`payments.offline.${quote.offlineOnly}`)}
    </p>
  );
}

interface ChoicesProps extends PayFormProps {
  quote: Quote;
  /** Whether the quote is for the amount that was asked last. */
  asked: boolean;
  consent: Consent;
  onAmount: (cents: number | undefined) => void;
}

function Choices({ lease, lead, quote, asked, consent, onAmount, onPaid }: ChoicesProps) {
  const t = useT();
  const { money } = useFormats();
  const problemText = useProblemText();
  const lines = usePayLines(lease, quote);
  const [method, setMethod] = useState<Method>('bank');
  const [wish, setWish] = useState<Wish>('succeed');
  // Until another amount is read and quoted, the button would name a sum that nobody chose.
  const [unread, setUnread] = useState(false);
  const owedBefore = useRef(0);
  const pay = usePay((payment) => onPaid(payment, owedBefore.current));
  const chosen = quote.methods.find((candidate) => candidate.method === method) ?? quote.methods[0];
  if (!chosen) return null;
  const paying = pay.isPending || Boolean(pay.data?.actionUrl);
  const changed = paying ? null : consent.changed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) return;
    owedBefore.current = owedCents(lease);
    const sandbox = quote.provider === 'sandbox' ? { sandbox: wish } : {};
    pay.mutate({ leaseId: lease.id, amountCents: quote.amountCents, method, prepayment: quote.prepayment, ...sandbox });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {pay.error && <FormError title={problemText(pay.error)} />}
      <div className={styles.parts}>
        <div className={styles.sums}>
          {lead}
          <Sums quote={quote} method={chosen} lines={lines} />
          <AmountChoice quote={quote} onAmount={onAmount} onWrong={setUnread} />
          <AutopaySwitch lease={lease} method={method} />
        </div>
        <div className={styles.choice}>
          <MethodCards quote={quote} value={method} onChange={setMethod} />
          {quote.surcharge !== 'allowed' && <p className={styles.rule}>{t(`payments.surcharge.${quote.surcharge}`)}</p>}
        </div>
        {changed ? (
          <ChangedNotice what={changed} amount={money(chosen.totalCents, quote.currency)} onGoOn={consent.give} />
        ) : (
          <Button
            className={styles.pay}
            type="submit"
            size="lg"
            fullWidth
            loading={paying}
            disabled={unread || !asked || !consent.ready}
          >
            {t('payments.payAmount', { amount: money(chosen.totalCents, quote.currency) })}
          </Button>
        )}
        {quote.provider === 'stripe' && <p className={styles.rule}>{t('payments.provider.page')}</p>}
        {quote.provider === 'sandbox' && (
          <div className={styles.sandbox}>
            <SandboxNotice wish={wish} onWish={setWish} />
          </div>
        )}
      </div>
    </form>
  );
}

/** What the amount is for: each charge of all that is owed, the month that is paid, or a part. */
function usePayLines(lease: OwnLease, { amountCents }: Quote): SumLine[] {
  const t = useT();
  const { month, nameOf } = usePaymentWords();
  const due = useDueWords();
  const { comingDue, nextRent, owed } = lease;
  if (amountCents === owedCents(lease))
    return owed.map((charge) => ({ id: charge.id, name: nameOf(charge), cents: charge.amountCents }));
  const parts = owed.length === 0 && amountCents === comingDue?.totalCents ? comingDue.parts : [];
  if (parts.length > 1 || parts[0]?.kind === 'recurring')
    return parts.map((part, at) => ({ id: String(at), name: due.nameOf(part), cents: part.amountCents }));
  const name =
    amountCents === nextRent?.amountCents
      ? t('payments.for.rent', { month: month(nextRent.period) })
      : t('payments.sums.amount');
  return [{ id: 'amount', name, cents: amountCents }];
}
