import { wrapLabel } from './wrap-label';

export interface ChartLabelProps {
  /** How many labels share the axis. */
  count: number;
  // The chart library passes these in; `width` is that of the axis.
  x?: number;
  y?: number;
  width?: number;
  payload?: { value?: unknown };
}

/** About what a character of the axis takes, in pixels. */
const CHARACTER = 7.2;

/** The name of a bar, in as many lines as it needs beneath it: none is left out where the axis is narrow. */
export function ChartLabel({ count, x = 0, y = 0, width = 0, payload }: ChartLabelProps) {
  const lines = wrapLabel(String(payload?.value ?? ''), width / count / CHARACTER);
  return (
    <text x={x} y={y} fontSize={13} fill="var(--lw-chart-axis)" textAnchor="middle">
      {lines.map((line, at) => (
        <tspan key={line} x={x} dy={at === 0 ? '0.71em' : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
