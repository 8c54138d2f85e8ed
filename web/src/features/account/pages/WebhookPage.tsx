import { WEBHOOK_FAILING_DAYS } from '@contract/webhooks';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { OwnersOnly } from '@shared/OwnersOnly';
import { useQuery } from '@tanstack/react-query';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import { useParams } from 'react-router-dom';
import { webhookQuery, type Webhook } from '../api/webhooks';
import { SettingsFrame } from '../components/SettingsFrame';
import { DeliveryLog } from '../components/webhooks/DeliveryLog';
import { hostOf } from '../components/webhooks/host';
import { WebhookActions } from '../components/webhooks/WebhookActions';
import { WebhookState } from '../components/webhooks/WebhookState';
import list from '../components/colleagues/colleagues.module.css';
import settings from '../components/Settings.module.css';
import styles from '../components/webhooks/webhooks.module.css';

/** /dashboards/landlord/account/webhooks/:webhookId: one webhook with what was sent. */
export default function WebhookPage() {
  const { webhookId = '' } = useParams();
  return (
    <SettingsFrame tab="webhooks">
      {() => (
        <OwnersOnly>
          <One id={webhookId} />
        </OwnersOnly>
      )}
    </SettingsFrame>
  );
}

function One({ id }: { id: string }) {
  const query = useQuery(webhookQuery(id));
  return (
    <Loaded query={query} shape="list">
      {(webhook) => (
        <>
          <About webhook={webhook} />
          <DeliveryLog id={id} />
        </>
      )}
    </Loaded>
  );
}

function About({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const { day, instant } = useFormats();
  const { url, description, events, createdBy, createdAt, previousSecretUntil } = webhook;
  return (
    <Section
      title={hostOf(url)}
      aside={<Link href={paths.settings('landlord', 'webhooks')}>{t('account.webhooks.back')}</Link>}
    >
      <div className={settings.stack}>
        <div className={list.words}>
          <span>
            <WebhookState webhook={webhook} />
          </span>
          {description && <span>{description}</span>}
          <span className={styles.address}>{url}</span>
          <span className={list.quiet}>{events.map((event) => t(`account.webhooks.event.${event}`)).join(', ')}</span>
          <span className={list.quiet}>{t('account.webhooks.made', { name: createdBy, day: day(createdAt) })}</span>
          {previousSecretUntil && (
            <span className={list.quiet}>{t('account.webhooks.previous', { time: instant(previousSecretUntil) })}</span>
          )}
        </div>
        <Trouble webhook={webhook} />
        <WebhookActions webhook={webhook} />
      </div>
    </Section>
  );
}

/** Why nothing arrives. */
function Trouble({ webhook: { enabled, offReason, failingSince } }: { webhook: Webhook }) {
  const t = useT();
  const { instant } = useFormats();
  if (offReason)
    return (
      <Notice tone="warning" title={t('account.webhooks.offBy.title')}>
        {t(`account.webhooks.offBy.${offReason}`, { days: WEBHOOK_FAILING_DAYS })}
      </Notice>
    );
  if (enabled && failingSince)
    return (
      <Notice tone="warning" title={t('account.webhooks.failing.title', { time: instant(failingSince) })}>
        {t('account.webhooks.failing.text', { days: WEBHOOK_FAILING_DAYS })}
      </Notice>
    );
  return null;
}
