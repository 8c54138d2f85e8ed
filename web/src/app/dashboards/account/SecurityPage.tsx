import Settings from '../../../features/account/pages/SecurityPage';
import { TwoFactor } from './TwoFactor';

/** /dashboards/<role>/account/security, where changes may require the second step. */
export default function SecurityPage() {
  return (
    <TwoFactor>
      <Settings />
    </TwoFactor>
  );
}
