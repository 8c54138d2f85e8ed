import { useQuery } from '@tanstack/react-query';
import type { OwnProfile } from '../api/profile';
import { twoFactorQuery } from '../api/two-factor';
import { CodeSignInSection } from '../components/CodeSignInSection';
import { EmailSection } from '../components/EmailSection';
import { PasswordSection } from '../components/PasswordSection';
import { SessionsSection } from '../components/SessionsSection';
import { SettingsFrame } from '../components/SettingsFrame';
import { TwoFactorSection } from '../components/two-factor/TwoFactorSection';

/** The sign-in settings of the account. All visitors share the demo's people, so no one can change theirs. */
function Keys({ profile }: { profile: OwnProfile }) {
  const { data: status } = useQuery(twoFactorQuery);
  if (!status || profile.demo) return null;
  return (
    <>
      <PasswordSection profile={profile} hasPassword={status.hasPassword} signInWith={status.signInWith} />
      {status.hasPassword && <EmailSection profile={profile} />}
      {status.hasPassword && <TwoFactorSection status={status} profile={profile} />}
      {profile.userType === 'tenant' && <CodeSignInSection profile={profile} twoFactor={status.enabled} />}
    </>
  );
}

/** /dashboards/<role>/account/security: password, address, second step, and where one is signed in. */
export default function SecurityPage() {
  return (
    <SettingsFrame tab="security">
      {(profile) => (
        <>
          <Keys profile={profile} />
          <SessionsSection />
        </>
      )}
    </SettingsFrame>
  );
}
