import { wallHeight, wallWidth, type Grid } from './grid';
import { bow, polygon, rect } from './path';

export const ROOFS = ['cornice', 'flat', 'step', 'mansard', 'gable'] as const;
export type Roof = (typeof ROOFS)[number];

/** How far roofs extend beyond the wall, on either side. */
export const OVERHANG = 12;

const draw: Record<Roof, (w: number, top: number, grid: Grid) => string> = {
  cornice: (w, top) =>
    rect(-5, top - 8, w + 10, 8) + rect(w * 0.28, top - 15, w * 0.44, 7) + bow(w / 2, top - 15, w * 0.14, 8),
  flat: (w, top) => rect(-4, top - 7, w + 8, 7),
  step: (w, top) =>
    rect(-5, top - 7, w + 10, 7) +
    polygon([
      [w * 0.16, top - 7],
      [w * 0.16, top - 13],
      [w * 0.26, top - 13],
      [w * 0.26, top - 19],
      [w * 0.74, top - 19],
      [w * 0.74, top - 13],
      [w * 0.84, top - 13],
      [w * 0.84, top - 7],
    ]),
  mansard: (w, top, { mansard }) =>
    polygon([
      [-5, top],
      [mansard * 0.22, top - mansard],
      [w - mansard * 0.22, top - mansard],
      [w + 5, top],
    ]),
  gable: (w, top, { gable }) =>
    polygon([
      [-9, top],
      [w / 2, top - gable],
      [w + 9, top],
    ]),
};

const rise: Record<Roof, (grid: Grid) => number> = {
  cornice: () => 23,
  flat: () => 7,
  step: () => 19,
  mansard: (grid) => grid.mansard,
  gable: (grid) => grid.gable,
};

/** How much a roof adds above the wall. */
export const roofHeight = (grid: Grid, roof: Roof): number => rise[roof](grid);

/** Outline of a roof on a wall of that size. */
export function roofPath(grid: Grid, roof: Roof, floors: number, columns: number): string {
  return draw[roof](wallWidth(grid, columns), -wallHeight(grid, floors), grid);
}
