import { useProblemText } from '@api/problem-text';
import { methodIn } from '@contract/transfer-name';
import { capital } from '@i18n/capital';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { RadioCards } from '@ui/fields/RadioCards';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useFormik } from 'formik';
import type { ReactNode } from 'react';
import { today, useAmount } from '../amount-field';
import { useGiveBack } from '../api/enter';
import { ledgerSummaryQuery } from '../api/ledger';
import type { OfflineMethod, RecordedRow, RefundBalance } from '../api/types';
import { OwedAgain } from './OwedAgain';
import { useExplainDeposit } from './use-explain-deposit';
import styles from './dialogs.module.css';

const METHODS: readonly OfflineMethod[] = ['transfer', 'cheque', 'cash'];
const BALANCES = ['owed_again', 'forgiven'] as const satisfies readonly RefundBalance[];

interface Values {
  amount: string;
  givenOn: string | undefined;
  method: OfflineMethod;
  reference: string;
  balance: RefundBalance | undefined;
  reason: string;
}

interface GiveBackProps {
  leaseId: string;
  row: RecordedRow;
  paymentId: string;
  /** Shown above the fields: the choice that opened this dialog, if any. */
  children?: ReactNode;
  onClose: () => void;
}

/** What of a payment has not been given back yet, in minor units. */
const leftOf = ({ leftCents, paymentCents }: RecordedRow) => leftCents ?? paymentCents ?? 0;

interface BeyondProps {
  paymentId: string;
  currency: string;
  /** What exceeds the tenants' credit, in minor units. */
  beyond: number;
  /** All that is given back, in minor units; undefined while it's more than there is. */
  amountCents: number | undefined;
  value: RefundBalance | undefined;
  onChange: (value: RefundBalance) => void;
  error: string | false | undefined;
}

/** Whether what exceeds the credit is owed again or forgiven, and what follows. */
function BeyondCredit({ paymentId, currency, beyond, amountCents, value, onChange, error }: BeyondProps) {
  const t = useT();
  const { money } = useFormats();
  return (
    <>
      <RadioCards
        label={t('ledger.give.beyond', { amount: money(beyond, currency) })}
        name="balance"
        options={BALANCES.map((one) => ({
          value: one,
          label: t(`ledger.refund.balance.${one}`),
          description: t(`ledger.refund.balance.${one}.text`),
        }))}
        value={value}
        onChange={onChange}
        error={error}
      />
      {amountCents !== undefined && value === 'owed_again' && (
        <OwedAgain paymentId={paymentId} amountCents={amountCents} currency={currency} />
      )}
    </>
  );
}

/**
 * Records money of a payment that the landlord gave back. It comes off the tenants' credit; what exceeds the credit is owed
 * again or forgiven, and only then the dialog asks which.
 */
export function GiveBackDialog({ leaseId, row, paymentId, children, onClose }: GiveBackProps) {
  const t = useT();
  const { money, day } = useFormats();
  const problemText = useProblemText();
  const { currency, date } = row;
  const explain = useExplainDeposit(currency);
  const amountOf = useAmount(currency);
  const note = useNote('ledger');
  const give = useGiveBack(onClose);
  const { data: summary } = useQuery(ledgerSummaryQuery(leaseId));
  // Today in the time zone of the property. For the reader it may already be tomorrow, which the server refuses.
  const lastDay = summary?.today ?? today();
  const left = leftOf(row);
  const credit = Math.max(0, -(summary?.balanceCents ?? 0));
  const beyondOf = (amount: string) => Math.max(0, (amountOf(amount).cents ?? 0) - credit);
  const form = useFormik<Values>({
    initialValues: {
      amount: '',
      givenOn: undefined,
      method: 'transfer',
      reference: '',
      balance: undefined,
      reason: '',
    },
    validate: ({ amount, givenOn = lastDay, balance, reason }) => ({
      ...(amountOf(amount).error && { amount: amountOf(amount).error }),
      ...((amountOf(amount).cents ?? 0) > left && { amount: t('ledger.give.left', { left: money(left, currency) }) }),
      ...((givenOn < date || givenOn > lastDay) && { givenOn: t('ledger.back.dayWrong') }),
      ...(beyondOf(amount) > 0 && !balance && { balance: t('ledger.refund.balance.missing') }),
      ...(beyondOf(amount) > 0 &&
        balance === 'forgiven' &&
        !reason.trim() && { reason: t('ledger.refund.reason.missing') }),
    }),
    onSubmit: ({ amount, givenOn = lastDay, method, reference, balance, reason }) => {
      const amountCents = amountOf(amount).cents ?? 0;
      give.mutate(
        {
          paymentId,
          amountCents,
          givenOn,
          method,
          ...(reference.trim() && { reference: reference.trim() }),
          ...(beyondOf(amount) > 0 && balance && { balance }),
          ...(reason.trim() && { reason: reason.trim() }),
        },
        {
          onSuccess: () =>
            toast({ title: note((t) => t('ledger.give.done', { amount: money(amountCents, currency) })) }),
        },
      );
    },
  });
  const dialog = useDialogForm(form);
  const { values, touched, errors } = form;
  const cents = amountOf(values.amount).cents ?? 0;
  const beyond = beyondOf(values.amount);
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('ledger.cancel')}
      </Button>
      <Button loading={give.isPending} {...dialog.send}>
        {t('ledger.give.verb')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('ledger.give.title')} closeLabel={t('app.close')} actions={actions}>
      <form className={styles.form} {...dialog.form}>
        {give.error && <FormError title={explain(give.error) ?? problemText(give.error)} />}
        {children}
        <p className={styles.text}>{t('ledger.give.text', { left: money(left, currency), day: day(date) })}</p>
        <MoneyField
          label={t('ledger.amount.label')}
          currency={currency}
          {...form.getFieldProps('amount')}
          error={touched.amount && errors.amount}
        />
        {credit > 0 && beyond === 0 && (
          <p className={styles.text}>{t('ledger.give.credit', { credit: money(credit, currency) })}</p>
        )}
        {beyond > 0 && (
          <BeyondCredit
            {...{ paymentId, currency, beyond }}
            amountCents={cents <= left ? cents : undefined}
            value={values.balance}
            onChange={(value) => void form.setFieldValue('balance', value)}
            error={touched.balance && errors.balance}
          />
        )}
        <TextField
          label={t('ledger.give.day')}
          type="date"
          min={date}
          max={lastDay}
          {...form.getFieldProps('givenOn')}
          value={values.givenOn ?? lastDay}
          error={touched.givenOn && errors.givenOn}
        />
        <SelectField
          label={t('ledger.give.method')}
          options={METHODS.map((value) => ({ value, label: capital(t(`ledger.method.${methodIn(value, currency)}`)) }))}
          {...form.getFieldProps('method')}
        />
        <TextField
          label={t('ledger.give.reference')}
          labelEnd={t('ledger.optional')}
          maxLength={120}
          {...form.getFieldProps('reference')}
        />
        <TextField
          label={t('ledger.refund.reason')}
          labelEnd={beyond > 0 && values.balance === 'forgiven' ? undefined : t('ledger.optional')}
          maxLength={300}
          {...form.getFieldProps('reason')}
          error={touched.reason && errors.reason}
        />
      </form>
    </Dialog>
  );
}
