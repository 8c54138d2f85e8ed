import { isColleague } from '@api/account-owner';
import { session } from '@api/session';
import { TENANT_ACCESS_AFTER_END_MONTHS } from '@contract/limits';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { InputPassword } from '@shared/form/inputs';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useMemo, useState } from 'react';
import { deleteAccount, deletionQuery, type Obstacle } from '../api/own-data';
import type { OwnProfile } from '../api/profile';
import { twoFactorQuery } from '../api/two-factor';
import { FirstPassword } from './FirstPassword';
import { rules } from './rules';
import { SettingsForm } from './SettingsForm';
import { useTwoFactor } from './two-factor-context';
import own from './DeletionSection.module.css';
import styles from './Settings.module.css';

export interface DeletionSectionProps {
  profile: OwnProfile;
}

function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const t = useT();
  return (
    <Notice tone="warning" title={t('account.deletion.notYet')}>
      <ul className={own.list}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{t(`account.deletion.obstacle.${obstacle}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Asks for the password, then for the second step if there is one. At the end the person is signed out. */
function useDeletion() {
  const note = useNote('account');
  const withTwoFactor = useTwoFactor();
  const [asking, setAsking] = useState(false);
  const send = async ({ currentPassword }: { currentPassword: string }) => {
    await withTwoFactor((verificationToken) => deleteAccount({ currentPassword, verificationToken }));
    session.end('signed-out');
    toast({ title: note((t) => t('account.deletion.done')) });
  };
  return { asking, setAsking, send };
}

/** The end of the account: what it means, what stays, and what keeps it for now. Who has no password yet chooses one first. */
export function DeletionSection({ profile }: DeletionSectionProps) {
  const t = useT();
  const word = useMailWord();
  const { data } = useQuery(deletionQuery);
  const { data: keys } = useQuery(twoFactorQuery);
  const { asking, setAsking, send } = useDeletion();
  const schema = useMemo(() => rules.currentPassword(t), [t]);
  const cancel = (
    <Button variant="secondary" onClick={() => setAsking(false)}>
      {t('account.cancel')}
    </Button>
  );
  return (
    <Section title={t('account.deletion.title')}>
      <div className={styles.stack}>
        <Text ink={2}>{t('account.deletion.text')}</Text>
        <Text ink={2}>
          {t(`account.deletion.stays.${isColleague(profile) ? 'colleague' : profile.userType}`, {
            months: TENANT_ACCESS_AFTER_END_MONTHS,
          })}
        </Text>
        {data && data.obstacles.length > 0 && <Obstacles obstacles={data.obstacles} />}
        <div className={styles.actions}>
          <Button
            variant="danger"
            disabled={!data || !keys || data.obstacles.length > 0}
            onClick={() => setAsking(true)}
          >
            {t('account.deletion.ask')}
          </Button>
        </div>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('account.deletion.title')}
        closeLabel={t('app.close')}
        size="sm"
      >
        {keys && !keys.hasPassword ? (
          <FirstPassword email={profile.email} text={t('account.deletion.noPassword', word)} cancel={cancel} />
        ) : (
          <div className={styles.stack}>
            <Text ink={2}>{t('account.deletion.confirm', { email: profile.email })}</Text>
            <SettingsForm
              initial={{ currentPassword: '' }}
              schema={schema}
              onSubmit={send}
              submit={t('account.deletion.submit')}
              danger
              cancel={cancel}
            >
              <InputPassword
                data-autofocus=""
                name="currentPassword"
                autoComplete="current-password"
                label={t('account.password.yours')}
              />
            </SettingsForm>
          </div>
        )}
      </Dialog>
    </Section>
  );
}
