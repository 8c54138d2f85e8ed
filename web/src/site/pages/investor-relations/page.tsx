import { Stub } from '../../sections/stub/Stub';

export default function InvestorRelationsPage() {
  return <Stub id="investor-relations" ways={['about', 'benefits', 'contact']} />;
}
