import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { HowItWorks } from '@shared/how/HowItWorks';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { Tabs } from '@ui/layout/Tabs';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownSupplierQuery } from '../api/team';
import { DayPlan } from '../components/DayPlan';
import { People } from '../components/People';
import { PersonDialog } from '../components/PersonDialog';
import styles from '../components/teams.module.css';

/** /dashboards/supplier/team: who does what, and the people of the supplier. For Elite Partners. */
export default function TeamPage() {
  const query = useQuery(ownSupplierQuery);
  return <Loaded query={query}>{({ id, elite }) => (elite ? <Team supplierId={id} /> : <WithElite />)}</Loaded>;
}

function WithElite() {
  const t = useT();
  return (
    <>
      <PageHead title={t('teams.title')} />
      <EmptyState
        title={t('teams.elite.title')}
        actions={<ButtonLink href={paths.dashboard('supplier', '/elite')}>{t('teams.elite.verb')}</ButtonLink>}
      >
        {t('teams.elite.text')}
      </EmptyState>
    </>
  );
}

function Team({ supplierId }: { supplierId: string }) {
  const t = useT();
  const [address] = useSearchParams();
  const [adding, add] = useState(false);
  const view = address.get('view') === 'people' ? 'people' : 'plan';
  const tabs = (['plan', 'people'] as const).map((id) => ({
    id,
    label: t(`teams.tab.${id}`),
    href: paths.supplierTeam(id === 'people' ? id : undefined),
  }));
  return (
    <>
      <PageHead title={t('teams.title')} actions={<Button onClick={() => add(true)}>{t('teams.person.add')}</Button>} />
      <Tabs label={t('teams.title')} tabs={tabs} value={view} />
      <div className={styles.page}>
        {view === 'plan' ? <DayPlan /> : <People supplierId={supplierId} onAdd={() => add(true)} />}
        <HowItWorks title={t('teams.how')} points={t('teams.how.points')} />
      </div>
      {adding && <PersonDialog supplierId={supplierId} onClose={() => add(false)} />}
    </>
  );
}
