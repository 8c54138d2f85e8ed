import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import type { Webhook } from '../../api/webhooks';
import { hostOf } from './host';
import { WebhookState } from './WebhookState';
import list from '../colleagues/colleagues.module.css';

/** The webhooks of the account, newest first; each has a page with its log. */
export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <ul className={list.list}>
      {webhooks.map((webhook) => (
        <Row key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  );
}

function Row({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const { day } = useFormats();
  const { id, url, description, events, createdBy, createdAt } = webhook;
  return (
    <li className={list.row}>
      <span className={list.words}>
        <span className={list.name}>
          <Link href={paths.landlordWebhook(id)}>{hostOf(url)}</Link>
          <WebhookState webhook={webhook} />
        </span>
        {description && <span>{description}</span>}
        <span className={list.quiet}>
          {t('account.webhooks.count', { count: events.length })} ·{' '}
          {t('account.webhooks.made', { name: createdBy, day: day(createdAt) })}
        </span>
      </span>
    </li>
  );
}
