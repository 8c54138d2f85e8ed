import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { centsOf, typedAmount } from '@contract/amount-text';
import { EXPENSE_CATEGORIES } from '@contract/expense-categories';
import { localeOf } from '@contract/languages';
import { EXPENSE_FREQUENCIES } from '@contract/recurring';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { NewerVersion } from '@parts/form/NewerVersion';
import { useBegunAgain } from '@parts/form/use-begun';
import { useDialogForm } from '@parts/form/use-dialog-form';
import { useNote } from '@parts/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { FormikProvider, useFormik } from 'formik';
import { propertyChoicesQuery, unitChoicesQuery, type Category } from '../api/expenses';
import { oneRecurringQuery, useSaveRecurring, type Frequency, type RecurringExpense } from '../api/recurring';
import styles from './expenses.module.css';

interface Values {
  propertyId: string;
  unitId: string;
  category: Category;
  frequency: Frequency;
  amount: string;
  tax: string;
  payee: string;
  note: string;
  nextOn: string;
  endsOn: string;
}

function startOf(present: RecurringExpense | undefined, propertyId: string, locale: string): Values {
  const amount = (cents: number | undefined) => (cents && present ? typedAmount(cents, present.currency, locale) : '');
  return {
    propertyId: present?.propertyId ?? propertyId,
    unitId: present?.unitId ?? '',
    category: present?.category ?? 'insurance',
    frequency: present?.frequency ?? 'monthly',
    amount: amount(present?.amountCents),
    tax: amount(present?.taxCents),
    payee: present?.payee ?? '',
    note: present?.note ?? '',
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
  const { language } = useLanguage();
  const locale = localeOf(language);
  const [present, catchUp] = useBegunAgain(given, oneRecurringQuery(given?.id ?? ''));
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  const save = useSaveRecurring(() => {
    toast({ title: note((t) => t(present ? 'expenses.recurring.changed' : 'expenses.recurring.added')) });
    onClose();
  });
  const currency = (id: string) =>
    properties.find((property) => property.id === id)?.currency ?? present?.currency ?? 'CAD';
  const cents = (text: string, id: string) => centsOf(text, locale, currency(id));
  const form = useFormik<Values>({
    initialValues: startOf(present, propertyId, locale),
    validate: (values) => {
      const amount = cents(values.amount, values.propertyId);
      const tax = values.tax.trim() ? cents(values.tax, values.propertyId) : 0;
      const unreadable = t('parts.form.money', { example: typedAmount(165_000, currency(values.propertyId), locale) });
      return {
        ...(!values.propertyId && { propertyId: t('expenses.form.required') }),
        ...(!values.payee.trim() && { payee: t('expenses.form.required') }),
        ...(!values.nextOn && { nextOn: t('expenses.form.required') }),
        ...(values.endsOn && values.endsOn < values.nextOn && { endsOn: t('expenses.recurring.endBeforeNext') }),
        ...((amount === null || amount <= 0) && {
          amount: amount === null && values.amount.trim() ? unreadable : t('expenses.form.amount'),
        }),
        ...((tax === null || (amount !== null && tax > amount)) && {
          tax: tax === null ? unreadable : t('expenses.form.tax'),
        }),
      };
    },
    onSubmit: (values) =>
      save.mutate({
        present,
        body: {
          propertyId: values.propertyId,
          unitId: values.unitId || null,
          category: values.category,
          frequency: values.frequency,
          payee: values.payee.trim(),
          note: values.note.trim() || null,
          amountCents: cents(values.amount, values.propertyId) ?? 0,
          taxCents: values.tax.trim() ? (cents(values.tax, values.propertyId) ?? 0) : 0,
          nextOn: values.nextOn,
          endsOn: values.endsOn || null,
        },
      }),
  });
  const { values } = form;
  const stale = present !== undefined && save.error !== null && toProblem(save.error).code === 'stale_version';
  const dialog = useDialogForm(form);
  const { data: property } = useQuery(unitChoicesQuery(values.propertyId));
  const error = (name: keyof Values) => (form.touched[name] ? form.errors[name] : undefined);
  return (
    <Dialog
      open
      title={t(present ? 'expenses.recurring.changeTitle' : 'expenses.recurring.addTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
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
        {stale && (
          <FormikProvider value={form}>
            <NewerVersion<Values> catchUp={async () => startOf(await catchUp(), propertyId, locale)} />
          </FormikProvider>
        )}
        <p className={styles.quiet}>{t(present ? 'expenses.recurring.changeText' : 'expenses.recurring.addText')}</p>
        <div className={styles.pair}>
          <SelectField
            label={t('expenses.property')}
            placeholder={t('expenses.choose')}
            options={properties.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getFieldProps('propertyId')}
            onChange={(event) => void form.setValues({ ...values, propertyId: event.target.value, unitId: '' })}
            error={error('propertyId')}
          />
          <SelectField
            label={t('expenses.unit')}
            placeholder={t('expenses.wholeProperty')}
            options={(property?.units ?? []).map(({ id, label }) => ({ value: id, label }))}
            {...form.getFieldProps('unitId')}
          />
        </div>
        <div className={styles.pair}>
          <SelectField
            label={t('expenses.category')}
            options={EXPENSE_CATEGORIES.map((value) => ({ value, label: t(`expenses.categories.${value}`) }))}
            {...form.getFieldProps('category')}
          />
          <SelectField
            label={t('expenses.recurring.frequency')}
            options={EXPENSE_FREQUENCIES.map((value) => ({ value, label: t(`expenses.frequency.${value}`) }))}
            {...form.getFieldProps('frequency')}
          />
        </div>
        <TextField
          label={t('expenses.payee')}
          maxLength={120}
          autoComplete="off"
          {...form.getFieldProps('payee')}
          error={error('payee')}
        />
        <div className={styles.pair}>
          <TextField
            label={t('expenses.amount')}
            inputMode="decimal"
            suffix={currency(values.propertyId)}
            {...form.getFieldProps('amount')}
            error={error('amount')}
          />
          <TextField
            label={t('expenses.tax')}
            labelEnd={t('expenses.optional')}
            inputMode="decimal"
            suffix={currency(values.propertyId)}
            {...form.getFieldProps('tax')}
            error={error('tax')}
          />
        </div>
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
        <TextField
          label={t('expenses.note')}
          labelEnd={t('expenses.optional')}
          maxLength={300}
          {...form.getFieldProps('note')}
        />
      </form>
    </Dialog>
  );
}
