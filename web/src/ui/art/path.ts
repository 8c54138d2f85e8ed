const n = (value: number): number => Math.round(value * 10) / 10;

/** Pieces of SVG path data. The origin of a house is the foot of its left wall; y grows downwards, so up is negative. */
export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export const line = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

/** A window with a round head: as wide as `w`, `h` high in all. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}h${n(-w)}z`;

/** The flat bow on top of a cornice. */
export const bow = (cx: number, y: number, r: number, rise: number): string =>
  `M${n(cx - r)} ${n(y)}a${n(r)} ${n(rise)} 0 0 1 ${n(2 * r)} 0z`;

export const circle = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
