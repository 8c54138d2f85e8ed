import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { MoreRows } from '@shared/list/MoreRows';
import { useListWords, useMore } from '@shared/list/use-more';
import { usePaymentState } from '@shared/payment-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Pane } from '@ui/pane/Pane';
import { StatusChip } from '@ui/pane/StatusChip';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useParams } from 'react-router-dom';
import { tenantQuery } from '../../../features/landlords/api/list-tenants';
import { TenantView } from '../../../features/landlords/components/tenant/TenantView';
import { allPaymentsQuery } from '../../../features/payments/api/list-payments';
import type { Payment } from '../../../features/payments/api/types';
import { requestPagesQuery } from '../../../features/service-requests/api/list-requests';
import { RequestRows } from '../../../features/service-requests/components/RequestRows';

const PAGE = 10;

/** The payments for the lease, newest first. Each links to the ledger. */
function Payments({ leaseId }: { leaseId: string }) {
  const t = useT();
  const { money, day } = useFormats();
  const words = useListWords();
  const stateOf = usePaymentState();
  const { rows, more, footer } = useMore(useInfiniteQuery(allPaymentsQuery(leaseId)));
  const columns: DataColumn<Payment>[] = [
    { id: 'date', header: t('landlords.tenants.date'), cell: ({ paidOn }) => day(paidOn) },
    { id: 'method', header: t('landlords.tenants.method'), cell: ({ method }) => t(`landlords.method.${method}`) },
    {
      id: 'state',
      header: t('landlords.lease.state'),
      cell: (payment) => {
        const { status, label } = stateOf(payment);
        return (
          <StatusChip status={status} variant="plain">
            {label}
          </StatusChip>
        );
      },
    },
    {
      id: 'amount',
      header: t('landlords.tenants.amount'),
      align: 'end',
      cell: ({ amountCents, currency }) => money(amountCents, currency),
    },
  ];
  return (
    <Section title={t('landlords.tenants.payments')}>
      <DataTable
        caption={t('landlords.tenants.payments')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={() => `${paths.landlordLease(leaseId)}?show=payments`}
        phone={(payment) => ({
          pane: <Pane status={stateOf(payment).status} />,
          title: t(`landlords.method.${payment.method}`),
          secondary: `${day(payment.paidOn)}, ${stateOf(payment).label}`,
          end: money(payment.amountCents, payment.currency),
        })}
        empty={<Text ink={2}>{t('landlords.payments.none')}</Text>}
        more={more}
        footer={footer}
        words={words}
      />
    </Section>
  );
}

/** The requests under the lease, open and done. */
function Requests({ leaseId }: { leaseId: string }) {
  const t = useT();
  const { rows, more, footer } = useMore(useInfiniteQuery(requestPagesQuery({ leaseId }, PAGE)));
  if (!rows) return null;
  return (
    <Section title={t('landlords.tenants.requests')}>
      {rows.length === 0 ? (
        <Text ink={2}>{t('landlords.tenants.noRequests')}</Text>
      ) : (
        <RequestRows requests={rows} href={paths.landlordRequest} />
      )}
      <MoreRows more={more} footer={footer} />
    </Section>
  );
}

/** A tenant with leases, payments and requests: features landlords, payments and service requests together. */
export default function LandlordTenantPage() {
  const { tenantId = '' } = useParams();
  const query = useQuery(tenantQuery(tenantId));
  return (
    <Loaded query={query}>
      {(tenant) => (
        <TenantView tenant={tenant}>
          {tenant.leaseState !== 'draft' && <Payments leaseId={tenant.leaseId} />}
          <Requests leaseId={tenant.leaseId} />
        </TenantView>
      )}
    </Loaded>
  );
}
