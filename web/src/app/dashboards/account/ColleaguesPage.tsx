import Colleagues from '../../../features/account/pages/ColleaguesPage';
import { TwoFactor } from './TwoFactor';

/** /dashboards/landlord/colleagues, where changing a role may require the second step. */
export default function ColleaguesPage() {
  return (
    <TwoFactor>
      <Colleagues />
    </TwoFactor>
  );
}
