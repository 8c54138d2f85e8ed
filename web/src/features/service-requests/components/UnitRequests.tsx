import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useListWords, useMore } from '@parts/list/use-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Section } from '@ui/layout/Section';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { requestPagesQuery } from '../api/list-requests';
import type { ServiceRequest } from '../api/types';
import { RequestChip } from './Marks';

const PAGE = 20;

/** What was repaired in a unit, the newest first; nothing where nothing was. */
export default function UnitRequests({ unitId }: { unitId: string }) {
  const t = useT();
  const { instant, money } = useFormats();
  const words = useListWords();
  const { rows, more, footer } = useMore(useInfiniteQuery(requestPagesQuery({ unitId }, PAGE)));
  if (!rows || rows.length === 0) return null;
  const filed = ({ createdAt, place }: ServiceRequest) =>
    instant(createdAt, { dateStyle: 'medium', timeZone: place?.timeZone });
  const columns: DataColumn<ServiceRequest>[] = [
    { id: 'title', header: t('service-requests.table.request'), cell: ({ title }) => title },
    { id: 'status', header: t('service-requests.table.status'), cell: (request) => <RequestChip request={request} /> },
    { id: 'filed', header: t('service-requests.table.filed'), cell: filed },
    {
      id: 'cost',
      header: t('service-requests.table.cost'),
      align: 'end',
      cell: ({ costCents, currency }) => (costCents && currency ? money(costCents, currency) : ''),
    },
  ];
  return (
    <Section title={t('service-requests.unit.history')}>
      <DataTable
        caption={t('service-requests.unit.history')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.landlordRequest(id)}
        phone={(request) => ({
          title: request.title,
          secondary: filed(request),
          end: <RequestChip request={request} />,
        })}
        empty={null}
        more={more}
        footer={footer}
        words={words}
      />
    </Section>
  );
}
