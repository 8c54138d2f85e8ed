import { messageId } from '@i18n/message-ids';
import { useT, type TextValues } from '@i18n/messages';
import { Pane } from '@ui/pane/Pane';
import type { StatusName } from '@ui/pane/status';
import styles from './Hero.module.css';

export interface CalloutProps {
  /** Messages `<id>.title` and `<id>.text`. */
  id: string;
  /** Another last part than `title`, for words that are in another language on purpose. */
  title?: 'title' | 'original';
  values?: TextValues;
  status?: StatusName;
}

/** What happens behind one lit window. */
export function Callout({ id, title = 'title', values, status }: CalloutProps) {
  const t = useT();
  return (
    <>
      <p className={styles.calloutTitle}>
        {status && <Pane status={status} />}
        <span>{t(messageId(`${id}.${title}`), values)}</span>
      </p>
      <p className={styles.calloutText}>{t(messageId(`${id}.text`), values)}</p>
    </>
  );
}
