import { lazyPart } from '@i18n/lazy-part';
import PropertyPage from '../../../features/landlords/pages/PropertyPage';

const MaintenanceCard = lazyPart(
  'maintenance',
  () => import('../../../features/maintenance/components/MaintenanceCard'),
);

/** A property with its units and the maintenance that comes back: features landlords and maintenance together. */
export default function LandlordPropertyPage() {
  return (
    <PropertyPage aside={(property) => <MaintenanceCard propertyId={property.id} archived={property.archived} />} />
  );
}
