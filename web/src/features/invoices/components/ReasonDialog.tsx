import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useRef, useState } from 'react';
import { useInvoiceStep, type Invoice } from '../api/invoices';
import styles from './invoices.module.css';

/** The landlord says what is wrong. */
export function ReasonDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useT();
  const note = useNote('invoices');
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const step = useInvoiceStep(
    invoice.id,
    () => {
      toast({ title: note((t) => t('invoices.disputed')) });
      onClose();
    },
    true,
  );
  const dispute = () => {
    setTried(true);
    if (reason.trim()) step.mutate({ status: 'disputed', reason: reason.trim(), version: invoice.version });
    else area.current?.focus();
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('invoices.disputeTitle')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('invoices.back')}
          </Button>
          <Button variant="danger" loading={step.isPending} onClick={dispute}>
            {t('invoices.dispute')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {step.error && <FormError title={problemText(step.error)} />}
        <TextArea
          ref={area}
          label={t('invoices.reason')}
          help={t('invoices.reasonHelp')}
          rows={3}
          maxLength={500}
          value={reason}
          error={tried && !reason.trim() ? t('invoices.reasonRequired') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
