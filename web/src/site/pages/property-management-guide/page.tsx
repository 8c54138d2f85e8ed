import { Stub } from '../../sections/stub/Stub';

export default function PropertyManagementGuidePage() {
  return <Stub id="property-management-guide" ways={['management', 'rent', 'fair']} />;
}
