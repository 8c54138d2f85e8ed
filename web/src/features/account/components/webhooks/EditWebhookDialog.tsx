import type { WebhookEvent } from '@contract/webhooks';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { changeWebhook, type Webhook } from '../../api/webhooks';
import { SettingsForm } from '../SettingsForm';
import { EventChoices } from './EventChoices';
import { Description, useEventsRule } from './NewWebhookDialog';

interface Values {
  description: string;
  events: WebhookEvent[];
}

/** Description and events. The address stays: who has a session can't send what happens here elsewhere. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useT();
  const note = useNote('account');
  const client = useQueryClient();
  const events = useEventsRule();
  const schema = useMemo(
    () => object({ description: string().trim().default('').ensure(), events }) as ObjectSchema<Values>,
    [events],
  );
  const save = async (values: Values) => {
    await changeWebhook(webhook.id, values);
    void client.invalidateQueries({ queryKey: ['webhooks'] });
    toast({ kind: 'success', title: note((t) => t('account.webhooks.saved')) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('account.webhooks.edit.title')} closeLabel={t('app.close')}>
      <SettingsForm
        initial={{ description: webhook.description ?? '', events: webhook.events }}
        schema={schema}
        onSubmit={save}
        submit={t('account.webhooks.save')}
        cancel={
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        }
      >
        <Description />
        <EventChoices />
      </SettingsForm>
    </Dialog>
  );
}
