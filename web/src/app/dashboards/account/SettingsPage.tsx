import Settings from '../../../features/account/pages/SettingsPage';
import { SecondStep } from './SecondStep';

/** /dashboards/<role>/account, where another phone number may ask for the second step. */
export default function SettingsPage() {
  return (
    <SecondStep>
      <Settings />
    </SecondStep>
  );
}
