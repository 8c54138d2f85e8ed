import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { RepairFragment } from '../../sections/fragments/RepairFragment';
import { OffersFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';

const ITEMS = ['priorities', 'limits', 'photos', 'plumber', 'privacy', 'rating'];

/** Repairs from the photo to the invoice. */
export default function MaintenanceManagementPage() {
  return (
    <>
      <Opening id="maintenance-management.opening" tone="surface" actions={USUAL_ACTIONS} picture={<RepairFragment id="fragments.repair" />} />
      <FeatureList id="maintenance-management.list" look="columns" items={ITEMS} />
      <Split id="maintenance-management.offers" tone="dusk">
        <OffersFragment />
      </Split>
      <Closing id="maintenance-management.closing" />
    </>
  );
}
