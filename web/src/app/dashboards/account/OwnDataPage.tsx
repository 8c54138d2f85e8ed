import { DeletionSection } from '../../../features/account/components/DeletionSection';
import { ExportSection } from '../../../features/account/components/ExportSection';
import { SettingsFrame } from '../../../features/account/components/SettingsFrame';
import { VerificationDialog } from '../../../features/auth/components/second-step';

/** /dashboards/<role>/account/data: a copy of everything, and the end of the account. */
export default function OwnDataPage() {
  return (
    <SettingsFrame tab="data">
      {(profile) => (
        <>
          <ExportSection />
          <DeletionSection
            profile={profile}
            secondStep={({ onVerified, onCancel, ...held }) => <VerificationDialog held={held} onVerified={onVerified} onCancel={onCancel} />}
          />
        </>
      )}
    </SettingsFrame>
  );
}
