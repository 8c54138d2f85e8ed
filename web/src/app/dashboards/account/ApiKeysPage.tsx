import ApiKeys from '../../../features/account/pages/ApiKeysPage';
import { TwoFactor } from './TwoFactor';

/** /dashboards/landlord/account/api, where a new key may ask for the second step. */
export default function ApiKeysPage() {
  return (
    <TwoFactor>
      <ApiKeys />
    </TwoFactor>
  );
}
