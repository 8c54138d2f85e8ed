import { Stub } from '../../sections/stub/Stub';

export default function ProfessionalServicesPage() {
  return <Stub id="professional-services" ways={['enterprise', 'demo', 'contact']} />;
}
