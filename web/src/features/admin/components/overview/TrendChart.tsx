import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Heading, Text } from '@ui/layout/Heading';
import { Chart, type ChartPoint, type ChartSeries } from '@ui/workspace/Chart';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

/** The name of a month under an axis; the first one and each January say the year. */
export function useMonthName(): (month: string, at: number) => string {
  const { day } = useFormats();
  return (month, at) =>
    day(`${month}-01`, at === 0 || month.endsWith('-01') ? { month: 'short', year: 'numeric' } : { month: 'short' });
}

/** The name of a day under an axis; the first one and each first of a month say the month. */
export function useDayName(): (day: string, at: number) => string {
  const { day: written } = useFormats();
  return (day, at) =>
    written(day, at === 0 || day.endsWith('-01') ? { month: 'short', day: 'numeric' } : { day: 'numeric' });
}

export interface TrendChartProps {
  title: string;
  /** What the points are. */
  by: 'month' | 'day';
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  kind?: 'bar' | 'line';
  /** Counts, unless said. */
  format?: (value: number) => string;
  formatAxis?: (value: number) => string;
  tools?: ReactNode;
  /** Instead of an empty drawing. */
  empty: string;
}

/** A course of the overview: a chart, or one sentence while there is nothing to draw. */
export function TrendChart({ title, by, points, series, kind, format, formatAxis, tools, empty }: TrendChartProps) {
  const t = useT();
  const { number } = useFormats();
  if (!points.some(({ values }) => series.some(({ id }) => values[id])))
    return (
      <section className={styles.nothing}>
        <Heading level={3}>{title}</Heading>
        {tools}
        <Text ink={2}>{empty}</Text>
      </section>
    );
  const figure = format ?? ((value: number) => number(value));
  return (
    <Chart
      title={title}
      level={3}
      points={points}
      series={series}
      kind={kind}
      format={figure}
      formatAxis={formatAxis ?? figure}
      whole
      height={200}
      tools={tools}
      words={{
        chart: t('admin.overview.asChart'),
        table: t('admin.overview.asTable'),
        period: t(by === 'month' ? 'admin.trends.month' : 'admin.overview.day'),
        loading: t('app.loading'),
      }}
    />
  );
}
