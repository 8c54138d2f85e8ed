import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Poplar, StreetLamp, Tree } from './greenery';
import { House } from './House';
import { houseFor } from './house';
import { line, polygon, rect } from './path';
import styles from './art.module.css';

const SMALL = {
  arched: false,
  balconies: [],
  chimney: false,
  tank: false,
  stair: false,
  awning: false,
  litDoor: false,
  litRoof: false,
};

/** A drawing of 330 units on a line of ground; it follows the theme. */
function Picture({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      className={cx(styles.art, styles.paper, className)}
      viewBox="0 -226 330 228"
      width="330"
      height="228"
      aria-hidden="true"
      focusable="false"
    >
      {children}
      <path className={styles.lines} d="M0 0H330" />
    </svg>
  );
}

/** A house that is not there yet. */
export function EmptyPicture({ className }: { className?: string }) {
  const ghost =
    rect(86, -122, 138, 122) +
    polygon([
      [76, -122],
      [155, -176],
      [234, -122],
    ]) +
    `M138 0v-48h34v48`;
  return (
    <Picture className={className}>
      <path className={styles.ghost} d={ghost} />
      <path className={styles.lines} d={line(37, 0, 37, -38)} />
      <path className={styles.lit} d={rect(22, -58, 30, 20)} />
      <Tree x={282} height={104} />
    </Picture>
  );
}

const PLAIN_HOUSE = /* @__PURE__ */ houseFor('error', {
  ...SMALL,
  floors: 2,
  columns: 3,
  roof: 'gable',
  door: 1,
  lit: [],
});
const LIT = /* @__PURE__ */ [0, 1].flatMap((floor) => [0, 1, 2].map((column) => [floor, column] as const));
const LIT_HOUSE = /* @__PURE__ */ houseFor('done', {
  ...SMALL,
  floors: 2,
  columns: 3,
  roof: 'mansard',
  door: 1,
  lit: LIT,
  litDoor: true,
  litRoof: 'all',
});

/** A house whose cable is cut. */
export function ErrorPicture({ className }: { className?: string }) {
  return (
    <Picture className={className}>
      <House spec={PLAIN_HOUSE} x={72} />
      <path className={styles.ghost} d="M262 -118q20 14 38 8" />
      <StreetLamp x={306} off />
      <path className={styles.ghost} d="M318 -108l12 6" />
    </Picture>
  );
}

/** Every window is lit. */
export function DonePicture({ className }: { className?: string }) {
  return (
    <Picture className={className}>
      <Poplar x={40} height={96} />
      <House spec={LIT_HOUSE} x={72} />
      <Tree x={296} height={108} />
    </Picture>
  );
}
