import Settings from '../../../features/account/pages/SettingsPage';
import { TwoFactor } from './TwoFactor';

/** /dashboards/<role>/account, where another phone number may ask for the second step. */
export default function SettingsPage() {
  return (
    <TwoFactor>
      <Settings />
    </TwoFactor>
  );
}
