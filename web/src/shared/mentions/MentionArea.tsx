import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { TextArea, type TextAreaProps } from '@ui/fields/TextField';
import { useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { MentionList } from './MentionList';
import { useMentions, type Mentionable } from './use-mentions';
import styles from './Mentions.module.css';

interface MentionAreaProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'onSelect' | 'onKeyDown' | 'ref'> {
  value: string;
  onText: (text: string) => void;
  /** Those whom the text can name. */
  people: readonly Mentionable[];
  /** What the list and its button are called. */
  mention: string;
}

/** Several lines in which an @ offers people, for keys and fingers. Ctrl+Enter submits the form that they are in. */
export function MentionArea({ value, onText, people, mention, ...area }: MentionAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const mentions = useMentions(people, value, (text, caret) => {
    // Synchronously, so that the caret can be moved afterwards.
    flushSync(() => onText(text));
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  });
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || mentions.press(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    field.current?.form?.requestSubmit();
  };
  return (
    <div className={styles.area}>
      <TextArea
        {...area}
        ref={field}
        value={value}
        onChange={({ target }) => {
          onText(target.value);
          mentions.moveTo(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => mentions.moveTo(currentTarget.selectionStart)}
        onKeyDown={press}
        {...(people.length > 0 && mentions.aria(list))}
      />
      <MentionList mentions={mentions} id={list} label={mention} aboutOf={({ about }) => about} />
      {people.length > 0 && (
        <IconButton className={styles.begin} label={mention} icon={<IconAt aria-hidden />} onClick={mentions.begin} />
      )}
    </div>
  );
}
