import { useState } from 'react';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import styles from './marketplace.module.css';
import type { Home } from './types';

/** Drawn beside the answer with the homes: the page itself has none. */
const loadDrawing = () => import('@ui/art/HousePicture');
const HousePicture = lazyPart('page/rental-marketplace', async () => ({ default: (await loadDrawing()).HousePicture }));

/** Fetches the drawing while the homes are asked for, so that both are there together. */
export const expectDrawings = (): void => void loadDrawing().catch(() => undefined);

/** A photograph of the home, or a drawn house where there is none. */
export function Picture({ home, at = 0, size, first = false }: { home: Home; at?: number; size: 'card' | 'full'; first?: boolean }) {
  const t = useT();
  const [broken, setBroken] = useState(false);
  const image = home.images[at];
  if (!image || broken) {
    return <HousePicture seed={`${home.address} ${home.title.length}`} className={styles.picture} fallback={<div className={styles.picture} />} />;
  }
  return (
    <img
      className={styles.picture}
      src={`${image}?size=${size}`}
      alt={t('rental-marketplace.photo', { title: home.title, number: at + 1 })}
      width={600}
      height={400}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      onError={() => setBroken(true)}
    />
  );
}
