import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Pane } from '@ui/pane/Pane';
import type { AdminStats } from '../../api/overview';
import { endingRulesQuery } from '../../api/regions';
import { usersQuery } from '../../api/users';
import { useFailures, useResets, useWaiting } from './use-attention';
import { useEndingRules } from './use-ending-rules';
import styles from './overview.module.css';

/** What an admin should look after, in one list: what failed, what runs out, what waits. One quiet sentence when it's nothing. */
export function Attention({ stats }: { stats: AdminStats }) {
  const t = useT();
  const endings = useQuery(endingRulesQuery());
  const rules = useEndingRules()(endings.data ?? []);
  const resets = useInfiniteQuery(usersQuery({ resetAsked: 'true' }));
  const asked = useResets(resets.data?.pages.flatMap((page) => page.rows) ?? []);
  const items = [...useFailures(stats), ...asked, ...rules, ...useWaiting(stats)];
  const failed = [endings, resets].find(({ isError }) => isError);
  return (
    <Section title={t('admin.attention.title')}>
      {items.length > 0 && (
        <ul className={styles.parts}>
          {items.map(({ id, status, title, note, href }) => (
            <li key={id} className={styles.todo}>
              <Pane status={status} />
              <span className={styles.partWords}>
                <Link href={href}>{title}</Link>
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && endings.isSuccess && resets.isSuccess && <Text ink={2}>{t('admin.attention.none')}</Text>}
      {failed && <LoadFailure error={failed.error} retry={() => void failed.refetch()} />}
    </Section>
  );
}
