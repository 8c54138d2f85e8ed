import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Heading } from '@ui/layout/Heading';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sessionsQuery, type ChatSession } from '../api/inbox';
import { SessionList } from '../components/inbox/SessionList';
import { SessionView } from '../components/inbox/SessionView';
import styles from '../components/inbox/Inbox.module.css';

type View = 'open' | 'mine' | 'closed';
const WHOLE_SHEET = { bleed: true };
const VIEWS: readonly View[] = ['open', 'mine', 'closed'];

function inView(session: ChatSession, view: View, me: string): boolean {
  if (view === 'closed') return session.status === 'closed';
  return session.status !== 'closed' && (view === 'open' || session.assignedTo === me);
}

/** Those who wait come first, the longest wait before the shorter; then the liveliest. */
function inOrder(sessions: readonly ChatSession[]): ChatSession[] {
  const waits = sessions.filter(({ waitingSince }) => waitingSince);
  const others = sessions.filter(({ waitingSince }) => !waitingSince);
  return [...waits.sort((left, right) => (left.waitingSince ?? '').localeCompare(right.waitingSince ?? '')), ...others];
}

function Sessions({ view, current }: { view: View; current: string }) {
  const t = useT();
  const { userId } = useProfile();
  const sessions = useQuery(sessionsQuery());
  if (!sessions.data)
    return sessions.isError ? (
      <LoadFailure error={sessions.error} retry={() => void sessions.refetch()} />
    ) : (
      <Skeleton shape="list" label={t('chat.inbox.loading')} />
    );
  const shown = inOrder(sessions.data.filter((session) => inView(session, view, userId)));
  if (shown.length === 0)
    return <EmptyState title={t('chat.inbox.empty.title')}>{t('chat.inbox.empty.text')}</EmptyState>;
  return (
    <SessionList sessions={shown} current={current} hrefOf={(id) => `${paths.dashboard('staff')}?session=${id}`} />
  );
}

/** Where staff answer the chat of the site: conversations at the left, the chosen one beside them, both live. */
export default function InboxPage() {
  const t = useT();
  useShellParts(WHOLE_SHEET);
  const [view, setView] = useState<View>('open');
  const [query] = useSearchParams();
  const current = query.get('session') ?? '';
  const { data } = useQuery(sessionsQuery());
  const session = data?.find(({ id }) => id === current);
  return (
    <div className={styles.inbox} data-reading={session ? true : undefined}>
      <div className={styles.list}>
        <div className={styles.listHead}>
          <Heading level={1}>{t('chat.inbox.title')}</Heading>
          <SegmentedControl
            label={t('chat.inbox.view')}
            fullWidth
            value={view}
            onChange={setView}
            options={VIEWS.map((value) => ({ value, label: t(`chat.inbox.${value}`) }))}
          />
        </div>
        <Sessions view={view} current={current} />
      </div>
      {session ? (
        <SessionView session={session} backHref={paths.dashboard('staff')} />
      ) : (
        <p className={styles.choose}>{t('chat.inbox.choose')}</p>
      )}
    </div>
  );
}
