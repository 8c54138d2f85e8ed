import { Stub } from '../../sections/stub/Stub';

export default function NewsletterPage() {
  return <Stub id="newsletter" ways={['news', 'impact']} />;
}
