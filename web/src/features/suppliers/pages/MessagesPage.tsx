import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useListAddress } from '@shared/list/use-list-address';
import { TranslatedPreview } from '@shared/translation/Translated';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Avatar } from '@ui/person/Avatar';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { conversationsQuery } from '../api/chat';
import { tiedLandlordsQuery, type FoundLandlord } from '../api/find-landlords';
import { ownProfileQuery } from '../api/own-profile';
import { FindLandlord } from '../components/FindLandlord';
import { Thread } from '../components/Thread';
import styles from './MessagesPage.module.css';

/** A conversation with a landlord, or one that is about to begin. */
interface Talk {
  accountId: string;
  landlordName: string;
  lastMessage?: string;
  lastId?: string;
  lastLanguage?: string | null;
  lastFrom?: string;
  lastAt?: string;
  unreadCount?: number;
}

const NAMES = ['landlord'] as const;
const NOBODY: FoundLandlord[] = [];

/**
 * /dashboards/supplier/messages: conversations with landlords. A supplier can begin one with the landlord of a job, an
 * Elite Partner with any. The URL can name the landlord.
 */
export default function MessagesPage() {
  const t = useT();
  const { data: supplier } = useQuery(ownProfileQuery);
  const supplierId = supplier?.id ?? '';
  const elite = supplier?.elite ?? false;
  const { data: conversations } = useQuery(conversationsQuery(supplierId));
  const tied = useQuery(tiedLandlordsQuery(supplierId));
  const [finding, setFinding] = useState(false);
  const [found, setFound] = useState<FoundLandlord>();
  const { values, set } = useListAddress(NAMES);
  const choose = (accountId: string) => set('landlord', accountId);
  const write = (landlord: FoundLandlord) => {
    setFound(landlord);
    choose(landlord.accountId);
    setFinding(false);
  };
  const begun = [found, ...(tied.data ?? NOBODY)].find((one) => one?.accountId === values.landlord);
  return (
    <>
      <PageHead
        title={t('suppliers.messages.title')}
        subtitle={
          supplier?.elite === false && (
            <Link look="inline" href={paths.eliteSubscribe()}>
              {t('suppliers.find.withElite')}
            </Link>
          )
        }
        actions={
          (elite || (tied.data?.length ?? 0) > 0) && (
            <Button onClick={() => setFinding(true)}>{t('suppliers.find.title')}</Button>
          )
        }
      />
      {finding && (
        <FindLandlord
          supplierId={supplierId}
          tied={tied.data ?? NOBODY}
          elite={elite}
          onChoose={write}
          onClose={() => setFinding(false)}
        />
      )}
      {conversations === undefined || tied.isPending ? (
        <Skeleton shape="list" rows={3} label={t('app.loading')} />
      ) : (
        <Talks
          supplierId={supplierId}
          talks={withFound(conversations, begun)}
          chosen={values.landlord}
          onChoose={choose}
        />
      )}
    </>
  );
}

/** Puts a found landlord without a conversation first. */
const withFound = (talks: readonly Talk[], found: Talk | undefined): readonly Talk[] =>
  found && !talks.some(({ accountId }) => accountId === found.accountId) ? [found, ...talks] : talks;

interface TalksProps {
  supplierId: string;
  talks: readonly Talk[];
  /** The landlord's account from the URL, which can contain anything. */
  chosen: string;
  onChoose: (accountId: string) => void;
}

function Talks({ supplierId, talks, chosen, onChoose }: TalksProps) {
  const t = useT();
  const accountId = (talks.find((talk) => talk.accountId === chosen) ?? talks[0])?.accountId;
  if (!accountId)
    return <EmptyState title={t('suppliers.messages.none')}>{t('suppliers.messages.noneText')}</EmptyState>;
  return (
    <div className={styles.page}>
      <ul className={styles.list}>
        {talks.map((talk) => (
          <li key={talk.accountId}>
            <Row talk={talk} current={talk.accountId === accountId} onChoose={() => onChoose(talk.accountId)} />
          </li>
        ))}
      </ul>
      <Thread
        key={accountId}
        supplierId={supplierId}
        accountId={accountId}
        unread={talks.find((talk) => talk.accountId === accountId)?.unreadCount ?? 0}
      />
    </div>
  );
}

function Row({
  talk: { landlordName, lastMessage, lastId, lastLanguage, lastFrom, lastAt, unreadCount = 0 },
  current,
  onChoose,
}: {
  talk: Talk;
  current: boolean;
  onChoose: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  return (
    <button type="button" className={styles.row} aria-current={current || undefined} onClick={onChoose}>
      <Avatar name={landlordName} />
      <span className={styles.words}>
        <span className={styles.name}>{landlordName}</span>
        <span className={styles.last}>
          {lastId && lastMessage ? (
            <TranslatedPreview
              kind="supplier_message"
              id={lastId}
              text={lastMessage}
              language={lastLanguage}
              own={lastFrom === 'supplier'}
            />
          ) : (
            t('suppliers.chat.none')
          )}
        </span>
      </span>
      {unreadCount > 0 ? (
        <span className={styles.count} aria-label={t('suppliers.messages.unread', { count: unreadCount })}>
          {unreadCount}
        </span>
      ) : (
        lastAt && (
          <time className={styles.time} dateTime={lastAt}>
            {formats.instant(lastAt, { day: 'numeric', month: 'short' })}
          </time>
        )
      )}
    </button>
  );
}
