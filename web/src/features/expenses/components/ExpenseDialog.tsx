import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { NewerVersion } from '@shared/form/NewerVersion';
import { useBegunAgain } from '@shared/form/use-begun';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FileField } from '@ui/fields/FileField';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { expenseQuery, useSaveExpense, type Expense } from '../api/expenses';
import { ExpenseFields } from './ExpenseFields';
import { typedExpense, useExpenseValues, type ExpenseValues } from './use-expense-values';
import styles from './expenses.module.css';

interface Values extends ExpenseValues {
  /** Undefined until a day was typed: then it is today at the property, and follows the choice of one. */
  spentOn: string | undefined;
}

function startOf(present: Expense | undefined, propertyId: string, locale: string): Values {
  return {
    ...typedExpense(present, { propertyId, category: 'repairs' }, locale),
    spentOn: present?.spentOn,
  };
}

/** Enters or corrects an expense. For a correction the ledger reverses the previous entry and keeps both. */
export function ExpenseDialog({
  present: given,
  propertyId = '',
  onClose,
}: {
  present?: Expense;
  propertyId?: string;
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('expenses');
  const problemText = useProblemText();
  const [present, catchUp] = useBegunAgain(given, expenseQuery(given?.id ?? ''));
  const [invoice, setInvoice] = useState<File>();
  const { currencyOf, todayAt, check, bodyOf, language, locale } = useExpenseValues(present);
  const save = useSaveExpense(() => {
    toast({ title: note((t) => t(present ? 'expenses.corrected' : 'expenses.added')) });
    onClose();
  });
  const form = useFormik<Values>({
    initialValues: startOf(present, propertyId, locale),
    validate: (values) => ({
      ...check(values),
      ...(values.spentOn === '' && { spentOn: t('expenses.form.required') }),
    }),
    onSubmit: (values) =>
      save.mutate({
        present,
        invoice,
        language,
        body: { ...bodyOf(values), spentOn: values.spentOn ?? todayAt(values.propertyId) },
      }),
  });
  const { values } = form;
  const stale = present !== undefined && save.error !== null && toProblem(save.error).code === 'stale_version';
  const dialog = useDialogForm(form);
  const kept = invoice?.name ?? present?.document?.name;
  const invoiceHelp = kept === undefined ? t('expenses.invoiceHelp') : t('expenses.invoiceNow', { name: kept });
  return (
    <Dialog
      open
      title={t(present ? 'expenses.correctTitle' : 'expenses.addTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('expenses.cancel')}
          </Button>
          <Button loading={save.isPending} {...dialog.send}>
            {t(present ? 'expenses.correct' : 'expenses.addVerb')}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        {save.error && !stale && <FormError title={problemText(save.error)} />}
        {present && <p className={styles.quiet}>{t('expenses.correctText')}</p>}
        <FormikProvider value={form}>
          {stale && <NewerVersion<Values> catchUp={async () => startOf(await catchUp(), propertyId, locale)} />}
          <ExpenseFields
            currency={currencyOf(values.propertyId)}
            when={
              <TextField
                type="date"
                label={t('expenses.spentOn')}
                {...form.getFieldProps('spentOn')}
                value={values.spentOn ?? todayAt(values.propertyId)}
                error={form.touched.spentOn ? form.errors.spentOn : undefined}
              />
            }
          />
        </FormikProvider>
        <FileField
          label={t('expenses.invoiceChoose')}
          help={invoiceHelp}
          accept="application/pdf,image/*"
          onFiles={([file]) => setInvoice(file)}
        />
      </form>
    </Dialog>
  );
}
