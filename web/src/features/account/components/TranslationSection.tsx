import { useT } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';
import { useTranslator } from '@shared/translation/use-translation';
import { Switch } from '@ui/fields/Choice';
import { Section } from '@ui/layout/Section';
import type { OwnProfile } from '../api/profile';
import { useProfileSaving } from './use-profile-saving';
import styles from './Settings.module.css';

/**
 * Whether messages in other languages are shown in the reader's own, and which provider gets their text. Not shown
 * where there is no translation.
 */
export function TranslationSection({ profile }: { profile: OwnProfile }) {
  const t = useT();
  const save = useProfileSaving();
  const translator = useTranslator();
  const { translation } = useSiteSettings();
  if (!translator) return null;
  const by = translator === 'server' && translation ? translation : 'browser';
  return (
    <Section title={t('account.translation.title')}>
      <div className={styles.choices}>
        <Switch
          label={t('account.translateMessages')}
          help={t('account.translateMessages.help', { by })}
          checked={profile.translateMessages}
          disabled={save.isPending}
          onChange={(event) => save.mutate({ translateMessages: event.target.checked }, { onError: save.onError })}
        />
      </div>
    </Section>
  );
}
