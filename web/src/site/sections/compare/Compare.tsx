import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';
import styles from './Compare.module.css';

export interface CompareProps extends Omit<AsideProps, 'children'> {
  /** Per row messages `<id>.<row>.task`, `.before`, `.after`; the columns are `<id>.task`, `.before`, `.after`. */
  rows: readonly string[];
}

const COLUMNS = ['task', 'before', 'after'] as const;

/** The same task twice: how it was done before, and how it is done here. */
export function Compare({ rows, ...aside }: CompareProps) {
  const say = useSiteText();
  return (
    <Aside {...aside}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say(`${aside.id}.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{say(`${aside.id}.${row}.task`)}</th>
              <td className={styles.before}>{say(`${aside.id}.${row}.before`)}</td>
              <td className={styles.after}>{say(`${aside.id}.${row}.after`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Aside>
  );
}
