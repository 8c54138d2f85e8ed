import { hash } from '../art/seed';
import { cx } from '../cx';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** The person's name, which determines the initials and the hue. The name itself is shown next to the avatar. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const HUES = 6;

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Initials in a circle. Decorative. */
export function Avatar({ name, size = 'md', className }: AvatarProps) {
  return (
    <span
      className={cx(styles.avatar, styles[size], styles[`hue${hash(name) % HUES}`], className)}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  );
}
