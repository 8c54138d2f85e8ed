import { toProblem } from '@api/problem';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@ui/states/StatePanel';
import { useEffect, useRef } from 'react';
import { notesQuery } from '../../api/after-chat';
import { linesQuery, sessionQuery, type InboxSession } from '../../api/inbox';
import { Composer } from './Composer';
import { useRoomBeside } from './room-beside';
import { Said } from './Said';
import { SessionHead } from './SessionHead';
import { Typing } from './Typing';
import { useSeen } from './use-seen';
import { useSessionName } from './use-session-name';
import { VisitorPanel } from './VisitorPanel';
import styles from './Inbox.module.css';

interface SessionViewProps {
  sessionId: string;
  hrefOf: (session: string) => string;
  /** Called when the conversation was assigned to the reader. */
  onMine: () => void;
}

function Ended({ session }: { session: InboxSession }) {
  const t = useT();
  const { closedByName, closeReason } = session;
  const why =
    closedByName &&
    closeReason &&
    t('inbox.closed.by', { name: closedByName, reason: t(`inbox.reason.${closeReason}`) });
  return (
    <p className={styles.ended}>
      {t('inbox.ended')} {why ?? (closedByName === null && t('inbox.closed.visitor'))}
    </p>
  );
}

function Conversation({ session, hrefOf, onMine }: Omit<SessionViewProps, 'sessionId'> & { session: InboxSession }) {
  const t = useT();
  const name = useSessionName()(session);
  const lines = useQuery(linesQuery(session.id));
  const notes = useQuery(notesQuery(session.id));
  const end = useRef<HTMLDivElement>(null);
  const shown = lines.data?.filter(({ conversation_id }) => conversation_id === session.id) ?? [];
  const noted = notes.data ?? [];
  const failed = [lines, notes].find(({ isError, data }) => isError && !data);
  useSeen(session.id, shown.at(-1)?.sequence ?? 0);
  // `void`, because newer browsers return a promise here, which React would treat as a cleanup function.
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [shown.length, noted.length]);
  return (
    <section className={styles.conversation} aria-label={name}>
      <SessionHead key={`head-${session.id}`} session={session} hrefOf={hrefOf} onMine={onMine} />
      <div className={styles.lines} role="log" tabIndex={0} aria-label={t('chat.lines')}>
        <Said lines={shown} notes={noted} name={name} />
        {failed?.error && <LoadFailure error={failed.error} retry={() => void failed.refetch()} />}
        {session.status === 'closed' && <Ended session={session} />}
        <div ref={end} />
      </div>
      {/* A new message removes the indicator, because its author has finished typing. */}
      <Typing key={`typing-${session.id}-${shown.length}`} sessionId={session.id} name={name} />
      <Composer key={session.id} session={session} onMine={onMine} />
    </section>
  );
}

/** A conversation in any state: its messages, and the form for an answer. */
export function SessionView({ sessionId, ...rest }: SessionViewProps) {
  const t = useT();
  const session = useQuery(sessionQuery(sessionId));
  const beside = useRoomBeside();
  // Otherwise, cached data would keep showing a conversation that the reader may no longer read, because it was handed over.
  const gone = session.isError && toProblem(session.error).status === 404;
  if (session.data && !gone)
    return (
      <>
        <Conversation session={session.data} {...rest} />
        {beside && <VisitorPanel session={session.data} hrefOf={rest.hrefOf} beside />}
      </>
    );
  if (!session.isError) return null;
  if (gone) return <EmptyState title={t('inbox.gone')}>{t('inbox.goneText')}</EmptyState>;
  return <LoadFailure error={session.error} retry={() => void session.refetch()} />;
}
