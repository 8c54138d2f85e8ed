import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { TranslatedPreview } from '@shared/translation/Translated';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { PageHead, Section } from '@ui/layout/Section';
import { Avatar } from '@ui/person/Avatar';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { threadsQuery, type Thread } from '../api/messages';
import { Conversation } from './Conversation';
import { NewMessageDialog } from './NewMessageDialog';
import { TemplatesDialog } from './templates/TemplatesDialog';
import styles from './messages.module.css';

function Row({ thread, current, onChoose }: { thread: Thread; current: boolean; onChoose: () => void }) {
  const t = useT();
  const { instant } = useFormats();
  return (
    <button type="button" className={styles.row} aria-current={current || undefined} onClick={onChoose}>
      <Avatar name={thread.with} />
      <span className={styles.words}>
        <span className={styles.name}>{thread.with}</span>
        <span className={styles.quiet}>
          {thread.kind === 'supplier'
            ? t('messages.supplier')
            : `${thread.streetNumber}-${thread.unitLabel} ${thread.street}`}
        </span>
        <span className={styles.quiet}>
          {thread.lastId && thread.lastMessage ? (
            <TranslatedPreview
              kind={thread.kind === 'supplier' ? 'supplier_message' : 'lease_message'}
              id={thread.lastId}
              text={thread.lastMessage}
              language={thread.lastLanguage}
              own={thread.lastOwn}
            />
          ) : (
            t('messages.nothingYet')
          )}
        </span>
      </span>
      {thread.unreadCount > 0 ? (
        <span className={styles.count} aria-label={t('messages.unread', { count: thread.unreadCount })}>
          {thread.unreadCount}
        </span>
      ) : (
        thread.lastAt && (
          <time className={styles.quiet} dateTime={thread.lastAt}>
            {instant(thread.lastAt, { day: 'numeric', month: 'short' })}
          </time>
        )
      )}
    </button>
  );
}

interface OpenThreadProps {
  asked: Asked;
  thread: Thread | undefined;
  /** Offers the templates of a landlord's account. */
  templates: boolean;
  close: ReactNode;
  withSupplier: MessagesViewProps['withSupplier'];
}

function OpenThread({ asked, thread, templates, close, withSupplier }: OpenThreadProps) {
  const t = useT();
  return (
    <Section
      title={thread?.with ?? t('messages.conversation')}
      aside={close && <span className={styles.close}>{close}</span>}
    >
      {asked.kind === 'supplier' ? (
        withSupplier?.(asked.id, thread?.unreadCount)
      ) : (
        <Conversation
          key={asked.id}
          leaseId={asked.id}
          unread={thread?.unreadCount ?? 0}
          canAttach
          templates={templates}
        />
      )}
    </Section>
  );
}

/** Leases that were chosen in the list of leases come along in the state of the address. */
function askedFor(state: unknown): readonly string[] | undefined {
  const ids = typeof state === 'object' && state !== null && 'writeTo' in state ? state.writeTo : undefined;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : undefined;
}

function NewMessage() {
  const t = useT();
  const to = askedFor(useLocation().state);
  const [open, setOpen] = useState(to !== undefined);
  const [managing, setManaging] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconTemplate size={18} stroke={1.75} aria-hidden />}
        onClick={() => setManaging(true)}
      >
        {t('messages.templates.open')}
      </Button>
      <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('messages.new.title')}
      </Button>
      {open && <NewMessageDialog to={to} onClose={() => setOpen(false)} />}
      {managing && <TemplatesDialog onClose={() => setManaging(false)} />}
    </>
  );
}

interface ThreadsProps {
  query: UseInfiniteQueryResult;
  threads: readonly Thread[];
  asked: string | undefined;
  q: string;
  search: ReactNode;
  onChoose: (thread: Asked) => void;
}

function Threads({ query, threads, asked, q, search, onChoose }: ThreadsProps) {
  const t = useT();
  return (
    <div className={styles.side}>
      {search}
      {q && threads.length === 0 && <p className={styles.none}>{t('messages.notFound')}</p>}
      <ul className={styles.list}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <Row thread={thread} current={thread.id === asked} onChoose={() => onChoose(thread)} />
          </li>
        ))}
        {query.hasNextPage && (
          <li>
            <Button variant="ghost" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('messages.moreThreads')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Beside the list, until one is chosen. */
function Unchosen() {
  const t = useT();
  return (
    <EmptyState className={styles.choose} title={t('messages.choose')}>
      {t('messages.chooseText')}
    </EmptyState>
  );
}

function BackToAll({ onClick }: { onClick: () => void }) {
  const t = useT();
  return (
    <Button variant="ghost" size="sm" icon={<IconArrowLeft size={16} stroke={1.75} aria-hidden />} onClick={onClick}>
      {t('messages.all')}
    </Button>
  );
}

interface MessagesViewProps {
  emptyText: string;
  /** A tenant with one home sees its conversation immediately. */
  openFirst: boolean;
  /** Whether one may begin conversations and look for them: landlords have many. */
  many?: boolean;
  /** The conversation with a supplier, for those who have some; `unread` is unknown until the list is there. */
  withSupplier?: (supplierId: string, unread: number | undefined) => ReactNode;
}

/** Which conversation is meant. */
type Asked = Pick<Thread, 'id' | 'kind'>;

/** The conversation that the address names, or the only one of a tenant with one home. */
function useAsked(threads: readonly Thread[] | undefined, openFirst: boolean) {
  const [params, setParams] = useSearchParams();
  const [lease, supplier] = [params.get('lease'), params.get('supplier')];
  const chosen: Asked | undefined = lease
    ? { kind: 'lease', id: lease }
    : supplier
      ? { kind: 'supplier', id: supplier }
      : undefined;
  const asked = chosen ?? (openFirst && threads?.length === 1 ? threads[0] : undefined);
  const open = threads?.find(({ id }) => id === asked?.id);
  return {
    chosen,
    asked,
    open,
    choose: ({ kind, id }: Asked) => setParams({ [kind]: id }),
    close: () => setParams({}),
  };
}

/** The conversations and the open one, which the address names. */
export function MessagesView({ emptyText, openFirst, many = false, withSupplier }: MessagesViewProps) {
  const t = useT();
  const [q, setQ] = useState('');
  const query = useInfiniteQuery(threadsQuery(q));
  const threads = query.data?.pages.flatMap((page) => page.rows);
  const { chosen, asked, open, choose, close } = useAsked(threads, openFirst);
  if (query.isError && !threads) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  if (!threads) return <Skeleton shape="list" rows={4} label={t('app.loading')} />;
  const nobody = threads.length === 0 && !q;
  return (
    <>
      <PageHead title={t('messages.title')} actions={many && <NewMessage />} />
      {nobody && !asked && <EmptyState title={t('messages.none')}>{emptyText}</EmptyState>}
      <div className={styles.page} data-open={asked ? '' : undefined} data-alone={nobody ? '' : undefined}>
        <Threads
          query={query}
          threads={threads}
          asked={asked?.id}
          q={q}
          search={many && <ListSearch value={q} label={t('messages.search')} onChange={setQ} />}
          onChoose={choose}
        />
        {asked && (
          <OpenThread
            asked={asked}
            thread={open}
            templates={many}
            withSupplier={withSupplier}
            close={threads.length > 0 && chosen && <BackToAll onClick={close} />}
          />
        )}
        {!asked && threads.length > 0 && <Unchosen />}
      </div>
    </>
  );
}
