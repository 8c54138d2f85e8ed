import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { RadioCards } from '@ui/fields/RadioCards';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useFormik } from 'formik';
import { useAmount } from '../amount-field';
import { useRefund } from '../api/enter';
import type { LedgerRow, RefundBalance } from '../api/types';
import { CashbackTaken } from './CashbackTaken';
import { OwedAgain } from './OwedAgain';
import styles from './dialogs.module.css';

const BALANCES = ['owed_again', 'forgiven'] as const satisfies readonly RefundBalance[];

interface Values {
  amount: string;
  balance: RefundBalance | undefined;
  reason: string;
}

/** Refunds a payment or a part of it, and asks whether the tenant owes the amount again or the landlord forgives it. */
export function RefundDialog({ row, paymentId, onClose }: { row: LedgerRow; paymentId: string; onClose: () => void }) {
  const t = useT();
  const { money, day } = useFormats();
  const problemText = useProblemText();
  const amountOf = useAmount(row.currency);
  const refund = useRefund(onClose);
  const paid = row.paymentCents ?? 0;
  const form = useFormik<Values>({
    initialValues: { amount: '', balance: undefined, reason: '' },
    validate: ({ amount, balance, reason }) => ({
      ...(amountOf(amount).error && { amount: amountOf(amount).error }),
      ...(!balance && { balance: t('ledger.refund.balance.missing') }),
      ...(balance === 'forgiven' && !reason.trim() && { reason: t('ledger.refund.reason.missing') }),
    }),
    onSubmit: ({ amount, balance, reason }) => {
      if (balance)
        refund.mutate({
          paymentId,
          amountCents: amountOf(amount).cents ?? 0,
          balance,
          ...(reason.trim() && { reason: reason.trim() }),
        });
    },
  });
  const dialog = useDialogForm(form);
  const { touched, errors } = form;
  const cents = amountOf(form.values.amount).cents ?? 0;
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('ledger.cancel')}
      </Button>
      <Button loading={refund.isPending} {...dialog.send}>
        {t('ledger.refund.verb')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('ledger.refund.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <form className={styles.form} {...dialog.form}>
        {refund.error && <FormError title={problemText(refund.error)} />}
        <p className={styles.text}>
          {t('ledger.refund.text', { amount: money(paid, row.currency), day: day(row.date) })}
        </p>
        <MoneyField
          label={t('ledger.amount.label')}
          currency={row.currency}
          {...form.getFieldProps('amount')}
          error={touched.amount && errors.amount}
        />
        <RadioCards
          label={t('ledger.refund.balance.label')}
          name="balance"
          options={BALANCES.map((value) => ({
            value,
            label: t(`ledger.refund.balance.${value}`),
            description: t(`ledger.refund.balance.${value}.text`),
          }))}
          value={form.values.balance}
          onChange={(value) => void form.setFieldValue('balance', value)}
          error={touched.balance && errors.balance}
        />
        {form.values.balance === 'owed_again' && cents > 0 && cents <= paid && (
          <OwedAgain paymentId={paymentId} amountCents={cents} currency={row.currency} />
        )}
        {form.values.balance === 'forgiven' && cents > 0 && cents <= paid && (
          <CashbackTaken paymentId={paymentId} amountCents={cents} currency={row.currency} />
        )}
        <TextField
          label={t('ledger.refund.reason')}
          labelEnd={form.values.balance === 'forgiven' ? undefined : t('ledger.optional')}
          maxLength={300}
          {...form.getFieldProps('reason')}
          error={touched.reason && errors.reason}
        />
      </form>
    </Dialog>
  );
}
