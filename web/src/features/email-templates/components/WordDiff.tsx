import { diffWordsWithSpace } from 'diff';
import styles from './templates.module.css';

/** Comparing two long texts that have nothing in common takes too long. After this time, both texts are shown in full. */
const LONGEST_MS = 500;

/** What was added and removed between two texts, word by word. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout: LONGEST_MS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return (
    <p className={styles.diff}>
      {parts.map(({ value, added, removed }, at) => {
        if (added) return <ins key={at}>{value}</ins>;
        return removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>;
      })}
    </p>
  );
}
