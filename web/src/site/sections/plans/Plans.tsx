import { useId, useState } from 'react';
import { basisPoints, cents } from '@contract/money';
import { useT } from '@i18n/messages';
import { Heading } from '@ui/layout/Heading';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { PLAN_PRICES } from '../../facts/figures';
import { Section } from '../Section';
import { PlanCard, type Plan } from './PlanCard';
import styles from './Plans.module.css';

type Billing = 'monthly' | 'annual';

/** What a plan costs a month: 30 % less when billed yearly (decisions, section 6). */
function monthlyPrice(price: number | undefined, billing: Billing): number | undefined {
  if (price === undefined || billing === 'monthly') return price;
  return price - basisPoints(cents(price), PLAN_PRICES.annualDiscount);
}

/** Plans as buildings, billed monthly or yearly. */
export function Plans({ id, plans }: { id: string; plans: readonly Plan[] }) {
  const t = useT();
  const heading = useId();
  const [billing, setBilling] = useState<Billing>('annual');
  const options = [
    { value: 'monthly', label: t(`${id}.monthly`) },
    { value: 'annual', label: t(`${id}.annual`) },
  ] as const;
  return (
    <Section labelledBy={heading}>
      <div className={styles.head}>
        <Heading level={2} look="d2" id={heading}>
          {t(`${id}.title`)}
        </Heading>
        <div className={styles.billing}>
          <span className={styles.save}>{t(`${id}.save`)}</span>
          <SegmentedControl label={t(`${id}.billing`)} value={billing} options={options} onChange={setBilling} />
        </div>
      </div>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} price={monthlyPrice(plan.monthlyCents, billing)} per={t(`${id}.per.${billing}`)} />
        ))}
      </ul>
    </Section>
  );
}
