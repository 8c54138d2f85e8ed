import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Moon, Poplar, StreetLamp, Tree } from './greenery';
import { House, type ArtPalette } from './House';
import { heroBack, heroFront, layRow, panelBack, panelFront, type Item } from './scenes';
import styles from './art.module.css';
import sceneStyles from './NightStreet.module.css';

const SCENES = {
  hero: { front: heroFront, back: heroBack, crop: 70, height: 520, moon: undefined },
  panel: { front: panelFront, back: panelBack, crop: 96, height: 600, moon: { x: 490, y: -530 } },
} as const;

function Thing({ item, x, palette }: { item: Item; x: number; palette: ArtPalette }) {
  if (item.kind === 'house') return <House spec={item.spec} x={x} palette={palette} />;
  if (item.kind === 'tree') return <Tree x={x} className={styles[palette]} />;
  return item.kind === 'poplar' ? (
    <Poplar x={x} className={styles[palette]} />
  ) : (
    <StreetLamp x={x} className={styles[palette]} />
  );
}

/** A row of things on the ground, centred on `middle`. */
export function Row({ items, middle, palette }: { items: readonly Item[]; middle: number; palette: ArtPalette }) {
  const { placed, width } = layRow(items);
  return (
    <g transform={`translate(${Math.round(middle - width / 2)} 0)`}>
      {placed.map(({ item, x }, index) => (
        <Thing key={index} item={item} x={x} palette={palette} />
      ))}
    </g>
  );
}

export interface NightStreetProps {
  /** `hero` is wide (landing page), `panel` is for next to a form. */
  scene?: 'hero' | 'panel';
  /** Up to three notes that hang from lit windows of the hero; on phones the first alone. */
  callouts?: readonly ReactNode[];
  className?: string;
}

/**
 * A street at night with few lit windows. It is at the bottom of its box and keeps its scale, so give the box a height.
 * Decorative.
 */
export function NightStreet({ scene = 'hero', callouts = [], className }: NightStreetProps) {
  const { crop, height, moon, ...rows } = SCENES[scene];
  const [front, back] = [rows.front(), rows.back()];
  const width = Math.round(layRow(front).width) - 2 * crop;
  return (
    <div className={cx(sceneStyles.box, sceneStyles[scene], className)}>
      <div className={sceneStyles.stage}>
        <svg
          className={cx(styles.art, sceneStyles.picture)}
          viewBox={`0 ${-height} ${width} ${height + 26}`}
          aria-hidden="true"
          focusable="false"
        >
          {moon && <Moon {...moon} />}
          <Row items={back} middle={width / 2} palette="nightBack" />
          <Row items={front} middle={width / 2} palette="night" />
          <g className={styles.night}>
            <path className={styles.lines} d={`M0 0H${width}`} />
            <path className={styles.road} d={`M18 14H${width}`} />
          </g>
        </svg>
        {callouts.slice(0, 3).map((note, index) => (
          <div key={index} data-note className={cx(sceneStyles.note, sceneStyles[`note${index + 1}`])}>
            {note}
          </div>
        ))}
      </div>
    </div>
  );
}
