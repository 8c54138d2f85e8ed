import { NotificationsSection } from '../components/NotificationsSection';
import { ProfileSection } from '../components/ProfileSection';
import { SettingsFrame } from '../components/SettingsFrame';

/** /dashboards/<role>/account: who one is, in which language, and what one wants to hear of (docs/specification/account-settings.md). */
export default function SettingsPage() {
  return (
    <SettingsFrame tab="profile">
      {(profile) => (
        <>
          <ProfileSection profile={profile} />
          <NotificationsSection profile={profile} />
        </>
      )}
    </SettingsFrame>
  );
}
