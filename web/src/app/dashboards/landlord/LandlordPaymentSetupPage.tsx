import { useTwoFactor } from '../../../features/account/components/two-factor-context';
import { PaymentSetup } from '../../../features/payments/components/setup/PaymentSetup';
import { TwoFactor } from '../account/TwoFactor';

function ConfirmedSetup() {
  return <PaymentSetup withSecondStep={useTwoFactor()} />;
}

/** /dashboards/landlord/payments: changing how tenants pay asks for the second step, with the dialog of the account settings. */
export default function LandlordPaymentSetupPage() {
  return (
    <TwoFactor>
      <ConfirmedSetup />
    </TwoFactor>
  );
}
