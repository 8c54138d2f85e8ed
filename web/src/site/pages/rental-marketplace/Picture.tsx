import { PHOTO_SIZES, PHOTO_WIDTHS } from '@contract/listing-options';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { useState } from 'react';
import type { Home } from './types';
import styles from './marketplace.module.css';

/** Loaded together with the homes: the page itself has no drawings. */
const loadDrawing = () => import('@ui/art/HousePicture');
const HousePicture = lazyPart('page/rental-marketplace', async () => ({ default: (await loadDrawing()).HousePicture }));

/** Loads the drawing while the homes are requested, so that both are there at the same time. */
export const expectDrawings = (): void => void loadDrawing().catch(() => undefined);

/** The widths of a picture in the list and in the details. */
const STANDS = {
  card: '(max-width: 47.99em) 92vw, (max-width: 63.99em) 46vw, 400px',
  details: '(max-width: 47.99em) 92vw, 750px',
} as const;

const widths = (image: string, format = '') =>
  PHOTO_SIZES.map((size) => `${image}?size=${size}${format} ${PHOTO_WIDTHS[size]}w`).join(', ');

interface PictureProps {
  home: Home;
  at?: number;
  stands?: keyof typeof STANDS;
  /** Load it immediately. */
  first?: boolean;
}

/** A photograph of the home, as wide as it is wanted, or a drawn house where there is none. */
export function Picture({ home, at = 0, stands = 'card', first = false }: PictureProps) {
  const t = useT();
  const [broken, setBroken] = useState(false);
  const image = home.images[at];
  if (!image || broken) {
    return (
      <HousePicture
        seed={`${home.city} ${home.address}`}
        className={styles.picture}
        fallback={<div className={styles.picture} />}
      />
    );
  }
  return (
    <picture>
      <source type="image/avif" srcSet={widths(image, '&format=avif')} sizes={STANDS[stands]} />
      <img
        className={styles.picture}
        sizes={STANDS[stands]}
        srcSet={widths(image)}
        src={`${image}?size=card`}
        alt={t('rental-marketplace.photo', { title: home.title, number: at + 1 })}
        width={600}
        height={400}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        onError={() => setBroken(true)}
      />
    </picture>
  );
}
