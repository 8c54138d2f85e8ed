import { useT } from '@i18n/messages';
import { MessagesView } from '../components/MessagesView';

/** /dashboards/landlord/messages: conversations with tenants. */
export default function LandlordMessagesPage() {
  const t = useT();
  return <MessagesView emptyText={t('messages.landlord.none')} openFirst={false} many />;
}
