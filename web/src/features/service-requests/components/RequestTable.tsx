import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useListWords, useMore } from '@shared/list/use-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { requestPagesQuery, type RequestFilter } from '../api/list-requests';
import type { ServiceRequest } from '../api/types';
import { PriorityMark, RequestChip, UnreadMark, Where } from './Marks';
import { issueKey } from './words';
import styles from './RequestTable.module.css';

const PAGE = 50;
/** Sort orders that the server supports. */
export const SORTS = ['createdAt', '-createdAt', 'priority', '-priority', 'title', '-title'] as const;

function Title({ request }: { request: ServiceRequest }) {
  return (
    <span className={styles.title}>
      {request.title}
      <UnreadMark request={request} />
    </span>
  );
}

/** Requests as a list, including closed ones. */
export function RequestTable({
  filter,
  sort,
  onSort,
}: {
  filter: Pick<RequestFilter, 'q' | 'propertyId' | 'priority' | 'issueType'>;
  sort?: (typeof SORTS)[number];
  onSort?: (order: string) => void;
}) {
  const t = useT();
  const words = useListWords();
  const query = useInfiniteQuery(requestPagesQuery({ ...filter, sort }, PAGE));
  const { rows, more, footer } = useMore(query);
  const formats = useFormats();
  const cost = ({ costCents, currency }: ServiceRequest) =>
    costCents && currency ? formats.money(costCents, currency) : '';
  const columns: DataColumn<ServiceRequest>[] = [
    {
      id: 'title',
      header: t('service-requests.table.request'),
      sort: 'title',
      cell: (row) => <Title request={row} />,
    },
    { id: 'where', header: t('service-requests.table.where'), cell: (row) => <Where request={row} street /> },
    {
      id: 'issue',
      header: t('service-requests.table.issue'),
      cell: (row) => t(`service-requests.issue.${issueKey(row.issueType)}`),
    },
    {
      id: 'priority',
      header: t('service-requests.table.priority'),
      sort: 'priority',
      cell: (row) => <PriorityMark priority={row.priority} />,
    },
    { id: 'status', header: t('service-requests.table.status'), cell: (row) => <RequestChip request={row} /> },
    {
      id: 'filed',
      header: t('service-requests.table.filed'),
      sort: 'createdAt',
      cell: (row) => formats.instant(row.createdAt, { dateStyle: 'medium', timeZone: row.place?.timeZone }),
    },
    { id: 'cost', header: t('service-requests.table.cost'), align: 'end', cell: cost },
  ];
  return (
    <div className={styles.table}>
      <DataTable
        caption={t('service-requests.maintenance.title')}
        columns={columns}
        rows={rows}
        sort={sort ?? '-createdAt'}
        onSort={onSort}
        rowKey={(row) => row.id}
        rowHref={(row) => paths.landlordRequest(row.id)}
        empty={<p>{t('service-requests.maintenance.noneFound')}</p>}
        phone={(row) => ({
          title: <Title request={row} />,
          secondary: <Where request={row} street />,
          end: <RequestChip request={row} />,
        })}
        error={
          query.isError && !rows ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined
        }
        more={more}
        footer={footer}
        words={words}
      />
    </div>
  );
}
