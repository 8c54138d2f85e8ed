import { useTwoFactor } from '../../../features/account/components/two-factor-context';
import { Backups } from '../../../features/admin/components/backups/Backups';
import { TwoFactor } from '../account/TwoFactor';

function ConfirmedBackups() {
  return <Backups withSecondStep={useTwoFactor()} />;
}

/** /dashboards/admin/backups: starting one asks for the second step, with the dialog of the account settings. */
export default function AdminBackupsPage() {
  return (
    <TwoFactor>
      <ConfirmedBackups />
    </TwoFactor>
  );
}
