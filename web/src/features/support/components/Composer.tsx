import { useProblemText } from '@api/problem-text';
import { useProfile } from '@api/session';
import { TICKET_NOTE_MAX } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useNoteField } from '@shared/keys/use-note-field';
import { MentionArea } from '@shared/mentions/MentionArea';
import { mentionedIn } from '@shared/mentions/use-mentions';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useState, type FormEvent } from 'react';
import { colleaguesQuery, deskQuery, useAddTicketNote, type Ticket } from '../api/tickets';
import { OfficeAnswer } from './OfficeAnswer';
import { useTicketDraft } from './use-ticket-draft';
import styles from './support.module.css';

/** An answer for the person who asked, or a note for the team. A closed ticket takes notes alone. */
export function Composer({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const [kind, setKind] = useState<'answer' | 'note'>('answer');
  const { area } = useNoteField(() => setKind('note'));
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
      {/* Both stay in place while the other is written: their drafts go on. */}
      {open && (
        <div hidden={kind !== 'answer'}>
          <OfficeAnswer ticket={ticket} draft={desk.data?.draft ?? ''} />
        </div>
      )}
      <div ref={area} hidden={open && kind !== 'note'}>
        <NoteForm ticketId={ticket.id} draft={desk.data?.noteDraft ?? ''} />
      </div>
    </div>
  );
}

function NoteForm({ ticketId, draft }: { ticketId: string; draft: string }) {
  const t = useT();
  const textOf = useProblemText();
  const [text, setText, sent] = useTicketDraft(ticketId, draft, 'noteDraft');
  const add = useAddTicketNote(ticketId);
  const { userId } = useProfile();
  const people = (useQuery(colleaguesQuery).data ?? []).filter(({ id }) => id !== userId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const note = text.trim();
    if (note !== '') add.mutate({ text: note, mentions: mentionedIn(note, people) }, { onSuccess: sent });
  };
  return (
    <form className={styles.answer} noValidate onSubmit={submit}>
      {add.error && <FormError title={textOf(add.error)} />}
      <MentionArea
        label={t('support.note')}
        help={t('support.note.help')}
        rows={3}
        maxLength={TICKET_NOTE_MAX}
        value={text}
        onText={setText}
        people={people}
        mention={t('support.note.mention')}
      />
      <Button type="submit" variant="secondary" disabled={text.trim() === ''} loading={add.isPending}>
        {t('support.note.add')}
      </Button>
    </form>
  );
}
