import { centsOf, typedAmount } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { todayIn } from '@contract/time-zones';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { FormikErrors } from 'formik';
import { propertyChoicesQuery, type Category } from '../api/expenses';

/** What every expense has, as it is typed: one that was spent, and one that comes back. */
export interface ExpenseValues {
  propertyId: string;
  unitId: string;
  category: Category;
  amount: string;
  tax: string;
  payee: string;
  note: string;
}

interface Present {
  propertyId: string;
  unitId: string | null;
  category: Category;
  amountCents: number;
  taxCents: number;
  currency: Parameters<typeof typedAmount>[1];
  payee: string;
  note: string | null;
}

/** An expense that is there as it is typed; without one, an empty form. */
export function typedExpense(
  present: Present | undefined,
  empty: { propertyId: string; category: Category },
  locale: string,
): ExpenseValues {
  if (!present) return { ...empty, unitId: '', amount: '', tax: '', payee: '', note: '' };
  const { propertyId, unitId, category, amountCents, taxCents, currency, payee, note } = present;
  const text = (cents: number) => typedAmount(cents, currency, locale);
  return {
    propertyId,
    unitId: unitId ?? '',
    category,
    amount: text(amountCents),
    tax: taxCents ? text(taxCents) : '',
    payee,
    note: note ?? '',
  };
}

const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Reads and checks what was typed, in the currency of the chosen property. */
export function useExpenseValues(present: Pick<Present, 'currency'> | undefined) {
  const t = useT();
  const { language } = useLanguage();
  const locale = localeOf(language);
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  const currencyOf = (id: string) =>
    properties.find((property) => property.id === id)?.currency ?? present?.currency ?? 'CAD';
  /** Today at the property, which is where the expense counts; before one is chosen, where the reader is. */
  const todayAt = (id: string) =>
    todayIn(properties.find((property) => property.id === id)?.timeZone ?? HERE, new Date());
  const cents = (text: string, id: string) => centsOf(text, locale, currencyOf(id));
  const taxOf = ({ tax, propertyId }: ExpenseValues) => (tax.trim() ? cents(tax, propertyId) : 0);

  const check = (values: ExpenseValues): FormikErrors<ExpenseValues> => {
    const [amount, tax] = [cents(values.amount, values.propertyId), taxOf(values)];
    const unreadable = t('parts.form.money', { example: typedAmount(165_000, currencyOf(values.propertyId), locale) });
    return {
      ...(!values.propertyId && { propertyId: t('expenses.form.required') }),
      ...(!values.payee.trim() && { payee: t('expenses.form.required') }),
      ...((amount === null || amount <= 0) && {
        amount: amount === null && values.amount.trim() ? unreadable : t('expenses.form.amount'),
      }),
      ...((tax === null || (amount !== null && tax > amount)) && {
        tax: tax === null ? unreadable : t('expenses.form.tax'),
      }),
    };
  };
  const bodyOf = (values: ExpenseValues) => ({
    propertyId: values.propertyId,
    unitId: values.unitId || null,
    category: values.category,
    payee: values.payee.trim(),
    note: values.note.trim() || null,
    amountCents: cents(values.amount, values.propertyId) ?? 0,
    taxCents: taxOf(values) ?? 0,
  });
  return { currencyOf, todayAt, check, bodyOf, language, locale };
}
