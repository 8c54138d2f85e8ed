import { saysHowToPay } from '@contract/invoices';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import type { InvoiceDetail } from '../api/invoices';
import styles from './invoices.module.css';

interface SendDialogProps {
  invoice: InvoiceDetail;
  totalCents: number;
  /** Of an invoice on paper. */
  paperNumber?: string;
  onSend: () => void;
  onClose: () => void;
}

/** What was sent can't change, so it is asked once. */
export function SendDialog({ invoice, totalCents, paperNumber, onSend, onClose }: SendDialogProps) {
  const t = useT();
  const { money } = useFormats();
  const amount = money(totalCents, invoice.currency, { code: true });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('invoices.sendTitle')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('invoices.back')}
          </Button>
          <Button data-autofocus onClick={onSend}>
            {t('invoices.send')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>
        {paperNumber === undefined
          ? t('invoices.sendText', { amount, landlord: invoice.landlordName })
          : t('invoices.paper.sendText', { amount, landlord: invoice.landlordName, number: paperNumber })}
      </p>
      {!saysHowToPay(invoice.sender) && <p className={styles.quiet}>{t('invoices.sendWithoutPay')}</p>}
    </Dialog>
  );
}
