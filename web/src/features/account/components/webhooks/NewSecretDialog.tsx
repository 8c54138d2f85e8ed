import { WEBHOOK_SECRET_HOURS } from '@contract/webhooks';
import { useT } from '@i18n/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useMemo } from 'react';
import { object, type ObjectSchema } from 'yup';
import { replaceSecret, type WebhookSecret } from '../../api/webhooks';
import { OwnPassword, usePasswordRule } from '../colleagues/OwnPassword';
import { SettingsForm } from '../SettingsForm';
import { useTwoFactor } from '../two-factor-context';

interface Values {
  currentPassword: string;
}

/** Replaces the secret, with the owner's password. */
export function NewSecretDialog(props: { id: string; onMade: (made: WebhookSecret) => void; onClose: () => void }) {
  const { id, onMade, onClose } = props;
  const t = useT();
  const client = useQueryClient();
  const withTwoFactor = useTwoFactor();
  const password = usePasswordRule();
  const schema = useMemo(() => object({ currentPassword: password }) as ObjectSchema<Values>, [password]);
  const send = async ({ currentPassword }: Values) => {
    const made = await withTwoFactor((verificationToken) => replaceSecret(id, { currentPassword, verificationToken }));
    void client.invalidateQueries({ queryKey: ['webhooks'] });
    onMade(made);
  };
  return (
    <Dialog open size="sm" onClose={onClose} title={t('account.webhooks.secret.title')} closeLabel={t('app.close')}>
      <SettingsForm
        initial={{ currentPassword: '' }}
        schema={schema}
        onSubmit={send}
        submit={t('account.webhooks.secret')}
        cancel={
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        }
      >
        <Text>{t('account.webhooks.secret.text', { hours: WEBHOOK_SECRET_HOURS })}</Text>
        <OwnPassword focus />
      </SettingsForm>
    </Dialog>
  );
}
