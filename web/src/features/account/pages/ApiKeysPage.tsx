import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { OwnersOnly } from '@shared/OwnersOnly';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { apiKeysQuery, type ApiKey, type MadeApiKey } from '../api/api-keys';
import { ApiKeyList } from '../components/api-keys/ApiKeyList';
import { MadeKeyDialog } from '../components/api-keys/MadeKeyDialog';
import { NewKeyDialog } from '../components/api-keys/NewKeyDialog';
import { SettingsFrame } from '../components/SettingsFrame';
import styles from '../components/api-keys/api-keys.module.css';

/** /dashboards/landlord/account/api: the keys with which a landlord's software calls the API, for the account's owners. */
export default function ApiKeysPage() {
  return (
    <SettingsFrame tab="api">
      {({ demo }) => (
        <OwnersOnly>
          <Keys demo={demo} />
          <Example />
        </OwnersOnly>
      )}
    </SettingsFrame>
  );
}

function Keys({ demo }: { demo: boolean }) {
  const t = useT();
  const query = useQuery(apiKeysQuery);
  const [making, make] = useState(false);
  const [made, show] = useState<MadeApiKey>();
  const button = !demo && <Button onClick={() => make(true)}>{t('account.apiKeys.new')}</Button>;
  const content = (keys: readonly ApiKey[]) =>
    keys.length > 0 ? (
      <ApiKeyList keys={keys} />
    ) : (
      <EmptyState title={t('account.apiKeys.empty.title')} level={3} actions={button}>
        {t(demo ? 'account.apiKeys.empty.demo' : 'account.apiKeys.empty.text')}
      </EmptyState>
    );
  return (
    <Section title={t('account.apiKeys.title')}>
      <div className={styles.head}>
        <Text ink={2}>{t('account.apiKeys.lead')}</Text>
        {Boolean(query.data?.length) && button}
      </div>
      <Loaded query={query} shape="list">
        {content}
      </Loaded>
      {making && (
        <NewKeyDialog
          onClose={() => make(false)}
          onMade={(key) => {
            make(false);
            show(key);
          }}
        />
      )}
      {made && <MadeKeyDialog made={made} onClose={() => show(undefined)} />}
    </Section>
  );
}

/** A first request, with the address of this installation. */
function Example() {
  const t = useT();
  return (
    <Section title={t('account.apiKeys.example.title')}>
      <div className={styles.example}>
        <Text ink={2}>{t('account.apiKeys.example.text')}</Text>
        <code className={styles.code}>
          {`curl -H "Authorization: Bearer $LODGEWELL_KEY" ${window.location.origin}/api/landlords/properties`}
        </code>
        <Text>
          <a href="/api/docs">{t('account.apiKeys.docs')}</a>
        </Text>
      </div>
    </Section>
  );
}
