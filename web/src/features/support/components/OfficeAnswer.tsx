import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useProfile } from '@api/session';
import { TICKET_TEXT_MAX } from '@contract/tickets';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { useCanned } from '@shared/use-canned';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useAnswerTicket, writersQuery, type Ticket } from '../api/tickets';
import { useTicketDraft } from './use-ticket-draft';
import styles from './support.module.css';

/** Sends an answer; when the ticket is assigned to a colleague, it asks first, also when only the server knows. */
function useSending(ticket: Ticket, message: string, onSent: () => void) {
  const { userId } = useProfile();
  const [asks, setAsks] = useState(false);
  const answer = useAnswerTicket(ticket.id);
  const held = ticket.assignedTo !== null && ticket.assignedTo !== userId;
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

/** The person assigned to the ticket, and who is writing at this moment. */
function Others({ ticket, held }: { ticket: Ticket; held: boolean }) {
  const t = useT();
  const { list } = useFormats();
  const { data: writers = [] } = useQuery(writersQuery(ticket.id));
  const writing = writers.length > 0 && t('support.writing', { names: list(writers.map(({ name }) => name)) });
  const holding = held && t('support.held', { name: ticket.assignedName ?? '–' });
  if (!writing && !holding) return null;
  return <Notice announce>{[holding, writing].filter(Boolean).join(' ')}</Notice>;
}

function CannedList({ canned }: { canned: ReturnType<typeof useCanned> }) {
  const t = useT();
  if (canned.shown.length === 0) return null;
  return (
    <div className={styles.canned} role="listbox" aria-label={t('support.canned')}>
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

/** Where the answer goes. Of someone who left a phone number alone, it is kept for the team. */
function helpOf({ userId, email }: Ticket) {
  if (userId) return 'support.answerHelp';
  return email ? 'support.answerHelpMail' : 'support.answerHelpCall';
}

/** Asks before someone answers a colleague's ticket. */
function TakeOver({
  name,
  loading,
  onSend,
  onClose,
}: {
  name: string | null;
  loading: boolean;
  onSend: () => void;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog
      open
      size="sm"
      title={t('support.takeOver.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('support.cancel')}
          </Button>
          <Button loading={loading} onClick={onSend}>
            {t('support.takeOver.send')}
          </Button>
        </>
      }
    >
      <p>{name ? t('support.takeOver.text', { name }) : t('support.takeOver.someone')}</p>
    </Dialog>
  );
}

/** Writes the team's answer: “/” offers canned answers, Ctrl+Enter sends, and what was written stays until it is sent. */
export function OfficeAnswer({ ticket, draft }: { ticket: Ticket; draft: string }) {
  const t = useT();
  const mail = useMailWord();
  const textOf = useProblemText();
  const [text, setText, sent] = useTicketDraft(ticket.id, draft);
  const canned = useCanned(ticket, text, setText);
  const sending = useSending(ticket, text.trim(), sent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.send(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || canned.press(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    sending.send(false);
  };
  return (
    <form className={styles.answer} noValidate onSubmit={submit}>
      <Others ticket={ticket} held={sending.held} />
      {sending.refused && <FormError title={textOf(sending.refused)} />}
      <CannedList canned={canned} />
      <TextArea
        name="message"
        label={t('support.answer')}
        help={t(helpOf(ticket), { ...mail, email: ticket.email ?? '' })}
        placeholder={t('support.canned.hint')}
        rows={5}
        maxLength={TICKET_TEXT_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" loading={sending.pending} disabled={text.trim() === ''}>
        {t(helpOf(ticket) === 'support.answerHelpCall' ? 'support.saveAnswer' : 'support.send')}
      </Button>
      {sending.asks && (
        <TakeOver
          name={sending.held ? ticket.assignedName : null}
          loading={sending.pending}
          onSend={() => sending.send(true)}
          onClose={sending.stopAsking}
        />
      )}
    </form>
  );
}
