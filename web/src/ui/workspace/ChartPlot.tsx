import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart, type BarChartSeries } from '@mantine/charts';
import type { ChartProps, ChartSeries } from './Chart';
import { ChartBar } from './ChartBar';
import { ChartLabel } from './ChartLabel';
import { ChartOpener } from './ChartOpener';

const TICK = { fontSize: 13, fill: 'var(--lw-chart-axis)' };

/** Missing money has the color of what is overdue. */
const colour = (series: ChartSeries): string =>
  series.outline ? 'var(--lw-status-overdue-mark)' : `var(--lw-chart-${series.color})`;

/** So many bars have room for their names on a phone, in lines. */
const FEW = 6;

/** The drawing itself, which is loaded separately together with its library. */
export default function ChartPlot({
  points,
  series,
  kind = 'bar',
  format,
  formatAxis,
  current = points.length - 1,
  height,
  whole = false,
}: ChartProps) {
  const data = points.map((point) => ({ label: point.label, ...point.values }));
  const common = {
    data,
    dataKey: 'label',
    h: height,
    series: series.map((entry) => ({ name: entry.id, label: entry.label, color: colour(entry) })),
    valueFormatter: format,
    gridColor: 'var(--lw-chart-grid)',
    textColor: 'var(--lw-chart-axis)',
    strokeDasharray: '3 4',
    tickLine: 'none' as const,
    // Counts have no fractions. Without this, an axis for a few of them would repeat its figures.
    yAxisProps: { width: 52, tickCount: 4, allowDecimals: !whole, tickFormatter: formatAxis ?? format, tick: TICK },
    xAxisProps: { tick: TICK, interval: 'equidistantPreserveStart' as const },
  };
  // The first and last period of a line are at its edges. Their names need room beside it, or the axis leaves them out.
  if (kind === 'line')
    return (
      <LineChart
        {...common}
        xAxisProps={{
          ...common.xAxisProps,
          padding: { left: 28, right: 28 },
          interval: points.length <= 2 ? 0 : common.xAxisProps.interval,
        }}
        curveType="linear"
        withDots={false}
        strokeWidth={2}
      />
    );
  const outlined = new Set(series.filter((entry) => entry.outline).map((entry) => entry.id));
  const places = points.map(({ label, values, href }) => ({
    label: [label, ...series.map((entry) => `${entry.label} ${format(values[entry.id] ?? 0)}`)].join(', '),
    href,
  }));
  const opens = points.some(({ href }) => href);
  const shapeOf = ({ name }: BarChartSeries) => ({
    isAnimationActive: false,
    shape: <ChartBar current={current} outline={outlined.has(name)} through={opens} />,
    // One link for the whole bar: behind its first part.
    background: opens && name === series[0]?.id ? <ChartOpener places={places} /> : false,
  });
  // The library's own keyboard support would show the first bubble, whichever bar's link has the focus.
  const few = points.length <= FEW;
  const words = Math.max(1, ...points.map(({ label }) => label.split(/\s+/u).length));
  const xAxisProps = few
    ? { interval: 0 as const, height: 14 + 16 * Math.min(words, 3), tick: <ChartLabel count={points.length} /> }
    : common.xAxisProps;
  return (
    <BarChart
      {...common}
      xAxisProps={xAxisProps}
      type="stacked"
      maxBarWidth={26}
      barProps={shapeOf}
      barChartProps={{ accessibilityLayer: !opens }}
    />
  );
}
