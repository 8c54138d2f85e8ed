import { Stub } from '../../sections/stub/Stub';

export default function IndustryBenchmarksPage() {
  return <Stub id="industry-benchmarks" ways={['benefits', 'rent', 'reviews']} />;
}
