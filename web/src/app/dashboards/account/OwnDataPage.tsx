import { DeletionSection } from '../../../features/account/components/DeletionSection';
import { ExportSection } from '../../../features/account/components/ExportSection';
import { MoveSection } from '../../../features/account/components/MoveSection';
import { SettingsFrame } from '../../../features/account/components/SettingsFrame';
import { TwoFactor } from './TwoFactor';

/** /dashboards/<role>/account/data: a copy of everything, and the end of the account. */
export default function OwnDataPage() {
  return (
    <TwoFactor>
      <SettingsFrame tab="data">
        {(profile) => (
          <>
            <ExportSection />
            {profile.userType === 'landlord' && profile.accountRole === 'owner' && !profile.demo && <MoveSection />}
            <DeletionSection profile={profile} />
          </>
        )}
      </SettingsFrame>
    </TwoFactor>
  );
}
