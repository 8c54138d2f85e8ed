import Settings from '../../../features/account/pages/SecurityPage';
import { TwoFactor } from './TwoFactor';

/** /dashboards/<role>/account/security, whose changes may ask for the second step. */
export default function SecurityPage() {
  return (
    <TwoFactor>
      <Settings />
    </TwoFactor>
  );
}
