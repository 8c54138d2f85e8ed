import { useFormik } from 'formik';
import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useDialogForm } from '@parts/form/use-dialog-form';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useAmount } from '../amount-field';
import { useRefund } from '../api/enter';
import type { LedgerRow } from '../api/types';
import styles from './dialogs.module.css';

/** Gives back a payment or a part of it: the tenant's rent is open again by as much. */
export function RefundDialog({ row, paymentId, onClose }: { row: LedgerRow; paymentId: string; onClose: () => void }) {
  const t = useT();
  const { money, day } = useFormats();
  const problemText = useProblemText();
  const amountOf = useAmount(row.currency);
  const refund = useRefund(onClose);
  const paid = row.paymentCents ?? 0;
  const form = useFormik({
    initialValues: { amount: '', reason: '' },
    validate: ({ amount }) => (amountOf(amount).error ? { amount: amountOf(amount).error } : {}),
    onSubmit: ({ amount, reason }) => {
      refund.mutate({ paymentId, amountCents: amountOf(amount).cents ?? 0, ...(reason.trim() && { reason: reason.trim() }) });
    },
  });
  const dialog = useDialogForm(form);
  const { touched, errors } = form;
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('ledger.cancel')}
      </Button>
      <Button loading={refund.isPending} {...dialog.send}>
        {t('ledger.refund.verb')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('ledger.refund.title')} closeLabel={t('app.close')} actions={actions} size="sm">
      <form className={styles.form} {...dialog.form}>
        {refund.error && <FormError title={problemText(refund.error)} />}
        <p className={styles.text}>{t('ledger.refund.text', { amount: money(paid, row.currency), day: day(row.date) })}</p>
        <TextField label={t('ledger.amount.label')} inputMode="decimal" suffix={row.currency} {...form.getFieldProps('amount')} error={touched.amount && errors.amount} />
        <TextField label={t('ledger.reverse.note')} labelEnd={t('ledger.optional')} maxLength={300} {...form.getFieldProps('reason')} />
      </form>
    </Dialog>
  );
}
