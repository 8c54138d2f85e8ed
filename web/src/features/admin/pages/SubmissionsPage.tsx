import { useProfile } from '@api/session';
import { useMay } from '@api/staff-rights';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useLocation } from 'react-router-dom';
import { submissionsQuery, type Submission } from '../api/submissions';
import { CsvButton } from '../components/list/CsvButton';
import { SubmissionDialog } from '../components/submissions/SubmissionDialog';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'kind', 'state', 'open', 'cols', 'sort'] as const;
const KINDS = ['contact', 'inquiry', 'trial', 'demo'] as const;
const STATES = ['waiting', 'handled'] as const;
/** Characters of what someone wrote that a row shows. */
const LONGEST = 80;

const stateOf = ({ handledAt }: Submission) => (handledAt ? 'handled' : 'waiting');

/** The beginning of what someone wrote, else how many properties they have. */
function beginningOf({ message, primaryChallenge, propertyCount }: Record<string, string>): string {
  const characters = [...(message ?? primaryChallenge ?? propertyCount ?? '–')];
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

function useColumns(): DataColumn<Submission>[] {
  const t = useT();
  const { instant } = useFormats();
  const { userType } = useProfile();
  const leads = useMay()('leads');
  const columns: DataColumn<Submission>[] = [
    {
      id: 'who',
      header: t('admin.users.name'),
      cell: (one) => (
        <span className={lists.words}>
          <span>{`${one.firstName} ${one.lastName}`}</span>
          <span className={lists.quiet}>{one.email}</span>
        </span>
      ),
    },
    { id: 'kind', header: t('admin.forms.kindLabel'), cell: (one) => t(`admin.forms.kind.${one.kind}`) },
    {
      id: 'words',
      header: t('admin.forms.words'),
      cell: (one) => <span className={lists.quiet}>{beginningOf(one.details as Record<string, string>)}</span>,
    },
    {
      id: 'state',
      header: t('admin.users.stateLabel'),
      cell: (one) => (
        <StatusChip variant="plain" status={one.handledAt ? 'completed' : 'submitted'}>
          {t(`admin.forms.state.${stateOf(one)}`)}
        </StatusChip>
      ),
    },
    {
      id: 'lead',
      header: t('admin.forms.lead.column'),
      cell: ({ leadId }) =>
        leadId ? (
          <span className={lists.over}>
            <Link look="inline" href={paths.dashboard(userType, `/leads/${leadId}`)}>
              {t('admin.forms.leadOpen')}
            </Link>
          </span>
        ) : (
          '–'
        ),
    },
    {
      id: 'at',
      sort: 'createdAt',
      header: t('admin.forms.received'),
      tight: true,
      cell: (one) => instant(one.createdAt),
    },
  ];
  return leads ? columns : columns.filter(({ id }) => id !== 'kind' && id !== 'lead');
}

/** Contact messages, inquiries, trials and demo requests: read, answered, marked. Who has no right to leads has the messages alone. */
export default function SubmissionsPage() {
  const t = useT();
  const leads = useMay()('leads');
  const { pathname, search } = useLocation();
  const { instant } = useFormats();
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(useColumns(), { value: values.cols, onChange: (next) => set('cols', next) });
  const filters = { q: values.q || undefined, kind: oneOf(KINDS, values.kind), state: oneOf(STATES, values.state) };
  const query = useInfiniteQuery(submissionsQuery({ ...filters, sort: values.sort || undefined }));
  const { rows, total, more, footer } = useMorePages(query);
  const opened = rows?.find(({ id }) => id === values.open);
  const addressOf = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('open', id);
    return `${pathname}?${params.toString()}`;
  };
  return (
    <>
      <PageHead
        title={t('admin.forms.title')}
        subtitle={total === undefined ? t('admin.forms.lead') : t('admin.forms.count', { count: total })}
        actions={<CsvButton path="/api/form-submissions.csv" name="forms.csv" filters={filters} />}
      />
      <div className={lists.filters}>
        <ListSearch value={values.q} label={t('admin.forms.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={[values.kind, values.state].filter(Boolean).length}>
          {leads && (
            <SelectField
              label={t('admin.forms.kindLabel')}
              value={values.kind}
              onChange={(event) => set('kind', event.target.value)}
              placeholder={t('admin.filter.all')}
              options={KINDS.map((kind) => ({ value: kind, label: t(`admin.forms.kind.${kind}`) }))}
            />
          )}
          <SelectField
            label={t('admin.users.stateLabel')}
            value={values.state}
            onChange={(event) => set('state', event.target.value)}
            placeholder={t('admin.filter.all')}
            options={STATES.map((state) => ({ value: state, label: t(`admin.forms.state.${state}`) }))}
          />
        </FilterSheet>
        {columns.menu}
      </div>
      <DataTable
        caption={t('admin.forms.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={(one) => one.id}
        rowHref={(one) => addressOf(one.id)}
        sort={values.sort || '-createdAt'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          values.q || values.kind || values.state ? (
            <EmptyState title={t('admin.nothingFound')}>{t('admin.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('admin.forms.emptyTitle')}>
              {t(leads ? 'admin.forms.emptyText' : 'admin.forms.emptyContact')}
            </EmptyState>
          )
        }
        phone={(one) => ({
          title: `${one.firstName} ${one.lastName}`,
          secondary: t(`admin.forms.kind.${one.kind}`),
          end: t(`admin.forms.state.${stateOf(one)}`),
          endSecondary: instant(one.createdAt, { month: 'short', day: 'numeric' }),
        })}
        more={more}
        footer={footer}
        words={useListWords()}
      />
      {opened && <SubmissionDialog submission={opened} onClose={() => set('open', '')} />}
    </>
  );
}
