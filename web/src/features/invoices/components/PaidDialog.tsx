import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { INVOICE_PAID_METHODS, type InvoicePaidMethod } from '@contract/invoices';
import { todayIn } from '@contract/time-zones';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { NewerVersion } from '@shared/form/NewerVersion';
import { useBegunAgain } from '@shared/form/use-begun';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { FormikProvider, useFormik } from 'formik';
import { invoiceQuery, useInvoiceStep, type InvoiceDetail } from '../api/invoices';
import styles from './invoices.module.css';

interface Values {
  paidOn: string;
  paidMethod: InvoicePaidMethod;
}

/** The landlord has paid: when and how. */
export function PaidDialog({ invoice: present, onClose }: { invoice: InvoiceDetail; onClose: () => void }) {
  const [invoice, catchUp] = useBegunAgain(present, invoiceQuery(present.id));
  const t = useT();
  const note = useNote('invoices');
  const problemText = useProblemText();
  const { money } = useFormats();
  const step = useInvoiceStep(
    invoice.id,
    () => {
      toast({ kind: 'success', title: note((t) => t('invoices.markedPaid')) });
      onClose();
    },
    true,
  );
  const form = useFormik<Values>({
    initialValues: { paidOn: todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone), paidMethod: 'transfer' },
    validate: ({ paidOn }) => (paidOn ? {} : { paidOn: t('invoices.paidOnRequired') }),
    onSubmit: (values) => step.mutate({ status: 'paid', ...values, version: invoice.version }),
  });
  const dialog = useDialogForm(form);
  const stale = step.error !== null && toProblem(step.error).code === 'stale_version';
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('invoices.markPaidTitle')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('invoices.back')}
          </Button>
          <Button loading={step.isPending} {...dialog.send}>
            {t('invoices.markPaid')}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        {step.error && !stale && <FormError title={problemText(step.error)} />}
        {stale && (
          <FormikProvider value={form}>
            <NewerVersion<Values>
              catchUp={async () => {
                await catchUp();
                return form.values;
              }}
            />
          </FormikProvider>
        )}
        <p className={styles.quiet}>
          {t('invoices.markPaidText', {
            amount: money(invoice.totalCents, invoice.currency, { code: true }),
            supplier: invoice.supplierName,
          })}
        </p>
        <TextField
          type="date"
          label={t('invoices.paidOn')}
          {...form.getFieldProps('paidOn')}
          error={form.touched.paidOn ? form.errors.paidOn : undefined}
        />
        <SelectField
          label={t('invoices.paidMethod')}
          options={INVOICE_PAID_METHODS.map((value) => ({ value, label: t(`invoices.method.${value}`) }))}
          {...form.getFieldProps('paidMethod')}
        />
      </form>
    </Dialog>
  );
}
