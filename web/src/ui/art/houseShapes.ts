import { SCENE, wallHeight, wallWidth, windowAt, type Grid } from './grid';
import type { Cell, HouseSpec } from './house';
import { arch, circle, line, polygon, rect } from './path';
import { roofHeight, roofPath } from './roofs';

/** Path data of a house, one string for each way of painting. */
export interface HouseShapes {
  wall: string;
  roof: string;
  /** Dormers: wall in front of the roof. */
  dormers: string;
  unlit: string;
  lit: string;
  door: string;
  awning: string;
  lines: string;
  knob: string;
}

const DOOR = { w: 38, h: 64, transom: 14 };

function has(list: readonly Cell[] | undefined, floor: number, column: number): boolean {
  return list?.some(([f, c]) => f === floor && c === column) ?? false;
}

function bars(x: number, y: number, w: number, h: number): string {
  return (
    line(x + w / 2, y, x + w / 2, y + h) +
    line(x, y + h * 0.4, x + w, y + h * 0.4) +
    line(x - 5, y + h, x + w + 5, y + h)
  );
}

function balcony(x: number, y: number, { w, h }: Grid): string {
  const rails = [0.2, 0.4, 0.6, 0.8].map((part) =>
    line(x - 8 + part * (w + 16), y + h * 0.58, x - 8 + part * (w + 16), y + h + 4),
  );
  return rect(x - 8, y + h * 0.58, w + 16, h * 0.42 + 4) + rails.join('');
}

function doorX(spec: HouseSpec, grid: Grid): number {
  return windowAt(grid, 0, spec.door).x + grid.w / 2 - DOOR.w / 2;
}

function paintDoor(spec: HouseSpec, grid: Grid, into: HouseShapes): void {
  const x = doorX(spec, grid);
  into.door += rect(x, -DOOR.h + DOOR.transom, DOOR.w, DOOR.h - DOOR.transom);
  into[spec.litDoor ? 'lit' : 'unlit'] += rect(x, -DOOR.h, DOOR.w, DOOR.transom);
  into.lines += rect(x + 10, -DOOR.h + DOOR.transom + 10, DOOR.w - 20, 16);
  into.knob += circle(x + DOOR.w - 8, -20, 2);
}

function paintWindows(spec: HouseSpec, grid: Grid, into: HouseShapes): void {
  for (let floor = spec.awning ? 1 : 0; floor < spec.floors; floor += 1) {
    for (let column = 0; column < spec.columns; column += 1) {
      if (floor === 0 && column === spec.door) continue;
      const { x, y } = windowAt(grid, floor, column);
      const shape = spec.arched && floor === spec.floors - 1 ? arch : rect;
      into[has(spec.lit, floor, column) ? 'lit' : 'unlit'] += shape(x, y, grid.w, grid.h);
      into.lines += bars(x, y, grid.w, grid.h) + (has(spec.balconies, floor, column) ? balcony(x, y, grid) : '');
    }
  }
}

function paintShop(spec: HouseSpec, grid: Grid, into: HouseShapes): void {
  const w = wallWidth(grid, spec.columns);
  const [left, right] = spec.door > 0 ? [12, doorX(spec, grid) - 10] : [doorX(spec, grid) + DOOR.w + 10, w - 12];
  const middle = (left + right) / 2;
  into.unlit += rect(left, -50, middle - left - 3, 34) + rect(middle + 3, -50, right - middle - 3, 34);
  into.awning += polygon([
    [6, -78],
    [w - 6, -78],
    [w + 4, -58],
    [-4, -58],
  ]);
  for (let part = 1; part < 8; part += 1)
    into.lines += line(6 + (part / 8) * (w - 12), -78, -4 + (part / 8) * (w + 8), -58);
}

function paintDormers(spec: HouseSpec, grid: Grid, top: number, into: HouseShapes): void {
  for (let column = 0; column < spec.columns; column += 1) {
    const { x } = windowAt(grid, 0, column);
    const foot = top - 6;
    into.dormers += polygon([
      [x - 2, foot],
      [x - 2, foot - 28],
      [x + 15, foot - 42],
      [x + 32, foot - 28],
      [x + 32, foot],
    ]);
    const lit = spec.litRoof === 'all' || (spec.litRoof && column === Math.floor(spec.columns / 2));
    into[lit ? 'lit' : 'unlit'] += rect(x + 6, foot - 26, 18, 22);
  }
}

function paintRoof(spec: HouseSpec, grid: Grid, into: HouseShapes): void {
  const [w, top] = [wallWidth(grid, spec.columns), -wallHeight(grid, spec.floors)];
  const peak = top - roofHeight(grid, spec.roof);
  if (spec.chimney && spec.roof === 'gable') into.wall += rect(w * 0.76, peak + 12, 14, 38);
  if (spec.chimney && spec.roof === 'flat') into.wall += rect(w * 0.64, peak - 16, 24, 16);
  if (spec.tank) {
    into.wall +=
      rect(w * 0.42, peak - 38, 34, 24) +
      polygon([
        [w * 0.42 - 4, peak - 38],
        [w * 0.42 + 17, peak - 52],
        [w * 0.42 + 38, peak - 38],
      ]);
    into.lines +=
      line(w * 0.42 + 6, peak - 14, w * 0.42 + 6, peak) + line(w * 0.42 + 28, peak - 14, w * 0.42 + 28, peak);
  }
  into.roof += roofPath(grid, spec.roof, spec.floors, spec.columns);
  if (spec.roof === 'gable') {
    into[spec.litRoof ? 'lit' : 'unlit'] += arch(w / 2 - 12, top - 34, 24, 28);
    into.lines += line(w / 2, top - 34, w / 2, top - 6) + line(w / 2 - 17, top - 6, w / 2 + 17, top - 6);
  }
}

function paintStair(spec: HouseSpec, grid: Grid, into: HouseShapes): void {
  const w = wallWidth(grid, spec.columns);
  const steps = Array.from({ length: 7 }, () => 'v12h7').join('');
  into.lines += `M${w} -88h14${steps}V0M${w} -106h14q38 14 56 62V-3`;
}

/** All the strokes of a house, from its description alone. */
export function houseShapes(spec: HouseSpec, grid: Grid = SCENE): HouseShapes {
  const [w, h] = [wallWidth(grid, spec.columns), wallHeight(grid, spec.floors)];
  const shapes: HouseShapes = {
    wall: rect(0, -h, w, h),
    roof: '',
    dormers: '',
    unlit: '',
    lit: '',
    door: '',
    awning: '',
    lines: '',
    knob: '',
  };
  paintRoof(spec, grid, shapes);
  if (spec.roof === 'mansard') paintDormers(spec, grid, -h, shapes);
  paintWindows(spec, grid, shapes);
  if (spec.awning) paintShop(spec, grid, shapes);
  if (spec.stair) paintStair(spec, grid, shapes);
  paintDoor(spec, grid, shapes);
  return shapes;
}
