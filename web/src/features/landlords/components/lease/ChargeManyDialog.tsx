import { useProblemText } from '@api/problem-text';
import { centsOf, typedAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { MoneyField } from '@shared/form/MoneyField';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { OnPaper } from '@shared/lease-letters/OnPaper';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useFormik } from 'formik';
import { useState } from 'react';
import { v4 } from 'uuid';
import type { BulkOutcome } from '../../api/bulk';
import { useChargeMany } from '../../api/charge-many';
import { TaskBar } from '../TaskBar';
import styles from '../list.module.css';

interface ChargeManyDialogProps {
  ids: readonly string[];
  /** Of those that are shown; the server refuses the others that have another one. */
  currency: string;
  /** Tenants of these leases who get no email about it. */
  onPaper?: readonly string[];
  onDone: (outcome: BulkOutcome) => void;
  onClose: () => void;
}

/** One charge for several leases: the same amount, words and due day for each. */
export function ChargeManyDialog({ ids, currency, onPaper = [], onDone, onClose }: ChargeManyDialogProps) {
  const t = useT();
  const mail = useMailWord();
  const problemText = useProblemText();
  const locale = localeOf(useLanguage().language);
  // The dialog keeps one key while it is open, so that a second click after a lost answer charges no one twice.
  const [key] = useState(() => v4());
  const charge = useChargeMany();
  const [made, setMade] = useState(0);
  const amountOf = (text: string) => centsOf(text, locale, currency) ?? 0;
  const form = useFormik({
    initialValues: { amount: '', label: '', dueOn: '' },
    validate: ({ amount, label }) => ({
      ...(amountOf(amount) <= 0 && { amount: t('parts.form.money', { example: typedAmount(2500, currency, locale) }) }),
      ...(!label.trim() && { label: t('parts.form.required') }),
    }),
    onSubmit: ({ amount, label, dueOn }) =>
      charge.mutate(
        {
          ids: [...ids],
          key,
          ...(isCurrency(currency) && { currency }),
          amountCents: amountOf(amount),
          label: label.trim(),
          ...(dueOn && { dueOn }),
          onProgress: setMade,
        },
        { onSuccess: onDone },
      ),
  });
  const dialog = useDialogForm(form);
  const progress = t('landlords.charge.making', { done: made, total: ids.length });
  const { touched, errors } = form;
  return (
    <Dialog
      open
      size="sm"
      title={t('landlords.charge.title', { count: ids.length })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('landlords.charge.cancel')}
          </Button>
          <Button loading={charge.isPending} {...dialog.send}>
            {t('landlords.charge.verb')}
          </Button>
        </>
      }
    >
      <form className={styles.stack} {...dialog.form}>
        {charge.error && <FormError title={problemText(charge.error)} />}
        <Text ink={2}>{t('landlords.charge.text', mail)}</Text>
        <OnPaper names={onPaper} />
        <MoneyField
          label={t('landlords.charge.amount')}
          currency={currency}
          {...form.getFieldProps('amount')}
          error={touched.amount && errors.amount}
        />
        <TextField
          label={t('landlords.charge.label')}
          help={t('landlords.charge.labelHelp')}
          maxLength={120}
          {...form.getFieldProps('label')}
          error={touched.label && errors.label}
        />
        <TextField
          label={t('landlords.charge.dueOn')}
          help={t('landlords.charge.dueOnHelp')}
          type="date"
          {...form.getFieldProps('dueOn')}
        />
        {charge.isPending && (
          <div role="status">
            <Text>{progress}</Text>
            <TaskBar label={progress} done={made} total={ids.length} />
          </div>
        )}
      </form>
    </Dialog>
  );
}
