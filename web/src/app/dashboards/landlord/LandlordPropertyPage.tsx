import { lazyPart } from '@i18n/lazy-part';
import PropertyPage from '../../../features/landlords/pages/PropertyPage';

const MaintenanceCard = lazyPart(
  'maintenance',
  () => import('../../../features/maintenance/components/MaintenanceCard'),
);

const MaintenanceCosts = lazyPart('reports', () => import('../../../features/reports/components/MaintenanceCosts'));

/** A property with its units and the maintenance that comes back, and what it cost: features landlords, maintenance and reports together. */
export default function LandlordPropertyPage() {
  return (
    <PropertyPage
      aside={(property) => (
        <>
          <MaintenanceCard propertyId={property.id} archived={property.archived} />
          <MaintenanceCosts propertyId={property.id} />
        </>
      )}
    />
  );
}
