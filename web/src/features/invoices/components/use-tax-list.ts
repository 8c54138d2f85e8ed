import type { LineTax } from '@contract/invoice-totals';
import { taxName } from '@contract/sales-taxes';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';

/** Writes taxes in a sentence, each with its rate: “GST (5%) and QST (9.975%)”. */
export function useTaxList(): (taxes: readonly LineTax[]) => string {
  const t = useT();
  const formats = useFormats();
  const { language } = useLanguage();
  const rate = (thousandths: number) =>
    formats.number(thousandths / 100_000, { style: 'percent', maximumFractionDigits: 3 });
  return (taxes) =>
    formats.list(
      taxes.map(({ name, rateThousandths }) =>
        t('invoices.taxNamed', { name: taxName(name, language), rate: rate(rateThousandths) }),
      ),
    );
}
