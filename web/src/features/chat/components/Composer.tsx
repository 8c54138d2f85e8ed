import { CHAT_MESSAGE_MAX } from '@contract/chat';
import { useT } from '@i18n/messages';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { Button } from '@ui/controls/Button';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import styles from './ChatView.module.css';

/** The message field. Enter sends, Shift+Enter makes a new line, and blank text can't be sent (docs/specification/chat.md). */
export function Composer({ onSay, onType }: { onSay: (message: string) => void; onType: () => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const blank = text.trim() === '';
  const send = () => {
    if (blank) return;
    onSay(text.trim());
    setText('');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
    // The button is disabled now, and a disabled element loses the focus.
    event.currentTarget.querySelector('textarea')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // During input method composition, Enter only accepts the suggested word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        className={styles.input}
        aria-label={t('chat.message')}
        placeholder={t('chat.message.placeholder')}
        rows={2}
        maxLength={CHAT_MESSAGE_MAX}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value.trim() !== '') onType();
        }}
        onKeyDown={press}
        data-focus
      />
      <Button type="submit" disabled={blank} icon={<IconSend size={18} stroke={1.75} aria-hidden />}>
        {t('chat.send')}
      </Button>
    </form>
  );
}
