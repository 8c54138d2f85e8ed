import { Stub } from '../../sections/stub/Stub';

export default function PartnerProgramPage() {
  return <Stub id="partner-program" ways={['elite', 'supplier', 'contact']} />;
}
