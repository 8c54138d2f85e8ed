import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { EmptyState } from '@ui/states/StatePanel';
import { Conversation } from './Conversation';

interface LeaseConversationProps {
  leaseId: string;
  /** No one would read messages about a draft. */
  draft: boolean;
  unread: number;
}

/** The conversation with the tenants of a lease, to read and to write. */
export function LeaseConversation({ leaseId, draft, unread }: LeaseConversationProps) {
  const t = useT();
  if (draft) return <EmptyState title={t('messages.draft.title')}>{t('messages.draft.text')}</EmptyState>;
  return (
    <Section
      title={t('messages.conversation')}
      aside={<Link href={paths.landlordMessages(leaseId)}>{t('messages.all')}</Link>}
    >
      <Conversation leaseId={leaseId} unread={unread} canAttach templates inside />
    </Section>
  );
}
