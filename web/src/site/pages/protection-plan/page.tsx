import { paths } from '@nav/paths';
import { HouseStill } from '@ui/art/stills';
import { Opening } from '../../sections/opening/Opening';
import { ProtectionPlans } from '../../sections/protection/ProtectionPlans';
import { Quotations } from '../../sections/quotes/Quotations';
import { Steps } from '../../sections/steps/Steps';

const ACTIONS = [{ href: '#plans', label: 'protection-plan.opening.go' }];
const QUOTES = ['protection-plan.quotes.ana', 'protection-plan.quotes.noah', 'protection-plan.quotes.linh'];

/** Protection plans for appliances, heating and cooling. */
export default function ProtectionPlanPage() {
  return (
    <>
      <Opening id="protection-plan.opening" actions={ACTIONS} picture={<HouseStill seed="warm" palette="stone" />} />
      <ProtectionPlans id="protection-plan" anchor="plans" />
      <Steps id="protection-plan.steps" steps={['report', 'send', 'pay']} />
      <Quotations id="protection-plan.quotes" quotations={QUOTES} href={paths.site('reviews')} />
    </>
  );
}
