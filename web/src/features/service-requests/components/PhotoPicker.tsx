import { useT } from '@i18n/messages';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { PhotoField, PhotoTile } from '@ui/fields/PhotoField';
import { MOST_PHOTOS, type PhotoItem, type PhotoUploads } from './use-photo-uploads';
import styles from './PhotoPicker.module.css';

/** Photos of what is wrong: sent at once, each with its progress, taken back with one press. */
export function PhotoPicker({ uploads }: { uploads: PhotoUploads }) {
  const t = useT();
  const label = (
    <>
      {t('service-requests.photos')} <span className={styles.optional}>{t('service-requests.optional')}</span>
    </>
  );
  return (
    <PhotoField
      label={label}
      help={t('service-requests.photos.help')}
      add={uploads.items.length < MOST_PHOTOS && t('service-requests.photos.add')}
      onAdd={uploads.add}
    >
      {uploads.items.map((item) => (
        <Item key={item.key} item={item} onRemove={() => uploads.remove(item.key)} />
      ))}
    </PhotoField>
  );
}

function Item({ item, onRemove }: { item: PhotoItem; onRemove: () => void }) {
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
      {item.error && <span>{item.error}</span>}
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
