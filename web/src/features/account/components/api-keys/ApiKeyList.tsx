import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import { useRevokeApiKey, type ApiKey } from '../../api/api-keys';
import { areasOf } from './scopes';
import list from '../colleagues/colleagues.module.css';
import styles from './api-keys.module.css';

/** The keys of the account, newest first, also those that stopped working a while ago. */
export function ApiKeyList({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <ul className={list.list}>
      {keys.map((key) => (
        <Row key={key.id} apiKey={key} />
      ))}
    </ul>
  );
}

function Row({ apiKey }: { apiKey: ApiKey }) {
  const t = useT();
  const { day, instant } = useFormats();
  const { name, prefix, state, createdBy, createdAt, expiresAt, lastUsedAt, revokedAt } = apiKey;
  const words = useAreaWords();
  const { read, write } = areasOf(apiKey.scopes);
  const until =
    state === 'revoked' && revokedAt
      ? t('account.apiKeys.revokedOn', { day: day(revokedAt) })
      : t(state === 'expired' ? 'account.apiKeys.expiredOn' : 'account.apiKeys.expires', { day: day(expiresAt) });
  return (
    <li className={list.row}>
      <span className={list.words}>
        <span className={list.name}>
          <span>{name}</span>
          <StatusChip status={state === 'active' ? 'active' : 'ended'}>
            {t(`account.apiKeys.state.${state}`)}
          </StatusChip>
        </span>
        <span className={list.quiet}>
          <code className={styles.prefix}>{prefix}…</code>{' '}
          {t('account.apiKeys.made', { name: createdBy, day: day(createdAt) })}
        </span>
        {write.length > 0 && <span className={list.quiet}>{t('account.apiKeys.writes', { areas: words(write) })}</span>}
        {read.length > 0 && <span className={list.quiet}>{t('account.apiKeys.reads', { areas: words(read) })}</span>}
        <span className={list.quiet}>
          {until} ·{' '}
          {lastUsedAt ? t('account.apiKeys.used', { time: instant(lastUsedAt) }) : t('account.apiKeys.unused')}
        </span>
      </span>
      {state !== 'revoked' && state !== 'expired' && (
        <span className={list.actions}>
          <Revoke apiKey={apiKey} />
        </span>
      )}
    </li>
  );
}

function useAreaWords() {
  const t = useT();
  return (areas: ReturnType<typeof areasOf>['read']) =>
    areas.map((area) => t(`account.apiKeys.area.${area}`)).join(', ');
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const t = useT();
  const note = useNote('account');
  const [asking, ask] = useState(false);
  const revoke = useRevokeApiKey(() => {
    ask(false);
    toast({ title: note((t) => t('account.apiKeys.revoke.done', { name })) });
  });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('account.apiKeys.revoke.named', { name })}
        onClick={() => ask(true)}
      >
        {t('account.apiKeys.revoke')}
      </Button>
      <Dialog
        open={asking}
        size="sm"
        onClose={() => ask(false)}
        title={t('account.apiKeys.revoke.title', { name })}
        closeLabel={t('app.close')}
        actions={
          <>
            <Button data-cancel="" variant="secondary" onClick={() => ask(false)}>
              {t('account.cancel')}
            </Button>
            <Button variant="danger" loading={revoke.isPending} onClick={() => revoke.mutate(id)}>
              {t('account.apiKeys.revoke')}
            </Button>
          </>
        }
      >
        <p className={list.text}>{t('account.apiKeys.revoke.text')}</p>
      </Dialog>
    </>
  );
}
