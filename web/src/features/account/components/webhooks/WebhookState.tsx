import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Webhook } from '../../api/webhooks';

/** Whether messages go out, and whether they arrive. */
export function WebhookState({ webhook: { enabled, failingSince } }: { webhook: Webhook }) {
  const t = useT();
  if (!enabled) return <StatusChip status="ended">{t('account.webhooks.state.off')}</StatusChip>;
  return failingSince ? (
    <StatusChip status="warning">{t('account.webhooks.state.failing')}</StatusChip>
  ) : (
    <StatusChip status="active">{t('account.webhooks.state.on')}</StatusChip>
  );
}
