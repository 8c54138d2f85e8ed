import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import type { useMentions } from './use-mentions';
import styles from './Mentions.module.css';

/** People behind an @, for keys and fingers. `id` names the list for the field. */
export function MentionList({ mentions, id }: { mentions: ReturnType<typeof useMentions>; id: string }) {
  const t = useT();
  if (mentions.shown.length === 0) return null;
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={t('request-parts.talk.mention')}>
      {mentions.shown.map((person, at) => (
        <button
          key={person.id}
          id={`${id}-${at}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === mentions.chosen}
          className={styles.option}
          onClick={() => mentions.insert(person)}
        >
          <strong>{person.name}</strong> {t(messageId(`request-parts.by.${person.side}`))}
        </button>
      ))}
    </div>
  );
}

/** A text with the names of those whom it mentions set apart. What only looks like a mention stays text. */
export function Mentioned({ text, names }: { text: string; names: readonly string[] }) {
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
