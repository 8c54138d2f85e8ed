import { STREET, wallHeight, wallWidth, windowAt } from '../art/grid';
import { line, rect } from '../art/path';
import { OVERHANG, roofHeight, roofPath } from '../art/roofs';
import type { BuildingPlan } from './plan';
import styles from './Street.module.css';

const CHIMNEY = { w: 26, h: 14 };

function sills(plan: BuildingPlan, units: number): string {
  return Array.from({ length: units }, (_, index) => {
    const { x, y } = windowAt(STREET, Math.floor(index / plan.columns), index % plan.columns);
    return line(x - 3, y + STREET.h + 3, x + STREET.w + 3, y + STREET.h + 3);
  }).join('');
}

/** Wall and roof behind the windows of a property. */
export function StreetHouse({ plan, units }: { plan: BuildingPlan; units: number }) {
  const [w, h] = [wallWidth(STREET, plan.columns), wallHeight(STREET, plan.floors)];
  const roof = roofHeight(STREET, plan.roof);
  const height = h + roof + (plan.chimney ? CHIMNEY.h : 0) + 2;
  const width = w + 2 * OVERHANG;
  const chimney = plan.chimney ? rect(w * 0.66, -h - roof - CHIMNEY.h, CHIMNEY.w, CHIMNEY.h) : '';
  return (
    <svg
      className={styles.house}
      viewBox={`${-OVERHANG} ${-height} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.roof} d={chimney + roofPath(STREET, plan.roof, plan.floors, plan.columns)} />
      <path className={styles.wall} d={rect(0, -h, w, h)} />
      <path className={styles.sill} d={sills(plan, units)} />
    </svg>
  );
}
