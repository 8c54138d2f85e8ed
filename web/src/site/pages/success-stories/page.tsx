import { Stub } from '../../sections/stub/Stub';

export default function SuccessStoriesPage() {
  return <Stub id="success-stories" ways={['reviews', 'impact', 'benefits']} />;
}
