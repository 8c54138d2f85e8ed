import { REQUEST_LINE_FILES_MAX, REQUEST_LINE_MAX } from '@contract/work-limits';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useUnsaved } from '@shared/form/unsaved';
import { useLengthNote } from '@shared/form/use-length-note';
import { MentionList } from '@shared/mentions/MentionList';
import { mentionedIn, useMentions } from '@shared/mentions/use-mentions';
import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea } from '@ui/fields/TextField';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useSayLine } from './api/lines';
import { readersOf } from './readers';
import { AttachButton, ChosenFiles } from './TalkFiles';
import type { Audience, NewLine, Person } from './types';
import { useLineUploads } from './use-photo-uploads';
import styles from './TalkComposer.module.css';

interface TalkComposerProps {
  request: {
    id: string;
    /** To whom the writer may write, the usual first. */
    audiences: readonly Audience[];
    people: readonly Person[];
  };
  /** What is said of the words while they are written, and what goes with them. */
  beside?: Beside;
}

export interface Beside {
  show: (message: string) => ReactNode;
  body: Pick<NewLine, 'belowFloorReason'>;
  /** Whether something is missing, which is then shown. */
  holds: () => boolean;
  onSent: () => void;
}

/** A place to write, and who will read it. */
export function TalkComposer({ request: { id, audiences, people }, beside }: TalkComposerProps) {
  const t = useT();
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<Audience>();
  // The usual one again after each line: a note among colleagues is never followed by one that was meant for everyone, or the reverse.
  const audience = chosen && audiences.includes(chosen) ? chosen : audiences[0];
  const uploads = useLineUploads(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const readers = readersOf(people, audience);
  const mentions = useMentions(readers, message, (text, caret) => {
    // Synchronously, so that the caret can be moved afterwards.
    flushSync(() => setMessage(text));
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  });
  const say = useSayLine(id, () => {
    setMessage('');
    uploads.clear();
    setChosen(undefined);
    beside?.onSent();
  });
  const { note, error } = useLengthNote(message, REQUEST_LINE_MAX);
  useUnsaved(message.trim() !== '' && !say.isPending);
  if (!audience) return null;
  const empty = !message.trim() && uploads.ids.length === 0;
  // What is on its way, or failed, would be left behind without a word.
  const unsent = uploads.items.length > uploads.ids.length;
  const toOthers = audiences.length > 2;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && !unsent && !error && !say.isPending && !beside?.holds())
          say.mutate({
            message: message.trim(),
            audience,
            attachmentIds: uploads.ids,
            mentions: mentionedIn(message, readers),
            ...beside?.body,
          });
      }}
    >
      <TextArea
        label={t('request-parts.comment')}
        rows={2}
        help={note}
        error={error}
        ref={field}
        value={message}
        onChange={({ target }) => {
          setMessage(target.value);
          mentions.moveTo(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => mentions.moveTo(currentTarget.selectionStart)}
        onKeyDown={mentions.press}
        {...(readers.length > 0 && mentions.aria(list))}
      />
      <MentionList
        mentions={mentions}
        id={list}
        label={t('request-parts.talk.mention')}
        aboutOf={({ side }) => t(messageId(`request-parts.by.${side}`))}
      />
      {message.trim() !== '' && beside?.show(message)}
      <ChosenFiles uploads={uploads} />
      <div className={styles.formRow}>
        {audiences.length > 1 ? (
          <SelectField
            label={t('request-parts.talk.to')}
            value={audience}
            onChange={(event) => setChosen(event.target.value as Audience)}
            options={audiences.map((value) => ({
              value,
              label: t(messageId(`request-parts.talk.to.${toOthers || value === 'everyone' ? value : 'only'}`)),
            }))}
          />
        ) : (
          <span className={styles.quiet}>{t(messageId(`request-parts.talk.kept.${audience}`))}</span>
        )}
        <div className={styles.send}>
          {readers.length > 0 && (
            <IconButton
              label={t('request-parts.talk.mention')}
              icon={<IconAt aria-hidden />}
              onClick={mentions.begin}
            />
          )}
          <AttachButton uploads={uploads} room={REQUEST_LINE_FILES_MAX - uploads.items.length} />
          <Button
            type="submit"
            variant="secondary"
            loading={say.isPending}
            disabled={empty || unsent || Boolean(error)}
          >
            {t('request-parts.comment.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
