import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

/** The buttons at the end of a form or dialog: at the right, full width on phones. Write the main one last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
