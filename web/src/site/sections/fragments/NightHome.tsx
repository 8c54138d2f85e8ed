import type { HomeStreetProps } from '@ui/art/HomeStreet';
import { HomeStill } from '@ui/art/stills';
import styles from './NightHome.module.css';

/** A tenant's own window at night, framed. Decorative. */
export function NightHome(props: Pick<HomeStreetProps, 'seed' | 'window' | 'floors' | 'columns'>) {
  return (
    <div className={styles.night}>
      <HomeStill {...props} className={styles.street} />
    </div>
  );
}
