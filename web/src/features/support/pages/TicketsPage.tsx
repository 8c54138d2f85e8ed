import { useProfile } from '@api/session';
import { tagsIn, TICKET_PRIORITIES, TICKET_VIEWS } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { ChosenTags, TagChoice } from '@shared/tags/TagFilter';
import { SaveTeamView, TeamViews } from '@shared/team-views/TeamViews';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Tabs } from '@ui/layout/Tabs';
import { EmptyState } from '@ui/states/StatePanel';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { colleaguesQuery, countsQuery, tagsQuery } from '../api/tickets';
import { CallerDialog } from '../components/CallerDialog';
import { TargetsDialog } from '../components/TargetsDialog';
import { HIDDEN_AT_FIRST, TicketTable, useTicketColumns } from '../components/TicketTable';
import styles from '../components/support.module.css';
import lists from '@shared/list/list.module.css';

const KEPT = ['view', 'q', 'priority', 'assignee', 'tag', 'sort', 'cols'] as const;
const NAMES = [...KEPT, 'new'] as const;
type Address = ReturnType<typeof useListAddress<(typeof NAMES)[number]>>;

/** The views as links, so that one can be bookmarked; the other filters stay. */
function Views({ values }: Pick<Address, 'values'>) {
  const t = useT();
  const { userType } = useProfile();
  const { data: counts } = useQuery(countsQuery);
  const href = (view: string) => {
    const words = new URLSearchParams(Object.entries({ ...values, view }).filter(([, value]) => value));
    return `${paths.dashboard(userType, '/tickets')}?${words}`;
  };
  const count = (view: (typeof TICKET_VIEWS)[number]) =>
    counts && counts[view] < counts.atMost ? counts[view] : undefined;
  return (
    <Tabs
      label={t('support.views')}
      value={oneOf(TICKET_VIEWS, values.view) ?? 'all'}
      tabs={TICKET_VIEWS.map((view) => ({
        id: view,
        label: t(`support.view.${view}`),
        count: count(view),
        href: href(view),
      }))}
    />
  );
}

function Filters({ values, set, menu }: Address & { menu: ReactNode }) {
  const t = useT();
  const { userId } = useProfile();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: tags = [] } = useQuery(tagsQuery);
  const assignees = [
    { value: userId, label: t('support.me') },
    ...colleagues.filter(({ id }) => id !== userId).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={cx(lists.filters, styles.filters)}>
      <ListSearch value={values.q} label={t('support.search')} onChange={(text) => set('q', text)} />
      <FilterSheet set={[values.priority, values.assignee, ...tagsIn(values.tag)].filter(Boolean).length}>
        <SelectField
          label={t('support.priorityLabel')}
          hideLabel
          value={values.priority}
          onChange={(event) => set('priority', event.target.value)}
          placeholder={t('support.priorityLabel')}
          options={TICKET_PRIORITIES.map((priority) => ({ value: priority, label: t(`support.priority.${priority}`) }))}
        />
        <SelectField
          label={t('support.assignee')}
          hideLabel
          value={values.assignee}
          onChange={(event) => set('assignee', event.target.value)}
          placeholder={t('support.assignee')}
          options={assignees}
        />
        <TagChoice
          value={values.tag}
          onChange={(tag) => set('tag', tag)}
          known={tags}
          words={{ label: t('support.tag'), any: t('support.tag'), another: t('support.anotherTag') }}
        />
      </FilterSheet>
      <div className={lists.beside}>{menu}</div>
    </div>
  );
}

/** What people ask the support team: by view, to be found, sorted and worked through many at a time. */
export default function TicketsPage() {
  const t = useT();
  const { userType } = useProfile();
  const address = useListAddress(NAMES);
  const { values, set } = address;
  const columns = useColumnChoice(useTicketColumns(true), {
    value: values.cols,
    onChange: (next) => set('cols', next),
    atFirst: HIDDEN_AT_FIRST,
  });
  const navigate = useNavigate();
  const [targets, setTargets] = useState(false);
  const filters = {
    view: oneOf(TICKET_VIEWS, values.view),
    q: values.q || undefined,
    priority: oneOf(TICKET_PRIORITIES, values.priority),
    assignedTo: values.assignee || undefined,
    tag: tagsIn(values.tag).join(',') || undefined,
  };
  const filtered = Object.values(filters).some((value) => value && value !== 'all');
  return (
    <>
      <PageHead
        title={t('support.title')}
        actions={
          <>
            <Button variant="secondary" size="sm" onClick={() => setTargets(true)}>
              {t('support.targets')}
            </Button>
            <Button size="sm" onClick={() => set('new', '1')}>
              {t('support.caller.open')}
            </Button>
          </>
        }
      />
      <Views values={values} />
      <Filters
        {...address}
        menu={
          <>
            {columns.menu}
            <SaveTeamView list="tickets" kept={KEPT} />
          </>
        }
      />
      <TeamViews list="tickets" kept={KEPT} />
      <ChosenTags
        value={values.tag}
        onChange={(tag) => set('tag', tag)}
        remove={(tag) => t('support.unfilterTag', { tag })}
      />
      <TicketTable
        office
        columns={columns.shown}
        filters={filters}
        sort={values.sort || undefined}
        onSort={(order) => set('sort', order)}
        hrefOf={({ id }) => paths.dashboard(userType, `/tickets/${id}`)}
        empty={
          filtered ? (
            <EmptyState title={t('support.nothingFound')}>{t('support.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('support.emptyTitle')}>{t('support.emptyText')}</EmptyState>
          )
        }
      />
      {values.new && (
        <CallerDialog
          onClose={() => set('new', '')}
          onFiled={({ id }) => {
            // Otherwise Back would open the dialog again.
            set('new', '');
            void navigate(paths.dashboard(userType, `/tickets/${id}`));
          }}
        />
      )}
      {targets && <TargetsDialog onClose={() => setTargets(false)} />}
    </>
  );
}
