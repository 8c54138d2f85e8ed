import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { InputPassword } from '@shared/form/inputs';
import { useNote } from '@shared/notes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import { setRole, type AccountRole, type Colleague } from '../../api/colleagues';
import { rules } from '../rules';
import { SettingsForm } from '../SettingsForm';
import { useTwoFactor } from '../two-factor-context';
import styles from '../Settings.module.css';

interface RoleDialogProps {
  colleague: Colleague;
  to: AccountRole;
  onClose: () => void;
}

/** With the role of an owner come money and people, so the password is asked for, and the second step where it is on. */
export function RoleDialog({ colleague, to, onClose }: RoleDialogProps) {
  const t = useT();
  const note = useNote('account');
  const mail = useMailWord();
  const client = useQueryClient();
  const withTwoFactor = useTwoFactor();
  const schema = useMemo(() => rules.currentPassword(t), [t]);
  const name = `${colleague.firstName} ${colleague.lastName}`.trim();
  const send = async ({ currentPassword }: { currentPassword: string }) => {
    await withTwoFactor((token) => setRole(colleague.id, to, currentPassword, token));
    onClose();
    toast({ kind: 'success', title: note((t) => t(`account.colleagues.make.${to}.done`, { name })) });
    void client.invalidateQueries({ queryKey: ['colleagues'] });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`account.colleagues.make.${to}.title`, { name })}
      closeLabel={t('app.close')}
      size="sm"
    >
      <div className={styles.stack}>
        <Text ink={2}>
          {t(colleague.you ? 'account.colleagues.make.self' : `account.colleagues.make.${to}.text`, mail)}
        </Text>
        <SettingsForm
          initial={{ currentPassword: '' }}
          schema={schema}
          onSubmit={send}
          submit={t(`account.colleagues.make.${to}`)}
          cancel={
            <Button data-cancel="" variant="secondary" onClick={onClose}>
              {t('account.cancel')}
            </Button>
          }
        >
          <InputPassword
            data-autofocus=""
            name="currentPassword"
            autoComplete="current-password"
            label={t('account.password.yours')}
          />
        </SettingsForm>
      </div>
    </Dialog>
  );
}
