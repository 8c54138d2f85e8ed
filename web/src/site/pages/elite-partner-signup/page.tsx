import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '@contract/limits';
import { paths } from '@nav/paths';
import { DoorStill } from '@ui/art/stills';
import { Closing } from '../../sections/closing/Closing';
import { ElitePlans } from '../../sections/elite/ElitePlans';
import { FeatureList } from '../../sections/features/FeatureList';
import { SampleNote } from '../../sections/figures/SampleNote';
import { OffersFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';

const VALUES = { afterCloseDays: SUPPLIER_ACCESS_AFTER_CLOSE_DAYS };

/** The two plans of the Elite Partner network. The language is chosen in the header; the tagline follows it. */
export default function ElitePartnerSignupPage() {
  return (
    <>
      <Opening
        id="elite-partner-signup.opening"
        tone="lamp"
        picture={<DoorStill door="supplier" />}
        grounded
        more={<SampleNote />}
      />
      <ElitePlans id="elite-partner-signup.plans" />
      <FeatureList id="elite-partner-signup.list" items={['board', 'staff', 'talk', 'badge', 'without']} />
      <Split id="elite-partner-signup.offers" values={VALUES} tone="dusk">
        <OffersFragment />
      </Split>
      <Closing id="elite-partner-signup.closing" href={paths.registerSupplier()} />
    </>
  );
}
