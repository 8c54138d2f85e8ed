import { paths } from '@nav/paths';
import { PRICING } from '../../facts/figures';
import { Closing } from '../../sections/closing/Closing';
import { FeesTable } from '../../sections/fees/FeesTable';
import { Plans, type Plan } from '../../sections/plans/Plans';
import { Questions } from './Questions';

/** Set B of the documented plans. The sign-up of landlords gives the 14 days that are promised here. */
const PLANS: readonly Plan[] = [
  {
    id: 'pricing.plans.starter',
    windows: PRICING.starterProperties,
    monthlyCents: PRICING.starterCents,
    href: paths.registerLandlord(),
    features: ['rent', 'repairs', 'portal'],
  },
  {
    id: 'pricing.plans.professional',
    windows: PRICING.professionalProperties,
    monthlyCents: PRICING.professionalCents,
    badge: 'pricing.plans.popular',
    href: paths.registerLandlord(),
    features: ['starter', 'screening', 'reports', 'chat'],
    aroundTheClock: 'chat',
  },
  {
    id: 'pricing.plans.enterprise',
    windows: 'many',
    href: paths.site('contact'),
    features: ['professional', 'manager', 'api', 'agreement'],
  },
];

const PROMISES = ['trial', 'setup', 'change', 'pay'];
/** The price list. */
export default function PricingPage() {
  return (
    <>
      <Plans id="pricing.plans" plans={PLANS} billing="monthly" page planned promises={PROMISES} />
      <FeesTable tone="surface" />
      <Questions />
      <Closing id="pricing.closing" href={paths.registerLandlord()} />
    </>
  );
}
