import { PRICE_CURRENCY } from '@contract/currencies';
import { ANNUAL_DISCOUNT_BASIS_POINTS, BOOKABLE_PLANS, PLAN_PROPERTIES, planPrice } from '@contract/plans';
import type { BookablePlan, PlanPeriod } from '@contract/plans';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { RadioCards } from '@ui/fields/RadioCards';
import { Section } from '@ui/layout/Section';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Link } from '@ui/link/Link';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { planQuoteQuery, useChoosePlan, type Billing, type PlanWish } from '../api/billing';
import styles from '../pages/BillingPage.module.css';

/** Chooses a plan, or another one: what it has room for, what it costs, and what is charged now. */
export function ChoosePlan({ billing }: { billing: Billing }) {
  const t = useT();
  const { money, percent } = useFormats();
  const { subscription } = billing;
  const present = subscription && subscription.state !== 'ended' ? subscription : null;
  const [plan, setPlan] = useState<BookablePlan>(billing.plan === 'professional' ? 'professional' : firstOf(billing));
  const [period, setPeriod] = useState<PlanPeriod>(present?.period === 'year' ? 'year' : 'month');
  const isPresent = present?.state === 'active' && present.renews && plan === billing.plan && period === present.period;
  return (
    <Section title={t(present ? 'billing.change' : 'billing.choose')}>
      <div className={styles.stack}>
        <SegmentedControl
          label={t('billing.period')}
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'month', label: t('billing.period.month') },
            { value: 'year', label: t('billing.period.year', { discount: percent(ANNUAL_DISCOUNT_BASIS_POINTS) }) },
          ]}
        />
        <RadioCards
          label={t('billing.plan')}
          hideLabel
          columns={2}
          value={plan}
          onChange={setPlan}
          options={BOOKABLE_PLANS.map((value) => ({
            value,
            label: t(`billing.plan.${value}`),
            description: t('billing.room', { count: PLAN_PROPERTIES[value] ?? 0 }),
            end: t(`billing.price.${period}`, {
              price: money(planPrice(value, period), PRICE_CURRENCY, { code: true }),
            }),
          }))}
        />
        <p className={styles.text}>
          {t('billing.enterprise')} <Link href={paths.site('contact')}>{t('billing.enterprise.talk')}</Link>
        </p>
        {isPresent ? (
          <p className={styles.text}>{t('billing.present')}</p>
        ) : (
          <Order billing={billing} wish={{ plan, period }} />
        )}
      </div>
    </Section>
  );
}

const firstOf = ({ propertyCount }: Billing): BookablePlan =>
  propertyCount > (PLAN_PROPERTIES.starter ?? 0) ? 'professional' : 'starter';

/** What is charged now, line by line, and the button that charges it. */
function Order({ billing, wish }: { billing: Billing; wish: PlanWish }) {
  const t = useT();
  const note = useNote('billing');
  const { money } = useFormats();
  const { data: quote } = useQuery(planQuoteQuery(wish));
  const choose = useChoosePlan();
  const room = PLAN_PROPERTIES[wish.plan] ?? Infinity;
  const onSuccess = ({ actionUrl }: { actionUrl: string | null }) => {
    if (!actionUrl) toast({ kind: 'success', title: note((t) => t('billing.done')) });
  };
  if (!quote) return null;
  const amount = (cents: number) => money(cents, quote.currency, { code: true });
  const isKept = billing.payment.provider === 'stripe' && billing.payment.methodLabel !== null;
  const isRunning = billing.subscription?.state === 'active';
  const isResumed = isRunning && billing.plan === wish.plan && billing.subscription?.period === wish.period;
  return (
    <>
      {!isResumed && billing.subscription?.state !== 'past_due' && (
        <FactList
          facts={[
            { label: t(`billing.plan.${wish.plan}`), value: amount(quote.priceCents) },
            ...(quote.unusedCents > 0 ? [{ label: t('billing.unused'), value: amount(-quote.unusedCents) }] : []),
            ...(quote.balanceCents > 0 ? [{ label: t('billing.credit'), value: amount(-quote.balanceCents) }] : []),
            { label: t('billing.total'), value: amount(quote.totalCents) },
            ...(quote.balanceAfterCents > 0
              ? [{ label: t('billing.creditLeft'), value: amount(quote.balanceAfterCents) }]
              : []),
          ]}
        />
      )}
      {billing.propertyCount > room && (
        <Notice tone="warning">{t('billing.over', { count: billing.propertyCount, room })}</Notice>
      )}
      <div className={styles.buttons}>
        <Button size="lg" loading={choose.isPending} onClick={() => choose.mutate(wish, { onSuccess })}>
          {t(isResumed ? 'billing.resume' : isRunning ? 'billing.changeNow' : 'billing.pay', {
            price: amount(quote.totalCents),
          })}
        </Button>
        {isKept && quote.totalCents > 0 && !isResumed && (
          <Button
            size="lg"
            variant="secondary"
            disabled={choose.isPending}
            onClick={() => choose.mutate({ ...wish, newMethod: true }, { onSuccess })}
          >
            {t('billing.newCard')}
          </Button>
        )}
      </div>
    </>
  );
}
