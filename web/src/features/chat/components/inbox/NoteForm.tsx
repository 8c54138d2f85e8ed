import { useProblemText } from '@api/problem-text';
import { CHAT_NOTE_MAX } from '@contract/chat-inbox';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import type { FormEvent } from 'react';
import { useAddNote } from '../../api/after-chat';
import { useDraft } from './use-draft';
import styles from './Inbox.module.css';

interface NoteFormProps {
  sessionId: string;
  /** What was being written when the note was left. */
  draft: string;
}

/** Writes an internal note. Enter makes a new line: a note is never sent by mistake. */
export function NoteForm({ sessionId, draft }: NoteFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const [text, setText, sent] = useDraft(sessionId, draft, 'noteDraft');
  const add = useAddNote(sessionId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate(text.trim(), { onSuccess: sent });
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
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={text.trim() === ''} loading={add.isPending}>
        {t('inbox.note.add')}
      </Button>
    </form>
  );
}
