import { ROOFS, type Roof } from '../art/roofs';
import { pick, random } from '../art/seed';

/** A building of the landlord's street, as far as it is drawn. */
export interface BuildingPlan {
  columns: number;
  floors: number;
  roof: Roof;
  chimney: boolean;
}

/** How many windows are side by side for this many units. */
export function columnsFor(units: number): number {
  return Math.max(1, Math.round(Math.sqrt(units * 0.75)));
}

/** The building of a property. It depends only on its id and its number of units. */
export function planBuilding(id: string, units: number, given: Partial<BuildingPlan> = {}): BuildingPlan {
  const next = random(id);
  const columns = given.columns ?? columnsFor(units);
  const floors = given.floors ?? Math.max(1, Math.ceil(units / columns));
  const tall = pick(next, ['cornice', 'flat', 'step', 'mansard'] as const);
  const low = pick(next, ROOFS);
  const roof = given.roof ?? (floors > 2 ? tall : next() < 0.6 ? 'gable' : low);
  return { columns, floors, roof, chimney: given.chimney ?? (roof === 'flat' && next() < 0.7) };
}

/** Where the reader is in the street: building and unit, both from 0. */
export interface Spot {
  building: number;
  unit: number;
}

interface Block {
  units: number;
  columns: number;
}

const lastRow = ({ units, columns }: Block): number => Math.max(0, Math.ceil(units / columns) - 1);

function unitAt(block: Block, row: number, column: number): number {
  return Math.max(
    0,
    Math.min(Math.min(row, lastRow(block)) * block.columns + Math.min(column, block.columns - 1), block.units - 1),
  );
}

function sideways(blocks: readonly Block[], spot: Spot, step: 1 | -1): Spot {
  const block = blocks[spot.building];
  if (!block) return spot;
  const row = Math.floor(spot.unit / block.columns);
  const column = (spot.unit % block.columns) + step;
  const target = row * block.columns + column;
  if (column >= 0 && column < block.columns && target < block.units) return { ...spot, unit: target };
  let building = spot.building + step;
  while (blocks[building]?.units === 0) building += step;
  const next = blocks[building];
  return next ? { building, unit: unitAt(next, row, step > 0 ? 0 : next.columns - 1) } : spot;
}

function upDown(blocks: readonly Block[], spot: Spot, step: 1 | -1): Spot {
  const block = blocks[spot.building];
  const unit = block ? spot.unit + step * block.columns : -1;
  return block && unit >= 0 && unit < block.units ? { ...spot, unit } : spot;
}

/** Where an arrow key moves to. Home and End move to the ends of the street. Undefined for other keys. */
export function moveInStreet(blocks: readonly Block[], spot: Spot, key: string): Spot | undefined {
  const withUnits = blocks.flatMap((block, index) => (block.units > 0 ? [index] : []));
  const end = withUnits.at(-1) ?? 0;
  switch (key) {
    case 'ArrowRight':
      return sideways(blocks, spot, 1);
    case 'ArrowLeft':
      return sideways(blocks, spot, -1);
    case 'ArrowUp':
      return upDown(blocks, spot, 1);
    case 'ArrowDown':
      return upDown(blocks, spot, -1);
    case 'Home':
      return { building: withUnits[0] ?? 0, unit: 0 };
    case 'End':
      return { building: end, unit: Math.max(0, (blocks[end]?.units ?? 1) - 1) };
    default:
      return undefined;
  }
}
