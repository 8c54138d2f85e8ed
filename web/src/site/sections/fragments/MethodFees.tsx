import { useFormats } from '@i18n/formats';
import { METHOD_FEES } from '../../facts/figures';
import { useSiteText } from '../../facts/use-site-text';
import styles from './Fragment.module.css';

/** Payment methods with their fees and speeds. */
export function MethodFees({ id }: { id: string }) {
  const t = useSiteText();
  const { percent } = useFormats();
  return (
    <div className={styles.fees}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`${id}.method`)}</th>
            <th scope="col" className={styles.figure}>
              {t(`${id}.fee`)}
            </th>
            <th scope="col" className={styles.figure}>
              {t(`${id}.arrives`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {METHOD_FEES.map(({ method, fee, speed }) => (
            <tr key={method}>
              <th scope="row">{t(`${id}.method.${method}`)}</th>
              <td className={styles.figure}>{percent(fee)}</td>
              <td className={styles.figure}>{t(`${id}.speed.${speed}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{t(`${id}.cashback`)}</p>
    </div>
  );
}
