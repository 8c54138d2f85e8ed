import { useEffect } from 'react';
import type { Mentionable, useMentions } from './use-mentions';
import styles from './Mentions.module.css';

interface MentionListProps<P extends Mentionable> {
  mentions: ReturnType<typeof useMentions<P>>;
  /** Names the list for the field. */
  id: string;
  label: string;
  /** What is said beside a name. */
  aboutOf: (person: P) => string | undefined;
}

/** People behind an @, for keys and fingers. */
export function MentionList<P extends Mentionable>({ mentions, id, label, aboutOf }: MentionListProps<P>) {
  const { shown, chosen } = mentions;
  const isOpen = shown.length > 0;
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen, isOpen]);
  if (!isOpen) return null;
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={label}>
      {shown.map((person, at) => (
        <button
          key={person.id}
          id={`${id}-${at}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          className={styles.option}
          onClick={() => mentions.insert(person)}
        >
          <strong>{person.name}</strong> {aboutOf(person)}
        </button>
      ))}
    </div>
  );
}

/** A text with the names of those whom it mentions set apart. What only looks like a mention stays text. Notes of a process of the previous version have no names. */
export function Mentioned({ text, names = [] }: { text: string; names?: readonly string[] }) {
  // The longest first: “@Ana Roy” is in “@Ana Roy-Dubois”.
  const marks = names.toSorted((one, other) => other.length - one.length).map((name) => `@${name}`);
  if (marks.length === 0) return text;
  const pattern = new RegExp(`(${marks.map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'g');
  return text.split(pattern).map((part, at) =>
    marks.includes(part) ? (
      <span key={at} className={styles.mention}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
