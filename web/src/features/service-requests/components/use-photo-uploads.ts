import { useProblemText } from '@api/problem-text';
import { FILE_BYTES } from '@contract/limits';
import { useT } from '@i18n/messages';
import { useCallback, useEffect, useState } from 'react';
import { draftPhotos, removePhoto } from '../api/draft-photos';
import type { Photo } from '../api/types';
import { uploadPhoto } from '../api/upload-photo';

export interface PhotoItem {
  key: string;
  name: string;
  /** 0 to 1 while it is being sent. */
  progress: number;
  photo?: Photo;
  error?: string;
}

export const MOST_PHOTOS = 10;
const MOST_BYTES = FILE_BYTES.document;

export interface PhotoUploads {
  items: readonly PhotoItem[];
  busy: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
}

/** Photos that are sent while the form is still being filled; `ids` are those of a draft. */
export function usePhotoUploads(ids: readonly string[], onChange: (ids: string[]) => void): PhotoUploads {
  const [items, setItems] = useState<readonly PhotoItem[]>([]);
  const t = useT();
  const textOf = useProblemText();
  const patch = useCallback((key: string, change: Partial<PhotoItem>) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }, []);

  // The draft's photos as they were at first: afterwards the items lead and the draft follows.
  const [kept] = useState(ids);
  useEffect(() => {
    if (kept.length === 0) return;
    const restore = (photos: Photo[]) =>
      setItems(photos.map((photo) => ({ key: photo.id, name: photo.name, progress: 1, photo })));
    draftPhotos(kept).then(restore, () => undefined);
  }, [kept]);
  useEffect(() => {
    onChange(items.flatMap(({ photo }) => (photo ? [photo.id] : [])));
  }, [items, onChange]);

  const send = (file: File, key: string) => {
    // Before it is sent: who is on a phone pays for every megabyte of a photo that cannot be taken.
    if (file.size > MOST_BYTES) return patch(key, { error: t('service-requests.photos.tooLarge') });
    uploadPhoto({ file, onProgress: (progress) => patch(key, { progress }) }).then(
      (photo) => patch(key, { photo, progress: 1 }),
      (error: unknown) => patch(key, { error: textOf(error) }),
    );
  };
  const add = (files: readonly File[]) => {
    const chosen = files.slice(0, MOST_PHOTOS - items.length).map((file) => ({ file, key: crypto.randomUUID() }));
    setItems((all) => [...all, ...chosen.map(({ file, key }) => ({ key, name: file.name, progress: 0 }))]);
    for (const { file, key } of chosen) send(file, key);
  };
  const remove = (key: string) => {
    const gone = items.find((item) => item.key === key);
    setItems((all) => all.filter((item) => item.key !== key));
    if (gone?.photo) removePhoto(gone.photo.id).catch(() => undefined);
  };
  return { items, busy: items.some(({ photo, error }) => !photo && !error), add, remove };
}
