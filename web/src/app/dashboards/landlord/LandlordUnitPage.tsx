import { lazyPart } from '@i18n/lazy-part';
import UnitPage from '../../../features/landlords/pages/UnitPage';
import { UnitListingCard } from '../../../features/listings/components/UnitListingCard';

const UnitRequests = lazyPart(
  'service-requests',
  () => import('../../../features/service-requests/components/UnitRequests'),
);

/** A unit with its listing and its repairs: features landlords, listings and service-requests together. */
export default function LandlordUnitPage() {
  return (
    <UnitPage
      aside={(unit) => <UnitListingCard unitId={unit.id} vacant={unit.status === 'available' && !unit.archived} />}
      history={(unit) => <UnitRequests unitId={unit.id} />}
    />
  );
}
