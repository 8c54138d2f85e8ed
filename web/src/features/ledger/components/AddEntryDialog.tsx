import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Dialog } from '@ui/overlay/Dialog';
import { useFormik } from 'formik';
import type { ReactNode } from 'react';
import { today, useAmount } from '../amount-field';
import { useAddEntry, type HandEntry } from '../api/enter';
import { ledgerSummaryQuery } from '../api/ledger';
import { useExplainDeposit } from './use-explain-deposit';
import styles from './dialogs.module.css';

interface AddEntryDialogProps {
  leaseId: string;
  currency: string;
  paperNote?: ReactNode;
  onClose: () => void;
}

const KINDS: readonly HandEntry['kind'][] = ['charges', 'deposit', 'credits'];

/**
 * Adds a charge besides the rent, a deposit or a credit. The tenant sees what it is for. The region’s limit applies to
 * a deposit.
 */
export function AddEntryDialog({ leaseId, currency, paperNote, onClose }: AddEntryDialogProps) {
  const t = useT();
  const problemText = useProblemText();
  const explain = useExplainDeposit(currency);
  const amountOf = useAmount(currency);
  const add = useAddEntry(leaseId, onClose);
  const { data: summary } = useQuery(ledgerSummaryQuery(leaseId));
  // The day at the property, until another is typed: where the reader is, it may be tomorrow already.
  const dayOf = (typed: string) => typed || (summary?.today ?? today());
  const form = useFormik({
    initialValues: { kind: 'charges' as HandEntry['kind'], amount: '', label: '', dueOn: '' },
    validate: ({ kind, amount, label }) => ({
      ...(amountOf(amount).error && { amount: amountOf(amount).error }),
      ...(kind !== 'deposit' && !label.trim() && { label: t('ledger.add.labelMissing') }),
    }),
    onSubmit: ({ kind, amount, label, dueOn }) => {
      add.mutate({
        kind,
        amountCents: amountOf(amount).cents ?? 0,
        ...(label.trim() && { label: label.trim() }),
        ...(kind !== 'credits' && { dueOn: dayOf(dueOn) }),
      });
    },
  });
  const dialog = useDialogForm(form);
  const { values, touched, errors } = form;
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('ledger.cancel')}
      </Button>
      <Button loading={add.isPending} {...dialog.send}>
        {t(`ledger.add.verb.${values.kind}`)}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('ledger.add.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <form className={styles.form} {...dialog.form}>
        {add.error && <FormError title={explain(add.error) ?? problemText(add.error)} />}
        <SegmentedControl
          label={t('ledger.add.kind')}
          value={values.kind}
          onChange={(kind) => void form.setFieldValue('kind', kind)}
          options={KINDS.map((value) => ({ value, label: t(`ledger.add.kinds.${value}`) }))}
        />
        <MoneyField
          label={t('ledger.amount.label')}
          currency={currency}
          {...form.getFieldProps('amount')}
          error={touched.amount && errors.amount}
        />
        <TextField
          label={t('ledger.add.label')}
          labelEnd={values.kind === 'deposit' && t('ledger.optional')}
          help={t(values.kind === 'deposit' ? 'ledger.add.depositHelp' : 'ledger.add.labelHelp')}
          maxLength={120}
          {...form.getFieldProps('label')}
          error={touched.label && errors.label}
        />
        {values.kind !== 'credits' && (
          <TextField
            label={t('ledger.add.dueOn')}
            type="date"
            {...form.getFieldProps('dueOn')}
            value={dayOf(values.dueOn)}
          />
        )}
        {paperNote}
      </form>
    </Dialog>
  );
}
