/** The positions of windows in a wall. All figures are in drawing units. */
export interface Grid {
  /** One window. */
  w: number;
  h: number;
  /** Between two windows of a storey. */
  gap: number;
  /** From the top of a window to the top of the one below. */
  storey: number;
  padX: number;
  padTop: number;
  padBottom: number;
  /** Heights of a mansard and of a gable. */
  mansard: number;
  gable: number;
}

/** The landlord's street: one unit is one pixel, and each window takes a unit's pane. */
export const STREET: Grid = {
  w: 30,
  h: 38,
  gap: 11,
  storey: 49,
  padX: 16,
  padTop: 16,
  padBottom: 17,
  mansard: 26,
  gable: 38,
};

/** Illustrations: more wall around smaller windows. */
export const SCENE: Grid = {
  w: 30,
  h: 44,
  gap: 22,
  storey: 72,
  padX: 28,
  padTop: 19,
  padBottom: 22,
  mansard: 54,
  gable: 66,
};

export const wallWidth = (grid: Grid, columns: number): number =>
  2 * grid.padX + columns * grid.w + (columns - 1) * grid.gap;

export const wallHeight = (grid: Grid, floors: number): number =>
  grid.padTop + floors * grid.storey - (grid.storey - grid.h) + grid.padBottom;

/** Upper left corner of a window; floor 0 is the ground floor. */
export function windowAt(grid: Grid, floor: number, column: number): { x: number; y: number } {
  return { x: grid.padX + column * (grid.w + grid.gap), y: -grid.padBottom - grid.h - floor * grid.storey };
}
