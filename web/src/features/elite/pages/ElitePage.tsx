import { PRICE_CURRENCY } from '@contract/currencies';
import { ELITE } from '@contract/limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { RadioCards } from '@ui/fields/RadioCards';
import { PageHead, Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  elitePaymentQuery,
  eliteQuery,
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

/** Chooses a plan and pays it; the address may have chosen already. `former` runs and may be raised to lifetime. */
function Choose({ raise }: { raise?: boolean }) {
  const t = useT();
  const note = useNote('elite');
  const { money } = useFormats();
  const [address] = useSearchParams();
  const plans: readonly ElitePlan[] = raise ? ['lifetime'] : ['annual', 'lifetime'];
  const [plan, choose] = useState<ElitePlan>(raise || address.get('plan') === 'lifetime' ? 'lifetime' : 'annual');
  const subscribe = useSubscribe();
  const { data: payment } = useQuery(elitePaymentQuery);
  const price = (value: ElitePlan) => money(PRICES[value], PRICE_CURRENCY, { code: true });
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
        {payment && <Notice>{t(payment.payable ? 'elite.sandbox' : 'elite.notPayable')}</Notice>}
        {payment?.payable && (
          <div>
            <Button
              size="lg"
              loading={subscribe.isPending}
              onClick={() =>
                subscribe.mutate(plan, {
                  onSuccess: () => toast({ kind: 'success', title: note((t) => t('elite.done')) }),
                })
              }
            >
              {t('elite.pay', { price: price(plan) })}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

function Cancel({ present }: { present: EliteSubscription }) {
  const t = useT();
  const note = useNote('elite');
  const { day, money } = useFormats();
  const [open, setOpen] = useState(false);
  const cancel = useCancel();
  const text = present.moneyBackUntil
    ? t('elite.cancel.back', { amount: money(present.priceCents, present.currency, { code: true }) })
    : t('elite.cancel.later', { day: day(present.endsAt ?? '') });
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
  const { day, money } = useFormats();
  const end = present.endsAt
    ? t(present.renews ? 'elite.renews' : 'elite.ends', { day: day(present.endsAt) })
    : t('elite.forGood');
  return (
    <>
      <Section title={t('elite.yours')}>
        <div className={styles.stack}>
          <FactList
            facts={[
              { label: t('elite.plan'), value: t(`elite.plan.${present.plan}`) },
              { label: t('elite.price'), value: money(present.priceCents, present.currency, { code: true }) },
              { label: t('elite.since'), value: day(present.startsAt) },
              { label: t('elite.until'), value: end },
              ...(present.moneyBackUntil
                ? [
                    {
                      label: t('elite.moneyBack'),
                      value: t('elite.moneyBackUntil', { day: day(present.moneyBackUntil) }),
                    },
                  ]
                : []),
            ]}
          />
          {present.plan === 'annual' && (present.renews || present.moneyBackUntil) && <Cancel present={present} />}
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
          <div className={styles.stack}>{present?.active ? <Running present={present} /> : <Choose />}</div>
          <Rights />
        </div>
      )}
    </>
  );
}
