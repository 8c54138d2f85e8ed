import type { PaneKind } from './status';

/** Measures of one window: the glyph of chips and timelines, or the unit's window in the street. */
export interface PaneBox {
  w: number;
  h: number;
  r: number;
  line: number;
}

export const GLYPH: PaneBox = { w: 10, h: 13, r: 2.4, line: 1.5 };
export const WINDOW: PaneBox = { w: 30, h: 38, r: 3, line: 2 };

/** The shapes of a pane: `fill` and `stroke` in the status's color, and on top `ink` in the background's color. */
export interface PaneShapes {
  fill?: string;
  stroke?: string;
  ink?: string;
  dashed?: boolean;
}

const round = (n: number): number => Number(n.toFixed(2));

function box(x: number, y: number, w: number, h: number, r: number): string {
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${y}h${round(w - 2 * r)}${arc(r, r)}v${round(h - 2 * r)}${arc(-r, r)}h${round(2 * r - w)}${arc(-r, -r)}v${round(2 * r - h)}${arc(r, -r)}z`;
}

/** The lower part of the window, from `left` to `right` of its height, with the window's own lower corners. */
function lower({ w, h, r }: PaneBox, left: number, right: number): string {
  const [a, b] = [round(h * left), round(h * right)];
  return `M0 ${a}L${w} ${b}V${round(h - r)}a${r} ${r} 0 0 1 ${-r} ${r}H${r}a${r} ${r} 0 0 1 ${-r} ${-r}z`;
}

function scaled({ w, h }: PaneBox, points: [string, number, number][]): string {
  return points.map(([command, x, y]) => `${command}${round(x * w)} ${round(y * h)}`).join('');
}

const BANG: [string, number, number][] = [
  ['M', 0.5, 0.27],
  ['L', 0.5, 0.57],
  ['M', 0.5, 0.745],
  ['L', 0.5, 0.75],
];
const CHECK: [string, number, number][] = [
  ['M', 0.26, 0.52],
  ['L', 0.44, 0.67],
  ['L', 0.74, 0.37],
];
const CROSS: [string, number, number][] = [
  ['M', 0.33, 0.37],
  ['L', 0.67, 0.63],
  ['M', 0.67, 0.37],
  ['L', 0.33, 0.63],
];
const HANDS: [string, number, number][] = [
  ['M', 0.46, 0.28],
  ['L', 0.46, 0.53],
  ['L', 0.66, 0.66],
];
const HATCH: [string, number, number][] = [
  ['M', 0.08, 0.5],
  ['L', 0.5, 0.08],
  ['M', 0.12, 0.86],
  ['L', 0.88, 0.14],
  ['M', 0.5, 0.92],
  ['L', 0.92, 0.5],
];

/** The drawing of each kind of pane in the given box. */
export function paneShapes(kind: PaneKind, size: PaneBox): PaneShapes {
  const { w, h, r, line } = size;
  const solid = box(0, 0, w, h, r);
  const frame = box(line / 2, line / 2, w - line, h - line, round(r - line / 2));
  const shapes: Record<PaneKind, PaneShapes> = {
    full: { fill: solid },
    half: { fill: lower(size, 0.32, 0.78), stroke: frame },
    part: { fill: lower(size, 0.48, 0.48), stroke: frame },
    empty: { stroke: frame },
    bar: { fill: solid, ink: scaled(size, BANG) },
    dashed: { stroke: frame, dashed: true },
    hatch: { stroke: frame + scaled(size, HATCH) },
    clock: { stroke: frame + scaled(size, HANDS) },
    check: { fill: solid, ink: scaled(size, CHECK) },
    cross: { stroke: frame + scaled(size, CROSS) },
  };
  return shapes[kind];
}
