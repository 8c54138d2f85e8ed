import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { cx } from '@ui/cx';
import { Link } from '@ui/link/Link';
import { Avatar } from '@ui/person/Avatar';
import type { ChatSession } from '../../api/inbox';
import { useSessionAbout, useSessionName } from './use-session-name';
import styles from './Inbox.module.css';

interface SessionListProps {
  sessions: readonly ChatSession[];
  current: string;
  hrefOf: (id: string) => string;
}

/** Conversations; those who wait for an answer say since when. */
export function SessionList({ sessions, current, hrefOf }: SessionListProps) {
  const t = useT();
  const { instant } = useFormats();
  const nameOf = useSessionName();
  const aboutOf = useSessionAbout();
  const time = (at: string) => instant(at, { timeStyle: 'short' });
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.id}>
          <Link
            look="plain"
            href={hrefOf(session.id)}
            className={cx(styles.session, session.id === current && styles.current)}
            aria-current={session.id === current || undefined}
          >
            <Avatar name={nameOf(session)} />
            <span className={styles.words}>
              <span className={styles.name}>{nameOf(session)}</span>
              <span className={styles.last} lang={session.language}>
                {session.lastMessage}
              </span>
              <span className={styles.about}>{aboutOf(session)}</span>
              {session.waitingSince && (
                <span className={styles.waiting}>{t('chat.inbox.waiting', { time: time(session.waitingSince) })}</span>
              )}
            </span>
            <span className={styles.end}>
              {session.lastMessageAt && <time dateTime={session.lastMessageAt}>{time(session.lastMessageAt)}</time>}
              <span className={styles.language}>{session.language.toUpperCase()}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
