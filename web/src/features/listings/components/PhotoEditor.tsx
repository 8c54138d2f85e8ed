import { LISTING_LIMITS } from '@contract/listing-options';
import { useT } from '@i18n/messages';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { Spinner } from '@ui/controls/Spinner';
import { PhotoField, PhotoTile } from '@ui/fields/PhotoField';
import { useLayoutEffect, useRef } from 'react';
import { photosQuery, useUploadPhotos } from '../api/photos';

interface PhotoEditorProps {
  unitId: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Photos in the order in which visitors see them; the first one is shown on the card. */
export function PhotoEditor({ unitId, value, onChange }: PhotoEditorProps) {
  const t = useT();
  const { data: photos = [] } = useQuery(photosQuery(unitId));
  const room = LISTING_LIMITS.photos - value.length;
  // While photos are on their way others are removed and moved.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const upload = useUploadPhotos(unitId, ({ id }) =>
    onChange([...new Set([...latest.current, id])].slice(0, LISTING_LIMITS.photos)),
  );
  const remove = (photoId: string) => onChange(value.filter((other) => other !== photoId));
  const putFirst = (photoId: string) => onChange([photoId, ...value.filter((other) => other !== photoId)]);
  return (
    <PhotoField
      size="lg"
      label={t('listings.photos')}
      help={t('listings.photos.help')}
      add={room > 0 && t('listings.photos.add')}
      sending={upload.isPending ? <Spinner label={t('listings.photos.sending')} /> : undefined}
      onAdd={(files) => upload.mutate(files.slice(0, room))}
    >
      {value.map((photoId, at) => (
        <PhotoTile
          key={photoId}
          src={photos.find((photo) => photo.id === photoId)?.url ?? undefined}
          alt={t('listings.photo', { number: at + 1 })}
          start={
            at > 0 && (
              <IconButton
                label={t('listings.photo.first', { number: at + 1 })}
                icon={<IconArrowLeft aria-hidden />}
                onClick={() => putFirst(photoId)}
              />
            )
          }
          end={
            <IconButton
              label={t('listings.photo.remove', { number: at + 1 })}
              icon={<IconX aria-hidden />}
              onClick={() => remove(photoId)}
            />
          }
        />
      ))}
    </PhotoField>
  );
}
