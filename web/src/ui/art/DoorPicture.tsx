import { cx } from '../cx';
import { arch, circle, line, polygon, rect } from './path';
import styles from './art.module.css';
import doorStyles from './DoorPicture.module.css';

export interface DoorPictureProps {
  /** The role or person of the door. */
  door: 'landlord' | 'tenant' | 'supplier';
  className?: string;
}

/** A portal with a fan light, for those who own the house. */
function Portal() {
  const fan = [-0.75, -0.38, 0, 0.38, 0.75].map((turn) =>
    line(100, -128, 100 + 37 * Math.sin(turn * 1.57), -128 - 37 * Math.cos(turn * 1.57)),
  );
  const panels = [rect(67, -118, 26, 44), rect(67, -64, 26, 46), rect(107, -118, 26, 44), rect(107, -64, 26, 46)];
  return (
    <>
      <path className={styles.roof} d={arch(52, -178, 96, 178)} />
      <path className={styles.door} d={arch(62, -167, 76, 167)} />
      <path className={styles.lit} d="M62 -128a38 38 0 0 1 76 0z" />
      <path className={styles.lines} d={fan.join('') + line(100, -128, 100, 0) + panels.join('')} />
      <path className={styles.knob} d={circle(95, -62, 2.6) + circle(105, -62, 2.6)} />
      <path className={styles.wall} d={rect(46, -8, 108, 8)} />
    </>
  );
}

/** A front door with a plant beside it. */
function FrontDoor() {
  return (
    <>
      <path className={styles.wall} d={rect(56, -166, 88, 166)} />
      <path
        className={styles.roof}
        d={polygon([
          [48, -166],
          [54, -176],
          [146, -176],
          [152, -166],
        ])}
      />
      <path className={styles.lit} d={rect(64, -158, 72, 22)} />
      <path className={styles.door} d={rect(64, -128, 72, 128)} />
      <path className={styles.lit} d={rect(76, -118, 48, 36)} />
      <path
        className={styles.lines}
        d={
          line(88, -158, 88, -136) +
          line(112, -158, 112, -136) +
          line(100, -118, 100, -82) +
          rect(76, -56, 48, 20) +
          rect(76, -30, 48, 22)
        }
      />
      <path className={styles.knob} d={rect(92, -70, 18, 5) + circle(130, -68, 2.6)} />
      <path
        className={styles.roof}
        d={polygon([
          [158, -20],
          [178, -20],
          [175, 0],
          [161, 0],
        ])}
      />
      <path className={styles.leaf} d="M168 -20q-14 -4 -13 -22q14 4 13 22zM168 -20q14 -8 12 -26q-14 6 -12 26z" />
    </>
  );
}

/** The shutter of a workshop. */
function Shutter() {
  const slats = [-86, -68, -50, -32].map((y) => line(56, y, 144, y));
  return (
    <>
      <path className={styles.wall} d={rect(40, -148, 120, 148)} />
      <path className={styles.roof} d={rect(34, -160, 132, 12)} />
      <path className={styles.unlit} d={rect(82, -178, 36, 18)} />
      <path className={styles.lines} d="M92 -169h10m-3 -3l5 3l-5 3" />
      <path className={styles.door} d={rect(56, -124, 88, 124)} />
      <path className={styles.lines} d={slats.join('') + line(56, -16, 144, -16)} />
      <path className={styles.lit} d={rect(64, -108, 18, 14) + rect(91, -108, 18, 14) + rect(118, -108, 18, 14)} />
      <path className={styles.knob} d={rect(92, -11, 16, 4)} />
    </>
  );
}

const DOORS = { landlord: Portal, tenant: FrontDoor, supplier: Shutter };

/** The door of a role, on a line of ground. Decorative. */
export function DoorPicture({ door, className }: DoorPictureProps) {
  const Drawing = DOORS[door];
  return (
    <svg
      className={cx(styles.art, doorStyles[door], className)}
      viewBox="20 -186 170 187"
      width="170"
      height="187"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
