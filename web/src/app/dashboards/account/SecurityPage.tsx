import Settings from '../../../features/account/pages/SecurityPage';
import { SecondStep } from './SecondStep';

/** /dashboards/<role>/account/security, whose changes may ask for the second step. */
export default function SecurityPage() {
  return (
    <SecondStep>
      <Settings />
    </SecondStep>
  );
}
