import { useT } from '@i18n/messages';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { PhotoField, PhotoTile } from '@ui/fields/PhotoField';
import { MOST_PHOTOS, type PhotoItem, type PhotoUploads } from './use-photo-uploads';
import styles from './PhotoPicker.module.css';

interface PhotoPickerProps {
  uploads: PhotoUploads;
  /** Instead of “Photos”. */
  label?: string;
  help?: string;
  /** How many more there can be. */
  room?: number;
}

/** Photos of what is wrong, or of the work: sent at once, each with its progress, sent again when it failed, taken back with one press. */
export function PhotoPicker({ uploads, label, help, room = MOST_PHOTOS - uploads.items.length }: PhotoPickerProps) {
  const t = useT();
  const title = (
    <>
      {label ?? t('service-requests.photos')} <span className={styles.optional}>{t('service-requests.optional')}</span>
    </>
  );
  return (
    <PhotoField
      label={title}
      help={help ?? t('service-requests.photos.help')}
      add={room > 0 && t('service-requests.photos.add')}
      onAdd={uploads.add}
    >
      <PhotoItems uploads={uploads} />
    </PhotoField>
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
      label={t('service-requests.photos.remove', { name: item.name })}
      icon={<IconX aria-hidden />}
      onClick={onRemove}
    />
  );
  return (
    <PhotoTile src={item.photo?.url ?? undefined} alt={item.name} failed={item.error !== undefined} end={remove}>
      {item.error && <span role="alert">{item.error}</span>}
      {item.error && item.file && (
        <Button
          size="sm"
          variant="secondary"
          className={styles.retry}
          aria-label={t('service-requests.photos.retry.name', { name: item.name })}
          onClick={onRetry}
        >
          {t('service-requests.photos.retry')}
        </Button>
      )}
      {!item.photo && !item.error && (
        <progress
          value={item.progress}
          max={1}
          aria-label={t('service-requests.photos.sending', { name: item.name })}
        />
      )}
    </PhotoTile>
  );
}
