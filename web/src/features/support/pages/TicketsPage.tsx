import { useProfile } from '@api/session';
import { TICKET_PRIORITIES, TICKET_STATUSES } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { colleaguesQuery } from '../api/tickets';
import { TicketTable } from '../components/TicketTable';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'status', 'priority', 'assignee'] as const;

/** What people ask the office for: all of it, to be found by state, urgency and who looks after it. */
export default function TicketsPage() {
  const t = useT();
  const { userId, userType } = useProfile();
  const { values, set } = useListAddress(NAMES);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const filters = {
    q: values.q || undefined,
    status: oneOf(TICKET_STATUSES, values.status),
    priority: oneOf(TICKET_PRIORITIES, values.priority),
    assignedTo: values.assignee || undefined,
  };
  const filtered = Object.values(filters).some(Boolean);
  const assignees = [
    { value: userId, label: t('support.me') },
    ...colleagues.filter(({ id }) => id !== userId).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <PageHead title={t('support.title')} subtitle={t('support.lead')} />
      <div className={lists.filters}>
        <ListSearch value={values.q} label={t('support.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={[values.status, values.priority, values.assignee].filter(Boolean).length}>
          <SelectField
            label={t('support.statusLabel')}
            value={values.status}
            onChange={(event) => set('status', event.target.value)}
            placeholder={t('support.all')}
            options={TICKET_STATUSES.map((status) => ({ value: status, label: t(`support.status.${status}`) }))}
          />
          <SelectField
            label={t('support.priorityLabel')}
            value={values.priority}
            onChange={(event) => set('priority', event.target.value)}
            placeholder={t('support.all')}
            options={TICKET_PRIORITIES.map((priority) => ({
              value: priority,
              label: t(`support.priority.${priority}`),
            }))}
          />
          <SelectField
            label={t('support.assignee')}
            value={values.assignee}
            onChange={(event) => set('assignee', event.target.value)}
            placeholder={t('support.everybody')}
            options={assignees}
          />
        </FilterSheet>
      </div>
      <TicketTable
        office
        filters={filters}
        hrefOf={({ id }) => paths.dashboard(userType, `/tickets/${id}`)}
        empty={
          filtered ? (
            <EmptyState title={t('support.nothingFound')}>{t('support.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('support.emptyTitle')}>{t('support.emptyText')}</EmptyState>
          )
        }
      />
    </>
  );
}
