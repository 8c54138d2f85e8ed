import { useT } from '@i18n/messages';
import { MessagesView } from '../../../features/messages/components/MessagesView';
import { Thread } from '../../../features/suppliers/components/Thread';

/** /dashboards/landlord/messages: conversations with tenants and suppliers. */
export default function LandlordMessagesPage() {
  const t = useT();
  return (
    <MessagesView
      emptyText={t('messages.landlord.none')}
      openFirst={false}
      many
      withSupplier={(id, unread) => <Thread key={id} supplierId={id} unread={unread} />}
    />
  );
}
