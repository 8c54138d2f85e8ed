import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { centsOf, typedAmount } from '@contract/amount-text';
import { EXPENSE_CATEGORIES } from '@contract/expense-categories';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { NewerVersion } from '@parts/form/NewerVersion';
import { useBegunAgain } from '@parts/form/use-begun';
import { useDialogForm } from '@parts/form/use-dialog-form';
import { useNote } from '@parts/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FileField } from '@ui/fields/FileField';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import {
  expenseQuery,
  propertyChoicesQuery,
  unitChoicesQuery,
  useSaveExpense,
  type Category,
  type Expense,
} from '../api/expenses';
import styles from './expenses.module.css';

/** Today where the reader is, as a day. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

interface Values {
  propertyId: string;
  unitId: string;
  category: Category;
  spentOn: string;
  amount: string;
  tax: string;
  payee: string;
  note: string;
}

function startOf(present: Expense | undefined, propertyId: string, locale: string): Values {
  if (!present)
    return { propertyId, unitId: '', category: 'repairs', spentOn: today(), amount: '', tax: '', payee: '', note: '' };
  const { unitId, note, amountCents, taxCents, category, spentOn, payee, currency } = present;
  const text = (cents: number) => typedAmount(cents, currency, locale);
  return {
    propertyId: present.propertyId,
    unitId: unitId ?? '',
    category,
    spentOn,
    payee,
    note: note ?? '',
    amount: text(amountCents),
    tax: taxCents ? text(taxCents) : '',
  };
}

/** Enters an expense, or corrects one: then the ledger takes the former entry back and keeps both. */
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
  const { language } = useLanguage();
  const locale = localeOf(language);
  const [present, catchUp] = useBegunAgain(given, expenseQuery(given?.id ?? ''));
  const [invoice, setInvoice] = useState<File>();
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  const save = useSaveExpense(() => {
    toast({ title: note((t) => t(present ? 'expenses.corrected' : 'expenses.added')) });
    onClose();
  });
  const currency = (id: string) =>
    properties.find((property) => property.id === id)?.currency ?? present?.currency ?? 'CAD';
  const cents = (text: string, id: string) => centsOf(text, locale, currency(id));
  const form = useFormik<Values>({
    initialValues: startOf(present, propertyId, locale),
    validate: (values) => {
      const amount = cents(values.amount, values.propertyId);
      const unreadable = t('parts.form.money', { example: typedAmount(165_000, currency(values.propertyId), locale) });
      const tax = values.tax.trim() ? cents(values.tax, values.propertyId) : 0;
      return {
        ...(!values.propertyId && { propertyId: t('expenses.form.required') }),
        ...(!values.payee.trim() && { payee: t('expenses.form.required') }),
        ...(!values.spentOn && { spentOn: t('expenses.form.required') }),
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
        invoice,
        language,
        body: {
          propertyId: values.propertyId,
          unitId: values.unitId || null,
          category: values.category,
          spentOn: values.spentOn,
          payee: values.payee.trim(),
          note: values.note.trim() || null,
          amountCents: cents(values.amount, values.propertyId) ?? 0,
          taxCents: values.tax.trim() ? (cents(values.tax, values.propertyId) ?? 0) : 0,
        },
      }),
  });
  const { values } = form;
  const stale = present !== undefined && save.error !== null && toProblem(save.error).code === 'stale_version';
  const dialog = useDialogForm(form);
  const { data: property } = useQuery(unitChoicesQuery(values.propertyId));
  const kept = invoice?.name ?? present?.document?.name;
  const invoiceHelp = kept === undefined ? t('expenses.invoiceHelp') : t('expenses.invoiceNow', { name: kept });
  const error = (name: keyof Values) => (form.touched[name] ? form.errors[name] : undefined);
  return (
    <Dialog
      open
      title={t(present ? 'expenses.correctTitle' : 'expenses.addTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
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
        {stale && (
          <FormikProvider value={form}>
            <NewerVersion<Values> catchUp={async () => startOf(await catchUp(), propertyId, locale)} />
          </FormikProvider>
        )}
        {present && <p className={styles.quiet}>{t('expenses.correctText')}</p>}
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
          <TextField
            type="date"
            label={t('expenses.spentOn')}
            {...form.getFieldProps('spentOn')}
            error={error('spentOn')}
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
        <TextField
          label={t('expenses.note')}
          labelEnd={t('expenses.optional')}
          maxLength={300}
          {...form.getFieldProps('note')}
        />
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
