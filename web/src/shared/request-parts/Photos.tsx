import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Still } from '@ui/media/Still';
import { Dialog } from '@ui/overlay/Dialog';
import { useRef, useState } from 'react';
import { useRemovePhoto } from './api/remove-photo';
import type { PhotographedRequest, RequestPhoto } from './types';
import { VideoPlayer } from './VideoPlayer';
import styles from './Photos.module.css';

const KEEP_MS = 4 * 60_000;

/**
 * Download addresses change with every answer; the one in use is kept until it expires, so that pictures don't load
 * again.
 */
export function useSteadyUrls(): (photo: Pick<RequestPhoto, 'id' | 'url'>) => string {
  const kept = useRef(new Map<string, { url: string; until: number }>());
  return (photo) => {
    const known = kept.current.get(photo.id);
    if (known && known.until > Date.now()) return known.url;
    kept.current.set(photo.id, { url: photo.url ?? '', until: Date.now() + KEEP_MS });
    return photo.url ?? '';
  };
}

const isVideo = ({ mediaType }: Pick<RequestPhoto, 'mediaType'>) => mediaType?.startsWith('video/') ?? false;

interface PhotosProps {
  request: PhotographedRequest;
  /** Those of one phase. */
  photos: readonly RequestPhoto[];
  /** Whether the reader is the tenant who filed the request. */
  ofTenant?: boolean;
}

/** Photos and videos of a request, with who added them; one opens large. Staff see that there are some, not what is on them. */
export function Photos({ request, photos, ofTenant = false }: PhotosProps) {
  const t = useT();
  const urlOf = useSteadyUrls();
  const addedBy = useAddedBy(request, ofTenant);
  const [open, setOpen] = useState<number>();
  const remove = useRemovePhoto();
  const current = open === undefined ? undefined : photos[open];
  if (photos.length === 0) return null;
  const step = (by: number) => setOpen(((open ?? 0) + by + photos.length) % photos.length);
  const pictureOf = (photo: RequestPhoto) => {
    if (!isVideo(photo)) return urlOf(photo);
    return photo.posterUrl && urlOf({ id: `${photo.id} poster`, url: photo.posterUrl });
  };
  const altOf = (photo: RequestPhoto, index: number) => {
    const ending = photo.phase === 'after' ? 'altAfter' : 'alt';
    return t(messageId(`request-parts.${isVideo(photo) ? 'video' : 'photo'}.${ending}`), { number: index + 1 });
  };
  return (
    <>
      <ul className={styles.grid}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.item}>
            <button type="button" className={styles.thumb} onClick={() => setOpen(index)}>
              <Still src={pictureOf(photo)} alt={altOf(photo, index)} video={isVideo(photo)} />
            </button>
            {photo.removable && (
              <span className={styles.remove}>
                <IconButton
                  label={t('request-parts.photos.remove', { name: altOf(photo, index) })}
                  icon={<IconX aria-hidden />}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(photo)}
                />
              </span>
            )}
            <p className={styles.by}>
              <span>{addedBy(photo).who}</span>
              <span>{addedBy(photo).when}</span>
            </p>
          </li>
        ))}
      </ul>
      <Dialog
        open={current !== undefined}
        onClose={() => setOpen(undefined)}
        title={t('request-parts.photo.of', { number: (open ?? 0) + 1, count: photos.length })}
        closeLabel={t('app.close')}
        size="lg"
      >
        {current && (
          <figure className={styles.figure}>
            {isVideo(current) ? (
              <VideoPlayer
                key={current.id}
                id={current.id}
                poster={pictureOf(current)}
                label={altOf(current, open ?? 0)}
              />
            ) : (
              <img className={styles.large} src={urlOf(current)} alt={altOf(current, open ?? 0)} />
            )}
            <figcaption className={styles.by}>{t('request-parts.photo.by', addedBy(current))}</figcaption>
          </figure>
        )}
        {photos.length > 1 && (
          <div className={styles.steps}>
            <IconButton
              label={t('request-parts.photo.previous')}
              icon={<IconChevronLeft aria-hidden />}
              onClick={() => step(-1)}
            />
            <IconButton
              label={t('request-parts.photo.next')}
              icon={<IconChevronRight aria-hidden />}
              onClick={() => step(1)}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** Who added it, and when, by the clock where the home is. */
function useAddedBy(
  request: PhotographedRequest,
  ofTenant: boolean,
): (photo: RequestPhoto) => { who: string; when: string } {
  const t = useT();
  const formats = useFormats();
  return ({ addedBy, company, createdAt }) => {
    const landlord = addedBy === 'landlord' ? request.landlordName : null;
    const who =
      company ?? landlord ?? t(messageId(`request-parts.by.${ofTenant && addedBy === 'tenant' ? 'you' : addedBy}`));
    const timeZone = request.place?.timeZone;
    return { who, when: formats.instant(createdAt, { dateStyle: 'medium', timeStyle: 'short', timeZone }) };
  };
}
