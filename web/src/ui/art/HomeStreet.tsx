import { cx } from '../cx';
import { Poplar, Tree } from './greenery';
import { SCENE, wallHeight, wallWidth } from './grid';
import { House } from './House';
import { houseFor, type Cell, type HouseChoice } from './house';
import { roofHeight } from './roofs';
import styles from './art.module.css';

export interface HomeStreetProps {
  /** The property's id: the house always looks the same. */
  seed: string;
  /** The reader's own window, the one that is lit: floor and column from 0. */
  window: Cell;
  floors?: number;
  columns?: number;
  className?: string;
}

const DARK: HouseChoice = {
  lit: [],
  litDoor: false,
  litRoof: false,
  balconies: [],
  stair: false,
  tank: false,
  awning: false,
};
const LEFT = /* @__PURE__ */ houseFor('left', { ...DARK, floors: 3, columns: 3, roof: 'step', door: 0, arched: false });
const RIGHT = /* @__PURE__ */ houseFor('right', {
  ...DARK,
  floors: 3,
  columns: 3,
  roof: 'mansard',
  door: 0,
  arched: false,
});
const GAP = 22;

/** The tenant's own house between its neighbors at night, with their window lit. Decorative. */
export function HomeStreet({ seed, window, floors = 4, columns = 3, className }: HomeStreetProps) {
  const door = window[0] === 0 && window[1] === 1 ? 0 : Math.min(1, columns - 1);
  const own = houseFor(seed, { ...DARK, floors, columns, door, lit: [window] });
  const [side, middle] = [wallWidth(SCENE, 3), wallWidth(SCENE, columns)];
  const width = 2 * (side + GAP) + middle;
  const height =
    Math.max(wallHeight(SCENE, floors) + roofHeight(SCENE, own.roof), wallHeight(SCENE, 3) + SCENE.mansard) +
    (own.chimney ? 20 : 6);
  return (
    <svg
      className={cx(styles.art, className)}
      viewBox={`-10 ${-height} ${width + 20} ${height}`}
      width={width + 20}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <House spec={LEFT} palette="nightBack" />
      <House spec={RIGHT} x={side + middle + 2 * GAP} palette="nightBack" />
      <House spec={own} x={side + GAP} palette="night" />
      <g className={styles.night}>
        <Tree x={side + GAP / 2 - 6} height={96} />
        <Poplar x={side + GAP + middle + GAP / 2} height={92} />
      </g>
    </svg>
  );
}
