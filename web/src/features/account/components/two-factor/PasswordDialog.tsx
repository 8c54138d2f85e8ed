import { useT } from '@i18n/messages';
import { InputPassword } from '@shared/form/inputs';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useMemo } from 'react';
import { rules } from '../rules';
import { SettingsForm } from '../SettingsForm';
import styles from '../Settings.module.css';

export interface PasswordDialogProps {
  /** Which words: `account.twoStep.ask.<ask>.title`, `.text`, `.submit`. */
  ask: 'on' | 'app' | 'codes' | 'off';
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
}

/** The password, before the second step changes. */
export function PasswordDialog({ ask, onConfirm, onClose }: PasswordDialogProps) {
  const t = useT();
  const words = (part: 'title' | 'text' | 'submit') => t(`account.twoStep.ask.${ask}.${part}`);
  const schema = useMemo(() => rules.currentPassword(t), [t]);
  const cancel = (
    <Button data-cancel="" variant="secondary" onClick={onClose}>
      {t('account.cancel')}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={words('title')} closeLabel={t('app.close')} size="sm">
      <div className={styles.stack}>
        <Text ink={2}>{words('text')}</Text>
        <SettingsForm
          initial={{ currentPassword: '' }}
          schema={schema}
          onSubmit={({ currentPassword }) => onConfirm(currentPassword)}
          submit={words('submit')}
          danger={ask === 'off'}
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
    </Dialog>
  );
}
