import { useProblemText } from '@api/problem-text';
import { FILE_BYTES, REQUEST_LINE_FILES_MAX, REQUEST_PHOTOS_MAX } from '@contract/limits';
import { useT } from '@i18n/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { draftPhotos, removePhoto } from '../api/draft-photos';
import { useRemovePhoto } from '../api/remove-photo';
import type { Photo, PhotoPhase, RequestPhoto } from '../api/types';
import { uploadPhoto } from '../api/upload-photo';

export interface PhotoItem {
  key: string;
  name: string;
  /** 0 to 1 while it is being sent. */
  progress: number;
  photo?: Photo;
  error?: string;
  /** What failed, to be sent again. */
  file?: File;
}

export const MOST_PHOTOS = REQUEST_PHOTOS_MAX;
const MOST_BYTES = FILE_BYTES.document;

export interface PhotoUploads {
  items: readonly PhotoItem[];
  busy: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
}

/** An existing request; without it photos wait for the request that is being written. */
interface Target {
  requestId: string;
  phase?: PhotoPhase;
  purpose?: 'request_attachment';
}

/** Photos that are sent while the form is still being filled; `ids` are those of a draft. */
export function usePhotoUploads(ids: readonly string[], onChange: (ids: string[]) => void): PhotoUploads {
  const { items, setItems, uploads } = useItems(MOST_PHOTOS);
  // The draft's photos as they were at first: afterwards the items lead and the draft follows.
  const [kept] = useState(ids);
  useEffect(() => {
    if (kept.length === 0) return;
    const restore = (photos: Photo[]) =>
      setItems(photos.map((photo) => ({ key: photo.id, name: photo.name, progress: 1, photo })));
    draftPhotos(kept).then(restore, () => undefined);
  }, [kept, setItems]);
  useEffect(() => {
    onChange(items.flatMap(({ photo }) => (photo ? [photo.id] : [])));
  }, [items, onChange]);
  return uploads;
}

/**
 * Photos that are added to a request at once. `room` is how many more there can be. With `keep` they stay among the items after they
 * have been sent; otherwise the request, which is read again, shows them.
 */
export function useRequestUploads(
  target: Target,
  { room, keep = false }: { room: number; keep?: boolean },
): PhotoUploads {
  const client = useQueryClient();
  const removal = useRemovePhoto();
  const { items, setItems, uploads } = useItems(room, target, (key) => {
    const read = client.invalidateQueries({ queryKey: ['service-requests'] });
    void read.then(keep ? undefined : () => drop(key), () => undefined);
  });
  const drop = (key: string) => setItems((all) => all.filter((item) => item.key !== key));
  const remove = (key: string) => {
    const photo = items.find((item) => item.key === key)?.photo;
    if (!photo) return uploads.remove(key);
    // It stays in sight until the server has let it go: everyone on the request sees it.
    removal.mutate(photo.id, { onSuccess: () => drop(key) });
  };
  return { ...uploads, remove };
}

/** Files that come with the next line of a conversation: sent while it is being written, and cleared once it is said. */
export function useLineUploads(requestId: string): PhotoUploads & { ids: string[]; clear: () => void } {
  const { items, setItems, uploads } = useItems(REQUEST_LINE_FILES_MAX, { requestId, purpose: 'request_attachment' });
  return { ...uploads, ids: items.flatMap(({ photo }) => (photo ? [photo.id] : [])), clear: () => setItems([]) };
}

/** How many photos the reader may still add beside those of the others. */
export function roomFor(photos: readonly RequestPhoto[]): number {
  return REQUEST_PHOTOS_MAX - photos.filter(({ removable }) => removable).length;
}

function useItems(room: number, target?: Target, onSent?: (key: string) => void) {
  const [items, setItems] = useState<readonly PhotoItem[]>([]);
  const t = useT();
  const textOf = useProblemText();
  const patch = useCallback((key: string, change: Partial<PhotoItem>) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }, []);

  const send = (file: File, key: string) => {
    // Before it is sent: who is on a phone pays for every megabyte of a photo that cannot be taken.
    if (file.size > MOST_BYTES)
      return patch(key, {
        error: t(target?.purpose ? 'service-requests.talk.fileTooLarge' : 'service-requests.photos.tooLarge'),
      });
    uploadPhoto({ file, ...target, onProgress: (progress) => patch(key, { progress }) }).then(
      (photo) => {
        patch(key, { photo, progress: 1, file: undefined });
        onSent?.(key);
      },
      (error: unknown) => patch(key, { error: textOf(error), file }),
    );
  };
  const add = (files: readonly File[]) => {
    const chosen = files.slice(0, Math.max(0, room - items.length)).map((file) => ({ file, key: crypto.randomUUID() }));
    setItems((all) => [...all, ...chosen.map(({ file, key }) => ({ key, name: file.name, progress: 0 }))]);
    for (const { file, key } of chosen) send(file, key);
  };
  const retry = (key: string) => {
    const file = items.find((item) => item.key === key)?.file;
    if (!file) return;
    patch(key, { error: undefined, file: undefined, progress: 0 });
    send(file, key);
  };
  const remove = (key: string) => {
    const gone = items.find((item) => item.key === key);
    setItems((all) => all.filter((item) => item.key !== key));
    // Of a draft: what could not be removed goes at night.
    if (gone?.photo) removePhoto(gone.photo.id).catch(() => undefined);
  };
  const busy = items.some(({ photo, error }) => !photo && !error);
  return { items, setItems, uploads: { items, busy, add, retry, remove } };
}
