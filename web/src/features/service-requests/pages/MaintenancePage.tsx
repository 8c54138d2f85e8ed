import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { EmptyState } from '@ui/states/StatePanel';
import { requestsQuery } from '../api/list-requests';
import type { ServiceRequest } from '../api/types';
import { Board } from '../components/Board';
import { NO_FILTERS, RequestFilters, type Filters } from '../components/RequestFilters';
import { ExportButton } from '@parts/list/ExportButton';
import { Loaded } from '@parts/list/Loaded';
import { RequestTable } from '../components/RequestTable';
import styles from './MaintenancePage.module.css';

type View = 'board' | 'list';
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** /dashboards/landlord/maintenance: requests by stage, or as a list. */
export default function MaintenancePage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const view: View = search.get('view') === 'list' ? 'list' : 'board';
  const setView = (next: View) => setSearch(next === 'list' ? { view: next } : {}, { replace: true });
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const { q, ...rest } = useDeferredValue(filters);
  const filter = { ...rest, ...(q.trim() && { q: q.trim() }) };
  const open = useQuery(requestsQuery({ open: true }));
  const shown = useQuery(requestsQuery({ ...filter, ...(view === 'board' && { open: true }) }));
  useShellParts(useMemo(() => ({ bleed: true }), []));
  const views = [
    { value: 'board' as const, label: t('service-requests.view.board'), icon: <IconLayoutKanban {...ICON} /> },
    { value: 'list' as const, label: t('service-requests.view.list'), icon: <IconListDetails {...ICON} /> },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHead title={t('service-requests.maintenance.title')} subtitle={open.data && <Waiting open={open.data} />} actions={<Actions />} />
        <div className={styles.tools}>
          <RequestFilters filters={filters} onChange={setFilters} />
          <SegmentedControl label={t('service-requests.view')} options={views} value={view} onChange={setView} />
        </div>
      </div>
      <Loaded query={shown} shape="list">
        {(requests) => (view === 'list' ? <RequestTable requests={requests} /> : <BoardOrNothing requests={requests} filtered={Object.keys(filter).length > 0} />)}
      </Loaded>
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
  return (
    <>
      <ExportButton tables={['requests']} />
      <ButtonLink variant="secondary" href={paths.landlordSuppliers()}>
        {t('service-requests.maintenance.suppliers')}
      </ButtonLink>
      <ButtonLink href={paths.landlordNewRequest()} icon={<IconPlus size={18} stroke={1.75} aria-hidden />}>
        {t('service-requests.maintenance.new')}
      </ButtonLink>
    </>
  );
}

function BoardOrNothing({ requests, filtered }: { requests: readonly ServiceRequest[]; filtered: boolean }) {
  const t = useT();
  if (requests.length > 0) return <Board requests={requests} />;
  const text = filtered ? t('service-requests.maintenance.noneFound') : t('service-requests.maintenance.none');
  return <EmptyState className={styles.nothing} title={text}>{!filtered && t('service-requests.maintenance.noneText')}</EmptyState>;
}
