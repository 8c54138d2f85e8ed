import { basisPoints, cents } from '@contract/money';
import { useSiteSettings } from '@nav/site-settings';
import { cx } from '@ui/cx';
import { Heading } from '@ui/layout/Heading';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useId, useState } from 'react';
import { PLAN_PRICES } from '../../facts/figures';
import { useSiteText } from '../../facts/use-site-text';
import { ArrowLink } from '../ArrowLink';
import { Section } from '../Section';
import { PlanCard, type Plan } from './PlanCard';
import { Promises } from './Promises';
import styles from './Plans.module.css';

export type { Plan };
export type Billing = 'monthly' | 'annual';

export interface PlansProps {
  /** Messages `<id>.title`, `.billing`, `.save`, `.monthly`, `.annual`, `.per.monthly`, `.per.annual`; as a page also `.lead`. */
  id: string;
  plans: readonly Plan[];
  /** What is chosen at first. */
  billing?: Billing;
  /** The first section of a page: its title is the h1, and the plans are in a frame. */
  page?: boolean;
  /** Says in the message `<id>.planned` what isn't there while plans aren't sold, and in `<id>.booked` what applies when they are. */
  planned?: boolean;
  /** Where the plans that are sold are: the message `<id>.more` links there. */
  more?: string;
  /** Messages `<id>.promise.<name>` below the plans. */
  promises?: readonly string[];
}

/** What a plan costs a month: 30 % less when billed yearly (docs/specification/landing.md). */
function monthlyPrice(price: number | undefined, billing: Billing): number | undefined {
  if (price === undefined || billing === 'monthly') return price;
  return price - basisPoints(cents(price), PLAN_PRICES.annualDiscount);
}

/** A plan without what is promised for any hour: nothing that is sold says so where people answer in set hours. */
const withoutHours = (plan: Plan): Plan => ({
  ...plan,
  features: plan.features.filter((feature) => feature !== plan.aroundTheClock),
});

/** Plans as buildings, billed monthly or yearly. */
export function Plans({ id, plans, billing: first = 'annual', page, planned, more, promises = [] }: PlansProps) {
  const t = useSiteText();
  const heading = useId();
  const [billing, setBilling] = useState<Billing>(first);
  const { billing: sold, office } = useSiteSettings();
  const isSold = sold === true;
  const keepsHours = !isSold || office?.hours === 'always';
  const options = [
    { value: 'monthly', label: t(`${id}.monthly`) },
    { value: 'annual', label: t(`${id}.annual`) },
  ] as const;
  return (
    <Section labelledBy={heading}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={page ? 1 : 2} look={page ? 'd1' : 'd2'} id={heading}>
            {t(`${id}.title`)}
          </Heading>
          {page && <p className={styles.lead}>{t(`${id}.lead`)}</p>}
        </div>
        <div className={styles.billing}>
          <span className={styles.save}>{t(`${id}.save`)}</span>
          <SegmentedControl label={t(`${id}.billing`)} value={billing} options={options} onChange={setBilling} />
        </div>
      </div>
      <ul className={cx(styles.plans, page && styles.framed)}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={keepsHours ? plan : withoutHours(plan)}
            level={page ? 2 : 3}
            price={monthlyPrice(plan.monthlyCents, billing)}
            per={t(`${id}.per.${billing}`)}
          />
        ))}
      </ul>
      {planned && <p className={styles.planned}>{t(isSold ? `${id}.booked` : `${id}.planned`)}</p>}
      {more && <ArrowLink href={more}>{t(`${id}.more`)}</ArrowLink>}
      {promises.length > 0 && <Promises id={`${id}.promise`} promises={promises} />}
    </Section>
  );
}
