import { useProblemText } from '@api/problem-text';
import { TICKET_TEXT_MAX } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useUnsaved } from '@shared/form/unsaved';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { useState, type FormEvent } from 'react';
import { useAnswerTicket } from '../api/tickets';
import styles from './support.module.css';

/** Adds something to one's own question; what was typed stays until it is sent. */
export function AnswerForm({ ticketId, label }: { ticketId: string; label: string }) {
  const t = useT();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const answer = useAnswerTicket(ticketId);
  useUnsaved(text.trim() !== '' && !answer.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    setFailure(undefined);
    answer.mutate(
      { message: text.trim() },
      { onSuccess: () => setText(''), onError: (error) => setFailure(problemText(error)) },
    );
  };
  return (
    <form className={styles.answer} noValidate onSubmit={submit}>
      {failure && <FormError title={failure} />}
      <TextArea
        name="message"
        label={label}
        rows={5}
        maxLength={TICKET_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" loading={answer.isPending} disabled={!text.trim()}>
        {t('support.send')}
      </Button>
    </form>
  );
}
