import Colleagues from '../../../features/account/pages/ColleaguesPage';
import { TwoFactor } from './TwoFactor';

/** /dashboards/landlord/colleagues, whose changes of roles may ask for the second step. */
export default function ColleaguesPage() {
  return (
    <TwoFactor>
      <Colleagues />
    </TwoFactor>
  );
}
