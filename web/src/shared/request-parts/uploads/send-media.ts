import { Problem } from '@api/problem';
import { VIDEO_SECONDS_MAX } from '@contract/limits';
import { beginUpload, cancelUpload, finishUpload, type MediaTarget } from '../api/uploads';
import type { Photo } from '../types';
import { begunWith, dropBegun, keepBegun, sending as active } from './begun-uploads';
import { inTurn } from './turns';
import { untilConnected } from './until-connected';
import { isVideo, previewOf, type Preview } from './video';

/** The server takes a second more, as phones stop late. */
const LATE_SECONDS = 1;

export interface MediaSending {
  file: File;
  target: MediaTarget;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  /** Whether it is waiting for a connection. */
  onWaiting: (waiting: boolean) => void;
  signal: AbortSignal;
}

/**
 * Sends a photo or a video in parts. It continues after a break, and after a reload when the same file is chosen again.
 */
export function sendMedia(sending: MediaSending): Promise<Photo> {
  return inTurn(async () => {
    const { file, target, signal } = sending;
    signal.throwIfAborted();
    const preview = isVideo(file) ? await previewOf(file) : {};
    if ((preview.seconds ?? 0) >= VIDEO_SECONDS_MAX + LATE_SECONDS) throw tooLong();
    const begun = begunWith(file, target);
    if (!begun) return sendNew(sending, preview);
    // It has expired, or another tab has finished or removed it.
    return sendRest(begun.id, sending, preview).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return sendNew(sending, preview);
      throw error;
    });
  });
}

async function sendNew(sending: MediaSending, preview: Preview): Promise<Photo> {
  const { file, target, signal } = sending;
  const id = await untilConnected(() => beginUpload(file, isVideo(file) ? 'video' : 'photo', target), sending);
  if (signal.aborted) void cancelUpload(id);
  signal.throwIfAborted();
  keepBegun(id, file, target);
  return sendRest(id, sending, preview);
}

async function sendRest(id: string, sending: MediaSending, { poster }: Preview): Promise<Photo> {
  const { file, target, onProgress, signal } = sending;
  active.add(id);
  try {
    const { default: sendParts } = await untilConnected(() => load(), sending);
    await untilConnected(() => sendParts({ id, file, onProgress, signal }), sending);
    const photo = await untilConnected(() => finishUpload(id, target, poster), sending);
    dropBegun(id);
    return photo;
  } catch (error) {
    if (signal.aborted || isRefusal(error)) {
      dropBegun(id);
      // When a part is refused, the parts sent before are kept. A deleted or finished upload isn't changed.
      void cancelUpload(id);
    }
    throw error;
  } finally {
    active.delete(id);
  }
}

/** A refused upload doesn't continue now, but it does after signing in again, or a moment later. */
const isRefusal = (error: unknown) =>
  error instanceof Problem && error.status >= 400 && error.status < 500 && ![401, 408, 409, 429].includes(error.status);

/** The library for the protocol is loaded with the first file, and again if the connection was away. */
async function load(): Promise<typeof import('./send-parts')> {
  try {
    return await import('./send-parts');
  } catch (cause) {
    throw Object.assign(new Problem({ code: 'network', status: 0, message: 'Network error. Please try again.' }), {
      cause,
    });
  }
}

function tooLong(): Problem {
  const values = { seconds: VIDEO_SECONDS_MAX };
  return new Problem({ code: 'rule_broken', status: 422, message: 'Too long', reason: 'video_too_long', values });
}
