import { ROOFS, type Roof } from './roofs';
import { pick, random } from './seed';

/** A window: floor 0 is the ground floor, column 0 is on the left. */
export type Cell = readonly [floor: number, column: number];

/** Everything that is seen of an illustrated house. */
export interface HouseSpec {
  floors: number;
  columns: number;
  roof: Roof;
  /** Column of the door. */
  door: number;
  lit: readonly Cell[];
  /** Light above the door. */
  litDoor?: boolean;
  /** Light in the attic or in the middle dormer; `all` lights every dormer. */
  litRoof?: boolean | 'all';
  /** Round heads on the top floor. */
  arched?: boolean;
  balconies?: readonly Cell[];
  chimney?: boolean;
  tank?: boolean;
  stair?: boolean;
  awning?: boolean;
}

export type HouseChoice = Partial<HouseSpec>;

function cells(floors: number, columns: number): Cell[] {
  return Array.from(
    { length: floors * columns },
    (_, index) => [Math.floor(index / columns), index % columns] as const,
  );
}

function balconiesOf(next: () => number, floors: number, columns: number): Cell[] {
  if (floors < 3 || next() < 0.5) return [];
  const column = pick(next, [0, Math.floor(columns / 2), columns - 1]);
  return cells(floors, columns).filter(([floor, at]) => floor > 0 && at === column);
}

/** The house that belongs to an id, which is always the same. Given properties are kept, and the seed decides the rest. */
export function houseFor(seed: string, given: HouseChoice = {}): HouseSpec {
  const next = random(seed);
  const roof = given.roof ?? pick(next, ROOFS);
  const floors = given.floors ?? (roof === 'gable' ? 2 : 3 + Math.floor(next() * 2));
  const columns = given.columns ?? 2 + Math.floor(next() * 3);
  const door = given.door ?? Math.floor(next() * columns);
  const lit = cells(floors, columns).filter(([floor, column]) => next() < 0.22 && !(floor === 0 && column === door));
  const decided: HouseSpec = {
    floors,
    columns,
    roof,
    door,
    lit,
    litDoor: next() < 0.5,
    litRoof: next() < 0.4,
    arched: roof !== 'mansard' && next() < 0.35,
    balconies: balconiesOf(next, floors, columns),
    chimney: (roof === 'gable' || roof === 'flat') && next() < 0.6,
    tank: roof === 'flat' && next() < 0.25,
    stair: roof === 'cornice' && next() < 0.3,
    awning: roof === 'step' && next() < 0.5,
  };
  return { ...decided, ...given };
}
