import { Stub } from '../../sections/stub/Stub';

export default function CareersPage() {
  return <Stub id="careers" ways={['about', 'cares', 'contact']} />;
}
