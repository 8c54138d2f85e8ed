import { useT } from '@i18n/messages';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Dialog } from '@ui/overlay/Dialog';
import { useRef, useState } from 'react';
import type { Photo } from '../api/types';
import styles from './Photos.module.css';

const KEEP_MS = 4 * 60_000;

/** Download addresses change with every answer; the one in use is kept while it lives, so that pictures do not load again. */
export function useSteadyUrls(): (photo: Photo) => string {
  const kept = useRef(new Map<string, { url: string; until: number }>());
  return (photo) => {
    const known = kept.current.get(photo.id);
    if (known && known.until > Date.now()) return known.url;
    kept.current.set(photo.id, { url: photo.url ?? '', until: Date.now() + KEEP_MS });
    return photo.url ?? '';
  };
}

/** The photos of a request; one opens large. Staff see that there are some, not what is on them. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const t = useT();
  const urlOf = useSteadyUrls();
  const [open, setOpen] = useState<number>();
  const shown = photos.filter(({ url }) => url);
  const current = open === undefined ? undefined : shown[open];
  if (shown.length === 0) return null;
  const step = (by: number) => setOpen(((open ?? 0) + by + shown.length) % shown.length);
  return (
    <>
      <ul className={styles.grid}>
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" className={styles.thumb} onClick={() => setOpen(index)}>
              <img src={urlOf(photo)} alt={t('service-requests.photo.alt', { number: index + 1 })} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={current !== undefined}
        onClose={() => setOpen(undefined)}
        title={t('service-requests.photo.of', { number: (open ?? 0) + 1, count: shown.length })}
        closeLabel={t('app.close')}
        size="lg"
      >
        {current && (
          <img
            className={styles.large}
            src={urlOf(current)}
            alt={t('service-requests.photo.alt', { number: (open ?? 0) + 1 })}
          />
        )}
        {shown.length > 1 && (
          <div className={styles.steps}>
            <IconButton
              label={t('service-requests.photo.previous')}
              icon={<IconChevronLeft aria-hidden />}
              onClick={() => step(-1)}
            />
            <IconButton
              label={t('service-requests.photo.next')}
              icon={<IconChevronRight aria-hidden />}
              onClick={() => step(1)}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
