import { AddressSection } from '../components/AddressSection';
import { KeysSection } from '../components/KeysSection';
import { NotificationsSection } from '../components/NotificationsSection';
import { ProfileSection } from '../components/ProfileSection';
import { PushSection } from '../components/push/PushSection';
import { SettingsFrame } from '../components/SettingsFrame';
import { TranslationSection } from '../components/TranslationSection';

/** /dashboards/<role>/account: profile, language and notifications (docs/specification/account-settings.md). */
export default function SettingsPage() {
  return (
    <SettingsFrame tab="profile">
      {(profile) => (
        <>
          <ProfileSection profile={profile} />
          <AddressSection profile={profile} />
          <NotificationsSection profile={profile} />
          {profile.userType !== 'staff' && profile.userType !== 'admin' && <PushSection />}
          <TranslationSection profile={profile} />
          <KeysSection />
        </>
      )}
    </SettingsFrame>
  );
}
