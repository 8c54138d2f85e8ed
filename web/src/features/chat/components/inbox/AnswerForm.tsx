import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useProfile } from '@api/session';
import { useMay } from '@api/staff-rights';
import { CHAT_MESSAGE_MAX } from '@contract/chat';
import { useT } from '@i18n/messages';
import { useCanned } from '@shared/use-canned';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { Notice } from '@ui/states/Notice';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useAnswer, type InboxSession } from '../../api/inbox';
import { useTellTyping } from '../../api/typing';
import { CannedDialog } from './CannedDialog';
import { TakeOverDialog } from './TakeOverDialog';
import { useDraft } from './use-draft';
import styles from './Inbox.module.css';

interface AnswerFormProps {
  session: InboxSession;
  /** The stored draft. */
  draft: string;
  onMine: () => void;
}

/** Sends an answer. If a colleague answers the conversation, it asks first, even if only the server knows about it. */
function useSending(session: InboxSession, message: string, onSent: () => void) {
  const { userId } = useProfile();
  const [asks, setAsks] = useState(false);
  const answer = useAnswer(session.id);
  const held = session.status === 'assigned' && session.assignedTo !== userId;
  const send = (takeOver: boolean) => {
    if (message === '' || answer.isPending) return;
    if (held && !takeOver) return setAsks(true);
    answer.mutate(
      { message, ...(takeOver && { takeOver }) },
      {
        onSuccess: () => {
          setAsks(false);
          onSent();
        },
        onError: (error) => setAsks(toProblem(error).code === 'chat_held'),
      },
    );
  };
  const refused = answer.error && toProblem(answer.error).code !== 'chat_held' ? answer.error : null;
  return { send, held, asks, refused, pending: answer.isPending, stopAsking: () => setAsks(false) };
}

function CannedList({ canned }: { canned: ReturnType<typeof useCanned> }) {
  const t = useT();
  if (canned.shown.length === 0) return null;
  return (
    <div className={styles.canned} role="listbox" aria-label={t('inbox.canned')}>
      {canned.shown.map((answer, at) => (
        <button
          key={answer.id}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === canned.chosen}
          className={styles.cannedOption}
          onClick={() => canned.insert(answer)}
        >
          <strong>/{answer.shortcut}</strong> {canned.textOf(answer)}
        </button>
      ))}
    </div>
  );
}

/**
 * The form for an answer: Enter sends, Shift+Enter makes a new line, and “/” offers canned answers. The text stays until it is
 * sent.
 */
export function AnswerForm({ session, draft, onMine }: AnswerFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const may = useMay();
  const [text, setText, sent] = useDraft(session.id, draft);
  const tellTyping = useTellTyping(session.id);
  const [manages, setManages] = useState(false);
  const canned = useCanned(session, text, setText);
  const sending = useSending(session, text.trim(), () => {
    sent();
    onMine();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.send(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || canned.press(event)) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    sending.send(false);
  };
  return (
    <form className={styles.answerForm} onSubmit={submit}>
      {sending.held && (
        <Notice className={styles.whole}>
          {session.assignedName ? t('inbox.held', { name: session.assignedName }) : t('inbox.held.someone')}
        </Notice>
      )}
      {sending.refused && <FormError title={textOf(sending.refused)} />}
      <CannedList canned={canned} />
      <TextArea
        className={styles.whole}
        label={t('inbox.reply')}
        hideLabel
        placeholder={`${t('inbox.reply')} (${t('inbox.canned.hint')})`}
        rows={3}
        maxLength={CHAT_MESSAGE_MAX}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value.trim() !== '') tellTyping();
        }}
        onKeyDown={press}
      />
      <div className={styles.answerFoot}>
        <Button variant="ghost" size="sm" onClick={() => setManages(true)}>
          {t(may('team') ? 'inbox.canned.open' : 'inbox.canned')}
        </Button>
        <Button type="submit" disabled={text.trim() === ''} loading={sending.pending}>
          {t('inbox.send')}
        </Button>
      </div>
      {manages && <CannedDialog onClose={() => setManages(false)} />}
      {sending.asks && (
        <TakeOverDialog
          name={sending.held ? session.assignedName : null}
          doing="send"
          loading={sending.pending}
          onConfirm={() => sending.send(true)}
          onClose={sending.stopAsking}
        />
      )}
    </form>
  );
}
