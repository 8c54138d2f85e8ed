import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import { TooltipBubble, useEscape } from '../overlay/Tooltip';
import type { StatusName } from '../pane/status';
import { moveInStreet, planBuilding, type BuildingPlan, type Spot } from './plan';
import { StreetProperty } from './StreetProperty';
import styles from './Street.module.css';

export interface StreetUnit {
  id: string;
  href: string;
  status: StatusName;
  /** The full description: “Unit 302, Kim Larsen, overdue, $1,650.00”. */
  label: string;
  /** What the bubble shows on hover and focus. */
  tooltip?: ReactNode;
}

export interface StreetPropertyData {
  /** Decides how the building looks. */
  id: string;
  plate: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  /** The property's own page. */
  href?: string;
  /** From the ground floor up, from left to right. */
  units: readonly StreetUnit[];
  /** Overrides what follows from the id and the number of units. */
  plan?: Partial<BuildingPlan>;
}

export interface StreetProps {
  properties: readonly StreetPropertyData[];
  /** Name of the list, for screen readers. */
  label: string;
  className?: string;
}

/** Every property is a building, and every unit a window that links to it. It is one Tab stop; arrow keys move between windows. */
export function Street({ properties, label, className }: StreetProps) {
  const list = useRef<HTMLOListElement>(null);
  const anchor = useRef<Element | null>(null);
  const tipId = useId();
  const [spot, setSpot] = useState<Spot>();
  const [shown, setShown] = useState<Spot>();
  useEscape(shown !== undefined, () => setShown(undefined));

  const plans = properties.map((property) => planBuilding(property.id, property.units.length, property.plan));
  const blocks = properties.map((property, index) => ({
    units: property.units.length,
    columns: plans[index]?.columns ?? 1,
  }));
  const first = {
    building: Math.max(
      0,
      blocks.findIndex((block) => block.units > 0),
    ),
    unit: 0,
  };
  const here = spot && properties[spot.building]?.units[spot.unit] ? spot : first;
  const tip = shown && properties[shown.building]?.units[shown.unit];

  const show = (at: Spot, element: Element): void => {
    anchor.current = element;
    setShown(at);
  };
  const keyDown = (event: KeyboardEvent): void => {
    const next = moveInStreet(blocks, here, event.key);
    if (!next) return;
    event.preventDefault();
    setSpot(next);
    list.current?.querySelector<HTMLElement>(`[data-spot="${next.building}-${next.unit}"]`)?.focus();
  };

  return (
    <div className={cx(styles.scroller, className)}>
      <ol ref={list} className={styles.street} aria-label={label}>
        {properties.map((property, building) => (
          <StreetProperty
            key={property.id}
            property={property}
            plan={plans[building] ?? planBuilding(property.id, property.units.length)}
            active={here.building === building ? here.unit : undefined}
            tip={tip?.tooltip && shown?.building === building ? { unit: shown.unit, id: tipId } : undefined}
            onKeyDown={keyDown}
            onFocus={(unit, element) => {
              setSpot({ building, unit });
              show({ building, unit }, element);
            }}
            onShow={(unit, element) => show({ building, unit }, element)}
            onHide={() => setShown(undefined)}
            building={building}
          />
        ))}
      </ol>
      {tip?.tooltip && (
        <TooltipBubble key={tip.id} id={tipId} anchor={anchor} side="right">
          {tip.tooltip}
        </TooltipBubble>
      )}
    </div>
  );
}
