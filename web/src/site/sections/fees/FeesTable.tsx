import { basisPoints, cents } from '@contract/money';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { EXAMPLE_RENT_CENTS, METHOD_FEES, PRICE_CURRENCY } from '../../facts/figures';
import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';
import styles from './FeesTable.module.css';

/** What each payment method costs, on an example rent, and when the money arrives. Messages of the site: `fragments.fees.…`. */
export function FeesTable({ tone }: Pick<AsideProps, 'tone'>) {
  const t = useT();
  const say = useSiteText();
  const { money, percent } = useFormats();
  const rent = money(EXAMPLE_RENT_CENTS, PRICE_CURRENCY, { fraction: 'hide' });
  return (
    <Aside id="fragments.fees" text tone={tone}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('fragments.fees.method')}</th>
            <th scope="col">{t('fragments.fees.fee')}</th>
            <th scope="col">{t('fragments.fees.rent', { rent })}</th>
            <th scope="col">{t('fragments.fees.arrives')}</th>
          </tr>
        </thead>
        <tbody>
          {METHOD_FEES.map(({ method, fee, speed }) => (
            <tr key={method}>
              <th scope="row">{t(`fragments.fees.method.${method}`)}</th>
              <td>{percent(fee)}</td>
              <td>{money(basisPoints(cents(EXAMPLE_RENT_CENTS), fee), PRICE_CURRENCY)}</td>
              <td>{t(`fragments.fees.speed.${speed}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{say('fragments.fees.note')}</p>
    </Aside>
  );
}
