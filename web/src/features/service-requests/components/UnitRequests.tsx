import { useQuery } from '@tanstack/react-query';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Table, type Column } from '@ui/data/Table';
import { Section } from '@ui/layout/Section';
import { requestsQuery } from '../api/list-requests';
import type { ServiceRequest } from '../api/types';
import { RequestChip } from './Marks';

/** What was repaired in a unit, the newest first; nothing where nothing was. */
export default function UnitRequests({ unitId }: { unitId: string }) {
  const t = useT();
  const { instant, money } = useFormats();
  const { data } = useQuery(requestsQuery({ unitId }));
  if (!data || data.length === 0) return null;
  const filed = ({ createdAt, place }: ServiceRequest) => instant(createdAt, { dateStyle: 'medium', timeZone: place?.timeZone });
  const columns: Column<ServiceRequest>[] = [
    { id: 'title', header: t('service-requests.table.request'), cell: ({ title }) => title },
    { id: 'status', header: t('service-requests.table.status'), cell: (request) => <RequestChip request={request} /> },
    { id: 'filed', header: t('service-requests.table.filed'), cell: filed },
    { id: 'cost', header: t('service-requests.table.cost'), align: 'end', cell: ({ costCents, currency }) => (costCents && currency ? money(costCents, currency) : '') },
  ];
  return (
    <Section title={t('service-requests.unit.history')}>
      <Table
        caption={t('service-requests.unit.history')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.landlordRequest(id)}
        phone={(request) => ({ title: request.title, secondary: filed(request), end: <RequestChip request={request} /> })}
      />
    </Section>
  );
}
