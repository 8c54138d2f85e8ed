import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { OwnersOnly } from '@shared/OwnersOnly';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { useState } from 'react';
import { colleaguesQuery } from '../api/colleagues';
import { ColleagueList } from '../components/colleagues/ColleagueList';
import { InviteDialog } from '../components/colleagues/InviteDialog';
import styles from '../components/colleagues/colleagues.module.css';

/** /dashboards/landlord/colleagues: who works in the account, for its owners. */
export default function ColleaguesPage() {
  return (
    <OwnersOnly>
      <Colleagues />
    </OwnersOnly>
  );
}

function Colleagues() {
  const t = useT();
  const query = useQuery(colleaguesQuery);
  const [inviting, invite] = useState(false);
  return (
    <>
      <PageHead
        title={t('account.colleagues.title')}
        subtitle={t('account.colleagues.lead')}
        actions={<Button onClick={() => invite(true)}>{t('account.colleagues.invite')}</Button>}
      />
      <div className={styles.page}>
        <div className={styles.roles}>
          <p className={styles.text}>{t('account.colleagues.managers')}</p>
          <p className={styles.text}>{t('account.colleagues.limit')}</p>
          <p className={styles.text}>{t('account.colleagues.owners')}</p>
        </div>
        <Loaded query={query} shape="list">
          {(people) => <ColleagueList people={people} />}
        </Loaded>
      </div>
      {inviting && <InviteDialog onClose={() => invite(false)} />}
    </>
  );
}
