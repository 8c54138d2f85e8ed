import { lazyPart } from '@i18n/lazy-part';
import UnitPage from '../../../features/landlords/pages/UnitPage';
import { UnitListingCard } from '../../../features/listings/components/UnitListingCard';

const UnitRequests = lazyPart(
  'service-requests',
  () => import('../../../features/service-requests/components/UnitRequests'),
);

const MaintenanceCard = lazyPart(
  'maintenance',
  () => import('../../../features/maintenance/components/MaintenanceCard'),
);

const CoverageCard = lazyPart('maintenance', () => import('../../../features/maintenance/components/CoverageCard'));

/** A unit with its listing, its repairs and its maintenance: features landlords, listings, service-requests and maintenance together. */
export default function LandlordUnitPage() {
  return (
    <UnitPage
      aside={(unit) => (
        <>
          <UnitListingCard unitId={unit.id} vacant={unit.status === 'available' && !unit.archived} />
          <MaintenanceCard propertyId={unit.propertyId} unitId={unit.id} archived={unit.archived} />
          <CoverageCard unitId={unit.id} archived={unit.archived} />
        </>
      )}
      history={(unit) => <UnitRequests unitId={unit.id} />}
    />
  );
}
