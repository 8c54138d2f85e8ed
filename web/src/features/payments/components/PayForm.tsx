import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { waysQuery } from '../api/instructions';
import { usePay } from '../api/pay';
import { quoteQuery } from '../api/quote';
import type { Method, OwnLease, Payment, Quote, Wish } from '../api/types';
import { owedCents, useDueWords, usePaymentWords } from '../payment-words';
import { methodOf, useConsent, type Consent } from '../use-consent';
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
  /** Shown above the sums: the amount that is paid. */
  lead?: ReactNode;
  /**
   * Called with the amount that was owed when the button was clicked, because a live update may bring the new figure
   * before the answer.
   */
  onPaid: (payment: Payment, owedBefore: number, asked: Asked) => void;
  /** What was chosen for a payment that failed: trying again must not ask for more. */
  start?: Asked | undefined;
}

/** The chosen method, and the amount unless it is all that is due. */
export interface Asked {
  amountCents: number | undefined;
  method: Method;
}

/** Chooses a method and pays. The fee is shown next to each method before anything happens. */
export function PayForm({ lease, lead, start, onPaid }: PayFormProps) {
  const [amountCents, setAmount] = useState(start?.amountCents);
  const [method, setMethod] = useState<Method>(start?.method ?? 'bank');
  const { data: quote, error, ...read } = useQuery(quoteQuery(lease.id, amountCents));
  // Without a network the reading is paused, which is not over either.
  const upToDate = !read.isPlaceholderData && read.fetchStatus === 'idle' && !error;
  const consent = useConsent(quote, method, amountCents, upToDate);
  if (quote && !quote.offlineOnly && quote.maxCents > 0) {
    const asked = amountCents === undefined || quote.amountCents === amountCents;
    const unread = error && !consent.ready ? <Unread error={error} {...read} /> : null;
    const paid = (payment: Payment, before: number) => onPaid(payment, before, { amountCents, method });
    const choices = { lease, lead, start, quote, method, asked, consent, unread };
    return <Choices {...choices} onPaid={paid} onAmount={setAmount} onMethod={setMethod} />;
  }
  return (
    <div className={styles.form}>
      {lead}
      {error && !quote ? <Unread error={error} {...read} /> : <Instead leaseId={lease.id} quote={quote} />}
      {quote && !quote.offlineOnly && <AutopaySwitch lease={lease} method="bank" />}
    </div>
  );
}

/** Shown while nothing can be paid. */
function Instead({ leaseId, quote }: { leaseId: string; quote: Quote | undefined }) {
  const t = useT();
  const { data: ways } = useQuery(waysQuery(leaseId));
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

/** Why the sum could not be read, so that nothing can be paid. */
function Unread({ error, isFetching, refetch }: { error: Error; isFetching: boolean; refetch: () => unknown }) {
  const t = useT();
  const problemText = useProblemText();
  const again = (
    <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
      {t('parts.retry')}
    </Button>
  );
  return (
    <Notice tone="danger" announce action={again}>
      {problemText(error)}
    </Notice>
  );
}

interface ChoicesProps extends Omit<PayFormProps, 'onPaid'> {
  onPaid: (payment: Payment, owedBefore: number) => void;
  quote: Quote;
  /** Whether the quote is for the amount that was asked last. */
  asked: boolean;
  consent: Consent;
  method: Method;
  /** Takes the place of the button that pays. */
  unread: ReactNode;
  onAmount: (cents: number | undefined) => void;
  onMethod: (method: Method) => void;
}

function Choices(props: ChoicesProps) {
  const { lease, lead, quote, asked, consent, method, onAmount, onPaid } = props;
  const t = useT();
  const { money } = useFormats();
  const problemText = useProblemText();
  const lines = usePayLines(lease, quote);
  const [wish, setWish] = useState<Wish>('succeed');
  // Until another amount is read and quoted, the button would name a sum that no one chose.
  const [wrong, setWrong] = useState(false);
  const owedBefore = useRef(0);
  const pay = usePay((payment) => onPaid(payment, owedBefore.current));
  const chosen = methodOf(quote, method);
  if (!chosen) return null;
  const paying = pay.isPending || Boolean(pay.data?.actionUrl);
  const changed = paying ? null : consent.changed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed || !consent.ready) return;
    owedBefore.current = owedCents(lease);
    const sandbox = quote.provider === 'sandbox' ? { sandbox: wish } : {};
    pay.mutate({
      leaseId: lease.id,
      amountCents: quote.amountCents,
      method: chosen.method,
      prepayment: quote.prepayment,
      ...sandbox,
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {pay.error && <FormError title={problemText(pay.error)} />}
      <div className={styles.parts}>
        <div className={styles.sums}>
          {lead}
          <Sums quote={quote} method={chosen} lines={lines} />
          <AmountChoice quote={quote} startCents={props.start?.amountCents} onAmount={onAmount} onWrong={setWrong} />
          <AutopaySwitch lease={lease} method={method} />
        </div>
        <div className={styles.choice}>
          <MethodCards quote={quote} value={chosen.method} onChange={props.onMethod} />
          {quote.surcharge !== 'allowed' && <p className={styles.rule}>{t(`payments.surcharge.${quote.surcharge}`)}</p>}
        </div>
        {props.unread ? (
          <div className={styles.changed}>{props.unread}</div>
        ) : changed ? (
          <ChangedNotice what={changed} amount={money(chosen.totalCents, quote.currency)} onGoOn={consent.give} />
        ) : (
          <Button
            className={styles.pay}
            type="submit"
            size="lg"
            fullWidth
            loading={paying}
            disabled={wrong || !asked || !consent.ready}
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
