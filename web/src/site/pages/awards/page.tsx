import { Stub } from '../../sections/stub/Stub';

export default function AwardsPage() {
  return <Stub id="awards" ways={['reviews', 'impact']} />;
}
