import { useProblemText } from '@api/problem-text';
import { TICKET_SUBJECT_MAX } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { answersQuery, useSplitTicket, type Ticket } from '../api/tickets';
import lists from '@shared/list/list.module.css';

const EXCERPT = 120;

/** Makes a ticket of its own of some messages. */
export function SplitDialog({
  ticket,
  onClose,
  onSplit,
}: {
  ticket: Ticket;
  onClose: () => void;
  onSplit: (id: string) => void;
}) {
  const t = useT();
  const note = useNote('support');
  const textOf = useProblemText();
  const { data: messages = [] } = useQuery(answersQuery(ticket.id));
  const [subject, setSubject] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const split = useSplitTicket(ticket.id);
  const messageIds = messages.map(({ id }) => id).filter((id) => chosen.includes(id));
  const save = () =>
    split.mutate(
      { messageIds, subject: subject.trim() },
      {
        onSuccess: (made) => {
          if (!made) return;
          toast({ kind: 'success', title: note((t) => t('support.split.done', { number: made.number })) });
          onSplit(made.id);
        },
      },
    );
  return (
    <Dialog
      open
      title={t('support.split.title')}
      closeLabel={t('support.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('support.cancel')}
          </Button>
          <Button loading={split.isPending} disabled={messageIds.length === 0 || subject.trim() === ''} onClick={save}>
            {t('support.split')}
          </Button>
        </>
      }
    >
      <div className={lists.stack}>
        {split.error && <FormError title={textOf(split.error)} />}
        <TextField
          label={t('support.subject')}
          maxLength={TICKET_SUBJECT_MAX}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        {messages.length === 0 && <p>{t('support.split.none')}</p>}
        {messages.map(({ id, message, fromOffice, authorName }) => (
          <Checkbox
            key={id}
            label={t('parts.named', {
              name: fromOffice ? (authorName ?? t('support.office')) : ticket.name,
              value: message.slice(0, EXCERPT),
            })}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
