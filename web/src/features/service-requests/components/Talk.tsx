import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { Mentioned } from '@shared/mentions/MentionList';
import { useLinesRead } from '@shared/request-parts/api/lines';
import { TalkComposer } from '@shared/request-parts/TalkComposer';
import { LineFiles } from '@shared/request-parts/TalkFiles';
import { Translated } from '@shared/translation/Translated';
import { cx } from '@ui/cx';
import { Section } from '@ui/layout/Section';
import { useEffect, useRef } from 'react';
import type { RequestEvent, ServiceRequest, ServiceRequestDetail } from '../api/types';
import { seenBy } from '../seen-by';
import { useEventTitle } from './RequestTimeline';
import { TenantComposer } from './TenantComposer';
import styles from './Talk.module.css';

/**
 * The conversation of a request: all messages, who has read them, and a field to write. Viewing it marks it as read. `ofTenant`:
 * the writer is a tenant.
 */
export function Talk({ request, ofTenant = false }: { request: ServiceRequestDetail; ofTenant?: boolean }) {
  const t = useT();
  const lines = request.events.filter(({ kind }) => kind === 'comment');
  const told = request.events.filter((event) => event.kind === 'comment' || isAboutVisit(event));
  // A supplier who doesn't have the job yet writes to the landlord only.
  const toEveryone = request.audiences.includes('everyone');
  const lastOwn = lines.findLast(({ own }) => own);
  useReadLines(request, lines);
  return (
    <Section title={t('service-requests.talk.title')}>
      <div className={styles.talk}>
        <ol className={styles.lines} aria-live="polite" aria-label={t('service-requests.talk.title')}>
          {told.length === 0 && (
            <li className={styles.quiet}>
              {t(toEveryone ? 'service-requests.talk.none' : 'service-requests.talk.empty')}
            </li>
          )}
          {told.map((line) =>
            line.kind === 'comment' ? (
              <Line key={line.id} line={line} request={request} seen={line === lastOwn ? seenBy(line, request) : []} />
            ) : (
              <VisitLine key={line.id} line={line} request={request} />
            ),
          )}
        </ol>
        {ofTenant ? <TenantComposer request={request} /> : <TalkComposer request={request} />}
      </div>
    </Section>
  );
}

const isAboutVisit = ({ kind, detail }: RequestEvent): boolean =>
  kind === 'appointment' || (kind === 'status' && detail === 'scheduled');

/** An event about the visit between the messages: the appointment, or a step in agreeing on it. */
function VisitLine({ line, request }: { line: RequestEvent; request: ServiceRequest }) {
  const formats = useFormats();
  const titleOf = useEventTitle(request);
  return (
    <li className={styles.visit}>
      <span>{titleOf(line)}</span>
      <time dateTime={line.at}>
        {formats.instant(line.at, { dateStyle: 'medium', timeStyle: 'short', timeZone: request.place?.timeZone })}
      </time>
    </li>
  );
}

interface LineProps {
  line: RequestEvent;
  request: ServiceRequest;
  /** Names of those who have read it. */
  seen: readonly string[];
}

/** One message: author, audience, text and time. */
function Line({ line, request, seen }: LineProps) {
  const t = useT();
  const formats = useFormats();
  const { author, side } = useAuthor(request)(line);
  return (
    <li className={cx(styles.line, line.own && styles.own, line.mentionsMe && styles.forMe)}>
      {!line.own && (
        <span className={styles.head}>
          <strong>{author}</strong>
          {side && <span className={styles.quiet}>{side}</span>}
        </span>
      )}
      {line.note && (
        <p>
          <Translated
            kind="request_event"
            id={line.id}
            text={line.note}
            language={line.language}
            own={line.own}
            show={(text) => <Mentioned text={text} names={line.mentions} />}
          />
        </p>
      )}
      <LineFiles files={line.attachments} />
      <span className={styles.quiet}>
        {line.audience !== 'everyone' && <span>{t(messageId(`request-parts.talk.kept.${line.audience}`))}</span>}
        <time dateTime={line.at}>
          {formats.instant(line.at, { dateStyle: 'medium', timeStyle: 'short', timeZone: request.place?.timeZone })}
        </time>
        {seen.length > 0 && <span>{t('service-requests.talk.seen', { names: formats.list(seen) })}</span>}
      </span>
    </li>
  );
}

/** The author's name, if the reader may know it, and the side that they write for. */
function useAuthor({ supplier }: ServiceRequest): (line: RequestEvent) => { author: string; side: string | null } {
  const t = useT();
  return ({ author, by }) => {
    const side =
      by === 'supplier' && author && supplier ? supplier.companyName : t(messageId(`request-parts.by.${by}`));
    return author ? { author, side } : { author: side, side: null };
  };
}

/** Marks new messages as read while the page is visible. */
function useReadLines({ id, unreadCount }: ServiceRequest, lines: readonly RequestEvent[]): void {
  const { mutate } = useLinesRead(id);
  const newest = lines.at(-1)?.at;
  const marked = useRef<string>(undefined);
  useEffect(() => {
    const mark = () => {
      if (unreadCount === 0 || !newest || marked.current === newest || document.visibilityState !== 'visible') return;
      marked.current = newest;
      mutate(newest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [unreadCount, newest, mutate]);
}
