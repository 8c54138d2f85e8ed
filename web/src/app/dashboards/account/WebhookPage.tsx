import Webhook from '../../../features/account/pages/WebhookPage';
import { TwoFactor } from './TwoFactor';

/** Where a new secret may ask for the second step. */
export default function WebhookPage() {
  return (
    <TwoFactor>
      <Webhook />
    </TwoFactor>
  );
}
