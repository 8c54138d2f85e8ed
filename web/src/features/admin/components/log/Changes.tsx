import type { LogEntry } from '../../api/log';
import { useChangeWords } from './use-change-words';
import styles from './log.module.css';

/** The fields that were changed, with their values before and after. */
export function Changes({ changes }: Pick<LogEntry, 'changes'>) {
  const words = useChangeWords();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field}>{words(change)}</li>
      ))}
    </ul>
  );
}
