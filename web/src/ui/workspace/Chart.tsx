import { lazy, Suspense, useState, type ReactNode } from 'react';
import { cx } from '../cx';
import { Heading } from '../layout/Heading';
import { Skeleton } from '../states/Skeleton';
import { ChartTable } from './ChartTable';
import styles from './Chart.module.css';

const ChartPlot = lazy(() => import('./ChartPlot'));

export interface ChartSeries {
  id: string;
  label: string;
  /** Which of the six series colors. */
  color: 1 | 2 | 3 | 4 | 5 | 6;
  /** Missing money: a dashed outline instead of a fill. */
  outline?: boolean;
}

export interface ChartPoint {
  /** Name of the period, as it is shown under the axis. */
  label: string;
  /** By series; one that is missing is unknown, which isn't 0. */
  values: Readonly<Record<string, number | undefined>>;
  /** The link to what is behind its figures: from its bar and from its row in the table. */
  href?: string;
}

export interface ChartProps {
  title: ReactNode;
  level?: 2 | 3;
  points: readonly ChartPoint[];
  /** At most four. */
  series: readonly ChartSeries[];
  /** Bars for periods (stacked), lines for trends. */
  kind?: 'bar' | 'line';
  /** Formats a value in the table and the bubble. */
  format: (value: number) => string;
  /** Formats a value on the axis; short. */
  formatAxis?: (value: number) => string;
  /** Values are counts. */
  whole?: boolean;
  /** The index of the current period, which has full strength. The last one by default. */
  current?: number;
  height?: number;
  /** Above the drawing: the choice between what it shows. */
  tools?: ReactNode;
  /** Labels for the switch between drawing and table, for the first column, and while loading. */
  words: { chart: string; table: string; period: string; loading: string };
}

/** A chart with its keys above at the right and a table of the same figures behind it. The drawing loads on demand. */
export function Chart(props: ChartProps) {
  const { title, level = 2, series, words, tools, height = 240 } = props;
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={level}>{title}</Heading>
        <ul className={cx(styles.keys, level === 3 && series.length > 1 && styles.below)}>
          {series.map((entry) => (
            <li key={entry.id} className={styles.key}>
              <span className={entry.outline ? styles.hollow : styles.swatch} data-series={entry.color} />
              {entry.label}
            </li>
          ))}
        </ul>
        <button type="button" className={styles.toggle} onClick={() => setAsTable(!asTable)}>
          {asTable ? words.chart : words.table}
        </button>
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      {asTable ? (
        <ChartTable {...props} />
      ) : (
        <Suspense fallback={<Skeleton shape="lines" rows={5} label={words.loading} />}>
          <ChartPlot {...props} height={height} />
        </Suspense>
      )}
    </section>
  );
}
