import { saysHowToPay, WAYS_TO_PAY } from '@contract/invoices';
import { addressLines } from '@contract/postal-address';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import type { ReactNode } from 'react';
import type { InvoiceDetail } from '../api/invoices';
import styles from './invoices.module.css';

type Sender = InvoiceDetail['sender'];

/** How to pay the invoice; of an old one that doesn't say it, nothing. */
export function HowToPay({ invoice: { sender, supplierName } }: { invoice: InvoiceDetail }) {
  const t = useT();
  if (!sender || !saysHowToPay(sender)) return null;
  const facts = WAYS_TO_PAY.flatMap((way) => {
    const value = sender[way];
    return value ? [{ label: t(`invoices.sender.${way}`), value: <span className={styles.typed}>{value}</span> }] : [];
  });
  return (
    <Section title={t('invoices.howToPay', { supplier: supplierName })}>
      <FactList facts={facts} />
    </Section>
  );
}

/** Address, phone and email of the supplier, each on a line. */
export function useReach(): (sender: Sender) => { label: string; value: ReactNode }[] {
  const t = useT();
  return (sender) => {
    if (!sender) return [];
    const { address, phone, email } = sender;
    return [
      ...(address
        ? [
            {
              label: t('invoices.sender.address'),
              value: <span className={styles.typed}>{addressLines(address).join('\n')}</span>,
            },
          ]
        : []),
      ...(phone ? [{ label: t('invoices.sender.phone'), value: <Link href={`tel:${phone}`}>{phone}</Link> }] : []),
      ...(email ? [{ label: t('invoices.sender.email'), value: <Link href={`mailto:${email}`}>{email}</Link> }] : []),
    ];
  };
}

/** Warns the landlord before money is sent to another account than before. */
export function PayDiffers({ invoice: { payDiffers, supplierName } }: { invoice: InvoiceDetail }) {
  const t = useT();
  const { day } = useFormats();
  if (!payDiffers) return null;
  const { id, number, issuedOn, saidHow } = payDiffers;
  return (
    <Notice
      tone="warning"
      title={t(saidHow ? 'invoices.payDiffers.title' : 'invoices.payDiffers.titleAdded')}
      action={
        <ButtonLink variant="secondary" size="sm" href={paths.landlordBill(id)}>
          {t('invoices.payDiffers.open', { number })}
        </ButtonLink>
      }
    >
      {t(saidHow ? 'invoices.payDiffers.text' : 'invoices.payDiffers.added', {
        number,
        day: day(issuedOn),
        supplier: supplierName,
      })}
    </Notice>
  );
}

/** What the draft will say of the supplier, or that the landlord won't know where to send the money. */
export function SenderOfDraft({ invoice }: { invoice: InvoiceDetail }) {
  const t = useT();
  const { sender, paper } = invoice;
  const missing = !saysHowToPay(sender) ? 'pay' : sender?.address ? null : 'address';
  if (missing)
    return (
      <Notice
        tone="warning"
        title={t(`invoices.sender.missing.${missing}`)}
        action={
          <ButtonLink variant="secondary" size="sm" href={paths.supplierInvoiceDetails()}>
            {t('invoices.sender.add')}
          </ButtonLink>
        }
      >
        {t(paper ? 'invoices.sender.missing.paper' : 'invoices.sender.missing.text')}
      </Notice>
    );
  return <HowToPay invoice={invoice} />;
}
