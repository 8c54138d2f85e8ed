import { useProblemText } from '@api/problem-text';
import { TICKET_TEXT_MAX } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useUnsaved } from '@shared/form/unsaved';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useAnswerTicket } from '../api/tickets';
import styles from './support.module.css';

interface AnswerFormProps {
  ticketId: string;
  label: string;
  help?: string;
  /** Brings texts that are written already. */
  children?: (fill: (text: string) => void) => ReactNode;
}

/** Writes an answer; what was typed stays until it is sent. */
export function AnswerForm({ ticketId, label, help, children }: AnswerFormProps) {
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
    answer.mutate(text.trim(), { onSuccess: () => setText(''), onError: (error) => setFailure(problemText(error)) });
  };
  return (
    <form className={styles.answer} noValidate onSubmit={submit}>
      {failure && <FormError title={failure} />}
      {children?.(setText)}
      <TextArea
        name="message"
        label={label}
        help={help}
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
