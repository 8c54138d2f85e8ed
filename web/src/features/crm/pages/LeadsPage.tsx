import { useProfile } from '@api/session';
import { LEAD_STATUSES } from '@contract/leads';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useListWords, useMore } from '@shared/list/use-more';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { StatusChip } from '@ui/pane/StatusChip';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { colleaguesQuery, leadsQuery, type Lead } from '../api/leads';
import { fullName, LEAD_LOOK } from '../components/lead-look';
import { LeadDialog } from '../components/LeadDialog';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'status', 'owner', 'new'] as const;

function useColumns(): DataColumn<Lead>[] {
  const t = useT();
  const { instant } = useFormats();
  return [
    {
      id: 'who',
      header: t('crm.name'),
      cell: (lead) => (
        <span className={lists.words}>
          <span>{fullName(lead)}</span>
          <span className={lists.quiet}>{[lead.company, lead.email].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    { id: 'source', header: t('crm.sourceLabel'), cell: (lead) => t(`crm.source.${lead.source}`) },
    {
      id: 'status',
      header: t('crm.statusLabel'),
      cell: (lead) => (
        <StatusChip variant="plain" status={LEAD_LOOK[lead.status]}>
          {t(`crm.status.${lead.status}`)}
        </StatusChip>
      ),
    },
    { id: 'owner', header: t('crm.owner'), cell: (lead) => lead.staffName ?? t('crm.nobody') },
    { id: 'at', header: t('crm.since'), tight: true, cell: (lead) => instant(lead.createdAt, { dateStyle: 'medium' }) },
  ];
}

function Filters({ values, set }: ReturnType<typeof useListAddress<(typeof NAMES)[number]>>) {
  const t = useT();
  const { userId } = useProfile();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const owners = [
    { value: userId, label: t('crm.mine') },
    ...colleagues.filter(({ id }) => id !== userId).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={lists.filters}>
      <ListSearch value={values.q} label={t('crm.search')} onChange={(text) => set('q', text)} />
      <FilterSheet set={[values.status, values.owner].filter(Boolean).length}>
        <SelectField
          label={t('crm.statusLabel')}
          value={values.status}
          onChange={(event) => set('status', event.target.value)}
          placeholder={t('crm.all')}
          options={LEAD_STATUSES.map((status) => ({ value: status, label: t(`crm.status.${status}`) }))}
        />
        <SelectField
          label={t('crm.owner')}
          value={values.owner}
          onChange={(event) => set('owner', event.target.value)}
          placeholder={t('crm.everybody')}
          options={owners}
        />
      </FilterSheet>
    </div>
  );
}

/** People who may become customers: what they asked, how far they are, who looks after them. */
export default function LeadsPage() {
  const t = useT();
  const columns = useColumns();
  const { instant } = useFormats();
  const { userType } = useProfile();
  const address = useListAddress(NAMES);
  const { values, set } = address;
  const query = useInfiniteQuery(
    leadsQuery({
      q: values.q || undefined,
      status: oneOf(LEAD_STATUSES, values.status),
      staffId: values.owner || undefined,
    }),
  );
  const { rows, total, more, footer } = useMore(query);
  const add = (
    <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => set('new', '1')}>
      {t('crm.add')}
    </Button>
  );
  const filtered = values.q || values.status || values.owner;
  return (
    <>
      <PageHead
        title={t('crm.title')}
        subtitle={total === undefined ? t('crm.lead') : t('crm.count', { count: total })}
        actions={add}
      />
      <Filters {...address} />
      <DataTable
        caption={t('crm.title')}
        columns={columns}
        rows={rows}
        rowKey={(lead) => lead.id}
        rowHref={({ id }) => paths.dashboard(userType, `/leads/${id}`)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          filtered ? (
            <EmptyState title={t('crm.nothingFound')}>{t('crm.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('crm.emptyTitle')} actions={add}>
              {t('crm.emptyText')}
            </EmptyState>
          )
        }
        phone={(lead) => ({
          title: fullName(lead),
          secondary: lead.company ?? lead.email,
          end: t(`crm.status.${lead.status}`),
          endSecondary: instant(lead.createdAt, { month: 'short', day: 'numeric' }),
        })}
        more={more}
        footer={footer}
        words={useListWords()}
      />
      {values.new && <LeadDialog onClose={() => set('new', '')} />}
    </>
  );
}
