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

const MaintenanceCosts = lazyPart('reports', () => import('../../../features/reports/components/MaintenanceCosts'));

/** A unit with its listing, its repairs, its maintenance and what that cost: features landlords, listings, service-requests, maintenance and reports together. */
export default function LandlordUnitPage() {
  return (
    <UnitPage
      aside={(unit) => (
        <>
          <UnitListingCard unitId={unit.id} vacant={unit.status === 'available' && !unit.archived} />
          <MaintenanceCard propertyId={unit.propertyId} unitId={unit.id} archived={unit.archived} />
          <CoverageCard unitId={unit.id} archived={unit.archived} />
          <MaintenanceCosts propertyId={unit.propertyId} unitId={unit.id} />
        </>
      )}
      history={(unit) => <UnitRequests unitId={unit.id} />}
    />
  );
}
