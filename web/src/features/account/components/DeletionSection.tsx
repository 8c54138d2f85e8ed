import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { toProblem, type Problem } from '@api/problem';
import { session } from '@api/session';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { deleteAccount, deletionQuery, type Obstacle } from '../api/own-data';
import type { OwnProfile } from '../api/profile';
import { InputPassword } from '@parts/form/inputs';
import { useNote } from '@parts/notes';
import { rules } from './rules';
import styles from './Settings.module.css';
import own from './DeletionSection.module.css';
import { SettingsForm } from './SettingsForm';

/** A challenge of the refused deletion, to be met by a second step. */
export interface Challenge {
  email: string;
  challenge: string;
  methods: readonly string[];
  onVerified: (verificationToken: string) => void;
  onCancel: () => void;
}

export interface DeletionSectionProps {
  profile: OwnProfile;
  /** Draws the dialog of the second step. */
  secondStep: (challenge: Challenge) => ReactNode;
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

/** Password, then perhaps the second step with the password held; at the end nobody is signed in any more. */
function useDeletion(email: string) {
  const note = useNote('account');
  const [asking, setAsking] = useState(false);
  const [held, setHeld] = useState<{ password: string; challenge: string; methods: string[] }>();
  const gone = () => {
    session.end('signed-out');
    toast({ title: note((t) => t('account.deletion.done')) });
  };
  const hold = (password: string, { body }: Problem) => {
    setAsking(false);
    setHeld({ password, challenge: String(body['challenge']), methods: Array.isArray(body['methods']) ? body['methods'].map(String) : ['email'] });
  };
  const send = async ({ currentPassword }: { currentPassword: string }) => {
    try {
      await deleteAccount({ currentPassword });
      gone();
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code !== 'two_factor_required') throw error;
      hold(currentPassword, problem);
    }
  };
  const finish = (verificationToken: string) => {
    if (!held) return;
    setHeld(undefined);
    deleteAccount({ currentPassword: held.password, verificationToken }).then(gone, () => toast({ kind: 'error', title: note((t) => t('account.deletion.failed')) }));
  };
  const challenge = held && { ...held, email, onVerified: finish, onCancel: () => setHeld(undefined) };
  return { asking, setAsking, send, challenge };
}

/** The end of the account: what it means, what stays, and what keeps it for now. */
export function DeletionSection({ profile, secondStep }: DeletionSectionProps) {
  const t = useT();
  const { data } = useQuery(deletionQuery);
  const { asking, setAsking, send, challenge } = useDeletion(profile.email);
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
        <Text ink={2}>{t(`account.deletion.stays.${profile.userType}`)}</Text>
        {data && data.obstacles.length > 0 && <Obstacles obstacles={data.obstacles} />}
        <div className={styles.actions}>
          <Button variant="danger" disabled={!data || data.obstacles.length > 0} onClick={() => setAsking(true)}>
            {t('account.deletion.ask')}
          </Button>
        </div>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('account.deletion.title')} closeLabel={t('app.close')} size="sm">
        <div className={styles.stack}>
          <Text ink={2}>{t('account.deletion.confirm', { email: profile.email })}</Text>
          <SettingsForm initial={{ currentPassword: '' }} schema={schema} onSubmit={send} submit={t('account.deletion.submit')} danger cancel={cancel}>
            <InputPassword data-autofocus="" name="currentPassword" autoComplete="current-password" label={t('account.password.yours')} />
          </SettingsForm>
        </div>
      </Dialog>
      {challenge && secondStep(challenge)}
    </Section>
  );
}
