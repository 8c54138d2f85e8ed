import { useT } from '@i18n/messages';
import { MessagesView } from '../components/MessagesView';

/** /dashboards/tenant/messages: what the tenant and the landlord write to each other. */
export default function TenantMessagesPage() {
  const t = useT();
  return <MessagesView emptyText={t('messages.tenant.none')} openFirst />;
}
