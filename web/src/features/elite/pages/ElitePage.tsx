import { PRICE_CURRENCY } from '@contract/currencies';
import { ELITE } from '@contract/limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { CardOnFile } from '@shared/subscriptions/CardOnFile';
import { PaymentNotices } from '@shared/subscriptions/PaymentNotices';
import { Receipts } from '@shared/subscriptions/Receipts';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { RadioCards } from '@ui/fields/RadioCards';
import { PageHead, Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { Skeleton } from '@ui/states/Skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  elitePaymentQuery,
  eliteQuery,
  lifetimeQuoteQuery,
  useCancel,
  useSubscribe,
  type ElitePlan,
  type EliteSubscription,
} from '../api/elite';
import { jobBoardPage } from '../places';
import styles from './ElitePage.module.css';

const PRICES: Readonly<Record<ElitePlan, number>> = { annual: ELITE.annualCents, lifetime: ELITE.lifetimeCents };
const RIGHTS = ['board', 'staff', 'talk', 'badge'] as const;

function Rights() {
  const t = useT();
  return (
    <Section title={t('elite.rights')}>
      <ul className={styles.rights}>
        {RIGHTS.map((right) => (
          <li key={right}>{t(`elite.right.${right}`)}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Chooses a plan and pays it; the address may have chosen already. With `raise`, a running year becomes lifetime. */
function Choose({ raise }: { raise?: boolean }) {
  const t = useT();
  const { money } = useFormats();
  const [address] = useSearchParams();
  const plans: readonly ElitePlan[] = raise ? ['lifetime'] : ['annual', 'lifetime'];
  const [plan, choose] = useState<ElitePlan>(raise || address.get('plan') === 'lifetime' ? 'lifetime' : 'annual');
  const { data: quote } = useQuery({ ...lifetimeQuoteQuery, enabled: raise === true });
  const price = (value: ElitePlan) => money(PRICES[value], PRICE_CURRENCY, { code: true });
  const total = money(raise && quote ? quote.totalCents : PRICES[plan], PRICE_CURRENCY, { code: true });
  return (
    <Section title={t(raise ? 'elite.raise' : 'elite.choose')}>
      <div className={styles.stack}>
        <RadioCards
          label={t('elite.choose')}
          hideLabel
          columns={2}
          value={plan}
          onChange={choose}
          options={plans.map((value) => ({
            value,
            label: t(`elite.plan.${value}`),
            description: t(`elite.plan.${value}.text`),
            end: price(value),
          }))}
        />
        {raise && quote && quote.unusedCents > 0 && (
          <p className={styles.unused}>
            {t('elite.unused', { amount: money(quote.unusedCents, quote.currency, { code: true }) })}
          </p>
        )}
        <Pay plan={plan} total={total} />
      </div>
    </Section>
  );
}

/** Pays from the card that is kept, or on the provider's page. */
function Pay({ plan, total }: { plan: ElitePlan; total: string }) {
  const t = useT();
  const note = useNote('elite');
  const subscribe = useSubscribe();
  const { data: payment } = useQuery(elitePaymentQuery);
  const onSuccess = ({ actionUrl }: { actionUrl: string | null }) => {
    if (!actionUrl) toast({ kind: 'success', title: note((t) => t('elite.done')) });
  };
  const isKept = payment?.provider === 'stripe' && payment.methodLabel !== null;
  return (
    <div className={styles.buttons}>
      <Button size="lg" loading={subscribe.isPending} onClick={() => subscribe.mutate({ plan }, { onSuccess })}>
        {t('elite.pay', { price: total })}
      </Button>
      {isKept && (
        <Button
          size="lg"
          variant="secondary"
          disabled={subscribe.isPending}
          onClick={() => subscribe.mutate({ plan, newMethod: true }, { onSuccess })}
        >
          {t('elite.newCard')}
        </Button>
      )}
    </div>
  );
}

function Resume() {
  const t = useT();
  const note = useNote('elite');
  const subscribe = useSubscribe();
  const onSuccess = () => toast({ kind: 'success', title: note((t) => t('elite.resumed')) });
  return (
    <div>
      <Button
        variant="secondary"
        loading={subscribe.isPending}
        onClick={() => subscribe.mutate({ plan: 'annual' }, { onSuccess })}
      >
        {t('elite.resume')}
      </Button>
    </div>
  );
}

/** The reader's day of an instant. */
function useDayOf(): (at: string) => string {
  const { instant } = useFormats();
  return (at) => instant(at, { dateStyle: 'medium' });
}

function Cancel({ present }: { present: EliteSubscription }) {
  const t = useT();
  const note = useNote('elite');
  const { money } = useFormats();
  const dayOf = useDayOf();
  const [open, setOpen] = useState(false);
  const cancel = useCancel();
  const text = present.moneyBackUntil
    ? t('elite.cancel.back', { amount: money(present.priceCents, present.currency, { code: true }) })
    : t('elite.cancel.later', { day: present.endsAt ? dayOf(present.endsAt) : '' });
  const go = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast({ title: note((t) => t('elite.cancelled')) });
      },
    });
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('elite.cancel')}
      </Button>
      <Dialog
        open={open}
        size="sm"
        title={t('elite.cancel.title')}
        closeLabel={t('app.close')}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="danger" loading={cancel.isPending} onClick={go}>
            {t('elite.cancel')}
          </Button>
        }
      >
        {text}
      </Dialog>
    </div>
  );
}

function Running({ present }: { present: EliteSubscription }) {
  const t = useT();
  const { money } = useFormats();
  const dayOf = useDayOf();
  const end = present.endsAt
    ? t(present.renews ? 'elite.renews' : 'elite.ends', { day: dayOf(present.endsAt) })
    : t('elite.forGood');
  return (
    <>
      <Section title={t('elite.yours')}>
        <div className={styles.stack}>
          <FactList
            facts={[
              { label: t('elite.plan'), value: t(`elite.plan.${present.plan}`) },
              { label: t('elite.price'), value: money(present.priceCents, present.currency, { code: true }) },
              { label: t('elite.since'), value: dayOf(present.startsAt) },
              { label: t('elite.until'), value: end },
              ...(present.moneyBackUntil
                ? [
                    {
                      label: t('elite.moneyBack'),
                      value: t('elite.moneyBackUntil', { day: dayOf(present.moneyBackUntil) }),
                    },
                  ]
                : []),
            ]}
          />
          {present.state === 'past_due' && (
            <Pay plan="annual" total={money(present.priceCents, present.currency, { code: true })} />
          )}
          {present.plan === 'annual' && (present.renews || present.moneyBackUntil) && <Cancel present={present} />}
          {present.plan === 'annual' && !present.renews && <Resume />}
        </div>
      </Section>
      {present.plan === 'annual' && <Choose raise />}
    </>
  );
}

/** A supplier's Elite Partner subscription: chosen and paid here, its state afterwards (docs/specification/elite-partners.md). */
export default function ElitePage() {
  const t = useT();
  const query = useQuery(eliteQuery);
  const { data: payment } = useQuery(elitePaymentQuery);
  const present = query.data;
  return (
    <>
      <PageHead
        title={t('elite.title')}
        subtitle={present?.active ? <StatusChip status="active">{t('elite.active')}</StatusChip> : t('elite.lead')}
        actions={
          present?.active && (
            <ButtonLink variant="secondary" href={jobBoardPage()}>
              {t('elite.toBoard')}
            </ButtonLink>
          )
        }
      />
      {present === undefined ? (
        query.error ? (
          <LoadFailure error={query.error} retry={() => void query.refetch()} />
        ) : (
          <Skeleton label={t('app.loading')} />
        )
      ) : (
        <div className={styles.page}>
          <div className={styles.stack}>
            <PaymentNotices product="elite" payment={payment} present={present} />
            {present?.active ? <Running present={present} /> : <Choose />}
            <CardOnFile product="elite" payment={payment} />
            <Receipts />
          </div>
          <Rights />
        </div>
      )}
    </>
  );
}
