import { CHAT_MESSAGE_MAX } from '@contract/chat';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useAnswer } from '../../api/inbox';
import styles from './Inbox.module.css';

/** Writes an answer: Enter sends, Shift+Enter makes a new line. What was written stays when it could not be sent. */
export function AnswerForm({ sessionId }: { sessionId: string }) {
  const t = useT();
  const [text, setText] = useState('');
  const answer = useAnswer(sessionId, () => setText(''));
  const send = () => {
    if (text.trim() !== '' && !answer.isPending) answer.mutate(text.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.answer} onSubmit={submit}>
      <TextArea
        label={t('chat.inbox.reply')}
        hideLabel
        placeholder={t('chat.inbox.reply')}
        rows={3}
        maxLength={CHAT_MESSAGE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" disabled={text.trim() === ''} loading={answer.isPending}>
        {t('chat.inbox.send')}
      </Button>
    </form>
  );
}
