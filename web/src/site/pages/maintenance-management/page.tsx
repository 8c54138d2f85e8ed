import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '@contract/limits';
import { RESPONSE_HOURS } from '@contract/priorities';
import { USUAL_ACTIONS } from '../../sections/actions/Actions';
import { Closing } from '../../sections/closing/Closing';
import { FeatureList } from '../../sections/features/FeatureList';
import { RepairFragment } from '../../sections/fragments/RepairFragment';
import { OffersFragment } from '../../sections/fragments/samples';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';

const ITEMS = ['priorities', 'limits', 'photos', 'plumber', 'privacy', 'rating'];

const { emergency, high, medium, low } = RESPONSE_HOURS;
const VALUES = {
  emergencyHours: emergency,
  highHours: high,
  mediumHours: medium,
  lowHours: low,
  afterCloseDays: SUPPLIER_ACCESS_AFTER_CLOSE_DAYS,
};

/** Repairs from the photo to the invoice. */
export default function MaintenanceManagementPage() {
  return (
    <>
      <Opening
        id="maintenance-management.opening"
        tone="surface"
        actions={USUAL_ACTIONS}
        picture={<RepairFragment id="fragments.repair" />}
      />
      <FeatureList id="maintenance-management.list" values={VALUES} look="columns" items={ITEMS} />
      <Split id="maintenance-management.offers" tone="dusk">
        <OffersFragment />
      </Split>
      <Closing id="maintenance-management.closing" />
    </>
  );
}
