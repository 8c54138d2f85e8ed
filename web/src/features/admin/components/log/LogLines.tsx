import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { Avatar } from '@ui/person/Avatar';
import { Skeleton } from '@ui/states/Skeleton';
import { logQuery, type LogEntry, type LogFilters } from '../../api/log';
import { Changes } from './Changes';
import { useActionWords } from './use-action-words';
import { subjectLink, useWho } from './who';
import styles from './log.module.css';

const today = new Date().toDateString();

function Line({ entry }: { entry: LogEntry }) {
  const t = useT();
  const { instant } = useFormats();
  const words = useActionWords();
  const who = useWho();
  const isToday = new Date(entry.at).toDateString() === today;
  const { name: subject, href } = subjectLink(entry) ?? {};
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={entry.at} title={instant(entry.at)}>
        {instant(
          entry.at,
          isToday
            ? { hour: 'numeric', minute: '2-digit' }
            : { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
        )}
      </time>
      <Avatar name={who(entry)} size="sm" />
      <span className={styles.what}>
        {entry.personId ? (
          <Link look="plain" href={paths.adminUser(entry.personId)} className={styles.who}>
            {who(entry)}
          </Link>
        ) : (
          <span className={styles.who}>{who(entry)}</span>
        )}{' '}
        <span className={styles.action}>{words(entry.action)}</span>
        {subject && (
          <>
            {' · '}
            {href ? (
              <Link look="inline" href={href}>
                {subject}
              </Link>
            ) : (
              subject
            )}
          </>
        )}
        {entry.reason && entry.role !== 'system' && <> · {entry.reason}</>}
        <Changes changes={entry.changes} />
      </span>
      <Text as="span" look="small" ink={2} className={styles.from}>
        {entry.personType ? t(`admin.role.${entry.personType}`) : entry.source}
      </Text>
    </li>
  );
}

/** The newest lines of the log, for a dashboard or for one person. */
export function LogLines({ filters, empty, count }: { filters: LogFilters; empty: string; count?: number }) {
  const t = useT();
  const query = useInfiniteQuery(logQuery({ limit: count ?? 15, ...filters }));
  if (query.isError) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton shape="lines" rows={5} label={t('app.loading')} />;
  const entries = query.data.pages.flatMap((page) => page.rows);
  if (entries.length === 0) return <Text ink={2}>{empty}</Text>;
  return (
    <>
      <ol className={styles.lines}>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
      {query.hasNextPage && count === undefined && (
        <Button
          variant="secondary"
          size="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('parts.more')}
        </Button>
      )}
    </>
  );
}
