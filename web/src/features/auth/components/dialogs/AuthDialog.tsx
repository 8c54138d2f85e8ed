import { session, type SignedIn } from '@api/session';
import { homeOf, type SignInDialog } from '@nav/paths';
import { useNavigate } from 'react-router-dom';
import { LandlordDialog } from './LandlordDialog';
import { SupplierDialog } from './SupplierDialog';
import { TenantDialog } from './TenantDialog';

const DIALOGS = { tenant: TenantDialog, landlord: LandlordDialog, supplier: SupplierDialog };

/** One of the dialogs of the landing page; a sign-in closes it and leads to the dashboard. */
export default function AuthDialog({ kind, onClose }: { kind: SignInDialog; onClose: () => void }) {
  const navigate = useNavigate();
  const Dialog = DIALOGS[kind];
  const signedIn = (answer: SignedIn) => {
    session.begin(answer);
    void navigate(homeOf(answer.profile.userType));
  };
  return <Dialog onClose={onClose} onSignedIn={signedIn} />;
}
