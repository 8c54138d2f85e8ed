import { useProblemText } from '@api/problem-text';
import { FILE_BYTES, REQUEST_PHOTOS_MAX } from '@contract/limits';
import { REQUEST_LINE_FILES_MAX } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CHANGED } from './api/as-technician';
import { draftPhotos, removePhoto } from './api/draft-photos';
import { useRemovePhoto } from './api/remove-photo';
import { uploadPhoto } from './api/upload-photo';
import { cancelUpload } from './api/uploads';
import type { Photo, PhotoPhase, RequestPhoto } from './types';
import { begunUploads, begunWith, dropBegun, sending } from './uploads/begun-uploads';
import { sendMedia } from './uploads/send-media';
import { isVideo } from './uploads/video';

export interface PhotoItem {
  key: string;
  name: string;
  /** 0 to 1 while it is being sent. */
  progress: number;
  photo?: Photo;
  error?: string;
  /** What failed, to be sent again. */
  file?: File;
  /** Whether it is waiting for a connection. */
  waiting?: boolean;
  /** For a file that was interrupted by leaving the page: its upload, which continues when the file is chosen again. */
  begunId?: string;
}

export const MOST_PHOTOS = REQUEST_PHOTOS_MAX;
const MIB = 1024 * 1024;
/** Fifty files that report each percent would draw the form all the time. */
const LEAST_PROGRESS = 0.04;

export interface PhotoUploads {
  items: readonly PhotoItem[];
  busy: boolean;
  /** For files that are sent together: how many there are, and how many are finished. */
  total: { sent: number; count: number };
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
}

/** A request; without it photos are kept for the request that is being written. */
interface Target {
  requestId?: string;
  phase?: PhotoPhase;
  purpose?: 'request_attachment';
}

/** Photos that are sent while the form is still being filled; `ids` are those of a draft. */
export function usePhotoUploads(ids: readonly string[], onChange: (ids: string[]) => void): PhotoUploads {
  const { items, setItems, uploads } = useItems(MOST_PHOTOS);
  // The draft's photos as they were at first: afterwards the items lead and the draft follows.
  const [kept] = useState(ids);
  // Until they are read, and if they can't be: the draft would lose them.
  const [unread, setUnread] = useState(ids);
  useEffect(() => {
    if (kept.length === 0) return;
    const restore = (photos: Photo[]) => {
      setItems((all) => [...photos.map((photo) => ({ key: photo.id, name: photo.name, progress: 1, photo })), ...all]);
      setUnread([]);
    };
    draftPhotos(kept).then(restore, () => undefined);
  }, [kept, setItems]);
  const sent = [...unread, ...items.flatMap(({ photo }) => (photo ? [photo.id] : []))].join();
  useEffect(() => onChange(sent ? sent.split(',') : []), [sent, onChange]);
  return uploads;
}

/**
 * Photos that are added to a request together. `room` is how many more there can be. With `keep` they stay among the
 * items after they have been sent; otherwise the request, which is read again, shows them.
 */
export function useRequestUploads(
  target: Target,
  { room, keep = false }: { room: number; keep?: boolean },
): PhotoUploads {
  const client = useQueryClient();
  const removal = useRemovePhoto();
  const { items, setItems, uploads } = useItems(room, target, (key) => {
    const read = Promise.all(CHANGED.map((name) => client.invalidateQueries({ queryKey: [name] })));
    void read.then(keep ? undefined : () => drop(key), () => undefined);
  });
  const drop = (key: string) => setItems((all) => all.filter((item) => item.key !== key));
  const remove = (key: string) => {
    const photo = items.find((item) => item.key === key)?.photo;
    if (!photo) return uploads.remove(key);
    // It stays in sight until the server has let it go: everyone on the request sees it.
    removal.mutate(photo, { onSuccess: () => drop(key) });
  };
  return { ...uploads, remove };
}

/** Files that come with the next line of a conversation: sent while it is being written, and cleared once it is said. */
export function useLineUploads(requestId: string): PhotoUploads & { ids: string[]; clear: () => void } {
  const { items, setItems, uploads } = useItems(REQUEST_LINE_FILES_MAX, { requestId, purpose: 'request_attachment' });
  return { ...uploads, ids: items.flatMap(({ photo }) => (photo ? [photo.id] : [])), clear: () => setItems([]) };
}

/** How many photos the reader may still add in addition to those of the others. */
export function roomFor(photos: readonly RequestPhoto[]): number {
  return REQUEST_PHOTOS_MAX - photos.filter(({ removable }) => removable).length;
}

function useItems(room: number, target: Target = {}, onSent?: (key: string) => void) {
  const [items, setItems] = useState<readonly PhotoItem[]>(() => interrupted(target));
  const [total, setTotal] = useState({ sent: 0, count: 0 });
  const running = useRef(new Map<string, AbortController>());
  const t = useT();
  const textOf = useProblemText();
  const patch = useCallback((key: string, change: Partial<PhotoItem>) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }, []);

  const send = (file: File, key: string) => {
    if (!target.purpose && !isPicture(file) && !isVideo(file))
      return patch(key, { error: t('request-parts.photos.neither') });
    const most = !target.purpose && isVideo(file) ? FILE_BYTES.video : FILE_BYTES.document;
    // Before it is sent: who is on a phone pays for every megabyte of a file that can't be taken.
    if (file.size > most) return patch(key, { error: t('errors.reason.file_too_large', { mib: most / MIB }) });
    const stop = new AbortController();
    running.current.set(key, stop);
    setTotal(({ sent, count }) => (running.current.size === 1 ? { sent: 0, count: 1 } : { sent, count: count + 1 }));
    const settle = () => {
      running.current.delete(key);
      setTotal(({ sent, count }) => ({ sent: sent + 1, count }));
    };
    sendOne(file, target, stop.signal, (change) => patch(key, change)).then(
      (photo) => {
        settle();
        patch(key, { photo, progress: 1, waiting: false });
        onSent?.(key);
      },
      (error: unknown) => {
        settle();
        if (!stop.signal.aborted) patch(key, { error: textOf(error), waiting: false, file });
      },
    );
  };
  const add = (files: readonly File[]) => {
    // A file that was interrupted takes the place of its tile.
    const begun = new Set(files.map((file) => begunWith(file, target)?.id));
    const left = items.filter(({ begunId }) => !begunId || !begun.has(begunId));
    const chosen = files.slice(0, Math.max(0, room - left.length)).map((file) => ({ file, key: crypto.randomUUID() }));
    setItems([...left, ...chosen.map(({ file, key }) => ({ key, name: file.name, progress: 0 }))]);
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
    running.current.get(key)?.abort(new DOMException('Removed', 'AbortError'));
    if (gone?.begunId) forgetBegun(gone.begunId);
    // For a draft: files that couldn't be removed are deleted at night.
    if (gone?.photo) removePhoto(gone.photo).catch(() => undefined);
  };
  const shown = items.map((item) => (item.begunId ? { ...item, error: t('request-parts.photos.interrupted') } : item));
  const busy = shown.some(({ photo, error }) => !photo && !error);
  return { items, setItems, uploads: { items: shown, busy, total, add, retry, remove } };
}

/** Some phones give their files no type; the server looks into them. */
const isPicture = ({ type, name }: File) =>
  type.startsWith('image/') || (type === '' && !/\.(pdf|docx?|xlsx?|zip|txt)$/i.test(name));

/** Photos and videos continue after a break; other files of a conversation are sent in one piece. */
function sendOne(
  file: File,
  { requestId, phase, purpose }: Target,
  signal: AbortSignal,
  onChange: (change: Partial<PhotoItem>) => void,
): Promise<Photo> {
  let shown = 0;
  const onProgress = (progress: number) => {
    if (progress < 1 && Math.abs(progress - shown) < LEAST_PROGRESS) return;
    shown = progress;
    onChange({ progress });
  };
  if (purpose) return uploadPhoto({ file, requestId, phase, purpose, onProgress, signal });
  const onWaiting = (waiting: boolean) => onChange({ waiting });
  return sendMedia({ file, target: { requestId, phase }, onProgress, onWaiting, signal });
}

/** Uploads that were running when the page was left. They continue when the same file is chosen again. */
function interrupted(target: Target): PhotoItem[] {
  if (target.purpose) return [];
  return begunUploads(target)
    .filter(({ id }) => !sending.has(id))
    .map(({ id, name }) => ({ key: id, name, progress: 0, begunId: id }));
}

function forgetBegun(id: string): void {
  dropBegun(id);
  void cancelUpload(id);
}
