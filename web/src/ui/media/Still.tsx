import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { cx } from '../cx';
import styles from './Still.module.css';

export interface StillProps {
  /** A photo, or the preview picture of a video. Without one, a video is shown as a neutral surface. */
  src?: string | null;
  alt: string;
  video?: boolean;
  className?: string;
}

/** A photo as it is, or a video that isn't playing: its picture with a mark. */
export function Still({ src, alt, video = false, className }: StillProps) {
  if (!video) return <img className={className} src={src ?? undefined} alt={alt} loading="lazy" />;
  return (
    <span className={cx(styles.video, className)} {...(!src && { role: 'img', 'aria-label': alt })}>
      {src ? <img src={src} alt={alt} loading="lazy" /> : <IconMovie stroke={1.5} size={32} aria-hidden />}
      <span className={styles.mark}>
        <IconPlayerPlayFilled size={16} aria-hidden />
      </span>
    </span>
  );
}
