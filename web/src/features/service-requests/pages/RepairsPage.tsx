import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead, Section } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { requestsQuery } from '../api/list-requests';
import type { ServiceRequest } from '../api/types';
import { HomeLeft, useHomeLeft } from '../components/HomeLeft';
import { OwnRatings } from '../components/OwnRatings';
import { RequestRows } from '../components/RequestRows';
import styles from './pages.module.css';

const OVER = ['closed', 'declined', 'cancelled'];

/** /dashboards/tenant/repairs: the tenant's own requests, open ones first. */
export default function RepairsPage() {
  const t = useT();
  const query = useQuery(requestsQuery());
  const left = useHomeLeft();
  return (
    <>
      <PageHead title={t('service-requests.repairs.title')} {...(!left && { actions: <NewButton /> })} />
      <Loaded query={query} shape="list">
        {(requests) => (
          <div className={styles.stack}>
            {requests.length === 0 ? left ? <HomeLeft /> : <Nothing /> : <Lists requests={requests} />}
            <OwnRatings />
          </div>
        )}
      </Loaded>
    </>
  );
}

function NewButton() {
  const t = useT();
  return (
    <ButtonLink href={paths.tenantNewRepair()} icon={<IconPlus size={18} stroke={1.75} aria-hidden />}>
      {t('service-requests.repairs.new')}
    </ButtonLink>
  );
}

function Nothing() {
  const t = useT();
  return (
    <EmptyState title={t('service-requests.repairs.empty')} actions={<NewButton />}>
      {t('service-requests.repairs.emptyText')}
    </EmptyState>
  );
}

function Lists({ requests }: { requests: readonly ServiceRequest[] }) {
  const t = useT();
  const open = requests.filter(({ status }) => !OVER.includes(status));
  const over = requests.filter(({ status }) => OVER.includes(status));
  return (
    <div className={styles.stack}>
      {open.length > 0 && (
        <Section title={t('service-requests.repairs.open')}>
          <RequestRows requests={open} href={paths.tenantRepair} />
        </Section>
      )}
      {over.length > 0 && (
        <Section title={t('service-requests.repairs.over')}>
          <RequestRows requests={over} href={paths.tenantRepair} />
        </Section>
      )}
    </div>
  );
}
