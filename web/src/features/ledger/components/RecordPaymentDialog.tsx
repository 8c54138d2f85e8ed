import { useFormik } from 'formik';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useDialogForm } from '@parts/form/use-dialog-form';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { today, useAmount } from '../amount-field';
import { useRecordPayment } from '../api/enter';
import type { OfflineMethod } from '../api/types';
import styles from './dialogs.module.css';

export interface RecordPaymentDialogProps {
  leaseId: string;
  currency: string;
  /** What is owed, as a first guess. */
  owedCents?: number;
  /** Where the property stands: no payment is received after it. */
  day?: string;
  onClose: () => void;
}

const METHODS: readonly OfflineMethod[] = ['transfer', 'cheque', 'cash'];

/** Records a payment that reached the landlord outside of the product; it settles the oldest charge first. */
export function RecordPaymentDialog({ leaseId, currency, owedCents = 0, day = today(), onClose }: RecordPaymentDialogProps) {
  const t = useT();
  const problemText = useProblemText();
  const amountOf = useAmount(currency);
  const record = useRecordPayment(leaseId, onClose);
  const form = useFormik({
    initialValues: { amount: owedCents > 0 ? (owedCents / 100).toFixed(2) : '', method: 'transfer' as OfflineMethod, paidOn: day, note: '' },
    validate: ({ amount, paidOn }) => ({
      ...(amountOf(amount).error && { amount: amountOf(amount).error }),
      ...((!paidOn || paidOn > day) && { paidOn: t('ledger.record.dayWrong') }),
    }),
    onSubmit: ({ amount, method, paidOn, note }) => {
      record.mutate({ amountCents: amountOf(amount).cents ?? 0, method, paidOn, ...(note.trim() && { note: note.trim() }) });
    },
  });
  const dialog = useDialogForm(form);
  const { touched, errors } = form;
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('ledger.cancel')}
      </Button>
      <Button loading={record.isPending} {...dialog.send}>
        {t('ledger.record.verb')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('ledger.record.title')} closeLabel={t('app.close')} actions={actions} size="sm">
      <form className={styles.form} {...dialog.form}>
        {record.error && <FormError title={problemText(record.error)} />}
        <p className={styles.text}>{t('ledger.record.text')}</p>
        <TextField label={t('ledger.amount.label')} inputMode="decimal" suffix={currency} {...form.getFieldProps('amount')} error={touched.amount && errors.amount} />
        <SelectField label={t('ledger.record.method')} options={METHODS.map((value) => ({ value, label: t(`ledger.method.${value}`) }))} {...form.getFieldProps('method')} />
        <TextField label={t('ledger.record.paidOn')} type="date" max={day} {...form.getFieldProps('paidOn')} error={touched.paidOn && errors.paidOn} />
        <TextField label={t('ledger.record.note')} labelEnd={t('ledger.optional')} maxLength={300} {...form.getFieldProps('note')} />
      </form>
    </Dialog>
  );
}
