import { useProblemText } from '@api/problem-text';
import { TICKET_NOTE_MAX } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useState, type FormEvent } from 'react';
import { deskQuery, useAddTicketNote, type Ticket } from '../api/tickets';
import { OfficeAnswer } from './OfficeAnswer';
import styles from './support.module.css';

/** An answer for the person who asked, or a note for the team. A closed ticket takes notes alone. */
export function Composer({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const [kind, setKind] = useState<'answer' | 'note'>('answer');
  const [note, setNote] = useState('');
  const desk = useQuery(deskQuery(ticket.id));
  if (!desk.data && !desk.isError) return null;
  const open = ticket.status !== 'closed';
  return (
    <div className={styles.composer}>
      {open && (
        <SegmentedControl
          label={t('support.write')}
          value={kind}
          onChange={setKind}
          options={(['answer', 'note'] as const).map((value) => ({ value, label: t(`support.write.${value}`) }))}
        />
      )}
      {/* The answer stays mounted while a note is written, so that its draft is kept. */}
      {open && (
        <div hidden={kind !== 'answer'}>
          <OfficeAnswer ticket={ticket} draft={desk.data?.draft ?? ''} />
        </div>
      )}
      {(!open || kind === 'note') && <NoteForm ticketId={ticket.id} text={note} onChange={setNote} />}
    </div>
  );
}

function NoteForm({ ticketId, text, onChange }: { ticketId: string; text: string; onChange: (text: string) => void }) {
  const t = useT();
  const textOf = useProblemText();
  const add = useAddTicketNote(ticketId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate(text.trim(), { onSuccess: () => onChange('') });
  };
  return (
    <form className={styles.answer} noValidate onSubmit={submit}>
      {add.error && <FormError title={textOf(add.error)} />}
      <TextArea
        label={t('support.note')}
        help={t('support.note.help')}
        rows={3}
        maxLength={TICKET_NOTE_MAX}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={text.trim() === ''} loading={add.isPending}>
        {t('support.note.add')}
      </Button>
    </form>
  );
}
