import { centsOf, typedAmount } from '@contract/amount-text';
import type { LineTax } from '@contract/invoice-totals';
import { DUE_DAYS } from '@contract/invoices';
import { localeOf, type Language } from '@contract/languages';
import { taxesWithin } from '@contract/paper-taxes';
import { taxName } from '@contract/sales-taxes';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useFormik, type FormikErrors } from 'formik';
import type { InvoiceDetail } from '../api/invoices';
import type { PaperBody } from '../api/paper';

export interface PaperValues {
  number: string;
  issuedOn: string;
  total: string;
  taxes: { name: string; amount: string }[];
  taxNumber: string;
  dueDays: string;
  note: string;
  /** Whether it is sent once it is saved. */
  send: boolean;
}

export type PaperForm = ReturnType<typeof usePaperEditor>['form'];

/** The taxes of the draft before it took the paper: those that the region suggests. */
function suggestedOf({ lines }: InvoiceDetail): LineTax[] {
  return [...new Map(lines.flatMap(({ taxes }) => taxes).map((tax) => [tax.name, tax])).values()];
}

function valuesOf(invoice: InvoiceDetail, language: Language): PaperValues {
  const locale = localeOf(language);
  const { paper, taxes, taxNumber, totalCents, dueDays, note, currency } = invoice;
  return {
    number: paper?.number ?? '',
    issuedOn: paper?.issuedOn ?? '',
    total: paper ? typedAmount(totalCents, currency, locale) : '',
    taxes: paper
      ? taxes.map(({ name, amountCents }) => ({
          name: taxName(name, language),
          amount: typedAmount(amountCents, currency, locale),
        }))
      : suggestedOf(invoice).map(({ name }) => ({ name: taxName(name, language), amount: '' })),
    taxNumber: taxNumber ?? '',
    dueDays: String(dueDays),
    note: note ?? '',
    send: false,
  };
}

/** The form of an invoice on paper: what is printed on it, and its sums. */
export function usePaperEditor(
  invoice: InvoiceDetail,
  onSubmit: (body: Omit<PaperBody, 'fileId'>, send: boolean) => void,
) {
  const t = useT();
  const { language } = useLanguage();
  const locale = localeOf(language);
  const { currency } = invoice;
  const read = (text: string) => centsOf(text, locale, currency);
  const example = typedAmount(12_050, currency, locale);
  const sumsOf = ({ total, taxes }: PaperValues) => {
    const said = taxes.map(({ name, amount }) => ({ name: name.trim(), amountCents: read(amount) ?? 0 }));
    const totalCents = read(total) ?? 0;
    const taxCents = said.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return { totalCents, netCents: totalCents - taxCents, taxes: said };
  };
  const errorsOf = (values: PaperValues): FormikErrors<PaperValues> => {
    const taxes = values.taxes.map(({ name, amount }) => ({
      ...(!name.trim() && { name: t('invoices.required') }),
      ...(read(amount) === null && { amount: t('invoices.numberWrong', { example }) }),
    }));
    const days = Number(values.dueDays);
    const total = read(values.total);
    return {
      ...(!values.number.trim() && { number: t('invoices.required') }),
      ...(!values.issuedOn && { issuedOn: t('invoices.required') }),
      ...(!total && { total: t('invoices.numberWrong', { example }) }),
      ...(total && sumsOf(values).netCents <= 0 && { total: t('invoices.paper.taxesAbove') }),
      ...(taxes.some((one) => Object.keys(one).length > 0) && { taxes }),
      ...(!(values.dueDays.trim() && Number.isInteger(days) && days >= 0 && days <= DUE_DAYS.max) && {
        dueDays: t('invoices.dueDaysWrong'),
      }),
    };
  };
  const form = useFormik<PaperValues>({
    initialValues: valuesOf(invoice, language),
    validate: errorsOf,
    onSubmit: (values) => {
      const { totalCents, taxes } = sumsOf(values);
      const body = {
        number: values.number.trim(),
        issuedOn: values.issuedOn,
        totalCents,
        taxes,
        dueDays: Number(values.dueDays),
        taxNumber: values.taxNumber.trim() || null,
        note: values.note.trim() || null,
        version: invoice.version,
      };
      onSubmit(body, values.send);
    },
  });
  /** Fills the amounts of the region’s taxes in once the total is typed, where none was typed. */
  const suggest = () => {
    const total = read(form.values.total);
    const known = suggestedOf(invoice);
    const { taxes } = form.values;
    if (!total || known.length === 0 || taxes.some(({ amount }) => amount.trim())) return;
    if (
      taxes.length !== known.length ||
      taxes.some(({ name }, at) => name !== taxName(known[at]?.name ?? '', language))
    )
      return;
    const amounts = taxesWithin(total, known);
    const filled = taxes.map(({ name }, at) => ({ name, amount: typedAmount(amounts[at] ?? 0, currency, locale) }));
    void form.setFieldValue('taxes', filled);
  };
  return { form, sums: sumsOf(form.values), suggest };
}
