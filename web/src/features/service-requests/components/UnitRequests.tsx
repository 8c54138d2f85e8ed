import type { ListPage } from '@api/list-page';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useListWords, useMore } from '@shared/list/use-more';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import type { ReactNode } from 'react';
import { requestPagesQuery } from '../api/list-requests';
import type { ServiceRequest } from '../api/types';
import { RequestChip } from './Marks';

const PAGE = 20;

type Query = UseInfiniteQueryResult<InfiniteData<ListPage<ServiceRequest>>>;

/** Repairs of a unit, newest first. Renders nothing if there are none. */
export default function UnitRequests({ unitId }: { unitId: string }) {
  const t = useT();
  const query = useInfiniteQuery(requestPagesQuery({ unitId }, PAGE));
  if (!query.data?.pages[0]?.rows.length) return null;
  return (
    <Section title={t('service-requests.unit.history')}>
      <Requests query={query} empty={null} />
    </Section>
  );
}

/** The repairs during a lease, with a link to request another one. */
export function LeaseRequests({
  leaseId,
  propertyId,
  unitId,
}: {
  leaseId: string;
  propertyId: string;
  unitId: string;
}) {
  const t = useT();
  const query = useInfiniteQuery(requestPagesQuery({ leaseId }, PAGE));
  return (
    <Section
      title={t('service-requests.lease.title')}
      aside={
        <ButtonLink
          variant="secondary"
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
          href={paths.landlordNewRequest({ property: propertyId, unit: unitId })}
        >
          {t('service-requests.new.title')}
        </ButtonLink>
      }
    >
      <Requests
        query={query}
        empty={
          <EmptyState level={3} title={t('service-requests.lease.none')}>
            {t('service-requests.lease.noneText')}
          </EmptyState>
        }
      />
    </Section>
  );
}

function Requests({ query, empty }: { query: Query; empty: ReactNode }) {
  const t = useT();
  const { instant, money } = useFormats();
  const words = useListWords();
  const { rows, more, footer } = useMore(query);
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
      error={
        query.isError && !rows ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined
      }
      empty={empty}
      more={more}
      footer={footer}
      words={words}
    />
  );
}
