import { Stub } from '../../sections/stub/Stub';

export default function RentalMarketReportPage() {
  return <Stub id="rental-market-report" ways={['rentals', 'benefits']} />;
}
