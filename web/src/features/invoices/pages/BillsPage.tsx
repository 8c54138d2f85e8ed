import { INVOICE_STATES, OWED_AGES } from '@contract/invoices';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { owedQuery } from '../api/invoices';
import { InvoiceFilters, InvoiceTable, LIST_NAMES } from '../components/InvoiceTable';
import { OwedByAge } from '../components/OwedByAge';

/** A landlord sees no drafts. */
const RECEIVED = INVOICE_STATES.filter((state) => state !== 'draft');

/** /dashboards/landlord/invoices: bills to pay, and what is owed by age. */
export default function BillsPage() {
  const t = useT();
  const address = useListAddress(LIST_NAMES);
  const { data: owed = [] } = useQuery(owedQuery);
  const { values } = address;
  const status = oneOf(RECEIVED, values.status);
  const age = oneOf(['all', ...OWED_AGES], values.owed);
  return (
    <>
      <PageHead title={t('invoices.bills.title')} />
      <OwedByAge owed={owed} side="landlord" hrefOf={(one) => paths.landlordBills({ owed: one })} />
      <InvoiceFilters side="landlord" address={address} states={RECEIVED} />
      <InvoiceTable
        side="landlord"
        address={address}
        filters={{ status, owed: age }}
        empty={<EmptyState title={t('invoices.bills.emptyTitle')}>{t('invoices.bills.emptyText')}</EmptyState>}
      />
    </>
  );
}
