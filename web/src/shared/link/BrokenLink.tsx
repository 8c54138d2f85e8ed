import { useT } from '@i18n/messages';
import { Heading, Text } from '@ui/layout/Heading';
import type { ReactNode } from 'react';
import styles from './BrokenLink.module.css';

/** A link that lost its token: what to do, and a link to continue for people who have no other. */
export default function BrokenLink({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div role="alert" className={styles.broken}>
      <Heading level={1} look="d3">
        {t('parts.link.broken')}
      </Heading>
      <Text ink={2}>{t('parts.link.brokenText')}</Text>
      <div className={styles.onward}>{children}</div>
    </div>
  );
}
