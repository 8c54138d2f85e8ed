import { Heading, Text } from '@ui/layout/Heading';
import type { ReactNode } from 'react';
import styles from './AuthForm.module.css';

/** Headline and first sentence of a sign-in page. */
export function Title({ title, intro }: { title: ReactNode; intro?: ReactNode }) {
  return (
    <>
      <Heading level={1} look="d3" className={styles.title}>
        {title}
      </Heading>
      {intro && (
        <Text ink={2} className={styles.intro}>
          {intro}
        </Text>
      )}
    </>
  );
}
