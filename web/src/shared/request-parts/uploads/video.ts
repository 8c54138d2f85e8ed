import { POSTER_BYTES_MAX } from '@contract/work-limits';

const LONGEST_SIDE = 1280;
/** Some phones' videos aren't decoded by every browser: then the upload continues without a picture. */
const PATIENCE_MS = 6000;
/** Browsers show nothing at the very beginning of some videos. */
const INSTANT = 0.1;

export const isVideo = ({ type, name }: File): boolean =>
  type.startsWith('video/') || /\.(mp4|mov|m4v|3gp)$/i.test(name);

export interface Preview {
  /** A JPEG in base64; undefined when this browser can't decode the video. */
  poster?: string;
  seconds?: number;
}

/** The first picture of a video and its duration, as far as this browser can tell. Nothing is sent. */
export async function previewOf(file: File): Promise<Preview> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await event(video, 'loadeddata');
    const seconds = Number.isFinite(video.duration) ? video.duration : undefined;
    const sought = event(video, 'seeked');
    video.currentTime = Math.min(INSTANT, (seconds ?? 0) / 2);
    await sought;
    return { seconds, poster: pictureOf(video) };
  } catch {
    return {};
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function event(video: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('The video can’t be decoded')), PATIENCE_MS);
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    video.addEventListener(name, settle(done), { once: true });
    video.addEventListener(
      'error',
      settle(() => failed(new Error('The video can’t be decoded'))),
      { once: true },
    );
  });
}

function pictureOf(video: HTMLVideoElement): string | undefined {
  const { videoWidth: width, videoHeight: height } = video;
  if (!width || !height) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  });
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const picture = canvas.toDataURL('image/jpeg', 0.8).split(',')[1];
  return picture && picture.length * 0.75 <= POSTER_BYTES_MAX ? picture : undefined;
}
