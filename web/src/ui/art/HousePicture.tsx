import { cx } from '../cx';
import { Moon, Poplar, Tree } from './greenery';
import { SCENE, wallHeight, wallWidth } from './grid';
import { House, type ArtPalette } from './House';
import { houseFor, type HouseChoice } from './house';
import { circle } from './path';
import { roofHeight } from './roofs';
import { pick, random } from './seed';
import styles from './art.module.css';

const PALETTES = ['brick', 'sky', 'stone', 'lamp', 'plum', 'night'] as const satisfies readonly ArtPalette[];
const [WIDTH, HEIGHT, GROUND] = [600, 400, 372];

export interface HousePictureProps {
  /** The property's id: a home without photographs always shows the same house. */
  seed: string;
  palette?: (typeof PALETTES)[number];
  /** What is known of the house. */
  house?: HouseChoice;
  className?: string;
}

/** A house under its sky, 3:2, where a photograph would be. Decorative. */
export function HousePicture({ seed, palette, house, className }: HousePictureProps) {
  const next = random(`${seed} picture`);
  const colours = palette ?? pick(next, PALETTES);
  const spec = houseFor(seed, house);
  const size = {
    w: wallWidth(SCENE, spec.columns),
    h: wallHeight(SCENE, spec.floors) + roofHeight(SCENE, spec.roof) + 30,
  };
  const scale = Math.min(1.25, 330 / size.h);
  const left = (WIDTH - size.w * scale) / 2;
  const sunLeft = next() < 0.4;
  const crown = 110 + Math.round(next() * 40);
  return (
    <svg
      className={cx(styles.art, styles[colours], className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.heaven} width={WIDTH} height={HEIGHT} />
      {colours === 'night' ? (
        <Moon x={500} y={84} r={32} />
      ) : (
        <path className={styles.sun} d={circle(sunLeft ? 96 : 500, 92, 40)} />
      )}
      <Tree x={left / 2} y={GROUND} height={crown + 40} />
      {next() < 0.5 ? (
        <Poplar x={WIDTH - left / 2} y={GROUND} height={crown + 10} />
      ) : (
        <Tree x={WIDTH - left / 2} y={GROUND} height={crown} />
      )}
      <g transform={`translate(${Math.round(left)} ${GROUND}) scale(${scale.toFixed(3)})`}>
        <House spec={spec} />
      </g>
      <path className={styles.lines} d={`M0 ${GROUND}H${WIDTH}`} />
    </svg>
  );
}
