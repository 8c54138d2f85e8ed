import { Stub } from '../../sections/stub/Stub';

export default function PartnerMarketplacePage() {
  return <Stub id="partner-marketplace" ways={['elite', 'protection', 'insurance']} />;
}
