import { parseDecimal, typedAmount, centsOf } from '@contract/amount-text';
import { invoiceTotals, type InvoiceLine } from '@contract/invoice-totals';
import { localeOf, type Language } from '@contract/languages';
import { taxName } from '@contract/sales-taxes';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useFormik, type FormikErrors } from 'formik';
import type { InvoiceBody, InvoiceDetail } from '../api/invoices';
import { useFirstValues, useKeptEdits } from './use-kept-edits';

export interface LineValues {
  description: string;
  quantity: string;
  price: string;
  taxed: boolean;
}

export interface EditorValues {
  lines: LineValues[];
  taxes: { name: string; rate: string }[];
  taxNumber: string;
  dueDays: string;
  note: string;
  /** Whether it is sent once it is saved. */
  send: boolean;
}

/** Quantities and rates are typed with up to three decimals. */
const DECIMALS = 3;
const thousandths = (text: string, locale: string) => {
  const read = parseDecimal(text, locale, DECIMALS);
  return read.ok ? read.cents : null;
};
/** A quantity or rate in thousandths, as it is typed. */
export const typed = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: DECIMALS, useGrouping: false }).format(value / 1000);

export const EMPTY_LINE: LineValues = { description: '', quantity: '1', price: '', taxed: true };

function valuesOf(
  { lines, paper, taxNumber, dueDays, note, currency }: InvoiceDetail,
  language: Language,
): EditorValues {
  const locale = localeOf(language);
  const taxes = new Map(lines.flatMap((line) => line.taxes).map((tax) => [`${tax.rateThousandths} ${tax.name}`, tax]));
  return {
    // A draft that had a paper has no lines yet.
    lines: paper
      ? [EMPTY_LINE]
      : lines.map(({ description, quantityThousandths, unitCents, taxes: own }) => ({
          description,
          quantity: typed(quantityThousandths, locale),
          price: typedAmount(unitCents, currency, locale),
          taxed: taxes.size === 0 || own.length > 0,
        })),
    taxes: [...taxes.values()].map(({ name, rateThousandths }) => ({
      name: taxName(name, language),
      rate: typed(rateThousandths, locale),
    })),
    taxNumber: taxNumber ?? '',
    dueDays: String(dueDays),
    note: note ?? '',
    send: false,
  };
}

/** Lines as the server takes them; what can't be read yet counts as nothing. */
function linesOf({ lines, taxes }: EditorValues, currency: string, locale: string): InvoiceLine[] {
  const known = taxes
    .filter(({ name }) => name.trim())
    .map(({ name, rate }) => ({ name: name.trim(), rateThousandths: thousandths(rate, locale) ?? 0 }));
  return lines.map(({ description, quantity, price, taxed }) => ({
    description: description.trim(),
    quantityThousandths: thousandths(quantity, locale) ?? 0,
    unitCents: centsOf(price, locale, currency) ?? 0,
    taxes: taxed ? known : [],
  }));
}

/** The form of a draft: what was typed, its sums as the server will calculate them, and what to send. */
export function useEditor(invoice: InvoiceDetail, onSubmit: (body: InvoiceBody, send: boolean) => void) {
  const t = useT();
  const { language } = useLanguage();
  const locale = localeOf(language);
  const { currency } = invoice;
  const errorsOf = (values: EditorValues): FormikErrors<EditorValues> => {
    const lines = values.lines.map(({ description, quantity, price }) => ({
      ...(!description.trim() && { description: t('invoices.required') }),
      ...(!thousandths(quantity, locale) && {
        quantity: t('invoices.numberWrong', { example: typed(1500, locale) }),
      }),
      ...(centsOf(price, locale, currency) === null && {
        price: t('invoices.numberWrong', { example: typedAmount(12_050, currency, locale) }),
      }),
    }));
    const taxes = values.taxes.map(({ name, rate }) => ({
      ...(!name.trim() && { name: t('invoices.required') }),
      ...(thousandths(rate, locale) === null && { rate: t('invoices.numberWrong', { example: typed(9975, locale) }) }),
    }));
    const wrong = (some: readonly object[]) => some.some((one) => Object.keys(one).length > 0);
    const days = Number(values.dueDays);
    return {
      ...(wrong(lines) && { lines }),
      ...(wrong(taxes) && { taxes }),
      ...(!(values.dueDays.trim() && Number.isInteger(days) && days >= 0 && days <= 120) && {
        dueDays: t('invoices.dueDaysWrong'),
      }),
    };
  };
  const saved = valuesOf(invoice, language);
  const form = useFormik<EditorValues>({
    initialValues: useFirstValues(invoice, saved),
    validate: errorsOf,
    onSubmit: (values) =>
      onSubmit(
        {
          lines: linesOf(values, currency, locale).map((line) => ({ ...line, taxes: [...line.taxes] })),
          dueDays: Number(values.dueDays),
          taxNumber: values.taxNumber.trim() || null,
          note: values.note.trim() || null,
          version: invoice.version,
        },
        values.send,
      ),
  });
  const kept = useKeptEdits(form, invoice, saved);
  return { form, kept, totals: totalsOf(linesOf(form.values, currency, locale)) };
}

/** Nothing for what is too large to add up: the server names the field. */
function totalsOf(lines: readonly InvoiceLine[]) {
  try {
    return invoiceTotals(lines);
  } catch {
    return null;
  }
}
