import { useIsOwner } from '@api/account-owner';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { ExportButton } from '@shared/list/ExportButton';
import { Loaded } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { EmptyState } from '@ui/states/StatePanel';
import { useMemo } from 'react';
import { requestsQuery } from '../api/list-requests';
import type { ServiceRequest } from '../api/types';
import { Board } from '../components/Board';
import { LimitsButton } from '../components/LimitsDialog';
import { filterOf, RequestFilters, VIEW_NAMES } from '../components/RequestFilters';
import { RequestTable, SORTS } from '../components/RequestTable';
import { SavedViews } from '../components/SavedViews';
import styles from './MaintenancePage.module.css';

const VIEWS = ['board', 'list'] as const;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** /dashboards/landlord/maintenance: requests by stage, or as a list. Search, filters and the view are in the address. */
export default function MaintenancePage() {
  const t = useT();
  const { values, set } = useListAddress(VIEW_NAMES);
  const view = oneOf(VIEWS, values.view) ?? 'board';
  const filter = filterOf(values);
  const open = useQuery(requestsQuery({ open: true }));
  useShellParts(useMemo(() => ({ bleed: true }), []));
  const views = [
    { value: 'board' as const, label: t('service-requests.view.board'), icon: <IconLayoutKanban {...ICON} /> },
    { value: 'list' as const, label: t('service-requests.view.list'), icon: <IconListDetails {...ICON} /> },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHead
          title={t('service-requests.maintenance.title')}
          subtitle={open.data && <Waiting open={open.data} />}
          actions={<Actions />}
        />
        <div className={styles.tools}>
          <RequestFilters values={values} set={set} />
          <SegmentedControl
            label={t('service-requests.view')}
            options={views}
            value={view}
            onChange={(next) => set('view', next === 'board' ? '' : next)}
          />
        </div>
        <SavedViews values={values} />
      </div>
      {view === 'list' ? (
        <RequestTable filter={filter} sort={oneOf(SORTS, values.sort)} onSort={(order) => set('sort', order)} />
      ) : (
        <OnBoard filter={filter} />
      )}
    </div>
  );
}

function Waiting({ open }: { open: readonly ServiceRequest[] }) {
  const t = useT();
  const emergencies = open.filter(({ status, priority }) => status === 'submitted' && priority === 'Emergency').length;
  return <span>{t('service-requests.maintenance.waiting', { count: open.length, emergencies })}</span>;
}

function Actions() {
  const t = useT();
  const owner = useIsOwner();
  return (
    <>
      <ExportButton tables={['requests']} />
      {owner && <LimitsButton />}
      <ButtonLink variant="secondary" href={paths.landlordMaintenanceSchedule()}>
        {t('service-requests.maintenance.schedule')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.landlordOnCall()}>
        {t('service-requests.maintenance.onCall')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.landlordSuppliers()}>
        {t('service-requests.maintenance.suppliers')}
      </ButtonLink>
      <ButtonLink href={paths.landlordNewRequest()} icon={<IconPlus size={18} stroke={1.75} aria-hidden />}>
        {t('service-requests.maintenance.new')}
      </ButtonLink>
    </>
  );
}

function OnBoard({ filter }: { filter: ReturnType<typeof filterOf> }) {
  const query = useQuery(requestsQuery({ ...filter, open: true }));
  return (
    <Loaded query={query} shape="list">
      {(requests) =>
        requests.length > 0 ? <Board requests={requests} /> : <Nothing filtered={Object.keys(filter).length > 0} />
      }
    </Loaded>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useT();
  const text = filtered ? t('service-requests.maintenance.noneFound') : t('service-requests.maintenance.none');
  return (
    <EmptyState className={styles.nothing} title={text}>
      {!filtered && t('service-requests.maintenance.noneText')}
    </EmptyState>
  );
}
