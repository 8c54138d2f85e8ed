import { LISTING_LIMITS } from '@contract/listing-options';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useT } from '@i18n/messages';
import { IconButton } from '@ui/controls/IconButton';
import { Spinner } from '@ui/controls/Spinner';
import { photosQuery, useUploadPhotos } from '../api/photos';
import styles from './PhotoEditor.module.css';

interface PhotoEditorProps {
  unitId: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Photos in the order in which visitors see them; the first one stands on the card. */
export function PhotoEditor({ unitId, value, onChange }: PhotoEditorProps) {
  const t = useT();
  const id = useId();
  const { data: photos = [] } = useQuery(photosQuery(unitId));
  const upload = useUploadPhotos(unitId, (kept) => onChange([...value, ...kept.map((photo) => photo.id)].slice(0, LISTING_LIMITS.photos)));
  const urlOf = (photoId: string) => photos.find((photo) => photo.id === photoId)?.url ?? undefined;
  const first = (photoId: string) => onChange([photoId, ...value.filter((other) => other !== photoId)]);
  return (
    <div className={styles.editor}>
      <span className={styles.label} id={id}>{t('listings.photos')}</span>
      <ul className={styles.items} aria-labelledby={id}>
        {value.map((photoId, at) => (
          <li key={photoId} className={styles.item}>
            <img src={urlOf(photoId)} alt={t('listings.photo', { number: at + 1 })} />
            <IconButton className={styles.remove} label={t('listings.photo.remove', { number: at + 1 })} icon={<IconX aria-hidden />} onClick={() => onChange(value.filter((other) => other !== photoId))} />
            {at > 0 && <IconButton className={styles.first} label={t('listings.photo.first', { number: at + 1 })} icon={<IconArrowLeft aria-hidden />} onClick={() => first(photoId)} />}
          </li>
        ))}
        {value.length < LISTING_LIMITS.photos && (
          <li>
            <label className={styles.add}>
              {upload.isPending ? <Spinner label={t('listings.photos.sending')} /> : <IconCamera stroke={1.75} aria-hidden />}
              <span>{t('listings.photos.add')}</span>
              <input
                type="file"
                accept="image/*,.heic,.heif"
                multiple
                disabled={upload.isPending}
                onChange={(event) => {
                  upload.mutate([...(event.target.files ?? [])].slice(0, LISTING_LIMITS.photos - value.length));
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className={styles.help}>{t('listings.photos.help')}</p>
    </div>
  );
}
