import { INVOICE_STATES, OWED_AGES } from '@contract/invoices';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { invoiceSettingsQuery, owedQuery } from '../api/invoices';
import { InvoiceFilters, InvoiceTable, LIST_NAMES } from '../components/InvoiceTable';
import { OwedByAge } from '../components/OwedByAge';
import { SettingsDialog } from '../components/SettingsDialog';

/** /dashboards/supplier/invoices: what the supplier wrote, and what is owed to them by age. */
export default function SupplierInvoicesPage() {
  const t = useT();
  const address = useListAddress(LIST_NAMES);
  const [editing, edit] = useState(false);
  const { data: owed = [] } = useQuery(owedQuery);
  const { data: settings } = useQuery(invoiceSettingsQuery);
  const { values } = address;
  return (
    <>
      <PageHead
        title={t('invoices.title')}
        actions={
          <>
            <ButtonLink variant="secondary" href={paths.supplierInvoiceDetails()}>
              {t('invoices.sender.open')}
            </ButtonLink>
            {settings && (
              <Button variant="secondary" onClick={() => edit(true)}>
                {t('invoices.settings.open')}
              </Button>
            )}
          </>
        }
      />
      <OwedByAge owed={owed} side="supplier" hrefOf={(age) => paths.supplierInvoices({ owed: age })} />
      <InvoiceFilters side="supplier" address={address} states={INVOICE_STATES} />
      <InvoiceTable
        side="supplier"
        address={address}
        filters={{ status: oneOf(INVOICE_STATES, values.status), owed: oneOf(['all', ...OWED_AGES], values.owed) }}
        empty={<EmptyState title={t('invoices.emptyTitle')}>{t('invoices.emptyText')}</EmptyState>}
      />
      {editing && settings && <SettingsDialog settings={settings} onClose={() => edit(false)} />}
    </>
  );
}
