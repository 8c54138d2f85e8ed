import type { KeyboardEvent } from 'react';
import { useLinkComponent } from '../link/LinkProvider';
import { Pane } from '../pane/Pane';
import { Plate } from '../plate/Plate';
import type { BuildingPlan } from './plan';
import type { StreetPropertyData } from './Street';
import { StreetHouse } from './StreetHouse';
import styles from './Street.module.css';

export interface StreetPropertyProps {
  property: StreetPropertyData;
  plan: BuildingPlan;
  /** Index in the street. */
  building: number;
  /** The unit that the Tab key reaches, when it is in this building. */
  active: number | undefined;
  /** The open bubble, when it belongs to a unit of this building. */
  tip: { unit: number; id: string } | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (unit: number, element: Element) => void;
  onShow: (unit: number, element: Element) => void;
  onHide: () => void;
}

/** One building of the street: windows, plate, caption. */
export function StreetProperty(props: StreetPropertyProps) {
  const { property, plan, building, active, tip, onKeyDown, onFocus, onShow, onHide } = props;
  const LinkComponent = useLinkComponent();
  const caption = (
    <>
      <span className={styles.plate}>
        <Plate size="lg">{property.plate}</Plate>
      </span>
      <span className={styles.name}>{property.name}</span>
    </>
  );
  return (
    <li className={styles.property}>
      <div className={styles.site}>
        <div className={styles.building}>
          <StreetHouse plan={plan} units={property.units.length} />
          <ul className={styles.windows} onKeyDown={onKeyDown}>
            {property.units.map((unit, index) => (
              <li key={unit.id}>
                <LinkComponent
                  href={unit.href}
                  className={styles.window}
                  aria-label={unit.label}
                  aria-describedby={tip?.unit === index ? tip.id : undefined}
                  tabIndex={active === index ? 0 : -1}
                  data-spot={`${building}-${index}`}
                  onFocus={(event) => onFocus(index, event.currentTarget)}
                  onBlur={onHide}
                  onMouseEnter={(event) => onShow(index, event.currentTarget)}
                  onMouseLeave={onHide}
                >
                  <Pane status={unit.status} size="window" />
                </LinkComponent>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.caption}>
        {property.href ? (
          <LinkComponent href={property.href} className={styles.link}>
            {caption}
          </LinkComponent>
        ) : (
          caption
        )}
        {property.note && <span className={styles.note}>{property.note}</span>}
      </div>
    </li>
  );
}
