import { useProfile } from '@api/session';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { useEffect, useRef } from 'react';
import type { ChatLine } from '../../api/chat-api';
import { linesQuery, useChangeSession, type ChatSession } from '../../api/inbox';
import { AnswerForm } from './AnswerForm';
import { useSessionAbout, useSessionName } from './use-session-name';
import styles from './Inbox.module.css';

function SessionHead({ session, backHref }: { session: ChatSession; backHref: string }) {
  const t = useT();
  const profile = useProfile();
  const change = useChangeSession(session.id);
  const nameOf = useSessionName();
  const aboutOf = useSessionAbout();
  const held = session.assignedName
    ? t('chat.inbox.assignedTo', { name: session.assignedName })
    : t('chat.inbox.unassigned');
  const open = session.status !== 'closed';
  return (
    <div className={styles.head}>
      <ButtonLink
        className={styles.back}
        variant="ghost"
        size="sm"
        href={backHref}
        icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
      >
        {t('chat.inbox.back')}
      </ButtonLink>
      <div className={styles.headWords}>
        <h2 className={styles.headTitle}>{nameOf(session)}</h2>
        <p className={styles.about}>
          {aboutOf(session)} · {held}
        </p>
      </div>
      {open && session.assignedTo !== profile.userId && (
        <Button variant="secondary" loading={change.isPending} onClick={() => change.mutate('assigned')}>
          {t('chat.inbox.take')}
        </Button>
      )}
      {open && (
        <Button loading={change.isPending} onClick={() => change.mutate('closed')}>
          {t('chat.inbox.close')}
        </Button>
      )}
    </div>
  );
}

function InboxLine({ line, name }: { line: ChatLine; name: string }) {
  const t = useT();
  const { instant } = useFormats();
  const ours = line.sender_type === 'agent';
  return (
    <li className={styles.line} data-ours={ours || undefined}>
      <p className={styles.bubble} lang={line.language}>
        <VisuallyHidden>{ours ? t('chat.speaker.agent') : name}: </VisuallyHidden>
        {line.message}
      </p>
      <span className={styles.about}>
        <time dateTime={line.created_at}>{instant(line.created_at, { timeStyle: 'short' })}</time>
        {line.automatic && ` · ${t('chat.inbox.automatic')}`}
      </span>
    </li>
  );
}

/** One conversation: what was said, and the answer to write. */
export function SessionView({ session, backHref }: { session: ChatSession; backHref: string }) {
  const t = useT();
  const nameOf = useSessionName();
  const lines = useQuery(linesQuery(session.id));
  const end = useRef<HTMLDivElement>(null);
  const shown = lines.data?.filter(({ conversation_id }) => conversation_id === session.id) ?? [];
  // Voided: newer browsers return a promise here, which React would take for a clean-up.
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [shown.length]);
  return (
    <section className={styles.conversation} aria-label={nameOf(session)}>
      <SessionHead session={session} backHref={backHref} />
      <div className={styles.lines} role="log" tabIndex={0} aria-label={t('chat.lines')}>
        <ul className={styles.lineList}>
          {shown.map((line) => (
            <InboxLine key={line.id} line={line} name={nameOf(session)} />
          ))}
        </ul>
        <div ref={end} />
      </div>
      {session.status === 'closed' ? (
        <p className={styles.ended}>{t('chat.inbox.ended')}</p>
      ) : (
        <AnswerForm key={session.id} sessionId={session.id} />
      )}
    </section>
  );
}
