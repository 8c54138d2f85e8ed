import { Stub } from '../../sections/stub/Stub';

export default function LeadershipTeamPage() {
  return <Stub id="leadership-team" ways={['about', 'contact']} />;
}
