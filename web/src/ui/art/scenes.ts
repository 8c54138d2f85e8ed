import { SCENE, wallWidth } from './grid';
import type { HouseChoice, HouseSpec } from './house';
import { houseFor } from './house';

/** One thing of a row, with the gap that follows it. */
export type Item = { kind: 'house'; spec: HouseSpec; gap: number } | { kind: 'tree' | 'poplar' | 'lamp'; gap: number };

export interface Placed {
  item: Item;
  x: number;
}

/** Sets the things of a row side by side, from x = 0; the answer ends with the row's width. */
export function layRow(items: readonly Item[]): { placed: Placed[]; width: number } {
  let x = 0;
  const placed = items.map((item) => {
    const entry = { item, x };
    x += (item.kind === 'house' ? wallWidth(SCENE, item.spec.columns) : 0) + item.gap;
    return entry;
  });
  return { placed, width: x };
}

// Functions, so that pages without a scene do not carry its houses.
const house = (choice: HouseChoice, gap = 40): Item => ({
  kind: 'house',
  spec: houseFor('scene', { ...PLAIN, ...choice }),
  gap,
});

const PLAIN: HouseChoice = {
  arched: false,
  balconies: [],
  chimney: false,
  tank: false,
  stair: false,
  awning: false,
  litDoor: false,
  litRoof: false,
};

/** The street of the landing page: few windows are lit. */
export const heroFront = (): readonly Item[] => [
  house(
    {
      floors: 3,
      columns: 3,
      roof: 'cornice',
      door: 2,
      arched: true,
      litDoor: true,
      lit: [
        [2, 0],
        [2, 2],
        [1, 1],
      ],
    },
    16,
  ),
  { kind: 'lamp', gap: 16 },
  house(
    { floors: 2, columns: 3, roof: 'gable', door: 2, chimney: true, litRoof: true, litDoor: true, lit: [[0, 0]] },
    24,
  ),
  { kind: 'tree', gap: 24 },
  house(
    {
      floors: 3,
      columns: 3,
      roof: 'cornice',
      door: 0,
      stair: true,
      litDoor: true,
      balconies: [
        [1, 1],
        [2, 1],
      ],
      lit: [
        [2, 1],
        [1, 0],
        [1, 2],
      ],
    },
    66,
  ),
  { kind: 'poplar', gap: 22 },
  house(
    {
      floors: 3,
      columns: 3,
      roof: 'mansard',
      door: 1,
      litDoor: true,
      lit: [
        [2, 0],
        [1, 2],
        [0, 0],
      ],
    },
    18,
  ),
  { kind: 'lamp', gap: 20 },
  house(
    {
      floors: 4,
      columns: 4,
      roof: 'flat',
      door: 1,
      litDoor: true,
      balconies: [
        [1, 0],
        [2, 0],
        [1, 3],
        [2, 3],
        [3, 3],
      ],
      lit: [
        [3, 2],
        [2, 1],
        [2, 3],
        [1, 0],
        [1, 2],
      ],
    },
    38,
  ),
  { kind: 'tree', gap: 34 },
  house(
    {
      floors: 2,
      columns: 3,
      roof: 'gable',
      door: 0,
      arched: true,
      litRoof: true,
      litDoor: true,
      lit: [
        [1, 1],
        [0, 2],
      ],
    },
    14,
  ),
  { kind: 'poplar', gap: 26 },
  house(
    {
      floors: 3,
      columns: 3,
      roof: 'step',
      door: 2,
      awning: true,
      lit: [
        [2, 2],
        [1, 0],
        [1, 1],
      ],
    },
    26,
  ),
  { kind: 'lamp', gap: 24 },
  house(
    {
      floors: 3,
      columns: 3,
      roof: 'mansard',
      door: 0,
      litRoof: true,
      litDoor: true,
      lit: [
        [2, 2],
        [1, 1],
        [0, 2],
      ],
    },
    20,
  ),
  { kind: 'tree', gap: 20 },
  house(
    {
      floors: 3,
      columns: 3,
      roof: 'cornice',
      door: 2,
      arched: true,
      litDoor: true,
      balconies: [
        [1, 1],
        [2, 1],
      ],
      lit: [
        [2, 1],
        [1, 0],
        [1, 2],
      ],
    },
    22,
  ),
  house(
    {
      floors: 2,
      columns: 3,
      roof: 'gable',
      door: 0,
      chimney: true,
      litDoor: true,
      lit: [
        [1, 0],
        [0, 2],
      ],
    },
    0,
  ),
];

/** Taller houses behind it, seen above the front row. */
export const heroBack = (): readonly Item[] => [
  house({ floors: 4, columns: 3, roof: 'flat', door: 0, lit: [] }, 26),
  house(
    {
      floors: 5,
      columns: 2,
      roof: 'step',
      door: 0,
      lit: [
        [4, 1],
        [3, 0],
      ],
    },
    190,
  ),
  house(
    {
      floors: 5,
      columns: 3,
      roof: 'flat',
      door: 0,
      tank: true,
      lit: [
        [4, 1],
        [3, 1],
      ],
    },
    70,
  ),
  house({ floors: 4, columns: 3, roof: 'cornice', door: 0, lit: [[3, 0]] }, 70),
  house({ floors: 6, columns: 2, roof: 'flat', door: 0, lit: [[4, 1]] }, 130),
  house({ floors: 5, columns: 3, roof: 'step', door: 0, lit: [[2, 1]] }, 90),
  house({ floors: 4, columns: 3, roof: 'flat', door: 0, lit: [] }, 70),
  house(
    {
      floors: 5,
      columns: 3,
      roof: 'flat',
      door: 0,
      tank: true,
      lit: [
        [4, 1],
        [2, 2],
      ],
    },
    60,
  ),
  house({ floors: 4, columns: 3, roof: 'cornice', door: 0, lit: [] }, 50),
  house({ floors: 5, columns: 2, roof: 'flat', door: 0, lit: [] }, 0),
];

/** The quiet street beside forms: one window is lit. */
export const panelFront = (): readonly Item[] => [
  house({ floors: 2, columns: 4, roof: 'gable', door: 2, lit: [] }, 30),
  { kind: 'tree', gap: 26 },
  house(
    {
      floors: 3,
      columns: 3,
      roof: 'cornice',
      door: 1,
      arched: true,
      litDoor: true,
      balconies: [
        [2, 0],
        [1, 0],
        [2, 2],
        [1, 2],
      ],
      lit: [[1, 2]],
    },
    26,
  ),
  { kind: 'poplar', gap: 26 },
  house({ floors: 2, columns: 4, roof: 'mansard', door: 0, lit: [] }, 0),
];

export const panelBack = (): readonly Item[] => [
  house({ floors: 4, columns: 4, roof: 'flat', door: 0, lit: [] }, 330),
  house({ floors: 5, columns: 4, roof: 'step', door: 0, lit: [[2, 1]] }, 0),
];
