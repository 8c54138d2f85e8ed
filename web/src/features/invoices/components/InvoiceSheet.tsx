import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { FactList } from '@ui/data/FactList';
import { Table } from '@ui/data/Table';
import { Section } from '@ui/layout/Section';
import type { InvoiceDetail } from '../api/invoices';
import { PaperSheet } from './PaperSheet';
import { useReach } from './SenderFacts';
import { Sums } from './Sums';
import styles from './invoices.module.css';

type Line = InvoiceDetail['lines'][number];

/** What an invoice says: lines and sums, or the paper with the figures that were typed from it. */
export function InvoiceLines({ invoice, forLandlord }: { invoice: InvoiceDetail; forLandlord?: boolean }) {
  const t = useT();
  const { money, number } = useFormats();
  const { currency, lines, note } = invoice;
  const quantity = ({ quantityThousandths }: Line) => number(quantityThousandths / 1000, { maximumFractionDigits: 3 });
  if (invoice.paper) return <PaperSheet invoice={invoice} paper={invoice.paper} check={forLandlord} />;
  return (
    <Section title={t('invoices.lines')}>
      <div className={styles.main}>
        <Table<Line & { key: number }>
          caption={t('invoices.lines')}
          rows={lines.map((line, key) => ({ ...line, key }))}
          rowKey={({ key }) => String(key)}
          columns={[
            { id: 'description', header: t('invoices.description'), cell: ({ description }) => description },
            { id: 'quantity', header: t('invoices.quantity'), align: 'end', cell: quantity },
            {
              id: 'price',
              header: t('invoices.price'),
              align: 'end',
              cell: ({ unitCents }) => money(unitCents, currency),
            },
            {
              id: 'net',
              header: t('invoices.amount'),
              align: 'end',
              cell: ({ netCents }) => money(netCents, currency),
            },
          ]}
          phone={(line) => ({
            title: line.description,
            secondary: `${quantity(line)} × ${money(line.unitCents, currency)}`,
            end: money(line.netCents, currency),
          })}
        />
        <Sums {...invoice} />
        {note && <p className={styles.quiet}>{note}</p>}
      </div>
    </Section>
  );
}

/** Number, days, who and where; what was approved for the job, to check it against. */
export function InvoiceFacts({ invoice, forLandlord }: { invoice: InvoiceDetail; forLandlord?: boolean }) {
  const t = useT();
  const reachOf = useReach();
  const { money, day } = useFormats();
  const { currency, approvedCents, costCents, issuedOn, dueOn, paidOn, paidMethod, taxNumber } = invoice;
  const facts: [string, string | null][] = [
    [t('invoices.number'), invoice.number],
    [t('invoices.supplier'), forLandlord ? invoice.supplierName : null],
    [t('invoices.landlord'), forLandlord ? null : invoice.landlordName],
    [t('invoices.place'), invoice.place],
    [t('invoices.taxNumber'), taxNumber],
    [t('invoices.issuedOn'), issuedOn && day(issuedOn)],
    [t('invoices.dueOn'), dueOn && day(dueOn)],
    [t('invoices.approvedPrice'), approvedCents === null ? null : money(approvedCents, currency)],
    [t('invoices.finalCost'), costCents === null ? null : money(costCents, currency)],
    [t('invoices.netOf'), approvedCents === null ? null : money(invoice.netCents, currency)],
    [t('invoices.paidOn'), paidOn && day(paidOn)],
    [t('invoices.paidMethod'), paidMethod && t(`invoices.method.${paidMethod}`)],
  ];
  const shown = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return <FactList facts={[...shown, ...reachOf(invoice.sender)]} />;
}
