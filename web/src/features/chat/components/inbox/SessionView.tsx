import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { linesQuery, sessionQuery, type InboxLine as Line, type InboxSession } from '../../api/inbox';
import { AnswerForm } from './AnswerForm';
import { SessionHead } from './SessionHead';
import { useSeen } from './use-seen';
import { useSessionName } from './use-session-name';
import styles from './Inbox.module.css';

function InboxLine({ line, name }: { line: Line; name: string }) {
  const t = useT();
  const { instant } = useFormats();
  const ours = line.sender_type === 'agent';
  const said = line.automatic ? t('inbox.automatic') : line.sender_name;
  return (
    <li className={styles.line} data-ours={ours || undefined}>
      <p className={styles.bubble} lang={line.language}>
        <VisuallyHidden>{ours ? t('chat.speaker.agent') : name}: </VisuallyHidden>
        {line.message}
      </p>
      <span className={styles.about}>
        {ours && said && `${said} · `}
        <time dateTime={line.created_at}>{instant(line.created_at, { timeStyle: 'short' })}</time>
      </span>
    </li>
  );
}

interface SessionViewProps {
  sessionId: string;
  backHref: string;
  /** The conversation has become the reader's own. */
  onMine: () => void;
}

function Conversation({ session, backHref, onMine }: Omit<SessionViewProps, 'sessionId'> & { session: InboxSession }) {
  const t = useT();
  const nameOf = useSessionName();
  const lines = useQuery(linesQuery(session.id));
  const end = useRef<HTMLDivElement>(null);
  const shown = lines.data?.filter(({ conversation_id }) => conversation_id === session.id) ?? [];
  useSeen(session.id, shown.at(-1)?.sequence ?? 0);
  // Voided: newer browsers return a promise here, which React would take for a clean-up.
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [shown.length]);
  return (
    <section className={styles.conversation} aria-label={nameOf(session)}>
      <SessionHead key={session.id} session={session} backHref={backHref} onMine={onMine} />
      <div className={styles.lines} role="log" tabIndex={0} aria-label={t('chat.lines')}>
        <ul className={styles.lineList}>
          {shown.map((line) => (
            <InboxLine key={line.id} line={line} name={nameOf(session)} />
          ))}
        </ul>
        <div ref={end} />
      </div>
      {session.status === 'closed' ? (
        <p className={styles.ended}>{t('inbox.ended')}</p>
      ) : (
        <AnswerForm key={session.id} session={session} onMine={onMine} />
      )}
    </section>
  );
}

/** One conversation in any state: what was said, and the answer to write. */
export function SessionView({ sessionId, ...rest }: SessionViewProps) {
  const session = useQuery(sessionQuery(sessionId));
  if (session.data) return <Conversation session={session.data} {...rest} />;
  if (!session.isError) return null;
  return <LoadFailure error={session.error} retry={() => void session.refetch()} />;
}
