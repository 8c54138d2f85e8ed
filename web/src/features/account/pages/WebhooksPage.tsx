import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { OwnersOnly } from '@shared/OwnersOnly';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { webhooksQuery, type Webhook, type WebhookSecret } from '../api/webhooks';
import { SettingsFrame } from '../components/SettingsFrame';
import { NewWebhookDialog } from '../components/webhooks/NewWebhookDialog';
import { SecretDialog } from '../components/webhooks/WebhookActions';
import { WebhookList } from '../components/webhooks/WebhookList';
import styles from '../components/api-keys/api-keys.module.css';

/**
 * /dashboards/landlord/account/webhooks: the addresses of the landlord's software that get messages, for the account's
 * owners.
 */
export default function WebhooksPage() {
  return (
    <SettingsFrame tab="webhooks">
      {({ demo }) => (
        <OwnersOnly>
          <Webhooks demo={demo} />
        </OwnersOnly>
      )}
    </SettingsFrame>
  );
}

function Webhooks({ demo }: { demo: boolean }) {
  const t = useT();
  const query = useQuery(webhooksQuery);
  const [making, make] = useState(false);
  const [made, show] = useState<WebhookSecret>();
  const button = !demo && <Button onClick={() => make(true)}>{t('account.webhooks.new')}</Button>;
  const content = (webhooks: readonly Webhook[]) =>
    webhooks.length > 0 ? (
      <WebhookList webhooks={webhooks} />
    ) : (
      <EmptyState title={t('account.webhooks.empty.title')} level={3} actions={button}>
        {t(demo ? 'account.webhooks.empty.demo' : 'account.webhooks.empty.text')}
      </EmptyState>
    );
  return (
    <Section title={t('account.webhooks.title')}>
      <div className={styles.head}>
        <Text ink={2}>
          {t('account.webhooks.lead')} <a href="/api/docs">{t('account.webhooks.docs')}</a>
        </Text>
        {Boolean(query.data?.length) && button}
      </div>
      <Loaded query={query} shape="list">
        {content}
      </Loaded>
      {making && (
        <NewWebhookDialog
          onClose={() => make(false)}
          onMade={(webhook) => {
            make(false);
            show(webhook);
          }}
        />
      )}
      {made && <SecretDialog made={made} onClose={() => show(undefined)} />}
    </Section>
  );
}
