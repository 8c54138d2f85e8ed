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
import { useEffect } from 'react';
import type { MyJobDetail } from '../api/my-jobs';
import styles from './teams.module.css';

/** The conversation of a job: what was written and attached, and a place to write. Looking at it marks it as read. */
export function JobTalk({ job }: { job: MyJobDetail }) {
  const t = useT();
  const lines = job.events.filter(({ kind }) => kind === 'comment');
  useReadLines(job.id, job.unreadCount > 0 ? lines.at(-1)?.at : undefined);
  return (
    <Section title={t('teams.talk')}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('teams.talk.who')}</p>
        <ul className={styles.list}>
          {lines.map((line) => (
            <Line key={line.id} line={line} timeZone={job.place?.timeZone} />
          ))}
        </ul>
        {job.status !== 'closed' && (
          <TalkComposer request={{ id: job.id, audiences: ['everyone'], people: job.people }} />
        )}
      </div>
    </Section>
  );
}

function Line({ line, timeZone }: { line: MyJobDetail['events'][number]; timeZone: string | undefined }) {
  const t = useT();
  const { instant } = useFormats();
  return (
    <li className={cx(styles.row, line.mentionsMe && styles.forMe)}>
      <span className={styles.words}>
        <span className={styles.quiet}>
          {line.own ? t('teams.talk.you') : (line.author ?? t('teams.talk.someone'))},{' '}
          {instant(line.at, { dateStyle: 'medium', timeStyle: 'short', timeZone })}
        </span>
        {line.audience !== 'everyone' && (
          <span className={styles.quiet}>{t(messageId(`request-parts.talk.kept.${line.audience}`))}</span>
        )}
        {line.note && (
          <span className={styles.line}>
            <Translated
              kind="request_event"
              id={line.id}
              text={line.note}
              language={line.language}
              own={line.own}
              show={(text) => <Mentioned text={text} names={line.mentions} />}
            />
          </span>
        )}
        <LineFiles files={line.attachments} />
      </span>
    </li>
  );
}

/** While the page is in sight, what is new has been read. */
function useReadLines(id: string, until: string | undefined): void {
  const { mutate } = useLinesRead(id);
  useEffect(() => {
    if (!until) return;
    const mark = () => {
      if (document.visibilityState === 'visible') mutate(until);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [until, mutate]);
}
