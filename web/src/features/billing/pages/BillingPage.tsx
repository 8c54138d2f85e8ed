import { toProblem } from '@api/problem';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { OwnersOnly } from '@shared/OwnersOnly';
import { CardOnFile } from '@shared/subscriptions/CardOnFile';
import { PaymentNotices } from '@shared/subscriptions/PaymentNotices';
import { Receipts } from '@shared/subscriptions/Receipts';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@ui/cx';
import { FactList } from '@ui/data/FactList';
import { PageHead, Section } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { billingQuery, type Billing } from '../api/billing';
import { CancelPlan } from '../components/CancelPlan';
import { ChoosePlan } from '../components/ChoosePlan';
import styles from './BillingPage.module.css';

/** The landlord's plan: what it has room for, what it costs, how it is paid, and every receipt (RG-044). */
export default function BillingPage() {
  return (
    <OwnersOnly>
      <OwnBilling />
    </OwnersOnly>
  );
}

function OwnBilling() {
  const t = useT();
  const query = useQuery(billingQuery);
  return (
    <>
      <PageHead title={t('billing.title')} subtitle={t('billing.lead')} />
      {query.data ? (
        <Plan billing={query.data} />
      ) : toProblem(query.error).reason === 'billing_off' ? (
        <EmptyState title={t('billing.off')}>{t('billing.offText')}</EmptyState>
      ) : query.error ? (
        <LoadFailure error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Skeleton label={t('app.loading')} />
      )}
    </>
  );
}

function Plan({ billing }: { billing: Billing }) {
  return (
    <div className={cx(styles.stack, styles.page)}>
      <div className={styles.stack}>
        <PaymentNotices product="plan" payment={billing.payment} present={billing.subscription} />
        <TrialNotice billing={billing} />
        <Present billing={billing} />
      </div>
      {billing.plan !== 'enterprise' && <ChoosePlan billing={billing} />}
      <CardOnFile product="plan" payment={billing.payment} />
      <Receipts />
    </div>
  );
}

function TrialNotice({ billing: { plan, trialEndsAt, trialOver } }: { billing: Billing }) {
  const t = useT();
  const { day } = useFormats();
  if (plan || !trialEndsAt) return null;
  return trialOver ? (
    <Notice tone="warning" title={t('billing.trial.over')}>
      {t('billing.trial.over.text')}
    </Notice>
  ) : (
    <Notice title={t('billing.trial.until', { day: day(trialEndsAt) })}>{t('billing.trial.text')}</Notice>
  );
}

function Present({ billing }: { billing: Billing }) {
  const t = useT();
  const { day, money } = useFormats();
  const { plan, subscription, propertyCount, propertyLimit } = billing;
  const present = subscription && subscription.state !== 'ended' ? subscription : null;
  const end = present?.endsAt && t(present.renews ? 'billing.renews' : 'billing.ends', { day: day(present.endsAt) });
  const price = (cents: number) => money(cents, present?.currency ?? 'USD', { code: true });
  return (
    <Section title={t('billing.yours')}>
      <div className={styles.stack}>
        <FactList
          facts={[
            { label: t('billing.plan'), value: t(plan ? `billing.plan.${plan}` : 'billing.plan.none') },
            {
              label: t('billing.properties'),
              value:
                propertyLimit === null
                  ? t('billing.properties.any', { count: propertyCount })
                  : t('billing.properties.of', { count: propertyCount, limit: propertyLimit }),
            },
            ...(present
              ? [
                  {
                    label: t('billing.price'),
                    value: t(present.period === 'year' ? 'billing.price.year' : 'billing.price.month', {
                      price: price(present.priceCents),
                    }),
                  },
                  { label: t('billing.until'), value: end },
                  ...(present.balanceCents > 0
                    ? [{ label: t('billing.credit'), value: price(present.balanceCents) }]
                    : []),
                ]
              : []),
          ]}
        />
        {present?.endsAt && present.renews && <CancelPlan endsAt={present.endsAt} />}
      </div>
    </Section>
  );
}
