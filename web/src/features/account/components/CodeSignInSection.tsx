import { useT } from '@i18n/messages';
import { Switch } from '@ui/fields/Choice';
import { Section } from '@ui/layout/Section';
import type { OwnProfile } from '../api/profile';
import { useProfileSaving } from './use-profile-saving';

/** Whether the access code of the welcome letter still opens a session; a second step closes it anyway. */
export function CodeSignInSection({ profile, twoFactor }: { profile: OwnProfile; twoFactor: boolean }) {
  const t = useT();
  const save = useProfileSaving();
  return (
    <Section title={t('account.codeSignIn.title')}>
      <Switch
        label={t('account.codeSignIn')}
        help={t(twoFactor ? 'account.codeSignIn.twoStep' : 'account.codeSignIn.help')}
        checked={profile.codeSignIn && !twoFactor}
        disabled={save.isPending || twoFactor}
        onChange={(event) => save.mutate({ codeSignIn: event.target.checked }, { onError: save.onError })}
      />
    </Section>
  );
}
