import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId } from 'react';
import { useT } from '@i18n/messages';
import { IconButton } from '@ui/controls/IconButton';
import styles from './PhotoPicker.module.css';
import { MOST_PHOTOS, type PhotoItem, type PhotoUploads } from './use-photo-uploads';

/** Photos of what is wrong: sent at once, each with its progress, taken back with one press. */
export function PhotoPicker({ uploads }: { uploads: PhotoUploads }) {
  const t = useT();
  const id = useId();
  const full = uploads.items.length >= MOST_PHOTOS;
  return (
    <div className={styles.picker}>
      <span className={styles.label} id={`${id}-label`}>
        {t('service-requests.photos')} <span className={styles.optional}>{t('service-requests.optional')}</span>
      </span>
      <ul className={styles.items} aria-labelledby={`${id}-label`}>
        {uploads.items.map((item) => (
          <Item key={item.key} item={item} onRemove={() => uploads.remove(item.key)} />
        ))}
        {!full && (
          <li>
            <label className={styles.add}>
              <IconCamera stroke={1.75} aria-hidden />
              <span>{t('service-requests.photos.add')}</span>
              <input
                type="file"
                accept="image/*,.heic,.heif"
                multiple
                onChange={(event) => {
                  uploads.add(event.target.files);
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className={styles.help}>{t('service-requests.photos.help')}</p>
    </div>
  );
}

function Item({ item, onRemove }: { item: PhotoItem; onRemove: () => void }) {
  const t = useT();
  return (
    <li className={styles.item}>
      <div className={styles.frame} data-failed={item.error ? '' : undefined}>
        {item.photo?.url && <img src={item.photo.url} alt={item.name} />}
        {!item.photo && !item.error && (
          <progress value={item.progress} max={1} aria-label={t('service-requests.photos.sending', { name: item.name })} />
        )}
        {item.error && <span className={styles.error}>{item.error}</span>}
      </div>
      <IconButton className={styles.remove} label={t('service-requests.photos.remove', { name: item.name })} icon={<IconX aria-hidden />} onClick={onRemove} />
    </li>
  );
}
