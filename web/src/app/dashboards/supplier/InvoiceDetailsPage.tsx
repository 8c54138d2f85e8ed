import { useTwoFactor } from '../../../features/account/components/two-factor-context';
import { SenderPage } from '../../../features/invoices/pages/SenderPage';
import { TwoFactor } from '../account/TwoFactor';

function ConfirmedSender() {
  return <SenderPage withSecondStep={useTwoFactor()} />;
}

/** /dashboards/supplier/invoice-details: a change may ask for the second step, with the dialog of the account settings. */
export default function InvoiceDetailsPage() {
  return (
    <TwoFactor>
      <ConfirmedSender />
    </TwoFactor>
  );
}
