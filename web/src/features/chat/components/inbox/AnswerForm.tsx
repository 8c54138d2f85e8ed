import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useProfile } from '@api/session';
import { CHAT_MESSAGE_MAX } from '@contract/chat';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { Notice } from '@ui/states/Notice';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useAnswer, type InboxSession } from '../../api/inbox';
import { TakeOverDialog } from './TakeOverDialog';
import styles from './Inbox.module.css';

interface AnswerFormProps {
  session: InboxSession;
  onMine: () => void;
}

/** Writes an answer: Enter sends, Shift+Enter makes a new line. What was written stays when it could not be sent. */
export function AnswerForm({ session, onMine }: AnswerFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const { userId } = useProfile();
  const [text, setText] = useState('');
  const [asks, setAsks] = useState(false);
  const answer = useAnswer(session.id);
  const held = session.status === 'assigned' && session.assignedTo !== userId;
  const message = text.trim();
  const refused = answer.error && toProblem(answer.error);
  const send = (takeOver: boolean) => {
    if (message === '' || answer.isPending) return;
    if (held && !takeOver) return setAsks(true);
    answer.mutate(
      { message, ...(takeOver && { takeOver }) },
      {
        onSuccess: () => {
          setText('');
          setAsks(false);
          onMine();
        },
        // A colleague was quicker, and the screen did not know yet.
        onError: (error) => setAsks(toProblem(error).code === 'chat_held'),
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(false);
  };
  return (
    <form className={styles.answer} onSubmit={submit}>
      {held && (
        <Notice className={styles.whole}>
          {session.assignedName ? t('inbox.held', { name: session.assignedName }) : t('inbox.held.someone')}
        </Notice>
      )}
      {refused && refused.code !== 'chat_held' && <FormError title={textOf(answer.error)} />}
      <TextArea
        className={styles.whole}
        label={t('inbox.reply')}
        hideLabel
        placeholder={t('inbox.reply')}
        rows={3}
        maxLength={CHAT_MESSAGE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" disabled={message === ''} loading={answer.isPending}>
        {t('inbox.send')}
      </Button>
      {asks && (
        <TakeOverDialog
          name={session.assignedTo === userId ? null : session.assignedName}
          doing="send"
          loading={answer.isPending}
          onConfirm={() => send(true)}
          onClose={() => setAsks(false)}
        />
      )}
    </form>
  );
}
