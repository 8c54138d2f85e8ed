import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Plate.module.css';

export interface PlateProps {
  /** The house or unit number. */
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string;
}

/** An enamel number plate: how properties and units are recognised. */
export function Plate({ children, size = 'md', className }: PlateProps) {
  return <span className={cx(styles.plate, styles[size], className)}>{children}</span>;
}
