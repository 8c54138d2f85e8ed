import { useT } from '@i18n/messages';
import { Heading, Text } from '@ui/layout/Heading';
import { Pane } from '@ui/pane/Pane';
import type { ReactNode } from 'react';
import styles from './AuthForm.module.css';

/** Replaces the form while the dashboard opens. */
export default function Arriving({ title, text }: { title: string; text: ReactNode }) {
  const t = useT();
  return (
    <div className={styles.done} role="status" aria-label={t('auth.arriving.label')}>
      <Pane kind="full" status="paid" size="window" filling />
      <Heading level={1} look="d3">
        {title}
      </Heading>
      <Text ink={2}>{text}</Text>
    </div>
  );
}
