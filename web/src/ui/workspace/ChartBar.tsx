export interface ChartBarProps {
  /** Index of the running period. */
  current: number;
  /** Draws the part as a dashed outline. */
  outline: boolean;
  /** Lets clicks through to what is behind the bar. */
  through: boolean;
  // The chart library passes these in.
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  index?: number;
  fill?: string;
}

/** One part of one bar. */
export function ChartBar({
  current,
  outline,
  through,
  x = 0,
  y = 0,
  width = 0,
  height = 0,
  index = 0,
  fill,
}: ChartBarProps) {
  if (height <= 0) return null;
  const pointerEvents = through ? 'none' : undefined;
  if (outline) {
    return (
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={Math.max(0, width - 1.5)}
        height={Math.max(0, height - 2.5)}
        rx={2}
        fill="none"
        stroke={fill}
        strokeWidth={1.5}
        strokeDasharray="3 2.5"
        pointerEvents={pointerEvents}
      />
    );
  }
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={Math.max(1, height - 1)}
      rx={2}
      fill={fill}
      fillOpacity={index === current ? 1 : 0.86}
      pointerEvents={pointerEvents}
    />
  );
}
