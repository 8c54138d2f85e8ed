import { ACCOUNT_AFFAIRS } from '@contract/affairs';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { AccountFacts } from '@shared/affairs/AccountFacts';
import { AccountPeople } from '@shared/affairs/AccountPeople';
import { Affairs } from '@shared/affairs/Affairs';
import { accountPageQuery, type AccountPage as Account } from '@shared/affairs/api';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@ui/cx';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead } from '@ui/layout/Section';
import { useParams } from 'react-router-dom';
import styles from '../components/support.module.css';
import lists from '@shared/list/list.module.css';

function AccountView({ account }: { account: Account }) {
  const t = useT();
  usePageTitle(account.name);
  return (
    <>
      <Breadcrumbs
        label={t('support.crumbs')}
        items={[{ label: t('support.title'), href: paths.dashboard('staff', '/tickets') }, { label: account.name }]}
      />
      <PageHead title={account.name} subtitle={t(`affairs.kind.${account.kind}`)} />
      <div className={cx(lists.detail, styles.beside)}>
        <Affairs whose={{ of: 'accounts', id: account.id }} kinds={ACCOUNT_AFFAIRS} self={{ accountId: account.id }} />
        <div className={lists.column}>
          <AccountFacts account={account} />
          <AccountPeople account={account} />
          <p className={lists.quiet}>{t('support.logged')}</p>
        </div>
      </div>
    </>
  );
}

/** A landlord's or supplier's account, as staff see it. Each visit is recorded in the audit log. */
export default function AccountPage() {
  const { accountId = '' } = useParams();
  const query = useQuery(accountPageQuery(accountId));
  return <Loaded query={query}>{(account) => <AccountView key={account.id} account={account} />}</Loaded>;
}
