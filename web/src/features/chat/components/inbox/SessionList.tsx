import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { TranslatedPreview } from '@shared/translation/Translated';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { cx } from '@ui/cx';
import { Link } from '@ui/link/Link';
import { Avatar } from '@ui/person/Avatar';
import type { InboxSession } from '../../api/inbox';
import { useSessionName } from './use-session-name';
import { useWaitingTime } from './use-waiting-time';
import styles from './Inbox.module.css';

interface SessionListProps {
  sessions: readonly InboxSession[];
  current: string;
  hrefOf: (id: string) => string;
}

function LastAt({ at }: { at: string }) {
  const { instant, day } = useFormats();
  const today = new Date(at).toDateString() === new Date().toDateString();
  return (
    <time className={styles.at} dateTime={at}>
      {today ? instant(at, { timeStyle: 'short' }) : day(at.slice(0, 10), { month: 'short', day: 'numeric' })}
    </time>
  );
}

/** A list of conversations, in rows 56 pixels high: name, waiting time, last message and unread count. */
export function SessionList({ sessions, current, hrefOf }: SessionListProps) {
  const t = useT();
  const nameOf = useSessionName();
  const waited = useWaitingTime();
  return (
    <ul>
      {sessions.map((session) => {
        const { id, waitingSince, lastMessageAt, language, unread, state, assignedName, team } = session;
        // During an update, a process of the previous version sends no tags.
        const tags = session.tags as string[] | undefined;
        return (
          <li key={id}>
            <Link
              look="plain"
              href={hrefOf(id)}
              className={cx(styles.session, id === current && styles.current, unread > 0 && styles.unseen)}
              aria-current={id === current || undefined}
            >
              <Avatar name={nameOf(session)} />
              <span className={styles.words}>
                <span className={styles.name}>{nameOf(session)}</span>
                <span className={styles.last}>
                  {team && <span className={styles.forTeam}>{t(`inbox.team.${team}`)}</span>}{' '}
                  {tags?.[0] !== undefined && <span className={styles.tag}>{tags[0]}</span>}{' '}
                  {state === 'others' && assignedName ? `${assignedName}: ` : ''}
                  {session.lastId && session.lastMessage && (
                    <TranslatedPreview
                      kind="chat_message"
                      id={session.lastId}
                      text={session.lastMessage}
                      language={session.lastLanguage}
                      own={session.lastOwn}
                    />
                  )}
                </span>
              </span>
              <span className={styles.end}>
                {waitingSince && state !== 'closed' ? (
                  <span className={styles.waiting}>
                    <VisuallyHidden>{t('inbox.waits', { time: waited(waitingSince) })}</VisuallyHidden>
                    <span aria-hidden>{waited(waitingSince)}</span>
                  </span>
                ) : (
                  lastMessageAt && <LastAt at={lastMessageAt} />
                )}
                {unread > 0 ? (
                  <span className={styles.unread}>
                    <VisuallyHidden>{t('inbox.unread', { count: unread })}</VisuallyHidden>
                    <span aria-hidden>{unread}</span>
                  </span>
                ) : (
                  <span className={styles.language}>{language.toUpperCase()}</span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
