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
import { ButtonLink } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useLocation } from 'react-router-dom';
import { failedJobsQuery, type FailedJob } from '../api/failed-jobs';
import { FailedJobDialog } from '../components/jobs/FailedJobDialog';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'kind', 'job', 'cols', 'sort'] as const;
const KINDS = ['event', 'schedule', 'delivery'] as const;

function useColumns(): DataColumn<FailedJob>[] {
  const t = useT();
  const { instant } = useFormats();
  return [
    {
      id: 'name',
      sort: 'name',
      header: t('admin.jobs.name'),
      cell: (job) => (
        <span className={lists.words}>
          <span>{job.name}</span>
          {job.failure && <span className={lists.quiet}>{job.failure}</span>}
        </span>
      ),
    },
    { id: 'kind', header: t('admin.jobs.kind'), cell: (job) => t(`admin.jobs.kind.${job.kind}`) },
    {
      id: 'times',
      header: t('admin.jobs.runs'),
      tight: true,
      cell: (job) => t('admin.jobs.failedTimes', { count: job.kind === 'schedule' ? job.times : job.attempts }),
    },
    {
      id: 'failedAt',
      header: t('admin.jobs.failedAt'),
      sort: 'failedAt',
      tight: true,
      cell: (job) => instant(job.failedAt),
    },
  ];
}

/** Background jobs that the product has given up on: why, and another try. */
export default function FailedJobsPage() {
  const t = useT();
  const { pathname, search } = useLocation();
  const { instant } = useFormats();
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(useColumns(), { value: values.cols, onChange: (next) => set('cols', next) });
  const query = useInfiniteQuery(
    failedJobsQuery({
      q: values.q || undefined,
      kind: oneOf(KINDS, values.kind),
      sort: values.sort || undefined,
    }),
  );
  const { rows, total, more, footer } = useMorePages(query);
  const open = rows?.find(({ id }) => id === values.job);
  const addressOf = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('job', id);
    return `${pathname}?${params.toString()}`;
  };
  return (
    <>
      <PageHead
        title={t('admin.jobs.title')}
        subtitle={total ? t('admin.jobs.count', { count: total }) : t('admin.jobs.lead')}
        actions={
          <ButtonLink variant="secondary" href={paths.adminJobs()}>
            {t('admin.schedules.title')}
          </ButtonLink>
        }
      />
      <div className={lists.filters}>
        <ListSearch value={values.q} label={t('admin.jobs.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={values.kind ? 1 : 0}>
          <SelectField
            label={t('admin.jobs.kind')}
            value={values.kind}
            onChange={(event) => set('kind', event.target.value)}
            placeholder={t('admin.filter.all')}
            options={KINDS.map((kind) => ({ value: kind, label: t(`admin.jobs.kind.${kind}`) }))}
          />
        </FilterSheet>
        {columns.menu}
      </div>
      <DataTable
        caption={t('admin.jobs.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={(job) => job.id}
        rowHref={(job) => addressOf(job.id)}
        sort={values.sort || '-failedAt'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          values.q || values.kind ? (
            <EmptyState title={t('admin.nothingFound')}>{t('admin.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('admin.jobs.emptyTitle')}>{t('admin.jobs.emptyText')}</EmptyState>
          )
        }
        phone={(job) => ({
          title: job.name,
          secondary: job.failure ?? '',
          end: t(`admin.jobs.kind.${job.kind}`),
          endSecondary: instant(job.failedAt, { month: 'short', day: 'numeric' }),
        })}
        more={more}
        footer={footer}
        words={useListWords()}
      />
      {open && <FailedJobDialog job={open} onClose={() => set('job', '')} />}
    </>
  );
}
