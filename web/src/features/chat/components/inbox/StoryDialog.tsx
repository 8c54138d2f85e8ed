import { useProblemText } from '@api/problem-text';
import { TICKET_SUBJECT_MAX } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMakeLead, useMakeTicket } from '../../api/after-chat';
import type { InboxSession } from '../../api/inbox';
import styles from './Inbox.module.css';

const FIELDS = { ticket: ['subject', 'name', 'email'], lead: ['firstName', 'lastName', 'email'] } as const;
type Field = (typeof FIELDS)['ticket' | 'lead'][number];
const LABELS = {
  subject: 'inbox.ticket.subject',
  name: 'inbox.visitorName',
  firstName: 'inbox.firstName',
  lastName: 'inbox.lastName',
  email: 'inbox.email',
} as const;
const MAX: Record<Field, number> = { subject: TICKET_SUBJECT_MAX, name: 161, firstName: 80, lastName: 80, email: 254 };

interface StoryDialogProps {
  session: InboxSession;
  kind: 'ticket' | 'lead';
  onClose: () => void;
}

/** Creates a ticket or a lead from the conversation. Asks for a name and an address if the visitor wasn't signed in. */
export function StoryDialog({ session, kind, onClose }: StoryDialogProps) {
  const t = useT();
  const note = useNote('inbox');
  const textOf = useProblemText();
  const form = useId();
  const navigate = useNavigate();
  const [values, setValues] = useState<Partial<Record<Field, string>>>({});
  const ticket = useMakeTicket(session.id);
  const lead = useMakeLead(session.id);
  const error = ticket.error ?? lead.error;
  const asked = FIELDS[kind].filter((field) => field === 'subject' || !session.personId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = ({ id, isNew }: { id: string; isNew?: boolean }) => {
      const place = kind === 'lead' ? `/leads/${id}` : `/tickets/${id}`;
      toast({
        // A process of the version before doesn't say whether it is new.
        kind: isNew === false ? 'info' : 'success',
        title: note((say) => say(isNew === false ? `inbox.${kind}.before` : `inbox.${kind}.done`)),
        action: {
          label: note((say) => say('inbox.story.open')),
          onClick: () => void navigate(paths.dashboard('staff', place)),
        },
      });
      onClose();
    };
    if (kind === 'lead') lead.mutate(values, { onSuccess });
    else ticket.mutate({ ...values, subject: values.subject ?? '' }, { onSuccess });
  };
  return (
    <Dialog
      open
      size="sm"
      title={t(`inbox.${kind}.title`)}
      closeLabel={t('inbox.dialog.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('inbox.cancel')}
          </Button>
          <Button type="submit" form={form} loading={ticket.isPending || lead.isPending}>
            {t(`inbox.${kind}`)}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        {error && <FormError title={textOf(error)} />}
        <p>{t('inbox.ticket.text')}</p>
        {asked.map((field) => (
          <TextField
            key={field}
            required
            type={field === 'email' ? 'email' : 'text'}
            label={t(LABELS[field])}
            maxLength={MAX[field]}
            value={values[field] ?? ''}
            onChange={({ target }) => setValues({ ...values, [field]: target.value })}
          />
        ))}
      </form>
    </Dialog>
  );
}
