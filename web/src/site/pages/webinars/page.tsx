import { Stub } from '../../sections/stub/Stub';

export default function WebinarsPage() {
  return <Stub id="webinars" ways={['tour', 'demo']} />;
}
