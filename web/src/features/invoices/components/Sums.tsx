import { taxName } from '@contract/sales-taxes';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import styles from './invoices.module.css';

interface SumsProps {
  currency: string;
  netCents: number;
  /** One that was typed from paper has no rate. */
  taxes: readonly { name: string; rateThousandths?: number | null; amountCents: number }[];
  totalCents: number;
}

/** Net, each tax, total. */
export function Sums({ currency, netCents, taxes, totalCents }: SumsProps) {
  const t = useT();
  const { money } = useFormats();
  const { language } = useLanguage();
  const rate = useRate();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('invoices.net')}</dt>
        <dd>{money(netCents, currency)}</dd>
      </div>
      {taxes.map(({ name, rateThousandths, amountCents }, at) => (
        <div key={at}>
          <dt>
            {rateThousandths
              ? t('invoices.taxNamed', { name: taxName(name, language), rate: rate(rateThousandths) })
              : taxName(name, language)}
          </dt>
          <dd>{money(amountCents, currency)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('invoices.total')}</dt>
        <dd>{money(totalCents, currency, { code: true })}</dd>
      </div>
    </dl>
  );
}

/** A rate in words: 9975 is 9.975 %. */
function useRate() {
  const { number } = useFormats();
  return (thousandths: number) => number(thousandths / 100_000, { style: 'percent', maximumFractionDigits: 3 });
}
