import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { PageHead } from '@ui/layout/Section';
import { Avatar } from '@ui/person/Avatar';
import { EmptyState } from '@ui/states/StatePanel';
import { Skeleton } from '@ui/states/Skeleton';
import { conversationsQuery } from '../api/chat';
import { ownProfileQuery } from '../api/own-profile';
import { Thread } from '../components/Thread';
import styles from './MessagesPage.module.css';

/** /dashboards/supplier/messages: conversations with landlords. */
export default function MessagesPage() {
  const t = useT();
  const supplierId = useQuery(ownProfileQuery).data?.id ?? '';
  const { data: conversations } = useQuery(conversationsQuery(supplierId));
  const [chosen, choose] = useState<string>();
  const accountId = chosen ?? conversations?.[0]?.accountId;
  return (
    <>
      <PageHead title={t('suppliers.messages.title')} />
      {conversations === undefined ? (
        <Skeleton shape="list" rows={3} label={t('app.loading')} />
      ) : conversations.length === 0 ? (
        <EmptyState title={t('suppliers.messages.none')}>{t('suppliers.messages.noneText')}</EmptyState>
      ) : (
        <div className={styles.page}>
          <ul className={styles.list}>
            {conversations.map((conversation) => (
              <li key={conversation.accountId}>
                <Row conversation={conversation} current={conversation.accountId === accountId} onChoose={() => choose(conversation.accountId)} />
              </li>
            ))}
          </ul>
          {accountId && <Thread key={accountId} supplierId={supplierId} accountId={accountId} />}
        </div>
      )}
    </>
  );
}

interface RowProps {
  conversation: { landlordName: string; lastMessage: string; lastAt: string };
  current: boolean;
  onChoose: () => void;
}

function Row({ conversation: { landlordName, lastMessage, lastAt }, current, onChoose }: RowProps) {
  const formats = useFormats();
  return (
    <button type="button" className={styles.row} aria-current={current || undefined} onClick={onChoose}>
      <Avatar name={landlordName} />
      <span className={styles.words}>
        <span className={styles.name}>{landlordName}</span>
        <span className={styles.last}>{lastMessage}</span>
      </span>
      <time className={styles.time} dateTime={lastAt}>
        {formats.instant(lastAt, { day: 'numeric', month: 'short' })}
      </time>
    </button>
  );
}
