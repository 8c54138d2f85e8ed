import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useDeleteWebhook,
  useSwitchWebhook,
  useTestWebhook,
  type Webhook,
  type WebhookSecret,
} from '../../api/webhooks';
import { ShownOnceDialog } from '../ShownOnceDialog';
import { EditWebhookDialog } from './EditWebhookDialog';
import { hostOf } from './host';
import { NewSecretDialog } from './NewSecretDialog';
import settings from '../Settings.module.css';

type Open = 'edit' | 'secret' | 'delete' | null;

/** What can be done with a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const note = useNote('account');
  const [open, show] = useState<Open>(null);
  const [made, setMade] = useState<WebhookSecret>();
  const close = () => show(null);
  const turn = useSwitchWebhook(webhook.id);
  const test = useTestWebhook(webhook.id, () => toast({ title: note((t) => t('account.webhooks.test.done')) }));
  return (
    <div className={settings.actions}>
      <Button loading={test.isPending} onClick={() => test.mutate()}>
        {t('account.webhooks.test')}
      </Button>
      <Button variant="secondary" onClick={() => show('edit')}>
        {t('account.webhooks.edit')}
      </Button>
      <Button variant="secondary" loading={turn.isPending} onClick={() => turn.mutate(!webhook.enabled)}>
        {t(webhook.enabled ? 'account.webhooks.off' : 'account.webhooks.on')}
      </Button>
      <Button variant="secondary" onClick={() => show('secret')}>
        {t('account.webhooks.secret')}
      </Button>
      <Button variant="secondary" onClick={() => show('delete')}>
        {t('account.webhooks.delete')}
      </Button>
      {open === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}
      {open === 'secret' && (
        <NewSecretDialog
          id={webhook.id}
          onClose={close}
          onMade={(secret) => {
            close();
            setMade(secret);
          }}
        />
      )}
      {open === 'delete' && <DeleteDialog webhook={webhook} onClose={close} />}
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
    </div>
  );
}

export function SecretDialog({ made, onClose }: { made: WebhookSecret; onClose: () => void }) {
  const t = useT();
  return (
    <ShownOnceDialog
      of="webhooks"
      title={t('account.webhooks.made.title', { host: hostOf(made.url) })}
      text={t('account.webhooks.made.text')}
      secret={made.secret}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useT();
  const note = useNote('account');
  const navigate = useNavigate();
  const host = hostOf(url);
  const remove = useDeleteWebhook(id, () => {
    toast({ title: note((t) => t('account.webhooks.delete.done', { host })) });
    void navigate(paths.settings('landlord', 'webhooks'));
  });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('account.webhooks.delete.title', { host })}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('account.webhooks.delete')}
          </Button>
        </>
      }
    >
      <p>{t('account.webhooks.delete.text')}</p>
    </Dialog>
  );
}
