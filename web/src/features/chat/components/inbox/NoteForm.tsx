import { useProblemText } from '@api/problem-text';
import { CHAT_NOTE_MAX } from '@contract/chat-inbox';
import { useT } from '@i18n/messages';
import { MentionArea } from '@shared/mentions/MentionArea';
import { mentionedIn } from '@shared/mentions/use-mentions';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import type { FormEvent } from 'react';
import { useAddNote } from '../../api/after-chat';
import type { InboxSession } from '../../api/inbox';
import { useDraft } from './use-draft';
import { useReadersOf } from './use-readers-of';
import styles from './Inbox.module.css';

interface NoteFormProps {
  session: InboxSession;
  /** The stored draft. */
  draft: string;
}

/** The form for an internal note. Enter makes a new line, so that a note is never sent by mistake; Ctrl+Enter adds it. */
export function NoteForm({ session, draft }: NoteFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const [text, setText, sent] = useDraft(session.id, draft, 'noteDraft');
  const add = useAddNote(session.id);
  const people = useReadersOf(session);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const note = text.trim();
    if (note !== '') add.mutate({ text: note, mentions: mentionedIn(note, people) }, { onSuccess: sent });
  };
  return (
    <form className={styles.answerForm} onSubmit={submit}>
      {add.error && <FormError title={textOf(add.error)} />}
      <MentionArea
        className={styles.whole}
        label={t('inbox.note')}
        hideLabel
        help={t('inbox.note.help')}
        placeholder={t('inbox.note')}
        rows={3}
        maxLength={CHAT_NOTE_MAX}
        value={text}
        onText={setText}
        people={people}
        mention={t('inbox.note.mention')}
      />
      <Button type="submit" variant="secondary" disabled={text.trim() === ''} loading={add.isPending}>
        {t('inbox.note.add')}
      </Button>
    </form>
  );
}
