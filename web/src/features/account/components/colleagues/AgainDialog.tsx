import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import { object } from 'yup';
import { inviteAgain, type Colleague } from '../../api/colleagues';
import { SettingsForm } from '../SettingsForm';
import { useTwoFactor } from '../two-factor-context';
import { OwnPassword, usePasswordRule } from './OwnPassword';
import styles from '../Settings.module.css';

interface AgainDialogProps {
  colleague: Colleague;
  onClose: () => void;
}

/** Sends an invitation again: with the password, as the first time. */
export function AgainDialog({ colleague: { id, email }, onClose }: AgainDialogProps) {
  const t = useT();
  const note = useNote('account');
  const mail = useMailWord();
  const client = useQueryClient();
  const withTwoFactor = useTwoFactor();
  const password = usePasswordRule();
  const schema = useMemo(() => object({ currentPassword: password }), [password]);
  const send = async ({ currentPassword }: { currentPassword: string }) => {
    await withTwoFactor((verificationToken) => inviteAgain(id, { currentPassword, verificationToken }));
    onClose();
    toast({
      kind: 'success',
      title: <Mailed to={email}>{note((t) => t('account.colleagues.sent', { email }))}</Mailed>,
    });
    void client.invalidateQueries({ queryKey: ['colleagues'] });
  };
  return (
    <Dialog open onClose={onClose} size="sm" title={t('account.colleagues.again.title')} closeLabel={t('app.close')}>
      <div className={styles.stack}>
        <Text ink={2}>{t('account.colleagues.again.text', { email, ...mail })}</Text>
        <SettingsForm
          initial={{ currentPassword: '' }}
          schema={schema}
          onSubmit={send}
          submit={t('account.colleagues.again')}
          cancel={
            <Button data-cancel="" variant="secondary" onClick={onClose}>
              {t('account.cancel')}
            </Button>
          }
        >
          <OwnPassword focus />
        </SettingsForm>
      </div>
    </Dialog>
  );
}
