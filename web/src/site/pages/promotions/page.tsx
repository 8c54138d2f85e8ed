import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { Offer } from '../../sections/offer/Offer';
import { Opening } from '../../sections/opening/Opening';

/** The documented promotion of July 2025. */
export default function PromotionsPage() {
  return (
    <>
      <Offer id="promotions" />
      <Opening id="promotions.opening" />
      <FeatureList id="promotions.list" items={['setup', 'integration', 'codes', 'configuration']} tone="surface" />
      <Closing id="promotions.closing" />
    </>
  );
}
