import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useLocation } from 'react-router-dom';
import { schedulesQuery, type Schedule } from '../api/schedules';
import { stateOf, useScheduleWords } from '../components/jobs/schedule-words';
import { ScheduleDialog } from '../components/jobs/ScheduleDialog';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'job', 'sort', 'cols'] as const;

/** The values by which a column is sorted. Without an order, what failed comes first. */
const VALUES: Readonly<Record<string, (schedule: Schedule, title: string) => number | string>> = {
  name: (_schedule, title) => title,
  last: ({ lastStartedAt }) => lastStartedAt ?? '',
  duration: ({ lastDurationMs }) => lastDurationMs ?? -1,
  next: ({ nextRunAt }) => nextRunAt,
};

/** In the order of the address. All of them are on one page, so the browser sorts them. */
function useSorted(rows: readonly Schedule[] | undefined, order: string): Schedule[] | undefined {
  const words = useScheduleWords();
  const { language } = useLanguage();
  const by = order.replace('-', '');
  const valueOf = Object.hasOwn(VALUES, by) ? VALUES[by] : undefined;
  if (!valueOf) return rows?.toSorted((a, b) => Number(Boolean(b.failure)) - Number(Boolean(a.failure)));
  const sign = order.startsWith('-') ? -1 : 1;
  return rows?.toSorted((a, b) => {
    const [one, other] = [valueOf(a, words.title(a)), valueOf(b, words.title(b))];
    return sign * (typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), language));
  });
}

function useColumns(): DataColumn<Schedule>[] {
  const t = useT();
  const words = useScheduleWords();
  const { instant } = useFormats();
  return [
    {
      id: 'name',
      sort: 'name',
      header: t('admin.schedules.name'),
      cell: (schedule) => (
        <span className={lists.words}>
          <span>{words.title(schedule)}</span>
          {schedule.failure && <span className={lists.quiet}>{schedule.failure}</span>}
        </span>
      ),
    },
    {
      id: 'last',
      sort: 'last',
      header: t('admin.schedules.last'),
      tight: true,
      cell: ({ lastStartedAt }) => (lastStartedAt ? instant(lastStartedAt) : '–'),
    },
    {
      id: 'duration',
      sort: 'duration',
      header: t('admin.schedules.duration'),
      tight: true,
      align: 'end',
      cell: words.duration,
    },
    {
      id: 'next',
      sort: 'next',
      header: t('admin.schedules.next'),
      tight: true,
      cell: ({ nextRunAt }) => instant(nextRunAt),
    },
    { id: 'state', header: t('admin.schedules.state'), tight: true, cell: words.chip },
  ];
}

/** Everything this installation does by the clock: last run, how long it took, next run, and a run in between. Failed ones come first. */
export default function SchedulesPage() {
  const t = useT();
  const words = useScheduleWords();
  const { pathname, search } = useLocation();
  const { instant } = useFormats();
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(useColumns(), { value: values.cols, onChange: (next) => set('cols', next) });
  const query = useQuery(schedulesQuery);
  const failing = query.data?.filter(({ failure }) => failure).length ?? 0;
  const wanted = values.q.trim().toLowerCase();
  const found = query.data?.filter((schedule) =>
    `${words.title(schedule)} ${schedule.name}`.toLowerCase().includes(wanted),
  );
  const rows = useSorted(found, values.sort);
  const open = query.data?.find(({ name }) => name === values.job);
  const addressOf = (name: string) => {
    const params = new URLSearchParams(search);
    params.set('job', name);
    return `${pathname}?${params.toString()}`;
  };
  return (
    <>
      <PageHead
        title={t('admin.schedules.title')}
        subtitle={t('admin.schedules.lead')}
        actions={
          <ButtonLink variant="secondary" href={paths.adminFailedJobs()}>
            {t('admin.schedules.failed')}
          </ButtonLink>
        }
      />
      {failing > 0 && <Notice tone="danger">{t('admin.schedules.failing', { count: failing })}</Notice>}
      <div className={lists.filters}>
        <ListSearch value={values.q} label={t('admin.schedules.search')} onChange={(text) => set('q', text)} />
        {columns.menu}
      </div>
      <DataTable
        caption={t('admin.schedules.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={({ name }) => name}
        sort={values.sort || undefined}
        onSort={(order) => set('sort', order)}
        rowHref={({ name }) => addressOf(name)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={<EmptyState title={t('admin.nothingFound')}>{t('admin.nothingFoundText')}</EmptyState>}
        phone={(schedule) => ({
          title: words.title(schedule),
          secondary: schedule.failure ?? words.duration(schedule),
          end: words.state(schedule),
          endSecondary:
            stateOf(schedule) === 'never' || !schedule.lastStartedAt
              ? ''
              : instant(schedule.lastStartedAt, { dateStyle: 'short', timeStyle: 'short' }),
        })}
        words={useListWords()}
      />
      {open && <ScheduleDialog schedule={open} onClose={() => set('job', '')} />}
    </>
  );
}
