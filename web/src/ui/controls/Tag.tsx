import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  /** With it the tag becomes a button that removes the thing … */
  onRemove?: () => void;
  /** … with this label: “Remove Parking”. */
  removeLabel?: string;
  tone?: 'plain' | 'accent';
  className?: string;
}

/** A small mark: a filter in force, “Sample”, “Most popular”. */
export function Tag({ children, onRemove, removeLabel, tone = 'plain', className }: TagProps) {
  const names = cx(styles.tag, styles[tone], className);
  if (!onRemove) return <span className={names}>{children}</span>;
  return (
    <button type="button" className={names} aria-label={removeLabel} onClick={onRemove}>
      {children}
      <IconX size={14} stroke={2} aria-hidden />
    </button>
  );
}
