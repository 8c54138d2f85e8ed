import { FILE_BYTES, REQUEST_PHOTOS_MAX, REQUEST_VIDEOS_MAX, VIDEO_SECONDS_MAX } from '@contract/limits';
import { useT } from '@i18n/messages';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { PhotoField, PhotoTile } from '@ui/fields/PhotoField';
import { Still } from '@ui/media/Still';
import type { Photo } from './types';
import { MOST_PHOTOS, type PhotoItem, type PhotoUploads } from './use-photo-uploads';
import styles from './PhotoPicker.module.css';

/** Some phones give their files no type. */
export const MEDIA = 'image/*,.heic,.heif,video/mp4,video/quicktime,.mp4,.mov,.m4v';
const MIB = 1024 * 1024;
export const MEDIA_LIMITS = {
  count: REQUEST_PHOTOS_MAX,
  videos: REQUEST_VIDEOS_MAX,
  photoMib: FILE_BYTES.document / MIB,
  videoMib: FILE_BYTES.video / MIB,
  seconds: VIDEO_SECONDS_MAX,
};

interface PhotoPickerProps {
  uploads: PhotoUploads;
  /** Instead of “Photos”. */
  label?: string;
  help?: string;
  /** How many more there can be. */
  room?: number;
}

/**
 * Photos and videos of the problem or of the work. They are sent immediately and show their progress. A failed one can
 * be sent again, and each can be removed with one click.
 */
export function PhotoPicker({ uploads, label, help, room = MOST_PHOTOS - uploads.items.length }: PhotoPickerProps) {
  const t = useT();
  const title = (
    <>
      {label ?? t('request-parts.photos')} <span className={styles.optional}>{t('request-parts.optional')}</span>
    </>
  );
  return (
    <>
      <PhotoField
        label={title}
        help={help ?? <MediaHelp />}
        accept={MEDIA}
        add={room > 0 && t('request-parts.photos.add')}
        onAdd={uploads.add}
      >
        <PhotoItems uploads={uploads} />
      </PhotoField>
      <UploadsTotal uploads={uploads} />
    </>
  );
}

/** What is taken, and how much of it. */
export function MediaHelp() {
  const t = useT();
  return t('request-parts.photos.help', MEDIA_LIMITS);
}

/** How far all together are, while more than one is sent. */
export function UploadsTotal({ uploads: { busy, total } }: { uploads: PhotoUploads }) {
  const t = useT();
  if (!busy || total.count < 2) return null;
  const words = t('request-parts.photos.total', { sent: total.sent, count: total.count });
  return (
    <div className={styles.total}>
      <progress value={total.sent} max={total.count} aria-label={t('request-parts.photos.totalLabel')} />
      <span role="status">{words}</span>
    </div>
  );
}

/** What is being sent, was sent, or failed. */
export function PhotoItems({ uploads }: { uploads: PhotoUploads }) {
  return uploads.items.map((item) => (
    <Item
      key={item.key}
      item={item}
      onRetry={() => uploads.retry(item.key)}
      onRemove={() => uploads.remove(item.key)}
    />
  ));
}

function Item({ item, onRetry, onRemove }: { item: PhotoItem; onRetry: () => void; onRemove: () => void }) {
  const t = useT();
  const remove = (
    <IconButton
      label={t('request-parts.photos.remove', { name: item.name })}
      icon={<IconX aria-hidden />}
      onClick={onRemove}
    />
  );
  return (
    <PhotoTile alt={item.name} failed={item.error !== undefined} end={remove}>
      {item.photo && <ItemStill photo={item.photo} alt={item.name} />}
      {item.error && (
        <span role="alert">
          <span className={styles.failed}>{item.name}</span> {item.error}
        </span>
      )}
      {item.error && item.file && (
        <Button
          size="sm"
          variant="secondary"
          className={styles.retry}
          aria-label={t('request-parts.photos.retry.name', { name: item.name })}
          onClick={onRetry}
        >
          {t('request-parts.photos.retry')}
        </Button>
      )}
      {!item.photo && !item.error && (
        <span className={styles.sending}>
          <progress value={item.progress} max={1} aria-label={t('request-parts.photos.sending', { name: item.name })} />
          {item.waiting && <span>{t('request-parts.photos.waiting')}</span>}
        </span>
      )}
    </PhotoTile>
  );
}

function ItemStill({ photo, alt }: { photo: Photo; alt: string }) {
  const video = photo.mediaType?.startsWith('video/') ?? false;
  return <Still src={video ? photo.posterUrl : photo.url} alt={alt} video={video} />;
}
