import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { typedAmount } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { isOldNews } from '@contract/old-news';
import { methodIn } from '@contract/transfer-name';
import { PAYMENT_NEWS_DAYS } from '@contract/work-limits';
import { capital } from '@i18n/capital';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useFormik } from 'formik';
import { useState, type ReactNode } from 'react';
import { today, useAmount } from '../amount-field';
import { useRecordPayment, type OfflinePayment } from '../api/enter';
import type { OfflineMethod } from '../api/types';
import { SamePayment } from './SamePayment';
import styles from './dialogs.module.css';

export interface RecordPaymentDialogProps {
  leaseId: string;
  currency: string;
  /** The tenants, to choose who paid. */
  tenants: readonly { id: string; name: string }[];
  /** What is owed, as a first guess. */
  owedCents?: number;
  /** Today in the time zone of the property. A payment can't have a later date. */
  day?: string;
  /** Who gets no email about it. */
  paperNote?: ReactNode;
  onClose: () => void;
}

const METHODS: readonly OfflineMethod[] = ['transfer', 'cheque', 'cash'];

/** Choices besides the tenants: someone else by name, and unknown. */
const [OTHER, UNKNOWN] = ['other', 'unknown'];

function payerOf({ payer, payerName }: { payer: string; payerName: string }) {
  if (payer === OTHER) return { payerName: payerName.trim() };
  return payer === UNKNOWN ? {} : { payerTenantId: payer };
}

/** Records a payment that reached the landlord outside of the product; it settles the oldest charge first. */
export function RecordPaymentDialog({
  leaseId,
  currency,
  tenants,
  owedCents = 0,
  day = today(),
  paperNote,
  onClose,
}: RecordPaymentDialogProps) {
  const t = useT();
  const problemText = useProblemText();
  const amountOf = useAmount(currency);
  const locale = localeOf(useLanguage().language);
  const note = useNote('ledger');
  const { money } = useFormats();
  const record = useRecordPayment(leaseId, onClose);
  const form = useFormik({
    initialValues: {
      amount: owedCents > 0 ? typedAmount(owedCents, currency, locale) : '',
      payer: '',
      payerName: '',
      method: 'transfer' as OfflineMethod,
      paidOn: day,
      note: '',
    },
    validate: ({ amount, payer, payerName, paidOn }) => ({
      ...(amountOf(amount).error && { amount: amountOf(amount).error }),
      ...(!payer && { payer: t('ledger.record.payerMissing') }),
      ...(payer === OTHER && !payerName.trim() && { payerName: t('ledger.record.payerNameMissing') }),
      ...((!paidOn || paidOn > day) && { paidOn: t('ledger.record.dayWrong') }),
    }),
    onSubmit: ({ amount, method, paidOn, ...words }) =>
      send({
        amountCents: amountOf(amount).cents ?? 0,
        method,
        paidOn,
        ...payerOf(words),
        ...(words.note.trim() && { note: words.note.trim() }),
      }),
  });
  const [same, setSame] = useState<{ payment: OfflinePayment; on: string }>();
  const send = (payment: OfflinePayment) =>
    record.mutate(payment, {
      onSuccess: () =>
        toast({ title: note((t) => t('ledger.record.done', { amount: money(payment.amountCents, currency) })) }),
      onError: (error) => {
        const { reason, values } = toProblem(error);
        if (reason === 'same_payment_recorded') setSame({ payment, on: String(values['day']) });
      },
    });
  const dialog = useDialogForm(form);
  const { values, touched, errors } = form;
  const payers = [
    ...tenants.map(({ id, name }) => ({ value: id, label: name })),
    { value: OTHER, label: t('ledger.record.payerOther') },
    { value: UNKNOWN, label: t('ledger.record.payerUnknown') },
  ];
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('ledger.cancel')}
      </Button>
      <Button loading={record.isPending} {...dialog.send}>
        {t('ledger.record.verb')}
      </Button>
    </>
  );
  if (same)
    return (
      <SamePayment
        amount={money(same.payment.amountCents, currency)}
        on={same.on}
        loading={record.isPending}
        // The refusal that opened this view is the question itself.
        error={record.variables?.anotherPayment ? record.error : null}
        onClose={() => {
          record.reset();
          setSame(undefined);
        }}
        onConfirm={() => send({ ...same.payment, anotherPayment: true })}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('ledger.record.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <form className={styles.form} {...dialog.form}>
        {record.error && <FormError title={problemText(record.error)} />}
        <p className={styles.text}>{t('ledger.record.text')}</p>
        <MoneyField
          label={t('ledger.amount.label')}
          currency={currency}
          {...form.getFieldProps('amount')}
          error={touched.amount && errors.amount}
        />
        <SelectField
          label={t('ledger.record.payer')}
          placeholder={t('ledger.record.payerChoose')}
          options={payers}
          {...form.getFieldProps('payer')}
          error={touched.payer && errors.payer}
        />
        {values.payer === OTHER && (
          <TextField
            label={t('ledger.record.payerName')}
            help={t('ledger.record.payerNameHelp')}
            maxLength={200}
            {...form.getFieldProps('payerName')}
            error={touched.payerName && errors.payerName}
          />
        )}
        <SelectField
          label={t('ledger.record.method')}
          options={METHODS.map((value) => ({ value, label: capital(t(`ledger.method.${methodIn(value, currency)}`)) }))}
          {...form.getFieldProps('method')}
        />
        <TextField
          label={t('ledger.record.paidOn')}
          type="date"
          max={day}
          help={isOldNews(values.paidOn, day) && t('ledger.record.old', { days: PAYMENT_NEWS_DAYS })}
          {...form.getFieldProps('paidOn')}
          error={touched.paidOn && errors.paidOn}
        />
        <TextField
          label={t('ledger.record.note')}
          labelEnd={t('ledger.optional')}
          maxLength={300}
          {...form.getFieldProps('note')}
        />
        {paperNote}
      </form>
    </Dialog>
  );
}
