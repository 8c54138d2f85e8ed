import { paths } from '@nav/paths';
import { HouseStill } from '@ui/art/stills';
import { AskForm } from '../../sections/ask/AskForm';
import { Band } from '../../sections/band/Band';
import { Faq } from '../../sections/faq/Faq';
import { FeatureList } from '../../sections/features/FeatureList';
import { Opening } from '../../sections/opening/Opening';

const PLANS = [{ href: paths.site('protection-plan'), label: 'insurance-hub.opening.go' }];

/** Home care and insurance for tenants, protection plans for owners. */
export default function InsuranceHubPage() {
  return (
    <>
      <Opening id="insurance-hub.opening" actions={PLANS} picture={<HouseStill seed="insured" palette="plum" />} />
      <FeatureList id="insurance-hub.tenants" text items={['contents', 'liability', 'living', 'care']} tone="surface" />
      <Band id="insurance-hub.owners" tone="dusk" actions={PLANS} />
      <AskForm id="insurance-hub.ask" name="insurance-hub" tone="surface" />
      <Faq id="insurance-hub.faq" questions={['proof', 'claim', 'leave']} />
    </>
  );
}
