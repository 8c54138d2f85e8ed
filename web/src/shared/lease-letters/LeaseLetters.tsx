import type { LetterKind } from '@contract/letter-kinds';
import { LetterButton } from './LetterButton';
import styles from './letters.module.css';

/** Downloads of the letters that there are about a lease. Nothing is shown if there are none. */
export function LeaseLetters({ lease: { id, letters } }: { lease: { id: string; letters: readonly LetterKind[] } }) {
  if (letters.length === 0) return null;
  return (
    <div className={styles.letters}>
      {letters.map((kind) => (
        <LetterButton key={kind} leaseId={id} kind={kind} />
      ))}
    </div>
  );
}
