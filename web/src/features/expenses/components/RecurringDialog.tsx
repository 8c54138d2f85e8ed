import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { EXPENSE_FREQUENCIES } from '@contract/recurring';
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
import { oneRecurringQuery, useSaveRecurring, type Frequency, type RecurringExpense } from '../api/recurring';
import { ExpenseFields } from './ExpenseFields';
import { typedExpense, useExpenseValues, type ExpenseValues } from './use-expense-values';
import styles from './expenses.module.css';

interface Values extends ExpenseValues {
  frequency: Frequency;
  nextOn: string;
  endsOn: string;
}

function startOf(present: RecurringExpense | undefined, propertyId: string, locale: string): Values {
  return {
    ...typedExpense(present, { propertyId, category: 'insurance' }, locale),
    frequency: present?.frequency ?? 'monthly',
    nextOn: present?.nextOn ?? new Date().toLocaleDateString('en-CA'),
    endsOn: present?.endsOn ?? '',
  };
}

/** Adds an expense that comes back, or changes one for the days to come. */
export function RecurringDialog({
  present: given,
  propertyId = '',
  onClose,
}: {
  present?: RecurringExpense;
  propertyId?: string;
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('expenses');
  const problemText = useProblemText();
  const [present, catchUp] = useBegunAgain(given, oneRecurringQuery(given?.id ?? ''));
  const { currencyOf, check, bodyOf, locale } = useExpenseValues(present);
  const save = useSaveRecurring(() => {
    toast({ title: note((t) => t(present ? 'expenses.recurring.changed' : 'expenses.recurring.added')) });
    onClose();
  });
  const form = useFormik<Values>({
    initialValues: startOf(present, propertyId, locale),
    validate: (values) => ({
      ...check(values),
      ...(!values.nextOn && { nextOn: t('expenses.form.required') }),
      ...(values.endsOn && values.endsOn < values.nextOn && { endsOn: t('expenses.recurring.endBeforeNext') }),
    }),
    onSubmit: (values) => {
      const { frequency, nextOn, endsOn } = values;
      save.mutate({ present, body: { ...bodyOf(values), frequency, nextOn, endsOn: endsOn || null } });
    },
  });
  const { values } = form;
  const stale = present !== undefined && save.error !== null && toProblem(save.error).code === 'stale_version';
  const dialog = useDialogForm(form);
  const error = (name: keyof Values) => (form.touched[name] ? form.errors[name] : undefined);
  return (
    <Dialog
      open
      title={t(present ? 'expenses.recurring.changeTitle' : 'expenses.recurring.addTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('expenses.cancel')}
          </Button>
          <Button loading={save.isPending} {...dialog.send}>
            {t(present ? 'expenses.recurring.save' : 'expenses.recurring.add')}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        {save.error && !stale && <FormError title={problemText(save.error)} />}
        <p className={styles.quiet}>{t(present ? 'expenses.recurring.changeText' : 'expenses.recurring.addText')}</p>
        <FormikProvider value={form}>
          {stale && <NewerVersion<Values> catchUp={async () => startOf(await catchUp(), propertyId, locale)} />}
          <ExpenseFields
            currency={currencyOf(values.propertyId)}
            when={
              <SelectField
                label={t('expenses.recurring.frequency')}
                options={EXPENSE_FREQUENCIES.map((value) => ({ value, label: t(`expenses.frequency.${value}`) }))}
                {...form.getFieldProps('frequency')}
              />
            }
          >
            <div className={styles.pair}>
              <TextField
                type="date"
                label={t('expenses.recurring.nextOn')}
                {...form.getFieldProps('nextOn')}
                error={error('nextOn')}
              />
              <TextField
                type="date"
                label={t('expenses.recurring.endsOn')}
                labelEnd={t('expenses.optional')}
                {...form.getFieldProps('endsOn')}
                error={error('endsOn')}
              />
            </div>
          </ExpenseFields>
        </FormikProvider>
      </form>
    </Dialog>
  );
}
