import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Section } from '@ui/layout/Section';
import { trendsQuery, type AdminStats } from '../../api/overview';
import { NewAccounts, Rent, Units, Users } from './Growth';
import { Chats, RefusedSignIns, Tickets } from './Support';
import styles from './overview.module.css';

/** The course of the installation in two groups: how it grows, and what the team has to do. */
export function Trends({ newAccounts }: Pick<AdminStats, 'newAccounts'>) {
  const t = useT();
  const trends = useQuery(trendsQuery());
  return (
    <Loaded query={trends}>
      {({ users, units, rent, tickets, chats, refusedSignIns }) => (
        <>
          <Section title={t('admin.trends.growth')}>
            <div className={styles.charts}>
              <Users months={users} />
              <NewAccounts days={newAccounts} />
              <Units months={units} />
              <Rent currencies={rent} />
            </div>
          </Section>
          <Section title={t('admin.trends.support')}>
            <div className={styles.charts}>
              <Tickets months={tickets} />
              <Chats days={chats} />
              <RefusedSignIns days={refusedSignIns} />
            </div>
          </Section>
        </>
      )}
    </Loaded>
  );
}
