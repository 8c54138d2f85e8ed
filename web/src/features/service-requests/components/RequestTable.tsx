import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import type { ServiceRequest } from '../api/types';
import { PriorityMark, RequestChip, Where } from './Marks';
import styles from './RequestTable.module.css';
import { issueKey } from './words';

/** Requests as a list, closed ones too. */
export function RequestTable({ requests }: { requests: readonly ServiceRequest[] }) {
  const t = useT();
  const formats = useFormats();
  const cost = ({ costCents, currency }: ServiceRequest) => (costCents && currency ? formats.money(costCents, currency) : '');
  const columns: DataColumn<ServiceRequest>[] = [
    { id: 'title', header: t('service-requests.table.request'), cell: (row) => row.title },
    { id: 'where', header: t('service-requests.table.where'), cell: (row) => <Where request={row} street /> },
    { id: 'issue', header: t('service-requests.table.issue'), cell: (row) => t(`service-requests.issue.${issueKey(row.issueType)}`) },
    { id: 'priority', header: t('service-requests.table.priority'), cell: (row) => <PriorityMark priority={row.priority} /> },
    { id: 'status', header: t('service-requests.table.status'), cell: (row) => <RequestChip request={row} /> },
    { id: 'filed', header: t('service-requests.table.filed'), cell: (row) => formats.instant(row.createdAt, { dateStyle: 'medium', timeZone: row.place?.timeZone }) },
    { id: 'cost', header: t('service-requests.table.cost'), align: 'end', cell: cost },
  ];
  return (
    <div className={styles.table}>
      <DataTable
        caption={t('service-requests.maintenance.title')}
        columns={columns}
        rows={requests}
        rowKey={(row) => row.id}
        rowHref={(row) => paths.landlordRequest(row.id)}
        empty={<p>{t('service-requests.maintenance.noneFound')}</p>}
        phone={(row) => ({
          title: row.title,
          secondary: <Where request={row} street />,
          end: <RequestChip request={row} />,
        })}
        words={{ loading: t('app.loading'), sortRising: '', sortFalling: '' }}
      />
    </div>
  );
}
