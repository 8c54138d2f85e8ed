import { HouseStill } from '@ui/art/stills';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { RenewalsFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';
import { Steps } from '../../sections/steps/Steps';

const ITEMS = ['properties', 'leases', 'rules', 'tenants', 'history'];
const STEPS = ['import', 'check', 'invite', 'collect'];

/** Properties, units and leases. */
export default function PropertyManagementPage() {
  return (
    <>
      <Opening
        id="property-management.opening"
        actions={USUAL_ACTIONS}
        picture={<HouseStill seed="management" palette="sky" />}
      />
      <FeatureList id="property-management.list" items={ITEMS} tone="surface" />
      <Split id="property-management.renewals">
        <RenewalsFragment />
      </Split>
      <Steps id="property-management.start" steps={STEPS} tone="lamp" />
      <Closing id="property-management.closing" />
    </>
  );
}
