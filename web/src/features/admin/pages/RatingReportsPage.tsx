import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { LoadFailure } from '@shared/list/Loaded';
import { useHrefWith, useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHead } from '@ui/layout/Section';
import { StatusChip } from '@ui/pane/StatusChip';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { ratingReportsQuery, type RatingReport } from '../api/rating-reports';
import { DecisionDialog } from '../components/ratings/DecisionDialog';
import lists from '@shared/list/list.module.css';

const NAMES = ['open', 'sort', 'cols'] as const;
const STATUS = { open: 'submitted', hidden: 'closed', kept: 'completed' } as const;

/** /dashboards/admin/ratings: notes that suppliers have reported; the one that is decided on is in the address. */
export default function RatingReportsPage() {
  const t = useT();
  const { instant } = useFormats();
  const { values, set } = useListAddress(NAMES);
  const hrefOf = useHrefWith('open');
  const query = useInfiniteQuery(ratingReportsQuery(values.sort || undefined));
  const { rows, more, footer } = useMorePages(query);
  const opened = rows?.find(({ id }) => id === values.open);
  const state = ({ state: now }: RatingReport) => (
    <StatusChip variant="plain" status={STATUS[now]}>
      {t(`admin.ratings.state.${now}`)}
    </StatusChip>
  );
  const all: DataColumn<RatingReport>[] = [
    { id: 'company', sort: 'company', header: t('admin.ratings.company'), cell: (one) => one.companyName },
    { id: 'note', header: t('admin.ratings.note'), cell: (one) => <span className={lists.quiet}>{one.note}</span> },
    { id: 'reason', header: t('admin.ratings.reported'), cell: (one) => one.reason },
    { id: 'state', header: t('admin.users.stateLabel'), cell: state },
    {
      id: 'at',
      sort: 'reportedAt',
      header: t('admin.ratings.at'),
      tight: true,
      cell: (one) => instant(one.reportedAt),
    },
  ];
  const columns = useColumnChoice(all, { value: values.cols, onChange: (next) => set('cols', next) });
  return (
    <>
      <PageHead title={t('admin.ratings.title')} subtitle={t('admin.ratings.lead')} />
      <div className={lists.filters}>{columns.menu}</div>
      <DataTable
        caption={t('admin.ratings.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={(one) => one.id}
        rowHref={(one) => hrefOf(one.id)}
        sort={values.sort || undefined}
        onSort={(order) => set('sort', order)}
        phone={(one) => ({ title: one.companyName, secondary: one.note, value: state(one) })}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={<EmptyState title={t('admin.ratings.none')}>{t('admin.ratings.noneText')}</EmptyState>}
        more={more}
        footer={footer}
        words={useListWords()}
      />
      {opened && <DecisionDialog key={opened.id} report={opened} onClose={() => set('open', '')} />}
    </>
  );
}
