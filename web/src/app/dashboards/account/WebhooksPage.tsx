import Webhooks from '../../../features/account/pages/WebhooksPage';
import { TwoFactor } from './TwoFactor';

/** Where a new webhook may ask for the second step. */
export default function WebhooksPage() {
  return (
    <TwoFactor>
      <Webhooks />
    </TwoFactor>
  );
}
