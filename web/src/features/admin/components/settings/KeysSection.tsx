import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { serverKeysQuery, type KeyedCount, type ServerKey } from '../../api/server-keys';
import styles from './settings.module.css';
import lists from '@shared/list/list.module.css';

function Count({ count: { what, total, left, lost } }: { count: KeyedCount }) {
  const t = useT();
  if (total === 0) return null;
  const words = t(`admin.keys.what.${what}`, { total, left });
  return (
    <li className={styles.words}>
      <Text ink={2}>{words}</Text>
      {left > 0 && <progress className={styles.bar} value={total - left} max={total} aria-label={words} />}
      {Boolean(lost) && <Notice tone="danger">{t('admin.keys.lost', { count: lost ?? 0 })}</Notice>}
    </li>
  );
}

function Key({ name, current, accepted, protects }: ServerKey) {
  const t = useT();
  return (
    <li className={styles.key}>
      <strong>{name}</strong>
      <Text ink={2} className={styles.value}>
        {t('admin.keys.current', { id: current })}
        {accepted.length > 0 && <> {t('admin.keys.accepted', { ids: accepted.join(', ') })}</>}
      </Text>
      <ul className={styles.counts}>
        {protects.map((count) => (
          <Count key={count.what} count={count} />
        ))}
      </ul>
    </li>
  );
}

/** The server's keys by fingerprint, and what is still under a previous one while they are changed. */
export function KeysSection() {
  const t = useT();
  const query = useQuery(serverKeysQuery);
  if (query.isError) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  return (
    <Section title={t('admin.keys.section')}>
      {query.data ? (
        <div className={lists.stack}>
          <Text ink={2}>{t(query.data.length > 0 ? 'admin.keys.lead' : 'admin.keys.demo')}</Text>
          <ul className={styles.rows}>
            {query.data.map((key) => (
              <Key key={key.name} {...key} />
            ))}
          </ul>
        </div>
      ) : (
        <Skeleton shape="lines" rows={3} label={t('app.loading')} />
      )}
    </Section>
  );
}
