import { WEBHOOK_DESCRIPTION_MAX, WEBHOOK_URL_MAX, type WebhookEvent } from '@contract/webhooks';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { InputText } from '@shared/form/inputs';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useMemo } from 'react';
import { array, object, string, type ObjectSchema } from 'yup';
import { makeWebhook, type WebhookSecret } from '../../api/webhooks';
import { OwnPassword, usePasswordRule } from '../colleagues/OwnPassword';
import { SettingsForm } from '../SettingsForm';
import { useTwoFactor } from '../two-factor-context';
import { EventChoices } from './EventChoices';

interface Values {
  url: string;
  description: string;
  events: WebhookEvent[];
  currentPassword: string;
}

const EMPTY: Values = { url: '', description: '', events: [], currentPassword: '' };

/** Where messages go and for what; and the owner's password, because a session alone makes none. */
export function NewWebhookDialog({ onMade, onClose }: { onMade: (made: WebhookSecret) => void; onClose: () => void }) {
  const t = useT();
  const mail = useMailWord();
  const client = useQueryClient();
  const withTwoFactor = useTwoFactor();
  const schema = useSchema();
  const send = async (values: Values) => {
    const made = await withTwoFactor((verificationToken) => makeWebhook({ ...values, verificationToken }));
    void client.invalidateQueries({ queryKey: ['webhooks'] });
    onMade(made);
  };
  return (
    <Dialog open onClose={onClose} title={t('account.webhooks.new.title')} closeLabel={t('app.close')}>
      <SettingsForm
        initial={EMPTY}
        schema={schema}
        onSubmit={send}
        submit={t('account.webhooks.new')}
        cancel={
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        }
      >
        <InputText
          data-autofocus=""
          name="url"
          type="url"
          inputMode="url"
          label={t('account.webhooks.url')}
          help={t('account.webhooks.urlHelp')}
          maxLength={WEBHOOK_URL_MAX}
          autoComplete="off"
          placeholder="https://"
        />
        <Description />
        <EventChoices />
        <OwnPassword />
        <Text ink={2}>{t('account.webhooks.new.mail', mail)}</Text>
      </SettingsForm>
    </Dialog>
  );
}

export function Description() {
  const t = useT();
  return (
    <InputText
      name="description"
      label={t('account.webhooks.description')}
      maxLength={WEBHOOK_DESCRIPTION_MAX}
      autoComplete="off"
    />
  );
}

export function useEventsRule() {
  const t = useT();
  return useMemo(
    () => array(string<WebhookEvent>().defined()).required().min(1, t('account.webhooks.error.noEvent')),
    [t],
  );
}

function useSchema(): ObjectSchema<Values> {
  const t = useT();
  const password = usePasswordRule();
  const events = useEventsRule();
  return useMemo(
    () =>
      object({
        url: string()
          .trim()
          .required(t('account.webhooks.error.urlMissing'))
          .test('url', t('account.webhooks.error.url'), (text) => URL.canParse(text)),
        description: string().trim().default('').ensure(),
        events,
        currentPassword: password,
      }) as ObjectSchema<Values>,
    [t, password, events],
  );
}
