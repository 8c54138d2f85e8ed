import UnitPage from '../../../features/landlords/pages/UnitPage';
import { UnitListingCard } from '../../../features/listings/components/UnitListingCard';

/** A unit with its listing: features landlords and listings together. */
export default function LandlordUnitPage() {
  return <UnitPage aside={(unit) => <UnitListingCard unitId={unit.id} vacant={unit.status === 'available' && !unit.archived} />} />;
}
