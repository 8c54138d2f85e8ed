import type { ReactNode } from 'react';
import { Card } from '..';
import styles from './Gallery.module.css';

/** One titled sample. */
export function Part({ title, bare, children }: { title: string; bare?: boolean; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {bare ? children : <Card>{children}</Card>}
    </section>
  );
}
