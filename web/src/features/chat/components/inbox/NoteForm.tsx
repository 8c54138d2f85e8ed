import { useProblemText } from '@api/problem-text';
import { CHAT_NOTE_MAX } from '@contract/chat-inbox';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import type { FormEvent } from 'react';
import { useAddNote } from '../../api/after-chat';
import styles from './Inbox.module.css';

interface NoteFormProps {
  sessionId: string;
  /** Kept outside: whoever looks at the answer meanwhile loses nothing. */
  text: string;
  onChange: (text: string) => void;
}

/** Writes an internal note. Enter makes a new line: a note is never sent by mistake. */
export function NoteForm({ sessionId, text, onChange }: NoteFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const add = useAddNote(sessionId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate(text.trim(), { onSuccess: () => onChange('') });
  };
  return (
    <form className={styles.answerForm} onSubmit={submit}>
      {add.error && <FormError title={textOf(add.error)} />}
      <TextArea
        className={styles.whole}
        label={t('inbox.note')}
        hideLabel
        help={t('inbox.note.help')}
        placeholder={t('inbox.note')}
        rows={3}
        maxLength={CHAT_NOTE_MAX}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={text.trim() === ''} loading={add.isPending}>
        {t('inbox.note.add')}
      </Button>
    </form>
  );
}
