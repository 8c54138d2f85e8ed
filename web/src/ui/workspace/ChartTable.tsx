import { Link } from '../link/Link';
import type { ChartProps } from './Chart';
import styles from './Chart.module.css';

/** The figures of a chart as a table. */
export function ChartTable({ title, points, series, format, words }: ChartProps) {
  return (
    <div
      className={styles.tableWrap}
      tabIndex={0}
      role="group"
      aria-label={typeof title === 'string' ? title : words.table}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.period}</th>
            {series.map((entry) => (
              <th key={entry.id} scope="col">
                {entry.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.href ? <Link href={point.href}>{point.label}</Link> : point.label}</th>
              {series.map((entry) => (
                <td key={entry.id}>{figureOf(point.values[entry.id], format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const figureOf = (value: number | undefined, format: (value: number) => string) =>
  value === undefined ? '–' : format(value);
