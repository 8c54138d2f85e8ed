import { Stub } from '../../sections/stub/Stub';

export default function CaseStudiesPage() {
  return <Stub id="case-studies" ways={['reviews', 'impact', 'tour']} />;
}
